// What the rules do not allow, each with its rule, and the smallest change that mends it, one press away.
#pragma once
#include <utility>

#include "screens/designer/designing.hpp"

namespace paddock::app {

class FaultsPanel {
 public:
  // Its height in a column so wide, at most so much.
  static float height(DesignView const& view, float width, float most);
  void draw(Designing at, Rect where);
  bool take_keep() { return std::exchange(keep_, false); }   // the yellow button of a legal design: keep it

 private:
  bool keep_ = false;
};

std::string verdict_words(DesignView const& view);   // "Two rules broken, one change mends both"

}  // namespace paddock::app
