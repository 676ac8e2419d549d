#include "games/car_wars/rules/crash_course.hpp"

#include <algorithm>

namespace paddock::car_wars {
namespace {

Ratio size_of(Ratio speed) { return speed < Ratio(0) ? Ratio(0) - speed : speed; }

// Does a vehicle of this speed move a whole inch in the phase? The tens beyond 50, 100, ... fill phases 1, 3, 5, 2, 4 (R 3).
bool moves_an_inch(Ratio speed, int phase) {
  constexpr int kPlace[] = {0, 3, 1, 4, 2};  // of phases 1 to 5 in that order
  int64_t const tens = (size_of(speed) / Ratio(10)).floor();
  return tens >= 5 || kPlace[phase - 1] < tens;
}

}  // namespace

Ratio slower(Ratio speed, int mph) {
  Ratio const left = std::max(Ratio(0), size_of(speed) - Ratio(mph));
  return speed < Ratio(0) ? Ratio(0) - left : left;
}

List<SkidInch, 4> skid_run(Crash skid, Ratio speed) {
  List<SkidInch, 4> inches;
  for (Crash now = skid; now != Crash::none && is_skid(now) && speed != Ratio(0) && inches.size() < 4; now = row_of(now).then) {
    CrashRow const& row = row_of(now);
    speed = slower(speed, -row.speed);
    inches.push({row.skid, row.tire, speed});
  }
  return inches;
}

Spin start_spin(int phase, Ratio speed, Cause cause, CrashSettings const& settings) {
  if (size_of(speed) < Ratio(settings.spin_roll_min_speed)) speed = settings.spin_roll_min_speed;
  int from = phase;
  if (cause == Cause::hazard && settings.hazard_spin_from == SpinFrom::first_quarter) {
    do ++from;
    while (!moves_an_inch(speed, phase_of(from)) && from < phase + 5);
  }
  return {from + settings.phases_per_block - 1, slower(speed, settings.spin_decel)};  // C-06: the END of that phase
}

int spin_need(Spin const& spin, CrashSettings const& settings, ControlSettings const& control) {
  return control_need(spin.speed, settings.recover_at, control);
}

Spin next_block(Spin spin, bool kept, CrashSettings const& settings) {
  if (!kept) spin.speed = slower(spin.speed, settings.spin_decel);
  spin.due += settings.phases_per_block;
  return spin;
}

Roll start_roll(Ratio speed, CrashSettings const& settings) {
  // CW-146: at 10 mph it goes an inch and over once; below that, if the referee has it so, not so far.
  constexpr int kOnce = 10;
  Ratio const least(settings.spin_roll_min_speed), as = std::max(size_of(speed), least);
  Roll roll;
  roll.speed = slower(size_of(speed) < least ? least : speed, settings.roll_decel);
  if (roll.speed == Ratio(0)) roll.most = as == Ratio(kOnce) || (as > Ratio(kOnce) && settings.slow_roll_flips) ? 1 : 0;
  return roll;
}

Roll roll_inch(Roll roll, RollInch inch) {
  bool const whole = inch == RollInch::full || inch == RollInch::sideswipe;
  if (whole && roll.flips < roll.most) roll.flips += 1;
  return roll;
}

ControlCheck tire_loss_check(int status, bool active_suspension, Ratio speed, ControlSettings const& control) {
  int const after = active_suspension ? std::max(kWorstStatus, status - 6) : kWorstStatus;
  return {6, after, control_need(speed, after, control)};
}

}  // namespace paddock::car_wars
