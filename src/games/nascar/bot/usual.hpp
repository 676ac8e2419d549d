// The driver behind the yellow button: what a sensible driver would order here, without wild cards. Nothing is drawn at
// random, so the same board always gives the same proposal. At least as good as Easy.
#pragma once
#include <string>

#include "games/nascar/nascar.hpp"

namespace paddock::nascar {

// The order of `seat`, which races; `why` in a few words. Where no way is safe it is the autopilot's (NR-13.2).
Letters usual_order(Nascar const& game, Board const& s, Seat seat, std::string& why);

}  // namespace paddock::nascar
