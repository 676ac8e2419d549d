// Orders as text: words out, and what people type in. Short forms: "else" and "," for ">", "lowest", "highest", "best",
// "slot 3" for "#3", "and take ..." on the same line.
#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "games/gravel_kings/orders/order.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

struct Plain { char const* text; int word; };
constexpr Plain kPlain[] = {
    {"PLAY", kPlay}, {"TAKE", kTake}, {"DISCARD", kDiscard}, {"IF", kIf}, {":", kColon}, {">", kThen}, {";", kSemi},
    {"HIDDEN", kHidden}, {"HIGH", kHigh}, {"LOW", kLow}, {"SAFE", kSafe}, {"RISKY", kRisky}, {"OR", kOr}, {"AND", kAnd},
    {"NOT", kNot}, {"(", kLeft}, {")", kRight}, {"HAVE(", kHave}, {"LEGAL(", kLegal}, {"OPEN(", kOpenTest}, {"MYPOS", kMyPos},
    {"=", kEq}, {"<>", kNe}, {"<", kLt}, {"<=", kLe}, {">", kGt}, {">=", kGe}};
constexpr Plain kShort[] = {{"ELSE", kThen}, {",", kThen}, {"LOWEST", kLow}, {"HIGHEST", kHigh}, {"BEST", kHigh}};

class Lexer {
 public:
  explicit Lexer(std::string_view text) : in_(text) {}

  Lexed run() {
    for (skip(); !in_.at_end() && out_.error.empty(); skip()) token();
    return std::move(out_);
  }

 private:
  void skip() {
    while (in_.skip_blanks() && in_.rest().starts_with("//")) in_.word("\n");
  }

  void fail(size_t at, std::string what) {
    if (!out_.error.empty()) return;
    out_.error_column = int(at) + 1;
    out_.error = std::move(what);
  }
  void put(size_t at, int word) {
    // "; TAKE ..." and "and take ..." on one line: what stands before a line word is dropped.
    bool const joined = !out_.words.empty() && (out_.words.back() == kSemi || out_.words.back() == kAnd);
    if (kinds_of(word) == kKLine && joined) out_.words.pop_back(), out_.columns.pop_back();
    out_.words.push_back(int16_t(word));
    out_.columns.push_back(int(at) + 1);
  }

  std::string name() {
    std::string out(in_.take_while(is_letter));
    std::transform(out.begin(), out.end(), out.begin(), upper);
    return out;
  }
  int number() {
    skip();
    return in_.number(9999, 4);
  }
  bool sign(char c) {
    skip();
    return in_.take(c);
  }

  void token() {
    size_t const from = in_.at();
    if (is_digit(in_.peek())) {
      int const n = number();
      return n > 99 ? fail(from, "Numbers go up to 99.") : put(from, kInt + n);
    }
    if (in_.take('#')) return slot(from);
    if (!is_letter(in_.peek())) return mark(from);
    int lane, value, copy;
    if (int const n = read_card(in_.rest(), lane, value, copy)) {
      in_.go(from + size_t(n));
      return put(from, lane == kGreatStart && !copy ? kLane + lane : kCard + card_of(lane, value, copy));
    }
    word(from, name());
  }

  void slot(size_t from) {
    int const n = number();
    if (n < 1 || n > kOpen) return fail(from, "The open slots are #1 to #9.");
    put(from, kSlot + n);
  }

  // Longer signs first: "C>=8" is a pattern, "C9 > C8" two items.
  void mark(size_t from) {
    for (Plain const& p : kPlain) {
      std::string_view const two = p.text;
      if (two.size() == 2 && !is_letter(two[0]) && in_.take(two)) return put(from, p.word);
    }
    for (auto const& list : {std::span<Plain const>(kPlain), std::span<Plain const>(kShort)})
      for (Plain const& p : list)
        if (p.text[1] == '\0' && in_.take(p.text[0])) return put(from, p.text[0] == '>' && in_condition() ? kGt : p.word);
    fail(from, "'" + std::string(in_.letter()) + "' means nothing in orders.");
  }

  bool in_condition() const {
    for (size_t i = out_.words.size(); i-- > 0;) {
      if (out_.words[i] == kIf) return true;
      if (out_.words[i] == kColon || kinds_of(out_.words[i]) == kKLine) return false;
    }
    return false;
  }

  void word(size_t from, std::string const& w) {
    if (w == "HEAT") return head(from);
    if (w == "SLOT") return slot(from);
    for (int lane = kWhiteLine; lane <= kGreatStart; ++lane)
      if (w == kLaneNames[lane]) return put(from, kLane + lane);
    if (w == "FREE" || w == "FLOOR") return lane_test(from, w == "FREE" ? kFreeTest : kFloorTest);
    if (w == "HAVE" || w == "LEGAL" || w == "OPEN") {
      if (!sign('(')) return fail(in_.at(), w + " is followed by '(' and a pattern.");
      return put(from, w == "HAVE" ? kHave : w == "LEGAL" ? kLegal : kOpenTest);
    }
    if (int const who = subject(w); who >= 0) return who_test(from, who);
    for (auto const& list : {std::span<Plain const>(kPlain), std::span<Plain const>(kShort)})
      for (Plain const& p : list)
        if (w == p.text) return put(from, p.word);
    fail(from, "'" + cut(w, 20) + "' is not a word of orders.");
  }

  void lane_test(size_t from, int base) {
    bool const left = sign('(');
    skip();
    std::string const lane = left ? name() : "";
    int found = 0;
    for (int l = kWhiteLine; l <= kBoards; ++l)
      if (lane == kLaneNames[l]) found = l;
    if (!found || !sign(')')) return fail(in_.at(), "A lane in brackets is expected: (WL), (C) or (ATB).");
    put(from, base + found);
  }

  int subject(std::string w) {
    char const which = in_.peek();
    if ((w == "P" || w == "G") && which >= '1' && which <= '4') w += which, in_.step();
    for (int i = 0; i < kWhos; ++i)
      if (w == kWhoNames[i]) return i;
    return -1;
  }

  void who_test(size_t from, int who) {
    bool const dot = sign('.');
    skip();
    std::string const what = dot ? name() : "";
    for (int i = 0; i < 4; ++i) {
      if (what == kFlagNames[i]) return put(from, kFlag + who * 10 + i);
      if (what == kAttrNames[i]) return put(from, kAttr + who * 10 + i);
    }
    fail(in_.at(), "After a rider comes .VALUE, .LANE, .CARD, .TOOK, .RISK, .OUT, .STUCK or .PLAYED.");
  }

  void head(size_t from) {
    int const heat = number();
    if (heat < 1 || heat > kHeats) return fail(from, "HEAT 1 to HEAT 6 are ridden.");
    skip();
    size_t const at = in_.at();
    std::string const what = name();
    if (what == "RIDERS") {
      for (int i = 0; i < 2; ++i) {
        sign(',');
        int const n = number();
        if (n < 1 || n > kRiders) return fail(in_.at(), "Two rider numbers are expected.");
        out_.nominees.push_back(int8_t(n));
      }
      if (heat != kHeats) fail(from, "Only the riders of heat 6 are named here (GK-6.10).");
      return;
    }
    int const step = what == "START" ? 0 : what == "LAP" ? number() : -1;
    if (step < 0 || step > 4) return fail(at, "START or LAP 1 to LAP 4 is expected.");
    skip();
    size_t const rider_at = in_.at();
    int const rider = name() == "RIDER" ? number() : -1;
    if (rider < 1 || rider > kRiders) return fail(rider_at, "RIDER 1 to RIDER 7 is expected.");
    put(from, kHead + heat * 100 + step * 10 + rider);
  }

  Scan in_;
  Lexed out_;
};

}  // namespace

Lexed lex(std::string_view text) { return Lexer(text).run(); }

std::string word_text(int w) {
  if (w >= kCard) {
    Card const c = Card(w - kCard);
    return copy_of(c) ? card_text(c) : face_text(c);
  }
  if (w >= kAttr) return std::string(kWhoNames[(w - kAttr) / 10 % kWhos]) + "." + kAttrNames[w % 10 & 3];
  if (w >= kFlag) return std::string(kWhoNames[(w - kFlag) / 10 % kWhos]) + "." + kFlagNames[w % 10 & 3];
  if (w >= kInt) return to_string(w - kInt);
  if (w >= kHead) {
    int const n = w - kHead, step = n / 10 % 10;
    return "HEAT " + to_string(n / 100) + (step ? " LAP " + to_string(step) : " START") + " RIDER " + to_string(n % 10);
  }
  if (w > kSlot) return "#" + to_string(w - kSlot);
  if (w > kLane && w <= kLane + 4) return kLaneNames[w - kLane];
  if (w > kFloorTest && w <= kFloorTest + 4) return std::string("FLOOR(") + kLaneNames[w - kFloorTest] + ")";
  if (w > kFreeTest && w <= kFreeTest + 4) return std::string("FREE(") + kLaneNames[w - kFreeTest] + ")";
  for (Plain const& p : kPlain)
    if (p.word == w) return p.text;
  return "?";
}

std::string words_text(Words words) {
  std::string out;
  for (size_t i = 0; i < words.size(); ++i) {
    int const w = words[i];
    uint32_t const k = kinds_of(w);
    std::string const text = word_text(w);
    bool const line = k == kKHead || k == kKLine;
    bool const tight = w == kRight || (!out.empty() && out.back() == '(');
    bool const after_bound = i > 0 && k == kKInt && kinds_of(words[i - 1]) & (kKEq | kKBound | kKNe | kKStrict);
    bool const pattern = after_bound && i > 1 && !(kinds_of(words[i - 2]) & (kKNumberTest | kKValue));
    if (!out.empty()) out += line ? "\n" : tight || pattern ? "" : " ";
    out += text;
  }
  return out;
}

}  // namespace paddock::gravel_kings
