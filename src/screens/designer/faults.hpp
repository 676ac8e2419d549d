// What the rules do not allow, each with its rule, and the smallest change that mends it, one press away.
#pragma once
#include <utility>

#include "screens/designer/bill.hpp"

namespace paddock::app {

class FaultsPanel {
 public:
  // Its height in a column so wide, at most so much.
  static float height(DesignView const& view, float width, float most);
  void draw(Designing at, Rect where);
  BillPanel::Wish take_wish() { return std::exchange(wish_, BillPanel::None); }   // its buttons beside the mends

 private:
  void foot(Designing& at, Rect row);
  BillPanel::Wish wish_ = BillPanel::None;
};

std::string verdict_words(DesignView const& view);   // "Two rules broken, one change mends both"

}  // namespace paddock::app
