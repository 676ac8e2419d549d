// A car meets a wall (R 7, CW-126): it gives back what it takes, and who grazes it slides along.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using namespace geometry;
using geometry::Vec;

OutOfControl state_of(Car const& car, bool swings) {
  if (swings) return OutOfControl::fishtail;
  if (in_flight(car.run)) return OutOfControl::skid;   // a flight ends at a wall as a skid does
  if (!drifts(car)) return OutOfControl::no;
  return car.run.kind == Going::spin ? OutOfControl::spin : car.run.kind == Going::roll ? OutOfControl::roll : OutOfControl::skid;
}

struct Hit {
  Rolled dice;
  int takes = 0, gives = 0;
};

// It gives back what it takes, up to its points; both sides of the roll are the car's own.
Hit roll_hit(Work& work, Seat mover, Edge own, FixedCollision const& c, int most) {
  Hit hit;
  Car const& car = work.car(mover);
  bool const grazes = c.type == CollisionType::sideswipe;
  RamDice const dice = ram_dice(c.damage_speed, work.rules().collision.ram_dice_between);
  hit.dice = roll(work, dice.dice, "ram", mover);
  Ram ram;
  ram.roll = std::max(0, hit.dice.sum + dice.add);
  ram.dm = {dm_of(car), dm_of(car)};
  ram.ramplate[0] = !grazes && has_ramplate(car, own);
  if (!grazes && has_spikes(car, own)) ram.spikes[0] = work.dice.roll(6, "bumper spikes", mover);
  std::array<int64_t, 2> const taken = ram_damage(ram);
  hit.takes = int(std::clamp<int64_t>(taken[0], 0, most)), hit.gives = int(std::clamp<int64_t>(taken[1], 0, most));
  return hit;
}

// The border gives back up to its points, but never breaks.
int points_left(Work const& work, int wall) {
  Wall const& is = work.book.arena.walls[size_t(wall)];
  int const lost = is.rim || wall >= kMostWalls ? 0 : work.board.wall_lost[size_t(wall)];
  return std::max(0, is.dp - lost);
}

bool breaks(Work& work, int wall, int points) {
  Wall const& is = work.book.arena.walls[size_t(wall)];
  if (is.rim || wall >= kMostWalls) return false;
  int16_t& lost = work.board.wall_lost[size_t(wall)];
  lost = int16_t(std::clamp(lost + points, 0, 999));
  return lost >= is.dp;
}

void tell(Work& work, Seat mover, int wall, FixedCollision const& c, Hit const& hit) {
  if (!work.log) return;
  static Rule const rule = rule_named("CW-126");
  Event e{.kind = Ev::Collided, .seat = mover, .rule = rule};
  e.a = int16_t(CollisionType::struck_player_chooses) + 1, e.b = int16_t(std::min<int64_t>(c.damage_speed.ceil(), 1000));
  e.c = int16_t(hit.takes), e.d = int16_t(hit.gives), e.e = int16_t(std::min(wall, kMostWalls - 1));
  e.at = spot_of(work.car(mover).pose), e.dice = told(hit.dice);
  work.log(e);
}

// A place beside the wall with that heading, the middle kept or one of the corners.
bool lie_along(Work& work, Seat mover, Polygon const& wall, Angle to) {
  Car& car = work.car(mover);
  Body const body = body_of(car);
  Angle const left = heading(to - car.pose.heading), by = left > kCircle / 2 ? left - kCircle : left;
  List<Vec, 5> pivots;
  for (Corner c : {Corner::FrontLeft, Corner::FrontRight, Corner::RearLeft, Corner::RearRight}) pivots.push(local(body, c));
  pivots.push({0, 0});
  for (Vec pivot : pivots) {
    Pose pose = turned(car.pose, pivot, by);
    pose.at = pose.at + way_out(pose, skinned(body), wall);
    if (!free_at(work.book, work.board, mover, pose)) continue;
    car.pose = pose;
    return true;
  }
  return false;
}

}  // namespace

// CW-126: forward or backward by the end that is nearer. A roll meets a wall with its front or back, conforms, and goes on square to its
// sides.
bool slide_along(Work& work, Seat mover, Polygon const& thing, Vec out, Angle vector) {
  Car& car = work.car(mover);
  Angle const side = direction({-out.y, out.x});
  Angle const way = between(side, vector) <= 90 * kDegree ? side : heading(side + 180 * kDegree);
  if (car.run.kind == Going::roll) {
    Angle const square = heading(way + 90 * kDegree), nose = between(car.pose.heading, square) <= 90 * kDegree ? square : heading(square + 180 * kDegree);
    lie_along(work, mover, thing, nose);
    car.run.vector = int16_t(way);
    return false;
  }
  bool const backward = between(car.pose.heading, way) > 90 * kDegree;
  if (!lie_along(work, mover, thing, backward ? heading(way + 180 * kDegree) : way)) return false;
  car.pace = int16_t(backward ? -std::abs(int(car.pace)) : std::abs(int(car.pace)));
  return true;
}

WallHit hit_wall(Work& work, Seat mover, int wall, Approach const& approach) {
  static Rule const kBrakes = rule_named("CW-145");
  WallHit out;
  Angle const vector = approach.vector;
  Car& car = work.car(mover);
  if (car.pace == 0 || !wall_stands(work.book, work.board, wall)) return out;
  car.met = kNobody;                     // something else is hit (R 7)
  Wall const& is = work.book.arena.walls[size_t(wall)];
  Touching const touch = touch_of(car.pose, body_of(car), is.area, vector);
  FixedContact of{state_of(car, approach.swings), Ratio(between(vector, direction(-touch.out)), kDegree), mph(car.pace)};
  FixedCollision c = meet_fixed(of, work.rules().collision);
  Hit const hit = roll_hit(work, mover, touch.own, c, points_left(work, wall));
  out.broken = breaks(work, wall, hit.gives);
  of.survives = !out.broken, of.own_dm = std::clamp<int>(car.dm, 0, kModifiers - 1);
  of.object_dm = std::clamp(modifier_column(object_modifier(is.dp)), 0, kModifiers - 1);
  c = meet_fixed(of, work.rules().collision);
  tell(work, mover, wall, c, hit);

  bool const grazes = c.type == CollisionType::sideswipe;
  Seat const owner = doer_of(work.board, mover);
  int const before = car.pace, after = pace_of_speed(c.after);
  Ratio const change = grazes ? c.damage_speed : mph(std::abs(before - after));
  bool const flew = in_flight(car.run);
  // What rolls rests on the side it has (R 19); who meets a wall in the air comes down at its foot as he is turned.
  if (c.ends && car.run.kind == Going::vault) car.run.kind = Going::roll, car.run.flight = car.run.quarters = 0, car.run.due = int16_t(next_roll_block(work));
  bool const over = !approach.swings && car.run.kind != Going::roll && (c.ends || (grazes && car.run.kind == Going::skid));
  int const owed = over ? end_run(car) : 0;   // a skid of one's own will, too: its way is another now
  if (flew && !in_flight(car.run)) {
    car.jump = 0;                        // CW-162: it comes down nowhere
    touch_down(work, mover);
  }
  car.bumped |= uint8_t(1u << unsigned(face_of(touch.own)));
  Done done;
  if (hit.takes > 0) done = hurt_side(work, mover, owner, face_of(touch.own), hit.takes, Harm::collision);
  if (grazes && !approach.swings) out.along = out.broken ? over : slide_along(work, mover, is.area, touch.out, vector);
  int const sign = out.along && (car.pace < 0) != (before < 0) ? -1 : 1;   // it may slide on with the other end first
  bool const shaken = !grazes && work.rules().collision.ram_concussion;
  shock(work, {mover, owner, sign * before, sign * after, shaken ? int((change / Ratio(10)).ceil()) : 0,
               collision_hazard(change, false, work.rules().collision)});
  if (owed > 0) set_pace(work, mover, slower_pace(car.pace, owed), kBrakes, false);   // its skid is over
  after_blow(work, mover, owner, done);
  out.stops = car.pace == 0 || approach.swings || !(out.along || out.broken);
  return out;
}

}  // namespace paddock::car_wars::duel
