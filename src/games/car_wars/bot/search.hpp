// The ways of the next phases, the best few of each followed further.
#pragma once
#include "games/car_wars/bot/mind.hpp"

namespace paddock::car_wars::bot {

// A way so far: its car, what it has come to, and the first order of it.
struct Way {
  Car car;
  Place first;
  int sum = 0;              // what is settled: risks, turns that are over
  Volley turn;              // of the turn under way
  int value = 0;            // with all that is not
  int shot_in = -1;         // phases until the first good shot, -1: none
};

class Search {
 public:
  Search(Book const& book, Board const& board, Seat seat, Manner const& manner, Dice& dice);
  bool step(int nodes);                    // true: done
  Way const& best() const { return best_; }
  Mind const& mind() const { return mind_; }

 private:
  struct Order {
    int way = 0;
    int16_t pace = 0, move = 0;
  };
  void list_orders();
  void list_moves(int way, int pace);
  void try_order(Order const& order);
  void end_depth();
  int settled(Volley const& turn) const;

  Book book_;
  Seat seat_;
  Manner manner_;
  Dice& dice_;
  Mind mind_;
  Board scratch_;                          // the others of this depth, before they drive; its own car is put in
  Board after_;                            // the others after it
  int depth_ = 0;
  std::vector<Way> ways_, next_;
  std::vector<Order> orders_;
  size_t at_ = 0;
  Way best_;
};

}  // namespace paddock::car_wars::bot
