#include "games/gravel_kings/bot/advice.hpp"

namespace paddock::gravel_kings {

int saving(Deck const& deck, Card c, int step) {
  int const v = value_of(c) * 4 - lane_of(c);
  if (step == 4) return v - (deck.risk(c) ? 5 : 0);
  if (great_start(c)) return step == 0 ? 200 : -200;
  return -v - (deck.risk(c) ? 12 : 0);
}

int worth_taking(Deck const& deck, Card c) { return great_start(c) ? -1 : value_of(c) * 4 - lane_of(c) - (deck.risk(c) ? 5 : 0); }

namespace {

Proposal card_to_take(Book const& b, State const& s, Heat const& h) {
  int best = -1;
  for (int i = 0; i < window(b.rules, s.move.index, s.move.takers.size()); ++i) {
    Card const c = h.open[size_t(i)];
    if (!bare(c) || worth_taking(*b.deck, c) < kBlindDraw) continue;
    if (best < 0 || worth_taking(*b.deck, c) > worth_taking(*b.deck, h.open[size_t(best)])) best = i;
  }
  return {act(Verb::Take, best + 1), best < 0 ? "nothing better open" : "best open card"};
}

Proposal card_to_play(Book const& b, Heat const& h, Slot const& slot) {
  Card best = kNoCard;
  int legal = 0;
  for (Card c : slot.hand) {
    if (!may_play(b.rules, h, c)) continue;
    ++legal;
    if (!best || saving(*b.deck, c, h.step) > saving(*b.deck, best, h.step)) best = bare(c);
  }
  char const* const why = legal == 1 ? "only legal card" : h.step == 4 ? "this lap scores" : great_start(best) ? "wins the gate" : "spares good cards";
  return {act(Verb::Play, best), why};
}

}  // namespace

Proposal proposal(GravelKings const& g, State const& s) {
  Book const& b = g.book();
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Slot const& slot = h.slots[size_t(s.ask.lane)];
  if (s.ask.kind == Ask::Take) return card_to_take(b, s, h);
  if (s.ask.kind == Ask::Discard) return {act(Verb::Discard, bare(slot.hand[lowest_discard(*b.deck, slot)])), "lowest of all"};
  return card_to_play(b, h, slot);
}

}  // namespace paddock::gravel_kings
