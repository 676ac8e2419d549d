// Helmet colours for what is drawn by Dear ImGui.
#pragma once
#include <cstdint>

#include "view/scene.hpp"

namespace paddock::app {

uint32_t helmet_paint(Helmet which, bool second);  // ImGui's order: 0xAABBGGRR

}  // namespace paddock::app
