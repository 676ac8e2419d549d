// Items of an order sheet as people write them, one by one. What may mean two things, or what a sheet does not have, is refused.
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/orders/sheet_parser.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr std::string_view kCanBeNot = "slip slipstream slipping arrow pass passes passing block wear dice chips chip skill forced engine start brakes chance";
constexpr std::string_view kNegates = "no not never don't don\xE2\x80\x99t dont without";
constexpr std::string_view kExcepts = "except excepting but not unless without";
constexpr std::string_view kMayFollow = "lane row inside outside standing corners corner braking if then and please else otherwise end same";
constexpr char const* kPaysFirst = "How much it costs follows from the way; 'wear' or 'dice' says what pays first.";
constexpr char const* kNotRuledOut = "Neither can be ruled out; 'wear' or 'dice' says what pays first.";

// A letter with its number, as in "L1".
bool lettered(std::string const& w, char letter) {
  return w.size() > 1 && w[0] == letter && w.find_first_not_of("0123456789", 1) == std::string::npos;
}

int chip_kind(std::string_view word) {
  for (int k = 0; k < 5; ++k)
    if (word == kChipKinds[k]) return k;
  return -1;
}

}  // namespace

void SheetParser::item(size_t from, std::string const& w) {
  if (lane_or_row(from, w)) return;
  if (w == "arrow") return slip_or_arrow(from, kArrowItem);
  if (w == "slip" || w == "slipstream") return slip_or_arrow(from, kSlipItem);
  if (w == "standing") return standing(from);
  if (w == "block") return put(from, kBlockItem + chips("A block"));
  if (w == "wear" || w == "dice") return pay(from, w);
  if (int const k = chip_kind(w); k >= 0 && k < 4) return put(from, kChipsItem + k * 4 + chips("Chips"));  // "chance 2": pass has a meaning of its own
  if (w == "forced" && (comes("pass") || comes("passing"))) return;
  if (w == "pass" || w == "passing") return pass(from);
  if (w == "do" && take("not")) return negated(from, "not");
  if (is_among(kNegates, w)) return negated(from, w);
  if (w == "chips" || w == "skill") return chips_of(from);
  if (w == "corners" || w == "corner" || w == "braking") {
    in_.skip(" :=");
    size_t const second_at = in_.at();
    std::string const how = word();
    if (how != "wear" && how != "dice") return fail(second_at, "'" + w + "' is paid by 'wear' or by 'dice' first.");
    return put(from, (w == "braking" ? kBrakeItem : kCornerItem) + (how == "wear"));
  }
  unknown(from, w);
}

void SheetParser::unknown(size_t from, std::string const& w) {
  if (is_among("except but or unless when until instead only", w))
    return fail(from, "A sheet has no '" + w + "'; what depends on another car reads 'if #4 ahead: pass #4'.");
  fail(from, "'" + cut(w, 20) +
                 "' is no item: lane, row, arrow, corners, braking, wear, dice, chips, block, slip, pass, standing, if.");
}

bool SheetParser::lane_or_row(size_t from, std::string const& w) {
  if (lettered(w, 'l') || lettered(w, 'r')) in_.go(from + 1);
  if (w == "inside" || w == "outside") {
    if (next_word() == "lane") (void)take("lane");
    put(from, kLaneItem + side_lane(w == "inside"));
  } else if (w == "lane" && (comes("inside") || comes("outside"))) {
    put(from, kLaneItem + side_lane(take("inside")));
    (void)take("outside");
  } else if (w == "lane" || lettered(w, 'l')) {
    put(from, kLaneItem + next_number(0, g_.track().lanes - 1, "A lane"));
  } else if (w == "row" || lettered(w, 'r')) {
    put(from, row());
  } else {
    return w == "end" && (comes("lane") || comes("row") || comes("inside") || comes("outside"));   // of the move
  }
  return true;
}

void SheetParser::put(size_t from, int item) {
  if (!g_.by_sheet(seat_)) return forbid(from, "At this table you are asked when it comes up; only the speed is sealed now.");
  for (int other : list())
    if (rank_of_item(other) == rank_of_item(item)) return fail(from, "'" + item_text(g_, item) + "' says again what stands before.");
  if (item == kKeepItem && branch_) return fail(from, "'standing' stands before the branches.");
  list().push_back(item);
}

// The lane on the grey side, or the other one, where a full drive ends: what people call inside and outside.
int SheetParser::side_lane(bool inside) const {
  Track const& t = g_.track();
  Row const& r = t.rows[size_t(t.wrap(s_.cars[seat_].progress + std::max(1, speed_ / 20)))];
  return r.grey_right == inside ? r.high : r.low;
}

// "yes" or "no" behind an item, in any of their forms. A "no" between two items without a sign may belong to either.
SheetParser::Answer SheetParser::answer() {
  std::string_view const text = in_.text();
  size_t const from = in_.at();
  if (ended_) return Answer::None;
  Scan ahead = in_;
  ahead.skip(" \t:=");
  bool const sign = text.substr(from, ahead.at() - from).find_first_of(":=") != text.npos;
  size_t const at = ahead.at();
  ahead.take('-');
  if (Scan behind = ahead; ahead.at() > at && (!behind.skip(" \t") || is_one_of(behind.peek(), ",;.)\n\r") || (sign && behind.at() > ahead.at())))
    return fail(at, "A dash may mean either; say 'yes' or 'no'."), Answer::None;
  if (ahead.at() > at) return Answer::None;
  std::string const w(ahead.word(kEndsItem));
  in_ = ahead;
  std::string said = w;
  for (char& c : said) c = lower(c);
  if (is_among("yes y ja yeah true", said)) return Answer::Yes;
  if (is_among("n off none false nope nein", said)) return Answer::No;
  if (is_among("no not never", said)) {
    std::string const next = clause_ends() ? "" : next_word();
    if (!sign && is_among(kCanBeNot, next)) return fail(at, "'" + said + "' may belong to what stands before it or behind it; put a comma between."), Answer::No;
    if (next.empty() || sign || (said != "not" && (is_among(kMayFollow, next) || is_digit(next[0])))) return Answer::No;
    if (said != "not") return fail(at, "What '" + said + " " + cut(next, 20) + "' means cannot be told."), Answer::No;
  }
  in_.go(from);
  return Answer::None;
}

void SheetParser::slip_or_arrow(size_t from, int item) {
  Answer const said = answer();
  bool const no = said == Answer::No || (said == Answer::None && take("0"));
  put(from, item + no);
}

void SheetParser::standing(size_t from) {
  Scan const here = in_;
  bool const sentence = ended_;
  in_.skip(" :=");
  bool const off = is_among("no n not never off false none", next_word()) && (void(word()), clause_ends());
  if (off) return fail(here.at(), "'standing' keeps this sheet; what was kept before goes only when a new one is kept.");
  in_ = here, ended_ = sentence;   // "standing: never slip"
  put(from, kKeepItem);
}

void SheetParser::pay(size_t from, std::string const& w) {
  std::string const other = w == "wear" ? "dice" : "wear";
  if (take("before")) {
    (void)take_any("dice wear");
  } else if (!take("first")) {
    Scan const here = in_;
    in_.skip(" ,");
    bool const then = take("then") && take(other);   // "wear, then dice"
    if (!then) in_ = here;
    size_t const at = in_.at();
    Answer const said = then ? Answer::None : answer();
    if (said == Answer::No) return fail(at, kNotRuledOut);
    Scan ahead = in_;
    ahead.skip(" :=");
    if (said == Answer::None && !ended_ && is_digit(ahead.peek())) {   // "wear 1" of the leagues' form
      size_t const amount_at = ahead.at();
      in_ = ahead;
      if (int const n = number(word()); w == "dice" || n < 1 || n > 9) return fail(amount_at, kPaysFirst);
    }
  }
  put(from, kCornerItem + (w == "wear"));
  put(from, kBrakeItem + (w == "wear"));
}

// SC-3.2 what is not there cannot be promised either.
int SheetParser::chips(char const* what) {
  if (answer() == Answer::No) return 0;
  in_.skip(" :=");
  size_t const from = in_.at();
  (void)in_.take('-');
  int const n = next_number(0, 3, what, 99);
  Car const& c = s_.cars[seat_];
  if (ok() && (n > 3 || !can_spend(c, n))) forbid(from, why_not_spend(c, n), Rule{"SC-3.2"}, most_spent(c));
  return std::min(n, 3);
}

// "chips chance 2", "skill: none", "chips 2 on chance".
void SheetParser::chips_of(size_t from) {
  if (answer() == Answer::No) return no_chips(from);
  in_.skip(" :=");
  size_t const at = in_.at();
  std::string const kind = word();
  if (int const k = chip_kind(kind); k >= 0) return put(from, kChipsItem + k * 4 + chips("Chips"));
  if (kind == "0" && clause_ends()) return no_chips(from);
  if (is_digit(kind[0]) && (take("on") || take("for") || !clause_ends()))
    if (int const k = chip_kind(next_word()); k >= 0) {
      Scan const behind = (in_.skip(" \t"), (void)word(), in_);
      in_.go(at);
      int const n = chips("Chips");
      in_ = behind;
      return put(from, kChipsItem + k * 4 + n);
    }
  fail(at, "Chips go on engine, start, brakes, chance or pass: 'chips chance 2'.");
}

void SheetParser::no_chips(size_t from) {
  for (int k = 0; k < 5 && ok(); ++k) put(from, kChipsItem + k * 4);
}

// A number with what it counts: "1 wear", "2 chips on chance".
bool SheetParser::counted(size_t from, std::string const& w) {
  if (card_ == kNoCard || number(w) < 0 || number(w) > 9) return false;
  if (number(w) == card_ && take_any("spaces space")) return true;   // "120 (6 spaces)"
  if (comes("wear")) {
    size_t const at = in_.at();
    (void)take("wear");
    if (number(w) < 1 || !clause_ends()) return fail(number(w) < 1 ? from : at, kPaysFirst), true;
    put(from, kCornerItem + 1);
    put(from, kBrakeItem + 1);
    return true;
  }
  Scan const here = in_;
  if (!take_any("chips chip skill")) return false;
  (void)take_any("on for");
  int const k = chip_kind(next_word());
  if (k < 0 && number(w) == 0) return in_ = here, (void)take_any("chips chip skill"), no_chips(from), true;
  if (k < 0) return fail(from, "Chips go on engine, start, brakes, chance or pass: 'chips chance 2'."), true;
  in_.skip(" \t");
  (void)word();
  Scan const behind = in_;
  in_.go(from);
  int const n = chips("Chips");
  in_ = behind;
  put(from, kChipsItem + k * 4 + n);
  return true;
}

void SheetParser::pass(size_t from) {
  Scan const start = in_;
  in_.skip(" :=");
  size_t const second_at = in_.at();
  if (!ended_ && (take("nobody") || take("no one"))) return put(from, kPassItem + 13);
  in_ = start;
  Answer const said = answer();
  if (said == Answer::No) return put(from, kPassItem + 13);
  if (said == Answer::Yes || clause_ends() || is_among("or and", next_word())) return fail(second_at, "Whom? 'pass #4', or 'pass any'.");
  if (pass_chips(from)) return;
  bool const him = branch_ && take_any("him her them");
  int const other = him ? looked_at_ : take_any("any anybody anyone") ? kAnyCar : car();
  if (other == seat_) return forbid(second_at, "A car does not pass itself; name another, or 'pass any'.", Rule{"SC-4.10"});
  if (std::string const next = next_word(); other == kAnyCar && !clause_ends() && is_among(kExcepts, next))
    return in_.skip(" \t"), fail(in_.at(), "A sheet passes one car or any; none can be excepted.");
  if (Scan const here = in_; ok() && !clause_ends()) {   // "pass Jo on the inside"
    (void)take("on"), (void)take("the");
    in_.skip(" \t");
    if (size_t const at = in_.at(); comes("inside") || comes("outside")) return fail(at, "A sheet names no side for a pass; for where the move ends say 'lane 0', behind a comma.");
    in_ = here;
  }
  put(from, kPassItem + other);
}

// Behind other chips "pass 1" may be a chip for the pass, or the car with that number.
bool SheetParser::pass_chips(size_t from) {
  Scan const here = in_;
  in_.skip(" :=");
  size_t const at = in_.at();
  int const n = number(word());
  bool const few = n >= 0 && n <= 3;
  bool const chip = few && (comes("chips") || comes("chip"));
  bool const behind_chips = !list().empty() && rank_of_item(list().back()) >= 5 && rank_of_item(list().back()) <= 10;
  if (chip) {
    in_ = here;
    put(from, kChipsItem + 16 + chips("Chips"));
    (void)take_any("chips chip");
  } else if (few && !parted_ && behind_chips)
    fail(at, "This may be a car or a chip; say 'pass #" + std::to_string(n) + "' or 'chips pass " + std::to_string(n) + "'.");
  else return in_ = here, ended_ = false, false;
  return true;
}

// Behind "no", "never", "don't", "without".
void SheetParser::negated(size_t from, std::string const& w) {
  bool const alone = clause_ends();
  while (!alone && take_any("use take the forced")) {}
  in_.skip(" ");
  size_t const at = in_.at();
  if (alone && w == "never" && branch_) return put(from, kPassItem + 13);   // "else never"
  if (alone) return fail(last_at_, "What is '" + w + "'? Say 'no slip', 'no pass', 'no arrow' or 'no chips'.");   // of the item before, perhaps
  std::string const what = word();
  if (what == "slip" || what == "slipping" || what == "slipstream") return put(from, kSlipItem + 1);
  if (what == "arrow") return put(from, kArrowItem + 1);
  if (what == "block" || what == "blocking") return put(from, kBlockItem);
  if (what == "chips" || what == "chip" || what == "skill") return no_chips(from);
  if (what == "pass" || what == "passing" || what == "passes") {
    (void)take_any("any anybody anyone");
    size_t const car_at = in_.at() + 1;
    if (names_car()) return fail(car_at, "A sheet passes one car or any; none can be excepted.");
    return put(from, kPassItem + 13);
  }
  if (what == "wear" || what == "dice") return fail(at, kNotRuledOut);
  fail(at, "'" + w + "' stands before slip, arrow, pass, block or chips.");
}

int SheetParser::row() {
  int const n = next_number(0, g_.track().length - 1, "A row");
  int const far = g_.track().way(g_.track().wrap(s_.cars[seat_].progress), n);
  if (ok() && (far < 1 || far > 12'000)) forbid(in_.at() - 1, "Row " + std::to_string(n) + " is not within twelve rows ahead.");
  return kRowItem + n;
}

}  // namespace paddock::speed_circuit
