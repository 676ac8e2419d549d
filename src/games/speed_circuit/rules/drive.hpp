// The machine that carries a turn out: from the reveal of the plots to the end of the turn, stopping at every decision.
// One object per apply(); all it knows stands in the State.
#pragma once
#include "games/speed_circuit/rules/actions.hpp"
#include "games/speed_circuit/rules/events.hpp"
#include "games/speed_circuit/rules/plot.hpp"

namespace paddock::speed_circuit {

// What a decision may be, in a fixed order, without NoOrder. Empty when nothing is asked. Returns the field ahead as it was
// looked at for a step or a tow, for policy().
Taken options_of(Book const& book, Board const& s, Actions& out);
// SC-4.10 whether a pass of the occupied space (next row, this lane) has room to end beyond it.
bool may_pass(Book const& book, Board const& s, int lane, Taken const& taken);
// The seat that stands on a space of the road, kNobody: free.
Seat car_on(Book const& book, Board const& s, int row, int lane);

class Machine {
 public:
  Machine(Book const& book, State& s, Dice& dice, Sink const& log)
      : b_(book), t_(book.track), r_(book.rules), s_(s), dice_(dice), log_(log) {}
  void reveal();                     // all plots are in; drives until somebody must decide
  void answer(Action a);             // of the seat that is asked; then drives on
  void run();
  void leave_open(int open);         // reports what a sheet does not say of the coming answer (Silent)

 private:
  // drive.cpp: the frame of a turn
  void tick();
  void respond(Action a);            // one answer, without driving on
  void ghost(Actions const& options, Taken const& field);  // the answer of a sheet, or of nobody
  void next_car();
  void drive();
  void tow();
  void step_to(int lane, bool slip);
  void edge_step();
  void settle();
  void shift_to(int lane);
  void finish_move();
  void end_turn();
  void close_turn();
  // tests.cpp: tests, braking, rolls
  void engine_tests();
  void braking();
  void brake_to(int speed);
  void charge(int over, bool is_braking);
  void buy(int over, bool is_braking);
  void pay(Option o);
  void cannot_pay(int over, bool is_braking);
  void want_roll(Table table, int modifier = 0);
  void roll(Table table, int chips, int against);
  void fell(Table table, Fall fall);
  void engine_fell(Table table, Fall fall);
  void engine_damage(int attempt);
  void brakes_failed();
  // corner.cpp
  void enter(int from_progress, int from_lane, bool from_road);
  void spin_here();
  void spin_now();
  void crash(bool on_course);
  // pass.cpp
  void try_pass(int lane);
  void pass_fell(Fall fall);
  void contact(Seat seat);
  void go_off(int lane);
  // wrecks.cpp
  void wrecks();
  bool involved(Wreck const& w) const;
  int row_of_car() const;
  void upkeep();
  void rank_finishers();
  void leave(Car& c, Seat seat, Why why, Rule rule);

  Car& car() { return s_.cars[seat()]; }
  Car const& car() const { return s_.cars[seat()]; }
  Seat seat() const { return s_.order[s_.move.index]; }
  Move& m() { return s_.move; }
  int row() const { return t_.wrap(car().progress); }
  void ask(Ask::Kind kind, Seat seat) {
    s_.ask = {};
    s_.ask.kind = kind;
    s_.ask.seat = seat;
  }

  bool blocked_ = false;             // the answer is the only one: nothing ahead is free
  Book const& b_;
  Track const& t_;
  Settings const& r_;
  State& s_;
  Dice& dice_;
  Sink const& log_;
};

// How an asked seat that sends nothing, or whose sheet has spoken, decides (policy.cpp). Preconditions: something is asked;
// options and field are those of options_of().
Action policy(Book const& book, State const& s, Actions const& options, Taken const& field);
// SC-4.2a what of this decision is the ghost's because the sheet says nothing of it (Silent); 0 when the sheet spoke.
Orders const& orders_of(Book const& book, State const& s, Seat seat);   // what the sheet says now
int left_open(Orders const& orders, Ask const& ask, Actions const& options, Action chosen);
// The same of the asked seat, without what was reported before; 0 of one that says nothing at all.
int not_said(Book const& book, State const& s, Actions const& options, Action chosen);
// told.cpp: the verbs Silent that may stand before an answer in a told record.
void silent_options(State const& s, Actions& out);

}  // namespace paddock::speed_circuit
