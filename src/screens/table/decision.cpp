#include "screens/table/decision.hpp"

#include <algorithm>

#include "desk/deadline.hpp"
#include "imgui_internal.h"
#include "screens/gm/outgoing.hpp"
#include "screens/table/order_entry.hpp"
#include "screens/table/waiting.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

namespace {

// When the turn of who decides here closes, in his own time, and the same for his calendar.
float closing_line(Stage& stage, Rect in, float y) {
  Play const& play = *stage.play;
  if (!closing(play)) return y;
  Rect row{in.x, y - px(6), in.w, px(28)};
  if (icon_button(row.cut_right(px(28), px(8)), "Calendar file", "calendar-plus", "Saves the deadline as a calendar file")) save_deadline(stage);
  icon("clock", row.x + px(8), row.middle().y, 16, Role::Text2);
  text_fit(Type::Small, row.x + px(24), row.middle().y - px(9), capital(closes_words(play.clock().deadline(), stage.host.unix_time())), row.w - px(24), Role::Text2);
  return y + px(28);
}

}  // namespace

float decision_head(Stage& stage, Rect in, std::string_view title) {
  Play const& play = *stage.play;
  float const cy = in.y + px(26);
  float right = in.right();
  if (play.chair().me() >= 0) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(play.chair().me())];
    float const title_w = text_size(Type::PanelTitle, title).x;
    float const name_w = text_size(Type::Strong, seat.name).x;
    if (name_w < in.w - title_w - px(72)) {
      text(Type::Strong, right - name_w, cy - px(10), seat.name);
      right -= name_w + px(10);
    }
    swatch({right - px(46), cy - px(10), px(46), px(20)}, seat.livery, seat.number);
    right -= px(56);
  }
  text_fit(Type::PanelTitle, in.x, cy - px(13), title, right - in.x);
  return closing_line(stage, in, in.y + px(50));
}

bool closing(Play const& play) {
  bool const by_link = play.race().player() || play.drivers().by_link();
  return by_link && play.chair().me() >= 0 && play.clock().deadline() > 0 && play.state() != Play::Phase::Over && play.films().turn() == 0;
}

std::string closing_sentence(Play const& play, int64_t now) {
  int64_t const left = play.clock().deadline() - now;
  std::string const when = date_words(play.clock().deadline());
  return left > 0 ? "This turn closes " + when + ", in " + span_words(left) + "." : "This turn closed " + when + ".";
}

void save_deadline(Stage& stage) {
  Play const& play = *stage.play;
  stage.push(Intent::SaveFile, 0, calendar_of(play, stage.host.unix_time()), calendar_name(play));
}

float figures(Desk const& desk, Rect in, float y, bool slim) {
  auto const& all = desk.figures;
  if (all.empty()) return y;
  if (slim) {
    float total = 0;
    for (auto const& f : all)
      total += text_size(Type::Caption, f.label).x + px(6) + text_size(Type::PanelTitle, f.value).x;
    float const gap = all.size() > 1 ? (in.w - total) / float(all.size() - 1) : 0;
    float x = in.x;
    for (auto const& f : all) {
      x += text(Type::Caption, x, y + px(6), f.label, Role::Text2) + px(6);
      float const w = text_size(Type::PanelTitle, f.value).x;
      draw_text(ink(), Type::PanelTitle, {x, y}, tone_colour(f.tone), f.value);
      x += w + gap;
    }
    return y + px(32);
  }
  float total = 0;
  for (auto const& f : all) total += figure_width(f);
  float const gap = all.size() > 1 ? std::max(px(8), (in.w - total) / float(all.size() - 1)) : 0;
  float x = in.x;
  for (auto const& f : all) x += figure(x, y, f) + gap;
  return y + px(56);
}

namespace {

// Beside the scroll bar.
float reason_lines(Stage& stage, Desk const& desk, Rect in, float at) {
  Rule opened;
  for (size_t i = 0; i < desk.lines.size(); ++i) {
    Line const& line = desk.lines[i];
    LineStyle style;
    style.lead_css = 28;
    if (line.seat >= 0) {
      SeatSetup const& seat = stage.play->truth().setup().seats[size_t(line.seat)];
      style.livery = seat.livery, style.number = seat.number, style.lead_css = 50;
    }
    if (i > 0) hairline(in.x, in.right(), at);
    at += px(7);
    at += rich_line(in.x, at, in.w - px(8), line, style, &opened) + px(7);
  }
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
  return at;
}

}  // namespace

float reasons(Stage& stage, Desk const& desk, Rect in) {
  if (in.h < px(24)) return in.y;
  Rect const area = begin_scroll("##reasons", in);
  float const end = reason_lines(stage, desk, {area.x, area.y, in.w, 0}, area.y);
  end_scroll(end);
  return std::min(end, in.bottom());
}

void copy_order(Stage& stage, Desk const& desk) {
  Play const& play = *stage.play;
  stage.push(Intent::Copy, 0, order_post(play, play.chair().me(), desk.text.empty() ? sealed_words(play) : desk.text), "Order copied as text");
}

// ------------------------------------------------------------------------------------------------ the seal

namespace {

// What a seal would bring, above its button, and both ways on.
bool asks(Deciding at, Rect where) {
  Desk const& desk = at.view.desk;
  float const h = asks_height(at, where.w) - px(8);
  Rect const box{where.x, where.y - h - px(8), where.w, h};
  fill(box, tone_face(Tone::Warn), radius::kControl);
  outline(box, tone_colour(Tone::Warn), radius::kControl);
  icon("alert-triangle", box.x + px(20), box.middle().y, 20, Role::Warn);
  rich_text(box.x + px(40), box.y + px(10), where.w - px(50), Type::Small, at.draft.doubt(desk), Role::Text);
  if (button(where.column(0, 2, px(8)), "Go on writing", {.kind = ButtonStyle::Filled, .icon = "pencil"})) at.draft.ask_no_more();
  return button(where.column(1, 2, px(8)), "Seal all the same", {.icon = desk.commit_icon});
}

}  // namespace

float asks_height(Deciding at, float width) {
  return at.draft.asked() ? text_height(Type::Small, width - px(50), at.draft.doubt(at.view.desk)) + px(28) : 0;
}

// Yellow when the order is whole; else a plain one that asks once.
void seal_button(Deciding at, Rect where, bool waits) {
  Desk const& desk = at.view.desk;
  bool const fault = at.draft.sheet.error_column != 0, ready = !desk.commit_play.empty() && !at.stage.read_only && !fault && !waits;
  std::string const why = waits ? "" : fault ? (at.draft.sheet.forbidden ? "the typed order is not allowed" : "the typed order cannot be read") : desk.commit_verdict.why;
  bool pressed = false;
  if (!ready || at.draft.doubt(desk).empty()) pressed = primary_button(where, desk.commit.c_str(), desk.commit_icon, ready, why);
  else if (!at.draft.asked()) pressed = button(where, desk.commit.c_str(), {.kind = ButtonStyle::Filled, .icon = desk.commit_icon, .type = Type::Strong});
  else pressed = asks(at, where);
  if (pressed) at.draft.seal(at.stage, desk);
}

// ------------------------------------------------------------------------------------------------ the column

namespace {

float desk_chips(Stage& stage, Desk const& desk, Rect in, float y) {
  Rule opened;
  float x = in.x;
  for (auto const& c : desk.chips) {
    if (x > in.x && x + chip_width(c) > in.right()) x = in.x, y += px(30);
    x += chip(x, y + px(12), c, &opened) + px(8);
  }
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
  return desk.chips.empty() ? y : y + px(36);
}

// The last line: what becomes of the seal, or why there is none.
std::string foot_words(Deciding at) {
  Play const& play = *at.stage.play;
  Desk const& desk = at.view.desk;
  bool const fault = at.draft.sheet.error_column != 0;
  if (desk.commit_play.empty() && !fault && !desk.commit_verdict.why.empty()) return desk.commit_verdict.why;
  if (at.draft.asked()) return "Esc goes back to the order.";
  if (play.race().player()) return "You can replace it until the GM resolves the turn.";
  return play.tray().owed() > 1 ? "It stays sealed until every order is in." : "";
}

// The same to ImGui in both layouts, so that a soft keyboard, which makes the panel low, does not take the field away that called it.
float entry(Deciding at, Rect in, float y) {
  ImGui::PushOverrideID(ImHashStr("order"));
  y = at.view.desk.text_entry ? order_entry(at, in, y, px(44)) : order_keys(at, in, y, px(44));
  ImGui::PopID();
  return y;
}

}  // namespace

void DecisionPanel::buttons(Deciding at, Rect second) {
  Desk const& desk = at.view.desk;
  char const* const nothing = "nothing is written yet";
  Rect pair = second;
  if (icon_button(pair.cut_right(px(36), px(8)), "Start anew", "arrow-back-up", "Start anew", false, at.stage.play->draft().can_undo()))
    at.stage.push(Intent::ClearDraft);
  if (button(pair.column(0, 2, px(8)), "Copy as text", {.icon = "copy", .enabled = !desk.text.empty(), .why = nothing}))
    copy_order(at.stage, desk);
  if (button(pair.column(1, 2, px(8)), "Compare",
             {.icon = "route", .tip = "Puts this order aside and shows what another one would change", .enabled = !desk.text.empty(), .why = nothing}))
    comparison_.put_aside(at.view);
}

void DecisionPanel::decide(Deciding at, Rect in) {
  if (!at.draft.questions.empty()) return form().draw(at, in);
  Desk const& desk = at.view.desk;
  float y = decision_head(at.stage, in, desk.title);
  if (at.stage.low || in.bottom() - y < px(360)) return decide_low(at, {in.x, y, in.w, in.bottom() - y});
  y = desk_chips(at.stage, desk, in, figures(desk, in, y));
  y = entry(at, in, y);
  float const bottom = in.bottom() - px(34) - px(36) - px(10) - px(48) - px(8);
  y = comparison_.draw(at, in, y + px(4));
  reasons(at.stage, desk, {in.x, y, in.w, bottom - asks_height(at, in.w) - y});
  Rect const main{in.x, bottom + px(8), in.w, px(48)}, second{in.x, main.bottom() + px(10), in.w, px(36)};
  seal_button(at, main);
  buttons(at, second);
  std::string const foot = foot_words(at);
  float const w = text_size(Type::Caption, foot).x;
  text_fit(Type::Caption, std::max(in.x, in.x + (in.w - w) / 2), second.bottom() + px(8), foot, in.w, Role::Text3);
}

// All but the seal is scrolled.
void DecisionPanel::decide_low(Deciding at, Rect rest) {
  Desk const& desk = at.view.desk;
  Rect const main = rest.cut_bottom(px(48), px(10));
  rest.cut_bottom(asks_height(at, rest.w));
  Rect const area = begin_scroll("##order", rest.inset(-px(8), 0));
  Rect const in{area.x + px(8), area.y + px(2), area.w - px(18), 0};
  float y = desk_chips(at.stage, desk, in, figures(desk, in, in.y, true));
  y = entry(at, in, y);
  y = reason_lines(at.stage, desk, in, comparison_.draw(at, in, y + px(4)));
  Rect const second{in.x, y + px(4), in.w, finger(36)};
  buttons(at, second);
  end_scroll(second.bottom() + px(8));
  seal_button(at, main);
}

void DecisionPanel::forget() {
  comparison_.end();
  form_.reset();
}

FormPart& DecisionPanel::form() {
  if (!form_) form_ = make_form();
  return *form_;
}

void DecisionPanel::notice(Deciding at) {
  Play const& play = *at.stage.play;
  if (play.phase() != Play::Phase::Decide) comparison_.end();
  comparison_.show(play, at.view);
}

void DecisionPanel::draw(Deciding at, Rect where) {
  Play const& play = *at.stage.play;
  auto const phase = play.phase();
  bool const back = play.films().turn() > 0;
  bool const yours = !back && (phase == Play::Phase::Decide || phase == Play::Phase::Publish || phase == Play::Phase::Pick);
  Rect in = begin_panel("##decision", where, Region::Decision, {.kerb = yours ? PanelStyle::Yours : PanelStyle::Theirs}).inset(px(16), 0);
  in.y += px(4);
  in.h -= px(16);
  if (back) look_back(at.stage, at.view, in);
  else if (phase == Play::Phase::Decide) decide(at, in);
  else if (phase == Play::Phase::Pick) pick_seat(at.stage, at.view, in);
  else wait(at.stage, at.view, in);
  end_panel();
}

}  // namespace paddock::app
