// Cards under the board: what lies open and what is in the hand; on narrow screens they stand in the decision.
#pragma once
#include <vector>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

std::vector<Tray const*> trays_of(TableView const& view);
void draw_trays(Deciding at, Rect& area);     // cuts their strips from the bottom of `area`, the last one lowest
float trays_inline(Deciding at, Rect in, float y, bool hands = true);   // one below the other; returns the y below

}  // namespace paddock::app
