// How the others probably drive: each along the best way of a plain chart of its own car, now and then a step off it.
#include <algorithm>

#include "games/speed_circuit/bot/bot.hpp"
#include "games/speed_circuit/rules/cache.hpp"

namespace paddock::speed_circuit {

void finish_chart(Chart& chart) {
  for (int64_t nodes = INT64_MAX; !chart.build(nodes);) {}
}

std::shared_ptr<Chart> kept_chart(SpeedCircuit const& g, Solo const& solo) {
  auto& kept = g.cache().charts;
  for (auto const& chart : kept)
    if (chart->solo() == solo) return chart;
  if (kept.size() >= 64) kept.erase(kept.begin());
  kept.push_back(std::make_shared<Chart>(g.book(), solo));
  return kept.back();
}

Solo plain_solo(SpeedCircuit const& g, Car const& c) {
  Solo s;
  s.car = {c.accel, c.decel, c.top, c.start};
  s.laps = std::min(2, g.laps());
  // A wear is dear when few are left for the way to go; rounded, so that few charts serve all.
  int const laps = std::max(1, (g.book().goal() - c.progress) / g.track().length + 1), share = c.wear / laps;
  s.price = kTurn * (share >= 6 ? 20 : share >= 3 ? 32 : share >= 1 ? 56 : 120) / 100;
  s.out = 12 * kTurn;
  return s;
}

Rivals::Rivals(SpeedCircuit const& g, Seat me) : g_(g), b_(g.book()), me_(me), way_(std::make_unique<BotWay>(b_)) { forget(); }

Guide const& Rivals::guide(Board const& s, int seat) {
  if (!made_[size_t(seat)]) {
    auto chart = kept_chart(g_, plain_solo(g_, s.cars[seat]));
    finish_chart(*chart);
    guides_[size_t(seat)] = Guide(b_, chart);
    made_[size_t(seat)] = true;
  }
  return guides_[size_t(seat)];
}

// The speed it plots, as if alone; drawn: sometimes a step less, rarely one more.
int Rivals::gear_for(Board const& s, int seat, Dice* dice) {
  Car const& c = s.cars[seat];
  Span const span = span_of(b_, c);
  if (!c.on_road()) return span.high / 20;
  if (best_[size_t(seat)] < 0) {
    traffic_.clear();
    way_->aim(guide(s, seat), traffic_);
    way_->begin(c, false);
    int best = kFar, gear = std::max(1, span.high / 20);
    for (int k = std::max(1, span.low / 20 - 2); k <= span.high / 20; ++k)
      if (int const v = way_->plot(c, k); v < best) best = v, gear = k;
    best_[size_t(seat)] = int8_t(gear);
  }
  int gear = best_[size_t(seat)];
  if (dice) {
    int const roll = dice->roll(12, "imagined", kNobody);
    if (roll <= 2) --gear;
    else if (roll == 3) ++gear;
  }
  return std::clamp(gear, std::max(1, span.least / 20), std::max(1, span.most / 20));
}

std::array<int8_t, kMaxSeats> Rivals::draw_cards(State const& s, Dice& dice, bool likeliest) {
  std::array<int8_t, kMaxSeats> cards{};
  for (int i = 0; i < s.plans.size(); ++i) {
    Plan const& p = s.plans[i];
    bool const hidden = s.cars[i].racing() && i != me_ && p.stage != Plan::Open;
    cards[size_t(i)] = hidden ? int8_t(gear_for(s, i, likeliest ? nullptr : &dice)) : p.card;
  }
  return cards;
}

void Rivals::plot_all(Board& s) {
  for (int i = 0; i < s.cars.size(); ++i)
    if (Car& c = s.cars[i]; i != me_ && c.racing() && c.on_board()) c.plot = c.go = int16_t(gear_for(s, i, nullptr) * 20);
}

void Rivals::drive(Board& s, Seat until) {
  for (Seat seat : s.order) {
    if (seat == until) return;
    if (seat != me_) drive_one(s, seat);
  }
}

void Rivals::drive_rest(Board& s, Seat after) {
  bool on = false;
  for (Seat seat : s.order) {
    if (on) drive_one(s, seat);
    on |= seat == after;
  }
}

void Rivals::drive_one(Board& s, Seat seat) {
  Car& c = s.cars[seat];
  if (!c.on_road() || c.halted) return;
  traffic_.fill(b_.track, s, seat);
  way_->aim(guide(s, seat), traffic_);
  way_->begin(c, false);
  BotWay::Spot const end = way_->drive_out(c.plot / 20);
  c.progress = end.progress;
  c.lane = end.lane;
  c.account = end.account;
  c.wear = end.wear;
  c.speed = int16_t(end.driven * 20);
  c.rest = c.speed ? Rest::None : Rest::Other;
  if (c.progress >= b_.goal()) c.where = Where::Gone;
}

}  // namespace paddock::speed_circuit
