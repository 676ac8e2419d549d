#include "view/plan_shapes.hpp"

#include <algorithm>
#include <cmath>

namespace paddock {

DrawnShape polygon(std::vector<Vec> points, DrawnShape::Paint paint) {
  DrawnShape s;
  s.paint = paint, s.seat = 0, s.fill = 1, s.line = 0;
  s.points = std::move(points);
  return s;
}
DrawnShape coloured(DrawnShape shape, uint32_t colour, float fill, float line) {
  shape.paint = DrawnShape::Own, shape.own = colour, shape.fill = fill, shape.line = line;
  return shape;
}
DrawnShape rounded_box(DesignPlan::Area at, float corner, DrawnShape::Paint paint) {
  std::vector<Vec> points;
  corner = std::min({corner, at.w / 2, at.h / 2});
  Vec const middles[] = {{at.x + at.w - corner, at.y + corner}, {at.x + at.w - corner, at.y + at.h - corner}, {at.x + corner, at.y + at.h - corner}, {at.x + corner, at.y + corner}};
  for (int q = 0; q < 4; ++q)
    for (int i = 0; i <= 6; ++i) {
      float const angle = (float(q) + float(i) / 6) * 1.5707963f;
      points.push_back({middles[q].x + corner * std::sin(angle), middles[q].y - corner * std::cos(angle)});
    }
  return polygon(std::move(points), paint);
}

}  // namespace paddock
