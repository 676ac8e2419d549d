#include "games/nascar/bot/planner_turn.hpp"

#include <algorithm>

namespace paddock::nascar {
namespace {

constexpr int kBankRun = 1, kBankUsed = 2;
constexpr int kOilCost = kTurnCost * 3 / 5;  // first guess at a random turn in mid-drive; bot_exact.cpp knows better

}  // namespace

int TurnSearch::run(Ending const& from, bool first, int cards) {
  start_ = &from;
  first_ = first;
  cards_ = std::min<int>(cards, from.to.cards);
  nodes_ = 0;
  seen_.renew(road_.tiles);
  speeds();
  Place const& p = from.to;
  Node const n{p.tile, p.heading, 0, 0, uint8_t(r_.bank_carry && road_.bank(p.tile) ? kBankRun : 0), 0, 0,
               road_.has(p.tile, Road::kZone), false, false, p.loss, {}};
  leaf(n, 0);
  if (high_ > 0) explore(n, 0);
  return nodes_;
}

// What speed orders can do: for each number of moves the cheapest way to each speed afterwards (NR-2, NR-4.2).
void TurnSearch::speeds() {
  low_ = std::max(0, start_->to.speed - 2);
  high_ = 0;
  for (auto& w : ways_) w.clear();
  for (int slip = 0; slip <= (start_->to.slip ? 1 : 0); ++slip)
    for (int begin : {0, 1, -1, 2, -2})
      for (int end : {0, 1, -1, 2, -2}) add_way(slip, begin, end);
}

void TurnSearch::add_way(int slip, int begin, int end) {
  Place const& p = start_->to;
  int const n = p.speed + slip + begin, after = n + end;
  int const ups = std::max(begin, 0) + std::max(end, 0), downs = std::max(-begin, 0) + std::max(-end, 0);
  if (ups > 2 || downs > 2 || n < 0 || after < 0 || n > p.max || n >= kTopSpeed || n - low_ >= kRange) return;
  if (after > p.max && !(end > 0 && road_.has(p.tile, Road::kZone))) return;  // NR-11.4: a repair may raise max
  if (n == 0 && end != 0) return;  // without moves all speed orders are begin orders (NR-2.10)
  int const cards = doubles((ups > 1) + (downs > 1), p.upgrade == Upgrade::Turbo, r_.aabb_one);
  if (cards > cards_) return;
  auto& ways = ways_[n - low_];
  for (Way const& w : ways)
    if (w.end == after && w.cards <= cards) return;
  for (Way& w : ways)
    if (w.end == after) return void(w = {uint8_t(after), int8_t(begin), int8_t(end), uint8_t(cards), slip > 0});
  if (ways.full()) return;
  ways.push({uint8_t(after), int8_t(begin), int8_t(end), uint8_t(cards), slip > 0});
  high_ = std::max(high_, n);
}

void TurnSearch::explore(Node const& n, int depth) {
  for (int steer = -1; steer <= 1; ++steer) {
    if ((steer < 0 && n.left > 1) || (steer > 0 && n.right > 1)) continue;
    Node to = n;
    if (steer) {
      (steer < 0 ? to.left : to.right)++;
      if (steer_cards(to) > cards_) continue;
      to.steer[to.steers++] = int8_t(steer < 0 ? -depth - 1 : depth + 1);
    }
    ++nodes_;
    if (!move(to, steer, depth + 1)) {
      if (first_) off_track(to, steer, depth);
      continue;
    }
    if (to.crossed == depth + 1 && start_->to.left <= 1) {  // NR-12.3: what comes after the flag does not matter
      for (int moves = depth + 1; moves <= high_; ++moves) leaf(to, moves);
      continue;
    }
    if (known(to, depth + 1)) continue;
    leaf(to, depth + 1);
    if (depth + 1 < high_) explore(to, depth + 1);
  }
}

bool TurnSearch::move(Node& n, int steer, int depth) const {
  int const h = turned(Heading(n.heading), steer);
  uint16_t const to = road_.step(n.tile, h);
  if (to == Road::kNone) return false;
  bool const zone = road_.has(to, Road::kZone);
  if (int const cross = road_.crossing(n.tile, h)) {
    if (cross < 0) return n.heading = 255, false;
    bool const barred = zone && start_->to.left <= 1 && !r_.pit_finish;  // NR-12.4
    if (!n.crossed && !barred) n.crossed = uint8_t(depth);
  }
  if (road_.has(n.tile, Road::kPitLine) && !road_.has(to, Road::kPitLine)) n.repaired = true;
  if (road_.has(to, Road::kSandy)) n.loss = int16_t(std::min(30000, n.loss + surface_.bag[to]));
  n.tile = to;
  n.heading = uint8_t(h);
  n.zone |= zone;
  n.oil |= surface_.oil[to] != 0;
  // NR-10
  int const bank = road_.bank(to);
  if (n.bank != kBankUsed) {
    if (bank && n.bank == kBankRun) n.heading = turned(Heading(n.heading), bank);
    n.bank = uint8_t(!bank ? 0 : n.bank == kBankRun ? kBankUsed : kBankRun);
  }
  return true;
}

bool TurnSearch::known(Node const& n, int depth) {
  if (n.loss != start_->to.loss || n.oil || n.zone || n.repaired) return false;  // what the path itself has cost differs
  size_t const at = ((size_t(n.tile) * 8 + n.heading) * 9 + n.left * 3u + n.right) * 3 + n.bank;
  return seen_.mark(at, depth);
}

// NR-5 as a way out: one or more spaces, the rest of the order straight on. All numbers of moves are tried.
void TurnSearch::off_track(Node const& n, int steer, int depth) {
  if (n.heading == 255 || n.left + n.right > 1) return;
  Place const& p = start_->to;
  for (int moves = std::max(depth + 1, low_); moves <= high_; ++moves)
    for (Way const& way : ways_[moves - low_]) {
      if (way.end != moves || way.cards) continue;
      int const spaces = std::min(3, moves - depth);
      Ending e = *start_;
      e.to.tile = n.tile;
      e.to.heading = turned(Heading(n.heading), steer);
      e.to.speed = uint8_t(std::max(0, moves - 3 * spaces));
      e.to.max = uint8_t(std::max<int>(std::min<int>(p.max, r_.max_floor), p.max - (spaces < 3 ? 2 * spaces : 8)));
      e.to.speed = std::min(e.to.speed, e.to.max);
      e.to.slip = false;
      e.order = {way.begin_code, 0, way.slip, uint8_t(moves), n.steers, n.steer};
      e.flags = Ending::Off;
      e.paid += kTurnCost;
      e.value = e.paid + judge_.cost(e.to) + surface_.risk[n.tile];
      pool_.offer(e);
    }
}

void TurnSearch::leaf(Node const& n, int depth) {
  if (depth < low_ || depth > high_) return;
  int const cards = steer_cards(n);
  for (Way const& way : ways_[depth - low_])
    if (cards + way.cards <= cards_) close(n, depth, way, cards + way.cards);
}

void TurnSearch::close(Node const& n, int depth, Way const& way, int cards) {
  Ending e = *start_;
  Place& p = e.to;
  p.tile = n.tile;
  p.heading = n.heading;
  p.speed = way.end;
  p.cards = uint8_t(p.cards - cards);
  p.loss = n.loss;
  p.slip = false;
  if (n.zone || p.repaired || p.violated) {  // NR-11
    bool const in = road_.has(n.tile, Road::kZone);
    bool const fast = (n.zone && depth > r_.pit_limit) || (in && way.end > r_.pit_limit);
    if (fast && p.repaired && road_.has(start_->to.tile, Road::kZone)) {
      p.max = uint8_t(std::max<int>(r_.max_floor, p.max - p.gain_max));
      p.cards = uint8_t(std::max(0, p.cards - p.gain_cards));
      p.speed = std::min(p.speed, p.max);
      p.gain_max = p.gain_cards = 0;
    } else if (n.repaired && !fast && !p.repaired && !p.violated) {
      int const under = std::max(0, 10 - depth);
      p.gain_max = uint8_t(under);
      p.gain_cards = uint8_t(under / 3 * (p.upgrade == Upgrade::Performance ? 2 : 1));
      p.max = uint8_t(std::min(kTopMax, p.max + p.gain_max));
      p.cards = uint8_t(p.cards + p.gain_cards);
      e.flags |= Ending::Repair;
      p.repaired = true;
    }
    if (fast) p.violated = true;
    if (!in) p.violated = p.repaired = false;
  }
  if (p.speed > p.max) return;
  if (n.oil) e.flags |= Ending::Oily;
  if (cards) e.flags |= Ending::ByCard;
  if (n.crossed) e.flags |= Ending::Crossed, --p.left;
  if (first_) {
    if (n.loss) e.flags |= Ending::Sandy;
    e.order = {way.begin_code, way.end_code, way.slip, uint8_t(depth), n.steers, n.steer};
  }
  if (p.left <= 0) {
    // NR-12.3 part of a turn; a faster car wins a tie.
    e.flags |= Ending::Finished;
    e.paid += n.crossed * kTurnCost / std::max(1, depth) + (n.oil ? kOilCost / 2 : 0);
    e.value = e.paid - std::min<int>(p.speed, 15) / 4 - p.cards * judge_.card_cost();
  } else {
    e.paid += kTurnCost + (n.oil ? kOilCost : 0);
    if (first_) e.paid += surface_.risk[n.tile] - surface_.gain[size_t(n.tile) * 8 + n.heading];
    e.value = e.paid + judge_.cost(p);
  }
  pool_.offer(e);
}

}  // namespace paddock::nascar
