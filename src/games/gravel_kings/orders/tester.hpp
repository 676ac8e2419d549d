// "What would happen if" (GK-9.1): one's own orders tried on what one may see, with cards assumed for the other riders.
// Nothing is drawn and nothing turned over: what only the dice know stays unknown.
#pragma once
#include <vector>

#include "games/gravel_kings/orders/order.hpp"

namespace paddock::gravel_kings {

// What is assumed of a rider in the coming step of his heat (from 0, grid lane from 0).
struct Assumed {
  int8_t heat = 0, lane = 0;
  Card played = kNoCard;                // none: nothing is assumed of his card
  bool stuck = false, out = false, locked = false;
  Card took = kNoCard;
  bool blind = false;                   // took a hidden card
  bool empty() const { return !played && !stuck && !took && !blind; }
};

// "heat 2 gate 3 WL8a lockup took C9b; heat 2 gate 4 stuck". Errors name the column.
Expected<std::vector<Assumed>> read_assumed(Book const& book, Board const& seen, Seat seat, std::string_view text);
std::string assumed_text(std::span<Assumed const> list);

// A line of an order, tried.
struct Tried {
  int8_t heat = 0, step = 0, lane = 0;
  Word kind = kPlay;
  enum Way : uint8_t { Ordered, Unordered, Blind, Retires } way = Ordered;
  Card answer = kNoCard;                // the card put down, thrown away or taken; none: hidden, or nothing left
  int slot = 0;                         // of an open card, from 1
  struct Branch {
    enum Fate : uint8_t { Fails, Useless, Answers, Unread } fate = Unread;
    std::string text;                   // "IF LEADER.LANE = WL : ATB9 > C5"
    std::string why;                    // "ATB9 must be below the 8 in its lane"
    Rule rule;
  };
  std::vector<Branch> branches;         // of the line, in order; none: no such line
};

// The coming step of every heat under way in which `seat` has a rider; `draft` before what is kept of earlier turns.
// `seen` is a position as the seat may see it, before the turn is carried out.
std::vector<Tried> try_orders(Book const& book, State const& seen, Seat seat, Words draft, std::span<Assumed const> assumed);

// The heats' riders of whom something may be assumed, in order: those of other seats.
struct Other {
  int8_t heat = 0, lane = 0;
  bool before = false;                  // plays before a rider of the seat
};
std::vector<Other> others(Book const& book, Board const& seen, Seat seat);

}  // namespace paddock::gravel_kings
