// What a Nascar turn reports: kinds of events, and what the numbers of each are and may be. Positions are tiles (x, y).
#pragma once
#include <span>
#include <string>

#include "core/event.hpp"
#include "games/nascar/rules/state.hpp"

namespace paddock::nascar {

enum class Ev : uint8_t {
  Sent,       // the order as sent, its letters (pack_letters), NR-13.5
  Done,       // the order as carried out, likewise; only when it differs, NR-13.5
  Missed,     // no order came
  Autopilot,  // NR-13.2: the letters the autopilot drives
  Coast,      // nmr = coast
  Speed,      // a speed order is carried out
  Dropped,    // an order is not carried out
  Count,      // NR-2.9
  Step,       // one tile
  Paid,       // a wild card is spent on a steer
  OffTrack,   // NR-5
  OilTurn,    // NR-6
  Sand,       // NR-7
  Bank,       // NR-10
  Crossing,   // NR-12.2
  NoFinish,   // NR-12.4: the last crossing in the pit lane does not count
  Finish,     // NR-12.3
  PitIn,
  PitOut,
  Violation,  // NR-11.5
  Repair,     // NR-11.2
  Reversed,   // NR-11.6
  Bags,       // NR-7.1 all bags of a turn
  MaxCut,     // NR-4.3 with slipOverMax
  Crash,      // NR-8.1
  NewOil,     // NR-8.3
  OilGone,    // oilLifetime
  SandReset,  // NR-7.7
  Retired,    // NR-13.3
  After,      // NR-13.5 the new state
  Closed,     // NR-12.5
};

// Why an order was not carried out.
enum class Why : uint8_t {
  Third,      // NR-2.5, NR-3.7
  NoCard,     // NR-3.8
  Limit,      // NR-1.4: above max or below 0
  NoSlip,     // NR-4.1
  SlipTwice,  // NR-4.2
  SlipMax,    // NR-4.3
  Unmarked,   // NR-3.11 with unmarkedSecond = strict
};

// Four letters in each of the five numbers of an event; longer orders need two events.
inline constexpr int kPerEvent = 20, kMostLetters = 11 * 11 * 11 * 11 - 1;

namespace numbers {

inline constexpr EventNumber kX{"x", 0, 255}, kY{"y", 0, 255}, kWay{"heading", 0, 7}, kSpeed{"speed", 0, kTopMax},
    kMove{"move", 0, 99}, kMoves{"moves", 0, 99}, kVerb{"verb", 0, kVerbs - 1}, kCards{"cards", 0, 255},
    kTurns{"turns", 0, 255};   // without an order, in a row
constexpr EventRow lettered(char const* kind) {
  return {kind, {{"a", 0, kMostLetters}, {"b", 0, kMostLetters}, {"c", 0, kMostLetters}, {"d", 0, kMostLetters}, {"e", 0, kMostLetters}}};
}

inline constexpr EventRow kEvents[] = {
    lettered("Sent"),
    lettered("Done"),
    {"Missed", {kTurns}},
    lettered("Autopilot"),
    {"Coast", {}},
    {"Speed", {kVerb, kSpeed, {"paid", 0, 9}, {"end", 0, 1}}},                         // paid: wild cards; end of the turn
    {"Dropped", {kVerb, {"why", 0, 6}, kMove}},                                        // Why; move 0: begin, 99: end
    {"Count", {{"written", 0, kMaxLetters}, {"driven", 0, kTopMax}}},
    {"Step", {kX, kY, kWay, kMove, kVerb}},                                            // the verb as carried out
    {"Paid", {kVerb, kMove, kCards, {"paid", 0, 9}}},                                  // cards left
    {"OffTrack", {{"spaces", 0, 99}, {"speedLost", 0, kTopMax}, {"maxLost", 0, kTopMax}, kWay, {"oil", 0, 1}}},   // to blame
    {"OilTurn", {kX, kY, {"turn", -1, 1}, kWay}},                                      // left, straight on, right; heading after
    {"Sand", {kX, kY, {"found", 0, 3}, {"hit", 0, 1}, kSpeed}},                        // found: Unexplored, Clear, Bag, Flat
    {"Bank", {kX, kY, {"side", -1, 1}, kWay}},
    {"Crossing", {{"crossings", -99, 100}, kMove, kMoves, {"way", -1, 1}}},            // crossings after it
    {"NoFinish", {}},
    {"Finish", {{"place", 0, kMaxSeats}, kMove, kMoves, kSpeed}},
    {"PitIn", {kX, kY, kSpeed}},
    {"PitOut", {kX, kY, kSpeed}},
    {"Violation", {kX, kY, kSpeed, {"when", 0, 2}}},                                   // 1 at the begin orders, 2 at the end orders
    {"Repair", {{"max", 0, kTopMax}, kCards, kSpeed, kMove}},                          // gained; speed when P was left
    {"Reversed", {{"max", 0, kTopMax}, kCards}},                                       // lost
    {"Bags", {{"hidden", 0, 99}, {"known", 0, 99}, kX, kY, {"speeds", 0, 10099}}},     // where the first lay; before * 100 + after
    {"MaxCut", {kSpeed}},
    {"Crash", {kX, kY, kSpeed, {"max", 0, kTopMax}, {"cars", 0, kMaxSeats}}},          // speed and max after; cars on the tile
    {"NewOil", {kX, kY}},
    {"OilGone", {kX, kY}},
    {"SandReset", {{"tiles", 0, kMaxSand}, {"density", 0, 1000}}},                     // permille
    {"Retired", {kTurns}},
    {"After", {kX, kY, kWay, {"speeds", 0, 9999}, kCards}},                            // speed * 100 + max
    {"Closed", {{"why", 0, 3}}},   // 0 all have finished, 1 turns after the winner are over, 2 maxTurns, 3 nobody is left
};

}  // namespace numbers
using numbers::kEvents;
static_assert(std::size(kEvents) == size_t(Ev::Closed) + 1);
inline constexpr auto kEventNames = names_of(kEvents);

// What events may cite.
inline Names cited_rules() {
  static constexpr char const* kRules[] = {
      "NR-1.4", "NR-2.1", "NR-2.2", "NR-2.3", "NR-2.5", "NR-2.6", "NR-2.8", "NR-2.9", "NR-3.2", "NR-3.3", "NR-3.5", "NR-3.6",
      "NR-3.7", "NR-3.8", "NR-3.11", "NR-4.1", "NR-4.2", "NR-4.3", "NR-5.2", "NR-6.1", "NR-6.3", "NR-6.4", "NR-6.5", "NR-7.1",
      "NR-7.2", "NR-7.3", "NR-7.4", "NR-7.5", "NR-7.7", "NR-8.1", "NR-8.3", "NR-9.2", "NR-9.3", "NR-10.1", "NR-11.1", "NR-11.2",
      "NR-11.5", "NR-11.6", "NR-11.10", "NR-12.1", "NR-12.2", "NR-12.3", "NR-12.4", "NR-12.5", "NR-13.2", "NR-13.3", "NR-13.5"};
  return kRules;
}

struct Event {
  Ev kind = Ev::Sent;
  Seat seat = kNobody;
  Rule rule;
  int16_t a = 0, b = 0, c = 0, d = 0, e = 0;   // as kEvents says
  friend bool operator==(Event const&, Event const&) = default;
};

template <class Ar>
void fields(Ar& ar, Event& e) {
  ar("kind", e.kind, Names(kEventNames));
  ar("seat", e.seat, kNobody, kMaxSeats - 1);
  ar("rule", e.rule, cited_rules());
  number_fields(ar, row_of(kEvents, e.kind), {&e.a, &e.b, &e.c, &e.d, &e.e});
}

void pack_letters(Letters const& letters, int from, Event& e);
void unpack_letters(Event const& e, Letters& onto);

using Sink = EventSink<Event>;
using Chronicle = ChronicleOf<Event>;

// What the rules of driving tell their world of (drive.hpp): an event of the car that drives, before it has a seat.
struct Happened {
  Ev kind;
  Rule rule;
  int a = 0, b = 0, c = 0, d = 0, e = 0;
};

// NR-13.5 from the events of a turn: the order of a seat as carried out, and the tiles it entered, "(3,4) (3,3)".
std::string carried_text(std::span<Event const> events, Seat seat);
std::string path_text(std::span<Event const> events, Seat seat);

}  // namespace paddock::nascar
