#include "platform/web/keys.hpp"

namespace paddock::platform {
namespace {

struct Named {
  std::string_view code;
  ImGuiKey key;
};

constexpr Named kNamed[] = {
    {"Tab", ImGuiKey_Tab},
    {"ArrowLeft", ImGuiKey_LeftArrow},
    {"ArrowRight", ImGuiKey_RightArrow},
    {"ArrowUp", ImGuiKey_UpArrow},
    {"ArrowDown", ImGuiKey_DownArrow},
    {"PageUp", ImGuiKey_PageUp},
    {"PageDown", ImGuiKey_PageDown},
    {"Home", ImGuiKey_Home},
    {"End", ImGuiKey_End},
    {"Insert", ImGuiKey_Insert},
    {"Delete", ImGuiKey_Delete},
    {"Backspace", ImGuiKey_Backspace},
    {"Space", ImGuiKey_Space},
    {"Enter", ImGuiKey_Enter},
    {"Escape", ImGuiKey_Escape},
    {"ControlLeft", ImGuiKey_LeftCtrl},
    {"ControlRight", ImGuiKey_RightCtrl},
    {"ShiftLeft", ImGuiKey_LeftShift},
    {"ShiftRight", ImGuiKey_RightShift},
    {"AltLeft", ImGuiKey_LeftAlt},
    {"AltRight", ImGuiKey_RightAlt},
    {"MetaLeft", ImGuiKey_LeftSuper},
    {"MetaRight", ImGuiKey_RightSuper},
    {"ContextMenu", ImGuiKey_Menu},
    {"Quote", ImGuiKey_Apostrophe},
    {"Comma", ImGuiKey_Comma},
    {"Minus", ImGuiKey_Minus},
    {"Period", ImGuiKey_Period},
    {"Slash", ImGuiKey_Slash},
    {"Semicolon", ImGuiKey_Semicolon},
    {"Equal", ImGuiKey_Equal},
    {"BracketLeft", ImGuiKey_LeftBracket},
    {"Backslash", ImGuiKey_Backslash},
    {"BracketRight", ImGuiKey_RightBracket},
    {"Backquote", ImGuiKey_GraveAccent},
    {"NumpadDecimal", ImGuiKey_KeypadDecimal},
    {"NumpadDivide", ImGuiKey_KeypadDivide},
    {"NumpadMultiply", ImGuiKey_KeypadMultiply},
    {"NumpadSubtract", ImGuiKey_KeypadSubtract},
    {"NumpadAdd", ImGuiKey_KeypadAdd},
    {"NumpadEnter", ImGuiKey_KeypadEnter},
};

ImGuiKey from(ImGuiKey first, int steps) { return static_cast<ImGuiKey>(first + steps); }

ImGuiKey of_sign(char c) {
  if (c >= 'a' && c <= 'z') return from(ImGuiKey_A, c - 'a');
  if (c >= 'A' && c <= 'Z') return from(ImGuiKey_A, c - 'A');
  if (c >= '0' && c <= '9') return from(ImGuiKey_0, c - '0');
  switch (c) {
    case '-': return ImGuiKey_Minus;
    case '=': return ImGuiKey_Equal;
    case '+': return ImGuiKey_Equal;  // as natively, where Shift+= is the same key
    case ',': return ImGuiKey_Comma;
    case '.': return ImGuiKey_Period;
    case '[': return ImGuiKey_LeftBracket;
    case ']': return ImGuiKey_RightBracket;
    case '/': case '?': return ImGuiKey_Slash;
    default: return ImGuiKey_None;
  }
}

// "KeyZ", "Digit4", "Numpad4", "F6", "F12": a family's name and one last sign.
ImGuiKey of_family(std::string_view family, char last) {
  bool const digit = last >= '0' && last <= '9';
  if (family == "Key" && last >= 'A' && last <= 'Z') return from(ImGuiKey_A, last - 'A');
  if (family == "Digit" && digit) return from(ImGuiKey_0, last - '0');
  if (family == "Numpad" && digit) return from(ImGuiKey_Keypad0, last - '0');
  if (family == "F" && digit && last != '0') return from(ImGuiKey_F1, last - '1');
  if (family == "F1" && digit) return from(ImGuiKey_F10, last - '0');
  return ImGuiKey_None;
}

ImGuiKey of_code(std::string_view code) {
  if (code.size() < 2) return ImGuiKey_None;
  ImGuiKey const member = of_family(code.substr(0, code.size() - 1), code.back());
  if (member != ImGuiKey_None) return member;
  for (Named const& entry : kNamed) {
    if (entry.code == code) return entry.key;
  }
  return ImGuiKey_None;
}

}  // namespace

ImGuiKey web_key(std::string_view code, std::string_view key) {
  bool const numpad = code.substr(0, 6) == "Numpad";
  if (key.size() == 1 && !numpad) {
    ImGuiKey const sign = of_sign(key[0]);
    if (sign != ImGuiKey_None) return sign;
  }
  ImGuiKey const place = of_code(code);
  return place != ImGuiKey_None ? place : of_code(key);  // phones send a key without a place
}

}  // namespace paddock::platform
