// Grenades of launchers (R 9): fired at the ground where the target will be, they come down a turn later in the same phase. Only then it
// is rolled how near, and even a hit rolls on a little (CW-070).
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using geometry::kInch;
using geometry::Point;

constexpr int kAirTime = 5, kExact = 12;         // phases; on two dice it stays where it was aimed
constexpr int32_t kBurst = kInch / 2;

Point inside(Arena const& arena, Point p) { return {std::clamp(p.x, 0, arena.width), std::clamp(p.y, 0, arena.height)}; }

// It bounces off what is solid and lies before it.
Point stopped_by_walls(Work const& work, Point from, Point to) {
  if (!walls_between(work.book, work.board, from, to)) return to;
  Point last = from;
  for (int i = 1; i <= 32; ++i) {
    Point const p = {int32_t(from.x + (int64_t(to.x) - from.x) * i / 32), int32_t(from.y + (int64_t(to.y) - from.y) * i / 32)};
    if (walls_between(work.book, work.board, from, p)) return last;
    last = p;
  }
  return last;
}

Blow burst_blow(Work& work, Flying const& grenade, Arm const& arm, Seat seat) {
  Blow blow;
  blow.victim = seat, blow.owner = grenade.owner, blow.harm = Harm::grenade, blow.enemy = seat != grenade.owner;
  blow.dice = roll(work, arm.dice, "damage", grenade.owner);
  blow.points = arm.half_die ? (blow.dice.sum + 1) / 2 : std::max(0, blow.dice.sum + arm.plus);
  blow.sixes = int(std::count(blow.dice.dice.begin(), blow.dice.dice.end(), 6)), blow.fives = int(std::count(blow.dice.dice.begin(), blow.dice.dice.end(), 5));
  blow.burst = true, blow.fm = arm.fm, blow.bd = arm.bd, blow.hot = arm.fm > 0;
  return blow;
}

// A tire has dice of its own. Guard and hub help where they lie across the line of the blast, as with mines (CW-049); the fire modifier of
// a load goes to the wheel.
Done burst_tire(Work& work, Blow blow, Point at, int tire, bool guarded) {
  Car const& car = work.car(blow.victim);
  int const wheel = corner_of(tire);
  Screen const screen = screen_of(car, at, wheel);
  if (guarded && (screen.side || screen.end)) {
    blow.wheel = wheel, blow.tire = tire, blow.from_side = screen.side || work.rules().counters.hubs_front_back;
    return hurt(work, blow);
  }
  Done const done = hurt_tire(work, blow.victim, blow.owner, tire, blow.points, Harm::grenade);
  if (blow.fm > 0 && done.taken > 0 && !car.wheels[size_t(wheel)].fireproof)
    heat_wheel(work, blow.victim, wheel, {blow.owner, int8_t(blow.fm), int8_t(blow.bd), int8_t(wheel), work.board.turn});
  return done;
}

// What is vehicular within half an inch: the side towards it, or the underbody of a car that it has slid under, and each tire.
void burst_at(Work& work, Flying const& grenade, Arm const& arm, Point at, Seat seat) {
  static Rule const rule = rule_named("R-9");
  Car const& car = work.car(seat);
  if (!on_board(car) || !car.fights() || !geometry::squared(at, area_of(car)).within(kBurst)) return;
  bool const under = geometry::squared(at, area_of(car)).within(0);
  List<Done, 1 + kMostTires> parts;
  Blow blow = burst_blow(work, grenade, arm, seat);
  blow.entry = under ? harm::Entry::Underbody : harm::Entry(exposed_side(car, at));
  if (blow.points > 0) parts.push(hurt(work, blow));
  for (int tire = 0; tire < kMostTires; ++tire) {
    if (!meets_tire(car, tire) || !geometry::squared(at, wheel_at(car, corner_of(tire))).within(kBurst)) continue;
    Blow const at_tire = burst_blow(work, grenade, arm, seat);
    if (at_tire.points > 0) parts.push(burst_tire(work, at_tire, at, tire, !under || work.rules().counters.guards_vs_underbody_blast));
  }
  int hits[] = {0};                          // CW-059: all of it one attack
  for (Done const& done : parts) hits[0] += done.taken;
  int const d = hits[0] > 0 ? damage_hazard(hits, work.rules().hazard) : 0;
  std::span<Done const> const all(parts.begin(), size_t(parts.size()));
  WorstCrash const worst(work, seat, loses_tire(all));
  if (d > 0 && work.car(seat).fights()) hazard(work, seat, d, grenade.owner, rule);
  after_blows(work, seat, grenade.owner, all);
}

void come_down(Work& work, Flying const& grenade) {
  static Rule const rule = rule_named("R-9");
  Rolled const rolled = roll(work, 2, "to hit", grenade.owner);
  Landing landing{.firer = grenade.owner, .from = grenade.from, .to = grenade.at};
  landing.missed_by = int8_t(aim::hits(grenade.needed, rolled.sum) ? 0 : std::clamp(grenade.needed - rolled.sum, 1, 20));
  geometry::Pose at{grenade.at, 0};
  if (rolled.sum != kExact) at = scattered(work, landing, at);
  at.at = inside(work.book.arena, stopped_by_walls(work, grenade.at, at.at));
  Gun const gun{.kind = grenade.kind, .ammo = grenade.ammo};
  Arm const& arm = arm_of(gun);
  if (work.log)
    work.log({.kind = Ev::Landed, .seat = grenade.owner, .rule = rule, .a = grenade.needed, .b = int16_t(rolled.sum), .at = spot_of(at), .dice = told(rolled)});
  for (int s = 0; s < work.board.cars.size() && (arm.dice > 0 || arm.plus > 0); ++s) burst_at(work, grenade, arm, at.at, Seat(s));
  if (arm.bursts != Burst::plain) burst_about(work, grenade.owner, arm.bursts, at.at);
  lay_loads(work, grenade.owner, gun, at);
}

}  // namespace

Point lead_point(Book const& book, Board const& board, Seat target) {
  Car const& car = board.cars[target];
  // An inch a turn for each 10 mph.
  return inside(book.arena, car.pose.at + geometry::rotate(geometry::Vec{size_of(car.pace) * (kInch / 4), 0}, travel(car)));
}

bool launch(Work& work, Firing const& f, Throw const& t, Sight const& sight) {
  static Rule const rule = rule_named("R-9");
  Gun const& gun = f.car().guns[t.gun];
  ToHit const number = throw_to_hit(f, t, sight);
  if (!number.possible || work.board.flying.full()) return false;
  Flying const grenade{.owner = f.seat, .kind = gun.kind, .ammo = gun.ammo, .needed = int8_t(std::clamp(number.needed, -99, 99)), .from = sight.from,
                       .at = lead_point(f.book, f.board, t.target), .due = int16_t(work.board.now() + kAirTime)};
  work.board.flying.push(grenade);
  reveal_gun(work, f.seat, t.gun);
  if (work.log)
    work.log({.kind = Ev::Launched, .seat = f.seat, .rule = rule, .a = int16_t(t.gun), .b = grenade.needed, .other = t.target, .at = spot_of({grenade.at, 0})});
  return true;
}

void land_grenades(Work& work) {
  for (int i = 0; i < work.board.flying.size();) {
    if (work.board.flying[i].due > work.board.now()) {
      ++i;
      continue;
    }
    Flying const grenade = work.board.flying[i];
    work.board.flying.erase(i);
    come_down(work, grenade);
  }
}

}  // namespace paddock::car_wars::duel
