// How many liveries there are; the number of a seat's livery wraps round.
#pragma once

namespace paddock {

inline constexpr int kLiveries = 12;

}  // namespace paddock
