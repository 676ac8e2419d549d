// GM desk, first column: who is in, who is missing and why, and what to do about it.
#include <algorithm>

#include "app/deadline.hpp"
#include "app/gm/gm.hpp"
#include "app/gm/outgoing.hpp"
#include "app/gm/qr_box.hpp"
#include "app/table/view.hpp"

namespace paddock::app {
namespace {

std::string title_words(Play const& play) {
  auto const missing = play.missing();
  if (play.truth().actor() == kOver) return "The " + play.words().race + " is over";
  if (missing.empty()) return "All orders are in";
  if (missing.size() == 1) return "Holding for " + play.seat_name(missing[0]);
  return "Holding for " + std::to_string(missing.size());
}

bool has_open_letter(Play const& play, Seat seat) {
  return std::any_of(play.inbox().begin(), play.inbox().end(),
                     [&](Letter const& l) { return l.seat == seat && l.open(); });
}

}  // namespace

float GmScreen::seat_row(Stage& stage, Rect row, Seat seat) {
  Play const& play = *stage.play;
  SeatSetup const& s = play.truth().setup().seats[size_t(seat)];
  bool const waits = play.decides(seat) && !play.is_in(seat);
  if (seat == selected_) fill(row, colour(Role::InfoFace));
  std::string const label = "Seat " + s.name;
  if (touch_area(row, label.c_str()).pressed) selected_ = seat, typing_in_ = false;
  float const cy = row.middle().y;
  swatch({row.x + px(14), cy - px(11), px(54), px(22)}, s.livery, s.number);
  float const x = row.x + px(78), width = row.right() - px(48) - x;
  text_fit(Type::Strong, x, cy - px(20), s.name, width);
  text_fit(Type::Caption, x, cy + px(1), way_words(play, seat, stage.host.unix_time()), width, Role::Text3);
  bool const trouble = has_open_letter(play, seat);
  bool const bot = play.driver(seat).by == Drives::Bot;
  char const* name = trouble               ? "alert-triangle"
                     : !play.decides(seat) ? "flag-3"
                     : !waits              ? "lock"
                     : bot                 ? "robot"
                                           : "hourglass";
  Role const role = trouble ? Role::Warn : waits || !play.decides(seat) ? Role::Text3 : Role::Good;
  icon(name, row.right() - px(28), cy, 18, role);
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

// Remind, autopilot, type it in, retire, invite: for the chosen seat.
void GmScreen::seat_tools(Stage& stage, Rect in, float y) {
  Play const& play = *stage.play;
  Seat const seat = selected_;
  if (seat < 0 || !play.decides(seat)) return;
  std::string const name = play.seat_name(seat);
  Collected const* c = play.collected(seat);
  bool const here = play.driver(seat).by == Drives::Here, bot = play.driver(seat).by == Drives::Bot;
  outlook_.refresh(play, compare_ ? selected_ : kNobody);
  if (typing_in_) {
    if (text_field({in.x, y, in.w, px(40)}, "##Typed order", typed_,
                   {.type = Type::OrderSmall,
                    .hint = "order of " + name,
                    .active = true,
                    .focus_now = ImGui::IsWindowAppearing()})) {}
    y += px(48);
    Rect const row{in.x, y, in.w, px(36)};
    if (button(row.column(0, 2, px(8)), "Take it",
               {.kind = ButtonStyle::Filled, .icon = "check", .enabled = !typed_.empty()})) {
      stage.push(Intent::Mend, seat, typed_, "type");
      typing_in_ = false;
    }
    if (button(row.column(1, 2, px(8)), "Leave it", {.icon = "x"})) typing_in_ = false;
    return;
  }
  Rect const first{in.x, y, in.w, px(36)}, second = first.moved(0, px(44)), third = second.moved(0, px(44)), fourth = third.moved(0, px(44));
  y = fourth.bottom() + px(10);   // below the buttons: none of them moves from seat to seat
  for (auto const& row : outlook_.rows)   // none while the desk is blind
    if (row.seat == seat && row.ghost) {
      std::string const when = play.deadline() > 0 ? "On " + day_words(play.deadline()) : "Without an order";
      if (row.missing.text.empty()) break;
      Line line = row.missing;
      line.text = when + ": " + line.text;
      y += rich_line(in.x, y, in.w, line, {.type = Type::Small}) + px(10);
      break;
    }
  if (here) {
    if (button(first, c ? "Look at the table" : "Write the order", {.kind = ButtonStyle::Filled, .icon = "pencil"}))
      stage.push(Intent::Go, int64_t(ScreenId::Table));
  } else if (!bot) {
    if (button(first.column(0, 2, px(8)), "Remind",
               {.kind = ButtonStyle::Filled, .icon = "bell", .tip = "Copies a reminder with the invite link"}))
      stage.push(Intent::Copy, 0, reminder(play, seat, stage.host.base_url()), "Reminder for " + name + " copied");
    if (button(first.column(1, 2, px(8)), "Autopilot", {.kind = ButtonStyle::Filled, .icon = "robot"}))
      stage.push(Intent::Absent, seat);
    if (c) {
      if (button(second.column(0, 2, px(8)), "Take it back", {.icon = "arrow-back-up"}))
        stage.push(Intent::ReopenTurn, seat);
    } else if (button(second.column(0, 2, px(8)), "Extend",
                      {.icon = "calendar-plus",
                       .tip = "One day more for this turn",
                       .enabled = play.deadline() > 0,
                       .why = "This turn has no deadline; choose a pace below"})) {
      stage.push(Intent::Extend, 24);
    }
    if (button(second.column(1, 2, px(8)), "Type it in", {.icon = "pencil"}))
      typing_in_ = true, typed_ = c && !play.blind() ? c->text : "";
    if (button(third.column(0, 2, px(8)), "Invite link", {.icon = "link"}))
      stage.push(Intent::Copy, 0, full_link(stage.host.base_url(), play.invite_link(seat)), "Invite link of " + name + " copied");
    std::string const retire = "A ruling: this " + play.words().seat + " leaves the " + play.words().race;
    if (button(third.column(1, 2, px(8)), "Retire",
               {.icon = "ban", .tip = retire.c_str()}))
      stage.push(Intent::Retire, seat);
  }
  if (std::string const label = hand_over_words(play, seat); !label.empty())
    if (button(play.handed(seat).empty() ? fourth : first, label.c_str(), {.icon = play.handed(seat).empty() ? "robot" : "arrow-back-up", .tip = kHandOver}))
      hand_over(stage, seat);
}

// Whose driver stays away: a bot takes his place, until it is given back. Empty: nothing is to be handed over.
std::string hand_over_words(Play const& play, Seat seat) {
  if (!play.can_hand_over(seat) || (play.handed(seat).empty() && play.driver(seat).by != Drives::Remote)) return {};
  return play.handed(seat).empty() ? "A bot drives on for " + play.seat_name(seat) : play.seat_name(seat) + " drives again";
}

void hand_over(Stage& stage, Seat seat) {
  stage.push(Intent::HandOver, seat, stage.play->handed(seat).empty() ? "bot medium" : "");
}

// How long every turn lasts. Choosing begins the running turn's time anew.
void GmScreen::pace_row(Stage& stage, Rect row) {
  int const now = pace_index(stage.play->pace());
  text(Type::Small, row.x, row.middle().y - px(9), "Each turn", Role::Text2);
  row.cut_left(px(70));
  if (int const next = segmented(row, "Each turn", kPaceShort, now); next != now)
    stage.push(Intent::Pace, kPaceHours[size_t(next)]);
}

void GmScreen::draw_seats(Stage& stage, Rect where) {
  Play const& play = *stage.play;
  bool const all = play.can_publish();
  Rect in = begin_panel("##seats", where, Region::Standing, {.kerb = all ? PanelStyle::Yours : PanelStyle::Theirs});
  Rect const head = in.cut_top(px(76));
  text_fit(Type::PanelTitle, head.x + px(16), head.y + px(14), title_words(play), head.w - px(32));
  std::string const turn = play.words().turn(play.truth().turn());
  bool const over = play.truth().actor() == kOver;
  std::string const words = over  ? "The last report and the result remain."
                            : all ? "Check the outcome, then publish."
                                  : "Then " + turn + " can be resolved.";
  text_fit(Type::Body, head.x + px(16), head.y + px(44), words, head.w - px(32), Role::Text2);
  hairline(in.x, in.right(), in.y);
  if (!over) {
    Rect const foot = in.cut_bottom(px(62));
    pace_row(stage, in.cut_bottom(px(40)).inset(px(16), px(2)));
    text_wrapped(Type::Caption, foot.x + px(16), foot.y + px(14), foot.w - px(32),
                 play.blind() ? "You see who is in; what they wrote opens when you have sealed your own order."
                              : "You see every order here. The players see none before you publish.", Role::Text3);
  }
  float const tools_h = typing_in_ ? px(160) : px(244);
  int const seats = play.truth().seats();
  float const row_h = std::clamp((in.h - tools_h) / float(std::max(1, seats)), px(40), px(52));
  float const list_h = std::min(float(seats) * row_h + 1, in.h - tools_h);
  Rect const area = begin_scroll("##seat rows", in.cut_top(std::max(px(80), list_h)));
  float y = area.y;
  for (Seat s = 0; s < seats; ++s) y = seat_row(stage, {area.x, y, area.w, row_h}, s);
  end_scroll(y);
  seat_tools(stage, in.inset(px(16), 0), in.y + px(14));
  end_panel();
}

}  // namespace paddock::app
