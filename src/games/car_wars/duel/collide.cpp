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

// Once it lies along a wall: the rest of a slide, ahead or back; of a turn nothing is left.
StepWay along_wall(Car const& car, StepWay const& rest) {
  Vec const left = rest.to.at - rest.from.at;
  int32_t const length = rest.turns ? 0 : root(dot(left, left));
  return {car.pose, moved(car.pose, Vec{car.pace < 0 ? -length : length, 0}), false, {}};
}

}  // namespace

bool carry(Work& work, Seat mover, StepWay const& way, Angle vector) {
  if (mover < 0 || mover >= work.board.cars.size()) return false;
  Car& car = work.car(mover);
  if (on_board(car) && !free_at(work.book, work.board, mover, car.pose)) {   // it has come down on something and must be clear of it first
    touch_down(work, mover);
    return false;
  }
  StepWay rest = way;
  std::optional<Met> touched;        // found while something else was pushed
  for (int n = 0; n < kMostTouches; ++n) {
    std::optional<Met> const met = touched ? touched : first_met(work.book, work.board, mover, rest);
    if (!met) {
      car.pose = rest.to;
      return true;
    }
    if (!touched) car.pose = rest.from = pose_at(rest, met->when);
    touched.reset();
    if (met->wall >= 0) {
      WallHit const hit = hit_wall(work, mover, met->wall, vector);
      if (hit.stops) return false;
      if (!hit.along) continue;
      rest = along_wall(car, rest);
      vector = motion_of(car);
      continue;
    }
    if (!is_car(work, mover, met->car)) return false;
    if (!met->pushing && !ram(work, mover, met->car, vector)) return false;
    if (car.pose != rest.from) return false;   // the collision has put it somewhere else
    if (!met->pushing && spent(work, car, rest)) return false;
    Pushed const pushed = push(work, mover, met->car, rest, vector);
    if (pushed.stuck) return false;
    touched = pushed.third;
  }
  return false;
}

// For who walks its way itself: the other gives way for an eighth of an inch. A car that lies along a wall has another way now, so its
// movement of this phase is over.
bool collide_with(Work& work, Seat mover, Met const& met, Angle vector) {
  if (mover < 0 || mover >= work.board.cars.size()) return false;
  Car& car = work.car(mover);
  if (met.wall >= 0) {
    WallHit const hit = hit_wall(work, mover, met.wall, vector);
    return hit.broken && !hit.stops;
  }
  if (!is_car(work, mover, met.car)) return false;
  if (!met.pushing && !ram(work, mover, met.car, vector)) return false;
  if (!may_push(work, mover, met.car, vector)) return false;
  Pose const was = car.pose, stood = work.car(met.car).pose;
  Pose const goal{was.at + rotate(Vec{kInch / kParts, 0}, vector), was.heading};
  bool const gives_way = conform(work, mover, met.car, goal, vector);
  car.pose = was;
  pushed_over(work, mover, met.car, stood);
  return gives_way;
}

}  // namespace paddock::car_wars::duel
