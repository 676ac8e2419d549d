// What the decision panel's files share.
#pragma once
#include "games/car_wars/show/questions.hpp"

namespace paddock::car_wars::show {

// What lies round a car, in words, for those who cannot see the board (around.cpp).
std::vector<std::string> around_words(CarWars const& game, duel::State const& s, Seat seat);

}  // namespace paddock::car_wars::show
