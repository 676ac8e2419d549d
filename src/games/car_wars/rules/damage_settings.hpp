// What a referee may decide about damage, fire on board and the crew.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars::harm {

enum class Reduction : uint8_t { OuterArmor, EachArmor };
inline constexpr char const* kReductions[] = {"outer_armor", "each_armor"};
enum class MetalHits : uint8_t { Sequential, AllAtOnce };
inline constexpr char const* kMetalHits[] = {"sequential", "all_at_once"};
enum class CrewHit : uint8_t { RandomEachAttack, OnceForAll };
inline constexpr char const* kCrewHits[] = {"random_each_attack", "once_for_all"};
enum class Sharing : uint8_t { AllContributors, SmallestSufficientSet };
inline constexpr char const* kSharings[] = {"all_contributors", "smallest_sufficient_set"};
enum class PfeAction : uint8_t { EndingTurn, NextTurn };
inline constexpr char const* kPfeActions[] = {"ending_turn", "next_turn"};
enum class ModifierIf : uint8_t { Full, None };
inline constexpr char const* kModifierIf[] = {"full", "none"};
enum class EngineReroll : uint8_t { EndOfTurnIfRunning, Never };
inline constexpr char const* kEngineRerolls[] = {"end_of_turn_if_running", "never"};

enum class FireCredit : uint8_t { SufficientAloneThenFirstElseSplit, First, Split };
inline constexpr char const* kFireCredits[] = {"sufficient_alone_then_first_else_split", "first", "split"};

struct DamageSettings {
  Reduction reduction_decided_by{};                 // CW-063; else each armor that reflects halves what reaches it
  MetalHits metal_hits{};                           // CW-090 against the Classic p.25
  ModifierIf modifier_if_nonfp_damaged{};           // CW-098; else fireproof armor that was hit keeps the modifier away
  bool laser_ignites_lr_plastic = false;            // C-02: no modifier from a laser on laser-reflective plastic alone
  bool discharger_dies_with_armor = true;           // CW-093
  int discharger_lost_in_flame_cloud_on = 1;        // CW-054: on so much or less
  bool fire_destroys_dischargers = true;            // CW-111
  int fired_rocket_dp = 0;                          // CW-080: what a spent single shot still absorbs, of the points it has
  bool ca_stays_after_rocket = true;                // CW-084: component armor around a spent single shot still absorbs
  CrewHit crew_hit{};                               // CW-077
  int max_per_skill = 20, skill_points = 30;        // CW-029
};
template <class Ar>
void fields(Ar& ar, DamageSettings& s) {
  ar("reduction_decided_by", s.reduction_decided_by, kReductions);
  ar("metal_hits", s.metal_hits, kMetalHits);
  ar("modifier_if_nonfp_damaged", s.modifier_if_nonfp_damaged, kModifierIf);
  ar("laser_ignites_lr_plastic", s.laser_ignites_lr_plastic);
  ar("discharger_dies_with_armor", s.discharger_dies_with_armor);
  ar("discharger_lost_in_flame_cloud_on", s.discharger_lost_in_flame_cloud_on, 0, 6);
  ar("fire_destroys_dischargers", s.fire_destroys_dischargers);
  ar("fired_rocket_dp", s.fired_rocket_dp, 0, 10);
  ar("ca_stays_after_rocket", s.ca_stays_after_rocket);
  ar("crew_hit", s.crew_hit, kCrewHits);
  ar("max_per_skill", s.max_per_skill, 0, 100);
  ar("skill_points", s.skill_points, 0, 100);
}

struct BurnSettings {
  bool burn_duration_counts_after_hit_turn = true;      // CW-096: a duration of 3 is rolled four times
  bool component_fire_chance_with_advanced = true;      // CW-097
  bool collision_ignites_plant = false;                 // CW-110
  bool collision_ignites_gas = true;                    // CW-110
  int fuel_system_fire_on = 2;                          // CW-113, of 6
  EngineReroll reroll{};                                // CW-113; else a leak does no more than light the fire at once
  int tank_shutdown_plus = 3;                           // CW-083: turns besides 1d until an engine without its tank dies
  int component_fire_on = 2, component_fire_on_hot = 4; // of 6; for gas designed (B-13)
  bool gas_explodes_through_ca = true;                  // CW-099
  int gas_explodes_on = 2;                              // B-14, from memory; else 1
  bool volatile_ca_protects = true;                     // CW-100
  bool empty_rounds_volatile = false, empty_tank_volatile = true;   // CW-104
  bool boosters_volatile = true;                        // CW-112: boosters and jump jets
  int destroyed_volatile_seconds_per_dp = 10;           // CW-108
  bool last_dangerous_turn_included = true;             // B-19: 2 DP lost in turn 4 are dangerous in turn 24
  bool guards_protect_from_fire = false;                // CW-101
  int fp_plastic_fire_damage = 1, metal_fire_damage = 0, plastic_under_metal = 0;   // CW-102
  int fp_ca_fire_damage = 1;                            // CW-103
  bool ca_shields_item_from_fire = true;                // B-21; else both take a point
  bool pfe_clears_modifiers = true;                     // CW-109; else it puts out the fire and no more
  PfeAction pfe_uses_action_of{};                       // CW-105
  bool other_breaches_spread_tire_fire = false;         // CW-106
  FireCredit fire_credit{};                             // CW-168; else all of it the first one's, or shared by all who have fed it
  Sharing fire_sharing{};                               // B-16: three or more owners, none of them enough alone
};
template <class Ar>
void fields(Ar& ar, BurnSettings& s) {
  ar("burn_duration_counts_after_hit_turn", s.burn_duration_counts_after_hit_turn);
  ar("component_fire_chance_with_advanced", s.component_fire_chance_with_advanced);
  ar("collision_ignites_plant", s.collision_ignites_plant);
  ar("collision_ignites_gas", s.collision_ignites_gas);
  ar("fuel_system_fire_on", s.fuel_system_fire_on, 0, 6);
  ar("reroll", s.reroll, kEngineRerolls);
  ar("tank_shutdown_plus", s.tank_shutdown_plus, 0, 30);
  ar("component_fire_on", s.component_fire_on, 0, 6);
  ar("component_fire_on_hot", s.component_fire_on_hot, 0, 6);
  ar("gas_explodes_through_ca", s.gas_explodes_through_ca);
  ar("gas_explodes_on", s.gas_explodes_on, 0, 6);
  ar("volatile_ca_protects", s.volatile_ca_protects);
  ar("rounds", s.empty_rounds_volatile);
  ar("tank", s.empty_tank_volatile);
  ar("boosters_volatile", s.boosters_volatile);
  ar("destroyed_volatile_seconds_per_dp", s.destroyed_volatile_seconds_per_dp, 0, 1000);
  ar("last_dangerous_turn_included", s.last_dangerous_turn_included);
  ar("guards_protect_from_fire", s.guards_protect_from_fire);
  ar("fp_plastic_fire_damage", s.fp_plastic_fire_damage, 0, 10);
  ar("metal_fire_damage", s.metal_fire_damage, 0, 10);
  ar("plastic_under_metal", s.plastic_under_metal, 0, 10);
  ar("fp_ca_fire_damage", s.fp_ca_fire_damage, 0, 10);
  ar("ca_shields_item_from_fire", s.ca_shields_item_from_fire);
  ar("pfe_clears_modifiers", s.pfe_clears_modifiers);
  ar("pfe_uses_action_of", s.pfe_uses_action_of, kPfeActions);
  ar("other_breaches_spread_tire_fire", s.other_breaches_spread_tire_fire);
  ar("fire_credit", s.fire_credit, kFireCredits);
  ar("fire_sharing", s.fire_sharing, kSharings);
}

}  // namespace paddock::car_wars::harm
