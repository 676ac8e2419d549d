// CW-145: a crash skid of lost braking, in its order with the braking.
#pragma once
#include "core/list.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/movement_settings.hpp"
#include "games/car_wars/rules/pace.hpp"

namespace paddock::car_wars::driving {

enum class CrashSkid : uint8_t { trivial_skid, minor_skid, moderate_skid, severe_skid };
inline constexpr char const* kCrashSkids[] = {"trivial_skid", "minor_skid", "moderate_skid", "severe_skid"};

struct BrakeEvent {
  bool skid = false;  // else the braking
  CrashSkid which = CrashSkid::trivial_skid;
  Ratio after;        // mph
};

// The skid is made at the speed before the braking and slows after its inch (CW-139). The follow-up of a moderate or severe skid is on
// the next inch (CW-129), so there is none once the braking has stopped the car.
inline List<BrakeEvent, 3> skid_and_brake(Ratio speed, Ratio mph, CrashSkid result, ManeuverSettings const& settings = {}) {
  constexpr int kSlows[] = {0, 5, 10, 20};
  List<BrakeEvent, 3> out;
  auto const skid = [&](CrashSkid which) {
    speed = pace::slowed(speed, kSlows[size_t(which)]);
    out.push({true, which, speed});
  };
  auto const brake = [&] {
    speed = pace::slowed(speed, mph);
    out.push({false, CrashSkid::trivial_skid, speed});
  };
  bool const follows = result >= CrashSkid::moderate_skid;
  bool const last = settings.brake_follow_up == ManeuverSettings::FollowUp::before_braking;
  if (!settings.skid_before_decel) brake();
  skid(result);
  if (settings.skid_before_decel && !last) brake();
  if (follows && speed > 0) skid(result == CrashSkid::severe_skid ? CrashSkid::minor_skid : CrashSkid::trivial_skid);
  if (settings.skid_before_decel && last) brake();
  return out;
}

}  // namespace paddock::car_wars::driving
