#include "games/car_wars/rules/crew_harm.hpp"

#include <algorithm>

namespace paddock::car_wars::harm {

int crew_picks(int crew, int attacks, DamageSettings const& rules) {
  if (crew < 2) return 0;
  return rules.crew_hit == CrewHit::RandomEachAttack ? attacks : std::min(attacks, 1);
}

Wounds hit_person(Protection protection, int wounds_before, int damage) {
  auto const soak = [&](int& armor) {
    int const taken = std::min(armor, damage);
    armor -= taken;
    damage -= taken;
  };
  if (protection.component_first) soak(protection.component_armor);
  soak(protection.body_armor);
  soak(protection.component_armor);
  int const wounds = std::min(3, wounds_before + std::max(damage, 0));
  return {protection, wounds, wounds - wounds_before};
}

std::optional<int> skill_level(int points) { return points < 10 ? std::nullopt : std::optional(points / 10 - 1); }

}  // namespace paddock::car_wars::harm
