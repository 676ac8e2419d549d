// What a mover does that has met something: it collides, slides along, pushes what conforms to it, or stops.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/path.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

constexpr int kMostTouches = 12, kParts = 8;   // of one step; what is pushed gives way an eighth of an inch at a time

bool is_car(Work const& work, Seat mover, Seat seat) { return seat >= 0 && seat < work.board.cars.size() && seat != mover; }

// Where the pushed car has come to lie, and over what (CW-051).
void pushed_over(Work& work, Seat mover, Seat other, Pose was) {
  Car const& car = work.car(other);
  if (car.pose == was) return;
  static Rule const rule = rule_named("R-20");
  Event e{.kind = Ev::Went, .seat = other, .rule = rule};
  e.a = int16_t(driving::Step::slide_inch), e.b = -1, e.d = 1;
  e.other = mover, e.at = spot_of(car.pose);
  if (work.log) work.log(e);
  cross(work, other, was, car.pose);
  zones_touched(work, other, was, car.pose);
}

// On along the way against a car that gives way; to its end, to something third that it touches then, or to where the other cannot
// give way.
struct Pushed {
  bool stuck = false;
  std::optional<Met> third;
};
Pushed push_on(Work& work, Seat mover, Seat other, StepWay const& rest, Angle vector) {
  Car& car = work.car(mover);
  for (int k = 1; k <= kParts; ++k) {
    StepWay const part{car.pose, k == kParts ? rest.to : pose_at(rest, {k, kParts}), rest.turns, rest.pivot};
    std::optional<Met> const third = first_met_but(work.book, work.board, mover, part, other);
    Pose const goal = third ? pose_at(part, third->when) : part.to;
    if (overlaps(goal, body_of(car), area_of(work.car(other))) && !conform(work, mover, other, goal, vector)) return {true, {}};
    car.pose = goal;
    if (third) return {false, third};
  }
  return {};
}

Pushed push(Work& work, Seat mover, Seat other, StepWay& rest, Angle vector) {
  if (!may_push(work, mover, other, vector)) return {true, {}};
  Pose const was = work.car(other).pose;
  Pushed const how = push_on(work, mover, other, rest, vector);
  rest.from = work.car(mover).pose;
  pushed_over(work, mover, other, was);
  return how;
}

// CW-128: whether it has moved as far in this phase as its new speed carries. Its step, of which `rest` is to come, is counted already.
bool spent(Work const& work, Car const& car, StepWay const& rest) {
  Vec const left = rest.to.at - rest.from.at;
  int const quarters = rest.turns ? 0 : int((int64_t(root(dot(left, left))) + kInch / 8) / (kInch / 4));
  return quarters_now(work.book, car, work.board.phase, car.pace) <= std::max(0, car.moved - quarters);
}

// CW-119: how far a maneuver has turned when it touches, half of its way made before the turn and half after it. Only the type of the
// collision hangs on that; where it touches is a matter of its path.
Angle vector_at(Work const& work, Seat mover, Met const& met, Approach const& approach) {
  if (approach.by == 0) return approach.vector;
  Pose const& from = approach.from;
  Vec const half{approach.on.x / 2, approach.on.y / 2};
  Pose const ahead{from.at + half, from.heading};
  Pose const middle = turned(ahead, approach.pivot, approach.by / 2), round = turned(ahead, approach.pivot, approach.by);
  Pose const end{round.at + rotate(half, approach.by), round.heading};
  Polygon const thing = met.wall >= 0 ? work.book.arena.walls[size_t(met.wall)].area : area_of(work.car(met.car));
  Angle touches = work.car(mover).pose.heading;
  StepWay const parts[] = {{from, ahead, false, {}}, {ahead, middle, true, approach.pivot}, {middle, round, true, approach.pivot}, {round, end, false, {}}};
  for (StepWay const& part : parts) {
    std::optional<Fraction> const when = comes_to(work.board, mover, part, thing);
    if (!when) continue;
    touches = pose_at(part, *when).heading;
    break;
  }
  return heading(approach.vector + touches - from.heading);
}

}  // namespace

StepWay ahead_instead(Car const& car, StepWay const& way) {
  Vec const left = way.to.at - way.from.at;
  int32_t const length = way.turns ? 0 : root(dot(left, left));
  return {car.pose, moved(car.pose, Vec{car.pace < 0 ? -length : length, 0}), false, {}};
}

Carried carry(Work& work, Seat mover, StepWay const& way, Approach const& approach) {
  if (mover < 0 || mover >= work.board.cars.size()) return Carried::stopped;
  Car& car = work.car(mover);
  if (on_board(car) && !lies_free(work.book, work.board, mover)) {   // it has come down on something and must be clear of it first
    touch_down(work, mover);
    return Carried::stopped;
  }
  StepWay rest = way;
  Approach now = approach;
  Carried how = Carried::whole;
  auto const go_ahead = [&] {
    rest = ahead_instead(car, rest), now = {motion_of(car)}, how = Carried::along;
  };
  std::optional<Met> touched;        // found while something else was pushed
  for (int n = 0; n < kMostTouches; ++n) {
    std::optional<Met> const met = touched ? touched : first_met(work.book, work.board, mover, rest);
    if (!met) {
      car.pose = rest.to;
      return how;
    }
    if (!touched) car.pose = rest.from = pose_at(rest, met->when);
    touched.reset();
    if (met->wall < 0 && !is_car(work, mover, met->car)) return Carried::stopped;
    Approach here = now;
    here.vector = vector_at(work, mover, *met, now);
    if (met->wall >= 0) {
      WallHit const hit = hit_wall(work, mover, met->wall, here);
      if (hit.stops) return Carried::stopped;
      if (hit.along) go_ahead();
      continue;
    }
    Carried const after = met->pushing ? Carried::whole : ram(work, mover, met->car, here);
    if (after == Carried::stopped || here.swings) return Carried::stopped;   // CW-126: a fishtail ends at the touch
    if (!met->pushing && spent(work, car, rest)) return Carried::stopped;
    if (after == Carried::along) {
      go_ahead();
      continue;
    }
    if (car.pose != rest.from) return Carried::stopped;   // the collision has put it somewhere else
    Pushed const pushed = push(work, mover, met->car, rest, here.vector);
    if (pushed.stuck) return Carried::stopped;
    touched = pushed.third;
  }
  return Carried::stopped;
}

// For who walks its way itself: the other gives way for an eighth of an inch. A car that lies along a wall has another way now, so its
// movement of this phase is over.
bool collide_with(Work& work, Seat mover, Met const& met, Angle vector) {
  if (mover < 0 || mover >= work.board.cars.size()) return false;
  Car& car = work.car(mover);
  if (met.wall >= 0) {
    WallHit const hit = hit_wall(work, mover, met.wall, {vector});
    return hit.broken && !hit.stops;
  }
  if (!is_car(work, mover, met.car)) return false;
  if (!met.pushing && ram(work, mover, met.car, {vector}) != Carried::whole) return false;
  if (!may_push(work, mover, met.car, vector)) return false;
  Pose const was = car.pose, stood = work.car(met.car).pose;
  Pose const goal{was.at + rotate(Vec{kInch / kParts, 0}, vector), was.heading};
  bool const gives_way = conform(work, mover, met.car, goal, vector);
  car.pose = was;
  pushed_over(work, mover, met.car, stood);
  return gives_way;
}

}  // namespace paddock::car_wars::duel
