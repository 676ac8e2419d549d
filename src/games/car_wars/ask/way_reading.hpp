// One entry of "moves": what is done on an inch, as rules/path.hpp carries it out.
#pragma once
#include "games/car_wars/ask/givens.hpp"
#include "games/car_wars/rules/path.hpp"

namespace paddock::car_wars {

driving::Way read_way(Givens& given);

}  // namespace paddock::car_wars
