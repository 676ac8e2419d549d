// One turn in search: all orders worth a thought, as ends of the turn. Proposals only; the rules have the last word
// (bot_exact.hpp).
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "games/nascar/bot/planner.hpp"

namespace paddock::nascar {

// An order in small: speed orders by count, up to four steers by move number.
struct Brief {
  int8_t begin = 0, end = 0;             // A's (above 0) or B's (below 0)
  bool slip = false;
  uint8_t moves = 0, steers = 0;
  std::array<int8_t, 4> steer = {};      // move number from 1, below 0: to the left
  Letters letters() const;               // second orders of a kind are marked (NR-3.11)
};

// One end of a turn.
struct Ending {
  Place to;
  Brief order;                           // of the first turn of the plan
  int32_t paid = 0;                      // turns and risks so far
  int32_t value = 0;                     // with what is still to come; less is better
  int16_t root = 0;                      // which first turn it descends from
  uint8_t flags = 0;
  enum : uint8_t { Finished = 1, Off = 2, Oily = 4, Sandy = 8, Crossed = 16, Repair = 32, ByCard = 64 };
  bool is(uint8_t f) const { return (flags & f) != 0; }
};

// The best different ends found so far: same tile, heading, speed and cards count as one.
class Pool {
 public:
  Pool() { clear(); }
  void clear();
  void offer(Ending const& e);
  bool hopeless(int value) const { return value > best_ + kMargin; }
  int size() const { return size_; }
  Ending const& operator[](int i) const { return items_[size_t(i)]; }
  void sort();                           // best first, ties by order of finding; offer() no more afterwards

 private:
  static constexpr int kCap = 1536, kTable = 4096, kMargin = 3 * kTurnCost;
  static uint32_t key(Ending const& e);
  void thin();
  void index();
  std::array<Ending, kCap> items_;
  std::array<int16_t, kTable> table_;
  int size_ = 0, best_ = 0;
};

// What lies on the road now, by tile.
struct Surface {
  std::vector<uint8_t> oil;              // 1: oil
  std::vector<uint16_t> bag;             // chance of a hit in 1/1000
  std::vector<int32_t> risk;             // cost of ending the turn here (crashes), first turn only
  std::vector<int32_t> gain;             // tiles x 8: worth of ending here with this heading (slipstream), first turn only
};

struct TurnRules {                       // from Settings
  bool rrll_two = false, aabb_one = false, bank_carry = false, pit_finish = false;
  int pit_limit = 6, max_floor = 6;
};

class TurnSearch {
 public:
  TurnSearch(Road const& road, TurnRules const& rules, Surface const& surface, Judge const& judge, Seen& seen, Pool& pool)
      : road_(road), r_(rules), surface_(surface), judge_(judge), seen_(seen), pool_(pool) {}

  // All ends of a turn from `from.to` go into the pool. first: this is the first turn, orders and risks are kept.
  // cards: how many wild cards the turn may cost at most. Returns the nodes spent.
  int run(Ending const& from, bool first, int cards);

 private:
  struct Node {
    uint16_t tile;
    uint8_t heading, left, right, bank, crossed, steers;
    bool zone, repaired, oil;
    int16_t loss;
    std::array<int8_t, 4> steer;
  };
  struct Way { uint8_t end; int8_t begin_code, end_code; uint8_t cards; bool slip; };  // speeds orders for a number of moves

  void speeds();
  void add_way(int slip, int begin, int end);
  void explore(Node const& n, int depth);
  bool move(Node& n, int steer, int depth) const;
  bool known(Node const& n, int depth);  // another path has come here in the same condition
  void off_track(Node const& n, int steer, int depth);
  void leaf(Node const& n, int depth);
  void close(Node const& n, int depth, Way const& way, int cards);
  int doubles(int count, bool first_free, bool second_free) const {
    return (count > 0 && !first_free) + (count > 1 && !second_free);
  }
  int steer_cards(Node const& n) const {
    return doubles((n.left > 1) + (n.right > 1), start_->to.upgrade == Upgrade::Swaybars, !r_.rrll_two);
  }

  static constexpr int kRange = 6;       // numbers of moves: from two below the speed to three above
  Road const& road_;
  TurnRules const& r_;
  Surface const& surface_;
  Judge const& judge_;
  Seen& seen_;
  Pool& pool_;
  Ending const* start_ = nullptr;
  bool first_ = false;
  int cards_ = 0, low_ = 0, high_ = 0, nodes_ = 0;
  List<Way, 8> ways_[kRange];
};

}  // namespace paddock::nascar
