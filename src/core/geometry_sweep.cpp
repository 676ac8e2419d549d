#include "core/geometry_sweep.hpp"

#include <cstdlib>

#include "core/geometry_axis.hpp"

namespace paddock::geometry {

std::optional<Fraction> hit_sliding(Polygon const& a, Vec way, Polygon const& b) {
  Fraction in{0, 1}, out{1, 1};
  bool const hit = each_axis(points(a), points(b), [&](Shadow const& s, Shadow const& t, Vec axis) {
    int64_t const speed = dot(axis, way);
    if (speed == 0) return s.high > t.low && t.high > s.low;
    Fraction const enters = speed > 0 ? Fraction{t.low - s.high, speed} : Fraction{s.low - t.high, -speed};
    Fraction const leaves = speed > 0 ? Fraction{t.high - s.low, speed} : Fraction{s.high - t.low, -speed};
    if (in < enters) in = enters;
    if (leaves < out) out = leaves;
    return in < out;
  });
  return hit && way != Vec{} ? std::optional(in) : std::nullopt;
}

Polygon swept(Polygon const& from, Vec way) {
  List<Point, 2 * kMaxCorners> all;
  for (Point p : from) all.push(p);
  for (Point p : from) all.push(p + way);
  return hull({all.begin(), size_t(all.size())});
}

namespace {

constexpr int32_t kSlack = 4;  // what the rounding of two poses can bring nearer

// Overlapping by more than the slack: a counter that turns away from a wall it stands against does not hit it.
bool runs_into(Polygon const& a, Polygon const& b) {
  return each_axis(points(a), points(b), [](Shadow const& s, Shadow const& t, Vec axis) {
    int64_t const depth = std::min(s.high - t.low, t.high - s.low);
    return depth > kSlack * (int64_t(root(dot(axis, axis))) + 1);
  });
}

// Tenths of a degree that a counter may turn before it can have come nearer by `gap`; a radian has 573 of them.
int free_tenths(int32_t gap, int64_t radius) {
  return gap <= kSlack ? 0 : int(std::min<int64_t>(int64_t(gap - kSlack) * 572 / radius, kCircle));
}

}  // namespace

std::optional<Fraction> hit_turning(Pose pose, Body body, Vec local_pivot, Angle by, Polygon const& b) {
  int const steps = std::abs(by), sign = by < 0 ? -1 : 1;
  int64_t radius = 0;
  for (Corner c : {Corner::RearRight, Corner::FrontRight, Corner::FrontLeft, Corner::RearLeft}) {
    Vec const arm = local(body, c) - local_pivot;
    radius = std::max<int64_t>(radius, root(dot(arm, arm)) + 1);
  }
  for (int k = 0; k < steps;) {
    Polygon const now = box(turned(pose, local_pivot, sign * k), body);
    int const free = free_tenths(squared(now, b).distance(), radius);
    if (free > 0) {
      k += free;
      continue;
    }
    Polygon const next = box(turned(pose, local_pivot, sign * (k + 1)), body);
    List<Point, 8> both;
    for (Point p : now) both.push(p);
    for (Point p : next) both.push(p);
    if (runs_into(hull({both.begin(), 8}), b)) return Fraction{k, steps};
    ++k;
  }
  return std::nullopt;
}

}  // namespace paddock::geometry
