// What a car's devices and its turbocharger give it: acceleration and top speed, from turn to turn.
#include <cstdlib>

#include "games/car_wars/duel/devices.hpp"

namespace paddock::car_wars::duel {

// R 22: overdrive adds 20 mph and leaves a class of 5; torque motors raise the class and lower the top speed (CW-155). R 12: what
// began the turn fast enough has the boost of its turbocharger.
void refit(Car& car, build::BuildSettings const& rules) {
  bool const boost = (car.fits & kTurbo) != 0 && car.plain_accel > 0 && std::abs(int(car.turn_pace)) >= pace_of(rules.turbo_boost_from);
  car.accel = int8_t(car.plain_accel + (boost ? kPaceOf5 : 0)), car.top = car.plain_top;
  for (Device const& device : car.devices) {
    if (!device.on || is_spent(device.kind) || car.plain_accel == 0) continue;
    if (device.kind == Gadget::torque) car.accel = int8_t(car.accel + kPaceOf5), car.top = int16_t(car.top * 3 / 4);
    if (device.kind == Gadget::heavy_torque) car.accel = int8_t(car.accel * 2), car.top = int16_t(car.top * 2 / 3);
    if (device.kind == Gadget::nitrous) car.accel = int8_t(car.accel + pace_of(10));
    if (device.kind == Gadget::capacitors) car.accel = int8_t(car.accel + kPaceOf5);
    if (device.kind == Gadget::overdrive) car.accel = std::min<int8_t>(car.accel, kPaceOf5), car.top = int16_t(car.top + pace_of(20));
  }
}

void end_bursts(Car& car, build::BuildSettings const& rules) {
  bool over = false;
  for (Device& device : car.devices)
    if (is_burst(device.kind) && device.on) device.on = false, over = true;
  if (over) refit(car, rules);
}

void pass_turn(Car& car) {
  car.turn_before = car.turn_pace != 0 ? car.turn_pace : int16_t(car.drove);
  car.turn_pace = car.pace, car.drove = 0;
}

void start_turn(Car& car, build::BuildSettings const& rules) {
  pass_turn(car);
  if (car.fits & kTurbo) refit(car, rules);
}

}  // namespace paddock::car_wars::duel
