// The pars of the built-in tracks, checked in as assets/games/nascar/par.json so that nobody waits for a search.
#pragma once
#include <array>
#include <string>

#include "core/doc.hpp"
#include "games/nascar/track.hpp"

namespace paddock::nascar {

// Flying laps in 1/256 of a turn for max 6, 8, ... 20, wild cards left out; zeros when not known.
using LapCurve = std::array<int, 8>;

// Everything par.json holds of a track, worked out: par_facts (solve.hpp), "lapByMax" and "mark".
Doc work_out_par(Track const& track);
// The same from par.json when this very map stands there, else null.
Doc known_par(Track const& track);
LapCurve known_lap_curve(Track const& track);
// par_facts from par.json, or worked out; of a large unknown map only gridLap, so that a page does not stall.
Doc par_of(Track const& track);

}  // namespace paddock::nascar
