// What one's own orders would do if the others did this or that.
#pragma once
#include <string>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

class Tester {
 public:
  void try_draft(Deciding at);
  float draw(Deciding at, Rect in, float y);   // returns the y below

 private:
  WhatIf what_if_;             // the draft tried on `assumed_`
  std::string assumed_;
  bool open_ = false;
};

}  // namespace paddock::app
