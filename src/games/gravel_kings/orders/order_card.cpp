// The race-card as people write it: ten numbers in a row, a heat a line, "Heat 2: 3 4", a numbered list. What may ride where is
// asked elsewhere.
#include <algorithm>
#include <array>

#include "core/scan.hpp"
#include "games/gravel_kings/orders/order.hpp"

namespace paddock::gravel_kings {
namespace {

constexpr int kCardHeats = 5;

std::string capitals(std::string_view word) {
  std::string out(word);
  std::transform(out.begin(), out.end(), out.begin(), upper);
  return out;
}

bool heat_word(std::string_view word) { return word == "HEAT" || word == "H"; }

// "2." in "2. 3 4", "2:" in "2: 3 4": a number with its sign that begins an entry.
bool numbers_a_line(std::string_view text, size_t at) {
  std::string_view const before = text.substr(0, at);
  bool const begins = before.empty() || is_one_of(before.back(), " \t\n,;");
  return begins && is_one_of(Scan(text.substr(at + 1)).peek(), ".):");
}

// Whether such numbers are those of the heats: each of 1 to 5 once, and ten riders beside them.
bool listed(std::string_view text) {
  std::array<int, kCardHeats + 1> seen = {};
  int labels = 0;
  auto const digits = std::count_if(text.begin(), text.end(), is_digit);
  for (size_t i = 0; i < text.size(); ++i)
    if (int const n = text[i] - '0'; is_digit(text[i]) && numbers_a_line(text, i)) {
      if (n < 1 || n > kCardHeats || seen[size_t(n)]++) return false;
      ++labels;
    }
  return labels == kCardHeats && digits >= 3 * kCardHeats;
}

class CardReader {
 public:
  explicit CardReader(std::string_view text) : in_(text), listed_(listed(text)) {}

  WrittenCard run() {
    if (size_t const at = foreign_to_race_card(in_.text()); at != std::string::npos)
      fail(at, "A race-card holds rider numbers and 'reserve', no other words: 1 2, 3 4, 1 5, 2 3, 4 5; reserve 6.");
    while (out_.why.empty() && !in_.at_end()) token();
    if (out_.why.empty() && heats_ > 0) put_in_order();
    return std::move(out_);
  }

 private:
  void fail(size_t at, std::string why) { out_.fault = at, out_.why = std::move(why); }

  void token() {
    size_t const at = in_.at();
    if (is_digit(in_.peek())) {
      if (listed_ && numbers_a_line(in_.text(), at)) return heat(at);
      in_.step();
      return number(at);
    }
    if (!is_letter(in_.peek())) return in_.step();
    std::string const word = capitals(in_.take_while(in_word));
    if (word.starts_with("RES")) out_.reserves = std::min(out_.reserves, at), now_ = 0;
    if (!heat_word(word)) return;
    in_.skip(" \t#");
    heat(at);
  }

  // The entry of a heat begins: its two riders follow.
  void heat(size_t at) {
    int const n = in_.number(9, 1);
    if (n == 6) return fail(at, "Heats 1 to 5 stand on the race-card; the two of heat 6 are named with turn 6.");
    if (n < 1 || n > kCardHeats || is_digit(in_.peek())) return fail(at, "HEAT 1 to HEAT 5 are expected, each with two riders.");
    if (!entries_[size_t(n - 1)].empty()) return fail(at, "Heat " + std::to_string(n) + " stands here twice.");
    if (!heats_ && !out_.numbers.empty()) return fail(at, "Either every heat is named or none is.");
    in_.skip(".):-= \t");
    now_ = n;
    ++heats_;
  }

  void number(size_t at) {
    int const n = in_.text()[at] - '0';
    if (now_ == 0) return out_.numbers.push_back({n, at});
    auto& here = entries_[size_t(now_ - 1)];
    if (here.size() == 2 && now_ < kCardHeats && out_.reserves == std::string::npos) return fail(at, "A heat has two riders of a club.");
    if (here.size() == 2) return out_.numbers.push_back({n, at});   // a reserve
    here.push_back({n, at});
  }

  void put_in_order() {
    std::vector<WrittenCard::Number> all;
    for (auto const& entry : entries_) {
      if (entry.size() != 2) return fail(in_.text().size(), "Two riders for each of heats 1 to 5 are expected, like Heat 1: 1 2.");
      all.insert(all.end(), entry.begin(), entry.end());
    }
    all.insert(all.end(), out_.numbers.begin(), out_.numbers.end());
    out_.numbers = std::move(all);
  }

  Scan in_;
  bool listed_;
  int now_ = 0, heats_ = 0;             // the heat whose riders are read; how many were named
  std::array<std::vector<WrittenCard::Number>, kCardHeats> entries_;
  WrittenCard out_;
};

}  // namespace

WrittenCard written_card(std::string_view text) { return CardReader(text).run(); }

size_t foreign_to_race_card(std::string_view text) {
  for (Scan in(text);;) {
    in.take_while([](char c) { return !in_word(c); });
    size_t const from = in.at();
    std::string const word = capitals(in.take_while(in_word));
    if (word.empty()) return text.npos;
    bool known = heat_word(word) && is_digit(Scan(text.substr(std::min(text.find_first_not_of(" \t#", in.at()), text.size()))).peek());
    for (char const* w : {"RESERVE", "RESERVES", "RES", "R", "FIRST", "AND", "RIDER", "RIDERS", "HEATS", "THEN", "CARD"}) known = known || word == w;
    if (!known) return from;
  }
}

}  // namespace paddock::gravel_kings
