// A calendar file (iCalendar, RFC 5545) of one appointment, and dates without a clock or a zone.
#pragma once
#include <cstdint>
#include <string>

namespace paddock::post {

struct Moment {        // of the Gregorian calendar
  int year = 1970, month = 1, day = 1;   // month and day from 1
  int hour = 0, minute = 0, second = 0;
  int weekday = 4;     // 0: Sunday; not read by seconds_of()
};
Moment moment_of(int64_t unix_seconds);   // in UTC
int64_t seconds_of(Moment const& moment);
char const* month_name(int month);        // "January"; of 1 to 12, others are clamped

struct Appointment {
  std::string uid;                 // the same for a newer version of the same appointment
  std::string title, text;
  int64_t begin = 0, end = 0;      // unix seconds
  int bell = 0;                    // seconds before the begin at which it rings; 0: no bell
  int64_t made = 0;                // when the file was written
};
std::string calendar_file(Appointment const& appointment);

}  // namespace paddock::post
