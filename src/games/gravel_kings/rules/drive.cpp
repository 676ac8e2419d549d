#include "games/gravel_kings/rules/drive.hpp"

namespace paddock::gravel_kings {

int Machine::who(int heat, int lane) const {
  return (heat + 1) * 100 + (lane + 1) * 10 + s_.heats[size_t(heat)].slots[size_t(lane)].rider;
}

// GK-9.5. Counted when all is in, not before: until then nobody is to see who has sent something.
void Machine::count_misses() {
  for (int seat = 0; seat < s_.plans.size(); ++seat) {
    Plan& p = s_.plans[seat];
    if (p.stage == Plan::Sealed) p.misses = 0;
    if (p.stage == Plan::Absent && p.misses < 255) ++p.misses;
    if (p.stage != Plan::Retiring) continue;
    p.gone = true;
    p.stage = Plan::Absent;
    log_(Ev::Gone, Seat(seat), Rule{"GK-9.5"}, p.misses);
  }
}

// GK-9.3, GK-9.4: who sent nothing is not asked; what is kept of his earlier orders still counts.
void Machine::reveal() {
  s_.move = {};
  count_misses();
  for (int seat = 0; seat < s_.plans.size(); ++seat) {
    Plan& p = s_.plans[seat];
    if (p.stage == Plan::Absent) log_(Ev::NoOrders, Seat(seat), Rule{"GK-9.3"}, p.misses);
    if (b_.by_sheet >> seat & 1 || p.gone) s_.move.ghost = uint8_t(s_.move.ghost | 1 << seat);
    if (s_.turn == 6 && p.picks.size() == 2)
      for (int i = 0; i < 2; ++i) s_.teams[size_t(seat % 2)].card[5][size_t(i)] = p.picks[i];
  }
  s_.phase = Phase::Racing;
  s_.move.at = At::Begin;
  run();
}

void Machine::run() {
  for (;;) {
    switch (s_.move.at) {
      case At::Begin:
        if (!begin()) s_.move.at = At::TurnEnd;
        break;
      case At::Play:
        if (!play()) return;
        break;
      case At::Take:
        if (!take()) return;
        break;
      case At::Close: close(); break;
      case At::TurnEnd: return end_turn();
    }
  }
}

// GK-6.7 one step of each heat under way, in number order.
bool Machine::begin() {
  Move& m = s_.move;
  while (m.heat < kHeats && s_.heats[size_t(m.heat)].run != Run::On) ++m.heat;
  if (m.heat == kHeats) return false;
  for (Slot& s : heat().slots) {
    s.played = s.took = kNoCard;
    s.mishap = Mishap::None;
    s.acted = s.stuck = s.blind = false;
  }
  m.queue = heat().order;              // GK-3.1, GK-5.1
  m.takers.clear();
  m.index = 0;
  m.at = At::Play;
  return true;
}

// True: the manager must be asked and the machine stops.
bool Machine::asks(Ask::Kind kind, int lane) {
  Seat const seat = manager(lane);
  if (s_.move.ghost >> seat & 1) return false;
  s_.ask = {kind, seat, s_.move.heat, int8_t(lane)};
  return true;
}

Facts Machine::facts(int lane) {
  Move const& m = s_.move;
  bool const taking = m.at == At::Take;
  return {b_, heat(), m.heat, lane, m.queue, taking ? m.takers : m.queue,
          taking ? window(b_.rules, m.index, m.takers.size()) : kOpen};
}

// GK-9.5 today's block instead of one kept from earlier turns. `rider`: whose orders for this lane.
int Machine::wish(int lane, Word kind, int rider) {
  Plan const& p = s_.plans[manager(lane)];
  if (p.draft.empty() && p.kept.empty()) return -1;
  Heat const& h = heat();
  Facts f = facts(lane);
  if (kind != kTake) f.window = window(b_.rules, s_.move.index, h.order.size());
  for (auto const* list : {&p.draft, &p.kept}) {
    Words const words(list->begin(), size_t(list->size()));
    if (!has_block(words, s_.move.heat, h.step, rider)) continue;
    return answer_line(f, line_of(words, s_.move.heat, h.step, rider, kind), kind);
  }
  return -1;
}

bool Machine::play() {
  Move& m = s_.move;
  if (m.index == m.queue.size()) {
    heat().step == 0 ? after_start() : after_lap();
    return true;
  }
  int const lane = m.queue[m.index];
  bool const asked = !(s_.move.ghost >> manager(lane) & 1);
  int const lowest = asked ? any_legal(b_.rules, heat(), lane) - 1 : lowest_legal(b_, heat(), lane);
  if (lowest < 0) {
    for (int i = 0; i < kGrid; ++i)
      if (slot(i).stuck || slot(lane).hand.empty()) return go_out(lane, Mishap::Engine, true), ++m.index, true;   // GK-5.15
    if (asks(Ask::Discard, lane)) return false;
    int const index = wish(lane, kDiscard);
    throw_away(lane, index >= 0 ? index : lowest_discard(*b_.deck, slot(lane)));
    return true;
  }
  if (asks(Ask::Play, lane)) return false;
  int const index = wish(lane, kPlay);
  put_down(lane, index >= 0 ? index : lowest, index < 0);
  return true;
}

// GK-3.1, GK-5.3; GK-5.5 and GK-3.12 when nothing ordered can be used.
void Machine::put_down(int lane, int index, bool unordered) {
  Slot& s = slot(lane);
  s.played = bare(s.hand[index]);
  s.hand.erase(index);
  s.acted = true;
  int const step = heat().step;
  Rule const rule = unordered ? Rule{step ? "GK-5.5" : "GK-3.12"} : Rule{step ? "GK-5.1" : "GK-3.1"};
  log_(Ev::Played, manager(lane), rule, who(lane), s.played, unordered, step);
  if (step > 0 && b_.deck->risk(s.played)) turn_over(lane, false);   // GK-5.7
  ++s_.move.index;
}

// GK-5.13, GK-5.14, GK-5.19: a discarded card is in no lane and turns nothing over.
void Machine::throw_away(int lane, int index) {
  Slot& s = slot(lane);
  Card const c = bare(s.hand[index]);
  s.hand.erase(index);
  s.acted = s.stuck = true;
  heat().discard.push(c);
  log_(Ev::Stuck, manager(lane), Rule{"GK-5.13"}, who(lane), c);
  ++s_.move.index;
}

// GK-4.1, GK-4.3
bool Machine::take() {
  Move& m = s_.move;
  if (m.index == m.takers.size()) {
    refill();
    m.at = At::Close;
    return true;
  }
  int const lane = m.takers[m.index];
  if (asks(Ask::Take, lane)) return false;
  int got = wish(lane, kTake);
  if (got < 0) got = take_without_wish(b_.rules, heat(), facts(lane).window);
  take_card(lane, got >= 0 ? got : kDrawBlind);
  return true;
}

void Machine::take_card(int lane, int from) {
  Slot& s = slot(lane);
  if (from == kDrawBlind) {
    s.blind = true;
    Card const c = draw("draw", manager(lane), s_.move.heat);
    if (c) s.hand.push(c);
    log_(Ev::Took, manager(lane), Rule{"GK-4.1"}, who(lane), 0, 0);
  } else {
    s.took = heat().open[size_t(from)];
    heat().open[size_t(from)] = kNoCard;
    s.hand.push(Card(s.took + kShown));
    log_(Ev::Took, manager(lane), Rule{great_start(s.took) ? "GK-4.8" : "GK-4.1"}, who(lane), s.took, from + 1);
  }
  ++s_.move.index;
}

void Machine::answer(Action a) {
  int const lane = s_.ask.lane;
  Ask::Kind const kind = s_.ask.kind;
  s_.ask = {};
  if (kind == Ask::Take) {
    take_card(lane, a.arg ? a.arg - 1 : kDrawBlind);
  } else {
    int index = 0;
    for (int i = 0; i < slot(lane).hand.size(); ++i)
      if (bare(slot(lane).hand[i]) == a.arg) index = i;
    kind == Ask::Play ? put_down(lane, index, false) : throw_away(lane, index);
  }
  if (s_.eyes == kTruth) run();
}

// GK-1.1 a start and four laps, a card each.
void Machine::close() {
  Heat& h = heat();
  if (h.run == Run::On) ++h.step;
  ++s_.move.heat;
  s_.move.at = At::Begin;
}

}  // namespace paddock::gravel_kings
