// Which lines of a post may stand in a sheet or on a race-card: told by how they begin, so that a line with a fault counts, too,
// and by the cards, slots and heads in them, so that orders in other words than the grammar's are refused and not left out.
#include <algorithm>
#include <vector>

#include "core/scan.hpp"
#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

constexpr size_t kWordsRead = 40;       // of a line; more is prose
using Names = std::span<std::string_view const>;

constexpr std::string_view kVerbs[] = {"PLAY", "PLAYS", "TAKE", "TAKES", "DISCARD", "DISCARDS", "PICK", "PICKS", "DRAW",
                                       "DRAWS", "KEEP", "KEEPS", "THROW", "NAME", "NOMINATE", "USE", "CHOOSE"};
constexpr std::string_view kOfCards[] = {"HIDDEN", "HIGH", "HIGHEST", "LOW", "LOWEST", "SAFE", "RISKY", "BLIND", "SLOT", "WL", "ATB", "GS", "C"};
constexpr std::string_view kTurns[] = {"NOT", "NO", "NEVER", "DONT", "DON'T", "WITHOUT", "EXCEPT", "OR", "ELSE", "OTHERWISE", "INSTEAD",
                                       "SORRY", "RATHER", "ACTUALLY", "BETTER", "WAIT", "MEANT", "CORRECTION", "EDIT", "IF", "UNLESS", "SAME", "THEN", "AND", "BUT"};
constexpr std::string_view kSame[] = {"SAME", "DITTO", "LIKEWISE"};
constexpr std::string_view kHeads[] = {"TO", "CC", "AN", "SENT", "FROM", "DATE", "SUBJECT", "HI", "HELLO"};   // of mails and talk

bool among(Names list, std::string_view word) { return std::find(list.begin(), list.end(), word) != list.end(); }

bool is_card(std::string_view word) {
  int lane, value, copy;
  return read_card(word, lane, value, copy) == int(word.size());
}
bool is_slot(std::string_view word) { return word.size() > 1 && word[0] == '#' && is_digit(word[1]); }
bool is_number(std::string_view word) { return !word.empty() && std::all_of(word.begin(), word.end(), is_digit); }
bool letter_and_number(std::string_view word, char letter) { return word.size() == 2 && word[0] == letter && is_digit(word[1]); }

// A line as words in capitals; signs stand alone, those of sentences are not told.
struct LineWords {
  std::vector<std::string> words;
  bool colon = false;                   // it ends with one
  explicit LineWords(std::string_view line) {
    for (Scan in(line); in.skip(" \t\r\n,;.!?()[]\"'*_`-+&<>=/|~") && words.size() < kWordsRead;) {
      std::string w(in.take_while([](char c) { return in_word(c) || is_digit(c) || c == '#' || c == '\''; }));
      if (w.empty()) in.step(), w = ":";
      std::transform(w.begin(), w.end(), w.begin(), upper);
      words.push_back(std::move(w));
    }
    size_t const last = line.find_last_not_of(" \t\r\n");
    colon = last != line.npos && line[last] == ':';
  }

  std::string_view at(size_t i) const { return i < words.size() ? std::string_view(words[i]) : std::string_view(); }
  template <class Fits>
  size_t find(Fits fits) const { return size_t(std::find_if(words.begin(), words.end(), fits) - words.begin()); }
  template <class Fits>
  bool any(Fits fits) const { return find(fits) < words.size(); }

  bool numbered(size_t i, std::string_view word, char letter) const {
    return (at(i) == word && (is_number(at(i + 1)) || is_slot(at(i + 1)))) || letter_and_number(at(i), letter);
  }
  bool part_of_head(size_t i) const { return numbered(i, "HEAT", 'H') || numbered(i, "HEATS", 'H') || numbered(i, "LAP", 'L') || rider(i); }
  bool rider(size_t i) const { return numbered(i, "RIDER", 'R') || numbered(i, "RIDERS", 'R'); }
  int head_parts() const {
    int n = 0;
    for (size_t i = 0; i < words.size(); ++i) n += part_of_head(i) || at(i) == "START";
    return n;
  }
  bool of_cards(size_t i) const { return is_card(at(i)) || is_slot(at(i)) || among(kOfCards, at(i)); }
};

// "Archer: WL9 else C7", "KEEP C7", "H1 L2 Archer: PLAY WL9", "Sorry, C7 instead", "not WL": orders, wherever they stand.
bool says_orders(LineWords const& l) {
  auto const card = [](std::string_view w) { return is_card(w) || is_slot(w); };
  size_t const first = l.find(card), colon = l.find([](std::string_view w) { return w == ":"; });
  bool const verb = l.any([](std::string_view w) { return among(kVerbs, w); });
  bool const turn = l.any([](std::string_view w) { return among(kTurns, w); });
  int const parts = l.head_parts();
  if (first < l.words.size() && ((colon < first && colon <= 4) || verb || turn || parts > 0)) return true;
  if (first == 0 && l.words.size() <= 3) return true;
  if (parts >= 2) return true;
  if (parts > 0 && l.words.size() <= 5 && among(kSame, l.at(0))) return true;   // "Same for rider 2"
  bool const named = l.numbered(0, "HEAT", 'H') && l.at(l.at(0) == "HEAT" ? 2 : 1) == ":";
  if (named) return true;                                      // "Heat 6: Archer and Dunn"
  if (parts > 0 && (verb || (is_number(l.at(0)) && is_number(l.at(1))))) return true;   // "1 2 in heat 1"
  if (among(kVerbs, l.at(0)) && (l.of_cards(1) || (is_number(l.at(1)) && l.words.size() <= 4))) return true;
  bool const denied = among(kTurns, l.at(0)) && l.words.size() <= 5;
  return denied && ((l.of_cards(1) && l.at(1) != "C") || (among(kVerbs, l.at(1)) && (l.words.size() == 2 || l.of_cards(2))));
}

// What else can only be more of the sheet when it stands right below one of its lines.
bool goes_on(LineWords const& l) {
  for (size_t i = 0; i < l.words.size(); ++i)
    if (l.part_of_head(i) || is_card(l.at(i)) || is_slot(l.at(i))) return true;
  if (l.any([](std::string_view w) { return w == "HIDDEN" || w == "ATB" || w == "GS" || w == "WL"; })) return true;
  if (among(kVerbs, l.at(0)) && l.words.size() <= 4) return true;
  if (l.words.size() <= 5 && l.any([](std::string_view w) { return w == "SAME" || w == "DITTO" || w == "LIKEWISE"; })) return true;
  if (l.words.size() == 3 && l.at(1) == "AS") return true;     // "Bell as Archer"
  return l.colon && l.words.size() <= 4 && !among(kHeads, l.at(0));   // "Bell:"
}

}  // namespace

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
    if (first == word && (inside || capitals || lex(line).error.empty())) return true;
  auto const digits = std::count_if(line.begin(), line.end(), is_digit);
  if (digits > (inside ? 0 : 1) || (digits == 1 && first.starts_with("RES")))
    if (foreign_to_race_card(line) == line.npos) return true;
  LineWords const words(line);
  if (says_orders(words)) return true;
  if (!inside) return false;
  Lexed const broken = lex(line);  // a line that a mail program broke
  return (broken.error.empty() && !broken.words.empty()) || goes_on(words);
}

OrderWords GravelKings::order_words() {
  static constexpr std::string_view kWords[] = {"reserve", "heat", "play", "take", "discard", "rider", "riders", "hidden", "high", "low", "safe",
                                                "risky",   "ahead", "else"};
  static constexpr std::string_view kCalled[] = {"sheet", "race-card", "race card"};
  // Beside an order: what picks among cards, or denies.
  static std::string const kTalk = [] {
    std::string out = " ";
    for (char const* w : {"not", "non", "none", "never", "dont", "don't", "except", "but", "without", "only", "or", "then", "than", "instead", "rather", "either", "neither",
                          "nor", "otherwise", "same", "as", "wl", "c", "atb", "gs", "white", "line", "lane", "lanes", "centre", "center", "middle", "outside",
                          "inside", "inner", "outer", "boards", "board", "around", "below", "above", "under", "least", "most", "odd", "twice",
                          "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "high", "low", "highest", "lowest", 
                          "safe", "safest", "risk", "risks", "risky", "hidden", "blind", "open", "slot", "slots", "card", "cards", "hand", "play", "plays", "take", "takes",
                          "discard", "discards", "pick", "draw", "keep", "throw", "hold", "use", "leader", "prev", "mate", "team", "reserve", "reserves"})
      out += std::string(w) + " ";
    for (char const* lane : {"wl", "c", "atb", "gs"})
      for (int value = 1; value <= 20; ++value) out += std::string(lane) + std::to_string(value) + " ";
    return out;
  }();
  return {.words = kWords, .called = kCalled, .blocks = true, .talk = kTalk};
}

}  // namespace paddock::gravel_kings
