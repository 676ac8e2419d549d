// Which card to play: every speed weighed among drawn moves of the others.
#include <algorithm>

#include "games/speed_circuit/bot/bot_mind.hpp"

namespace paddock::speed_circuit {

// ---- the turn after

int NextTurn::after(int progress, int lane, int gear, Ledger const& a, int wear) {
  Track const& t = b_.track;
  uint64_t const key = mix64(uint64_t(uint16_t(progress)) | uint64_t(lane) << 16 | uint64_t(gear) << 20 | uint64_t(paid_code(a)) << 24 |
                             uint64_t(a.arrow) << 28 | uint64_t(a.corner) << 32 | uint64_t(wear) << 40) | 1;
  Known& known = known_[key % known_.size()];
  if (known.key == key) return known.value;
  Car c = me_;
  c.progress = int16_t(progress);
  c.lane = int8_t(lane);
  c.speed = int16_t(gear * 20);
  c.account = a;
  c.wear = int16_t(wear);
  c.rest = gear ? Rest::None : Rest::Other;
  traffic_.clear();
  bool slip = false;
  for (int i = 0; i < now_.cars.size(); ++i) {
    Car const& o = now_.cars[i];
    if (i == seat_ || !o.on_road()) continue;
    int const far = ring(t, progress, o.progress);
    bool const first = far > 0 && far < t.length / 2;   // it moves before me
    slip |= gear > 0 && o.lane == lane && far == 1 && then_.cars[i].plot >= 120 && o.speed > 0;
    Car const& where = first ? then_.cars[i] : o;
    if (where.on_road()) traffic_.put(t.wrap(where.progress), where.lane, i);
  }
  way_.aim(guide_, traffic_);
  way_.begin(c, slip);
  Span const span = span_of(b_, c);
  int best = kFar;
  for (int k = std::max({1, span.low / 20 - 1, gear - 4}); k <= span.high / 20; ++k) best = std::min(best, way_.plot(c, k));
  if (best >= kFar / 2) best = guide_.value(progress, lane, gear, a, wear);
  else best += kTurn;
  known = {key, best};
  return best;
}

// The others go on to the end of this turn and through the next.
void NextTurn::look(Board const& s, Rivals& rivals) {
  for (Known& k : known_) k = {};
  me_ = s.cars[seat_];
  now_ = s;
  rivals.drive_rest(now_, seat_);
  then_ = now_;
  for (Car& c : then_.cars) c.plot = c.go = 0;
  rivals.forget();
  rivals.plot_all(then_);
  order_cars(b_, then_);
  rivals.drive(then_, kNobody);
  rivals.forget();
}

// ---- the card

void Mind::weigh_plots() {
  Car const& c = s_.cars[seat_];
  Span const span = span_of(b_, c);
  low_ = std::max(b_.rules.zero_card ? 0 : 1, std::max(span.low / 20 - 3, span.least / 20));
  high_ = (style_.dice ? span.most : span.high) / 20;
  low_ = std::min(low_, std::max(high_, 1));
  cost_.fill(0);
  ends_.clear();
}

// One drawn turn of the others.
void Mind::sample(int n) {
  Board t = s_;                          // the plans stay where they are: of them only the cards count
  if (style_.others) {
    auto const cards = rivals_.draw_cards(s_, dice_, n == 0);
    for (int i = 0; i < t.cars.size(); ++i) {
      Car& c = t.cars[i];
      if (!c.racing()) continue;
      if (i != seat_) c.plot = int16_t(corrected(b_, c, cards[size_t(i)], t.round));
      else c.plot = int16_t(std::clamp<int>(c.speed + c.accel / 2, low_ * 20, std::max(low_, high_) * 20));
      c.go = c.plot;
    }
    order_cars(b_, t);
    find_slips(b_, t);
    rivals_.drive(t, seat_);
  }
  bool const slip = style_.others && t.cars[seat_].ahead >= 0;
  if (next_) {
    way_->set_outlook(nullptr);
    next_->look(t, rivals_);
    way_->set_outlook(next_.get());
  }
  traffic_.fill(b_.track, t, seat_);
  way_->aim(guide_, traffic_);
  Car const& c = s_.cars[seat_];
  way_->begin(c, slip);
  for (int k = std::max(1, low_); k <= high_; ++k) cost_[size_t(k)] += std::min(way_->plot(c, k), 60 * kTurn);
  if (g_.by_sheet(seat_) && ends_.size() < 8) ends_.push_back({t, slip});
}

int Mind::best_gear() {
  int best = INT32_MAX, gear = std::max(1, low_);
  for (int k = std::max(1, low_); k <= high_; ++k) {
    int cost = cost_[size_t(k)] / std::max(1, samples_);
    if (style_.noise) cost += dice_.roll(style_.noise, "bot", seat_);
    if (cost < best) best = cost, gear = k;
  }
  return gear;
}

}  // namespace paddock::speed_circuit
