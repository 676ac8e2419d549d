// Hazards (R 5.5): what happens to a vehicle, against its own handling.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/expected.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/hazard_settings.hpp"

namespace paddock::car_wars {

enum class Ground : uint8_t { off_road, light_rain, heavy_rain, gravel, sand_counter, oil, flaming_oil, light_snow, heavy_snow, ice, count };
inline constexpr char const* kGrounds[] = {"off_road", "light_rain",  "heavy_rain", "gravel",     "sand_counter",
                                            "oil",      "flaming_oil", "light_snow", "heavy_snow", "ice"};
enum class HazardEvent : uint8_t {
  flame_cloud, flaming_oil, ice_patch, explosive_spikes, spikes, mine, enemy_fire, debris, obstacle, obstacle_and_debris,
  atg_fired, driver_hurt, first_of_pair, last_tire_of_corner, jettison, curb, pedestrian, water, count
};
inline constexpr char const* kHazardEvents[] = {
    "flame_cloud", "flaming_oil", "ice_patch",     "explosive_spikes",    "spikes",   "mine", "enemy_fire", "debris", "obstacle", "obstacle_and_debris",
    "atg_fired",   "driver_hurt", "first_of_pair", "last_tire_of_corner", "jettison", "curb", "pedestrian", "water"};

struct GroundRow {
  int hazard = 0;
  bool slick = false;  // of these only the worst counts (CW-045)
};
struct HazardRow {
  int d = 0, if_damaged = 0;  // the latter on top, where there was damage at all
  bool by_damage = false;
};
struct HazardTable {
  std::array<GroundRow, size_t(Ground::count)> surfaces{};
  std::array<int, 3> damage{};  // the least damage of D1, D2, D3
  std::array<HazardRow, size_t(HazardEvent::count)> hazards{};
};
Expected<HazardTable> read_hazard_table(std::string_view json);
HazardTable const& hazard_table();

// One attack, or all weapons of one salvo together (CW-059), over everything it hits.
int damage_hazard(std::span<int const> hits, HazardSettings const& settings = {});
// By itself: without surfaces and shocks.
int event_hazard(HazardEvent event, int damage, bool snow_tires, HazardSettings const& settings = {});
// What surfaces add and shocks take. 0: nobody rolls. A hazard of D0 is none, whatever the ground.
int adjusted_hazard(int d, std::span<Ground const> surfaces, bool shocks, HazardSettings const& settings = {});
int surface_hazard(std::span<Ground const> surfaces, HazardSettings const& settings = {});

enum class Slope : uint8_t { down, flat, up };
// Inches flown; `airborne`: the sum of all D met in the air (CW-124).
int landing_hazard(Ratio flight, Slope slope, int airborne, HazardSettings const& settings = {});

}  // namespace paddock::car_wars
