#include "games/speed_circuit/bot/par.hpp"

#include <algorithm>

namespace paddock::speed_circuit {
namespace {

constexpr Settings kDefaults;

Solo alone(CarData const& car, int laps) {
  Solo s;
  s.car = {car.accel, car.decel, car.top, car.start};
  s.wear = std::max(0, car.wear);
  s.laps = laps;
  return s;
}

void finish(Chart& chart) {
  for (int64_t nodes = INT64_MAX; !chart.build(nodes);) {}
}

int from_grid(Track const& t, Chart const& chart, int wear) {
  return chart.value(t.grid[0].row - t.length, t.grid[0].lane, 0, {}, wear);
}

// The finish takes less than half a turn off for rows beyond the line.
int whole_turns(int value) { return value >= kFar / 2 ? 0 : (value + kTurn - 1) / kTurn; }

}  // namespace

int lap_turns(Track const& track, Simple const& car, int wear, int laps) {
  CarData const data{car.accel, car.decel, car.top, car.start, wear, 0, 0};
  return par_turns({track, kDefaults, laps}, data);
}

int par_turns(Book const& b, CarData const& car) {
  if (b.laps > kParLaps || b.track.grid.empty()) return 0;
  Chart chart(b, alone(car, b.laps));
  finish(chart);
  return whole_turns(from_grid(b.track, chart, car.wear));
}

namespace {

// Damage is what it adds to a race of two laps, halved. `kind`: 0 whole, 1 acceleration, 2 top speed, 3 deceleration.
Solo two_laps(Simple const& car, int kind) {
  Solo s;
  s.car = {std::max(0, car.accel - (kind == 1 ? 20 : 0)), std::max(0, car.decel - (kind == 3 ? 20 : 0)),
           std::max(20, car.top - (kind == 2 ? 20 : 0)), car.start};
  s.laps = 2;
  s.price = kTurn * 3 / 10;
  return s;
}

std::array<int, 3> prices(std::array<int, 4> const& laps) {
  std::array<int, 3> out = {};
  if (laps[0] >= kFar / 2) return out;
  for (size_t i = 0; i < 3; ++i) out[i] = std::clamp((laps[i + 1] - laps[0]) / 2, kTurn / 8, 10 * kTurn);
  return out;
}

// The price of a chip is the one that makes the race dearest: then as much is spent as there is (Lagrange).
constexpr int kChipPrices[2] = {kTurn / 40, kTurn / 16};
constexpr int kDamaged = 1, kDiced = 5, kSteps = 7;      // steps of Par: its way, two laps four times, dice twice

}  // namespace

std::array<int, 3> damage_prices(Book const& b, Simple const& car) {
  std::array<int, 4> laps = {};
  for (int kind = 0; kind < 4; ++kind) {
    Chart chart(b, two_laps(car, kind));
    finish(chart);
    laps[size_t(kind)] = from_grid(b.track, chart, 0);
  }
  return prices(laps);
}

Par::Par(Book const& b, CarData const& car)
    : rules_(b.rules), b_{b.track, rules_, b.laps}, car_(car), good_(b.laps <= kParLaps && !b.track.grid.empty()),
      step_(good_ ? 0 : kSteps) {}

Solo Par::next() const {
  Solo solo = alone(car_, b_.laps);
  if (step_ < kDamaged) return solo;
  if (step_ < kDiced) return two_laps(solo.car, step_ - kDamaged);
  solo.dice = true;
  solo.threes = car_.chips3 > 0;
  solo.out = kOutPrice;
  solo.hurt = prices(two_laps_);
  solo.chip = kChipPrices[step_ - kDiced];
  return solo;
}

void Par::note(Chart const& chart) {
  if (step_ >= kDiced) {
    int const chips = kChipPrices[step_ - kDiced] * (car_.chips1 + 3 * car_.chips3);
    best_ = std::max(best_, from_grid(b_.track, chart, car_.wear) - chips);
  } else if (step_ >= kDamaged) {
    two_laps_[size_t(step_ - kDamaged)] = from_grid(b_.track, chart, 0);
  }
}

bool Par::work(int64_t& nodes) {
  while (step_ < kSteps && nodes > 0) {
    if (!now_) now_ = std::make_unique<Chart>(b_, next());
    if (!now_->build(nodes)) return false;
    note(*now_);
    if (step_++ == 0) way_ = std::move(now_);
    now_.reset();
  }
  return step_ == kSteps;
}

int Par::to_go(int progress, int lane, int speed, int wear) const {
  int const gear = std::min(speed / 20, 11);
  int const v = way_->value(std::max(progress, way_->lowest()), lane, gear, {}, std::max(0, wear));
  return v >= kFar / 2 ? 0 : int(int64_t(v) * 1000 / kTurn);
}

}  // namespace paddock::speed_circuit
