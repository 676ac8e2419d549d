// The turn: who is asked, what may be said, what comes of it when all have sealed. Here belong the rules themselves, each under
// a comment with its id; they know integers and the dice they are handed, and nothing of links, screens or bots.

#include "core/order.hpp"
#include "games/null/null.hpp"

namespace paddock::null {
namespace {

Way go(Runner& r, int steps) {
  Way const way{r.place, int8_t(r.place + steps)};
  r.place = way.to;
  return way;
}

// Who chose the same number as this seat.
List<Seat, kMaxSeats> rivals_of(State const& s, int seat) {
  List<Seat, kMaxSeats> out;
  for (int i = 0; i < s.plans.size(); ++i)
    if (i != seat && s.plans[i].pick == s.plans[seat].pick) out.push(Seat(i));
  return out;
}

}  // namespace

State Null::start(Dice&) const {
  State s;
  for (size_t i = 0; i < setup_.seats.size(); ++i) s.runners.push({}), s.plans.push({});
  return s;
}

Seat Null::actor(State const& s) const {
  if (s.over) return kOver;
  for (int i = 0; i < s.plans.size(); ++i)
    if (!s.plans[i].sealed) return Seat(i);
  return kNobody;
}

void Null::legal(State const& s, Actions& out) const {
  out.clear();
  if (!draft(s, actor(s))) {
    for (int16_t i = 1; i <= 3; ++i) out.push({brings(s) ? Bring : Pick, i});
    out.push(kAbsent);
  } else {
    out.push(kSeal);
  }
}

Verdict Null::why_not(State const& s, Action a) const {
  Actions all;
  legal(s, all);
  if (all.find(a) >= 0) return {};
  bool const number = a.verb == Pick || a.verb == Bring;
  if (brings(s)) return {kBring, number ? "One spring of 1, 2 or 3 is brought." : "Choose a spring of 1, 2 or 3 first."};
  return {kPick, number ? "One pick of 1, 2 or 3 a turn." : "Pick 1, 2 or 3 first."};
}

bool Null::commit(State& s, Action a) const {
  Seat const seat = actor(s);
  Runner& r = s.runners[seat];
  Plan& plan = s.plans[seat];
  if (a.verb == Pick || a.verb == Bring) {  // NL-1.1, NL-1.5
    (a.verb == Pick ? plan.pick : r.spring) = int8_t(a.arg);
    return false;
  }
  if (brings(s) && !r.spring) r.spring = 1;   // sent nothing
  plan.sealed = true;
  for (Plan const& other : s.plans)
    if (!other.sealed || other.hidden) return false;   // an observed copy waits for ever
  return true;
}

void Null::resolve(State& s, Dice& dice, Sink const& log) const {
  if (!brings(s)) move(s, dice, log);
  for (Runner const& each : s.runners)
    if (each.place >= kGoal || s.turn >= kLastTurn) s.over = true;  // NL-1.4
  for (Plan& plan : s.plans) plan = {};
  if (!s.over) ++s.turn;
}

void Null::move(State& s, Dice& dice, Sink const& log) const {
  for (int i = 0; i < s.runners.size(); ++i) {
    Runner& r = s.runners[i];
    int8_t const pick = s.plans[i].pick;
    int alike = 0;
    for (Plan const& other : s.plans) alike += other.pick == pick;
    if (alike == 1) {  // NL-1.2
      Way const way = go(r, pick);
      log({.kind = Ev::Moved, .seat = Seat(i), .rule = kAlone, .steps = pick, .way = way});
      if (pick != 3 || r.sprung) continue;
      Way const on = go(r, r.spring);  // NL-1.6
      log({.kind = Ev::Sprung, .seat = Seat(i), .rule = kSprung, .steps = r.spring, .way = on});
      r.sprung = true;
    } else if (int const roll = dice.roll(6, "tie", Seat(i)); roll >= 5) {  // NL-1.3
      Way const way = go(r, 1);
      if (log) log({Ev::Tied, Seat(i), kTie, 1, int8_t(roll), rivals_of(s, i), way});   // a search has no time for it
    }
  }
}

Outcome Null::outcome(State const& s) const {
  Outcome o;
  o.over = s.over;
  std::vector<Seat> order;
  for (int i = 0; i < s.runners.size(); ++i) order.push_back(Seat(i));
  sort_few(order, [&](Seat a, Seat b) { return s.runners[a].place > s.runners[b].place; });
  for (Seat seat : order) o.ranking.push(seat);
  return o;
}

}  // namespace paddock::null
