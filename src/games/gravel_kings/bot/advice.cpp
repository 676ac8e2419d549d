#include "games/gravel_kings/bot/advice.hpp"

#include "core/order.hpp"

namespace paddock::gravel_kings {

int saving(Deck const& deck, Card c, int step) {
  int const v = value_of(c) * 4 - lane_of(c);
  if (step == 4) return v - (deck.risk(c) ? 5 : 0);
  if (great_start(c)) return step == 0 ? 200 : -200;
  return -v - (deck.risk(c) ? 12 : 0);
}

int worth_taking(Deck const& deck, Card c) { return great_start(c) ? -1 : value_of(c) * 4 - lane_of(c) - (deck.risk(c) ? 5 : 0); }

namespace {

Proposal card_to_take(Book const& b, Board const& s, Heat const& h) {
  int best = -1;
  for (int i = 0; i < window(b.rules, s.move.index, s.move.takers.size()); ++i) {
    Card const c = h.open[size_t(i)];
    if (!bare(c) || worth_taking(*b.deck, c) < kBlindDraw) continue;
    if (best < 0 || worth_taking(*b.deck, c) > worth_taking(*b.deck, h.open[size_t(best)])) best = i;
  }
  return {act(Verb::Take, best + 1), best < 0 ? "nothing better open" : "best open card"};
}

// Of the card that is played first, out of so many.
char const* why_first(int legal, int step, Card best) {
  return legal == 1 ? "only legal card" : step == 4 ? "this lap scores" : great_start(best) ? "wins the gate" : "spares good cards";
}

Proposal card_to_play(Book const& b, Heat const& h, Slot const& slot) {
  Card best = kNoCard;
  int legal = 0;
  for (Card c : slot.hand) {
    if (!may_play(b.rules, h, c)) continue;
    ++legal;
    if (!best || saving(*b.deck, c, h.step) > saving(*b.deck, best, h.step)) best = bare(c);
  }
  return {act(Verb::Play, best), why_first(legal, h.step, best)};
}

}  // namespace

Proposal proposal(GravelKings const& g, Board const& s) {
  Book const& b = g.book();
  Heat const& h = s.heats[size_t(s.ask.heat)];
  Slot const& slot = h.slots[size_t(s.ask.lane)];
  if (s.ask.kind == Ask::Take) return card_to_take(b, s, h);
  if (s.ask.kind == Ask::Discard) return {act(Verb::Discard, bare(slot.hand[lowest_discard(*b.deck, slot)])), "lowest of all"};
  return card_to_play(b, h, slot);
}

namespace {

Action word(int w) { return act(Verb::Word, w); }

// A Great Start behind the gate is no card to play.
void write_plays(Deck const& deck, Heat const& h, Slot const& slot, std::vector<Action>& out) {
  auto hand = slot.hand;
  sort_few(hand, [&](Card a, Card b) { return saving(deck, a, h.step) > saving(deck, b, h.step); });
  bool first = true;
  for (Card c : hand) {
    if (!bare(c) || (h.step && great_start(c))) continue;
    out.push_back(word(first ? kPlay : kThen)), out.push_back(word(kCard + bare(c)));
    first = false;
  }
}

void write_takes(Deck const& deck, Heat const& h, std::vector<Action>& out) {
  List<int8_t, kOpen> slots;
  for (int i = 0; i < kOpen; ++i)
    if (bare(h.open[size_t(i)]) && worth_taking(deck, h.open[size_t(i)]) >= kBlindDraw) slots.push(int8_t(i));
  sort_few(slots, [&](int8_t a, int8_t b) { return worth_taking(deck, h.open[size_t(a)]) > worth_taking(deck, h.open[size_t(b)]); });
  out.push_back(word(kTake));
  for (int8_t i : slots) out.push_back(word(kSlot + 1 + i)), out.push_back(word(kThen));
  out.push_back(word(kHidden));
}

// GK-6.10 the two who ride when nobody is named: the best of those who may.
void write_names(GravelKings const& g, State const& s, Seat seat, std::vector<Action>& out) {
  if (!s.plans[seat].picks.empty() || !s.plans[seat].draft.empty()) return;
  Actions now;
  g.legal(s, now);
  List<Action, kRiders> picks;
  for (Action a : now)
    if (Verb(a.verb) == Verb::Pick) picks.push(a);
  if (picks.size() < 2) return;
  auto const& cma = g.book().teams[size_t(seat % 2)].cma;
  sort_few(picks, [&](Action a, Action b) { return cma[size_t(a.arg - 1)] > cma[size_t(b.arg - 1)]; });
  out.push_back(picks[0]), out.push_back(picks[1]);
}

}  // namespace

std::string why_proposed(Deck const& deck, Heat const& h, Slot const& slot) {
  Card best = kNoCard;
  int legal = 0;
  for (Card c : slot.hand) {
    if (!bare(c) || (h.step && great_start(c))) continue;
    ++legal;
    if (!best || saving(deck, c, h.step) > saving(deck, best, h.step)) best = bare(c);
  }
  return why_first(legal, h.step, best);
}

SheetProposal sheet_proposal(GravelKings const& g, State const& s, Seat seat) {
  SheetProposal out;
  write_names(g, s, seat, out.play);
  bool saves = false, scores = false;
  for (int heat = 0; heat < kHeats; ++heat)
    for (int lane = 0; lane < kGrid; ++lane) {
      Heat const& h = s.heats[size_t(heat)];
      Slot const& slot = h.slots[size_t(lane)];
      if (h.run != Run::On || slot.ride != Ride::On || g.book().manager(heat, lane) != seat) continue;
      Ordered const has = ordered(g.book(), s, seat, heat, lane);
      if (has.from == Ordered::Today || (has.from == Ordered::Kept && !has.useless)) continue;
      out.play.push_back(word(kHead + (heat + 1) * 100 + h.step * 10 + slot.rider));
      write_plays(*g.book().deck, h, slot, out.play);
      if (h.step < 4) write_takes(*g.book().deck, h, out.play);
      (h.step < 4 ? saves : scores) = true;
    }
  out.why = saves && scores ? "saves and scores" : saves ? "spares good cards" : scores ? "this lap scores" : "the two best";
  return out;
}

}  // namespace paddock::gravel_kings
