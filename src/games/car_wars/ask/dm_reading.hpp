// Damage modifiers among the givens.
#pragma once
#include "games/car_wars/ask/givens.hpp"
#include "games/car_wars/rules/collision.hpp"

namespace paddock::car_wars {

Ratio dm(Givens& given, char const* key);          // 1/5 (somebody on foot) to 20
int dm_column(Givens& given, char const* key);     // of the table of temporary speeds

}  // namespace paddock::car_wars
