// A postal turn carried out: heats in number order, one step each, then what follows from it. The machine stops at each
// decision of a manager who sits at the table; sheets and the ghost answer for the others.
#pragma once
#include "core/action.hpp"
#include "core/dice.hpp"
#include "games/gravel_kings/orders/order.hpp"
#include "games/gravel_kings/rules/events.hpp"
#include "games/gravel_kings/rules/heat.hpp"

namespace paddock::gravel_kings {

enum class Verb : uint16_t {
  Seal, NoOrder, Retire,
  Pick,        // rider number, for the race-card
  Word,        // a word of a sheet (order.hpp)
  Play,        // the card put down
  Discard,     // the card thrown away
  Take,        // slot 1 to 9, 0: the hidden cards
};
constexpr Action act(Verb v, int arg = 0) { return {uint16_t(v), int16_t(arg)}; }

class Machine {
 public:
  Machine(Book const& book, State& s, Dice& dice, Sink const& log) : b_(book), s_(s), dice_(dice), log_(log) {}

  void open_meeting();                  // race-cards are in: GK-6.10
  void reveal();                        // orders are in: the turn begins
  void answer(Action a);                // a manager has decided
  void run();

 private:
  // drive.cpp
  void count_misses();
  Heat& heat() { return s_.heats[size_t(s_.move.heat)]; }
  Slot& slot(int lane) { return heat().slots[size_t(lane)]; }
  int who(int heat, int lane) const;
  int who(int lane) const { return who(s_.move.heat, lane); }
  Seat manager(int lane) const { return b_.manager(s_.move.heat, lane); }
  bool begin();
  bool play();
  bool take();
  void close();
  bool asks(Ask::Kind kind, int lane);
  Facts facts(int lane);
  int wish(int lane, Word kind, int rider);
  int wish(int lane, Word kind) { return wish(lane, kind, slot(lane).rider); }
  void put_down(int lane, int index, bool unordered);
  void throw_away(int lane, int index);
  void take_card(int lane, int slot);

  // steps.cpp
  Card draw(char const* label, Seat seat, int heat);
  void turn_over(int lane, bool start);
  void go_out(int lane, Mishap why, bool second);
  void flips_at_start();
  bool restart();
  void after_start();
  void after_lap();
  void settle_order(List<int8_t, kGrid> const& order);
  void clear_table();
  bool lone();
  bool lone(int heat);
  void finish();
  void refill();
  void deal(int heat);
  void deal_cards(int heat);

  // meeting.cpp
  void end_turn();
  void next_turn();
  void line_up(int heat);
  void replace(int heat, int team, int rider);
  void miss_race(int heat, int team, int rider, bool injured);
  int reserve_for(int heat, int team) const;
  void resize_hands(int heat, int newcomer, int replaced = 0);
  void resize_hand(int heat, int lane, int size, int replaced);
  void serve_misses();
  void keep_words();
  int next_race(int heat, int team, int rider) const;
  void close_meeting();

  Book const& b_;
  State& s_;
  Dice& dice_;
  Sink const& log_;
};

// GK-6.2, GK-6.9, GK-7.6: riders who may be picked next for the race-card, then for the order of reserves.
void card_options(Book const& book, int team, List<int8_t, 12> const& picks, Actions& out);
// GK-6.3 riders who may be named for heat 6.
bool may_ride_last(Book const& book, Board const& s, int team, int rider);

}  // namespace paddock::gravel_kings
