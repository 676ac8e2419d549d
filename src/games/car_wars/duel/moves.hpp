// The maneuvers that may stand in an order, each by its index.
#pragma once
#include <span>

#include "games/car_wars/rules/maneuver.hpp"
#include "games/car_wars/rules/path.hpp"

namespace paddock::car_wars::duel {

struct MoveKind {
  driving::Maneuver maneuver = driving::Maneuver::straight;
  driving::Side side = driving::Side::left;   // of a swerve: where the drift goes
  int16_t degrees = 0;                        // of a bend, swerve, pivot
  int8_t skid = 0;                            // quarters of a controlled skid
  friend bool operator==(MoveKind const&, MoveKind const&) = default;
};
// Straight first; then bends 15 to 90, drifts, steep drifts, swerves 15 to 90, bootleggers, T-stops, pivots 15 to 180, and the bends and
// swerves with controlled skids. Left before right. It never changes: links know moves by it.
std::span<MoveKind const> moves();
// Runs of them that differ by degrees, side and quarters of a skid only; straight is in none.
struct MoveFamily {
  int16_t first = 0, end = 0;
};
std::span<MoveFamily const> move_families();
inline constexpr int kStraight = 0;
int move_index(MoveKind const& kind);         // -1: there is none

}  // namespace paddock::car_wars::duel
