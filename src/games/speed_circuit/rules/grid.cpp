// Cars, the bid for the grid, the grid; and the reveal of the plots.
#include <array>
#include <span>

#include "games/speed_circuit/rules/ties.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

void SpeedCircuit::outfit(Car& c, Levels const& levels) const {
  CarData const d = car_data(table(), levels, laps_);
  c.levels = levels;
  c.accel = int16_t(d.accel);
  c.decel = int16_t(d.decel);
  c.top = int16_t(d.top);
  c.start = int16_t(d.start);
  c.wear = int16_t(d.wear);
  c.chips1 = int16_t(d.chips1);
  c.chips3 = int16_t(d.chips3);
}

State SpeedCircuit::start(Dice&) const {
  State s;
  List<Seat, kMaxSeats> order;
  bool all_built = true;
  for (int i = 0; i < seats(); ++i) {
    Car c;
    bool const built = built_ >> i & 1;
    outfit(c, built ? levels_[size_t(i)] : table().standard);
    all_built = all_built && built;
    s.cars.push(c);
    Plan p;
    if (built) {
      for (int8_t l : levels_[size_t(i)]) p.build.push(l);
      p.stage = Plan::Sealed;
    }
    s.plans.push(p);
    order.push(Seat(i));
  }
  place_on_grid(s, order, Sink{});
  if (!all_built) return s;
  for (Plan& p : s.plans) p = {};
  if (rules_.grid) begin_race(s);
  else s.phase = Phase::Bid;
  return s;
}

// SC-B.15 the cars are shown together, before the bid.
void SpeedCircuit::reveal_cars(State& s, Dice&, Sink const& log) const {
  for (int i = 0; i < s.cars.size(); ++i) {
    Plan& p = s.plans[i];
    Levels l = table().standard;
    if (p.build.full())
      for (int k = 0; k < kLines; ++k) l[size_t(k)] = p.build[k];
    outfit(s.cars[i], l);
    log(Ev::Built, Seat(i), Rule{"SC-B.15"}, (l[0] + 2) * 8 + l[1] + 2, (l[2] + 2) * 8 + l[3] + 2, (l[4] + 2) * 8 + l[5] + 2,
        p.stage == Plan::Absent);
    p = {};
  }
  ++s.turn;
  if (rules_.grid) begin_race(s);
  else s.phase = Phase::Bid;
}

// SC-1.3, SC-2.4 in half points: wear 2, a -1 chip 1, a -3 chip 3 or 1 (S-01), a qualifying point 2.
void SpeedCircuit::reveal_bids(State& s, Dice& dice, Sink const& log) const {
  std::array<int, kMaxSeats> value = {};
  List<Seat, kMaxSeats> order;
  for (int i = 0; i < s.cars.size(); ++i) {
    Plan& p = s.plans[i];
    Car& c = s.cars[i];
    if (p.stage == Plan::Absent) p = {};
    value[size_t(i)] = 2 * p.bid_wear + p.bid1 + (rules_.bid_three ? 1 : 3) * p.bid3 + 2 * points_[size_t(i)];
    c.wear = int16_t(c.wear - p.bid_wear);
    c.chips3 = int16_t(c.chips3 - p.bid3);
    while (c.chips1 < p.bid1) --c.chips3, c.chips1 = int16_t(c.chips1 + 3);  // D-22
    c.chips1 = int16_t(c.chips1 - p.bid1);
    log(Ev::Bid, Seat(i), Rule{points_[size_t(i)] ? "SC-2.4" : "SC-1.3"}, value[size_t(i)], p.bid_wear, p.bid1, p.bid3, points_[size_t(i)]);
    int at = order.size();
    order.push(Seat(i));
    for (; at > 0 && value[size_t(i)] > value[size_t(order[at - 1])]; --at) order[at] = order[at - 1];
    order[at] = Seat(i);
    p = {};
  }
  std::array<int, kMaxSeats> place = {};
  for (int i = 0; i < order.size(); ++i) place[size_t(i)] = value[size_t(order[i])];
  roll_ties(std::span(order.begin(), order.end()), std::span(place).first(size_t(order.size())), [&](Seat seat) {
    int const roll = dice.roll(100, "grid", seat) % 100;
    log(Ev::GridTie, seat, Rule{"SC-1.3"}, roll);
    return roll;
  });
  place_on_grid(s, order, log);
  ++s.turn;
  begin_race(s);
}

void SpeedCircuit::place_on_grid(State& s, List<Seat, kMaxSeats> const& order, Sink const& log) const {
  for (int i = 0; i < order.size(); ++i) {
    Space const slot = i < int(track_->grid.size()) ? track_->grid[size_t(i)] : Space{track_->length - 1 - i, 0};
    Car& c = s.cars[order[i]];
    c.progress = int16_t(slot.row - track_->length);
    c.lane = int8_t(slot.lane);
    log(Ev::Grid, order[i], Rule{"SC-1.3"}, i + 1, c.progress, c.lane);
  }
}

void SpeedCircuit::begin_race(State& s) const {
  s.phase = Phase::Plot;
  s.round = 1;
}

// SC-4.1, SC-4.2 all cards are turned at once and corrected; SC-B.5 the order of movement is fixed for the turn.
void Machine::reveal() {
  for (int i = 0; i < s_.cars.size(); ++i) {
    Car& c = s_.cars[i];
    Plan const& p = s_.plans[i];
    if (!c.racing()) continue;
    if (p.stage == Plan::Retiring) {
      leave(c, Seat(i), Why::Retired, Rule{"SC-4.2a"});
      continue;
    }
    if (p.absent()) ++c.misses;
    else c.misses = 0;
    int const plot = corrected(b_, c, p.card, s_.round);
    int const asked = p.card == kNoCard || p.card == kMps ? c.speed : p.card * 20;
    if (p.card == kNoCard) log_(Ev::Missed, Seat(i), Rule{"SC-4.2a"}, c.misses, plot);
    c.plot = c.go = int16_t(plot);
    if (p.absent() || (c.ghost && nothing_said(p))) log_(Ev::Ghost, Seat(i), Rule{"SC-4.2a"}, p.absent() ? 1 : 2);
    log_(Ev::Plot, Seat(i), Rule{plot == asked ? "SC-4.1" : "SC-4.2"}, p.card, plot, c.speed, plot != asked);
  }
  s_.phase = Phase::Move;
  s_.move = {};
  s_.ask = {};
  s_.wrecks.clear();
  s_.move.testing = r_.tests_rolled != 0;  // S-02
  order_cars(b_, s_);
  find_slips(b_, s_);
  for (int i = 0; i < s_.order.size(); ++i) log_(Ev::Order, s_.order[i], Rule{"SC-B.5"}, i + 1);
  run();
}

}  // namespace paddock::speed_circuit
