// The right column: whose move it is, what it may be, what it costs, and the one yellow button.
#include <algorithm>

#include "app/deadline.hpp"
#include "app/gm/outgoing.hpp"
#include "app/table/count.hpp"
#include "app/table/table.hpp"

namespace paddock::app {

// Title at the left, my car and name at the right. Returns the y below.
float TableScreen::head(Stage& stage, Rect in, std::string_view title) {
  Play const& play = *stage.play;
  float const cy = in.y + px(26);
  float right = in.right();
  if (play.me() >= 0) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(play.me())];
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

// When the turn of a player's copy closes, in his own time, and the same for his calendar.
float TableScreen::closing_line(Stage& stage, Rect in, float y) {
  Play const& play = *stage.play;
  if (!closing(play)) return y;
  Rect row{in.x, y - px(6), in.w, px(28)};
  if (icon_button(row.cut_right(px(28), px(8)), "Calendar file", "calendar-plus", "Saves the deadline as a calendar file")) save_deadline(stage);
  icon("clock", row.x + px(8), row.middle().y, 16, Role::Text2);
  text_fit(Type::Small, row.x + px(24), row.middle().y - px(9), capital(closes_words(play.deadline(), stage.host.unix_time())), row.w - px(24), Role::Text2);
  return y + px(28);
}

bool TableScreen::closing(Play const& play) {
  return play.player() && play.me() >= 0 && play.deadline() > 0 && play.state() != Play::Phase::Over && play.shown_turn() == 0;
}

void TableScreen::save_deadline(Stage& stage) {
  Play const& play = *stage.play;
  stage.push(Intent::SaveFile, 0, calendar_of(play, stage.host.unix_time()), calendar_name(play));
}

float TableScreen::figures(Rect in, float y, bool slim) {
  auto const& all = view_.desk.figures;
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

float TableScreen::reasons(Stage& stage, Rect in, float y, float bottom) {
  if (bottom - y < px(24)) return y;
  Rule opened;
  Rect const area = begin_scroll("##reasons", {in.x, y, in.w, bottom - y});
  float at = area.y;
  for (size_t i = 0; i < view_.desk.lines.size(); ++i) {
    Line const& line = view_.desk.lines[i];
    LineStyle style;
    style.lead_css = 28;
    if (line.seat >= 0) {
      SeatSetup const& seat = stage.play->truth().setup().seats[size_t(line.seat)];
      style.livery = seat.livery, style.number = seat.number, style.lead_css = 50;
    }
    if (i > 0) hairline(area.x, area.x + in.w, at);
    at += px(7);
    at += rich_line(area.x, at, in.w - px(8), line, style, &opened) + px(7);  // beside the scroll bar
  }
  end_scroll(at);
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
  return std::min(at, bottom);
}

void TableScreen::copy_order(Stage& stage) {
  Play const& play = *stage.play;
  stage.push(Intent::Copy, 0, order_post(play, play.me(), view_.desk.text.empty() ? sealed_words(play) : view_.desk.text), "Order copied as text");
}

void TableScreen::decide(Stage& stage, Rect in) {
  if (!questions_.empty()) return decide_form(stage, in);
  Play& play = *stage.play;
  Desk const& desk = view_.desk;
  float y = head(stage, in, desk.title);
  y = figures(in, y);
  Rule opened;
  float x = in.x;
  for (auto const& c : desk.chips) {
    if (x > in.x && x + chip_width(c) > in.right()) x = in.x, y += px(30);
    x += chip(x, y + px(12), c, &opened) + px(8);
  }
  if (!desk.chips.empty()) y += px(36);
  if (desk.text_entry) y = order_entry(stage, in, y, px(44));
  else y = keys(stage, in, y, px(44));
  float const bottom = in.bottom() - px(34) - px(36) - px(10) - px(48) - px(8);
  y = comparison(stage, in, y + px(4));
  y = reasons(stage, in, y, bottom - asks_height(in.w));

  Rect const main{in.x, bottom + px(8), in.w, px(48)};
  std::string const why = sheet_.error_column ? "the typed order cannot be read" : desk.commit_verdict.why;
  seal_button(stage, main);
  Rect second{in.x, main.bottom() + px(10), in.w, px(36)};
  Rect pair{second.x, second.y, second.w, second.h};
  if (icon_button(pair.cut_right(px(36), px(8)), "Start anew", "arrow-back-up", "Start anew", false, play.can_undo()))
    stage.push(Intent::ClearDraft);
  if (button(pair.column(0, 2, px(8)), "Copy as text",
             {.icon = "copy", .enabled = !desk.text.empty(), .why = "nothing is written yet"}))
    copy_order(stage);
  if (button(pair.column(1, 2, px(8)), "Compare",
             {.icon = "route",
              .tip = "Puts this order aside and shows what another one would change",
              .enabled = !desk.text.empty(),
              .why = "nothing is written yet"}))
    put_aside(view_.scene);
  std::string foot = play.player()     ? "You can replace it until the GM resolves the turn."
                     : play.owed() > 1 ? "It stays sealed until every order is in."
                                       : "";
  if (!asked_text_.empty()) foot = "Esc goes back to the order.";
  if (desk.commit_play.empty() && !why.empty() && sheet_.error_column == 0) foot = why;
  Rect const line{in.x, second.bottom() + px(8), in.w, px(18)};
  float const w = text_size(Type::Caption, foot).x;
  text_fit(Type::Caption, std::max(line.x, line.x + (line.w - w) / 2), line.y, foot, line.w, Role::Text3);
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
}

// An order that is short, too long or leads into trouble. What it comes to stands in the desk's own lines.
std::string TableScreen::doubt() const {
  Desk const& desk = view_.desk;
  if (desk.text.empty() || !questions_.empty()) return {};
  int have = 0, need = 0;
  std::string out;
  if (read_count(desk.count, have, need) && have != need) {
    out = std::to_string(have) + " of " + std::to_string(need) + (need == 1 ? " move" : " moves") + (have == 1 ? " is written." : " are written.");
    for (std::string const& note : notes_) out = note;   // what becomes of it, in the game's words
  }
  for (Line const& line : desk.lines) {
    bool const says = line.tone == Tone::Bad || (!out.empty() && line.tone == Tone::Warn &&
                      (std::string_view(line.icon) == "alert-octagon" || std::string_view(line.icon) == "alert-triangle" || std::string_view(line.icon) == "ban"));
    if (says && out.size() < 160) out += (out.empty() ? "" : " ") + line.text + (line.value.empty() ? "." : ": " + line.value + ".");
  }
  return out;
}

void TableScreen::seal(Stage& stage) {
  if (asked_text_.empty() && !doubt().empty()) {
    asked_text_ = view_.desk.text + "\n";
    return;
  }
  asked_text_.clear();
  writing_ = false;
  stage.push(Intent::Commit);
}

float TableScreen::asks_height(float width) const {
  return asked_text_.empty() ? 0 : text_height(Type::Small, width - px(50), doubt()) + px(28);
}

// Yellow when the order is whole; else a plain one that asks once.
bool TableScreen::seal_button(Stage& stage, Rect where) {
  Desk const& desk = view_.desk;
  bool const ready = !desk.commit_play.empty() && !stage.read_only && sheet_.error_column == 0;
  std::string const why = sheet_.error_column ? "the typed order cannot be read" : desk.commit_verdict.why;
  std::string const doubts = doubt();
  bool pressed = false;
  if (!ready || doubts.empty()) {
    pressed = primary_button(where, desk.commit.c_str(), desk.commit_icon, ready, why);
  } else if (asked_text_.empty()) {
    pressed = button(where, desk.commit.c_str(), {.kind = ButtonStyle::Filled, .icon = desk.commit_icon, .type = Type::Strong});
  } else {
    float const h = asks_height(where.w) - px(8);
    Rect const box{where.x, where.y - h - px(8), where.w, h};
    fill(box, tone_face(Tone::Warn), radius::kControl);
    outline(box, tone_colour(Tone::Warn), radius::kControl);
    icon("alert-triangle", box.x + px(20), box.middle().y, 20, Role::Warn);
    rich_text(box.x + px(40), box.y + px(10), where.w - px(50), Type::Small, doubts, Role::Text);
    if (button(where.column(0, 2, px(8)), "Go on writing", {.kind = ButtonStyle::Filled, .icon = "pencil"})) asked_text_.clear();
    pressed = button(where.column(1, 2, px(8)), "Seal all the same", {.icon = desk.commit_icon});
  }
  if (pressed) seal(stage);
  return pressed;
}

void TableScreen::draw_decision(Stage& stage, Rect where) {
  Play const& play = *stage.play;
  auto const phase = play.phase();
  bool const back = play.shown_turn() > 0;
  bool const yours =
      !back && (phase == Play::Phase::Decide || phase == Play::Phase::Publish || phase == Play::Phase::Pick);
  Rect in = begin_panel("##decision", where, Region::Decision, {.kerb = yours ? PanelStyle::Yours : PanelStyle::Theirs})
                .inset(px(16), 0);
  in.y += px(4);
  in.h -= px(16);
  if (back) look_back(stage, in);
  else if (phase == Play::Phase::Decide) decide(stage, in);
  else if (phase == Play::Phase::Pick) pick_seat(stage, in);
  else wait(stage, in);
  end_panel();
}

}  // namespace paddock::app
