// What a referee may decide about hitting a target; the defaults are the rulings' and the usual readings of the doubts.
#pragma once
#include <utility>

#include "core/fields.hpp"
#include "core/list.hpp"
#include "core/ratio.hpp"

namespace paddock::car_wars::aim {

enum class SmokeRounding : uint8_t { NearestHalfInch, Up, Down };
inline constexpr char const* kSmokeRoundings[] = {"nearest_half_inch", "up", "down"};
enum class Ties : uint8_t { Up, Down };
inline constexpr char const* kTies[] = {"up", "down"};
enum class CoverBetween : uint8_t { NextSmaller, Nearest };
inline constexpr char const* kCoverBetween[] = {"next_smaller", "nearest"};
enum class PartSize : uint8_t { OnTop, Instead };
inline constexpr char const* kPartSizes[] = {"on_top", "instead"};
enum class Favour : uint8_t { Defender, Firer };
inline constexpr char const* kFavours[] = {"defender", "firer"};
enum class GroundBonus : uint8_t { AnyButProjectors, GrenadesOnly };
inline constexpr char const* kGroundBonuses[] = {"any_but_projectors", "grenades_only"};

// CW-064: what a target is hard to hit by of which only so much is in view: the widths in inches, the widest first.
struct CoverWidth {
  Ratio visible;
  int modifier = 0;
};
using CoverTable = List<CoverWidth, 8>;
inline CoverTable usual_cover() {
  CoverTable out;
  for (auto const& [eighths, modifier] : {std::pair{4, -1}, {2, -2}, {1, -3}}) out.push({Ratio(eighths, 8), modifier});
  return out;
}

struct ToHitSettings {
  bool maneuver_penalty_gunner = true;                   // CW-065: the D of the phase counts for gunners, too
  SmokeRounding smoke_rounding{};                        // CW-052 against the Classic "up"
  Ties smoke_ties{};                                     // B-06: .25 and .75 inch
  CoverBetween cover_between{};                          // B-06: 0.3 inch visible counts as 0.25
  int inverted_aim_mod = -3;                             // CW-079: on the side or the roof
  bool projector_to_hit_includes_ground_bonus = true;    // CW-068
  GroundBonus ground_bonus{};                            // B-44: +4 with ordinary direct fire weapons
  PartSize part_size{};                                  // B-18: -3 for a rider or tire on top of the size of the body
  Favour several_arcs{};                                 // R 8.3: on a dividing line the higher effective speed counts
  bool negative_speed_absolute = true;                   // B-11: a target slower than its chaser; else it counts as 0
  bool controlled_skid_with_d = true;                    // B-43: its own penalty and the D of the maneuver
  int sloped_facing = -1;                                // R 17.1, from memory: a sloped facing is harder to hit
  int tracer_bonus = 1;                                  // R 17.1, from memory: on sustained shots only
  bool specific_needs_in_arc = true;                     // CW-078: a tire aimed at lies in the arc itself
  int trike_side_from_front = -2;                        // CW-076
  bool trike_side_from_back = false;                     // CW-076: not offered
  int out_of_arc_side = -2;                              // R 8.3: another facing in view
  CoverTable hard_cover = usual_cover();                 // CW-064; a table, which the calculator alone can be told
};

template <class Ar>
void fields(Ar& ar, ToHitSettings& s) {
  ar("maneuver_penalty_gunner", s.maneuver_penalty_gunner);
  ar("smoke_rounding", s.smoke_rounding, kSmokeRoundings);
  ar("smoke_ties", s.smoke_ties, kTies);
  ar("cover_between", s.cover_between, kCoverBetween);
  ar("inverted_aim_mod", s.inverted_aim_mod, -10, 0);
  ar("projector_to_hit_includes_ground_bonus", s.projector_to_hit_includes_ground_bonus);
  ar("ground_bonus", s.ground_bonus, kGroundBonuses);
  ar("part_size", s.part_size, kPartSizes);
  ar("several_arcs", s.several_arcs, kFavours);
  ar("negative_speed_absolute", s.negative_speed_absolute);
  ar("controlled_skid_with_d", s.controlled_skid_with_d);
  ar("sloped_facing", s.sloped_facing, -10, 0);
  ar("tracer_bonus", s.tracer_bonus, 0, 10);
  ar("specific_needs_in_arc", s.specific_needs_in_arc);
  ar("trike_side_from_front", s.trike_side_from_front, -10, 0);
  ar("trike_side_from_back", s.trike_side_from_back);
  ar("out_of_arc_side", s.out_of_arc_side, -10, 0);
}

}  // namespace paddock::car_wars::aim
