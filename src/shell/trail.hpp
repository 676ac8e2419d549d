// The screens under the present one, Home left out: Back goes to the uppermost.
#pragma once
#include <algorithm>
#include <vector>

#include "screens/screen.hpp"

namespace paddock::app {

class Trail {
 public:
  int depth() const { return int(screens_.size()); }
  ScreenId under() const { return screens_.empty() ? ScreenId::Home : screens_.back(); }
  // A set-up is left behind when its race begins; a screen that is on the pile already is gone back to.
  void went(ScreenId from, ScreenId to) {
    if (to == ScreenId::Home) return screens_.clear();
    auto const there = std::find(screens_.begin(), screens_.end(), to);
    if (there != screens_.end()) screens_.erase(there, screens_.end());
    else if (from != ScreenId::Home && from != ScreenId::Setup && from != to) screens_.push_back(from);
  }

 private:
  std::vector<ScreenId> screens_;
};

}  // namespace paddock::app
