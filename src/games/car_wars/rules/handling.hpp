// Handling at the start and at the end of turns (R 5.2, R 5.4).
#pragma once
#include <optional>

#include "games/car_wars/rules/control.hpp"

namespace paddock::car_wars {

struct Reflexes {
  int value = 0, bonus = 0;  // 5: +1, 6 and more: +2
};
// CW-030. `slowed`: the driver wears armor that costs him a point of reflexes.
Reflexes reflexes(int driver_plus, bool slowed, ControlSettings const& settings = {});

struct Handling {
  int base_hc = 0;       // of the vehicle as it is now, without a spoiler
  int driver_plus = 0, reflex_bonus = 0;
  bool spoiler = false;  // or an airdam
  bool driver_ok = true; // else plusses and reflexes are gone (R 5.2)
  bool in_control = true, airborne = false;   // CW-120, CW-124: whether these recover is the referee's
  // C-14: the highest status is the one of the start, also when tires have lowered the handling class since. Unless it is
  // said here, it is taken from the handling class as it is.
  std::optional<int> start;
};
struct Recovery {
  int gain = 0, cap = 0, status = 0;
  bool reset = false;    // slow enough to return to the maximum at once (CW-117)
};
// The end of a turn at `speed` mph. Out of control and in the air as well (CW-120, CW-124).
// CW-115.
Recovery recover(Handling const& of, int status, Ratio speed, ControlSettings const& settings = {});

}  // namespace paddock::car_wars
