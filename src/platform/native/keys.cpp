#include "platform/native/keys.hpp"

#include <string_view>

namespace paddock::platform {
namespace {

struct Named {
  std::string_view name;
  ImGuiKey key;
};

constexpr Named kNamed[] = {
    {"Ctrl", ImGuiMod_Ctrl},           {"Shift", ImGuiMod_Shift},        {"Alt", ImGuiMod_Alt},
    {"Super", ImGuiMod_Super},         {"Enter", ImGuiKey_Enter},        {"Esc", ImGuiKey_Escape},
    {"Escape", ImGuiKey_Escape},       {"Tab", ImGuiKey_Tab},            {"Space", ImGuiKey_Space},
    {"Backspace", ImGuiKey_Backspace}, {"Delete", ImGuiKey_Delete},      {"Left", ImGuiKey_LeftArrow},
    {"Right", ImGuiKey_RightArrow},    {"Up", ImGuiKey_UpArrow},         {"Down", ImGuiKey_DownArrow},
    {"Home", ImGuiKey_Home},           {"End", ImGuiKey_End},            {"PageUp", ImGuiKey_PageUp},
    {"PageDown", ImGuiKey_PageDown},   {"-", ImGuiKey_Minus},            {"=", ImGuiKey_Equal},
    {",", ImGuiKey_Comma},             {".", ImGuiKey_Period},           {"[", ImGuiKey_LeftBracket},
    {"]", ImGuiKey_RightBracket},      {"/", ImGuiKey_Slash},            {";", ImGuiKey_Semicolon},
    {"'", ImGuiKey_Apostrophe},        {"Plus", ImGuiKey_KeypadAdd},     {"?", ImGuiKey_Slash},
};

ImGuiKey key_of_name(std::string_view name) {
  for (Named const& entry : kNamed) {
    if (entry.name == name) return entry.key;
  }
  if (name.size() == 1) {
    char const c = name[0];
    if (c >= 'A' && c <= 'Z') return static_cast<ImGuiKey>(ImGuiKey_A + (c - 'A'));
    if (c >= 'a' && c <= 'z') return static_cast<ImGuiKey>(ImGuiKey_A + (c - 'a'));
    if (c >= '0' && c <= '9') return static_cast<ImGuiKey>(ImGuiKey_0 + (c - '0'));
  }
  if (name.size() == 2 && name[0] == 'F' && name[1] >= '1' && name[1] <= '9') {
    return static_cast<ImGuiKey>(ImGuiKey_F1 + (name[1] - '1'));
  }
  return ImGuiKey_None;
}

}  // namespace

std::vector<ImGuiKey> read_chord(std::string const& text) {
  std::vector<ImGuiKey> result;
  if (text == "?") result.push_back(ImGuiMod_Shift);
  for (size_t at = 0; at < text.size();) {
    size_t end = text.find('+', at);
    if (end == std::string::npos) end = text.size();
    ImGuiKey const key = key_of_name(std::string_view(text).substr(at, end - at));
    if (key == ImGuiKey_None) return {};
    result.push_back(key);
    at = end + 1;
  }
  return result;
}

}  // namespace paddock::platform
