// What a car's card in the workshop tells of it, the same of every car. Internal to show/.
#pragma once
#include "games/car_wars/show/bench.hpp"
#include "view/designer.hpp"

namespace paddock::car_wars::show {

void put_card(Bench const& b, DesignView& v);

}  // namespace paddock::car_wars::show
