// The control table (R 5.3): what a vehicle must roll to stay under control, and what its speed adds to a crash roll.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/expected.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/control_settings.hpp"

namespace paddock::car_wars {

inline constexpr int kWorstStatus = -6, kBestColumn = 7;  // the columns of the table; a status never falls below the first
inline constexpr int kNeedNothing = 1, kNeedTooMuch = 7;  // safe without a roll; lost without a roll

struct ControlRow {
  int speed = 0;                   // the last mph of the row
  int crash = 0;                   // speed modifier of crash rolls (R 6)
  std::array<int8_t, 14> need{};   // by status 7 down to -6
};
struct ControlTable {
  std::array<ControlRow, 30> rows{};
};
Expected<ControlTable> read_control_table(std::string_view json);
ControlTable const& control_table();

ControlRow const* control_row(Ratio speed, ControlSettings const& settings = {});  // none at 0 mph
// mph; backward counts like forward. A status above 7 counts as 7. At 0 mph everything is safe.
int control_need(Ratio speed, int status, ControlSettings const& settings = {});
int crash_speed_modifier(Ratio speed, ControlSettings const& settings = {});

enum class Cause : uint8_t { maneuver, braking, hazard };
enum class Control : uint8_t { none, safe, kept, lost };  // none: D0, nobody rolls
inline constexpr char const* kControl[] = {"none", "safe", "kept", "lost"};

// The status lowered by D, and what it needs at `speed`. D0 lowers nothing and needs no roll, even at -6.
struct ControlCheck {
  int d = 0, status = 0, need = kNeedNothing;
  bool rolls() const { return d > 0 && need > kNeedNothing && need < kNeedTooMuch; }
};
ControlCheck control_check(int status, int d, Ratio speed, ControlSettings const& settings = {});
Control control_result(ControlCheck const& check, int die);  // the die counts only where the check rolls
// CW-135: maneuvers and braking lead to table 1, hazards to table 2.
inline int crash_table_of(Cause cause) { return cause == Cause::hazard ? 2 : 1; }

}  // namespace paddock::car_wars
