#include "games/speed_circuit/par.hpp"

#include <algorithm>
#include <vector>

namespace paddock::speed_circuit {
namespace {

// What matters between two turns and inside one. Paid by wear alone, so the band bought is also what was paid.
struct Node {
  int16_t progress = 0, wear = 0;
  int8_t lane = 0, speed = 0;                      // speed in steps of 20
  int8_t corner = 0, band = 0;                     // account, band in steps of 20
  bool arrow = false;
  bool operator==(Node const&) const = default;
};

class Lap {
 public:
  Lap(Track const& t, Simple const& car, int wear, int laps)
      : t_(t), car_(car), wear_(wear), goal_(laps * t.length - 1) {
    Node first;
    first.progress = int16_t(t.grid[0].row - t.length);
    first.lane = int8_t(t.grid[0].lane);
    first.wear = int16_t(wear);
    now_.push_back(first);
    seen_.assign(size_t(goal_ + kMaxRows + 1) * kMaxLanes * 12 * 8 * size_t(wear + 1), false);
  }

  int turns() {
    for (int turn = 1; !now_.empty() && turn < 400; ++turn) {
      next_.clear();
      for (Node const& n : now_)
        if (one(n)) return turn;
      std::swap(now_, next_);
    }
    return 0;
  }

 private:
  void keep(Node const& n) {
    size_t const key =
        ((((size_t(n.progress + kMaxRows) * kMaxLanes + size_t(n.lane)) * 12 + size_t(n.speed)) * 4 + size_t(n.band)) * 2 +
         size_t(n.arrow)) * size_t(wear_ + 1) + size_t(n.wear);
    if (seen_[key]) return;
    seen_[key] = true;
    next_.push_back(n);
  }

  // Every plot without a test; wear may brake by 20 (1) or 40 (2) too much.
  bool one(Node const& n) {
    int const v = n.speed * 20;
    int const most = v == 0 ? std::min(car_.start, car_.top) : std::min(v + car_.accel, car_.top);
    for (int p = 20; p <= std::min(most, cap(n)); p += 20) {
      int const over = std::max(0, v - car_.decel - p) / 20;
      if (over > 2 || over > n.wear) continue;
      Node m = n;
      m.wear = int16_t(m.wear - over);
      m.speed = int8_t(p / 20);
      if (drive(m)) return true;
    }
    return false;
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

  // All ways of this move, row by row.
  bool drive(Node const& start) {
    front_.assign(1, start);
    for (int step = 0; step < start.speed; ++step) {
      further_.clear();
      for (Node const& n : front_) {
        int const row = t_.wrap(n.progress), ahead = t_.wrap(row + 1);
        for (int lane = n.lane - 1; lane <= n.lane + 1; ++lane) {
          if (!t_.has(ahead, lane)) continue;
          Node m = n;
          m.progress = int16_t(m.progress + 1);
          m.lane = int8_t(lane);
          if (!enter(m, row, n.lane, ahead)) continue;
          if (m.progress >= goal_) return true;
          if (std::find(further_.begin(), further_.end(), m) == further_.end()) further_.push_back(m);
        }
      }
      std::swap(front_, further_);
    }
    for (Node const& n : front_) keep(n);
    return false;
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
  int wear_, goal_;
  std::vector<Node> now_, next_, front_, further_;
  std::vector<bool> seen_;
};

}  // namespace

int lap_turns(Track const& track, Simple const& car, int wear, int laps) { return Lap(track, car, wear, laps).turns(); }

}  // namespace paddock::speed_circuit
