// Tear gas (the table of rounds, R 9): who rides in the open without a mask breathes it as he meets it, and every turn he stays in it.
#include <algorithm>

#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr int kOutOn = 1, kChokedOn = 4;               // of a die, so much or less
constexpr int kChoked = 6, kTears = 2;                 // off his aim
constexpr int kOutTurns = 300, kChokedTurns = 60, kTearsTurns = 4;   // a turn is a second

bool breathes(Car const& car, Person const& who) { return who.up() && in_the_open(car, who) && !(who.wears & (kGasMask | kImprovedArmor)); }

}  // namespace

int gas_modifier(Car const& car, int job, int now) {
  int const until = car.gassed[size_t(job)];
  return until < now ? 0 : until == kLastTurn ? -kChoked : -kTears;
}

void gas_riders(Work& work, Seat seat, Counter const& counter) {
  static Rule const rule = rule_named("R-9");
  bool out = false;
  for (size_t job = 0; job < 2; ++job) {
    Car& car = work.car(seat);
    Person& who = car.crew[job];
    if (!breathes(car, who)) continue;
    Rolled const rolled = roll(work, 1, "tear gas", seat);
    bool const knocked = rolled.sum <= kOutOn, choked = rolled.sum <= kChokedOn;
    if (knocked) who.wounds = std::max<int8_t>(who.wounds, 2), out = true;
    else car.gassed[job] = std::max(car.gassed[job], int16_t(choked ? kLastTurn : std::min((work.board.turn + kTearsTurns - 1) * 5 - 1, kLastTurn - 1)));
    if (work.log)
      work.log({.kind = Ev::Stunned, .seat = seat, .rule = rule, .a = int16_t(knocked ? kOutTurns : choked ? kChokedTurns : kTearsTurns),
                .b = int16_t(knocked ? 0 : choked ? kChoked : kTears), .other = counter.owner, .at = spot_of(car.pose), .dice = told(rolled)});
  }
  if (!out) return;
  crew_slowed(work, seat);
  mark_kills(work, seat, sharers_of(work, seat, counter.owner));
}

}  // namespace paddock::car_wars::duel
