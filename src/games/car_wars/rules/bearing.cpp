#include "games/car_wars/rules/bearing.hpp"

namespace paddock::car_wars::aim {
namespace {

struct Side {
  Arc arc;
  geometry::Corner from, to;   // counter-clockwise
};
constexpr Side kSides[] = {{Arc::Front, geometry::Corner::FrontRight, geometry::Corner::FrontLeft},
                           {Arc::Back, geometry::Corner::RearLeft, geometry::Corner::RearRight},
                           {Arc::Left, geometry::Corner::FrontLeft, geometry::Corner::RearLeft},
                           {Arc::Right, geometry::Corner::RearRight, geometry::Corner::FrontRight}};

// A component of the speed, in 1/(4 * kOne) miles an hour.
__int128 along(Ratio speed, int32_t direction) { return __int128((speed * Ratio(4)).floor()) * direction; }

}  // namespace

Arcs arcs_of(Placed const& seen, geometry::Point point) {
  Arcs out;
  for (Side const& side : kSides)
    if (geometry::contains(geometry::between_corners(seen.pose, seen.body, side.from, side.to), point)) out.push(side.arc);
  return out;
}

bool closing(Placed const& firer, Placed const& target) {
  geometry::Vec const apart = target.pose.at - firer.pose.at;
  auto const x = [](Placed const& p) { return along(p.speed, geometry::cosine(p.pose.heading)); };
  auto const y = [](Placed const& p) { return along(p.speed, geometry::sine(p.pose.heading)); };
  __int128 const rate = (x(target) - x(firer)) * apart.x + (y(target) - y(firer)) * apart.y;
  if (rate != 0) return rate < 0;
  return x(target) * x(firer) + y(target) * y(firer) < 0;
}

Bearing bearing(Placed const& firer, Placed const& target) {
  return {.firer_is_in = arcs_of(target, firer.pose.at),
          .target_is_in = arcs_of(firer, target.pose.at),
          .target_speed = target.speed,
          .firer_speed = firer.speed,
          .closing = closing(firer, target)};
}

}  // namespace paddock::car_wars::aim
