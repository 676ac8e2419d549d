#include "screens/gm/desk_words.hpp"

#include <algorithm>
#include <array>

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

std::string hand_over_words(Play const& play, Seat seat) {
  if (!play.can_hand_over(seat) || (play.handed(seat).empty() && play.driver(seat).by != Drives::Remote)) return {};
  return play.handed(seat).empty() ? "A bot drives on for " + play.seat_name(seat) : play.seat_name(seat) + " drives again";
}

bool may_publish(Play const& play, int64_t now) {
  if (play.can_publish()) return true;
  auto const missing = play.missing();
  return play.overdue(now) && !play.read_only() && std::all_of(missing.begin(), missing.end(), [&](Seat s) {
    return play.driver(s).by != Drives::Bot;
  });
}

bool publish_is_yellow(Play const& play, bool beside) { return !beside || (play.open_letters() == 0 && !play.blind()); }

}  // namespace paddock::app
