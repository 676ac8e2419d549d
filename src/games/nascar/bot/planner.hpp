// The charts of a race, made when first asked for and shared by all bots of a game (one thread a game), and what a car
// between two turns is worth by them.
#pragma once
#include <array>
#include <memory>
#include <vector>

#include "games/nascar/bot/par.hpp"
#include "games/nascar/bot/planner_chart.hpp"
#include "games/nascar/rules/state.hpp"

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
  // Max speeds are rounded up to even ones, 6 to 20: so many charts exist at most for a price of cards (0: free orders only).
  static int bucket(int max) { return max <= 6 ? 6 : max >= 20 ? 20 : (max + 1) & ~1; }

  // Asks for what a max needs; with a stop in mind (crossings `left` to make) also for the max it brings and the way.
  void want(int max, int card);
  void want_stop(int max, int left, int card);
  bool work(int64_t& nodes);                      // spends about so many nodes; true when all that was asked for is there

  // Null until they have been asked for and made.
  std::shared_ptr<Chart const> flag(int max, int card) const { return made(find(max, card), &Set::flag); }
  std::shared_ptr<Chart const> lap(int max, int card) const { return made(find(max, card), &Set::lap); }
  std::shared_ptr<Chart const> stop(int max, int left, int card) const;
  bool knows_laps() const { return laps_[0][0] > 0; }
  // A flying lap at any max and a price of cards: from par.json, else guessed from those of `base`, and of base + stop_gain() if `then`;
  // their charts must be there.
  int lap_at(int max, int base, bool then, int card) const;

  static constexpr int kStopBase = 24 * kTurnCost;          // added to the costs of stop()
  int stop_gain() const { return 10 - pit_limit_; }         // NR-11.2 at the limit

 private:
  using Ptr = std::shared_ptr<Chart>;
  struct Set { int max = 0, card = 0; Ptr flag, lap; int lap_cost = 0; };
  struct Stop { int max = 0, left = 0, card = 0; Ptr chart; };
  static constexpr size_t kSets = 16, kStops = 12;

  template <class Kept, class Member>
  static std::shared_ptr<Chart const> made(Kept const* kept, Member member) {
    return kept && kept->*member && (kept->*member)->done() ? kept->*member : nullptr;
  }
  Set const* find(int max, int card) const;
  int lap_cost(int max, int card) const;
  bool finish(Set& set, int64_t& nodes);
  bool finish(Stop& stop, int64_t& nodes);

  std::shared_ptr<Road const> road_;
  Heading line_;
  LapCurves laps_;
  Seen seen_;
  int bag_, pit_limit_;
  bool pit_finish_;
  std::vector<Set> sets_;                         // newest last
  std::vector<Stop> stops_;                       // newest last
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
  // stops: whether a pit stop is thought of. ahead: whether the cards of turns to come are reckoned with at that price, or
  // only those of the turns searched. The charts must be there (ready()).
  Judge(Charts& charts, Place const& root, bool stops, bool ahead, int card_cost);
  bool ready(int64_t& nodes);           // works on the charts; true when cost() may be called

  int cost(Place const& p) const;
  int card_cost() const { return card_cost_; }
  int crash_cost(Place const& p) const; // NR-8.1: a point of speed and of max
  int way(Place const& p) const;        // without cards and max: the bare turns to go, kFarCost when lost
  bool stop_is_better(Place const& p) const;

 private:
  int chart_cost(Place const& p, int milli) const;
  int lost(Place const& p) const;
  bool after_stop(Place const& p) const { return flag_then_ && p.max >= root_.max + charts_.stop_gain(); }
  int lap_at(int max) const { return charts_.lap_at(max, root_.max, want_stops_, card_ahead_); }
  int max_cost(Place const& p) const;
  Charts& charts_;
  Place root_;
  bool want_stops_;
  int card_cost_, card_ahead_;
  bool ready_ = false;
  int lap_now_ = 0, lap_then_ = 0, root_max_cost_ = 0;  // the last for one lap
  std::shared_ptr<Chart const> flag_, lap_, flag_then_, lap_then_chart_, stop_;
};

}  // namespace paddock::nascar
