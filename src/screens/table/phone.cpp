// The table on a phone: standing strip, board, sheet; order entry with keys under the thumb; lists behind the tabs.
#include <algorithm>
#include <cmath>

#include "desk/deadline.hpp"
#include "screens/table/leave.hpp"
#include "screens/table/order_entry.hpp"
#include "screens/table/over_board.hpp"
#include "screens/table/table.hpp"
#include "screens/table/waiting.hpp"
#include "screens/table/workshop.hpp"
#include "ui/motion.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

void TableScreen::phone_strip(Stage& stage, Rect where) {
  Play const& play = *stage.play;
  begin_panel("##strip", where, Region::Standing, {.shadow = false, .border = false, .round = 0});
  float const gap = px(6), each = (where.w - px(20) + gap) / float(std::max<size_t>(1, view_.standing.rows.size())) - gap;
  bool const named = each >= px(150);   // a few have room for their names and how they stand
  float const width = named ? each : px(72);
  float const total = px(10) * 2 + float(view_.standing.rows.size()) * (width + gap);
  Touch const touch = touch_area(where, "Standing strip");
  ImGuiIO const& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(0)) strip_drag_ = 0;
  else if (touch.held) strip_shift_ -= io.MouseDelta.x, strip_drag_ += std::fabs(io.MouseDelta.x);
  bool const tapped = touch.pressed && strip_drag_ < px(8);
  strip_shift_ = std::clamp(strip_shift_, 0.0f, std::max(0.0f, total - where.w));
  float x = where.x + px(10) - strip_shift_;
  for (auto const& row : view_.standing.rows) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(row.seat)];
    Rect const r{x, where.y + px(9), width, where.h - px(18)};
    bool const mine = row.seat == play.chair().me(), pointed = row.seat == stage.ui.selected;
    if (tapped && r.has(io.MousePos)) look_at_car(stage, view_, board_.camera, row.seat);
    fill(r, colour(mine ? Role::AccentFace : pointed ? Role::InfoFace : Role::Panel2), radius::kControl);
    outline(r, colour(mine ? Role::Accent : Role::Line), radius::kControl, mine ? 1.5f : 1);
    bool const placed = view_.standing.sorted.empty();
    if (placed) text(Type::FigureRow, r.x + px(8), r.middle().y - px(9), std::to_string(row.place), mine ? Role::AccentText : Role::Text2);
    float const sx = r.x + px(!placed ? 6 : row.place > 9 ? 26 : 21);
    swatch({sx, r.middle().y - px(10), px(72 - 6) - (sx - r.x), px(20)}, seat.livery, seat.number);
    if (named) {
      float const nx = r.x + px(74), room = r.right() - nx - px(6);
      std::string const& label = view_.standing.main_label;
      text_fit(Type::SmallStrong, nx, r.y, seat.name, room);
      text_fit(Type::Caption, nx, r.y + px(17), label.ends_with('s') ? std::to_string(row.main) + " " + label : view_.standing.words(row), room, Role::Text2);
    }
    x += width + gap;
  }
  hairline(where.x, where.right(), where.bottom() - 1);
  end_panel();
}

namespace {

// A form whose answers stand already, if only that nothing is done: its button plays them.
bool proposed(Draft const& draft, Desk const& desk) { return !draft.questions.empty() && desk.text_entry && desk.text.empty() && !desk.commit_play.empty(); }

// What the proposed answer costs or buys, before its button is pressed.
void add_price(Draft const& draft, std::vector<Line>& told) {
  for (Question const& q : draft.questions) {
    if (q.look != Question::Ladder || q.chosen < 0) continue;
    Choice const& c = q.choices[size_t(q.chosen)];
    if (c.note.empty()) continue;
    told.insert(told.begin(), Line{.icon = c.icon, .text = "*" + c.text + "*, " + c.note, .tone = c.tone});
    return;
  }
}

}  // namespace

void TableScreen::phone_board(Stage& stage, Rect room) {
  Play& play = *stage.play;
  auto const phase = play.phase();
  bool const deciding = phase == Play::Phase::Decide && view_.now;
  phone_strip(stage, room.cut_top(px(52)));
  bool const prompt = deciding && !draft_.questions.empty() && !view_.desk.text_entry;  // asked on the way: at once
  float const tall = prompt                                                                        ? form_height(!view_.scene.sights.empty() ? px(372) : view_.whole() ? px(404) : px(430))
                     : deciding                                                                      ? px((closing(play) ? 300 : 272) + (proposed(draft_, view_.desk) ? view_.told == 0 && view_.desk.lines.size() > 4 ? 76 : 44 : 0))
                     : play.films().running()                                                            ? stays_put(stage) ? form_height(px(404)) : px(188)   // title, line and button
                     : play.films().turn() > 0                                                       ? room.h * 0.5f
                     : phase == Play::Phase::Pick || (play.race().player() && phase == Play::Phase::Wait) ? room.h * 0.62f
                     : play.drivers().by_link() ? std::max(px(264), wait_height(play, view_, room.w - px(32)) + px(12 + size::kKerbHeight))
                                 : px(264);
  Rect const sheet = room.cut_bottom(std::min(tall, room.h * 0.7f));
  Rect const map = room.inset(px(10));
  bool const big = room.h > px(180), mapped = room.h > px(290) && !view_.whole();
  board_.camera.over = px(mapped ? 92 : big ? 66 : 0), board_.camera.film_over = 0;
  board_.draw(at(stage), room);
  if (mapped && !view_.whole() && !play.films().playback().card()) board_.minimap.draw(stage, view_, board_.camera, board_.minimap.place(stage, map, {px(140), px(74)}));
  board_.draw_small_tools(stage, view_, map, big);
  board_.pointed.draw(stage, view_, {room.x + px(10), room.y, room.w - px(20), room.h - px(10)});
  draw_leave(stage, stage.view.inset(px(10)));
  phone_decision(at(stage), sheet, prompt);
}

void TableScreen::phone_decision(Deciding at, Rect sheet, bool prompt) {
  Stage& stage = at.stage;
  auto const phase = stage.play->phase();
  bool const deciding = phase == Play::Phase::Decide && view_.now;
  bool const yours = deciding || phase == Play::Phase::Pick || phase == Play::Phase::Publish;
  Rect in = begin_panel("##decision", sheet, Region::Decision,
                        {.kerb = yours ? PanelStyle::Yours : PanelStyle::Theirs, .border = true, .round = radius::kSheet, .top_only = true})
                .inset(px(16), 0);
  in.h -= px(12);
  if (stage.play->films().turn() > 0 && !deciding) look_back(stage, view_, in);
  else if (phase == Play::Phase::Pick) pick_seat(stage, view_, in);
  else if (!deciding) wait(stage, view_, in);
  else if (prompt) decision_.form().draw(at, in), fit_form(sheet.h);
  else phone_draft(at, in);
  end_panel();
}

// What the turn is about, and the way to the order sheet.
void TableScreen::phone_draft(Deciding at, Rect in) {
  Stage& stage = at.stage;
  Desk const& desk = view_.desk;
  float y = decision_head(stage, in, desk.title);
  y = desk.gauges.empty() && desk.parts.steps.empty() ? figures(desk, in, y) : car_card(desk, in, y, !desk.gauges.empty());
  Rect bottom = in;
  bool const stands = proposed(draft_, desk);
  Rect const other = stands ? bottom.cut_bottom(px(48), px(8)) : Rect{};
  Rect const main = bottom.cut_bottom(px(size::kPrimaryTouch));
  bottom.cut_bottom(asks_height(at, in.w));
  hairline(in.x, in.right(), y - px(2));
  y += px(6);
  Rule opened;
  std::vector<Line> told = view_.told == 0 ? desk.lines : view_.weightiest();
  if (stands) add_price(draft_, told);
  for (Line const& line : told) {
    LineStyle style;
    if (line.seat >= 0) {
      SeatSetup const& seat = stage.play->truth().setup().seats[size_t(line.seat)];
      style.livery = seat.livery, style.number = seat.number, style.lead_css = 50;
    }
    if (y + rich_line_height(in.w, line, style) + px(4) > bottom.bottom()) continue;   // a shorter one may fit
    y += rich_line(in.x, y, in.w, line, style, &opened) + px(10);
  }
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
  std::string const first = draft_.questions.empty() ? "Write your order" : desk.title;
  std::string const label = desk.text.empty() ? first : "Go on with the draft";
  if (stands) seal_button(at, main);
  bool const opens = stands ? !draft_.asked() && button(other, "Choose otherwise", {.icon = "pencil"}) : primary_button(main, label.c_str(), "pencil");
  if (!opens) return;
  draft_.open = true;
  if (!draft_.questions.empty()) decision_.form().begin_anew();
  stage.ui.tab = PhoneTab::Board;
}

// A sheet leaves the board all that it does not need itself; of what does not fit the rest is scrolled to.
float TableScreen::form_height(float most) const { return std::clamp(form_tall_, px(240), most); }

void TableScreen::fit_form(float sheet) {
  float const wants = sheet + decision_.form().lacks();
  if (std::fabs(wants - form_tall_) > 0.5f) motion::keep_moving();
  form_tall_ = wants;
}

// The bar of the order sheet: close, what and where, whose car.
void TableScreen::entry_bar(Stage& stage, Rect bar) {
  Play const& play = *stage.play;
  begin_panel("##entry bar", bar, Region::Bar, {.shadow = false, .border = false, .round = 0});
  if (icon_button({bar.x + px(6), bar.y + px(6), px(44), px(44)}, "Close", "x", "Back to the board")) draft_.open = false;
  int const turn = play.truth().turn();
  std::string const title = view_.desk.title + (view_.words.number(turn) < 1 ? "" : ", " + view_.words.turn(turn));   // else the title says it
  text_fit(Type::Title, bar.x + px(60), bar.y + px(8), title, bar.w - px(138));
  std::string const under = closing(play) ? capital(closes_words(play.clock().deadline(), stage.host.unix_time())) : play.race().title();
  text_fit(Type::Caption, bar.x + px(60), bar.y + px(31), under, bar.w - px(138), Role::Text2);
  SeatSetup const& seat = play.truth().setup().seats[size_t(play.chair().me())];
  swatch({bar.right() - px(60), bar.middle().y - px(10), px(44), px(20)}, seat.livery, seat.number);
  hairline(bar.x, bar.right(), bar.bottom() - 1);
  end_panel();
}

void TableScreen::phone_entry(Stage& stage, Rect room) {
  Desk const& desk = view_.desk;
  Rect const bar = room.cut_top(px(56));
  // A soft keyboard: the field comes before the board. A plan to work on and a long list have nothing on the board.
  bool const listed = std::any_of(draft_.questions.begin(), draft_.questions.end(), [](Question const& q) { return q.look == Question::List; });
  bool const alone = desk.workshop || listed || (widgets::typing() && room.h < px(440));
  bool const form = !draft_.questions.empty();
  float const most = std::min(room.h - px(170), px(form && !view_.scene.sights.empty() ? 500 : 524));
  Rect const sheet = room.cut_bottom(alone ? room.h : form ? form_height(most) : most);
  board_.camera.over = 0;
  if (!alone) {
    Rect board = room;
    board.cut_bottom(coach_height_ > 0 ? coach_height_ + px(8) : 0);
    board_.draw(at(stage), board);
  }
  entry_bar(stage, bar);
  if (!alone) coach_height_ = draw_coach(at(stage), room.inset(px(8)));
  Rect in = begin_panel("##entry", sheet, Region::Decision, {.kerb = PanelStyle::Yours, .round = 0}).inset(px(16), 0);
  in.h -= px(20);
  if (form) {
    decision_.form().draw(at(stage), in);
    if (!alone) fit_form(sheet.h);
    return end_panel();
  }
  Rect bottom = in;
  Rect const main = bottom.cut_bottom(px(size::kPrimaryTouch), px(8));
  float y = figures(desk, {in.x, in.y + px(8), in.w, 0}, in.y + px(8), true) + px(6);
  y = desk.text_entry ? order_entry(at(stage), in, y, px(size::kKey)) : order_keys(at(stage), in, y, px(size::kKey));
  reasons(stage, desk, {in.x, y, in.w, bottom.bottom() - asks_height(at(stage), in.w) - y});
  seal_button(at(stage), main);
  end_panel();
}

void TableScreen::draw_phone(Stage& stage) {
  Rect room = stage.view;
  stage.ui.whole_window = false;
  switch (stage.ui.tab) {
    case PhoneTab::Order:
      if (view_.standing.panels.empty()) return draw_order_and_record(stage, view_, left_, board_, room);
      return draw_lists(view_, room);
    case PhoneTab::Log: return left_.draw_log(stage, view_, board_, room);
    case PhoneTab::Replay: {
      Rect const line = room.cut_bottom(px(84)).inset(px(8), px(4));
      board_.draw(at(stage), room);
      return draw_timeline(stage, view_, line);
    }
    case PhoneTab::Board: break;
  }
  stage.ui.whole_window = draft_.open && stage.play->phase() == Play::Phase::Decide && view_.now;
  if (stage.ui.whole_window) phone_entry(stage, room);
  else phone_board(stage, room);
}

}  // namespace paddock::app
