// Banners for what stays wrong, a card for what just went wrong, toasts, tips.
#include "shell/impl.hpp"

namespace paddock::app {

// One line under the top bar, as long as it is true.
void App::Impl::draw_banner(Rect& room) {
  char const *words = nullptr, *offer = nullptr;
  Intent::Kind asked = Intent::TakeOver;
  std::string own;
  if (play && (lock == LockState::Elsewhere || save_conflict)) {
    own = "This " + play->words().race + " is open in another tab. Here you can only look.";
    words = own.c_str();
    offer = "Play it here";
  } else if (play && !play->session().hash_matches()) {
    words = "This record does not lead to the state it was saved with. You can look, but not play on.";
  } else if (!storage_error.empty()) {
    words = storage_error.c_str();
  } else if (!save_error.empty()) {
    own = "The last step is not saved: " + save_error;
    words = own.c_str();
  } else if (!league.error().empty()) {
    own = "The league is not kept as it stands now: " + league.error() + " Save it as a file.";
    words = own.c_str();
  } else if (counts_for_league()) {
    std::string const& title = league.card().title;
    own = "Counts for " + (title.size() > 40 ? "your league" : title) + ".";
    words = own.c_str();
    offer = "Enter this result";
    asked = Intent::League;
  }
  if (!words) return;
  float const button_w = offer ? px(150) : 0;
  float const width = std::min(room.w - px(24), text_size(Type::Strong, words).x + px(60) + button_w + (offer ? px(16) : 0));
  float const text_w = width - px(56) - button_w - (offer ? px(16) : 0);
  float const height = std::max(px(52), text_height(Type::Body, text_w, words) + px(28));
  Rect box{room.x + (room.w - width) * 0.5f, room.y + px(12), width, height};
  begin_panel("##banner", box, Region::Sheet);
  icon(asked == Intent::League ? "podium" : "lock", box.x + px(24), box.y + box.h * 0.5f, 20, asked == Intent::League ? Role::Good : Role::Warn);
  text_wrapped(Type::Body, box.x + px(44), box.y + (height - text_height(Type::Body, text_w, words)) * 0.5f, text_w, words, Role::Text);
  probe_add(words, box);
  Rect const where{box.right() - button_w - px(10), box.y + (height - px(36)) * 0.5f, button_w, px(36)};
  int64_t const number = asked == Intent::League ? int64_t(LeagueDo::Enter) : 0;
  if (offer && button(where, offer, {.kind = ButtonStyle::Filled})) intents.push_back({asked, number, {}, {}, {}});
  end_panel();
}

void App::Impl::draw_problem() {
  if (!problem.any()) return;
  float const width = std::min(px(460), window.w - px(24)), inner = width - px(40);
  float const words_h = text_height(Type::Body, inner, problem.words);
  bool const code = !problem.excerpt.empty() || !problem.broken.empty();
  float const height = px(20) + px(30) + words_h + px(8) + (code ? px(52) : 0) + px(16) + px(46) + px(20);
  Rect const where{window.x + (window.w - width) * 0.5f, view.y + std::max(px(12), (view.h - height) * 0.3f), width, height};
  begin_card("##problem", where);  // stays until it is answered
  Rect in = where.inset(px(20));
  icon(problem.calm ? "device-floppy" : "alert-circle", in.x + px(12), in.y + px(13), 24, problem.calm ? Role::Text2 : Role::Bad);
  text_fit(Type::PanelTitle, in.x + px(36), in.y, problem.title, in.w - px(36));
  probe_add(problem.title, {in.x, in.y, in.w, px(26)});
  in.cut_top(px(30));
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, problem.words, Role::Text2), px(8));
  if (code) {
    Rect const well = in.cut_top(px(40), px(12));
    fill(well, colour(Role::Well), radius::kControl);
    outline(well, colour(Role::Line2), radius::kControl);
    float const before = text_size(Type::Code, problem.excerpt).x, y = well.y + px(10);
    text_fit(Type::Code, well.x + px(12), y, problem.excerpt, well.w - px(70), Role::Text2);
    if (!problem.broken.empty() && before < well.w - px(70)) {
      float const w = text_size(Type::Code, problem.broken).x;
      fill({well.x + px(12) + before, y, w, px(20)}, colour(Role::BadFace));
      text(Type::Code, well.x + px(12) + before, y, problem.broken, Role::Bad);
    }
  }
  Rect const row{in.x, where.bottom() - px(20) - px(44), in.w, px(44)};
  bool close = false;
  if (problem.again) {
    if (button(row.column(0, 2, px(8)), "Paste it again", {.kind = ButtonStyle::Filled, .icon = "clipboard", .type = Type::Strong})) {
      close = true;
      host.request_paste();
    }
    close = button(row.column(1, 2, px(8)), "Close##problem", {.type = Type::Strong}) || close;
  } else if (!problem.offer.empty()) {
    if (button(row.column(0, 2, px(8)), problem.offer.c_str(), {.type = Type::Strong})) intents.push_back({Intent::OpenOther, 0, {}, {}, {}});
    close = button(row.column(1, 2, px(8)), "Close##problem", {.kind = ButtonStyle::Filled, .type = Type::Strong});
  } else {
    close = button(row, "Close##problem", {.kind = ButtonStyle::Filled, .type = Type::Strong});
  }
  end_card();
  if (close) problem = Problem{};
}

void App::Impl::draw_notices() {
  Rect room{view.x, bar_height, view.w, view.bottom() - bar_height};
  draw_banner(room);
  draw_problem();
  draw_offline();
  Rect free = view;
  if (ui.whole_window) free.cut_top(px(56));   // a phone's order sheet has a bar of its own
  if (ui.screen == ScreenId::Gm && layout != Layout::Phone) {   // its buttons stand at the bottom and in its panels' heads: over the preview none does
    free.cut_top(px(56));
    if (layout != Layout::Tablet) free.cut_left(free.w * 0.54f);
    free = free.centred(std::min(free.w, px(580)), free.h);   // as narrow as a phone: the newest at the top
  }
  draw_toasts(free, now);
  draw_tip(window);
}

}  // namespace paddock::app
