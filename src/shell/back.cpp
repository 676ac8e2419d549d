#include "shell/back.hpp"

#include "ui/widgets.hpp"

namespace paddock::app {

bool Back::covered() const { return ui_.sheet != SheetId::None || !ui_.rule.empty() || problem_.any() || offline_.open(); }

int Back::depth() const {
  int const n = ui_.screen == ScreenId::Home ? 0 : 1 + screens_.trail().depth();
  return n + covered() + (ui_.screen == ScreenId::Table && (ui_.whole_window || ui_.leaving));
}

void Back::tell(Host& host) {
  if (int const now = depth(); now != told_) host.set_depth(told_ = now);
}

bool Back::back(Stage& stage) {
  if (covered()) return escape(stage), true;
  if (ui_.screen == ScreenId::Table && (ui_.whole_window || ui_.leaving)) return screens_.now().escape(stage);
  if (ui_.screen == ScreenId::Home) return false;
  stage.push(Intent::Go, int64_t(screens_.trail().under()));
  return true;
}

void Back::escape(Stage& stage) {
  if (dropdown_open()) return;              // the list that is down closes itself
  if (problem_.any()) return problem_.close();
  if (!ui_.rule.empty()) return ui_.rule.clear();
  if (offline_.open()) return offline_.close();
  if (ui_.sheet != SheetId::None) return void(ui_.sheet = SheetId::None);
  if (ui_.screen == ScreenId::Setup && widgets::text_focused()) return;   // only the field is left
  if (screens_.now().escape(stage)) return;
  // Not from the end: one Escape more than the last film needed would leave the result unseen.
  if (ui_.screen == ScreenId::Setup) stage.push(Intent::Go, int(ScreenId::Home));
}

}  // namespace paddock::app
