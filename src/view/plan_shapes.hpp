// Building stones of a vehicle's plan.
#pragma once
#include "view/designer.hpp"

namespace paddock {

DrawnShape polygon(std::vector<Vec> points, DrawnShape::Paint paint);            // full, of livery 0
DrawnShape rounded_box(DesignPlan::Area at, float corner, DrawnShape::Paint paint);
DrawnShape coloured(DrawnShape shape, uint32_t colour, float fill = 1, float line = 0);

}  // namespace paddock
