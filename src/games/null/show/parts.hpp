// What scene, film and questions of the line share.
#pragma once
#include "games/null/null.hpp"

namespace paddock::null {

inline Vec place_of(Seat seat, int place) { return {float(place) + 0.5f, float(seat) + 0.5f}; }
Token runner_of(State const& s, Seat seat);      // by one of two sprites: before his spring was let go, and after it
std::shared_ptr<Sprites const> sheet();

}  // namespace paddock::null
