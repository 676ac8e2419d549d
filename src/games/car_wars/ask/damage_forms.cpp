#include "games/car_wars/ask/damage_forms.hpp"

namespace paddock::car_wars {

harm::Material material_of(std::string_view type) {
  static constexpr char const* kTypes[] = {"plastic", "fp", "lr", "lrfp", "rp", "rpfp", "metal", "lr_metal"};
  if (int const n = name_index(type, kTypes); n >= 0) return harm::Material(n);
  static constexpr char const* kOther[] = {"fireproof", "fp_plastic", "lr_plastic", "lrfp_plastic", "plasticore", "fireproof_suit"};
  switch (name_index(type, kOther)) {
    case 1: return harm::Material::Fp;
    case 2: return harm::Material::Lr;
    case 3: return harm::Material::Lrfp;
    case 0:
    case 4:
    case 5: return harm::Material::FireproofOther;
    default: return harm::Material::Other;
  }
}

Doc fire_given(Givens& given, char const* key) {
  if (!given.has(key)) return {};
  if (holds_object(given, key)) {
    Givens pair = given.within(given.object(key), key);
    Doc out = Doc::array({pair.whole("fm", 0, 100), pair.whole("bd", 0, 1000)});
    given.take(pair);
    return out;
  }
  std::vector<int> const pair = whole_list(given, key, 0, 1000);
  if (pair.empty()) return {};
  if (pair.size() != 2) given.refuse(std::string("'") + key + "' is a pair: fire modifier and burn duration, like [4, 3].");
  return Doc::array({pair.front(), pair.back()});
}

}  // namespace paddock::car_wars
