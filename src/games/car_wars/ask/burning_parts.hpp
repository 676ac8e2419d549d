// The longer readings of the questions about fire on board.
#pragma once
#include "games/car_wars/ask/damage_forms.hpp"
#include "games/car_wars/rules/burning.hpp"

namespace paddock::car_wars {

harm::Volatile volatile_given(Givens& all, Doc const& entry);
// {"type", "points"} under "side_armor", or a list of those, or both flat.
std::vector<harm::Layer> side_armor_given(Givens& given);
Doc answer_component(Givens& given);     // burn.component
Doc answer_burn_damage(Givens& given);   // burn.damage

}  // namespace paddock::car_wars
