// The dice of a step that is done: tires, sides gone over, landings.
#include <algorithm>

#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/ram_tables.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

void tell_regained(Work& work, Seat seat, Going from) {
  static Rule const kRule = rule_named("R-19");
  if (work.log) work.log({.kind = Ev::Regained, .seat = seat, .rule = kRule, .a = int16_t(from), .at = spot_of(work.car(seat).pose)});
}

bool has_tires(Wheel const& wheel) { return wheel.there && !wheel.tire_gone && !wheel.wheel_gone; }

// Of a maneuver it is his own doing, of a crash result whose hazard has led to it.
void tire_points(Work& work, Seat seat, StepDue const& due) {
  for (int tire = 0; tire < kMostTires; ++tire) {
    if (!has_tire(work.car(seat), tire)) continue;
    Seat const owner = due.crashed ? work.car(seat).hurt_by : kNobody;
    Done const done = hurt_tire(work, seat, owner, tire, due.tires, Harm::skid);
    after_blow(work, seat, owner, done);
  }
}

// It rolls towards its vector: the side that leads comes down first; of a vault end over end the front.
harm::Entry face_down(CrashRun const& run) {
  bool const first = run.flips % 4 == 1;
  if (run.flips % 4 == 2) return harm::Entry::Top;
  if (run.flips % 4 == 0) return harm::Entry::Underbody;
  if (run.quarters != 0) return first ? harm::Entry::Front : harm::Entry::Back;
  return (run.side < 0) == first ? harm::Entry::Right : harm::Entry::Left;
}

// CW-138: 1d to what it lands on; the wheels take it each, and once they are gone the underbody.
void come_down(Work& work, Seat seat) {
  Car& car = work.car(seat);
  harm::Entry const face = face_down(car.run);
  bool const off_road = surfaces_at(work.book, work.board, car).has(driving::Surface::off_road);
  auto const points = [&](Rolled const& rolled) { return std::max(0, rolled.sum - (off_road ? 2 : 0)); };
  if (face == harm::Entry::Underbody && std::any_of(car.wheels.begin(), car.wheels.end(), has_tires)) {
    for (int tire = 0; tire < kMostTires; ++tire) {
      if (!has_tire(car, tire)) continue;
      Rolled const rolled = roll(work, 1, "roll", seat);
      Done const done = hurt_tire(work, seat, car.hurt_by, tire, points(rolled), Harm::roll);
      after_blow(work, seat, car.hurt_by, done);
    }
    return;
  }
  Blow blow;
  blow.victim = seat, blow.owner = car.hurt_by, blow.harm = Harm::roll, blow.entry = face, blow.enemy = false;
  blow.dice = roll(work, 1, "roll", seat);
  blow.points = points(blow.dice);
  blow.sixes = blow.dice.sum == 6, blow.fives = blow.dice.sum == 5;
  if (blow.points <= 0) return;
  Done const done = hurt(work, blow);
  after_blow(work, seat, car.hurt_by, done);
}

// R 23: a low wall is flown over, but not by who comes down on it.
void come_down_on_wall(Work& work, Seat seat) {
  Car const& car = work.car(seat);
  int const wall = in_flight(car.run) ? -1 : low_wall_under(work.book, work.board, car.pose, body_of(car));
  if (wall >= 0) collide_with(work, seat, {kNobody, wall, {}, false}, travel(car));
}

// R 6: the crew takes a point that no armor stops, the side it lands on a ram at the speed of before, then it rolls.
void vault_lands(Work& work, Seat seat) {
  static Rule const kRule = rule_named("R-6");
  Car& car = work.car(seat);
  for (int job = 0; job < 2; ++job) {
    Person& person = car.crew[size_t(job)];
    if (!person.there || person.wounds >= 3) continue;
    ++person.wounds;
    if (work.log) work.log({.kind = Ev::Wounded, .seat = seat, .rule = kRule, .a = int16_t(job), .b = person.wounds, .at = spot_of(car.pose)});
  }
  RamDice const ram = ram_dice(mph(car.pace), work.rules().collision.ram_dice_between);
  Rolled const rolled = roll(work, std::min(ram.dice, 60), "ram", seat);
  int const points = int((Ratio(std::max(0, rolled.sum + ram.add)) * damage_modifier(car.weight)).floor());
  harm::Entry const face = face_down(car.run);
  car.run.quarters = 0;   // it rolls over its sides now
  if (points > 0) {
    Done const done = hurt_side(work, seat, car.hurt_by, Face(face), points, Harm::collision);
    after_blow(work, seat, car.hurt_by, done);
  }
  come_down_on_wall(work, seat);
  if (car.run.kind == Going::roll) {
    Ratio const after = start_roll(mph(car.pace), work.rules().crash).speed;
    set_pace(work, seat, int((after / Ratio(5, 2)).floor()), kRule, true);
    car.run.due = int16_t(next_roll_block(work));
  }
  if (past_driving(wheels_of(car), wheels_lost(car))) force_slow(work, seat, pace_of(work.rules().tires.forced_slowdown));   // CW-134
  cross(work, seat, car.pose, car.pose);   // on whom and on what it has come down
}

Slope slope_at(Book const& book, Car const& car) {
  for (Ramp const& ramp : book.arena.ramps) {
    if (geometry::contact(car.pose.at, ramp.area) == geometry::Contact::Apart) continue;
    int const off = geometry::heading(car.pose.heading - ramp.up);
    if (off <= 450 || off >= 3150) return Slope::up;
    if (off >= 1350 && off <= 2250) return Slope::down;
  }
  return Slope::flat;
}

// CW-162: only the marked ramp opposite counts.
bool lands_on_pair(Book const& book, Car const& car) {
  auto const& ramps = book.arena.ramps;
  if (car.jump < 1 || car.jump > int(ramps.size())) return false;
  int const pair = ramps[size_t(car.jump - 1)].pair;
  return pair >= 0 && pair < int(ramps.size()) && geometry::contact(area_of(car), ramps[size_t(pair)].area) != geometry::Contact::Apart;
}

void jump_lands(Work& work, Seat seat, int flown) {
  static Rule const kRule = rule_named("CW-124");
  Car& car = work.car(seat);
  int const d = landing_hazard(Ratio(flown, 4), slope_at(work.book, car), car.run.d, work.rules().hazard);
  int const apart = work.rules().hazard.airborne_hazards == Airborne::added_to_landing ? 0 : car.run.d;   // rolled for by itself
  Seat const by = car.run.d > 0 ? car.hurt_by : kNobody;   // what was done to it in the air
  end_jump(car);
  if (!lands_on_pair(work.book, car)) car.jump = 0;
  tell_regained(work, seat, Going::air);
  hazard(work, seat, d, apart > 0 ? kNobody : by, kRule);
  if (apart > 0) hazard(work, seat, apart, by, kRule);
  for (int tire = 0; tire < kMostTires; ++tire) {
    if (!has_tire(car, tire) || car.wheels[size_t(corner_of(tire))].kind == TireKind::solid) continue;
    int const die = work.dice.roll(6, "landing", seat);
    if (die > 3) continue;
    Done const done = hurt_tire(work, seat, by, tire, 1, Harm::landing);
    after_blow(work, seat, by, done);
  }
  come_down_on_wall(work, seat);
  cross(work, seat, car.pose, car.pose);
}

int tires_left(Car const& car) {
  return int(std::count_if(car.wheels.begin(), car.wheels.end(), [](Wheel const& wheel) { return has_tires(wheel); }));
}

}  // namespace

// CW-138: from the phase in which it has turned sideways, and from that in which a vault has landed or met a wall.
int next_roll_block(Work const& work) { return work.board.now() + work.rules().crash.every_phases - 1; }

void settle_step(Work& work, Seat seat, StepDue const& due) {
  Car& car = work.car(seat);
  if (due.regained) tell_regained(work, seat, due.from);
  int const tires = tires_left(car);
  if (due.tires > 0) tire_points(work, seat, due);
  // R 4: a bootlegger that costs a tire ends in a slide the way it came.
  if (car.run.kind == Going::skid && car.run.flips == kBootlegger && tires_left(car) < tires) car.run.flips = kSideways, car.run.quarters = 0;
  if (due.sideways) car.run.due = int16_t(next_roll_block(work));
  if (due.flips > 0 && car.run.kind == Going::roll) come_down(work, seat);
  if (due.landed && car.run.kind == Going::roll) vault_lands(work, seat);
  else if (due.landed && car.run.kind == Going::air) jump_lands(work, seat, due.flown);
  if (due.landed) zones_touched(work, seat, car.pose, car.pose);   // CW-163
  if (car.pace != 0) return;
  Going const was = car.run.kind;
  if (was == Going::spin && !car.run.begun) return;   // CW-146: it turns all the same (begin_slow)
  if (was == Going::roll) return rest_after_roll(work, seat);
  if (was == Going::fishtail || was == Going::skid || was == Going::spin) {   // it stands
    end_run(car);
    tell_regained(work, seat, was);
  }
}

}  // namespace paddock::car_wars::duel
