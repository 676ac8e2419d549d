// When a turn closes, in words: the GM's device sets it, links and reports carry it to the players.
#pragma once
#include <array>
#include <cstdint>
#include <string>

namespace paddock::app {

inline constexpr std::array<char const*, 4> kPaceWords{"Live", "1 day", "2 days", "A week"};
inline constexpr std::array<char const*, 4> kPaceShort{"Live", "1 d", "2 d", "7 d"};
inline constexpr std::array<int, 4> kPaceHours{0, 24, 48, 168};
int pace_index(int hours);                                    // the nearest choice not above

std::string day_words(int64_t at);                            // "Sun 20:00", in the zone of this device
std::string span_words(int64_t seconds);                      // "1 d 2 h", "3 h 5 min", "12 min"
// "closes Sun 20:00, in 1 d 2 h", "closed Sun 20:00"; with the date ("Sun 29 Nov 20:00") where the day alone would not do.
std::string closes_words(int64_t at, int64_t now);
// For people in other zones: "Sunday 29 November 2026, 20:00 (UTC+1), which is 19:00 UTC". `minutes`: east of Greenwich.
std::string date_words(int64_t at, int minutes);
std::string date_words(int64_t at);                           // in the zone of this device
// The same as a calendar file (.ics), with a bell three hours before.
struct DueOrders {
  std::string race, turn;      // "Sandstorm 500", "turn 4"
  std::string game;            // its id
  int number = 0;              // of the turn
  int64_t at = 0;
};
std::string deadline_file(DueOrders const& due, int64_t now);

}  // namespace paddock::app
