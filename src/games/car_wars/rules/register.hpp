// The numbered rulings (CW-114) and the sections of the rules, from assets/games/car_wars.
#pragma once
#include <string_view>

#include "core/ids.hpp"

namespace paddock::car_wars {

Rule rule_named(char const* id);
Rule rule_named(std::string_view id);   // lives as long as the program; of an unknown id: none

}  // namespace paddock::car_wars
