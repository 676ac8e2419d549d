// One car's move weighed to its end: every path, payment, roll, pass and stop, by expectation over the dice, with the turns
// to go of a chart beyond it. Others stand where the traffic says. Nothing is drawn, no heap is used after the making.
#pragma once
#include <array>
#include <memory>

#include "games/speed_circuit/bot/par_chart.hpp"
#include "games/speed_circuit/rules/drive.hpp"

namespace paddock::speed_circuit {

// Who stands where on the road, by row of the lap.
class Traffic {
 public:
  Traffic() { clear(); }
  void clear() {
    for (auto& row : at_) row.fill(-1);
  }
  void put(int row, int lane, int seat) { at_[size_t(row)][size_t(lane)] = int8_t(seat); }
  int at(int row, int lane) const { return at_[size_t(row)][size_t(lane)]; }
  void fill(Track const& t, Board const& s, Seat but) {
    clear();
    for (int i = 0; i < s.cars.size(); ++i)
      if (i != but && s.cars[i].on_road()) put(t.wrap(s.cars[i].progress), s.cars[i].lane, i);
  }

 private:
  std::array<std::array<int8_t, kMaxLanes>, kMaxRows> at_;
};

// The chart of a car in a race that may be longer than the chart: places and wear are brought into its laps.
class Guide {
 public:
  Guide() = default;
  Guide(Book const& b, std::shared_ptr<Chart const> chart);
  Chart const& chart() const { return *chart_; }
  Solo const& solo() const { return chart_->solo(); }
  int value(int progress, int lane, int gear, Ledger const& a, int wear) const;
  int out(int progress) const {
    int const p = inside(progress);
    return chart_->out(p) + (goal_ - progress - (chart_->goal() - p)) / length_ * lap_;
  }
  int hurt(int kind, int progress) const { return chart_->hurt(kind, inside(progress)); }

 private:
  int inside(int progress) const;
  std::shared_ptr<Chart const> chart_;
  int goal_ = 0, length_ = 1, lap_ = 0;  // lap_: turns of one in the middle of the race
};

// What a place at the end of a move is worth beyond the chart: the turn after, among the others.
class Outlook {
 public:
  virtual int after(int progress, int lane, int gear, Ledger const& a, int wear) = 0;

 protected:
  ~Outlook() = default;
};

class BotWay {
 public:
  struct Spot {
    int16_t progress = 0, wear = 0;
    int8_t lane = 0, driven = 0, passes = 0;
    bool off = false;                    // has failed or braked: no slipstream
    Ledger account;
  };
  struct Roll {                          // how a roll is best met
    int value = kFar, chips = 0;
  };

  explicit BotWay(Book const& b) : b_(b), t_(b.track) {}
  void aim(Guide const& g, Traffic const& traffic) { g_ = &g, traffic_ = &traffic; }
  void set_outlook(Outlook* o) { outlook_ = o; }
  void set_wrecks(List<Wreck, kMaxSeats> const* wrecks) { wrecks_ = wrecks; }

  // A car at the beginning of its move, or in the middle of one.
  void begin(Car const& c, bool slip);
  void resume(Board const& s, Seat seat);
  Spot const& root() const { return root_; }
  void set_gear(int gear);               // forgets what was weighed

  int go(Spot const& s);                 // from here to the end of the move, at this gear
  int step(Spot const& s, int lane);     // onto a free space (or an occupied one, after a pass)
  Roll pass(Spot const& s, int lane);
  int brake(Spot const& s, int gear);    // emergency braking, SC-4.7; the gear is another afterwards
  int brake_on(Spot const& s, int gear); // and drives on
  int slip(Spot const& s, int lane);     // SC-4.6b
  int over(Spot const& s);               // the move ends here
  int braking(Spot const& s, Option o, int over_by);  // what is paid for braking, then on
  int corner(Spot s, Option o);          // what is paid in a corner, then on
  Roll brakes_roll(Spot const& s);
  Roll chance_roll(Spot const& s, bool doomed);
  Roll crash_roll(Spot const& s, int modifier);
  // A plot: cost with the best payment and chips. Other plots it may become are weighed too.
  int plot(Car const& c, int gear);
  Roll engine_roll(Car const& c, Table table, int gear);
  int start_of(int gear, int wear);      // a whole move at this gear from the root
  Spot drive_out(int gear);              // where the best way of it ends, when all dice fall well

 private:
  int spun(Spot const& s);
  int charge(Spot s, int need);
  Spot entered(Spot const& s, int lane, int& need) const;
  int end(Spot const& s);
  int ended(Spot const& s, int gear);
  int wreck_risk(Spot const& s, int gear);
  bool is_free(int row, int lane) const { return traffic_->at(row, lane) < 0; }
  int chips() const;
  Roll best_roll(Table table, int modifier, int good, int middle, int bad) const;
  bool squeezes(int row, int lane, int to) const;

  Book b_;
  Track const& t_;
  Guide const* g_ = nullptr;
  Traffic const* traffic_ = nullptr;
  Outlook* outlook_ = nullptr;
  List<Wreck, kMaxSeats> const* wrecks_ = nullptr;
  Spot root_;
  int gear_ = 0, skill_ = 0, threes_ = 0, plot_over_ = 0, shed_ = 0, slack_ = 0, from_ = 0;
  Option braked_{};                      // brake account
  bool slip_ = false;
  uint16_t stamp_ = 1;
  static constexpr int kWears = 8, kPasses = 3, kMemo = 12 * kMaxLanes * 12 * kWears * kPasses;
  std::array<int32_t, kMemo> memo_;
  std::array<uint16_t, kMemo> mark_{};
};

}  // namespace paddock::speed_circuit
