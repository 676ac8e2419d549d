// R 24: what others may know of a car. Seen are its body, what stands on and around it, where its ports are, and what the fight has
// done to it for all to see; the rest is a guess that is the same for every car of that body, so that nothing shines through.
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/ram_tables.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

// A car of the usual kind, for whoever reckons with one he does not know.
constexpr int kUsualArmor = 25, kUsualMetal = 10, kUsualTire = 6, kUsualGuard = 10, kUsualPlant = 10, kUsualPower = 100, kUsualTop = pace_of(100), kUsualHc = 3;

constexpr uint32_t kSeen = kSpoiler | kAirdam | kRamplate | kRamplateBack | kSpikesFront | kSpikesBack | kSloped | kStreamlined | kTurretThere | kSidecar |
                           kChainsOn | kTandemRear;

build::WeaponKind const* kind_of(Gun const& gun) {
  auto const& weapons = build::catalogue().weapons;
  return gun.kind >= 0 && gun.kind < int(weapons.size()) ? &weapons[size_t(gun.kind)] : nullptr;
}

// Its place stays, and that it is gone; of one that has shown itself what it is, too. What is left in it is its owner's affair.
void hide(Gun& gun) {
  Gun seen;
  seen.face = gun.face, seen.corner = gun.corner, seen.aside = gun.aside, seen.port = gun.port;
  seen.fired = gun.fired && !gun.quiet, seen.shown = gun.shown;
  seen.flags = uint16_t(gun.flags & (Concealed | InPod));
  seen.dp = gun.dp > 0 || is_fake(gun) ? 3 : 0;
  if (build::WeaponKind const* const kind = gun.shown ? kind_of(gun) : nullptr) {
    bool const spent = (gun.flags & OneShot) != 0 && gun.rounds == 0;
    seen.kind = gun.kind;
    seen.ammo = int16_t(kind->ammo_count > 0 ? kind->first_ammo : -1);
    seen.rounds = int16_t(spent ? 0 : kind->shots);
    seen.whole = int8_t(std::clamp(kind->dp, 1, 99)), seen.dp = gun.dp > 0 ? seen.whole : int8_t(0);
    seen.flags |= uint16_t(gun.flags & OneShot);
  }
  gun = seen;
}

// A side looks like any other until it is damaged: then the family of each layer that is shows (CW-013), and in the end the breach.
void hide(Plate& plate, bool has_side) {
  int16_t const whole = has_side ? kUsualArmor : 0;
  bool const breached = plate.plastic + plate.metal == 0;
  Plate seen;
  if (plate.plastic < plate.plastic_whole) seen.plastic_whole = kUsualArmor, seen.plastic = breached ? 0 : kUsualArmor / 2;
  if (plate.metal < plate.metal_whole) seen.metal_whole = kUsualMetal, seen.metal = breached ? 0 : kUsualMetal / 2;
  plate = seen.plastic_whole + seen.metal_whole > 0 ? seen : Plate{.plastic = whole, .plastic_whole = whole};
}

// As far as can be seen.
bool guarded(Wheel const& wheel) { return wheel.guard > 0 || (wheel.fake & kShamGuard) != 0; }
bool hubbed(Wheel const& wheel) { return wheel.hub > 0 || (wheel.fake & kShamHub) != 0; }

// CW-047.
bool tires_told(Car const& car, TireKind kind) { return car.told & (kind == TireKind::solid ? kToldSolid : kind == TireKind::plasticore ? kToldPlasticore : 0); }

void hide(Wheel& wheel, Car const& of) {
  if (!wheel.there) return;
  if (!tires_told(of, wheel.kind)) wheel.kind = TireKind::plain;
  wheel.fireproof = false, wheel.guard_kind = wheel.hub_kind = 0, wheel.rim_lost = 0;
  wheel.dp = wheel.tire_gone ? 0 : kUsualTire;
  if (wheel.second > 0) wheel.second = kUsualTire;
  if (guarded(wheel)) wheel.guard = kUsualGuard;
  if (hubbed(wheel)) wheel.hub = kUsualGuard;
  wheel.fake = 0;
}

void hide(Person& person) {
  if (!person.there) return;
  person = {.there = true, .wounds = person.wounds, .armor = int8_t(person.wounds ? 0 : 3), .aside = person.aside, .drive = 1, .gun = 0, .acted = person.acted && !person.quiet, .measured = person.measured, .stunned_until = person.stunned_until};
}

void hide_figures(Car& car) {
  auto const& bodies = build::catalogue().bodies;
  bool const known_body = car.body >= 0 && car.body < int(bodies.size());
  car.stock = -1;
  car.cost = 0, car.weight = known_body ? bodies[size_t(car.body)].max_load : 5000;
  car.dm = int8_t(std::clamp(modifier_column(damage_modifier(car.weight)), 0, kModifiers - 1));
  car.hc = car.hs_start = kUsualHc;   // its status is open: control rolls are made at the table
  car.reflexes = 0;
  car.accel = car.plain_accel = kPaceOf5, car.top = car.plain_top = kUsualTop;
  car.devices.clear(), car.lighter.clear();
  if (!(car.told & kToldPlastic)) car.plastic_kind = uint8_t(harm::Material::Plastic);   // CW-013
  if (!(car.told & kToldMetal)) car.metal_kind = uint8_t(harm::Material::Metal);
  car.computer = car.gunner_computer = 0;
  car.plant_ca = car.tank_ca = car.plant_ca_kind = car.tank_ca_kind = 0;
  car.tank_dp = car.cargo = 0;
}

// Weapons that nobody has seen are none (enter() has them last). Of those before one that has shown itself the place is left, for
// events count weapons by their places: it bears on nothing and walk_around() passes over it.
void drop_unseen(Car& car) {
  auto const unseen = [&](int gun) { return ((car.guns[gun].flags & Concealed) != 0 || is_below(car, gun)) && !car.guns[gun].shown; };
  while (!car.guns.empty() && unseen(car.guns.size() - 1)) car.guns.pop();
  for (int i = 0; i < car.guns.size(); ++i) {
    if (!unseen(i)) continue;
    Gun place;
    place.face = Under, place.dp = 1, place.flags = Concealed;
    car.guns[i] = place, car.popups = uint16_t(car.popups & ~(1u << i));
  }
}

// A car that is told to move no more has lost its plant or its power, if it was that.
void hide_power(Car& car) {
  car.plant_dp = car.mobility && car.plant_dp == 0 ? 0 : kUsualPlant;
  car.power = car.mobility && car.power == 0 ? 0 : kUsualPower;
  if (!car.mobility) car.dies_at = -1;
  if (!car.mobility && !car.complete) car.killers = 0;   // its plant may be gone while it rolls (CW-149)
}

}  // namespace

void hide(Car& car, Car const* viewer) {
  if (!car.here) return;
  bool const cycle = car.kind == board::Kind::cycle;   // has a front and a back only
  for (size_t f = 0; f < car.armor.size(); ++f) hide(car.armor[f], !cycle || f <= Back);
  for (Plate& plate : car.side_armor) hide(plate, (car.fits & kSidecar) != 0);
  for (Wheel& wheel : car.wheels) hide(wheel, car);
  drop_unseen(car);
  if (car.lowered && car.popup_due < 0) car.popups = 0, car.lowered = false, car.fits &= ~uint32_t(kTurretThere);
  car.popups = uint16_t(car.popups & ((1u << car.guns.size()) - 1));
  for (Gun& gun : car.guns) hide(gun);
  for (Person& person : car.crew) hide(person);
  bool const ram = (car.fits & kFakeRam) != 0;          // looks like a real one
  car.fits = (car.fits & kSeen) | (ram ? uint32_t(kRamplate) : 0);
  hide_figures(car);
  hide_power(car);
  car.insulated = car.closed = 0;
  car.eased = false;
  bool const hears = viewer && (viewer->aids & kRadarDetector) != 0;
  car.aids &= uint8_t((hears ? kRadar : 0) | (car.told & kToldJammer ? kRadarJammer : 0));
  car.triggers = 0;
  car.fire.clear();                                     // tells fireproof armor from other
  car.touched.clear();
  car.known = false;
}

void show_gun(Work& work, Seat seat, int gun, Rule rule) {
  Gun& seen = work.car(seat).guns[gun];
  seen.shown = true;
  if (work.log) work.log({.kind = Ev::Revealed, .seat = seat, .rule = rule, .a = int16_t(gun), .b = seen.kind, .c = seen.face, .d = seen.corner});
}

void reveal_gun(Work& work, Seat seat, int gun) {
  static Rule const hidden = rule_named("R-24");
  if (seat < 0 || seat >= work.board.cars.size() || gun < 0 || gun >= work.car(seat).guns.size()) return;
  if (!work.car(seat).guns[gun].shown) show_gun(work, seat, gun, hidden);
}

namespace {

std::string place_of(Gun const& gun) {
  std::string const side = gun.corner < 0 ? " left corner" : gun.corner > 0 ? " right corner" : "";
  if (gun.face == Turret) return "in the turret";
  if (gun.face == Left || gun.face == Right) return filled("on the {} side", {kFaceNames[gun.face]});
  if (gun.face == Front && side.empty()) return "in front";
  if (gun.face < 0 || gun.face >= kFaces) return "somewhere";
  return std::string(gun.face == Top || gun.face == Under ? "on the " : "in the ") + kFaceNames[gun.face] + side;
}

// By Port: of one, of several.
constexpr std::pair<char const*, char const*> kPortWords[] = {
    {"small-bore port", "small-bore ports"},         {"large-bore port", "large-bore ports"},         {"rocket port", "rocket ports"},
    {"laser port", "laser ports"},                   {"flamethrower port", "flamethrower ports"},     {"dropper of solids", "droppers of solids"},
    {"dropper of liquids", "droppers of liquids"},   {"dropper of gas", "droppers of gas"},           {"discharger", "dischargers"},
    {"mounted accessory", "mounted accessories"}};

// "2 rocket ports in front": those of one type and place together, in the order of the first of each.
void ports(Car const& car, std::vector<std::string>& out) {
  struct Alike {
    Port port;
    std::string place;
    int n = 0;
  };
  std::vector<Alike> all;
  for (int i = 0; i < car.guns.size(); ++i) {
    Gun const& gun = car.guns[i];
    if (!gun.shown && ((gun.flags & Concealed) != 0 || is_below(car, i))) continue;
    std::string const place = place_of(gun);
    auto same = std::find_if(all.begin(), all.end(), [&](Alike const& a) { return a.port == gun.port && a.place == place; });
    if (same == all.end()) same = all.insert(same, {gun.port, place});
    ++same->n;
  }
  for (Alike const& a : all) {
    auto const& [one, several] = kPortWords[size_t(a.port)];
    out.push_back(filled("{} {} {}", {a.n, a.n == 1 ? one : several, a.place}));
  }
  for (Gun const& gun : car.guns)
    if (build::WeaponKind const* const kind = gun.shown ? kind_of(gun) : nullptr) out.push_back(filled("{} {}{}", {kind->name, place_of(gun), gun.dp == 0 ? ", destroyed" : ""}));
}

void wheels(Car const& car, std::vector<std::string>& out) {
  static constexpr char const* kCorners[] = {"Front left", "Front right", "Rear left", "Rear right"};
  static constexpr char const* kEnds[] = {"Front", "Front", "Rear", "Rear"};
  bool guard = false, hub = false;
  for (size_t i = 0; i < car.wheels.size(); ++i) {
    Wheel const& w = car.wheels[i];
    guard = guard || (w.there && guarded(w)), hub = hub || (w.there && hubbed(w));
    bool const alone = !car.wheels[i ^ 1].there;
    if (w.there && (w.wheel_gone || w.tire_gone)) out.push_back(std::string(alone ? kEnds[i] : kCorners[i]) + (w.wheel_gone ? " wheel is gone" : " tire is gone"));
  }
  if (guard) out.push_back("Wheelguards");
  if (hub) out.push_back("Wheelhubs");
}

// CW-047: once one of that kind has shown itself; of a car that has others, too, on how many wheels.
void hard_tires(Car const& car, TireKind kind, char const* name, std::vector<std::string>& out) {
  if (!tires_told(car, kind)) return;
  auto const of = [&](auto const& is) { return std::count_if(car.wheels.begin(), car.wheels.end(), is); };
  auto const all = of([](Wheel const& w) { return w.there; }), hard = of([kind](Wheel const& w) { return w.there && w.kind == kind; });
  if (hard > 0) out.push_back(hard == all ? name : filled("{} on {}{}", {name, hard, hard == 1 ? " wheel" : " wheels"}));
}

// CW-013: its family once it is damaged, that it reflects once a laser has hit it; R 9: that no radar locks on it once one has tried.
void armor(Car const& car, std::vector<std::string>& out) {
  bool plastic = false, metal = false;
  for (Plate const& p : car.armor) plastic |= p.plastic < p.plastic_whole, metal |= p.metal < p.metal_whole;
  if (metal) out.push_back((car.told & kToldMetal) != 0 ? "Laser-reflective metal armor" : "Metal armor");
  bool const radarproof = no_lock(car) == NoLock::armor;
  if (plastic || (radarproof && (car.told & kToldPlastic) != 0)) out.push_back((car.told & kToldPlastic) == 0 ? "Plastic armor" : radarproof ? "Radarproof plastic armor" : "Laser-reflective plastic armor");
  hard_tires(car, TireKind::solid, "Solid tires", out), hard_tires(car, TireKind::plasticore, "Plasticore tires", out);
}

}  // namespace

std::vector<std::string> walk_around(Car const& car) {
  std::vector<std::string> out;
  auto const& bodies = build::catalogue().bodies;
  std::string body = car.body >= 0 && car.body < int(bodies.size()) ? bodies[size_t(car.body)].name : "A vehicle";
  if (car.kind == board::Kind::reversed_trike) body += ", reversed";
  if ((car.fits & kSloped) != 0) body += ", sloped";
  if ((car.fits & kStreamlined) != 0) body += ", streamlined";
  out.push_back(body);
  static constexpr std::pair<uint32_t, char const*> kThings[] = {
      {kTurretThere, "A turret"}, {kRamplate | kFakeRam, "A ramplate"}, {kRamplateBack, "A ramplate in the back"}, {kSpikesFront, "Bumper spikes in front"},
      {kSpikesBack, "Bumper spikes in the back"}, {kSpoiler, "A spoiler"}, {kAirdam, "An airdam"}, {kSidecar, "A sidecar"}, {kChainsOn, "Chains on the tires"}};
  for (auto const& [fit, words] : kThings)
    if ((car.fits & fit) != 0 && (fit != kTurretThere || turret_shows(car))) out.push_back(words);
  ports(car, out);
  wheels(car, out);
  for (size_t f = 0; f < car.armor.size(); ++f)
    if (Plate const& p = car.armor[f]; p.plastic + p.metal == 0 && p.plastic_whole + p.metal_whole > 0) out.push_back(filled("The {} armor is breached", {kFaceNames[f]}));
  armor(car, out);
  if (car.crew[1].there) out.push_back("Driver and gunner");
  if ((car.told & kToldJammer) != 0) out.push_back("A radar jammer");
  if (!car.known && (car.aids & kRadar) != 0) out.push_back("A radar, which your detector hears");   // of its own copy alone
  if (car.burning) out.push_back("Burning");
  if (car.complete) out.push_back("Out of the fight");
  else if (car.mobility) out.push_back("Moves no more");
  return out;
}

}  // namespace paddock::car_wars::duel
