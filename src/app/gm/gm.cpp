#include "app/gm/gm.hpp"

#include "app/deadline.hpp"
#include "app/gm/letter_words.hpp"
#include "app/gm/outgoing.hpp"

#include <algorithm>
#include <array>

namespace paddock::app {

std::unique_ptr<Screen> make_gm_screen() { return std::make_unique<GmScreen>(); }

std::string ago(int64_t then, int64_t now) {
  int64_t const s = now - then;
  if (then <= 0) return "";
  if (s < 90) return "just now";
  if (s < 5400) return std::to_string((s + 30) / 60) + " min ago";
  if (s < 129600) return std::to_string((s + 1800) / 3600) + " h ago";
  return std::to_string((s + 43200) / 86400) + " d ago";
}

std::string way_words(Play const& play, Seat seat, int64_t now) {
  Driver const& driver = play.driver(seat);
  if (play.truth().actor() == kOver) return "nothing to do any more";
  if (!play.decides(seat)) return "out of the " + play.words().race;
  Collected const* c = play.collected(seat);
  if (!c) {
    if (driver.by == Drives::Bot) return "bot, thinks";
    return driver.by == Drives::Here ? "at this screen, to be written" : "nothing yet";
  }
  static constexpr std::array<char const*, 7> kWords{"written here", "bot",       "by link", "read from a message",
                                                     "typed in",     "autopilot", "retires"};
  std::string const when = ago(c->when, now);
  return std::string(kWords[c->way]) + (when.empty() ? "" : ", " + when);
}

void GmScreen::enter(Stage& stage) {
  outlook_.of = 0;
  url_of_ = forum_of_ = json_of_ = 0;
  picture_ = 0;
  typing_in_ = false;
  if (stage.play) {
    Play const& play = *stage.play;
    auto const came = [&](Seat s) { return play.collected(s) != nullptr; };
    auto const away = seats_away(play);
    bool const fresh = play.finished() == 0 && play.inbox().empty() && std::none_of(away.begin(), away.end(), came);
    out_ = fresh ? Out::Invites : play.published() > 0 ? Out::Send : Out::Link;
    if (fresh) page_ = Page::Publish;
  }
  if (stage.play && stage.board) stage.board->set_entrants(entrants(stage.play->truth().setup()));
}

void GmScreen::draw(Stage& stage) {
  if (!stage.play) return;
  Play& play = *stage.play;
  if (std::string note = play.take_notice(); !note.empty()) toast(note, Tone::Warn, "alert-triangle");
  if (play.looks()) stage.push(Intent::LookIn);
  auto const missing = play.missing();
  if (selected_ >= play.truth().seats()) selected_ = kNobody;
  if (selected_ < 0 && !missing.empty()) selected_ = missing.front();
  float const gutter = px(size::kGutter);
  Rect area = stage.view.inset(gutter);
  if (stage.layout == Layout::Phone || stage.layout == Layout::Tablet) {
    static constexpr std::array<char const*, 4> kPages{"Seats", "Inbox", "If resolved", "Publish"};
    begin_panel("##pages", area.cut_top(px(44), gutter), Region::Board, {.shadow = false});
    Rect const strip = Rect{area.x, stage.view.y + gutter, area.w, px(44)}.inset(px(4));
    page_ = Page(segmented(strip, "Page", kPages, int(page_)));
    end_panel();
    switch (page_) {
      case Page::Seats: draw_seats(stage, area); break;
      case Page::Inbox: draw_inbox(stage, area); break;
      case Page::Preview: draw_outlook(stage, area); break;
      case Page::Publish: draw_publish(stage, area); break;
    }
    return;
  }
  float const scale = std::min(1.2f, area.w / px(1416));
  draw_seats(stage, area.cut_left(px(288) * scale, gutter));
  draw_inbox(stage, area.cut_left(px(448) * scale, gutter));
  bool const lists = out_ == Out::Invites || (out_ == Out::Send && play.published() > 0);   // they have more to show
  Rect const publish = area.cut_bottom(lists ? std::clamp(area.h * 0.4f, px(290), px(420)) : std::clamp(area.h * 0.32f, px(258), px(330)), gutter);
  draw_outlook(stage, area);
  draw_publish(stage, publish);
}

void GmScreen::draw_bar(Stage& stage, Rect room) {
  if (!stage.play) return;
  Play const& play = *stage.play;
  std::vector<Chip> chips;
  bool const all = play.missing().empty(), over = play.truth().actor() == kOver;
  if (over)
    chips.push_back({"flag-3", "The " + play.words().race + " is over", Tone::Good, {}});
  else
    chips.push_back({"lock", std::to_string(play.in()) + " of " + std::to_string(play.owed()) + " orders in",
                     all || play.in() > 0 ? Tone::Good : Tone::Plain, {}});
  if (int const open = play.open_letters(); open > 0)
    chips.push_back({"alert-triangle",
                     std::to_string(open) + (open == 1 ? " message" : " messages") + " to settle",
                     Tone::Warn,
                     {}});
  if (play.deadline() > 0 && !over) {
    int64_t const now = stage.host.unix_time();
    chips.push_back({"clock", closes_words(play.deadline(), now), play.overdue(now) ? Tone::Warn : Tone::Plain, {}});
  }
  if (play.read_only()) chips.push_back({"alert-octagon", "read only", Tone::Bad, {}});
  std::string const turn = std::to_string(play.words().number(over ? play.published() : play.truth().turn()));
  float const turn_w = text_size(Type::Body, "Turn").x + px(8) + text_size(Type::Title, turn).x + px(20);
  float total = turn_w;
  for (auto const& c : chips) total += chip_width(c) + px(12);
  float x = room.x + std::max(0.0f, (room.w - total) / 2);
  float const cy = room.middle().y;
  x += text(Type::Body, x, cy - px(9), "Turn", Role::Text2) + px(8);
  x += text(Type::Title, x, cy - px(11), turn) + px(20);
  for (auto const& c : chips) {
    if (x + chip_width(c) > room.right() + 1) break;
    x += chip(x, cy, c) + px(12);
  }
}

std::string GmScreen::phone_subtitle(Stage& stage) {
  if (!stage.play) return {};
  Play const& p = *stage.play;
  if (p.truth().actor() == kOver) return "The " + p.words().race + " is over";
  return p.words().turn_title(p.truth().turn()) + ", " + std::to_string(p.in()) + " of " +
         std::to_string(p.owed()) + " orders in";
}

void GmScreen::publish(Stage& stage) {
  int const turn = stage.play->truth().turn();
  stage.push(Intent::Resolve);
  stage.push(Intent::ShowTurn, 0);
  toast(stage.play->words().turn_title(turn) + " is published.", Tone::Good, "flag-3");
  out_ = Out::Send;
  selected_ = kNobody;
}

// ------------------------------------------------------------------------------------------------ in words

void GmScreen::twin(Stage& stage, Twin& twin) {
  if (!stage.play) return;
  Play const& play = *stage.play;
  int64_t const now = stage.host.unix_time();
  bool const over = play.truth().actor() == kOver;
  twin.heading = "GM desk, " + play.title() + (over ? "" : ", " + play.words().turn(play.truth().turn()));
  twin.state = over ? "The " + play.words().race + " is over."
               : play.can_publish()
                   ? "All orders are in. The turn can be published."
                   : "Orders in: " + std::to_string(play.in()) + " of " + std::to_string(play.owed()) + ".";
  twin.standing.caption = "Who is in";
  twin.standing.columns = {"Seat", "State"};
  for (Seat s = 0; s < play.truth().seats(); ++s)
    twin.standing.rows.push_back({play.seat_name(s), way_words(play, s, now)});
  auto& d = twin.decision;
  d.heading = "Inbox and publishing";
  TwinField field{"gm-paste", "Message", mend_, "", "paste a link, an order, a mail or a thread", "area", {}};
  d.fields.push_back(std::move(field));
  twin.button("gm-read", "Read the message", mend_.empty() ? "nothing is pasted" : "");
  if (play.blind()) twin.say(kBlindDesk);
  if (!play.paste_notes().empty()) twin.say(play.paste_notes());
  if (!play.inbox().empty()) twin.say(kUnsigned);
  for (size_t i = 0; i < play.inbox().size() && !play.blind(); ++i) {
    Letter const& l = play.inbox()[i];
    std::string const who = l.seat >= 0 ? play.seat_name(l.seat) : "somebody";
    std::string const n = std::to_string(i);
    std::string said = "\"" + beginning_of(l.raw) + "\"";
    std::replace(said.begin(), said.end(), '\n', ' ');   // a button has one line
    twin.say(letter_words(play, l, now));
    for (size_t k = 0; l.open() && k < l.mends.size(); ++k)
      twin.button("gm-mend-" + n + (k ? "-" + std::to_string(k) : ""), "Read " + who + "'s order as " + l.mends[k]);
    if (l.asks && l.open()) twin.button("gm-take-" + n, "Take " + who + "'s new order: " + l.clean);
    else if (l.open() && l.seat >= 0 && l.error.empty()) twin.button("gm-take-" + n, "Take " + who + "'s order without the unread words: " + l.clean);
    if (l.open() && l.seat < 0 && l.error.empty())
      for (Seat s = 0; s < play.truth().seats(); ++s)
        if (play.driver(s).by == Drives::Remote && play.decides(s)) twin.button("gm-whose-" + n + "-" + std::to_string(s), said + " is " + play.seat_name(s) + "'s");
    if (l.open() && !l.link && l.seat >= 0) {
      d.fields.push_back({"gm-edit-" + n, "Words of " + who + "'s order", editing(l) ? edit_ : without_marks(l.whole.empty() ? l.raw : l.whole), "",
                          "change it, then read it again", "area", {}});
      twin.button("gm-again-" + n, "Read " + who + "'s order again");
    }
    if (l.open() && (l.seat >= 0 || !l.error.empty())) twin.button("gm-ask-" + n, "Copy a question for " + who);
    twin.button("gm-drop-" + n, l.seat >= 0 ? "Put " + who + "'s message aside" : "Put " + said + " aside");
  }
  for (Seat s : play.missing())
    if (play.driver(s).by == Drives::Remote)
      twin.button("gm-auto-" + std::to_string(s), "Autopilot for " + play.seat_name(s));
  for (Seat s = 0; s < play.truth().seats(); ++s)
    if (std::string const label = hand_over_words(play, s); !label.empty()) twin.button("gm-hand-" + std::to_string(s), label);
  if (over) twin.button("gm-result", kSeeResult);
  else twin.button("gm-publish", "Publish " + play.words().turn(play.truth().turn()), play.can_publish() ? "" : "orders are missing");
  twin_send(stage, twin);
  twin.button("gm-table", play.blind() ? "Write my order at the table" : "The table");
}

bool GmScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (!stage.play) return false;
  Play const& play = *stage.play;
  auto number = [&](size_t skip) { return std::atoi(id.c_str() + skip); };
  if (id == "gm-paste") mend_ = value;
  else if (id == "gm-read") {
    stage.push(Intent::TakeOrders, 0, mend_);
    mend_.clear();
  } else if (id == "gm-publish") {
    if (play.can_publish()) publish(stage);
  } else if (id == "gm-result") stage.push(Intent::Go, int64_t(ScreenId::End));
  else if (id == "gm-table") stage.push(Intent::Go, int64_t(ScreenId::Table));
  else if (id.rfind("gm-auto-", 0) == 0) stage.push(Intent::Absent, number(8));
  else if (id.rfind("gm-hand-", 0) == 0) {
    if (!hand_over_words(play, Seat(number(8))).empty()) hand_over(stage, Seat(number(8)));
  }
  else if (id.rfind("gm-mend-", 0) == 0 && size_t(number(8)) < play.inbox().size()) {
    auto const& mends = play.inbox()[size_t(number(8))].mends;
    if (size_t const dash = id.find('-', 8), k = dash == id.npos ? 0 : size_t(number(dash + 1)); k < mends.size())
      stage.push(Intent::Mend, number(8), mends[k]);
  } else if (id.rfind("gm-whose-", 0) == 0) {
    if (size_t const dash = id.find('-', 9); dash != id.npos) stage.push(Intent::Mend, number(9), id.substr(dash + 1), "assign");
  } else if (id.rfind("gm-edit-", 0) == 0 && size_t(number(8)) < play.inbox().size()) {
    edit_of_ = play.inbox()[size_t(number(8))].raw;
    edit_ = value;
  } else if (id.rfind("gm-again-", 0) == 0 && size_t(number(9)) < play.inbox().size()) {
    Letter const& l = play.inbox()[size_t(number(9))];
    stage.push(Intent::Mend, number(9), editing(l) ? edit_ : l.raw);
    edit_of_.clear();
  } else if (id.rfind("gm-ask-", 0) == 0 && size_t(number(7)) < play.inbox().size()) {
    stage.push(Intent::Copy, 0, question_of(play, play.inbox()[size_t(number(7))]), "Question copied");
  }
  else if (id.rfind("gm-take-", 0) == 0) stage.push(Intent::Mend, number(8), "", "take");
  else if (id.rfind("gm-drop-", 0) == 0) stage.push(Intent::Mend, number(8), "", "drop");
  else return twin_sent(stage, id, value);
  return true;
}

}  // namespace paddock::app
