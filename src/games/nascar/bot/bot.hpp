// The three levels of bot (core/thinker.hpp).
//   easy    one turn ahead by the chart of free driving, no wild cards, and now and then not the best line
//   medium  two turns ahead, wild cards when one saves much, keeps clear of where the others may end
//   hard    three turns ahead, by a chart that knows what wild cards save, at the price at which they last to the flag; pit
//           stops, slipstream
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "games/nascar/bot/bot_exact.hpp"

namespace paddock::nascar {

struct BotStyle {
  int turns = 1;          // ahead
  int beam = 1;           // plans followed from turn to turn
  int cards = 0;          // wild cards at most a turn
  int card_cost = 0;      // fixed price of a card, 0: by budget
  bool saves = false;     // reckons with the cards of all turns to come at that price
  bool others = false;    // reckons with the other cars
  bool stops = false;     // thinks of the pits
  int noise = 0;          // how far from the best, in kTurnCost-ths
};
BotStyle style_of(Level level);

class Bot final : public Thinker {
 public:
  Bot(Nascar const& game, Board const& observed, Seat seat, BotStyle const& style, uint64_t seed);
  bool step(int budget) override;
  std::vector<Action> orders() const override;
  std::string why() const override;

  Letters const& letters() const { return letters_; }

 private:
  enum class Phase : uint8_t { Charts, Others, First, Deeper, Choose, Done };
  void prepare();
  void lay_surface();
  int64_t predict(Seat other);
  void first();
  int64_t deeper();
  void next_level();
  void choose();
  int card_price() const;
  bool near(Seat other) const;
  bool shares_tile() const;

  Nascar game_;
  Board s_;
  Seat seat_;
  BotStyle style_;
  SeededDice dice_;
  std::shared_ptr<Charts> charts_;
  Place root_;
  Judge judge_;
  TurnRules rules_;
  Surface surface_;
  Phase phase_ = Phase::Charts;
  Seat other_ = 0;
  int level_ = 1, at_ = 0;
  std::unique_ptr<Pool> pool_;
  std::vector<Ending> roots_, beam_;
  std::vector<int> result_;              // of each root, by the deepest search that followed it
  Letters letters_;
  Ending chosen_;
  Exact exact_;
  int avoided_ = 0;                      // crash risk of the line that would be best without the others
};

// bot_why.cpp
std::string bot_why(Place const& from, Ending const& chosen, Exact const& exact, Judge const& judge, int avoided);

}  // namespace paddock::nascar
