// The boxes of an order in their panel.
#include <catch2/catch_test_macros.hpp>

#include "screens/table/slot_rows.hpp"

using namespace paddock::app;

namespace {

// Every box inside the panel, none on another one, all of a group in order.
void check_inside(SlotRows const& rows, SlotRoom const& room) {
  for (size_t i = 0; i < rows.cells.size(); ++i) {
    SlotPlace const& c = rows.cells[i];
    INFO("group " << c.group << ", box " << c.cell << ", row " << c.row << ": " << c.x << " + " << c.width);
    CHECK(c.x >= 0);
    CHECK(c.width >= room.least);
    CHECK(c.x + c.width <= room.width + 0.5f);
    CHECK(c.row < rows.rows);
    if (i == 0) continue;
    SlotPlace const& before = rows.cells[i - 1];
    CHECK((c.row > before.row || c.x >= before.x + before.width));
  }
}

}  // namespace

TEST_CASE("the boxes of any number of moves stay in the panel, side by side while there is room", "[app][table]") {
  for (float width : {240.0f, 300.0f, 328.0f, 420.0f})
    for (int moves = 1; moves <= 20; ++moves)
      for (int dear = 0; dear <= moves && dear <= 7; ++dear) {   // "R+1" needs more room than a letter
        SlotGroup middle{std::vector<float>(size_t(moves)), 80};
        for (int i = 0; i < dear; ++i) middle.cells[size_t(i)] = 44;
        std::vector<SlotGroup> const groups{{{0}, 34}, middle, {{0}, 24}};
        SlotRoom const room{width};
        INFO(width << ", " << moves << " moves, " << dear << " of them wide");
        SlotRows const rows = slot_rows(groups, room);
        CHECK(rows.cells.size() == size_t(moves) + 2);
        check_inside(rows, room);
        CHECK(rows.captions.size() == 3);
        for (SlotPlace const& c : rows.captions) CHECK(c.x + c.width <= width + 0.5f);
        if (moves <= 5 && !dear) CHECK(rows.rows == 1);
      }
}

TEST_CASE("twelve moves at a panel of 308 take two rows, not boxes beyond its edge", "[app][table]") {
  std::vector<SlotGroup> const groups{{{0}, 34}, {std::vector<float>(13), 82}, {{0}, 24}};
  SlotRows const rows = slot_rows(groups, {.width = 308});
  CHECK(rows.rows == 2);
  CHECK(rows.cells.back().row == 1);
}
