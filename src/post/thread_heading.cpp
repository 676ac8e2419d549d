#include "post/thread_heading.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_label.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kHeadBytes = 60, kGreeting = 24;
constexpr size_t kShortest = 3;   // letters of an order behind nothing but blanks
constexpr std::string_view kMarks = " \t-=>\xE2\x80\x93\x94\x92";
constexpr std::string_view kPolite[] = {"please", "pls", "plz", "thanks", "thx", "thank you", "bitte", "danke", "merci", "cheers", "sorry", "good luck"};
constexpr std::string_view kGreets = " hi hello hey hallo dear ok okay so moin salut bonjour hola ciao evening morning ";
constexpr std::string_view kGreetsNobody = " ok okay so ";   // "So if Ann brakes, ..."
constexpr std::string_view kNoNames[] = {" if ", " unless ", " when ", " in case ", " should ", " not ", " moves ", " wenn ", " falls "};

bool word_sign(char c) { return in_word(c) || is_digit(c); }

std::string_view impolite(std::string_view words) {
  words = trimmed(words, kWrapping);
  for (std::string_view w : kPolite)
    if (words.size() > w.size() && same_letters(words.substr(words.size() - w.size()), w) && !word_sign(words[words.size() - w.size() - 1]))
      return trimmed(words.substr(0, words.size() - w.size()), kWrapping);
  return words;
}

bool polite(std::string_view words) {
  return std::any_of(std::begin(kPolite), std::end(kPolite), [&](std::string_view w) { return same_letters(words.substr(0, w.size()), w) && (words.size() == w.size() || !word_sign(words[w.size()])); });
}

// Bytes of "Hi Marta, " before it.
size_t greeting(std::string_view line) {
  size_t const end = line.find_first_of(",!");
  std::string const first = " " + lowered(line.substr(0, line.find_first_of(" ,!"))) + " ";
  if (end == line.npos || end > kGreeting || kGreets.find(first) == kGreets.npos) return 0;
  std::string const words = lowered(line.substr(0, end)) + " ";
  if (words.size() > first.size() - 1 && kGreetsNobody.find(first) != kGreetsNobody.npos) return 0;
  if (std::any_of(std::begin(kNoNames), std::end(kNoNames), [&](std::string_view w) { return words.find(w) != words.npos; })) return 0;
  return std::min(line.find_first_not_of(" \t", end + 1), line.size());
}

// Of several turns or other numbers it cannot be told what is meant: "turn 1 55".
bool one_turn(std::string_view head) {
  int numbers = 0;
  for (size_t i = 0; i < head.size(); ++i) numbers += is_digit(head[i]) && (i == 0 || !is_digit(head[i - 1]));
  std::string const low = lowered(head);
  bool parts = low.find("phase") != low.npos;   // "turn 1, phase 2", "T1P2"
  for (size_t i = 1; i + 1 < low.size(); ++i) parts = parts || (low[i] == 'p' && !in_word(low[i - 1]) && !in_word(low[i + 1]));
  return numbers <= (parts ? 2 : 1);
}

enum class Joint : uint8_t { Blank, Word, Mark };

Joint joint_of(std::string_view head) {
  std::string_view const bare = trimmed(head, kMarks);
  if (trimmed(head).size() > bare.size()) return Joint::Mark;
  std::string_view const last = bare.substr(bare.find_last_of(" \t") + 1);
  return same_letters(last, "is") || same_letters(last, "are") ? Joint::Word : Joint::Blank;
}

// Without dashes and the like, in which words are not looked for.
std::string plain_head(std::string_view words) {
  std::string head(words);
  for (std::string_view dash : {"\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x86\x92"})
    for (size_t at = head.find(dash); at != head.npos; at = head.find(dash, at)) head.replace(at, dash.size(), " ");
  return std::string(trimmed(head, "-=>*_`[](),"));
}

// The turn of "Turn 1", "My order for T1P1 is"; -1: none, -2: these words head no order.
int turn_of(std::string_view head, Taster const& taster) {
  int const turn = turn_alone(head, taster);
  if (turn >= 0 || says_order(head, taster)) return turn;
  size_t at = head.find_first_of("0123456789");
  bool const shorter = at != head.npos && at > 1 && lower(head[at - 1]) == 't' && head[at - 2] == ' ';
  int const named = shorter && says_order(head.substr(0, at - 2), taster) ? turn_alone(head.substr(at - 1), taster) : -1;
  return named >= 0 ? named : -2;
}

// "all", "Sam"
bool small_word(std::string_view text) {
  bool const order = std::any_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '('; });
  return !order && std::any_of(text.begin(), text.end(), [](char c) { return in_word(c) && !is_capital(c); });
}

bool month(std::string_view w) {
  constexpr std::string_view kMonths = " jan feb mar m\xC3\xA4 apr may mai jun jul aug sep oct okt nov dec dez ";
  return w.size() == 3 && kMonths.find(" " + std::string(w) + " ") != kMonths.npos;
}

// "Turn order is A B S" is none; behind "Hi Ann, " an order is called "my", or has its turn.
bool his_own(std::string_view head, bool greets) {
  return head.find("turn order") == head.npos && (!greets || head.starts_with("my ") || head.find(" my ") != head.npos);
}

class Behind {
 public:
  Behind(std::string_view words, Seat seat, Taster& taster) : words_(words), seat_(seat), taster_(taster) {}

  bool order(Joint joint, bool turn) const {
    std::string_view const all = impolite(words_);
    if (joint == Joint::Blank && all.size() > 1 && in_word(all[0]) && all[1] == ':') return false;   // "Plan A: straight"
    bool const letters = !taster_.many_lines();
    if (letters && (all.size() < (joint == Joint::Blank ? kShortest : 2) || small_word(all))) return false;
    bool const opens = !letters && turn && joint == Joint::Mark && taster_.line(all, false);   // "Turn 2 - HEAT 1 LAP 1 RIDER 2", and more below
    return opens || taster_.ask(all, seat_).order || (joint != Joint::Blank && begins());
  }
  // Whether more follows than another sentence: "A(6M)L but I am not sure".
  bool doubt() const {
    if (taster_.ask(impolite(words_), seat_).order) return false;
    if (dated()) return true;
    size_t const stop = std::min({words_.find(". "), words_.find("! "), words_.size()});
    if (taster_.ask(impolite(words_.substr(0, stop)), seat_).order) return false;
    std::string_view const rest = words_.substr(first().size());
    return !rest.empty() && !is_one_of(rest[0], ".!") && !polite(trimmed(rest, ",;-"));
  }

 private:
  std::string_view first() const {
    size_t const end = std::min(words_.find_first_of(taster_.many_lines() ? " \t,;.!" : " \t,;.!?"), words_.size());
    return words_.substr(0, end);
  }
  // "20. November"
  bool dated() const {
    std::string_view const day = first(), rest = words_.substr(day.size());
    return !day.empty() && std::all_of(day.begin(), day.end(), is_digit) && rest.starts_with(". ") && month(lowered(trimmed(rest.substr(1)).substr(0, 3)));
  }
  bool begins() const {
    bool const sure = taster_.many_lines() || first().find_first_of("0123456789(") != std::string_view::npos;
    return sure && taster_.ask(first(), seat_).order;
  }

  std::string_view words_;
  Seat seat_;
  Taster& taster_;
};

}  // namespace

Heading heading_before(std::string_view line, Seat seat, Taster& taster) {
  Heading best;
  size_t const from = greeting(line);
  for (size_t at = from + 1; at < std::min(line.size(), from + kHeadBytes); ++at) {
    bool const begins = !word_sign(line[at - 1]) && !is_one_of(line[at - 1], "+#(") && kMarks.find(line[at]) == kMarks.npos;
    if (!begins) continue;
    std::string_view const before = trimmed(line.substr(0, at));
    if (before.ends_with('-') && is_digit(line[at]) && taster.ask(trimmed("-" + std::string(line.substr(at)), kWrapping), seat).order) return {};   // "Order = -10": whose sign it is
    std::string const head = plain_head(line.substr(from, at - from));
    bool const asks = same_letters(head.substr(0, 3), "is ") || same_letters(head.substr(0, 4), "are ");
    int const turn = asks || !one_turn(head) ? -2 : turn_of(head, taster);
    if (turn < -1 || !his_own(lowered(head), from > 0 && turn < 0)) continue;
    if (taster.ask(trimmed(line, kWrapping), seat).order) return {};   // the game reads such words itself
    Behind const behind(trimmed(line.substr(at), "*_`\"'"), seat, taster);
    if (behind.order(joint_of(line.substr(0, at)), turn >= 0)) best = {at, turn, behind.doubt()};
  }
  return best;
}

}  // namespace paddock::post
