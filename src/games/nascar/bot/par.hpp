// The pars of the built-in tracks, checked in as assets/games/nascar/par.json so that nobody waits for a search.
#pragma once
#include <array>
#include <string>

#include "core/doc.hpp"
#include "games/nascar/rules/track.hpp"

namespace paddock::nascar {

// What a wild card may cost a bot, in 1/256 of a turn; 0: none is used.
inline constexpr std::array<int, 7> kCardPrices = {0, 8, 16, 32, 64, 96, 128};

// Flying laps in 1/256 of a turn, the cards they take included, by price and for max 6, 8, ... 20; zeros when not known.
using LapCurve = std::array<int, 8>;
using LapCurves = std::array<LapCurve, kCardPrices.size()>;

// One of them, worked out.
int flying_lap(Track const& track, int max, int price);
// Everything par.json holds of a track, worked out: par_facts (solve.hpp), "laps" (LapCurves) and "mark".
Doc work_out_par(Track const& track);
// The same from par.json when this very map stands there, else null.
Doc known_par(Track const& track);
LapCurves known_laps(Track const& track);
// par_facts from par.json, or worked out; of a large unknown map only gridLap, so that a page does not stall.
Doc par_of(Track const& track);

}  // namespace paddock::nascar
