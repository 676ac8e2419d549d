// What a referee may change of a meeting (contract/rulings.hpp): points, men out of action, misses, and which card lies where.
#include <algorithm>

#include "core/order.hpp"
#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

// Of a heat, each without its mark: ruled cards change places with one another.
std::vector<Card> cards_of(Heat const& h) {
  std::vector<Card> out;
  auto take = [&](Card c) {
    if (bare(c)) out.push_back(bare(c));
  };
  for (Card c : h.open) take(c);
  for (Card c : h.hidden) take(c);
  for (Card c : h.discard) take(c);
  for (Slot const& s : h.slots)
    for (Card c : s.hand) take(c);
  sort_few(out);
  return out;
}

bool marked(Heat const& h) {
  auto none = [](Card c) { return c >= kShown; };
  auto down = [](Card c) { return c >= kShown && c < kDown; };
  bool bad = std::any_of(h.hidden.begin(), h.hidden.end(), none) || std::any_of(h.discard.begin(), h.discard.end(), down);
  for (Slot const& s : h.slots) bad = bad || std::any_of(s.hand.begin(), s.hand.end(), [](Card c) { return c >= kShown + 5000; });
  return bad;
}

// The order of the same lanes.
void take_order(List<int8_t, kGrid>& to, List<int8_t, kGrid> const& from) {
  if (to.size() == from.size() && std::is_permutation(to.begin(), to.end(), from.begin())) to = from;
}

template <class Pile>
void take_cards(Pile& to, Pile const& from) {
  if (to.size() == from.size()) to = from;
}

void take_heat(Heat& to, Heat const& from) {
  for (int lane = 0; lane < kGrid; ++lane) {
    Slot &s = to.slots[size_t(lane)];
    Slot const& f = from.slots[size_t(lane)];
    take_cards(s.hand, f.hand);
    s.boost = f.boost, s.points = f.points;
  }
  take_order(to.order, from.order);
  take_order(to.result, from.result);
  take_cards(to.hidden, from.hidden);
  take_cards(to.discard, from.discard);
  for (size_t i = 0; i < to.open.size(); ++i)
    if (!to.open[i] == !from.open[i]) to.open[i] = from.open[i];
}

// Everything that may be ruled, taken over from `from`.
State with_rulable(State to, State const& from) {
  for (size_t team = 0; team < 2; ++team)
    for (size_t r = 0; r < kRiders; ++r) {
      Rider &rider = to.teams[team].riders[r];
      Rider const& f = from.teams[team].riders[r];
      rider.injured = f.injured, rider.barred = f.barred, rider.missing = f.missing;
      if (rider.points.size() == f.points.size()) rider.points = f.points;
    }
  for (size_t heat = 0; heat < kHeats; ++heat) take_heat(to.heats[heat], from.heats[heat]);
  for (int i = 0; i < to.plans.size() && i < from.plans.size(); ++i) to.plans[i].misses = from.plans[i].misses;
  return to;
}

}  // namespace

Verdict GravelKings::may_rule(State const& was, State const& is) const {
  if (!(with_rulable(is, was) == was))
    return {Rule{"GK-9.1"}, "Ruled may be injured, barred, missing, points, boost, misses, a heat's order and result, and where its cards lie; no list grows or shrinks."};
  for (size_t heat = 0; heat < kHeats; ++heat)
    if (cards_of(was.heats[heat]) != cards_of(is.heats[heat]) || marked(is.heats[heat]))
      return {Rule{"GK-1.3"}, "The cards of heat " + std::to_string(heat + 1) + " must stay the same: let two of them change places."};
  return {};
}

}  // namespace paddock::gravel_kings
