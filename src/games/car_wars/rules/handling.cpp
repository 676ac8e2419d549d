#include "games/car_wars/rules/handling.hpp"

#include <algorithm>

namespace paddock::car_wars {

Reflexes reflexes(int driver_plus, bool slowed, ControlSettings const& settings) {
  int const value = settings.reflex_value + (settings.add_driver_plus ? driver_plus : 0) - (slowed ? 1 : 0);
  return {value, value >= 6 ? 2 : value == 5 ? 1 : 0};
}

Recovery recover(Handling const& of, int status, Ratio speed, ControlSettings const& settings) {
  Ratio const fast = speed < Ratio(0) ? Ratio(0) - speed : speed;
  int const spoiler = of.spoiler && fast >= Ratio(settings.spoiler_speed) ? 1 : 0;  // CW-127: the speed of the turn's end
  Recovery out;
  out.gain = std::max(settings.minimum, of.base_hc + (of.driver_ok ? of.driver_plus : 0) + spoiler);
  int const now = of.base_hc + of.reflex_bonus, begun = of.start.value_or(now);
  int const start = (settings.cap == RecoverCap::starting_hs ? begun : std::min(begun, now)) - (of.driver_ok ? 0 : of.reflex_bonus);
  out.cap = std::max(kWorstStatus, start + (settings.spoiler_raises_cap ? spoiler : 0));
  out.reset = speed >= Ratio(settings.hs_reset_least) && speed <= Ratio(settings.hs_reset_most);
  bool const none = of.airborne ? !settings.airborne_recovery : !of.in_control && !settings.ooc_recovers;
  if (none) out.gain = 0, out.reset = false;
  out.status = out.reset ? out.cap : std::min(out.cap, status + out.gain);
  return out;
}

}  // namespace paddock::car_wars
