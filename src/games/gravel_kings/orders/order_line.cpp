// Which lines of a post may stand in a sheet or on a race-card: told by how they begin, so that a line with a fault counts, too.
#include <algorithm>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

bool letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
char upper(char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; }

}  // namespace

size_t foreign_to_race_card(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    if (!letter(text[i]) && uint8_t(text[i]) < 128) {
      ++i;
      continue;
    }
    size_t const from = i;
    std::string word;
    for (; i < text.size() && (letter(text[i]) || uint8_t(text[i]) >= 128); ++i) word += upper(text[i]);
    bool known = false;
    for (char const* w : {"RESERVE", "RESERVES", "RES", "R", "FIRST", "AND", "RIDER", "RIDERS", "HEATS", "THEN", "CARD"}) known = known || word == w;
    if (!known) return from;
  }
  return text.npos;
}

// GK-9.3: a sheet that was handed in with nothing on it.
bool nothing_ordered(std::string_view text) {
  std::string words;
  for (char const c : text)
    if (letter(c)) words += upper(c);
    else if (c != ' ' && c != '\n' && c != '.') return false;
  return words == "NOORDERS";
}

bool GravelKings::order_line(std::string_view line, bool inside) {
  size_t const from = std::min(line.find_first_not_of(" \t"), line.size());
  line.remove_prefix(from);
  if (line.starts_with("//") || nothing_ordered(line)) return true;
  std::string first;
  bool capitals = true;
  for (size_t i = 0; i < line.size() && letter(line[i]); ++i) {
    first += upper(line[i]);
    capitals = capitals && line[i] < 'a';
  }
  for (char const* word : {"HEAT", "PLAY", "TAKE", "DISCARD"})
    if (first == word) return inside || capitals || lex(line).error.empty();
  auto const digits = std::count_if(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (digits > (inside ? 0 : 1) || (digits == 1 && first.starts_with("RES")))
    if (foreign_to_race_card(line) == line.npos) return true;
  if (!inside) return false;
  Lexed const words = lex(line);  // a line that a mail program broke
  return words.error.empty() && !words.words.empty();
}

OrderWords GravelKings::order_words() {
  static constexpr std::string_view kWords[] = {"reserve", "heat", "play", "take", "discard", "rider", "riders", "hidden", "high", "low", "safe",
                                                "risky",   "ahead", "else"};
  return {kWords, {}, 0};
}

}  // namespace paddock::gravel_kings
