// Dates and times as pages print them.
#include <algorithm>

#include "core/scan.hpp"
#include "post/thread_page.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kStampBytes = 90;

bool among(std::string_view list, std::string_view word) {
  for (size_t at = list.find(word); at != list.npos; at = list.find(word, at + 1))
    if ((at == 0 || list[at - 1] == ' ') && (at + word.size() == list.size() || list[at + word.size()] == ' ')) return true;
  return false;
}

constexpr std::string_view kMonths =
    "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december "
    "januar februar m\xC3\xA4rz mai juni juli oktober dezember";
constexpr std::string_view kDays =
    "mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday mo di mi do fr sa so "
    "montag dienstag mittwoch donnerstag freitag samstag sonntag";
constexpr std::string_view kRelative = "today yesterday ago now heute gestern";
constexpr std::string_view kUnits = "second seconds sec secs minute minutes min mins hour hours hr hrs h d day days week weeks month months year years";
constexpr std::string_view kBetween = "at on in of the a an just last posted sent date received gmt utc cet cest est edt pst pdt bst am pm a.m p.m uhr um am, unread";

// What a word of a stamp is: 't' a time, 'y' a year or a whole date, 'm' a month, 'w' a day of the week, 'n' a number, 'r' today or ago,
// 'u' a unit, 's' "3d", 'b' words between, 0 none of them.
char kind_of(std::string_view w) {
  while (!w.empty() && std::string_view(".,").find(w.back()) != std::string_view::npos) w.remove_suffix(1);
  if (w.empty()) return 'b';
  if (among(kMonths, w)) return 'm';
  if (among(kRelative, w)) return 'r';
  if (among(kBetween, w)) return 'b';
  if (among(kDays, w)) return 'w';
  if (among(kUnits, w)) return 'u';
  if (w[0] == '#' && w.size() > 1) return std::all_of(w.begin() + 1, w.end(), is_digit) ? 'b' : '\0';
  size_t const digits = Scan(w).take_while(is_digit).size();
  if (digits == 0) return '\0';
  std::string_view const rest = w.substr(digits);
  if (rest.empty()) return digits == 4 && (w.starts_with("19") || w.starts_with("20")) ? 'y' : digits <= 2 ? 'n' : '\0';
  if (among("st nd rd th", rest)) return 'n';
  if (among("d h m min mo w y s", rest) && digits <= 3) return 's';
  if (among("am pm", rest) && digits <= 2) return 't';
  if (rest[0] == ':' || (rest[0] == '.' && rest.size() == 3 && is_digit(rest[1]) && is_digit(rest[2]) && digits <= 2)) {
    bool const plain = std::all_of(rest.begin(), rest.end(), [](char c) { return is_digit(c) || c == ':' || c == '.' || c == 'a' || c == 'p' || c == 'm'; });
    return plain && digits <= 2 && rest.size() >= 3 && is_digit(rest[1]) ? 't' : '\0';
  }
  auto const sign = std::count_if(rest.begin(), rest.end(), [](char c) { return c == '/' || c == '-' || c == '.'; });
  bool const date = std::all_of(rest.begin(), rest.end(), [](char c) { return is_digit(c) || c == '/' || c == '-' || c == '.'; });
  return date && sign == 2 && w.size() >= 6 && w.size() <= 10 ? 'y' : '\0';
}

constexpr int kMostNumber = 99999999;

int number_at(std::string_view text, size_t at, int most_digits = 8) {
  Scan in(text);
  in.go(at);
  return std::max(0, in.number(kMostNumber, most_digits));
}

}  // namespace

bool stamp_word(std::string_view word) { return kind_of(lowered(trimmed(word, "()[]|*-"))) != '\0'; }

int64_t sent_at(std::string_view heading) {
  std::string const low = lowered(heading);
  size_t at = std::min(low.find("sent:"), std::min(low.find("date:"), low.find("gesendet:")));
  if (at == low.npos) return 0;
  at = low.find(':', at) + 1;
  int64_t year = 0, month = 0, day = 0, minutes = -1;
  for (size_t const stop = std::min(low.find('\n', at), low.size()); at < stop;) {
    size_t const end = std::min(low.find_first_of(" \t,", at), stop);
    std::string const w = low.substr(at, end - at);
    at = end + 1;
    char const kind = kind_of(w);
    int64_t const n = number_at(w, 0, 4);
    size_t const place = std::string_view("jan feb mar apr may jun jul aug sep oct nov dec").find(w.substr(0, 3));
    if (kind == 'm' && place != std::string_view::npos) month = int64_t(place) / 4 + 1;
    else if (kind == 'n' && !day) day = n;
    else if (kind == 'y' && w.size() == 4) year = n;
    else if (kind == 'y') {  // 21.11.2026, 11/21/2026, 2026-11-21
      Scan in(w);
      int part[3] = {};
      for (int& p : part) p = std::max(0, in.number(kMostNumber)), in.step();
      bool const iso = part[0] > 31, american = w.find('/') != w.npos && part[0] <= 12;
      year = iso ? part[0] : part[2];
      month = iso || !american ? part[1] : part[0];
      day = iso ? part[2] : american ? part[1] : part[0];
    } else if (kind == 't' && w.find(':') != w.npos) {
      int const hour = number_at(w, 0), minute = number_at(w, w.find(':') + 1);
      minutes = hour % 12 * 60 + minute + (hour >= 12 ? 720 : 0);
      if (w.ends_with("pm") && minutes < 720) minutes += 720;
      if (w.ends_with("am") && minutes >= 720) minutes -= 720;
    } else if (w == "pm" && minutes >= 0 && minutes < 720) minutes += 720;
    else if (w == "am" && minutes >= 720) minutes -= 720;
  }
  return year && month && day ? ((year * 12 + month) * 31 + day) * 1440 + std::max<int64_t>(0, minutes) : 0;
}

int stamp(std::string_view line) {
  if (size_t const subject = lowered(line.substr(0, 160)).find("post subject:"); subject != line.npos && subject > 0)
    line = line.substr(0, subject);   // phpBB 2: "Posted: Tue Nov 24, 2026 8:14 pm    Post subject: Re: Race 5"
  line = trimmed(line, "()[]|*-,");
  for (std::string_view mark : {"\xE2\x80\x94", "\xE2\x80\x93", "\xC2\xB7", "\xE2\x80\xA2", "\xC2\xBB"})
    if (line.starts_with(mark)) line = trimmed(line.substr(mark.size()));
  if (line.size() < 2 || line.size() > kStampBytes) return 0;
  std::string low = lowered(line);
  for (std::string_view head : {"posted:", "sent:", "date:", "posted on:"})
    if (low.starts_with(head)) low.erase(0, head.size());
  int times = 0, years = 0, months = 0, days = 0, numbers = 0, relative = 0, units = 0, spans = 0;
  for (size_t at = 0; at < low.size();) {
    size_t const end = std::min(low.find_first_of(" \t()[],|", at), low.size());
    std::string_view w = std::string_view(low).substr(at, end - at);
    at = end + 1;
    if (w.empty() || w == "\xC2\xB7" || w == "\xE2\x80\xA2" || w == "-" || w == "\xE2\x80\x94" || w == "\xE2\x80\x93" || w == "\xC2\xBB") continue;
    switch (kind_of(w)) {
      case 't': ++times; break;
      case 'y': ++years; break;
      case 'm': ++months; break;
      case 'w': ++days; break;
      case 'n': ++numbers; break;
      case 'r': ++relative; break;
      case 'u': ++units; break;
      case 's': ++spans; break;
      case 'b': break;
      default: return 0;
    }
  }
  if (numbers > 4 || times > 2) return 0;
  if (times || years || (relative && (units || relative > 1 || numbers == 0))) return 2;
  bool const day = days == 1 && numbers == 0 && units == 0 && months == 0 && low.size() > 3;
  return (months && numbers) || day || (spans == 1 && numbers == 0) ? 1 : 0;
}

}  // namespace paddock::post
