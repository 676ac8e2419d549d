// What a turn reports: kinds of events, and what the numbers of each are and may be.
#pragma once
#include "core/event.hpp"
#include "games/gravel_kings/rules/card.hpp"
#include "games/gravel_kings/rules/state.hpp"

namespace paddock::gravel_kings {

enum class Ev : uint8_t {
  Carded, NoOrders, Gone,           // orders: a race-card, none for so many turns, a team handed over by the GM
  Dealt, Played, Turned,            // cards: hands by grid lane, a card put down, one turned over
  Slow, Locked, Out, Tapes,         // what that comes to
  Cancelled, Restart,               // of a heat: other results of the void start; the start is ridden again
  Stuck, Took, Filled, Reshuffle,
  Position, Awarded, Result,        // the order of a heat, its end
  Misses, Barred, Reserve, Short,   // who rides
  Resized, Boost,                   // hand sizes
  Final, NewCma,                    // the end of the meeting
};

// A number called `who` = heat * 100 + grid lane * 10 + rider, all from 1.
inline constexpr int kMostWho = kHeats * 100 + kGrid * 10 + kRiders;
struct Starter {
  int heat = -1, lane = -1, rider = 0;   // heat and lane from 0
  bool on_track() const { return heat >= 0 && heat < kHeats && lane >= 0 && lane < kGrid; }
};

inline constexpr EventRow kEvents[] = {
    {"Carded", {{"heat", 0, kHeats}, {"first", 0, kRiders}, {"second", 0, kRiders}}},
    {"NoOrders", {{"turns", 0, 255}}},
    {"Gone", {{"turns", 0, 255}}},
    {"Dealt", {{"heat", 0, kHeats}, {"hands", 0, 6666}}},                                        // sizes as digits in grid order
    {"Played", {{"who", 0, kMostWho}, {"card", 0, 4999}, {"unordered", 0, 1}, {"step", 0, kSteps - 1}}},
    {"Turned", {{"who", 0, kMostWho}, {"card", 0, 4999}, {"mishap", 0, 6}, {"step", 0, kSteps - 1}}},
    {"Slow", {{"who", 0, kMostWho}}},
    {"Locked", {{"who", 0, kMostWho}}},
    {"Out", {{"who", 0, kMostWho}, {"mishap", 0, 6}, {"second", 0, 1}}},                         // 1: second stuck rider
    {"Tapes", {{"who", 0, kMostWho}}},
    {"Cancelled", {{"heat", 0, kHeats}}},
    {"Restart", {{"heat", 0, kHeats}, {"left", 0, kGrid}, {"now", 0, 1}}},                       // riders left; at once
    {"Stuck", {{"who", 0, kMostWho}, {"card", 0, 4999}}},
    {"Took", {{"who", 0, kMostWho}, {"card", 0, 4999}, {"slot", 0, kOpen}}},               // card 0: blind
    {"Filled", {{"heat", 0, kHeats}, {"cards", 0, kOpen}}},
    {"Reshuffle", {{"heat", 0, kHeats}, {"cards", 0, kDeck}}},
    {"Position", {{"heat", 0, kHeats}, {"step", 0, kSteps - 1}, {"lanes", 0, 4321}}},            // grid lanes in race order as digits
    {"Awarded", {{"who", 0, kMostWho}}},
    {"Result", {{"who", 0, kMostWho}, {"place", 0, kGrid}, {"points", 0, 3}}},
    {"Misses", {{"heat", 0, kHeats}, {"team", 0, 1}, {"rider", 0, kRiders}, {"injured", 0, 1}}},
    {"Barred", {{"heat", 0, kHeats}, {"team", 0, 1}, {"rider", 0, kRiders}}},
    {"Reserve", {{"who", 0, kMostWho}, {"replaced", 0, kRiders}}},                               // who: took over
    {"Short", {{"heat", 0, kHeats}, {"team", 0, 1}, {"rider", 0, kRiders}}},
    {"Resized", {{"who", 0, kMostWho}, {"before", 0, kRiders}, {"after", 0, kRiders}}},
    {"Boost", {{"who", 0, kMostWho}, {"tenths", 0, 15}}},
    {"Final", {{"home", 0, 36}, {"visitors", 0, 36}}},
    {"NewCma", {{"heat", 0, 0}, {"team", 0, 1}, {"rider", 0, kRiders}, {"before", 0, 120}, {"after", 0, 120}}},
};
static_assert(std::size(kEvents) == size_t(Ev::NewCma) + 1);
inline constexpr auto kEventNames = names_of(kEvents);

// What events may cite. Links know these rules by number: a new one goes to the end.
inline Names cited_rules() {
  static constexpr char const* kRules[] = {
      "GK-1.2", "GK-2.8", "GK-3.1", "GK-3.10", "GK-3.11", "GK-3.12", "GK-3.13", "GK-3.3", "GK-3.7", "GK-3.8",
      "GK-3.9", "GK-4.1", "GK-4.4", "GK-4.8", "GK-5.1", "GK-5.10", "GK-5.11", "GK-5.13", "GK-5.15", "GK-5.18",
      "GK-5.5", "GK-5.7", "GK-5.8", "GK-5.9", "GK-6.10", "GK-6.11", "GK-7.1", "GK-7.2", "GK-7.3", "GK-7.4",
      "GK-7.5", "GK-8.2", "GK-8.4", "GK-9.3", "GK-9.5", "GK-10.1"};
  return kRules;
}

struct Event {
  Ev kind = Ev::Carded;
  Seat seat = kNobody;
  Rule rule;
  int16_t a = 0, b = 0, c = 0, d = 0, e = 0;   // as kEvents says
  bool of_rider() const { return row_of(kEvents, kind).numbers[0].high == kMostWho && a > 99; }
  Starter who() const { return of_rider() ? Starter{a / 100 - 1, a / 10 % 10 - 1, a % 10} : Starter{}; }
  friend bool operator==(Event const&, Event const&) = default;
};

template <class Ar>
void fields(Ar& ar, Event& e) {
  ar("kind", e.kind, Names(kEventNames));
  ar("seat", e.seat, kNobody, kMaxSeats - 1);
  ar("rule", e.rule, cited_rules());
  number_fields(ar, row_of(kEvents, e.kind), {&e.a, &e.b, &e.c, &e.d, &e.e});
}

using Sink = EventSink<Event>;
using Chronicle = ChronicleOf<Event>;

}  // namespace paddock::gravel_kings
