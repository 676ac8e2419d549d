// The exact way alone: fewest turns, wear only, no dice, by search over (space, speed, corner account, wear). The rules of
// drive.cpp are written here once more, so that either can check the other (tests/cases: par of the boards).
#pragma once
#include "games/speed_circuit/track.hpp"

namespace paddock::speed_circuit {

struct Simple {                       // a car as far as a lap alone needs it, mph
  int accel = 40, decel = 40, top = 160, start = 60;
};

// Turns for `laps` laps from the first slot of the grid with at most `wear` wear, 0: it cannot be done.
int lap_turns(Track const& track, Simple const& car, int wear, int laps = 1);

// A search from somewhere in a race.
struct Ahead {
  int progress = 0, lane = 0;
  int speed = 0;                      // last speed, or of the running move when `left` > 0; mph
  int left = 0;                       // spaces of the running move still to drive; 0: a plot is due
  int low = 20, high = 0;             // plots of the first turn, mph; below `low` wear is due for braking
  int corner = 0, band = 0;           // account; mph
  bool arrow = false;
  int wear = 0;                       // that may be spent on the way
  int goal = 0;                       // progress to reach
  uint8_t shut[13] = {};              // spaces shut for the first move: bit a lane, by rows ahead (1..12)
};
struct Found {
  int turns = 0;                      // 0: no way
  int first = 0;                      // the card of the first plot (speed / 20), or the lane of the next step
};
Found fastest(Track const& track, Simple const& car, Ahead const& from);

}  // namespace paddock::speed_circuit
