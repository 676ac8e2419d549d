// Cost to go: how many turns a car alone still needs, from every tile, heading and speed, with free orders only or with
// wild cards at a price. The bots' sense of what a position is worth. Worked out in slices, by sweeps from the line backwards.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "games/nascar/bot/planner_road.hpp"

namespace paddock::nascar {

inline constexpr int kTurnCost = 256;             // one turn, in the units of all costs
inline constexpr int kFarCost = 240 * kTurnCost;  // and above: cannot be driven with free orders

enum class Aim : uint8_t {
  Flag,   // to the line; the turn of the crossing counts in part (NR-12.3), the pit lane does not count (NR-12.4)
  Lap,    // to the line in whole turns, then on as the next chart says
  Stop,   // to a legal repair (NR-11), then on as the next chart says
};

struct ChartOrder {
  Aim aim = Aim::Flag;
  int max = 12;                        // top speed of the car
  int bag = 0;                         // permille chance of a bag under sand
  int card = 0;                        // price of a wild card, for a second steer and for a second A or B; 0: free orders only
  std::shared_ptr<class Chart const> next;  // Lap, Stop
  // Stop only: what a lap costs after the repair (taken off when the line is crossed before it, so that all ways end
  // at the same line), what leaving P at each speed is worth, and a constant added to keep costs positive.
  int lap = 0, base = 0, pit_limit = 6;
  std::array<int, 10> bonus = {};
  bool pit_finish = false;
};

class Chart {
 public:
  Chart(std::shared_ptr<Road const> road, ChartOrder order);
  ~Chart();

  bool work(int64_t& nodes);               // spends about so many nodes; true when complete
  bool done() const { return done_; }
  int max() const { return o_.max; }

  // speed above max() is taken as max().
  int cost(int tile, int heading, int speed) const {
    return cost_[index(tile, heading) + size_t(speed < o_.max ? speed : o_.max)];
  }
  // Speed in 1/1000, for expected losses in sand; below 0 is 0.
  int cost_between(int tile, int heading, int milli) const;
  // The fastest flying lap, from standing on the line at any speed. Flag only; kFarCost when there is none.
  int flying_lap(Heading line) const;

 private:
  struct Way;                              // up to here in the turn that is looked at
  struct Met { uint32_t stamp = 0; int32_t way = 0; };
  size_t index(int tile, int heading) const { return (size_t(tile) * 8 + size_t(heading)) * size_t(o_.max + 1); }
  void settle(int tile, int heading);
  bool astray(int tile, int heading) const;
  int fewest(int speed) const;             // by what settle() has found
  int by_card(int speed) const;
  void explore(int tile, int heading);
  void go_on(Way const& way, int depth);
  bool move(Way& way, int steer) const;
  void meet(Way const& way);
  void flag(Way const& way, int depth);
  void leaf(Way const& way, int depth);
  void leaf_of_stop(Way const& way, int depth);
  int paid(Way const& way) const;

  std::shared_ptr<Road const> road_;
  ChartOrder o_;
  std::vector<uint16_t> cost_;
  std::vector<uint16_t> order_;            // tiles, nearest to the line first
  size_t at_ = 0;                          // progress of the sweep
  int sweep_ = 0, depth_limit_ = 0;
  bool done_ = false;
  int64_t spent_ = 0;
  std::vector<Way> ways_, next_;           // after so many moves, and after one more
  std::vector<Met> met_;                   // by tile, heading and bank: the newest of next_ there
  uint32_t stamp_ = 0;
  int best_[64][5];                        // by moves of the turn; end orders BB, B, none, A, AA; steers by card paid
};

}  // namespace paddock::nascar
