// What a vehicle being designed stands on: a workshop's floor of concrete.
#pragma once
#include "screens/screen.hpp"

namespace paddock::app {

// Over the whole window, behind the panels; `free` is what they leave. Draw it before them.
void workshop_floor(Stage& stage, Rect free);

}  // namespace paddock::app
