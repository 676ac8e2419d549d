// What a turn reports: kinds of events, and what the numbers of each are and may be. Positions are progress and lane.
#pragma once
#include "core/event.hpp"
#include "games/speed_circuit/rules/state.hpp"
#include "games/speed_circuit/rules/tables.hpp"

namespace paddock::speed_circuit {

enum class Ev : uint8_t {
  Built,       // SC-B.15
  Bid,         // SC-1.3
  GridTie,
  Grid,
  Missed,      // no plot came
  Plot,
  Order,       // place in the order of movement
  Rolled,
  Tested,      // what a test made of the plot
  Engine,      // damaged or failed
  Brakes,      // damaged or failed
  Over,
  Unpayable,
  Braked,      // emergency
  Moved,       // one space
  Line,        // SC-B.10
  Tow,         // SC-4.6: slipstream taken or declined
  PassTry,
  Passed,
  PassFailed,
  Contact,     // pays 2 wear
  Shifted,     // the lane it was moved to
  Spin,
  Crash,
  OffTrack,
  Upkeep,      // what is left
  Stuck,       // SC-4.11b out
  Out,
  Finish,
  NoFinish,    // crossed the line and crashed
  Ghost,       // the ghost answers
  After,       // state at the end of the turn
  Closed,
};

enum class Why : uint8_t { CrashOn, CrashOff, Engine, Brakes, Stuck, Retired };

namespace numbers {

inline constexpr EventNumber kProgress{"progress", -99, 9999}, kLane{"lane", 0, 3}, kSpeed{"speed", 0, 260}, kWear{"wear", 0, 999},
    kSkill{"skill", 0, 1299}, kOther{"car", -1, kMaxSeats - 1}, kTable{"table", 0, kTables - 1}, kFailed{"failed", 0, 1},
    kSide{"where", 0, 3}, kDecel{"deceleration", 0, 220}, kOver{"over", 0, 260}, kPlace{"place", 1, kMaxSeats};
inline constexpr EventRow kEvents[] = {
    {"Built", {{"levels1", 0, 45}, {"levels2", 0, 45}, {"levels3", 0, 45}, {"absent", 0, 1}}},   // two lines each, (level + 2) by 8
    {"Bid", {{"value", 0, 9999}, kWear, {"chips1", 0, 999}, {"chips3", 0, 99}, {"points", 0, 99}}},   // value in half points
    {"GridTie", {{"roll", 0, 99}}},   // percentile, 0 for 00
    {"Grid", {kPlace, kProgress, kLane}},
    {"Missed", {{"turns", 0, 255}, kSpeed}},   // in a row
    {"Plot", {{"card", kNoCard, kMps}, kSpeed, {"before", 0, 260}, {"corrected", 0, 1}}},   // speed after correction
    {"Order", {kPlace}},
    {"Rolled", {kTable, {"dice", 2, 12}, {"modifier", -9, 24}, {"chips", 0, 99}, {"fallAndDie", 0, 26}}},   // passee's chips by 10
    {"Tested", {kSpeed, {"attribute", 0, 220}, kTable}},   // attribute after
    {"Engine", {kFailed, kSpeed}},   // speed it rolls on with
    {"Brakes", {kFailed, kDecel}},
    {"Over", {kOver, {"braking", 0, 1}, {"wear", 0, 9}, {"rolls", 0, 9}, {"of", 0, 260}}},   // of: corner or new speed
    {"Unpayable", {kOver, {"what", 0, 2}, kWear, {"lost", 0, 1}}},   // 0 corner, 1 braking, 2 contact
    {"Braked", {kSpeed, {"driven", 0, 13}}},
    {"Moved", {kProgress, kLane, kSide, {"slipstream", 0, 1}, {"occupied", 0, 1}}},
    {"Line", {{"arrow", 0, 1}, {"corner", 0, 24}}},   // 1 on the arrow, 0 left it
    {"Tow", {kOther, {"taken", 0, 1}}},
    {"PassTry", {kOther, {"modifier", 0, 24}}},   // before chips
    {"Passed", {kOther}},
    {"PassFailed", {kOther, kSpeed, {"contact", 0, 1}}},
    {"Contact", {kWear}},
    {"Shifted", {kLane}},
    {"Spin", {kProgress, kLane}},
    {"Crash", {kProgress, kLane, {"onCourse", 0, 1}}},
    {"OffTrack", {kSpeed, kSide}},
    {"Upkeep", {kWear, kSkill}},
    {"Stuck", {kWear, kSkill}},
    {"Out", {{"why", 0, int(Why::Retired)}}},
    {"Finish", {kPlace, kProgress}},
    {"NoFinish", {}},
    // how: 0 from here on this turn, 1 no order came, 2 for all the sheet leaves open, 3 for the decision that follows (Silent)
    {"Ghost", {{"how", 0, 3}, {"open", 0, 127}}},
    {"After", {kProgress, {"place", 0, 15}, kSpeed, kWear, kSkill}},   // lane * 4 + where
    {"Closed", {{"why", 0, 1}}},   // 0 all are home or out, 1 longest race
};

}  // namespace numbers
using numbers::kEvents;
static_assert(std::size(kEvents) == size_t(Ev::Closed) + 1);
inline constexpr auto kEventNames = names_of(kEvents);

// What events may cite.
inline Names cited_rules() {
  static constexpr char const* kRules[] = {
      "SC-1.3", "SC-2.4", "SC-4.1", "SC-4.2", "SC-4.2a", "SC-4.6", "SC-4.6b", "SC-4.7", "SC-4.8", "SC-4.10", "SC-4.10b", "SC-4.10c",
      "SC-4.10e", "SC-4.11", "SC-4.11a", "SC-4.11b", "SC-4.12", "SC-4.12a", "SC-4.12b", "SC-4.13", "SC-4.13T", "SC-4.14",
      "SC-4.14a", "SC-4.14b", "SC-5.2", "SC-5.T1", "SC-5.T2", "SC-5.T3", "SC-5.T4", "SC-5.T5", "SC-5.T6", "SC-5.T7", "SC-B.2",
      "SC-B.3", "SC-B.5", "SC-B.10", "SC-B.11", "SC-B.14", "SC-B.15"};
  return kRules;
}

struct Event {
  Ev kind = Ev::Built;
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

using Sink = EventSink<Event>;
using Chronicle = ChronicleOf<Event>;

}  // namespace paddock::speed_circuit
