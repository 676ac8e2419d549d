#include "shell/papers_sheet.hpp"

#include "shell/paper_box.hpp"
#include "ui/finger.hpp"

namespace paddock::app {

// One of them is the yellow one.
void PapersSheet::league_button(Stage& stage, Rect where, char const* label, ButtonStyle const& style, LeagueDo what) {
  bool const yellow = style.enabled && league_.next_step(stage.play) == what;
  if (yellow ? primary_button(where, label, style.icon) : button(where, label, style)) stage.push(Intent::League, int64_t(what));
}

std::string PapersSheet::why_no_result(Play const* play, char const* none_open) {
  if (!play) return none_open;
  Expected<std::string> const& file = league_.entered(*play);
  return file ? "" : file.error().what;
}

// Another league was opened: this one must not be lost by it.
void PapersSheet::draw_offer(Stage& stage, Rect& in) {
  events::Card const &mine = league_.card(), &other = *league_.offered_card();
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
  league_button(stage, row.column(0, 3, px(8)), "Replace it##league", {.kind = ButtonStyle::Filled}, LeagueDo::Replace);
  league_button(stage, row.column(1, 3, px(8)), "Keep mine##league", {}, LeagueDo::Refuse);
  league_button(stage, row.column(2, 3, px(8)), "Save mine##league", {.icon = "download"}, LeagueDo::Save);
}

void PapersSheet::draw_head(Stage& stage, Rect& in) {
  bool const ready = league_.ready();
  events::Card const& card = league_.card();
  std::string const words = ready ? card.state + (card.next.empty() ? "" : " Next is " + card.next + ".") : league_.trouble();
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, words, ready ? Role::Text2 : Role::Bad), px(10));
  if (!league_.error().empty()) {
    in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, "Not kept on this device: " + league_.error(), Role::Bad), px(8));
    league_button(stage, in.cut_top(px(size::kControl), px(10)), "Try to keep it again##league", {.icon = "repeat"}, LeagueDo::KeepAgain);
  }
  if (league_.offered_card()) draw_offer(stage, in);
  if (ready) {
    Rect const row = in.cut_top(px(size::kControl), px(8));
    std::string const no = why_no_result(stage.play, "Open the finished meeting first");
    league_button(stage, row.column(0, 2, px(8)), "Next meeting##league",
                  {.icon = "motorbike", .enabled = bool(league_.next()), .why = "Every fixture has its result"}, LeagueDo::Next);
    league_button(stage, row.column(1, 2, px(8)), "Enter this result##league", {.icon = "check", .enabled = no.empty(), .why = no}, LeagueDo::Enter);
  }
  Rect const row = in.cut_top(px(size::kControl), px(14));
  if (league_.asks_forget) {
    league_button(stage, row.column(0, 2, px(8)), "Forget the league for good##league", {.kind = ButtonStyle::Filled, .icon = "alert-triangle"}, LeagueDo::Forget);
    league_button(stage, row.column(1, 2, px(8)), "Keep it##league", {}, LeagueDo::AskForget);
  } else {
    Rect const other = in.cut_top(px(size::kControl), px(14));
    if (league_.can_undo()) league_button(stage, other.column(0, 2, px(8)), "Undo##league", {.icon = "arrow-back-up", .tip = "The result that was taken back stands again"}, LeagueDo::Undo);
    else league_button(stage, other.column(0, 2, px(8)), "Take back the last result##league", {.icon = "arrow-back-up", .tip = "It goes, so that another one can be entered; the league tells of it", .enabled = league_.raced(), .why = "No result stands yet"}, LeagueDo::TakeBack);
    league_button(stage, other.column(1, 2, px(8)), "Forget league##league", {.kind = ButtonStyle::Quiet, .icon = "alert-triangle", .tip = "Takes the league off this device; its meetings stay"}, LeagueDo::AskForget);
    league_button(stage, row.column(0, 2, px(8)), "Save league as file##league", {.icon = "download"}, LeagueDo::Save);
    league_button(stage, row.column(1, 2, px(8)), "Web page##league", {.icon = "device-desktop", .tip = "The whole season as one page for a club's site"}, LeagueDo::WebPage);
  }
  hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
}

// Where no league is kept: one is filled in, or a file is opened.
void PapersSheet::draw_new(Stage& stage, Rect& in) {
  if (!papers_.of_game().empty()) hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
  text(Type::Strong, in.x, in.y, "Start a league");
  in.cut_top(px(24));
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w,
                          std::string(league_.how_to_found()) + " Or drop a league's file on this window.", Role::Text2), px(10));
  form_.draw(stage, in);
  if (std::string const wrong = form_.wrong(); !wrong.empty()) in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, wrong, Role::Bad), px(8));
  std::string const why_not = form_.why_not();
  league_button(stage, in.cut_top(px(size::kControl), px(14)), "Start the league", {.icon = "podium", .enabled = form_.ready(), .why = why_not}, LeagueDo::Found);
}

void PapersSheet::draw(Stage& stage, Rect where) {
  Rect in = begin_panel("##papers", where, Region::Sheet, {.scroll = true});
  if (papers_.take_top()) ImGui::SetScrollY(0), sides_.look_again();
  in = in.inset(px(stage.layout == Layout::Phone ? 14 : 20), px(16));
  Rect head = in.cut_top(finger(32), px(8));
  bool const close = icon_button(head.cut_right(finger(32), px(8)), "Close##papers", "x", "Close (Esc)");
  if (auto const* pages = papers_.of_event()) {
    text_fit(Type::PanelTitle, head.x, head.middle().y - px(13), "Pages to print", head.w);
    for (Paper const& paper : *pages) draw_paper(in, paper, stage.intents);
    end_panel(in.y);
    if (close) stage.ui.sheet = SheetId::None;
    return;
  }
  auto const& own = papers_.of_game();
  (void)league_.ready();
  std::string const title = league_.any() ? league_.card().title : "Programme and league";
  text_fit(Type::PanelTitle, head.x, head.middle().y - px(13), title, head.w);
  if (league_.any()) draw_head(stage, in);
  if (league_.any()) sides_.draw(stage, in);
  for (Paper const& paper : own) draw_paper(in, paper, stage.intents);
  if (league_.any() && league_.ready())
    for (Paper const& paper : league_.papers()) draw_paper(in, paper, stage.intents);
  if (league_.can_found()) draw_new(stage, in);
  end_panel(in.y);
  if (close) stage.ui.sheet = SheetId::None;
}

}  // namespace paddock::app
