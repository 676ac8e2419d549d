#include "games/gravel_kings/rules/heat.hpp"

#include <algorithm>

namespace paddock::gravel_kings {

int floor_of(Settings const& rules, Heat const& h, int lane) {
  int lowest = kFree;
  for (Slot const& s : h.slots)
    if (blocks(rules, s) && lane_of(s.played) == lane) lowest = std::min(lowest, value_of(s.played));
  return lowest;
}

bool worse(Deck const& deck, Card a, Card b) { return deck.rank(a) < deck.rank(b); }

int lowest_legal(Book const& book, Heat const& h, int lane) {
  Slot const& s = h.slots[size_t(lane)];
  Floors const floors = floors_of(book.rules, h);
  int best = -1, least = 1 << 20;
  for (int i = 0; i < s.hand.size(); ++i) {
    int const rank = floors.allows(s.hand[i]) ? book.deck->rank(s.hand[i]) : 1 << 20;
    best = rank < least ? i : best;
    least = std::min(least, rank);
  }
  return best;
}

int lowest_discard(Deck const& deck, Slot const& s) {
  int best = -1;
  auto rank = [](Card c) { return !great_start(c); };
  for (int i = 0; i < s.hand.size(); ++i) {
    if (!bare(s.hand[i])) continue;
    if (best < 0 || rank(s.hand[i]) < rank(s.hand[best]) ||
        (rank(s.hand[i]) == rank(s.hand[best]) && worse(deck, s.hand[i], s.hand[best])))
      best = i;
  }
  return best;
}

int window(Settings const& rules, int k, int n) {
  return std::min(kOpen, rules.short_window ? kOpen - n + 1 + k : 6 + k);
}

int take_without_wish(Settings const& rules, Heat const& h, int window) {
  int best = -1;
  for (int i = 0; rules.nmr_replenish && i < window; ++i) {
    Card const c = h.open[size_t(i)];
    if (!bare(c) || great_start(c)) continue;
    if (best < 0 || (rules.nmr_replenish == 1 && beats(c, h.open[size_t(best)]))) best = i;
  }
  return best;
}

// GK-2.1
int band(int cma) { return cma >= 105 ? 6 : cma >= 85 ? 5 : cma >= 60 ? 4 : cma >= 30 ? 3 : 2; }

// GK-2.7
int boosted(Settings const& rules, int cma, int boost) {
  return boost && !rules.boost_cap ? std::max(cma, std::min(120, cma + boost)) : cma + boost;
}

std::array<int8_t, kGrid> hand_sizes(Settings const& rules, std::array<int, kGrid> const& cma, std::array<bool, kGrid> const& on) {
  std::array<int8_t, kGrid> out = {};
  int const riders = int(std::count(on.begin(), on.end(), true));
  for (size_t i = 0; i < kGrid; ++i) {
    if (!on[i]) continue;
    int rank = 0;                                     // GK-2.2, GK-2.4
    for (size_t j = 0; j < kGrid; ++j)
      if (on[j] && (cma[j] > cma[i] || (rules.cma_tie && cma[j] == cma[i] && j < i))) ++rank;
    int const relative = 6 - rank - (rules.short_field ? kGrid - riders : 0);   // GK-2.5
    out[i] = int8_t(std::min(relative, band(cma[i])));                          // GK-2.3
  }
  return out;
}

std::array<int8_t, kGrid> hand_sizes(Book const& book, Board const& s, int heat) {
  std::array<int, kGrid> cma = {};
  std::array<bool, kGrid> on = {};
  for (int lane = 0; lane < kGrid; ++lane) {
    Slot const& slot = s.heats[size_t(heat)].slots[size_t(lane)];
    on[size_t(lane)] = slot.ride == Ride::On;
    if (on[size_t(lane)]) cma[size_t(lane)] = boosted(book.rules, book.cma(heat, lane, slot.rider), slot.boost);
  }
  return hand_sizes(book.rules, cma, on);
}

namespace {

// Lanes of the riders on, the highest key first; of equal ones the inner grid lane.
template <class Key>
List<int8_t, kGrid> ranked(Heat const& h, Key key) {
  List<int8_t, kGrid> out;
  std::array<int, kGrid> keys = {};
  for (size_t lane = 0; lane < kGrid; ++lane) {
    if (h.slots[lane].ride != Ride::On) continue;
    keys[lane] = key(h.slots[lane]);
    int at = out.size();
    out.push(int8_t(lane));
    for (; at > 0 && keys[lane] > keys[size_t(out[at - 1])]; --at) out[at] = out[at - 1];
    out[at] = int8_t(lane);
  }
  return out;
}

// GK-3.3, GK-3.4, GK-3.6 (beats() as a number).
int strength(Card c) { return great_start(c) ? 1000 : value_of(c) * 4 + kGreatStart - lane_of(c); }

}  // namespace

// GK-3.5 equal cards keep the order of the grid; GK-3.10 who is slow stands behind.
List<int8_t, kGrid> start_rank(Heat const& h) {
  return ranked(h, [](Slot const& s) { return strength(s.played) - (s.mishap == Mishap::Slow ? 5000 : 0); });
}

// GK-5.20: no two clean cards are alike, or the blocking is at fault.
List<int8_t, kGrid> lap_rank(Heat const& h) {
  return ranked(h, [](Slot const& s) { return strength(s.played) - (s.stuck ? 10000 : s.mishap == Mishap::Lockup ? 5000 : 0); });
}

int cma_after(Settings const& rules, Roster const& team, int rider, List<int8_t, kHeats> const& points) {
  Rides rides = team.rides[size_t(rider)];
  for (int8_t p : points) add_ride(rides, p);
  return average(rules, team.initial[size_t(rider)], rides);
}

}  // namespace paddock::gravel_kings
