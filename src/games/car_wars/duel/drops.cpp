// What is laid on the ground (R 9): by droppers, by projectors and clouds that land, by flamethrowers on their way.
#include <algorithm>

#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/duel/barrage.hpp"
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/dropping.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using geometry::Angle;
using geometry::kInch;
using geometry::Point;
using geometry::Pose;
using geometry::Vec;

// CW-067: what a gun throws of a fluid lies half an inch square, and so does the oil of a grenade.
bool is_small(Arm const& arm) { return arm.projector || (arm.grenade && arm.lays == Lie::flaming_oil); }

// CW-165: by which means it comes there; a flamethrower drops nothing.
bool is_penalized(Arm const& arm, ScoreSettings const& rules) {
  return !arm.trail && (arm.grenade ? rules.no_drop_grenade : arm.projector ? rules.no_drop_projector : rules.no_drop_dropper);
}

// Whether others see it lie there (CW-058).
bool lay_one(Work& work, Seat owner, Gun const& gun, Arm const& arm, Pose pose) {
  Counter c;
  c.type = arm.lays, c.small = is_small(arm), c.owner = owner, c.pose = pose, c.phase = int16_t(work.board.now());
  c.fuse = gun.fuse;
  lay(work, c);
  Counter const& laid = work.board.counters.back();
  if (is_penalized(arm, work.rules().score)) counter_laid(work, laid);
  return !laid.hidden;
}

// Those that a shot lays at once, about their common middle: `wide` beside one another, the rest behind.
struct Field {
  int rows = 1, wide = 1;
  geometry::Body one, all;
};
Field field_of(Arm const& arm) {
  Field out;
  out.wide = std::max(1, arm.wide), out.rows = std::max(1, arm.counters / out.wide);
  out.one = body_of(Counter{.type = arm.lays, .small = is_small(arm)});
  out.all = {out.one.half_length * out.rows, out.one.half_width * out.wide};
  return out;
}

}  // namespace

geometry::Body thrown_by(Arm const& arm) { return field_of(arm).all; }

namespace {

// Whether others see any of it.
bool lay_field(Work& work, Seat owner, Gun const& gun, Pose middle) {
  Arm const& arm = arm_of(gun);
  Field const field = field_of(arm);
  bool seen = false;
  for (int r = 0; r < field.rows; ++r)
    for (int w = 0; w < field.wide; ++w)
      seen |= lay_one(work, owner, gun, arm, geometry::moved(middle, {field.one.half_length * (2 * r - field.rows + 1), field.one.half_width * (2 * w - field.wide + 1)}));
  return seen;
}

void tell_drop(Work& work, Seat seat, int gun, Lie type, Pose pose) {
  static Rule const kDropped = rule_named("R-9");
  if (work.log) work.log({.kind = Ev::Dropped, .seat = seat, .rule = kDropped, .a = int16_t(gun), .b = int16_t(type), .at = spot_of(pose)});
}

// A turret drops over the back; from the roof things fall beside no better than from below.
dropping::Mount mount_of(Gun const& gun, bool aside) {
  if (aside && gun.corner != 0) return gun.corner < 0 ? dropping::Mount::left : dropping::Mount::right;
  switch (gun.face) {
    case Front: return dropping::Mount::front;
    case Left: return dropping::Mount::left;
    case Right: return dropping::Mount::right;
    case Top:
    case Under: return dropping::Mount::underbody;
    default: return dropping::Mount::back;
  }
}

// Clouds lie along the line of fire; the nearest of so many headings is near enough.
Angle heading_of(Vec way) {
  constexpr Angle kStep = 150;
  Angle best = 0;
  int64_t most = 0;
  for (Angle a = 0; a < geometry::kCircle; a += kStep) {
    int64_t const along = geometry::dot(way, geometry::rotate(Vec{kInch, 0}, a));
    if (along > most) most = along, best = a;
  }
  return best;
}

}  // namespace

// CW-070, grenade scatter: a die for the direction, a distance for each direction it names.
Pose scattered(Work& work, Landing const& landing, Pose at) {
  dropping::Scatter const row = counter_types().scatter(landing.missed_by);
  bool const near = geometry::squared(landing.from, landing.to).within(kInch);
  auto const squares = [&] {
    Rolled const rolled = roll(work, row.dice, "scatter", landing.firer);
    int const far = dropping::squares(row, rolled.sum);
    return near ? std::min(far, 2) : far;  // R 9: never more than two squares off a target under an inch
  };
  enum : int { kRight = 1, kLeft, kShort, kLong, kRightToo, kLeftToo };
  int const way = work.dice.roll(6, "scatter", landing.firer);
  int ahead = 0, left = 0;
  if (way == kShort || way == kLong) {
    ahead = squares() * (way == kLong ? 1 : -1);
  } else {
    left = squares() * (way == kLeft || way == kLeftToo ? 1 : -1);
    if (way == kRightToo || way == kLeftToo) {
      bool const even = work.dice.roll(6, "scatter", landing.firer) % 2 == 0;
      ahead = squares() * (even ? 1 : -1);
    }
  }
  int32_t const most = geometry::squared(landing.from, at.at).distance();   // never behind who fired it
  int32_t const on = std::max(-most, ahead * kInch / 4);
  Pose const along = geometry::moved({at.at, heading_of(landing.to - landing.from)}, {on, left * kInch / 4});
  return {along.at, at.heading};
}

namespace {

void land_projector(Work& work, Landing const& landing, Gun const& gun) {
  Arm const& arm = arm_of(gun);
  bool const missed = landing.hits == 0;
  bool const nothing = arm.miss == 0 && work.rules().counters.opg_miss == CounterSettings::Miss::no_effect;   // CW-072
  if (missed && nothing) return;
  Car const& target = work.car(landing.target);
  Pose at = ground_about(target, thrown_by(arm), landing.aim_at);
  bool const strays = work.rules().counters.projector_hit_scatters && landing.missed_by >= 0;   // C-01, of grenades: a natural 12 lies exactly
  if (missed || strays) at = scattered(work, landing, at);
  if (lay_field(work, landing.firer, gun, at)) tell_drop(work, landing.firer, landing.gun, arm.lays, at);
}

// R 9 [designed]: a bag that bursts on a car paints its windows, or lies under it; a mine goes off where it strikes. Spikes have done
// what they do (resolve.cpp), and what misses is lost.
void burst_on(Work& work, Landing const& landing, Gun const& gun) {
  static Rule const rule = rule_named("R-9");
  if (landing.hits == 0) return;
  Arm const& arm = arm_of(gun);
  Car& car = work.car(landing.target);
  if (is_mine(arm.lays)) return blow_up(work, {.type = arm.lays, .owner = landing.firer, .pose = {landing.to, 0}, .phase = int16_t(work.board.now())}, false);
  if (is_spikes(arm.lays)) return;
  if (arm.lays != Lie::paint) {
    if (lay_field(work, landing.firer, gun, car.pose)) tell_drop(work, landing.firer, landing.gun, arm.lays, car.pose);
    return;
  }
  paint_windows(work, landing.target);
  if (work.log) work.log({.kind = Ev::Touched, .seat = landing.target, .rule = rule, .a = int16_t(arm.lays), .other = landing.firer, .at = spot_of(car.pose)});
}

bool moved_enough(Work const& work, Car const& car) {
  constexpr int kQuarters = 4;
  return car.moved >= (work.book.rules.fire.half_move_drops ? 1 : kQuarters);   // B-32
}

}  // namespace

void leave_counters(Work& work, Landing const& landing) {
  Gun const gun = landing.fired ? *landing.fired : work.car(landing.firer).guns[landing.gun];
  Arm const& arm = arm_of(gun);
  if (arm.counters <= 0 || (!arm.trail && !seated(work.board, landing.target))) return;
  if (arm.projector) return is_direct(arm, landing.aim_at) ? burst_on(work, landing, gun) : land_projector(work, landing, gun);
  Angle const heading = heading_of(landing.to - landing.from);
  if (arm.trail) {                         // from the muzzle on
    lay_field(work, landing.firer, gun, geometry::moved({landing.from, heading}, {field_of(arm).all.half_length, 0}));
  } else if (landing.hits > 0) {
    bool const seen = lay_field(work, landing.firer, gun, {work.car(landing.target).pose.at, heading});
    if (seen) tell_drop(work, landing.firer, landing.gun, arm.lays, work.car(landing.target).pose);
  }
}

void lay_loads(Work& work, Seat owner, Gun const& gun, Pose middle) {
  if (arm_of(gun).counters > 0) lay_field(work, owner, gun, middle);
}

geometry::Pose dropped_at(Book const& book, Car const& car, Gun const& gun, bool aside) {
  return dropping::placed({.car = car.pose, .body = body_of(car), .mount = mount_of(gun, aside), .counter = field_of(arm_of(gun)).all,
                           .reversing = car.pace < 0, .standing = car.pace == 0},
                          book.rules.counters);
}

void drop(Work& work, Loose const& one) {
  auto const [seat, gun, job, aside] = one;
  if (seat < 0 || seat >= work.board.cars.size() || gun < 0 || gun >= work.car(seat).guns.size()) return;
  Car& car = work.car(seat);
  Arm const& arm = arm_of(car.guns[gun]);
  if (!droppable(arm)) return;
  Pose const at = dropped_at(work.book, car, car.guns[gun], aside);
  bool const seen = lay_field(work, seat, Gun(car.guns[gun]), at);
  if (seen) {
    reveal_gun(work, seat, gun);
    tell_drop(work, seat, gun, arm.lays, at);
    if (job >= 0) car.crew[size_t(job)].quiet = false;
  }
  car.guns[gun].fired = !car.guns[gun].automatic, car.guns[gun].quiet = !seen;
  spend_round(work, seat, gun, 1);
}

// CW-057: one in each phase it moves in; standing one a turn. Nobody's hand is needed. It is fire of the phase as any other: what is shot
// away in it has dropped.
void automatic_drops(Work const& work, Drops& out) {
  for (int s = 0; s < work.board.cars.size(); ++s) {
    Car const& car = work.board.cars[s];
    if (!car.fights()) continue;
    bool const due = car.moved > 0 ? moved_enough(work, car) : car.pace == 0 && work.board.phase == 5;
    for (int g = 0; g < car.guns.size() && due; ++g) {
      if (!car.guns[g].automatic || !droppable(arm_of(car.guns[g])) || !gun_ready(firing_of(work.book, work.board, Seat(s), {}), g)) continue;
      int rounds = car.guns[g].rounds;
      for (Rounds const& behind : car.guns[g].more) rounds += behind.rounds;
      int const most = std::clamp(rounds, 1, work.rules().fire.auto_drop_per_phase);
      for (int i = 0; i < most && !out.full(); ++i) out.push({Seat(s), int8_t(g)});
    }
  }
}

void end_of_turn_fire_flags(Work& work) {
  for (int s = 0; s < work.board.cars.size(); ++s) {
    Car& car = work.board.cars[s];
    for (size_t job = 0; job < car.crew.size(); ++job)
      car.crew[job].acted = work.next_acts >> (unsigned(s) * 2 + job) & 1, car.crew[job].measured = kNobody;
    for (Gun& gun : car.guns) gun.fired = false;
  }
}

}  // namespace paddock::car_wars::duel
