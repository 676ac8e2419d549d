// The careful driver: off walls and what lies about, towards the nearest enemy but not into him, at a quiet 40 mph.
#include "games/car_wars/duel/ghost.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/phase.hpp"

namespace paddock::car_wars::duel {
namespace {

using geometry::kInch;
using geometry::Point;
using geometry::Polygon;
using geometry::Pose;

constexpr int kCruise = pace_of(40);
constexpr int kMostRisk = 167;                  // of a thousand: one in six
constexpr int kMostPreviews = 30;
constexpr int32_t kSight = 16 * kInch, kKeepOff = 4 * kInch;

// What stands in the way ahead, gathered once: walls that stand, what lies about and hurts, cars that do not move.
struct Lies {
  List<Polygon, 24> near;
};

bool hurts(Lie type) {
  return type != Lie::smoke && type != Lie::paint && type != Lie::junk;
}

bool in_sight(Pose const& from, Point at) {
  return std::abs(from.at.x - at.x) < kSight && std::abs(from.at.y - at.y) < kSight;
}

Lies lies_near(Board const& board, Seat me) {
  Lies out;
  Pose const& from = board.cars[me].pose;
  for (int i = 0; i < board.cars.size() && !out.near.full(); ++i) {
    Car const& car = board.cars[i];
    if (i != me && car.here && car.pace == 0 && in_sight(from, car.pose.at)) out.near.push(area_of(car));
  }
  for (Counter const& c : board.counters) {
    if (out.near.full()) break;
    if (hurts(c.type) && in_sight(from, c.pose.at)) out.near.push(geometry::box(c.pose, body_of(c)));
  }
  return out;
}

class Driver {
 public:
  Driver(Book const& book, Board const& board, Seat seat)
      : book_(book), board_(board), seat_(seat), car_(board.cars[seat]), lies_(lies_near(board, seat)), enemy_(nearest()) {}

  Usual plan() {
    List<int, 4> paces = speeds();
    for (int pace : paces) try_pace(pace);
    return best_;
  }

  Rather rather(Usual const& chosen, Usual const& other) const {
    auto const worth = [&](Usual const& u) {
      int const pace = u.pace == Plan::kNoPace ? car_.pace : u.pace;
      return worth_of(preview(book_, board_, seat_, pace, u.move, u.inch), pace);
    };
    Worth const a = worth(chosen), b = worth(other);
    Rather out = Rather::no_matter;
    int64_t most = 0;
    auto const weigh = [&](Rather why, int64_t more) {
      if (more > most) most = more, out = why;
    };
    weigh(Rather::meets, a.meets - b.meets), weigh(Rather::risk, a.risk - b.risk), weigh(Rather::handling, a.handling - b.handling);
    weigh(Rather::pace, a.pace - b.pace), weigh(Rather::room, a.room - b.room), weigh(Rather::enemy, a.enemy - b.enemy);
    return out;
  }

 private:
  // Quarter inches that are free before a car that stands so.
  int free_ahead(Pose const& pose) const {
    static constexpr std::array<int, 10> kReaches = {1, 2, 4, 8, 12, 16, 24, 32, 44, 60};
    geometry::Body const body = body_of(car_);
    int free = 0;
    for (int reach : kReaches) {
      int32_t const half = reach * (kInch / 8);
      Pose const ahead = geometry::moved(pose, {body.half_length + half, 0});
      Polygon const lane = geometry::box(ahead, {half, body.half_width + kInch / 8});
      if (blocked(lane)) return free;
      free = reach;
    }
    return free;
  }

  bool blocked(Polygon const& lane) const {
    auto const meets = [&lane](Polygon const& p) { return !p.empty() && geometry::contact(lane, p) == geometry::Contact::Overlapping; };
    geometry::Bounds const bounds = bounds_of(lane);
    int const walls = std::min(int(book_.arena.walls.size()), kMostWalls);
    for (int i = 0; i < walls; ++i) {
      Wall const& wall = book_.arena.walls[size_t(i)];
      if (!apart(bounds, wall.bounds) && (wall.rim || board_.wall_lost[size_t(i)] < wall.dp) && meets(wall.area)) return true;
    }
    return std::any_of(lies_.near.begin(), lies_.near.end(), meets);
  }

  Seat nearest() const {
    Seat best = kNobody;
    geometry::Squared least;
    for (int i = 0; i < board_.cars.size(); ++i) {
      Car const& other = board_.cars[i];
      if (i == seat_ || !other.fights() || other.complete) continue;
      geometry::Squared const far = geometry::squared(car_.pose.at, other.pose.at);
      if (best == kNobody || far < least) best = Seat(i), least = far;
    }
    return best;
  }

  // As it is; gently faster towards cruising speed; slower by what brakes give for nothing.
  List<int, 4> speeds() {
    List<int, 4> out;
    int const ahead = free_ahead(car_.pose);
    out.push(Plan::kNoPace);
    auto const offer = [&](int pace) {
      if (pace != car_.pace && may_go(book_, board_, seat_, pace)) out.push(pace);
    };
    if (ahead < 2 && car_.pace >= 0) {   // not even half an inch to turn in: backward, after a full turn at 0 (R 3)
      offer(0), offer(backing_pace(car_));
      return out;
    }
    bool const shut_in = ahead < 10 && car_.pace >= 0;
    if (car_.pace < kCruise && !(shut_in && car_.pace > 0)) {
      int const faster = shut_in ? kPaceOf5 : std::min<int>(kCruise, car_.pace + car_.accel);
      offer(faster);
    }
    if (car_.pace > kPaceOf5) offer(std::max<int>(kPaceOf5, car_.pace - 2 * kPaceOf5));
    else if (car_.pace < 0) offer(std::min(0, car_.pace + 2 * kPaceOf5));
    // Who stands before a wall rolls on at a walk to turn on the spot; standing still would never end.
    if (shut_in && car_.pace == 0 && out.size() > 1) out.erase(0);
    return out;
  }

  void try_pace(int pace) {
    int const real = pace == Plan::kNoPace ? car_.pace : pace;
    consider(pace, kStraight);
    if (!in_control(car_)) return;
    if (inches_now(book_, car_, board_.phase, real) == 0) {
      if (std::abs(real) == kPaceOf5) pivots(pace);
      return;
    }
    static constexpr int16_t kBends[] = {15, 30, 45};
    for (driving::Side side : {driving::Side::left, driving::Side::right}) {
      for (int16_t degrees : kBends) consider(pace, move_index({driving::Maneuver::bend, side, degrees}));
      consider(pace, move_index({driving::Maneuver::drift, side}));
    }
  }

  void pivots(int pace) {
    static constexpr int16_t kTurns[] = {45, 90, 135};
    for (driving::Side side : {driving::Side::left, driving::Side::right})
      for (int16_t degrees : kTurns) consider(pace, move_index({driving::Maneuver::pivot, side, degrees}));
  }

  void consider(int pace, int move) {
    int const real = pace == Plan::kNoPace ? car_.pace : pace;
    if (move < 0 || previews_ >= kMostPreviews) return;
    if (move != kStraight && !may_make(book_, board_, seat_, real, move, 0)) return;
    ++previews_;
    Preview const p = preview(book_, board_, seat_, real, move, 0);
    int64_t const worth = worth_of(p, real).sum();
    if (found_ && worth <= worth_) return;
    found_ = true, worth_ = worth, best_ = {pace, move, 0};
  }

  // What a way of driving is worth to it, by what it looks at; all of it is added up.
  struct Worth {
    int64_t meets = 0, risk = 0, handling = 0, pace = 0, room = 0, enemy = 0;
    int64_t sum() const { return meets + risk + handling + pace + room + enemy; }
  };

  Worth worth_of(Preview const& p, int pace) const {
    Pose const end = p.poses.empty() ? car_.pose : p.poses.back();
    Worth out;
    if (p.hits_wall >= 0) out.meets -= 40'000;
    if (p.hits_car != kNobody) out.meets -= 15'000;
    if (p.meets >= 0) out.meets -= 2'000;
    out.risk -= p.lose_permille > kMostRisk ? 60'000 + 20 * p.lose_permille : 4 * p.lose_permille;
    int64_t const low = std::max(0, 3 - p.hs);
    out.handling -= 14 * p.d.d + 10 * p.braking_d + 15 * low * low;
    out.pace -= 6 * std::abs(pace - kCruise);
    // Room to turn away in: three inches, and one and a half seconds of driving.
    int64_t const room = 12 + int64_t(std::max(0, pace)) * 3 / 2, lack = std::max<int64_t>(0, room - free_ahead(end));
    out.room -= lack * lack * 5 / 2;
    out.enemy = worth_of_enemy(end);
    return out;
  }

  int64_t worth_of_enemy(Pose const& end) const {
    if (enemy_ == kNobody) return 0;
    geometry::Vec const to = board_.cars[enemy_].pose.at - end.at;
    int64_t const far = std::max<int64_t>(1, geometry::root(geometry::dot(to, to)));
    if (far < kKeepOff) return -(kKeepOff - far) * 400 / kInch;      // too near: away, wherever that is
    geometry::Vec const nose = geometry::rotate({kInch, 0}, end.heading);
    int64_t const cosine = geometry::dot(nose, to) / far;              // of kInch
    return (cosine - kInch) * 400 / kInch;
  }

  Book const& book_;
  Board const& board_;
  Seat const seat_;
  Car const& car_;
  Lies const lies_;
  Seat const enemy_;
  Usual best_;
  int64_t worth_ = 0;
  bool found_ = false;
  int previews_ = 0;
};

}  // namespace

Usual usual(Book const& book, Board const& board, Seat seat) {
  if (seat < 0 || seat >= board.cars.size() || !board.cars[seat].fights()) return {};
  return Driver(book, board, seat).plan();
}

Rather why_rather(Book const& book, Board const& board, Seat seat, Usual const& chosen, Usual const& other) {
  if (seat < 0 || seat >= board.cars.size() || !board.cars[seat].fights()) return Rather::no_matter;
  return Driver(book, board, seat).rather(chosen, other);
}

namespace {

template <class Fits>
int plainest(Settings const& rules, Fits const& fits) {
  int const limit = dollars(rules.duel.division), price = limit ? limit : 25000;   // an open duel: of the dearest division
  int first = -1;
  for (int i = 0; i < most_stock(); ++i) {
    if (!fits(i)) continue;
    if (first < 0) first = i;
    bool const of_it = size_t(i) < build::stock().size() && build::stock()[size_t(i)].division == price;
    if (of_it) return i;                       // of each division the plainest stands first
  }
  return std::max(first, 0);
}

}  // namespace

int usual_stock(Settings const& rules) {
  return plainest(rules, [&](int i) { return stock_fits(i, rules); });
}
int usual_stock(Settings const& rules, std::vector<Car> const& stock) {
  return plainest(rules, [&](int i) { return size_t(i) < stock.size() && stock[size_t(i)].here; });
}

}  // namespace paddock::car_wars::duel
