// The way a plot would take, space by space, as the table shows it: the cheapest one as things stand.
#pragma once
#include <span>

#include "games/speed_circuit/rules/look.hpp"

namespace paddock::speed_circuit {

struct WayStep {
  int16_t progress = 0;
  int8_t lane = 0;
  int8_t wear = 0, rolls = 0;       // due on entering it
  bool bad = false;                 // a spin or worse
};
struct Way {
  List<WayStep, 16> steps;
  int wear = 0, rolls = 0;          // of all of them
  int8_t corner = 0;                // id of the first corner that charges
  bool bad = false, blocked = false;
};
// SC-B.5 while plots are secret: by what is known; equal rows are settled by the plots.
List<Seat, kMaxSeats> expected_order(Book const& book, Board s);
// `steps` spaces at `speed` mph from where the car stands; occupied spaces are shut. While plots are secret, who moves
// before counts as gone on.
Way way_ahead(Book const& book, Board const& s, Seat seat, int speed, int steps, Orders const& orders);
// Lane by lane as somebody means to drive, and what that costs.
Way way_by(Book const& book, Board const& s, Seat seat, int speed, std::span<int8_t const> lanes);

}  // namespace paddock::speed_circuit
