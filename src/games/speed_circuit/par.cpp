#include "games/speed_circuit/par.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace paddock::speed_circuit {
namespace {

constexpr int kMostTurns = 400;

// What matters between two turns and inside one. Paid by wear alone, so the band bought is also what was paid.
struct Node {
  int16_t progress = 0, wear = 0;
  int8_t lane = 0, speed = 0;                      // speed in steps of 20
  int8_t corner = 0, band = 0;                     // account, band in steps of 20
  bool arrow = false;
  uint8_t first = 0;                               // how it began: a plot in steps of 20, or a lane
  bool same(Node const& o) const {
    return lane == o.lane && arrow == o.arrow && band == o.band && wear == o.wear && corner == o.corner;
  }
};

class Search {
 public:
  Search(Track const& t, Simple const& car, Ahead const& from)
      : t_(t), car_(car), from_(from), base_(from.progress), goal_(from.goal) {
    seen_.assign(size_t(goal_ - base_ + 16) * kMaxLanes * 12 * 8 * size_t(from.wear + 1), false);
  }

  Found run() {
    begin();
    for (int turn = 1; turn < kMostTurns; ++turn) {
      if (best_score_ >= 0) return {turn, best_.first};
      if (next_.empty()) return {};
      std::swap(now_, next_);
      next_.clear();
      for (Node const& n : now_) plots(n, n.speed * 20 - car_.decel, std::min(n.speed * 20 + car_.accel, car_.top), false);
    }
    return {};
  }

 private:
  void begin() {
    Node n;
    n.progress = int16_t(from_.progress);
    n.lane = int8_t(from_.lane);
    n.speed = int8_t(from_.speed / 20);
    n.corner = int8_t(from_.corner);
    n.band = int8_t(from_.band / 20);
    n.arrow = from_.arrow;
    n.wear = int16_t(from_.wear);
    if (from_.left == 0) plots(n, from_.low, from_.high, true);
    else drive(n, from_.left, true);
  }

  // Every plot without a test; wear may brake by 20 (1) or 40 (2) too much.
  void plots(Node const& n, int low, int high, bool first) {
    int const most = first ? high : std::min(high, cap(n));
    for (int p = 20; p <= most; p += 20) {
      int const over = n.speed ? std::max(0, low - p) / 20 : 0;
      if (over > 2 || over > n.wear) continue;
      Node m = n;
      m.wear = int16_t(m.wear - over);
      m.speed = int8_t(p / 20);
      if (first) m.first = uint8_t(p / 20);
      drive(m, m.speed, false);
    }
  }

  // SC-B.9, SC-4.4, SC-4.5b
  int cap(Node const& n) const {
    int const row = t_.wrap(n.progress), here = t_.corner(row, n.lane), v = n.speed * 20;
    if (!here || v == 0) return 220;
    int const ahead = t_.wrap(row + 1);
    if (!t_.has(ahead, n.lane) || t_.corner(ahead, n.lane) != here) return 220;
    int best = v;
    for (int lane = n.lane - 1; lane <= n.lane + 1; ++lane)
      if (t_.has(ahead, lane) && t_.corner(ahead, lane) == here && t_.limit(ahead, lane) > t_.limit(row, n.lane))
        best = std::max(best, t_.limit(ahead, lane) + (n.corner == here ? n.band * 20 : 0));
    return best;
  }

  // All ways of a move, row by row. `labelled`: the first lane is the answer.
  void drive(Node const& start, int steps, bool labelled) {
    bool const opening = labelled || start.progress == from_.progress;
    front_.assign(1, start);
    for (int step = 0; step < steps; ++step) {
      further_.clear();
      for (Node const& n : front_) {
        int const row = t_.wrap(n.progress), ahead = t_.wrap(row + 1);
        for (int lane = n.lane - 1; lane <= n.lane + 1; ++lane) {
          if (!t_.has(ahead, lane) || (opening && step < 12 && from_.shut[step + 1] >> lane & 1)) continue;
          Node m = n;
          m.progress = int16_t(m.progress + 1);
          m.lane = int8_t(lane);
          if (labelled && step == 0) m.first = uint8_t(lane);
          if (enter(m, row, n.lane, ahead)) put(m);
        }
      }
      std::swap(front_, further_);
    }
    for (Node const& n : front_) keep(n);
  }

  void put(Node const& m) {
    for (Node const& other : further_)
      if (other.same(m)) return;
    further_.push_back(m);
  }

  void keep(Node const& n) {
    if (n.progress >= goal_) {
      int const score = (n.progress - goal_) * 12 + n.wear * 6 + n.speed * 3 + 1;
      if (score > best_score_) best_score_ = score, best_ = n;
      return;
    }
    size_t const key = ((((size_t(n.progress - base_) * kMaxLanes + size_t(n.lane)) * 12 + size_t(n.speed)) * 4 + size_t(n.band)) * 2 +
                        size_t(n.arrow)) * size_t(from_.wear + 1) + size_t(n.wear);
    if (seen_[key]) return;
    seen_[key] = true;
    next_.push_back(n);
  }

  // SC-5.T2 with wear alone: at most 40 over.
  bool enter(Node& m, int row, int lane, int ahead) const {
    int const c = t_.corner(ahead, m.lane);
    if (c != m.corner) m.corner = int8_t(c), m.band = 0, m.arrow = c != 0 && t_.on_arrow(c, row, lane, ahead, m.lane);
    else if (m.arrow) m.arrow = t_.on_arrow(c, row, lane, ahead, m.lane);
    if (!c) return true;
    int const need = std::max(0, m.speed * 20 - t_.limit(ahead, m.lane) - (m.arrow ? 20 : 0)) / 20;
    if (need <= m.band) return true;
    int const due = need - m.band;
    if (need > 2 || due > m.wear) return false;
    m.wear = int16_t(m.wear - due);
    m.band = int8_t(need);
    return true;
  }

  Track const& t_;
  Simple car_;
  Ahead const& from_;
  int base_, goal_;
  int best_score_ = -1;
  Node best_;
  std::vector<Node> now_, next_, front_, further_;
  std::vector<bool> seen_;
};

}  // namespace

Found fastest(Track const& track, Simple const& car, Ahead const& from) {
  if (from.goal <= from.progress) return {};
  return Search(track, car, from).run();
}

int lap_turns(Track const& track, Simple const& car, int wear, int laps) {
  Ahead from;
  from.progress = track.grid[0].row - track.length;
  from.lane = track.grid[0].lane;
  from.high = std::min(car.start, car.top);
  from.wear = wear;
  from.goal = laps * track.length - 1;
  return fastest(track, car, from).turns;
}

}  // namespace paddock::speed_circuit
