// Control: the ground under a car, the D of what it does and suffers, control rolls, braking.
#include <algorithm>

#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using driving::Maneuver;
using driving::Surface;

// CW-137: what a spin costs is known when it ends.
void set_status(Car& car, int status) {
  if (car.run.kind == Going::spin) car.run.d = int8_t(std::clamp(car.run.d + car.hs - status, 0, 99));
  car.hs = int8_t(status);
}

int8_t added(int8_t was, int d) { return int8_t(std::clamp(was + d, 0, 100)); }

// Whether a counter may reach the car at all, before its shape is looked at.
bool near(Car const& car, geometry::Pose const& pose, int32_t reach) {
  return std::abs(int64_t(pose.at.x) - car.pose.at.x) <= reach && std::abs(int64_t(pose.at.y) - car.pose.at.y) <= reach;
}

bool slick(Lie type, Surface& as) {
  switch (type) {
    case Lie::oil: as = Surface::oil; return true;
    case Lie::flaming_oil:
    case Lie::hot_flaming_oil: as = Surface::flaming_oil; return true;
    case Lie::ice: as = Surface::ice; return true;
    case Lie::sand: as = Surface::sand_counter; return true;
    default: return false;
  }
}

driving::Brakes brakes_of(Car const& car) {
  bool const both = (car.fits & kSpoiler) && (car.fits & kAirdam);
  return {both, (car.fits & kAbs) != 0, (car.fits & kHdBrakes) != 0};
}

bool tires_whole(Car const& car) {
  return std::none_of(car.wheels.begin(), car.wheels.end(), [](Wheel const& w) { return w.there && (w.tire_gone || w.wheel_gone || w.dp <= 0 || w.second == 0); });
}

// Who drives without having learned it, or in another's place.
bool unskilled(Car const& car) {
  Person const* const driver = driver_of(car);
  return (substitute(car) && !(car.aids & kExtraControls)) || (driver && driver->drive <= -3);
}

}  // namespace

driving::Surfaces surfaces_at(Book const& book, Board const& board, Car const& car) {
  driving::Surfaces out;
  if (in_flight(car.run)) return out;
  if (Ground const all = book.arena.everywhere(); all != Ground::count) out.add(Surface(all));
  geometry::Polygon const area = area_of(car);
  for (Patch const& patch : book.arena.patches)
    if (geometry::contact(area, patch.area) == geometry::Contact::Overlapping) out.add(Surface(patch.ground));
  for (Counter const& counter : board.counters) {
    Surface as{};
    // CW-046: what is laid in a phase works from the next one on.
    if (!slick(counter.type, as) || !acts_now(book, board, counter) || !near(car, counter.pose, 4 * geometry::kInch)) continue;
    geometry::Polygon const lies = geometry::box(counter.pose, body_of(counter));
    if (geometry::contact(area, lies) == geometry::Contact::Overlapping) out.add(as);
  }
  return out;
}

namespace {
// CW-091, CW-123.
bool shocks_ease(HazardSettings const& s, Car const& car) {
  return (car.fits & kHdShocks) && (tires_whole(car) || !s.hd_shocks_need_all_tires) && (s.hd_shocks_each_hazard || !car.eased);
}
}  // namespace

int hazard_d(Book const& book, Board const& board, Car const& car, int d, Lie entered) {
  HazardSettings const& s = book.rules.hazard;
  bool const shocks = shocks_ease(s, car);
  driving::Surfaces const under = surfaces_at(book, board, car);
  List<Ground, driving::kSurfaceCount> ground;
  Surface own{};                           // B-05: the number of entering ice or burning oil stands alone
  for (int i = 0; i < driving::kSurfaceCount; ++i)
    if (under.has(Surface(i)) && !(slick(entered, own) && own == Surface(i))) ground.push(Ground(i));
  return std::max(0, adjusted_hazard(d, {ground.begin(), size_t(ground.size())}, shocks, s));
}

driving::Sum maneuver_sum(Book const& book, Board const& board, Car const& car, MoveKind const& kind, int pace) {
  driving::Difficulty m;
  m.maneuver = kind.maneuver, m.angle = kind.degrees, m.skid_quarters = kind.skid;
  m.speed = mph(pace), m.reverse = pace < 0;
  m.mph = kind.maneuver == Maneuver::t_stop ? mph(size_of(pace)) : Ratio(0);   // it ends where the car stands
  m.brakes = brakes_of(car), m.spoiler_and_airdam = m.brakes.spoiler_and_airdam;
  m.unskilled = unskilled(car), m.blinded = car.painted > 0 || car.blind_until >= board.now();
  m.surfaces = surfaces_at(book, board, car);
  return driving::difficulty(m, book.rules.maneuver);
}

driving::Braking braking_of(Book const& book, Board const& board, Car const& car, int from, int to) {
  return driving::braking(mph(from), mph(size_of(from) - size_of(to)), brakes_of(car), surfaces_at(book, board, car), book.rules.maneuver);
}

bool control_roll(Work& work, Seat seat, ControlCheck const& check, Cause cause, Rule rule) {
  Car& car = work.car(seat);
  set_status(car, check.status);
  Rolled rolled;
  if (check.rolls()) rolled = roll(work, 1, "control", seat);
  Control const result = control_result(check, rolled.sum);
  if (work.log && result != Control::none)
    work.log({.kind = Ev::Control, .seat = seat, .rule = rule, .a = int16_t(std::min(check.d, 100)), .b = int16_t(check.status),
              .c = int16_t(check.need), .d = int16_t(result), .e = int16_t(cause), .at = spot_of(car.pose), .dice = told(rolled)});
  return result == Control::lost;
}

namespace {
void lose_control(Work& work, Seat seat, int d, int side) {
  CrashOutcome outcome = crash_roll(work, seat, {.cause = Cause::hazard, .d = d, .speed = mph(work.car(seat).pace)});
  outcome.side = side;
  begin(work, seat, outcome);
}
}  // namespace

void hazard(Work& work, Seat seat, Hazard const& of) {
  int const d = of.d;
  if (d <= 0) return;
  Car& car = work.car(seat);
  // CW-158: what he does to himself while another's ram or fire has him out of control takes nothing from the other.
  if (of.owner != kNobody && (of.owner != seat || in_control(car))) car.hurt_by = of.owner;
  if (of.owner != kNobody) car.shaken_by = of.owner;
  if (car.run.kind == Going::air) {   // CW-124: it all comes with the landing
    car.run.d = int8_t(std::min(99, car.run.d + d));
    car.hazard_phase = added(car.hazard_phase, d);
    return;
  }
  int const total = hazard_d(work.book, work.board, car, d, of.entered);
  car.eased |= !work.rules().hazard.hd_shocks_each_hazard && shocks_ease(work.rules().hazard, car);
  if (total <= 0) return;
  car.hazard_phase = added(car.hazard_phase, total);
  ControlCheck const check = control_check(car.hs, total, mph(car.pace), work.rules().control);
  if (tumbles(car.run)) {   // its wheels steer nothing: nothing worse is left to roll for
    car.hs = int8_t(check.status);
    return;
  }
  bool const held = in_control(car);
  if (!control_roll(work, seat, check, Cause::hazard, of.rule)) return;
  if (held && of.owner == kNobody) car.hurt_by = kNobody;   // nobody else's doing
  lose_control(work, seat, total, of.side);
}

namespace {

// R 5.6: no steering, no accelerating, no braking; Crash Table 1 at once, 30 mph less at once and every five phases (CW-134).
void wheels_past_driving(Work& work, Seat seat) {
  Ratio const speed = mph(work.car(seat).pace);
  CrashOutcome const outcome = crash_roll(work, seat, {.cause = Cause::hazard, .d = work.rules().crash.tire_loss_crash_d, .speed = speed, .table1 = true});
  force_slow(work, seat, pace_of(work.rules().tires.forced_slowdown));
  begin(work, seat, outcome);
}

}  // namespace

void tire_lost(Work& work, Seat seat) {
  static Rule const kRule = rule_named("CW-144");
  Car& car = work.car(seat);
  bool const active = (car.fits & kActiveSuspension) != 0;
  ControlCheck const check = tire_loss_check(car.hs, active, mph(car.pace), work.rules().control);
  car.hazard_phase = added(car.hazard_phase, check.d);   // CW-065: however it goes on
  if (car.run.kind == Going::air) {
    car.run.d = int8_t(std::min(99, car.run.d + check.d));
    return;
  }
  int const stop = pace_of(work.rules().tires.forced_slowdown);
  if (past_driving(wheels_of(car), wheels_lost(car)) && car.slow < stop && !tumbles(car.run)) {
    set_status(car, check.status);         // R 5.6: at once
    return wheels_past_driving(work, seat);
  }
  if (tumbles(car.run)) {
    car.hs = int8_t(check.status);
    return;
  }
  if (!control_roll(work, seat, check, Cause::hazard, kRule)) return;
  lose_control(work, seat, work.rules().crash.tire_loss_crash_d, 0);
}

void forced_change(Work& work, Car& car) { car.changed |= work.rules().movement.involuntary_uses_change; }

void set_pace(Work& work, Seat seat, int pace, Rule rule, bool forced) {
  Car& car = work.car(seat);
  int const was = car.pace;
  car.pace = int16_t(std::clamp(pace, -200, 200));
  if (forced && was != car.pace) forced_change(work, car);
  if (work.log && was != car.pace)
    work.log({.kind = Ev::Speed, .seat = seat, .rule = rule, .a = int16_t(was), .b = car.pace, .c = int16_t(forced), .at = spot_of(car.pose)});
}

namespace {

void brake(Work& work, Seat seat, int pace, driving::Braking const& braking) {
  static Rule const kHard = rule_named("R-3"), kLost = rule_named("CW-145");
  Car& car = work.car(seat);
  int const from = car.pace, amount = size_of(from) - size_of(pace);
  car.d_phase = added(car.d_phase, braking.d);
  ControlCheck const check = control_check(car.hs, braking.d, mph(from), work.rules().control);
  bool const lost = control_roll(work, seat, check, Cause::braking, kHard);
  CrashOutcome outcome;
  if (lost) car.hurt_by = kNobody;          // his own doing
  if (lost) outcome = crash_roll(work, seat, {.cause = Cause::braking, .d = braking.d, .speed = mph(from)});
  bool const waits = outcome.crash != Crash::none && is_skid(outcome.crash) && work.rules().maneuver.skid_before_decel;
  if (waits) outcome.brake = amount;   // the skid is made at the old speed
  bool const turns = outcome.crash != Crash::none && !is_skid(outcome.crash);   // CW-146: at the new speed
  bool const slides = lost && !turns && begin(work, seat, outcome);
  if (!waits || !slides) set_pace(work, seat, slower_pace(car.pace, amount), lost ? kLost : kHard, false);
  if (turns) begin(work, seat, outcome);
  settle_step(work, seat, {});              // a car that stands now has nothing going on
  int points = braking.tire.plus;
  if (braking.tire.dice > 0) points += roll(work, braking.tire.dice, "tires", seat).sum;
  if (points > 0) settle_step(work, seat, {.tires = points});
}

}  // namespace

void change_pace(Work& work, Seat seat, int pace) {
  static Rule const kRule = rule_named("CW-116");
  if (seat < 0 || seat >= work.board.cars.size() || !may_go(work.book, work.board, seat, pace)) return;
  Car& car = work.car(seat);
  if (pace == car.pace) return;
  car.changed = true;
  if (size_of(pace) > size_of(car.pace)) return set_pace(work, seat, pace, kRule, false);
  driving::Braking const braking = braking_of(work.book, work.board, car, car.pace, pace);
  if (braking.d <= 0) return set_pace(work, seat, pace, kRule, false);
  brake(work, seat, pace, braking);
}

}  // namespace paddock::car_wars::duel
