#include "screens/table/form.hpp"

#include <algorithm>

#include "screens/table/choice_row.hpp"
#include "screens/table/decision.hpp"
#include "screens/table/form_looks.hpp"
#include "screens/table/order_entry.hpp"
#include "screens/table/tester.hpp"
#include "screens/table/trays.hpp"
#include "screens/table/workshop.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "ui/motion.hpp"

namespace paddock::app {

class TableForm final : public FormPart {
 public:
  void begin_anew() override { of_.clear(); }
  void notice(Deciding at) override { tester_.try_draft(at); }
  void draw(Deciding at, Rect in) override;
  float lacks() const override { return lacks_; }
  void draw_cards(Deciding at, Rect& area) override { draw_trays(at, area); }
  void draw_workshop(Deciding at, Rect free) override;

 private:
  float inner(Deciding at, Rect in, bool pinned);
  enum class Part { All, Rows, Folds };
  float questions(Deciding at, Rect in, float y, bool with_sums = true, Part part = Part::All);
  float sheet_pages(Deciding at, Rect in, float y);
  float head(Rect in, float y, Question const& q);
  float ladder(Deciding at, Rect in, float y, Question const& q);
  float strip(Deciding at, Rect in, float y, Question const& q);
  float fold(Deciding at, Rect in, float y, Question const& q);
  float answers(Deciding at, Rect in, float y, Question const& q, std::string const& id);

  Tester tester_;
  DraftShelf shelf_;
  std::string of_;             // the form that was shown last: another one begins at its top
  int frames_ = 0;             // so long it has been
  std::vector<float> tops_;    // of the questions drawn in this frame
  float lacks_ = 0;
  float picked_bottom_ = 0;    // of the row the yellow button plays, in this frame
  std::string workshop_of_;    // the page shown last with the room of the board
  std::string open_fold_;
  std::string group_;          // whose answers are drawn: the heading above them
};

std::unique_ptr<FormPart> make_form() { return std::make_unique<TableForm>(); }
float TableForm::ladder(Deciding at, Rect in, float y, Question const& q) {
  Stage& stage = at.stage;
  Draft& draft = at.draft;
  std::vector<float> const widths = cell_widths(q);
  float const heads = y;
  if (!q.columns.empty()) {
    column_heads({in.x, in.y, in.w - px(5), in.h}, y, q, widths);
    y += px(22);
  } else if (!q.label.empty() && q.titled) {
    text(Type::Strong, in.x, y + px(2), q.label);
    y += px(28);
  }
  float column = 0;
  for (Choice const& c : q.choices) column = std::max(column, text_size(Type::Title, c.text).x);
  column = std::min(column + px(14), in.w * 0.5f);
  Rect const rows{in.x - px(6), in.y, in.w + px(7), in.h};   // its frame keeps off the scroll bar
  for (size_t i = 0; i < q.choices.size(); ++i) {
    bool pressed = false;
    Choice const& c = q.choices[i];
    std::string const label = c.text + "##choice" + group_;
    Rect const row{rows.x, y, rows.w, 0};
    bool const chosen = draft.is_picked(q, i);
    y += (widths.empty() ? ladder_row(row, c, label, chosen, column, pressed) : cells_row(row, c, label, chosen, widths, pressed)) + px(look().touch ? 4.0f : 1.0f);
    if (resting()) draft.consider(c.ghost);
    if (draft.is_picked(q, i) && picked_bottom_ == 0) picked_bottom_ = y;
    if (pressed && !draft.just_asked()) draft.choose(stage, c);
  }
  // Rows below heads that have been scrolled away keep them in sight.
  if (float const top = ink()->GetClipRectMin().y; !q.columns.empty() && heads < top && y > top + px(70)) {
    fill({in.x - px(8), top, in.w + px(18), px(24)}, colour(Role::Panel));
    column_heads({in.x, in.y, in.w - px(5), in.h}, top + px(2), q, widths);
  }
  if (!q.note.empty() || !q.rule.empty()) {
    float const w = q.rule.empty() ? 0 : cite_width(q.rule);
    y += px(4);
    float const height = text_wrapped(Type::Caption, in.x + px(4), y + px(2), in.w - w - px(12), q.note, Role::Text3);
    if (w > 0) cite(in.right() - w, y + px(10), q.rule);
    y += std::max(px(24), height + px(8));
  }
  return y;
}

// Answers as buttons that flow over as many lines as they need.
float TableForm::answers(Deciding at, Rect in, float y, Question const& q, std::string const& id) {
  Stage& stage = at.stage;
  Draft& draft = at.draft;
  float const h = px(look().touch ? 48.0f : 32.0f), gap = px(6);
  float x = in.x;
  for (size_t i = 0; i < q.choices.size(); ++i) {
    Choice const& c = q.choices[i];
    std::string const label = (c.badge > 0 ? std::to_string(c.badge) + ".  " : "") + c.text + (c.value.empty() ? "" : ", " + c.value) + "##" + id + group_;
    bool const chosen = draft.is_picked(q, i) || c.badge > 0;
    ButtonStyle style{.kind = chosen ? ButtonStyle::Face : ButtonStyle::Outline, .icon = c.icon, .tip = c.enabled ? std::string_view(c.note) : std::string_view{}, .enabled = c.enabled, .why = c.why};
    float const share = (in.w + gap) / float(q.choices.size()) - gap;
    float const w = q.titled ? std::min(in.w, std::max(px(44), button_width(label.c_str(), style))) : share;
    if (x > in.x && x + w > in.right() + 1) x = in.x, y += h + gap;
    if (button({x, y, w, h}, label.c_str(), style) && !draft.just_asked()) {
      draft.choose(stage, c);
      open_fold_.clear();
    }
    if (resting()) draft.consider(c.ghost);
    x += w + gap;
  }
  return y + h + gap;
}

float TableForm::strip(Deciding at, Rect in, float y, Question const& q) {
  TableView& view = at.view;
  if (!q.titled) return answers(at, in, y, q, q.label) + px(2);
  icon(q.icon, in.x + px(9), y + px(10), 18, Role::Text3);
  float const label = text(Type::Strong, in.x + px(26), y, q.label);
  if (view.desk.workshop && q.chosen >= 0 && size_t(q.chosen) < q.choices.size())  // its price
    text(Type::Caption, in.x + px(36) + label, y + px(2), q.choices[size_t(q.chosen)].note, Role::Text2);
  if (!q.rule.empty()) cite(in.right() - cite_width(q.rule), y + px(10), q.rule);
  y += px(26);
  // Cards that lie above, large enough for a finger, are pressed there.
  auto const laid = trays_of(view);
  bool const above = at.stage.layout == Layout::Phone && std::any_of(laid.begin(), laid.end(), [](Tray const* t) { return t->reach > 0; });
  if (!above) y = answers(at, in, y, q, q.label);
  if (!q.note.empty()) y += text_wrapped(Type::Caption, in.x, y, in.w, q.note, Role::Text2) + px(4);
  return y + px(6);
}

float TableForm::fold(Deciding at, Rect in, float y, Question const& q) {
  float const h = px(look().touch ? 48.0f : 30.0f);
  Rect const r{in.x - px(6), y, in.w + px(12), h};
  bool const open = open_fold_ == q.label + group_;
  Touch const touch = touch_area(r, (q.label + "##fold" + group_).c_str());
  if (touch.hovered || open) fill(r, colour(Role::Panel3, 0.6f), radius::kControl);
  if (touch.pressed) open_fold_ = open ? "" : q.label + group_;
  float const cy = r.middle().y;
  icon(q.icon, in.x + px(8), cy, 18, Role::Text3);
  float const room = std::min(text_size(Type::SmallStrong, q.value).x, in.w * 0.5f), right = in.right() - px(20);
  icon(open ? "chevron-down" : "chevron-left", in.right() - px(6), cy, 16, Role::Text3);
  text_fit(Type::Small, in.x + px(26), cy - px(9), q.label, right - room - px(8) - in.x - px(26), Role::Text2);
  text_fit(Type::SmallStrong, right - room, cy - px(9), q.value, room + 1);
  y = r.bottom() + px(1);
  if (!open) return y;
  y = answers(at, in, y + px(6), q, q.label);
  float const w = q.rule.empty() ? 0 : cite_width(q.rule);
  if (w > 0) cite(in.right() - w, y + px(10), q.rule);
  float const noted = q.note.empty() ? 0 : text_wrapped(Type::Caption, in.x, y, in.w - w, q.note, Role::Text2);
  float const below = std::max(noted, w > 0 ? px(20) : 0.0f);
  return y + below + px(below > 0 ? 8 : 4);
}

float TableForm::head(Rect in, float y, Question const& q) {
  y += px(6);
  float x = in.x;
  if (q.helmet != Helmet::None) helmet(ink(), {x + px(10), y + px(11)}, px(9), q.helmet), x += px(28);
  x += text(Type::Title, x, y, q.label) + px(10);
  float const w = q.rule.empty() ? 0 : cite_width(q.rule);
  text_fit(Type::Caption, x, y + px(4), q.value, in.right() - w - x, Role::Text2);
  if (w > 0) cite(in.right() - w, y + px(11), q.rule);
  y += px(28);
  if (!q.note.empty()) y += rich_text(in.x, y, in.w, Type::Small, q.note, Role::Text2) + px(6);
  return y;
}

float TableForm::questions(Deciding at, Rect in, float y, bool with_sums, Part part) {
  Stage& stage = at.stage;
  TableView& view = at.view;
  Draft& draft = at.draft;
  bool folded = false;
  group_.clear();
  for (size_t i = 0; i < draft.questions.size(); ++i) {
    Question const& q = draft.questions[i];
    bool const once = view.sheet_page >= 0 && q.page < 0 && view.sheet_page < int(view.standing.pages.size());
    if (!view.on_page(q.page) || once || (part != Part::All && (part == Part::Folds) != (q.look == Question::Fold))) continue;
    if (q.look == Question::Fold && !folded && view.standing.pages.empty()) {
      folded = true;
      hairline(in.x, in.right(), y + px(4));
      text(Type::Strong, in.x, y + px(14), stage.play->race().words().folds);
      y += px(42);
    }
    tops_.push_back(y);
    switch (q.look) {
      case Question::Ladder: y = ladder(at, in, y, q); break;
      case Question::Strip: y = stage.layout == Layout::Phone && !q.value.empty() ? fold(at, in, y, q) : strip(at, in, y, q); break;
      case Question::Fold: y = fold(at, in, y, q); break;
      case Question::Sum: break;
      case Question::Head: group_ = q.label + std::to_string(q.page), y = head(in, y, q); break;
      case Question::Slider: y = slider_question(at, in, y, i, group_); break;
      case Question::List: y = list_question(at, in, y, i, group_); break;
      case Question::Plan: y = plan_question(at, in, y, i, group_); break;
    }
  }
  group_.clear();
  return with_sums ? sums(draft.questions, in, y) : y;
}

// A phone's sheet: every board that asks, below one another, each with its cards.
float TableForm::sheet_pages(Deciding at, Rect in, float y) {
  TableView& view = at.view;
  Draft& draft = at.draft;
  auto const& pages = view.standing.pages;
  bool const common = std::any_of(draft.questions.begin(), draft.questions.end(), [](Question const& q) { return q.page < 0; });
  bool drawn = false;
  for (int page = 0; page < int(pages.size()); ++page) {
    auto const of_it = [page](Question const& q) { return q.page == page; };
    if (std::none_of(draft.questions.begin(), draft.questions.end(), of_it)) continue;
    hairline(in.x, in.right(), y + px(2));
    text(Type::Strong, in.x, y + px(10), pages[size_t(page)].name + ", " + pages[size_t(page)].note);
    y += px(32);
    view.sheet_page = page;
    y = trays_inline(at, in, y);
    y = questions(at, in, y) + px(10);
    drawn = true;
  }
  view.sheet_page = drawn ? int(pages.size()) : -1;    // what is of no board, once
  if (common || !drawn) y = questions(at, in, y);
  view.sheet_page = -1;
  return y;
}

namespace {

// What the draft comes to, and the smallest cure of a fault, cut from the bottom of `rest`.
void pin_sums(Stage& stage, Draft& draft, Rect& rest) {
  float height = px(10);
  for (Question const& q : draft.questions) height += q.look == Question::Sum ? px(36) : 0;
  if (draft.sheet.error_column) height += text_height(Type::Small, rest.w - px(90), draft.sheet.error) + px(12.0f + 44.0f * float(draft.mends.size()));
  Rect const in = rest.cut_bottom(height, px(4));
  hairline(in.x, in.right(), in.y);
  float const y = sums(draft.questions, in, in.y + px(8));
  if (draft.sheet.error_column) order_error(stage, draft, in, y);
}

// Another form begins at its top, or, where what the yellow button does lies below, at the first question from which it is in sight.
void bring_into_sight(int frames, float picked_bottom, Rect rest, std::vector<float> const& tops) {
  float by = picked_bottom - rest.bottom();
  if (frames == 2 && by > 0) {
    for (float const top : tops)
      if (top - rest.y >= by && top < picked_bottom - px(60)) {
        by = top - rest.y;
        break;
      }
    ImGui::SetScrollY(ImGui::GetScrollY() + by);
  }
  if (frames < 4) motion::keep_moving();
}

bool is_hand(std::vector<Question> const& questions) {
  return std::any_of(questions.begin(), questions.end(), [](Question const& q) { return !q.choices.empty() && !q.choices[0].card.empty(); });
}

bool is_table_of_prices(Draft const& draft) {
  auto const priced = [](Question const& q) { return q.look == Question::Strip || q.look == Question::Sum; };
  return draft.pages.size() < 2 && std::all_of(draft.questions.begin(), draft.questions.end(), priced);
}

// Copy and start anew, cut from the bottom of `rest`.
void draft_buttons(Deciding at, Rect& rest) {
  Desk const& desk = at.view.desk;
  Rect const row = rest.cut_bottom(px(look().touch ? 48.0f : 36.0f), px(10));
  char const* const why = "nothing is written yet";
  if (button(row.column(0, 2, px(8)), "Copy as text", {.icon = "copy", .enabled = !desk.text.empty(), .why = why})) copy_order(at.stage, desk);
  if (button(row.column(1, 2, px(8)), "Start anew", {.icon = "arrow-back-up", .enabled = !desk.text.empty(), .why = why})) at.draft.start_anew(at.stage);
}

// What was picked is played; else the draft is sealed, as anywhere: a dangerous one asks once.
void form_button(Deciding at, Rect main) {
  Draft& draft = at.draft;
  bool const waits = draft.just_asked() && main.has(ImGui::GetIO().MousePos);
  if (waits) motion::keep_moving();
  if (draft.picked.empty()) return seal_button(at, main, waits);
  bool const fault = draft.sheet.error_column != 0, ready = !at.stage.read_only && !fault && !waits;
  if (!primary_button(main, draft.picked_commit.c_str(), at.view.desk.commit_icon, ready, fault ? "the draft has a fault" : "")) return;
  draft.play_picked(at.stage);
  draft.open = false;
}

}  // namespace

// What scrolls: cards, questions, the draft as text, what would happen if, what it brings, what was kept.
float TableForm::inner(Deciding at, Rect in, bool pinned) {
  TableView& view = at.view;
  Desk const& desk = view.desk;
  bool const phone = at.stage.layout == Layout::Phone, low = at.stage.low, sheet = phone || low, workshop = desk.workshop && !sheet;
  bool const by_pages = phone && desk.text_entry && !view.standing.pages.empty();
  bool const hand = is_hand(at.draft.questions);   // the rows are the hand itself: they come first, without it
  bool const sum_first = !desk.text_entry && !by_pages;   // what the answer comes to stands at it, above what is rarer
  float y = low ? car_card(desk, in, in.y) : in.y;
  if (sheet && !by_pages && !hand) y = trays_inline(at, in, y);
  if (!workshop) {
    y = by_pages ? sheet_pages(at, in, y) : questions(at, in, y, !pinned, sum_first ? Part::Rows : Part::All);
    y = form_text(at, in, y, !pinned);
    y = tester_.draw(at, in, y);
  }
  if (sheet && !by_pages && hand) y = trays_inline(at, in, y + px(8), false);
  Rule opened;
  std::vector<Line> const& lines = at.draft.lines(desk);
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 || !workshop) hairline(in.x, in.right(), y);
    y += px(7);
    y += rich_line(in.x, y, in.w, lines[i], LineStyle{}, &opened) + px(7);
  }
  if (!opened.empty()) at.stage.push(Intent::OpenRule, 0, std::string(opened.text()));
  if (sum_first && !workshop) y = questions(at, in, y, false, Part::Folds);
  if (!desk.shelf.empty()) y = shelf_.draw(at, in, y);
  if (!sheet || !desk.text_entry) return y;
  Rect last{in.x, y + px(10), in.w, px(58)};
  draft_buttons(at, last);
  return y + px(68);
}

// A plan on several pages, or of other things than rows of prices, is a form with the room of the board.
void TableForm::draw_workshop(Deciding at, Rect free) {
  if (is_table_of_prices(at.draft)) return app::draw_workshop(at, free);
  float const width = std::min(free.w, px(860));
  Rect in = begin_panel("##workshop form", {free.x + (free.w - width) / 2, free.y, width, free.h}, Region::Board).inset(px(20), px(14));
  text(Type::PanelTitle, in.x, in.y, at.view.desk.title);
  in.cut_top(px(40));
  in.cut_top(page_tabs(at.draft, in, in.y) - in.y);
  std::string const shown = at.view.desk.title + std::to_string(at.draft.page);
  if (workshop_of_ != shown) workshop_of_ = shown, ImGui::SetNextWindowScroll({0, 0});
  Rect const area = begin_scroll("##workshop rows", in.inset(-px(8), 0));
  float const y = questions(at, {area.x + px(8), area.y + px(2), area.w - px(18), 0}, area.y + px(2));
  end_scroll(form_text(at, {area.x + px(8), y, area.w - px(18), 0}, y) + px(10));
  end_panel();
}

void TableForm::draw(Deciding at, Rect in) {
  Desk const& desk = at.view.desk;
  bool const phone = at.stage.layout == Layout::Phone, low = at.stage.low;
  bool const typing = phone && widgets::typing() && in.h < px(420);  // a soft keyboard leaves room for the field only
  bool const tight = phone && in.h < px(230), asked = phone && !desk.text_entry;
  // On a phone the order sheet has a bar that says its title, and what is asked on the way is asked of somebody who has just driven.
  float y = typing || (phone && at.draft.open) ? in.y + px(8) : decision_head(at.stage, in, desk.title);
  if (!typing && !tight && !low && !(asked && desk.track.steps.empty())) y = car_card(desk, in, y);
  bool const workshop = desk.workshop && !phone && !low;   // there its pages are turned
  if (!typing && !workshop) y = page_tabs(at.draft, in, y);
  Rect rest{in.x, y, in.w, in.bottom() - y};
  if (desk.text_entry && !phone && !low) draft_buttons(at, rest);
  Rect const main = rest.cut_bottom(px(phone ? size::kPrimaryTouch : size::kPrimary), px(10));
  rest.cut_bottom(asks_height(at, rest.w));
  bool const pinned = phone && desk.workshop && !typing;  // what the plan comes to stays in sight while its rows are turned over
  if (pinned) pin_sums(at.stage, at.draft, rest);
  std::string const shown = desk.title + " " + std::to_string(at.stage.play->truth().turn()) + " " + std::to_string(workshop ? 0 : at.draft.page);
  if (of_ != shown) of_ = shown, frames_ = 0, ImGui::SetNextWindowScroll({0, 0});
  Rect const area = begin_scroll("##form", rest.inset(-px(8), 0));
  picked_bottom_ = 0, tops_.clear();
  float const bottom = inner(at, {area.x + px(8), area.y + px(2), area.w - px(18), 0}, pinned);
  bring_into_sight(++frames_, picked_bottom_, rest, tops_);
  lacks_ = bottom + px(8) - rest.bottom();
  end_scroll(bottom);
  form_button(at, main);
}

}  // namespace paddock::app
