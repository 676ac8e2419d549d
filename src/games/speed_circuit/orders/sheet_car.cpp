// A car as text, read back; what a list of actions comes to as a sheet.
#include <algorithm>
#include <array>

#include "core/order.hpp"
#include "core/scan.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/orders/sheet_parser.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

// Errors of designs name their column in words: "character 7".
int column_in(std::string_view where) {
  Scan in(where);
  in.take_while([](char c) { return !is_digit(c); });
  return std::max(1, in.number(999999));
}

constexpr std::string_view kNamed[kLines] = {"accel acceleration", "decel deceleration", "top", "start", "wear", "skill"};

// "accel 60, decel 40, top speed 160, ...": the lines by their names, in any order. `numbers`: as six numbers; empty: one is missing,
// twice there, or something else stands there. False: no line is named.
bool named_lines(std::string_view text, std::string& numbers) {
  std::array<std::string_view, kLines> value = {};
  bool named = false, good = true;
  constexpr std::string_view kBetween = " ,;:=/\r\n\t";
  for (Scan in(text); in.skip(kBetween);) {
    std::string word(in.word(kBetween));
    std::transform(word.begin(), word.end(), word.begin(), lower);
    if (is_among("speed mph and", word)) continue;
    size_t line = 0;
    while (line < kLines && !is_among(kNamed[line], word)) ++line;
    named = named || line < kLines;
    in.skip(" :=");
    Scan behind = in;
    std::string_view const between = behind.word(kBetween);
    if (line < kLines && (between == "speed" || between == "Speed")) in = behind, in.skip(" :=");   // "top speed 160"
    std::string_view const number = line < kLines ? in.word(kBetween) : std::string_view();
    good = good && whole_number(number, 4) >= 0 && value[line].empty();
    if (good) value[line] = number;
  }
  for (std::string_view v : value) {
    good = good && !v.empty();
    numbers += (numbers.empty() ? "" : "/") + std::string(v);
  }
  if (!good) numbers.clear();
  return named;
}

}  // namespace

Sheet read_car(SpeedCircuit const& g, std::string_view text) {
  Sheet out;
  std::string numbers;
  bool const named = named_lines(text, numbers);
  if (named && numbers.empty())
    return {.error_column = 1, .error = "A car names acceleration, deceleration, top, start, wear and skill, each with its number.", .rule = Rule{"SC-3.T"}};
  if (named) text = numbers;
  auto const levels = read_design(g.table(), text);
  if (!levels) {
    out.error_column = named ? 1 : column_in(levels.error().where);
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
