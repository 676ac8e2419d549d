#include "app/deadline.hpp"

#include <algorithm>
#include <ctime>

namespace paddock::app {

int pace_index(int hours) {
  int at = 0;
  for (size_t i = 0; i < kPaceHours.size(); ++i)
    if (kPaceHours[i] <= hours) at = int(i);
  return at;
}

std::string day_words(int64_t at) {
  static constexpr char const* kDays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  std::time_t const time = std::time_t(at);
  std::tm const* local = std::localtime(&time);
  if (!local) return {};
  auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return std::string(kDays[std::clamp(local->tm_wday, 0, 6)]) + " " + two(local->tm_hour) + ":" + two(local->tm_min);
}

std::string span_words(int64_t seconds) {
  int64_t const minutes = std::max<int64_t>(0, seconds) / 60, hours = minutes / 60, days = hours / 24;
  auto both = [](int64_t a, char const* of_a, int64_t b, char const* of_b) {
    return std::to_string(a) + of_a + (b > 0 ? " " + std::to_string(b) + of_b : "");
  };
  if (days > 0) return both(days, " d", hours % 24, " h");
  if (hours > 0) return both(hours, " h", minutes % 60, " min");
  return std::to_string(minutes) + " min";
}

std::string closes_words(int64_t at, int64_t now) {
  if (at <= now) return "closed " + day_words(at);
  return "closes " + day_words(at) + ", in " + span_words(at - now);
}

}  // namespace paddock::app
