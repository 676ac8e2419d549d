#include "post/thread_block.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_second.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr std::string_view kMarks = "*_`\"'~";  // around a line of several
constexpr size_t kLineText = 2000;              // a longer line alone is prose
constexpr size_t kLeftText = 240;
constexpr int kTries = 4;                       // at cutting words off an order
constexpr int kSplits = 8;                      // orders that follow each other without a blank line

bool is_lower(char c) { return in_word(c) && !is_capital(c); }
bool between_words(char c) { return is_one_of(c, " \t\n;,.!?()"); }
bool any_lower(std::string_view text) { return std::any_of(text.begin(), text.end(), is_lower); }
bool all_digits(std::string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }

// No word has a letter three times in a row.
bool three_alike(std::string_view text) {
  constexpr size_t kLong = 6;            // "mmmm" is said, too
  for (size_t i = 2; text.size() >= kLong && i < text.size(); ++i)
    if (text[i] == text[i - 1] && text[i] == text[i - 2]) return true;
  return false;
}

// A small word on a line of its own ("all", "ram") is no order unless a label says so.
bool word_like(std::string_view text) {
  if (text.find(' ') == text.npos && three_alike(text)) return false;
  return std::none_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '('; }) && any_lower(text);
}

// In capitals, and short: meant as an order, if a label says so.
bool shouted(std::string_view text) { return !text.empty() && text.size() <= 60 && !any_lower(text); }

bool polite(std::string_view words, std::string_view unit) {
  std::string const low = lowered(words.substr(0, 12));
  for (std::string_view w : {"please", "pls", "plz", "thanks", "thank", "thx", "ty", "cheers", "sorry", "good", "for me", "from", "bitte", "danke"})
    if (low.starts_with(w)) return true;
  return !unit.empty() && low.starts_with(unit);
}

// Whether what stands behind an order may be words to the reader. A number or a sign of orders in it may be more of the order.
bool may_be_left(Taster const& taster, std::string_view order, std::string_view rest) {
  rest = trimmed(rest, "*_`\"'~");
  if (rest.empty()) return true;
  bool const sentence = std::string_view(".!?").find(rest[0]) != std::string_view::npos || rest.starts_with("- ") || rest.starts_with("\xE2\x80\x93 ") || rest.starts_with("\xE2\x80\x94 ") || rest.starts_with('(');
  if (all_digits(order) && !sentence && !polite(trimmed(rest, kWrapping), taster.words().unit)) return false;  // "60 laps to go"
  return sentence || rest.find_first_of("0123456789#;:=<>") == rest.npos;
}

// It stands at the order without a blank and is no word of talk: "A(6X)", "A6M!!Q".
bool stuck_on(std::string_view rest) {
  std::string_view const stuck = rest.substr(0, std::min(rest.find_first_of(" \t\n"), rest.size()));
  bool const signs = std::any_of(stuck.begin(), stuck.end(), [](char c) { return is_letter(c) || is_digit(c); });   // no picture
  return signs && (stuck[0] == '(' || !any_lower(stuck) || std::any_of(stuck.begin(), stuck.end(), is_digit));
}

// The longest beginning of a line that reads as an order: "MR(4M)A(4M). Good luck!"
std::string_view beginning(Taster& taster, std::string_view text, Seat seat, size_t reach) {
  std::string_view order = text;
  for (int i = 0; i < kTries && !order.empty(); ++i) {
    size_t cut = std::min(reach, order.size());
    bool const inside = cut < order.size() && cut > 0 && !between_words(order[cut]) && !between_words(order[cut - 1]);
    if (inside || cut == order.size()) cut = order.substr(0, cut).find_last_of(" \t\n");
    if (cut == order.npos) return {};
    order = trimmed(order.substr(0, cut), kWrapping);
    size_t const blank = order.find_last_of(" \t");  // "MMRM a nice race"
    if (blank != order.npos && blank + 2 == order.size() && is_lower(order.back()) && !any_lower(order.substr(0, blank)))
      order = trimmed(order.substr(0, blank), kWrapping);
    if (order.empty()) return {};
    Taste const t = taster.ask(order, seat);
    if (t.order) return order;
    reach = t.reach;
  }
  return {};
}

// Most of its signs are those of orders that are letters: "A(5X)LM".
bool letters_of_orders(Taster const& taster, std::string_view text) {
  auto const good = std::count_if(text.begin(), text.end(), [&](char c) { return taster.sign(c); });
  return text.size() >= 3 && text.find(' ') == text.npos && size_t(good) * 3 >= text.size() * 2 && !all_digits(text);
}

void add_left(std::string& left, std::string_view words) {
  words = trimmed(words, "*_`\"'~");
  if (words.empty() || left.size() >= kLeftText) return;
  left += (left.empty() ? "" : " / ") + cut(words, kLeftText - left.size());
}

class BlockReader {
 public:
  BlockReader(Taster& taster, std::string_view text, Seat seat, bool known) : taster_(taster), seat_(seat), known_(known), text_(text) {}

  std::vector<BlockRead> line(Block const& b) {
    std::string_view const text = trimmed(text_.substr(b.begin, b.end - b.begin), kWrapping);
    if (text.empty() || text.size() > kLineText) return {};
    if (known_ && !b.label.said && text.find(' ') != text.npos)
      if (auto const read = talked_behind(text)) return {*read};
    if (!b.label.said && word_like(text)) return {};
    Taste const t = taster_.ask(text, seat_);
    if (t.order) return {found(text, true)};
    if (b.label.said)
      if (auto const part = begins(text, t.reach)) return {*part};
    bool const named = b.label.turn >= 0 || b.label.seat;
    bool const typo = shouted(text) || (text.size() <= 60 && text.find(' ') == text.npos && t.reach * 2 >= text.size());
    if (b.label.said && named && (typo || letters_of_orders(taster_, text))) return {found(text, false)};
    if (shouted(text) && (t.near || (known_ && letters_of_orders(taster_, text)))) return {found(text, false, true)};
    if (b.label.said && named && t.reach > 0 && may_order(taster_, text.substr(std::min(t.reach, text.size())), true)) return {found(text, false)};
    return {};
  }

  // "Ann: sorry, drift right instead": it is no order, but it may be meant as one.
  std::vector<BlockRead> named(Block const& b) {
    std::string_view const part = trimmed(text_.substr(b.begin, b.end - b.begin), kMarks);
    bool const meant = taster_.many_lines() && !part.empty() && part.size() <= kLineText && (first_.forbidden || may_order(taster_, part, false) || goes_on(part) || (in_word(part[0]) && taster_.line(part, true)));
    return meant ? std::vector{found(part, false)} : std::vector<BlockRead>{};
  }

  std::vector<BlockRead> lines(Block const& b) {
    std::vector<BlockRead> out;
    for (size_t begin = b.begin; begin < b.end && int(out.size()) < kSplits;) {
      size_t end = b.end;
      if (!one(b, begin, end, out)) return whole(b, out.empty() ? Taste{} : Taste{false, false, 1});
      begin = end;
    }
    return out;
  }

 private:
  BlockRead found(std::string_view part, bool order, bool faint = false) const {
    size_t const begin = size_t(part.data() - text_.data());
    return {begin, begin + part.size(), order, faint, std::string(part), "", {{begin, begin + part.size()}}};
  }

  // An order, and words of orders behind it: "140; slip Jo", "100 instead".
  bool goes_on(std::string_view part) {
    std::string_view const order = beginning(taster_, part, seat_, first_.reach);
    if (order.empty()) return false;
    std::string_view const rest = part.substr(size_t(order.data() - part.data()) + order.size());
    for (size_t at = 0; at < rest.size();) {
      size_t const end = std::min(rest.find_first_of(" \t\n,;:.!?()", at), rest.size());
      std::string const word = lowered(rest.substr(at, end - at));
      if (taster_.order_word(word) || word == "instead") return true;
      at = end + 1;
    }
    return false;
  }

  // In a player's post: what can be nothing but an order, with talk behind it on its line. Not taken if that may order, too.
  std::optional<BlockRead> talked_behind(std::string_view text) {
    std::string_view const first = text.substr(0, text.find(' '));
    bool const sure = first.size() >= 5 || first.find_first_of("(0123456789") != first.npos;
    if (!sure || !letters_of_orders(taster_, first) || any_lower(first)) return std::nullopt;
    Taste const t = taster_.ask(text, seat_);
    if (t.order || beginning(taster_, text, seat_, t.reach).empty()) return std::nullopt;
    auto const part = begins(text, t.reach);
    return part ? *part : found(text, false);
  }

  // A beginning of the line that is an order, with polite words behind it.
  std::optional<BlockRead> begins(std::string_view text, size_t reach) {
    std::string_view const order = beginning(taster_, text, seat_, reach);
    std::string_view const rest = order.empty() ? order : text.substr(size_t(order.data() - text.data()) + order.size());
    if (order.empty() || stuck_on(rest) || !may_be_left(taster_, order, rest) || may_order(taster_, rest, true)) return std::nullopt;
    bool const open = is_one_of(order.back(), ":=") && trimmed(rest).find_first_of("()/|") != 0;
    bool const goes_on = open || (word_like(order) && !taster_.many_lines() && rest.size() > 1 && rest[0] == ' ' && in_word(rest[1]));
    if (goes_on && !polite(trimmed(rest), "")) return std::nullopt;   // "wear: -", "as Jonas"
    BlockRead out = found(order, true);
    add_left(out.left, rest);
    return out;
  }

  // The order at `begin`, as many lines as it takes up to `end`, which becomes where it ends. False: there is none.
  bool one(Block const& b, size_t begin, size_t& end, std::vector<BlockRead>& out) {
    for (int i = 0; i < kTries; ++i) {
      std::string_view const part = trimmed(text_.substr(begin, end - begin), kMarks);
      if (part.empty()) return i == 0 && !out.empty();
      if (part.size() > kBlockText) return false;
      Taste const t = taster_.ask(part, seat_);
      if (i == 0 && begin == b.begin) first_ = t;
      if (t.order) return out.push_back(found(part, true)), true;
      size_t const fault = size_t(part.data() - text_.data()) + std::min(t.reach, part.size());
      bool const last = text_.substr(0, b.end).find('\n', fault) >= b.end && end == b.end;
      if (auto const read = last ? begins(part, t.reach) : std::nullopt) return out.push_back(*read), true;
      size_t const cut = fault > begin ? text_.rfind('\n', fault - 1) : text_.npos;
      if (cut == text_.npos || cut <= begin) return false;
      end = cut;
    }
    return false;
  }

  // Nothing is cut off a block with a fault in it: the GM sees all of it, if it was meant as an order.
  std::vector<BlockRead> whole(Block const& b, Taste begun) {
    std::string_view const part = trimmed(text_.substr(b.begin, b.end - b.begin), kMarks);
    bool const several = part.find('\n') != part.npos;
    bool const reached = first_.reach > 0 || begun.reach > 0;
    bool const signs = part.find_first_of("0123456789#;", std::min(first_.reach, part.size())) != part.npos;
    bool const whose = b.label.said || known_;  // "70; lane 2" in Ann's post: the fault is its first word
    std::string_view const begun_so = whose && reached ? beginning(taster_, part, seat_, first_.reach) : std::string_view();   // "140, stay there"
    bool const figure = all_digits(begun_so) && trimmed(part.substr(begun_so.size())).find_first_of("(,;") != 0;
    bool const meant = several || shouted(part) || (reached && signs) || (!begun_so.empty() && (!figure || !b.label.doubt.empty())) || (whose && signs && taster_.line(part, false));
    if (part.empty() || !meant || (!several && all_digits(part) && !b.label.said)) return {};
    bool const faint = !b.label.said && (seat_ == kNobody || !several);
    return {found(part, false, faint)};
  }

  Taster& taster_;
  Seat seat_;
  bool known_;
  std::string_view text_;
  Taste first_;
};

// "lnae 2", "resreve 6": a word of orders with a slip in it, and nothing but numbers behind it.
bool slipped(Taster const& taster, std::string_view line) {
  line = trimmed(line, kWrapping);
  size_t const end = std::min(line.find_first_of(" \t:="), line.size());
  std::string_view const rest = trimmed(line.substr(end), ":=#-");
  bool const figures = !rest.empty() && rest.find_first_not_of("0123456789 ,#-") == rest.npos;
  return figures && taster.misspelt(lowered(line.substr(0, end)));
}

}  // namespace

// "if", a line as a sheet has it, a run of order letters. `beside`: the words stand beside an order on its line.
bool may_order(Taster const& taster, std::string_view words, bool beside) {
  words = trimmed(words, "*_`\"'~");
  if (words.empty()) return false;
  constexpr std::string_view kSpaces = " \t\n,;:.!?()[]";
  auto const among = [](std::string_view list, std::string_view word) { return list.find(word) != list.npos; };   // with its blanks
  if (taster.many_lines() && slipped(taster, words)) return true;
  bool condition = false;
  if (!beside && second_thought(taster, words)) return true;
  bool const sentence = words[0] == '.' || words[0] == '!' || words[0] == '?';   // it begins one of its own
  for (size_t at = 0, n = 0; at < words.size() && n < 200; ++n) {
    at = std::min(words.find_first_not_of(kSpaces, at), words.size());
    size_t const end = std::min(words.find_first_of(kSpaces, at), words.size());
    std::string_view const word = words.substr(at, end - at);
    if (word.empty()) break;
    std::string const low = " " + lowered(word) + " ";
    condition = condition || low == " if " || low == " unless " || low == " else " || low == " otherwise ";
    bool const last = end + 1 >= words.size() || words.find_first_not_of(kSpaces, end) == words.npos;
    if (condition && (word[0] == '#' || beside)) return true;
    if (taster.many_lines()) {
      std::string_view const rest = words.substr(at, std::min({words.find_first_of(".!?\n", at), words.size(), at + 80}) - at);
      if (!all_digits(word) && rest.size() > word.size() && taster.line(rest, false)) return true;
      if (last && among(taster.words().ends, low)) return true;
      if (beside && low == " off " && trimmed(words.substr(0, at)).empty() && (last || words[end] != ' ')) return true;   // "MG off"
      if (beside && all_digits(word)) return true;
      if (beside && !sentence && (among(taster.words().talk, low) || (!taster.words().talk.empty() && among(taster.names(), low)))) return true;
      if (beside && sentence && taster.order_word(lowered(word))) return true;
    } else {
      bool const signs = std::all_of(word.begin(), word.end(), [&](char c) { return taster.sign(c); });
      bool const letters = signs && std::any_of(word.begin(), word.end(), [&](char c) { return taster.letter(c); });
      if (letters && (word.size() >= 3 || word.find_first_of("0123456789(") != word.npos)) return true;
      if (beside && ((letters && last) || among(taster.words().talk, low))) return true;
    }
    at = end;
  }
  return false;
}

constexpr size_t kShortest = 4, kLongest = 12;  // of misspelt words: "no" is one slip away from too much

bool Taster::misspelt(std::string_view word) const {
  if (word.size() < kShortest || word.size() > kLongest) return false;
  return std::any_of(grammar_.words.words.begin(), grammar_.words.words.end(), [&](std::string_view w) { return one_slip(word, w); });
}

bool Taster::order_word(std::string_view word) const {
  return std::find(grammar_.words.words.begin(), grammar_.words.words.end(), word) != grammar_.words.words.end();
}

bool Taster::nearly_line(std::string_view word) const {
  if (!misspelt(word)) return false;
  return std::any_of(grammar_.words.words.begin(), grammar_.words.words.end(), [&](std::string_view w) { return one_slip(word, w) && line(w, false); });
}

Taste Taster::ask(std::string_view text, Seat seat) {
  if (spent() || text.empty() || text.size() > kBlockText) return {};
  --calls_;
  bytes_ -= int64_t(text.size());
  return grammar_.taste(text, seat);
}

std::vector<BlockRead> read_block(Taster& taster, std::string_view text, Block const& block, Seat seat, bool known) {
  BlockReader reader(taster, text, seat, known);
  auto const out = taster.many_lines() ? reader.lines(block) : reader.line(block);
  return out.empty() && block.labelled && block.label.seat ? reader.named(block) : out;
}

std::optional<BlockRead> read_together(Taster& taster, std::string_view text, std::vector<Block> const& blocks, Seat seat) {
  size_t const begin = blocks.front().begin, end = blocks.back().end;
  if (end - begin > kBlockText) return std::nullopt;
  std::string copy(text.substr(begin, end - begin));
  BlockRead out;
  for (size_t i = 0; i + 1 < blocks.size(); ++i) {
    size_t const from = blocks[i].end, to = blocks[i + 1].begin;
    for (size_t at = from; at < to;) {  // line by line
      size_t const stop = std::min(text.find('\n', at), to);
      add_left(out.left, text.substr(at, stop - at));
      at = stop + 1;
    }
    blank_range(copy, from - begin, to - begin);
  }
  std::string_view const part = trimmed(copy, kMarks);
  if (part.empty() || !taster.ask(part, seat).order) return std::nullopt;
  out.begin = begin + size_t(part.data() - copy.data());
  out.end = out.begin + part.size();
  out.order = true;
  out.text = std::string(part);
  for (Block const& b : blocks) out.parts.push_back({b.begin, b.end});
  return out;
}

}  // namespace paddock::post
