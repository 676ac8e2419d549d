// Who else may end this turn on a tile with a free order (NR-8.1).
#pragma once
#include "games/nascar/nascar.hpp"

namespace paddock::nascar {

struct Rival {
  Seat seat = kNobody;
  Verb begin = Verb::Seal;   // with A or B at the beginning, Seal: without
};

List<Rival, kMaxSeats> rivals_for(Nascar const& g, Board const& s, Seat seat, int tile);

// The same for the order drafted so far, once it is complete and ends on the track; empty before.
List<Rival, kMaxSeats> rivals_at_end(Nascar const& g, Board const& s, Seat seat, Letters const& order);

}  // namespace paddock::nascar
