#include "screens/table/leave.hpp"

#include <algorithm>

#include "screens/gm/outgoing.hpp"
#include "screens/table/camera_work.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

namespace {

bool others_decide(Play const& play, Seat mine) {
  for (Seat s = 0; s < play.truth().seats(); ++s)
    if (s != mine && play.tray().decides(s) && play.drivers().of(s).by != Drives::Bot) return true;
  return false;
}

}  // namespace

std::string latest_end(Standing const& standing, Words const& words) {
  std::string const turn = standing.last_turn > 0 ? std::to_string(standing.last_turn) : top_value(standing, "Ends by turn");
  return turn.empty() ? "" : "The " + words.race + " ends at the latest on turn " + turn + ".";
}

std::string hand_over_request(Play const& play) {
  return order_post(play, play.chair().me(), "please let a bot " + play.race().words().drive + " on for me to the end. I send no more orders.");
}

namespace {

// Who plays by link has nothing to hand over: his GM does it.
bool may_ask_gm(Play const& play) {
  if (!play.race().player() || play.race().watching() || play.chair().me() < 0 || play.race().over()) return false;
  auto const rows = play.truth().standing(kNobody).rows;
  return std::any_of(rows.begin(), rows.end(), [&](Standing::Row const& r) {
    return r.seat == play.chair().me() && r.state != Standing::Row::Finished && r.state != Standing::Row::Retired;
  });
}

WayOut ask_gm(Play const& play) {
  std::string const title = "Ask the GM to let a bot " + play.race().words().drive + " on for me";
  WayOut way{"ask-gm", title, "", "message-2", Intent::Copy, 0, hand_over_request(play), "Request copied as text"};
  way.words = "Your " + play.race().words().seat + " is handed over on the GM's desk. This copies a text for him that names " + play.race().words().race + ", turn, " +
              play.race().words().seat + " and " + play.race().words().driver + ".";
  return way;
}

}  // namespace

std::vector<WayOut> ways_out(Play const& play) {
  Seat const mine = play.chair().me() >= 0 ? play.chair().me() : play.chair().next_here();
  Words const words = play.race().words();
  std::string const &race = words.race, &seat = words.seat;
  std::vector<WayOut> out;
  if (play.race().stopped())
    out.push_back({"race-on", capital(words.on) + " after all", "The " + race + " goes on where it stood.", "repeat", Intent::EndNow, 0});
  bool const can = play.drivers().can_hand_over(mine);
  bool const handed = mine >= 0 && !play.drivers().handed(mine).empty();
  if (can && handed) out.push_back({"drive", capital(words.drive) + " on myself", "Your " + seat + " is yours again from this turn on.", "steering-wheel", Intent::HandOver, mine});
  if (can && play.drivers().handed(mine) != "autopilot")
    out.push_back({"autopilot", "Autopilot to the end", "Your " + seat + " goes on as if you sent nothing: " + words.alone + ".", "robot", Intent::HandOver, mine, "autopilot"});
  if (can && play.drivers().handed(mine) != "bot medium")
    out.push_back({"bot", "A bot " + words.drives + " on for me", "A bot of medium strength " + words.drives + " for you.", "robot", Intent::HandOver, mine, "bot medium"});
  bool const here = !play.race().over() && !play.race().player() && !play.drivers().by_link();
  if (here && !others_decide(play, mine) && (can || handed || play.chair().next_here() < 0))
    out.push_back({"give-up", "Give up, show me the result", handed || !can ? "The rest comes at once, without films." : "A bot takes your " + seat + "; the rest comes at once, without films.",
                   "player-skip-forward", Intent::RunToEnd, mine});
  if (play.can_end_now())
    out.push_back({"end-now", "End the " + race + " now", "The standing counts as the result. Replay and links stay what they are, and you can " + words.on + " later.", "flag-3", Intent::EndNow, 1});
  if (may_ask_gm(play)) out.push_back(ask_gm(play));
  return out;
}

bool is_out(Play const& play, TableView const& view) {
  Standing::Row const* const mine = view.row(play.chair().me());
  if (mine && mine->state == Standing::Row::Retired) return true;
  Playhead const head = playhead(play);
  if (!head.film || play.chair().me() < 0) return false;
  return std::any_of(head.film->effects.begin(), head.film->effects.end(), [&](Film::Effect const& e) {
    return e.seat == play.chair().me() && e.time < head.time && e.text.rfind("Out: ", 0) == 0;
  });
}

bool to_the_flag(Stage& stage, TableView const& view) {
  Play const& play = *stage.play;
  Standing::Row const* const mine = view.row(play.chair().me());
  bool const done = mine && (mine->state == Standing::Row::Finished || is_out(play, view));
  bool const here = !play.race().over() && !play.race().player() && !play.drivers().by_link() && !stage.read_only;
  return done && here && !others_decide(play, play.chair().me()) && play.chair().next_here() < 0;
}

namespace {

void take_way(Stage& stage, WayOut const& way) {
  stage.ui.leaving = false;
  Drivers const& drivers = stage.play->drivers();
  if (way.kind == Intent::RunToEnd && drivers.can_hand_over(Seat(way.number)) && drivers.handed(Seat(way.number)).empty())
    stage.push(Intent::HandOver, way.number, "bot medium");   // an autopilot may stand on the grid to the last turn
  stage.push(way.kind, way.number, way.text, way.aux);
}

}  // namespace

void draw_leave(Stage& stage, Rect where) {
  if (!stage.ui.leaving) return;
  std::vector<WayOut> const ways = ways_out(*stage.play);
  if (ways.empty() || stage.read_only) return void(stage.ui.leaving = false);
  std::string const end = latest_end(stage.play->truth().standing(kNobody), stage.play->race().words());
  float const width = std::min(where.w, px(400)), inner = width - px(32), button_h = px(look().touch ? 48 : 36);
  float const end_h = end.empty() ? 0 : text_height(Type::Small, inner, end) + px(12);
  float height = px(60) + end_h;
  for (WayOut const& w : ways) height += button_h + px(6) + text_height(Type::Small, inner, w.words) + px(16);
  Rect in = begin_panel("##leave", {where.x, where.y, width, std::min(height, where.h)}, Region::Sheet, {.scroll = true}).inset(px(16), 0);
  text(Type::PanelTitle, in.x, in.y + px(14), "A way out");
  if (icon_button({in.right() - px(32), in.y + px(10), px(32), px(32)}, "Close##leave", "x", "Close")) stage.ui.leaving = false;
  float y = in.y + px(54);
  if (!end.empty()) text_wrapped(Type::Small, in.x, y, in.w, end, Role::Text2), y += end_h;
  for (WayOut const& w : ways) {
    if (button({in.x, y, in.w, button_h}, w.label.c_str(), {.icon = w.icon, .left = true})) take_way(stage, w);
    y += button_h + px(6);
    y += text_wrapped(Type::Small, in.x, y, in.w, w.words, Role::Text2) + px(16);
  }
  end_panel(y);
}

void twin_ways(Stage& stage, Twin& twin) {
  std::string const end = latest_end(stage.play->truth().standing(kNobody), stage.play->race().words());
  if (!end.empty() && !stage.play->race().over()) twin.say(end);
  for (WayOut const& w : ways_out(*stage.play)) twin.button(std::string("out-") + w.id, w.label + ". " + w.words);
}

bool twin_way(Stage& stage, std::string const& id) {
  for (WayOut const& w : ways_out(*stage.play))
    if (id == std::string("out-") + w.id) return take_way(stage, w), true;
  return false;
}

}  // namespace paddock::app
