// Keys of the whole window (ui.md "Keys"). The screen is asked first; a text field leaves only Enter, Esc and F6.
#pragma once
#include "shell/back.hpp"

namespace paddock::app {

void take_keys(Stage& stage, Screen& screen, Back& back);   // of this frame

}  // namespace paddock::app
