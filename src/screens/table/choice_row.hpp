// One answer of a ladder, with its price, its odds or its card.
#pragma once
#include <string>
#include <vector>

#include "ui/rect.hpp"
#include "view/form.hpp"

namespace paddock::app {

// Returns its height. `column`: width of the names of all answers, so that their prices stand below one another.
float ladder_row(Rect in, Choice const& c, std::string const& label, bool chosen, float column, bool& pressed);

// The same with columns (Question::columns): their widths, their heads, a row.
std::vector<float> cell_widths(Question const& q);
void column_heads(Rect in, float y, Question const& q, std::vector<float> const& widths);
float cells_row(Rect in, Choice const& c, std::string const& label, bool chosen, std::vector<float> const& widths, bool& pressed);

}  // namespace paddock::app
