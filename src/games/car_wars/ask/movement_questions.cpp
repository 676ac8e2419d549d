#include "games/car_wars/ask/ask.hpp"

namespace paddock::car_wars {

std::span<Question const> movement_questions() { return {}; }

}  // namespace paddock::car_wars
