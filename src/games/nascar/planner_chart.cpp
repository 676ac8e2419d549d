#include "games/nascar/planner_chart.hpp"
#include "core/order.hpp"

#include <algorithm>

namespace paddock::nascar {
namespace {

constexpr int kBankRun = 1, kBankUsed = 2, kUsedL = 1, kUsedR = 2;
// One sweep settles all that drives forwards; cars that face the wrong way are slow and need some more, cheap ones.
constexpr int kSweeps = 4, kSlow = 2;

}  // namespace

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
  return done_;
}

void Chart::settle(int tile, int heading) {
  int const top = sweep_ ? std::min(kSlow, o_.max) : o_.max;  // speeds settled in this sweep
  uint16_t* cell = &cost_[index(tile, heading)];
  if (sweep_ && *std::max_element(cell, cell + top + 1) < kFarCost) return;
  depth_limit_ = std::min(top + 1, o_.max);
  if (o_.aim == Aim::Stop && road_->has(tile, Road::kZone)) depth_limit_ = std::min(depth_limit_, o_.pit_limit);
  for (int n = 0; n <= top + 1; ++n) best_[n][0] = best_[n][1] = best_[n][2] = kFarCost;
  Node const start{int16_t(tile), uint8_t(heading), 0, 0, 0, 0, 0, 0};
  leaf(start, 0);
  explore(start, 0);
  for (int v = 0; v <= top; ++v) {
    // NR-2.5, NR-2.7: one A and one B in all
    int cost = std::min({best_[v][0], best_[v][1], best_[v][2]});
    if (v < o_.max) cost = std::min({cost, best_[v + 1][0], best_[v + 1][1]});
    if (v > 0) cost = std::min({cost, best_[v - 1][1], best_[v - 1][2]});
    if (cost < cell[v]) cell[v] = uint16_t(std::max(cost, 0));
  }
}

void Chart::explore(Node const& at, int depth) {
  if (depth == depth_limit_) return;
  for (int steer = -1; steer <= 1; ++steer) {
    if (at.used & (steer < 0 ? kUsedL : steer > 0 ? kUsedR : 0)) continue;
    Node to = at;
    if (!move(to, steer, depth + 1)) continue;
    ++spent_;
    if (o_.aim == Aim::Flag && to.crossed) {
      for (int n = depth + 1; n <= depth_limit_; ++n)
        for (int& b : best_[n]) b = std::min(b, (depth + 1) * kTurnCost / n);
      continue;
    }
    leaf(to, depth + 1);
    explore(to, depth + 1);
  }
}

bool Chart::move(Node& n, int steer, int depth) const {
  Road const& r = *road_;
  int const h = turned(Heading(n.heading), steer);
  uint16_t const to = r.step(n.tile, h);
  if (to == Road::kNone) return false;
  bool const zone = r.has(to, Road::kZone);
  int const cross = r.crossing(n.tile, h);
  if (cross) {
    if (cross < 0 || n.crossed) return false;
    if (o_.aim == Aim::Flag && zone && !o_.pit_finish) return false;
    n.crossed = uint8_t(depth);
  }
  n.used = uint8_t(n.used | (steer < 0 ? kUsedL : steer > 0 ? kUsedR : 0));
  if (o_.aim == Aim::Stop && r.has(n.tile, Road::kPitLine) && !r.has(to, Road::kPitLine)) n.repaired = 1;
  if (r.has(to, Road::kSandy)) n.loss = int16_t(std::min(30000, n.loss + o_.bag));
  n.tile = int16_t(to);
  n.heading = uint8_t(h);
  n.zone = uint8_t(n.zone | zone);
  // NR-10.1, NR-10.2, NR-10.7
  int const bank = r.bank(to);
  if (n.bank != kBankUsed) {
    if (bank && n.bank == kBankRun) n.heading = turned(n.heading, bank);
    n.bank = uint8_t(!bank ? 0 : n.bank == kBankRun ? kBankUsed : kBankRun);
  }
  return true;
}

// All ends of a turn of `depth` moves that stops here.
void Chart::leaf(Node const& n, int depth) {
  if (o_.aim == Aim::Stop) return leaf_of_stop(n, depth);
  int* best = best_[depth];
  Chart const& on = o_.aim == Aim::Lap && n.crossed ? *o_.next : *this;
  if (n.loss) {
    for (int end = -1; end <= 1; ++end)
      if (depth + end >= 0 && depth + end <= o_.max)
        best[end + 1] =
            std::min(best[end + 1], kTurnCost + on.cost_between(n.tile, n.heading, (depth + end) * 1000 - n.loss));
    return;
  }
  uint16_t const* cell = &on.cost_[on.index(n.tile, n.heading)] + depth;
  if (depth > 0) best[0] = std::min(best[0], kTurnCost + cell[-1]);
  best[1] = std::min(best[1], kTurnCost + cell[0]);
  if (depth < o_.max) best[2] = std::min(best[2], kTurnCost + cell[1]);
}

void Chart::leaf_of_stop(Node const& n, int depth) {
  if (n.zone && depth > o_.pit_limit) return;  // NR-11.5
  int const top = road_->has(n.tile, Road::kZone) ? std::min(o_.pit_limit, o_.max) : o_.max;
  Chart const& on = n.repaired ? *o_.next : *this;
  int const plus = kTurnCost - (n.crossed ? o_.lap : 0) +
                   (n.repaired ? o_.base - o_.bonus[size_t(std::min(depth, 9))] : 0);
  for (int end = -1; end <= 1; ++end) {
    int const speed = depth + end;
    if (speed < 0 || speed > top) continue;
    int const cost = on.cost_between(n.tile, n.heading, speed * 1000 - n.loss);
    if (cost < kFarCost) best_[depth][end + 1] = std::min(best_[depth][end + 1], plus + cost);
  }
}

}  // namespace paddock::nascar
