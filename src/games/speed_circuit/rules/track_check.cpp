// What is derived from a circuit, and the checks.
#include <algorithm>

#include "core/order.hpp"
#include "games/speed_circuit/bot/par.hpp"
#include "games/speed_circuit/rules/track.hpp"

namespace paddock::speed_circuit {
namespace {

bool posted(Track const& t, int row, int corner) {
  Row const& r = t.rows[size_t(row)];
  return std::find(r.corner.begin(), r.corner.end(), corner) != r.corner.end();
}

bool carries(Track const& t, int row, int corner) {
  Corner const& c = t.corners[size_t(corner - 1)];
  return posted(t, row, corner) || t.wrap(row - c.arrow_row) < int(c.arrow.size());
}

// First and last row of a corner: a corner may lie over the line.
void find_rows(Track& t, int id) {
  Corner& c = t.corners[size_t(id - 1)];
  c.first = c.last = -1;
  for (int r = 0; r < t.length; ++r)
    if (carries(t, r, id) && !carries(t, t.wrap(r - 1), id) && c.first < 0) c.first = r;
  for (int i = 0; i < t.length && c.first >= 0; ++i)
    if (carries(t, t.wrap(c.first + i), id)) c.last = t.wrap(c.first + i);
}

// SC-4.3 the inside of the corner a row belongs to, or of the next one; where two overlap, the later one wins.
void find_grey(Track& t) {
  for (int r = 0; r < t.length; ++r) {
    if (t.rows[size_t(r)].grey_given) continue;
    int best = -1, best_ahead = 0;
    bool inside = false;
    for (size_t i = 0; i < t.corners.size(); ++i) {
      Corner const& c = t.corners[i];
      if (c.first < 0) continue;
      int const into = t.wrap(r - c.first), size = t.wrap(c.last - c.first), ahead = t.wrap(c.first - r);
      bool const within = into <= size;
      bool const better = within ? !inside || into < best_ahead : !inside && (best < 0 || ahead < best_ahead);
      if (!better) continue;
      best = int(i);
      best_ahead = within ? into : ahead;
      inside = within;
    }
    if (best >= 0) t.rows[size_t(r)].grey_right = t.corners[size_t(best)].right;
  }
}

Error at(int line, std::string what) { return {"line " + std::to_string(line) + ", column 1", std::move(what)}; }

Error check_corners(Track const& t, TrackLines const& lines) {
  for (size_t i = 0; i < t.corners.size(); ++i) {
    Corner const& c = t.corners[i];
    if (c.first < 0) return at(lines.corner[i], "The corner " + c.name + " has no limits.");
    if (c.arrow.empty()) continue;
    if (posted(t, c.arrow_row, int(i) + 1) && t.corner(c.arrow_row, c.arrow[0]))
      return at(lines.arrow[i], "The arrow of " + c.name + " begins on a space with a limit; it begins before the corner.");
    for (int r = 0; r < t.length; ++r)
      if (posted(t, r, int(i) + 1) && t.wrap(r - c.arrow_row) >= int(c.arrow.size()))
        return at(lines.arrow[i], "The arrow of " + c.name + " does not cross row " + std::to_string(r) + ".");
  }
  return {};
}

// Every space can be left forward and was reached from behind.
Error check_spaces(Track const& t, TrackLines const& lines) {
  for (int r = 0; r < t.length; ++r)
    for (int step : {1, -1}) {
      Row const &row = t.rows[size_t(r)], &other = t.rows[size_t(t.wrap(r + step))];
      for (int lane = row.low; lane <= row.high; ++lane)
        if (lane + 1 < other.low || lane - 1 > other.high)
          return at(lines.width, "Lane " + std::to_string(lane) + " of row " + std::to_string(r) +
                                     (step > 0 ? " leads nowhere." : " cannot be reached."));
    }
  return {};
}

Error check_race(Track const& t, TrackLines const& lines) {
  int angle = 0, rows = 0;
  for (Bend b : t.shape) angle += b.angle, rows += b.rows;
  if (angle != 360 && angle != -360)
    return at(lines.shape, "The angles of 'shape:' add up to " + std::to_string(angle) + "; a lap turns by 360 or -360.");
  if (rows != t.length)
    return at(lines.shape, "'shape:' has " + std::to_string(rows) + " rows, the circuit " + std::to_string(t.length) + ".");
  if (t.grid.size() != size_t(kGrid))
    return at(lines.grid, "The grid has " + std::to_string(t.grid.size()) + " slots; 12 are expected.");
  for (Space s : t.grid)
    if (s.row < t.length - kGrid)
      return at(lines.grid, "Row " + std::to_string(s.row) + " is too far from the line for a grid.");
  return {};
}

std::vector<int> free_stretches(Track const& t) {
  auto free = [&](int r) {
    for (auto c : t.rows[size_t(t.wrap(r))].corner)
      if (c) return false;
    return true;
  };
  std::vector<int> out;
  for (int r = 0; r < t.length; ++r) {
    if (!free(r) || free(r - 1)) continue;
    int n = 0;
    while (free(r + n)) ++n;
    out.push_back(t.way(r, t.wrap(r + n)) / 1000);
  }
  sort_few(out, std::greater<>());
  return out;
}

}  // namespace

void finish_track(Track& t) {
  for (size_t i = 0; i < t.corners.size(); ++i) find_rows(t, int(i) + 1);
  find_grey(t);
}

Error check_track(Track const& t, TrackLines const& lines) {
  if (Error e = check_corners(t, lines); !e.what.empty()) return e;
  if (Error e = check_spaces(t, lines); !e.what.empty()) return e;
  return t.study ? Error{} : check_race(t, lines);
}

Error check_lap(Track const& t, TrackLines const& lines) {
  if (t.study || lap_turns(t, Simple{}, 0)) return {};
  return at(lines.rows, "A simple car (40/40/160/60) cannot drive a lap without wear.");
}

Doc track_facts(Track const& t) {
  Doc d = Doc::object();
  int spaces = 0, wide = 0;
  for (Row const& r : t.rows) {
    for (int l = r.low; l <= r.high; ++l) spaces += r.begins >> l & 1;
    wide += r.wide() == 3 && r.at % 1000 == 0;
  }
  d["name"] = t.name;
  d["rows"] = t.drawn;
  if (t.staggered()) d["begins"] = t.length;   // rows of the rules: places where spaces begin
  d["spaces"] = spaces;
  d["threeWide"] = wide;
  d["corners"] = int(t.corners.size());
  d["straights"] = free_stretches(t);
  std::string grey;
  for (int r = 0; r < t.length; ++r) grey += t.rows[size_t(r)].grey_right ? 'R' : 'L';
  d["grey"] = grey;
  return d;
}

}  // namespace paddock::speed_circuit
