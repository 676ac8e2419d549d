// The order so far, driven on paper: no dice, oil and unexplored sand are shown as risks (straight on, no bag).
#pragma once
#include "games/nascar/nascar.hpp"

namespace paddock::nascar {

struct PreviewStep {
  enum : uint16_t {
    Off = 1,          // blank: the car leaves the track here
    OilHere = 2,      // what follows depends on a roll
    Unexplored = 4,   // may hide a bag
    Bag = 8,          // visible S or s: speed -1
    Banked = 16,      // the bank turns the car here
    Crossing = 32,    // of the line, forwards
    Back = 64,        // of the line, backwards
    PitIn = 128, PitOut = 256, Repair = 512, Violation = 1024,
    AsM = 2048,       // the steer written here is carried out as M
    Filled = 4096,    // not written: filled with M (NR-2.9)
    Finish = 8192,
  };
  int16_t tile = kOff;      // kOff when Off
  int16_t x = 0, y = 0;     // also for blank tiles (may lie one beyond the map)
  Heading heading = kN;     // of the step
  Heading after = kN;       // after bank
  Verb verb = Verb::M;      // as carried out
  uint8_t cards = 0;        // wild cards paid for this step
  uint8_t speed = 0;        // after this step
  uint16_t flags = 0;
  bool is(uint16_t flag) const { return (flags & flag) != 0; }
};

// A number changed by a reason: "second A, NR-2.6, one card"; "A dropped, NR-1.4".
struct PreviewNote {
  enum Kind : uint8_t { Speed, Card, Dropped, Slip, OffTrack, Repair, Violation, Reversed, BagHit, MaxCut };
  Kind kind = Speed;
  Rule rule;
  Verb verb = Verb::M;
  Why why = Why::Third;     // Dropped
  int8_t by = 0;            // change of speed (Speed, Slip, BagHit, OffTrack), cards paid (Card) or gained (Repair)
  int8_t max_by = 0;        // change of max
  uint8_t move = 0;         // 0: begin, 1.. move number, 99: end
};

struct Preview {
  int8_t begin_speed = 0;          // before any order
  int moves = 0;                   // how many the turn has, after the begin orders so far (NR-2.4)
  int written = 0;                 // move letters written so far
  List<PreviewStep, kTopSpeed + 1> steps;   // at most `written` of them, all `moves` with fill = true
  List<PreviewNote, 48> notes;
  Car car;                         // afterwards, on paper
  int tile = kOff;                 // where it ends
  int cards_spent = 0;
  int unexplored = 0, bags = 0, oil = 0;    // entered
  int off_spaces = 0;              // 0: stays on the track
  bool end_orders = false;         // an end order stands in the draft
};

// `order` of `seat` on `s`. fill: missing moves are M, as the turn would have it (NR-2.9); else only what is written.
Preview preview(Nascar const& g, Board const& s, Seat seat, Letters const& order, bool fill);
// The draft of the seat.
Preview preview(Nascar const& g, State const& s, Seat seat, bool fill = false);

}  // namespace paddock::nascar
