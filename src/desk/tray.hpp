// The tray of the running turn: who owes an order, and the orders that are here and wait for the others. Until all are in, each
// can be replaced.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "desk/drivers.hpp"

namespace paddock::app {

// The order of one seat for the running turn, as it waits for the others.
struct Collected {
  enum Way : uint8_t { Here, Bot, Link, Text, TypedIn, Ghost, Retire } way = Here;
  std::string text;             // clean form; empty is an order, too
  std::string ahead;            // what its writer says for later turns (Sheet::ahead)
  std::vector<Action> actions;  // instead of text: bots, and decisions that cannot be typed
  bool carried = false;         // the rest of an earlier turn's: what is sent now takes its place unasked
  std::string why;              // a bot's reason
  int64_t when = 0;             // unix seconds, 0 unknown
  uint32_t revision = 0;
  bool written() const { return way == Link || way == Text || way == TypedIn; }   // by somebody far away, or for him
};

// The order of the seat whose turn it is.
Verdict carry_out(Session& session, Collected const& order);
// A choice on the way: one decision, or several in a row as far as nothing comes between.
void answer(Session& session, Collected const& order);

class OrderTray {
 public:
  OrderTray(Race const& race, Drivers const& drivers) : race_(race), drivers_(drivers) { begin_turn(); }

  int turn() const { return turn_; }         // the one these orders belong to
  void begin_turn();                         // or goes on with it: who owes an order now

  bool decides(Seat seat) const;             // owes an order this turn
  bool idle(Seat seat) const { return seat >= 0 && idle_[size_t(seat)]; }   // races on, and is not asked in this turn
  bool is_in(Seat seat) const;               // its order is here, or it owes none
  int owed() const;                          // seats that race on
  int in() const;                            // of those, whose orders are here
  std::vector<Seat> missing() const;
  bool complete() const { return !race_.over() && missing().empty(); }
  Seat next_here() const;                    // who is to decide at this screen, kNobody: nobody
  bool bots_alone() const;                   // only bots are left to decide
  bool runs_alone() const { return bots_alone() && !race_.session().midway(); }   // and none is asked on the way

  Collected const* of(Seat seat) const;      // null: none is here
  void put(Seat seat, Collected order) { orders_[size_t(seat)] = std::move(order); }
  std::optional<Collected> take(Seat seat) { return std::exchange(orders_[size_t(seat)], std::nullopt); }
  void heard_again(Seat seat, uint32_t revision);   // its order came once more, in a link of that revision
  void clear() { orders_.fill(std::nullopt); }
  // What the orders here say ahead stays when they go, and is given out once.
  void keep_ahead();
  void pass_over(Seat seat);                 // what was said for this turn goes; for later ones it stays
  Collected take_ahead(Seat seat) { return std::exchange(ahead_[size_t(seat)], {}); }   // empty `ahead`: nothing was said

  Doc kept() const;                          // but for what bots have answered
  void read(Doc const& orders);

 private:
  Race const& race_;
  Drivers const& drivers_;
  std::array<std::optional<Collected>, kMaxSeats> orders_;
  std::array<Collected, kMaxSeats> ahead_;   // for the next turn: who said it how, and what
  std::array<bool, kMaxSeats> owes_{};       // the game asks this seat in the running turn
  std::array<bool, kMaxSeats> idle_{};       // and not these, though they race on
  int turn_ = 0;
};

}  // namespace paddock::app
