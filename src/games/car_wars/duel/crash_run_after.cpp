// What a step comes to once it is done, without dice.
#include "games/car_wars/duel/crash_run.hpp"

#include <algorithm>

#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/skid_braking.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using driving::Maneuver;
using driving::Side;

void regain(Car& car, StepDue& due) {
  due.regained = true, due.from = car.run.kind;
  car.pace = int16_t(slower_pace(car.pace, end_run(car)));
}

// CW-145, B-39: whether the braking comes before the skid that follows this one.
bool brakes_now(Book const& book, Car const& car) {
  auto const events = driving::skid_and_brake(mph(size_of(car.pace)), mph(car.run.flight), driving::CrashSkid(car.run.result), book.rules.maneuver);
  for (int i = 0; i + 1 < events.size(); ++i)
    if (events[i].skid) return !events[i + 1].skid;
  return true;
}

void finish_skid(Book const& book, Car& car, NextStep const& next, StepDue& due) {
  CrashRun& run = car.run;
  run.quarters = int8_t(run.quarters + next.quarters);
  if (run.quarters < 4) return;
  CrashRow const& row = row_of(run.result);
  due.tires = row.tire, due.crashed = true;
  if (run.flight > 0 && brakes_now(book, car)) {
    car.pace = int16_t(slower_pace(slower_pace(car.pace, pace_of(-row.speed)), run.flight));
    run.flight = 0;
  } else {
    car.pace = int16_t(slower_pace(car.pace, pace_of(-row.speed)));
  }
  run.result = row.then, run.quarters = 0;
  if (is_skid(run.result) && car.pace != 0) return;
  if (run.flips == kSideways && car.pace != 0) run.result = Crash::none;   // R 4: a T-stop slides on
  else regain(car, due);
}

void finish_steered(Car& car, NextStep const& next, StepDue& due) {
  CrashRun& run = car.run;
  driving::SkidRow const* const row = driving::controlled_skid(run.flips);
  if (row) car.skid_aim = int8_t(row->no_aim ? kNoAimAtAll : std::min<int>(car.skid_aim, row->aimed_fire));
  if (row && row->no_aim) car.aim = kNoAimAtAll;
  run.quarters = int8_t(run.quarters + next.quarters);
  if (run.quarters < 4) return;
  run = {};
  if (!row) return;
  due.tires = row->tire;
  run.flight = int16_t(pace_of(row->mph));
}

void finish_slide(Car& car, NextStep const& next, StepDue& due) {
  car.aim = kNoAimAtAll;
  car.run.quarters = int8_t(car.run.quarters + next.quarters);
  if (car.run.quarters < 4) return;
  car.run.quarters = 0, car.run.begun = true;
  due.tires = size_of(car.pace) >= pace_of(20) ? 1 : 0;   // a point for each full 20 mph lost (R 4)
  car.pace = int16_t(slower_pace(car.pace, pace_of(20)));
  if (car.pace == 0) regain(car, due);
}

void finish_maneuver(Car& car, NextStep const& next, MoveKind const& kind, StepDue& due) {
  Angle const old = next.way.direction;
  if (car.run.flight > 0) car.pace = int16_t(slower_pace(car.pace, car.run.flight));   // of a controlled skid, if still due
  car.run = {};
  if (kind.skid > 0) car.run.kind = Going::skid, car.run.flips = kind.skid, car.run.vector = int16_t(old);
  if (kind.maneuver == Maneuver::bootlegger) {
    car.run.kind = Going::skid, car.run.flips = kBootlegger, car.run.vector = int16_t(old);
    car.run.side = kind.side == Side::left ? -1 : 1;
    car.aim = kNoAimAtAll, due.tires = 1;
  }
  if (kind.maneuver == Maneuver::t_stop) {
    car.run.kind = Going::skid, car.run.flips = kSideways, car.run.vector = int16_t(old);
    finish_slide(car, next, due);
  }
}

int16_t pace_down(Ratio speed) { return int16_t((speed / Ratio(5, 2)).floor()); }

void finish_turning(Book const& book, Car& car, NextStep const& next, StepDue& due) {
  CrashRun& run = car.run;
  car.aim = kNoAimAtAll;
  if (next.quarters < 4) return;
  bool const spins = run.kind == Going::spin;
  bool const first = !run.begun, broken = !spins && run.quarters != 0;   // CW-138
  run.begun = true;
  if (!spins) run.quarters = 0;
  if (first) {
    CrashSettings const& s = book.rules.crash;
    Ratio const before = mph(size_of(car.pace));
    Roll const roll = start_roll(before, s);
    car.pace = pace_down(spins ? start_spin(0, before, Cause::maneuver, s).speed : roll.speed);
    due.sideways = !spins;
    if (spins && car.pace == 0) return regain(car, due);   // CW-146: 90 degrees, and it stands
    if (spins || car.pace != 0 || roll.most == 0) return;
  }
  if (broken) return;
  if (run.flips < 119) ++run.flips;
  if (!spins) due.flips = 1;
}

void finish_flight(Car& car, NextStep const& next, StepDue& due) {
  CrashRun& run = car.run;
  bool const vault = run.kind == Going::vault;
  if (vault && !run.begun) {
    run.begun = true;
    return;
  }
  run.flight = int16_t(std::max(0, run.flight - next.quarters));
  int const sides = next.quarters == 4 ? 2 : next.quarters >= 2 ? 1 : 0;   // R 6: two sides an inch
  if (vault) run.flips = int8_t(std::min(118, run.flips + sides)), car.aim = kNoAimAtAll;
  if (run.flight > 0) return;
  due.landed = true;
  if (vault) {
    run.kind = Going::roll;
    return;
  }
  due.flown = run.flips;   // of a jump: all of its flight
}

}  // namespace

int end_run(Car& car) {
  CrashRun const was = car.run;
  car.run = {};
  if (was.kind == Going::spin) car.hs = std::max(car.hs, std::min(car.hs_start, int8_t(car.hs + was.d)));
  bool const waits = was.kind == Going::controlled || was.kind == Going::fishtail || was.kind == Going::skid;
  return waits ? was.flight : 0;
}

bool takes_off(Book const& book, Car& car, Pose from) {
  CrashRun const was = car.run;
  bool const slides = was.kind == Going::skid && (is_skid(was.result) || was.flips < kSideways);
  if (was.kind != Going::controlled && was.kind != Going::fishtail && !slides) return false;
  if (car.pace <= pace_of(20) || from.at == car.pose.at) return false;
  for (Ramp const& ramp : book.arena.ramps) {
    Angle const off = heading(car.pose.heading - ramp.up);
    if (off > 45 * kDegree && off < 315 * kDegree) continue;
    if (contact(Segment{from.at, car.pose.at}, ramp.area) != Contact::Overlapping) continue;
    if (contact(car.pose.at, ramp.area) == Contact::Overlapping) continue;   // still on it
    int const flight = std::min(120, int((pace::flight_inches(mph(car.pace), ramp.degrees) * Ratio(4)).floor()));
    if (flight <= 0) continue;
    Angle const vector = travel(car);
    if (in_control(car)) car.hurt_by = kNobody;   // what comes of the jump is nobody's of turns ago (CW-157)
    car.pace = int16_t(slower_pace(car.pace, end_run(car)));
    car.run.kind = Going::air, car.run.vector = int16_t(vector);
    car.run.flight = int16_t(flight), car.run.flips = int8_t(flight);   // all of it: the landing counts by that
    if (was.kind == Going::fishtail || is_skid(was.result)) car.run.result = was.result, car.run.quarters = was.quarters, car.run.side = was.side;
    car.jump = int8_t(&ramp - book.arena.ramps.data() + 1);
    return true;
  }
  return false;
}

void end_jump(Car& car) {
  CrashRun const was = car.run;
  car.run = {};
  bool const swings = was.side != 0;
  if (!swings && !is_skid(was.result)) return;
  car.run.kind = swings ? Going::fishtail : Going::skid;
  car.run.result = was.result, car.run.quarters = was.quarters, car.run.side = was.side, car.run.vector = was.vector;
}

StepDue finish(Book const& book, Car& car, NextStep const& next, MoveKind const& kind) {
  StepDue due;
  switch (next.part) {
    case StepPart::maneuver: finish_maneuver(car, next, kind, due); break;
    case StepPart::swing:
      car.run.quarters = 0;
      if (is_skid(car.run.result) || car.run.flips > 0) car.run.kind = Going::skid;   // CW-143: the skid goes on as it was
      else regain(car, due);
      break;
    case StepPart::skid: finish_skid(book, car, next, due); break;
    case StepPart::steered: finish_steered(car, next, due); break;
    case StepPart::slide: finish_slide(car, next, due); break;
    case StepPart::leave_slide: {
      // CW-137: half of the turns into a spin end backward.
      Angle const off = heading(car.pose.heading - car.run.vector);
      if (off > 90 * kDegree && off < 270 * kDegree) car.pace = int16_t(-size_of(car.pace));
      regain(car, due);
      break;
    }
    case StepPart::second_half: car.pace = 0, regain(car, due); break;
    case StepPart::spin:
    case StepPart::roll: finish_turning(book, car, next, due); break;
    case StepPart::vault:
    case StepPart::air: finish_flight(car, next, due); break;
    default: break;
  }
  return due;
}

}  // namespace paddock::car_wars::duel
