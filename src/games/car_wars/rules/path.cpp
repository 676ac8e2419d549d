#include "games/car_wars/rules/path.hpp"

#include <algorithm>

namespace paddock::car_wars::driving {
namespace {

using namespace geometry;
using geometry::Vec;   // not the pictures' one

// To the left in core's body frame and in its angles.
int sign(Side side) { return side == Side::left ? 1 : -1; }
Vec rear(Body body, Side side) { return local(body, side == Side::left ? Corner::RearLeft : Corner::RearRight); }
Vec front(Body body, Side side) { return local(body, side == Side::left ? Corner::FrontLeft : Corner::FrontRight); }
Pose ahead(Pose from, int32_t length) { return moved(from, Vec{length, 0}); }
Pose along(Pose from, int32_t length, Angle direction) { return {from.at + rotate(Vec{length, 0}, direction), from.heading}; }

// Turns about the rear corner on the inside of the turn.
Pose bent(Pose from, Body body, Side side, Angle by) { return turned(from, rear(body, side), sign(side) * by); }

Pose maneuvered(Pose from, Body body, Way const& way, bool swerve) {
  if (!swerve) return bent(ahead(from, kInch), body, way.side, way.angle);
  Pose const drifted = moved(from, Vec{kInch, sign(way.side) * way.lateral});
  return bent(drifted, body, other(way.side), way.angle);
}

Pose skidded(Pose from, int32_t skid, Angle direction) {
  int32_t const length = std::clamp(skid, 0, kInch);
  return ahead(along(from, length, direction), kInch - length);
}

// R 4, B-07: a quarter turn 1.5 inches on and 1/4 inch to the outside, then another 1.5 inches and 3/4 inch to the inside.
Track bootlegger(Pose from, Way const& way, ManeuverSettings const& settings) {
  int const to = sign(way.side);
  auto const placed = [&](Pose pose, Angle direction, int32_t inside) {
    Vec const step = rotate(Vec{kInch * 3 / 2, to * inside}, direction);
    return Pose{pose.at + step, heading(pose.heading + to * 90 * kDegree)};
  };
  Track out;
  out.at[0] = placed(from, from.heading, -kInch / 4);
  bool const original = settings.bootlegger_ahead == ManeuverSettings::Ahead::original;
  out.at[1] = placed(out.at[0], original ? from.heading : out.at[0].heading, kInch * 3 / 4);
  out.count = 2;
  return out;
}

Pose one(Pose from, Body body, Way const& way) {
  int const to = sign(way.side);
  switch (way.step) {
    case Step::half: return ahead(from, kInch / 2);
    case Step::bend: return maneuvered(from, body, way, false);
    case Step::swerve: return maneuvered(from, body, way, true);
    case Step::drift: return moved(from, Vec{kInch, to * way.lateral});
    case Step::pivot: {
      Vec const corner = rear(body, way.outer_corner ? other(way.side) : way.side);
      return turned(ahead(from, kInch / 4), corner, to * way.angle);
    }
    // The rear swings to the side about the opposite front corner, so the nose turns the other way.
    case Step::fishtail: return turned(from, front(body, other(way.side)), -to * way.angle);
    case Step::crash_skid: return skidded(from, way.skid, way.direction);
    // B-08, B-09: T-stop and spin turn about the middle of the counter.
    case Step::t_stop: return {ahead(from, kInch).at, heading(from.heading + to * 90 * kDegree)};
    case Step::spin_inch: return {along(from, kInch, way.direction).at, heading(from.heading + to * 90 * kDegree)};
    case Step::spin_quarter: return {from.at, heading(from.heading + to * 90 * kDegree)};
    case Step::slide_inch: return along(from, kInch, way.direction);
    case Step::slide_half: return along(from, kInch / 2, way.direction);
    default: return ahead(from, kInch);
  }
}

Pose about_face(Pose pose) { return {pose.at, heading(pose.heading + 180 * kDegree)}; }

// Even-odd, the border included; the corners may cross (the quad of an edge that overtakes itself is a bow-tie).
bool in_quad(Point const (&quad)[4], Point p) {
  bool inside = false;
  for (int i = 0; i < 4; ++i) {
    Point const a = quad[i], b = quad[(i + 1) % 4];
    if (meet(Segment{a, b}, Segment{p, p})) return true;
    if ((a.y > p.y) == (b.y > p.y)) continue;
    int64_t const side = cross(b - a, p - a);
    if ((b.y > a.y) == (side > 0)) inside = !inside;
  }
  return inside;
}

}  // namespace

Track moved(Pose from, Body body, Way const& way, ManeuverSettings const& settings) {
  // Backward everything is the mirror image: the car's right is the left of the one that looks where it drives.
  bool const by_nose = way.step != Step::crash_skid && way.step != Step::fishtail && way.step < Step::spin_inch;
  if (way.reverse && by_nose) {
    Way mirrored = way;
    mirrored.reverse = false, mirrored.side = other(way.side);
    Track track = moved(about_face(from), body, mirrored, settings);
    for (Pose& pose : track.at) pose = about_face(pose);
    return track;
  }
  if (way.step == Step::bootlegger) return bootlegger(from, way, settings);
  Track out;
  out.count = 1;
  if (way.step != Step::controlled_skid) {
    out.at[0] = one(from, body, way);
    return out;
  }
  // The next inch slides in the direction of before the bend, with the heading after it.
  out.at[0] = maneuvered(from, body, way, way.base_swerve);
  out.at[1] = skidded(out.at[0], way.skid, from.heading);
  out.count = 2;
  return out;
}

bool sweeps(Pose from, Pose to, Body body, Point p, ManeuverSettings const& settings) {
  Polygon const was = box(from, body), is = box(to, body);
  if (contact(p, was) != Contact::Apart || contact(p, is) != Contact::Apart) return true;
  if (settings.swept_area == ManeuverSettings::Swept::hull) {
    List<Point, 8> all;
    for (Point c : was) all.push(c);
    for (Point c : is) all.push(c);
    return contact(p, hull({all.begin(), 8})) != Contact::Apart;
  }
  for (int i = 0; i < 4; ++i) {
    int const next = (i + 1) % 4;
    Point const quad[4] = {was[i], was[next], is[next], is[i]};
    if (in_quad(quad, p)) return true;
  }
  return false;
}

}  // namespace paddock::car_wars::driving
