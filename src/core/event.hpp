// Narration. apply() reports what happened and by which rule; nothing is ever computed from events but pictures and words.
//
// An event is a struct of its game, G::Event, with fields() in which every number has a name and bounds: so it is packed into
// links, kept and printed like every other thing, and what comes from outside keeps the bounds. Whatever else it holds, it has
//   kind   an enum of the game; fields() gives it first, with its names: what follows may depend on it
//   seat   whom it concerns, kNobody: all
//   rule   why; fields() gives it with the list of the rules that the game's events cite
#pragma once
#include <array>
#include <concepts>
#include <initializer_list>
#include <span>
#include <type_traits>
#include <vector>

#include "core/fields.hpp"

namespace paddock {

template <class E>
concept EventOfAGame = std::default_initializable<E> && std::equality_comparable<E> && std::is_enum_v<decltype(E::kind)> &&
                       requires(E& e, PackFields& ar) {
                         { e.seat } -> std::same_as<Seat&>;
                         { e.rule } -> std::same_as<Rule&>;
                         fields(ar, e);
                       };

// The events of each turn of the record, in order.
template <class Event>
using ChronicleOf = std::span<std::vector<Event> const>;

// Where the rules of a game send its events; put may be null (search).
template <class Event>
struct EventSink {
  void* to = nullptr;
  void (*put)(void*, Event const&) = nullptr;
  explicit operator bool() const { return put != nullptr; }
  void operator()(Event const& e) const {
    if (put) put(to, e);
  }
  // Of a game whose events are a few numbers each (EventRow).
  template <class... Numbers>
  void operator()(decltype(Event::kind) kind, Seat seat, Rule rule, Numbers... numbers) const {
    if (put) put(to, Event{kind, seat, rule, int16_t(numbers)...});
  }
};

// For search: swallows everything, costs nothing.
struct NoLog {
  template <class Event>
  constexpr void operator()(Event const&) const {}
};

// Whatever apply() was handed, as a sink for the rules behind it.
template <class Event, class Log>
EventSink<Event> sink_of(Log& log) {
  if constexpr (std::is_same_v<Log, NoLog>) return {};
  else return {&log, [](void* to, Event const& e) { (*static_cast<Log*>(to))(e); }};
}

// ---- events of a kind and up to five numbers: a table with a row a kind says what its numbers are called and may be
struct EventNumber {
  char const* name = "";        // empty: this kind has no such number, it is 0
  int low = 0, high = 0;
};
struct EventRow {
  char const* name;             // of the kind
  EventNumber numbers[5];
};

// Of a kind that is none, a row without numbers.
template <class Kind, size_t N>
EventRow const& row_of(EventRow const (&table)[N], Kind kind) {
  static constexpr EventRow kNone{"", {}};
  return size_t(kind) < N ? table[size_t(kind)] : kNone;
}

// The names of the kinds, for fields().
template <size_t N>
constexpr std::array<char const*, N> names_of(EventRow const (&table)[N]) {
  std::array<char const*, N> names = {};
  for (size_t i = 0; i < N; ++i) names[i] = table[i].name;
  return names;
}

template <class Ar>
void number_fields(Ar& ar, EventRow const& row, std::initializer_list<int16_t*> numbers) {
  static constexpr char const* kLetters[] = {"a", "b", "c", "d", "e"};
  size_t i = 0;
  for (int16_t* number : numbers) {
    EventNumber const& is = row.numbers[i];
    ar(is.name[0] ? is.name : kLetters[i], *number, is.low, is.high);
    ++i;
  }
}

}  // namespace paddock
