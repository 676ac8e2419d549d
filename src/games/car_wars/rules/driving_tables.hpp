// The tables of driving (assets/games/car_wars/driving.json): braking, controlled skids, falls, surfaces.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/fields.hpp"
#include "core/list.hpp"

namespace paddock::car_wars::driving {

struct DiceSum {
  int dice = 0, plus = 0;  // 1d+3
  bool operator==(DiceSum const&) const = default;
};
std::string dice_text(DiceSum d);  // "1d+3", "2d", "2", "0"

struct BrakeRow {
  int mph = 0, d = 0;
  DiceSum tire;  // damage to each
};
struct SkidRow {
  int quarters = 0, d = 0, aimed_fire = 0, mph = 0, tire = 0;
  bool no_aim = false;
};
struct FallRow {
  int quarters = 0, phases = 0;
  DiceSum damage;
};
enum class Surface : uint8_t {
  off_road, light_rain, heavy_rain, gravel, sand_counter, oil, flaming_oil, light_snow, heavy_snow, ice
};
inline constexpr char const* kSurfaces[] = {"off_road", "light_rain",  "heavy_rain", "gravel",     "sand_counter",
                                            "oil",      "flaming_oil", "light_snow", "heavy_snow", "ice"};
inline constexpr int kSurfaceCount = 10;
struct SurfaceRow {
  Surface id = Surface::off_road;
  int maneuver = 0, hazard = 0;
  bool slick = false;  // of slicks only the worst counts (CW-045), all else adds up
};

struct Tables {
  List<BrakeRow, 12> braking;                        // by mph; what lies between counts as the next row
  List<SkidRow, 4> skids;
  List<FallRow, 16> falls;
  std::array<SurfaceRow, kSurfaceCount> surfaces{};  // in the order of Surface
};
Expected<Tables> read_tables(std::string_view json);
Tables const& tables();

}  // namespace paddock::car_wars::driving
