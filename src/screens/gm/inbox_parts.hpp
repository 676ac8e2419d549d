// Buttons that every open letter of the inbox has.
#pragma once
#include <cstddef>

#include "desk/play.hpp"
#include "screens/screen.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

// Each is cut from the left of `row`.
void ask_button(Stage& stage, Rect& row, Letter const& letter, size_t index, bool yellow = false);
void drop_button(Stage& stage, Rect& row, size_t index);
// Puts a settled letter aside and takes out the order that came with it.
void take_out(Stage& stage, Letter const& letter, size_t index);

}  // namespace paddock::app
