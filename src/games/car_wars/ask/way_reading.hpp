// One entry of "moves": what is done on an inch, as ask/fine_path.hpp carries it out.
#pragma once
#include "games/car_wars/ask/fine_path.hpp"
#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars {

FineWay read_way(Givens& given);

}  // namespace paddock::car_wars
