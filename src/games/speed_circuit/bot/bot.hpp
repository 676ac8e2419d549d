// The three levels of bot (core/thinker.hpp).
//   easy    timid: the standard car, no tests, brakes early and keeps its wear, takes the others for parked, now and then
//           not the best speed
//   medium  a car for the circuit; the best way alone to the end of the race with wear, no tests and no forced passes;
//           reckons that the others drive as they should
//   hard    tests, chips and passes by expectation; weighs each plot over drawn moves of the others, this turn and the
//           next; bids wear for the grid only in a large field
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "games/speed_circuit/bot/bot_way.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

struct BotStyle {
  int samples = 1;        // drawn turns of the others
  int plies = 1;          // own turns weighed among the others
  int noise = 0;          // how far from the best, in kTurn-ths
  bool dice = true;       // tests, chance and chips
  int price = 0;          // fixed price of a wear, 0: exact to the end of the race
  bool others = true;     // thinks of what the others will do
  int beyond = Solo{}.beyond;   // what a row beyond the line is worth
};
BotStyle style_of(Level level);

// Over one lap equals need equally many turns, and rows beyond the line decide (SC-4.14): a row is worth all that leaves
// eleven of them below a turn.
inline constexpr int kSprint = 85;
inline constexpr int kExactLaps = 5, kLastLaps = 3;   // a longer race is driven by the chart of its last laps

// Charts are made once for a kind of car and kept with the game.
std::shared_ptr<Chart> kept_chart(SpeedCircuit const& g, Solo const& solo);
Solo solo_of(SpeedCircuit const& g, Car const& c, BotStyle const& style);
// A plain chart of two laps with priced wear: how others are thought to drive.
Solo plain_solo(SpeedCircuit const& g, Car const& c);
void finish_chart(Chart& chart);

// bot_guess.cpp: how the others probably drive.
class Rivals {
 public:
  Rivals(SpeedCircuit const& g, Seat me);
  void forget() { best_.fill(-1); }      // the cars stand elsewhere now
  // Cards by seat, those of the hidden plots drawn, or the likeliest.
  std::array<int8_t, kMaxSeats> draw_cards(State const& s, Dice& dice, bool likeliest);
  // Drives the cars that move before `me`, or all when kNobody, in the order of the turn. Their cards are known.
  void drive(Board& s, Seat until);
  void drive_rest(Board& s, Seat after); // those that move after it
  void plot_all(Board& s);               // a turn on: everybody but me, the likeliest

 private:
  Guide const& guide(Board const& s, int seat);
  void drive_one(Board& s, Seat seat);
  int gear_for(Board const& s, int seat, Dice* dice);
  SpeedCircuit const& g_;
  Book b_;
  Seat me_;
  std::array<Guide, kMaxSeats> guides_;
  std::array<bool, kMaxSeats> made_{};
  std::array<int8_t, kMaxSeats> best_;   // gear it would plot, -1: not weighed yet
  Traffic traffic_;
  std::unique_ptr<BotWay> way_;
};

}  // namespace paddock::speed_circuit
