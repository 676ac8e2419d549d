// A decision that is a form: ladders of prices, strips, folded answers; each press plays, or rewrites the draft's text.
#include <algorithm>
#include <cmath>

#include "app/motion.hpp"
#include "app/table/table.hpp"

namespace paddock::app {
namespace {

bool plain(Tone tone) { return tone == Tone::Plain || tone == Tone::Quiet; }

// An answer that is a card: its picture, what it means beside it.
float card_row(Rect in, float y, Choice const& c, std::string const& label, bool chosen, bool& pressed) {
  float const card = px(54), x = in.x + px(62), width = in.right() - px(10) - x;
  float const value = c.value.empty() ? 0 : text_height(Type::SmallStrong, width, c.value) + px(2), words = text_height(Type::Small, width, c.note) + value;
  Rect const r{in.x, y, in.w, std::max(card + px(14), words + px(16))};
  Touch const touch = touch_area(r, label.c_str(), c.enabled ? std::string_view{} : std::string_view(c.why), c.enabled);
  pressed = touch.pressed;
  if (chosen) fill(r, colour(Role::AccentFace), radius::kControl), outline(r, colour(Role::Accent), radius::kControl, 1.5f);
  else if (touch.hovered || touch.held) fill(r, colour(Role::Panel3, touch.held ? 1.0f : 0.6f), radius::kControl);
  playing_card(ink(), {r.x + px(12), r.middle().y - card / 2, card * 0.70f, card}, c.card[0], {.dim = !c.enabled});
  float const top = r.middle().y - words / 2;
  rich_text(x, top, width, Type::Small, c.note, c.enabled ? Role::Text2 : Role::Text3);
  if (value > 0) text_wrapped(Type::SmallStrong, x, top + words - value + px(2), width, c.value, plain(c.tone) ? Role::Text2 : c.tone == Tone::Bad ? Role::Bad : Role::Warn);
  return r.h;
}

void odds_bar(Rect in, std::vector<Share> const& odds) {
  float x = in.x;
  for (Share const& share : odds) {
    if (share.percent <= 0) continue;
    float const w = in.w * float(share.percent) / 100;
    fill({x, in.y, std::max(px(2), w - px(1.5f)), in.h}, tone_colour(share.tone), 2);
    x += w;
  }
}

// One answer of a ladder. Returns its height.
float ladder_row(Rect in, float y, Choice const& c, std::string const& label, bool chosen, float column, bool& pressed) {
  if (!c.card.empty()) return card_row(in, y, c, label, chosen, pressed);
  float const value_w = c.value.empty() ? 0 : text_size(Type::Caption, c.value).x + px(12);
  float const x = in.x + px(38) + column, width = in.right() - px(12) - value_w - x;
  float const bar = c.odds.empty() ? 0 : px(11);
  float const words = (c.note.empty() ? 0 : text_height(Type::Small, width, c.note)) + bar;
  Rect const r{in.x, y, in.w, std::max(px(look().touch ? 48.0f : 36.0f), words + px(14))};
  Touch const touch = touch_area(r, label.c_str(), c.enabled ? std::string_view{} : std::string_view(c.why), c.enabled);
  pressed = touch.pressed;
  if (chosen) {
    fill(r, colour(Role::AccentFace), radius::kControl);
    outline(r, colour(Role::Accent), radius::kControl, 1.5f);
  } else if (touch.hovered || touch.held) {
    fill(r, colour(Role::Panel3, touch.held ? 1.0f : 0.6f), radius::kControl);
  }
  float const cy = r.middle().y;
  ImU32 const paint = plain(c.tone) ? colour(Role::Text2) : tone_colour(c.tone);
  if (c.icon[0]) icon(c.icon, r.x + px(18), cy, 20, c.enabled ? paint : colour(Role::Text3));
  text(Type::Title, r.x + px(38), cy - px(11), c.text, c.enabled ? Role::Text : Role::Text3);
  if (!c.note.empty()) rich_text(x, cy - words / 2, width, chosen ? Type::SmallStrong : Type::Small, c.note, chosen ? Role::Text : Role::Text2);
  if (bar > 0) odds_bar({x, cy + words / 2 - px(6), width, px(6)}, c.odds);
  if (value_w > 0) text_right(Type::Caption, r.right() - px(10), cy - px(8), c.value, chosen ? Role::Text : Role::Text2);
  return r.h;
}

}  // namespace

// A press that was meant for what stood here before: the question has only just come, and the pointer has not moved since.
bool TableScreen::just_asked() const {
  ImVec2 const at = ImGui::GetIO().MousePos;
  return ImGui::GetTime() - asked_at_ < 0.3 && std::fabs(at.x - asked_x_) < 3 && std::fabs(at.y - asked_y_) < 3;
}

// Nothing picked yet: what is proposed.
bool TableScreen::is_picked(Question const& q, size_t i) const {
  Choice const& c = q.choices[i];
  return c.commit.empty() || picked_.empty() ? int(i) == q.chosen : picked_ == c.play;
}

void TableScreen::choose(Stage& stage, Choice const& c) {
  if (!c.play.empty() && !c.commit.empty()) {
    if (picked_ == c.play) return stage.play_actions(c.play);   // a second press plays it
    picked_ = c.play;
    picked_commit_ = c.commit;
    return;
  }
  if (!c.play.empty()) return stage.play_actions(c.play);
  field_ = c.order;
  type(stage, field_);
}

// A tile of the board that is an answer is picked like its row.
void TableScreen::press_spot(Stage& stage, Spot const& spot) {
  for (Question const& q : questions_)
    for (Choice const& c : q.choices)
      if (!c.commit.empty() && c.play == spot.play) {
        if (!just_asked()) choose(stage, c);
        return;
      }
  stage.play_actions(spot.play);
}

int TableScreen::lit_spot() const {
  if (hovered_spot_ >= 0 || picked_.empty()) return hovered_spot_;
  for (size_t i = 0; i < view_.scene.spots.size(); ++i)
    if (view_.scene.spots[i].play == picked_) return int(i);
  return -1;
}

bool TableScreen::commit_picked(Stage& stage) {
  if (picked_.empty()) return false;
  stage.play_actions(picked_);
  return true;
}

float TableScreen::ladder(Stage& stage, Rect in, float y, Question const& q) {
  if (!q.label.empty() && q.label != "Speed") {
    text(Type::Strong, in.x, y + px(2), q.label);
    y += px(28);
  }
  float column = 0;
  for (Choice const& c : q.choices) column = std::max(column, text_size(Type::Title, c.text).x);
  column = std::min(column + px(14), in.w * 0.5f);
  Rect const rows = in.inset(-px(6), 0);
  for (size_t i = 0; i < q.choices.size(); ++i) {
    bool pressed = false;
    Choice const& c = q.choices[i];
    y += ladder_row(rows, y, c, c.text + "##choice" + group_, is_picked(q, i), column, pressed) + px(look().touch ? 4.0f : 1.0f);
    if (is_picked(q, i) && picked_bottom_ == 0) picked_bottom_ = y;
    if (pressed && !just_asked()) choose(stage, c);
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
float TableScreen::answers(Stage& stage, Rect in, float y, Question const& q, std::string const& id) {
  float const h = px(look().touch ? 48.0f : 32.0f), gap = px(6);
  float x = in.x;
  for (size_t i = 0; i < q.choices.size(); ++i) {
    Choice const& c = q.choices[i];
    std::string const label = (c.badge > 0 ? std::to_string(c.badge) + ".  " : "") + c.text + "##" + id + group_;
    bool const chosen = is_picked(q, i) || c.badge > 0;
    ButtonStyle style{.kind = chosen ? ButtonStyle::Face : ButtonStyle::Outline, .enabled = c.enabled, .why = c.why};
    float const w = std::min(in.w, std::max(px(44), button_width(label.c_str(), style)));
    if (x > in.x && x + w > in.right()) x = in.x, y += h + gap;
    if (button({x, y, w, h}, label.c_str(), style) && !just_asked()) {
      choose(stage, c);
      open_fold_.clear();
    }
    x += w + gap;
  }
  return y + h + gap;
}

float TableScreen::strip(Stage& stage, Rect in, float y, Question const& q) {
  icon(q.icon, in.x + px(9), y + px(10), 18, Role::Text3);
  float const label = text(Type::Strong, in.x + px(26), y, q.label);
  if (view_.desk.workshop && q.chosen >= 0 && size_t(q.chosen) < q.choices.size())  // its price
    text(Type::Caption, in.x + px(36) + label, y + px(2), q.choices[size_t(q.chosen)].note, Role::Text2);
  if (!q.rule.empty()) cite(in.right() - cite_width(q.rule), y + px(10), q.rule);
  y = answers(stage, in, y + px(26), q, q.label);
  if (!q.note.empty()) y += text_wrapped(Type::Caption, in.x, y, in.w, q.note, Role::Text2) + px(4);
  return y + px(6);
}

float TableScreen::fold(Stage& stage, Rect in, float y, Question const& q) {
  float const h = px(look().touch ? 48.0f : 30.0f);
  Rect const r{in.x - px(6), y, in.w + px(12), h};
  bool const open = open_fold_ == q.label + group_;
  Touch const touch = touch_area(r, (q.label + "##fold" + group_).c_str());
  if (touch.hovered || open) fill(r, colour(Role::Panel3, 0.6f), radius::kControl);
  if (touch.pressed) open_fold_ = open ? "" : q.label + group_;
  float const cy = r.middle().y;
  icon(q.icon, in.x + px(8), cy, 18, Role::Text3);
  float const value_w = text_size(Type::SmallStrong, q.value).x;
  text_fit(Type::Small, in.x + px(26), cy - px(9), q.label, in.w - px(38) - std::min(value_w, in.w * 0.55f), Role::Text2);
  float const room = std::min(value_w, in.w * 0.55f);
  text_fit(Type::SmallStrong, in.right() - room, cy - px(9), q.value, room + 1);
  y = r.bottom() + px(1);
  if (!open) return y;
  y = answers(stage, in, y + px(6), q, q.label);
  if (!q.note.empty()) y += text_wrapped(Type::Caption, in.x, y, in.w, q.note, Role::Text2) + px(4);
  return y + px(4);
}

float TableScreen::form_head(Rect in, float y, Question const& q) {
  y += px(6);
  float x = in.x;
  if (q.helmet != Helmet::None) helmet(ink(), {x + px(10), y + px(11)}, px(9), q.helmet), x += px(28);
  x += text(Type::Title, x, y, q.label) + px(10);
  text_fit(Type::Caption, x, y + px(4), q.value, in.right() - x, Role::Text2);
  y += px(28);
  if (!q.note.empty()) y += rich_text(in.x, y, in.w, Type::Small, q.note, Role::Text2) + px(6);
  return y;
}

float TableScreen::form(Stage& stage, Rect in, float y, bool with_sums) {
  bool folded = false;
  group_.clear();
  for (Question const& q : questions_) {
    bool const once = drawn_page_ >= 0 && q.page < 0 && drawn_page_ < int(view_.standing.pages.size());
    if (!on_page(q.page) || once) continue;
    if (q.look == Question::Fold && !folded && view_.standing.pages.empty()) {
      folded = true;
      hairline(in.x, in.right(), y + px(4));
      text(Type::Strong, in.x, y + px(14), "If it comes up on the way");
      y += px(42);
    }
    switch (q.look) {
      case Question::Ladder: y = ladder(stage, in, y, q); break;
      case Question::Strip: y = strip(stage, in, y, q); break;
      case Question::Fold: y = fold(stage, in, y, q); break;
      case Question::Sum: break;
      case Question::Head: group_ = q.label + std::to_string(q.page), y = form_head(in, y, q); break;
    }
  }
  group_.clear();
  return with_sums ? sums(in, y) : y;
}

// The draft as text, with what is wrong in it.
float TableScreen::form_text(Stage& stage, Rect in, float y, bool with_error) {
  if (!view_.desk.text_entry) return y;
  int const lines = view_.desk.text_lines;
  Rect const box{in.x, y + px(4), in.w, px(lines > 1 ? 18.0f + 20.0f * float(lines) : 40.0f)};
  FieldStyle const style{.type = Type::OrderSmall, .hint = "or type it", .error = sheet_.error_column != 0, .lines = lines > 1};
  if (text_field(box, "##Order text", field_, style)) type(stage, field_);
  probe_add("Order text", box);
  y = box.bottom() + px(8);
  if (sheet_.error_column && with_error) y = order_error(stage, in, y);
  for (auto const& note : sheet_.notes) {
    icon("alert-triangle", in.x + px(8), y + px(8), 16, Role::Warn);
    y += text_wrapped(Type::Caption, in.x + px(24), y, in.w - px(24), note, Role::Text2) + px(6);
  }
  return y;
}

// What the draft comes to, and the smallest cure of a fault, cut from the bottom of `rest`.
void TableScreen::pin_sums(Stage& stage, Rect& rest) {
  float height = px(10);
  for (Question const& q : questions_) height += q.look == Question::Sum ? px(36) : 0;
  if (sheet_.error_column) height += text_height(Type::Small, rest.w - px(90), sheet_.error) + px(12.0f + 44.0f * float(mends_.size()));
  Rect const in = rest.cut_bottom(height, px(4));
  hairline(in.x, in.right(), in.y);
  float const y = sums(in, in.y + px(8));
  if (sheet_.error_column) order_error(stage, in, y);
}

// A phone's sheet: every board that asks, below one another, each with its cards.
float TableScreen::sheet_pages(Stage& stage, Rect in, float y) {
  auto const& pages = view_.standing.pages;
  bool const common = std::any_of(questions_.begin(), questions_.end(), [](Question const& q) { return q.page < 0; });
  bool drawn = false;
  for (int page = 0; page < int(pages.size()); ++page) {
    auto const of_it = [page](Question const& q) { return q.page == page; };
    if (std::none_of(questions_.begin(), questions_.end(), of_it)) continue;
    hairline(in.x, in.right(), y + px(2));
    text(Type::Strong, in.x, y + px(10), pages[size_t(page)].name + ", " + pages[size_t(page)].note);
    y += px(32);
    drawn_page_ = page;
    y = trays_inline(stage, in, y);
    y = form(stage, in, y) + px(10);
    drawn = true;
  }
  drawn_page_ = drawn ? int(pages.size()) : -1;    // what is of no board, once
  if (common || !drawn) y = form(stage, in, y);
  drawn_page_ = -1;
  return y;
}

void TableScreen::decide_form(Stage& stage, Rect in) {
  Desk const& desk = view_.desk;
  bool const phone = stage.layout == Layout::Phone, workshop = desk.workshop && !phone;
  bool const typing = phone && widgets::text_focused() && in.h < px(420);  // a soft keyboard leaves room for the field only
  bool const tight = phone && in.h < px(300);
  float y = typing ? in.y + px(8) : head(stage, in, desk.title);
  if (!typing && !tight) y = car_card(in, y);
  bool const picks = !picked_.empty();
  bool const ready = (picks || !desk.commit_play.empty()) && !stage.read_only && sheet_.error_column == 0;
  std::string const why = sheet_.error_column ? "the draft has a fault" : desk.commit_verdict.why;
  std::string const commit = picks ? picked_commit_ : desk.commit;
  Rect rest{in.x, y, in.w, in.bottom() - y};
  if (desk.text_entry && !typing && !tight) {
    Rect row = rest.cut_bottom(px(36), px(10));
    if (button(row.column(0, 2, px(8)), "Copy as text", {.icon = "copy", .enabled = !desk.text.empty(), .why = "nothing is written yet"}))
      copy_order(stage);
    if (button(row.column(1, 2, px(8)), "Start anew", {.icon = "arrow-back-up", .enabled = !desk.text.empty(), .why = "nothing is written yet"}))
      field_.clear(), sheet_ = {}, stage.push(Intent::ClearDraft);
  }
  Rect const main = rest.cut_bottom(px(phone ? size::kPrimaryTouch : size::kPrimary), px(10));
  bool const pinned = phone && desk.workshop && !typing;  // what the plan comes to stays in sight while its rows are turned over
  if (pinned) pin_sums(stage, rest);
  std::string const shown = desk.title + " " + std::to_string(stage.play->truth().turn());
  // Another form begins at its top, or where what the yellow button does comes into sight.
  if (form_of_ != shown) form_of_ = shown, form_frames_ = 0, ImGui::SetNextWindowScroll({0, 0});
  Rect const area = begin_scroll("##form", rest.inset(-px(8), 0));
  picked_bottom_ = 0;
  float at = area.y + px(2);
  Rect const inside{area.x + px(8), at, area.w - px(18), 0};
  bool const by_pages = phone && desk.text_entry && !view_.standing.pages.empty();
  // The rows are the hand itself: they come first, without it.
  bool const hand = std::any_of(questions_.begin(), questions_.end(), [](Question const& q) { return !q.choices.empty() && !q.choices[0].card.empty(); });
  if (phone && !by_pages && !hand) at = trays_inline(stage, inside, at);
  if (!workshop) at = by_pages ? sheet_pages(stage, inside, at) : form(stage, inside, at, !pinned), at = form_text(stage, inside, at, !pinned), at = tester(stage, inside, at);
  if (phone && !by_pages && hand) at = trays_inline(stage, inside, at + px(8), false);
  Rule opened;
  for (size_t i = 0; i < desk.lines.size(); ++i) {
    if (i > 0 || !workshop) hairline(inside.x, inside.right(), at);
    at += px(7);
    at += rich_line(inside.x, at, inside.w, desk.lines[i], LineStyle{}, &opened) + px(7);
  }
  if (!desk.shelf.empty()) at = shelf(stage, inside, at);
  if (++form_frames_ == 2 && picked_bottom_ > rest.bottom()) ImGui::SetScrollY(ImGui::GetScrollY() + picked_bottom_ - rest.bottom());
  if (form_frames_ < 4) motion::keep_moving();
  end_scroll(at);
  bool const waits = just_asked() && main.has(ImGui::GetIO().MousePos);
  if (waits) motion::keep_moving();
  if (primary_button(main, commit.c_str(), desk.commit_icon, ready && !waits, waits ? std::string_view() : std::string_view(why))) {
    if (!commit_picked(stage)) stage.push(Intent::Commit);
    writing_ = false;
  }
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
}

// Up and down, 1 to 9: the answers of the first ladder.
bool TableScreen::form_key(Stage& stage, int n, int by) {
  for (Question const& q : questions_) {
    if (q.look != Question::Ladder || q.choices.empty() || !on_page(q.page)) continue;
    int const last = int(q.choices.size()) - 1;
    int chosen = q.chosen;
    for (size_t k = 0; k < q.choices.size(); ++k)
      if (!picked_.empty() && q.choices[k].play == picked_) chosen = int(k);
    int const i = n > 0 ? n - 1 : std::clamp(chosen < 0 ? (by > 0 ? last : 0) : chosen + by, 0, last);
    if (i > last) return true;
    Choice const& c = q.choices[size_t(i)];
    if (by && !c.play.empty() && c.commit.empty()) return false;      // walking through would play
    if (c.enabled) choose(stage, c);
    return true;
  }
  return false;
}

}  // namespace paddock::app
