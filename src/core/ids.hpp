// Small names every floor shares: seats, rule ids.
#pragma once
#include <cstdint>
#include <string_view>

namespace paddock {

// A place at the table, 0-based, fixed for the whole game. Negative values are not places.
using Seat = int8_t;
inline constexpr Seat kNobody = -1;   // a spectator; or: the position waits for secrets that are not here
inline constexpr Seat kOver = -2;     // actor() of a finished game
inline constexpr int kMaxSeats = 12;

// The id of a numbered rule ("NR-3.7"), a literal of the program, never owned. Empty: no rule.
struct Rule {
  char const* id = "";
  constexpr std::string_view text() const { return id; }
  constexpr bool empty() const { return id[0] == '\0'; }
};

inline bool operator==(Rule a, Rule b) { return a.text() == b.text(); }

}  // namespace paddock
