// What a bot weighs with: its chart, the others as it draws them, the turn after.
#pragma once
#include "games/speed_circuit/bot/bot.hpp"

namespace paddock::speed_circuit {

// The next turn among the others, who drive as they should; worked out once for each place a move may end on.
class NextTurn final : public Outlook {
 public:
  NextTurn(Book const& b, Guide const& g, Seat seat) : b_(b), guide_(g), seat_(seat), way_(b) {}
  void look(Board const& s, Rivals& rivals);   // s: the cars before me have moved
  int after(int progress, int lane, int gear, Ledger const& a, int wear) override;

 private:
  struct Known {
    uint64_t key = 0;
    int value = 0;
  };
  Book b_;
  Guide const& guide_;
  Seat seat_;
  BotWay way_;
  Traffic traffic_;
  Car me_;
  Board now_, then_;
  std::array<Known, 1024> known_;
};

class Mind {
 public:
  Mind(SpeedCircuit const& g, State const& s, Seat seat, BotStyle const& style, uint64_t seed);
  bool ready(int64_t& nodes);             // makes the chart
  void weigh_plots();
  void sample(int n);
  int best_gear();
  void add_sheet(int gear, std::vector<Action>& orders);
  Action decide(Actions const& options, std::string& why);
  int samples_wanted() const { return style_.others ? style_.samples : 1; }
  void counted() { ++samples_; }

 private:
  Action step(Actions const& options, std::string& why);
  Action best_chips(Actions const& options, int wanted) const;
  int block_chips() const;

  SpeedCircuit const& g_;
  State const& s_;
  Seat seat_;
  BotStyle style_;
  Book b_;
  SeededDice dice_;
  std::shared_ptr<Chart> chart_;
  Guide guide_;
  Rivals rivals_;
  Traffic traffic_;
  std::unique_ptr<BotWay> way_;
  std::unique_ptr<NextTurn> next_;
  int low_ = 1, high_ = 1, samples_ = 0;
  std::array<int, 16> cost_{};
  struct Drawn {
    Board board;
    bool slip = false;
  };
  std::vector<Drawn> ends_;               // of a seat that plays by sheet
};

}  // namespace paddock::speed_circuit
