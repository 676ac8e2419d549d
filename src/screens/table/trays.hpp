// Cards under the board: what lies open and what is in the hand; on narrow screens they stand in the decision.
#pragma once
#include <vector>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

std::vector<Tray const*> trays_of(TableView const& view);
void draw_trays(Deciding at, Rect& area);     // cuts their strips from the bottom of `area`, the last one lowest
float trays_inline(Deciding at, Rect in, float y, bool hands = true);   // one below the other; returns the y below

// The cards of a decision on the way, for its film: they lie where they lay, but for those that are played in it. A hand is seen by
// whom it was shown to alone, and all of them beside their own board alone; else their places are empty.
class KeptTrays {
 public:
  void keep(TableView const& view, Seat viewer);
  void forget() { trays_.clear(), for_ = kNobody; }
  std::vector<Tray> shown(TableView const& view, Seat viewer, Film const& film) const;

 private:
  std::vector<Tray> trays_;
  Seat for_ = kNobody;
  int page_ = -1;
};

}  // namespace paddock::app
