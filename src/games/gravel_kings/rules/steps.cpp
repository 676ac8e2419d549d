// The start and the laps of a heat: cards turned over, who goes out, the new order, new open cards, a new deal.
#include <utility>

#include "games/gravel_kings/rules/drive.hpp"

namespace paddock::gravel_kings {

// GK-10.4 the dice say which of the hidden cards is on top. GK-10.1: none hidden, the discards are shuffled; GK-10.2: what
// lies on the table is not among them. GK-10.3: nothing left gives no card.
Card Machine::draw(char const* label, Seat seat, int heat) {
  Heat& h = s_.heats[size_t(heat)];
  if (h.hidden.empty() && !h.discard.empty()) {
    for (Card c : h.discard) h.hidden.push(bare(c));
    h.discard.clear();
    log_(Ev::Reshuffle, kNobody, Rule{"GK-10.1"}, heat + 1, h.hidden.size());
  }
  if (h.hidden.empty()) return kNoCard;
  int at = 0;
  if (h.hidden.size() > 1) at = dice_.roll(h.hidden.size(), label, seat) - 1;
  Card const c = h.hidden[at];
  h.hidden[at] = h.hidden.back();   // their places mean nothing
  h.hidden.pop();
  return c;
}

// GK-3.7, GK-5.7; GK-10.3: no card is NONE.
void Machine::turn_over(int lane, bool start) {
  Card const c = draw("flip", manager(lane), s_.move.heat);
  if (!c) return;
  heat().discard.push(c);
  Slot& s = slot(lane);
  Mishap const what = start ? b_.deck->start(c) : b_.deck->lap(c);
  log_(Ev::Turned, manager(lane), Rule{start ? "GK-3.7" : "GK-5.7"}, who(lane), c, int(what), heat().step);
  s.mishap = what;
  if (what == Mishap::Slow) {
    if (great_start(s.played)) s.mishap = Mishap::None;
    else log_(Ev::Slow, manager(lane), Rule{"GK-3.10"}, who(lane));
  }
  if (what == Mishap::Lockup) log_(Ev::Locked, manager(lane), Rule{"GK-5.10"}, who(lane));
  if (!start && (what == Mishap::Fall || what == Mishap::Engine || what == Mishap::Injured)) go_out(lane, what, false);
}

// GK-5.8, GK-5.9, GK-3.11, GK-5.15: out of the heat with nothing; his cards are thrown away. GK-5.12 nobody rides again.
void Machine::go_out(int lane, Mishap why, bool second) {
  Slot& s = slot(lane);
  s.ride = Ride::Out;
  s.mishap = why;
  s.acted = s.owes = true;
  for (Card c : s.hand) heat().discard.push(Card(bare(c) + kDown));
  s.hand.clear();
  char const* const rule = second ? "GK-5.15" : why == Mishap::Injured ? "GK-5.9" : heat().step == 0 ? "GK-3.11" : "GK-5.8";
  log_(Ev::Out, manager(lane), Rule{rule}, who(lane), int(why), second);
}

void Machine::flips_at_start() {
  bool one = false;
  for (int8_t lane : s_.move.queue) {
    Slot& s = slot(lane);
    if (!b_.deck->risk(s.played) || (one && b_.rules.start_flips)) continue;
    one = true;
    turn_over(lane, true);
    if (s.mishap == Mishap::Tapes && !b_.rules.tape_voids_others) return;   // GK-3.9
  }
  if (!b_.rules.start_flips || !one) return;
  // One card for all: its event strikes every Risk card.
  Mishap what = Mishap::None;
  for (int8_t lane : s_.move.queue)
    if (b_.deck->risk(slot(lane).played) && what == Mishap::None) what = slot(lane).mishap;
  for (int8_t lane : s_.move.queue)
    if (b_.deck->risk(slot(lane).played) && !(what == Mishap::Slow && great_start(slot(lane).played))) slot(lane).mishap = what;
}

// GK-3.8 to GK-3.10, GK-3.13. True: the start was void and the heat is dealt anew.
bool Machine::restart() {
  Heat& h = heat();
  bool tapes = false;
  for (Slot& s : h.slots) tapes = tapes || (s.ride == Ride::On && s.mishap == Mishap::Tapes);
  if (!tapes) return false;
  bool cancelled = false;
  for (int8_t lane : s_.move.queue) {
    Slot& s = slot(lane);
    if (s.mishap == Mishap::Tapes) {
      log_(Ev::Tapes, manager(lane), Rule{"GK-3.8"}, who(lane));
      s.ride = Ride::Excluded;
      int const team = b_.team_of(s_.move.heat, lane), man = b_.rules.tape_reserve ? reserve_for(s_.move.heat, team) : 0;
      if (man) {
        Rider& out = s_.teams[size_t(team)].riders[size_t(s.rider - 1)];
        out.points.push(0);                                                  // GK-8.5
        out.missing = uint8_t(out.missing | 1 << s_.move.heat);              // a reserve, too, is excluded for good
        log_(Ev::Reserve, b_.captain(team), Rule{"GK-3.8"}, (s_.move.heat + 1) * 100 + (lane + 1) * 10 + man, s.rider);
        s.rider = int8_t(man);
        s.ride = Ride::On;
        if (s_.move.heat < 5) ++s_.teams[size_t(team)].riders[size_t(man - 1)].rides;
      }
    } else if (s.mishap == Mishap::Fall || s.mishap == Mishap::Engine || s.mishap == Mishap::Slow) {
      cancelled = true;
      if (b_.rules.tape_voids_others && s.mishap != Mishap::Slow) go_out(lane, s.mishap, false);
    }
  }
  if (cancelled && !b_.rules.tape_voids_others) log_(Ev::Cancelled, kNobody, Rule{"GK-3.9"}, s_.move.heat + 1);
  return true;
}

void Machine::after_start() {
  Heat& h = heat();
  flips_at_start();
  if (restart()) {
    List<int8_t, kGrid> left;
    for (int lane = 0; lane < kGrid; ++lane)
      if (slot(lane).ride == Ride::On) left.push(int8_t(lane));
    h.order = left;
    clear_table();
    if (lone()) return;
    bool const now = b_.rules.tape_restart;
    log_(Ev::Restart, kNobody, Rule{"GK-3.13"}, s_.move.heat + 1, left.size(), now);
    deal_cards(s_.move.heat);
    if (now) s_.move.at = At::Begin;
    else ++s_.move.heat, s_.move.at = At::Begin;
    return;
  }
  for (int8_t lane : s_.move.queue)
    if (slot(lane).mishap == Mishap::Fall || slot(lane).mishap == Mishap::Engine) go_out(lane, slot(lane).mishap, false);
  settle_order(start_rank(h));
}

void Machine::after_lap() { settle_order(lap_rank(heat())); }

// The new order, then hands are made up in the sequence of playing; GK-4.7 not after the last lap.
void Machine::settle_order(List<int8_t, kGrid> const& order) {
  Heat& h = heat();
  h.order = order;
  int digits = 0;
  for (int8_t lane : order) digits = digits * 10 + lane + 1;
  log_(Ev::Position, kNobody, Rule{h.step ? "GK-5.11" : "GK-3.3"}, s_.move.heat + 1, h.step, digits);
  clear_table();
  if (lone()) return;
  if (h.step == 4) return finish();
  for (int8_t lane : s_.move.queue)
    if (slot(lane).ride == Ride::On) s_.move.takers.push(lane);
  s_.move.index = 0;
  s_.move.at = At::Take;
}

// Cards put down go to the discard pile; who put down what stays to be read until the next step.
void Machine::clear_table() {
  for (Slot const& s : heat().slots)
    if (s.played && s.acted) heat().discard.push(s.played);
}

// GK-5.18 one rider left has won; none left: no prizes.
bool Machine::lone() {
  Heat& h = heat();
  if (h.order.size() > 1 || (h.order.size() == 1 && b_.rules.lone_rider)) return false;
  if (!h.order.empty()) log_(Ev::Awarded, manager(h.order[0]), Rule{"GK-5.18"}, who(h.order[0]));
  finish();
  return true;
}

// GK-5.17 the order now is the result; GK-1.2 prizes of missing finishers are not paid.
void Machine::finish() {
  Heat& h = heat();
  h.run = Run::Done;
  h.result = h.order;
  int place = 0;
  for (int8_t lane : h.order) {
    Slot& s = slot(lane);
    s.points = int8_t(3 - place++);
    log_(Ev::Result, manager(lane), Rule{"GK-1.2"}, who(lane), place, s.points);
  }
  for (int lane = 0; lane < kGrid; ++lane) {   // GK-8.5
    Slot const& s = slot(lane);
    if (s.ride == Ride::Empty) continue;
    s_.teams[size_t(b_.team_of(s_.move.heat, lane))].riders[size_t(s.rider - 1)].points.push(s.points);
  }
  s_.move.at = At::Close;
}

// GK-4.4, GK-4.5
void Machine::refill() {
  Heat& h = heat();
  if (!b_.rules.open_refill) {
    int kept = 0;
    for (Card c : h.open)
      if (c) h.open[size_t(kept++)] = c;
    for (; kept < kOpen; ++kept) h.open[size_t(kept)] = kNoCard;
  }
  int added = 0;
  for (Card& c : h.open) {
    if (c) continue;
    c = draw("open", kNobody, s_.move.heat);
    added += c != kNoCard;
  }
  log_(Ev::Filled, kNobody, Rule{"GK-4.4"}, s_.move.heat + 1, added);
}

// GK-1.6, GK-2.8: a whole deck, hands in grid order, nine open.
void Machine::deal_cards(int heat) {
  Heat& h = s_.heats[size_t(heat)];
  h.hidden = b_.deck->cards;
  h.discard.clear();
  auto const sizes = hand_sizes(b_, s_, heat);
  int digits = 0;
  for (int lane = 0; lane < kGrid; ++lane) {
    Slot& s = h.slots[size_t(lane)];
    s.hand.clear();
    s.size = sizes[size_t(lane)];
    digits = digits * 10 + s.size;
    for (int i = 0; i < s.size; ++i) s.hand.push(draw("deal", b_.manager(heat, lane), heat));
  }
  for (Card& c : h.open) c = draw("open", kNobody, heat);
  log_(Ev::Dealt, kNobody, Rule{"GK-2.8"}, heat + 1, digits);
}

// The same at the end of a turn, for whichever heat.
bool Machine::lone(int heat) {
  int8_t const here = std::exchange(s_.move.heat, int8_t(heat));
  bool const won = lone();
  s_.move.heat = here;
  return won;
}

// GK-6.8 a heat is dealt at the end of the turn before its start; GK-8.4 who has won before counts half a point more.
void Machine::deal(int heat) {
  Heat& h = s_.heats[size_t(heat)];
  line_up(heat);
  h.run = Run::On;
  h.step = 0;
  h.order.clear();
  for (int lane = 0; lane < kGrid; ++lane) {
    Slot& s = h.slots[size_t(lane)];
    if (s.ride != Ride::On) continue;
    h.order.push(int8_t(lane));
    int wins = 0;
    for (int before = 0; heat >= 4 && before < heat - 2 && before < 3; ++before) {
      Heat const& w = s_.heats[size_t(before)];
      if (w.run != Run::Done || w.result.empty()) continue;
      int const winner = w.result[0];
      wins += b_.team_of(before, winner) == b_.team_of(heat, lane) && w.slots[size_t(winner)].rider == s.rider;
    }
    s.boost = int8_t(5 * (b_.rules.boost_stacks ? wins : wins > 0));
    if (s.boost) log_(Ev::Boost, b_.manager(heat, lane), Rule{"GK-8.4"}, who(heat, lane), s.boost);
  }
  if (!lone(heat)) deal_cards(heat);
}

}  // namespace paddock::gravel_kings
