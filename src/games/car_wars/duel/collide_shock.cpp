// What a collision does to those who sit in it (CW-035) and to the handling of what they sit in.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr int kOfStunned = 2;   // R 7: D2 more for a stunned driver (as collision_hazard adds)

// R 7: as many phases as he misses by, and to the end of the turn.
bool knock(Work& work, Seat seat, Person& person, int need) {
  Rolled const rolled = roll(work, 2, "concussion", seat);
  int const short_by = need - rolled.sum;
  if (short_by <= 0) return false;
  int const until = work.board.now() + std::max(short_by, 5 - int(work.board.phase));
  person.stunned_until = int16_t(std::clamp(std::max(until, int(person.stunned_until)), -1, 400));
  static Rule const rule = rule_named("CW-035");
  if (work.log) work.log({.kind = Ev::Stunned, .seat = seat, .rule = rule, .a = int16_t(std::clamp(need, 0, 99)), .dice = told(rolled)});
  return true;
}

// Whether who steers is among the stunned.
bool knock_all(Work& work, Seat seat, int need) {
  Car& car = work.car(seat);
  bool steers = false;
  need -= (car.fits & kRollCage) != 0;                // R 7: +1 each to the roll
  Person const* const driver = driver_of(car);
  for (Person& person : car.crew) {
    bool const is_driver = &person == driver;
    int const his = need - ((person.wears & (kSafetySeat | kAirbag)) != 0) - ((person.wears & kImpactArmor) != 0);
    if (his > 0 && person.up() && knock(work, seat, person, his)) steers |= is_driver;
    person.wears &= uint8_t(~kAirbag);                // good for one collision
  }
  return steers;
}

void change(Work& work, Seat seat, int to) {
  Car& car = work.car(seat);
  if (car.pace == to) return;
  static Rule const rule = rule_named("R-7");
  if (work.log) work.log({.kind = Ev::Speed, .seat = seat, .rule = rule, .a = car.pace, .b = int16_t(to), .c = 1});
  car.pace = int16_t(to);
  forced_change(work, car);
}

}  // namespace

// The control roll is made at the original speed (R 7); what it takes off the speed comes off the new one.
void shock(Work& work, Shock const& of) {
  Car& car = work.car(of.seat);
  if (!car.fights()) return;   // a wreck is only shoved about
  change(work, of.seat, of.after);
  bool const stunned = knock_all(work, of.seat, of.need);
  int const d = of.hazard + (stunned ? kOfStunned : 0);
  if (d <= 0) return;
  car.pace = int16_t(of.before);
  static Rule const rule = rule_named("R-7");
  hazard(work, of.seat, {d, of.owner, rule, Lie::count, of.side});
  int const lost = std::max(0, std::abs(of.before) - std::abs(int(car.pace)));
  int const left = std::max(0, std::abs(of.after) - lost);
  car.pace = int16_t(of.after < 0 ? -left : left);
}

Ratio dm_of(Car const& car) {
  int const column = std::clamp<int>(car.dm, 0, kModifiers - 1);
  return column < 2 ? Ratio(column + 1, 3) : Ratio(column - 1);
}
namespace {

// R 13: a ramplate and bumper spikes are gone with the armor they stand on.
bool stands(Car const& car, Edge edge) {
  Plate const& plate = car.armor[size_t(face_of(edge))];
  return plate.plastic + plate.metal > 0;
}

}  // namespace

bool has_ramplate(Car const& car, Edge edge) {
  return stands(car, edge) && ((edge == Edge::front && (car.fits & kRamplate)) || (edge == Edge::back && (car.fits & kRamplateBack)));
}
bool has_spikes(Car const& car, Edge edge) {
  return stands(car, edge) && ((edge == Edge::front && (car.fits & kSpikesFront)) || (edge == Edge::back && (car.fits & kSpikesBack)));
}

int pace_now(Car const& car) { return car.fights() ? car.pace : 0; }

// A fishtail drives where it looks; skids, spins, rolls and flights go where they went.
geometry::Angle motion_of(Car const& car) {
  using namespace geometry;
  if (car.run.kind != Going::controlled && car.run.kind != Going::fishtail) return heading(car.run.vector);
  return heading(car.pose.heading + (car.pace < 0 ? 180 * kDegree : 0));
}

int16_t pace_of_speed(Ratio mph) {
  int64_t const size = ((mph < Ratio(0) ? Ratio(0) - mph : mph) * Ratio(2, 5)).floor();
  int64_t const bounded = std::min<int64_t>(size, 200);
  return int16_t(mph < Ratio(0) ? -bounded : bounded);
}

}  // namespace paddock::car_wars::duel
