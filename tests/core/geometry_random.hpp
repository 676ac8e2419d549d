// Random shapes for the tests of geometry: small whole numbers of their own, the same in every build.
#pragma once
#include "core/geometry.hpp"

namespace paddock::geometry {

struct Random {
  uint64_t state = 1;
  int32_t below(int32_t n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return int32_t((state >> 33) % uint64_t(n));
  }
  int32_t within(int32_t n) { return below(2 * n + 1) - n; }
  Point point(int32_t n) {
    int32_t const x = within(n);
    return {x, within(n)};
  }
  Polygon polygon(int32_t n) {
    for (;;) {
      Point all[7];
      for (Point& p : all) p = point(n);
      Polygon const out = hull(all);
      if (!out.empty()) return out;
    }
  }
};

inline Polygon slid(Polygon shape, Vec way) {
  for (Point& p : shape) p = p + way;
  return shape;
}

inline constexpr Body kCar{kInch / 2, kInch / 4};

}  // namespace paddock::geometry
