// The tables of collisions (R 7): damage modifiers, ram dice, temporary speeds.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/collision_settings.hpp"

namespace paddock::car_wars {

inline constexpr int kModifiers = 22;     // 1/3, 2/3, 1, 2, ... 20: rows and columns of the table of temporary speeds
struct RamDice {
  int dice = 0, add = 0;                  // a result below 0 counts as 0
};
struct WeightStep {
  int most = 0;                           // pounds
  Ratio dm;
};
struct RamTables {
  std::array<WeightStep, 3> weights{};
  std::array<RamDice, 7> ram{};           // at 0, 5, ... 30 mph
  std::array<std::array<int8_t, kModifiers>, kModifiers> quarters{};  // [own][opposing]
};
Expected<RamTables> read_ram_tables(std::string_view json);
RamTables const& ram_tables();

Ratio damage_modifier(Ratio weight);      // pounds at the start of the duel, ammunition not deducted
int modifier_column(Ratio dm);            // -1 where the table has none
RamDice ram_dice(Ratio speed, RowBetween between);   // of the collision; `between`: two rows of 5 mph
std::string ram_text(RamDice dice);      // "0", "1d-4", "15d"
Ratio temporary_factor(int own, int opposing);            // columns
Ratio temporary_speed(Ratio speed, int own, int opposing);// rounded up to the next 5, backward alike
Ratio next_five(Ratio speed);

// What hits a fixed thing meets: the scale by its damage points is designed (R 7), for no text gives one.
Ratio object_modifier(int dp);

}  // namespace paddock::car_wars
