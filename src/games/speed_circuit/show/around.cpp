// What lies round a car, in words, from where it stands: for those who cannot see the board.
#include <algorithm>
#include <cstdlib>

#include "core/doc_text.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/rules/plot.hpp"
#include "games/speed_circuit/show/form.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

constexpr int kSight = 24;     // rows ahead that a plot may have to do with
constexpr int kCorners = 2, kNear = 10;

std::string rows_text(int n) { return plural(n, "row"); }

void corners_ahead(Track const& t, int row, std::vector<std::string>& out) {
  int last = 0, told = 0;
  for (int n = 0; n <= kSight && told < kCorners; ++n) {
    Row const& r = t.rows[size_t(t.wrap(row + n))];
    int id = 0;
    for (int lane = r.low; lane <= r.high && !id; ++lane) id = r.corner[size_t(lane)];
    if (!id || id == last) continue;
    last = id, ++told;
    Corner const& corner = t.corners[size_t(id - 1)];
    std::string const where = n ? "in " + rows_text(n) : ring(t, row, corner.last) ? "here, for " + rows_text(ring(t, row, corner.last)) + " more" : "here, in its last row";
    out.push_back(corner.name + ", to the " + (corner.right ? "right" : "left") + ", " + where + ": " + corner_limits(t, id));
  }
}

std::string car_near(Track const& t, Car const& me, Car const& other) {
  int const row = t.wrap(me.progress), its = t.wrap(other.progress);
  int const ahead = ring(t, row, its), behind = ring(t, its, row);
  if (std::min(ahead, behind) > kNear) return {};
  std::string out = ahead == 0 ? "beside you" : ahead <= behind ? rows_text(ahead) + " ahead" : rows_text(behind) + " behind";
  if (int const by = other.lane - me.lane; by) out += ", " + plural(std::abs(by), "lane") + " to the " + (by < 0 ? "left" : "right");
  else if (ahead) out += ", in your lane";
  return out;
}

}  // namespace

std::string corner_limits(Track const& t, int id) {
  Corner const& corner = t.corners[size_t(id - 1)];
  std::array<int, kMaxLanes> low = {};
  for (int n = 0, length = ring(t, corner.first, corner.last); n <= length; ++n) {
    int const row = t.wrap(corner.first + n);
    for (int lane = t.rows[size_t(row)].low; lane <= t.rows[size_t(row)].high; ++lane)
      if (int const limit = t.limit(row, lane); limit && t.corner(row, lane) == id)
        low[size_t(lane)] = low[size_t(lane)] ? std::min(low[size_t(lane)], limit) : limit;
  }
  std::string out;
  for (int lane = 0; lane < kMaxLanes; ++lane)
    if (low[size_t(lane)]) out += (out.empty() ? "at most " : ", ") + to_string(low[size_t(lane)]) + " in lane " + to_string(lane);
  return out;
}

std::vector<std::string> around_words(SpeedCircuit const& g, State const& s, Seat seat) {
  Track const& t = g.track();
  Car const& me = s.cars[seat];
  std::vector<std::string> out;
  if (!me.on_board()) return out;
  int const row = t.wrap(me.progress);
  Row const& r = t.rows[size_t(row)];
  out.push_back(me.on_road() ? "you are in row " + to_string(row) + ", lane " + to_string(me.lane) + ", lanes are " + to_string(r.low) + " to " + to_string(r.high) + " from the left"
                             : "you are off the track beside row " + to_string(row));
  corners_ahead(t, row, out);
  if (int const left = g.book().goal() - me.progress; left <= kSight) out.push_back("finish in " + rows_text(std::max(0, left)));
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& other = s.cars[i];
    if (i == seat || !other.on_road()) continue;
    if (std::string const words = car_near(t, me, other); !words.empty()) out.push_back(g.name_of(Seat(i)) + " " + words);
  }
  for (Wreck const& wreck : s.wrecks)
    if (int const ahead = ring(t, row, t.wrap(wreck.row)); ahead <= kSight) out.push_back("crash mark " + (ahead ? rows_text(ahead) + " ahead" : std::string("in your row")));
  return out;
}

}  // namespace paddock::speed_circuit
