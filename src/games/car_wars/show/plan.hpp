// The vehicle from above: outline, what is inside, its armour. Internal to show/.
#pragma once
#include "games/car_wars/show/bench.hpp"
#include "view/plan_shapes.hpp"

namespace paddock::car_wars::show {

using Area = DesignPlan::Area;

// How a kind of body looks from above, in the plan's units.
struct Outline {
  enum Style : uint8_t { car, pickup, van, open_wheels, cycle, trike, reversed };
  Style style = car;
  float height = 200;
  Area body, inside;              // the hull; where parts are laid out
  std::vector<Area> wheels;       // in the order of Figures::wheel
  Area side, side_inside;         // the sidecar's hull; w 0: there is none
  std::vector<Area> side_wheels;
};
Outline outline_of(Bench const& b);
std::vector<DrawnShape> body_shapes(Bench const& b, Outline const& o);
std::vector<DrawnShape> closed_shapes(Bench const& b, Outline const& o);   // with roof and glass, as it drives

DrawnShape glass(Outline const& o, float y, float height);        // a windscreen across the inside

// Barrels of the weapons, where they look out of the hull.
void barrels(Bench const& b, Outline const& o, std::vector<DrawnShape>& out);

// Places of the inside: a row in front and in the back, a column on each side, and what lies between them.
struct Layout {
  Area front, back, left, right, middle, turret, pods[2];
  Area corners[4];                // front left, front right, back left, back right; w 0: none
};
Layout layout_of(Bench const& b, Outline const& o);

DesignPlan plan_of(Bench const& b, DesignView const& v);   // `v` with its bill and faults

}  // namespace paddock::car_wars::show
