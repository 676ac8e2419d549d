#include "games/nascar/bot/planner_chart.hpp"

#include <algorithm>

#include "core/order.hpp"

namespace paddock::nascar {
namespace {

constexpr int kBankRun = 1, kBankUsed = 2;
constexpr int kPlain = 2;  // column of best_ without an end order
// Sets of numbers of steers: bit 3 l + r for l to the left and r to the right. A second of a kind takes a card, one a turn.
constexpr int kFreeSteers = 0b000'011'011, kAnySteers = 0b011'111'111, kTwoRight = 0b100'100'100;
// One sweep settles all that drives forwards; cars that face the wrong way are slow and need some more, cheap ones.
constexpr int kSweeps = 4, kSlow = 2;

}  // namespace

struct Chart::Way {
  int16_t tile = 0, loss = 0;              // loss of speed, 1/1000
  uint8_t heading = 0, bank = 0;
  bool crossed = false, repaired = false, zone = false;
  uint16_t steers = 1;                     // which numbers of steers have led here
  int32_t older = -1;                      // another way in the same place
  bool same(Way const& o) const {
    return loss == o.loss && crossed == o.crossed && repaired == o.repaired && zone == o.zone;
  }
};

Chart::~Chart() = default;

Chart::Chart(std::shared_ptr<Road const> road, ChartOrder order) : road_(std::move(road)), o_(std::move(order)) {
  cost_.assign(size_t(road_->tiles) * 8 * size_t(o_.max + 1), uint16_t(kFarCost));
  std::vector<uint16_t> const& far = o_.aim == Aim::Stop ? road_->to_pit : road_->ahead;
  std::vector<uint64_t> keys;
  for (int t = 0; t < road_->tiles; ++t)
    if (far[size_t(t)] != Road::kNone) keys.push_back(order_key(far[size_t(t)], uint32_t(t)));
  sort_keys(keys);
  for (uint64_t key : keys) order_.push_back(uint16_t(key_place(key)));
}

int Chart::cost_between(int tile, int heading, int milli) const {
  if (milli <= 0) return cost(tile, heading, 0);
  int const whole = milli / 1000, part = milli % 1000;
  int const low = cost(tile, heading, whole);
  if (!part) return low;
  return (low * (1000 - part) + cost(tile, heading, whole + 1) * part) / 1000;
}

int Chart::flying_lap(Heading line) const {
  int best = kFarCost;
  for (int t = 0; t < road_->tiles; ++t)
    if (road_->has(t, Road::kLine) && !road_->has(t, Road::kZone))
      for (int v = 0; v <= o_.max; ++v) best = std::min(best, cost(t, line, v));
  return best;
}

bool Chart::work(int64_t& nodes) {
  if (met_.empty() && !done_) met_.resize(size_t(road_->tiles) * 8 * 3);
  while (!done_ && nodes > 0) {
    if (at_ == order_.size()) {
      at_ = 0;
      done_ = ++sweep_ == kSweeps;
      continue;
    }
    int const tile = order_[at_++];
    spent_ = 0;
    for (int h = 0; h < 8; ++h) settle(tile, h);
    nodes -= spent_ + 8;
  }
  if (done_) ways_ = {}, next_ = {}, met_ = {};
  return done_;
}

// However it steers, the next tile is no nearer.
bool Chart::astray(int tile, int heading) const {
  auto const& far = o_.aim == Aim::Stop ? road_->to_pit : road_->ahead;
  for (int steer = -1; steer <= 1; ++steer) {
    int const h = turned(Heading(heading), steer);
    uint16_t const to = road_->step(tile, h);
    if (to != Road::kNone && (road_->crossing(tile, h) > 0 || far[to] <= far[size_t(tile)])) return false;
  }
  return true;
}

void Chart::settle(int tile, int heading) {
  int const top = sweep_ || astray(tile, heading) ? std::min(kSlow, o_.max) : o_.max;  // speeds settled in this sweep
  uint16_t* cell = &cost_[index(tile, heading)];
  if (sweep_ && *std::max_element(cell, cell + top + 1) < kFarCost) return;
  depth_limit_ = std::min(top + (o_.card ? 2 : 1), o_.max);
  if (o_.aim == Aim::Stop && road_->has(tile, Road::kZone)) depth_limit_ = std::min(depth_limit_, o_.pit_limit);
  for (int n = 0; n <= top + 2; ++n) std::fill(best_[n], best_[n] + 5, kFarCost);
  explore(tile, heading);
  for (int v = 0; v <= top; ++v) {
    int const cost = o_.card ? std::min(fewest(v), by_card(v)) : fewest(v);
    if (cost < cell[v]) cell[v] = uint16_t(std::max(cost, 0));
  }
}

// NR-2.5, NR-2.7: one A and one B in all
int Chart::fewest(int v) const {
  int cost = std::min({best_[v][kPlain - 1], best_[v][kPlain], best_[v][kPlain + 1]});
  if (v < o_.max) cost = std::min({cost, best_[v + 1][kPlain - 1], best_[v + 1][kPlain]});
  if (v > 0) cost = std::min({cost, best_[v - 1][kPlain], best_[v - 1][kPlain + 1]});
  return cost;
}

// NR-3.1: a second A or a second B for a card
int Chart::by_card(int v) const {
  int cost = std::min(best_[v][kPlain - 2], best_[v][kPlain + 2]);
  if (v < o_.max) cost = std::min({cost, best_[v + 1][kPlain + 1], best_[v + 1][kPlain - 2]});
  if (v + 1 < o_.max) cost = std::min({cost, best_[v + 2][kPlain], best_[v + 2][kPlain - 1]});
  if (v > 0) cost = std::min({cost, best_[v - 1][kPlain - 1], best_[v - 1][kPlain + 2]});
  if (v > 1) cost = std::min({cost, best_[v - 2][kPlain], best_[v - 2][kPlain + 1]});
  return std::min(kFarCost, cost + o_.card);
}

void Chart::explore(int tile, int heading) {
  Way start;
  start.tile = int16_t(tile);
  start.heading = uint8_t(heading);
  leaf(start, 0);
  ways_.assign(1, start);
  for (int depth = 1; depth <= depth_limit_ && !ways_.empty(); ++depth) {
    ++stamp_;
    next_.clear();
    for (Way const& way : ways_) go_on(way, depth);
    for (Way const& way : next_) leaf(way, depth);
    std::swap(ways_, next_);
  }
}

void Chart::go_on(Way const& way, int depth) {
  int const may = o_.card ? kAnySteers : kFreeSteers;
  for (int steer = -1; steer <= 1; ++steer) {
    Way to = way;
    if (steer < 0) to.steers = uint16_t(way.steers << 3 & may);
    if (steer > 0) to.steers = uint16_t((way.steers & ~kTwoRight) << 1 & may);
    if (!to.steers || !move(to, steer)) continue;
    ++spent_;
    if (o_.aim == Aim::Flag && to.crossed) flag(to, depth);
    else meet(to);
  }
}

// Ways that differ in nothing but their steers go on as one.
void Chart::meet(Way const& way) {
  Met& met = met_[(size_t(way.tile) * 8 + way.heading) * 3 + way.bank];
  int const newest = met.stamp == stamp_ ? met.way : -1;
  for (int i = newest; i >= 0; i = next_[size_t(i)].older)
    if (next_[size_t(i)].same(way)) return void(next_[size_t(i)].steers |= way.steers);
  met = {stamp_, int32_t(next_.size())};
  next_.push_back(way);
  next_.back().older = newest;
}

bool Chart::move(Way& n, int steer) const {
  Road const& r = *road_;
  int const h = turned(Heading(n.heading), steer);
  uint16_t const to = r.step(n.tile, h);
  if (to == Road::kNone) return false;
  bool const zone = r.has(to, Road::kZone);
  int const cross = r.crossing(n.tile, h);
  if (cross) {
    if (cross < 0 || n.crossed) return false;
    if (o_.aim == Aim::Flag && zone && !o_.pit_finish) return false;
    n.crossed = true;
  }
  if (o_.aim == Aim::Stop && r.has(n.tile, Road::kPitLine) && !r.has(to, Road::kPitLine)) n.repaired = true;
  if (r.has(to, Road::kSandy)) n.loss = int16_t(std::min(30000, n.loss + o_.bag));
  n.tile = int16_t(to);
  n.heading = uint8_t(h);
  n.zone |= zone;
  // NR-10.1, NR-10.2, NR-10.7
  int const bank = r.bank(to);
  if (n.bank != kBankUsed) {
    if (bank && n.bank == kBankRun) n.heading = turned(n.heading, bank);
    n.bank = uint8_t(!bank ? 0 : n.bank == kBankRun ? kBankUsed : kBankRun);
  }
  return true;
}

int Chart::paid(Way const& way) const { return way.steers & kFreeSteers ? 0 : o_.card; }

// NR-12.3: of the turn of the crossing only a part counts.
void Chart::flag(Way const& way, int depth) {
  for (int n = depth; n <= depth_limit_; ++n)
    for (int& b : best_[n]) b = std::min(b, depth * kTurnCost / n + paid(way));
}

// All ends of a turn of `depth` moves that stops here.
void Chart::leaf(Way const& n, int depth) {
  if (o_.aim == Aim::Stop) return leaf_of_stop(n, depth);
  Chart const& on = o_.aim == Aim::Lap && n.crossed ? *o_.next : *this;
  int const turn = kTurnCost + paid(n), reach = o_.card ? 2 : 1;
  uint16_t const* cell = &on.cost_[on.index(n.tile, n.heading)];
  for (int speed = std::max(0, depth - reach); speed <= std::min(depth + reach, o_.max); ++speed) {
    int& best = best_[depth][kPlain + speed - depth];
    best = std::min(best, turn + (n.loss ? on.cost_between(n.tile, n.heading, speed * 1000 - n.loss) : cell[speed]));
  }
}

void Chart::leaf_of_stop(Way const& n, int depth) {
  if (n.zone && depth > o_.pit_limit) return;  // NR-11.5
  int const top = road_->has(n.tile, Road::kZone) ? std::min(o_.pit_limit, o_.max) : o_.max;
  Chart const& on = n.repaired ? *o_.next : *this;
  int const plus = kTurnCost - (n.crossed ? o_.lap : 0) +
                   (n.repaired ? o_.base - o_.bonus[size_t(std::min(depth, 9))] : 0) + paid(n);
  int const reach = o_.card ? 2 : 1;
  for (int speed = std::max(0, depth - reach); speed <= std::min(depth + reach, top); ++speed) {
    int const cost = on.cost_between(n.tile, n.heading, speed * 1000 - n.loss);
    int& best = best_[depth][kPlain + speed - depth];
    if (cost < kFarCost) best = std::min(best, plus + cost);
  }
}

}  // namespace paddock::nascar
