// The exact way alone, for the recap, for facts about circuits and for whoever weighs a car: fewest turns with wear only, and
// turns expected with dice and chips (par_chart.hpp).
#pragma once
#include "games/speed_circuit/par_chart.hpp"

namespace paddock::speed_circuit {

// Fewest turns for `laps` laps from the first slot of the grid with at most `wear` wear, 0: it cannot be done. The rules are
// those of all defaults.
int lap_turns(Track const& track, Simple const& car, int wear, int laps = 1);
// The same under the rules of a race, for its laps (at most kParLaps: beyond, 0) with the wear of the design.
inline constexpr int kParLaps = 6;
int par_turns(Book const& book, CarData const& car);
// Expected turns with tests, the chance table and chips, in 1000ths; never above par_turns. 0: as there.
int par_expected(Book const& book, CarData const& car);

// What damage costs a lap, kTurn: 20 mph less acceleration, top speed, deceleration, for a car with so much wear a lap.
std::array<int, 3> damage_prices(Book const& book, Simple const& car);
inline constexpr int kOutPrice = 15 * kTurn;

// Where a driver lost what he lost. Made once for a car, some 10 ms; then each question is a look into a table.
class ParWay {
 public:
  ParWay(Book const& book, CarData const& car);
  bool good() const { return good_; }                    // the race is short enough
  // Turns to go in 1000ths from a place at the end of a turn (Ev::After), with wear only, alone; below 0 beyond the line.
  // The corner account is not known there: taken as nothing paid. A turn loses 1000 + to_go(after) - to_go(before).
  int to_go(int progress, int lane, int speed, int wear) const;

 private:
  Chart chart_;
  bool good_ = false;
};

}  // namespace paddock::speed_circuit
