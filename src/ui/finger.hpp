// How high a control must be for a finger.
#pragma once
#include <algorithm>

#include "ui/theme.hpp"

namespace paddock::app {

inline constexpr float kFinger = 44;   // the least, CSS px
inline float finger(float css) { return px(look().touch ? std::max(css, kFinger) : css); }   // of a control that high for a mouse

}  // namespace paddock::app
