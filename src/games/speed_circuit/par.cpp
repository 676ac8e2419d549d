#include "games/speed_circuit/par.hpp"

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

// The price of a chip is the one that makes the race dearest: then as much is spent as there is (Lagrange).
int par_expected(Book const& b, CarData const& car) {
  if (b.laps > kParLaps || b.track.grid.empty()) return 0;
  Solo solo = alone(car, b.laps);
  solo.dice = true;
  solo.threes = car.chips3 > 0;
  solo.out = kOutPrice;
  solo.hurt = damage_prices(b, solo.car);
  int best = 0;
  for (int price : {kTurn / 40, kTurn / 16}) {
    solo.chip = price;
    Chart chart(b, solo);
    finish(chart);
    best = std::max(best, from_grid(b.track, chart, car.wear) - price * (car.chips1 + 3 * car.chips3));
  }
  return int(int64_t(best) * 1000 / kTurn);
}

// By what it adds to a race of two laps, halved.
std::array<int, 3> damage_prices(Book const& b, Simple const& car) {
  auto two_laps = [&](int accel, int top, int decel) {
    Solo s;
    s.car = {std::max(0, car.accel - accel), std::max(0, car.decel - decel), std::max(20, car.top - top), car.start};
    s.laps = 2;
    s.price = kTurn * 3 / 10;
    Chart chart(b, s);
    finish(chart);
    return from_grid(b.track, chart, 0);
  };
  int const whole = two_laps(0, 0, 0);
  std::array<int, 3> out = {};
  if (whole >= kFar / 2) return out;
  out = {two_laps(20, 0, 0), two_laps(0, 20, 0), two_laps(0, 0, 20)};
  for (int& h : out) h = std::clamp((h - whole) / 2, kTurn / 8, 10 * kTurn);
  return out;
}

ParWay::ParWay(Book const& b, CarData const& car) : chart_(b, alone(car, std::min(b.laps, kParLaps))), good_(b.laps <= kParLaps) {
  if (good_) finish(chart_);
}

int ParWay::to_go(int progress, int lane, int speed, int wear) const {
  int const gear = std::min(speed / 20, 11);
  int const v = chart_.value(std::max(progress, chart_.lowest()), lane, gear, {}, std::max(0, wear));
  return v >= kFar / 2 ? 0 : int(int64_t(v) * 1000 / kTurn);
}

}  // namespace paddock::speed_circuit
