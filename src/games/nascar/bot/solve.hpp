// The exact best lap of one car alone: fewest turns with free orders only (one A, one B, one L, one R; no wild card,
// no slipstream, never off the track). The par of a track, and the proof that it can be driven (NR-14.5).
#pragma once
#include <string>
#include <vector>

#include "core/doc.hpp"
#include "games/nascar/rules/track.hpp"

namespace paddock::nascar {

struct LapQuery {
  int laps = 1;             // to the end of this lap; a flying start: from the line to the line so often
  bool flying = false;      // from standing on the line at any speed and heading, else from grid slot 1
  bool stop = false;        // with one legal repair on the way (NR-11)
  bool stop_helps = false;  // the repair raises max as NR-11.2 says, else max stays: what the stop alone costs
  bool alley_shut = false;  // sand tiles are not driven; else they are taken as free of bags
  int speed = 6;            // at the start (NR-1.2)
  int max = 12;
  int pit_limit = 6;        // NR-11.5
};

struct LapPlan {
  int turns = 0;                    // 0: it cannot be driven
  std::vector<std::string> orders;  // one shortest drive in the order language, when asked for
};

// Takes milliseconds natively; memory is bounded by the limits of a track (about 20 MB for the largest).
LapPlan solve_lap(Track const& track, LapQuery const& query, bool with_orders = false);

// {"gridLap":15,"flyingLap":14,"pitLap":18,"gridLapShut":17,"flyingLapShut":16}; the Shut ones only with a sand alley.
// pitLap is from the grid, max unchanged. A lap that cannot be driven is null.
Doc par_facts(Track const& track, bool all = true);  // else gridLap alone

}  // namespace paddock::nascar
