// What a turn reports: here belongs every kind of event and what each may say. Films, log and recap read nothing else of a turn.
//
// An event holds what is worth telling, by name: numbers, lists, structs of its own. fields() gives all of it with its bounds;
// links and kept copies are written and read by it, in its order, so what is new goes to the end. A game whose events are a few
// numbers each, and many kinds of them, may have a table instead (EventRow in core/event.hpp).
#pragma once
#include "core/event.hpp"
#include "games/null/rules/state.hpp"

namespace paddock::null {

enum class Ev : uint8_t {
  Moved,   // NL-1.2
  Tied,    // NL-1.3: a roll was won
  Sprung,  // NL-1.6
};
inline constexpr char const* kEventNames[] = {"Moved", "Tied", "Sprung"};

// What events may cite. Links know these rules by number: a new one goes to the end.
inline constexpr char const* kCitedRules[] = {"NL-1.2", "NL-1.3", "NL-1.6"};

struct Way {
  int8_t from = 0, to = 0;   // places
  friend bool operator==(Way const&, Way const&) = default;
};

struct Event {
  Ev kind = Ev::Moved;
  Seat seat = kNobody;
  Rule rule;
  int8_t steps = 0;
  int8_t roll = 0;                // Tied: what came
  List<Seat, kMaxSeats> rivals;   // Tied: who chose the same number
  Way way;
  friend bool operator==(Event const&, Event const&) = default;
};

template <class Ar>
void fields(Ar& ar, Way& w) {
  ar("from", w.from, 0, 99);
  ar("to", w.to, 0, 99);
}

template <class Ar>
void fields(Ar& ar, Event& e) {
  ar("kind", e.kind, Names(kEventNames));
  ar("seat", e.seat, 0, kMaxSeats - 1);
  ar("rule", e.rule, Names(kCitedRules));
  ar("steps", e.steps, 0, 3);
  ar("roll", e.roll, 0, 6);
  ar("rivals", e.rivals, 0, kMaxSeats - 1);
  ar("way", e.way);
}

using Sink = EventSink<Event>;
using Chronicle = ChronicleOf<Event>;

}  // namespace paddock::null
