// One careful thinker, used for all three levels for now: it plans some turns ahead alone on the road, braking and corners
// priced, without dice of its own will; it neither bids nor passes and does not yet sample opponents. Honest about it: the
// levels Easy, Medium and Hard play alike.
#include <algorithm>

#include "games/speed_circuit/look.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr int kRow = 100;         // worth of a row gained
constexpr int kDepth = 4;         // turns ahead

// What a careful driver wants on the way.
Orders careful() {
  Orders o;
  o.slip = 1;
  o.chips = {1, 1, 1, 2, 0};
  return o;
}

// A turn or more ahead, alone but for the cars as they stand in the first turn.
class Plan4 {
 public:
  Plan4(SpeedCircuit const& g, State const& s, Seat seat) : b_(g.book()), s_(s), seat_(seat) {
    Car const& c = s.cars[seat];
    int const rows = std::max(1, b_.goal() - c.progress), per_lap = c.wear * b_.track.length / rows;
    prices_.wear = std::clamp(900 / (per_lap + 1), 40, 700);
    prices_.chance = 1400;
    prices_.brakes = 300;
    prices_.slower = 110;
  }

  int best_card() {
    int best = -1, card = kMps;
    nodes_ = 0;
    State s = s_;
    Car const c = s.cars[seat_];
    Span const span = span_of(b_, c);
    for (int p = std::max(20, span.least); p <= span.high; p += 20) {
      int const value = turn(s, p, kDepth);
      if (value > best || best < 0) best = value, card = p / 20;
    }
    best_ = best;
    return span.high < 20 ? kMps : card;
  }
  int nodes() const { return nodes_; }
  int value() const { return best_; }

 private:
  // Value of plotting p now: rows gained, less what it costs, plus the best of the next turns.
  int turn(State& s, int p, int depth) {
    ++nodes_;
    Car const before = s.cars[seat_];
    Car& c = s.cars[seat_];
    int const over = over_of(before, p);
    int cost = brake_price(over, {}, c.wear, prices_);
    if (over > 0) c.wear = int16_t(std::max(0, c.wear - std::min(2, over / 20)));
    Ways const ways = ways_ahead(b_, s, seat_, p, p / 20, Orders{}, prices_);
    Reach const& r = ways.best;
    cost += r.cost;
    int value = r.steps * kRow - cost;
    bool const done = c.progress + r.steps >= b_.goal();
    if (done) value += 600 * depth;
    if (!done && !r.doomed && depth > 1 && r.cost >= 0) {
      c.progress = int16_t(c.progress + r.steps);
      c.lane = r.lane;
      c.account = r.account;
      c.wear = int16_t(c.wear - r.wear);
      c.speed = int16_t(r.steps * 20);
      c.rest = c.speed ? Rest::None : Rest::Other;
      value += deeper(s, depth - 1);
    }
    s.cars[seat_] = before;
    return value;
  }

  int deeper(State& s, int depth) {
    Span const span = span_of(b_, s.cars[seat_]);
    int best = -100000;
    int const low = std::max(20, span.low - 20);
    for (int p = std::max(low, span.least); p <= span.high; p += 20) best = std::max(best, turn(s, p, depth));
    return best;
  }

  Book b_;
  State const& s_;
  Seat seat_;
  Prices prices_;
  int nodes_ = 0, best_ = 0;
};

class Careful final : public Thinker {
 public:
  Careful(SpeedCircuit const& g, State const& s, Seat seat) : g_(g), s_(s), seat_(seat) {}

  bool step(int) override {
    if (!orders_.empty()) return true;
    if (s_.phase == Phase::Build) build();
    else if (s_.phase == Phase::Bid) orders_ = {SpeedCircuit::kSeal}, why_ = "keeps its wear";
    else if (s_.phase == Phase::Plot) plot();
    else decide();
    return true;
  }
  std::vector<Action> orders() const override { return orders_; }
  std::string why() const override { return why_; }

 private:
  void build() {
    for (int level : g_.table().standard) orders_.push_back(act(Verb::Build, level + 2));
    orders_.push_back(SpeedCircuit::kSeal);
    why_ = "the standard car";
  }

  void plot() {
    Plan4 plan(g_, s_, seat_);
    int const card = plan.best_card();
    orders_.push_back(act(Verb::Card, card));
    Orders const want = careful();
    if (g_.by_sheet(seat_)) {
      orders_.push_back(act(Verb::Sheet, kChipsItem + 3 * 4 + want.chips[3]));
      orders_.push_back(act(Verb::Sheet, kSlipItem));
    }
    orders_.push_back(SpeedCircuit::kSeal);
    why_ = "looks " + std::to_string(kDepth) + " turns ahead";
  }

  void decide() {
    s_.plans[seat_].standing = careful();
    s_.plans[seat_].sheet.clear();
    Actions options;
    options_of(g_.book(), s_, options);
    orders_ = {options.size() ? policy(g_.book(), s_, options) : SpeedCircuit::kAbsent};
    why_ = "wear before dice";
  }

  SpeedCircuit g_;
  State s_;
  Seat seat_;
  std::vector<Action> orders_;
  std::string why_;
};

}  // namespace

std::unique_ptr<Thinker> SpeedCircuit::think(State const& observed, Seat seat, Level, uint64_t) const {
  return std::make_unique<Careful>(*this, observed, seat);
}

// Rows ahead, what is left of wear and skill, damage.
int64_t SpeedCircuit::worth(State const& s, Seat seat) const {
  Car const& c = s.cars[seat];
  if (c.place) return 1'000'000 - c.place * 1000;
  if (!c.racing()) return c.progress;
  return 10'000 + c.progress * 100 + c.speed * 2 + c.wear * 60 + c.skill() * 20 - (c.engine ? 150 : 0) - (c.brakes ? 150 : 0) -
         (c.off_track() ? 400 : 0);
}

// Hidden plots become what a careful driver would plot, a step up or down; hidden cars and bids the usual.
void SpeedCircuit::imagine(State& s, Seat, Dice& dice) const {
  Book const b = book();
  s.eyes = kTruth;
  for (int i = 0; i < s.plans.size(); ++i) {
    Plan& p = s.plans[i];
    Car const& c = s.cars[i];
    if (p.stage != Plan::Hidden || !c.racing()) continue;
    p.stage = Plan::Sealed;
    if (s.phase == Phase::Build)
      for (int8_t l : table().standard) p.build.push(l);
    if (s.phase != Phase::Plot) continue;
    Span const span = span_of(b, c);
    int const room = std::max(0, span.high / 20 - std::max(1, span.low / 20)), down = dice.roll(3, "imagined", kNobody) - 1;
    p.card = int8_t(std::max(1, span.high / 20 - std::min(room, down)));
  }
  if (s.move.pass_chips < 0) {
    int const most = std::min(2, s.move.index >= 0 ? s.cars[s.order[s.move.index]].skill() : 0);
    s.move.pass_chips = int8_t(dice.roll(most + 1, "imagined", kNobody) - 1);
  }
}

}  // namespace paddock::speed_circuit
