// Where the boxes of an order stand: groups side by side, the boxes of a group close together. One row while a letter keeps its
// room, else as many rows as it takes. All widths are pixels.
#pragma once
#include <span>
#include <vector>

namespace paddock::app {

struct SlotGroup {
  std::vector<float> cells;          // how wide; 0: one letter or empty, as wide as there is room
  float caption = 0;
};
struct SlotRoom {
  float width = 0;                   // of the panel
  float most = 26, least = 18;       // of a letter's box
  float gap = 10, inner = 3;         // between groups, between boxes
};
struct SlotPlace {
  int group = 0, cell = 0, row = 0;
  float x = 0, width = 0;
};
struct SlotRows {
  std::vector<SlotPlace> cells, captions;   // a caption stands below the last row of its group; its `cell` means nothing
  int rows = 1;
};

SlotRows slot_rows(std::span<SlotGroup const> groups, SlotRoom const& room);

}  // namespace paddock::app
