#include "games/car_wars/bot/mind.hpp"

#include <algorithm>

#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::bot {

namespace {

// The face whose weapons hurt most; Turret where every side is as good.
Face strong_face(Car const& car) {
  int sum[kFaces] = {};
  for (Gun const& gun : car.guns) {
    if (gun.dp <= 0 || gun.face < 0 || gun.face >= kFaces) continue;
    Arm const& arm = arm_of(gun);
    if (!arm.drops) sum[gun.face] += arm.dice * 35 + arm.plus * 10;
  }
  Face const side = Face(std::max_element(sum, sum + Top) - sum);
  return sum[Turret] >= sum[side] ? Turret : side;
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

constexpr int kBehindArmor = 10;    // points behind a side until something gives way
constexpr int kUsualSide = 35;      // of a fresh side with what is behind it: a point there is worth a point
// Points that a tire can still lose; `usual`: of one that is not known.
int tire_points(Car const& car, Wheel const& wheel, int usual) {
  if (!wheel.there || wheel.wheel_gone) return 0;
  if (car.known) return std::max(1, int(std::max(wheel.dp, wheel.second)));
  if (wheel.tire_gone) return 1;
  return wheel.kind == TireKind::plasticore ? 25 : wheel.kind == TireKind::solid ? 12 : usual;
}

// Points until a car drives no more (tires.hpp: past_driving), if that tire goes first; 0: it drives no more as it is.
int until_still(Car const& car, int tire, int usual) {
  int gone = 0, least = 0;
  for (int i = 0; i < int(car.wheels.size()); ++i) {
    Wheel const& wheel = car.wheels[size_t(i)];
    gone += wheel.there && wheel.wheel_gone;
    int const points = i == tire ? 0 : tire_points(car, wheel, usual);
    if (points > 0 && (least == 0 || points < least)) least = points;
  }
  if (past_driving(wheels_of(car), gone)) return 0;
  return tire_points(car, car.wheels[size_t(tire)], usual) + (past_driving(wheels_of(car), gone + 1) ? 0 : least);
}

// Points of an average side of a car as it came in.
int whole_side(Car const& car) {
  int sum = 0, sides = 0;
  for (size_t face = Front; face <= Right; ++face) {
    int const points = car.armor[face].plastic_whole + 3 * car.armor[face].metal_whole;
    sum += points, sides += points > 0;
  }
  return std::clamp(sum / std::max(sides, 1), 8, 60);
}

int whole_tire(Car const& car) {
  int most = 6;
  for (Wheel const& wheel : car.wheels) most = std::max<int>(most, wheel.dp);
  return std::min(most, 9);
}

int face_towards(Car const& car, geometry::Point from) {
  unsigned const arcs = board::arcs_of({car.pose, body_of(car)}, from);
  for (int face = Front; face <= Right; ++face)
    if (arcs >> face & 1) return face;
  return Front;
}

// Something that it could still fire at somebody.
bool armed(Car const& car) {
  return std::any_of(car.guns.begin(), car.guns.end(), [](Gun const& gun) {
    Arm const& arm = arm_of(gun);
    return gun.dp > 0 && !arm.drops && (gun.rounds > 0 || arm.laser);
  });
}

// Of a collision at that speed: a die for each 5 mph above 25 (R 7), two thirds of it.
int ram_points(int mph) { return std::max(0, mph - 25) / 5 * 7 / 3; }

constexpr int kRoom = 5;   // inches
constexpr int kSteady = 1;  // handling status
// mph: so fast it would drive, and so much faster than its foe; measured, as strong as who stands and turns on the spot.
constexpr int kBrisk = 30, kLead = 15;
constexpr int kPivotStep = 15 * geometry::kDegree;

int worst_speed(int mph) { return 400 + 20 * mph; }   // what losing control costs

}  // namespace

// Measured with `sim --duel`: what sets Medium off from Hard is how far it looks and how surely it judges, not how well it hits.
Manner manner_of(Level level) {
  Manner const plain{.chooses = false, .asks_foe = false, .wary = false, .waits = false};
  Manner easy = plain, medium = plain, hard;
  easy.tricks = false, easy.aims = false, easy.fear = 0, easy.wide = 1, easy.noise = 1800, easy.least_chance = 500;
  medium.ahead = 1, medium.wide = 2, medium.noise = 500, medium.least_chance = 170;
  hard.fear = 50, hard.ahead = 7, hard.wide = 8;
  return level == Level::Easy ? easy : level == Level::Medium ? medium : hard;
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

void next_phase(Board& board) {
  bool const turns = ++board.phase > 5;
  if (turns) board.phase = 1, ++board.turn;
  for (Car& car : board.cars) {
    car.moved = 0;
    car.d_phase = car.hazard_phase = car.skid_aim = 0;
    car.eased = false;
    if (!turns) continue;
    car.changed = false;
    car.aim = 0;
    pass_turn(car);
    car.hs = int8_t(std::min<int>(car.hs + std::max<int>(car.hc, 1), car.hs_start));
    for (Person& p : car.crew) p.acted = false;
    for (Gun& gun : car.guns) gun.fired = false;
  }
}

namespace {

// Half an inch ahead stands a wall or a car.
bool nose_on(Book const& book, Board const& board, Seat seat) {
  geometry::Pose const& from = board.cars[seat].pose;
  std::optional<Met> const met = first_met(book, board, seat, {from, geometry::moved(from, {geometry::kInch / 2, 0}), false, {}});
  return met && (met->wall >= 0 || board.cars[met->car].pace == 0);
}

}  // namespace

Mind::Mind(Book const& book, Board const& board, Seat seat, Manner const& manner)
    : book_(book), seat_(seat), foe_(nearest_foe(board, seat)), manner_(manner), strong_(strong_face(board.cars[seat])) {
  armed_ = armed(board.cars[seat]);
  usual_side_ = whole_side(board.cars[seat]), usual_tire_ = whole_tire(board.cars[seat]);
  if (foe_ != kNobody) field_.emplace(book, board, board.cars[foe_].pose.at);
  Car const& own = board.cars[seat];
  // At a walk it turns on the spot: walls ahead are no corner then.
  if (field_) cornered_ = own.pace < 0 ? room(own.pose) < kRoom - 1 : own.pace > pace_of(5) && own.pace <= pace_of(10) && room(own.pose) < 2;
  // Not an inch ahead, not even to turn on the spot: backward, which is driven after a full turn at 0 (R 3).
  nose_ = own.pace >= 0 && own.pace <= pace_of(10) && field_ && nose_on(book, board, seat);
  cornered_ |= nose_;
  late_ = std::clamp(board.turn - kPatience, 0, 20);
  boards_.reserve(size_t(manner.ahead) + 2);
  boards_.push_back(board);
  look_on();
}

// The foe is taken to do what he would do if he looked at this phase alone; everybody else turns on whoever is nearest.
void Mind::look_on() {
  Board then = boards_.back();
  Board const& now = boards_.back();
  for (int i = 0; i < now.cars.size(); ++i) {
    if (!now.cars[i].fights()) continue;
    bool const asked = i == foe_ && manner_.asks_foe;
    if (asked) then.cars[i] = driven(now.cars[i], first_thought(book_, now, Seat(i)));
    else if (now.cars[i].pace != 0) then.cars[i] = driven(now.cars[i], usual_way(now, Seat(i), nearest_foe(now, Seat(i))));
  }
  if (manner_.wary) bear_down(now, then);
  next_phase(then);
  boards_.push_back(then);
}

// Whoever is at a walk pivots as he likes (R 4): nobody hides from his strong side by turning away now.
void Mind::bear_down(Board const& now, Board& then) const {
  for (int i = 0; i < then.cars.size(); ++i) {
    Car& car = then.cars[i];
    Face const strong = strong_face(car);
    if (i == seat_ || !car.fights() || !in_control(car) || strong > Right) continue;
    if (car.pace <= 0 || car.pace > pace_of(5) || quarters_now(book_, now.cars[i], now.phase, car.pace) == 0) continue;
    geometry::Pose best = car.pose;
    auto const off = [&](geometry::Pose const& pose) { return off_by(pose, kFaceAngle[strong], now.cars[seat_].pose.at); };
    for (int turn = kPivotStep; turn < geometry::kCircle; turn += kPivotStep) {
      geometry::Pose pose = car.pose;
      pose.heading = geometry::Angle((car.pose.heading + turn) % geometry::kCircle);
      if (off(pose) < off(best)) best = pose;
    }
    car.pose = best;
  }
}

Place Mind::usual_way(Board const& board, Seat seat, Seat towards) const {
  static int const kWays[] = {kStraight, move_index({driving::Maneuver::bend, driving::Side::left, 30}), move_index({driving::Maneuver::bend, driving::Side::right, 30}),
                              move_index({driving::Maneuver::bend, driving::Side::left, 15}), move_index({driving::Maneuver::bend, driving::Side::right, 15})};
  Car const& car = board.cars[seat];
  Place best;
  for (int move : kWays) {
    if (move != kStraight && (towards == kNobody || car.hs < 1 || !may_make(book_, board, seat, car.pace, move, 0))) continue;
    Place one{.pace = car.pace, .move = int16_t(move)};
    one.seen = preview(book_, board, seat, car.pace, move, 0);
    geometry::Pose const end = one.seen.poses.empty() ? car.pose : one.seen.poses.back();
    one.value = -one.seen.lose_permille * 4 - one.seen.d.d * 20 - (one.seen.hits_wall >= 0 ? 5000 : 0);
    if (towards != kNobody) one.value -= off_by(end, 0, board.cars[towards].pose.at) * 2;
    if (move == kStraight || one.value > best.value) best = one;
  }
  return best;
}

Car Mind::driven(Car const& car, Place const& place) const {
  Car out = car;
  if (!place.seen.poses.empty()) out.pose = place.seen.poses.back();
  out.changed |= place.pace != car.pace;
  out.pace = place.pace;
  out.hs = int8_t(std::max(-6, place.seen.hs));
  out.d_phase = int8_t(std::clamp(car.d_phase + place.seen.d.d, 0, 100));
  return out;
}

// Whoever is not known is taken to be armored as it is itself: they come for the same money.
int Mind::plate_points(Car const& car, Plate const& plate) const {
  int const points = plate.plastic + plate.metal * 3, whole = plate.plastic_whole + plate.metal_whole * 3;
  if (car.known || points == 0) return points;
  return points < whole ? usual_side_ / 2 : usual_side_;
}

// A point is worth the more the fewer are missing until something gives way: whoever is hit turns his whole sides to the fire.
int Mind::worth(Board const& board, Seat from, ShotInfo const& one) const {
  int const plain = one.permille * one.damage10 / 100;
  if (one.shot.seat == from || one.shot.seat < 0 || one.shot.seat >= board.cars.size()) return plain;
  Car const& target = board.cars[one.shot.seat];
  int missing = kUsualSide, value = plain;
  if (is_tire(one.shot.aim)) {
    int const tire = one.shot.aim - AimTire0;
    missing = until_still(target, tire, usual_tire_);
    if (target.mobility || missing == 0) return 0;
    value = one.permille * std::min(one.damage10, 10 * tire_points(target, target.wheels[size_t(tire)], usual_tire_)) / 100;
  } else if (one.shot.aim <= AimRight) {
    Plate const& plate = target.armor[size_t(one.shot.aim == AimCar ? face_towards(target, board.cars[from].pose.at) : one.shot.aim - AimFront)];
    missing = kBehindArmor + plate_points(target, plate);
  }
  value = value * kUsualSide / std::max(missing, kBehindArmor);
  if (target.mobility) value = value * 3 / 4;
  return value;
}

// The best that the crew could fire now: one shot a person.
int Mind::fire_value(Board const& board, Seat from, Seat only_at) const {
  ShotList list;
  shots(book_, board, from, list);
  int best = 0, second = 0, gun = -1;
  for (ShotInfo const& one : list) {
    if (one.shot.seat == from || zone_of_mark(one.shot.seat) >= 0 || (only_at >= 0 && one.shot.seat != only_at)) continue;
    int const value = worth(board, from, one);
    if (value > best) {
      if (one.shot.gun != gun) second = best;
      best = value, gun = one.shot.gun;
    } else if (one.shot.gun != gun) {
      second = std::max(second, value);
    }
  }
  int hands = 0;
  for (Person const& p : board.cars[from].crew) hands += p.up() && !p.acted;
  return hands > 1 ? best + second : best;
}

Volley Mind::volley(Board const& after) const {
  Volley out;
  if (!manner_.aims) return out;
  out.ours = fire_value(after, seat_, kNobody);
  if (manner_.fear == 0) return out;
  for (int i = 0; i < after.cars.size(); ++i)
    if (i != seat_ && after.cars[i].fights()) out.theirs += fire_value(after, Seat(i), seat_);
  return out;
}

// The foe behind a wall: how far by road, and whether it drives that way. Walls ahead are as bad as turning back.
int Mind::way_on(geometry::Pose const& pose) const {
  int const far = field_->from(pose.at);
  int value = -(std::min(far, 600) - 50) * 3;
  for (int ahead : {2, 4}) {
    geometry::Point const at = geometry::moved(pose, {ahead * geometry::kInch, 0}).at;
    int const then = field_->from(at);
    value -= then == Field::kNoWay ? 140 : std::clamp(then - far + ahead * 10, 0, 80) * 2;
  }
  return value;
}

// Walls that are nearer than the car can well turn away from.
int Mind::shut_ahead(Car const& car) const {
  int const reach = 2 + std::abs(car.pace) / kPaceOf5 / 2, sign = car.pace < 0 ? -1 : 1;
  for (int far = 1; far <= reach; ++far)
    if (field_->from(geometry::moved(car.pose, {sign * far * geometry::kInch, 0}).at) == Field::kNoWay) return (reach - far + 1) * 60;
  return 0;
}

int Mind::room(geometry::Pose const& pose) const {
  for (int far = 1; far <= kRoom; ++far)
    if (field_->from(geometry::moved(pose, {far * geometry::kInch, 0}).at) == Field::kNoWay) return far - 1;
  return kRoom;
}

// Nothing left to fire: with a run-up it is worth ramming, and without one not.
int Mind::ram_stance(Car const& car, Car const& foe, int far) const {
  constexpr int kRunUp = 6, kFast = 35;
  int const speed = std::max(0, car.pace * 5 / 2), haste = std::min(speed, 60) * 7;
  if (far < kRunUp && speed < kFast) return haste + far * 30;
  return haste - far * 30 - off_by(car.pose, 0, foe.pose.at) / 2;
}

// Where it stands towards its foe: near enough to hit, the strong face turned to him, not in front of his.
int Mind::stance(Board const& board) const {
  if (foe_ == kNobody) return 0;
  Car const &car = board.cars[seat_], &foe = board.cars[foe_];
  if (cornered_) return room(car.pose) * 60 - shut_ahead(car) - (car.pace < 0 ? 0 : 40);   // out of the corner first
  // Who moves is hit less and chooses his side, and it takes turns to be fast again.
  int const slow = std::max(0, std::min(kBrisk, kLead + std::abs(foe.pace) * 5 / 2) - car.pace * 5 / 2);
  int const drive = -shut_ahead(car) - slow * slow * 3 / 2;
  if (walls_between(book_, board, car.pose.at, foe.pose.at)) return way_on(car.pose) + drive - 150;
  int const far = inches(car.pose.at, foe.pose.at);
  if (!armed_) return ram_stance(car, foe, far) + drive;
  int value = drive - (far < 2 ? std::max(0, 100 - 8 * late_) : std::max(0, far - 4) * (45 + 2 * late_));
  if (strong_ <= Right) value -= off_by(car.pose, kFaceAngle[strong_], foe.pose.at) / 2;
  if (manner_.fear > 0) value += std::min(900, off_by(foe.pose, 0, car.pose.at)) / 8;   // out of his front arc
  return value;
}

int Mind::risk(Board const& board, Preview const& seen, int pace) const {
  int const speed = std::abs(pace) * 5 / 2;
  int value = -seen.lose_permille * worst_speed(speed) / 1000;
  if (seen.hits_wall >= 0) value -= 500 + speed * 40;
  if (seen.hits_car >= 0 && !armed_) value += ram_points(speed) * 55 - (speed < 25 ? 250 : 0);   // what else is left
  else if (seen.hits_car >= 0) value -= (board.cars[seat_].fits & kRamplate) && speed >= 20 ? -speed * 8 : 300 + speed * 10;
  if (seen.meets >= 0) value -= 450;
  value -= (seen.d.d + seen.braking_d) * 8;   // not for nothing
  if (seen.hs < kSteady) value += (seen.hs - kSteady) * 60;   // the next hit would throw it
  if (nose_ && pace > 0) value -= 300;
  if (cornered_ && !nose_ && speed < 10) value -= (10 - speed) * 16;
  if (pace < 0 && !cornered_) value -= 320;   // backward is for getting out of a corner
  if (speed > 50 && armed_) value -= (speed - 50) * 6;
  return value;
}

// Cars that are taken to stand then where it stands.
int Mind::clash(Board const& after) const {
  Car const& car = after.cars[seat_];
  int const speed = std::abs(car.pace) * 5 / 2;
  geometry::Polygon const area = area_of(car);
  for (int i = 0; i < after.cars.size(); ++i)
    if (i != seat_ && after.cars[i].here && geometry::contact(area, area_of(after.cars[i])) == geometry::Contact::Overlapping) return -(150 + 5 * speed);   // half of what it is to hit him where he is now
  return 0;
}

int Mind::later_fire(Board const& now) {
  int best = 0;
  while (boards_.back().turn == now.turn) look_on();
  for (size_t k = 1; k < boards_.size(); ++k)
    if (boards_[k].turn == now.turn) best = std::max(best, fire_value(boards_[k], seat_, kNobody));
  return best;
}

}  // namespace paddock::car_wars::bot
