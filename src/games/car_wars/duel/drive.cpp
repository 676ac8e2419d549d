// The movement of a phase: who goes when, and a car's inches one after the other.
#include "games/car_wars/duel/drive.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/order.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using driving::Maneuver;
using driving::Step;

// Of one speed. Who is better goes first where skill chooses; the rest is drawn.
using Equals = List<int, kMostCars>;
void break_ties(Work& work, Equals& equals) {
  for (int i = equals.size() - 1; i > 0; --i) {
    int const other = work.dice.roll(i + 1, "order", kNobody) - 1;
    std::swap(equals[i], equals[other]);
  }
}

// The better drivers choose first: the next free place from the front, or from the end.
void choose_places(Equals& equals, List<pace::Mover, kMostCars> const& movers, List<Seat, kMostCars> const& seats, unsigned wait) {
  sort_few(equals, [&](int a, int b) { return movers[a].driver_plus > movers[b].driver_plus; });
  Equals const chosen = equals;
  int front = 0, end = chosen.size() - 1;
  for (int const i : chosen) equals[wait >> seats[i] & 1 ? end-- : front++] = i;
}

}  // namespace

List<Seat, kMostCars> movement_order(Work& work, unsigned wait) {
  List<pace::Mover, kMostCars> movers;
  List<Seat, kMostCars> seats, out;
  for (int i = 0; i < work.board.cars.size(); ++i) {
    Car const& car = work.board.cars[i];
    if (!car.fights()) continue;
    movers.push({mph(car.pace), driver_plus(car)});
    seats.push(Seat(i));
  }
  pace::Order order;
  pace::order({movers.begin(), size_t(movers.size())}, order, work.rules().movement);
  for (pace::Group const& group : order.groups) {
    Equals equals;
    for (int const i : order.of(group)) equals.push(i);
    // Who stands still is in nobody's way to choose: no dice for them.
    bool const stands = movers[equals[0]].speed == Ratio(0);
    if (group.many > 1 && !stands) {
      break_ties(work, equals);
      if (work.rules().movement.driver_skill_chooses) choose_places(equals, movers, seats, wait);
    }
    for (int const i : equals) out.push(seats[i]);
  }
  return out;
}

int quarters_now(Book const& book, Car const&, int phase, int pace) {
  return phase < 1 || phase > pace::kPhases ? 0 : pace::quarters_of_steps(std::abs(pace), phase, book.rules.movement);
}
int inches_now(Book const& book, Car const& car, int phase, int pace) { return quarters_now(book, car, phase, pace) / 4; }

// ---- a step

namespace {

Rule rule_of(NextStep const& next, bool loose) {
  static Rule const kStraight1 = rule_named("R-3"), kHalf = rule_named("CW-114"), kManeuver = rule_named("R-4"), kCrash = rule_named("R-6");
  static Rule const kSpin = rule_named("CW-137"), kRoll = rule_named("CW-138"), kJump = rule_named("R-23");
  switch (next.part) {
    case StepPart::straight: return next.quarters < 4 ? kHalf : kStraight1;
    case StepPart::spin: return kSpin;
    case StepPart::roll: return kRoll;
    case StepPart::air: return kJump;
    default: return loose ? kCrash : kManeuver;
  }
}

// In the air high walls are met, cars and low walls are flown over: it comes down on what it comes down.
bool fly(Work& work, Seat seat, StepWay const& way, geometry::Angle vector) {
  Car& car = work.car(seat);
  std::optional<Met> const met = first_met(work.book, work.board, seat, way);
  if (!met) {
    car.pose = way.to;
    return true;
  }
  car.pose = pose_at(way, met->when);
  return collide_with(work, seat, *met, vector);
}

// CW-119: a bend, swerve or pivot is judged as a whole; all else by the way of the leg.
Approach approach_of(NextStep const& next, StepLegs const& legs, geometry::Pose from) {
  Approach out;
  Step const step = next.way.step;
  out.swings = next.part == StepPart::swing, out.from = from;
  if (next.part != StepPart::maneuver || (step != Step::bend && step != Step::swerve && step != Step::pivot)) return out;
  geometry::Angle at = from.heading;
  for (StepLeg const& leg : legs) {
    if (!leg.turns) out.on = leg.to.at - from.at;
    else out.pivot = leg.pivot;
    int const left = geometry::heading(leg.to.heading - at);
    out.by += left > geometry::kCircle / 2 ? left - geometry::kCircle : left;
    at = leg.to.heading;
  }
  return out;
}

// The legs of a step as far as they come. A leg that a collision has bent goes on from where the car is now; who lies along what it has
// grazed goes on ahead.
Carried go(Work& work, Seat seat, StepLegs const& legs, NextStep const& next) {
  Car& car = work.car(seat);
  geometry::Pose planned = car.pose;
  Approach approach = approach_of(next, legs, car.pose);
  Carried how = Carried::whole;
  for (StepLeg const& leg : legs) {
    StepWay way{car.pose, leg.to, leg.turns, leg.pivot, in_flight(car.run)};
    approach.vector = leg.vector;
    if (how == Carried::along) {
      way = ahead_instead(car, {planned, leg.to, leg.turns, {}}), approach = {travel(car)};
    } else if (!(car.pose == planned)) {
      way.to.at = car.pose.at + (leg.to.at - planned.at);
      way.to.heading = geometry::heading(car.pose.heading + leg.to.heading - planned.heading);
      if (leg.turns) way.to = geometry::turned(car.pose, leg.pivot, leg.to.heading - planned.heading);
    }
    planned = leg.to;
    if (way.flies) {
      if (!fly(work, seat, way, leg.vector)) return Carried::stopped;
      continue;
    }
    Carried const went = carry(work, seat, way, approach);
    if (went == Carried::stopped) return went;
    if (went == Carried::along) how = went;
  }
  return how;
}

void tell_step(Work& work, Seat seat, NextStep const& next, Wanted const& wanted, bool loose, int inch) {
  if (!work.log) return;
  Car const& car = work.car(seat);
  bool const chosen = next.part == StepPart::maneuver || next.part == StepPart::leave_slide;
  work.log({.kind = Ev::Went, .seat = seat, .rule = rule_of(next, loose), .a = int16_t(next.way.step), .b = int16_t(chosen ? wanted.move : -1),
            .c = int16_t(std::min(inch, 10)), .d = int16_t(loose), .at = spot_of(car.pose)});
}

void tell_speed(Work& work, Seat seat, int was, StepPart part) {
  static Rule const kSkid = rule_named("CW-139"), kOwn = rule_named("R-4"), kSpin = rule_named("CW-137"), kRoll = rule_named("CW-138");
  Rule const rule = part == StepPart::spin ? kSpin : part == StepPart::roll ? kRoll : part == StepPart::skid ? kSkid : kOwn;
  Car& car = work.car(seat);
  if (!(rule == kOwn) && car.pace != was) forced_change(work, car);
  if (work.log && car.pace != was)
    work.log({.kind = Ev::Speed, .seat = seat, .rule = rule, .a = int16_t(was), .b = car.pace, .c = 1, .at = spot_of(car.pose)});
}

// What a skid or a brake still takes off comes off as it leaves the ground.
void leap(Work& work, Seat seat, geometry::Pose from) {
  Car& car = work.car(seat);
  int const was = car.pace;
  if (takes_off(work.book, car, from)) tell_speed(work, seat, was, StepPart::air);
}

}  // namespace

void take_step(Work& work, Seat seat, Wanted& wanted, NextStep const& next, bool& stopped) {
  Car& car = work.car(seat);
  geometry::Pose const from = car.pose;
  if (car.run.kind == Going::roll) car.run.quarters = 0;      // nothing has broken this inch yet (CW-138)
  CrashRun const was = car.run;
  bool const loose = !full_control(car), flies = in_flight(car.run);
  int const inch = car.moved / 4 + 1;
  StepLegs const legs = legs_of(work.book, car, next);
  car.moved = int16_t(std::min(200, car.moved + next.quarters));
  Carried const how = go(work, seat, legs, next);
  if (how == Carried::stopped) stopped = true;
  if (!(car.pose == from)) tell_step(work, seat, next, wanted, loose, inch);
  StepDue due;
  bool const swung = next.part == StepPart::swing;   // CW-126: a fishtail that meets something ends at the touch
  CrashRun is = car.run;
  is.d = was.d;                                      // CW-137: what hazards add up ends no spin
  bool const goes_on = is == was || (was.kind == Going::roll && is.kind == was.kind);   // no: a collision has put an end to it
  if ((how == Carried::whole || swung) && goes_on) {
    int const pace = car.pace;
    due = finish(work.book, car, next, moves()[size_t(wanted.move)]);
    tell_speed(work, seat, pace, next.part);
  }
  settle_step(work, seat, due);
  if (flies) return;
  cross(work, seat, from, car.pose);
  zones_touched(work, seat, from, car.pose);
}

// ---- a maneuver

namespace {

// A bend into the turn: on which side a spin or roll that comes of it turns.
int turn_side(MoveKind const& kind) {
  bool const left = kind.side == driving::Side::left;
  switch (kind.maneuver) {
    case Maneuver::bend:
    case Maneuver::t_stop:
    case Maneuver::bootlegger: return left ? -1 : 1;
    case Maneuver::swerve: return left ? 1 : -1;
    default: return 0;
  }
}

// CW-157: who loses control in turning away from what somebody has dropped before him owes it to that one; else to himself.
Seat avoided(Work& work, Seat seat) {
  constexpr int32_t kAhead = 2 * geometry::kInch;
  if (work.rules().score.avoidance_credit == ScoreSettings::Avoidance::nobody) return kNobody;
  Car const& car = work.car(seat);
  geometry::Pose const ahead = geometry::moved(car.pose, {car.pace < 0 ? -kAhead : kAhead, 0});
  int const counter = would_cross(work.book, work.board, seat, car.pose, ahead, true);
  Seat const owner = counter >= 0 ? work.board.counters[counter].owner : kNobody;
  return owner == seat ? kNobody : owner;
}

// CW-136: the control roll first, for a spin or roll takes the place of the maneuver; everything else follows it.
void maneuver(Work& work, Seat seat, Wanted& wanted, NextStep const& next, bool& stopped) {
  static Rule const kRule = rule_named("R-5.3");
  Car& car = work.car(seat);
  MoveKind const& kind = moves()[size_t(wanted.move)];
  wanted.done = true;
  car.moved_by = kNobody;   // CW-160: what comes now is its own doing
  driving::Sum const sum = maneuver_sum(work.book, work.board, car, kind, car.pace);
  car.d_phase = int8_t(std::clamp(car.d_phase + sum.d, 0, 100));
  ControlCheck const check = control_check(car.hs, sum.d, mph(car.pace), work.rules().control);
  CrashOutcome outcome;
  if (control_roll(work, seat, check, Cause::maneuver, kRule)) {
    car.hurt_by = avoided(work, seat);
    CrashCall call{.cause = Cause::maneuver, .d = sum.d, .speed = mph(car.pace)};
    if (kind.maneuver == Maneuver::t_stop) call.t_stop = mph(size_of(car.pace));
    outcome = crash_roll(work, seat, call);
    outcome.side = turn_side(kind);
    outcome.over_end = (kind.maneuver == Maneuver::bend || kind.maneuver == Maneuver::swerve) && kind.degrees >= 60;
  }
  if (outcome.replaces()) {
    car.moved = int16_t(std::min(200, car.moved + next.quarters));
    begin(work, seat, outcome);
    return;
  }
  take_step(work, seat, wanted, next, stopped);
  begin(work, seat, outcome);
}

}  // namespace

void drive(Work& work, Seat seat, int move, int inch) {
  if (seat < 0 || seat >= work.board.cars.size()) return;
  Car& car = work.car(seat);
  if (!car.here) return;
  bool const back = touches_pusher(work.book, work.board, seat) && turns_into_pusher(work.book, work.board, seat, {car.pace, move, std::max(0, inch)});
  bool const known = move >= 0 && move < int(moves().size()) && !back;
  Wanted wanted{known ? move : kStraight, std::max(0, inch), !known || move == kStraight};
  bool stopped = false;
  if (car.pace != 0) car.drove = car.pace < 0 ? -1 : 1;
  for (int steps = 0; steps < 40 && !stopped; ++steps) {
    // CW-128: what is left is what the speed of now gives in this phase.
    int const left = quarters_now(work.book, car, work.board.phase, car.pace) - car.moved;
    if (left <= 0) break;
    NextStep const next = next_step(work.book, car, wanted, left);
    geometry::Pose const from = car.pose;
    bool const flew = in_flight(car.run);   // what it has flown over it does not leave
    if (next.part == StepPart::maneuver || next.part == StepPart::leave_slide) maneuver(work, seat, wanted, next, stopped);
    else take_step(work, seat, wanted, next, stopped);
    if (!flew) leap(work, seat, from);
  }
}

}  // namespace paddock::car_wars::duel
