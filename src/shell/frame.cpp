// A frame, as a page: its steps in their order.
#include "shell/impl.hpp"

#include <cmath>

#include "imgui_impl_opengl3.h"
#include "imgui_internal.h"

namespace paddock::app {
namespace {

constexpr int kSettleFrames = 4;  // ImGui needs a few frames until hover, focus and popups have settled

Layout layout_of(float width_css) {
  if (width_css < 600) return Layout::Phone;
  if (width_css < 1024) return Layout::Tablet;
  return width_css < 1680 ? Layout::Desktop : Layout::Wide;
}

// Stands for a screen whose code is on its way: a second or so, and only when a link leads straight to it.
class ComingScreen : public Screen {
 public:
  void draw(Stage& stage) override {
    Rect const box = stage.view.centred(std::min(stage.view.w - px(32), px(460)), px(120));
    Rect const in = begin_panel("##coming", box, Region::Decision).inset(px(20), px(18));
    text(Type::PanelTitle, in.x, in.y, kTitle);
    text_wrapped(Type::Body, in.x, in.y + px(36), in.w, kWords, Role::Text2);
    end_panel();
  }
  void twin(Stage&, Twin& twin) override {
    twin.decision.heading = kTitle;
    twin.say(kWords);
  }

 private:
  static constexpr char kTitle[] = "This page is on its way", kWords[] = "It comes as soon as the network does. Your race is kept.";
};

double clock_ms(Host const& host) { return host.now_ms(); }

}  // namespace

void App::Impl::frame(int width, int height, float pixel_ratio) {
  double const start = clock_ms(host);
  begin(width, height, pixel_ratio);  // look, sizes, ImGui's frame, keyboard focus
  advance();                          // bots, films, races of the shelf
  keys();                             // what no text field wants
  draw_screen();                      // board and panels
  draw_bar();                         // top bar; tab bar of a phone
  if (late_code_here()) sheets->draw(*this);  // rules, settings, links, papers; the card of a rule
  draw_notices();                     // banners, errors, toasts, tips
  finish();                           // ImGui's end, intents, save, twin
  frame_cpu_ms = clock_ms(host) - start;
  if (context) ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void App::Impl::begin(int width, int height, float pixel_ratio) {
  now = host.now_ms();
  ++frames;
  if (settle > 0) --settle;
  apply_look(pixel_ratio);
  if (context) ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  motion::begin_frame(ImGui::GetIO().DeltaTime, look().reduced_motion);
  widgets::begin_frame(ui.sheet != SheetId::None);
  gesture = gestures().take();
  window = {0, 0, float(width), float(height)};
  layout = layout_of(window.w / look().scale);
  view = window;
  if (layout != Layout::Phone) ui.whole_window = false;
  if (!ui.whole_window) view.cut_top(px(layout == Layout::Phone ? 56 : size::kTopBar));
  bar_height = view.y;
  bool const phone = layout == Layout::Phone;
  if (!storage_error.empty()) view.cut_top(px(phone ? 132 : 70));  // the banner's
  else if (counts_for_league()) view.cut_top(px(phone ? 88 : 70));
  if (has_tabs()) view.cut_bottom(px(size::kTabBar));
}

bool App::Impl::has_tabs() const {
  bool const table = ui.screen == ScreenId::Table && play && !play->covered();
  return layout == Layout::Phone && table && !ui.whole_window;
}

Stage App::Impl::stage() {
  Screen const* const desk = late_code_here() ? screens[size_t(ScreenId::Gm)].get() : nullptr;
  Stage s{host, ui, library, play.get(), desk, context ? board.get() : nullptr, window, view, layout, now,
          ImGui::GetIO().DeltaTime, gesture, read_only(), intents, &jobs};
  return s;
}

void App::Impl::advance() {
  stepping = false;
  jobs.poll();
  if (play) {
    stepping = play->step(now, look().reduced_motion);
    if (std::string const words = play->take_notice(); !words.empty()) toast(words, Tone::Info, "alert-circle");
  }
  if (!mail.empty() && late_code_here()) intents.push_back({Intent::TakeOrders, 0, std::exchange(mail, {}), {}, {}});
  if (std::string const words = league.take_notice(); !words.empty()) toast(words, Tone::Warn, "alert-triangle");
  if (ui.screen == ScreenId::Home && shelf.step(library)) stepping = true;
}

Screen& App::Impl::screen() {
  static ComingScreen coming;
  return comes_late(ui.screen) && !late_code_here() ? coming : *screens[size_t(ui.screen)];
}

bool clubs_meet(UiState const& ui, Play const* play) {
  GameInfo const* const game = ui.screen == ScreenId::Setup ? find_game(ui.setup_game) : nullptr;
  if (ui.screen == ScreenId::Setup || ui.screen == ScreenId::Home) return game && game->words().versus;
  return play && play->words().versus;
}

void App::Impl::draw_screen() {
  Stage s = stage();
  look().shields = clubs_meet(ui, play.get());
  // Table and set-up paint the window with their board; elsewhere, or without GL objects, it is canvas.
  bool const paints = (ui.screen == ScreenId::Table || ui.screen == ScreenId::Setup) && &screen() == screens[size_t(ui.screen)].get();
  if (!paints || !s.board) ImGui::GetBackgroundDrawList()->AddRectFilled(window.min(), window.max(), colour(Role::Canvas));
  if (entered != &screen()) (entered = &screen())->enter(s);
  screen().draw(s);
  screen_moves = screen().wants_frame(s);
  screen_plays = screen().plays(s);
  screen_waits = screen().waits(s);
}

void App::Impl::finish() {
  widgets::end_frame();
  std::string rule;
  Rect at;
  if (widgets::take_opened_rule(rule, at)) {
    ui.rule = rule;
    ui.rule_x = at.x, ui.rule_y = at.bottom();
    settle = kSettleFrames;
  }
#ifdef PADDOCK_PROBE
  if (ImGui::FindWindowByName("Debug##Default")->WriteAccessed) paddock_idle("drawing outside of all panels");
#endif
  ImGui::Render();
  apply_intents();
  if (int const now_deep = depth(); now_deep != told_depth) host.set_depth(told_depth = now_deep);
  keep();
  tell_twin();
}

// Input that came while a frame took long is played off a step a frame.
bool App::Impl::moves() const {
  return !ImGui::GetCurrentContext()->InputEventsQueue.empty() || settle > 0 || stepping || screen_moves || motion::moving() || jobs.wants_frame() ||
         !intents.empty() || (context && board->coming());
}

double App::Impl::wake_in_ms() const { return toasts_wake(now); }

void App::Impl::poke() { settle = kSettleFrames; }

}  // namespace paddock::app
