// Whether a duel can be driven in an arena: room at the starts, ways between them, ramps that lead somewhere.
#include <algorithm>

#include "core/filled.hpp"
#include "core/geometry_sweep.hpp"
#include "games/car_wars/duel/arena.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

constexpr Body kCar{kInch / 2, kInch / 4};
constexpr int kFree = 3;               // inches ahead of a start without a wall
constexpr int kApart = 2;              // inches between two starts
constexpr int kCell = kInch / 2;       // of the search for ways: half as wide as the least gap that counts as one

std::string path_of(char const* list, size_t n) { return filled("/{}/{}", {list, n}); }
std::string at_inches(Point p) {
  auto const tenths = [](int32_t units) { return int((int64_t(units) * 10 + kInch / 2) / kInch); };
  auto const text = [](int t) { return std::to_string(t / 10) + (t % 10 ? "." + std::to_string(t % 10) : ""); };
  return filled("{}, {}", {text(tenths(p.x)), text(tenths(p.y))});
}
// The inside of the arena, shrunk by so much.
bool inside(Arena const& a, Polygon const& shape) {
  return std::all_of(shape.begin(), shape.end(), [&](Point p) { return p.x >= 0 && p.y >= 0 && p.x <= a.width && p.y <= a.height; });
}
bool overlap(Polygon const& a, Polygon const& b) { return contact(a, b) == Contact::Overlapping; }

Error check_ramps(Arena const& a) {
  for (size_t i = 0; i < a.ramps.size(); ++i) {
    Ramp const& ramp = a.ramps[i];
    std::string const at = path_of("ramps", i);
    if (ramp.degrees < 10 || ramp.degrees > 45) return {under(at, "degrees"), "A ramp rises 10 to 45 degrees."};
    if (ramp.pair >= int(a.ramps.size()) || ramp.pair == int(i))
      return {under(at, "pair"), "The ramp to land on is another one of the list, counted from 0."};
    if (ramp.points > 0 && ramp.pair < 0)   // CW-162
      return {under(at, "pair"), "What a jump is worth is for landing on the opposite ramp: its number in the list is expected, counted from 0."};
    for (size_t n = 0; n < a.walls.size(); ++n)
      if (overlap(ramp.area, a.walls[n].area)) return {at, "A wall stands on this ramp; the two must lie apart."};
    for (size_t n = 0; n < i; ++n)
      if (overlap(ramp.area, a.ramps[n].area)) return {at, "Two ramps lie on one another."};
  }
  return {};
}

Polygon way_ahead(Pose const& start) { return swept(box(start, kCar), place({{}, start.heading}, Vec{kFree * kInch, 0}) - Point{}); }

// Nose to nose: in the first turn nobody changes his speed (CW-154).
bool face_each_other(Pose const& one, Pose const& other) {
  Angle const off = heading(one.heading - other.heading);
  return off > 90 * kDegree && off < 270 * kDegree && overlap(way_ahead(one), way_ahead(other));
}

Error check_start(Arena const& a, size_t i) {
  Pose const& start = a.starts[i];
  std::string const at = path_of("starts", i);
  Polygon const car = box(start, kCar);
  if (!inside(a, car)) return {under(at, "at"), filled("The car does not stand within the border here: at {} it needs half an inch to each end.", {at_inches(start.at)})};
  Polygon const way = way_ahead(start);
  for (size_t n = 0; n < a.walls.size(); ++n) {
    std::string const which = n < 4 ? "The border" : "Wall " + std::to_string(n - 4);
    if (overlap(car, a.walls[n].area)) return {under(at, "at"), filled("{} stands where this car starts, at {}.", {which, at_inches(start.at)})};
    if (overlap(way, a.walls[n].area)) return {under(at, "heading"), filled("{} stands less than {} inches ahead of this start.", {which, kFree})};
  }
  for (Ramp const& ramp : a.ramps)
    if (overlap(car, ramp.area)) return {under(at, "at"), "This car would start on a ramp."};
  for (size_t n = 0; n < i; ++n) {
    if (squared(car, box(a.starts[n], kCar)).within(kApart * kInch - 1))
      return {under(at, "at"), filled("Starts lie at least {} inches apart; this one is nearer to start {}.", {kApart, n})};
    if (face_each_other(start, a.starts[n]))
      return {under(at, "heading"), filled("This start and start {} face each other with less than {} inches between them.", {n, 2 * kFree})};
  }
  return {};
}

// Half inches of the board; a way is one from cell to cell whose corners all are free.
class Ways {
 public:
  explicit Ways(Arena const& a) : width_(a.width / kCell), height_(a.height / kCell), free_(size_t(width_) * size_t(height_), 1) {
    for (Wall const& wall : a.walls)
      if (!wall.rim && !wall.area.empty()) block(wall.area);
  }
  // Marks whatever can be come to from there.
  void flood(Point from) {
    std::vector<int> open{cell_of(from)};
    while (!open.empty()) {
      int const at = open.back();
      open.pop_back();
      if (free_[size_t(at)] != 1) continue;
      free_[size_t(at)] = 2;
      int const x = at % width_, y = at / width_;
      if (x > 0) open.push_back(at - 1);
      if (x + 1 < width_) open.push_back(at + 1);
      if (y > 0) open.push_back(at - width_);
      if (y + 1 < height_) open.push_back(at + width_);
    }
  }
  bool reached(Point p) const { return free_[size_t(cell_of(p))] == 2; }
  bool reached(Polygon const& area) const {
    return any([&](Point middle) { return overlap(box({middle, 0}, {kCell, kCell}), area); });
  }
  // Whether that is so of the middle of a cell that has been reached.
  template <class Fits>
  bool any(Fits fits) const {
    for (int y = 0; y < height_; ++y)
      for (int x = 0; x < width_; ++x)
        if (free_[size_t(y * width_ + x)] == 2 && fits(Point{x * kCell + kCell / 2, y * kCell + kCell / 2})) return true;
    return false;
  }

 private:
  int cell_of(Point p) const {
    return std::clamp(p.y / kCell, 0, height_ - 1) * width_ + std::clamp(p.x / kCell, 0, width_ - 1);
  }
  void block(Polygon const& wall) {
    Point low = wall[0], high = wall[0];
    for (Point p : wall) low = {std::min(low.x, p.x), std::min(low.y, p.y)}, high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    for (int y = std::max(low.y / kCell, 0); y <= std::min(high.y / kCell, height_ - 1); ++y)
      for (int x = std::max(low.x / kCell, 0); x <= std::min(high.x / kCell, width_ - 1); ++x) {
        Polygon const cell = box({{x * kCell + kCell / 2, y * kCell + kCell / 2}, 0}, {kCell / 2, kCell / 2});
        if (overlap(cell, wall)) free_[size_t(y * width_ + x)] = 0;
      }
  }
  int width_, height_;
  std::vector<uint8_t> free_;            // 0 wall, 1 free, 2 reached
};

// CW-164: from somewhere a line of fire leads to it, all walls standing.
bool can_be_shot(Arena const& a, Ways const& ways, Polygon const& mark) {
  Settings const rules;
  Board const board;
  return ways.any([&](Point from) { return sight_of({a, rules}, board, kNobody, mark, from).clear; });
}

Error check_ways(Arena const& a) {
  Ways ways(a);
  ways.flood(a.starts[0].at);
  for (size_t i = 1; i < a.starts.size(); ++i)
    if (!ways.reached(a.starts[i].at)) return {path_of("starts", i) + "/at", "This start is walled in: no gap of an inch leads from it to start 0."};
  for (size_t i = 0; i < a.zones.size(); ++i)   // CW-163: any part of a counter touches any part of it
    if (a.zones[i].kind == ZoneKind::checkpoint && !ways.reached(a.zones[i].area)) return {path_of("zones", i), "Nobody can touch this checkpoint: no gap of an inch leads to it."};
  for (size_t i = 0; i < a.zones.size(); ++i)
    if (a.zones[i].kind == ZoneKind::target && !can_be_shot(a, ways, a.zones[i].area)) return {path_of("zones", i), "Nobody can hit this target: walls stand between it and wherever a car can come."};
  return {};
}

}  // namespace

Error check_arena(Arena const& a) {
  if (a.walls.size() > size_t(kMostWalls)) return {"/walls", filled("At most {} walls may stand in an arena.", {kMostWalls - 4})};
  if (a.starts.size() < 2) return {"/starts", filled("Two cars must be able to start: a list of 2 to {} starts is expected.", {kMostStarts})};
  if (Error fault = check_ramps(a); !fault.what.empty()) return fault;
  for (size_t i = 0; i < a.starts.size(); ++i)
    if (Error fault = check_start(a, i); !fault.what.empty()) return fault;
  return check_ways(a);
}

}  // namespace paddock::car_wars::duel
