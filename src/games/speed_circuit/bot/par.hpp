// The exact way alone, for the recap, for facts about circuits and for whoever weighs a car: fewest turns with wear only, and
// turns expected with dice and chips (par_chart.hpp).
#pragma once
#include <memory>

#include "games/speed_circuit/bot/par_chart.hpp"

namespace paddock::speed_circuit {

// Fewest turns for `laps` laps from the first slot of the grid with at most `wear` wear, 0: it cannot be done. The rules are
// those of all defaults.
int lap_turns(Track const& track, Simple const& car, int wear, int laps = 1);
// The same under the rules of a race, for its laps (at most kParLaps: beyond, 0) with the wear of the design.
inline constexpr int kParLaps = 6;
int par_turns(Book const& book, CarData const& car);
// What damage costs a lap, kTurn: 20 mph less acceleration, top speed, deceleration, for a car with so much wear a lap.
std::array<int, 3> damage_prices(Book const& book, Simple const& car);
inline constexpr int kOutPrice = 15 * kTurn;

// What a car can do alone, in slices, because it takes 10 to 100 ms: where a driver lost what he lost, and the turns to expect
// with dice. Keeps the track of the book, not its settings.
class Par {
 public:
  Par(Book const& book, CarData const& car);
  Par(Par const&) = delete;
  Par& operator=(Par const&) = delete;
  bool work(int64_t& nodes);                             // takes from `nodes`; true when all is known
  bool good() const { return good_; }                    // the race is short enough
  // Preconditions: good(), work() has said true. Turns to go in 1000ths from a place at the end of a turn (Ev::After), with
  // wear only; below 0 beyond the line. The corner account is not known there: taken as nothing paid. A turn loses
  // 1000 + to_go(after) - to_go(before).
  int to_go(int progress, int lane, int speed, int wear) const;
  // Expected turns of the race with tests, the chance table and chips, in 1000ths; never above par_turns.
  int expected() const { return int(int64_t(best_) * 1000 / kTurn); }

 private:
  Solo next() const;
  void note(Chart const& chart);

  Settings rules_;
  Book b_;
  CarData car_;
  bool good_;
  int step_ = 0;
  std::unique_ptr<Chart> way_, now_;                     // with wear only; being built
  std::array<int, 4> two_laps_ = {};                     // whole, and with each kind of damage
  int best_ = 0;
};

}  // namespace paddock::speed_circuit
