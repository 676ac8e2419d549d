// Moving counters: where on its way a shape first runs into another. Touching on the way, or at the end of it, is no
// hit; a hit is where the insides would come to overlap. Shapes that overlap at the start are hit at 0, unless the
// motion is none.
#pragma once
#include "core/geometry.hpp"

namespace paddock::geometry {

struct Fraction {
  int64_t num = 0, den = 1;  // 0 <= num < den
  bool operator==(Fraction const& o) const { return __int128(num) * o.den == __int128(o.num) * den; }
  bool operator<(Fraction const& o) const { return __int128(num) * o.den < __int128(o.num) * den; }
};

// `a` slides by `way` (two movers: the difference of their ways); exact, so nothing is jumped over however thin it is.
std::optional<Fraction> hit_sliding(Polygon const& a, Vec way, Polygon const& b);

// The counter turns by at most a circle about a spot of its own, as turned() does. The answer is a whole number of
// tenths of a degree of the way, rounded down: the counter is still free there, and hits before the next tenth. What
// it sweeps within a tenth is taken as the hull of both poses, which leaves out less than 4e-7 of the radius;
// overlapping by 4 units or less is still touching, as the pivot itself is rounded.
std::optional<Fraction> hit_turning(Pose pose, Body body, Vec local_pivot, Angle by, Polygon const& b);

// What a counter covers between two poses that differ by a slide, with all of the way between (at most 8 corners).
Polygon swept(Polygon const& from, Vec way);

}  // namespace paddock::geometry
