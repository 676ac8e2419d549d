// A frame, as a page: its steps in their order.
#include "imgui_impl_opengl3.h"
#include "imgui_internal.h"
#include "shell/impl.hpp"
#include "shell/keys.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

Layout layout_of(float width_css) {
  if (width_css < 600) return Layout::Phone;
  if (width_css < 1024) return Layout::Tablet;
  return width_css < 1680 ? Layout::Desktop : Layout::Wide;
}

}  // namespace

void App::Impl::frame(int width, int height, float pixel_ratio) {
  double const start = host.now_ms();
  begin(width, height, pixel_ratio);  // look, sizes, ImGui's frame, keyboard focus
  advance();                          // bots, films, races of the shelf
  draw();                             // keys that no text field wants; board and panels, bars, sheets
  draw_notices();                     // banners, errors, toasts, tips
  finish();                           // ImGui's end, intents, save, twin
  frame_cpu_ms = host.now_ms() - start;
  if (context) ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void App::Impl::begin(int width, int height, float pixel_ratio) {
  frames.begin(host.now_ms());
  choice.apply(host.preferences(), pixel_ratio, layout == Layout::Phone);
  board.set_theme(board_theme());
  if (context) ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  motion::begin_frame(ImGui::GetIO().DeltaTime, look().reduced_motion);
  widgets::begin_frame(ui.sheet != SheetId::None);
  gesture = gestures().take();
  window = {0, 0, float(width), float(height)};
  layout = layout_of(window.w / look().scale);
  view = window;
  if (layout != Layout::Phone) ui.whole_window = false;
  bar.cut(view, stage());
  view.cut_top(banner.room(layout == Layout::Phone));
  // A soft keyboard takes half of the window: the field that called it stays where it is.
  low = layout != Layout::Phone && (widgets::typing() ? low : view.h < px(540));
}

Stage App::Impl::stage() {
  return {host, ui, library, race.get(), &screens.desk(), context ? &board : nullptr, window, view, layout, frames.now_ms(),
          ImGui::GetIO().DeltaTime, gesture, race.read_only(), intents, &jobs, low};
}

void App::Impl::advance() {
  bool stepping = false;
  jobs.poll();
  if (race) {
    stepping = race->step(frames.now_ms(), look().reduced_motion);
    if (std::string const words = race->changes().take_notice(); !words.empty()) toast(words, Tone::Info, "alert-circle");
  }
  for (KeptFile* file : {static_cast<KeptFile*>(&league), static_cast<KeptFile*>(&event)})
    if (std::string const words = file->take_notice(); !words.empty()) toast(words, Tone::Warn, "alert-triangle");
  if (ui.screen == ScreenId::Home && late_code_here() && shelf.step(library)) stepping = true;
  frames.stepping(stepping);
}

// Each with a stage of its own: nothing that one does to it reaches the next.
void App::Impl::draw() {
  Stage of_keys = stage(), of_screen = stage(), of_bar = stage(), of_sheets = stage();
  take_keys(of_keys, screens.now(), back);
  screens.draw(of_screen);
  bar.draw(of_bar);
  if (late_code_here()) sheets->draw(of_sheets);
}

void App::Impl::draw_notices() {
  Stage s = stage();
  banner.draw(s, {view.x, bar.height(), view.w, view.bottom() - bar.height()});
  problem.draw(s);
  offline.draw(s);
  draw_toasts({window.x, window.y, window.w, ui.whole_window ? px(56) : bar.height()}, bar.free(), frames.now_ms());   // a phone's order sheet has a bar of its own
  draw_tip(window);
}

void App::Impl::finish() {
  widgets::end_frame();
  std::string rule;
  Rect at;
  if (widgets::take_opened_rule(rule, at)) {
    ui.rule = rule;
    ui.rule_x = at.x, ui.rule_y = at.bottom();
    frames.poke();
  }
#ifdef PADDOCK_PROBE
  if (ImGui::FindWindowByName("Debug##Default")->WriteAccessed) paddock_idle("drawing outside of all panels");
#endif
  ImGui::Render();
  apply_intents();
  back.tell(host);
  race.keep();
  if (!frames.rests()) return;
  Stage s = stage();
  twin.tell(s);
}

bool App::Impl::moves() const {
  return frames.moves() || screens.moves() || jobs.wants_frame() || !intents.empty() || (context && board.coming());
}

}  // namespace paddock::app
