// A sheet of several phases before it is driven: the phases as they would come if nothing comes between. Nothing is rolled, control
// is kept, nobody fires, devices do what they are told, and everybody else rolls straight on at his speed.
#pragma once
#include <string_view>
#include <vector>

#include "games/car_wars/orders/ahead.hpp"
#include "games/car_wars/orders/sheet.hpp"

namespace paddock::car_wars::orders {

struct Foreseen {
  duel::State at;            // as the phase begins; the seat is to order
  Wish wish;                 // what it does in it; said nothing, or what is not allowed: straight on
  bool written = false;      // the sheet has words for it
  Sheet read;                // of those words
};
// The running phase, which `now` is the order for, and those behind it: to the end of the turn, or as far as the sheet goes and one
// more.
std::vector<Foreseen> foresee(CarWars const& game, duel::State const& s, Seat seat, Wish const& now, Later const& rest);
// What is no order in words for later phases, at its column of the text; whether the rules allow the others shows when they come.
Sheet fault_behind(CarWars const& game, duel::State const& s, Seat seat, Cut const& parts);
// The position as the next phase would begin, of this turn or of the next one.
duel::State after_phase(CarWars const& game, duel::State const& s, Seat seat, Wish const& wish);

}  // namespace paddock::car_wars::orders
