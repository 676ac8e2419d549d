#include "post/calendar.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace paddock::post {
namespace {

constexpr int64_t kDay = 86400;
constexpr size_t kLineBytes = 75;   // RFC 5545, 3.1: longer lines are folded
constexpr size_t kTextPoints = 400;

std::string digits(int64_t n, size_t width) {
  std::string out = std::to_string(n);
  return out.size() < width ? std::string(width - out.size(), '0') + out : out;
}

std::string stamp(int64_t at) {
  Moment const m = moment_of(at);
  return digits(m.year, 4) + digits(m.month, 2) + digits(m.day, 2) + "T" + digits(m.hour, 2) + digits(m.minute, 2) + digits(m.second, 2) + "Z";
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : clean_name(text, kTextPoints)) {
    if (c == '\\' || c == ';' || c == ',') out.push_back('\\');
    out.push_back(c);
  }
  return out;
}

void put_line(std::string& out, std::string_view line) {
  size_t room = kLineBytes;
  while (line.size() > room) {
    std::string_view const first = cut_at_letter(line, room);
    out += std::string(first) + "\r\n ";
    line.remove_prefix(first.size());
    room = kLineBytes - 1;
  }
  out += std::string(line) + "\r\n";
}

}  // namespace

// Days since 1970 in eras of 400 years that begin in March (H. Hinnant, "chrono-compatible low-level date algorithms").
Moment moment_of(int64_t at) {
  int64_t day = at / kDay, second = at % kDay;
  if (second < 0) second += kDay, --day;
  Moment m;
  m.weekday = int(((day + 4) % 7 + 7) % 7);
  int64_t const z = day + 719468, era = (z >= 0 ? z : z - 146096) / 146097, of_era = z - era * 146097;
  int64_t const year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  int64_t const of_year = of_era - (365 * year + year / 4 - year / 100), month = (5 * of_year + 2) / 153;
  m.day = int(of_year - (153 * month + 2) / 5 + 1);
  m.month = int(month < 10 ? month + 3 : month - 9);
  m.year = int(year + era * 400 + (m.month <= 2));
  m.hour = int(second / 3600);
  m.minute = int(second / 60 % 60);
  m.second = int(second % 60);
  return m;
}

int64_t seconds_of(Moment const& m) {
  int64_t const year = m.year - (m.month <= 2), era = (year >= 0 ? year : year - 399) / 400, of_era = year - era * 400;
  int64_t const of_year = (153 * (m.month > 2 ? m.month - 3 : m.month + 9) + 2) / 5 + m.day - 1;
  int64_t const days = era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
  return days * kDay + m.hour * 3600 + m.minute * 60 + m.second;
}

char const* month_name(int month) {
  static constexpr char const* kMonths[] = {"January", "February", "March",     "April",   "May",      "June",
                                            "July",    "August",   "September", "October", "November", "December"};
  return kMonths[size_t(std::clamp(month, 1, 12) - 1)];
}

std::string calendar_file(Appointment const& a) {
  std::string out;
  for (char const* line : {"BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Paddock//Deadlines//EN", "BEGIN:VEVENT"}) put_line(out, line);
  put_line(out, "UID:" + escaped(a.uid));
  put_line(out, "DTSTAMP:" + stamp(a.made));
  put_line(out, "DTSTART:" + stamp(a.begin));
  put_line(out, "DTEND:" + stamp(a.end));
  put_line(out, "SUMMARY:" + escaped(a.title));
  put_line(out, "DESCRIPTION:" + escaped(a.text));
  if (a.bell > 0) {
    for (char const* line : {"BEGIN:VALARM", "ACTION:DISPLAY"}) put_line(out, line);
    put_line(out, "DESCRIPTION:" + escaped(a.title));
    put_line(out, "TRIGGER:-PT" + std::to_string(a.bell / 60) + "M");
    put_line(out, "END:VALARM");
  }
  for (char const* line : {"END:VEVENT", "END:VCALENDAR"}) put_line(out, line);
  return out;
}

}  // namespace paddock::post
