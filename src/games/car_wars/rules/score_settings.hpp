// What a referee may rule otherwise about scoring and the end of the event.
#pragma once
#include <cstdint>

#include "core/fields.hpp"

namespace paddock::car_wars {

struct ScoreSettings {
  // CW-147
  int mobility_kill = 20, complete_kill = 20, victim_mobility = -20, victim_complete = -20;
  int all_alive = 2, one_of_two_alive = 1, first_blood = 1, moving_at_end = 1;
  // CW-148
  int instant_points = 100, hold_points = 80, hold_phases = 25, max_turns = 30;
  enum class Tie : uint8_t { most_recently_mobile, shared } tie_break = Tie::most_recently_mobile;
  // B-15: who falls below 80 within the 25 phases begins them anew; else only the first and the last of them are looked at.
  enum class Below : uint8_t { restarts, ignored } hold_below = Below::restarts;
  bool never_if_mobile = true;           // CW-150: a mobile vehicle is no complete kill
  int target_min_damage = 1;             // CW-164
  // CW-164 excludes "most" hand weapons: those that do full damage to vehicles score; else none does.
  bool anti_vehicle_hand_weapons_score = true;
};
inline constexpr char const* kTieBreaks[] = {"most_recently_mobile", "shared"};
inline constexpr char const* kHoldBelow[] = {"restarts", "ignored"};
template <class Ar>
void fields(Ar& ar, ScoreSettings& s) {
  constexpr int kMost = 100000;
  ar("mobility_kill", s.mobility_kill, -kMost, kMost);
  ar("complete_kill", s.complete_kill, -kMost, kMost);
  ar("victim_mobility", s.victim_mobility, -kMost, kMost);
  ar("victim_complete", s.victim_complete, -kMost, kMost);
  ar("all_alive", s.all_alive, -kMost, kMost);
  ar("one_of_two_alive", s.one_of_two_alive, -kMost, kMost);
  ar("first_blood", s.first_blood, -kMost, kMost);
  ar("moving_at_end", s.moving_at_end, -kMost, kMost);
  ar("instant_points", s.instant_points, 1, kMost);
  ar("hold_points", s.hold_points, 1, kMost);
  ar("hold_phases", s.hold_phases, 0, kMost);
  ar("max_turns", s.max_turns, 1, 1000);
  ar("tie_break", s.tie_break, kTieBreaks);
  ar("hold_below", s.hold_below, kHoldBelow);
  ar("never_if_mobile", s.never_if_mobile);
  ar("target_min_damage", s.target_min_damage, 0, kMost);
  ar("anti_vehicle_hand_weapons_score", s.anti_vehicle_hand_weapons_score);
}

}  // namespace paddock::car_wars
