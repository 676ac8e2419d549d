// What a referee may decide otherwise about handling and control.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars {

enum class RecoverCap : uint8_t { starting_hs, current_hc };
inline constexpr char const* kRecoverCaps[] = {"starting_hs", "current_hc"};
enum class Between : uint8_t { up, down };
inline constexpr char const* kBetween[] = {"up", "down"};

struct ControlSettings {
  // B-02: a speed between two rows of the control table (12.5 mph) is read in the row of the next 5 mph above, or below.
  Between between_rows = Between::up;
  // CW-030: everyone counts as having rolled this for reflexes; driver plusses are added.
  int reflex_value = 4;
  bool add_driver_plus = true;
  // B-45, C-05: blended improved armor slows like improved and impact armor; else it does not.
  bool blended_improved_slows = true;
  // CW-115: the least a vehicle recovers at the end of a turn, however bad its handling class.
  int minimum = 1;
  // CW-115, C-14: recovery ends at the status of the start; else at the handling class as lost tires have left it.
  RecoverCap cap = RecoverCap::starting_hs;
  // CW-117: between these speeds the status returns to its maximum: the ruling's hs_reset_speed_range, backward negative.
  int hs_reset_least = -10, hs_reset_most = 10;
  bool ooc_recovers = true;        // CW-120: out of control it recovers as ever
  bool airborne_recovery = true;   // CW-124: in the air, too
  // CW-127, R 5.1: from this speed on a spoiler or airdam counts (R 15: 60 itself is fast enough).
  int spoiler_speed = 60;
  // B-03: a working spoiler speeds up the recovery only; else it raises the highest status by one, too. (C-14 hints at the
  // latter, but sends the reader to B-03, and CW-115 caps by the starting value.)
  bool spoiler_raises_cap = false;
};

template <class Ar>
void fields(Ar& ar, ControlSettings& s) {
  ar("between_rows", s.between_rows, kBetween);
  ar("reflex_value", s.reflex_value, 0, 12);
  ar("add_driver_plus", s.add_driver_plus);
  ar("blended_improved_slows", s.blended_improved_slows);
  ar("minimum", s.minimum, 0, 10);
  ar("cap", s.cap, kRecoverCaps);
  ar("hs_reset_least", s.hs_reset_least, -300, 0);
  ar("hs_reset_most", s.hs_reset_most, 0, 300);
  ar("ooc_recovers", s.ooc_recovers);
  ar("airborne_recovery", s.airborne_recovery);
  ar("spoiler_speed", s.spoiler_speed, 0, 300);
  ar("spoiler_raises_cap", s.spoiler_raises_cap);
}

}  // namespace paddock::car_wars
