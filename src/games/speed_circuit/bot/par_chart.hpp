// Turns to go from everywhere, alone on the road: the exact answer by going back row by row from the finish, for every
// lane, speed, corner account and amount of wear left. With or without dice. What may be plotted is asked of plot.hpp.
#pragma once
#include <algorithm>
#include <array>
#include <vector>

#include "games/speed_circuit/rules/plot.hpp"

namespace paddock::speed_circuit {

inline constexpr int kTurn = 1024;       // the unit of all values
inline constexpr int kFar = 1 << 24;     // no way
inline constexpr int kSpun = 12, kGears = 13;   // a gear is speed / 20; kSpun: at rest after a spin

struct Simple {                          // a car as far as driving alone needs it, mph
  int accel = 40, decel = 40, top = 160, start = 60;
  friend bool operator==(Simple const&, Simple const&) = default;
};

// What a chart is made for.
struct Solo {
  Simple car;
  bool engine = false, brakes = false;   // damaged before
  int laps = 1;                          // to go at row 0
  int wear = 0;                          // the most a car may have
  int price = 0;                         // of a wear; above 0 `wear` is no limit and must be 0
  bool dice = false;                     // tests and the chance table, by expectation
  bool threes = false;                   // -3 chips may be used
  int chip = 0;                          // price of a point of skill
  int out = 0;                           // how much worse it is to be out of the race than to go on
  int beyond = 40;                       // what a row beyond the line is worth: who finishes in one turn is ranked by it (SC-4.14)
  std::array<int, 3> hurt = {};          // price a lap of 20 mph less acceleration, top speed, deceleration
  friend bool operator==(Solo const&, Solo const&) = default;
};

// How the ledger of a corner is told apart: by what was paid.
int paid_code(Ledger const& a);

class Chart {
 public:
  Chart(Book const& book, Solo const& solo);   // keeps the track, not the settings
  Chart(Chart const&) = delete;
  Chart& operator=(Chart const&) = delete;
  bool build(int64_t& nodes);            // takes from `nodes`; true when done
  Solo const& solo() const { return solo_; }
  int goal() const { return goal_; }
  int lowest() const { return first_; }
  // Turns to go (kTurn) at the end of a turn. Preconditions: built; lowest() <= progress; the space exists.
  int value(int progress, int lane, int gear, Ledger const& a, int wear) const {
    return *(turns(std::min(progress, last_), lane, code_at(progress, lane, a), gear) + std::min(wear, wears_ - 1));
  }
  // What it is to be out there, on the same scale; kOutPrice and the like say how much worse than to go on.
  int out(int progress) const { return solo_.out + std::max(0, goal_ - progress) * kTurn / 5; }
  int hurt(int kind, int progress) const { return solo_.hurt[size_t(kind)] * std::max(0, goal_ - progress) / length_; }

 private:
  struct Step {                          // onto a space with an account
    int lane = 0, code = 0, limit = 0;
    bool arrow = false, fresh = false, crosses = false;
  };
  int code_at(int progress, int lane, Ledger const& a) const;
  int row_of(int progress) const { return t_.wrap(progress); }
  int spaces(int row, int lane) const { return codes_[size_t(row * kMaxLanes + lane)]; }
  int32_t* turns(int progress, int lane, int code, int gear) {
    return &value_[size_t((at_[size_t(progress - first_)] + base_[size_t(row_of(progress) * kMaxLanes + lane)] + code) * kGears + gear) * size_t(wears_)];
  }
  int32_t const* turns(int progress, int lane, int code, int gear) const { return const_cast<Chart*>(this)->turns(progress, lane, code, gear); }
  int32_t* moving(int progress, int lane, int code, int gear, int left) {
    int const space = base_[size_t(row_of(progress) * kMaxLanes + lane)] + code;
    return &moves_[size_t(progress - first_) % moves_.size()][size_t(space * kPairs + gear * (gear - 1) / 2 + left - 1) * size_t(wears_)];
  }
  int32_t const* beyond(int progress, int lane, int code, int gear, int left) {
    return left == 0 ? turns(progress, lane, code, gear) : moving(progress, lane, code, gear, left);
  }
  static constexpr int kPairs = 66;

  struct Stand {                // where a car is, what it paid there, how fast it goes (gear: 20 mph)
    int progress, lane, code, gear;
  };
  struct Gamble {               // wear of the way and of a failure; failures of 36, what one costs, what is paid anyhow
    int wear, bad_wear, ways, bad_add, add;
  };
  void finish_rows();
  void moves(int progress);
  void ends(int progress);
  void enter(Stand from, int to, int32_t* best, int left);
  void plot(Car const& car, int code, int gear, int32_t* best);
  void take(int32_t* best, int32_t const* from, int wear, int add) const;
  void risk(int32_t* best, int32_t const* good, int32_t const* bad, Gamble on) const;
  int most_chips() const { return solo_.threes ? 3 : 2; }
  Car car_at(int progress, int lane, int code, int gear) const;

  Settings rules_;
  Book b_;
  Track const& t_;
  Solo solo_;
  int length_, goal_, first_, last_ = 0, at_row_ = 0, wears_, span_ = 1;
  int top_gear_ = 11;
  std::vector<int> at_;                  // by progress: its first space
  std::vector<int> base_, codes_;        // by row and lane: its first account, how many
  std::vector<int32_t> value_;
  std::vector<std::vector<int32_t>> moves_;  // of the last few rows, as many as a step may span
};

}  // namespace paddock::speed_circuit
