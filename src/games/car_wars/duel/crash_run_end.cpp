// What the end of a phase and of a turn settle: spins and rolls whose block of five phases ends, forced slowdowns, handling.
#include <algorithm>

#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/handling.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

int off_vector(Car const& car) {   // tenths of a degree between where it looks and where it goes, 0 to 1800
  int const off = geometry::heading(car.pose.heading - car.run.vector);
  return std::min(off, geometry::kCircle - off);
}

// CW-137: forward it drives on, backward it drives in reverse, sideways it slides on as in a T-stop.
void out_of_spin(Work& work, Seat seat) {
  static Rule const kRule = rule_named("CW-137");
  Car& car = work.car(seat);
  int const off = off_vector(car);
  CrashRun const was = car.run;
  end_run(car);
  if (off > 450 && off < 1350) {
    car.run.kind = Going::skid, car.run.flips = kSideways, car.run.side = was.side, car.run.vector = was.vector;
    return;
  }
  car.pace = int16_t(off >= 1350 ? -size_of(car.pace) : size_of(car.pace));
  if (work.log) work.log({.kind = Ev::Regained, .seat = seat, .rule = kRule, .a = int16_t(Going::spin), .at = spot_of(car.pose)});
}

void spin_block(Work& work, Seat seat) {
  static Rule const kRule = rule_named("CW-137");
  Car& car = work.car(seat);
  CrashSettings const& settings = work.rules().crash;
  Spin const spin{car.run.due, mph(car.pace)};
  ControlCheck const check{1, settings.recover_at, spin_need(spin, settings, work.rules().control)};
  Rolled rolled;
  if (check.rolls()) rolled = roll(work, 1, "control", seat);
  Control const result = control_result(check, rolled.sum);
  if (work.log)
    work.log({.kind = Ev::Control, .seat = seat, .rule = kRule, .a = 0, .b = int16_t(check.status), .c = int16_t(check.need), .d = int16_t(result),
              .e = int16_t(Cause::hazard), .at = spot_of(car.pose), .dice = told(rolled)});
  if (result != Control::lost) return out_of_spin(work, seat);
  Spin const next = next_block(spin, false, settings);
  car.run.due = int16_t(next.due);
  set_pace(work, seat, int((next.speed / Ratio(5, 2)).floor()), kRule, true);
}

void roll_block(Work& work, Seat seat) {
  static Rule const kRule = rule_named("CW-138");
  Car& car = work.car(seat);
  if (car.pace == 0) return;
  car.run.due = int16_t(car.run.due + work.rules().crash.every_phases);
  set_pace(work, seat, slower_pace(car.pace, pace_of(work.rules().crash.roll_decel)), kRule, true);
}

void phase_of_car(Work& work, Seat seat) {
  Car& car = work.car(seat);
  int const now = work.board.now();
  if (car.run.kind == Going::spin && now >= car.run.due) spin_block(work, seat);
  else if (car.run.kind == Going::roll && car.run.begun && now >= car.run.due) roll_block(work, seat);
  begin_slow(work, seat);
  StepDue due;
  if (in_flight(car.run) && car.pace == 0) {   // something has stopped it in the air: it comes down here
    due.landed = true, due.flown = car.run.kind == Going::air ? std::max(0, car.run.flips - car.run.flight) : 0;
    if (car.run.kind == Going::vault) car.run.kind = Going::roll, car.run.begun = true;
  }
  settle_step(work, seat, due);
  jump_done(work, seat);
  car.d_phase = car.hazard_phase = car.skid_aim = 0;
  car.eased = false;
  car.moved = car.got_now = 0;
  for (Person& person : car.crew)
    if (person.stunned_until <= now) person.stunned_until = -1;
}

// R 19: above a fifth of its top speed backward it sheds 5 mph a turn at least.
void shed_reverse(Work& work, Seat seat) {
  static Rule const kRule = rule_named("R-19");
  Car& car = work.car(seat);
  if (car.pace >= 0 || !full_control(car)) return;
  Ratio const limit = pace::reverse_limit(mph(car.top), car.kind == board::Kind::cycle);
  if (mph(size_of(car.pace)) <= limit) return;
  int const shed = car.turn_pace < 0 ? size_of(car.turn_pace) - size_of(car.pace) : 0;
  int const due = pace_of(pace::kReverseShed) - std::max(0, shed);
  if (due > 0) set_pace(work, seat, slower_pace(car.pace, due), kRule, true);
}

void recover_handling(Work& work, Seat seat) {
  static Rule const kRecovers = rule_named("CW-115"), kReset = rule_named("CW-117");
  Car& car = work.car(seat);
  Recovery const got = recovery_of(work.book, car);
  int const was = car.hs;
  car.hs = int8_t(std::clamp(got.status, kWorstStatus, 20));
  if (work.log && car.hs != was)
    work.log({.kind = Ev::Recovered, .seat = seat, .rule = got.reset ? kReset : kRecovers, .a = int16_t(was), .b = car.hs, .at = spot_of(car.pose)});
}

}  // namespace

Recovery recovery_of(Book const& book, Car const& car) {
  Handling of;
  of.base_hc = handling_class(book, car);
  of.driver_plus = driver_plus(car), of.reflex_bonus = car.reflexes;
  of.spoiler = (car.fits & (kSpoiler | kAirdam)) != 0;
  of.driver_ok = driver_of(car) != nullptr;
  of.in_control = full_control(car), of.airborne = in_flight(car.run);
  // A substitute brings his own skill, but the reflexes are the driver's.
  of.start = car.hs_start - (substitute(car) ? int(car.reflexes) : 0);
  return recover(of, car.hs, mph(car.pace), book.rules.control);
}

// R 2: what is due every five phases comes before anybody changes his speed or moves.
void slow_again(Work& work) {
  static Rule const kForced = rule_named("CW-134");
  for (int seat = 0; seat < work.board.cars.size(); ++seat) {
    Car const& car = work.board.cars[seat];
    int const since = work.board.now() - car.slow_from;
    if (!car.fights() || car.slow <= 0 || since <= 0 || since % 5 != 0 || car.pace == 0 || in_flight(car.run)) continue;
    set_pace(work, Seat(seat), slower_pace(car.pace, car.slow), kForced, true);
    begin_slow(work, Seat(seat));
  }
}

// R 4: after the recovery of a turn that ends, before anybody looks at the next phase.
void slow_skidders(Work& work) {
  static Rule const kSkid = rule_named("R-4");
  for (int seat = 0; seat < work.board.cars.size(); ++seat) {
    Car& car = work.board.cars[seat];
    if (!car.fights() || car.run.kind != Going::controlled || car.run.flight <= 0) continue;
    set_pace(work, Seat(seat), slower_pace(car.pace, car.run.flight), kSkid, true);
    car.run.flight = 0;
  }
}

void end_of_phase(Work& work) {
  for (int seat = 0; seat < work.board.cars.size(); ++seat)
    if (work.board.cars[seat].fights()) phase_of_car(work, Seat(seat));
}

void end_of_turn_handling(Work& work) {
  for (int seat = 0; seat < work.board.cars.size(); ++seat) {
    Car& car = work.board.cars[seat];
    if (!car.fights()) continue;
    shed_reverse(work, Seat(seat));
    settle_step(work, Seat(seat), {});   // it may stand now
    recover_handling(work, Seat(seat));
    if (car.power > 0) car.power = int16_t(std::max(0, car.power - pace::overspeed_units(mph(size_of(car.pace)), mph(car.top))));   // R 3
    if ((car.fits & kGas) && car.dies_at > 0 && work.board.turn >= car.dies_at) run_dry(work, Seat(seat));   // CW-083
    car.changed = false, car.fallen = 0;
    end_bursts(car, work.rules().build);
    car.aim = 0;
    if (car.painted > 0) --car.painted;
  }
}

}  // namespace paddock::car_wars::duel
