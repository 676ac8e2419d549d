// Bids for the grid: "3 wear, 6 skill, 1 three", also the other way round, "wear: 3; skill: 6".
#include "games/speed_circuit/orders/sheet_parser.hpp"

namespace paddock::speed_circuit {

int SheetParser::kind_of_bid(std::string const& unit) {
  return unit == "wear" || unit == "w" ? 0
         : unit == "skill" || unit == "chips" || unit == "chip" || unit == "s" ? 1
         : unit == "three" || unit == "threes" ? 2 : -1;
}

Sheet SheetParser::bid() {
  std::array<int, 3> n = {};
  while (in_.skip(" ,;:+\n\r\t") && ok()) {
    size_t at = in_.at();
    std::string const first = word();
    bool const nothing = first == "0" || first == "no";
    if (nothing && kind_of_bid(next_word()) >= 0) {
      in_.skip(" \t");
      (void)word();
      continue;
    }
    if (is_among("nothing none bid and 0 i my is of for the grid", first)) continue;
    bool const joined = first.size() > 1 && (first.back() == 'w' || first.back() == 's') && is_digit(first[0]);  // "3w"
    bool const behind = kind_of_bid(first) >= 0;                                                                // "wear: 3"
    if (behind) in_.skip(" :="), at = in_.at();
    int const amount = number(behind ? word() : joined ? first.substr(0, first.size() - 1) : first);
    size_t const unit_at = in_.skip(" ") ? in_.at() : at;
    int const kind = kind_of_bid(behind ? first : joined ? std::string(1, first.back()) : word());
    if (amount < 0) fail(at, "A bid reads '3 wear, 6 skill, 1 three' or 'nothing'.", Rule{"SC-1.3"});
    else if (kind < 0) fail(unit_at, "Wear, skill or threes (-3 chips) can be bid.", Rule{"SC-1.3"});
    else if (n[size_t(kind)]) fail(at, "This is bid twice.", Rule{"SC-1.3"});
    else n[size_t(kind)] = amount, check_bid(at, n, kind);
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

// `kind`: of the amount that was read last, at `from`.
void SheetParser::check_bid(size_t from, std::array<int, 3> const& n, int kind) {
  Car const& c = s_.cars[seat_];
  int const skill = g_.rules().bid_break ? c.chips1 : c.skill() - 3 * n[2];
  auto const only = [&](int most, std::string const& what) { forbid(from, there_is(most, what), Rule{"SC-1.3"}, most); };
  if (n[0] > c.wear) only(c.wear, "wear");
  else if (n[2] > c.chips3) only(c.chips3, c.chips3 > 1 ? "-3 chips" : "-3 chip");
  else if (n[1] > skill) only(skill, "skill");
  if (kind != 1 && n[0] <= c.wear && n[2] <= c.chips3) out_.most = -1;   // the threes behind it took what the skill needs
}

}  // namespace paddock::speed_circuit
