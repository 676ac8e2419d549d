#include "games/speed_circuit/bot/bot_build.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "games/speed_circuit/bot/par.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr int kTrialLaps = 1, kRefined = 6;
constexpr int kSkillPrice = kTurn * 4 / 100;

int fast_start(CarTable const& t) { return *std::max_element(t.rows[kStart].values.begin(), t.rows[kStart].values.end()); }

}  // namespace

DesignSearch::DesignSearch(SpeedCircuit const& g, Level level, int below)
    : g_(g), b_{g.track(), g.rules(), kTrialLaps}, level_(level), best_(g.table().standard), way_(std::make_unique<BotWay>(b_)) {
  if (level == Level::Easy || g.track().grid.empty()) return;
  auto const& rows = g.table().rows;
  Levels const& s = g.table().standard;
  for (int a = std::max(rows[kAccel].low, s[kAccel] - below); a <= rows[kAccel].high(); ++a)
    for (int d = std::max(rows[kDecel].low, s[kDecel] - below); d <= rows[kDecel].high(); ++d)
      for (int t = rows[kTop].low; t <= rows[kTop].high(); ++t) engines_.push_back({{int8_t(a), int8_t(d), int8_t(t)}});
}

// A first lap from the middle of the grid, the others flying. The start speed only makes the first turn: one chart serves all.
int DesignSearch::turns(Levels const& l, Chart const& chart) {
  CarData const d = car_data(g_.table(), l, g_.laps());
  Space const slot = g_.track().grid[g_.track().grid.size() / 2];
  Car c;
  c.accel = int16_t(d.accel), c.decel = int16_t(d.decel), c.top = int16_t(d.top), c.start = int16_t(d.start);
  c.wear = int16_t(std::min(d.wear * kTrialLaps / g_.laps(), chart.solo().wear));
  int const skill = (d.chips1 + 3 * d.chips3) * kTrialLaps / g_.laps();
  c.chips1 = int16_t(skill);
  c.progress = int16_t(slot.row - g_.track().length);
  c.lane = int8_t(slot.lane);
  way_->begin(c, false);
  Span const span = span_of(b_, c);
  int first = kFar, flying = kFar;
  for (int k = 1; k <= (chart.solo().dice ? span.most : span.high) / 20; ++k) first = std::min(first, way_->plot(c, k));
  Row const& line = g_.track().rows[0];
  for (int lane = line.low; lane <= line.high; ++lane)
    if (g_.track().has(0, lane)) flying = std::min(flying, chart.value(0, lane, std::min(6, c.top / 20), {}, c.wear));
  return first + (g_.laps() - 1) * flying - skill * g_.laps() * kSkillPrice;
}

void DesignSearch::weigh(Engine& e, bool dice) {
  CarTable const& t = g_.table();
  Solo s;
  s.car = {t.rows[kAccel].value(e.levels[0]), t.rows[kDecel].value(e.levels[1]), t.rows[kTop].value(e.levels[2]), fast_start(t)};
  s.laps = kTrialLaps;
  Levels most = t.standard;
  most[kWear] = int8_t(t.rows[kWear].high());
  s.wear = std::min(48, car_data(t, most, g_.laps()).wear * kTrialLaps / g_.laps());
  s.dice = dice;
  s.out = kOutPrice;
  s.chip = kSkillPrice;
  s.beyond = style_of(level_).beyond;
  if (dice) s.hurt = {2 * kTurn, kTurn / 2, kTurn};
  auto chart = std::make_shared<Chart>(b_, s);
  finish_chart(*chart);
  guide_ = Guide(b_, chart);
  way_->aim(guide_, traffic_);
  e.value = kFar;
  Levels l = {e.levels[0], e.levels[1], e.levels[2]};
  for (int start = t.rows[kStart].low; start <= t.rows[kStart].high(); ++start)
    for (int wear = t.rows[kWear].low; wear <= t.rows[kWear].high(); ++wear) {
      l[kStart] = int8_t(start), l[kWear] = int8_t(wear), l[kSkill] = 0;
      int const skill = t.budget - points_of(l);
      if (!t.rows[kSkill].sells(skill)) continue;
      l[kSkill] = int8_t(skill);
      if (int const v = turns(l, *chart); v < e.value) e.value = v, e.best = l;
    }
}

bool DesignSearch::step() {
  if (at_ < engines_.size()) {
    weigh(engines_[at_++], dice_);
    return false;
  }
  auto better = [](Engine const& x, Engine const& y) { return x.value != y.value ? x.value < y.value : x.levels < y.levels; };
  sort_many(engines_, better);
  if (!engines_.empty() && engines_[0].value < kFar / 2) best_ = engines_[0].best;
  if (dice_ || level_ != Level::Hard || engines_.empty()) return true;
  engines_.resize(std::min<size_t>(engines_.size(), kRefined));
  dice_ = true;
  at_ = 0;
  return false;
}

// SC-1.3: a place in front is worth some wear in a field that thinks so too; a little by chance, so that equals differ. Hard
// knows that a wear is worth more turns than a row or two of the grid: it bids some only where many cars stand before it.
void bid_for_grid(SpeedCircuit const&, State const& s, Seat seat, Level level, uint64_t seed, std::vector<Action>& orders) {
  if (level == Level::Easy || s.cars.size() < 2) return;
  Car const& c = s.cars[seat];
  SeededDice dice(mix64(seed ^ uint64_t(uint8_t(seat))));
  int const most = level == Level::Hard ? std::min(2, (s.cars.size() - 1) / 4) : 1, roll = dice.roll(3, "bid", seat) - 1;
  int const wear = std::clamp(most - roll, 0, c.wear / 5), chips = level == Level::Hard ? std::clamp(roll, 0, c.chips1 / 4) : 0;
  if (wear > 0) orders.push_back(act(Verb::BidWear, wear));
  if (chips > 0) orders.push_back(act(Verb::BidChips, chips));
}

}  // namespace paddock::speed_circuit
