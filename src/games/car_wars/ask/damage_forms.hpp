// Forms of givens that only the questions of damage and fire on board share.
#pragma once
#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/rules/damage_layers.hpp"

namespace paddock::car_wars {

// "plastic", "fp", ... of the table of armors; "fireproof" or a plasticore tire; anything else is an ordinary thing.
harm::Material material_of(std::string_view type);
Doc fire_given(Givens& given, char const* key);   // [fm, bd] of [4, 3] or {"fm": 4, "bd": 3}; null when there is none
Doc answer_damage_path(Givens& given);            // damage.path

}  // namespace paddock::car_wars
