#include "screens/gm/gm.hpp"

#include <algorithm>
#include <array>

#include "desk/deadline.hpp"
#include "screens/gm/desk_words.hpp"
#include "screens/gm/outgoing.hpp"
#include "screens/gm/qr_box.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

std::unique_ptr<Screen> make_gm_screen() { return std::make_unique<GmScreen>(); }

void GmScreen::enter(Stage& stage) {
  outlook_.forget();
  seats_.leave();
  if (!stage.play) return;
  Play const& play = *stage.play;
  auto const came = [&](Seat s) { return play.tray().of(s) != nullptr; };
  auto const away = seats_away(play);
  bool const fresh = play.race().finished() == 0 && play.inbox().letters().empty() && std::none_of(away.begin(), away.end(), came);
  out_.enter(play, fresh);
  if (fresh) page_ = Page::Publish;
  if (stage.board) stage.board->set_entrants(entrants(play.truth().setup()));
}

void GmScreen::draw_code(Rect where, std::string_view words) const { draw_qr(where, words); }

void GmScreen::draw(Stage& stage) {
  if (!stage.play) return;
  Play& play = *stage.play;
  if (std::string note = play.changes().take_notice(); !note.empty()) toast(note, Tone::Warn, "alert-triangle");
  if (play.publishing().looks()) stage.push(Intent::LookIn);
  seats_.notice(play);
  Step const step = next_step(play, stage.host.unix_time(), out_.sent(play));
  float const gutter = px(size::kGutter);
  Rect area = stage.view.inset(gutter);
  if (stage.layout == Layout::Phone || stage.layout == Layout::Tablet) return draw_page(stage, area, step);
  float const scale = std::min(1.2f, area.w / px(1416));
  seats_.draw(stage, outlook_, area.cut_left(px(288) * scale, gutter));
  inbox_.draw(stage, area.cut_left(px(448) * scale, gutter), step);
  Rect const publish = area.cut_bottom(out_.long_lists(play) ? std::clamp(area.h * 0.4f, px(290), px(420)) : std::clamp(area.h * 0.32f, px(258), px(330)), gutter);
  outlook_.draw(stage, seats_.selected(), area, false);
  out_.draw(stage, publish, step);
}

bool GmScreen::shows(Step step) const {
  switch (page_) {
    case Page::Seats: return false;
    case Page::Inbox: return step == Step::Letters || step == Step::Order || step == Step::Paste;
    case Page::Preview: return step == Step::Result;
    case Page::Publish: return out_.shows(step);
  }
  return false;
}

void GmScreen::go_on(Stage& stage, Step step) {
  switch (step) {
    case Step::Invite: return out_.copy_invitations(stage);
    case Step::Letters: return void(page_ = Page::Inbox);
    case Step::Order: return stage.push(Intent::Go, int64_t(ScreenId::Table));
    case Step::Publish: page_ = Page::Publish; return out_.publish(stage);
    case Step::Send: return out_.send_next(stage);
    case Step::Paste: page_ = Page::Inbox; return stage.push(Intent::Paste);
    case Step::Result: return stage.push(Intent::Go, int64_t(ScreenId::End));
    case Step::None: break;
  }
}

// Below whatever page is open: what is to be done next is reached from all of them.
void GmScreen::draw_next(Stage& stage, Rect where, Step step) {
  StepWords const words = step == Step::Send ? out_.next_words(*stage.play) : step_words(step, *stage.play);
  Rect const in = begin_panel("##next", where, Region::Decision).inset(px(4));
  if (primary_button(in, (words.label + "##next").c_str(), words.icon)) go_on(stage, step);
  end_panel();
}

void GmScreen::draw_page(Stage& stage, Rect area, Step step) {
  static constexpr std::array<char const*, 4> kPages{"Seats", "Inbox", "If resolved", "Publish"};
  Rect const strip = area.cut_top(finger(36) + px(8), px(size::kGutter));
  begin_panel("##pages", strip, Region::Board, {.shadow = false});
  page_ = Page(segmented(strip.inset(px(4)), "Page", kPages, int(page_)));
  end_panel();
  if (step != Step::None && !shows(step)) draw_next(stage, area.cut_bottom(px(56), px(size::kGutter)), step);
  switch (page_) {
    case Page::Seats: seats_.draw(stage, outlook_, area); break;
    case Page::Inbox: inbox_.draw(stage, area, step); break;
    case Page::Preview: outlook_.draw(stage, seats_.selected(), area, step == Step::Result); break;
    case Page::Publish: out_.draw(stage, area, step); break;
  }
}

void GmScreen::draw_bar(Stage& stage, Rect& room) {
  if (!stage.play) return;
  Play const& play = *stage.play;
  std::vector<Chip> chips;
  bool const all = play.tray().missing().empty(), over = play.truth().actor() == kOver;
  if (over)
    chips.push_back({"flag-3", "The " + play.race().words().race + " is over", Tone::Good, {}});
  else
    chips.push_back({"lock", std::to_string(play.tray().in()) + " of " + std::to_string(play.tray().owed()) + " orders in",
                     all || play.tray().in() > 0 ? Tone::Good : Tone::Plain, {}});
  if (int const open = play.inbox().open(); open > 0)
    chips.push_back({"alert-triangle",
                     std::to_string(open) + (open == 1 ? " message" : " messages") + " to settle",
                     Tone::Warn,
                     {}});
  if (play.clock().deadline() > 0 && !over) {
    int64_t const now = stage.host.unix_time();
    chips.push_back({"clock", closes_words(play.clock().deadline(), now), play.clock().overdue(now) ? Tone::Warn : Tone::Plain, {}});
  }
  if (play.race().read_only()) chips.push_back({"alert-octagon", "read only", Tone::Bad, {}});
  std::string const turn = play.race().words().turn_title(over ? play.publishing().published() : play.truth().turn());
  float const turn_w = text_size(Type::Title, turn).x + px(20);
  float total = turn_w;
  for (auto const& c : chips) total += chip_width(c) + px(12);
  float x = room.x + std::max(0.0f, (room.w - total) / 2);
  float const cy = room.middle().y;
  x += text(Type::Title, x, cy - px(11), turn) + px(20);
  for (auto const& c : chips) {
    if (x + chip_width(c) > room.right() + 1) break;
    x += chip(x, cy, c) + px(12);
  }
  room.cut_left(x - room.x);
}

std::string GmScreen::phone_subtitle(Stage& stage) {
  if (!stage.play) return {};
  Play const& p = *stage.play;
  if (p.truth().actor() == kOver) return "The " + p.race().words().race + " is over";
  return p.race().words().turn_title(p.truth().turn()) + ", " + std::to_string(p.tray().in()) + " of " +
         std::to_string(p.tray().owed()) + " orders in";
}

// ------------------------------------------------------------------------------------------------ in words

void GmScreen::twin(Stage& stage, Twin& twin) {
  if (!stage.play) return;
  Play const& play = *stage.play;
  int64_t const now = stage.host.unix_time();
  bool const over = play.truth().actor() == kOver;
  twin.heading = "GM desk, " + play.race().title() + (over ? "" : ", " + play.race().words().turn(play.truth().turn()));
  twin.state = over                 ? "The " + play.race().words().race + " is over."
               : play.publishing().can_publish() ? "All orders are in. The turn can be published."
                                    : "Orders in: " + std::to_string(play.tray().in()) + " of " + std::to_string(play.tray().owed()) + ".";
  twin.standing.caption = "Who is in";
  twin.standing.columns = {"Seat", "State"};
  for (Seat s = 0; s < play.truth().seats(); ++s) twin.standing.rows.push_back({play.race().seat_name(s), way_words(play, s, now)});
  twin.decision.heading = "Inbox and publishing";
  inbox_.twin(play, now, twin);
  for (Seat s : play.tray().missing())
    if (play.drivers().of(s).by == Drives::Remote) twin.button("gm-auto-" + std::to_string(s), "Autopilot for " + play.race().seat_name(s));
  for (Seat s = 0; s < play.truth().seats(); ++s)
    if (std::string const label = hand_over_words(play, s); !label.empty()) twin.button("gm-hand-" + std::to_string(s), label);
  if (over) twin.button("gm-result", kSeeResult);
  else
    twin.button("gm-publish", "Publish " + play.race().words().turn(play.truth().turn()),
                play.publishing().can_publish() ? "" : "orders are missing");
  out_.twin(stage, twin);
  twin.button("gm-table", play.publishing().blind() ? "Write my order at the table" : "The table");
}

bool GmScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (!stage.play) return false;
  Play const& play = *stage.play;
  auto const number = [&](size_t skip) { return std::atoi(id.c_str() + skip); };
  if (id == "gm-publish") {
    if (play.publishing().can_publish()) out_.publish(stage);
  } else if (id == "gm-result") stage.push(Intent::Go, int64_t(ScreenId::End));
  else if (id == "gm-table") stage.push(Intent::Go, int64_t(ScreenId::Table));
  else if (id.rfind("gm-auto-", 0) == 0) stage.push(Intent::Absent, number(8));
  else if (id.rfind("gm-hand-", 0) == 0) {
    if (!hand_over_words(play, Seat(number(8))).empty()) hand_over(stage, Seat(number(8)));
  } else return inbox_.command(stage, id, value) || out_.command(stage, id, value);
  return true;
}

}  // namespace paddock::app
