// Narration. apply() reports what happened and by which rule; nothing is ever computed from events but pictures and words.
#pragma once
#include <cstdint>

#include "core/ids.hpp"

namespace paddock {

struct Event {
  uint8_t kind = 0;      // the game's own enum
  Seat seat = kNobody;   // whom it concerns
  Rule rule;             // why
  int16_t a = 0, b = 0, c = 0, d = 0, e = 0;
};

// For search: swallows everything, costs nothing.
struct NoLog {
  constexpr void operator()(Event const&) const {}
};

}  // namespace paddock
