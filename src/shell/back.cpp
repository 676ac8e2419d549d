// Back: screens and sheets as a pile, the uppermost goes first. The browser's own Back asks the same (web/page/back.js).
#include "shell/impl.hpp"

namespace paddock::app {

// A set-up is left behind when its race begins; a screen that is on the pile already is gone back to.
void App::Impl::went(ScreenId to) {
  ScreenId const from = ui.screen;
  if (to == ScreenId::Home) return trail.clear();
  auto const there = std::find(trail.begin(), trail.end(), to);
  if (there != trail.end()) trail.erase(there, trail.end());
  else if (from != ScreenId::Home && from != ScreenId::Setup && from != to) trail.push_back(from);
}

int App::Impl::depth() {
  int n = ui.screen == ScreenId::Home ? 0 : 1 + int(trail.size());
  n += ui.sheet != SheetId::None || !ui.rule.empty() || problem.any() || offline_open;
  return n + (ui.screen == ScreenId::Table && (ui.whole_window || ui.leaving));
}

bool App::Impl::back() {
  if (problem.any() || !ui.rule.empty() || offline_open || ui.sheet != SheetId::None) return escape(), true;
  Stage s = stage();
  if (ui.screen == ScreenId::Table && (ui.whole_window || ui.leaving)) return screen().escape(s);
  if (ui.screen == ScreenId::Home) return false;
  s.push(Intent::Go, int64_t(trail.empty() ? ScreenId::Home : trail.back()));
  return true;
}

}  // namespace paddock::app
