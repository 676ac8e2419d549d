// What a car has, above its decision; and a plan to work on: a table of what can be had for what, and a shelf of kept ones.
#pragma once
#include <span>
#include <string>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

// Each returns the y below.
float car_card(Desk const& desk, Rect in, float y, bool track = true);
float sums(std::span<Question const> questions, Rect in, float y);   // what the answers come to

void draw_workshop(Deciding at, Rect free);    // with the room of the board

// Drafts kept on this device.
class DraftShelf {
 public:
  float draw(Deciding at, Rect in, float y);

 private:
  std::string name_;   // of the one to be kept
};

}  // namespace paddock::app
