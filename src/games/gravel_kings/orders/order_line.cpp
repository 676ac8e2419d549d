// Which lines of a post may stand in a sheet or on a race-card: told by how they begin, so that a line with a fault counts, too.
#include <algorithm>

#include "core/scan.hpp"
#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

size_t foreign_to_race_card(std::string_view text) {
  for (Scan in(text);;) {
    in.take_while([](char c) { return !in_word(c); });
    size_t const from = in.at();
    std::string word(in.take_while(in_word));
    if (word.empty()) return text.npos;
    std::transform(word.begin(), word.end(), word.begin(), upper);
    bool known = false;
    for (char const* w : {"RESERVE", "RESERVES", "RES", "R", "FIRST", "AND", "RIDER", "RIDERS", "HEATS", "THEN", "CARD"}) known = known || word == w;
    if (!known) return from;
  }
}

// GK-9.3: a sheet that was handed in with nothing on it.
bool nothing_ordered(std::string_view text) {
  std::string words;
  for (char const c : text)
    if (is_letter(c)) words += upper(c);
    else if (c != ' ' && c != '\n' && c != '.') return false;
  return words == "NOORDERS";
}

bool GravelKings::order_line(std::string_view line, bool inside) {
  size_t const from = std::min(line.find_first_not_of(" \t"), line.size());
  line.remove_prefix(from);
  if (line.starts_with("//") || nothing_ordered(line)) return true;
  std::string first(Scan(line).take_while(is_letter));
  bool const capitals = std::none_of(first.begin(), first.end(), [](char c) { return c >= 'a'; });
  std::transform(first.begin(), first.end(), first.begin(), upper);
  for (char const* word : {"HEAT", "PLAY", "TAKE", "DISCARD"})
    if (first == word) return inside || capitals || lex(line).error.empty();
  auto const digits = std::count_if(line.begin(), line.end(), is_digit);
  if (digits > (inside ? 0 : 1) || (digits == 1 && first.starts_with("RES")))
    if (foreign_to_race_card(line) == line.npos) return true;
  if (!inside) return false;
  Lexed const words = lex(line);  // a line that a mail program broke
  return words.error.empty() && !words.words.empty();
}

OrderWords GravelKings::order_words() {
  static constexpr std::string_view kWords[] = {"reserve", "heat", "play", "take", "discard", "rider", "riders", "hidden", "high", "low", "safe",
                                                "risky",   "ahead", "else"};
  static constexpr std::string_view kCalled[] = {"sheet", "race-card", "race card"};
  return {.words = kWords, .called = kCalled, .blocks = true};
}

}  // namespace paddock::gravel_kings
