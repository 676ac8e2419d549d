// Crash rolls and what they set going (R 6, CW-135 to CW-146).
#include <algorithm>

#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

struct CrashTold {
  int table, modifier, result;
};
void tell(Work& work, Seat seat, Rule rule, CrashTold const& of, Rolled const& rolled) {
  if (!work.log) return;
  int const total = std::clamp(rolled.sum + of.modifier, -99, 99);
  int16_t const shown = int16_t(std::clamp(of.modifier, -99, 99));
  work.log({.kind = Ev::Crash, .seat = seat, .rule = rule, .a = int16_t(of.table), .b = int16_t(total), .c = shown, .d = int16_t(of.result),
            .at = spot_of(work.car(seat).pose), .dice = told(rolled)});
}

void spoil_aim(Car& car, int aimed) { car.aim = int8_t(std::min<int>(car.aim, aimed == kNoAim ? kNoAimAtAll : aimed)); }

Crash on_table1(Work& work, Seat seat, int modifier, Rule rule) {
  Rolled const rolled = roll(work, 2, "crash", seat);
  Crash const crash = crash_of(rolled.sum + modifier);
  tell(work, seat, rule, {1, modifier, int(crash)}, rolled);
  spoil_aim(work.car(seat), row_of(crash).aimed);
  return crash;
}

void on_table2(Work& work, Seat seat, int modifier, CrashOutcome& outcome) {
  static Rule const kFirst = rule_named("R-6"), kSecond = rule_named("CW-135");
  Rolled const rolled = roll(work, 2, "crash", seat);
  Fishtail const fishtail = fishtail_of(rolled.sum + modifier);
  FishtailRow const& row = row_of(fishtail);
  tell(work, seat, kFirst, {2, modifier, int(fishtail)}, rolled);
  spoil_aim(work.car(seat), row.aimed);
  outcome.fishtail = row.rear;
  if (row.ct1) outcome.crash = on_table1(work, seat, work.rules().crash.ct1_after_ct2_same_mods ? modifier : 0, kSecond);
}

// In the order of the tables: nothing, what the driver does himself, fishtails, the results of table 1.
int rank_of(CrashRun const& run) {
  switch (run.kind) {
    case Going::controlled: return -2;
    case Going::fishtail: return is_skid(run.result) ? 1 + int(run.result) : 0;
    case Going::skid: return steered_skid(run) ? -1 : is_skid(run.result) ? 1 + int(run.result) : 0;
    case Going::spin: return 1 + int(Crash::spinout);
    case Going::roll: return 1 + int(Crash::roll_burning);
    default: return 1 + int(Crash::vault);
  }
}

int rank_of(CrashOutcome const& outcome) { return outcome.crash == Crash::none ? 0 : 1 + int(outcome.crash); }

int side_of(Work& work, Seat seat, CrashOutcome const& outcome) {
  if (outcome.side != 0) return outcome.side;
  int const die = work.dice.roll(6, "direction", seat);
  return die <= 3 ? -1 : 1;
}

void each_tire(Work& work, Seat seat, int dice, Harm harm) {
  for (int tire = 0; tire < kMostTires; ++tire) {
    if (!has_tire(work.car(seat), tire)) continue;
    int const points = roll(work, dice, "tires", seat).sum;
    Done const done = hurt_tire(work, seat, work.car(seat).hurt_by, tire, points, harm);
    after_blow(work, seat, work.car(seat).hurt_by, done);
  }
}

// Fishtails and skids wait for the next movement.
void begin_slide(Work& work, Seat seat, CrashOutcome const& outcome) {
  CrashRun& run = work.car(seat).run;
  CrashRun const was = run;
  run = {};
  run.vector = int16_t(outcome.vector);
  run.result = outcome.crash;
  run.flight = int16_t(outcome.brake + was.flight);   // CW-145
  run.kind = Going::skid;
  bool const across = was.flips == kSideways;   // R 4: it goes on once the skid is done
  if (across || (outcome.crash == Crash::none && steered_skid(was))) run.flips = was.flips, run.quarters = 0, run.vector = was.vector;
  if (outcome.fishtail > 0) run.kind = Going::fishtail, run.quarters = int8_t(outcome.fishtail), run.side = int8_t(side_of(work, seat, outcome));
}

void begin_vault(Work& work, Seat seat) {
  Car& car = work.car(seat);
  // The tires of the side that leads, or of the front (R 6): designed, those of the outside of the turn.
  for (int tire = 0; tire < kMostTires; ++tire) {
    int const wheel = corner_of(tire);
    bool const leads = car.run.quarters != 0 ? wheel < 2 : (wheel % 2 == 0) == (car.run.side > 0);
    if (!has_tire(car, tire) || !leads) continue;
    int const points = roll(work, 3, "tires", seat).sum;
    Done const done = hurt_tire(work, seat, car.hurt_by, tire, points, Harm::roll);
    after_blow(work, seat, car.hurt_by, done);
  }
  car.run.flight = int16_t(roll(work, 1, "vault", seat).sum * 4);
}

void burns(Work& work, Seat seat) {
  Car const& car = work.car(seat);
  Rolled const rolled = roll(work, 1, "fire", seat);
  if (rolled.sum < 4 || car.burning) return;
  List<Seat, kMostCars> by;
  if (car.hurt_by >= 0) by.push(car.hurt_by);
  static Rule const rule = rule_named("R-6");
  light(work, seat, by, 0, rolled, rule);
}

// Spins, rolls and vaults turn the car sideways: at once when a maneuver has led to them, else in place of the next whole inch. A car
// too slow for a whole inch is turned at once, too (CW-146).
void begin_turning(Work& work, Seat seat, CrashOutcome const& outcome) {
  static Rule const kBrakes = rule_named("CW-145");
  Car& car = work.car(seat);
  if (int const owed = end_run(car); owed > 0) set_pace(work, seat, slower_pace(car.pace, owed), kBrakes, false);
  bool const at_once = outcome.cause != Cause::hazard || size_of(car.pace) < pace_of(10);
  bool const stands = car.pace == 0;
  car.pace = int16_t(size_of(car.pace));      // from here on it moves along its vector
  car.run.vector = int16_t(outcome.vector);
  car.run.side = int8_t(side_of(work, seat, outcome));
  switch (outcome.crash) {
    case Crash::spinout: car.run.kind = Going::spin; break;
    case Crash::vault: car.run.kind = stands ? Going::roll : Going::vault; break;   // nothing carries it through the air
    default: car.run.kind = Going::roll;
  }
  if (car.run.kind == Going::spin) {
    car.run.due = int16_t(start_spin(work.board.now(), mph(car.pace), outcome.cause, work.rules().crash).due);
    each_tire(work, seat, 1, Harm::spin);
  }
  if (outcome.crash == Crash::roll_burning) burns(work, seat);
  if (car.run.kind == Going::vault) {
    car.run.quarters = outcome.over_end;
    return begin_vault(work, seat);
  }
  Going const kind = car.run.kind;
  if (!at_once || car.run.begun) return;
  Wanted wanted{kStraight, 0, true};
  bool stopped = false;
  NextStep const next = next_step(work.book, car, wanted, 4);
  int16_t const moved = car.moved;
  if (car.run.kind == kind) take_step(work, seat, wanted, next, stopped);
  if (outcome.cause != Cause::braking) car.moved = moved;   // CW-136: of braking it takes the place of an inch to come
}

}  // namespace

CrashOutcome crash_roll(Work& work, Seat seat, CrashCall const& call) {
  static Rule const kRule = rule_named("R-6");
  Car const& car = work.car(seat);
  CrashCase of;
  of.speed = call.speed, of.d = call.d, of.driver_plus = driver_plus(car), of.t_stop_mph = call.t_stop, of.cycle_driver_lost = call.cyclist;
  of.off_road = surfaces_at(work.book, work.board, car).has(driving::Surface::off_road);
  int const modifier = crash_modifier(of, work.rules().control).total();
  CrashOutcome out;
  out.lost = true, out.cause = call.cause, out.vector = travel(car);
  if (call.table1 || crash_table_of(call.cause) == 1) out.crash = on_table1(work, seat, modifier, kRule);
  else on_table2(work, seat, modifier, out);
  return out;
}

WorstCrash::WorstCrash(Work& work, Seat seat, bool tire_lost) : work_(work), seat_(seat) {
  if (tire_lost) work.worst = this;
}
WorstCrash::~WorstCrash() {
  if (work_.worst != this) return;
  work_.worst = nullptr;
  begin(work_, seat_, worst_);
}
bool WorstCrash::keeps(Seat seat, CrashOutcome const& outcome) {
  if (seat != seat_) return false;
  int const is = rank_of(worst_), would = rank_of(outcome);
  if (outcome.lost && (!worst_.lost || would > is || (would == is && outcome.fishtail > worst_.fishtail))) worst_ = outcome;
  return true;
}

bool begin(Work& work, Seat seat, CrashOutcome const& outcome) {
  if (work.worst && work.worst->keeps(seat, outcome)) return true;
  Car& car = work.car(seat);
  bool const turns = outcome.crash != Crash::none && !is_skid(outcome.crash);
  if (!outcome.lost || (car.pace == 0 && !turns)) return false;   // CW-146: spins and rolls at 0 mph, too
  if (car.run.kind == Going::skid && car.run.flips == kBootlegger) car.run.flips = kSideways, car.run.quarters = 0;   // R 4
  if (car.run.kind == Going::controlled && car.run.flight > 0) {   // a controlled skid's loss of speed is still due
    set_pace(work, seat, slower_pace(car.pace, car.run.flight), rule_named("R-4"), true);
    car.run.flight = 0;
    if (car.pace == 0 && !turns) return false;
  }
  int const is = rank_of(car.run), would = rank_of(outcome);
  bool const wider = car.run.kind == Going::fishtail && outcome.crash == Crash::none && outcome.fishtail > car.run.quarters;
  if (wider && would == is) {   // CW-144: of two fishtails the wider
    car.run.quarters = int8_t(outcome.fishtail);
    if (outcome.side != 0) car.run.side = int8_t(outcome.side);
    return true;
  }
  if (would <= is) return false;
  if (outcome.crash == Crash::none || is_skid(outcome.crash)) begin_slide(work, seat, outcome);
  else begin_turning(work, seat, outcome);
  return true;
}

void begin_slow(Work& work, Seat seat) {
  Car& car = work.car(seat);
  Going const kind = car.run.kind;
  bool const waits = (kind == Going::spin || kind == Going::roll) && !car.run.begun && size_of(car.pace) < pace_of(10);
  if (!waits) return;
  Wanted wanted{kStraight, 0, true};
  bool stopped = false;
  int16_t const moved = car.moved;
  NextStep const next = next_step(work.book, car, wanted, 4);
  take_step(work, seat, wanted, next, stopped);
  car.moved = moved;
  if (car.run.kind != kind || car.run.begun) return;
  NextStep quarter = next;                 // something is in its way: it is turned where it is, if there is room
  quarter.way.step = driving::Step::spin_quarter;
  StepLegs const legs = legs_of(work.book, car, quarter);
  if (!legs.empty() && free_at(work.book, work.board, seat, legs.back().to)) car.pose = legs.back().to;
  settle_step(work, seat, finish(work.book, car, next, moves()[kStraight]));
}

void force_slow(Work& work, Seat seat, int paces) {
  static Rule const kRule = rule_named("CW-134");
  Car& car = work.car(seat);
  if (paces <= car.slow) return;
  car.slow = int8_t(std::min(paces, 100));
  car.slow_from = int16_t(work.board.now());
  if (car.pace != 0) set_pace(work, seat, slower_pace(car.pace, paces), kRule, true);
}

void rest_after_roll(Work& work, Seat seat) {
  static Rule const kRule = rule_named("R-19");
  Car& car = work.car(seat);
  if (car.run.kind != Going::roll || car.pace != 0 || car.run.flips % 4 != 0 || !car.run.begun) return;
  int corners = 0;
  for (Wheel const& wheel : car.wheels) corners += wheel.there && !wheel.tire_gone && !wheel.wheel_gone;
  if (car.kind == board::Kind::cycle || corners < 3) return;
  car.run = {};
  if (work.log) work.log({.kind = Ev::Regained, .seat = seat, .rule = kRule, .a = int16_t(Going::roll), .at = spot_of(car.pose)});
}

}  // namespace paddock::car_wars::duel
