// Words of the game that several texts share.
#pragma once
#include <string>

#include "games/speed_circuit/rules/events.hpp"

namespace paddock::speed_circuit {

class SpeedCircuit;

std::string plural(int n, char const* one, char const* many = nullptr);  // "1 wear", "2 chips"
std::string card_text(int card);                                        // "120", "MPS"
std::string car_tag(SpeedCircuit const& game, int seat);                // "#4"; "car 3" where two cars bear a number
std::string item_text(SpeedCircuit const& game, int item);              // sheet.cpp
std::string done_text(SpeedCircuit const& game, Event const& event);     // a car or a bid as carried out (say.cpp)
std::string halves(int n);                                              // 9 -> "4.5"
std::string place_text(SpeedCircuit const& game, Car const& car);       // "lap 2, row 34, lane 1"
char const* fall_word(Table table, Fall fall);                            // "brakes hold"
char const* what_follows(Table table, Fall fall);                       // "1 wear more, brakes damaged"; empty: nothing
std::string roll_text(Event const& rolled);                             // of Ev::Rolled: "4 + 5 - 2 = 7" (say.cpp)
std::string added_text(Event const& rolled);                           // beside the dice: "second pass + 2, 1 chip - 1"; empty: nothing
std::string space_text(SpeedCircuit const& game, int progress, int lane);

}  // namespace paddock::speed_circuit
