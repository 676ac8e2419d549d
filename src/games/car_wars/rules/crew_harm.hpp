// The crew (R 11): who is hit, wounds, skills.
#pragma once
#include <optional>

#include "games/car_wars/rules/damage_settings.hpp"

namespace paddock::car_wars::harm {

// Random picks that attacks on the crew need: each chooses anew among two or more (CW-077).
int crew_picks(int crew, int attacks, DamageSettings const& rules);

enum class Health : uint8_t { Unhurt, Wounded, Unconscious, Dead };
inline constexpr char const* kHealth[] = {"unhurt", "wounded", "unconscious", "dead"};

struct Protection {
  int body_armor = 0, component_armor = 0;   // points left
  bool component_first = true;               // it stands around the crew; else the suit takes the hit before it
};
struct Wounds {
  Protection left;
  int wounds = 0;                            // in all, at most 3
  int hurt = 0;                              // of them by this hit
};
Wounds hit_person(Protection protection, int wounds_before, int damage);
constexpr int kDriverHurt = 2;               // D of the hazard; armor lost is none

// 10 points buy a skill, each 10 more a plus; empty: untrained (R 11, CW-029).
std::optional<int> skill_level(int points);

}  // namespace paddock::car_wars::harm
