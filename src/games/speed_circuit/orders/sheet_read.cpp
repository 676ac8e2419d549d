// Reading what a driver writes: a plot, its branches and the cars they name; items of a sheet are read in sheet_item.cpp, bids in
// sheet_bid.cpp. Errors name the column and what would be right.
#include <algorithm>

#include "core/order.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/orders/sheet_parser.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr std::string_view kSaysNothing = "plot speed mph go then present stay stays keep to my the in on and please use with take - \xE2\x80\x93 \xE2\x80\xA2 + &";
// What people put where a condition has its car.
constexpr std::string_view kNoCar = "no not nobody any anybody anyone blocked possible needed necessary allowed legal free clear ahead i he she they there it a the all";

constexpr char const* kBranchSays = "Behind the condition stands what is to be done: 'if #4 lane 0: lane 1'.";
constexpr char const* kBranchesLast = "Items of a branch are separated by commas; branches come last.";

std::string lowered(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), lower);
  return out;
}

bool begins(std::string_view text, std::string const& name) {
  std::string_view const here = text.substr(0, name.size()), behind = text.substr(here.size(), 1);
  bool const ends = behind.empty() || is_one_of(behind[0], SheetParser::kEndsName);
  return !name.empty() && ends && lowered(here) == lowered(name);
}

}  // namespace

SheetParser::SheetParser(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text)
    : g_(g), s_(s), seat_(seat), in_(cut_at_letter(text, kSheetLetters)) {
  if (text.size() > kSheetLetters) fail(in_.text().size(), "A sheet has at most " + std::to_string(kSheetLetters) + " letters.");
}

Sheet SheetParser::plot() {
  while (to_next() && ok()) part();
  if (ok() && open_) fail(0, "A bracket is opened that is not closed.");
  if (ok()) settle_else();
  if (ok() && card_ == kNoCard && in_.text().find_first_not_of(" ;,\n\r\t") != std::string_view::npos)
    fail(in_.text().size(), "The speed is missing: 20 to 220, or MPS.");
  for (int b = 1; ok() && b <= branch_; ++b)
    if (items_[size_t(b)].empty() && !said_[size_t(b)]) fail(in_.text().size(), kBranchSays);
  if (ok()) finish();
  return out_;
}

// One word and what belongs to it.
void SheetParser::part() {
  size_t const from = in_.at();
  if (in_.peek() == '(') return open();
  if (in_.peek() == ')') return close();
  std::string const first = word();
  if (is_among(kSaysNothing, first) || (first == "is" && card_ == kNoCard)) return;   // "my plot is 120"
  if (first == "same" && !branch_ && card_ == kNoCard && take("speed")) card_ = kMps, speed_ = s_.cars[seat_].speed;
  else if (is_speed(first)) speed(from, first);
  else if ((first == "else" || first == "otherwise") && branch_ && !in_else_) in_else_ = true;
  else if (first == "if") {
    if (in_else_) fail(from, "'else' stands behind the last branch.");
    else if (++branch_ >= kMaxBranches) forbid(from, "A sheet has at most three branches.");
    else conditions_[size_t(branch_)] = condition(from);
  } else if (first == "same" && branch_) said_[size_t(std::min(branch_, kMaxBranches - 1))] = true;
  else if (ok()) item(from, first);
  last_at_ = from;
  if (!in_else_) branch_ends();
}

void SheetParser::finish() {
  if (card_ != kNoCard) out_.actions.push_back(act(Verb::Card, card_));
  for (int b = 0; b <= branch_; ++b) {
    if (b) out_.actions.push_back(act(Verb::Sheet, conditions_[size_t(b)]));
    Items& all = items_[size_t(b)];
    sort_few(all, [](int x, int y) { return rank_of_item(x) < rank_of_item(y); });
    for (int i : all) out_.actions.push_back(act(Verb::Sheet, i));
  }
  out_.clean = sheet_of_actions(g_, s_, seat_, out_.actions);
  note();
}

void SheetParser::fail(size_t at, std::string what, Rule rule) {
  if (!ok()) return;
  out_.error_column = int(at) + 1;
  out_.error = std::move(what);
  out_.rule = rule;
  out_.actions.clear();
}

// What reads well and is not allowed; `most`: what the number at `at` may be.
void SheetParser::forbid(size_t at, std::string what, Rule rule, int most) {
  if (!ok()) return;
  fail(at, std::move(what), rule);
  out_.forbidden = true;
  out_.most = most;
}

std::string SheetParser::word() {
  std::string out = lowered(in_.word(kEndsWord));
  if (out.empty()) in_.step();  // a sign that belongs nowhere
  ended_ = false;
  for (; out.size() > 1 && (out.back() == '.' || out.back() == '!'); ended_ = true) out.pop_back();  // of a sentence
  return out;
}

// The word behind blanks, without its signs; empty where a comma or the like comes first.
std::string SheetParser::next_word() const {
  Scan ahead = in_;
  ahead.skip(" \t");
  return ended_ ? "" : lowered(ahead.word(kEndsItem));
}

// To the next word; false: there is none.
bool SheetParser::to_next() {
  size_t const from = in_.at();
  bool const more = in_.skip(" ;,:=.!\n\r\t");
  parted_ = from == 0 || in_.text().substr(from, in_.at() - from).find_first_of(";\n") != std::string_view::npos;
  return more;
}

// A bracket with words of orders in it is part of the sheet; any other is not.
void SheetParser::open() {
  size_t const from = in_.at();
  Scan inside(in_.rest().substr(1, in_.rest().find(')') - 1));
  bool orders = open_;
  while (inside.skip(" ,;:=.!?\"\n\r\t") && !orders) {
    for (SeatSetup const& seat : g_.setup().seats) orders = orders || begins(inside.rest(), seat.name);
    std::string const w = lowered(inside.word(" ,;:=.!?\"\n\r\t"));
    orders = orders || is_among(kOrderTalk, w) || w.find_first_of("0123456789#") != w.npos;
  }
  bool const smiles = from > 0 && is_one_of(in_.text()[from - 1], ":-;=");
  if (!smiles && in_.rest().find(')') == std::string_view::npos) return fail(0, "A bracket is opened that is not closed.");
  if (card_ != kNoCard && remark(from)) return;
  if (!orders) return unknown(from, word() + std::string(in_.word(kEndsWord)));
  if (open_) return fail(from, "One bracket stands in another.");
  in_.step();
  open_ = true, open_branch_ = branch_, open_else_ = in_else_;
}

// "140 (max)": of the speed.
bool SheetParser::remark(size_t from) {
  in_.step();
  if (take_any("max maximum top flat full")) {
    (void)take_any("speed out");
    in_.skip(" \t!.");
    if (in_.take(')')) return true;
  }
  return in_.go(from), false;
}

void SheetParser::close() {
  size_t const from = in_.at();
  if (!open_) return fail(from, "A bracket is closed that was not opened.");
  in_.step();
  open_ = false;
  if (open_branch_ == branch_ && open_else_ == in_else_) return;
  if (to_next() && !comes("if") && !comes("else") && !comes("otherwise")) fail(in_.at(), kBranchesLast);   // what stood inside is over
}

// `readable`: up to here it is one, whether it may stand or not.
int SheetParser::next_number(int low, int high, char const* what, int readable) {
  in_.skip(" :=");
  size_t const from = in_.at();
  int const n = number(word()), last = std::max(high, readable);
  if (n < low || n > last)
    fail(from, std::string(what) + " is a number from " + std::to_string(low) + " to " + std::to_string(high) + ".");
  return std::clamp(n, low, last);
}

// Short forms: "yes" or "no" behind an item, "before dice"; taken when it is there.
bool SheetParser::take(std::string_view wanted) {
  if (ended_) return false;
  Scan ahead = in_;
  ahead.skip(" :=");
  for (char c : wanted)
    if (lower(ahead.peek()) != c) return false;
    else ahead.step();
  if (!ahead.at_end() && !is_one_of(ahead.peek(), kEndsItem)) return false;
  in_ = ahead;
  return true;
}

bool SheetParser::take_any(std::string_view wanted) {
  for (Scan words(wanted); words.skip(" ");)
    if (take(words.word(" "))) return true;
  return false;
}

bool SheetParser::comes(std::string_view wanted) {
  Scan const here = in_;
  bool const is = take(wanted);
  in_ = here;
  return is;
}

// Whether nothing more is said of the item here.
bool SheetParser::clause_ends() const {
  Scan ahead = in_;
  return ended_ || !ahead.skip(" \t") || is_one_of(ahead.peek(), ",;.!)\n\r");
}

void SheetParser::speed(size_t from, std::string const& w) {
  if (counted(from, w)) return;
  int const alone = number(w);
  if (card_ != kNoCard && alone >= 0 && (alone % 20 || alone == 0 || alone > 220))
    return fail(from, "What '" + w + "' is cannot be told; say it as 'lane 2', 'row 31' or 'chips chance 2'.");
  if (card_ != kNoCard) return fail(from, "A sheet has one speed, also in its branches; this is the second.");
  if (branch_) return fail(from, "The speed stands before the branches.");
  std::string digits = w;
  if (digits.size() > 3 && digits.ends_with("mph")) digits.resize(digits.size() - 3);
  int const n = number(digits);
  if (n < 0 && !is_digit(w[0])) {
    card_ = kMps;
    (void)(take("speed") || (take("present") && take("speed")));
  } else if (n % 20 || n > 220 || n < (g_.rules().zero_card ? 0 : 20))
    fail(from, "Speed cards are 20, 40, ... 220, and MPS; '" + w + "' is none.");
  else card_ = n / 20;
  speed_ = card_ == kMps ? s_.cars[seat_].speed : card_ * 20;
}

// A car by "#4", "4", "car 3" (of three cars the third) or its driver's name; the longest name counts.
int SheetParser::car() {
  in_.skip(" :=");
  size_t const from = in_.at();
  int best = -1;
  size_t length = 0;
  for (int i = 0; i < g_.seats(); ++i) {
    std::string const& name = g_.setup().seats[size_t(i)].name;
    if (name.size() > length && begins(in_.rest(), name)) best = i, length = name.size();
  }
  ended_ = false;
  if (best >= 0) return in_.go(from + length), best;
  std::string const w = word();
  std::string const digits = w.starts_with('#') ? w.substr(1) : w;
  for (int i = 0; i < g_.seats(); ++i)
    if (number(digits) >= 0 && g_.number_of(i) == number(digits)) return i;
  if (w == "car") {
    int const n = next_number(1, g_.seats(), "A seat");
    return n - 1;
  }
  fail(from, "No car here is called '" + cut(w, 20) + "'; cars are named by number or driver, as #4.");
  return 0;
}

// Whether a car stands here, in the same item.
bool SheetParser::names_car() {
  if (!ok() || clause_ends()) return false;
  Scan const here = in_;
  Sheet const before = out_;
  (void)car();
  bool const is = ok();
  in_ = here;
  out_ = before;
  return is;
}

int SheetParser::condition(size_t from) {
  in_.skip(" :=");
  if (size_t const at = in_.at(); !names_car() && is_among(kNoCar, next_word())) fail(at, "A condition begins with a car and says what it did: 'if #4 ahead: pass #4'.");
  int const seat = looked_at_ = car();
  while (take_any("takes goes is the in on to")) {}
  in_.skip(" ");
  size_t const what_at = in_.at();
  std::string const what = word();
  int kind = 0, value = 0;
  if (what == "inside" || what == "outside") kind = Branch::InLane, value = side_lane(what == "inside");
  for (int k = 1; k <= 4; ++k)
    if (what == kConditions[k]) kind = k;
  if (!kind) fail(what_at, "A condition is '#4 lane 0', '#4 ahead', '#4 out' or '#4 spun'.");
  if (kind == Branch::InLane && what == kConditions[kind]) value = next_number(0, g_.track().lanes - 1, "A lane");
  if (kind == Branch::InLane && what != kConditions[kind] && next_word() == "lane") (void)take("lane");
  in_.skip(" ");
  if (!take("then") && ok() && (in_.at_end() || in_.peek() == ';')) fail(in_.at(), kBranchSays);
  if (seat == seat_) forbid(from, "A condition looks at another car.");
  return kIfItem + (std::max(kind, 1) - 1) * 48 + seat * 4 + value;
}

// Behind ";" or a full stop the branch is over; only another "if" may follow.
void SheetParser::branch_ends() {
  if (!branch_ || !in_.skip_blanks() || !(ended_ || is_one_of(in_.peek(), ";.!"))) return;
  size_t const from = in_.at();
  in_.skip(" ;.!\n\r\t");
  ended_ = false;
  if (!in_.at_end() && lower(in_.peek()) != 'i' && !comes("else") && !comes("otherwise")) fail(from, kBranchesLast);
}

// What "else" says is the sheet's own answer; a branch that is silent about it must not inherit it, and says the opposite.
void SheetParser::settle_else() {
  for (int item : otherwise_) {
    int const rank = rank_of_item(item);
    auto says = [&](Items const& list) {
      for (int i : list)
        if (rank_of_item(i) == rank) return i;
      return -1;
    };
    int const base = says(items_[0]);
    if (base >= 0 && base != item) return fail(in_.text().size(), "'else' says '" + item_text(g_, item) + "', the sheet itself '" + item_text(g_, base) + "'.");
    if (base >= 0) continue;
    items_[0].push_back(item);
    for (int b = 1; b <= branch_; ++b) {
      auto& list = items_[size_t(b)];
      if (says(list) >= 0) continue;
      bool const chips = item >= kChipsItem && item < kSlipItem;
      int const none = chips ? item - (item - kChipsItem) % 4 : item >= kPassItem && item < kKeepItem ? kPassItem + 13
                       : item >= kSlipItem && item < kPassItem ? kSlipItem + 1 : -1;
      if (none < 0) return fail(in_.text().size(), "Say in each branch, too, what holds in place of '" + item_text(g_, item) + "'.");
      list.push_back(none);
    }
  }
}

// SC-4.2 what the card will become.
void SheetParser::note() {
  int const speed = corrected(g_.book(), s_.cars[seat_], card_, s_.round);
  if (card_ != kNoCard && card_ != kMps && speed != card_ * 20)
    out_.notes.push_back("This card is impossible; it becomes " + std::to_string(speed) + ".");
  if (card_ == kNoCard) out_.notes.push_back("No card: " + std::to_string(speed) + ".");
}

Sheet read_sheet(SpeedCircuit const& g, State const& s, Seat seat, std::string_view written) {
  std::string text(written);
  std::replace(text.begin(), text.end(), '\t', ' ');   // a line of a spreadsheet
  if (seat < 0 || seat >= s.plans.size()) return {.error_column = 1, .error = "There is no such seat."};
  if (s.phase == Phase::Build) return read_car(g, cut_at_letter(text, kSheetLetters));
  SheetParser p(g, s, seat, text);
  if (s.phase == Phase::Bid) return p.bid();
  if (s.phase == Phase::Plot) return p.plot();
  return {.error_column = 1, .error = "Cars are moving; this decision is made with the buttons.", .rule = Rule{"SC-B.2"}};
}

}  // namespace paddock::speed_circuit
