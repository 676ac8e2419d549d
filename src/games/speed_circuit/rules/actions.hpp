// The verbs of Action. What a name looks like is in words.cpp.
#pragma once
#include "core/action.hpp"
#include "games/speed_circuit/rules/state.hpp"

namespace paddock::speed_circuit {

enum class Verb : uint16_t {
  Seal, NoOrder, Retire,
  Build,                       // arg: level + 2 of the next line
  BidWear10, BidWear,          // arg: tens, ones of wear
  BidChips10, BidChips,        // -1 chips likewise
  BidThrees,                   // -3 chips
  Card,                        // arg: speed / 20, or kMps
  Sheet,                       // arg: an item of the order sheet (sheet.hpp)
  Chips,                       // arg 0..3
  Pay,                         // arg: wear * 2 + rolls
  Go,                          // arg: lane of the next row, kEdge along the edge off the track
  Pass,                        // arg: lane of the occupied space
  Brake,                       // arg: new speed / 20
  Slip,                        // arg: lane, kDecline
  Shift,                       // arg: lane
  // Of a told record (told.cpp) only: what was sealed is not told, its answers follow as decisions; likewise of a seat that
  // sent nothing, whose standing orders may have answered; what the sheet left open of the coming answer (bits of Silent).
  Answered, AbsentAnswered, Silent,
  Count
};
inline constexpr int kEdge = 9, kDecline = 9;
constexpr Action act(Verb v, int arg = 0) { return {uint16_t(v), int16_t(arg)}; }

}  // namespace paddock::speed_circuit
