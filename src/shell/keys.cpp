// Keys of the whole window (ui.md "Keys"). The screen is asked first; a text field leaves only Enter, Esc and F6.
#include "shell/impl.hpp"

namespace paddock::app {

namespace {

// Whether a key that is held acts again: to move and to undo, yes. What writes an order acts once a press: where frames take
// long, a short press lasts until the next one and would write twice.
bool repeats(ImGuiKey key, bool ctrl) {
  bool const writes = (key >= ImGuiKey_0 && key <= ImGuiKey_Z) || key == ImGuiKey_Backspace || key == ImGuiKey_Delete;
  return ctrl || !writes;
}

}  // namespace

void App::Impl::keys() {
  ImGuiIO const& io = ImGui::GetIO();
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) escape();
  if (widgets::text_focused()) return;
  for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_NamedKey_END; ++key) {
    auto const k = ImGuiKey(key);
    if (k >= ImGuiKey_MouseLeft || k == ImGuiKey_Tab || k == ImGuiKey_F6 || k == ImGuiKey_Escape) continue;
    if ((k == ImGuiKey_Enter || k == ImGuiKey_KeypadEnter) && !io.KeyCtrl) continue;  // the yellow action's
    if (k == ImGuiKey_Space && widgets::focus_visible()) continue;                     // presses what has the focus
    if (!ImGui::IsKeyPressed(k, repeats(k, io.KeyCtrl))) continue;
    if (play && play->animating() && ui.screen == ScreenId::Table) motion::finish_all();
    press_key(key, io.KeyCtrl || io.KeySuper, io.KeyShift);
  }
}

void App::Impl::press_key(int key, bool ctrl, bool shift) {
  Stage s = stage();
  if (ui.sheet == SheetId::None && !ImGui::GetIO().KeyAlt && screen().key(s, key, ctrl, shift)) return;
  if (ImGui::GetIO().KeyAlt && key == ImGuiKey_LeftArrow) return void(back());
  if (ctrl && key == ImGuiKey_Z) return s.push(shift ? Intent::Redo : Intent::Undo);
  if (ctrl && key == ImGuiKey_Y) return s.push(Intent::Redo);
  if (ctrl) return;
  bool const question = key == ImGuiKey_Slash && shift;
  if (question || key == ImGuiKey_F1) return s.push(ui.sheet == SheetId::Settings ? Intent::CloseSheet : Intent::OpenSheet,
                                                    int(SheetId::Settings));
}

void App::Impl::escape() {
  if (problem.any()) return void(problem = Problem{});
  if (!ui.rule.empty()) return ui.rule.clear();
  if (offline_open) return void(offline_open = false);
  if (ui.sheet != SheetId::None) return void(ui.sheet = SheetId::None);
  Stage s = stage();
  if (screen().escape(s)) return;
  // Not from the end: one Escape more than the last film needed would leave the result unseen.
  if (ui.screen == ScreenId::Setup) s.push(Intent::Go, int(ScreenId::Home));
}

}  // namespace paddock::app
