// What a turn reports. `who` = heat * 100 + grid lane * 10 + rider number, all from 1. Each kind says what b..e are.
#pragma once
#include "core/event.hpp"
#include "games/gravel_kings/rules/state.hpp"

namespace paddock::gravel_kings {

enum class Ev : uint8_t {
  Carded,      // a heat, b and c riders named
  NoOrders,    // a turns in a row
  Gone,        // the GM hands the team over
  Dealt,       // a heat, b hand sizes as digits in grid order
  Played,      // who, b card, c 1 nothing ordered was usable, d step
  Turned,      // who, b card, c Mishap, d step
  Slow,        // who
  Locked,      // who
  Out,         // who, b Mishap, c 1 second stuck rider
  Tapes,       // who
  Cancelled,   // a heat: other results of the void start
  Restart,     // a heat, b riders left, c 1 at once
  Stuck,       // who, b card
  Took,        // who, b card (0 blind), c slot from 1
  Filled,      // a heat, b cards added
  Reshuffle,   // a heat, b cards
  Position,    // a heat, b step, c grid lanes in race order as digits
  Awarded,     // who
  Result,      // who, b place, c points
  Misses,      // a heat, b team, c rider, d 1 injured
  Barred,      // b team, c rider
  Reserve,     // who took over, b rider replaced
  Short,       // a heat, b team, c rider
  Resized,     // who, b old size, c new size
  Boost,       // who, b tenths
  Final,       // a home, b visitors
  NewCma,      // b team, c rider, d old, e new
};

using Sink = EventSink<Ev>;

}  // namespace paddock::gravel_kings
