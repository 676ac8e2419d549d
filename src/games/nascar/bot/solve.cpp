#include "games/nascar/bot/solve.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/nascar/bot/planner_road.hpp"

namespace paddock::nascar {
namespace {

constexpr int kMaxTurns = 600;  // of a drive; a map that needs more counts as not drivable

// A car between two turns.
struct Stand {
  uint16_t tile = 0;
  uint8_t heading = 0, speed = 0, cross = 0, repaired = 0;
};

// Breadth first, one layer a turn. All cars with the same number of moves drive at once as a set of micro-states, so
// that equal partial paths are merged. Each carries a mask of the begin orders (A, none, B) it may have come from.
class LapSearch {
 public:
  LapSearch(Road const& road, LapQuery const& q) : road_(road), q_(q) {
    top_ = q.max + (q.stop && q.stop_helps ? 10 - q.pit_limit : 0);  // at the limit; more is not reached
    goal_ = q.laps + 1;                              // NR-12.1
    seen_.assign(size_t(road.tiles) * 8 * size_t(top_ + 1) * size_t(kinds()), 0);
    mask_.assign(size_t(road.tiles) * 8 * 12 * size_t(kinds()), 0);
    from_.resize(size_t(top_) + 2);
  }

  LapPlan run(std::vector<Stand> starts, bool with_orders) {
    LapPlan plan;
    for (Stand const& s : starts) seen_[key(s)] = 1;
    layers_.push_back(std::move(starts));
    while (!layers_.back().empty() && int(layers_.size()) < kMaxTurns && !found_) drive_layer();
    if (!found_) return plan;
    plan.turns = int(layers_.size()) - 1;
    if (with_orders) trace(plan.orders);
    return plan;
  }

 private:
  enum : uint8_t { kFromA = 1, kFromNone = 2, kFromB = 4, kUsedL = 1, kUsedR = 2, kRun = 1, kBankGone = 2 };
  struct Micro {
    uint16_t tile;
    uint8_t heading, used, bank, cross, repaired, mask;
  };

  int kinds() const { return (goal_ + 1) * 2; }
  int limit(int repaired) const { return repaired ? top_ : q_.max; }
  size_t key(Stand const& s) const {
    return ((size_t(s.tile) * 8 + s.heading) * size_t(top_ + 1) + s.speed) * size_t(kinds()) + s.cross * 2u + s.repaired;
  }
  size_t key(Micro const& m) const {
    return ((size_t(m.tile) * 8 + m.heading) * 12 + m.used * 3u + m.bank) * size_t(kinds()) + m.cross * 2u + m.repaired;
  }
  // NR-11.5 a drive that stops must never break the limit of the pit zone
  bool too_fast(int tile, int speed) const { return q_.stop && speed > q_.pit_limit && road_.has(tile, Road::kZone); }

  void drive_layer() {
    for (Stand const& s : layers_.back()) {
      Micro const m{s.tile, s.heading, 0, 0, s.cross, s.repaired, 0};
      if (s.speed < limit(s.repaired)) begin(m, s.speed + 1, kFromA);
      begin(m, s.speed, kFromNone);
      if (s.speed > 0) begin(m, s.speed - 1, kFromB);
    }
    layers_.emplace_back();
    for (int n = 0; n <= top_ + 1; ++n) {
      now_.swap(from_[size_t(n)]);
      for (int i = 0; i < n; ++i) advance(n);
      for (Micro const& m : now_) finish_turn(m, n);
      clear(now_);
      from_[size_t(n)].clear();
    }
  }

  // The set of a speed is collected without merging; the first step merges.
  void begin(Micro m, int n, uint8_t how) {
    if (too_fast(m.tile, n)) return;
    m.mask = how;
    from_[size_t(n)].push_back(m);
  }

  void clear(std::vector<Micro>& set) {
    for (Micro const& m : set) mask_[key(m)] = 0;
    set.clear();
  }

  void advance(int n) {
    for (Micro const& m : now_) mask_[key(m)] = 0;  // what is merged now stands in the masks of the next step
    next_.clear();
    for (Micro const& m : now_) {
      step(m, 0, n);
      if (!(m.used & kUsedL)) step(m, -1, n);
      if (!(m.used & kUsedR)) step(m, 1, n);
    }
    for (Micro& m : next_) m.mask = mask_[key(m)];
    now_.swap(next_);
  }

  void step(Micro const& m, int steer, int n) {
    Micro to = m;
    if (!move(to, steer, n)) return;
    uint8_t& mask = mask_[key(to)];
    if (!mask) next_.push_back(to);
    mask = uint8_t(mask | m.mask);
  }

  // One move; false when it leaves what may be driven.
  bool move(Micro& m, int steer, int n) const {
    int const h = turned(m.heading, steer);
    uint16_t const to = road_.step(m.tile, h);
    if (to == Road::kNone || too_fast(to, n) || (q_.alley_shut && road_.has(to, Road::kSandy))) return false;
    int const cross = m.cross + road_.crossing(m.tile, h);
    if (cross < 0) return false;
    m.cross = uint8_t(std::min(cross, goal_));
    if (q_.stop && road_.has(m.tile, Road::kPitLine)) m.repaired = 1;
    m.used = uint8_t(m.used | (steer < 0 ? kUsedL : steer > 0 ? kUsedR : 0));
    m.tile = to;
    m.heading = uint8_t(h);
    // NR-10.1, NR-10.2, NR-10.7
    int const bank = road_.bank(to);
    if (m.bank == kBankGone) return true;
    if (bank && m.bank == kRun) m.heading = turned(m.heading, bank);
    m.bank = !bank ? 0 : m.bank == kRun ? kBankGone : kRun;
    return true;
  }

  void finish_turn(Micro const& m, int n) {
    // NR-2.5, NR-2.7: what of the free A and the free B is left for the end
    reach(m, n);
    if (m.mask & (kFromA | kFromNone)) reach(m, n - 1);
    if (m.mask & (kFromB | kFromNone)) reach(m, n + 1);
  }

  void reach(Micro const& m, int speed) {
    if (speed < 0 || speed > limit(m.repaired) || too_fast(m.tile, speed)) return;
    Stand const s{m.tile, m.heading, uint8_t(speed), m.cross, m.repaired};
    uint16_t& seen = seen_[key(s)];
    if (seen) return;
    seen = uint16_t(layers_.size());
    layers_.back().push_back(s);
    if (!found_ && m.cross == goal_ && (!q_.stop || m.repaired)) {
      found_ = true;
      end_ = s;
    }
  }

  // ---- one shortest drive, backwards from its end
  void trace(std::vector<std::string>& orders) {
    Stand to = end_;
    for (size_t layer = layers_.size() - 1; layer-- > 0;)
      for (Stand const& s : layers_[layer]) {
        std::string order;
        if (!joins(s, to, order)) continue;
        orders.push_back(order);
        to = s;
        break;
      }
    std::reverse(orders.begin(), orders.end());
  }

  // Whether one turn leads from a to b; gives its order.
  bool joins(Stand const& a, Stand const& b, std::string& order) const {
    for (int by = -1; by <= 1; ++by) {
      int const n = a.speed + by, end = b.speed - n;
      if (n < 0 || n > limit(a.repaired) || end < -1 || end > 1 || (by != 0 && end == by)) continue;
      if (too_fast(a.tile, n)) continue;
      Micro const m{a.tile, a.heading, 0, 0, a.cross, a.repaired, 0};
      std::string moves(size_t(n), 'M');
      if (!leads(m, b, 0, moves)) continue;
      order = (by > 0 ? "A" : by < 0 ? "B" : "") + moves + (end > 0 ? "A" : end < 0 ? "B" : "");
      return true;
    }
    return false;
  }

  bool leads(Micro const& m, Stand const& b, size_t i, std::string& moves) const {
    if (i == moves.size())
      return m.tile == b.tile && m.heading == b.heading && m.cross == b.cross && m.repaired == b.repaired;
    int const left = int(moves.size() - i);
    if (std::abs(road_.x[m.tile] - road_.x[b.tile]) > left || std::abs(road_.y[m.tile] - road_.y[b.tile]) > left)
      return false;
    for (int steer = -1; steer <= 1; ++steer) {
      if (m.used & (steer < 0 ? kUsedL : steer > 0 ? kUsedR : 0)) continue;
      Micro to = m;
      if (!move(to, steer, int(moves.size()))) continue;
      moves[i] = "LMR"[steer + 1];
      if (leads(to, b, i + 1, moves)) return true;
    }
    return false;
  }

  Road const& road_;
  LapQuery const& q_;
  int top_ = 0, goal_ = 0;
  bool found_ = false;
  Stand end_;
  std::vector<std::vector<Stand>> layers_;  // those first reached in a turn
  std::vector<uint16_t> seen_;
  std::vector<uint8_t> mask_;
  std::vector<std::vector<Micro>> from_;    // by number of moves
  std::vector<Micro> now_, next_;
};

}  // namespace

LapPlan solve_lap(Track const& track, LapQuery const& query, bool with_orders) {
  Road const road(track);
  std::vector<Stand> starts;
  if (query.flying) {
    for (int t = 0; t < road.tiles; ++t)
      if (road.has(t, Road::kLine) && !road.has(t, Road::kZone))
        for (uint8_t h = 0; h < 8; ++h)
          for (int v = 0; v <= query.max; ++v) starts.push_back({uint16_t(t), h, uint8_t(v), 1, 0});
  } else if (track.grid_size > 0 && track.grid[0] != kOff) {
    starts.push_back({uint16_t(track.grid[0]), track.heading, uint8_t(query.speed), 0, 0});
  }
  return LapSearch(road, query).run(std::move(starts), with_orders);
}

Doc par_facts(Track const& track, bool all) {
  bool const sand = !track.sand.empty();
  Doc facts = Doc::object();
  auto put = [&](char const* name, LapQuery const& q) {
    int const turns = solve_lap(track, q).turns;
    facts[name] = turns > 0 ? Doc(turns) : Doc();
  };
  LapQuery grid, flying, stop;
  flying.flying = stop.stop = true;
  put("gridLap", grid);
  if (!all) return facts;
  put("flyingLap", flying);
  if (track.pit_tiles) put("pitLap", stop);
  else facts["pitLap"] = Doc();
  if (!sand) return facts;
  grid.alley_shut = flying.alley_shut = true;
  put("gridLapShut", grid);
  put("flyingLapShut", flying);
  return facts;
}

}  // namespace paddock::nascar
