// A page of a game on the screen: its tables, to copy, to keep, to print.
#pragma once
#include <vector>

#include "screens/screen.hpp"
#include "ui/widgets.hpp"
#include "view/paper.hpp"

namespace paddock::app {

void draw_paper(Rect& in, Paper const& paper, std::vector<Intent>& intents);   // cuts what it needs from `in`

// ---- paper_table.cpp
// The tables of a page in the width there is: where it is narrow heads and names take several lines, nothing is cut off.
class PaperLayout {
 public:
  PaperLayout(Paper const& paper, float width);
  float height() const { return height_; }
  void draw(float x, float y) const;

 private:
  struct Table {
    std::vector<float> widths, heights;   // columns; rows
    float head = 0;                       // height of the heads
    bool note_beside = false;             // the note stands beside the title
  };
  std::vector<float> widths_of(Paper::Table const& like, bool brief) const;
  std::vector<float> fitted(Paper::Table const& table) const;
  void draw_table(Paper::Table const& table, Table const& lay, float x, float y) const;

  Paper const& paper_;
  float width_, gap_, height_ = 0;
  std::vector<Table> tables_;
};

}  // namespace paddock::app
