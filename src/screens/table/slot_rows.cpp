#include "screens/table/slot_rows.hpp"

#include <algorithm>

namespace paddock::app {
namespace {

// With letters `each` wide; `wraps`: what does not fit goes on in the next row.
SlotRows placed(std::span<SlotGroup const> groups, SlotRoom const& room, float each, bool wraps) {
  SlotRows out;
  int row = 0;
  float x = 0;
  for (size_t g = 0; g < groups.size(); ++g) {
    float start = x;
    for (size_t i = 0; i < groups[g].cells.size(); ++i) {
      float const w = groups[g].cells[i] > 0 ? groups[g].cells[i] : each;
      if (wraps && x > 0 && x + w > room.width) ++row, x = start = 0;
      out.cells.push_back({int(g), int(i), row, x, w});
      x += w + room.inner;
    }
    x -= room.inner;
    float const w = groups[g].caption;
    bool const beside = !out.captions.empty() && out.captions.back().row == row;
    float const low = beside ? out.captions.back().x + out.captions.back().width + room.inner : 0;   // never over the one before
    float const at = std::max(low, std::min(std::max(start, (start + x - w) / 2), room.width - w));
    out.captions.push_back({int(g), 0, row, at, w});
    x = std::max(x, at + w) + room.gap;      // a caption may be wider than its boxes
  }
  out.rows = row + 1;
  return out;
}

// How wide a letter's box may be for all to stand in one row. A box alone in its group takes the width of its caption.
float one_row_each(std::span<SlotGroup const> groups, SlotRoom const& room) {
  float left = room.width - room.gap * float(groups.size() - 1);
  int letters = 0;
  for (size_t g = 0; g < groups.size(); ++g) {
    auto const& cells = groups[g].cells;
    bool const last = g + 1 == groups.size();
    if (cells.size() == 1 && !last && groups[g].caption > std::max(cells[0], room.most)) {
      left -= groups[g].caption;
      continue;
    }
    left -= room.inner * float(cells.size() - 1);
    for (float w : cells) w > 0 ? void(left -= w) : void(++letters);
  }
  return letters ? std::min(room.most, left / float(letters)) : left >= 0 ? room.most : 0;
}

}  // namespace

SlotRows slot_rows(std::span<SlotGroup const> groups, SlotRoom const& room) {
  if (groups.empty()) return {};
  float const each = one_row_each(groups, room);
  if (each >= room.least) {
    SlotRows one = placed(groups, room, each, false);
    if (one.cells.empty() || one.cells.back().x + one.cells.back().width <= room.width + 0.5f) return one;
  }
  return placed(groups, room, room.most, true);
}

}  // namespace paddock::app
