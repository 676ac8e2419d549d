// Dear ImGui's compile-time configuration (IMGUI_USER_CONFIG). Everything nobody sees is left out: the demo window
// alone would cost a third of the download.
#pragma once

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_DEFAULT_FONT                // ours are in core/assets.hpp
#define IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS    // tools/imgui/format.cpp
#define IMGUI_DISABLE_FILE_FUNCTIONS              // fonts come from core/assets.hpp, settings from our own store
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
#define IMGUI_DISABLE_WIN32_FUNCTIONS
#define IMGUI_DEFINE_MATH_OPERATORS

// Functions of Dear ImGui that tools/imgui has emptied call it where it is set: in test builds (shell/frame.cpp).
extern void (*paddock_idle)(char const* name);
#define PADDOCK_IDLE if (paddock_idle) paddock_idle(__func__);
