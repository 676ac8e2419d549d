// What lies round a car, in words, from where it stands: for those who cannot see the board.
#pragma once
#include <string>
#include <vector>

#include "contract/game.hpp"
#include "view/scene.hpp"
#include "view/words.hpp"

namespace paddock::app {

// Boards whose ground knows its tiles (Ground::tiles): how far the road goes on ahead and half to each side, where it bends,
// cars and hazards by tiles ahead and aside. Counts from the end of what is written of the order, else from the car.
// Empty: the board has no tiles (a circuit of rows and lanes, with limits painted on it, has none), or the seat has no car on it.
std::vector<std::string> around_words(Scene const& scene, Seat seat, Setup const& setup, Words const& words);

// Where `to` lies, counted from the car: "4 ahead, 1 to the left". Empty as above.
std::string place_words(Scene const& scene, Seat seat, Words const& words, Vec to);

// What taking the step to `to` (the middle of a tile beside the present end) leads to: ", 3 tiles of road beyond it",
// ", Olle stands there". Empty as above.
std::string step_words(Scene const& scene, Seat seat, Setup const& setup, Words const& words, Vec to);

}  // namespace paddock::app
