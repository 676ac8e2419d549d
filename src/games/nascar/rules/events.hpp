// What a Nascar turn reports. Each kind says what its numbers a..e are. Positions are tiles (x, y).
#pragma once
#include <span>
#include <string>

#include "core/event.hpp"
#include "games/nascar/rules/state.hpp"

namespace paddock::nascar {

enum class Ev : uint8_t {
  Sent,       // the order as sent: a..e hold its letters (pack_letters), NR-13.5
  Done,       // the order as carried out, letters likewise; only when it differs, NR-13.5
  Missed,     // no order came: a misses in a row
  Autopilot,  // NR-13.2: a..e letters the autopilot drives
  Coast,      // nmr = coast
  Speed,      // a speed order is carried out: a verb, b speed after, c wild cards paid, d 1 at the end of the turn
  Dropped,    // an order is not carried out: a verb, b Why, c move number (0: begin, 99: end)
  Count,      // NR-2.9: a moves written, b moves driven
  Step,       // one tile: a x, b y, c heading of the step, d move number, e verb as carried out
  Paid,       // a wild card is spent on a steer: a verb, b move number, c wild cards left
  OffTrack,   // NR-5: a spaces, b speed lost, c max lost, d heading of the leaving move, e 1: oil to blame
  OilTurn,    // NR-6: a x, b y, c -1 left 0 straight on 1 right, d heading after
  Sand,       // NR-7: a x, b y, c what was found (Sand before: Unexplored, Bag, Flat), d 1 hit, e speed after
  Bank,       // NR-10: a x, b y, c -1 or 1, d heading after
  Crossing,   // NR-12.2: a crossings after, b move number, c moves of the turn, d +1 or -1
  NoFinish,   // NR-12.4: the last crossing in the pit lane does not count
  Finish,     // NR-12.3: a place, b move number, c moves of the turn, d speed
  PitIn,      // a x, b y, c speed
  PitOut,     // a x, b y, c speed
  Violation,  // NR-11.5: a x, b y, c speed, d 1 at the begin orders, 2 at the end orders
  Repair,     // NR-11.2: a max gained, b wild cards gained, c speed when P was left, d move number
  Reversed,   // NR-11.6: a max lost, b wild cards lost
  Bags,       // NR-7.1 all bags of a turn: a hidden, b known ones, c x, d y of the first, e speed before * 100 + after
  MaxCut,     // NR-4.3 with slipOverMax: a speed after
  Crash,      // NR-8.1: a x, b y, c speed after, d max after, e cars on the tile
  NewOil,     // NR-8.3: a x, b y
  OilGone,    // oilLifetime: a x, b y
  SandReset,  // NR-7.7: a tiles, b density in permille
  Retired,    // NR-13.3
  After,      // NR-13.5 the new state: a x, b y, c heading, d speed * 100 + max, e wild cards
  Closed,     // NR-12.5: a 0 all have finished, 1 turns after the winner are over, 2 maxTurns, 3 nobody is left
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
inline constexpr int kPerEvent = 20;
void pack_letters(Letters const& letters, int from, Event& e);
void unpack_letters(Event const& e, Letters& onto);

using Sink = EventSink<Ev>;

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
