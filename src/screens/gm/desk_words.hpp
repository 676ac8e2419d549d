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
// What the GM does next: the one yellow button of his desk, on whichever of its pages. `None`: bots think, or the save is broken.
enum class Step : uint8_t { None, Invite, Letters, Order, Publish, Send, Paste, Result };
struct Sent {
  bool invitations = false, turn = false;   // copied here: to begin with; all that goes out of the turn published last
};
Step next_step(Play const& play, int64_t now, Sent sent);
struct StepWords {
  std::string label;
  char const* icon = "";
};
StepWords step_words(Step step, Play const& play);   // of `Send` the desk knows what is next (GmOut::next_words)

// Whose order is in: "Ann's order is in."; empty: it is awaited.
std::string settled_words(Play const& play, Seat seat);
// Of the turn that was published last: how long it can be taken back, or why it cannot.
std::string take_back_words(Play const& play, bool asked);
std::string take_back_label(Play const& play, bool asked);
// "3 min ago"
std::string ago(int64_t then, int64_t now);
// How the order of a seat came, in words.
std::string way_words(Play const& play, Seat seat, int64_t now);

}  // namespace paddock::app
