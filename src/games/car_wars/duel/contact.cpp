// What lies in the way of a counter: the whole of it counts, whatever the body (CW-036). Counters that have been turned are rounded; so the mover is taken a skin smaller than it is, and
// whoever slides along something meets nothing.
#include "games/car_wars/duel/contact.hpp"

#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

int32_t radius_of(Body body) { return body.half_length + body.half_width; }
int32_t length_of(Vec v) { return root(dot(v, v)); }

// Where the mover may come on its way.
Bounds reach_of(StepWay const& way, Body body) {
  if (way.turns) return around(place(way.from, way.pivot), length_of(way.pivot) + radius_of(body));
  return joined(around(way.from.at, radius_of(body)), around(way.to.at, radius_of(body)));
}

// Tenths of a degree to the left, the shorter way; half a circle goes to the left.
Angle turn_of(StepWay const& way) {
  Angle const left = heading(way.to.heading - way.from.heading);
  return left > kCircle / 2 ? left - kCircle : left;
}

// In strides of 1.5 degrees, what a corner cuts off between two of them is less than the skin; then by tenths to the last free one.
std::optional<Fraction> met_turning(StepWay const& way, Body body, Polygon const& thing) {
  constexpr int kStride = 15;
  Angle const by = turn_of(way);
  int const tenths = std::abs(by), sign = by < 0 ? -1 : 1;
  auto const hits = [&](int k) { return contact(box(turned(way.from, way.pivot, sign * k), body), thing) == Contact::Overlapping; };
  for (int k = 0; k < tenths;) {
    int const next = std::min(k + kStride, tenths);
    if (hits(next)) {
      while (k + 1 < next && !hits(k + 1)) ++k;
      return Fraction{k, tenths};
    }
    k = next;
  }
  return std::nullopt;
}

struct Search {
  StepWay const& way;
  Body body;             // the mover, without its skin
  Bounds reach;
  Polygon now;
};

// Who overlaps already (a position from outside) is met only by who goes deeper. A corner comes up to 1.4 skins into an edge: whose
// edge that is may turn and slide away from it.
std::optional<Fraction> meets(Search const& search, Polygon const& thing, Bounds const& bounds) {
  if (thing.empty() || apart(search.reach, bounds)) return std::nullopt;
  StepWay const& way = search.way;
  Body const less = skinned(search.body);
  if (way.turns) return met_turning(way, contact(search.now, thing) == Contact::Overlapping ? less : search.body, thing);
  Vec const go = way.to.at - way.from.at;
  std::optional<Fraction> hit = hit_sliding(search.now, go, thing);
  if (!hit || hit->num > 0 || contact(search.now, thing) != Contact::Overlapping) return hit;
  Polygon const now = box(way.from, less);
  hit = hit_sliding(now, go, thing);
  if (!hit || hit->num > 0 || contact(now, thing) != Contact::Overlapping) return hit;
  return dot(go, way_out(way.from, less, thing)) < 0 ? hit : std::nullopt;
}

void keep(std::optional<Met>& first, Met const& met) {
  if (!first || met.when < first->when) first = met;
}

// R 7: after their collision they go on as they touch, until something else is hit or they have parted.
bool in_contact(Board const& board, Seat mover, Seat other, Polygon const& now) {
  bool const met = board.cars[mover].met == other;
  if (!met && board.cars[other].met != mover) return false;
  return squared(now, area_of(board.cars[other])).within(met ? geometry::kInch / 2 : kContact);
}

}  // namespace

Body skinned(Body body, int skins) { return {body.half_length - skins * kSkin, body.half_width - skins * kSkin}; }

// It lies about until the end, whether or not somebody fights in it. Who flies is over all others.
bool on_board(Car const& car) { return car.here && !in_flight(car.run); }

bool overlaps(Pose pose, Body body, Polygon const& thing) { return contact(box(pose, skinned(body)), thing) == Contact::Overlapping; }

Seat credit_of(Board const& board, Seat seat) {
  if (!seated(board, seat)) return kNobody;
  Seat const by = board.cars[seat].moved_by;
  return by != kNobody ? by : seat;
}

bool shared_push(Board const& board, Seat mover, Seat other) {
  Seat const one = board.cars[mover].moved_by, two = board.cars[other].moved_by;
  if (one == other || two == mover) return true;
  return (two != kNobody && two == credit_of(board, mover)) || (one != kNobody && one == credit_of(board, other));
}

void forget_parted(Board& board) {
  for (Car& car : board.cars)
    if (car.met != kNobody && (!seated(board, car.met) || !squared(area_of(car), area_of(board.cars[car.met])).within(kContact))) car.met = kNobody;
}

bool wall_stands(Book const& book, Board const& board, int wall) {
  if (wall < 0 || wall >= int(book.arena.walls.size())) return false;
  Wall const& is = book.arena.walls[size_t(wall)];
  return is.rim || wall >= kMostWalls || board.wall_lost[size_t(wall)] < is.dp;
}

int low_wall_under(Book const& book, Board const& board, Pose pose, Body body) {
  for (size_t w = 0; w < book.arena.walls.size(); ++w)
    if (book.arena.walls[w].low && wall_stands(book, board, int(w)) && overlaps(pose, body, book.arena.walls[w].area)) return int(w);
  return -1;
}

std::optional<Met> first_met_but(Book const& book, Board const& board, Seat mover, StepWay const& way, Seat skip) {
  std::optional<Met> first;
  if (!seated(board, mover)) return first;
  Body const body = skinned(body_of(board.cars[mover]));
  Search const search{way, body, reach_of(way, body), box(way.from, body)};
  for (int s = 0; s < board.cars.size() && !way.flies; ++s) {
    Car const& other = board.cars[s];
    if (s == mover || s == skip || !on_board(other) || apart(search.reach, around(other.pose.at, radius_of(body_of(other))))) continue;
    Polygon const area = area_of(other);
    std::optional<Fraction> const when = meets(search, area, bounds_of(area));
    if (when) keep(first, {Seat(s), -1, *when, in_contact(board, mover, Seat(s), search.now)});
  }
  for (size_t w = 0; w < book.arena.walls.size(); ++w) {
    Wall const& wall = book.arena.walls[w];
    if (!wall_stands(book, board, int(w)) || (way.flies && wall.low)) continue;
    std::optional<Fraction> const when = meets(search, wall.area, wall.bounds);
    if (when) keep(first, {kNobody, int(w), *when, false});
  }
  return first;
}

std::optional<Fraction> comes_to(Board const& board, Seat mover, StepWay const& way, Polygon const& thing) {
  Body const body = skinned(body_of(board.cars[mover]));
  return meets({way, body, reach_of(way, body), box(way.from, body)}, thing, bounds_of(thing));
}

std::optional<Met> first_met(Book const& book, Board const& board, Seat mover, StepWay const& way) {
  return first_met_but(book, board, mover, way, kNobody);
}

Pose pose_at(StepWay const& way, Fraction when) {
  if (when.den <= 0 || when.num <= 0) return way.from;
  if (when.num >= when.den) return way.to;
  if (way.turns) return turned(way.from, way.pivot, Angle(geometry::scaled(turn_of(way), when.num, when.den)));
  Vec const go = way.to.at - way.from.at;
  Vec const part{int32_t(geometry::scaled(go.x, when.num, when.den)), int32_t(geometry::scaled(go.y, when.num, when.den))};
  return {way.from.at + part, way.from.heading};
}

namespace {
bool inside(Arena const& arena, Point p) { return p.x >= 0 && p.y >= 0 && p.x <= arena.width && p.y <= arena.height; }

bool free_of_all(Book const& book, Board const& board, Seat seat, Pose pose, Body body) {
  if (book.arena.width > 0 && !inside(book.arena, pose.at)) return false;
  Bounds const here = around(pose.at, radius_of(body));
  Polygon const own = box(pose, body);
  for (int s = 0; s < board.cars.size(); ++s) {
    Car const& other = board.cars[s];
    if (s == seat || !on_board(other) || apart(here, around(other.pose.at, radius_of(body_of(other))))) continue;
    if (contact(own, area_of(other)) == Contact::Overlapping) return false;
  }
  for (size_t w = 0; w < book.arena.walls.size(); ++w) {
    Wall const& wall = book.arena.walls[w];
    if (wall.area.empty() || apart(here, wall.bounds) || !wall_stands(book, board, int(w))) continue;
    if (contact(own, wall.area) == Contact::Overlapping) return false;
  }
  return true;
}
}  // namespace

bool free_at(Book const& book, Board const& board, Seat seat, Pose pose) {
  if (!seated(board, seat)) return false;
  return free_of_all(book, board, seat, pose, skinned(body_of(board.cars[seat])));
}

// Of a touch nobody lies in anything: the corner that has come to an edge may be 1.4 skins in it, after a turn twice that.
bool lies_free(Book const& book, Board const& board, Seat seat) {
  Car const& car = board.cars[seat];
  return free_of_all(book, board, seat, car.pose, skinned(body_of(car), 3));
}

}  // namespace paddock::car_wars::duel
