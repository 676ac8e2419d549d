// R 11: what becomes of a car that nobody up to it drives any more.
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/hurt.hpp"

namespace paddock::car_wars::duel {

namespace {

constexpr int kSlower = kPaceOf5;
constexpr int kPlainD = 3;                 // adds nothing to the crash roll: being a cycle without a rider is what adds 4

bool rides_alone(Car const& car) { return car.kind == board::Kind::cycle && !(car.fits & kSidecar); }

}  // namespace

Guarded guarded(Work const& work, Blow const& blow, Person const& who) {
  bool const crash = blow.harm == Harm::collision, impact = who.wears & kImpactArmor;   // falls are told as collisions
  bool const held = (who.wears & kSafetySeat && (crash || blow.harm == Harm::roll)) || (who.wears & kAirbag && crash);
  Guarded out;
  out.armor = (held ? 2 : 1) * (crash && impact ? 2 : 1);
  out.armored = !crash || impact;
  out.self = out.armor * (who.wears & kFireproofSuit && is_flames(work, blow) ? 2 : 1);   // worn under the armor
  return out;
}

// Stunned people come to themselves: meanwhile the car runs straight and keeps its speed (R 7). A cycle falls at once.
void crew_slowed(Work& work, Seat seat) {
  if (seat < 0 || seat >= work.board.cars.size()) return;
  Car& car = work.car(seat);
  if (!car.fights() || car.crewed() || car.slow >= kSlower) return;
  Ratio const speed = mph(car.pace);
  force_slow(work, seat, kSlower);
  if (!rides_alone(car) || car.pace == 0) return;
  auto const outcome = crash_roll(work, seat, {.cause = Cause::hazard, .d = kPlainD, .speed = speed, .cyclist = true, .table1 = true});
  begin(work, seat, outcome);
}

void crew_of_phase(Work& work) {
  for (int i = 0; i < work.board.cars.size(); ++i) crew_slowed(work, Seat(i));
}

}  // namespace paddock::car_wars::duel
