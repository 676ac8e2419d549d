#include "games/car_wars/bot/mind.hpp"

#include <algorithm>

#include "games/car_wars/duel/entry.hpp"

namespace paddock::car_wars::bot {

namespace {

// The face whose weapons hurt most.
Face strong_face(Car const& car) {
  int sum[kFaces] = {};
  for (Gun const& gun : car.guns) {
    if (gun.dp <= 0 || gun.face < 0 || gun.face >= kFaces) continue;
    Arm const arm = arm_of(gun);
    if (!arm.drops) sum[gun.face] += arm.dice * 35 + arm.plus * 10;
  }
  if (sum[Turret] > 0 && sum[Turret] >= sum[Front]) return Turret;
  return Face(std::max_element(sum, sum + Top) - sum);
}

constexpr geometry::Angle kFaceAngle[] = {0, 1800, 900, 2700};   // Front, Back, Left, Right from the heading

// 0 to 1800: how far `to` lies off the direction.
int off_by(geometry::Pose const& pose, geometry::Angle direction, geometry::Point to) {
  geometry::Vec const way = to - pose.at;
  geometry::Vec const ahead = geometry::rotate({geometry::kInch, 0}, geometry::heading(pose.heading + direction));
  // The angle by its quadrant and the larger part: good to some degrees, which is all that is asked.
  int64_t const along = geometry::dot(ahead, way) >> 18, across = std::abs(geometry::cross(ahead, way) >> 18);
  if (along == 0 && across == 0) return 0;
  int64_t const size = std::abs(along) + across, part = across * 900 / std::max<int64_t>(size, 1);
  return int(along >= 0 ? part : 1800 - part);
}

int inches(geometry::Point a, geometry::Point b) { return int(geometry::squared(a, b).distance() / geometry::kInch); }

}  // namespace

Manner manner_of(Level level) {
  switch (level) {
    case Level::Easy: return {.fears = false, .ahead = 0, .keep = 0, .most_risk = 350, .noise = 500, .least_chance = 160};
    case Level::Medium: return {.fears = true, .ahead = 0, .keep = 0, .most_risk = 250, .noise = 60, .least_chance = 100};
    default: return {.fears = true, .ahead = 2, .keep = 14, .most_risk = 200, .noise = 0, .least_chance = 80};
  }
}

Seat nearest_foe(Board const& board, Seat seat) {
  Seat best = kNobody;
  int least = 0;
  for (int i = 0; i < board.cars.size(); ++i) {
    Car const& car = board.cars[i];
    if (i == seat || !car.fights() || car.complete) continue;
    int const far = inches(board.cars[seat].pose.at, car.pose.at) + (car.mobility ? 12 : 0);   // who stands dead can wait
    if (best == kNobody || far < least) best = Seat(i), least = far;
  }
  return best;
}

Mind::Mind(Book const& book, Board const& board, Seat seat, Manner const& manner)
    : book_(book), board_(board), ahead_(board), seat_(seat), foe_(nearest_foe(board, seat)), manner_(manner), strong_(strong_face(board.cars[seat])) {
  move_others(ahead_);
}

// The others are taken to drive straight on.
void Mind::move_others(Board& board) const {
  Board const was = board;
  for (int i = 0; i < board.cars.size(); ++i) {
    if (i == seat_ || !board.cars[i].fights()) continue;
    Preview const seen = preview(book_, was, Seat(i), was.cars[i].pace, kStraight, 0);
    if (!seen.poses.empty() && seen.hits_wall < 0) board.cars[i].pose = seen.poses.back();
  }
}

void Mind::next_phase(Board& board) {
  if (++board.phase <= 5) return;
  board.phase = 1;
  ++board.turn;
  for (Car& car : board.cars) {
    car.changed = false;
    car.hs = int8_t(std::min<int>(car.hs + std::max<int>(car.hc, 1), car.hs_start));
    for (Person& p : car.crew) p.acted = false;
    for (Gun& gun : car.guns) gun.fired = false;
  }
}

Board Mind::after(Board const& ahead, Place const& place) const {
  Board board = ahead;
  Car& car = board.cars[seat_];
  if (!place.seen.poses.empty()) car.pose = place.seen.poses.back();
  car.changed |= place.pace != car.pace;
  car.pace = place.pace;
  car.hs = int8_t(std::max(-6, place.seen.hs));
  car.d_phase = int8_t(std::min(100, place.seen.d.d));
  return board;
}

// The best that the crew could fire now: one shot a person.
int Mind::fire_value(Board const& board, Seat from, Seat only_at) const {
  ShotList list;
  shots(book_, board, from, list);
  int best = 0, second = 0, gun = -1;
  for (ShotInfo const& one : list) {
    if (one.shot.seat == from || (only_at >= 0 && one.shot.seat != only_at)) continue;
    int const worth = one.permille * one.damage10 / 100;
    if (worth > best) {
      if (one.shot.gun != gun) second = best;
      best = worth, gun = one.shot.gun;
    } else if (one.shot.gun != gun) {
      second = std::max(second, worth);
    }
  }
  int hands = 0;
  for (Person const& p : board.cars[from].crew) hands += p.up() && !p.acted;
  return hands > 1 ? best + second : best;
}

// Where it stands towards its foe: near enough to hit, the strong face turned to him, not in front of his.
int Mind::stance(Board const& board) const {
  if (foe_ == kNobody) return 0;
  Car const &car = board.cars[seat_], &foe = board.cars[foe_];
  int const far = inches(car.pose.at, foe.pose.at);
  int value = far < 2 ? -150 : far <= 5 ? 0 : -(far - 5) * 22;
  if (strong_ <= Right) value -= off_by(car.pose, kFaceAngle[strong_], foe.pose.at) / 4;
  if (manner_.fears && !foe.mobility) value += std::min(900, off_by(foe.pose, 0, car.pose.at)) / 8;   // out of his front arc
  return value;
}

int Mind::risk(Board const& board, Preview const& seen, int pace) const {
  int value = -seen.lose_permille * 3 / 2;
  int const speed = std::abs(pace) * 5 / 2;
  if (seen.hits_wall >= 0) value -= 400 + speed * 30;
  if (seen.hits_car >= 0) value -= (board.cars[seat_].fits & kRamplate) && speed >= 20 ? -speed * 8 : 300 + speed * 10;
  if (seen.meets >= 0) value -= 450;
  if (seen.hs < 0) value += seen.hs * 60;
  if (speed < 15) value -= (15 - speed) * 12;     // who stands is hit
  if (speed > 60) value -= (speed - 60) * 8;
  return value;
}

int Mind::value(Board const& after, Preview const& seen, int pace) const {
  int value = risk(after, seen, pace) + stance(after) + fire_value(after, seat_, kNobody);
  if (!manner_.fears) return value;
  for (int i = 0; i < after.cars.size(); ++i)
    if (i != seat_ && after.cars[i].fights()) value -= fire_value(after, Seat(i), seat_) * 3 / 4;
  return value;
}

void Mind::weigh(Place& place) {
  place.seen = preview(book_, board_, seat_, place.pace, place.move, place.inch);
  Board const then = after(ahead_, place);
  place.value = value(then, place.seen, place.pace);
}

// The best way on, the others driving straight: what comes later counts less.
void Mind::weigh_further(Place& place) {
  Board board = after(ahead_, place);
  int weight = 70;
  for (int step = 0; step < manner_.ahead; ++step) {
    next_phase(board);
    move_others(board);
    Car const& car = board.cars[seat_];
    int best = INT32_MIN;
    Place chosen{.pace = car.pace};
    for (int move = kStraight; move < int(moves().size()); ++move) {
      MoveKind const& kind = moves()[size_t(move)];
      if (kind.skid || kind.degrees > 60 || kind.maneuver == driving::Maneuver::pivot) continue;
      if (move != kStraight && !may_make(book_, board, seat_, car.pace, move, 0)) continue;
      Place one{.pace = car.pace, .move = int16_t(move)};
      one.seen = preview(book_, board, seat_, one.pace, move, 0);
      int const worth = risk(board, one.seen, one.pace) + stance(after(board, one));
      if (worth > best) best = worth, chosen = one;
    }
    board = after(board, chosen);
    place.value += value(board, chosen.seen, chosen.pace) * weight / 100;
    weight = weight * 7 / 10;
  }
}

}  // namespace paddock::car_wars::bot
