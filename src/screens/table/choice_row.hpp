// One answer of a ladder, with its price, its odds or its card.
#pragma once
#include <string>

#include "ui/rect.hpp"
#include "view/form.hpp"

namespace paddock::app {

// Returns its height. `column`: width of the names of all answers, so that their prices stand below one another.
float ladder_row(Rect in, Choice const& c, std::string const& label, bool chosen, float column, bool& pressed);

}  // namespace paddock::app
