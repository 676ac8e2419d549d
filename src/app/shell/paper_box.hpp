// A page of a game on the screen, as it will be printed.
#pragma once
#include <vector>

#include "app/screen.hpp"
#include "app/widgets.hpp"

namespace paddock::app {

void draw_paper(Rect& in, Paper const& paper, std::vector<Intent>& intents);   // cuts what it needs from `in`

}  // namespace paddock::app
