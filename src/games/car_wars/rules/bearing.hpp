// Which arc of a counter a point lies in, and how two cars bear on each other.
#pragma once
#include "core/geometry.hpp"
#include "games/car_wars/rules/to_hit.hpp"

namespace paddock::car_wars::aim {

struct Placed {
  geometry::Pose pose;
  geometry::Body body;
  Ratio speed;   // miles an hour, backwards below 0
};

// The lines through the middle and the corners divide (R 8.2); a point on one lies in both arcs.
Arcs arcs_of(Placed const& seen, geometry::Point point);
// Side to side: the distance becomes smaller; where it does neither, they meet head on (R 8.3 leaves the word open).
bool closing(Placed const& firer, Placed const& target);
Bearing bearing(Placed const& firer, Placed const& target);

}  // namespace paddock::car_wars::aim
