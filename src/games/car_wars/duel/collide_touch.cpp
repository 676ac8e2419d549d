// Which edges of two counters touch, and the shortest way out of an overlap.
#include <algorithm>

#include "core/geometry_axis.hpp"
#include "games/car_wars/duel/collide_parts.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

constexpr int32_t kSame = kInch / 1024;   // two edges are as near as each other

int64_t length_of(Vec v) { return std::max<int64_t>(1, root(dot(v, v))); }

Vec unit(Angle a) { return {cosine(a) >> 8, sine(a) >> 8}; }

// How far `shape` lies before the line of an edge, in units; below 0: beyond it.
int64_t before(Polygon const& shape, Point a, Vec normal) {
  int64_t least = dot(normal, shape[0] - a);
  for (Point p : shape) least = std::min(least, dot(normal, p - a));
  return least / length_of(normal);
}

struct Best {
  int64_t gap = 0, against = 0;
  Vec out;
  bool any = false;
};

// Of edges that are as far, the one that the vector meets more squarely.
void look(Best& best, int64_t gap, Vec out, Vec vector) {
  int64_t const against = -dot(out, vector) / length_of(out);
  bool const nearer = !best.any || gap > best.gap + kSame || (gap >= best.gap - kSame && against > best.against);
  if (nearer) best = {gap, against, out, true};
}

// The normal of every edge of `shape`, seen against the other; `sign` -1 where the shape is the mover's.
void look_along(Best& best, Polygon const& shape, Polygon const& other, Vec vector, int sign) {
  for (int i = 0; i < shape.size(); ++i) {
    Vec const edge = shape[(i + 1) % shape.size()] - shape[i];
    Vec const normal{edge.y, -edge.x};
    if (normal == Vec{}) continue;
    look(best, before(other, shape[i], normal), sign > 0 ? normal : -normal, vector);
  }
}

}  // namespace

Angle direction(Vec way) {
  if (way == Vec{}) return 0;
  while (std::abs(way.x) > kInch * 64 || std::abs(way.y) > kInch * 64) way = {way.x / 2, way.y / 2};
  Angle base = 0;
  while (!(way.x > 0 && way.y >= 0)) way = {way.y, -way.x}, base += 90 * kDegree;   // to the first quarter
  Angle low = 0, high = 90 * kDegree;
  while (high - low > 1) {
    Angle const mid = (low + high) / 2;
    (cross(unit(mid), way) >= 0 ? low : high) = mid;
  }
  bool const up = cross(unit(high), way) + cross(unit(low), way) > 0;
  return heading(base + (up ? high : low));
}

Edge edge_facing(Angle car_heading, Vec way) {
  Vec const seen = rotate(Vec{way.x / 4, way.y / 4}, heading(-car_heading));
  if (std::abs(seen.x) >= std::abs(seen.y)) return seen.x >= 0 ? Edge::front : Edge::back;
  return seen.y > 0 ? Edge::left : Edge::right;
}

Touching touch_of(Pose mover, Body body, Polygon const& thing, Angle vector) {
  Touching out;
  out.out = unit(heading(vector + 180 * kDegree));
  if (!thing.empty()) {
    Polygon const own = box(mover, body);
    Best best;
    look_along(best, thing, own, unit(vector), 1);
    look_along(best, own, thing, unit(vector), -1);
    if (best.any) out.out = best.out;
  }
  out.own = edge_facing(mover.heading, -out.out);
  return out;
}

Vec way_out(Pose pose, Body body, Polygon const& thing) {
  if (thing.empty()) return {};
  Polygon const own = box(pose, body);
  int64_t least = 0;
  Vec shift;
  bool any = false;
  bool const overlapping = each_axis(points(own), points(thing), [&](Shadow const& s, Shadow const& t, Vec axis) {
    if (s.high <= t.low || t.high <= s.low) return false;
    int64_t const length = length_of(axis), ahead = t.high - s.low, back = s.high - t.low;
    int64_t const depth = std::min(ahead, back) / length + 2;
    if (any && depth >= least) return true;
    int64_t const sign = ahead < back ? 1 : -1;
    any = true, least = depth;
    shift = {int32_t(sign * axis.x * depth / length), int32_t(sign * axis.y * depth / length)};
    return true;
  });
  return overlapping && any ? shift : Vec{};
}

Angle between(Angle a, Angle b) {
  Angle const left = heading(a - b);
  return std::min(left, kCircle - left);
}

}  // namespace paddock::car_wars::duel
