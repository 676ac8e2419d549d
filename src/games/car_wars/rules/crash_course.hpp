// What crash results do over the inches and phases that follow: skids, spins, rolls, and the rolls for lost tires (R 6, R 19).
#pragma once
#include <array>
#include <optional>
#include <span>

#include "core/list.hpp"
#include "games/car_wars/rules/crash.hpp"

namespace paddock::car_wars {

Ratio slower(Ratio speed, int mph);  // nearer to 0, never past it; forward or backward

// One inch of a skid: the slide in quarter inches, what each tire loses, the speed once the inch is done (CW-139).
struct SkidInch {
  int slide = 0, tire = 0;
  Ratio speed;
};
// The inch of this skid and those of the skids that follow it (CW-129). At 0 mph there are no more inches.
List<SkidInch, 4> skid_run(Crash skid, Ratio speed);

// Phases are counted through: phase 1 of turn 1 is 0.
constexpr int phase_number(int turn, int phase) { return (turn - 1) * 5 + phase - 1; }
constexpr int turn_of(int number) { return number / 5 + 1; }
constexpr int phase_of(int number) { return number % 5 + 1; }

struct Spin {
  int due = 0;      // the phase at whose END the vehicle tries to recover
  Ratio speed;      // after the first 90 degrees; 0: they are all there is (CW-146)
};
Spin start_spin(int phase, Ratio speed, Cause cause, CrashSettings const& settings = {});
int spin_need(Spin const& spin, CrashSettings const& settings, ControlSettings const& control = {});
// A block's end: `kept` ends the spin and keeps the speed; else it is slower and spins on.
Spin next_block(Spin spin, bool kept, CrashSettings const& settings = {});

enum class Lying : uint8_t { wheels, side, top, other_side };
inline constexpr char const* kLying[] = {"wheels", "side", "top", "other_side"};
enum class RollInch : uint8_t { full, half, t_bone, head_on, sideswipe };
struct Roll {
  Ratio speed;          // once it has turned sideways
  int most = INT32_MAX; // sides it goes over at most: one where it stands then (CW-146)
  int flips = 0;
  Lying face() const { return Lying(flips % 4); }
};
Roll start_roll(Ratio speed, CrashSettings const& settings = {});
Roll roll_inch(Roll roll, RollInch inch);  // CW-138, CW-142

// The last tire of a corner is gone: the status is -6 at once, one roll per tire (CW-086). With active suspension the same
// hazard lowers the status by 6 as any other.
ControlCheck tire_loss_check(int status, bool active_suspension, Ratio speed, ControlSettings const& control = {});

}  // namespace paddock::car_wars
