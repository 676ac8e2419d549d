#include "games/car_wars/build/optimise.hpp"

#include <algorithm>

namespace paddock::car_wars::build {
namespace {

constexpr int64_t kUnit = Exact::kUnit;

// The greatest weight, in units, at which so much power still gives a top speed in mph.
int64_t weight_at(Chassisful const& f, int mph) {
  if (mph <= 0) return INT64_MAX;
  int64_t const best = int64_t(f.power) * f.top, most = best * kUnit / (mph * 10) - int64_t(f.power) * kUnit;
  return most;
}

int top_halves(Chassisful const& f, int64_t weight) {
  int64_t const sum = int64_t(f.power) * kUnit + weight;
  return int(int64_t(f.top) * f.power * kUnit / sum / 25) * 5;
}

int acceleration_halves(Chassisful const& f, int64_t weight) {
  int64_t const power = int64_t(f.power) * kUnit;
  return f.accel_20 && power >= weight * 2 ? 40 : power >= weight ? 30 : power * 2 >= weight ? 20 : power * 3 >= weight ? 10 : 0;
}

// A cycle has armor in front and back only.
std::array<int16_t, kFacings> of_cycle(Wishes const& w) { return {w.armor[kFront], w.armor[kBack], 0, 0, 0, 0}; }

}  // namespace

Optimiser::Optimiser(Wishes wishes) : wishes_(std::move(wishes)), car_(spread_of(Kind::car, wishes_.armor)), cycle_(spread_of(Kind::cycle, of_cycle(wishes_))), cells_(size_t(kFireLevels * kMoves)) {
  bodies_ = wishes_.bodies;
  auto const& all = catalogue().bodies;
  if (bodies_.empty())
    for (size_t i = 0; i < all.size(); ++i)
      if (all[i].kind != Kind::sidecar) bodies_.push_back(int16_t(i));
  bool sides = false;
  for (size_t f = kLeft; f < kFacings; ++f) sides = sides || (wishes_.armor_wished && wishes_.armor[f] > 0);
  std::erase_if(bodies_, [&](int16_t row) {
    Body const& body = all[size_t(row)];
    return (sides && body.kind == Kind::cycle) || !why_banned(body, wishes_.event).empty() || !body_forbidden_by(body, wishes_.event.settings).empty();
  });
  pieces_.reserve(bodies_.size());
}

bool Optimiser::step(int64_t& nodes) {
  while (!ended_ && nodes > 0) {
    if (!ready_) {
      nodes -= kNodesOfPieces;
      if (pieces_.size() == bodies_.size()) finish();
      else prepare();
      continue;
    }
    Pieces const& now = pieces_.back();
    if (next_frame_ == now.frames.size()) {
      ready_ = false;
      continue;
    }
    meet(now.frames[next_frame_], int(next_frame_));
    ++next_frame_, --nodes;
    size_t const done = (pieces_.size() - 1) * 1000 + 1000 * next_frame_ / now.frames.size();
    progress_ = std::max(progress_, int(done * (again_ ? 998 : 980) / (1000 * bodies_.size())));
  }
  return ended_;
}

void Optimiser::prepare() {
  int16_t const body = bodies_[pieces_.size()];
  pieces_.push_back(pieces_of(wishes_, body, again_));
  Body const& kind = catalogue().bodies[size_t(body)];
  spread_ = kind.kind == Kind::cycle ? &cycle_ : &car_;
  word_ = kind.name, next_frame_ = 0, ready_ = true;
}

void Optimiser::begin_again() {
  again_ = true, ready_ = false;
  if (!wishes_.armor_wished) {      // nobody has asked for more than a point each
    wishes_.armor.fill(1);
    car_ = spread_of(Kind::car, wishes_.armor), cycle_ = spread_of(Kind::cycle, of_cycle(wishes_));
  }
  pieces_.clear();
  std::fill(cells_.begin(), cells_.end(), Cell{});
}

void Optimiser::meet(Chassisful const& frame, int row) {
  Pieces const& now = pieces_.back();
  Cell trial;
  trial.pieces = int16_t(pieces_.size() - 1), trial.frame = uint16_t(row);
  for (size_t i = 0; i < now.armaments.size(); ++i) {
    Armament const& arms = now.armaments[i];
    if (arms.spaces > frame.spaces_free || arms.third > frame.third) continue;
    if (arms.firepower == 0 && wishes_.more_weapons) break;
    trial.arms = uint16_t(i);
    meet(frame, arms, trial);
  }
}

// As much armor as purse and load allow, for each class of acceleration; and a quarter less, which may be faster.
void Optimiser::meet(Chassisful const& f, Armament const& arms, Cell& trial) {
  Pieces const& now = pieces_.back();
  int64_t const purse = int64_t(wishes_.event.budget) * kUnit - f.cost - arms.cost, weight = f.weight + arms.weight;
  int64_t const cost = now.armour_cost, pounds = now.armour_weight;
  if (purse < cost * spread_->least) return;
  int64_t load = std::min(int64_t(f.max_load) * kUnit, weight_at(f, wishes_.top_speed));
  if (wishes_.event.max_weight > 0) load = std::min(load, int64_t(wishes_.event.max_weight) * kUnit);
  int64_t const money = std::min<int64_t>(purse / cost, Spread::kMost);
  Body const& body = catalogue().bodies[size_t(now.body)];
  for (int part = 1; part <= 3; ++part) {
    if (wishes_.acceleration > (part == 1 ? 15 : part == 2 ? 10 : 5)) break;
    int64_t const most = std::min(load, int64_t(f.power) * part * kUnit);
    int64_t const all = std::min(money, (most - weight) / pounds);
    for (int64_t points : {all, all * 3 / 4}) {
      if (most < weight || points < spread_->least) break;
      int64_t const total = weight + points * pounds;
      int const hc = body.hc_heavy_over > 0 && total > int64_t(body.hc_heavy_over) * kUnit ? f.hc_heavy : f.hc;
      if (hc < wishes_.hc) break;
      ++tried_;
      trial.points = int16_t(points);
      trial.worth = {arms.firepower, spread_->worth[size_t(points)] + f.protection, mobility(acceleration_halves(f, total), f.bonus, top_halves(f, total), hc)};
      trial.cost = int32_t((f.cost + arms.cost + points * cost) / kUnit);
      offer(trial);
    }
    if (most == load) break;         // no more load with less acceleration
  }
}

void Optimiser::offer(Cell const& trial) {
  int const level = std::min(trial.worth.firepower / kFireStep, kFireLevels - 1), move = std::min(trial.worth.mobility, kMoves - 1);
  Cell& best = cells_[size_t(level * kMoves + move)];
  int const gain = trial.worth.protection - best.worth.protection;
  bool const better = best.protection < 0 || gain > 0 || (gain == 0 && (trial.worth.firepower > best.worth.firepower ||
                      (trial.worth.firepower == best.worth.firepower && trial.cost < best.cost)));
  if (!better) return;
  if (again_) {                      // few hold the wishes: what only nearly does must not stand in their way
    Found built;
    if (++builds_ > kMostBuilds || !build(trial, built)) return;
  }
  best = trial;
  best.protection = trial.worth.protection;
}

}  // namespace paddock::car_wars::build
