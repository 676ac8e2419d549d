// The coding model of links: what a driver who has said nothing would do, as a prediction for the arithmetic coder. A copy of
// the ghost of version 0.4.0, and never to follow it: ghost and bots may become better, old links still open. Whoever changes
// a guess raises the coding number (SpeedCircuit::kVersions).
#pragma once
#include "games/speed_circuit/rules/plot.hpp"

namespace paddock::speed_circuit {

// Preconditions: something is asked; options and field are those of options_of().
Action coding_guess(Book const& book, Board const& s, Actions const& options, Taken const& field);

}  // namespace paddock::speed_circuit
