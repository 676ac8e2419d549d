#include "screens/gm/gm_seats.hpp"

#include <algorithm>

#include "desk/deadline.hpp"
#include "screens/gm/desk_words.hpp"
#include "screens/gm/outgoing.hpp"
#include "screens/gm/qr_box.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

std::string title_words(Play const& play) {
  auto const missing = play.tray().missing();
  if (play.truth().actor() == kOver) return "The " + play.race().words().race + " is over";
  if (missing.empty()) return "All orders are in";
  if (missing.size() == 1) return "Waiting for " + play.race().seat_name(missing[0]);
  return "Waiting for " + std::to_string(missing.size()) + " orders";
}

bool has_open_letter(Play const& play, Seat seat) {
  return std::any_of(play.inbox().letters().begin(), play.inbox().letters().end(),
                     [&](Letter const& l) { return l.seat == seat && l.open(); });
}

// How long every turn lasts. Choosing begins the running turn's time anew.
void pace_row(Stage& stage, Rect row) {
  int const now = pace_index(stage.play->clock().pace());
  text(Type::Small, row.x, row.middle().y - px(9), "Each turn", Role::Text2);
  row.cut_left(px(70));
  if (int const next = segmented(row, "Each turn", kPaceShort, now); next != now)
    stage.push(Intent::Pace, kPaceHours[size_t(next)]);
}

// What becomes of who sends nothing; `rows`: none while the desk is blind.
float missing_words(Play const& play, std::vector<GmForecast::Row> const& rows, Seat seat, Rect in) {
  for (auto const& row : rows) {
    if (row.seat != seat || !row.ghost) continue;
    if (row.missing.text.empty()) break;
    Line line = row.missing;
    line.text = (play.clock().deadline() > 0 ? "On " + day_words(play.clock().deadline()) : "Without an order") + ": " + line.text;
    return rich_line(in.x, in.y, in.w, line, {.type = Type::Small}) + px(10);
  }
  return 0;
}

}  // namespace

void GmSeats::notice(Play const& play) {
  if (turn_ != play.truth().turn()) turn_ = play.truth().turn(), selected_ = kNobody;
  if (selected_ >= play.truth().seats()) selected_ = kNobody;
  auto const missing = play.tray().missing();
  if (selected_ < 0 && !missing.empty()) selected_ = missing.front();
}

float GmSeats::seat_row(Stage& stage, Rect row, Seat seat) {
  Play const& play = *stage.play;
  SeatSetup const& s = play.truth().setup().seats[size_t(seat)];
  bool const waits = play.tray().decides(seat) && !play.tray().is_in(seat);
  if (seat == selected_) fill(row, colour(Role::InfoFace));
  std::string const label = "Seat " + s.name;
  if (touch_area(row, label.c_str()).pressed) selected_ = seat, typing_in_ = false;
  float const cy = row.middle().y;
  swatch({row.x + px(14), cy - px(11), px(54), px(22)}, s.livery, s.number);
  float const x = row.x + px(78), width = row.right() - px(48) - x;
  text_fit(Type::Strong, x, cy - px(20), s.name, width);
  std::string way = way_words(play, seat, stage.host.unix_time());
  if (size_t const when = way.rfind(", "); when != way.npos && text_size(Type::Caption, way).x > width) way.resize(when);   // rather how than when
  text_fit(Type::Caption, x, cy + px(1), way, width, Role::Text3);
  bool const trouble = has_open_letter(play, seat);
  bool const bot = play.drivers().of(seat).by == Drives::Bot;
  char const* name = trouble               ? "alert-triangle"
                     : !play.tray().decides(seat) ? (play.truth().midway() || play.tray().idle(seat) ? "check" : "flag-3")
                     : !waits              ? "lock"
                     : bot                 ? "robot"
                                           : "hourglass";
  Role const role = trouble ? Role::Warn : waits || !play.tray().decides(seat) ? Role::Text3 : Role::Good;
  icon(name, row.right() - px(28), cy, 18, role);
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

void hand_over(Stage& stage, Seat seat) {
  stage.push(Intent::HandOver, seat, stage.play->drivers().handed(seat).empty() ? "bot medium" : "");
}

void GmSeats::type_in(Stage& stage, Rect in) {
  std::string const hint = "order of " + stage.play->race().seat_name(selected_);
  text_field({in.x, in.y, in.w, px(40)}, "##Typed order", typed_,
             {.type = Type::OrderSmall, .hint = hint, .active = true, .focus_now = ImGui::IsWindowAppearing()});
  Rect const row{in.x, in.y + px(48), in.w, finger(36)};
  if (button(row.column(0, 2, px(8)), "Take it", {.kind = ButtonStyle::Filled, .icon = "check", .enabled = !typed_.empty()})) {
    stage.push(Intent::Mend, selected_, typed_, "type");
    typing_in_ = false;
  }
  if (button(row.column(1, 2, px(8)), "Leave it", {.icon = "x"})) typing_in_ = false;
}

// Remind, autopilot, type it in, retire, invite: who plays from elsewhere.
void GmSeats::remote_tools(Stage& stage, Rect first) {
  Play const& play = *stage.play;
  Seat const seat = selected_;
  std::string const name = play.race().seat_name(seat);
  Collected const* c = play.tray().of(seat);
  Rect const second = first.moved(0, first.h + px(8)), third = second.moved(0, first.h + px(8));
  std::string const settled = settled_words(play, seat);   // who is in needs neither
  auto const awaited = settled.empty() ? ButtonStyle::Filled : ButtonStyle::Outline;
  ButtonStyle const remind{.kind = awaited, .icon = "bell", .tip = "Copies a reminder with the invite link", .enabled = !c, .why = settled};
  ButtonStyle const ghost{.kind = awaited, .icon = "robot", .enabled = !c, .why = settled};
  if (button(first.column(0, 2, px(8)), "Remind", remind))
    stage.push(Intent::Copy, 0, reminder(play, seat, stage.host.base_url()), "Reminder for " + name + " copied");
  if (button(first.column(1, 2, px(8)), "Autopilot", ghost)) stage.push(Intent::Absent, seat);
  ButtonStyle const extend{.icon = "calendar-plus", .tip = "One day more for this turn", .enabled = play.clock().deadline() > 0,
                           .why = "This turn has no deadline; choose a pace below"};
  if (c ? button(second.column(0, 2, px(8)), "Take it back", {.icon = "arrow-back-up"}) : button(second.column(0, 2, px(8)), "Extend", extend))
    c ? stage.push(Intent::ReopenTurn, seat) : stage.push(Intent::Extend, 24);
  if (button(second.column(1, 2, px(8)), "Type it in", {.icon = "pencil"}))
    typing_in_ = true, typed_ = c && !play.publishing().blind() ? c->text : "";
  if (button(third.column(0, 2, px(8)), "Invite link", {.icon = "link"}))
    stage.push(Intent::Copy, 0, full_link(stage.host.base_url(), play.invite_link(seat)), "Invite link of " + name + " copied");
  std::string const retire = "A ruling: this " + play.race().words().seat + " leaves the " + play.race().words().race;
  if (button(third.column(1, 2, px(8)), "Retire", {.icon = "ban", .tip = retire.c_str()})) stage.push(Intent::Retire, seat);
}

// For the chosen seat.
void GmSeats::tools(Stage& stage, GmOutlook& outlook, Rect in) {
  Play const& play = *stage.play;
  Seat const seat = selected_;
  if (seat < 0 || !play.tray().decides(seat)) return;
  auto const& rows = outlook.forecast(play, seat).rows;
  if (typing_in_) return type_in(stage, in);
  Rect const first{in.x, in.y, in.w, finger(36)}, fourth = first.moved(0, 3 * (first.h + px(8)));
  missing_words(play, rows, seat, {in.x, fourth.bottom() + px(10), in.w, 0});   // below the buttons: none of them moves from seat to seat
  auto const by = play.drivers().of(seat).by;
  if (by == Drives::Here) {
    if (button(first, play.tray().of(seat) ? "Look at the table" : "Write the order", {.kind = ButtonStyle::Filled, .icon = "pencil"}))
      stage.push(Intent::Go, int64_t(ScreenId::Table));
  } else if (by != Drives::Bot) {
    remote_tools(stage, first);
  }
  std::string const label = hand_over_words(play, seat);
  bool const away = play.drivers().handed(seat).empty();
  if (!label.empty() && button(away ? fourth : first, label.c_str(), {.icon = away ? "robot" : "arrow-back-up", .tip = kHandOver})) hand_over(stage, seat);
}

void GmSeats::draw(Stage& stage, GmOutlook& outlook, Rect where) {
  Play const& play = *stage.play;
  bool const all = play.publishing().can_publish();
  Rect in = begin_panel("##seats", where, Region::Standing, {.kerb = all ? PanelStyle::Yours : PanelStyle::Theirs});
  Rect const head = in.cut_top(px(76));
  text_fit(Type::PanelTitle, head.x + px(16), head.y + px(14), title_words(play), head.w - px(32));
  std::string const turn = play.race().words().turn(play.truth().turn());
  bool const over = play.truth().actor() == kOver;
  std::string const words = over  ? "The last report and the result remain."
                            : all ? "Check the outcome, then publish."
                                  : "Then " + turn + " can be resolved.";
  text_fit(Type::Body, head.x + px(16), head.y + px(44), words, head.w - px(32), Role::Text2);
  hairline(in.x, in.right(), in.y);
  if (!over) {
    bool const room = in.h > px(420);   // a small phone has its seats instead
    Rect const foot = in.cut_bottom(room ? px(62) : 0);
    pace_row(stage, in.cut_bottom(finger(36) + px(4)).inset(px(16), px(2)));
    if (room) text_wrapped(Type::Caption, foot.x + px(16), foot.y + px(14), foot.w - px(32),
                 play.publishing().blind() ? "You see who is in; what they wrote opens when you have sealed your own order."
                              : "You see every order here. The players see none before you publish.", Role::Text3);
  }
  float const tools_h = typing_in_ ? px(124) + finger(36) : px(100) + 4 * finger(36);
  int const seats = play.truth().seats();
  float const row_h = std::clamp((in.h - tools_h) / float(std::max(1, seats)), px(40), px(52));
  float const list_h = std::min(float(seats) * row_h + 1, in.h - tools_h);
  Rect const area = begin_scroll("##seat rows", in.cut_top(std::max(px(80), list_h)));
  float y = area.y;
  for (Seat s = 0; s < seats; ++s) y = seat_row(stage, {area.x, y, area.w, row_h}, s);
  end_scroll(y);
  Rect const below = in.inset(px(16), 0);
  tools(stage, outlook, {below.x, in.y + px(14), below.w, 0});
  end_panel();
}

}  // namespace paddock::app
