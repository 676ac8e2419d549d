// Dice that are kept, and what everybody asks of a car. Counters are of the scale of R-1.
#include "games/car_wars/duel/work.hpp"

#include <algorithm>

namespace paddock::car_wars::duel {
namespace {

bool awake(Person const& person) { return person.up() && person.stunned_until < 0; }   // end_of_phase clears a stun that is over

// On its side or roof, or upright without the tires to drive on: it lies where its roll has ended.
bool lies(Car const& car) { return car.run.kind == Going::roll && car.pace == 0; }

}  // namespace

Rolled roll(Work& work, int dice, char const* label, Seat seat) {
  Rolled rolled;
  for (int i = 0; i < dice; ++i) {
    int const die = work.dice.roll(6, label, seat);
    rolled.sum += die;
    if (!rolled.dice.full()) rolled.dice.push(uint8_t(die));
  }
  return rolled;
}

List<uint8_t, 12> told(Rolled const& rolled) {
  List<uint8_t, 12> out;
  for (uint8_t die : rolled.dice)
    if (!out.full()) out.push(die);
  return out;
}

geometry::Body body_of(Car const& car) {
  using namespace geometry;
  if (car.kind == board::Kind::cycle) {
    if (!(car.fits & kSidecar)) return board::body(board::Counter::cycle);
    return {kInch / 4, kInch / 2};   // the sidecar's square beside the cycle's
  }
  return board::body(car.kind == board::Kind::car ? board::Counter::car : board::Counter::trike);
}

geometry::Polygon area_of(Car const& car) { return geometry::box(car.pose, body_of(car)); }

Wheels wheels_of(Car const& car) {
  if (car.kind == board::Kind::car) return Wheels::car;
  return car.kind == board::Kind::cycle ? Wheels::cycle : Wheels::trike;
}

int wheels_lost(Car const& car) {
  return int(std::count_if(car.wheels.begin(), car.wheels.end(), [](Wheel const& w) { return w.there && w.wheel_gone; }));
}

int handling_class(Book const& book, Car const& car) {
  List<CornerLoss, 4> lost;
  for (size_t i = 0; i < car.wheels.size(); ++i) {
    Wheel const& is = car.wheels[i];
    bool const tire = is.tire_gone && !(car.fallen & kFallenTire << i), wheel = is.wheel_gone && !(car.fallen & kFallenWheel << i);
    if (is.there && (tire || wheel)) lost.push(!wheel ? CornerLoss::tire : tire ? CornerLoss::tire_then_wheel : CornerLoss::wheel);
  }
  if (lost.empty()) return car.hc;
  return car.hc + handling_lost({lost.begin(), size_t(lost.size())}, (car.fits & kActiveSuspension) != 0, book.rules.tires);
}

bool has_power(Car const& car) {
  // A car on its side or roof is moved by no plant (CW-149). dies_at 0: the holed tank has run dry (CW-083, end_of_turn_handling).
  bool const fed = car.fits & kGas ? car.dies_at != 0 : car.power > 0;
  return car.here && car.plant_dp > 0 && fed && !lies(car) && !past_driving(wheels_of(car), wheels_lost(car));
}

bool can_steer(Car const& car) { return driver_of(car) != nullptr && !lies(car) && !past_driving(wheels_of(car), wheels_lost(car)); }

Person const* driver_of(Car const& car) {
  for (Person const& person : car.crew)
    if (awake(person)) return &person;
  return nullptr;
}

bool substitute(Car const& car) { return driver_of(car) == &car.crew[size_t(Job::gunner)]; }

int driver_plus(Car const& car) {
  Person const* const driver = driver_of(car);
  if (!driver || driver->drive < 0) return 0;
  return driver->drive - (driver->wounds == 1 ? 2 : 0);   // R 11: wounded, skills -2
}

}  // namespace paddock::car_wars::duel
