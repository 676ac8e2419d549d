#include "post/thread_second.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kLineRead = 160;        // bytes of a line
constexpr size_t kShortAdding = 12;  // "and +5"

constexpr std::string_view kBetween = " \t,;:.!?()[]\"*";
constexpr std::string_view kInPlace = " instead unless rather better actually mind wrong sorry oops meant should correction mistake misread let's lets change decided no wait hmm ";
constexpr std::string_view kOfTime = " minute minutes min mins hour hours h day days week weeks year years turn turns point points second seconds o'clock pm am uhr % km ";
constexpr std::string_view kTakesBack = " cancel scrap scratch ignore disregard forget delete withdraw replace change changed switch instead hold wrong rather revise revised correct corrected "
                                        "correction mistake rethink don't dont ";
constexpr std::string_view kAlters = " add without also plus minus and drop extra replace remove should meant typo ";

bool among(std::string_view list, std::string_view word) { return list.find(" " + std::string(word) + " ") != list.npos; }

// Calls `on` with each word, where it begins and whether a sentence begins with it; true from it ends that and is the result.
template <class On>
bool some_word(std::string_view line, On on) {
  bool begins = true;
  for (size_t at = line.find_first_not_of(kBetween); at < line.size();) {
    size_t const end = std::min(line.find_first_of(kBetween, at), line.size());
    if (on(line.substr(at, end - at), at, begins)) return true;
    at = line.find_first_not_of(kBetween, end);
    begins = at < line.size() && line.substr(end, at - end).find_first_of(".!?") != line.npos;
  }
  return false;
}

std::string_view first_word(std::string_view line) { return line.substr(0, line.find_first_of(kBetween)); }

bool names_a_seat(Taster const& taster, std::string_view low) {
  return some_word(low, [&](std::string_view w, size_t, bool) { return among(taster.names(), w); });
}

// "but ", "and ", "so ": what they stand before is looked at.
std::string_view bare(std::string_view low) {
  for (bool again = true; again;) {
    again = false;
    for (std::string_view w : {"but ", "and ", "so ", "just ", "use ", "please ", "i "})
      if (low.starts_with(w)) low = trimmed(low.substr(w.size())), again = true;
  }
  return low;
}

// "unless Ben brakes", "else 100", "only on 8+", "but fire if Cy comes near".
bool conditional(Taster const& taster, std::string const& low) {
  for (std::string_view w : {"unless ", "otherwise ", "otherwise, ", "else ", "else: ", "provided ", "or if ", "except ", "conditional:", "conditional "})
    if (low.starts_with(w) && low.size() > w.size()) return true;
  if (low.starts_with("if ") && names_a_seat(taster, low)) return true;
  std::string_view const said = bare(low);
  for (std::string_view w : {"only if ", "only when ", "only on ", "only unless ", "only while ", "only as long "})
    if (said.starts_with(w)) return true;
  bool const figures = low.find_first_of("0123456789") != low.npos;
  if (figures && trimmed(low, kBetween).ends_with(" only") && low.size() < 40) return true;
  bool const when = low.find(" if ") != low.npos || low.find(" when ") != low.npos || low.find(" unless ") != low.npos;
  return when && taster.order_word(first_word(said));
}

// "20:00", "3.11."
bool part_of_time(std::string_view low, size_t begin, size_t end) {
  bool const before = begin > 1 && is_one_of(low[begin - 1], ":./-") && is_digit(low[begin - 2]);
  return before || (end + 1 < low.size() && is_one_of(low[end], ":./-") && is_digit(low[end + 1]));
}

// "Let's do 100.", "I've changed my mind, 100 it is."
bool number_in_place(Taster const& taster, std::string_view low) {
  int const step = taster.words().step;
  if (step <= 0) return false;
  bool number = false, due = false;
  bool const place = some_word(low, [&](std::string_view w, size_t, bool) { return among(kInPlace, w) || w.ends_with("changed"); });
  some_word(low, [&](std::string_view w, size_t at, bool) {
    if (due && !among(kOfTime, w)) return number = true;
    due = !part_of_time(low, at, at + w.size()) && w.size() <= 3 && std::all_of(w.begin(), w.end(), is_digit) && Scan(w).number(999) > 0 && Scan(w).number(999) % step == 0;
    return false;
  });
  return place && (number || due);
}

// "Add an L at the end.", "without the A please", "that should be R".
bool letters_added(Taster const& taster, std::string_view line) {
  bool const alters = some_word(lowered(line), [](std::string_view w, size_t, bool) { return among(kAlters, w); });
  return alters && some_word(line, [&](std::string_view w, size_t, bool begins) {
    return !begins && w.size() <= 2 && std::all_of(w.begin(), w.end(), [&](char c) { return is_capital(c) && taster.letter(c); });
  });
}

// "and +5"
bool adds(std::string_view low) {
  std::string_view const said = bare(low);
  return said.size() != low.size() && said.size() > 1 && low.size() <= kShortAdding && is_one_of(said[0], "+-") && is_digit(said[1]);
}

}  // namespace

bool second_thought(Taster const& taster, std::string_view words) {
  words = trimmed(words);
  std::string const low = lowered(cut_at_letter(words, kLineRead)) + " ";
  if (conditional(taster, low)) return true;
  if (!taster.many_lines()) return letters_added(taster, cut_at_letter(words, kLineRead));
  return number_in_place(taster, low) || adds(trimmed(low));
}

bool takes_back(std::string_view words) {
  return some_word(lowered(words), [](std::string_view w, size_t, bool) { return among(kTakesBack, w); });
}

}  // namespace paddock::post
