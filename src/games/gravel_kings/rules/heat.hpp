// What may be done in a heat and how it is ranked: functions of the position, no dice.
#pragma once
#include "games/gravel_kings/rules/book.hpp"

namespace paddock::gravel_kings {

// GK-5.4 the value to stay under in a lane, kFree when it is free; cards that block no more do not count.
int floor_of(Settings const& rules, Heat const& h, int lane);
// Whether the card in this slot keeps others out of its lane.
inline bool blocks(Settings const& rules, Slot const& s) {
  if (!s.acted || s.stuck || !s.played) return false;                        // GK-5.14
  if (s.ride != Ride::On && !rules.retired_card_blocks) return false;        // GK-5.16
  return s.mishap != Mishap::Lockup || !rules.lockup_blocks;                 // GK-5.10
}
// What may be put down now: values to stay under, by lane; one look at the table serves a whole hand. Lanes are a byte each
// of one number, which stays in a register; lane 0 is what is not known, and 0.
class Floors {
 public:
  explicit constexpr Floors(int great_start) : under_(kFree * 0x01010100ull | uint64_t(great_start) << 32) {}
  constexpr int under(int lane) const { return int(under_ >> lane * 8 & 255); }
  constexpr void lower(int lane, int value) {
    int const drop = under(lane) - value;
    under_ -= uint64_t(drop > 0 ? drop : 0) << lane * 8;
  }
  constexpr bool allows(Card c) const { return value_of(c) < under(lane_of(c)); }   // GK-1.5, GK-3.2, GK-5.2, GK-5.3

 private:
  uint64_t under_;
};
inline Floors floors_of(Settings const& rules, Heat const& h) {
  if (h.step == 0) return Floors(kFree);                // GK-3.2
  Floors f(0);                                          // GK-1.5 no Great Start in a lap
  for (Slot const& s : h.slots)
    if (blocks(rules, s)) f.lower(lane_of(s.played), value_of(s.played));
  return f;
}
inline bool may_play(Settings const& rules, Heat const& h, Card card) { return floors_of(rules, h).allows(card); }
// GK-5.6 whether a is the worse card: lower, outer, not Risk, earlier copy.
bool worse(Deck const& deck, Card a, Card b);
inline bool any_legal(Settings const& rules, Heat const& h, int lane) {
  Floors const floors = floors_of(rules, h);
  bool any = false;
  for (Card c : h.slots[size_t(lane)].hand) any |= floors.allows(c);
  return any;
}
// Index in the hand of the lowest legal card (GK-5.5), -1: none.
int lowest_legal(Book const& book, Heat const& h, int lane);
// GK-5.19 index of what goes without a wish.
int lowest_discard(Deck const& deck, Slot const& s);

// GK-4.2 slots the k-th of n takers (from 0) may use.
int window(Settings const& rules, int k, int n);

// GK-4.6 the slot (from 0) of what a rider takes whose wishes cannot be met, -1: a hidden card.
int take_without_wish(Settings const& rules, Heat const& h, int window);

// GK-2.1 to GK-2.7: cards for each grid lane whose rider is on; CMAs with boosts by grid lane.
std::array<int8_t, kGrid> hand_sizes(Settings const& rules, std::array<int, kGrid> const& cma, std::array<bool, kGrid> const& on);
int band(int cma);
int boosted(Settings const& rules, int cma, int boost);
std::array<int8_t, kGrid> hand_sizes(Book const& book, Board const& s, int heat);

// GK-3.3 to GK-3.6, GK-3.10: the slots still on, in race order.
List<int8_t, kGrid> start_rank(Heat const& h);
// GK-5.11
List<int8_t, kGrid> lap_rank(Heat const& h);

// GK-8.1 to GK-8.3: CMA in tenths of a rider (from 0) after `points` of this meeting.
int cma_after(Settings const& rules, Roster const& team, int rider, List<int8_t, kHeats> const& points);

}  // namespace paddock::gravel_kings
