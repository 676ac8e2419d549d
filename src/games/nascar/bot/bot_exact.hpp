// What an order is worth by the rules themselves: the Driver carries it out, oil with all its outcomes, sand by expectation.
#pragma once
#include "games/nascar/bot/planner_turn.hpp"
#include "games/nascar/nascar.hpp"

namespace paddock::nascar {

Place place_of(Nascar const& g, Board const& s, Seat seat);

struct Exact {
  int cost = 0;       // expected, by the judge, this turn included; crashes left out
  bool may_leave = false;   // some outcome leaves the track
  bool sure_leave = false;  // every outcome does
};
Exact exact_cost(Nascar const& g, Board const& s, Seat seat, bool slip, Letters const& order, Judge const& judge);

}  // namespace paddock::nascar
