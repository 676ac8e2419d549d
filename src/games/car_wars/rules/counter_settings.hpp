// What a referee may rule otherwise about dropped counters and about gas engines.
#pragma once
#include <cstdint>

#include "core/fields.hpp"

namespace paddock::car_wars {

struct CounterSettings {
  bool stack_solids = true;                   // CW-043: each solid counter acts for itself
  bool stack_same_liquid_or_gas = false;      // CW-043: liquids or gases of one type act as one
  bool re_hit_requires_exit = true;           // CW-044: struck again only after leaving the type; else in every phase of contact
  int contact_repeat_phases = 5;              // CW-044: or after so many phases of unbroken contact
  enum class From : uint8_t { next_phase, at_once } dropped_effect_from = From::next_phase;  // CW-046
  bool guards_vs_underbody_blast = false;     // CW-049: guards and hubs do not help a car that takes underbody damage
  bool hubs_front_back = false;               // CW-049: hubs do not help against a blast before or behind them
  bool single_roll = true;                    // CW-050: 5 or 6 is for the whole passage; else who drives over it later is rolled for anew
  enum class Own : uint8_t { only_direct_overlap, like_others } own_counters = Own::only_direct_overlap;  // CW-051
  enum class Proximity : uint8_t { inch, quarter } proximity_radius = Proximity::inch;       // B-23: what a proximity fuse feels
  int flame_cloud_turns = 2;                  // CW-056, the turn of placement not counted
  // a cloud of flames burns all facings and every tire; else the one side that looks to its middle.
  enum class Cloud : uint8_t { everywhere, near_side } flame_cloud_strikes = Cloud::everywhere;
  bool flame_cloud_leaves_smoke = false;      // CW-056; else smoke of its size, as burning oil does
  bool hidden_under_gas = true;               // CW-058
  bool projector_to_hit_includes_ground_bonus = true;              // CW-068
  bool projector_target_point_under_vehicle = false;               // CW-070
  int projector_speed_mod_zone_in = 2;        // CW-071: inches before the target within which its speed counts
  enum class Miss : uint8_t { no_effect, scatter } opg_miss = Miss::no_effect;  // CW-072: a missed bag of oil or paint
  // C-01: a projector that hits puts its counter exactly; read literally the questionnaire moves it 1d-3 like a grenade.
  bool projector_hit_scatters = false;
  // B-26: a counter dropped to the side lies clear of it by half an inch; else its middle is half an inch off the side.
  enum class SideDrop : uint8_t { gap, centre } side_drop = SideDrop::gap;
  // B-26: driving backward the end that leads drops under the car and the end that trails drops clear of it.
  bool reverse_swaps_ends = true;
  // B-24: half of an odd spike damage is rounded down; else up.
  enum class Halves : uint8_t { down, up } odd_spike_halves = Halves::down;
  int painted_turns = 3;                      // R 9: the rest of the turn and so many more
  int min_range_miles = 200;                  // CW-002
  int extra_gallons_per_nitrous = 1;          // CW-002
};
inline constexpr char const* kEffectFrom[] = {"next_phase", "at_once"};
inline constexpr char const* kOwnCounters[] = {"only_direct_overlap", "like_others"};
inline constexpr char const* kProximities[] = {"inch", "quarter"};
inline constexpr char const* kOpgMisses[] = {"no_effect", "scatter"};
inline constexpr char const* kClouds[] = {"everywhere", "near_side"};
inline constexpr char const* kSideDrops[] = {"gap", "centre"};
inline constexpr char const* kSpikeHalves[] = {"down", "up"};
template <class Ar>
void fields(Ar& ar, CounterSettings& s) {
  ar("stack_solids", s.stack_solids);
  ar("stack_same_liquid_or_gas", s.stack_same_liquid_or_gas);
  ar("re_hit_requires_exit", s.re_hit_requires_exit);
  ar("contact_repeat_phases", s.contact_repeat_phases, 1, 1000);
  ar("dropped_effect_from", s.dropped_effect_from, kEffectFrom);
  ar("guards_vs_underbody_blast", s.guards_vs_underbody_blast);
  ar("hubs_front_back", s.hubs_front_back);
  ar("single_roll", s.single_roll);
  ar("own_counters", s.own_counters, kOwnCounters);
  ar("proximity_radius", s.proximity_radius, kProximities);
  ar("flame_cloud_leaves_smoke", s.flame_cloud_leaves_smoke);
  ar("flame_cloud_strikes", s.flame_cloud_strikes, kClouds);
  ar("flame_cloud_turns", s.flame_cloud_turns, 0, 15);
  ar("hidden_under_gas", s.hidden_under_gas);
  ar("projector_to_hit_includes_ground_bonus", s.projector_to_hit_includes_ground_bonus);
  ar("projector_target_point_under_vehicle", s.projector_target_point_under_vehicle);
  ar("projector_speed_mod_zone_in", s.projector_speed_mod_zone_in, 0, 3);
  ar("opg_miss", s.opg_miss, kOpgMisses);
  ar("projector_hit_scatters", s.projector_hit_scatters);
  ar("side_drop", s.side_drop, kSideDrops);
  ar("reverse_swaps_ends", s.reverse_swaps_ends);
  ar("odd_spike_halves", s.odd_spike_halves, kSpikeHalves);
  ar("painted_turns", s.painted_turns, 0, 15);
  ar("min_range_miles", s.min_range_miles, 0, 9999);
  ar("extra_gallons_per_nitrous", s.extra_gallons_per_nitrous, 0, 99);
}

}  // namespace paddock::car_wars
