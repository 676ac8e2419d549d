#include "session/mend.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock {
namespace {

constexpr size_t kLongText = 4000;  // bytes; of a longer one the game's own mend is all there is
constexpr int kSlips = 3;           // in one order
constexpr int kReads = 160;

// Keys beside each other, as they lie on most keyboards.
constexpr char const* kKeys[26] = {"qzsw", "vnghj", "xvdf", "sfexc", "rwd", "dgvcr", "fhbvt", "gjnby", "uok", "hknmu", "jlmio", "kop", "njk",
                                   "bmhj", "iplk", "ol", "wa", "etf", "adwzx", "ryg", "yij", "cbfg", "qesa", "zcsd", "tuh", "asx"};

// Where the signs of a kind end that stand at `at`, or begin that stand before it.
size_t end_of(std::string_view text, size_t at, bool (*fits)(char)) {
  Scan in(text);
  in.go(at);
  in.take_while(fits);
  return in.at();
}
size_t begin_of(std::string_view text, size_t at, bool (*fits)(char)) {
  while (at > 0 && fits(text[at - 1])) --at;
  return at;
}

class Mender {
 public:
  Mender(SessionOrders const& game, Seat seat) : game_(game), seat_(seat), known_(game.order_words()) {}

  std::vector<std::string> run(std::string const& text) {
    Sheet const sheet = game_.read(seat_, text);
    if (sheet.error_column == 0) return {};
    if (!sheet.mend.empty()) keep(sheet.mend);
    if (text.size() <= kLongText) try_at(text, sheet, kSlips);
    bool const many = out_.size() > kMostMends;
    if (many) out_.resize(sheet.mend.empty() ? 0 : 1);  // of guesses too many to choose from, the game's own word is left
    return std::move(out_);
  }

 private:
  void keep(std::string clean) {
    if (!clean.empty() && std::find(out_.begin(), out_.end(), clean) == out_.end()) out_.push_back(std::move(clean));
  }

  // A changed text that reads is kept; one that reads further may have another slip.
  void tried(std::string const& text, int column, int slips) {
    if (--reads_ < 0) return;
    Sheet const sheet = game_.read(seat_, text);
    if (sheet.error_column == 0) keep(sheet.clean);
    else if (slips > 1 && sheet.error_column > column) try_at(text, sheet, slips - 1);
  }

  void try_at(std::string const& text, Sheet const& sheet, int slips) {
    int const column = sheet.error_column;
    size_t const at = size_t(column - 1);
    if (sheet.most >= 0) return less(text, sheet, slips);
    size_t const open = at < text.size() && text[at] == '(' ? at : text.npos;
    if (at >= text.size()) return;
    size_t const end = open != text.npos ? std::min(text.find(')', at), std::min(text.size(), at + 12)) : at + 1;
    for (size_t i = at; i < end; ++i)
      if (is_letter(text[i])) keys(text, i, column, slips);
    brackets(text, at, column, slips);
    word(text, at, column, slips);
    number(text, at, column, slips);
    moved(text, at, column, slips);
  }

  void keys(std::string text, size_t i, int column, int slips) {
    char const old = text[i];
    bool const alone = (i == 0 || !is_letter(text[i - 1]) || text[i - 1] < 'a') && (i + 1 >= text.size() || !is_letter(text[i + 1]) || text[i + 1] < 'a');
    if (old >= 'a' && !alone) return;  // in a word
    for (char const* k = kKeys[size_t(lower(old) - 'a')]; *k; ++k) {
      text[i] = old < 'a' ? char(*k - 32) : *k;
      tried(text, column, slips);
    }
  }

  // A bracket too many. Of orders that are letters, one that is missing round several of them, or round one and its mark.
  void brackets(std::string const& text, size_t at, int column, int slips) {
    if (text[at] == ')') tried(std::string(text).erase(at, 1), column, slips);
    if (known_.letters.empty()) return;
    if (text[at] == '(') {
      size_t const first = end_of(text, at + 1, is_digit), i = end_of(text, first, is_letter);
      if (text.compare(i, 1, ")") == 0 || first == i) return;
      if (marked(text, i)) return tried(std::string(text).insert(i + known_.mark.size(), ")"), column, slips);
      tried(std::string(text).insert(first + 1, ")"), column, slips);
      if (i > first + 1) tried(std::string(text).insert(i, ")"), column, slips);
    } else if (text[at] == ')') {
      size_t const i = begin_of(text, begin_of(text, at, is_letter), is_digit);
      if (i < at) tried(std::string(text).insert(i, "("), column, slips);
    } else if (size_t const end = at + 1 + known_.mark.size(); is_letter(text[at]) && marked(text, at + 1)) {
      bool const closed = text.compare(end, 1, ")") == 0;
      std::string whole = text;
      if (!closed) whole.insert(end, ")");
      tried(whole.insert(at, "("), column, slips);
    }
  }
  bool marked(std::string_view text, size_t at) const { return !known_.mark.empty() && text.substr(at).starts_with(known_.mark); }

  void word(std::string const& text, size_t at, int column, int slips) {
    size_t const end = end_of(text, at, is_letter);
    if (end - at < 3) return;
    std::string written = text.substr(at, end - at);
    std::transform(written.begin(), written.end(), written.begin(), lower);
    for (std::string_view w : known_.words)
      if (one_slip(written, w)) tried(std::string(text).replace(at, end - at, w), column, slips);
  }

  // "chance 3", where only 2 are left; "-3" is 3 of them.
  void less(std::string const& text, Sheet const& sheet, int slips) {
    size_t const at = std::min(size_t(sheet.error_column - 1), text.size());
    size_t const from = at + (at < text.size() && text[at] == '-');
    size_t const end = end_of(text, from, is_digit);
    if (end > from) tried(std::string(text).replace(from, end - from, std::to_string(sheet.most)), sheet.error_column, slips);
  }

  // "70", where only 60 and 80 are possible.
  void number(std::string const& text, size_t at, int column, int slips) {
    if (known_.step == 0) return;
    size_t const end = end_of(text, at, is_digit);
    size_t const before = text.find_last_not_of(" \n\t", at == 0 ? text.npos : at - 1);
    bool const first = at == 0 || before == text.npos || text[before] == ';';
    if (!first || end - at < 2 || end - at > 3) return;
    int const n = whole_number(std::string_view(text).substr(at, end - at), 3), low = n / known_.step * known_.step;
    for (int near : {low, low + known_.step})
      if (near != n) tried(std::string(text).replace(at, end - at, std::to_string(near)), column, slips);
  }

  // A letter that may not stand here may stand in front or at the end.
  void moved(std::string const& text, size_t at, int column, int slips) {
    size_t const end = text[at] == '(' ? text.find(')', at) : at;
    if (end == text.npos || end - at > 5 || (at + 1 < text.size() && end == at && !is_letter(text[at]))) return;
    if (text[at] == '(' && text.substr(std::min(at + 2, text.size()), 1) != known_.mark.substr(0, 1)) return;  // of groups only "(A+1)"
    if (text[at] != '(' && !(text[at] >= 'A' && text[at] <= 'Z')) return;
    std::string rest = text;
    std::string const part = rest.substr(at, end + 1 - at);
    rest.erase(at, end + 1 - at);
    if (rest.find_first_of("abcdefghijklmnopqrstuvwxyz") != rest.npos) return;
    tried(part + rest, column, slips);
    tried(rest + part, column, slips);
  }

  SessionOrders const& game_;
  Seat seat_;
  OrderWords known_;
  int reads_ = kReads;
  std::vector<std::string> out_;
};

}  // namespace

std::vector<std::string> mends_of(SessionOrders const& game, Seat seat, std::string_view text) {
  if (seat < 0 || seat >= game.seats()) return {};
  return Mender(game, seat).run(std::string(text));
}

}  // namespace paddock
