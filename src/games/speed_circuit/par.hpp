// The exact solo lap: fewest turns from the first slot of the grid to the finish, alone, wear only, no dice.
#pragma once
#include "games/speed_circuit/track.hpp"

namespace paddock::speed_circuit {

struct Simple {                       // a car as far as a lap alone needs it, mph
  int accel = 40, decel = 40, top = 160, start = 60;
};

// Turns for `laps` laps with at most `wear` wear, 0: it cannot be done. By the rules of drive.cpp, written once more as a
// search over (space, speed, corner account, wear), so that either can check the other (tests/cases: par of the boards).
int lap_turns(Track const& track, Simple const& car, int wear, int laps = 1);

}  // namespace paddock::speed_circuit
