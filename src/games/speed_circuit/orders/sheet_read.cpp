// Reading what a driver writes: a car, a bid, a plot with its sheet. Errors name the column and what would be right.
#include <algorithm>
#include <array>

#include "core/order.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/orders/sheet.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr std::string_view kEndsWord = " ,;:=\n\r\t", kEndsItem = " ,;:=.!\n\r\t", kEndsName = " ,;:=.\n\r\t";

class Parser {
 public:
  Parser(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text)
      : g_(g), s_(s), seat_(seat), in_(cut_at_letter(text, kSheetLetters)) {
    if (text.size() > kSheetLetters) fail(in_.text().size(), "A sheet has at most " + std::to_string(kSheetLetters) + " letters.");
  }

  Sheet bid() {
    std::array<int, 3> n = {};
    while (in_.skip(" ,;:+\n\r\t") && ok()) {
      size_t const from = in_.at();
      std::string const first = word();
      if (among("nothing bid and 0 i my is of for the grid", first)) continue;
      bool const joined = first.size() > 1 && (first.back() == 'w' || first.back() == 's');  // "3w"
      int const amount = number(joined ? first.substr(0, first.size() - 1) : first);
      size_t const unit_at = in_.skip(" ") ? in_.at() : from;
      std::string const unit = joined ? std::string(1, first.back()) : word();
      int const kind = unit == "wear" || unit == "w" ? 0
                       : unit == "skill" || unit == "chips" || unit == "chip" || unit == "s" ? 1
                       : unit == "three" || unit == "threes" ? 2 : -1;
      if (amount < 0) fail(from, "A bid reads '3 wear, 6 skill, 1 three' or 'nothing'.", Rule{"SC-1.3"});
      else if (kind < 0) fail(unit_at, "Wear, skill or threes (-3 chips) can be bid.", Rule{"SC-1.3"});
      else if (n[size_t(kind)]) fail(from, "This is bid twice.", Rule{"SC-1.3"});
      else n[size_t(kind)] = amount, check_bid(from, n, kind);
    }
    if (!ok()) return out_;
    auto add = [&](Verb v, int k) {
      if (k) out_.actions.push_back(act(v, k));
    };
    add(Verb::BidWear10, n[0] / 10);
    add(Verb::BidWear, n[0] % 10);
    add(Verb::BidChips10, n[1] / 10);
    add(Verb::BidChips, n[1] % 10);
    add(Verb::BidThrees, n[2]);
    out_.clean = sheet_of_actions(g_, s_, seat_, out_.actions);
    if (out_.clean.empty()) out_.clean = "nothing";
    return out_;
  }

  Sheet plot() {
    int card = kNoCard;
    std::array<std::vector<int>, kMaxBranches> items;
    std::array<int, kMaxBranches> conditions = {};
    std::array<bool, kMaxBranches> said = {};  // "same": the branch changes nothing
    std::vector<int> otherwise;                // items behind "else": for when no branch holds
    int branch = 0;
    bool in_else = false;
    while (in_.skip(" ;,:=\n\r\t") && ok()) {
      size_t const from = in_.at();
      std::string const first = word();
      if (among("plot speed mph go then present stay stays keep to my the in on and please", first)) continue;
      if (is_speed(first)) {
        speed(from, first, branch, card);
      } else if ((first == "else" || first == "otherwise") && branch && !in_else) {
        in_else = true;
      } else if (first == "if") {
        if (in_else) fail(from, "'else' stands behind the last branch.");
        else if (++branch >= kMaxBranches) forbid(from, "A sheet has at most three branches.");
        else conditions[size_t(branch)] = condition(from);
      } else if (first == "same" && branch) {
        said[size_t(std::min(branch, kMaxBranches - 1))] = true;
      } else if (ok()) {
        item(from, first, in_else ? otherwise : items[size_t(std::min(branch, kMaxBranches - 1))], branch);
      }
      if (!in_else) branch_ends(branch);
    }
    if (ok()) settle_else(otherwise, items, branch);
    if (ok() && card == kNoCard && in_.text().find_first_not_of(" ;,\n\r\t") != std::string_view::npos)
      fail(in_.text().size(), "The speed is missing: 20 to 220, or MPS.");
    if (!ok()) return out_;
    for (int b = 1; b <= branch; ++b)
      if (items[size_t(b)].empty() && !said[size_t(b)]) fail(in_.text().size(), "A branch says what to do: 'if #4 lane 0: lane 1'.");
    if (!ok()) return out_;
    if (card != kNoCard) out_.actions.push_back(act(Verb::Card, card));
    for (int b = 0; b <= branch; ++b) {
      if (b) out_.actions.push_back(act(Verb::Sheet, conditions[size_t(b)]));
      auto& list = items[size_t(b)];
      sort_few(list, [](int x, int y) { return rank_of_item(x) < rank_of_item(y); });
      for (int i : list) out_.actions.push_back(act(Verb::Sheet, i));
    }
    out_.clean = sheet_of_actions(g_, s_, seat_, out_.actions);
    note(card);
    return out_;
  }

 private:
  bool ok() const { return out_.error_column == 0; }
  void fail(size_t at, std::string what, Rule rule = Rule{"SC-4.1"}) {
    if (!ok()) return;
    out_.error_column = int(at) + 1;
    out_.error = std::move(what);
    out_.rule = rule;
    out_.actions.clear();
  }
  // What reads well and is not allowed; `most`: what the number at `at` may be.
  void forbid(size_t at, std::string what, Rule rule = Rule{"SC-4.1"}, int most = -1) {
    if (!ok()) return;
    fail(at, std::move(what), rule);
    out_.forbidden = true;
    out_.most = most;
  }
  std::string word() {
    std::string out(in_.word(kEndsWord));
    std::transform(out.begin(), out.end(), out.begin(), lower);
    if (out.empty()) in_.step();  // a sign that belongs nowhere
    while (out.size() > 1 && (out.back() == '.' || out.back() == '!')) out.pop_back();  // of a sentence
    return out;
  }
  static bool among(std::string_view list, std::string const& word) {
    return !word.empty() && (" " + std::string(list) + " ").find(" " + word + " ") != std::string::npos;
  }
  static int number(std::string_view word) { return whole_number(word, 4); }
  // `readable`: up to here it is one, whether it may stand or not.
  int next_number(int low, int high, char const* what, int readable = 0) {
    in_.skip(" :=");
    size_t const from = in_.at();
    int const n = number(word()), last = std::max(high, readable);
    if (n < low || n > last)
      fail(from, std::string(what) + " is a number from " + std::to_string(low) + " to " + std::to_string(high) + ".");
    return std::clamp(n, low, last);
  }

  // `kind`: of the amount that was read last, at `from`.
  void check_bid(size_t from, std::array<int, 3> const& n, int kind) {
    Car const& c = s_.cars[seat_];
    int const skill = g_.rules().bid_break ? c.chips1 : c.skill() - 3 * n[2];
    auto const only = [&](int most, std::string const& what) { forbid(from, there_is(most, what), Rule{"SC-1.3"}, most); };
    if (n[0] > c.wear) only(c.wear, "wear");
    else if (n[2] > c.chips3) only(c.chips3, c.chips3 > 1 ? "-3 chips" : "-3 chip");
    else if (n[1] > skill) only(skill, "skill");
    if (kind != 1 && n[0] <= c.wear && n[2] <= c.chips3) out_.most = -1;   // the threes behind it took what the skill needs
  }

  static bool is_speed(std::string const& w) {
    return w == "mps" || w == "maintain" || w == "hold" || (!w.empty() && is_digit(w[0]));
  }
  // Short forms: "yes" or "no" behind an item, "before dice"; taken when it is there.
  bool take(std::string_view wanted) {
    Scan ahead = in_;
    ahead.skip(" :=");
    for (char c : wanted)
      if (lower(ahead.peek()) != c) return false;
      else ahead.step();
    if (!ahead.at_end() && !is_one_of(ahead.peek(), kEndsItem)) return false;
    in_ = ahead;
    return true;
  }

  void speed(size_t from, std::string const& w, int branch, int& card) {
    if (card != kNoCard) return fail(from, "A sheet has one speed, also in its branches; this is the second.");
    if (branch) return fail(from, "The speed stands before the branches.");
    std::string digits = w;
    if (digits.size() > 3 && digits.ends_with("mph")) digits.resize(digits.size() - 3);
    int const n = number(digits);
    if (n < 0 && (w == "mps" || w == "maintain" || w == "hold")) {
      card = kMps;
      (void)(take("speed") || (take("present") && take("speed")));
    } else if (n % 20 || n > 220 || n < (g_.rules().zero_card ? 0 : 20))
      fail(from, "Speed cards are 20, 40, ... 220, and MPS; '" + w + "' is none.");
    else card = n / 20;
    speed_ = card == kMps ? s_.cars[seat_].speed : card * 20;
  }

  // A car by "#4", "4", "car 3" (of three cars the third) or its driver's name; the longest name counts.
  int car() {
    in_.skip(" :=");
    size_t const from = in_.at();
    int best = -1;
    size_t length = 0;
    for (int i = 0; i < g_.seats(); ++i) {
      std::string const& name = g_.setup().seats[size_t(i)].name;
      std::string_view const here = in_.rest().substr(0, name.size()), behind = in_.rest().substr(here.size(), 1);
      if (name.size() <= length || !(behind.empty() || is_one_of(behind[0], kEndsName))) continue;
      bool const same = std::equal(name.begin(), name.end(), here.begin(), here.end(), [](char a, char b) { return lower(a) == lower(b); });
      if (same) best = i, length = name.size();
    }
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

  int condition(size_t from) {
    int const seat = car();
    for (bool more = true; more;) more = take("takes") || take("goes") || take("is") || take("the") || take("in") || take("on") || take("to");
    in_.skip(" ");
    size_t const what_at = in_.at();
    std::string const what = word();
    int kind = 0, value = 0;
    if (what == "inside" || what == "outside") kind = Branch::InLane, value = side_lane(what == "inside");
    for (int k = 1; k <= 4; ++k)
      if (what == kConditions[k]) kind = k;
    if (!kind) fail(what_at, "A condition is '#4 lane 0', '#4 ahead', '#4 out' or '#4 spun'.");
    if (kind == Branch::InLane && what == kConditions[kind]) value = next_number(0, g_.track().lanes - 1, "A lane");
    if (kind == Branch::InLane && what != kConditions[kind]) (void)take("lane");
    in_.skip(" ");
    if (!take("then") && ok() && (in_.at_end() || in_.peek() == ';')) fail(in_.at(), "A branch says what to do: 'if #4 lane 0: lane 1'.");
    if (seat == seat_) forbid(from, "A condition looks at another car.");
    return kIfItem + (std::max(kind, 1) - 1) * 48 + seat * 4 + value;
  }

  // Behind ";" the branch is over; only another "if" may follow.
  void branch_ends(int branch) {
    if (!branch || !in_.skip_blanks() || in_.peek() != ';') return;
    size_t const from = in_.at();
    in_.skip(" ;\n\r\t");
    if (!in_.at_end() && lower(in_.peek()) != 'i' && !comes("else") && !comes("otherwise")) fail(from, "Items of a branch are separated by commas; branches come last.");
  }

  bool comes(std::string_view wanted) {
    Scan const here = in_;
    bool const is = take(wanted);
    in_ = here;
    return is;
  }

  // What "else" says is the sheet's own answer; a branch that is silent about it must not inherit it, and says the opposite.
  void settle_else(std::vector<int> const& otherwise, std::array<std::vector<int>, kMaxBranches>& items, int branch) {
    for (int item : otherwise) {
      int const rank = rank_of_item(item);
      auto says = [&](std::vector<int> const& list) {
        for (int i : list)
          if (rank_of_item(i) == rank) return i;
        return -1;
      };
      int const base = says(items[0]);
      if (base >= 0 && base != item) return fail(in_.text().size(), "'else' says '" + item_text(g_, item) + "', the sheet itself '" + item_text(g_, base) + "'.");
      if (base >= 0) continue;
      items[0].push_back(item);
      for (int b = 1; b <= branch; ++b) {
        auto& list = items[size_t(b)];
        if (says(list) >= 0) continue;
        bool const chips = item >= kChipsItem && item < kSlipItem;
        int const none = chips ? item - (item - kChipsItem) % 4 : item >= kPassItem && item < kKeepItem ? kPassItem + 13
                         : item >= kSlipItem && item < kPassItem ? kSlipItem + 1 : -1;
        if (none < 0) return fail(in_.text().size(), "Say in each branch, too, what holds in place of '" + item_text(g_, item) + "'.");
        list.push_back(none);
      }
    }
  }

  void put(size_t from, int item, std::vector<int>& list, int branch) {
    if (!g_.by_sheet(seat_)) return forbid(from, "At this table you are asked when it comes up; only the speed is sealed now.");
    for (int other : list)
      if (rank_of_item(other) == rank_of_item(item)) return fail(from, "'" + item_text(g_, item) + "' says again what stands before.");
    if (item == kKeepItem && branch) return fail(from, "'standing' stands before the branches.");
    list.push_back(item);
  }

  // The lane on the grey side, or the other one, where a full drive ends: what people call inside and outside.
  int side_lane(bool inside) const {
    Track const& t = g_.track();
    Row const& r = t.rows[size_t(t.wrap(s_.cars[seat_].progress + std::max(1, speed_ / 20)))];
    return r.grey_right == inside ? r.high : r.low;
  }

  // A letter with its number, as in "L1".
  static bool lettered(std::string const& w, char letter) {
    return w.size() > 1 && w[0] == letter && w.find_first_not_of("0123456789", 1) == std::string::npos;
  }

  // SC-3.2 what is not there cannot be promised either.
  int chips(char const* what) {
    in_.skip(" :=");
    size_t const from = in_.at();
    if (take("no")) return 0;
    (void)in_.take('-');
    int const n = next_number(0, 3, what, 99);
    Car const& c = s_.cars[seat_];
    if (ok() && (n > 3 || !can_spend(c, n))) forbid(from, why_not_spend(c, n), Rule{"SC-3.2"}, most_spent(c));
    return std::min(n, 3);
  }

  void item(size_t from, std::string const& w, std::vector<int>& list, int branch) {
    if (lettered(w, 'l') || lettered(w, 'r')) in_.go(from + 1);
    if (w == "inside" || w == "outside") {
      (void)take("lane");
      return put(from, kLaneItem + side_lane(w == "inside"), list, branch);
    }
    if (w == "lane" || lettered(w, 'l')) return put(from, kLaneItem + next_number(0, g_.track().lanes - 1, "A lane"), list, branch);
    if (w == "row" || lettered(w, 'r')) return put(from, row(from), list, branch);
    if (w == "arrow") return put(from, take("no") ? kArrowItem + 1 : (take("yes"), kArrowItem), list, branch);
    if (w == "slip") return put(from, take("no") ? kSlipItem + 1 : (take("yes"), kSlipItem), list, branch);
    if (w == "standing") return put(from, kKeepItem, list, branch);
    if (w == "block") return put(from, kBlockItem + chips("A block"), list, branch);
    if (w == "wear" || w == "dice") {
      if (take("before")) (void)(take("dice") || take("wear"));
      put(from, kCornerItem + (w == "wear"), list, branch);
      return put(from, kBrakeItem + (w == "wear"), list, branch);
    }
    for (int k = 0; k < 4; ++k)  // "chance 2": pass has a meaning of its own
      if (w == kChipKinds[k]) return put(from, kChipsItem + k * 4 + chips("Chips"), list, branch);
    in_.skip(" :=");
    size_t const second_at = in_.at();
    if (w == "corners" || w == "corner" || w == "braking") {
      std::string const how = word();
      if (how != "wear" && how != "dice") return fail(second_at, "'" + w + "' is paid by 'wear' or by 'dice' first.");
      return put(from, (w == "braking" ? kBrakeItem : kCornerItem) + (how == "wear"), list, branch);
    }
    if (w == "chips" || w == "skill") {
      std::string const kind = word();
      for (int k = 0; k < 5; ++k)
        if (kind == kChipKinds[k]) return put(from, kChipsItem + k * 4 + chips("Chips"), list, branch);
      return fail(second_at, "Chips go on engine, start, brakes, chance or pass: 'chips chance 2'.");
    }
    if (w == "pass") {
      if (take("no") || take("never") || take("nobody") || take("none")) return put(from, kPassItem + 13, list, branch);
      int const other = take("any") || take("anybody") || take("anyone") ? kAnyCar : car();
      if (other == seat_) return forbid(second_at, "A car does not pass itself; name another, or 'pass any'.", Rule{"SC-4.10"});
      return put(from, kPassItem + other, list, branch);
    }
    if (w == "never") return (void)take("pass"), put(from, kPassItem + 13, list, branch);
    if (w == "no") {
      std::string const what = word();
      if (what == "slip") return put(from, kSlipItem + 1, list, branch);
      if (what == "arrow") return put(from, kArrowItem + 1, list, branch);
      if (what == "pass") return put(from, kPassItem + 13, list, branch);
      if (what == "block") return put(from, kBlockItem, list, branch);
      return fail(second_at, "'no slip', 'no arrow' or 'no pass'.");
    }
    fail(from, "'" + cut(w, 20) +
                   "' is no item: lane, row, arrow, corners, braking, wear, dice, chips, block, slip, pass, standing, if.");
  }

  int row(size_t) {
    int const n = next_number(0, g_.track().length - 1, "A row");
    int const far = g_.track().way(g_.track().wrap(s_.cars[seat_].progress), n);
    if (ok() && (far < 1 || far > 12'000)) forbid(in_.at() - 1, "Row " + std::to_string(n) + " is not within twelve rows ahead.");
    return kRowItem + n;
  }

  // SC-4.2 what the card will become.
  void note(int card) {
    if (!ok()) return;
    int const speed = corrected(g_.book(), s_.cars[seat_], card, s_.round);
    if (card != kNoCard && card != kMps && speed != card * 20)
      out_.notes.push_back("This card is impossible; it becomes " + std::to_string(speed) + ".");
    if (card == kNoCard) out_.notes.push_back("No card: " + std::to_string(speed) + ".");
  }

  SpeedCircuit const& g_;
  State const& s_;
  Seat seat_;
  Scan in_;
  int speed_ = 0;                  // mph, once it is read
  Sheet out_;
};

}  // namespace

Sheet read_sheet(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text) {
  if (seat < 0 || seat >= s.plans.size()) return {.error_column = 1, .error = "There is no such seat."};
  if (s.phase == Phase::Build) return read_car(g, cut_at_letter(text, kSheetLetters));
  Parser p(g, s, seat, text);
  if (s.phase == Phase::Bid) return p.bid();
  if (s.phase == Phase::Plot) return p.plot();
  return {.error_column = 1, .error = "Cars are moving; this decision is made with the buttons.", .rule = Rule{"SC-B.2"}};
}

}  // namespace paddock::speed_circuit
