// The order sheet: a plot and the answers to what may come up on the way, as items and as text. Grammar (EBNF):
//
//   sheet     = speed , { ";" , item } , { ";" , "if" , condition , ":" , ( "same" | item , { "," , item } ) } ;
//   speed     = "MPS" | "20" | "40" | ... | "220" ;
//   item      = "lane" , n | "row" , n | [ "no" ] , "arrow" | ( "corners" | "braking" ) , ( "wear" | "dice" )
//             | "chips" , ( "engine" | "start" | "brakes" | "chance" | "pass" ) , n | "block" , n
//             | [ "no" ] , "slip" | "no pass" | "pass" , ( "#" , n | "any" ) | "standing" ;
//   condition = "#" , n , ( "lane" , n | "ahead" | "out" | "spun" ) ;
//
// "wear" or "dice" alone means corners and braking. The first branch whose condition holds replaces the items it names.
// A condition looks only at a car that has moved earlier in the turn; every branch has the one speed. "standing" keeps the
// items for the turns to come. A car: "60/40/160/60/6/6" or its tag. A bid: "3 wear, 6 skill, 1 three" or "nothing".
#pragma once
#include <string>
#include <string_view>

#include "core/view.hpp"
#include "games/speed_circuit/actions.hpp"
#include "games/speed_circuit/plot.hpp"

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

class SpeedCircuit;
Sheet read_sheet(SpeedCircuit const& game, State const& s, Seat seat, std::string_view text);
std::string plan_text(SpeedCircuit const& game, State const& s, Seat seat);
std::string orders_text(SpeedCircuit const& game, Orders const& orders, Orders const& base, char const* between);

// policy.cpp: what the sheet says now, and whether a branch holds.
bool holds(Book const& book, State const& s, Seat me, Branch const& branch);
Orders orders_of(Book const& book, State const& s, Seat seat);

}  // namespace paddock::speed_circuit
