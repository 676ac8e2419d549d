// What a seat brings becomes a car: what the ledger of its design says, counted out into the plain values of the duel.
// Simplified, for a car has one place for each: of more than four unlike loads the fourth counts for the rest; of two shells around one
// weapon or person the second one's points are added to the first's; a sidecar has no wheel of its own.
#include "games/car_wars/duel/entry.hpp"

#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/rules/handling.hpp"
#include "games/car_wars/rules/ram_tables.hpp"

namespace paddock::car_wars::duel {
namespace {

template <class T>
void set(T& out, int64_t value, int64_t most) { out = T(std::clamp<int64_t>(value, 0, most)); }

bool has_part(build::Craft const& c, char const* id) { return build::count_part(c, id) > 0; }

// ---- weapons

}  // namespace

bool is_pod(build::Mount const& m) { return build::in_holder(m, build::Holds::pod) || build::in_holder(m, build::Holds::rocket_pod); }

// Turrets, platforms and pintles fire all around; what hangs on a side fires to that side.
Face face_of(build::Mount const& m) {
  using build::Where;
  if (m.where == Where::own_turret) return Turret;
  if (m.where == Where::held) return m.side == Where::left ? Left : m.side == Where::right ? Right : m.side == Where::front ? Front : m.side == Where::back ? Back : Turret;
  if (m.where == Where::front_left || m.where == Where::front_right) return Front;
  if (m.where == Where::back_left || m.where == Where::back_right) return Back;
  return build::is_facing(m.where) ? Face(int(build::facing_of(m.where))) : Front;
}

namespace {

int corner_of(build::Mount const& m) {
  using build::Where;
  if (!build::is_corner(m.where)) return 0;
  return m.where == Where::front_left || m.where == Where::back_left ? -1 : 1;
}

Fuse fuse_of(unsigned mods) {
  if (mods & (build::kLaserGuided | build::kHarm)) return mods & build::kHarm ? Fuse::to_radar : Fuse::to_laser;
  if (mods & build::kRadioOnly) return Fuse::radio_only;
  return mods & build::kRadioContact ? Fuse::radio : mods & build::kProximity ? Fuse::proximity : Fuse::pressure;
}

void load(Gun& gun, build::Craft const& c, int weapon) {
  build::WeaponKind const& kind = build::kind_of(c.weapons[weapon]);
  List<Rounds, 4> all;                     // in the order in which they were loaded, alike ones together
  for (build::Load const& l : c.loads) {
    if (l.weapon != weapon || l.shots <= 0) continue;
    Rounds next{.ammo = l.ammo, .tracer = (l.mods & build::kTracer) != 0, .fuse = fuse_of(l.mods)};
    Rounds const* const last = all.empty() ? nullptr : &all.back();
    bool const alike = last && last->ammo == next.ammo && last->tracer == next.tracer && last->fuse == next.fuse;
    if (!alike && !all.full()) all.push(next);
    set(all.back().rounds, all.back().rounds + l.shots, 9999);
  }
  if (kind.ammo_count == 0 || all.empty()) {   // a drop plate is its own load; lasers have none
    gun.ammo = int16_t(kind.ammo_count > 0 ? kind.first_ammo : -1);
    set(gun.rounds, kind.ammo_count == 0 ? kind.shots : 0, 9999);
    if (kind.id == "RDSP" || kind.id == "RLDSP") gun.fuse = Fuse::radio_only;
    return;
  }
  gun.ammo = all[0].ammo, gun.rounds = all[0].rounds, gun.fuse = all[0].fuse;
  if (all[0].tracer) gun.flags |= Tracers;
  for (int i = 1; i < all.size(); ++i) gun.more.push(all[i]);
}

bool within(build::Around const& a, build::Weapon const& w, int index) {
  return (a.what == build::What::weapons && a.mount == w.mount) || (a.what == build::What::weapon && a.weapon == index);
}

// CW-022: a link may join a bumper trigger; a laser-reactive web it has to join.
bool linked_to(build::Craft const& c, int weapon, char const* part) {
  auto const is_it = [part](int row) { return build::catalogue().parts[size_t(row)].id == part; };
  return std::any_of(c.links.begin(), c.links.end(), [weapon, is_it](build::Link const& link) {
    return (link.weapons >> weapon & 1) != 0 && std::any_of(link.parts.begin(), link.parts.end(), is_it);
  });
}

// R 7: a trigger of its own fires it when its side is struck, those in its link when a side is on which one of them stands.
uint8_t trigger_sides(build::Craft const& c, int index, int face) {
  bool const linked = linked_to(c, index, "bumper_trigger");
  auto const bit = [](int side) { return uint8_t(1u << unsigned(side)); };
  uint8_t const here = bit(face > Right ? Front : face);
  uint8_t sides = (c.weapons[index].options & build::kBumperTrigger) != 0 ? here : uint8_t(0);
  for (build::Part const& p : c.parts) {
    bool const stands = linked && build::kind_of(p).id == "bumper_trigger" && build::is_facing(p.place);
    if (stands && int(build::facing_of(p.place)) <= Right) sides |= bit(int(build::facing_of(p.place)));
  }
  return linked && sides == 0 ? here : sides;
}

// R 24: by what its port is seen to be.
Port port_of(build::WeaponKind const& kind) {
  int n = 0;
  while (n + 1 < int(std::size(kPorts)) && kind.category != kPorts[n]) ++n;
  return Port(n);
}

// Guidance electronics that are bought for the car and not for a laser go to its lasers one by one; a pulse laser guides nothing.
bool guided_by_part(build::Craft const& c, int index) {
  int left = 0;
  for (build::Part const& p : c.parts) left += build::kind_of(p).id == "laser_guidance_electronics" ? p.count : 0;
  for (int i = 0; i <= index && left > 0; ++i) {
    build::Weapon const& w = c.weapons[i];
    if (!build::kind_of(w).laser || (w.options & (build::kPulse | build::kGuidance)) != 0) continue;
    if (i == index) return true;
    left -= w.count;
  }
  return false;
}

Gun gun_of(build::Design const& d, bool side, int index) {
  build::Craft const& c = side ? d.sidecar : d.main;
  build::Weapon const& w = c.weapons[index];
  build::WeaponKind const& kind = build::kind_of(w);
  Gun gun;
  gun.kind = w.kind, gun.port = port_of(kind), gun.face = int8_t(face_of(w.mount)), gun.corner = int8_t(corner_of(w.mount));
  int const fed = kind.single_shot ? 0 : w.magazines;   // a magazine makes the weapon tougher, but rockets keep their own points
  set(gun.whole, std::max(kind.dp, 1) + fed, 99), gun.dp = gun.whole;   // a discharger has none of its own; 0 would be a weapon that is gone
  load(gun, c, index);
  for (int n = 0; n < d.shells.size(); ++n)
    for (build::Around const& a : d.shells[n].around)
      if (!side && within(a, w, index)) set(gun.ca, gun.ca + d.shells[n].points, 99), gun.shell = int8_t(n), gun.ca_kind = armor_material(d.shells[n].type);
  if (PodArmor const pod = side ? PodArmor{} : pod_armor(c, w.mount); pod.part >= 0) {
    gun.shell = int8_t(std::min(d.shells.size() + pod.number, kMostShells - 1)), gun.ca_kind = armor_material(c.parts[pod.part].type);
    set(gun.ca, c.parts[pod.part].amount * pod.count, 99);
  }
  gun.aside = side;
  int const first = side ? d.main.links.size() : 0;
  for (int i = c.links.size() - 1; i >= 0; --i)      // of several the first
    if ((c.links[i].weapons >> index & 1) != 0 && first + i <= 20) {
      gun.link = int8_t(first + i);
      gun.flags = uint16_t((gun.flags & ~Smart) | (c.links[i].smart ? Smart : 0));
    }
  auto option = [&](build::WeaponOption which) { return (w.options & which) != 0; };
  gun.computer = int8_t(option(build::kCyberlink) ? 3 : option(build::kHrswc) ? 2 : option(build::kSwc));
  if (option(build::kInfrared)) gun.flags |= Infrared;
  if (option(build::kBlueGreen)) gun.flags |= BlueGreen;
  if (option(build::kPulse)) gun.flags |= Pulse;
  if (w.conceal != build::Conceal::none) gun.flags |= Concealed;
  if (kind.single_shot) gun.flags |= OneShot;
  if (w.magazine_switch || w.rotary) gun.flags |= Switched;
  if (option(build::kGuidance) || guided_by_part(c, index) || arm_of(gun).guides) gun.flags |= Guides;
  if (is_pod(w.mount)) gun.flags |= InPod;
  gun.trigger_sides = trigger_sides(c, index, gun.face) & 15;
  if (kind.zero_space && (arm_of(gun).lays == Lie::smoke || arm_of(gun).lays == Lie::hot_smoke) && linked_to(c, index, "laser_reactive_web")) gun.flags |= Webbed;
  if (arm_of(gun).radar && !has_part(d.main, "radar") && !has_part(d.sidecar, "radar")) gun.flags |= Unled;
  return gun;
}

// R 10: what a fire-retardant insulator goes around; one that does not say is around the plant.
bool insulated(build::Craft const& c, auto&& holds) {
  return std::any_of(c.parts.begin(), c.parts.end(), [&](build::Part const& p) { return build::kind_of(p).price == build::Price::protected_spaces && holds(p.around); });
}
uint16_t insulated_inside(build::Craft const& c) {
  uint16_t bits = 0;
  using build::What;
  for (auto const& row : {std::pair<What, uint16_t>{What::plant, kInsulatedPlant}, {What::none, kInsulatedPlant}, {What::tank, kInsulatedTank}, {What::driver, kInsulatedDriver}, {What::gunner, kInsulatedGunner}})
    if (insulated(c, [&](build::Around const& a) { return a.what == row.first; })) bits = uint16_t(bits | row.second);
  return bits;
}

// A fake weapon is a port among others; where its design does not say a place it stands in front. What it looks like no rule says:
// a small bore, which is what most ports are.
void put_fake_guns(Car& car, build::Craft const& c, bool aside) {
  for (build::Part const& p : c.parts)
    for (int n = build::kind_of(p).id == "fake_weapon" ? p.count : 0; n > 0 && !car.guns.full(); --n) {
      Gun gun;
      gun.face = int8_t(build::is_facing(p.place) ? int(build::facing_of(p.place)) : Front), gun.aside = aside, gun.flags = Fake;
      car.guns.push(gun);
    }
}

// Concealed ones last: hide() can drop them without moving the others.
bool in_popup(build::Mount const& m) { return m.where == build::Where::held && build::holder(m).id.starts_with("popup_"); }
void arm(Car& car, build::Design const& d, Settings const& rules) {
  for (bool const concealed : {false, true})
    for (bool const side : {false, true}) {
      build::Craft const& c = side ? d.sidecar : d.main;
      if (side && !d.has_sidecar) continue;
      for (int i = 0; i < c.weapons.size(); ++i)
        for (int n = 0; n < c.weapons[i].count && !car.guns.full(); ++n)
          if ((c.weapons[i].conceal != build::Conceal::none || (in_popup(c.weapons[i].mount) && !rules.fire.popups_start_up)) == concealed) {
            if (insulated(c, [&](build::Around const& a) { return within(a, c.weapons[i], i); })) car.insulated = uint16_t(car.insulated | 1u << car.guns.size());
            uint16_t const bit = uint16_t(1u << car.guns.size());
            if (c.weapons[i].conceal == build::Conceal::concealment && rules.fire.ports_take_action) car.closed |= bit;
            if (in_popup(c.weapons[i].mount)) car.popups |= bit;
            car.guns.push(gun_of(d, side, i));
          }
      if (!concealed) put_fake_guns(car, c, side);
    }
}

// ---- the rest of it

uint32_t fits_of_parts(build::Craft const& c) {
  struct Row {
    char const* id;
    Fit fit;
  };
  static constexpr Row kRows[] = {{"spoiler", kSpoiler}, {"airdam", kAirdam}, {"abs", kAbs}, {"hd_brakes", kHdBrakes}, {"hd_shocks", kHdShocks},
                                  {"active_suspension", kActiveSuspension}, {"fake_ramplate", kFakeRam}, {"fire_extinguisher", kExtinguisher},
                                  {"improved_fire_extinguisher", kImprovedExtinguisher}, {"high_torque_motors", kHtm}, {"hd_high_torque_motors", kHtm},
                                  {"overdrive", kOverdrive}, {"turbocharger", kTurbo}, {"vp_turbocharger", kPitchTurbo}, {"fake_turret", kTurretThere}, {"roll_cage", kRollCage}};
  uint32_t fits = 0;
  for (Row const& row : kRows)
    if (has_part(c, row.id)) fits |= row.fit;
  for (build::Part const& p : c.parts) {
    bool const behind = p.place == build::Where::back;
    if (build::kind_of(p).id == "ramplate") fits |= behind ? kRamplateBack : kRamplate;
    if (build::kind_of(p).id == "bumper_spikes") fits |= behind ? kSpikesBack : kSpikesFront;
  }
  using build::Holds;
  for (build::Holder const& h : build::holders_of(c)) {
    Holds const holds = h.mount.where == build::Where::held ? build::holder(h.mount).holds : Holds::nothing;
    if (holds == Holds::turret || holds == Holds::cupola || holds == Holds::platform) fits |= kTurretThere;   // R 13: a platform counts as one
  }
  return fits;
}

// Snow tires all around; chains on any. What each wheel has by itself: entry_wheels.cpp.
uint32_t fits_of_tires(build::Craft const& c) {
  auto const has = [](build::TireMod mod) { return [mod](build::TireGroup const& g) { return (g.mods & mod) != 0; }; };
  bool const snow = !c.tires.empty() && std::all_of(c.tires.begin(), c.tires.end(), has(build::kSnow));
  return (snow ? kSnowTires : 0u) | (std::any_of(c.tires.begin(), c.tires.end(), has(build::kChains)) ? kChainsOn : 0u);
}

uint32_t fits_of(build::Design const& d) {
  uint32_t fits = fits_of_parts(d.main) | fits_of_tires(d.main);
  if (d.plant >= 0 && build::catalogue().plants[size_t(d.plant)].gas) fits |= kGas;
  if (d.tank >= 0 && (build::catalogue().tanks[size_t(d.tank)].id == "duelling" || build::catalogue().tanks[size_t(d.tank)].id == "racing")) fits |= kSaferTank;
  if ((d.frame & build::kSloped) != 0) fits |= kSloped;
  if ((d.frame & build::kStreamlined) != 0) fits |= kStreamlined;
  if (d.has_sidecar) fits |= kSidecar;
  if (d.six_wheels == build::SixWheels::tandem) fits |= kTandemRear;
  return fits;
}

// One computer for each person (R 13): a lone one serves the gunner, whose trade it is, when there is one.
void put_computers(Car& car, build::Craft const& c) {
  List<int8_t, 2> found;
  for (auto const& [id, bonus] : {std::pair<char const*, int>{"hires_computer", 2}, {"cyberlink", 3}, {"targeting_computer", 1}, {"vehicular_computer", 1}})
    for (int n = build::count_part(c, id); n > 0 && !found.full(); --n) found.push(int8_t(bonus));
  if (found.empty()) return;
  bool const both = car.crew[1].there;
  (both ? car.gunner_computer : car.computer) = found[0];
  if (both && found.size() > 1) car.computer = found[1];
}

// A weapon's computer that is fitted to none (CW-019) sits on the first it can serve, and serves its like in that place.
void put_loose_computers(Car& car, build::Craft const& c) {
  for (build::Part const& p : c.parts) {
    int const bonus = build::kind_of(p).id == "hrswc" ? 2 : build::kind_of(p).id == "swc";
    for (int n = bonus > 0 ? p.count : 0; n > 0; --n) {
      auto const free = [&p](Gun const& gun) {
        return gun.computer == 0 && !(gun.flags & Smart) && arm_of(gun).to_hit > 0 && (!build::is_facing(p.place) || gun.face == int(build::facing_of(p.place)));
      };
      auto const first = std::find_if(car.guns.begin(), car.guns.end(), free);
      if (first == car.guns.end()) break;
      auto const [kind, face] = std::pair(first->kind, first->face);
      for (Gun& gun : car.guns)
        if (gun.kind == kind && gun.face == face && free(gun)) gun.computer = int8_t(bonus);
    }
  }
}

// Things inside besides crew and plant (R 8.6): batteries, extinguishers, cargo. The tank has points of its own.
int things_inside(build::Design const& d) {
  int n = d.cargo_lb > 0;
  for (build::Part const& p : d.main.parts) {
    build::PartKind const& kind = build::kind_of(p);
    bool const inside = kind.spaces > build::Exact(0) && kind.holds == build::Holds::nothing && kind.guard == build::Guard::none && kind.price == build::Price::flat;
    if (inside) n += p.count;
  }
  return n;
}

void put_figures(Car& car, build::Design const& d, build::Ledger const& l, build::Event const& event, Settings const& rules) {
  set(car.cost, build::rounded(l.cost, event), 10000000), set(car.weight, build::rounded(l.weight, event), 1000000);
  Ratio const alone = damage_modifier(l.main.weight.ratio());
  set(car.dm, modifier_column(rules.collision.sidecar_weight_counts ? l.damage_modifier : alone), kModifiers - 1);
  int const bonus = rules.build.acceleration_with_bonus ? 0 : l.acceleration_bonus;   // chargers
  set(car.plain_accel, l.acceleration_halves == 0 ? 0 : l.acceleration_halves / 5 + pace_of(bonus), 40);
  set(car.plain_top, l.top_speed_halves / 5, 400);
  put_devices(car, d, event, rules.movement.htm_on_at_start);
  set(car.plant_dp, l.plant_dp, 99), set(car.power, l.power_units, 20000);
  if (d.tank >= 0) set(car.tank_dp, build::catalogue().tanks[size_t(d.tank)].dp, 99);
  set(car.cargo, things_inside(d), 20);
}

// R 5.1: who never learned to drive takes 2 off, who never learned to ride a cycle 3. R 5.2: reflexes raise the start only.
void put_handling(Car& car, int hc, ControlSettings const& rules) {
  Person const& driver = car.crew[0];
  bool const cycle = car.kind == board::Kind::cycle || car.kind == board::Kind::trike;
  bool const untrained = driver.there && driver.drive < 0;
  car.hc = int8_t(std::clamp(hc - (untrained ? cycle ? 3 : 2 : 0), -20, 20));
  car.reflexes = int8_t(std::clamp(reflexes(std::max<int>(driver.drive, 0), (car.fits & kSlowReflexes) != 0, rules).bonus, 0, 2));
  car.hs = car.hs_start = int8_t(std::clamp(car.hc + car.reflexes, kWorstStatus, 20));
}

}  // namespace

Car enter(build::Design const& d, Settings const& rules) {
  build::Event const event = event_of(rules);
  build::Ledger const ledger = build::ledger_of(d, event);
  Car car;
  car.here = true;
  car.body = d.main.body;
  build::Kind const kind = d.main.body < 0 ? build::Kind::car : build::catalogue().bodies[size_t(d.main.body)].kind;
  if (kind == build::Kind::cycle) car.kind = board::Kind::cycle;
  if (kind == build::Kind::trike) car.kind = d.reversed ? board::Kind::reversed_trike : board::Kind::trike;
  car.fits = fits_of(d);
  put_figures(car, d, ledger, event, rules);
  put_armor(car, d);
  put_wheels(car, d, ledger.main, rules.build);
  car.insulated = insulated_inside(d.main);
  arm(car, d, rules), man_crew(car, d, rules);
  car.lowered = car.popups != 0 && !rules.fire.popups_start_up;
  put_computers(car, d.main), put_loose_computers(car, d.main);
  put_handling(car, ledger.main.hc, rules.control);
  if (rules.duel.show_designs)
    for (Gun& gun : car.guns) gun.shown = true;
  return car;
}

int guns_left_out(build::Design const& d) {
  int n = 0;
  for (build::Craft const* c : {&d.main, &d.sidecar})
    for (build::Weapon const& w : c->weapons) n += w.count;
  return std::max(0, n - kMostGuns);
}

}  // namespace paddock::car_wars::duel
