#include "ui/theme/board_look.hpp"

#include "ui/theme/fonts.hpp"

namespace paddock::app {

BoardTheme board_theme() { return look().dark ? BoardTheme::Night : BoardTheme::Day; }

BoardFonts board_fonts() { return {font_of(Face::Narrow700), font_of(Face::Inter600)}; }

}  // namespace paddock::app
