// Gasoline engines (R 12).
#pragma once
#include <algorithm>

#include "core/ratio.hpp"

namespace paddock::car_wars::gas {

inline constexpr int kFirstRow = 2, kLastRow = 12;  // of the critical table: 2 and less, 12 and more
constexpr int critical_row(int total) { return std::clamp(total, kFirstRow, kLastRow); }

// CW-002: gallons to cruise so many miles. Streamlining adds a tenth to the miles of a gallon, rounded down.
inline int64_t min_gallons(Ratio mpg, bool streamlined, int miles) {
  Ratio const real = streamlined ? Ratio((mpg * Ratio(11, 10)).floor()) : mpg;
  return (Ratio(miles) / real).ceil();
}

// CW-083: the engine dies at the end of this turn when the tank is lost in `turn`.
constexpr int shutdown_turn(int turn, int die, int plus) { return turn + die + plus; }

}  // namespace paddock::car_wars::gas
