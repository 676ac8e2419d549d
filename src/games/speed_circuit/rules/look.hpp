// What lies ahead of a car: the cheapest way of so many spaces at a speed, by wear and dice. For the ghost, for bots and for
// the prices the desk shows; the rules do not use it.
#pragma once
#include "games/speed_circuit/rules/plot.hpp"

namespace paddock::speed_circuit {

// Prices of a way. Wear is what the driver thinks a wear is worth.
struct Prices {
  int wear = 100, chance = 700, brakes = 400, spin = 6000, crash = 60000;
  int lane = 40;                    // for each lane away from the wished one
  int slower = 60;                  // for each 20 mph given away
};

// Where a way of free driving may stand.
struct Reach {
  int cost = 0;
  int8_t lane = 0, first = 0;       // lane at the end; lane of the first step
  int8_t steps = 0;                 // driven; fewer than asked: blocked
  int8_t rows = 0;                  // how far on that is
  int8_t wear = 0, rolls = 0;       // paid in corners
  bool doomed = false;              // ends in a spin or off the course
  Ledger account;
};

// What one posted space costs a car that enters it; account is updated. Nothing is rolled.
struct Toll {
  int wear = 0, rolls = 0;
  bool spin = false, crash = false;
};
struct Crossing {                   // from one space into the next
  int from_row = 0, from_lane = 0;
  bool from_road = false;           // else from beside the course: row and lane say nothing
  int row = 0, lane = 0;
};
Toll toll_of(Book const& book, Ledger& account, Crossing const& to, int speed, int wear, bool dice_first);

// The best way for each first lane (index) and the best of all (last), of `steps` spaces on the road from where the car is,
// occupied spaces shut. lane_wish -1: none. Spots with cost < 0 do not exist.
struct Ways {
  Reach first[kMaxLanes];
  Reach best;
};
struct Drive {
  Seat seat = kNobody;
  int speed = 0, steps = 0;         // mph; spaces
};
Ways ways_ahead(Book const& book, Board const& s, Drive drive, Orders const& orders, Prices const& p);
Ways ways_ahead(Book const& book, Board const& s, Drive drive, Taken const& taken, Orders const& orders, Prices const& p);

// Price of braking from `paid` on to a row of the deceleration chart.
int brake_price(int over, Option paid, int wear, Prices const& p);

}  // namespace paddock::speed_circuit
