// R 10, R 21: fire on board, at the end of each turn. Its modifiers and its credit stand in Car::fire (hurt.hpp: FireNote).
#include <algorithm>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/burning.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {

namespace {

using harm::ThingKind;

bool is_modifier(FireMod const& f) { return f.fm > 0 && f.wheel < 0; }
bool is_any_modifier(FireMod const& f) { return f.fm > 0; }
bool is_check(FireMod const& f) { return f.fm == 0 && f.bd > kCredit && f.bd < kTransmission; }
bool is_credit(FireMod const& f) { return f.fm == 0 && f.bd == kCredit; }

void forget(Car& car, bool (*what)(FireMod const&)) {
  for (int i = car.fire.size() - 1; i >= 0; --i)
    if (what(car.fire[i])) car.fire.erase(i);
}

// The modifiers as the pure functions want them; nobody's have a number of their own.
using Modifiers = List<harm::FireModifier, 16>;
Modifiers modifiers(Work const& work, Car const& car, int wheel = -1) {   // -1: of the car itself
  Modifiers out;
  for (FireMod const& f : car.fire) {
    harm::FireModifier const mod{f.owner < 0 ? kMostCars : f.owner, f.fm, f.bd, f.turn, out.size()};
    if (f.fm > 0 && f.wheel == wheel && harm::active(mod, work.board.turn, work.rules().burn)) out.push(mod);
  }
  return out;
}

int active_sum(Work const& work, Car const& car, int wheel = -1) {
  Modifiers const mods = modifiers(work, car, wheel);
  return harm::active_sum({mods.begin(), size_t(mods.size())}, work.board.turn, work.rules().burn);
}

// ---- it catches fire

List<Seat, kMostCars> lit_by(Work const& work, Car const& car, int wheel, int rolled) {   // CW-168
  Modifiers const mods = modifiers(work, car, wheel);
  List<Seat, kMostCars> by;
  for (int const owner : harm::credit({mods.begin(), size_t(mods.size())}, rolled, work.rules().burn))
    if (owner < kMostCars && !by.full()) by.push(Seat(owner));
  return by;
}

void ignite(Work& work, Seat seat) {
  Car& car = work.car(seat);
  int const sum = active_sum(work, car);
  if (car.burning || sum <= 0) return;
  Rolled const rolled = roll(work, 2, "fire", seat);
  if (!harm::ignites(sum, rolled.sum)) return;
  light(work, seat, lit_by(work, car, -1, rolled.sum), sum, rolled);
}

// ---- a wheel burns (CW-106, CW-107): by itself, and from the end of the turn after on the car with it where nothing fireproof stands.

Face side_of_wheel(Car const& car, int wheel) {
  bool const single = !car.wheels[size_t(wheel ^ 1)].there;   // in the middle of its end
  if (single) return wheel < 2 ? Front : Back;
  return wheel % 2 == 0 ? Left : Right;
}

void light_wheel(Work& work, Seat seat, int wheel, int sum, Rolled const& rolled) {
  static Rule const rule = rule_named("CW-106");
  Car& car = work.car(seat);
  List<Seat, kMostCars> const by = lit_by(work, car, wheel, rolled.sum);
  for (int i = car.fire.size() - 1; i >= 0; --i)
    if (car.fire[i].fm > 0 && car.fire[i].wheel == wheel) car.fire.erase(i);
  car.wheels[size_t(wheel)].lit = work.board.turn;
  for (Seat owner : by) remember(car, {owner, 0, kCredit, int8_t(wheel), work.board.turn});
  if (work.log)
    work.log({.kind = Ev::Lit, .seat = seat, .rule = rule, .a = int16_t(std::min(sum, 99)), .b = int16_t(wheel + 1), .other = by.empty() ? kNobody : by[0],
              .at = spot_of(car.pose), .dice = told(rolled)});
}

void spread_from(Work& work, Seat seat, int wheel) {
  static Rule const rule = rule_named("CW-106");
  Car& car = work.car(seat);
  Course side;
  meet_plate(side, car, side_of_wheel(car, wheel));
  std::span<harm::Layer const> const layers(side.layers.begin(), size_t(side.layers.size()));
  bool breached = false;                   // elsewhere
  for (int face = Front; face <= Under; ++face)
    breached |= face != side_of_wheel(car, wheel) && car.armor[size_t(face)].plastic + car.armor[size_t(face)].metal == 0;
  if (!harm::tire_fire_spreads(layers, breached, work.rules().burn)) return;
  List<Seat, kMostCars> by;
  for (FireMod const& f : car.fire)
    if (is_credit(f) && f.wheel == wheel && f.owner >= 0 && !by.full()) by.push(f.owner);
  light(work, seat, by, 0, {}, rule);
}

void burn_wheel(Work& work, Seat seat, int wheel) {
  Car& car = work.car(seat);
  Wheel& w = car.wheels[size_t(wheel)];
  if (!w.there || w.wheel_gone) {
    w.lit = -1;
    return;
  }
  if (int const sum = w.lit < 0 ? active_sum(work, car, wheel) : 0; sum > 0) {
    Rolled const rolled = roll(work, 2, "fire", seat);
    if (harm::ignites(sum, rolled.sum)) light_wheel(work, seat, wheel, sum, rolled);
  }
  if (w.lit >= 0 && work.board.turn > w.lit && !car.burning) spread_from(work, seat, wheel);
}

// CW-097: of plant and flame weapons one roll a turn, on the best of their chances, and one of a gas engine with its tank.
void check_parts(Work& work, Seat seat, int base) {
  static Rule const rule = rule_named("CW-097");
  Car& car = work.car(seat);
  int best = 0;
  Seat owner = kNobody;
  for (FireMod const& f : car.fire) {
    int const on = f.bd - base;
    if (is_check(f) && on >= 1 && on <= 6 && on > best) best = on, owner = f.owner;
  }
  if (best == 0 || car.burning) return;
  Rolled const rolled = roll(work, 1, "fire", seat);
  if (rolled.sum > best) return;
  List<Seat, kMostCars> by;
  if (owner >= 0) by.push(owner);
  light(work, seat, by, best, rolled, rule);
}

// ---- it is put out

void out_with_it(Work& work, Seat seat, bool clears, Rule rule, Rolled const& rolled) {
  Car& car = work.car(seat);
  bool const burned = car.burning;
  car.burning = false;
  if (clears) forget(car, is_any_modifier);
  forget(car, [](FireMod const& f) { return is_credit(f) && f.wheel < 0; });
  if (work.log && burned) work.log({.kind = Ev::Doused, .seat = seat, .rule = rule, .at = spot_of(car.pose), .dice = told(rolled)});
}

bool douse_with(Work& work, Seat seat, harm::Extinguishing const& use, Rule rule) {
  int const on = harm::extinguishes_on(use, work.rules().burn);
  if (on <= 0) return false;
  Rolled const rolled = roll(work, 1, "extinguisher", seat);
  if (rolled.sum > on) return false;
  out_with_it(work, seat, use.device != harm::Extinguisher::Portable || work.rules().burn.pfe_clears_modifiers, rule, rolled);
  return true;
}

// A success also clears modifiers of a car that does not burn yet (D; CW-109). People use theirs whenever they have not acted
// (CW-105): nothing is lost by it.
void douse(Work& work, Seat seat) {
  static Rule const kBuilt = rule_named("R-10"), kPortable = rule_named("CW-109");
  Car& car = work.car(seat);
  if (!car.burning && active_sum(work, car) == 0) return;
  bool const gas = car.fits & kGas;
  harm::Extinguishing use{.gas = gas, .plant_alive = car.plant_dp > 0};
  use.device = car.fits & kImprovedExtinguisher ? harm::Extinguisher::Improved : harm::Extinguisher::Built;
  if (car.fits & (kExtinguisher | kImprovedExtinguisher) && douse_with(work, seat, use, kBuilt)) return;
  if (!car.burning && !work.rules().burn.pfe_clears_modifiers) return;
  use.device = harm::Extinguisher::Portable;
  bool const next = work.rules().burn.pfe_uses_action_of == harm::PfeAction::NextTurn;
  for (size_t job = 0; job < car.crew.size(); ++job) {
    Person const& who = car.crew[job];
    use.action_used = who.acted || who.measured != kNobody;
    bool const able = who.up() && who.extinguishers > 0 && who.stunned_until < work.board.now();
    if (able && next) work.next_acts |= uint16_t(1u << (unsigned(seat) * 2 + job));
    if (able && douse_with(work, seat, use, kPortable)) return;
  }
}

// ---- it burns

void scorch(Reckoning& sum, Piece piece, harm::Thing const& thing) {
  sum.done.taken += wear(sum, piece, harm::burn_points(thing, sum.work.rules().burn));
}

void scorch_armor(Reckoning& sum) {
  for (int face = 0; Plate const* const p = plate_at(sum.car(), face); ++face) {
    Course plate;
    meet_plate(plate, sum.car(), face);
    bool const metal = p->metal > 0;
    for (int i = 0; i < plate.layers.size(); ++i)
      scorch(sum, plate.pieces[i], {.kind = ThingKind::Armor, .material = plate.layers[i].material, .under_metal = metal && plate.pieces[i].under});
  }
}

// CW-101: guard, hub and tire each.
void scorch_wheel(Reckoning& sum, int i) {
  Car const& car = sum.car();
  Wheel const& w = car.wheels[size_t(i)];
  if (!w.there || w.wheel_gone) return;
  bool const guarded = w.guard > 0 || w.hub > 0;
  scorch(sum, {Lost::guard, int8_t(i)}, {.kind = ThingKind::Guard, .material = harm::Material(w.guard_kind)});
  scorch(sum, {Lost::hub, int8_t(i)}, {.kind = ThingKind::Hub, .material = harm::Material(w.hub_kind)});
  burn_tires(sum, i, harm::burn_points({.kind = ThingKind::Tire, .material = rubber_of(w), .guarded = guarded}, sum.work.rules().burn));
}
void scorch_wheels(Reckoning& sum) {
  for (int i = 0; i < 4; ++i) scorch_wheel(sum, i);
}

// What burns of a car that does not burn itself.
void consume_wheels(Work& work, Seat seat) {
  static Rule const rule = rule_named("CW-106");
  for (int i = 0; i < 4; ++i) {
    if (work.car(seat).wheels[size_t(i)].lit < 0) continue;
    Sharers by;
    for (FireMod const& f : work.car(seat).fire)
      if (is_credit(f) && f.wheel == i && f.owner >= 0 && !by.full()) by.push(f.owner);
    Blow const blow{.victim = seat, .owner = by.empty() ? kNobody : by[0], .harm = Harm::fire, .points = 1, .enemy = false};
    Reckoning sum{work, blow};
    sum.rule = rule, sum.by = by;
    scorch_wheel(sum, i);
    Done const done = reckon(sum);
    after_blow(work, seat, blow.owner, done);
  }
}

// Component armor has its own point, what stands behind it none meanwhile (B-21).
// A shell around several things burns once.
bool burned_before(Car const& car, Piece shell) {
  if (shell.part == Lost::crew_armor) return shell.index > 0 && car.fits & kSharedShell && car.crew[0].there;
  if (shell.part != Lost::gun_armor || car.guns[shell.index].shell < 0) return false;
  for (int i = 0; i < shell.index; ++i)
    if (car.guns[i].shell == car.guns[shell.index].shell) return true;
  return false;
}

// A pod's is armor like that of the frame: what is in the pod burns all the same.
void scorch_behind(Reckoning& sum, Piece shell, Piece item, unsigned insulated) {
  bool const shielded = points_of(sum.car(), shell) > 0, pod = item.part == Lost::gun && sum.car().guns[item.index].flags & InPod;
  if (shielded && !burned_before(sum.car(), shell)) scorch(sum, shell, {.kind = pod ? ThingKind::Armor : ThingKind::ComponentArmor, .material = shell_material(sum.car(), shell)});
  scorch(sum, item, {.kind = ThingKind::Item, .material = harm::Material::Other, .behind_ca = shielded && !pod, .insulated = (sum.car().insulated & insulated) != 0});
}

void scorch_crew(Reckoning& sum) {
  bool const together = sum.car().crew[0].ca > 0;      // before either of them has burned
  for (int job = 0; job < 2; ++job) {
    Person const& who = sum.car().crew[size_t(job)];
    Piece const shell{Lost::crew_armor, int8_t(job)};
    bool const shielded = who.ca > 0 || (burned_before(sum.car(), shell) && together);
    if (who.ca > 0 && !burned_before(sum.car(), shell)) scorch(sum, shell, {.kind = ThingKind::ComponentArmor, .material = shell_material(sum.car(), shell)});
    Lost const part = job == 0 ? Lost::driver : Lost::gunner;
    bool const suit = who.wears & kFireproofSuit;
    harm::Thing const person{.kind = ThingKind::Person, .material = suit ? harm::Material::FireproofOther : harm::Material::Other, .behind_ca = shielded,
                              .insulated = (sum.car().insulated & (job == 0 ? kInsulatedDriver : kInsulatedGunner)) != 0};
    // R 10: in improved body armor the point comes through on 4 to 6.
    bool const rolls = who.there && who.wears & kImprovedArmor && harm::burn_points(person, sum.work.rules().burn) > 0;
    if (rolls && sum.work.dice.roll(6, "armor", sum.blow.victim) < 4) continue;
    if (who.there) scorch(sum, {part, int8_t(job), who.armor <= 0}, person);
  }
}

void consume(Work& work, Seat seat, Sharers const& by) {
  static Rule const rule = rule_named("R-21");
  Blow const blow{.victim = seat, .owner = by.empty() ? kNobody : by[0], .harm = Harm::fire, .points = 1, .enemy = false};
  Reckoning sum{work, blow};
  sum.rule = rule;
  sum.by = by;
  scorch_armor(sum);
  scorch_wheels(sum);
  scorch_behind(sum, {Lost::plant_armor}, {Lost::plant}, kInsulatedPlant);
  scorch_behind(sum, {Lost::tank_armor}, {Lost::tank}, kInsulatedTank);
  for (int i = 0; i < sum.car().guns.size(); ++i)
    if (!(nature_of(sum.car().guns[i]) & kDischarger)) scorch_behind(sum, {Lost::gun_armor, int8_t(i)}, {Lost::gun, int8_t(i)}, 1u << i);
  for (int i = 0; i < sum.car().devices.size(); ++i)
    scorch(sum, {Lost::booster, int8_t(i)}, {.kind = ThingKind::Item, .material = harm::Material::Other});
  scorch_crew(sum);
  Done const done = reckon(sum);
  after_blow(work, seat, blow.owner, done);
}

// CW-168; a fire that the crash table lit is whose hazard led to it.
Sharers fire_credit(Work& work, Seat seat) {
  Sharers by;
  for (FireMod const& f : work.car(seat).fire) {
    bool const new_one = std::find(by.begin(), by.end(), f.owner) == by.end() && !by.full();
    if (is_credit(f) && f.wheel < 0 && new_one && f.owner >= 0 && f.owner < work.board.cars.size()) by.push(f.owner);
  }
  return by.empty() ? sharers_of(work, seat, kNobody) : by;
}

void burn_one(Work& work, Seat seat) {
  Car& car = work.car(seat);
  if (car.fits & kGas) engine_turn(work, seat);
  for (int wheel = 0; wheel < 4; ++wheel) burn_wheel(work, seat, wheel);
  ignite(work, seat);
  check_parts(work, seat, kPlantCheck);
  check_parts(work, seat, kGasCheck);
  forget(car, is_check);
  douse(work, seat);
  if (!car.burning) return consume_wheels(work, seat);
  Sharers const by = fire_credit(work, seat);
  consume(work, seat, by);
  int const on = explodes_on(work, car);
  if (on <= 0) return;
  int const die = work.dice.roll(6, "explosion", seat);
  if (die <= on) explode(work, seat, by);
}

}  // namespace

// CW-111: its dischargers are lost; modifiers have done their work, whose they were stays.
void light(Work& work, Seat seat, List<Seat, kMostCars> const& by, int sum, Rolled const& rolled, Rule rule) {
  static Rule const kModifiers = rule_named("CW-095"), kLost = rule_named("CW-111");
  Car& car = work.car(seat);
  car.burning = true;
  if (work.rules().burn.pfe_clears_modifiers) forget(car, is_modifier);   // else they wait for who puts it out by hand
  for (Seat owner : by) remember(car, {owner, 0, kCredit, -1, work.board.turn});
  Event lit{.kind = Ev::Lit, .seat = seat, .rule = rule.empty() ? kModifiers : rule, .a = int16_t(std::min(sum, 99)), .at = spot_of(car.pose), .dice = told(rolled)};
  lit.other = by.empty() ? kNobody : by[0];
  if (work.log) work.log(lit);
  if (!harm::discharger_lost({harm::DischargerEvent::VehicleBurns}, work.rules().damage)) return;
  for (int i = 0; i < car.guns.size(); ++i) {
    Gun& g = car.guns[i];
    if (g.dp <= 0 || !(nature_of(g) & kDischarger)) continue;
    g.dp = 0;
    if (work.log) work.log({.kind = Ev::Broke, .seat = seat, .rule = kLost, .a = int16_t(Lost::gun), .b = int16_t(i), .at = spot_of(car.pose)});
  }
}

void foam_on(Work& work, Seat seat) {
  static Rule const rule = rule_named("R-9");
  Rolled const rolled = roll(work, 1, "extinguisher", seat);
  if (rolled.sum == 1) out_with_it(work, seat, true, rule, rolled);
}

void burn(Work& work) {
  for (int i = 0; i < work.board.cars.size(); ++i) {
    Car& car = work.car(Seat(i));
    if (!car.here) continue;
    burn_one(work, Seat(i));
    for (int n = car.fire.size() - 1; n >= 0; --n) {
      FireMod const& f = car.fire[n];
      harm::FireModifier const mod{0, f.fm, f.bd, f.turn};
      if (is_any_modifier(f) && !harm::active(mod, work.board.turn + 1, work.rules().burn)) car.fire.erase(n);
    }
  }
}

}  // namespace paddock::car_wars::duel
