// Shadows of convex shapes on the normals of their edges: shapes are apart exactly when some pair of shadows is.
#pragma once
#include <algorithm>
#include <initializer_list>
#include <span>

#include "core/geometry.hpp"

namespace paddock::geometry {

struct Shadow {
  int64_t low = 0, high = 0;
};
inline Shadow shadow(std::span<Point const> shape, Point origin, Vec axis) {
  Shadow s{dot(axis, shape[0] - origin), 0};
  s.high = s.low;
  for (Point p : shape.subspan(1)) {
    int64_t const d = dot(axis, p - origin);
    s.low = std::min(s.low, d);
    s.high = std::max(s.high, d);
  }
  return s;
}

inline std::span<Point const> points(Polygon const& p) { return {p.begin(), size_t(p.size())}; }

// use(shadow of a, shadow of b, axis) for the normal of each edge of both, until it returns false; of two edges of a box that run against
// one another once: the other way round their shadows are the same.
template <class Use>
bool each_axis(std::span<Point const> a, std::span<Point const> b, Use use) {
  for (auto shape : {a, b})
    for (size_t i = 0; i < shape.size(); ++i) {
      Vec const edge = shape[(i + 1) % shape.size()] - shape[i];
      Vec const axis{edge.y, -edge.x};
      if (edge == Vec{} || (shape.size() == 4 && i >= 2 && edge == shape[i - 2] - shape[i - 1])) continue;
      if (!use(shadow(a, b[0], axis), shadow(b, b[0], axis), axis)) return false;
    }
  return true;
}

}  // namespace paddock::geometry
