// The crash tables (R 6).
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/expected.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/crash_settings.hpp"

namespace paddock::car_wars {

// In the order of the table: a later one is worse (CW-144).
enum class Crash : uint8_t { trivial_skid, minor_skid, moderate_skid, severe_skid, spinout, roll, roll_burning, vault, none };
inline constexpr char const* kCrashes[] = {"trivial_skid", "minor_skid", "moderate_skid", "severe_skid",
                                           "spinout",      "roll",       "roll_burning",  "vault"};
enum class Fishtail : uint8_t { minor, major, minor_ct1, major_ct1, both_ct1 };
inline constexpr char const* kFishtails[] = {"minor_fishtail", "major_fishtail", "minor_fishtail_ct1", "major_fishtail_ct1",
                                             "both_fishtails_ct1"};
inline constexpr int kNoAim = 1;  // instead of a modifier, which is never above 0

struct CrashRow {
  int up_to = 0;            // the highest total
  int skid = 0;             // quarter inches
  int speed = 0;            // mph after the skid's inch, 0 or less (CW-139)
  int tire = 0;             // points to each tire
  Crash then = Crash::none; // the skid of the next inch (CW-129)
  int aimed = kNoAim; // aimed fire for the rest of the turn
};
struct FishtailRow {
  int up_to = 0;
  int rear = 0;             // quarter inches the rear swings, 15 degrees each
  bool ct1 = false;         // rolls on table 1, too
  int aimed = kNoAim;
};
struct CrashTables {
  std::array<CrashRow, std::size(kCrashes)> ct1{};
  std::array<FishtailRow, std::size(kFishtails)> ct2{};
};
Expected<CrashTables> read_crash_tables(std::string_view json);
CrashTables const& crash_tables();
inline CrashRow const& row_of(Crash crash) { return crash_tables().ct1[size_t(crash)]; }
inline FishtailRow const& row_of(Fishtail fishtail) { return crash_tables().ct2[size_t(fishtail)]; }
inline bool is_skid(Crash crash) { return crash <= Crash::severe_skid; }

struct CrashCase {
  Ratio speed;
  int d = 0;                // of the maneuver or hazard; 6 for a lost tire (CW-144)
  int driver_plus = 0;      // cyclist's for cycles and trikes; gone when the driver is out
  bool off_road = false;
  Ratio t_stop_mph;         // deceleration of a T-stop whose control roll failed
  bool cycle_driver_lost = false;
};
// Each part of the modifier, for whoever shows it.
struct CrashModifier {
  int speed = 0, d = 0, driver = 0, off_road = 0, t_stop = 0, cyclist = 0;
  int total() const { return speed + d + driver + off_road + t_stop + cyclist; }
};
CrashModifier crash_modifier(CrashCase const& of, ControlSettings const& settings = {});

Crash crash_of(int total);        // two dice and the modifier, on table 1
Fishtail fishtail_of(int total);  // the same on table 2
inline Crash worse(Crash a, Crash b) { return a == Crash::none || (b != Crash::none && b > a) ? b : a; }

}  // namespace paddock::car_wars
