#include "games/car_wars/rules/contact.hpp"

#include <algorithm>

namespace paddock::car_wars {
namespace {

// `angle` to where the type is `near`; CW-119: exactly on the limit the struck player chooses.
CollisionType by_angle(Ratio angle, CollisionType near, CollisionType beyond, CollisionSettings const& settings) {
  Ratio const limit = settings.limit_degrees;
  if (angle == limit) return CollisionType::struck_player_chooses;
  return angle < limit ? near : beyond;
}

}  // namespace

Ratio turned_into(Ratio degrees, int full) { return degrees - Ratio((degrees / Ratio(full)).floor() * full); }

Ratio angle_between(Ratio a, Ratio b) {
  Ratio const turn = turned_into(a - b, 360);
  return std::min(turn, Ratio(360) - turn);
}
Ratio angle_of_lines(Ratio a, Ratio b) {
  Ratio const angle = angle_between(a, b);
  return std::min(angle, Ratio(180) - angle);
}

Ratio contact_vector(Ratio heading, int side, Ratio angle, Touch touch, Ratio pivoted) {
  Ratio const turned = touch == Touch::first_half ? Ratio(0) : touch == Touch::last_half ? angle : std::min(angle, pivoted);
  return turned_into(heading + Ratio(side) * turned, 360);
}

CollisionType contact_type(EdgeContact const& of, CollisionSettings const& settings) {
  Ratio const heading = of.struck_heading;
  if (of.struck == Edge::front) {
    // Past the limit only a mover that grazes with its own front or back slides along; all else is a T-bone (R 18).
    CollisionType const beyond = of.own == Edge::front || of.own == Edge::back ? CollisionType::sideswipe : CollisionType::t_bone;
    return by_angle(angle_between(of.vector, heading + Ratio(180)), CollisionType::head_on, beyond, settings);
  }
  if (of.struck == Edge::back) return by_angle(angle_between(of.vector, heading), CollisionType::rear_end, CollisionType::t_bone, settings);
  return by_angle(angle_of_lines(of.vector, heading), CollisionType::sideswipe, CollisionType::t_bone, settings);
}

FixedCollision meet_fixed(FixedContact const& of, CollisionSettings const&) {
  FixedCollision out;
  Ratio const speed = of.speed < Ratio(0) ? Ratio(0) - of.speed : of.speed;
  constexpr int kStraightWithin = 45;      // degrees, CW-126
  bool const straight = angle_of_lines(of.angle, 0) <= Ratio(kStraightWithin);
  if (of.state == OutOfControl::fishtail || !straight) {
    // It slides along at its speed. A roll goes on, perpendicular to its side; skids and spins are over (CW-126).
    out.type = CollisionType::sideswipe;
    out.damage_speed = next_five(speed / Ratio(4));
    out.after = of.speed;
    out.ends = of.state != OutOfControl::no && of.state != OutOfControl::roll;
    return out;
  }
  out.damage_speed = speed;
  out.ends = true;
  if (of.state != OutOfControl::no || of.survives) return out;  // CW-126: out of control it stands, whatever gives way
  out.ends = false;
  out.after_known = of.own_dm >= 0 && of.object_dm >= 0;
  if (out.after_known) out.after = temporary_speed(of.speed, of.own_dm, of.object_dm);
  return out;
}

}  // namespace paddock::car_wars
