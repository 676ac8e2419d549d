// Inside of the theme: fonts by text style.
#pragma once
#include <cstdint>
#include <string_view>

#include "ui/theme.hpp"

namespace paddock::app {

uint16_t icon_code(std::string_view name);  // 0: unknown

enum class Face : uint8_t { Inter400, Inter600, Narrow700, Mono600, Icons, Count };

struct Style {
  Face face;
  float px, line;  // CSS px
};
Style style_of(Type type);

ImFont* font_of(Face face);
float font_size(Face face, float css_px);  // what Dear ImGui calls size: ascent minus descent, logical px, scaled

}  // namespace paddock::app
