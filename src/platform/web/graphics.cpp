// WebGL 2 context, ImGui and its OpenGL 3 back end.
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include "platform/web/bridge.hpp"
#include "platform/web/shell.hpp"

namespace paddock::platform {
namespace {

char const* clipboard_text(ImGuiContext*) { return shell().clipboard.c_str(); }

void set_clipboard_text(ImGuiContext*, char const* text) {
  shell().clipboard = text;
  pw_copy(text, shell().clipboard.size());
}

void typing_wanted(ImGuiContext*, ImGuiViewport*, ImGuiPlatformImeData* data) {
  pw_typing(data->WantTextInput || data->WantVisible, data->InputPos.x, data->InputPos.y, data->InputLineHeight);
}

}  // namespace

Shell& shell() {
  static Shell the_one;
  return the_one;
}

bool make_graphics(bool is_mac) {
  EmscriptenWebGLContextAttributes attributes;
  emscripten_webgl_init_context_attributes(&attributes);
  attributes.majorVersion = 2;
  attributes.alpha = false;
  attributes.depth = false;
  attributes.stencil = false;
  attributes.antialias = false;
  attributes.enableExtensionsByDefault = false;
  EMSCRIPTEN_WEBGL_CONTEXT_HANDLE const context = emscripten_webgl_create_context("#canvas", &attributes);
  if (context <= 0 || emscripten_webgl_make_context_current(context) != EMSCRIPTEN_RESULT_SUCCESS) return false;
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendPlatformName = "paddock_web";
  io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
  io.ConfigMacOSXBehaviors = is_mac;
  ImGuiPlatformIO& platform = ImGui::GetPlatformIO();
  platform.Platform_GetClipboardTextFn = clipboard_text;
  platform.Platform_SetClipboardTextFn = set_clipboard_text;
  platform.Platform_SetImeDataFn = typing_wanted;
  return ImGui_ImplOpenGL3_Init("#version 300 es");
}

// While the context is dead its names can be given up without a word; new ones are made at the next frame.
void drop_graphics() { ImGui_ImplOpenGL3_DestroyDeviceObjects(); }

}  // namespace paddock::platform
