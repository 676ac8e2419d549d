// What can be printed of the open game, and the league of this device: its table, the next meeting, a result that is entered.
#include "shell/impl.hpp"
#include "shell/paper_box.hpp"

namespace paddock::app {

bool App::Impl::has_pages() {
  if (ui.screen == ScreenId::Setup) return false;
  if (ui.screen == ScreenId::Home || !play) return league.any() || league.can_found();
  return !papers().empty() || counts_for_league();
}

std::vector<Paper> const& App::Impl::papers() {
  std::string of = play ? play->id() + " " + std::to_string(play->revision()) + " " + std::to_string(play->viewer()) : "";
  if (of != papers_of_) {
    papers_ = play ? play->session().papers(play->viewer()) : std::vector<Paper>{};
    papers_of_ = std::move(of);
  }
  return papers_;
}

// One of them is the yellow one.
void App::Impl::league_button(Rect where, char const* label, ButtonStyle const& style, LeagueDo what) {
  bool const yellow = style.enabled && league.next_step(play.get()) == what;
  if (yellow ? primary_button(where, label, style.icon) : button(where, label, style)) intents.push_back({Intent::League, int64_t(what), {}, {}, {}});
}

// Another league was opened: this one must not be lost by it.
void App::Impl::draw_league_offer(Rect& in) {
  LeagueCard const &mine = league.card(), &other = *league.offered();
  std::string const words = "The file holds " + other.title + ": " + other.state + " It would replace " + mine.title +
                            ", the league that is kept on this device: " + mine.state;
  float const inner = in.w - px(28);
  Rect box = in.cut_top(text_height(Type::Body, inner, words) + px(28) + px(22) + px(10) + px(size::kControl), px(14));
  fill(box, colour(Role::WarnFace), radius::kControl);
  outline(box, colour(Role::Warn), radius::kControl);
  box = box.inset(px(14));
  text(Type::Strong, box.x, box.y, "Another league");
  box.cut_top(px(22));
  box.cut_top(text_wrapped(Type::Body, box.x, box.y, inner, words), px(10));
  Rect const row = box.cut_top(px(size::kControl));
  league_button(row.column(0, 3, px(8)), "Replace it##league", {.kind = ButtonStyle::Filled}, LeagueDo::Replace);
  league_button(row.column(1, 3, px(8)), "Keep mine##league", {}, LeagueDo::Refuse);
  league_button(row.column(2, 3, px(8)), "Save mine##league", {.icon = "download"}, LeagueDo::Save);
}

void App::Impl::draw_league_head(Rect& in) {
  bool const ready = league.ready();
  LeagueCard const& card = league.card();
  std::string const words = ready ? card.state + (card.next.empty() ? "" : " Next is " + card.next + ".") : league.trouble();
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, words, ready ? Role::Text2 : Role::Bad), px(10));
  if (!league.error().empty()) {
    in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, "Not kept on this device: " + league.error(), Role::Bad), px(8));
    league_button(in.cut_top(px(size::kControl), px(10)), "Try to keep it again##league", {.icon = "repeat"}, LeagueDo::KeepAgain);
  }
  if (league.offered()) draw_league_offer(in);
  if (ready) {
    Rect const row = in.cut_top(px(size::kControl), px(8));
    std::string const no = !play ? "Open the finished meeting first" : league.entered(*play) ? "" : league.entered(*play).error().what;
    league_button(row.column(0, 2, px(8)), "Next meeting##league",
                  {.icon = "motorbike", .enabled = bool(league.next()), .why = "Every fixture has its result"}, LeagueDo::Next);
    league_button(row.column(1, 2, px(8)), "Enter this result##league", {.icon = "check", .enabled = no.empty(), .why = no}, LeagueDo::Enter);
  }
  Rect const row = in.cut_top(px(size::kControl), px(14));
  if (league.asks_forget) {
    league_button(row.column(0, 2, px(8)), "Forget the league for good##league", {.kind = ButtonStyle::Filled}, LeagueDo::Forget);
    league_button(row.column(1, 2, px(8)), "Keep it##league", {}, LeagueDo::AskForget);
  } else {
    league_button(row.column(0, 2, px(8)), "Save league as file##league", {.icon = "download"}, LeagueDo::Save);
    league_button(row.column(1, 2, px(8)), "Forget league##league", {.icon = "x", .tip = "Takes the league off this device; its meetings stay"}, LeagueDo::AskForget);
  }
  hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
}

// Where no league is kept: one is written as plain text, or a file is opened.
void App::Impl::draw_league_new(Rect& in) {
  if (!papers().empty()) hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
  text(Type::Strong, in.x, in.y, "Start a league");
  in.cut_top(px(24));
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w,
                          std::string(league.how_to_found()) + " Or drop a league's file on this window.", Role::Text2), px(10));
  Rect const box = in.cut_top(px(168), px(8));
  FieldStyle style{.type = Type::Small, .error = !league.wrong.empty(), .lines = true, .wrap = true};
  if (text_field(box, "##League", league.written, style)) league.wrong.clear();
  probe_add("League", box);
  if (!league.wrong.empty()) in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, league.wrong, Role::Bad), px(8));
  league_button(in.cut_top(px(size::kControl), px(14)), "Start the league", {.icon = "podium"}, LeagueDo::Found);
}

void App::Impl::draw_papers_sheet(Rect where) {
  Rect in = begin_panel("##papers", where, Region::Sheet, {.scroll = true});
  if (std::exchange(papers_top, false)) ImGui::SetScrollY(0);
  in = in.inset(px(layout == Layout::Phone ? 14 : 20), px(16));
  Rect head = in.cut_top(px(32), px(8));
  bool const close = icon_button(head.cut_right(px(32), px(8)), "Close##papers", "x", "Close (Esc)");
  auto const& own = papers();
  (void)league.ready();
  std::string const title = league.any() ? league.card().title : own.empty() ? "Programme and league" : own[0].name;
  text_fit(Type::PanelTitle, head.x, head.y + px(3), title, head.w);
  if (league.any()) draw_league_head(in);
  for (Paper const& paper : own) draw_paper(in, paper, intents);
  if (league.any() && league.ready())
    for (Paper const& paper : league.papers()) draw_paper(in, paper, intents);
  if (league.can_found()) draw_league_new(in);
  end_panel(in.y);
  if (close) ui.sheet = SheetId::None;
}

}  // namespace paddock::app
