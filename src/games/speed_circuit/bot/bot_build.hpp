// Which car for this circuit, and what a place on the grid is worth.
#pragma once
#include "games/speed_circuit/bot/bot.hpp"

namespace paddock::speed_circuit {

// Every design that spends the whole budget, by the exact way alone, a lap from the grid and flying ones: first with wear only, then, for the best
// few kinds of engine, with dice and chips too. One chart a step.
class DesignSearch {
 public:
  // `below`: how many columns under the standard car acceleration and deceleration may be.
  DesignSearch(SpeedCircuit const& g, Level level, int below = 9);
  bool step();                           // true when decided
  Levels best() const { return best_; }

 private:
  struct Engine {                        // acceleration, deceleration, top speed
    std::array<int8_t, 3> levels = {};
    int value = kFar;
    Levels best = {};
  };
  void weigh(Engine& e, bool dice);
  int turns(Levels const& l, Chart const& chart);

  SpeedCircuit const& g_;
  Book b_;
  Level level_;
  std::vector<Engine> engines_;
  size_t at_ = 0;
  bool dice_ = false;
  Levels best_;
  Guide guide_;
  Traffic traffic_;
  std::unique_ptr<BotWay> way_;
};

// SC-1.3 what is bid: actions before the seal.
void bid_for_grid(SpeedCircuit const& g, State const& s, Seat seat, Level level, uint64_t seed, std::vector<Action>& orders);

}  // namespace paddock::speed_circuit
