// How the board is drawn in the present theme.
#pragma once
#include "board/board.hpp"

namespace paddock::app {

BoardFonts board_fonts();
BoardTheme board_theme();

}  // namespace paddock::app
