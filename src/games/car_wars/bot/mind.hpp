// How a bot looks at a duel: what a place on the board is worth to it, and a phase or two ahead.
#pragma once
#include "core/thinker.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/phase.hpp"

namespace paddock::car_wars::bot {

using namespace duel;

// Values are hundredths of a point of damage.
struct Manner {
  bool fears = true;          // counts what others may do to it
  int ahead = 0;              // phases it looks beyond this one
  int keep = 0;               // of the best places, so many are looked at further
  int most_risk = 300;        // permille of losing control that it still takes
  int noise = 0;              // a place may seem so much better or worse
  int least_chance = 80;      // permille to hit: below it keeps its rounds
};
Manner manner_of(Level level);

struct Place {
  int16_t pace = 0, move = 0;
  int8_t inch = 0;
  int value = 0;
  Preview seen;
};

class Mind {
 public:
  Mind(Book const& book, Board const& board, Seat seat, Manner const& manner);

  // What the place is worth; cheap enough for a few hundred of them.
  int value(Board const& after, Preview const& seen, int pace) const;
  void weigh(Place& place);                 // one phase
  void weigh_further(Place& place);         // the best that could follow
  Seat foe() const { return foe_; }

 private:
  Board after(Board const& ahead, Place const& place) const;
  static void next_phase(Board& board);
  void move_others(Board& board) const;
  int fire_value(Board const& board, Seat from, Seat only_at) const;
  int stance(Board const& board) const;
  int risk(Board const& board, Preview const& seen, int pace) const;

  Book book_;
  Board const& board_;
  Board ahead_;
  Seat seat_, foe_ = kNobody;
  Manner manner_;
  Face strong_ = Front;
};

Seat nearest_foe(Board const& board, Seat seat);

}  // namespace paddock::car_wars::bot
