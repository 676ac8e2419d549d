// Spaces that follow one another, also where a lane has more of them than its neighbours.
#include <algorithm>

#include "core/order.hpp"
#include "games/speed_circuit/rules/track.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr int kMostParts = 24, kMostReach = 4;
constexpr int64_t kRow = 5354228880;            // a row in units that every cut of up to 24 parts divides

struct Part {                                    // a space of one lane
  int64_t begin = 0, end = 0;
  int row = 0;                                   // drawn row it begins in
};
using Lane = std::vector<Part>;

Lane lane_of(Track const& t, std::vector<Extra> const& extra, int lane) {
  Lane out;
  for (int r = 0; r < t.length; ++r) {
    if (!t.has(r, lane)) continue;
    auto const e = std::find_if(extra.begin(), extra.end(), [&](Extra const& x) { return x.lane == lane && r >= x.from && r <= x.to; });
    if (e == extra.end()) {
      out.push_back({r * kRow, (r + 1) * kRow, r});
    } else if (r == e->from) {
      int const rows = e->to - e->from + 1, parts = rows + e->n;
      for (int i = 0; i < parts; ++i) {
        int64_t const begin = r * kRow + i * (rows * kRow / parts), end = r * kRow + (i + 1) * (rows * kRow / parts);
        out.push_back({begin, end, int(begin / kRow)});
      }
    }
  }
  return out;
}

// The first space that begins at or behind a place of the lap; the first of all behind the last. Parts stand in order.
Part const* first_from(Lane const& lane, int64_t at) {
  auto const p = std::lower_bound(lane.begin(), lane.end(), at, [](Part const& x, int64_t y) { return x.begin < y; });
  return lane.empty() ? nullptr : p == lane.end() ? &lane.front() : &*p;
}

Part const* covering(Lane const& lane, int64_t at) {
  auto const p = std::upper_bound(lane.begin(), lane.end(), at, [](int64_t y, Part const& x) { return y < x.begin; });
  return p == lane.begin() || (p - 1)->end <= at ? nullptr : &*(p - 1);
}

// Straight: what begins where this one ends. Diagonal: what begins at least half of it further on, but not a row later still.
Part const* follows(Lane const& to, Part const& from, int64_t at, bool straight, int64_t lap) {
  bool const exact = straight && at == from.begin;
  int64_t const least = exact ? from.end - from.begin : (from.end - from.begin) / 2, most = exact ? least : least + kRow - 1;
  Part const* p = first_from(to, (at + least) % lap);
  return p && (p->begin - at + lap) % lap <= most ? p : nullptr;
}

Error at_line(int line, std::string what) { return {"line " + std::to_string(line) + ", column 1", std::move(what)}; }

Error check_one(Track const& t, std::vector<Extra> const& extra, size_t which, int line) {
  Extra const& e = extra[which];
  int const rows = e.to - e.from + 1;
  if (e.n > (rows + 1) / 2 || rows + e.n > kMostParts)
    return at_line(line, std::to_string(rows) + " rows take at most " + std::to_string(std::min((rows + 1) / 2, kMostParts - rows)) + " extra spaces.");
  int grid = t.length;
  for (Space s : t.grid) grid = std::min(grid, s.row);
  if (e.from < 1 || e.to + 1 >= grid) return at_line(line, "Extra spaces keep a row away from the line and from the grid.");
  Row const& road = t.rows[size_t(e.from)];
  for (int r = e.from - 1; r <= e.to + 1; ++r)
    if (t.rows[size_t(r)].low != road.low || t.rows[size_t(r)].high != road.high)
      return at_line(line, "The road changes its width in row " + std::to_string(r) + "; extra spaces want the same lanes a row before and behind them.");
  if (!t.has(e.from, e.lane)) return at_line(line, "There is no lane " + std::to_string(e.lane) + " in row " + std::to_string(e.from) + ".");
  for (size_t i = 0; i < which; ++i)
    if (extra[i].lane == e.lane && extra[i].from <= e.to && e.from <= extra[i].to)
      return at_line(line, "Lane " + std::to_string(e.lane) + " has extra spaces here already.");
  for (Corner const& c : t.corners)
    for (int i = 0; i < int(c.arrow.size()); ++i)
      if (int const r = t.wrap(c.arrow_row + i); r >= e.from - 1 && r <= e.to)
        return at_line(line, "The arrow of " + c.name + " runs through these rows; arrows keep to level rows.");
  return {};
}

}  // namespace

Error check_extra(Track const& t, std::vector<Extra> const& extra, std::vector<int> const& lines) {
  for (size_t i = 0; i < extra.size(); ++i)
    if (Error e = check_one(t, extra, i, lines[i]); !e.what.empty()) return e;
  if (extra.empty()) return {};
  Track laid = t;
  lay_rows(laid, extra);
  if (laid.length > kMaxRows)
    return at_line(lines.back(), "Spaces begin at " + std::to_string(laid.length) + " places of the lap; at most " + std::to_string(kMaxRows) + " are possible.");
  for (Row const& r : laid.rows)
    for (int n : r.step)
      if (n > kMostReach) return at_line(lines.back(), "Too many spaces begin side by side; give the lanes the same number.");
  return {};
}

void lay_rows(Track& t, std::vector<Extra> const& extra) {
  int64_t const lap = t.length * kRow;
  std::array<Lane, kMaxLanes> lanes;
  std::vector<int64_t> begins;
  for (int l = 0; l < kMaxLanes; ++l) {
    lanes[size_t(l)] = lane_of(t, extra, l);
    for (Part const& p : lanes[size_t(l)]) begins.push_back(p.begin);
  }
  sort_few(begins);
  begins.erase(std::unique(begins.begin(), begins.end()), begins.end());
  auto row_at = [&](int64_t at) { return int(std::lower_bound(begins.begin(), begins.end(), at) - begins.begin()); };
  int const length = int(begins.size());
  std::vector<Row> rows;
  for (int64_t at : begins) {
    Row row = t.rows[size_t(at / kRow)];
    row.begins = 0;
    row.at = int32_t((at * 1000 + kRow / 2) / kRow);
    for (int l = row.low; l <= row.high; ++l) {
      Part const* own = covering(lanes[size_t(l)], at);
      if (!own) continue;
      Row const& drawn = t.rows[size_t(own->row)];
      row.limit[size_t(l)] = drawn.limit[size_t(l)];
      row.corner[size_t(l)] = drawn.corner[size_t(l)];
      if (own->begin == at) row.begins = uint8_t(row.begins | 1 << l);
      for (int to = std::max(0, l - 1); to <= std::min(kMaxLanes - 1, l + 1); ++to) {
        Part const* next = follows(lanes[size_t(to)], *own, at, to == l, lap);
        if (!next) continue;
        int const n = row_at(next->begin) - int(rows.size());
        row.step[size_t(l * 3 + to - l + 1)] = uint8_t(n > 0 ? n : n + length);
      }
    }
    rows.push_back(row);
  }
  for (Corner& c : t.corners) c.arrow_row = row_at(c.arrow_row * kRow);
  for (Space& s : t.grid) s.row = row_at(s.row * kRow);
  t.rows = std::move(rows);
  t.set_length(length);
}

int Track::middle(int row, int lane) const {
  int r = wrap(row);
  for (int i = 0; i < length && !has(r, lane); ++i) r = wrap(r - 1);
  int const n = reach(r, lane, lane);
  return rows[size_t(r)].at + (n ? way(r, wrap(r + n)) : 1000) / 2;
}

}  // namespace paddock::speed_circuit
