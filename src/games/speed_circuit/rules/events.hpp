// What a turn reports. Each kind says what its numbers a..e are. Positions are progress and lane.
#pragma once
#include "core/event.hpp"
#include "games/speed_circuit/rules/state.hpp"

namespace paddock::speed_circuit {

enum class Ev : uint8_t {
  Built,       // SC-B.15: a..e the levels, packed (pack_levels)
  Bid,         // SC-1.3: a value in half points, b wear, c -1 chips, d -3 chips, e qualifying points
  GridTie,     // a percentile roll (0 for 00), b row of the grid
  Grid,        // a place, b progress, c lane
  Missed,      // no plot came: a misses in a row
  Plot,        // a the card (12 MPS, -1 none), b speed after correction, c speed before, d 1 when corrected, e misses
  Order,       // place in the order of movement: a
  Rolled,      // a table, b dice, c modifiers without chips, d chips (passee's * 10), e fall + the first die * 4
  Tested,      // what a test made of the plot: a speed, b attribute after, c table
  Engine,      // damaged (a 0) or failed (a 1): b speed it rolls on with
  Brakes,      // damaged (a 0) or failed (a 1), b deceleration after
  Over,        // a over by, b 1 braking 0 corner, c wear paid, d rolls called for, e corner id or new speed
  Unpayable,   // a over by, b 1 braking 0 corner 2 contact, c wear held, d wear lost
  Braked,      // emergency: a new speed, b spaces driven
  Moved,       // one space: a progress, b lane, c Where, d 1 slipstream, e 1 onto an occupied space
  Line,        // SC-B.10: a 1 on the arrow, 0 left it, b corner
  Tow,         // SC-4.6: slipstream taken behind seat a; b 0 declined
  PassTry,     // a passee, b modifier before chips
  Passed,      // a passee
  PassFailed,  // a passee, b speed now, c 1 with contact
  Contact,     // pays 2 wear: a wear left
  Shifted,     // a lane it was moved to
  Spin,        // a progress, b lane
  Crash,       // a progress, b lane, c 1 on course 0 off course
  OffTrack,    // a speed, b Where
  Upkeep,      // a wear left, b skill left
  Stuck,       // SC-4.11b out
  Out,         // a reason (Why)
  Finish,      // a place, b progress
  NoFinish,    // crossed the line and crashed
  Ghost,       // the ghost answers: a 0 from here on this turn, 1 no order came, 2 for all the sheet leaves open,
               // 3 for the decision that follows: b what it is (Silent)
  After,       // state at the end of the turn: a progress, b lane * 4 + where, c speed, d wear, e skill
  Closed,      // a 0 all are home or out, 1 longest race
};

enum class Why : uint8_t { CrashOn, CrashOff, Engine, Brakes, Stuck, Retired };

using Sink = EventSink<Ev>;

}  // namespace paddock::speed_circuit
