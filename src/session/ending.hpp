// The report of a race that is over: classification, lap chart and moments, from what every game tells of itself.
#pragma once
#include "session/session.hpp"

namespace paddock {

// Precondition: `report` is that of the last turn of a race that is over.
void tell_ending(SessionViews const& game, post::Report& report);
// The recap with its classification by the places of the standing, shared ones included.
Recap placed(Recap recap, Standing const& standing);
// Who was where after every turn, a row each: numbers of cars in order, those out of the race in brackets; rows that say the
// same are one. Turns count from the first in which anybody moves, `before` is Recap::before. Empty for fewer than three seats.
std::vector<std::string> lap_chart(SessionViews const& game, int before);

}  // namespace paddock
