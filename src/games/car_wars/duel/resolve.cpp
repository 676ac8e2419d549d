// Declared fire, by whoever wishes (CW-038; R-8, R 17): every roll to hit is made against the same position, then the damage is done in random order (CW-066).
#include <algorithm>
#include <optional>

#include "core/order.hpp"
#include "games/car_wars/duel/barrage.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

Spot spot_at(geometry::Point p) { return spot_of({p, 0}); }

int sustained_aim(Attack const& attack) { return attack.mark.specific ? attack.aim_at : int(AimCar); }

// CW-074. Only once all have rolled: a link shares what each of its weapons had before.
void note_target(Work& work, Attack const& attack) {
  Gun& gun = work.car(attack.firer).guns[attack.gun];
  gun.run = int8_t(attack.automatic ? 0 : attack.kept ? std::min(gun.run + 1, 100) : 1);
  gun.unseen = 0;
  gun.at_seat = attack.target, gun.at_aim = int8_t(sustained_aim(attack)), gun.at_turn = uint8_t(work.board.turn);
}

void roll_to_hit(Work& work, Firing const& f, Attack& attack, Rule rule) {
  Arm const& arm = arm_of(attack.fired);
  int const shots = arm.volley > 1 ? std::clamp<int>(attack.fired.rounds, 1, arm.volley) : 1;
  if (arm.radar) attack.lost = no_lock(f.board.cars[attack.target]);
  if (attack.lost != NoLock::none) return;
  for (int i = 0; i < shots; ++i) {
    Rolled const rolled = roll(work, 2, "to hit", f.seat);
    bool const hit = aim::hits(attack.needed, rolled.sum);
    attack.hits = int8_t(attack.hits + hit);
    bool const exact = hit && rolled.sum == 12;   // C-01
    attack.missed_by = int8_t(exact ? -1 : std::clamp(attack.needed - rolled.sum, 0, 20));
    if (work.log)
      work.log({.kind = Ev::Fired, .seat = f.seat, .rule = rule, .a = attack.gun, .b = int16_t(std::clamp(attack.needed, -99, 99)), .c = int16_t(rolled.sum),
                .d = attack.aim_at, .e = int16_t(hit), .other = attack.target, .at = spot_at(attack.to), .dice = told(rolled)});
  }
}

// What became of a weapon that was to be fired at somebody. Astray: it does not bear, or sees nothing of him. Barred: it may not be fired (R 8.2).
enum class Aimed : uint8_t { fired, astray, barred };

// CW-164. One roll of a weapon whatever its tubes.
Aimed aim_at_mark(Work& work, Firing const& f, Barrage& barrage, Shot const& shot, int gun, int job) {
  static Rule const kMark = rule_named("CW-164");
  Muzzle const muzzle = muzzle_of(f.car(), f.car().guns[gun]);
  geometry::Polygon const& area = mark_area(f.book, shot.seat);
  if (!bears_on(f.car(), muzzle, area)) return Aimed::astray;
  Sight const sight = sight_of(f.book, f.board, f.seat, area, muzzle.at);
  ToHit const number = mark_to_hit(f, shot.seat, gun, std::max(job, 0), sight);
  if (!sight.clear) return Aimed::astray;
  if (!number.possible) return Aimed::barred;
  reveal_gun(work, f.seat, gun);
  Rolled const rolled = roll(work, 2, "to hit", f.seat);
  bool const hit = aim::hits(number.needed, rolled.sum);
  Attack attack;
  attack.firer = f.seat, attack.target = shot.seat, attack.salvo = int8_t(barrage.salvos), attack.gun = int8_t(gun), attack.hits = hit;
  attack.fired = f.car().guns[gun], attack.smoke = sight.smoke, attack.from = sight.from, attack.to = sight.to;
  attack.kept = sustained_bonus(f, gun, shot.seat, AimCar) > 0;
  if (work.log)
    work.log({.kind = Ev::Fired, .seat = f.seat, .rule = kMark, .a = int16_t(gun), .b = int16_t(std::clamp(number.needed, -99, 99)), .c = int16_t(rolled.sum),
              .d = kAimMark, .e = int16_t(hit), .at = spot_at(attack.to), .dice = told(rolled)});
  barrage.attacks.push(attack);
  return Aimed::fired;
}

// By whom it is fired, -1 by nobody; `led`: the number of the laser that it follows.
struct Hand {
  int job = -1;
  std::optional<int> led = {};
};
Aimed take_aim(Work& work, Firing const& f, Barrage& barrage, Shot const& shot, int gun, Hand const& hand) {
  static Rule const kHit = rule_named("R-8.3"), kStraight = rule_named("R-8.5"), kLed = rule_named("R-9");
  if (barrage.attacks.full()) return Aimed::barred;
  int const job = hand.job;
  bool const automatic = job < 0;
  Gun const& g = f.car().guns[gun];
  Muzzle const muzzle = muzzle_of(f.car(), g);
  if (zone_of_mark(shot.seat) >= 0) return aim_at_mark(work, f, barrage, shot, gun, job);
  Pair const pair = pair_of(f, shot.seat);
  if (!bears_on(f.car(), muzzle, pair.area)) return Aimed::astray;
  Sight const whole = sight_of(f.book, f.board, f.seat, shot.seat, muzzle.at);
  Mark const mark = mark_of(f, pair, muzzle, shot.aim, arm_of(g));
  if (!whole.clear || !mark.offered) return Aimed::astray;
  Sight const sight = sight_of(f, pair, mark, whole);
  if (!sight.clear) return Aimed::astray;
  if (arm_of(g).grenade) return launch(work, f, {shot.seat, gun, std::max(job, 0)}, sight) ? Aimed::fired : Aimed::barred;
  ToHit const number = to_hit_of(f, {pair, sight, mark, gun, std::max(job, 0), automatic, is_direct(arm_of(g), shot.aim)});
  if (!number.possible) return Aimed::barred;
  reveal_gun(work, f.seat, gun);
  Attack attack = {.firer = f.seat, .target = shot.seat, .salvo = int8_t(barrage.salvos), .gun = int8_t(gun), .aim_at = shot.aim, .automatic = automatic, .needed = hand.led.value_or(number.needed), .fired = g, .mark = mark,
                   .smoke = sight.smoke, .from = sight.from, .to = sight.to};
  roll_to_hit(work, f, attack, hand.led ? kLed : automatic ? kStraight : kHit);
  attack.kept = !automatic && sustained_bonus(f, gun, shot.seat, sustained_aim(attack)) > 0;
  barrage.attacks.push(attack);
  return Aimed::fired;
}

// Nobody before it: the shot goes into the air, and no number is enough; it kicks and smokes as any other. False: it keeps its round.
bool fire_ahead(Work& work, Firing const& f, Barrage& barrage, int gun) {
  static Rule const kStraight = rule_named("R-8.5");
  constexpr int kFar = 8;                  // inches, for who looks on
  Gun const& g = f.car().guns[gun];
  Muzzle const muzzle = muzzle_of(f.car(), g);
  if (muzzle.all_round || barrage.attacks.full()) return false;
  if (Seat const target = straight_target(f.book, f.board, f.seat, g); target != kNobody) return take_aim(work, f, barrage, {int8_t(gun), target, AimCar}, gun, {}) == Aimed::fired;
  reveal_gun(work, f.seat, gun);
  int const reach = arm_of(g).reach;
  geometry::Vec const way = {(reach > 0 ? std::min(reach, kFar) : kFar) * geometry::kInch, 0};
  Attack const attack = {.firer = f.seat, .salvo = int8_t(barrage.salvos), .gun = int8_t(gun), .automatic = true, .fired = g, .from = muzzle.at, .to = muzzle.at + geometry::rotate(way, muzzle.ahead)};
  if (work.log) work.log({.kind = Ev::Fired, .seat = f.seat, .rule = kStraight, .a = int16_t(gun), .b = 99, .at = spot_at(attack.to)});
  barrage.attacks.push(attack);
  return true;
}

// The number of the laser of this salvo that has hit: rockets may use it instead of their own.
std::optional<int> laser_on(Barrage const& barrage) {
  std::optional<int> best;
  for (Attack const& attack : barrage.attacks)
    if (attack.salvo == barrage.salvos && attack.hits > 0 && (attack.fired.flags & Guides) != 0) best = std::min(best.value_or(attack.needed), attack.needed);
  return best;
}

struct Spent {
  int8_t job = -1;
  GunSet guns;
};
using Shots = List<Spent, 5>;              // those that are declared, and what fires by itself

bool spent_in(Shots const& shots, int gun) {
  return std::any_of(shots.begin(), shots.end(), [gun](Spent const& one) { return std::find(one.guns.begin(), one.guns.end(), gun) != one.guns.end(); });
}

// The shots of one car. What of a link cannot be aimed at that target fires straight ahead, as unlike weapons do (R 8.4). What they used
// is marked when all have rolled: the numbers of everybody are of one position.
void fire_car(Work& work, Seat seat, List<Shot, 4> const& wanted, Barrage& barrage, Shots& spent) {
  Declared declared;
  for (Shot const& shot : wanted) {
    if (!shot_verdict(work.book, work.board, seat, shot, declared)) continue;
    Firing const f = firing_of(work.book, work.board, seat, declared);
    int const job = person_for(f, shot.gun, shot.seat);
    Salvo const salvo = salvo_of(f, shot.gun);
    Spent used = {.job = int8_t(job), .guns = {}};
    for (int8_t i : salvo.aimed) {
      Aimed const aimed = take_aim(work, f, barrage, shot, i, {job});
      if (aimed == Aimed::fired || (aimed == Aimed::astray && fire_ahead(work, f, barrage, i))) used.guns.push(i);
    }
    std::optional<int> const led = laser_on(barrage);
    bool const straight = !led && !work.rules().fire.guided_rockets_wait;
    for (int8_t i : salvo.guided)
      if (led ? take_aim(work, f, barrage, shot, i, {job, led}) == Aimed::fired : straight && fire_ahead(work, f, barrage, i)) used.guns.push(i);
    for (int8_t i : salvo.straight)
      if (fire_ahead(work, f, barrage, i)) used.guns.push(i);
    for (int8_t i : salvo.dropped)
      if (!barrage.drops.full()) barrage.drops.push({seat, i, int8_t(job), i == shot.gun && shot.aim != AimCar});
    ++barrage.salvos;
    spent.push(used);
    declared.push(shot);
  }
}

void mark_spent(Work& work, Seat seat, Shots const& spent) {
  Car& car = work.car(seat);
  for (Spent const& one : spent) {
    if (one.job >= 0) {
      Person& person = car.crew[size_t(one.job)];
      bool const seen = person.acted && !person.quiet;   // by what the same link has done
      person.acted = true, person.measured = kNobody, person.link = -1;
      person.quiet = one.guns.empty() && !seen;   // until what it drops is seen to lie there
    }
    for (int8_t i : one.guns) {
      Gun& gun = car.guns[i];
      gun.fired = true;
      spend_round(work, seat, i, arm_of(gun).volley);
    }
  }
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

// R 9: it flies on and meets nobody; what stood in its way is known from now on.
void lose_lock(Work& work, Attack const& attack) {
  static Rule const kLost = rule_named("R-9");
  Car& target = work.car(attack.target);
  target.told |= attack.lost == NoLock::armor ? kToldPlastic : kToldJammer;
  if (work.log) work.log({.kind = Ev::LostLock, .seat = attack.firer, .rule = kLost, .a = int16_t(attack.gun), .b = int16_t(attack.lost == NoLock::jammer), .other = attack.target, .at = spot_at(attack.to)});
}

// The table of armor: the dischargers that a web joins on the side which a laser has hit.
void smoke_of_webs(Work& work, Attack const& attack) {
  Mark const& mark = attack.mark;
  bool const at_side = mark.wheel < 0 && !mark.turret && !mark.rider && !mark.sidecar;
  if (attack.hits == 0 || !at_side || !arm_of(attack.fired).laser || !seated(work.board, attack.target)) return;
  Firing const f = firing_of(work.book, work.board, attack.target, {});
  for (int i = 0; i < f.car().guns.size(); ++i)
    if ((f.car().guns[i].flags & Webbed) != 0 && f.car().guns[i].face == mark.face && gun_ready(f, i)) drop(work, {attack.target, int8_t(i)});
}

// CW-058: what comes to lie in one phase lies there at once. So gas goes first: what it covers nobody has seen.
void clouds_first(Work const& work, Drops& drops) {
  auto const is_cloud = [&](Loose const& one) { return is_gas(arm_of(work.board.cars[one.seat].guns[one.gun]).lays); };
  sort_few(drops, [&](Loose const& a, Loose const& b) { return is_cloud(a) && !is_cloud(b); });
}

void leave_behind(Work& work, Barrage const& barrage, bool clouds) {
  for (Attack const& attack : barrage.attacks)
    if (is_gas(arm_of(attack.fired).lays) == clouds)
      leave_counters(work, {attack.firer, attack.target, attack.gun, attack.hits, attack.missed_by, attack.from, attack.to, &attack.fired, attack.aim_at});
}

bool has_automatic(Car const& car) {
  return std::any_of(car.guns.begin(), car.guns.end(), [](Gun const& gun) { return bool(gun.automatic); });
}

void resolve(Work& work, Barrage const& barrage) {
  for (Attack const& attack : barrage.attacks) note_target(work, attack);
  for (Attack const& attack : barrage.attacks)
    if (attack.lost != NoLock::none) lose_lock(work, attack);
  bool const at_once = work.rules().counters.dropped_effect_from == CounterSettings::From::at_once;   // CW-046
  auto const lay_all = [&] {
    for (Loose const& one : barrage.drops) drop(work, one);
  };
  if (at_once) lay_all();
  work.first_open = !work.board.blood && work.rules().fire.multi_attacker_order == fire::AttackOrder::Random;   // CW-066 else: one after the other
  strike_all(work, barrage);
  work.first_open = false;
  recoil(work, barrage);
  leave_behind(work, barrage, true);
  if (!at_once) lay_all();
  leave_behind(work, barrage, false);
  for (Attack const& attack : barrage.attacks) smoke_of_webs(work, attack);
}

// CW-075: who is out of sight for so many phases in a row is a new target.
void forget_hidden(Work& work) {
  int const most = work.rules().fire.sustained_lost_after_phases_without_los;
  for (int s = 0; s < work.board.cars.size(); ++s)
    for (Gun& gun : work.board.cars[s].guns) {
      if (gun.run == 0 || gun.at_turn + 1 < work.board.turn || zone_of_mark(gun.at_seat) >= 0) continue;
      bool const there = gun.at_seat >= 0 && gun.at_seat < work.board.cars.size() && gun.at_seat != s;
      bool const seen = there && sees(work.book, work.board, Seat(s), gun.at_seat);
      gun.unseen = uint8_t(seen ? 0 : std::min(gun.unseen + 1, 250));
      if (there && gun.unseen < most) continue;
      gun.run = 0, gun.unseen = 0;
    }
}

// Straight ahead and by themselves: those of a car that `goes` names.
template <class Goes>
void by_themselves(Work& work, Seat seat, Goes&& goes, Barrage& barrage, Shots& spent) {
  Firing const f = firing_of(work.book, work.board, seat, {});
  Spent used;
  for (int i = 0; i < f.car().guns.size() && f.car().fights(); ++i) {
    Gun const& gun = f.car().guns[i];
    if (!goes(gun) || !aimable(arm_of(gun)) || !gun_ready(f, i) || spent_in(spent, i)) continue;
    if (!fire_ahead(work, f, barrage, i)) continue;
    ++barrage.salvos;
    used.guns.push(int8_t(i));
  }
  if (!used.guns.empty()) spent.push(used);
}

// R 7: bumper triggers fire what stands on a side that was struck, in the phase in which it was; as all fire at once with the other (CW-046).
void trigger_bumpers(Work& work, Seat seat, Barrage& barrage, Shots& spent) {
  unsigned const struck = work.car(seat).bumped, by_side = struck & work.car(seat).triggers;
  auto const goes = [&](Gun const& gun) {
    if (gun.trigger_sides != 0) return (struck & gun.trigger_sides) != 0;
    return gun.face >= 0 && gun.face < 6 && (by_side >> gun.face & 1) != 0;
  };
  if (struck == 0) return;
  by_themselves(work, seat, goes, barrage, spent);
  Firing const f = firing_of(work.book, work.board, seat, {});
  for (int i = 0; i < f.car().guns.size() && f.car().fights(); ++i) {
    Gun const& gun = f.car().guns[i];
    bool const laid = gun.automatic || std::any_of(barrage.drops.begin(), barrage.drops.end(), [&](Loose const& one) { return one.seat == seat && one.gun == i; });
    if (goes(gun) && droppable(arm_of(gun)) && !laid && gun_ready(f, i) && !barrage.drops.full()) barrage.drops.push({seat, int8_t(i)});
  }
  work.car(seat).bumped = 0;
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
  gun.flags = uint16_t((gun.flags & ~Tracers) | (next.tracer ? Tracers : 0));
}

void resolve_fire(Work& work, List<Plan, kMostCars> const& plans) {
  forget_hidden(work);
  auto const silent = [](Plan const& plan) { return plan.shots.empty(); };
  auto const still = [](Car const& car) { return car.bumped == 0 && !has_automatic(car); };
  if (std::all_of(plans.begin(), plans.end(), silent) && std::all_of(work.board.cars.begin(), work.board.cars.end(), still)) return;
  Barrage barrage;
  List<Shots, kMostCars> spent;
  int const seats = std::min(plans.size(), work.board.cars.size());
  for (int s = 0; s < seats; ++s) {
    spent.push({});
    if (work.board.cars[s].fights()) fire_car(work, Seat(s), plans[s].shots, barrage, spent.back());
    trigger_bumpers(work, Seat(s), barrage, spent.back());
  }
  for (int s = 0; s < seats; ++s) mark_spent(work, Seat(s), spent[s]);
  automatic_drops(work, barrage.drops);
  clouds_first(work, barrage.drops);
  resolve(work, barrage);
}

void straight_fire(Work& work) {
  if (std::none_of(work.board.cars.begin(), work.board.cars.end(), has_automatic)) return;
  Barrage barrage;
  List<Shots, kMostCars> spent;
  for (int s = 0; s < work.board.cars.size(); ++s) {
    spent.push({});
    by_themselves(work, Seat(s), [](Gun const& gun) { return bool(gun.automatic); }, barrage, spent.back());
  }
  for (int s = 0; s < spent.size(); ++s) mark_spent(work, Seat(s), spent[s]);
  resolve(work, barrage);
}

}  // namespace paddock::car_wars::duel
