// The order sheet: a plot and the answers to what may come up on the way, as items and as text. Its grammar, for people too, is
// assets/games/speed_circuit/orders.txt; sheet_read.cpp takes short forms besides it, sheet.cpp prints the one clean form.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "games/speed_circuit/rules/actions.hpp"
#include "games/speed_circuit/rules/plot.hpp"
#include "view/desk.hpp"

namespace paddock::speed_circuit {

// Items of Verb::Sheet: the argument of the action, in ascending rank.
enum Item : int16_t {
  kLaneItem = 0,         // + lane
  kArrowItem = 10,       // + 1: no arrow
  kCornerItem = 12,      // + 1: wear
  kBrakeItem = 14,       // + 1: wear
  kChipsItem = 20,       // + kind * 4 + n
  kBlockItem = 40,       // + n
  kSlipItem = 44,        // + 1: no
  kPassItem = 46,        // + seat, kAnyCar; + 13: nobody
  kKeepItem = 60,
  kRowItem = 100,        // + row
  kIfItem = 300,         // + (kind - 1) * 48 + seat * 4 + value
};
int rank_of_item(int item);                   // 0..; -1: not an item
void put_item(Plan& plan, int item);          // precondition: rank above plan.rank, or an if
// The items that may follow, in a fixed order.
void item_options(Book const& book, State const& s, Seat seat, Actions& out);

// SC-3.2 whether a car could spend so much on one roll.
inline bool can_spend(Car const& c, int n) { return n == 3 ? c.chips3 > 0 : n <= c.skill(); }
inline int most_spent(Car const& c) { return c.chips3 > 0 ? 3 : c.skill() < 2 ? c.skill() : 2; }
std::string why_not_spend(Car const& c, int n);                  // of what it could not
std::string there_is(int most, std::string const& what);        // "Only 3 wear is there.", "No wear is left."

class SpeedCircuit;
Sheet read_sheet(SpeedCircuit const& game, State const& s, Seat seat, std::string_view text);
inline constexpr size_t kSheetLetters = 600;
Sheet read_car(SpeedCircuit const& game, std::string_view text);   // SC-3.T levels or a tag
// The one clean form of the actions, played on a fresh plan: of a plot with all that is written, though it would hold anyway.
std::string sheet_of_actions(SpeedCircuit const& game, State const& s, Seat seat, std::span<Action const> actions);
std::string plan_text(SpeedCircuit const& game, State const& s, Seat seat);
std::string orders_text(SpeedCircuit const& game, Orders const& orders, Orders const& base, char const* between);

// policy.cpp: whether a branch holds. What the sheet says now: orders_of in drive.hpp.
bool holds(Book const& book, Board const& s, Seat me, Branch const& branch);

}  // namespace paddock::speed_circuit
