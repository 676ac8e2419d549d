// What hits do (R 8.6, R 9): the blow of each weapon of a salvo, the hazard of all together.
#include <algorithm>
#include <span>

#include "core/order.hpp"
#include "games/car_wars/ask/counter_types.hpp"
#include "games/car_wars/duel/barrage.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/dropping.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

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
  blow.from_side = is_side(attack.mark.face), blow.sidecar = attack.mark.sidecar, blow.rider = attack.mark.rider;
  blow.laser = arm.laser, blow.burst = arm.burst, blow.fm = arm.fm, blow.bd = arm.bd;
  blow.hot = arm.laser || arm.fm > 0 || arm.kind == aim::WeaponClass::Flamethrower;
  return blow;
}

void join(Done& all, Done const& one) {
  all.taken += one.taken, all.out += one.out, all.pairs += one.pairs;
  all.driver_hurt = all.driver_hurt || one.driver_hurt;
  for (int8_t corner : one.tires)
    if (!all.tires.full()) all.tires.push(corner);
}

// CW-060 else: the hits of a link come as one blow. What armor stops in another way (lasers, bursts, flames) stays a blow of its own.
using Pools = List<Blow, kMostGuns>;
bool alike(Blow const& a, Blow const& b) {
  bool const place = a.entry == b.entry && a.rider == b.rider && a.sidecar == b.sidecar;
  return place && a.harm == b.harm && a.laser == b.laser && a.burst == b.burst && a.hot == b.hot && a.fm == b.fm && a.bd == b.bd;
}

void join(Pools& pools, Blow const& blow) {
  auto const at = std::find_if(pools.begin(), pools.end(), [&](Blow const& b) { return alike(b, blow); });
  if (at == pools.end()) return void(pools.push(blow));
  Blow& pool = *at;
  pool.points += blow.points, pool.sixes += blow.sixes, pool.fives += blow.fives;
  for (uint8_t die : blow.dice.dice)
    if (!pool.dice.dice.full()) pool.dice.dice.push(die);
  pool.dice.sum += blow.dice.sum;
}

// R 9: spikes shot at a tire; what they take off never is the wheel (CW-087).
int strike_with_spikes(Work& work, Attack const& attack, Arm const& arm, Done& all) {
  Blow blow = blow_of(attack, arm);
  blow.harm = arm.lays == Lie::explosive_spikes ? Harm::explosive_spikes : Harm::spikes;
  SpikeLoad const load = counter_types().spikes(kLies[size_t(arm.lays)]).value_or(SpikeLoad{{1, 0}, {0, 0}});
  bool const hard = is_hard(work.car(attack.target).wheels[size_t(attack.mark.wheel)].kind), own = hard && load.hard.dice > 0;
  driving::DiceSum const dice = own ? load.hard : load.tire;
  blow.dice = roll(work, dice.dice, "damage", attack.firer);
  blow.sixes = int(std::count(blow.dice.dice.begin(), blow.dice.dice.end(), 6));   // a metal guard
  blow.points = dropping::spike_damage(blow.dice.sum, dice.plus, hard && !own, work.rules().counters);
  if (blow.points <= 0) return 0;
  Done const done = hurt(work, blow);
  join(all, done);
  return arm.lays == Lie::explosive_spikes ? done.taken : 0;   // CW-053: the others are no hazard by themselves
}

// A hit hurts its target alone: bursts are for people on foot (CW-081), and a flamethrower never burns its own car (CW-062).
// `pools`: where hits are joined, else null.
int strike(Work& work, Attack const& attack, Done& all, Together& together, Pools* pools) {
  Gun const& gun = attack.fired;
  Arm const& arm = arm_of(gun);
  if (arm.projector && attack.hits > 0 && may_be_direct(arm, attack.aim_at) && attack.mark.wheel >= 0) return strike_with_spikes(work, attack, arm, all);
  if (arm.projector || (arm.dice == 0 && arm.plus == 0) || (arm.tires_only && attack.mark.wheel < 0 && !attack.mark.rider)) return 0;
  int points = 0;
  for (int i = 0; i < attack.hits; ++i) {
    Blow blow = blow_of(attack, arm);
    blow.dice = roll(work, arm.dice, "damage", attack.firer);
    blow.points = std::max<int>(points_of_hit(work, attack, arm, gun.flags & Infrared, blow.dice), blow.rider);   // R 17: a point at least
    blow.sixes = int(std::count(blow.dice.dice.begin(), blow.dice.dice.end(), 6));
    blow.fives = int(std::count(blow.dice.dice.begin(), blow.dice.dice.end(), 5));
    blow.together = &together;
    if (blow.points <= 0) {                // told, no more
      (void)hurt(work, blow);
      continue;
    }
    if (pools && blow.wheel < 0 && arm.volley <= 1) {
      join(*pools, blow);
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
  Arm const& arm = arm_of(attack.fired);
  Rolled const rolled = roll(work, arm.dice, "damage", attack.firer);
  bool const infrared = attack.fired.flags & Infrared;
  mark_hit(work, attack.firer, zone_of_mark(attack.target), arm.tires_only ? 0 : points_of_hit(work, attack, arm, infrared, rolled));
}

// CW-059: one hazard of a salvo, from all that it took; else one of each weapon.
void salvo_hazard(Work& work, Attack const& first, std::span<int const> hits) {
  static Rule const kSalvo = rule_named("CW-059");
  HazardSettings const& rules = work.rules().hazard;
  size_t const each = rules.salvo_single_hazard ? hits.size() : 1;
  for (size_t i = 0; i < hits.size(); i += each)
    if (work.car(first.target).fights()) hazard(work, first.target, damage_hazard(hits.subspan(i, each), rules), first.firer, kSalvo);
}

void strike_target(Work& work, Barrage const& barrage, Attack const& first, Together& together) {
  List<int, kMostGuns> hits;
  Done all;
  if (zone_of_mark(first.target) >= 0) {
    for (Attack const& attack : barrage.attacks)
      if (attack.salvo == first.salvo && attack.target == first.target && attack.hits > 0) strike_mark(work, attack);
    return;
  }
  Pools pools;
  bool const combined = work.rules().fire.linked_vs_metal == fire::LinkedMetal::Combined;
  for (Attack const& attack : barrage.attacks) {
    if (attack.salvo != first.salvo || attack.target != first.target || attack.hits == 0) continue;
    int const points = strike(work, attack, all, together, combined ? &pools : nullptr);
    if (points > 0 && !hits.full()) hits.push(points);
  }
  for (Blow const& pool : pools) {
    Done const done = hurt(work, pool);
    if (done.taken > 0 && !hits.full()) hits.push(done.taken);
    join(all, done);
  }
  if (hits.empty() && all.taken == 0) return;
  WorstCrash const worst(work, first.target, !all.tires.empty());
  salvo_hazard(work, first, {hits.begin(), size_t(hits.size())});
  after_blow(work, first.target, first.firer, all);
}

}  // namespace

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
  // CW-066 else: the fastest or the quickest first, equals as drawn.
  fire::AttackOrder const rule = work.rules().fire.multi_attacker_order;
  auto const rank = [&](int16_t i) {
    Car const& car = work.board.cars[barrage.attacks[i].firer];
    return rule == fire::AttackOrder::BySpeed ? std::abs(int(car.pace)) : int(car.reflexes);
  };
  if (rule != fire::AttackOrder::Random) sort_few(order, [&](int16_t a, int16_t b) { return rank(a) > rank(b); });
  Together together;
  for (int16_t i : order) strike_target(work, barrage, barrage.attacks[i], together);
  for (int s = 0; s < work.board.cars.size(); ++s)
    for (int face = 0; face < 6; ++face)
      if (int const lost = together.metal[size_t(s)][size_t(face)]; lost > 0) metal_goes(work, Seat(s), Face(face), lost);
}

}  // namespace paddock::car_wars::duel
