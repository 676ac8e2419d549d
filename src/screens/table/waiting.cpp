#include "screens/table/waiting.hpp"

#include <algorithm>

#include "screens/gm/qr_box.hpp"
#include "screens/table/decision.hpp"
#include "screens/table/leave.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

std::string waiting_title(Play const& play, std::string const& race) {
  auto const left = play.tray().missing();
  bool const sealed = play.chair().me() >= 0 && play.tray().is_in(play.chair().me());
  if (play.race().stopped()) return "The " + race + " was ended";
  if (play.phase() == Play::Phase::Over) return "The " + race + " is over";
  if (play.phase() == Play::Phase::Watch) return "You are watching";
  if (play.phase() == Play::Phase::Publish) return "All orders are in";
  if (play.race().player()) return "Order sealed";
  if (stands_still(play)) return "The " + race + " stands still";
  if (play.phase() == Play::Phase::Think) return sealed ? "Sealed, the bots think" : "The bots think";
  std::string const who = left.size() == 1 ? play.race().seat_name(left[0]) : std::to_string(left.size());
  return (sealed ? "Sealed, waiting for " : "Waiting for ") + who + (sealed || left.size() == 1 ? "" : " orders");
}

}  // namespace

std::string waiting_words(Play const& play) {
  switch (play.phase()) {
    case Play::Phase::Over:
      if (!play.race().stopped()) return "Everybody is done, and the result stands.";
      return "It counts as it stands after " + play.race().words().turn(play.race().finished()) + ".";
    case Play::Phase::Publish: return "Look at the turn on your desk, then publish it.";
    case Play::Phase::Think:
      if (stands_still(play)) return "You stopped it. It goes on when you say so.";
      return play.chair().me() >= 0 ? "It opens when every order is in." : "Nobody else is awaited.";
    case Play::Phase::Watch: return kWatching;
    default: break;
  }
  if (play.race().player()) return "Send it to your GM. You may replace it until the turn is resolved.";
  if (play.chair().me() >= 0 && play.tray().is_in(play.chair().me()) && !play.can_replace())
    return "Your order stands: your desk has shown what the others sent.";
  if (play.chair().me() >= 0 && play.tray().is_in(play.chair().me()))
    return "You may still replace your order. It opens when everybody is in.";
  return "Players send you links, posts or mails; they are read on your desk.";
}

namespace {

// As many seats stand beside one another as fit.
float seats_height(Play const& play, TableView const& view, float width) {
  auto const& rows = view.standing.rows;
  auto const n = std::count_if(rows.begin(), rows.end(), [&](Standing::Row const& row) { return play.tray().decides(row.seat); });
  auto const a_row = std::max<ptrdiff_t>(1, 1 + ptrdiff_t((width - px(64)) / px(68)));
  return px(28) * float((n + a_row - 1) / a_row);
}

void waiting_seats(Stage& stage, TableView const& view, Rect in, float y) {
  Play const& play = *stage.play;
  float x = in.x;
  for (auto const& row : view.standing.rows) {
    if (!play.tray().decides(row.seat)) continue;
    SeatSetup const& seat = play.truth().setup().seats[size_t(row.seat)];
    if (x + px(64) > in.right()) x = in.x, y += px(28);
    swatch({x, y, px(40), px(20)}, seat.livery, seat.number);
    bool const in_already = play.tray().is_in(row.seat);
    bool const bot = play.drivers().of(row.seat).by == Drives::Bot;
    icon(in_already ? "lock"
         : bot      ? "robot"
                    : "hourglass",
         x + px(51), y + px(10), 18, in_already ? Role::Good : Role::Text3);
    x += px(68);
  }
}

}  // namespace

std::string sealed_words(Play const& play) {
  if (play.chair().me() < 0 || !play.tray().is_in(play.chair().me()) || play.phase() == Play::Phase::Over) return {};
  Collected const* here = play.tray().of(play.chair().me());
  if (!here && !play.race().player()) return {};
  Seat const me = play.chair().me();
  std::string const words = here ? whole_order(here->text, here->ahead) : whole_order(play.truth().order_text(me), play.draft().ahead(me));
  return words.empty() ? "Nothing is written: the autopilot answers." : words;
}

namespace {

float sealed_order(Play const& play, Rect in, float y) {
  std::string const words = sealed_words(play);
  if (words.empty()) return y;
  text(Type::Caption, in.x, y, "Your order", Role::Text3);
  return y + px(18) + rich_text(in.x, y + px(18), in.w, Type::OrderSmall, escaped_stars(words), Role::Text) + px(14);
}

float sealed_height(Play const& play, float width) {
  std::string const words = sealed_words(play);
  return words.empty() ? 0 : px(18) + text_height(Type::OrderSmall, width, escaped_stars(words)) + px(14);
}

// What was sealed, then who is in; where there is no room for both, what was sealed.
void sealed_and_seats(Stage& stage, TableView const& view, Rect room) {
  Play const& play = *stage.play;
  float const seats = seats_height(play, view, room.w), order = sealed_height(play, room.w);
  bool const both = order == 0 || room.h >= std::min(order, px(52)) + seats;
  if (order > 0) {
    Rect const box = room.cut_top(std::min(order, room.h - (both ? seats : 0)));
    if (box.h >= px(18)) {
      Rect const area = begin_scroll("##sealed", box);
      end_scroll(sealed_order(play, area, area.y));
      probe_add("Your order", box);
    }
  }
  if (both) waiting_seats(stage, view, room, room.y);
}

// A player's sealed order: the link and the text to send.
void sealed_for_gm(Stage& stage, Desk const& desk, Rect in, float y) {
  Play const& play = *stage.play;
  std::string const link = full_link(stage.host.base_url(), play.orders_link());
  text(Type::Caption, in.x, y, "Orders link", Role::Text3);
  Rect const box{in.x, y + px(20), in.w, px(40)};
  fill(box, colour(Role::Well), radius::kControl);
  outline(box, colour(Role::Line2), radius::kControl);
  text_fit(Type::Code, box.x + px(12), box.y + px(10), link, box.w - px(24));
  y = box.bottom() + px(10);
  Rect const row{in.x, y, in.w, px(48)};
  if (primary_button(row, stage.host.can_share() ? "Share orders link" : "Copy orders link",
                     stage.host.can_share() ? "share" : "copy")) {
    if (stage.host.can_share()) stage.host.share("Orders, " + play.race().words().turn(play.truth().turn()), link);
    else stage.push(Intent::Copy, 0, link, "Orders link copied");
  }
  y = row.bottom() + px(10);
  Rect const second{in.x, y, in.w, finger(36)};
  if (button(second.column(0, 2, px(8)), "Copy as text", {.icon = "message-2"})) copy_order(stage, desk);
  if (button(second.column(1, 2, px(8)), "Replace my order", {.icon = "pencil", .enabled = play.can_replace()}))
    stage.push(Intent::ReopenTurn, play.chair().me());
  y = second.bottom() + px(16);
  y = sealed_order(play, in, y);
  float const side = std::min(in.w * 0.62f, in.bottom() - y - px(16));
  if (side > px(96) && stage.desk) stage.desk->draw_code({in.x + (in.w - side) / 2, y, side, side}, link);
}

}  // namespace

float wait_height(Play const& play, TableView const& view, float width) {
  float const head = px(closing(play) ? 78 : 50) + text_height(Type::Body, width, waiting_words(play)) + px(14);
  return head + sealed_height(play, width) + seats_height(play, view, width) + px(8) + px(48) + px(10) + px(40);
}

void wait(Stage& stage, TableView const& view, Rect in) {
  Play& play = *stage.play;
  auto const phase = play.phase();
  float y = decision_head(stage, in, waiting_title(play, view.words.race));
  y += text_wrapped(Type::Body, in.x, y, in.w, waiting_words(play), Role::Text2) + px(14);
  if (play.race().player() && phase == Play::Phase::Wait) return sealed_for_gm(stage, view.desk, in, y);
  Rect bottom = in;
  Rect const second = bottom.cut_bottom(px(40), px(10));
  Rect const main = bottom.cut_bottom(px(48));
  if (phase == Play::Phase::Over) {
    if (primary_button(main, kSeeResult, "podium")) stage.push(Intent::Go, int64_t(ScreenId::End));
    return;
  }
  if (phase == Play::Phase::Watch) {
    if (primary_button(main, "Paste my own link", "clipboard")) stage.push(Intent::Paste);
  } else {
    sealed_and_seats(stage, view, {in.x, y, in.w, main.y - y - px(8)});
  }
  if (phase == Play::Phase::Think && !stands_still(play)) spinner({in.x + in.w / 2, main.y - px(20)}, 22);
  if (play.drivers().by_link()) {
    std::string const label = phase == Play::Phase::Publish ? "Publish on the GM desk" : "GM desk";
    bool const letters = play.inbox().open() > 0 || phase == Play::Phase::Publish;
    if (letters ? primary_button(main, label.c_str(), "gavel")
                : button(main, label.c_str(), {.kind = ButtonStyle::Filled, .icon = "gavel"}))
      stage.push(Intent::Go, int64_t(ScreenId::Gm));
  }
  if (play.chair().me() >= 0 && !play.drivers().handed(play.chair().me()).empty() && !play.race().over() && !play.drivers().by_link() && !play.films().held())
    if (button(main, (capital(play.race().words().drive) + " on myself").c_str(), {.kind = ButtonStyle::Filled, .icon = "steering-wheel"}))
      stage.push(Intent::HandOver, play.chair().me());
  bool const flag = to_the_flag(stage, view);
  if (play.films().held() && button(flag ? main.column(1, 2, px(8)) : main, "Go on", {.kind = flag ? ButtonStyle::Outline : ButtonStyle::Accent, .icon = "player-play"})) stage.push(Intent::GoOn);
  if (flag && primary_button(play.films().held() ? main.column(0, 2, px(8)) : main, view.words.to_end.c_str(), "flag-3")) stage.push(Intent::RunToEnd);
  std::string const watch = "Watch " + play.race().words().turn(play.race().finished());
  bool const some = play.race().finished() > 0, mine = play.can_replace();
  if (some && button(mine ? second.column(0, 2, px(8)) : second, watch.c_str(), {.icon = "history"}))
    stage.push(Intent::Replay, play.race().finished());
  if (mine && button(some ? second.column(1, 2, px(8)) : second, "Replace my order", {.icon = "pencil"}))
    stage.push(Intent::ReopenTurn, play.chair().me());
}

namespace {

// Last in the list of seats: the table link is the GM's own.
float gm_row(Stage& stage, Rect row) {
  if (list_row(row, kGmGoesOn, false, false)) stage.push(Intent::GoOnAsGm);
  icon("gavel", row.x + px(30), row.middle().y, 20, Role::Text2);
  text_fit(Type::Strong, row.x + px(68), row.middle().y - px(10), kGmGoesOn, row.w - px(110));
  icon("arrow-narrow-right", row.right() - px(16), row.middle().y, 20, Role::Text3);
  return row.bottom();
}

}  // namespace

// A table link was opened: whose car is it?
void pick_seat(Stage& stage, TableView const& view, Rect in) {
  Play const& play = *stage.play;
  float y = decision_head(stage, in, "Which " + view.words.seat + " is yours?");
  y += text_wrapped(Type::Body, in.x, y, in.w,
                    "Choose it to write your order. What you write stays on this device until you send it.",
                    Role::Text2) +
       px(12);
  Rect const area = begin_scroll("##seats", {in.x, y, in.w, in.bottom() - y});
  float at = area.y;
  for (Seat s = 0; s < play.truth().seats(); ++s) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(s)];
    if (play.drivers().of(s).by == Drives::Bot) continue;
    Rect const row{area.x, at, in.w - px(4), px(size::kRowRoomy)};
    std::string const label = "Drive " + seat.name;
    if (list_row(row, label.c_str(), false, false)) stage.push(Intent::PlayAs, s);
    swatch({row.x + px(4), row.middle().y - px(12), px(52), px(24)}, seat.livery, seat.number);
    text_fit(Type::Strong, row.x + px(68), row.middle().y - px(10), seat.name, row.w - px(110));
    icon("arrow-narrow-right", row.right() - px(16), row.middle().y, 20, Role::Text3);
    hairline(row.x, row.right(), row.bottom());
    at = row.bottom();
  }
  end_scroll(gm_row(stage, {area.x, at, in.w - px(4), px(size::kRowRoomy)}));
}

}  // namespace paddock::app
