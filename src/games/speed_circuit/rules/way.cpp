#include "games/speed_circuit/rules/way.hpp"

namespace paddock::speed_circuit {

List<Seat, kMaxSeats> expected_order(Book const& b, Board s) {
  for (Car& c : s.cars) c.go = c.speed;
  order_cars(b, s);
  return s.order;
}

namespace {

Board when_it_moves(Book const& b, Board s, Seat seat) {
  for (Seat other : expected_order(b, s)) {
    if (other == seat) break;
    s.cars[other].where = Where::Gone;
  }
  return s;
}

}  // namespace

Way way_ahead(Book const& b, Board const& s, Seat seat, int speed, int steps, Orders const& orders) {
  Way out;
  if (!s.cars[seat].on_road()) return out;
  Board at = s.phase == Phase::Plot ? when_it_moves(b, s, seat) : s;
  Car& c = at.cars[seat];
  for (int left = steps; left > 0; --left) {
    Ways const ways = ways_ahead(b, at, {seat, speed, left}, orders, Prices{});
    if (ways.best.cost < 0 || ways.best.first < 0 || !ways.best.steps) {
      out.blocked = true;
      break;
    }
    WayStep step;
    step.lane = ways.best.first;
    step.progress = int16_t(c.progress + b.track.reach(b.track.wrap(c.progress), c.lane, step.lane));
    Toll const toll = toll_of(b, c.account, {b.track.wrap(c.progress), c.lane, true, b.track.wrap(step.progress), step.lane},
                              speed, c.wear, orders.corner_dice);
    step.wear = int8_t(toll.wear);
    step.rolls = int8_t(toll.rolls);
    step.bad = toll.spin || toll.crash;
    if ((step.wear || step.rolls || step.bad) && !out.corner) out.corner = c.account.corner;
    out.wear += step.wear;
    out.rolls += step.rolls;
    c.progress = step.progress;
    c.lane = step.lane;
    c.wear = int16_t(c.wear - step.wear);
    out.steps.push(step);
    if (step.bad) {
      out.bad = true;
      break;
    }
  }
  return out;
}

}  // namespace paddock::speed_circuit
