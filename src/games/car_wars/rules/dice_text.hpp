// Damage as the tables write it: "2d-2", "1/2d", "3", "1 hit".
#pragma once
#include <optional>
#include <span>
#include <string_view>

namespace paddock::car_wars {

struct DamageDice {
  int dice = 0;        // a half die counts as one
  int flat = 0;        // added to the sum; alone it is fixed points ("hits")
  bool half = false;   // one die, halved, rounded up (R 17)
  bool operator==(DamageDice const&) const = default;
};

// At most 100 dice and 1000 flat points; empty for anything else.
std::optional<DamageDice> read_damage_dice(std::string_view text);
// Never below 0. As many dice as it asks for.
int damage_of(DamageDice const& damage, std::span<int const> dice);

}  // namespace paddock::car_wars
