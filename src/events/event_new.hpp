// A new event from what a person writes: its title, then a line for each entrant.
#pragma once
#include <string_view>

#include "core/expected.hpp"
#include "events/event.hpp"

namespace paddock::app::events {

struct Plan {
  Kind kind = Kind::Series;
  std::string game;
  int rounds = 4;                       // a qualifying event has its final behind them
  std::vector<std::string> boards;      // of the rounds, in turn; empty: the usual one
  int laps = 0;
  Seed seed;
  std::string map;                      // a board of one's own for all of them, in full; then `boards` is empty
};
// "Ann (bot easy): laurels 3, team Reds, tier Gold, number 7, handicap 2". What stands behind the colon may be left out; tiers are
// in the order in which they first stand there. Errors say "line 3".
Expected<Event> new_event(Plan const& plan, std::string_view text);
Expected<Doc> entrant_of(std::string_view written);   // one of these lines, as a file has it
bool says_driver(std::string_view written);
std::string with_driver(std::string line, std::string const& driver);   // the same, where it does not say who decides
inline constexpr char kExampleLine[] = "Ann (bot medium): laurels 3, team Reds, tier Gold, number 7, handicap 2";
extern char const kExample[];           // such a text, to write over

}  // namespace paddock::app::events
