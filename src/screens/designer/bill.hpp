// The figures, what each part costs and weighs, and what of money, weight and room is used up.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "screens/designer/designing.hpp"

namespace paddock::app {

class BillPanel {
 public:
  void draw(Designing at, Rect where, std::string& name);
  bool compares = false;      // beside another design
  std::vector<std::string> others;   // what it may be compared with; the first is itself as it was
  int other = 0;
  // What a foot of buttons asks for. Start: a race with it.
  enum Wish : uint8_t { None, Keep, Copy, File, Sheet, Undo, Redo, Start };
  Wish take_wish() { return std::exchange(wish_, None); }

 private:
  float head(Designing& at, Rect in, std::string& name);
  float rows(Designing& at, Rect in, float y);
  float comparison(Designing& at, Rect in, float y);
  void foot(Designing& at, Rect in);
  Wish wish_ = None;
};

// A column's caption, whose meaning is told where the pointer rests; `list` tells lists of one screen apart.
void column_head(float right, float y, WorkshopWords::Column const& column, std::string const& list);

}  // namespace paddock::app
