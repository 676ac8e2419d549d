// Two drafts side by side: one is put aside, the other goes on being written.
#pragma once
#include <vector>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

class Comparison {
 public:
  void put_aside(TableView const& view);
  void end() { aside_ = {}; }
  void show(Play const& play, TableView& view) const;         // the way of the order put aside, as a trail of my car
  float draw(Deciding at, Rect in, float y);                  // what differs; returns the y below

 private:
  Desk aside_;                 // the order put aside; no text: none
  std::vector<Vec> way_;       // its way on the board
};

}  // namespace paddock::app
