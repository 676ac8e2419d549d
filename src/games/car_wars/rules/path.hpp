// Where maneuvers and crash results take a counter (R 4, R 6), and what it strikes on the way (CW-118).
#pragma once
#include <cstdint>

#include "core/geometry.hpp"
#include "games/car_wars/rules/movement_settings.hpp"

namespace paddock::car_wars::driving {

enum class Step : uint8_t {
  straight, half, bend, drift, swerve, controlled_skid, bootlegger, t_stop, pivot, fishtail, crash_skid, spin_inch, spin_quarter,
  slide_inch, slide_half
};
enum class Side : uint8_t { left, right };
constexpr Side other(Side s) { return s == Side::left ? Side::right : Side::left; }

// One inch, or what stands for one. Lengths in units of core/geometry.hpp, angles in its tenths of a degree.
struct Way {
  Step step = Step::straight;
  Side side = Side::right;              // of a bend, drift, pivot; of a swerve the drift's; of a fishtail where the rear swings
  geometry::Angle angle = 0;            // of a bend, swerve (its bend), pivot, fishtail; not negative
  int32_t lateral = geometry::kInch / 4;  // of a drift or swerve
  int32_t skid = 0;                     // controlled or crash skid
  geometry::Angle direction = 0;        // of a crash skid, spin or slide: core angle
  bool outer_corner = false;            // of a pivot: about the rear corner on the outside of the turn
  bool base_swerve = false;             // of a controlled skid: a swerve, else a bend
  bool reverse = false;                 // driving backward: front and rear change places
};

// The counter after each inch, at most two (controlled skid, bootlegger).
struct Track {
  geometry::Pose at[2];
  int count = 0;
};
Track moved(geometry::Pose from, geometry::Body body, Way const& way, ManeuverSettings const& settings = {});

// Angle of a fishtail by the way of the rear in quarter inches (1 minor, 2 major, 3 both): 15 degrees each.
constexpr geometry::Angle fishtail_angle(int quarters) { return quarters * 15 * geometry::kDegree; }

// The point lies in the area that the counter sweeps from one place to the next.
bool sweeps(geometry::Pose from, geometry::Pose to, geometry::Body body, geometry::Point p, ManeuverSettings const& settings = {});

}  // namespace paddock::car_wars::driving
