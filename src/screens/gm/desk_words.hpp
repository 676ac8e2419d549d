// What the GM's desk says of seats, and what may be done with them.
#pragma once
#include <string>

#include "desk/play.hpp"

namespace paddock::app {

// To a host who drives himself and has not sealed.
inline constexpr char const* kBlindDesk =
    "You drive in this game yourself: you see who is in. What they wrote, and what would happen, opens when your own "
    "order is sealed; then it stands.";

inline constexpr char kHandOver[] = "A bot of medium strength takes this place to the end, or until it is given back";
// Whose driver stays away: a bot takes his place, until it is given back. Empty: nothing is to be handed over.
std::string hand_over_words(Play const& play, Seat seat);

// Everybody is in, or the time is over and only people are missing, for whom the autopilot drives.
bool may_publish(Play const& play, int64_t now);
// Whether the publishing button is the yellow one: beside the inbox (`beside`) what waits there comes first, messages or the
// host's own order.
bool publish_is_yellow(Play const& play, bool beside);
// "3 min ago"
std::string ago(int64_t then, int64_t now);
// How the order of a seat came, in words.
std::string way_words(Play const& play, Seat seat, int64_t now);

}  // namespace paddock::app
