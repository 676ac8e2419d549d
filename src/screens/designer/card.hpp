// A design as a card: name, what it is, figures, a sentence, and its picture.
#pragma once
#include <string>
#include <vector>

#include "ui/rect.hpp"
#include "view/designer.hpp"

namespace paddock::app {

struct DesignCard {
  std::string label, title, role, says;
  DesignView const* view = nullptr;
};

// Cards in columns from `y` on, each row as tall as the longest text in it. Returns the y below; `pressed`: which one was, else it
// stays.
float design_cards(Rect in, float y, std::vector<DesignCard> const& cards, int& pressed);

}  // namespace paddock::app
