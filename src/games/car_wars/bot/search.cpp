#include "games/car_wars/bot/search.hpp"

#include <algorithm>

namespace paddock::car_wars::bot {

namespace {

constexpr int kGoodShot = 150;

// The further off, the less is it sure to come so.
int faded(int value, int depth) {
  static constexpr int kPercent[kMostAhead + 1] = {100, 97, 92, 86, 80, 74, 68, 62, 56};
  return value * kPercent[std::min(depth, kMostAhead)] / 100;
}

}  // namespace

Search::Search(Book const& book, Board const& board, Seat seat, Manner const& manner, Dice& dice)
    : book_(book), seat_(seat), manner_(manner), dice_(dice), mind_(book, board, seat, manner) {
  ways_.push_back({.car = board.cars[seat]});
  list_orders();
}

int Search::settled(Volley const& turn) const { return turn.ours - turn.theirs * manner_.fear / 100; }

void Search::list_orders() {
  orders_.clear();
  at_ = 0;
  scratch_ = mind_.before(depth_);
  after_ = mind_.before(depth_ + 1);
  after_.phase = scratch_.phase, after_.turn = scratch_.turn;
  for (int i = 0; i < after_.cars.size(); ++i) {   // whoever has fired in that turn
    after_.cars[i].crew = scratch_.cars[i].crew;
    for (int g = 0; g < after_.cars[i].guns.size(); ++g) after_.cars[i].guns[g].fired = scratch_.cars[i].guns[g].fired;
  }
  for (int way = 0; way < int(ways_.size()); ++way) {
    scratch_.cars[seat_] = ways_[size_t(way)].car;
    Car const& car = scratch_.cars[seat_];
    list_moves(way, car.pace);
    if (car.changed || (depth_ > 0 && scratch_.phase > 1)) continue;
    // Up by all it has and by 5, down, out of reverse.
    for (int by : {int(car.accel), car.accel > kPaceOf5 ? kPaceOf5 : 0, car.pace == 0 ? backing_pace(car) : -kPaceOf5, -2 * kPaceOf5, -3 * kPaceOf5,
                   car.pace < 0 && car.pace != -kPaceOf5 ? -car.pace : 0})
      if (by != 0 && may_go(book_, scratch_, seat_, car.pace + by)) list_moves(way, car.pace + by);
  }
}

void Search::list_moves(int way, int pace) {
  orders_.push_back({way, int16_t(pace), kStraight});
  Car const& car = scratch_.cars[seat_];
  if (!in_control(car) || quarters_now(book_, car, scratch_.phase, pace) == 0) return;
  MoveList all;
  moves_now(book_, scratch_, seat_, pace, all);
  for (int16_t move : all) {
    MoveKind const& kind = moves()[size_t(move)];
    if (move == kStraight || kind.skid || kind.maneuver == driving::Maneuver::t_stop || (depth_ > 0 && kind.maneuver != driving::Maneuver::pivot && (kind.degrees > 60 || kind.degrees == 15))) continue;
    orders_.push_back({way, int16_t(pace), move});
  }
}

void Search::try_order(Order const& order) {
  Way const& from = ways_[size_t(order.way)];
  scratch_.cars[seat_] = from.car;
  Place place{.pace = order.pace, .move = order.move};
  place.seen = preview(book_, scratch_, seat_, order.pace, order.move, 0);
  Way way = from;
  if (depth_ == 0) way.first = place;
  way.car = mind_.driven(from.car, place);
  after_.cars[seat_] = way.car;
  Volley const now = mind_.volley(after_);
  if (now.ours >= kGoodShot && way.shot_in < 0) way.shot_in = depth_;
  way.turn.ours = std::max(way.turn.ours, faded(now.ours, depth_));
  way.turn.theirs = std::max(way.turn.theirs, faded(now.theirs, depth_));
  way.sum += faded(mind_.risk(scratch_, place.seen, order.pace) + (place.seen.hits_car < 0 ? mind_.clash(after_) : 0), depth_);
  way.value = way.sum + settled(way.turn) + mind_.stance(after_);
  if (depth_ == 0 && manner_.noise) way.value += dice_.roll(2 * manner_.noise + 1, "noise", seat_) - manner_.noise;
  next_.push_back(way);
}

void Search::end_depth() {
  auto const better = [](Way const& a, Way const& b) { return a.value > b.value; };
  std::stable_sort(next_.begin(), next_.end(), better);
  // Of one first order a few are enough: the others are to be heard.
  ways_.clear();
  for (Way const& one : next_) {
    if (int(ways_.size()) >= manner_.wide) break;
    auto const same = std::count_if(ways_.begin(), ways_.end(), [&](Way const& w) { return w.first.move == one.first.move && w.first.pace == one.first.pace; });
    if (depth_ == 0 || same < std::max(2, manner_.wide / 3)) ways_.push_back(one);
  }
  next_.clear();
  best_ = ways_.front();
  bool const turn_ends = scratch_.phase == 5;
  ++depth_;
  Board one = mind_.before(0);   // for its own car alone
  for (Way& way : ways_) {
    if (turn_ends) way.sum += settled(way.turn), way.turn = {};
    one.cars.clear();
    one.cars.push(way.car);
    one.phase = scratch_.phase, one.turn = scratch_.turn;
    next_phase(one);
    way.car = one.cars[0];
  }
  if (depth_ > manner_.ahead) return;
  mind_.follow(ways_.front().car);
  mind_.look_on();
}

Place first_thought(Book const& book, Board const& board, Seat seat) {
  SeededDice none(1);   // nothing is rolled without noise
  Search search(book, board, seat, {.chooses = false, .asks_foe = false, .wary = false, .waits = false, .wide = 1}, none);
  while (!search.step(1000)) {}
  return search.best().first;
}

bool Search::step(int nodes) {
  for (; nodes > 0; --nodes) {
    if (at_ < orders_.size()) {
      try_order(orders_[at_++]);
      continue;
    }
    if (depth_ > manner_.ahead) return true;
    end_depth();
    if (depth_ > manner_.ahead) return true;
    list_orders();
  }
  return false;
}

}  // namespace paddock::car_wars::bot
