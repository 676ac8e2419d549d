#include "screens/gm/desk_words.hpp"

#include <algorithm>
#include <array>

#include "screens/gm/outgoing.hpp"
#include "screens/screen.hpp"
#include "session/session.hpp"

namespace paddock::app {

std::string ago(int64_t then, int64_t now) {
  int64_t const s = now - then;
  if (then <= 0) return "";
  if (s < 90) return "just now";
  if (s < 5400) return std::to_string((s + 30) / 60) + " min ago";
  if (s < 129600) return std::to_string((s + 1800) / 3600) + " h ago";
  return std::to_string((s + 43200) / 86400) + " d ago";
}

std::string way_words(Play const& play, Seat seat, int64_t now) {
  Driver const& driver = play.drivers().of(seat);
  if (play.truth().actor() == kOver) return "nothing to do any more";
  if (!play.tray().decides(seat) && (play.truth().midway() || play.tray().idle(seat))) return "not asked now";
  if (!play.tray().decides(seat)) return "out of the " + play.race().words().race;
  Collected const* c = play.tray().of(seat);
  if (!c) {
    if (driver.by == Drives::Bot) return "bot, thinks";
    return driver.by == Drives::Here ? "at this screen, to be written" : "nothing yet";
  }
  static constexpr std::array<char const*, 7> kWords{"written here", "bot",       "by link", "from a message",
                                                     "typed in",     "autopilot", "retires"};
  std::string const when = ago(c->when, now);
  return std::string(kWords[c->way]) + (when.empty() ? "" : ", " + when);
}

std::string hand_over_words(Play const& play, Seat seat) {
  Drivers const& drivers = play.drivers();
  if (!drivers.can_hand_over(seat)) return {};
  std::string const& name = play.race().seat_name(seat);
  bool const handed = !drivers.handed(seat).empty();
  if (!handed && drivers.of(seat).by != Drives::Remote) return {};
  return handed ? name + " drives again" : "A bot drives on for " + name;
}

bool may_publish(Play const& play, int64_t now) {
  if (play.publishing().can_publish()) return true;
  auto const missing = play.tray().missing();
  return play.clock().overdue(now) && !play.race().read_only() && std::all_of(missing.begin(), missing.end(), [&](Seat s) {
    return play.drivers().of(s).by != Drives::Bot;
  });
}

namespace {

bool nothing_came(Play const& play) {
  auto const away = seats_away(play);
  return play.race().finished() == 0 && play.inbox().letters().empty() && !away.empty() &&
         std::none_of(away.begin(), away.end(), [&](Seat s) { return play.tray().of(s) != nullptr; });
}

}  // namespace

// What was published and answered by nobody goes out before the host writes his next order: the others wait for it.
Step next_step(Play const& play, int64_t now, Sent sent) {
  if (play.race().read_only()) return Step::None;
  bool const unsent = play.publishing().published() > 0 && !sent.turn && play.publishing().answered().empty();
  if (play.race().over()) return unsent ? Step::Send : Step::Result;
  if (!sent.invitations && nothing_came(play)) return Step::Invite;
  bool const blind = play.publishing().blind();
  if (!blind && play.inbox().open() > 0) return Step::Letters;
  if (!blind && may_publish(play, now)) return Step::Publish;
  if (unsent) return Step::Send;
  if (blind) return Step::Order;
  auto const missing = play.tray().missing();
  auto const away = [&](Seat s) { return play.drivers().of(s).by == Drives::Remote; };
  return std::any_of(missing.begin(), missing.end(), away) ? Step::Paste : Step::None;
}

StepWords step_words(Step step, Play const& play) {
  int const open = play.inbox().open();
  switch (step) {
    case Step::Invite: return {"Copy all invitations", "copy"};
    case Step::Letters: return {"Settle " + std::to_string(open) + (open == 1 ? " message" : " messages"), "alert-triangle"};
    case Step::Order: return {"Write my order", "pencil"};
    case Step::Publish: return {"Publish " + play.race().words().turn(play.truth().turn()), "flag-3"};
    case Step::Paste: return {"Paste a message", "clipboard"};
    case Step::Result: return {kSeeResult, "podium"};
    case Step::Send:
    case Step::None: break;
  }
  return {};
}

std::string settled_words(Play const& play, Seat seat) {
  Collected const* c = play.tray().of(seat);
  if (!c) return {};
  std::string const& name = play.race().seat_name(seat);
  if (c->way == Collected::Ghost) return "The autopilot drives for " + name + " in this turn.";
  return c->way == Collected::Retire ? name + " retires in this turn." : name + "'s order is in.";
}

std::string take_back_label(Play const& play, bool asked) {
  std::string const turn = play.race().words().turn(play.race().finished());
  return asked ? "Yes, take it back" : "Take back " + turn;
}

std::string take_back_words(Play const& play, bool asked) {
  if (std::string why = play.publishing().why_not_back(); !why.empty()) return why;
  std::string const answered = play.publishing().answered();
  if (asked) return play.race().words().turn_title(play.race().finished()) + " runs again, with the orders and the dice it had; everybody will read that it was taken back." + (answered.empty() ? "" : " " + answered);
  return answered;
}

}  // namespace paddock::app
