// What driving costs (R 4, R 5): the D of maneuvers and of braking, and which maneuver may be made.
#pragma once
#include <algorithm>
#include <cstdint>

#include "core/ratio.hpp"
#include "games/car_wars/rules/board.hpp"
#include "games/car_wars/rules/driving_tables.hpp"
#include "games/car_wars/rules/movement_settings.hpp"

namespace paddock::car_wars::driving {

enum class Maneuver : uint8_t { straight, bend, drift, steep_drift, swerve, bootlegger, t_stop, pivot, even_out, decelerate };
inline constexpr char const* kManeuvers[] = {"straight", "bend",   "drift", "steep_drift", "swerve",
                                             "bootlegger", "t_stop", "pivot", "even_out",    "decelerate"};

enum class Bank : uint8_t { none, gentle, steep };
enum class BankMove : uint8_t { bend_in, bend_out, drift_in, drift_out };

struct Surfaces {
  uint8_t times[kSurfaceCount] = {};
  void add(Surface s) { times[size_t(s)] = std::max<uint8_t>(1, times[size_t(s)]); }   // of one kind there is one
  void add_another(Surface s) { times[size_t(s)] = uint8_t(std::min(100, times[size_t(s)] + 1)); }
  bool has(Surface s) const { return times[size_t(s)] > 0; }
};
// What they add to a maneuver: the worst slick and everything else (CW-045); to a hazard: hazards.hpp.
int surface_maneuver(Surfaces s, ManeuverSettings const& settings = {});

struct Brakes {
  bool spoiler_and_airdam = false, abs = false, heavy_duty = false;
};
struct Braking {
  bool allowed = false;
  int d = 0;
  DiceSum tire;
  BrakeRow row;            // of the table, where D was read
};
int most_braking(Brakes brakes);  // mph
// `d` by the table and for spoiler and airdam, not below 0. Surfaces: their addition, of which ABS takes 1.
Braking braking(Ratio speed, Ratio mph, Brakes brakes, Surfaces surfaces = {}, ManeuverSettings const& settings = {});

// One step of a sum of D.
struct Part {
  int d = 0;
  char const* reason = "";
  char const* rule = "";
};
struct Sum {
  List<Part, 12> parts;
  int d = 0;  // never below 0
};

struct Difficulty {
  Maneuver maneuver = Maneuver::straight;
  Ratio angle;                         // degrees of a bend or swerve
  Ratio mph;                           // lost by braking or a T-stop
  int skid_quarters = 0;               // a controlled skid added to a bend or swerve
  Ratio speed;
  bool spoiler_and_airdam = false, reverse = false, unskilled = false, blinded = false;
  Surfaces surfaces;
  Bank bank = Bank::none;
  BankMove bank_move = BankMove::bend_in;
  Brakes brakes;                       // of braking; its spoiler_and_airdam is not looked at
};
Sum difficulty(Difficulty const& m, ManeuverSettings const& settings = {});

SkidRow const* controlled_skid(int quarters);  // null if there is no such skid

struct Attempt {
  Maneuver maneuver = Maneuver::straight;
  board::Counter counter = board::Counter::car;
  Ratio speed;             // at the start of the turn for bootlegger and T-stop
  bool half_move = false;  // the half inch of a phase
  bool skid = false;       // with a controlled skid
};
// Null if it may be made, else why not.
char const* refusal(Attempt const& a);

}  // namespace paddock::car_wars::driving
