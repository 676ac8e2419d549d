// A car as text, read back; what a list of actions comes to as a sheet.
#include <algorithm>

#include "core/order.hpp"
#include "core/scan.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/orders/sheet.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

// Errors of designs name their column in words: "character 7".
int column_in(std::string_view where) {
  Scan in(where);
  in.take_while([](char c) { return !is_digit(c); });
  return std::max(1, in.number(999999));
}

}  // namespace

Sheet read_car(SpeedCircuit const& g, std::string_view text) {
  Sheet out;
  auto const levels = read_design(g.table(), text);
  if (!levels) {
    out.error_column = column_in(levels.error().where);
    out.error = levels.error().what;
    out.rule = Rule{"SC-3.T"};
    auto dear = read_levels(g.table(), text);
    out.forbidden = bool(dear);
    if (dear) out.mend = design_text(g.table(), mend_design(g.table(), *dear));
    return out;
  }
  for (int level : *levels) out.actions.push_back(act(Verb::Build, level + 2));
  out.clean = design_text(g.table(), *levels);
  int const left = g.table().budget - points_of(*levels);
  if (left > 0) out.notes.push_back(plural(left, "point is", "points are") + " left.");
  return out;
}

namespace {

// A plot item by item as it was written, with what would hold anyway: its driver sees that it was read.
std::string plot_of_actions(SpeedCircuit const& g, std::span<Action const> actions) {
  std::string out;
  bool branch = false, bare = false;   // behind an "if"; of which nothing has been said yet
  for (Action a : actions) {
    if (Verb(a.verb) == Verb::Card) out = card_text(a.arg);
    if (Verb(a.verb) != Verb::Sheet) continue;
    bool const begins = rank_of_item(a.arg) == rank_of_item(kIfItem);
    if (begins && bare) out += ": same";
    out += (begins || !branch ? "; " : bare ? ": " : ", ") + item_text(g, a.arg);
    branch = branch || begins;
    bare = begins;
  }
  return bare ? out + ": same" : out;
}

}  // namespace

std::string sheet_of_actions(SpeedCircuit const& g, State const& s, Seat seat, std::span<Action const> actions) {
  State copy = s;
  Plan& p = copy.plans[seat];
  for (Action a : actions) {
    if (Verb(a.verb) == Verb::Card) p.card = int8_t(a.arg);
    if (Verb(a.verb) == Verb::Sheet) put_item(p, a.arg);
    if (Verb(a.verb) == Verb::BidWear10 || Verb(a.verb) == Verb::BidWear)
      p.bid_wear = int16_t(p.bid_wear + a.arg * (Verb(a.verb) == Verb::BidWear10 ? 10 : 1));
    if (Verb(a.verb) == Verb::BidChips10 || Verb(a.verb) == Verb::BidChips)
      p.bid1 = int16_t(p.bid1 + a.arg * (Verb(a.verb) == Verb::BidChips10 ? 10 : 1));
    if (Verb(a.verb) == Verb::BidThrees) p.bid3 = int16_t(a.arg);
  }
  std::string const written = s.phase == Phase::Plot ? plot_of_actions(g, actions) : std::string();
  return written.empty() || written.size() > kSheetLetters ? plan_text(g, copy, seat) : written;
}

}  // namespace paddock::speed_circuit
