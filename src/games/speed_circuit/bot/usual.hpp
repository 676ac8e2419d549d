// The driver behind the yellow button: what a sensible driver would do here. It thinks as a Medium bot does, by a chart that is
// quick to make; nothing is drawn at random, so the same board always gives the same proposal. At least as good as Easy.
#pragma once
#include <string>
#include <vector>

#include "games/speed_circuit/rules/look.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

// What is proposed before the race, why in three words: "fast on straights".
struct Usual {
  Levels levels = {};
  int wear = 0;
  std::string why;
};
// The car for this circuit, by the exact way alone with the standard engine and brakes or better ones; made once, some 20 ms.
Usual usual_car(SpeedCircuit const& game);
// The bid for the grid: some wear where many cars would stand in the way.
Usual usual_bid(State const& s, Seat seat);
// The plot of `seat`, mph; 0: it cannot move. `s` may hide the others' plots.
int usual_plot(SpeedCircuit const& game, State const& s, Seat seat);
// All of it: the card, the sheet where the game has sheets, the seal.
std::vector<Action> usual_orders(SpeedCircuit const& game, State const& s, Seat seat);
// The answer to what is asked on the way; `why` in a few words.
Action usual_answer(SpeedCircuit const& game, State const& s, Actions const& options, Taken const& field, std::string& why);

}  // namespace paddock::speed_circuit
