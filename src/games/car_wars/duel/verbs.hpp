// What seats say, as actions.
#pragma once
#include "games/car_wars/duel/state.hpp"

namespace paddock::car_wars::duel {

// Links know verbs by number: a new one goes to the end.
namespace verb {
enum Verb : uint16_t {
  Stock,       // brings a stock car: its row
  Own,         // brings a car of his own: its tag follows
  Letter,      // the next letter of the tag, 0..63
  Start,       // speed at the start, paces
  Pace,        // wished speed, paces
  Move,        // index in moves()
  Inch,        // which inch of the phase the maneuver takes, from 0
  FireMode,    // FireBy
  Number,      // standing words: fire on so much or better
  Drop,        // drop when somebody is behind within so many inches
  Shoot,       // on the way: code_of(Shot)
  Done,        // on the way: no more fire in this phase
  Seal, Absent, Retire,
  Use,         // a DeviceCode
  Weapon,      // standing words aim this weapon: its row; several may be named
  Target       // at this seat; kMostCars more: else at the nearest
};
}
// Shoot's argument.
// Those at a rider stand behind all others, whose codes so are what they were before there were any.
constexpr int kRiderCodes = kMostGuns * kMostMarks * AimRider;
constexpr int16_t code_of(Shot s) {
  int const at = s.gun * kMostMarks + s.seat;
  return int16_t(s.aim == AimRider ? kRiderCodes + at : at * AimRider + s.aim);
}
constexpr Shot shot_of(int16_t code) {
  bool const rider = code >= kRiderCodes;
  int const at = rider ? code - kRiderCodes : code / AimRider;
  return {int8_t(at / kMostMarks), int8_t(at % kMostMarks), int8_t(rider ? int(AimRider) : code % AimRider)};
}
// A dropped weapon is "shot" at its own seat.

}  // namespace paddock::car_wars::duel
