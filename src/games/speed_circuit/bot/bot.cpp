#include "games/speed_circuit/bot/bot.hpp"

#include <algorithm>

#include "games/speed_circuit/bot/bot_build.hpp"
#include "games/speed_circuit/bot/bot_mind.hpp"

namespace paddock::speed_circuit {
namespace {

class Driver final : public Thinker {
 public:
  Driver(SpeedCircuit const& g, State const& s, Seat seat, Level level, uint64_t seed)
      : g_(g), s_(s), seat_(seat), level_(level), seed_(seed) {}

  bool step(int budget) override {
    if (!orders_.empty()) return true;
    if (s_.phase == Phase::Build) return build();
    if (s_.phase == Phase::Bid) return bid(), true;
    Car const& c = s_.cars[seat_];
    if (!c.on_road()) return by_habit(), true;
    if (!mind_) mind_ = std::make_unique<Mind>(g_, s_, seat_, style_of(level_), seed_);
    int64_t nodes = std::max(1, budget);
    if (!mind_->ready(nodes)) return false;
    if (s_.phase == Phase::Move) return decide(), true;
    return plot(nodes);
  }
  std::vector<Action> orders() const override { return orders_; }
  std::string why() const override { return why_; }

 private:
  bool build() {
    if (!search_) search_ = std::make_unique<DesignSearch>(g_, level_);
    if (!search_->step()) return false;
    Levels const levels = search_->best();
    for (int level : levels) orders_.push_back(act(Verb::Build, level + 2));
    orders_.push_back(SpeedCircuit::kSeal);
    why_ = levels == g_.table().standard ? "the standard car" : "a car for this circuit: " + design_text(g_.table(), levels);
    return true;
  }

  void bid() {
    bid_for_grid(g_, s_, seat_, level_, seed_, orders_);
    orders_.push_back(SpeedCircuit::kSeal);
    why_ = orders_.size() > 1 ? "a place in front is worth some wear" : "keeps its wear";
  }

  bool plot(int64_t nodes) {
    if (drawn_ == 0) mind_->weigh_plots();
    while (drawn_ < mind_->samples_wanted()) {
      if (nodes <= 0) return false;
      mind_->sample(drawn_++);
      mind_->counted();
      nodes -= 5000;
    }
    int const gear = mind_->best_gear(), from = s_.cars[seat_].speed / 20;
    orders_.push_back(act(Verb::Card, gear > 0 && gear != from ? gear : kMps));
    if (g_.by_sheet(seat_)) mind_->add_sheet(gear, orders_);
    orders_.push_back(SpeedCircuit::kSeal);
    why_ = reason(gear);
    return true;
  }

  std::string reason(int gear) const {
    Car const& c = s_.cars[seat_];
    Tests const tests = tests_of(g_.book(), c, gear * 20);
    std::string const most = std::to_string(gear * 20);
    if (tests.start || tests.accel || tests.top) return "a test for " + most + " is worth the chips";
    if (over_of(c, gear * 20)) return "brakes hard to " + most + " for what is ahead";
    return (gear * 20 < c.speed ? "slows to " : gear * 20 > c.speed ? "goes up to " : "keeps ") + most + ": the fewest turns to the flag";
  }

  void decide() {
    Actions options;
    options_of(g_.book(), s_, options);
    orders_ = {options.size() == 0 ? SpeedCircuit::kAbsent : mind_->decide(options, why_)};
  }

  // Off the track there is little to choose: as fast as allowed, back when there is room.
  void by_habit() {
    why_ = "back to the road";
    if (s_.phase == Phase::Plot) {
      int const high = span_of(g_.book(), s_.cars[seat_]).high / 20;
      orders_ = {act(Verb::Card, high > 0 ? high : kMps), SpeedCircuit::kSeal};
      return;
    }
    Actions options;
    Taken const field = options_of(g_.book(), s_, options);
    orders_ = {options.size() == 0 ? SpeedCircuit::kAbsent : policy(g_.book(), s_, options, field)};
  }

  SpeedCircuit g_;
  State s_;
  Seat seat_;
  Level level_;
  uint64_t seed_;
  int drawn_ = 0;
  std::unique_ptr<DesignSearch> search_;
  std::unique_ptr<Mind> mind_;
  std::vector<Action> orders_;
  std::string why_;
};

}  // namespace

BotStyle style_of(Level level) {
  BotStyle s;
  switch (level) {
    case Level::Easy: s.price = kTurn * 3 / 4, s.dice = s.others = false, s.noise = kTurn / 4; break;
    case Level::Medium: s.dice = false; break;
    case Level::Hard: s.samples = 16, s.plies = 2, s.beyond = kSprint; break;
  }
  return s;
}

std::unique_ptr<Thinker> SpeedCircuit::think(State const& observed, Seat seat, Level level, uint64_t seed) const {
  return std::make_unique<Driver>(*this, observed, seat, level, seed);
}

}  // namespace paddock::speed_circuit
