// Orders as text: words out, and what people type in. Short forms: "else", "or" and "," for ">", "lowest", "highest", "best",
// "slot 3" for "#3", "WL 9", "and take ..." on the same line, "PLAY: WL9", "- PLAY WL9", "H1 L2 R3", "HEAT 1, LAP 2, RIDER 3 (Ann):".
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
    if (begins_line()) bullet();
  }

  bool begins_line() const { return begins_at(in_.at()); }
  bool begins_at(size_t at) const {
    size_t const before = in_.text().substr(0, at).find_last_not_of(" \t");
    return before == in_.text().npos || in_.text()[before] == '\n';
  }
  // Whether a line of orders begins here: "PLAY", "HEAT".
  static bool line_begins(Scan in) {
    in.skip_blanks();
    std::string w(in.take_while(is_letter));
    std::transform(w.begin(), w.end(), w.begin(), upper);
    return w == "PLAY" || w == "TAKE" || w == "DISCARD" || w == "HEAT";
  }
  // "- PLAY WL9" in a list.
  void bullet() {
    for (std::string_view mark : {"-", "*", "+", "\xE2\x80\xA2", "\xE2\x80\x93"})
      if (Scan ahead = in_; ahead.take(mark) && line_begins(ahead)) {
        ahead.skip_blanks();
        return in_.go(ahead.at());
      }
  }

  void fail(size_t at, std::string what) {
    if (!out_.error.empty()) return;
    out_.error_column = int(at) + 1;
    out_.error = std::move(what);
  }
  void put(size_t at, int word) {
    // "; TAKE ...", ", TAKE ..." and "and take ..." on one line: what stands before a line word is dropped.
    while (kinds_of(word) == kKLine && joined()) out_.words.pop_back(), out_.columns.pop_back();
    if (word == kThen && last() == kThen && comma(out_.columns.back() - 1)) return;   // "WL9, else C7"
    if (word != kThen) slots_ = word > kSlot && word <= kSlot + kOpen;
    out_.words.push_back(int16_t(word));
    out_.columns.push_back(int(at) + 1);
  }

  int last() const { return out_.words.empty() ? 0 : out_.words.back(); }
  bool joined() const {
    return (last() == kThen && comma(out_.columns.back() - 1)) || last() == kSemi || last() == kAnd;
  }
  bool comma(int at) const { return in_.text()[size_t(at)] == ','; }
  bool item_due() const { return kinds_of(last()) == kKLine || last() == kSemi || last() == kColon || (last() == kThen && !in_condition()); }

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
      if (slots_ && last() == kThen) return slot(from);   // "SLOT 2, 4"
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
    if (in_.peek() == ':' && kinds_of(last()) == kKLine) return in_.step();   // "PLAY: WL9"
    if (in_.peek() == '.' && ends_sentence()) return in_.step();
    for (Plain const& p : kPlain) {
      std::string_view const two = p.text;
      if (two.size() == 2 && !is_letter(two[0]) && in_.take(two)) return put(from, p.word);
    }
    for (auto const& list : {std::span<Plain const>(kPlain), std::span<Plain const>(kShort)})
      for (Plain const& p : list)
        if (p.text[1] == '\0' && in_.take(p.text[0])) return put(from, p.text[0] == '>' && in_condition() ? kGt : p.word);
    fail(from, "'" + std::string(in_.letter()) + "' means nothing in orders.");
  }

  // "PLAY HIGH. TAKE HIGH.": a full stop with nothing behind it that could still belong to the line.
  bool ends_sentence() const {
    Scan ahead = in_;
    ahead.step();
    return !ahead.skip_blanks() || line_begins(ahead);
  }

  bool in_condition() const {
    for (size_t i = out_.words.size(); i-- > 0;) {
      if (out_.words[i] == kIf) return true;
      if (out_.words[i] == kColon || kinds_of(out_.words[i]) == kKLine) return false;
    }
    return false;
  }

  void word(size_t from, std::string const& w) {
    if (w == "HEAT" || (w == "H" && is_digit(in_.peek()))) return head(from);
    if (w == "RIDER" && place_ != 0 && begins_at(from)) return next_rider(from);
    if (w == "SLOT" || w == "SLOTS") return slot(from);
    if (w == "OR" && !in_condition()) return put(from, kThen);   // "WL9 or C7"
    for (int lane = kWhiteLine; lane <= kGreatStart; ++lane)
      if (w == kLaneNames[lane]) return parted_card(from, w) ? void() : put(from, kLane + lane);
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

  // "WL 9", "WL-9", where a card is expected.
  bool parted_card(size_t from, std::string card) {
    Scan ahead = in_;
    ahead.skip(" \t");
    ahead.take('-');
    if (!item_due() || !is_digit(ahead.peek())) return false;
    size_t const letters = card.size();
    card += ahead.rest().substr(0, 3);
    int lane, value, copy;
    int const n = read_card(card, lane, value, copy);
    if (!n) return false;
    in_.go(ahead.at() + size_t(n) - letters);
    put(from, lane == kGreatStart && !copy ? kLane + lane : kCard + card_of(lane, value, copy));
    return true;
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

  // What people put between the parts of a head.
  void between_parts() {
    skip();
    in_.skip(" \t\n,;:-");
    skip();
  }

  void head(size_t from) {
    int const heat = number();
    if (heat < 1 || heat > kHeats) return fail(from, "HEAT 1 to HEAT 6 are ridden.");
    between_parts();
    size_t const at = in_.at();
    std::string const what = name();
    if (what == "HEAT" && begins_at(at) && again(at, heat)) return;
    if (what == "RIDERS") return nominees(from, heat);
    int const step = what == "START" ? 0 : what == "LAP" || what == "L" ? number() : -1;
    if (step < 0 || step > 4)
      return fail(at, std::string("START or LAP 1 to LAP 4 is expected") + (heat == kHeats ? "; the two of heat 6 are named by HEAT 6 RIDERS 1 4." : "."));
    between_parts();
    size_t const rider_at = in_.at();
    std::string const who = name();
    bool const named = who == "RIDER" || who == "R";
    if (named) sign('#');
    int const rider = named ? number() : -1;
    if (rider < 1 || rider > kRiders) return fail(rider_at, "RIDER 1 to RIDER 7 is expected.");
    place_ = kHead + heat * 100 + step * 10;
    put(from, place_ + rider);
    head_ends(rider);
  }

  // "Heat 1:" above "HEAT 1 LAP 2 ..." is a heading.
  bool again(size_t at, int heat) {
    Scan const here = in_;
    bool const same = number() == heat;
    in_ = here;
    if (same) in_.go(at);
    return same;
  }

  // "RIDER 2" below the lines of rider 1: of the same heat and lap.
  void next_rider(size_t from) {
    sign('#');
    int const rider = number();
    if (rider < 1 || rider > kRiders) return fail(from, "RIDER 1 to RIDER 7 is expected.");
    put(from, place_ + rider);
    head_ends(rider);
  }

  // HEAT 6 RIDERS 1 4, "1 and 4"
  void nominees(size_t from, int heat) {
    for (int i = 0; i < 2; ++i) {
      if (sign(','); i) sign('&');
      if (Scan const before = in_; i && name() != "AND") in_ = before;
      int const n = number();
      if (n < 1 || n > kRiders) return fail(in_.at(), "Two rider numbers are expected.");
      out_.nominees.push_back(int8_t(n));
    }
    if (heat != kHeats) fail(from, "Only the riders of heat 6 are named here (GK-6.10).");
  }

  // "RIDER 1 (Ann):" - whether he is called so is not known here.
  void head_ends(int rider) {
    Scan ahead = in_;
    ahead.skip(" \t");
    if (ahead.take('(')) {
      ahead.skip(" \t");
      std::string_view const called = ahead.word(")(\n\r");
      size_t const at = size_t(called.data() - in_.text().data());
      if (std::any_of(called.begin(), called.end(), in_word) && ahead.take(')')) out_.called.push_back({rider, int(at) + 1, std::string(called)}), in_.go(ahead.at());
    }
    ahead = in_;
    ahead.skip(" \t");
    if (!ahead.at_end() && is_one_of(ahead.peek(), ":,.-"))
      if (ahead.step(); !ahead.skip_blanks() || is_letter(ahead.peek())) in_.go(ahead.at());
  }

  Scan in_;
  bool slots_ = false;                  // the last item is a slot
  int place_ = 0;                       // heat and step of the last head
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
