// What a referee may decide otherwise about hazards.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars {

enum class CloudHazard : uint8_t { by_damage, two };
inline constexpr char const* kCloudHazard[] = {"by_total_damage", "d2"};
enum class OilHazard : uint8_t { by_damage_plus_two, one };
inline constexpr char const* kOilHazard[] = {"by_total_damage_plus_2_if_damaged", "d1"};
enum class SlickRule : uint8_t { worst, sum };
inline constexpr char const* kSlickRules[] = {"worst", "sum"};
enum class Airborne : uint8_t { added_to_landing, separate };
inline constexpr char const* kAirborne[] = {"added_to_landing", "separate"};

struct HazardSettings {
  CloudHazard flame_cloud_hazard = CloudHazard::by_damage;         // CW-040, else the Compendium's D2
  OilHazard flaming_oil_hazard = OilHazard::by_damage_plus_two;    // CW-041, else the Compendium's D1
  int ice_entry_hazard = 2, with_snow_tires = 1;                   // CW-042
  SlickRule slick_combination = SlickRule::worst;                        // CW-045
  bool sand_is_slick = true;                                       // B-05; else sand adds to the worst slick
  bool shocks_before_surfaces = false;                             // B-04: the sum first, then the shocks
  bool salvo_single_hazard = true;                                 // CW-059; else every weapon of the salvo is a hazard of its own
  int max_d = 3;                                                   // CW-059: the most that damage makes
  int atg_fire_hazard = 1;                                         // CW-061
  bool hd_shocks_need_all_tires = true;                            // CW-091
  bool hd_shocks_each_hazard = true;                               // CW-123; else the first of a phase only
  bool obstacle_overrides_debris = true;                           // CW-132; else both
  Airborne airborne_hazards = Airborne::added_to_landing;          // CW-124
};

template <class Ar>
void fields(Ar& ar, HazardSettings& s) {
  ar("flame_cloud_hazard", s.flame_cloud_hazard, kCloudHazard);
  ar("flaming_oil_hazard", s.flaming_oil_hazard, kOilHazard);
  ar("ice_entry_hazard", s.ice_entry_hazard, 0, 10);
  ar("with_snow_tires", s.with_snow_tires, 0, 10);
  ar("slick_combination", s.slick_combination, kSlickRules);
  ar("sand_is_slick", s.sand_is_slick);
  ar("shocks_before_surfaces", s.shocks_before_surfaces);
  ar("salvo_single_hazard", s.salvo_single_hazard);
  ar("max_d", s.max_d, 0, 10);
  ar("atg_fire_hazard", s.atg_fire_hazard, 0, 10);
  ar("hd_shocks_need_all_tires", s.hd_shocks_need_all_tires);
  ar("hd_shocks_each_hazard", s.hd_shocks_each_hazard);
  ar("obstacle_overrides_debris", s.obstacle_overrides_debris);
  ar("airborne_hazards", s.airborne_hazards, kAirborne);
}

}  // namespace paddock::car_wars
