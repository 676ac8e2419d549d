// R 8.6: what an attack meets on its way through a car, a cycle, a trike. Dice choose among several.
#include <algorithm>

#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/ports.hpp"

namespace paddock::car_wars::duel {

namespace {

using harm::LayerKind;

int pick(Work& work, int of, char const* label, Seat seat) { return of < 2 ? 0 : work.dice.roll(of, label, seat) - 1; }

harm::Material material(uint8_t kind) {
  return kind <= uint8_t(harm::Material::FireproofOther) ? harm::Material(kind) : harm::Material::Plastic;
}

// ---- weapons

bool spent(Gun const& gun) { return gun.flags & OneShot && gun.rounds == 0; }

void meet_shell(Course& course, Car const& car, Piece shell) {
  course.meet(LayerKind::ComponentArmor, shell_material(car, shell), points_of(car, shell), shell);
}

void meet_gun(Work const& work, Course& course, Car const& car, int gun) {
  Gun const& g = car.guns[gun];
  harm::DamageSettings const& rules = work.rules().damage;
  if (shell_in_way(rules, g)) meet_shell(course, car, {Lost::gun_armor, int8_t(gun)});
  course.meet(LayerKind::Item, harm::Material::Other, points_in_way(rules, g), {Lost::gun, int8_t(gun)});
}

// Weapons on top without a turret are met like the turret's.
bool stands_at(Gun const& gun, harm::Entry side) {
  return gun.face == int(side) || (side == harm::Entry::Turret && gun.face == Top);
}

// One of the weapons of that side, -1: there is none. Of a cycle any weapon (no side).
void meet_one_gun(Work& work, Course& course, Seat seat, harm::Entry const* side) {
  Car const& car = work.car(seat);
  List<int8_t, 24> there;                  // boosters of that side behind the weapons
  for (int i = 0; i < car.guns.size(); ++i)
    if (is_met(work.rules().damage, car.guns[i]) && !is_below(car, i) && !car.guns[i].aside && (!side || stands_at(car.guns[i], *side))) there.push(int8_t(i));
  for (int i = 0; i < car.devices.size(); ++i) {
    Device const& device = car.devices[i];
    if (is_rocket(device.kind) && device.dp > 0 && (!side || device.face == int(*side))) there.push(int8_t(kMostGuns + i));
  }
  if (there.empty()) return;
  int const n = there[pick(work, there.size(), "weapon", seat)];
  if (n < kMostGuns) return meet_gun(work, course, car, n);
  Device const& device = car.devices[n - kMostGuns];
  course.meet(LayerKind::Item, harm::Material::Other, device.on ? 0 : device.dp, {Lost::booster, int8_t(n - kMostGuns)});   // as CW-080
}

// ---- inside

void meet_plant(Course& course, Car const& car) {
  if (car.plant_ca > 0) meet_shell(course, car, {Lost::plant_armor});
  course.meet(LayerKind::Item, harm::Material::Other, car.plant_dp, {Lost::plant});
}

// R 11: component armor, flak jacket on 1 to 4, body armor, himself.
void meet_person(Work& work, Course& course, Blow const& blow, int job) {
  Seat const seat = blow.victim;
  Car const& car = work.car(seat);
  Person const& who = car.crew[size_t(job)];
  Lost const part = job == int(Job::driver) ? Lost::driver : Lost::gunner;
  if (who.ca > 0) meet_shell(course, car, {Lost::crew_armor, int8_t(job)});
  if (who.flak > 0 && work.dice.roll(6, "flak", seat) <= kFlakStops) course.meet(LayerKind::Item, harm::Material::Other, who.flak, {Lost::flak, int8_t(job)});
  Guarded const guards = guarded(work, blow, who);
  if (who.armor > 0 && guards.armored) course.meet(LayerKind::Item, harm::Material::Other, who.armor, {part, int8_t(job)}, guards.armor);
  course.meet(LayerKind::Item, harm::Material::Other, 3 - std::min<int>(who.wounds, 3), {part, int8_t(job), true}, guards.self);
}

// CW-077: who it is is chosen anew by each attack. People who are dead are there; who sits in a sidecar is not on its cycle.
void meet_crew(Work& work, Course& course, Blow const& blow) {
  Seat const seat = blow.victim;
  Car const& car = work.car(seat);
  auto const on_it = [&](int job) { return car.crew[size_t(job)].there && !car.crew[size_t(job)].aside; };
  bool const two = on_it(0) && on_it(1);
  if (!on_it(0) && !on_it(1)) return;
  int8_t* const met = blow.together && work.rules().damage.crew_hit == harm::CrewHit::OnceForAll ? &blow.together->crew[size_t(seat)] : nullptr;
  int const job = !two ? !on_it(0) : met && *met >= 0 ? *met : pick(work, 2, "crew", seat);
  if (met) *met = int8_t(job);
  meet_person(work, course, blow, job);
}

bool has_tank(Car const& car) { return car.fits & kGas; }
bool has_cargo(Car const& car) { return has_tank(car) || car.cargo > 0; }

// CW-082: the tank is cargo; other cargo absorbs nothing.
void meet_cargo(Work& work, Course& course, Seat seat) {
  Car const& car = work.car(seat);
  int const things = car.cargo + has_tank(car);
  if (things < 1) return;
  int const n = pick(work, things, "cargo", seat);
  if (has_tank(car) && n == 0 && car.tank_ca > 0) meet_shell(course, car, {Lost::tank_armor});
  if (has_tank(car) && n == 0) course.meet(LayerKind::Item, harm::Material::Other, car.tank_dp, {Lost::tank});
}

void meet_all_inner(Work& work, Course& course, Blow const& blow, bool backwards) {
  Seat const seat = blow.victim;
  if (backwards) meet_cargo(work, course, seat);
  else meet_plant(course, work.car(seat));
  meet_crew(work, course, blow);
  if (backwards) meet_plant(course, work.car(seat));
  else meet_cargo(work, course, seat);
}

// One of plant, crew, cargo; from above and below each of the crew by himself (R 8.6). What is dead may be picked, what there never was not.
void meet_one_inner(Work& work, Course& course, Blow const& blow) {
  enum Inner : int8_t { driver, gunner, plant, crew, cargo };   // the first two by their Job
  Seat const seat = blow.victim;
  Car const& car = work.car(seat);
  bool const from_side = blow.entry == harm::Entry::Left || blow.entry == harm::Entry::Right;
  List<int8_t, 4> places;
  places.push(plant);
  if (from_side && (car.crew[driver].there || car.crew[gunner].there)) places.push(crew);
  for (int8_t const job : {driver, gunner})
    if (!from_side && car.crew[size_t(job)].there) places.push(job);
  if (has_cargo(car)) places.push(cargo);
  int const at = places[pick(work, places.size(), "inside", seat)];
  if (at == plant) meet_plant(course, car);
  else if (at == crew) meet_crew(work, course, blow);
  else if (at == cargo) meet_cargo(work, course, seat);
  else meet_person(work, course, blow, at);
}

// No die is rolled for what the armor keeps from coming to.
bool stopped_already(Course const& course, int points) {
  int stops = 0;
  for (harm::Layer const& layer : course.layers) stops += layer.points;
  return points <= stops;
}

void meet_way(Work& work, Course& course, Blow const& blow) {
  harm::Way const way = harm::way_through(blow.entry);
  Seat const seat = blow.victim;
  for (int i = 0; i < way.size && !stopped_already(course, blow.points); ++i) {
    harm::Step const& step = way.steps[i];
    if (step.place == harm::Place::Armor) meet_plate(course, work.car(seat), int(step.side));
    else if (step.place == harm::Place::Weapon) meet_one_gun(work, course, seat, &step.side);
    else if (step.place == harm::Place::AllInner) meet_all_inner(work, course, blow, way.backwards);
    else meet_one_inner(work, course, blow);
  }
}

// ---- cycles and trikes

harm::CycleKind cycle_kind(board::Kind kind) {
  if (kind == board::Kind::cycle) return harm::CycleKind::Cycle;
  return kind == board::Kind::trike ? harm::CycleKind::Trike : harm::CycleKind::ReversedTrike;
}

harm::CycleSide cycle_side(harm::Entry entry) {
  if (entry == harm::Entry::Front) return harm::CycleSide::Front;
  if (entry == harm::Entry::Back) return harm::CycleSide::Back;
  return entry == harm::Entry::Left || entry == harm::Entry::Right ? harm::CycleSide::Side : harm::CycleSide::Other;
}

// Only these ask for 2d: a trike is hit like a car but at its narrow end.
bool rolls_place(Car const& car, harm::Entry entry) {
  if (car.kind == board::Kind::cycle) return true;
  if (car.kind == board::Kind::trike) return entry == harm::Entry::Front;
  return car.kind == board::Kind::reversed_trike && entry == harm::Entry::Back;
}

void meet_random_wheel(Work& work, Course& course, Seat seat) {
  Car const& car = work.car(seat);
  List<int8_t, 4> there;
  for (int i = 0; i < 4; ++i)
    if (car.wheels[size_t(i)].there) there.push(int8_t(i));
  if (!there.empty()) course.wheel = there[pick(work, there.size(), "wheel", seat)];
}

void meet_place(Work& work, Course& course, Blow const& blow, harm::Location where) {
  Seat const seat = blow.victim;
  if (where == harm::Location::Rider) meet_crew(work, course, blow);
  else if (where == harm::Location::Plant) meet_plant(course, work.car(seat));
  else if (where == harm::Location::Weapon) meet_one_gun(work, course, seat, nullptr);
  else if (where == harm::Location::Tire) meet_random_wheel(work, course, seat);
}

// ---- a sidecar: armor of the side, one of its weapons, who sits in it, armor of the far side

void meet_sidecar(Work& work, Course& course, Blow const& blow, int face) {
  static constexpr int kFar[] = {Back, Front, Right, Left, Under, Top};
  Seat const seat = blow.victim;
  Car const& car = work.car(seat);
  meet_plate(course, car, kSideFaces + face);
  List<int8_t, kMostGuns> there;
  for (int i = 0; i < car.guns.size(); ++i)
    if (car.guns[i].aside && is_met(work.rules().damage, car.guns[i])) there.push(int8_t(i));
  if (!there.empty() && !stopped_already(course, blow.points)) meet_gun(work, course, car, there[pick(work, there.size(), "weapon", seat)]);
  for (int job = 0; job < 2 && !stopped_already(course, blow.points); ++job)
    if (car.crew[size_t(job)].there && car.crew[size_t(job)].aside) meet_person(work, course, blow, job);
  if (!stopped_already(course, blow.points)) meet_plate(course, car, kSideFaces + kFar[face]);
}

// R 8.6: from the sidecar's side 1 to 4 of a die is the cycle all the same.
bool meets_sidecar_first(Work& work, Blow const& blow) {
  Car const& car = work.car(blow.victim);
  if (!(car.fits & kSidecar)) return false;
  if (blow.sidecar || blow.rider) return blow.sidecar;
  return blow.entry == harm::Entry::Right && work.dice.roll(6, "sidecar", blow.victim) >= 5;
}

// A cycle: what the armor of an end lets through goes where the same roll sends it once the armor is gone; then it is out, or in the
// sidecar behind.
Course cycle_course(Work& work, Blow const& blow) {
  Course course;
  if (meets_sidecar_first(work, blow)) {
    meet_sidecar(work, course, blow, std::min<int>(int(blow.entry), Under));
    return course;
  }
  Seat const seat = blow.victim;
  Car const& car = work.car(seat);
  harm::CycleSide const side = cycle_side(blow.entry);
  int const face = std::min<int>(int(blow.entry), Under);
  constexpr int kRider = 2;                // of the table of a side
  int place = blow.rider ? kRider : roll(work, 2, "place", seat).sum;
  bool const armor = points_of(car, {Lost::plate, int8_t(face)}) + points_of(car, {Lost::plate, int8_t(face), true}) > 0;
  harm::Location where = harm::cycle_location(cycle_kind(car.kind), side, place, armor);
  if (where == harm::Location::Wheel) {
    course.wheel = side == harm::CycleSide::Back ? 2 : 0;
    course.from_side = false;
    return course;
  }
  if (car.kind != board::Kind::cycle) {
    meet_way(work, course, blow);
    return course;
  }
  if (where == harm::Location::Armor || side == harm::CycleSide::Other) meet_plate(course, car, face);
  if (stopped_already(course, blow.points)) return course;
  if (where == harm::Location::Armor) where = harm::cycle_location(harm::CycleKind::Cycle, side, place, false);
  bool const armed = std::any_of(car.guns.begin(), car.guns.end(), [&](Gun const& gun) { return is_met(work.rules().damage, gun) && !gun.aside; });
  for (int again = 0; again < 8 && where == harm::Location::Weapon && !armed; ++again) {
    place = roll(work, 2, "place", seat).sum;
    where = harm::cycle_location(harm::CycleKind::Cycle, harm::CycleSide::Side, place, false);
  }
  meet_place(work, course, blow, where);
  bool const behind = car.fits & kSidecar && blow.harm != Harm::flechette && blow.entry == harm::Entry::Left && course.wheel < 0 && !stopped_already(course, blow.points);
  if (behind && work.dice.roll(6, "sidecar", seat) <= car.side_spaces) meet_sidecar(work, course, blow, Left);
  return course;
}

}  // namespace

// The component armor of a single shot stays where that is spent.
int points_in_way(harm::DamageSettings const& rules, Gun const& gun) {
  int const lost = gun.whole - gun.dp;     // comes off what a spent one keeps
  return spent(gun) ? std::clamp(rules.fired_rocket_dp - lost, 0, int(gun.dp)) : gun.dp;
}
bool shell_in_way(harm::DamageSettings const& rules, Gun const& gun) { return gun.ca > 0 && (rules.ca_stays_after_rocket || !spent(gun)); }

bool is_met(harm::DamageSettings const& rules, Gun const& gun) {
  if (nature_of(gun) & kDischarger) return false;   // they go with the armor (CW-093)
  return shell_in_way(rules, gun) || points_in_way(rules, gun) > 0;
}

harm::Material shell_material(Car const& car, Piece shell) {
  switch (shell.part) {
    case Lost::gun_armor: return material(car.guns[shell.index].ca_kind);
    case Lost::crew_armor: return material(car.crew[size_t(shell.index)].ca_kind);
    case Lost::plant_armor: return material(car.plant_ca_kind);
    default: return material(car.tank_ca_kind);
  }
}

// Metal stands over plastic.
void meet_plate(Course& course, Car const& car, int face) {
  Plate const* const plate = plate_at(car, face);
  if (!plate) return;
  Plate const& p = *plate;
  harm::Material const metal = material(car.metal_kind);
  harm::Material const plain = harm::is_metal(metal) ? metal : harm::Material::Metal;
  if (p.metal > 0) course.meet(LayerKind::Armor, plain, p.metal, {Lost::plate, int8_t(face)});
  if (p.plastic > 0) course.meet(LayerKind::Armor, material(car.plastic_kind), p.plastic, {Lost::plate, int8_t(face), true});
}

Course course_of(Work& work, Blow const& blow) {
  Car const& car = work.car(blow.victim);
  if (rolls_place(car, blow.entry)) return cycle_course(work, blow);
  Course course;
  // A roll cage keeps the roof off what is inside.
  if (blow.harm == Harm::roll && car.fits & kRollCage) meet_plate(course, car, std::min<int>(int(blow.entry), Under));
  else meet_way(work, course, blow);
  return course;
}

}  // namespace paddock::car_wars::duel
