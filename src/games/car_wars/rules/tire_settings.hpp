// What a referee may decide otherwise about tires and wheels.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars {

enum class Halves : uint8_t { down, up };
inline constexpr char const* kHalves[] = {"down", "up"};

struct TireSettings {
  int tire_hc = -2, wheel_hc = -3;          // CW-085
  int second_tire_extra_hc = -2;            // CW-085
  int tire_loss_total_max = -4;             // CW-085: of tires together
  // B-12: a wheel and a tire on different corners cost -5; else the seed's "max total loss of 4" counts both.
  bool total_max_counts_wheels = false;
  int active_suspension_wheel_hc = -2;      // R 5.6
  int zero_dp_wheel_dp = 1, extra_hc = -1;  // CW-088
  bool solid_debris_damage = false;         // CW-047
  int plasticore_core_after = 4;            // CW-047
  bool plasticore_overflow_lost = true;     // B-24: points beyond the core's are lost; else the roll counts in full
  Halves spike_halves = Halves::down;       // B-24: spikes on solid and plasticore tires
  bool grenades_take_wheels = true;         // C-12: the tire list adds them to CW-087
  bool collisions_take_wheels = true;       // C-12
  int hub_protects_to = 3;                  // B-17: a hub alone, on this and less (recalled, confidence low)
  int forced_slowdown = 30;                 // R 5.6, CW-134: mph at once and every five phases
};

template <class Ar>
void fields(Ar& ar, TireSettings& s) {
  ar("tire_hc", s.tire_hc, -10, 0);
  ar("wheel_hc", s.wheel_hc, -10, 0);
  ar("second_tire_extra_hc", s.second_tire_extra_hc, -10, 0);
  ar("tire_loss_total_max", s.tire_loss_total_max, -50, 0);
  ar("total_max_counts_wheels", s.total_max_counts_wheels);
  ar("active_suspension_wheel_hc", s.active_suspension_wheel_hc, -10, 0);
  ar("zero_dp_wheel_dp", s.zero_dp_wheel_dp, 1, 20);
  ar("extra_hc", s.extra_hc, -10, 0);
  ar("solid_debris_damage", s.solid_debris_damage);
  ar("plasticore_core_after", s.plasticore_core_after, 0, 25);
  ar("plasticore_overflow_lost", s.plasticore_overflow_lost);
  ar("odd_spike_halves", s.spike_halves, kHalves);   // the same question as of counters
  ar("grenades_take_wheels", s.grenades_take_wheels);
  ar("collisions_take_wheels", s.collisions_take_wheels);
  ar("hub_protects_to", s.hub_protects_to, 0, 6);
  ar("forced_slowdown", s.forced_slowdown, 0, 100);
}

}  // namespace paddock::car_wars
