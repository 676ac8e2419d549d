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

// Where the rules of a game send events; put may be null (search). Ev: the game's own enum; up to five numbers.
template <class Ev>
struct EventSink {
  void* to = nullptr;
  void (*put)(void*, Event const&) = nullptr;
  explicit operator bool() const { return put != nullptr; }
  template <class... Numbers>
    requires(sizeof...(Numbers) <= 5)
  void operator()(Ev kind, Seat seat, Rule rule, Numbers... numbers) const {
    if (put) put(to, Event{uint8_t(kind), seat, rule, int16_t(numbers)...});
  }
};

// For search: swallows everything, costs nothing.
struct NoLog {
  constexpr void operator()(Event const&) const {}
};

}  // namespace paddock
