// Lines of fire (R 8.2): what stands in them, how much of the target is seen past it (CW-064), how much smoke they cross (CW-052).
#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {
namespace {

using geometry::Bounds;
using geometry::kInch;
using geometry::Point;
using geometry::Polygon;
using geometry::scaled;
using geometry::Segment;
using geometry::Vec;

constexpr int kWay = 1 << 16;              // parts of a line
constexpr int kHair = 4;                   // of them: less is no gap between two walls that meet
constexpr int kMostClouds = 24;

constexpr Bounds at_point(Point p) { return {p, p}; }

// What may stand in a line: a handful of walls and cars, those far from it left out.
struct Obstacles {
  Scratch<Polygon const*, kMostWalls + kMostCars> in_the_way;
  Scratch<Polygon, kMostCars> cars;
  bool blocked(Segment const& line) const {
    return std::any_of(in_the_way.begin(), in_the_way.end(),
                       [&](Polygon const* p) { return geometry::contact(line, *p) == geometry::Contact::Overlapping; });
  }
};

void add_walls(Obstacles& out, Book const& book, Board const& board, Bounds const& near) {
  for (size_t w = 0; w < book.arena.walls.size() && !out.in_the_way.full(); ++w)
    if (stops_bullets(board, book.arena, int(w)) && !apart(book.arena.walls[w].bounds, near))
      out.in_the_way.push(&book.arena.walls[w].area);
}

// Wrecks stop bullets as well (they lie about until the end).
void add_cars(Obstacles& out, Board const& board, Bounds const& near, Seat firer, Seat target) {
  for (int s = 0; s < board.cars.size() && !out.in_the_way.full(); ++s) {
    Car const& car = board.cars[s];
    if (s == firer || s == target || !car.here) continue;
    if (apart(geometry::around(car.pose.at, 2 * kInch), near)) continue;
    out.cars.push(area_of(car));
    out.in_the_way.push(&out.cars.back());
  }
}

struct Width {
  Point left, right;                       // the two corners that bound what is seen
};
// Of two in one line the nearer.
Width width_seen(Point from, Polygon const& area) {
  Width out = {area[0], area[0]};
  for (Point p : area) {
    bool const nearer_left = geometry::squared(from, p) < geometry::squared(from, out.left), nearer_right = geometry::squared(from, p) < geometry::squared(from, out.right);
    int64_t const left = geometry::cross(out.left - from, p - from), right = geometry::cross(out.right - from, p - from);
    if (left > 0 || (left == 0 && nearer_left)) out.left = p;
    if (right < 0 || (right == 0 && nearer_right)) out.right = p;
  }
  return out;
}

// Across the line of sight, in mils.
int width_mils(Point from, Width const& seen) {
  Vec const chord = seen.left - seen.right;
  Vec const mid = {(seen.left - from).x / 2 + (seen.right - from).x / 2, (seen.left - from).y / 2 + (seen.right - from).y / 2};
  int32_t const far = geometry::root(geometry::dot(mid, mid));
  if (far == 0) return 0;
  int64_t const across = geometry::cross(mid, chord) / far;
  return board::mils(int32_t(std::clamp<int64_t>(across < 0 ? -across : across, 0, geometry::kReach)));
}

struct Stretch {
  int from = 0, to = 0;                    // in 1/kWay of the line
};
// How much of the line they cover: what lies twice on a spot counts once (CW-043).
template <class Stretches>
int covered(Stretches& parts) {
  sort_few(parts, [](Stretch a, Stretch b) { return a.from != b.from ? a.from < b.from : a.to < b.to; });
  int out = 0, reached = 0;
  for (Stretch const& part : parts) {
    out += std::max(0, part.to - std::max(part.from, reached));
    reached = std::max(reached, part.to);
  }
  return out;
}

// Seen from the firer: twice the areas that a point makes with him and either end of the width. Along a line of fire `left` and `right` are
// in proportion, over the width their sum is `all`.
struct Aside {
  int64_t left = 0, right = 0;
};
using Clipped = Scratch<Aside, geometry::kMaxCorners + 3>;
// What of it has so much, or more, of a measure that is linear.
template <class Measure>
Clipped clipped(Clipped const& area, Measure const& of) {
  Clipped out;
  for (int i = 0; i < area.size(); ++i) {
    Aside const a = area[i], b = area[(i + 1) % area.size()];
    int64_t const start = of(a), end = of(b);
    if (start >= 0 && !out.full()) out.push(a);
    if ((start < 0) == (end < 0) || start == 0 || end == 0 || out.full()) continue;
    out.push({a.left + scaled(b.left - a.left, start, start - end), a.right + scaled(b.right - a.right, start, start - end)});
  }
  return out;
}

bool is_flat(Clipped const& area) {
  for (int i = 2; i < area.size(); ++i)
    if (__int128(area[i - 1].left - area[0].left) * (area[i].right - area[0].right) != __int128(area[i - 1].right - area[0].right) * (area[i].left - area[0].left))
      return false;
  return true;
}

// The part of the width, from its left, that it hides.
Stretch shadow(Point from, Width const& width, Polygon const& area) {
  Vec const left = width.left - from, right = width.right - from;
  int64_t const all = geometry::cross(right, left);
  Clipped part;
  for (Point p : area) part.push({geometry::cross(p - from, left), geometry::cross(right, p - from)});
  auto const outside = [&](auto const& of) { return std::all_of(part.begin(), part.end(), [&](Aside a) { return of(a) <= 0; }); };
  auto const before = [&](Aside a) { return all - a.left - a.right; };
  if (outside([](Aside a) { return a.left; }) || outside([](Aside a) { return a.right; }) || outside(before)) return {};
  part = clipped(clipped(clipped(part, [](Aside a) { return a.left; }), [](Aside a) { return a.right; }), before);
  if (is_flat(part)) return {};
  Stretch out = {kWay, 0};
  for (Aside a : part) {
    if (a.left + a.right <= 0) continue;
    int const at = int(scaled(a.left, kWay, a.left + a.right));
    out.from = std::min(out.from, std::max(0, at - kHair)), out.to = std::max(out.to, std::min(kWay, at + kHair));
  }
  return out;
}

// Parts of the width that nothing hides.
int in_view(Obstacles const& obstacles, Point from, Width const& width) {
  Scratch<Stretch, kMostWalls + kMostCars> hidden;
  for (Polygon const* p : obstacles.in_the_way)
    if (Stretch const one = shadow(from, width, *p); one.from < one.to) hidden.push(one);
  return kWay - covered(hidden);
}

Point between(Point a, Point b, int part, int of) {
  return {int32_t(a.x + (int64_t(b.x) - a.x) * part / of), int32_t(a.y + (int64_t(b.y) - a.y) * part / of)};
}

// CW-046: what is laid in a phase hides nobody in it; burning oil takes that phase to light.
bool is_cloud(Book const& book, Board const& board, Counter const& c) {
  switch (c.type) {
    case Lie::smoke:
    case Lie::hot_smoke:
    case Lie::tear_gas:
    case Lie::paint: return acts_now(book, board, c);
    case Lie::flaming_oil:
    case Lie::hot_flaming_oil: return c.phase < board.now();
    default: return false;
  }
}

// The part of a line inside a polygon.
Stretch inside(Segment const& line, Polygon const& area) {
  Stretch out = {0, kWay};
  for (int i = 0; i < area.size(); ++i) {
    Point const a = area[i], b = area[(i + 1) % area.size()];
    int64_t const start = geometry::cross(b - a, line.a - a), end = geometry::cross(b - a, line.b - a);
    if (start < 0 && end < 0) return {};
    if (start < 0) out.from = std::max(out.from, int(scaled(start, kWay, start - end)));
    else if (end < 0) out.to = std::min(out.to, int(scaled(start, kWay, start - end)));
  }
  return out;
}

}  // namespace

bool stops_bullets(Board const& board, Arena const& arena, int wall) {
  Wall const& w = arena.walls[size_t(wall)];
  if (w.low || w.area.empty()) return false;
  return w.rim || wall >= kMostWalls || board.wall_lost[size_t(wall)] < w.dp;
}

Point nearest_point(Point from, Polygon const& area) {
  if (area.empty() || geometry::contact(from, area) != geometry::Contact::Apart) return from;
  Point best = area[0];
  geometry::Squared least = geometry::squared(from, best);
  for (int i = 0; i < area.size(); ++i) {
    Point const a = area[i], b = area[(i + 1) % area.size()];
    Vec const way = b - a;
    int64_t const all = geometry::dot(way, way), along = std::clamp<int64_t>(geometry::dot(from - a, way), 0, all);
    Point const p = all == 0 ? a : Point{int32_t(a.x + scaled(way.x, along, all)), int32_t(a.y + scaled(way.y, along, all))};
    geometry::Squared const far = geometry::squared(from, p);
    if (far < least) least = far, best = p;
  }
  return best;
}

int smoke_on(Book const& book, Board const& board, Point from, Point to, bool hot_alone) {
  Bounds const way = joined(at_point(from), at_point(to));
  Scratch<Stretch, kMostClouds> parts;
  for (Counter const& c : board.counters) {
    if (parts.full()) break;
    if (!is_cloud(book, board, c) || (hot_alone && c.type != Lie::hot_smoke && !is_burning_oil(c.type))) continue;
    if (apart(geometry::around(c.pose.at, kInch), way)) continue;
    Stretch const part = inside({from, to}, geometry::box(c.pose, body_of(c)));
    if (part.from < part.to) parts.push(part);
  }
  return int(int64_t(board::range_mils(from, to)) * covered(parts) / kWay);
}

bool walls_between(Book const& book, Board const& board, Point from, Point to) {
  Bounds const near = joined(at_point(from), at_point(to));
  Obstacles walls;
  add_walls(walls, book, board, near);
  return walls.blocked({from, to});
}

Sight sight_of(Book const& book, Board const& board, Seat firer, Seat over, Polygon const& area, Point from) {
  Sight out;
  out.from = from, out.to = nearest_point(from, area);
  out.range = board::range_mils(from, area);
  out.clear = true;
  if (area.empty() || out.range == 0) return out;
  Bounds const near = joined(bounds_of(area), at_point(from));
  Obstacles obstacles;
  add_walls(obstacles, book, board, near);
  add_cars(obstacles, board, near, firer, over);
  if (!obstacles.in_the_way.empty()) {
    Width const width = width_seen(from, area);
    int const part = in_view(obstacles, from, width);
    out.clear = part > 0;
    int const whole = width_mils(from, width), seen = int((int64_t(whole) * part + kWay / 2) / kWay);
    if (out.clear && seen < whole) out.visible = seen;
  }
  if (out.clear) out.smoke = smoke_on(book, board, from, out.to);
  return out;
}

Sight sight_of(Book const& book, Board const& board, Seat firer, Seat target, Point from) {
  return sight_of(book, board, firer, target, area_of(board.cars[target]), from);
}
Sight sight_of(Book const& book, Board const& board, Seat firer, Polygon const& area, Point from) {
  return sight_of(book, board, firer, kNobody, area, from);
}

// R 8.5: along the line from the middle of the facing; the first car on it within reach, unless a wall comes before.
Seat straight_target(Book const& book, Board const& board, Seat seat, Gun const& gun) {
  constexpr int kFar = 100;                // inches; beyond them nothing is hit
  Muzzle const muzzle = muzzle_of(board.cars[seat], gun);
  int const reach = arm_of(gun).reach;
  if (muzzle.all_round || muzzle.arcs == 0) return kNobody;
  Point const end = muzzle.at + geometry::rotate(Vec{(reach > 0 ? reach : kFar) * kInch, 0}, muzzle.ahead);
  Segment const line{muzzle.at, end};
  Seat first = kNobody;
  int least = kWay;
  for (int s = 0; s < board.cars.size(); ++s) {
    if (s == seat || !board.cars[s].here) continue;
    Polygon const area = area_of(board.cars[s]);
    if (geometry::contact(line, area) != geometry::Contact::Overlapping) continue;
    int const far = inside(line, area).from;
    if (first == kNobody || far < least) first = Seat(s), least = far;
  }
  return first == kNobody || walls_between(book, board, muzzle.at, between(line.a, line.b, least, kWay)) ? kNobody : first;
}

bool sees(Book const& book, Board const& board, Seat firer, Seat target) {
  return sight_of(book, board, firer, target, board.cars[firer].pose.at).clear;
}

}  // namespace paddock::car_wars::duel
