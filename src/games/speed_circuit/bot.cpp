// The three levels (core/thinker.hpp). None reads what is hidden; none samples opponents yet, bids, or passes of its own will.
//   easy    looks two turns ahead along the cheapest way
//   medium  four turns
//   hard    searches the fewest turns of a whole lap ahead, with the wear that may be spent on it, around where the others will probably stand
#include <algorithm>

#include "games/speed_circuit/look.hpp"
#include "games/speed_circuit/par.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr int kRow = 100;         // worth of a row gained

// What a careful driver wants on the way.
Orders careful() {
  Orders o;
  o.slip = 1;
  o.chips = {1, 1, 1, 2, 0};
  return o;
}

// A turn or more ahead, alone but for the cars as they stand in the first turn.
class Lookahead {
 public:
  Lookahead(SpeedCircuit const& g, State const& s, Seat seat, int depth) : b_(g.book()), s_(s), seat_(seat), depth_(depth) {
    Car const& c = s.cars[seat];
    int const rows = std::max(1, b_.goal() - c.progress), per_lap = c.wear * b_.track.length / rows;
    prices_.wear = std::clamp(900 / (per_lap + 1), 40, 700);
    prices_.chance = 1400;
    prices_.brakes = 300;
    prices_.slower = 110;
  }

  int best_card() {
    int best = -1, card = kMps;
    State s = s_;
    Car const c = s.cars[seat_];
    Span const span = span_of(b_, c);
    for (int p = std::max(20, span.least); p <= span.high; p += 20) {
      int const value = turn(s, p, depth_);
      if (value > best || best < 0) best = value, card = p / 20;
    }
    return span.high < 20 ? kMps : card;
  }

 private:
  // Value of plotting p now: rows gained, less what it costs, plus the best of the next turns.
  int turn(State& s, int p, int depth) {
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
  int depth_;
};

// The fewest turns of the lap to come.
class Racer {
 public:
  Racer(SpeedCircuit const& g, State const& s, Seat seat) : g_(g), s_(s), seat_(seat), c_(s.cars[seat]) {}

  // The card, or kNoCard where the search does not apply.
  int card() const {
    if (!c_.on_road()) return kNoCard;
    Ahead from = place();
    from.speed = c_.speed;
    from.low = std::max(0, int(c_.speed) - c_.decel);
    from.high = span_of(g_.book(), c_).high;
    for (int i = 0; i < s_.cars.size(); ++i) shut(from, i, guess(i));
    Found const found = fastest(g_.track(), simple(), from);
    return found.turns ? found.first : kNoCard;
  }

  // The lane of the next step, -1: no way that wear can pay.
  int lane() const {
    if (!c_.on_road()) return -1;
    Ahead from = place();
    from.speed = s_.move.speed;
    from.left = s_.move.speed / 20 - s_.move.driven;
    for (int i = 0; i < s_.cars.size(); ++i) shut(from, i, 0);
    if (from.left <= 0) return -1;
    Found found = fastest(g_.track(), simple(), from);
    from.wear = c_.wear;
    if (!found.turns) found = fastest(g_.track(), simple(), from);  // beyond this lap's share of wear
    return found.turns ? found.first : -1;
  }

 private:
  Simple simple() const { return {c_.accel, c_.decel, c_.top, c_.start}; }

  Ahead place() const {
    Ahead a;
    int const goal = g_.book().goal(), rest = goal - c_.progress, lap = g_.track().length;
    a.progress = c_.progress;
    a.lane = c_.lane;
    a.corner = c_.account.corner;
    a.band = std::min<int>(c_.account.band, 60);
    a.arrow = c_.account.arrow;
    a.goal = rest > lap + lap / 2 ? c_.progress + lap : goal;
    a.wear = rest > 0 ? std::min<int>(c_.wear, (c_.wear * (a.goal - c_.progress) + rest - 1) / rest) : 0;
    return a;
  }

  // Rows a car ahead will drive before we do: it keeps its speed, or gets away as it may.
  int guess(int other) const {
    Car const& o = s_.cars[other];
    bool const ahead = ring(g_.track(), c_.progress, o.progress) > 0;
    if (!ahead) return 0;
    return (o.speed ? o.speed : o.rest == Rest::Spin ? o.accel : std::min<int>(o.start, 60)) / 20;
  }

  // Where another car stands, or is thought to end, nobody drives.
  void shut(Ahead& from, int other, int rows) const {
    Car const& o = s_.cars[other];
    if (other == seat_ || !o.on_road()) return;
    int const now = ring(g_.track(), c_.progress, o.progress), far = now > 12 ? 99 : now + rows;
    if (far >= 1 && far <= 12) from.shut[far] = uint8_t(from.shut[far] | 1 << o.lane);
  }

  SpeedCircuit const& g_;
  State const& s_;
  Seat seat_;
  Car const& c_;
};

class Driver final : public Thinker {
 public:
  Driver(SpeedCircuit const& g, State const& s, Seat seat, Level level) : g_(g), s_(s), seat_(seat), level_(level) {}

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
    int const depth = level_ == Level::Easy ? 2 : 4;
    int card = level_ == Level::Hard ? Racer(g_, s_, seat_).card() : kNoCard;
    why_ = card == kNoCard ? "looks " + std::to_string(depth) + " turns ahead" : "on the fastest way of the lap to come";
    if (card == kNoCard) card = Lookahead(g_, s_, seat_, depth).best_card();
    orders_.push_back(act(Verb::Card, card));
    if (g_.by_sheet(seat_)) {
      orders_.push_back(act(Verb::Sheet, kChipsItem + 3 * 4 + careful().chips[3]));
      orders_.push_back(act(Verb::Sheet, kSlipItem));
    }
    orders_.push_back(SpeedCircuit::kSeal);
  }

  void decide() {
    Actions options;
    options_of(g_.book(), s_, options);
    why_ = "wear before dice";
    if (level_ == Level::Hard && s_.ask.kind == Ask::Step) {
      int const lane = Racer(g_, s_, seat_).lane();
      if (Action const go = act(Verb::Go, lane); lane >= 0 && options.find(go) >= 0) {
        why_ = "on the fastest way";
        return void(orders_ = {go});
      }
    }
    s_.plans[seat_].standing = careful();
    s_.plans[seat_].sheet.clear();
    orders_ = {options.size() ? policy(g_.book(), s_, options) : SpeedCircuit::kAbsent};
  }

  SpeedCircuit g_;
  State s_;
  Seat seat_;
  Level level_;
  std::vector<Action> orders_;
  std::string why_;
};

}  // namespace

std::unique_ptr<Thinker> SpeedCircuit::think(State const& observed, Seat seat, Level level, uint64_t) const {
  return std::make_unique<Driver>(*this, observed, seat, level);
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
