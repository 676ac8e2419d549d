// Forms of givens that only the questions of damage and fire on board share.
#pragma once
#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/rules/burning.hpp"

namespace paddock::car_wars {

// "plastic", "lr_metal", "LR metal", "laser-reflective", ... of the table of armors; a plasticore tire; anything else is an ordinary thing.
harm::Material material_of(std::string_view type);
harm::Material armor_given(Givens& given, char const* key);   // as above, but nothing else; missing: ordinary
struct Described {
  harm::ThingKind kind;
  harm::Material material;
};
Described thing_given(Givens& given);             // "kind" and "type" of a layer or thing; without a kind the type tells it
Doc fire_given(Givens& given, char const* key);   // [fm, bd] of [4, 3] or {"fm": 4, "bd": 3}; null when there is none
Doc answer_damage_path(Givens& given);            // damage.path

}  // namespace paddock::car_wars
