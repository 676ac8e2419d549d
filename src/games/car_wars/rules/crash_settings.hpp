// What a referee may decide otherwise about crash rolls and what follows from them.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars {

enum class SpinFrom : uint8_t { result, first_quarter };
inline constexpr char const* kSpinFrom[] = {"result", "first_quarter"};

struct CrashSettings {
  bool ct1_after_ct2_same_mods = true;  // CW-135; else the second roll has none
  int tire_loss_crash_d = 6;            // CW-144: the D of a crash roll for a lost tire
  bool control_roll_per_tire = true;    // CW-086; else one for all of a moment
  // CW-137; the ruling's `decel` is the key of rolls, too, so both have names of their own here (ask: crash_settings()).
  int spin_decel = 20;
  int phases_per_block = 5;
  int recover_at = -6;
  // B-09: the five phases of a spin from a hazard count from its result; else from the first full inch after it.
  SpinFrom hazard_spin_from = SpinFrom::result;
  int roll_decel = 20;                  // CW-138
  int every_phases = 5;                 // CW-138: so often what rolls is slower
  int spin_roll_min_speed = 10;         // CW-146: slower vehicles spin and roll as at this speed
  // No source says what a roll at 15 or 20 mph does, which stands still once sideways. As at 10 mph it goes over once: a
  // faster car does not roll less than a slower one. Else it stays on its wheels.
  bool slow_roll_flips = true;
};

template <class Ar>
void fields(Ar& ar, CrashSettings& s) {
  ar("ct1_after_ct2_same_mods", s.ct1_after_ct2_same_mods);
  ar("tire_loss_crash_d", s.tire_loss_crash_d, 0, 20);
  ar("control_roll_per_tire", s.control_roll_per_tire);
  ar("spin_decel", s.spin_decel, 0, 100);
  ar("phases_per_block", s.phases_per_block, 1, 50);
  ar("recover_at", s.recover_at, -6, 7);
  ar("hazard_spin_from", s.hazard_spin_from, kSpinFrom);
  ar("roll_decel", s.roll_decel, 0, 100);
  ar("every_phases", s.every_phases, 1, 50);
  ar("spin_roll_min_speed", s.spin_roll_min_speed, 0, 100);
  ar("slow_roll_flips", s.slow_roll_flips);
}

}  // namespace paddock::car_wars
