// When a turn closes, in words. Only the GM's device knows it; players read it in the report he posts.
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
std::string closes_words(int64_t at, int64_t now);            // "closes Sun 20:00, in 1 d 2 h", "closed Sun 20:00"

}  // namespace paddock::app
