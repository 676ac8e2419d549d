// Declared fire, by whoever wishes (CW-038; R-8, R 17): every roll to hit is made against the same position, then the damage is done in random order (CW-066).
#include <algorithm>
#include <optional>

#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/dropping.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr int kMostAttacks = kMostCars * kMostGuns;

// One weapon of a salvo, with its rolls to hit.
struct Attack {
  Seat firer = kNobody, target = kNobody;
  int8_t salvo = 0, gun = 0, hits = 0, missed_by = 0;
  int8_t aim_at = AimCar;
  bool automatic = false, kept = false;    // kept: the weapon sustains its fire
  Gun fired;                               // as it was: its next round may be another one
  Mark mark;
  int smoke = 0;                           // mils on the line
  geometry::Point from, to;
};
struct Loose {                             // laid once all is settled
  Seat seat = kNobody;
  int8_t gun = 0;
};
struct Barrage {
  List<Attack, kMostAttacks> attacks;
  List<Loose, kMostAttacks> drops;
  int salvos = 0;
};

Spot spot_at(geometry::Point p) { return spot_of({p, 0}); }

int sustained_aim(Attack const& attack) { return attack.mark.specific ? attack.aim_at : int(AimCar); }

// CW-074. Only once all have rolled: a link shares what each of its weapons had before.
void note_target(Work& work, Attack const& attack) {
  Gun& gun = work.car(attack.firer).guns[attack.gun];
  gun.run = int8_t(attack.automatic ? 0 : attack.kept ? std::min(gun.run + 1, 100) : 1);
  gun.unseen = 0;
  gun.at_seat = attack.target, gun.at_aim = int8_t(sustained_aim(attack)), gun.at_turn = work.board.turn;
}

void roll_to_hit(Work& work, Firing const& f, Line const& line, Attack& attack) {
  static Rule const kHit = rule_named("R-8.3"), kStraight = rule_named("R-8.5");
  Arm const arm = arm_of(f.car().guns[line.gun]);
  ToHit const number = to_hit_of(f, line);
  int const shots = arm.volley > 1 ? std::clamp<int>(f.car().guns[line.gun].rounds, 1, arm.volley) : 1;
  if (!number.possible) return;
  for (int i = 0; i < shots; ++i) {
    Rolled const rolled = roll(work, 2, "to hit", f.seat);
    bool const hit = aim::hits(number.needed, rolled.sum);
    attack.hits = int8_t(attack.hits + hit);
    attack.missed_by = int8_t(std::clamp(number.needed - rolled.sum, 0, 20));
    if (work.log)
      work.log({.kind = Ev::Fired, .seat = f.seat, .rule = line.automatic ? kStraight : kHit, .a = int16_t(line.gun),
                .b = int16_t(std::clamp(number.needed, -99, 99)), .c = int16_t(rolled.sum), .d = attack.aim_at, .e = int16_t(hit),
                .other = attack.target, .at = spot_at(attack.to), .dice = told(rolled)});
  }
}

// CW-164. One roll of a weapon whatever its tubes.
void aim_at_mark(Work& work, Firing const& f, Barrage& barrage, Shot const& shot, int gun, int job) {
  static Rule const kMark = rule_named("CW-164");
  Muzzle const muzzle = muzzle_of(f.car(), f.car().guns[gun]);
  geometry::Polygon const& area = mark_area(f.book, shot.seat);
  if (!bears_on(f.car(), muzzle, area)) return;
  Sight const sight = sight_of(f.book, f.board, f.seat, area, muzzle.at);
  ToHit const number = mark_to_hit(f, shot.seat, gun, std::max(job, 0), sight);
  if (!sight.clear || !number.possible) return;
  reveal_gun(work, f.seat, gun);
  Rolled const rolled = roll(work, 2, "to hit", f.seat);
  bool const hit = aim::hits(number.needed, rolled.sum);
  Attack attack;
  attack.firer = f.seat, attack.target = shot.seat, attack.salvo = int8_t(barrage.salvos), attack.gun = int8_t(gun), attack.hits = hit;
  attack.fired = f.car().guns[gun], attack.from = sight.from, attack.to = sight.to;
  attack.kept = sustained_bonus(f, gun, shot.seat, AimCar) > 0;
  if (work.log)
    work.log({.kind = Ev::Fired, .seat = f.seat, .rule = kMark, .a = int16_t(gun), .b = int16_t(std::clamp(number.needed, -99, 99)), .c = int16_t(rolled.sum),
              .d = kAimMark, .e = int16_t(hit), .at = spot_at(attack.to), .dice = told(rolled)});
  barrage.attacks.push(attack);
}

void take_aim(Work& work, Firing const& f, Barrage& barrage, Shot const& shot, int gun, int job) {
  if (barrage.attacks.full()) return;
  bool const automatic = job < 0;
  Gun const& g = f.car().guns[gun];
  Muzzle const muzzle = muzzle_of(f.car(), g);
  if (zone_of_mark(shot.seat) >= 0) return aim_at_mark(work, f, barrage, shot, gun, job);
  Pair const pair = pair_of(f, shot.seat);
  if (!bears_on(f.car(), muzzle, pair.area)) return;
  Sight const sight = sight_of(f.book, f.board, f.seat, shot.seat, muzzle.at);
  Mark const mark = mark_of(f, pair, muzzle, shot.aim, arm_of(g));
  if (!sight.clear || !mark.offered) return;
  if (arm_of(g).grenade) return launch(work, f, {shot.seat, gun, std::max(job, 0)}, sight);
  reveal_gun(work, f.seat, gun);
  Attack attack = {.firer = f.seat, .target = shot.seat, .salvo = int8_t(barrage.salvos), .gun = int8_t(gun), .aim_at = shot.aim, .automatic = automatic, .fired = g, .mark = mark,
                   .smoke = sight.smoke, .from = sight.from, .to = mark.has_point ? mark.point : sight.to};
  roll_to_hit(work, f, {pair, sight, mark, gun, std::max(job, 0), automatic, is_direct(arm_of(g), shot.aim)}, attack);
  attack.kept = !automatic && sustained_bonus(f, gun, shot.seat, sustained_aim(attack)) > 0;
  barrage.attacks.push(attack);
}

// Nobody before it: the shot goes into the air.
void fire_ahead(Work& work, Firing const& f, Barrage& barrage, int gun) {
  Seat const target = straight_target(f.book, f.board, f.seat, f.car().guns[gun]);
  reveal_gun(work, f.seat, gun);
  if (target != kNobody) take_aim(work, f, barrage, {int8_t(gun), target, AimCar}, gun, -1);
}

struct Spent {
  int8_t job = -1;
  GunSet guns;
};

// The shots of one car. What they used is marked when all have rolled: the numbers of everybody are of one position.
void fire_car(Work& work, Seat seat, List<Shot, 4> const& wanted, Barrage& barrage, List<Spent, 4>& spent) {
  Declared declared;
  for (Shot const& shot : wanted) {
    if (!shot_verdict(work.book, work.board, seat, shot, declared)) continue;
    Firing const f = firing_of(work.book, work.board, seat, declared);
    int const job = person_for(f, shot.gun, shot.seat);
    Salvo const salvo = salvo_of(f, shot.gun);
    Spent used = {.job = int8_t(job), .guns = {}};
    for (int8_t i : salvo.aimed) take_aim(work, f, barrage, shot, i, job);
    for (int8_t i : salvo.straight) fire_ahead(work, f, barrage, i);
    for (int8_t i : salvo.dropped)
      if (!barrage.drops.full()) barrage.drops.push({seat, i});
    for (GunSet const* set : {&salvo.aimed, &salvo.straight})
      for (int8_t i : *set) used.guns.push(i);
    ++barrage.salvos;
    spent.push(used);
    declared.push(shot);
  }
}

void mark_spent(Work& work, Seat seat, List<Spent, 4> const& spent) {
  Car& car = work.car(seat);
  for (Spent const& one : spent) {
    if (one.job >= 0) car.crew[size_t(one.job)].acted = true, car.crew[size_t(one.job)].measured = kNobody, car.crew[size_t(one.job)].link = -1;
    for (int8_t i : one.guns) {
      Gun& gun = car.guns[i];
      gun.fired = true;
      spend_round(work, seat, i, arm_of(gun).volley);
    }
  }
}

// ---- damage

Harm harm_of(Arm const& arm) { return arm.tires_only ? Harm::flechette : arm.grenade ? Harm::grenade : Harm::weapon; }

int points_of_hit(Work& work, Attack const& attack, Arm const& arm, bool infrared, Rolled const& rolled) {
  if (arm.half_die) return (rolled.sum + 1) / 2;
  if (!arm.laser || !infrared || attack.smoke == 0) return std::max(0, rolled.sum + arm.plus);
  List<int, 60> dice;
  for (uint8_t die : rolled.dice) dice.push(die);
  int const halves = aim::smoke_half_inches(Ratio(attack.smoke, 1000), work.rules().to_hit);
  return std::max(0, fire::infrared_damage({dice.begin(), size_t(dice.size())}, arm.plus, halves, work.rules().fire));
}

Blow blow_of(Attack const& attack, Arm const& arm) {
  Blow blow;
  blow.victim = attack.target, blow.owner = attack.firer, blow.gun = attack.gun;
  blow.harm = harm_of(arm), blow.entry = entry_of(attack.mark), blow.wheel = attack.mark.wheel;
  blow.from_side = is_side(attack.mark.face), blow.sidecar = attack.mark.sidecar;
  blow.laser = arm.laser, blow.burst = arm.burst, blow.fm = arm.fm, blow.bd = arm.bd;
  blow.hot = arm.laser || arm.fm > 0 || arm.kind == aim::WeaponClass::Flamethrower;
  return blow;
}

void join(Done& all, Done const& one) {
  all.taken += one.taken, all.out += one.out, all.pairs += one.pairs;
  all.vehicle = all.vehicle || one.vehicle, all.driver_hurt = all.driver_hurt || one.driver_hurt;
  for (int8_t corner : one.tires)
    if (!all.tires.full()) all.tires.push(corner);
}

void join(Blow& pool, Blow const& blow) {
  if (pool.victim == kNobody) {
    pool = blow;
    return;
  }
  pool.points += blow.points, pool.sixes += blow.sixes, pool.fives += blow.fives;
  pool.fm = std::max(pool.fm, blow.fm), pool.bd = std::max(pool.bd, blow.bd);
  for (uint8_t die : blow.dice.dice)
    if (!pool.dice.dice.full()) pool.dice.dice.push(die);
  pool.dice.sum += blow.dice.sum;
}

// R 9: spikes shot at a tire; what they take off never is the wheel (CW-087).
int strike_with_spikes(Work& work, Attack const& attack, Arm const& arm, Done& all) {
  Blow blow = blow_of(attack, arm);
  blow.harm = arm.lays == Lie::explosive_spikes ? Harm::explosive_spikes : Harm::spikes;
  SpikeLoad const load = counter_types().spikes(kLies[size_t(arm.lays)]).value_or(SpikeLoad{{1, 0}, {0, 0}});
  bool const hard = (work.car(attack.target).fits & (kSolidTires | kPlasticore)) != 0, own = hard && load.hard.dice > 0;
  driving::DiceSum const dice = own ? load.hard : load.tire;
  blow.dice = roll(work, dice.dice, "damage", attack.firer);
  blow.points = dropping::spike_damage(blow.dice.sum, dice.plus, hard && !own, work.rules().counters);
  if (blow.points <= 0) return 0;
  Done const done = hurt(work, blow);
  join(all, done);
  return arm.lays == Lie::explosive_spikes ? done.taken : 0;   // CW-053: the others are no hazard by themselves
}

// A hit hurts its target alone: bursts are for people on foot (CW-081), and a flamethrower never burns its own car (CW-062).
// `pool`: CW-060 else: the hits of a link come as one blow.
int strike(Work& work, Attack const& attack, Done& all, Together& together, Blow* pool) {
  Gun const& gun = attack.fired;
  Arm const arm = arm_of(gun);
  if (arm.projector && attack.hits > 0 && may_be_direct(arm, attack.aim_at) && attack.mark.wheel >= 0) return strike_with_spikes(work, attack, arm, all);
  if (arm.projector || (arm.dice == 0 && arm.plus == 0) || (arm.tires_only && attack.mark.wheel < 0)) return 0;
  int points = 0;
  for (int i = 0; i < attack.hits; ++i) {
    Blow blow = blow_of(attack, arm);
    blow.dice = roll(work, arm.dice, "damage", attack.firer);
    blow.points = points_of_hit(work, attack, arm, gun.flags & Infrared, blow.dice);
    blow.sixes = int(std::count(blow.dice.dice.begin(), blow.dice.dice.end(), 6));
    blow.fives = int(std::count(blow.dice.dice.begin(), blow.dice.dice.end(), 5));
    blow.together = &together;
    if (blow.points <= 0) continue;
    if (pool && blow.wheel < 0 && arm.volley <= 1 && (pool->victim == kNobody || pool->entry == blow.entry)) {
      join(*pool, blow);
      continue;
    }
    Done const done = hurt(work, blow);
    points += done.taken;
    join(all, done);
  }
  return points;
}

// CW-164: at least a point of vehicular damage.
void strike_mark(Work& work, Attack const& attack) {
  Arm const arm = arm_of(attack.fired);
  Rolled const rolled = roll(work, arm.dice, "damage", attack.firer);
  bool const infrared = attack.fired.flags & Infrared;
  mark_hit(work, attack.firer, zone_of_mark(attack.target), arm.tires_only ? 0 : points_of_hit(work, attack, arm, infrared, rolled));
}

// CW-059: one hazard of a salvo for each target, from all it took.
void strike_target(Work& work, Barrage const& barrage, Attack const& first, Together& together) {
  static Rule const kSalvo = rule_named("CW-059");
  List<int, kMostGuns> hits;
  Done all;
  if (zone_of_mark(first.target) >= 0) {
    for (Attack const& attack : barrage.attacks)
      if (attack.salvo == first.salvo && attack.target == first.target && attack.hits > 0) strike_mark(work, attack);
    return;
  }
  Blow pool;
  bool const combined = work.rules().fire.linked_vs_metal == fire::LinkedMetal::Combined;
  for (Attack const& attack : barrage.attacks) {
    if (attack.salvo != first.salvo || attack.target != first.target || attack.hits == 0) continue;
    int const points = strike(work, attack, all, together, combined ? &pool : nullptr);
    if (points > 0 && !hits.full()) hits.push(points);
  }
  if (pool.victim != kNobody) {
    Done const done = hurt(work, pool);
    if (done.taken > 0 && !hits.full()) hits.push(done.taken);
    join(all, done);
  }
  if (hits.empty() && all.taken == 0) return;
  int const d = hits.empty() ? 0 : damage_hazard({hits.begin(), size_t(hits.size())}, work.rules().hazard);
  if (d > 0 && work.car(first.target).fights()) hazard(work, first.target, d, first.firer, kSalvo);
  after_blow(work, first.target, first.firer, all);
}

void strike_all(Work& work, Barrage const& barrage) {
  List<int16_t, kMostAttacks> order;       // the first hit of each salvo on each target
  for (int i = 0; i < barrage.attacks.size(); ++i) {
    Attack const& attack = barrage.attacks[i];
    if (attack.hits == 0) continue;
    bool const told = std::any_of(order.begin(), order.end(), [&](int16_t k) {
      return barrage.attacks[k].salvo == attack.salvo && barrage.attacks[k].target == attack.target;
    });
    if (!told) order.push(int16_t(i));
  }
  for (int i = order.size() - 1; i > 0; --i) {
    int const other = work.dice.roll(i + 1, "order", kNobody) - 1;
    std::swap(order[i], order[other]);
  }
  Together together;
  for (int16_t i : order) strike_target(work, barrage, barrage.attacks[i], together);
  for (int s = 0; s < work.board.cars.size(); ++s)
    for (int face = 0; face < 6; ++face)
      if (int const lost = together.metal[size_t(s)][size_t(face)]; lost > 0) metal_goes(work, Seat(s), Face(face), lost);
}

// ---- what fire leaves behind

void recoil(Work& work, Barrage const& barrage) {
  static Rule const kRecoil = rule_named("CW-061");
  int last = -1;                           // one hazard for a salvo, as at the other end
  for (Attack const& attack : barrage.attacks) {
    if (attack.salvo == last || !arm_of(attack.fired).recoil) continue;
    last = attack.salvo;
    int const d = event_hazard(HazardEvent::atg_fired, 0, false, work.rules().hazard);
    if (work.car(attack.firer).fights()) hazard(work, attack.firer, d, kNobody, kRecoil);
  }
}

void resolve(Work& work, Barrage const& barrage) {
  for (Attack const& attack : barrage.attacks) note_target(work, attack);
  strike_all(work, barrage);
  recoil(work, barrage);
  for (Attack const& attack : barrage.attacks)
    leave_counters(work, {attack.firer, attack.target, attack.gun, attack.hits, attack.missed_by, attack.from, attack.to, &attack.fired,
                          attack.aim_at});
  for (Loose const& one : barrage.drops) drop(work, one.seat, one.gun);
}

// CW-075: who is out of sight for so many phases in a row is a new target.
void forget_hidden(Work& work) {
  int const most = work.rules().fire.sustained_lost_after_phases_without_los;
  for (int s = 0; s < work.board.cars.size(); ++s)
    for (Gun& gun : work.board.cars[s].guns) {
      if (gun.run == 0 || gun.at_turn + 1 < work.board.turn || zone_of_mark(gun.at_seat) >= 0) continue;
      bool const there = gun.at_seat >= 0 && gun.at_seat < work.board.cars.size() && gun.at_seat != s;
      bool const seen = there && sees(work.book, work.board, Seat(s), gun.at_seat);
      gun.unseen = int16_t(seen ? 0 : std::min(gun.unseen + 1, 1000));
      if (there && gun.unseen < most) continue;
      gun.run = 0, gun.unseen = 0;
    }
}

// Straight ahead and by themselves: those that `goes` names by seat and gun.
template <class Goes>
void by_themselves(Work& work, Goes&& goes) {
  Barrage barrage;
  List<List<Spent, 4>, kMostCars> spent;
  for (int s = 0; s < work.board.cars.size(); ++s) {
    spent.push({});
    Firing const f = firing_of(work.book, work.board, Seat(s), {});
    for (int i = 0; i < f.car().guns.size() && f.car().fights(); ++i) {
      if (!goes(f.car(), f.car().guns[i]) || !aimable(arm_of(f.car().guns[i])) || !gun_ready(f, i)) continue;
      fire_ahead(work, f, barrage, i);
      ++barrage.salvos;
      if (spent.back().empty()) spent.back().push({});
      spent.back()[0].guns.push(int8_t(i));
    }
  }
  for (int s = 0; s < spent.size(); ++s) mark_spent(work, Seat(s), spent[s]);
  resolve(work, barrage);
}

}  // namespace

void spend_round(Work& work, Seat seat, int gun, int rounds) {
  Car& car = work.car(seat);
  Gun& g = car.guns[gun];
  if (!(car.fits & kGas)) car.power = int16_t(std::max(0, car.power - arm_of(g).power));
  g.rounds = int16_t(std::max(0, g.rounds - rounds));
  if (g.rounds == 0 && !g.more.empty()) load_next(g);
}

void load_next(Gun& gun) {
  if (gun.more.empty()) return;
  Rounds const next = gun.more[0];
  gun.more.erase(0);
  gun.ammo = next.ammo, gun.rounds = next.rounds, gun.fuse = next.fuse;
  gun.flags = uint8_t((gun.flags & ~Tracers) | (next.tracer ? Tracers : 0));
}

void resolve_fire(Work& work, List<Plan, kMostCars> const& plans) {
  forget_hidden(work);
  Barrage barrage;
  List<List<Spent, 4>, kMostCars> spent;
  int const seats = std::min(plans.size(), work.board.cars.size());
  for (int s = 0; s < seats; ++s) {
    spent.push({});
    if (work.board.cars[s].fights()) fire_car(work, Seat(s), plans[s].shots, barrage, spent.back());
  }
  for (int s = 0; s < seats; ++s) mark_spent(work, Seat(s), spent[s]);
  resolve(work, barrage);
}

void straight_fire(Work& work) {
  by_themselves(work, [](Car const&, Gun const& gun) { return gun.automatic; });
}

void trigger_bumpers(Work& work) {
  auto const& cars = work.board.cars;
  if (std::any_of(cars.begin(), cars.end(), [](Car const& car) { return (car.triggers & car.bumped) != 0; }))
    by_themselves(work, [](Car const& car, Gun const& gun) { return gun.face >= 0 && gun.face < 6 && (car.triggers & car.bumped) >> gun.face & 1; });
  for (Car& car : work.board.cars) car.bumped = 0;
}

}  // namespace paddock::car_wars::duel
