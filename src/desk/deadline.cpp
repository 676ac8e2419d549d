#include "desk/deadline.hpp"

#include <algorithm>
#include <ctime>

#include "session/letters.hpp"

namespace paddock::app {
namespace {

constexpr char const* kDays[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
constexpr int64_t kHour = 3600, kDay = 24 * kHour;

std::string two(int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); }
std::string clock_words(post::Moment const& m) { return two(m.hour) + ":" + two(m.minute); }
char const* day_of(post::Moment const& m) { return kDays[size_t(std::clamp(m.weekday, 0, 6))]; }

// How far the clocks of this device are from UTC then, in minutes.
int zone_minutes(int64_t at) {
  std::time_t const time = std::time_t(at);
  std::tm const* local = std::localtime(&time);
  if (!local) return 0;
  post::Moment const m{local->tm_year + 1900, local->tm_mon + 1, local->tm_mday, local->tm_hour, local->tm_min, local->tm_sec, 0};
  int64_t const ahead = post::seconds_of(m) - at;
  return int(ahead / 60);
}

post::Moment local_moment(int64_t at) { return post::moment_of(at + int64_t(zone_minutes(at)) * 60); }

std::string zone_words(int minutes) {
  if (minutes == 0) return "UTC";
  int const size = minutes < 0 ? -minutes : minutes;
  return std::string("UTC") + (minutes < 0 ? "-" : "+") + std::to_string(size / 60) + (size % 60 ? ":" + two(size % 60) : "");
}

}  // namespace

int pace_index(int hours) {
  int at = 0;
  for (size_t i = 0; i < kPaceHours.size(); ++i)
    if (kPaceHours[i] <= hours) at = int(i);
  return at;
}

std::string day_words(int64_t at) {
  post::Moment const m = local_moment(at);
  return std::string(day_of(m), 3) + " " + clock_words(m);
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
  std::string when = day_words(at);
  if (at - now > 6 * kDay || now - at > kDay) {
    post::Moment const m = local_moment(at);
    when = std::string(day_of(m), 3) + " " + std::to_string(m.day) + " " + std::string(post::month_name(m.month), 3) + " " + clock_words(m);
  }
  return at <= now ? "closed " + when : "closes " + when + ", in " + span_words(at - now);
}

std::string date_words(int64_t at, int minutes) {
  auto day = [](post::Moment const& m) { return std::string(day_of(m)) + " " + std::to_string(m.day) + " " + post::month_name(m.month); };
  post::Moment const here = post::moment_of(at + int64_t(minutes) * 60), utc = post::moment_of(at);
  std::string const words = day(here) + " " + std::to_string(here.year) + ", " + clock_words(here) + " (" + zone_words(minutes) + ")";
  if (minutes == 0) return words;
  return words + ", which is " + (here.day == utc.day ? "" : day(utc) + ", ") + clock_words(utc) + " UTC";
}

std::string date_words(int64_t at) { return date_words(at, zone_minutes(at)); }

std::string deadline_file(DueOrders const& due, int64_t now) {
  post::Appointment a;
  a.uid = due.game + "-" + std::to_string(due.number) + "@paddock";
  a.title = "Orders due: " + due.race + ", " + due.turn;
  a.text = "The orders of " + due.turn + " in " + due.race + " are due: " + date_words(due.at) + ".";
  a.begin = due.at - kHour / 2;
  a.end = due.at;
  a.bell = int(3 * kHour - kHour / 2);
  a.made = now;
  return post::calendar_file(a);
}

}  // namespace paddock::app
