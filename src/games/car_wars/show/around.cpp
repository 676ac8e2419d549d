// What lies round a car, in words, from where it stands: for those who cannot see the board.
#include <algorithm>
#include <cstdlib>

#include "core/order.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/picture.hpp"
#include "games/car_wars/show/desk.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using std::to_string;

namespace {

constexpr int32_t kSight = 12 * geometry::kInch;
constexpr int kMostLies = 6;

// "ahead", "ahead to the left", "behind"
std::string bearing_text(geometry::Pose const& from, geometry::Point at) {
  geometry::Vec const to = at - from.at, nose = geometry::rotate({geometry::kInch, 0}, from.heading);
  int64_t const ahead = geometry::dot(nose, to), left = geometry::cross(nose, to);
  std::string const side = left >= 0 ? "left" : "right";
  if (std::abs(left) * 3 < std::abs(ahead)) return ahead >= 0 ? "straight ahead" : "straight behind";
  if (std::abs(ahead) * 3 < std::abs(left)) return "to the " + side;
  return (ahead >= 0 ? "ahead to the " : "behind to the ") + side;
}

std::string inches_text(int32_t units) { return orders::plural(std::max(1, (units + geometry::kInch / 2) / geometry::kInch), "inch", "inches"); }

int32_t far(geometry::Point a, geometry::Point b) {
  geometry::Vec const v = a - b;
  return geometry::root(geometry::dot(v, v));
}

// Inches of free way straight on, up to the walls that stand.
std::string wall_ahead(CarWars const& g, State const& s, Car const& car) {
  geometry::Body const body = duel::body_of(car);
  for (int reach = 1; reach <= 24; ++reach) {
    int32_t const half = reach * geometry::kInch / 2;
    geometry::Polygon const lane = geometry::box(geometry::moved(car.pose, {body.half_length + half, 0}), {half, body.half_width});
    for (size_t i = 0; i < g.arena().walls.size() && i < size_t(kMostWalls); ++i) {
      Wall const& wall = g.arena().walls[i];
      bool const stands = wall.rim || s.wall_lost[i] < wall.dp;
      if (stands && !wall.area.empty() && geometry::contact(lane, wall.area) == geometry::Contact::Overlapping)
        return "a wall " + inches_text(reach * geometry::kInch) + " straight ahead";
    }
  }
  return "no wall within 24 inches straight ahead";
}

// What it carries, as far as it can be seen.
std::string seen_of(Car const& other) {
  std::string out;
  for (std::string const& words : walk_around(other)) out += (out.empty() ? "; seen: " : ", ") + words;
  return out;
}

}  // namespace

std::vector<std::string> around_words(CarWars const& g, State const& s, Seat seat) {
  Car const& me = s.cars[seat];
  std::vector<std::string> out = {wall_ahead(g, s, me)};
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& other = s.cars[i];
    if (i == seat || !other.here || other.out) continue;
    out.push_back(g.name_of(Seat(i)) + ", " + inches_text(far(me.pose.at, other.pose.at)) + " " + bearing_text(me.pose, other.pose.at) + ", " +
                  orders::mph_words(other.pace) + " mph towards the " + orders::compass_text(other.pose.heading) + seen_of(other));
  }
  struct Near { int32_t far; std::string words; };
  std::vector<Near> lies;
  for (Counter const& c : s.counters) {
    int32_t const away = far(me.pose.at, c.pose.at);
    if (!c.hidden && away <= kSight) lies.push_back({away, orders::lie_text(c.type) + ", " + inches_text(away) + " " + bearing_text(me.pose, c.pose.at)});
  }
  sort_few(lies, [](Near const& a, Near const& b) { return a.far < b.far; });
  for (size_t i = 0; i < lies.size() && i < size_t(kMostLies); ++i) out.push_back(lies[i].words);
  return out;
}

}  // namespace paddock::car_wars::show
