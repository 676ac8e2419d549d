// The ghost and the sheet: how a seat that cannot be asked decides. What the sheet leaves open is decided as a careful
// steward would: wear before dice, the least risky table, the highest legal speed through a corner, no pass, no slip, no chips.
#include <algorithm>
#include <cstdlib>

#include "games/speed_circuit/orders/sheet.hpp"
#include "games/speed_circuit/rules/drive.hpp"
#include "games/speed_circuit/rules/look.hpp"

namespace paddock::speed_circuit {

// Only of a car that has moved earlier this turn: never of a hidden plot.
bool holds(Book const& b, Board const& s, Seat me, Branch const& branch) {
  if (branch.kind == Branch::Always) return true;
  if (branch.seat < 0 || branch.seat >= s.cars.size() || me < 0) return false;
  Car const &c = s.cars[branch.seat], &own = s.cars[me];
  bool earlier = c.status == Status::Out;
  for (int i = 0; i < s.order.size() && i < s.move.index; ++i) earlier |= s.order[i] == branch.seat;
  if (!earlier) return false;
  switch (branch.kind) {
    case Branch::InLane: return c.on_road() && c.lane == branch.value;
    case Branch::Ahead: return c.on_board() && c.progress > own.progress;
    case Branch::Out: return c.status == Status::Out;
    case Branch::Spun: return c.spun;
    default: return b.laps > 0;
  }
}

Orders const& orders_of(Book const& b, State const& s, Seat seat) {
  Plan const& p = s.plans[seat];
  if (p.sheet.empty()) return p.standing;
  for (int i = 1; i < p.sheet.size(); ++i)
    if (holds(b, s, seat, p.sheet[i])) return p.sheet[i].orders;
  return p.sheet[0].orders;
}

namespace {

Action chips(Orders const& o, Ask const& ask, Actions const& options) {
  int const most = ask.kind == Ask::Block ? o.block : o.chips[size_t(chip_kind(ask.table))];
  Action best = options[0];
  for (Action a : options)
    if (a.arg <= most && a.arg > best.arg) best = a;
  return best;
}

Action pay(Orders const& o, Ask const& ask, Actions const& options) {
  bool const dice = ask.braking ? o.brake_dice : o.corner_dice;
  Action best = options[0];
  for (Action a : options)
    if (dice ? a.arg % 2 > best.arg % 2 : a.arg % 2 < best.arg % 2) best = a;
  return best;
}

// "pass #4": its space straight ahead; "pass any": only when nothing is free.
bool pass(Book const& b, Board const& s, Orders const& o, Actions const& options, Action& out) {
  Car const& c = s.cars[s.ask.seat];
  bool free = false;
  for (Action a : options) free |= Verb(a.verb) == Verb::Go;
  for (Action a : options) {
    if (Verb(a.verb) != Verb::Pass) continue;
    int const row = b.track.wrap(c.progress);
    Seat const other = car_on(b, s, b.track.wrap(row + b.track.reach(row, c.lane, a.arg)), a.arg);
    if (o.pass == other || (o.pass == kAnyCar && !free)) {
      out = a;
      return true;
    }
  }
  return false;
}

Action off_track(Book const& b, Board const& s, Actions const& options) {
  Car const& c = s.cars[s.ask.seat];
  for (Action a : options) {
    if (Verb(a.verb) != Verb::Go || a.arg == kEdge) continue;
    Ledger account = c.account;
    int const row = b.track.wrap(c.progress), next = b.track.wrap(row + b.track.edge_reach(row, c.where == Where::Right));
    Toll const toll = toll_of(b, account, {0, 0, false, next, a.arg}, s.move.speed, c.wear, false);
    if (toll.wear + toll.rolls == 0 && !toll.crash && !toll.spin) return a;
  }
  return act(Verb::Go, kEdge);
}

// The speed and the first step that cost least.
Action step(Book const& b, Board const& s, Orders const& o, Actions const& options, Taken const& taken) {
  Seat const seat = s.ask.seat;
  Car const& c = s.cars[seat];
  Move const& m = s.move;
  Action out;
  if (pass(b, s, o, options, out)) return out;
  if (c.off_track()) return off_track(b, s, options);
  if (o.row >= 0 && m.driven > 0) {  // not beyond the row it names
    int const row = b.track.wrap(c.progress), left = ring(b.track, row, o.row);
    if (left < std::max(1, b.track.reach(row, c.lane, c.lane))) return act(Verb::Brake, m.driven);
  }
  Prices const prices;
  int best = -1;
  for (int k = m.speed / 20; k >= m.driven; --k) {
    int const shed = m.speed - k * 20;
    Action const brake = act(Verb::Brake, k);
    if (shed && options.find(brake) < 0) continue;
    int const over = shed ? m.over + m.shed + shed : 0;
    int const least = brake_price(over, {m.wear, m.rolls}, c.wear, prices) + shed / 20 * prices.slower;
    if (best >= 0 && least >= best) continue;  // no way can be cheap enough
    Ways const ways = ways_ahead(b, s, {seat, k * 20, k - m.driven}, taken, o, prices);
    if (ways.best.cost < 0) continue;
    int const cost = ways.best.cost + brake_price(over, {m.wear, m.rolls}, c.wear - ways.best.wear, prices) +
                     shed / 20 * prices.slower;
    if (best >= 0 && cost >= best) continue;
    best = cost;
    out = shed ? brake : act(Verb::Go, ways.best.first);
    if (best < prices.slower && !shed) break;
  }
  return options.find(out) >= 0 ? out : options[0];
}

Action slip(Book const& b, Board const& s, Orders const& o, Actions const& options, Taken const& taken) {
  Action const decline = act(Verb::Slip, kDecline);
  if (!o.slip) return decline;
  Ways const ways = ways_ahead(b, s, {s.ask.seat, s.move.speed, 1}, taken, o, Prices{});
  if (ways.best.cost < 0 || ways.best.doomed || ways.best.rolls || ways.best.first < 0) return decline;
  Action const a = act(Verb::Slip, ways.best.first);
  return options.find(a) >= 0 ? a : decline;
}

Action shift(Orders const& o, Actions const& options) {
  Action best = options[0];
  for (Action a : options)
    if (o.lane >= 0 && std::abs(a.arg - o.lane) < std::abs(best.arg - o.lane)) best = a;
  return best;
}

}  // namespace

int left_open(Orders const& o, Ask const& ask, Actions const& options, Action chosen) {
  auto const if_default = [](bool is_default, Silent what) { return is_default ? int(what) : 0; };
  switch (ask.kind) {
    case Ask::Chips: return if_default(!o.chips[size_t(chip_kind(ask.table))], kRollChips);
    case Ask::Block: return if_default(!o.block, kBlockChips);
    case Ask::Pay: return ask.braking ? if_default(!o.brake_dice, kBraking) : if_default(!o.corner_dice, kCorners);
    case Ask::Slip: return if_default(!o.slip, kTow);
    case Ask::Step: break;
    default: return 0;
  }
  bool passes = false;
  for (Action a : options) passes |= Verb(a.verb) == Verb::Pass;
  return if_default(Verb(chosen.verb) == Verb::Brake && o.row < 0, kSlower) | if_default(passes && o.pass < 0, kPasses);
}

int not_said(Book const& b, State const& s, Actions const& options, Action chosen) {
  Seat const seat = s.ask.seat;
  return nothing_said(s.plans[seat]) ? 0 : left_open(orders_of(b, s, seat), s.ask, options, chosen) & ~s.move.silent;
}

Action policy(Book const& b, State const& s, Actions const& options, Taken const& field) {
  Orders const& o = orders_of(b, s, s.ask.seat);
  switch (s.ask.kind) {
    case Ask::Chips:
    case Ask::Block: return chips(o, s.ask, options);
    case Ask::Pay: return pay(o, s.ask, options);
    case Ask::Step: return step(b, s, o, options, field);
    case Ask::Slip: return slip(b, s, o, options, field);
    case Ask::Shift: return shift(o, options);
    default: return options[0];
  }
}

}  // namespace paddock::speed_circuit
