// Who drives for a seat, from what it may see.
#include <algorithm>

#include "games/car_wars/bot/mind.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/ghost.hpp"

namespace paddock::car_wars {
namespace {

using namespace duel;
using bot::Manner;
using bot::Mind;
using bot::Place;

class Duellist final : public Thinker {
 public:
  Duellist(CarWars const& game, State const& s, Seat seat, Level level, uint64_t seed)
      : game_(game), s_(s), seat_(seat), level_(level), manner_(bot::manner_of(level)), dice_(seed) {}

  bool step(int budget) override {
    if (!orders_.empty()) return true;
    if (s_.stage == Stage::bring) return bring();
    if (s_.stage == Stage::fire) return fire();
    return plan(std::max(1, budget));
  }
  std::vector<Action> orders() const override { return orders_; }
  std::string why() const override { return why_; }

 private:
  // Any car of the division, the plainest for who does not know the game.
  bool bring() {
    List<int16_t, 64> fit;
    for (int i = 0; i < most_stock(); ++i)
      if (stock_fits(i, game_.rules()) && !fit.full()) fit.push(int16_t(i));
    int const most = dearest_few(fit);
    int const drawn = most ? dice_.roll(most, "car", seat_) : 0;
    int16_t const stock = fit.empty() ? int16_t(usual_stock(game_.rules())) : fit[fit.size() - drawn];
    orders_ = {{verb::Stock, stock}, {verb::Start, int16_t(pace_of(level_ == Level::Easy ? 20 : 30))}, CarWars::kSeal};
    why_ = "brings " + std::string(stock_name(stock)) + ", a stock car of this division";
    return true;
  }
  // The cars of the division itself stand last: the last ten.
  static int dearest_few(List<int16_t, 64> const& fit) { return std::min(10, fit.size()); }

  // ---- a phase

  void gather() {
    Car const& car = s_.cars[seat_];
    PaceList paces;
    pace_choices(game_.book(), s_, seat_, paces);
    int16_t wanted[] = {car.pace, 0, 0, 0, 0};
    int count = 1;
    for (int16_t pace : paces) {
      int const change = pace - car.pace;
      bool const gentle = change == car.accel || change == -kPaceOf5 || change == -2 * kPaceOf5 || change == -3 * kPaceOf5;
      if (gentle && count < 5) wanted[count++] = pace;
    }
    for (int k = 0; k < count; ++k) add_moves(wanted[k]);
  }
  void add_moves(int16_t pace) {
    Book const book = game_.book();
    bool const steers = in_control(s_.cars[seat_]) && inches_now(book, s_.cars[seat_], s_.phase, pace) > 0;
    for (int move = kStraight; move < (steers ? int(moves().size()) : 1); ++move) {
      if (moves()[size_t(move)].skid && level_ != Level::Hard) continue;
      if (move != kStraight && !may_make(book, s_, seat_, pace, move, 0)) continue;
      places_.push_back({.pace = pace, .move = int16_t(move)});
    }
  }

  bool plan(int nodes) {
    if (!s_.cars[seat_].fights()) return orders_ = {CarWars::kSeal}, true;
    if (!mind_) mind_ = std::make_unique<Mind>(game_.book(), s_, seat_, manner_), gather();
    for (; at_ < places_.size() && nodes > 0; ++at_, nodes -= 50) {
      mind_->weigh(places_[at_]);
      if (manner_.noise) places_[at_].value += dice_.roll(2 * manner_.noise + 1, "noise", seat_) - manner_.noise;
      if (places_[at_].seen.lose_permille > manner_.most_risk) places_[at_].value -= 2 * (places_[at_].seen.lose_permille - manner_.most_risk);
    }
    if (at_ < places_.size()) return false;
    if (further_ == 0) std::stable_sort(places_.begin(), places_.end(), [](Place const& a, Place const& b) { return a.value > b.value; });
    size_t const most = std::min(places_.size(), size_t(manner_.keep));
    for (; further_ < most && nodes > 0; ++further_, nodes -= 400) mind_->weigh_further(places_[further_]);
    if (further_ < most) return false;
    choose(most);
    return true;
  }

  void choose(size_t looked_at) {
    size_t best = 0;
    for (size_t i = 1; i < looked_at; ++i)
      if (places_[i].value > places_[best].value) best = i;
    Place const& p = places_[best];
    Car const& car = s_.cars[seat_];
    if (p.pace != car.pace) orders_.push_back({verb::Pace, p.pace});
    if (p.move > kStraight) orders_.push_back({verb::Move, p.move});
    orders_.push_back(CarWars::kSeal);
    why_ = reason(p);
  }

  std::string reason(Place const& p) const {
    Car const& car = s_.cars[seat_];
    std::string const foe = mind_->foe() == kNobody ? "" : game_.name_of(mind_->foe());
    Preview const straight = preview(game_.book(), s_, seat_, car.pace, kStraight, 0);
    if (straight.hits_wall >= 0 && p.seen.hits_wall < 0) return "keeps off the wall";
    if (straight.meets >= 0 && p.seen.meets < 0) return "keeps off what lies ahead";
    if (p.pace < car.pace) return foe.empty() ? "slows down" : "slows to turn on " + foe;
    if (foe.empty()) return "drives on";
    if (p.move > kStraight) return "turns for a shot at " + foe;
    return p.pace > car.pace ? "speeds up to close with " + foe : "holds course on " + foe;
  }

  // ---- fire, on the way: one decision

  bool fire() {
    ShotList open;
    open_shots(game_.book(), s_, s_.plans[seat_], seat_, open);
    ShotInfo const* best = nullptr;
    for (ShotInfo const& one : open)
      if (one.permille >= manner_.least_chance && (!best || worth(one) > worth(*best))) best = &one;
    bool const drops = best && best->shot.seat == seat_;
    if (!best || worth(*best) <= 0) {
      orders_ = {{verb::Done, 0}};
      why_ = open.empty() ? "nothing to fire at" : "saves its rounds";
      return true;
    }
    orders_ = {{verb::Shoot, code_of(best->shot)}};
    why_ = drops ? "drops what " + chaser() + " will drive over" : "needs " + std::to_string(best->needed) + " to hit " + game_.name_of(best->shot.seat);
    return true;
  }
  std::string chaser() const { return "whoever follows"; }

  int worth(ShotInfo const& one) const {
    if (one.shot.seat == seat_) return one.damage10 * one.permille / 100;
    Car const& target = s_.cars[one.shot.seat];
    int value = one.permille * one.damage10 / 100;
    if (target.mobility) value /= 2;                           // 20 points more, but he does not run
    if (one.shot.aim >= AimTire0 && level_ != Level::Hard) value = value * 2 / 3;
    return value;
  }

  CarWars game_;
  State s_;
  Seat seat_;
  Level level_;
  Manner manner_;
  SeededDice dice_;
  std::unique_ptr<Mind> mind_;
  std::vector<Place> places_;
  size_t at_ = 0, further_ = 0;
  std::vector<Action> orders_;
  std::string why_;
};

}  // namespace

std::unique_ptr<Thinker> CarWars::think(State const& observed, Seat seat, Level level, uint64_t seed) const {
  return std::make_unique<Duellist>(*this, observed, seat, level, seed);
}

}  // namespace paddock::car_wars
