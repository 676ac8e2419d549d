// SC-B.6, SC-B.7, SC-4.2, SC-4.4, SC-4.9, SC-4.11a: which speeds a car may plot, and what becomes of an impossible card.
#pragma once
#include "games/speed_circuit/rules/settings.hpp"
#include "games/speed_circuit/rules/state.hpp"
#include "games/speed_circuit/rules/track.hpp"

namespace paddock::speed_circuit {

// The rules data a computation needs.
struct Book {
  Track const& track;
  Settings const& rules;
  int laps = 1;
  int goal() const { return laps * track.length - 1; }  // SC-4.14
};

enum class Launch : uint8_t { Moving, StartSpeed, Acceleration, AfterSpin, OffTrack };
Launch launch_of(Settings const& rules, Car const& car);

// Speeds a car may plot, mph. low..high without test or wear, least..most with everything allowed.
struct Span {
  int least = 0, low = 0, high = 0, most = 0;
};
Span span_of(Book const& book, Car const& car);

// SC-4.2 what a card (kNoCard, kMps, speed / 20) becomes. `round`: of the race.
int corrected(Book const& book, Car const& car, int card, int round);

// Tests a corrected plot calls for (SC-B.6).
struct Tests {
  bool start = false, accel = false, top = false;
};
Tests tests_of(Book const& book, Car const& car, int plot);
// SC-5.T1 how far a plot lies below the deceleration, 0: it does not.
int over_of(Car const& car, int plot);
// SC-5.T1, SC-5.T2 the ways to pay a row; off the track D-05 may know wear alone (or, none at all, a free one).
Options due_of(Settings const& rules, Car const& car, int over, bool braking, Option paid);
bool payable(int over, int wear);

// SC-B.5, SC-4.3: fills `order` with the seats that race, by their `go`; SC-4.6 finds the car ahead of each for slips.
void order_cars(Book const& book, Board& s);
void find_slips(Book const& book, Board& s);
// Rows from one progress to another ahead of it on the ring.
inline int ring(Track const& t, int from, int to) { return t.wrap(to - from); }

// Which spaces of the road are taken, by rows ahead of a car (0..63; its own space counts as free): one look at the field
// answers for a whole way.
struct Taken {
  uint64_t lanes[kMaxLanes] = {};
  bool at(int rows, int lane) const { return lanes[lane] >> rows & 1; }
};
Taken taken_ahead(Book const& book, Board const& s, Seat seat);

}  // namespace paddock::speed_circuit
