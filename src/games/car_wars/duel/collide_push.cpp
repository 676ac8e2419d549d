// Conforming (R 20): who is pushed turns about a corner until the counters are apart, by the smallest angle there is; where none does
// it is shoved aside. It never comes to lie in anything else.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/rules/path.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

constexpr Angle kMostTurn = 45 * kDegree, kStride = 3 * kDegree;

struct Turn {
  Vec pivot;
  Angle by = kMostTurn + 1;          // its size
  Pose pose;
  bool any() const { return by <= kMostTurn; }
};

// About one corner in one direction, to a tenth; only if it is less than the best so far.
void try_turn(Turn& best, Work const& work, Seat other, Polygon const& pusher, Vec pivot, int sign) {
  Car const& car = work.car(other);
  Body const body = body_of(car);
  auto const at = [&](Angle by) { return turned(car.pose, pivot, sign * by); };
  Angle far = 0;
  do {
    far += kStride;
    if (far - kStride >= best.by - 1 || far > kMostTurn) return;
  } while (overlaps(at(far), body, pusher));
  Angle low = far - kStride;
  while (far - low > 1) {
    Angle const mid = (far + low) / 2;
    (overlaps(at(mid), body, pusher) ? low : far) = mid;
  }
  if (far < best.by && free_at(work.book, work.board, other, at(far))) best = {pivot, far, at(far)};
}

// The shortest shift out, else along the way of the push.
std::optional<Pose> shoved(Work const& work, Seat other, Polygon const& pusher, Angle vector) {
  Car const& car = work.car(other);
  Body const body = body_of(car);
  Pose aside = car.pose;
  aside.at = aside.at + way_out(aside, skinned(body), pusher);
  if (!overlaps(aside, body, pusher) && free_at(work.book, work.board, other, aside)) return aside;
  for (int k = 1; k <= 8; ++k) {
    Pose const ahead{car.pose.at + rotate(Vec{k * kInch / 32, 0}, vector), car.pose.heading};
    if (!overlaps(ahead, body, pusher) && free_at(work.book, work.board, other, ahead)) return ahead;
  }
  return std::nullopt;
}

std::optional<Pose> room_for(Work const& work, Seat other, Polygon const& pusher, Angle vector) {
  Car const& car = work.car(other);
  Body const body = body_of(car);
  Turn best;
  for (Corner c : {Corner::RearRight, Corner::FrontRight, Corner::FrontLeft, Corner::RearLeft}) {
    Vec const pivot = local(body, c);
    if (contact(place(car.pose, pivot), pusher) == Contact::Overlapping) continue;   // the corner that is pushed
    try_turn(best, work, other, pusher, pivot, 1);
    try_turn(best, work, other, pusher, pivot, -1);
  }
  return best.any() ? std::optional(best.pose) : shoved(work, other, pusher, vector);
}

// CW-126: a spin turns on in the direction in which it was pushed, a roll goes on square to its side; a skid keeps its vector.
void after_turn(Car& car, Angle was) {
  Angle const turned_left = heading(car.pose.heading - was);
  if (turned_left == 0) return;
  if (car.run.kind == Going::spin) car.run.side = turned_left <= kCircle / 2 ? -1 : 1;
  if (car.run.kind != Going::roll) return;
  Angle const left = heading(car.pose.heading + 90 * kDegree), right = heading(car.pose.heading - 90 * kDegree);
  car.run.vector = int16_t(between(left, car.run.vector) <= between(right, car.run.vector) ? left : right);
}

void stand(Work& work, Seat seat, Rule rule) {
  Car& car = work.car(seat);
  if (car.pace == 0) return;
  if (work.log) work.log({.kind = Ev::Speed, .seat = seat, .rule = rule, .a = car.pace, .b = 0, .c = 1});
  car.pace = 0;
}

// CW-125: who is pushed into something third collides with it at its speed of now.
void meet_third(Work& work, Seat mover, Seat other, Angle vector) {
  Car& two = work.car(other);
  Vec const ahead = rotate(Vec{kInch / 4, 0}, vector);
  std::optional<Met> const met = first_met(work.book, work.board, other, {two.pose, {two.pose.at + ahead, two.pose.heading}, false, {}});
  if (!met || met->car == mover) return;
  if (met->wall >= 0) hit_wall(work, other, met->wall, {vector});
  else if (!met->pushing) ram(work, other, met->car, {vector});
}

}  // namespace

bool may_push(Work& work, Seat mover, Seat other, Angle vector) {
  Car const& one = work.car(mover);
  Car const& two = work.car(other);
  int const own = std::abs(int(one.pace)), its = std::abs(pace_now(two));
  if (own == 0) return false;
  Angle const apart = between(vector, motion_of(two));
  // Who drives away is followed, not pushed; unless a rear-end has just made both as fast (R 7: who has the higher DM drives on).
  if (apart <= 45 * kDegree) return own > its || (own == its && one.met == other);
  if (apart < 135 * kDegree || own != its) return apart < 135 * kDegree || own > its;
  static Rule const rule = rule_named("CW-133");             // nose to nose with the same speed: both stand
  stand(work, mover, rule), stand(work, other, rule);
  return false;
}

bool conform(Work& work, Seat mover, Seat other, Pose goal, Angle vector) {
  Car& one = work.car(mover);
  Car& two = work.car(other);
  Pose const was = one.pose, stood = two.pose;
  one.pose = goal;
  std::optional<Pose> const room = room_for(work, other, area_of(one), vector);
  if (!room) {
    static Rule const rule = rule_named("CW-125");
    one.pose = was;
    meet_third(work, mover, other, vector);
    // No rule says so, but nobody presses on at full speed against what stands and cannot give way.
    if (two.pace == 0) stand(work, mover, rule);
    return false;
  }
  two.pose = *room;
  Seat const by = credit_of(work.board, mover);
  two.moved_by = by == other ? mover : by;
  after_turn(two, stood.heading);
  return true;
}

}  // namespace paddock::car_wars::duel
