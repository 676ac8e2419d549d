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

// One space more, with what entering it costs; false: it ends there.
bool step_to(Book const& b, Car& c, int lane, int speed, bool corner_dice, Way& out) {
  WayStep step;
  step.lane = int8_t(lane);
  step.progress = int16_t(c.progress + b.track.reach(b.track.wrap(c.progress), c.lane, step.lane));
  Toll const toll = toll_of(b, c.account, {b.track.wrap(c.progress), c.lane, true, b.track.wrap(step.progress), step.lane}, speed, c.wear, corner_dice);
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
  out.bad = step.bad;
  return !step.bad;
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
    if (!step_to(b, c, ways.best.first, speed, orders.corner_dice, out)) break;
  }
  return out;
}

Way way_by(Book const& b, Board const& s, Seat seat, int speed, std::span<int8_t const> lanes) {
  Way out;
  Car c = s.cars[seat];
  if (!c.on_road()) return out;
  for (int8_t lane : lanes)
    if (!step_to(b, c, lane, speed, false, out)) break;
  return out;
}

}  // namespace paddock::speed_circuit
