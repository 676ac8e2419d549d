// R 8.6, R 8.7: one blow. The parts it meets lose their points, then it is told, then comes what follows at once. There is no confetti
// (CW-034): a car lives as long as its parts do.
#include "games/car_wars/duel/hurt.hpp"

#include <algorithm>
#include <utility>

#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/rules/burning.hpp"
#include "games/car_wars/rules/collision.hpp"
#include "games/car_wars/rules/crew_harm.hpp"
#include "games/car_wars/rules/gas.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {

namespace {

// ---- points of parts

void set_points(Car& car, Piece piece, int points) {
  size_t const i = size_t(piece.index);
  switch (piece.part) {
    case Lost::plate:
      if (Plate* const plate = plate_at(car, piece.index)) (piece.under ? plate->plastic : plate->metal) = int16_t(points);
      break;
    case Lost::gun: wear_gun(car.guns[piece.index], points); break;
    case Lost::gun_armor:
      for (Gun& gun : car.guns)              // all within the shell
        if (&gun == &car.guns[piece.index] || (gun.shell >= 0 && gun.shell == car.guns[piece.index].shell)) gun.ca = int8_t(points);
      break;
    case Lost::tank_armor: car.tank_ca = int8_t(points); break;
    case Lost::plant: car.plant_dp = int8_t(points); break;
    case Lost::plant_armor: car.plant_ca = int8_t(points); break;
    case Lost::tank: car.tank_dp = int8_t(points); break;
    case Lost::booster: car.devices[piece.index].dp = int8_t(points); break;
    case Lost::crew_armor:
      for (size_t job = 0; job < car.crew.size(); ++job)
        if (job == i || car.fits & kSharedShell) car.crew[job].ca = int8_t(points);
      break;
    case Lost::guard: car.wheels[i].guard = int8_t(points); break;
    case Lost::hub: car.wheels[i].hub = int8_t(points); break;
    case Lost::flak: car.crew[i].flak = int8_t(points); break;
    case Lost::driver:
    case Lost::gunner: car.crew[i].armor = int8_t(points); break;
    default: break;
  }
}

bool is_person(Piece piece) { return (piece.part == Lost::driver || piece.part == Lost::gunner) && piece.under; }

void note_gone(Reckoning& sum, Piece piece) {
  if (!sum.gone.full() && std::find(sum.gone.begin(), sum.gone.end(), piece) == sum.gone.end()) sum.gone.push(piece);
}

void wound(Reckoning& sum, Piece piece, int points) {
  Person& who = sum.car().crew[size_t(piece.index)];
  bool const steers = driver_of(sum.car()) == &who;
  harm::Wounds const wounds = harm::hit_person({}, who.wounds, points);
  who.wounds = int8_t(wounds.wounds);
  sum.done.driver_hurt |= steers && wounds.hurt > 0;
  note_gone(sum, piece);
}

bool is_discharger_at(Gun const& gun, int face) { return gun.face + (gun.aside ? kSideFaces : 0) == face && gun.dp > 0 && nature_of(gun) & kDischarger; }

// CW-093: with the last point of armor its dischargers go.
void plate_gone(Reckoning& sum, int face, int had, int taken) {
  note_gone(sum, {Lost::plate, int8_t(face)});
  harm::DischargerHit const hit{harm::DischargerEvent::Damage, had, taken};
  if (!harm::discharger_lost(hit, sum.work.rules().damage)) return;
  Car& car = sum.car();
  for (int i = 0; i < car.guns.size(); ++i)
    if (is_discharger_at(car.guns[i], face)) wear(sum, {Lost::gun, int8_t(i)}, 99);
}

// The turn is kept where a dead weapon has no more use for it: it stays dangerous for a time (CW-108).
void gun_gone(Reckoning& sum, int gun) {
  Gun& g = sum.car().guns[gun];
  g.run = 0;
  g.automatic = false;
  g.at_seat = kNobody;
  g.at_turn = uint8_t(sum.work.board.turn);
}

void follow(Reckoning& sum, Piece piece, int had, int taken) {
  if (piece.part == Lost::plant) sum.plant += taken;
  if (piece.part == Lost::tank) sum.tank += taken;
  if (piece.part == Lost::gun && nature_of(sum.car().guns[piece.index]) & kFlame) sum.flame += taken;
  if (piece.part == Lost::plate) {
    sum.big |= !piece.under;
    Plate const* const p = plate_at(sum.car(), piece.index);
    if (p && p->plastic <= 0 && p->metal <= 0) plate_gone(sum, piece.index, had, taken);
    return;
  }
  if (taken < had) return;
  if (piece.part == Lost::gun) gun_gone(sum, piece.index);
  if (piece.part == Lost::booster) sum.car().devices[piece.index].gone = sum.work.board.turn;
  // Body armor that is gone is nobody's affair, component armor is not seen from outside.
  if (piece.part == Lost::driver || piece.part == Lost::gunner || piece.part >= Lost::crew_armor) return;
  note_gone(sum, piece);
}

// ---- the blow at the body of a car

// CW-054: each discharger that a cloud damages is lost on a 1.
void cloud_on_dischargers(Reckoning& sum, int face) {
  Car& car = sum.car();
  for (int i = 0; i < car.guns.size(); ++i) {
    if (!is_discharger_at(car.guns[i], face)) continue;
    harm::DischargerHit hit{harm::DischargerEvent::FlameCloud, 999, 1};
    hit.die = sum.work.dice.roll(6, "discharger", sum.blow.victim);
    if (harm::discharger_lost(hit, sum.work.rules().damage)) wear(sum, {Lost::gun, int8_t(i)}, 99);
  }
}

// CW-013: a laser's hit shows that the outermost armor reflects it.
void tell_reflection(Reckoning& sum, Piece plate) {
  Car& car = sum.car();
  uint8_t const kind = plate.under ? car.plastic_kind : car.metal_kind;
  if (harm::reflects(harm::Material(kind))) car.told = uint8_t(car.told | (plate.under ? kToldPlastic : kToldMetal));
}

void go_through(Reckoning& sum, Course& course) {
  Blow const& blow = sum.blow;
  harm::Attack const attack{blow.points, blow.sixes, blow.fives, blow.laser, blow.burst, blow.fm > 0};
  List<int, harm::kMaxLayers> had;
  for (harm::Layer const& layer : course.layers) had.push(layer.points);
  std::span<harm::Layer> const layers(course.layers.begin(), size_t(course.layers.size()));
  bool const keeps = blow.together && sum.work.rules().damage.metal_hits == harm::MetalHits::AllAtOnce;   // CW-090
  int lost[harm::kMaxLayers] = {};
  harm::Outcome const out = keeps ? harm::attack_keeping_metal(layers, lost, attack, sum.work.rules().damage) : harm::attack(layers, attack, sum.work.rules().damage);
  for (int i = 0; i < course.pieces.size(); ++i) {
    Piece const piece = course.pieces[i];
    if (lost[i] > 0 && piece.part == Lost::plate && piece.index < kSideFaces) {
      int16_t& kept = blow.together->metal[size_t(blow.victim)][size_t(piece.index)];
      kept = int16_t(std::min(kept + lost[i], 999));
    } else {
      course.layers[i].points -= lost[i];
    }
  }
  for (int i = 0; i < course.pieces.size() && i < out.hits.size(); ++i) {
    int const each = course.each[i], worn = wear(sum, course.pieces[i], (had[i] - course.layers[i].points + each - 1) / each);
    sum.done.taken += each > 1 ? worn : out.hits[i];
    sum.through |= out.hits[i] > 0 && course.pieces[i].part != Lost::plate;
  }
  sum.done.out = out.out;
  bool const at_plate = course.pieces.size() > 0 && course.pieces[0].part == Lost::plate;   // of the sidecar it may be
  if (blow.laser && at_plate) tell_reflection(sum, course.pieces[0]);
  if (blow.harm == Harm::flame_cloud && sum.done.taken > 0) cloud_on_dischargers(sum, at_plate ? int(course.pieces[0].index) : int(blow.entry));
  sum.done.heated = out.fire_modifier;
  if (sum.done.heated) remember(sum.car(), modifier_of(sum));
}

// ---- what follows

void note_check(Reckoning& sum, harm::Part part, int lost, int base) {
  Blow const& blow = sum.blow;
  bool const safer = sum.car().fits & kSaferTank && part == harm::Part::Tank;
  int const on = harm::component_fire_on({part, source_of(sum.work, blow), lost, safer}, sum.work.rules().burn);
  if (on > 0) remember(sum.car(), {blow.owner, 0, int8_t(base + on), -1, sum.work.board.turn});
}

// CW-097, CW-110 wait for the end of the turn; the critical table of a gas engine and the tank do not (R 12, CW-083).
void follow_engine(Reckoning& sum) {
  if (sum.blow.harm == Harm::fire) return;
  Car& car = sum.car();
  bool const gas = car.fits & kGas;
  if (sum.plant > 0) note_check(sum, gas ? harm::Part::GasEngine : harm::Part::Plant, sum.plant, gas ? kGasCheck : kPlantCheck);
  if (sum.flame > 0) note_check(sum, harm::Part::Flamethrower, sum.flame, kPlantCheck);
  if (sum.tank > 0) note_check(sum, harm::Part::Tank, sum.tank, kGasCheck);
  if (sum.plant > 0 && gas && car.plant_dp > 0) engine_trouble(sum.work, sum.blow.victim, sum.blow.owner);
}

Event event_of(Reckoning& sum, Ev kind, Rule rule) {
  return {.kind = kind, .seat = sum.blow.victim, .rule = rule, .other = sum.blow.owner, .at = spot_of(sum.car().pose)};
}

void tell_gone(Reckoning& sum, Piece piece) {
  static Rule const kCrew = rule_named("R-11");
  Event event = event_of(sum, Ev::Broke, rule_of_gone(sum, piece));
  event.a = int16_t(piece.part), event.b = piece.index;
  if (is_person(piece)) {
    event.kind = Ev::Wounded, event.rule = kCrew;
    event.a = piece.index, event.b = sum.car().crew[size_t(piece.index)].wounds;
  }
  sum.work.log(event);
}

// What everybody may see: that it went through, never the points left, nor whether it has left a modifier: by that fireproof armor were
// known from other (CW-013).
void tell(Reckoning& sum) {
  if (!sum.work.log) return;
  Event event = event_of(sum, sum.blow.harm == Harm::fire ? Ev::Burned : Ev::Struck, sum.rule);
  event.dice = told(sum.blow.dice);
  if (sum.done.taken <= 0 && sum.gone.empty()) return;
  if (event.kind == Ev::Burned) {
    event.a = 1;
  } else {
    event.a = int16_t(std::min(sum.done.taken, 9999)), event.b = int16_t(sum.place), event.c = sum.through, event.d = int16_t(sum.blow.harm);
    for (Piece const& piece : sum.gone) event.e = int16_t(event.e + (piece.part != Lost::plate));
  }
  sum.work.log(event);
  for (Piece const& piece : sum.gone) tell_gone(sum, piece);
}

// A shot that hits and does nothing is told all the same.
void tell_nothing(Reckoning& sum) {
  bool const shot = sum.blow.enemy && sum.blow.harm == Harm::weapon;
  if (!shot || !sum.work.log) return;
  Event event = event_of(sum, Ev::Struck, sum.rule);
  event.b = int16_t(sum.place), event.d = int16_t(sum.blow.harm), event.dice = told(sum.blow.dice);
  sum.work.log(event);
}

// CW-147: damage of any kind. What a car does to itself, or what lies about, draws nobody's first blood, whoever has the credit.
bool draws_blood(Reckoning const& sum) {
  Blow const& blow = sum.blow;
  bool const done_to_it = blow.harm < Harm::roll || blow.harm == Harm::collision || blow.harm == Harm::spikes || blow.harm == Harm::explosive_spikes || blow.harm == Harm::flechette;
  return sum.done.taken > 0 && done_to_it && seated(sum.work.board, blow.owner) && blow.owner != blow.victim;
}

// R 9: what comes off lies beside the struck side or wheel, lengthwise; of a blow from above or below behind the car. Where a wall or the
// border is in its place it lies under the car.
geometry::Pose beside(Work const& work, Car const& car, int place) {
  geometry::Body const body = body_of(car), piece = body_of(Lie::debris);
  int const wheel = -2 - place;
  int32_t const across = body.half_width + piece.half_width, along = body.half_length + piece.half_width;
  bool const single = wheel >= 0 && wheel < 4 && !car.wheels[size_t(wheel ^ 1)].there;
  int const face = place >= 0 ? place : single ? (wheel < 2 ? Front : Back) : wheel % 2 == 0 ? Left : Right;
  bool const sideways = is_side(face);
  int32_t const at_wheel = wheel < 0 ? 0 : (wheel < 2 ? 1 : -1) * std::max(0, body.half_length - piece.half_length);
  geometry::Vec const off = sideways ? geometry::Vec{at_wheel, face == Left ? across : -across} : geometry::Vec{face == Front ? along : -along, 0};
  geometry::Pose out = geometry::moved(car.pose, off);
  if (!sideways) out.heading = geometry::heading(out.heading + geometry::kCircle / 4);
  Arena const& arena = work.book.arena;
  bool const inside = out.at.x > 0 && out.at.y > 0 && out.at.x < arena.width && out.at.y < arena.height;
  bool walled = false;
  for (size_t w = 0; w < arena.walls.size(); ++w)
    walled |= wall_stands(work.book, work.board, int(w)) && geometry::contact(geometry::box(out, piece), arena.walls[w].area) == geometry::Contact::Overlapping;
  return inside && !walled ? out : car.pose;
}

Rule rule_of(Harm harm) {
  static Rule const kWay = rule_named("R-8.6"), kCloud = rule_named("CW-041"), kGround = rule_named("R-9"), kRam = rule_named("R-7");
  static Rule const kRoll = rule_named("R-19");
  if (harm == Harm::weapon || harm == Harm::grenade) return kWay;
  if (harm == Harm::flaming_oil) return kCloud;
  if (harm == Harm::collision) return kRam;
  return harm == Harm::roll || harm == Harm::landing ? kRoll : kGround;
}

}  // namespace

FireMod modifier_of(Reckoning const& sum) {
  Blow const& blow = sum.blow;
  return {blow.owner, int8_t(std::clamp(blow.fm, 0, 20)), int8_t(std::clamp(blow.bd, 0, 20)), -1, sum.work.board.turn};
}

// When there is no room the weakest modifier goes; marks of an engine's troubles stay.
void remember(Car& car, FireMod const& mod) {
  if (car.fire.full()) {
    int weakest = -1;
    for (int i = 0; i < car.fire.size(); ++i) {
      FireMod const& f = car.fire[i];
      if (f.fm == 0 && f.bd >= kTransmission) continue;
      if (weakest < 0 || f.fm < car.fire[weakest].fm) weakest = i;
    }
    if (weakest < 0) return;
    car.fire.erase(weakest);
  }
  car.fire.push(mod);
}

Plate const* plate_at(Car const& car, int face) {
  bool const side = face >= kSideFaces;
  int const at = side ? face - kSideFaces : face;
  if (at < 0 || at >= int(car.armor.size())) return nullptr;
  return side ? &car.side_armor[size_t(at)] : &car.armor[size_t(at)];
}
Plate* plate_at(Car& car, int face) { return const_cast<Plate*>(plate_at(std::as_const(car), face)); }

int points_of(Car const& car, Piece piece) {
  size_t const i = size_t(std::clamp<int>(piece.index, 0, 11));
  bool const gun = piece.index >= 0 && piece.index < car.guns.size();
  switch (piece.part) {
    case Lost::plate: {
      Plate const* const plate = plate_at(car, piece.index);
      return !plate ? 0 : piece.under ? plate->plastic : plate->metal;
    }
    case Lost::gun: return gun ? car.guns[piece.index].dp : 0;
    case Lost::gun_armor: return gun ? car.guns[piece.index].ca : 0;
    case Lost::plant: return car.plant_dp;
    case Lost::plant_armor: return car.plant_ca;
    case Lost::tank: return car.tank_dp;
    case Lost::booster: return piece.index >= 0 && piece.index < car.devices.size() ? car.devices[piece.index].dp : 0;
    case Lost::crew_armor: return i < car.crew.size() ? car.crew[i].ca : 0;
    case Lost::flak: return i < car.crew.size() && car.crew[i].there ? car.crew[i].flak : 0;
    case Lost::tank_armor: return car.tank_ca;
    case Lost::guard: return i < car.wheels.size() ? car.wheels[i].guard : 0;
    case Lost::hub: return i < car.wheels.size() ? car.wheels[i].hub : 0;
    case Lost::driver:
    case Lost::gunner: {
      if (i >= car.crew.size() || !car.crew[i].there) return 0;
      return piece.under ? 3 - std::clamp<int>(car.crew[i].wounds, 0, 3) : car.crew[i].armor;
    }
    default: return 0;
  }
}

int wear(Reckoning& sum, Piece piece, int points) {
  int const had = points_of(sum.car(), piece), taken = std::min(had, points);
  if (taken <= 0) return 0;
  if (is_person(piece)) {
    wound(sum, piece, taken);
    return taken;
  }
  set_points(sum.car(), piece, had - taken);
  if (piece.part == Lost::tank && taken == had) lose_fuel(sum.work, sum.blow.victim, whose(sum), "tank");
  follow(sum, piece, had, taken);
  return taken;
}

Done reckon(Reckoning& sum) {
  Work& work = sum.work;
  Blow const& blow = sum.blow;
  Car& car = sum.car();
  bool const fire = blow.harm == Harm::fire;
  if (sum.done.taken <= 0 && sum.gone.empty() && !sum.big) {
    tell_nothing(sum);
    return sum.done;
  }
  // R 9: a wheel or metal that is lost leaves an obstacle whatever the points, as 20 of them do. A fire leaves nothing.
  if (!fire) {
    int const before = car.got_now;
    car.got_now = int16_t(std::clamp(std::max(before + sum.done.taken, sum.big ? 20 : 0), 0, 9999));
    if (dropped_by(before, false, false) != dropped_by(car.got_now, false, false)) car.rubble = beside(work, car, sum.place);
  }
  car.hit = true;
  tell(sum);
  follow_engine(sum);
  if (draws_blood(sum)) first_blood(work, blow.owner);
  mark_blow(sum);
  return sum.done;
}

void metal_goes(Work& work, Seat victim, Face face, int points) {
  static Rule const rule = rule_named("CW-090");
  Blow const blow{.victim = victim, .entry = harm::Entry(face), .enemy = false};
  Reckoning sum{work, blow};
  sum.rule = rule, sum.place = face;
  if (wear(sum, {Lost::plate, int8_t(face)}, points) > 0) reckon(sum);
}

Done hurt(Work& work, Blow const& blow, List<Seat, kMostCars> const& by) {
  if (!seated(work.board, blow.victim) || !work.car(blow.victim).here) return {};
  Reckoning sum{work, blow};
  sum.by = by;
  sum.rule = rule_of(blow.harm);
  sum.place = blow.wheel >= 0 ? -2 - blow.wheel : int(blow.entry);
  if (blow.points <= 0) {
    tell_nothing(sum);
    return {};
  }
  Course course;
  if (blow.wheel < 0) course = course_of(work, blow);
  int const wheel = blow.wheel >= 0 ? blow.wheel : course.wheel;
  if (wheel >= 0) {
    sum.place = -2 - wheel;
    wear_wheel(sum, wheel, blow.wheel >= 0 ? blow.from_side : course.from_side, blow.points);
  } else {
    go_through(sum, course);
  }
  return reckon(sum);
}

// The hazard of the attack has been rolled. R 11: D2; R 5.6: D2 for the first tire of a pair, CW-086: a roll for each tire.
void after_blow(Work& work, Seat victim, Seat owner, Done const& done) {
  static Rule const kHurt = rule_named("R-11"), kPair = rule_named("R-5.6");
  if (!seated(work.board, victim)) return;
  Car& car = work.car(victim);
  if (!car.fights()) return;
  if (done.driver_hurt) hazard(work, victim, event_hazard(HazardEvent::driver_hurt, 0, false, work.rules().hazard), owner, kHurt);
  for (int i = 0; i < done.pairs; ++i)
    hazard(work, victim, event_hazard(HazardEvent::first_of_pair, 0, false, work.rules().hazard), owner, kPair);
  bool const own = !seated(work.board, owner);
  if (!done.tires.empty() && ((!own && owner != victim) || in_control(car))) car.hurt_by = own ? kNobody : owner;   // tire_lost is not told whose work it was
  if (!done.tires.empty() && !own) car.shaken_by = owner;
  int const rolls = work.rules().crash.control_roll_per_tire ? done.tires.size() : std::min(done.tires.size(), 1);   // CW-086
  bool const rolled = car.pace != 0;
  for (int i = 0; i < rolls; ++i) tire_lost(work, victim);
  // Who stops by its wheels what rolled on has finished it (CW-134, CW-147).
  if (!done.tires.empty() && rolled && car.pace == 0) mark_kills(work, victim, sharers_of(work, victim, owner));
  crew_slowed(work, victim);
}

}  // namespace paddock::car_wars::duel
