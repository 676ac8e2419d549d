// Key names as scripts write them: "Enter", "Ctrl+Z", "Shift+Ctrl+Z", "F6", "L", "?".
#pragma once
#include <imgui.h>

#include <string>
#include <vector>

namespace paddock::platform {

// Modifiers first, the key last; empty when a part is unknown.
std::vector<ImGuiKey> read_chord(std::string const& text);

}  // namespace paddock::platform
