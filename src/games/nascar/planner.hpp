// The charts of a race, made when first asked for and shared by all bots of a game (one thread a game), and what a car
// between two turns is worth by them.
#pragma once
#include <array>
#include <memory>
#include <vector>

#include "games/nascar/par.hpp"
#include "games/nascar/planner_chart.hpp"
#include "games/nascar/state.hpp"

namespace paddock::nascar {

struct Settings;

// Marks of one search, for leaving out what was looked at already; renewing is free.
class Seen {
 public:
  void renew(int tiles) {
    size_t const size = size_t(tiles) * 8 * 27;
    if (at_.size() == size && ++epoch_ < (1u << 26)) return;
    at_.assign(size, 0);
    epoch_ = 1;
  }
  // True when it has been marked at this depth before.
  bool mark(size_t i, int depth) {
    uint32_t const now = epoch_ << 6 | uint32_t(depth);
    if (at_[i] == now) return true;
    at_[i] = now;
    return false;
  }

 private:
  std::vector<uint32_t> at_;
  uint32_t epoch_ = 0;
};

class Charts {
 public:
  Charts(Track const& track, Settings const& rules, int density);

  Road const& road() const { return *road_; }
  Seen& seen() { return seen_; }
  // Max speeds are rounded up to even ones, 6 to 20: so many charts exist at most.
  static int bucket(int max) { return max <= 6 ? 6 : max >= 20 ? 20 : (max + 1) & ~1; }

  // Asks for what a max needs; with a stop in mind (crossings `left` to make) also for the max it brings and the way.
  void want(int max);
  void want_stop(int max, int left);
  bool work(int64_t& nodes);                      // spends about so many nodes; true when all that was asked for is there

  // Null until they have been asked for and made.
  Chart const* flag(int max) const { return made(at(max).flag); }
  Chart const* lap(int max) const { return made(at(max).lap); }
  std::shared_ptr<Chart const> stop(int max, int left) const;
  // A flying lap at any max: from par.json, else guessed from those of `base`, and of base + stop_gain() if `then`;
  // their charts must be there.
  int lap_at(int max, int base, bool then) const;

  static constexpr int kStopBase = 24 * kTurnCost;          // added to the costs of stop()
  int stop_gain() const { return 10 - pit_limit_; }         // NR-11.2 at the limit

 private:
  using Ptr = std::shared_ptr<Chart>;
  struct Set { Ptr flag, lap; int lap_cost = 0; };
  struct Stop { int max = 0, left = 0; Ptr chart; };
  static constexpr size_t kStops = 12;

  static Chart const* made(Ptr const& p) { return p && p->done() ? p.get() : nullptr; }
  Set& at(int max) { return sets_[size_t(bucket(max) - 6) / 2]; }
  Set const& at(int max) const { return sets_[size_t(bucket(max) - 6) / 2]; }
  bool finish(Set& set, int max, int64_t& nodes);
  bool finish(Stop& stop, int64_t& nodes);

  std::shared_ptr<Road const> road_;
  Heading line_;
  LapCurve curve_;
  Seen seen_;
  int bag_, pit_limit_;
  bool pit_finish_;
  std::array<Set, 8> sets_;
  std::vector<Stop> stops_;                       // newest last
  std::vector<int> asked_;                        // buckets
};

// A car between two turns, as search sees it.
struct Place {
  uint16_t tile = 0;
  uint8_t heading = 0, speed = 0, max = 0, cards = 0;
  int8_t left = 1;                      // crossings of the line still to make
  Upgrade upgrade = Upgrade::None;
  bool violated = false, repaired = false, slip = false;
  uint8_t gain_max = 0, gain_cards = 0;
  int16_t loss = 0;                     // expected loss of speed, 1/1000
};

// Judges places of one race from one root: cost to the end of the race in kTurnCost-ths of a turn; less is better.
class Judge {
 public:
  // stops: whether a pit stop is thought of. The charts must be there (ready()).
  Judge(Charts& charts, Place const& root, bool stops, int card_cost);
  bool ready(int64_t& nodes);           // works on the charts; true when cost() may be called

  int cost(Place const& p) const;
  int card_cost() const { return card_cost_; }
  void set_card_cost(int cost) { card_cost_ = cost; }
  int crash_cost(Place const& p) const; // NR-8.1: a point of speed and of max
  bool stops() const { return stop_ != nullptr; }
  int way(Place const& p) const;        // without cards and max: the bare turns to go, kFarCost when lost
  bool stop_is_better(Place const& p) const;

 private:
  int chart_cost(Place const& p, int milli) const;
  int lost(Place const& p) const;
  bool after_stop(Place const& p) const { return flag_then_ && p.max >= root_.max + charts_.stop_gain(); }
  int lap_at(int max) const { return charts_.lap_at(max, root_.max, want_stops_); }
  int max_cost(Place const& p) const;
  Charts& charts_;
  Place root_;
  bool want_stops_;
  int card_cost_;
  bool ready_ = false;
  int lap_now_ = 0, lap_then_ = 0, root_max_cost_ = 0;  // the last for one lap
  Chart const *flag_ = nullptr, *lap_ = nullptr, *flag_then_ = nullptr, *lap_then_chart_ = nullptr;
  std::shared_ptr<Chart const> stop_;
};

}  // namespace paddock::nascar
