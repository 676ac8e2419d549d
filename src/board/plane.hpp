// Sums of points of the board.
#pragma once
#include <cmath>

#include "view/shape.hpp"

namespace paddock::app {

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
inline Vec operator*(Vec a, float f) { return {a.x * f, a.y * f}; }
inline float length_of(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }
inline float cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }   // above 0: b lies clockwise of a
inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }

}  // namespace paddock::app
