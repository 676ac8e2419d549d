// What grenades do to people, eyes and fires (R 9). Who sits in a closed car is kept from most of it by the armor towards the burst.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using geometry::kInch;
using geometry::Point;

constexpr int32_t kFar = 2 * kInch, kNear = kInch;
constexpr int kPhases = 5;                 // of a turn, which is a second

struct Bang {
  Seat owner = kNobody;
  Burst kind{};
  Point at;
};

bool reaches(Work const& work, Bang const& bang, Seat seat, int32_t radius) {
  Car const& car = work.car(seat);
  return on_board(car) && car.fights() && geometry::squared(bang.at, area_of(car)).within(radius);
}

// ---- points to riders

void hit_rider(Reckoning& sum, int job, int points) {
  Lost const part = job == int(Job::driver) ? Lost::driver : Lost::gunner;
  Seat const seat = sum.blow.victim;
  for (Piece const piece : {Piece{Lost::crew_armor, int8_t(job)}, Piece{Lost::flak, int8_t(job)}, Piece{part, int8_t(job)}, Piece{part, int8_t(job), true}}) {
    bool const misses = piece.part == Lost::flak && points_of(sum.car(), piece) > 0 && sum.work.dice.roll(6, "flak", seat) > kFlakStops;
    int const taken = misses || points <= 0 ? 0 : wear(sum, piece, points);
    points -= taken, sum.done.taken += taken;
  }
}

// `fixed`: so many points each, 0: a die each.
void pepper(Work& work, Bang const& bang, Seat seat, int fixed) {
  static Rule const rule = rule_named("R-9");
  Harm const harm = bang.kind == Burst::flechette ? Harm::flechette : Harm::grenade;
  Blow const blow{.victim = seat, .owner = bang.owner, .harm = harm, .points = 1, .enemy = seat != bang.owner};
  Reckoning sum{work, blow};
  sum.rule = rule;
  for (int job = 0; job < 2; ++job) {
    Person const& who = sum.car().crew[size_t(job)];
    if (!who.there || !in_the_open(sum.car(), who)) continue;
    hit_rider(sum, job, fixed > 0 ? fixed : work.dice.roll(6, "damage", bang.owner));
  }
  Done const done = reckon(sum);
  int const hits[] = {done.taken};
  int const d = done.taken > 0 ? damage_hazard(hits, work.rules().hazard) : 0;
  if (d > 0 && work.car(seat).fights()) hazard(work, seat, d, bang.owner, rule);
  after_blow(work, seat, bang.owner, done);
}

// ---- concussion

// What is added to the die: armor between that is breached 3, a wall 5. Nothing comes through armor that stands.
int shelter(Work const& work, Bang const& bang, Car const& car, Person const& who) {
  constexpr int kAll = 99, kBreached = 3, kWall = 5;
  if (walls_between(work.book, work.board, bang.at, car.pose.at)) return kWall;
  if (in_the_open(car, who)) return 0;
  bool const below = geometry::squared(bang.at, area_of(car)).within(0);
  int const face = below ? int(Under) : int(exposed_side(car, bang.at));
  Plate const& plate = (who.aside ? car.side_armor : car.armor)[size_t(face)];
  return plate.plastic + plate.metal > 0 ? kAll : kBreached;
}

// Turns out or stunned; kOut: for good, as far as a duel goes.
constexpr int kOut = 60;
int turns_stunned(int total) {
  static constexpr int kTurns[] = {kOut, kOut, kOut, 10, 30, 10};
  return total >= 1 && total <= 6 ? kTurns[total - 1] : 0;
}

void stun(Work& work, Bang const& bang, Seat seat) {
  static Rule const rule = rule_named("R-9");
  bool out = false;
  for (int job = 0; job < 2; ++job) {
    Car const& car = work.car(seat);
    Person& who = work.car(seat).crew[size_t(job)];
    int const add = who.up() ? shelter(work, bang, car, who) : 99;
    if (add >= 6) continue;                // the die can do nothing
    Rolled const rolled = roll(work, 1, "stun", seat);
    int const turns = turns_stunned(rolled.sum + add);
    if (turns == 0) continue;
    if (turns >= kOut) who.wounds = std::max<int8_t>(who.wounds, 2), out = true;   // unconscious
    else who.stunned_until = int16_t(std::clamp<int>(std::max<int>(who.stunned_until, work.board.now() + turns * kPhases), -1, kLastTurn));
    if (work.log) work.log({.kind = Ev::Stunned, .seat = seat, .rule = rule, .a = int16_t(turns), .at = spot_of(car.pose), .dice = told(rolled)});
  }
  if (!out) return;
  crew_slowed(work, seat);
  mark_kills(work, seat, sharers_of(work, seat, bang.owner));
}

// ---- flash and foam

// By night who has it in sight is blind for a turn.
void blind(Work& work, Bang const& bang, Seat seat) {
  static Rule const rule = rule_named("R-9");
  Car& car = work.car(seat);
  if (!work.book.arena.night || car.painted > 0 || car.aids & kTintedWindows || walls_between(work.book, work.board, bang.at, car.pose.at)) return;
  car.blind_until = int16_t(std::clamp(work.board.now() + kPhases, -1, kLastTurn));
  if (work.log) work.log({.kind = Ev::Stunned, .seat = seat, .rule = rule, .a = 0, .at = spot_of(car.pose)});
}

// A square of an inch: who stands in it has its windows covered, and its fire goes out on a 1.
void foam(Work& work, Bang const& bang, Seat seat) {
  static Rule const rule = rule_named("R-9");
  Car& car = work.car(seat);
  geometry::Polygon const square = geometry::box({bang.at, 0}, {kInch / 2, kInch / 2});
  if (!on_board(car) || geometry::contact(square, area_of(car)) != geometry::Contact::Overlapping) return;
  paint_windows(work, seat);
  if (work.log) work.log({.kind = Ev::Touched, .seat = seat, .rule = rule, .a = int16_t(Lie::paint), .other = bang.owner, .at = spot_of(car.pose)});
  if (car.burning) foam_on(work, seat);
}

}  // namespace

void burst_about(Work& work, Seat owner, Burst kind, Point at) {
  Bang const bang{owner, kind, at};
  for (int s = 0; s < work.board.cars.size(); ++s) {
    Seat const seat = Seat(s);
    if (kind == Burst::foam) foam(work, bang, seat);
    if (kind == Burst::flash && reaches(work, bang, seat, kFar)) blind(work, bang, seat);
    if (kind == Burst::flechette && reaches(work, bang, seat, kFar)) pepper(work, bang, seat, 0);
    if (kind != Burst::concussion) continue;
    if (reaches(work, bang, seat, kNear)) pepper(work, bang, seat, 1);
    if (reaches(work, bang, seat, kFar)) stun(work, bang, seat);
  }
}

}  // namespace paddock::car_wars::duel
