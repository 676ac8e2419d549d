// Calendar files and dates without a clock.
#include "post/calendar.hpp"

#include <catch_amalgamated.hpp>
#include <string>

using namespace paddock::post;

TEST_CASE("dates come out of seconds and go back into them", "[post][calendar]") {
  struct Known {
    int64_t at;
    int year, month, day, hour, minute, weekday;
  };
  for (Known const& k : {Known{0, 1970, 1, 1, 0, 0, 4}, Known{951782400, 2000, 2, 29, 0, 0, 2}, Known{1795982400, 2026, 11, 29, 20, 0, 0},
                         Known{4107542399, 2100, 2, 28, 23, 59, 0}, Known{-1, 1969, 12, 31, 23, 59, 3}}) {
    Moment const m = moment_of(k.at);
    INFO(k.at);
    CHECK(m.year == k.year);
    CHECK(m.month == k.month);
    CHECK(m.day == k.day);
    CHECK(m.hour == k.hour);
    CHECK(m.minute == k.minute);
    CHECK(m.weekday == k.weekday);
    CHECK(seconds_of(m) == k.at);
  }
  for (int64_t at = -20'000'000'000; at < 20'000'000'000; at += 86399 * 997) CHECK(seconds_of(moment_of(at)) == at);
}

TEST_CASE("an appointment is a file that calendars take", "[post][calendar]") {
  Appointment a{"12ab-4@paddock", "Orders due: Kopf, Hand; \\ Fuß", "Line one\nBEGIN:VALARM", 1795980600, 1795982400, 9000, 1795000000};
  std::string const file = calendar_file(a);
  INFO(file);
  CHECK(file.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
  CHECK(file.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
  for (char const* line : {"\r\nDTSTART:20261129T193000Z\r\n", "\r\nDTEND:20261129T200000Z\r\n", "\r\nTRIGGER:-PT150M\r\n",
                           "\r\nSUMMARY:Orders due: Kopf\\, Hand\\; \\\\ Fuß\r\n", "\r\nDESCRIPTION:Line one BEGIN:VALARM\r\n"})
    CHECK(file.find(line) != file.npos);
}

TEST_CASE("long lines are folded, and no letter is cut", "[post][calendar]") {
  Appointment a;
  for (int i = 0; i < 90; ++i) a.title += "äß€";
  std::string const file = calendar_file(a);
  std::string joined;
  for (size_t at = 0; at < file.size();) {
    size_t const end = file.find("\r\n", at);
    std::string const line = file.substr(at, end - at);
    CHECK(line.size() <= 75);
    size_t const first = line[0] == ' ' ? 1 : 0;
    CHECK((uint8_t(line[first]) & 0xC0) != 0x80);
    joined += line.substr(first);
    at = end + 2;
  }
  CHECK(joined.find("SUMMARY:" + a.title) != joined.npos);
}
