// All the ways a car can drive a turn with free orders: at most one L and one R, on the track, not into a pit lane.
// Used by the autopilot and by "who else may end here".
#pragma once
#include "games/nascar/orders/paper.hpp"

namespace paddock::nascar {

// Calls found(ride, letters of the moves, hazards entered) for each way, in the order M < L < R, until found.enough(), if it has that.
template <class Found>
class FreePaths {
 public:
  FreePaths(Nascar const& g, Board const& s, Found& found)
      : g_(g), s_(s), world_{s}, driver_(g.track(), g.rules(), g.laps(), world_), found_(found) {}

  // `begin`: A, B or nothing (Seal) before the moves.
  void run(Seat seat, Verb begin) { run(s_.cars[seat], seat, begin); }
  void run(Car const& car, Seat seat, Verb begin) {
    Ride ride = driver_.ready(car, seat, g_.tile_of(car), false);
    moves_.clear();
    if (begin != Verb::Seal) driver_.speed_order(ride, begin, false);
    driver_.begin_done(ride);
    if (ride.moves <= kMaxLetters) go(ride, false, false, 0);
  }

 private:
  void go(Ride const& ride, bool left, bool right, int hazards) {
    if (!driver_.moving(ride)) return found_(ride, moves_, hazards);
    for (Verb v : {Verb::M, Verb::L, Verb::R}) {
      if constexpr (requires { found_.enough(); })
        if (found_.enough()) return;
      if ((v == Verb::L && left) || (v == Verb::R && right)) continue;
      Tile const& from = g_.track()[ride.tile];
      int const next = from.next[turned(ride.car.heading, steer_of(v))];
      if (next == kOff || (g_.track()[next].is(Tile::Zone) && !from.is(Tile::Zone))) continue;
      Ride on = ride;
      Verb letters[kMaxLetters];
      letters[ride.done] = v;
      driver_.step(on, Moves{letters, ride.done + 1});
      if (on.off) continue;
      moves_.push(v);
      go(on, left || v == Verb::L, right || v == Verb::R, hazards + hazard(g_.track()[on.tile]));
      moves_.pop();
    }
  }

  int hazard(Tile const& t) const {
    if constexpr (requires { found_.hazard(t); }) return found_.hazard(t);
    if (t.sand >= 0 && (s_.sand[t.sand] == Sand::Bag || s_.sand[t.sand] == Sand::Flat)) return 1;
    return !s_.oil.empty() && s_.oil_on(t);
  }

  Nascar const& g_;
  Board const& s_;
  PaperWorld world_;
  Driver<PaperWorld> driver_;
  Found& found_;
  Letters moves_;
};

}  // namespace paddock::nascar
