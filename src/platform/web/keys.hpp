// A browser's key event as Dear ImGui's key.
#pragma once
#include <imgui.h>

#include <string_view>

namespace paddock::platform {

// `code` is the place on the keyboard ("KeyZ", "ArrowUp"), `key` what stands on it ("y", "ArrowUp"). Letters and signs
// go by what stands there, so that Ctrl+Z is where the user's layout has it; all else goes by place.
ImGuiKey web_key(std::string_view code, std::string_view key);

}  // namespace paddock::platform
