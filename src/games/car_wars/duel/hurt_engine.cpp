// R 12: gas engines that were hit. What stays wrong is remembered as a FireNote of Car::fire.
#include <algorithm>

#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/burning.hpp"
#include "games/car_wars/rules/gas.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {

namespace {

// Rows of the critical table (gas_engines.json). Rows below 6 come back after minutes or hours: after the duel.
constexpr int kAgainRow = 6, kGrinding = 7, kTransmissionRow = 8, kRadiatorRow = 9, kOilRow = 10, kFuelRow = 11, kBlockRow = 12;
constexpr int kSeizesOn = 6;                     // of the oil's die; a turbocharger costs a point
constexpr int kOverheats = 10, kOilRunsDry = 4;   // turns until radiator and oil begin to tell
constexpr int kAgainAfter = 30, kAgainMinus = 2; // of row 6: every so many turns another roll
constexpr int kLostAccel = kPaceOf5, kLostTop = 2 * kPaceOf5;

bool has(Car const& car, int note) {
  return std::any_of(car.fire.begin(), car.fire.end(), [&](FireMod const& f) { return f.fm == 0 && f.bd == note; });
}

void ruin(Work& work, Seat seat, Seat owner) {
  static Rule const rule = rule_named("R-12");
  Car& car = work.car(seat);
  car.plant_dp = 0;
  if (work.log) work.log({.kind = Ev::Broke, .seat = seat, .rule = rule, .a = int16_t(Lost::plant), .other = owner, .at = spot_of(car.pose)});
  mark_kills(work, seat, sharers_of(work, seat, owner));
}

// CW-113: 2 in 6 at once; CW-083: the engine dies.
void leak(Work& work, Seat seat, Seat owner) {
  static Rule const rule = rule_named("CW-113");
  Car& car = work.car(seat);
  lose_fuel(work, seat, sharers_of(work, seat, owner), "fuel");
  int const on = harm::component_fire_on({harm::Part::FuelSystem}, work.rules().burn);
  if (on <= 0) return;
  Rolled const rolled = roll(work, 1, "fire", seat);
  if (rolled.sum > on || car.burning) return;
  List<Seat, kMostCars> by;
  if (owner >= 0) by.push(owner);
  light(work, seat, by, on, rolled, rule);
}

void slip(Work& work, Seat seat) {
  static Rule const rule = rule_named("R-12");
  Car& car = work.car(seat);
  car.plain_accel = int8_t(std::max(car.plain_accel - kLostAccel, 0));
  car.plain_top = int16_t(std::max(car.plain_top - kLostTop, 0));
  refit(car, work.rules().build);
  set_pace(work, seat, std::min(car.pace, car.top), rule, true);
}

// B-13: rows 11 and 12 are designed.
void befall(Work& work, Seat seat, Seat owner, int row) {
  Car& car = work.car(seat);
  auto const begin_note = [&](int note) {
    if (!has(car, note)) remember(car, {owner, 0, int8_t(note), -1, work.board.turn});
  };
  if (row == kAgainRow) begin_note(kAnotherRoll);
  else if (row == kTransmissionRow) begin_note(kTransmission);
  else if (row == kRadiatorRow) begin_note(kRadiator);
  else if (row == kOilRow) begin_note(kOil);
  else if (row == kFuelRow) begin_note(kFuelSystem), leak(work, seat, owner);
  else if (row >= kBlockRow) ruin(work, seat, owner);
}

int critical(Work& work, Seat seat, int minus = 0) { return gas::critical_row(roll(work, 2, "engine", seat).sum - minus); }

}  // namespace

void engine_trouble(Work& work, Seat seat, Seat owner, int minus) {
  int row = critical(work, seat, minus);
  if (row == kGrinding) {
    row = critical(work, seat);   // another 7 or less is nothing
    if (row <= kGrinding) return;
  }
  befall(work, seat, owner, row);
}

void engine_turn(Work& work, Seat seat) {
  Car& car = work.car(seat);
  int const turn = work.board.turn;
  List<FireMod, 16> const notes = car.fire;
  for (FireMod const& note : notes) {
    if (note.fm != 0 || note.bd < kTransmission || car.plant_dp <= 0 || car.dies_at == 0) continue;
    if (note.bd == kTransmission) slip(work, seat), mark_kills(work, seat, sharers_of(work, seat, note.owner));
    int const since = note.bd == kRadiator ? kOverheats : note.bd == kOil ? kOilRunsDry : -1;
    if (since >= 0 && turn >= note.turn + since) {
      int const die = work.dice.roll(6, "engine", seat);
      bool const strained = note.bd == kOil && (car.fits & (kTurbo | kPitchTurbo)) != 0;
      if (die >= kSeizesOn - strained) ruin(work, seat, note.owner);
    }
    bool const leaks = note.bd == kFuelSystem && work.rules().burn.reroll == harm::EngineReroll::EndOfTurnIfRunning;
    if (leaks && note.turn < turn) engine_trouble(work, seat, note.owner);   // CW-113: every turn it is left on
    int const after = turn - note.turn;
    if (note.bd == kAnotherRoll && after > 0 && after % kAgainAfter == 0) engine_trouble(work, seat, note.owner, kAgainMinus);
  }
}

// Of several holes the one counts that empties it first.
void lose_fuel(Work& work, Seat seat, List<Seat, kMostCars> const& by, char const* label) {
  Car& car = work.car(seat);
  int const die = work.dice.roll(6, label, seat);
  int const off = std::min(gas::shutdown_turn(work.board.turn, die, work.rules().burn.tank_shutdown_plus), kLastTurn);
  if (car.dies_at >= 0 && off >= car.dies_at) return;
  car.dies_at = int16_t(off);
  for (int i = car.fire.size() - 1; i >= 0; --i)
    if (car.fire[i].fm == 0 && car.fire[i].bd == kRunsDry) car.fire.erase(i);
  for (Seat const owner : by) remember(car, {owner, 0, kRunsDry, -1, work.board.turn});
}

void run_dry(Work& work, Seat seat) {
  Car& car = work.car(seat);
  car.dies_at = 0;
  Sharers by;
  for (FireMod const& f : car.fire)
    if (f.fm == 0 && f.bd == kRunsDry && !by.full()) by.push(f.owner);
  mark_kills(work, seat, by.empty() ? sharers_of(work, seat, kNobody) : by);
}

}  // namespace paddock::car_wars::duel
