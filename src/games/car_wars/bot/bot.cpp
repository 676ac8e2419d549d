// Who drives for a seat, from what it may see.
#include <algorithm>

#include "games/car_wars/bot/search.hpp"
#include "games/car_wars/bot/tricks.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/ghost.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "games/car_wars/rules/pace.hpp"

namespace paddock::car_wars {
namespace {

using namespace duel;
using bot::Manner;
using bot::Mind;
using bot::Place;
using bot::Search;
using bot::Way;

class Duellist final : public Thinker {
 public:
  Duellist(CarWars const& game, State const& s, Seat seat, Level level, uint64_t seed)
      : game_(game), s_(s), seat_(seat), level_(level), manner_(bot::manner_of(level)), dice_(seed) {
    manner_.fear -= std::min(manner_.fear * 3 / 4, 4 * std::max(0, s_.turn - bot::kPatience));   // it has to come to something
  }

  bool step(int budget) override {
    if (!orders_.empty()) return true;
    if (s_.stage == Stage::bring) return bring();
    if (s_.stage == Stage::fire) return fire();
    return plan(std::max(1, budget));
  }
  std::vector<Action> orders() const override { return orders_; }
  std::string why() const override { return why_; }

 private:
  // What its seat is set up with, else a car of the division's own, which stand last.
  bool bring() {
    List<int16_t, 64> fit;
    for (int i = 0; i < most_stock(); ++i)
      if (stock_fits(i, game_.rules()) && !fit.full()) fit.push(int16_t(i));
    bool const named = !get_text(game_.setup().seats[size_t(seat_)].options, "stock").empty();
    int const most = std::min(10, fit.size());
    int16_t stock = int16_t(orders::usual_bringing(game_, seat_).stock);
    if (!named && most) stock = fit[fit.size() - dice_.roll(most, "car", seat_)];
    pace::Starts const starts = pace::starts(game_.rules().movement);
    int const mph = std::clamp(level_ == Level::Easy ? 20 : level_ == Level::Medium ? 30 : 40, starts.least, starts.most);
    orders_ = {{verb::Stock, stock}, {verb::Start, int16_t(pace_of(mph))}, CarWars::kSeal};
    why_ = "brings " + std::string(stock_name(stock)) + ", a stock car of this division";
    return true;
  }

  // ---- a phase

  bool plan(int nodes) {
    if (!s_.cars[seat_].fights()) return orders_ = {CarWars::kSeal}, true;
    if (!search_) search_ = std::make_unique<Search>(game_.book(), s_, seat_, manner_, dice_);
    if (!search_->step(nodes)) return false;
    Way const& way = search_->best();
    Place const& p = way.first;
    if (p.pace != s_.cars[seat_].pace) orders_.push_back({verb::Pace, p.pace});
    if (p.move > kStraight) orders_.push_back({verb::Move, p.move});
    int const rocket = manner_.tricks ? bot::useful_rocket(game_.book(), s_, seat_, p) : -1;
    int const device = rocket >= 0 ? rocket : bot::useful_port(game_.book(), s_, seat_);
    if (device >= 0) orders_.push_back({verb::Use, int16_t(device)});
    orders_.push_back(CarWars::kSeal);
    why_ = reason(way);
    return true;
  }

  std::string reason(Way const& way) const {
    Place const& p = way.first;
    Car const& car = s_.cars[seat_];
    Seat const seat = search_->mind().foe();
    std::string const foe = seat == kNobody ? "" : game_.name_of(seat);
    if (!in_control(car)) return "waits until the tires hold again";
    Preview const straight = preview(game_.book(), s_, seat_, car.pace, kStraight, 0);
    if (straight.hits_wall >= 0 && p.seen.hits_wall < 0) return "keeps off the wall";
    if (straight.hits_car >= 0 && p.seen.hits_car < 0) return "goes round " + game_.name_of(straight.hits_car);
    if (straight.meets >= 0 && p.seen.meets < 0) return "keeps off what lies ahead";
    if (p.seen.hits_car >= 0) return "rams " + game_.name_of(p.seen.hits_car);
    if (foe.empty()) return "drives on";
    std::string const shot = way.shot_in < 0 ? "" : way.shot_in == 0 ? ", with a shot now" : ", a shot in " + std::to_string(way.shot_in + 1) + " phases";
    if (p.pace < 0) return "backs out to get room" + shot;
    if (p.pace < car.pace) return "slows to turn on " + foe + shot;
    if (p.move > kStraight) return (way.turn.theirs > way.turn.ours ? "turns out of the line of " : "turns on ") + foe + shot;
    bool const nears = geometry::dot(geometry::rotate({geometry::kInch, 0}, car.pose.heading), s_.cars[seat].pose.at - car.pose.at) > 0;
    if (!nears) return "drives on to come round on " + foe + shot;
    return (p.pace > car.pace ? "speeds up to close with " : "holds course on ") + foe + shot;
  }

  // ---- fire, on the way: one decision

  bool fire() {
    ShotList open;
    open_shots(game_.book(), s_, s_.plans[seat_], seat_, open);
    Manner sight = manner_;
    sight.ahead = manner_.waits ? std::max(0, 5 - s_.phase) : 0;
    Mind mind(game_.book(), s_, seat_, sight);
    ShotInfo const* best = nullptr;
    int now = 0;
    for (ShotInfo const& one : open) {
      bool const lays = one.shot.seat == seat_ && manner_.tricks;
      if (zone_of_mark(one.shot.seat) >= 0 || (!lays && one.permille < least_chance(one)) || (!manner_.chooses && one.shot.seat != seat_ && one.shot.aim != AimCar)) continue;
      int const worth = lays ? bot::drop_worth(game_.book(), s_, seat_, one) : mind.worth(s_, seat_, one);
      if (!best || worth > now) best = &one, now = worth;
    }
    if (now <= 0) return hold(open.empty() ? "nothing to fire at" : "saves its rounds");
    bool const drops = best->shot.seat == seat_;
    if (manner_.waits && !drops && mind.later_fire(s_) * 3 / 5 > now) return hold("waits for a better shot in this turn");
    orders_ = {{verb::Shoot, code_of(best->shot)}};
    why_ = drops ? "drops what whoever follows will drive over" : "needs " + std::to_string(best->needed) + " to hit " + game_.name_of(best->shot.seat);
    return true;
  }
  // Rounds that would last beyond the end are worth nothing there: of few of them each has to tell.
  int least_chance(ShotInfo const& one) const {
    Gun const& gun = s_.cars[seat_].guns[one.shot.gun];
    int const turns = std::max(1, game_.rules().duel.turns - s_.turn + 1);
    int rounds = gun.rounds;
    for (Rounds const& behind : gun.more) rounds += behind.rounds;
    int const percent = rounds * 100 / turns;
    if (percent >= 70 || rounds == 0) return manner_.least_chance;
    return std::max(manner_.least_chance, percent >= 50 ? 250 : percent >= 35 ? 400 : 550);
  }
  bool hold(char const* why) {
    orders_ = {{verb::Done, 0}};
    why_ = why;
    return true;
  }

  CarWars game_;
  State s_;
  Seat seat_;
  Level level_;
  Manner manner_;
  SeededDice dice_;
  std::unique_ptr<Search> search_;
  std::vector<Action> orders_;
  std::string why_;
};

}  // namespace

std::unique_ptr<Thinker> CarWars::think(State const& observed, Seat seat, Level level, uint64_t seed) const {
  return std::make_unique<Duellist>(*this, observed, seat, level, seed);
}

}  // namespace paddock::car_wars
