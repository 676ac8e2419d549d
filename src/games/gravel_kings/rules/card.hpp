// A card as a number people can read: lane, value, copy. 1092 is WL9b, 2101 is C10a, 4111 is GS11a (GK-1.3, GK-1.5).
#pragma once
#include <cstdint>

namespace paddock::gravel_kings {

using Card = int16_t;
inline constexpr Card kNoCard = 0;      // none, or one that this copy of the position does not know
inline constexpr Card kShown = 10000;   // added to a card of a hand that everybody saw being taken
inline constexpr Card kDown = 20000;    // added to a card of the discard pile that nobody was shown

inline constexpr int kWhiteLine = 1, kCentre = 2, kBoards = 3, kGreatStart = 4;
inline constexpr char const* kLaneNames[] = {"", "WL", "C", "ATB", "GS"};

inline constexpr int kFree = 99;        // floor of a lane nobody uses: above every value

// Decimal digits: lane, value (two), copy; kShown and kDown stand before them. Divided by multiplying, which browsers do not
// do as well by themselves as compilers for processors do.
constexpr unsigned tenth(unsigned c) { return c * 52429u >> 19; }
constexpr unsigned thousandth(unsigned c) { return c * 33555u >> 25; }
constexpr unsigned units(unsigned c) { return c - tenth(c) * 10; }
constexpr Card bare(Card c) { return Card(unsigned(c) - (unsigned(c) * 26844u >> 28) * 10000); }
constexpr int lane_of(Card c) { return int(units(thousandth(unsigned(c)))); }
constexpr int value_of(Card c) { return int(tenth(unsigned(c)) - tenth(tenth(tenth(unsigned(c)))) * 100); }
constexpr int copy_of(Card c) { return int(units(unsigned(c))); }
constexpr int face_of(Card c) { return int(tenth(unsigned(bare(c)))); }       // lane and value without the copy
constexpr bool great_start(Card c) { return lane_of(c) == kGreatStart; }
constexpr Card card_of(int lane, int value, int copy) { return Card(lane * 1000 + value * 10 + copy); }

// GK-3.3, GK-3.4, GK-3.6: whether card a beats b; a Great Start is above everything.
constexpr bool beats(Card a, Card b) {
  if (great_start(a) != great_start(b)) return great_start(a);
  if (value_of(a) != value_of(b)) return value_of(a) > value_of(b);
  return lane_of(a) < lane_of(b);
}

// What a section of a card says (GK-1.4).
enum class Mishap : uint8_t { None, Tapes, Slow, Engine, Fall, Injured, Lockup };
inline constexpr char const* kMishaps[] = {"NONE", "TAPES", "SLOW", "ENGINE", "FALL", "INJURED", "LOCKUP"};

}  // namespace paddock::gravel_kings
