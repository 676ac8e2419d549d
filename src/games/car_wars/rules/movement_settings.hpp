// What a referee may rule otherwise about movement, braking and maneuvers.
#pragma once
#include <cstdint>

#include "core/fields.hpp"

namespace paddock::car_wars {

struct MovementSettings {
  // B-01: at x2.5 and x7.5 mph the left-over quarter or three quarters are moved as they are; else as a half inch.
  enum class Fraction : uint8_t { exact, half } fractional_move = Fraction::exact;
  // B-29: a car that drives backward takes its turn by the size of its speed; else after all that stand.
  enum class Backward : uint8_t { absolute, signed_speed } reverse_order = Backward::absolute;
  int start_least = 20, start_most = 40;    // CW-154: the ruling's start_speed, mph
  bool turn1_speed_change = false;          // CW-154: no voluntary change in turn 1
  // CW-116: the one change of a turn is made in the phase one likes; else in its first.
  enum class ChangePhase : uint8_t { any, first } speed_change = ChangePhase::any;
  bool involuntary_uses_change = false;     // CW-122: who has been slowed against his will may still change his speed
  bool htm_on_at_start = true;              // CW-155: high-torque motors; else they are off until somebody switches them
  bool boosters_turn1 = true;               // CW-161
  bool needs_control = true;                // CW-122: full control for a voluntary change
  // B-28: the top speed with high-torque motors is rounded down to 2.5 mph like any top speed (R 13); else exact.
  enum class Rounding : uint8_t { down_to_2_5, exact } htm_rounding = Rounding::down_to_2_5;
  // CW-131: equal speed, higher Driver skill chooses; else every tie is settled by secret orders or a die.
  bool driver_skill_chooses = true;
};
inline constexpr char const* kChangePhases[] = {"any_phase_once_per_turn", "first_phase_once_per_turn"};
inline constexpr char const* kFractionalMoves[] = {"exact", "half"};
inline constexpr char const* kReverseOrders[] = {"absolute", "signed"};
inline constexpr char const* kHtmRoundings[] = {"down_to_2_5", "exact"};
template <class Ar>
void fields(Ar& ar, MovementSettings& s) {
  ar("fractional_move", s.fractional_move, kFractionalMoves);
  ar("reverse_order", s.reverse_order, kReverseOrders);
  ar("start_least", s.start_least, 5, 100);
  ar("start_most", s.start_most, 5, 100);
  ar("turn1_speed_change", s.turn1_speed_change);
  ar("speed_change", s.speed_change, kChangePhases);
  ar("involuntary_uses_change", s.involuntary_uses_change);
  ar("htm_on_at_start", s.htm_on_at_start);
  ar("boosters_turn1", s.boosters_turn1);
  ar("needs_control", s.needs_control);
  ar("htm_rounding", s.htm_rounding, kHtmRoundings);
  ar("driver_skill_chooses", s.driver_skill_chooses);
}

struct ManeuverSettings {
  bool maneuver_after_fishtail = true;      // CW-141; else it goes straight on until it is under full control
  int spoiler_speed = 60;                   // R 4, R 15: "60 and up"; as that of the recovery (CW-127)
  int spoiler_airdam_braking = -1;          // CW-130: spoiler and airdam at 60 mph and more ease hard braking like other maneuvers
  // B-10: heavy-duty brakes read D and tire damage one row lower; else only the D.
  enum class Brakes : uint8_t { whole_row, d_only } hd_brakes_row = Brakes::whole_row;
  // B-39: a moderate or severe skid of lost braking, then the braking, then its follow-up skid; else the whole run of skids first.
  enum class FollowUp : uint8_t { after_braking, before_braking } brake_follow_up = FollowUp::after_braking;
  bool skid_before_decel = true;            // CW-145: the skid of lost braking is made at the old speed, before the braking
  // CW-045: of slicks only the worst counts; else they add up.
  enum class Slicks : uint8_t { worst, sum } slick_combination = Slicks::worst;
  bool sand_is_slick = true;                // B-05; else sand adds to the worst slick
  // What costs no D by itself (straight ahead, evening out, a pivot, 10 mph of braking) is no difficulty, so nothing is added to it:
  // the books roll for maneuvers made harder, not for driving straight on over oil. Else a pivot and free braking take the additions.
  bool d0_stays_free = true;
  // B-07: "ahead" of the second half of a bootlegger is the direction in which it began; else the heading after the first half.
  enum class Ahead : uint8_t { original, turned } bootlegger_ahead = Ahead::original;
  // B-25: struck is what lies between the ways of the ends of each edge (CW-118); else the hull of both counters.
  enum class Swept : uint8_t { quads, hull } swept_area = Swept::quads;
};
inline constexpr char const* kBrakeRows[] = {"whole_row", "d_only"};
inline constexpr char const* kFollowUps[] = {"after_braking", "before_braking"};
inline constexpr char const* kManeuverSlicks[] = {"worst", "sum"};
inline constexpr char const* kAheads[] = {"original", "turned"};
inline constexpr char const* kSweptAreas[] = {"quads", "hull"};
template <class Ar>
void fields(Ar& ar, ManeuverSettings& s) {
  ar("maneuver_after_fishtail", s.maneuver_after_fishtail);
  ar("spoiler_speed", s.spoiler_speed, 0, 300);
  ar("spoiler_airdam_braking", s.spoiler_airdam_braking, -10, 0);
  ar("hd_brakes_row", s.hd_brakes_row, kBrakeRows);
  ar("brake_follow_up", s.brake_follow_up, kFollowUps);
  ar("skid_before_decel", s.skid_before_decel);
  ar("slick_combination", s.slick_combination, kManeuverSlicks);
  ar("sand_is_slick", s.sand_is_slick);
  ar("d0_stays_free", s.d0_stays_free);
  ar("bootlegger_ahead", s.bootlegger_ahead, kAheads);
  ar("swept_area", s.swept_area, kSweptAreas);
}

}  // namespace paddock::car_wars
