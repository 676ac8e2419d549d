#include "shell/keys.hpp"

#include "desk/play.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

// Whether a key that is held acts again: to move and to undo, yes. What writes an order acts once a press: where frames take
// long, a short press lasts until the next one and would write twice.
bool repeats(ImGuiKey key, bool ctrl) {
  bool const writes = (key >= ImGuiKey_0 && key <= ImGuiKey_Z) || key == ImGuiKey_Backspace || key == ImGuiKey_Delete;
  return ctrl || !writes;
}

void press_key(Stage& s, Screen& screen, Back& back, int key) {
  ImGuiIO const& io = ImGui::GetIO();
  bool const ctrl = io.KeyCtrl || io.KeySuper, shift = io.KeyShift;
  if (s.ui.sheet == SheetId::None && !io.KeyAlt && screen.key(s, key, ctrl, shift)) return;
  if (io.KeyAlt && key == ImGuiKey_LeftArrow) return void(back.back(s));
  if (ctrl && key == ImGuiKey_Z) return s.push(shift ? Intent::Redo : Intent::Undo);
  if (ctrl && key == ImGuiKey_Y) return s.push(Intent::Redo);
  if (ctrl) return;
  bool const question = key == ImGuiKey_Slash && shift;
  if (question || key == ImGuiKey_F1) return s.push(s.ui.sheet == SheetId::Settings ? Intent::CloseSheet : Intent::OpenSheet,
                                                    int(SheetId::Settings));
}

}  // namespace

void take_keys(Stage& stage, Screen& screen, Back& back) {
  ImGuiIO const& io = ImGui::GetIO();
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) back.escape(stage);
  if (widgets::text_focused()) return;
  for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_NamedKey_END; ++key) {
    auto const k = ImGuiKey(key);
    if (k >= ImGuiKey_MouseLeft || k == ImGuiKey_Tab || k == ImGuiKey_F6 || k == ImGuiKey_Escape) continue;
    if ((k == ImGuiKey_Enter || k == ImGuiKey_KeypadEnter) && !io.KeyCtrl) continue;  // the yellow action's
    if (k == ImGuiKey_Space && widgets::focus_visible()) continue;                     // presses what has the focus
    if (!ImGui::IsKeyPressed(k, repeats(k, io.KeyCtrl))) continue;
    if (stage.play && stage.play->films().running() && stage.ui.screen == ScreenId::Table) motion::finish_all();
    press_key(stage, screen, back, key);
  }
}

}  // namespace paddock::app
