// The figures, what each part costs and weighs, and what of money, weight and room is used up.
#pragma once
#include <utility>

#include "screens/designer/designing.hpp"

namespace paddock::app {

class BillPanel {
 public:
  void draw(Designing at, Rect where, std::string& name);
  bool compares = false;      // beside the design as it was taken up
  // What a foot of buttons asks for.
  enum Wish : uint8_t { None, Keep, Copy, File, Sheet, Undo, Redo };
  Wish take_wish() { return std::exchange(wish_, None); }

 private:
  float head(Designing& at, Rect in, std::string& name);
  float rows(Designing& at, Rect in, float y);
  float comparison(Designing& at, Rect in, float y);
  void foot(Designing& at, Rect in);
  Wish wish_ = None;
};

float limit_bar(Rect in, float y, DesignLimit const& limit);   // the y below

}  // namespace paddock::app
