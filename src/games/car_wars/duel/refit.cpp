// What a car's devices and its turbocharger give it: acceleration and top speed, from turn to turn.
#include <algorithm>
#include <cstdlib>

#include "games/car_wars/duel/devices.hpp"

namespace paddock::car_wars::duel {

// R 22: overdrive adds 20 mph and leaves 5 of acceleration; torque motors add 5 to it, or double the class alone, and lower the top speed
// (CW-155). R 12: what began the turn fast enough has the boost of its turbocharger.
void refit(Car& car, build::BuildSettings const& rules) {
  bool const drives = car.plain_accel > 0;
  bool const boost = drives && (car.fits & kTurbo) != 0 && std::abs(int(car.turn_pace)) >= pace_of(rules.turbo_boost_from);
  int by_class = car.plain_accel, more = boost ? kPaceOf5 : 0, top = car.plain_top;
  bool overdrive = false;
  for (Device const& device : car.devices) {
    if (!device.on || !drives) continue;
    if (device.kind == Gadget::torque) more += kPaceOf5, top = top * 3 / 4;
    if (device.kind == Gadget::heavy_torque) by_class *= 2, top = top * 2 / 3;
    if (device.kind == Gadget::nitrous) more += pace_of(10);
    if (device.kind == Gadget::capacitors) more += kPaceOf5;
    overdrive |= device.kind == Gadget::overdrive;
  }
  int const all = by_class + more;
  car.accel = int8_t(overdrive ? std::min(all, kPaceOf5) : all), car.top = int16_t(top + (overdrive ? pace_of(20) : 0));
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
