// Polygons as triangles, arcs as points.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "view/shape.hpp"

namespace paddock::app {

using Triangle = std::array<uint16_t, 3>;   // places in the list of corners

// What of `points` can be corners of a polygon, or of a line: no neighbours on one place, nothing infinite, at most
// DrawnShape::kMostCorners.
std::vector<Vec> corners_of(std::span<Vec const> points, bool closed = true);
// Above 0 where the corners go round clockwise on a board whose y points down.
float signed_area(std::span<Vec const> corners);
// Ear clipping: at most two triangles fewer than corners. They fill a polygon that does not cross itself once; of another one most.
std::vector<Triangle> triangulate(std::span<Vec const> corners);
// From an angle on clockwise, both ends with it; nowhere more than a fourth of `px` beside the true arc, within reason.
std::vector<Vec> arc_points(Vec at, float radius, float from, float sweep, float px);

}  // namespace paddock::app
