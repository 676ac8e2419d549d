// Plants, engines, fuel and what belongs to them: R 13.4, R 12, CW-002, CW-009, CW-018, CW-020.
#include "games/car_wars/build/faults.hpp"
#include "games/car_wars/build/names.hpp"

namespace paddock::car_wars::build {
namespace {

bool family_fits(Judge const& j, Plant const& plant) {
  if (plant.family == "any" || j.c.body < 0) return true;
  if (j.body.kind <= Kind::racing) return plant.family == "car";
  if (j.body.kind == Kind::trike && j.set().trike_takes_car_plants) return true;
  return plant.family == "cycle_trike";
}

// The first plant of the same kind that moves this vehicle and fits in; null: none.
Doc better_plant(Judge const& j) {
  Design with = j.d;
  for (Plant const& p : catalogue().plants) {
    with.plant = int16_t(&p - catalogue().plants.data());
    if (p.gas != j.plant()->gas || !family_fits(j, p) || !j.lets(p)) continue;
    Ledger const l = ledger_of(with, j.e);   // what is fitted to a plant weighs and takes room by the plant
    Figures const& f = l.main;
    if (l.acceleration_halves > 0 && f.spaces_used <= Exact(f.spaces_allowed) && f.weight <= Exact(f.max_load)) return set_to("/plant", p.id);
  }
  return nullptr;
}

// CW-002. With nothing said about the fuel it is a full tank, and the tank is what has to grow.
char const* fuel_path(Judge const& j) { return j.d.fuel_in_tank ? "/tank/fuel" : "/fuel"; }

void check_fuel(Judge& j) {
  if (!j.set().gas_engines) j.say("CW-002", "/plant", "This event has no gas engines.");
  if (j.d.tank < 0) {
    auto const& tanks = catalogue().tanks;
    auto const let = std::find_if(tanks.begin(), tanks.end(), [&](TankKind const& t) { return j.lets(t); });
    Doc const gallons = j.d.fuel > Exact(j.l.min_fuel) ? exact_doc(j.d.fuel) : Doc(j.l.min_fuel);
    return j.say("CW-002", "/tank", filled("A gas engine needs a tank; {} gallons let it cruise {} miles.", {j.l.min_fuel, j.set().min_range_miles}), let == tanks.end() ? Doc() : set_to("/tank", {{"type", let->id}, {"gallons", gallons}}));
  }
  if (j.d.fuel > j.d.gallons) j.say("CW-002", fuel_path(j), filled("It carries {} gallons; the tank holds {}.", {said(j.d.fuel), said(j.d.gallons)}), set_to(fuel_path(j), exact_doc(j.d.gallons)));
  int const nitrous = count_part(j.c, "nitrous_oxide");
  std::string const needed = filled(" gallons; {} are needed to cruise {} miles at {} mpg{}", {j.l.min_fuel, j.set().min_range_miles, j.l.mpg, nitrous > 0 ? filled(" and for {} nitrous tank{}", {nitrous, nitrous > 1 ? "s." : "."}) : "."});
  if (j.d.gallons < Exact(j.l.min_fuel)) j.say("CW-002", "/tank/gallons", filled("Its tank holds {}{}", {said(j.d.gallons), needed}), set_to("/tank/gallons", j.l.min_fuel));
  if (j.d.fuel < Exact(j.l.min_fuel) && j.d.fuel != j.d.gallons) j.say("CW-002", fuel_path(j), filled("It carries {}{}", {said(j.d.fuel), needed}), set_to(fuel_path(j), j.l.min_fuel));
}

void check_tank(Judge& j) {
  bool const idle = j.plant() && !j.gas(), said_apart = j.d.tank < 0 || j.d.fuel != j.d.gallons;   // else it is a full tank
  if (idle && j.d.tank >= 0) j.take_out("R-13", "/tank", "An electric plant burns no gas; this tank is for nothing.");
  if (idle && said_apart && j.d.fuel > Exact(0)) j.take_out("R-13", fuel_path(j), "An electric plant burns no gas; this fuel is for nothing.");
  if (j.d.tank < 0) return;
  j.item(catalogue().tanks[size_t(j.d.tank)], "/tank/type", j.d.tank > 0, " gas tank");
  if (j.d.tank_in_cargo && !j.set().gas_tank_in_cargo) j.say("CW-009", "/tank/space", "A gas tank is a component: it needs regular space, not cargo space.", set_to("/tank/space", "regular"));
  if (j.d.gallons < Exact(1)) j.say("CW-002", "/tank/gallons", filled("A tank holds at least a gallon, not {}.", {said(j.d.gallons)}), set_to("/tank/gallons", std::max(j.l.min_fuel, 1)));
}

// CW-020: lasers of a gas car draw on a laser battery, targeting lasers do not.
void check_battery(Judge& j) {
  if (!j.gas() || count_part(j.c, "laser_battery") + (j.d.has_sidecar ? count_part(j.d.sidecar, "laser_battery") : 0) > 0) return;
  for (Craft const* c : {&j.d.main, &j.d.sidecar})
    for (Weapon const& w : c->weapons) {
      WeaponKind const& k = kind_of(w);
      bool const draws = (k.laser && (k.id != "TL" || j.set().tl_needs_battery)) || (k.id == "GG" && j.set().gauss_needs_battery);
      if (draws) return j.say("CW-020", place_of(*c, c == &j.d.sidecar, "weapons", w.at), filled("With a gas engine {} needs a laser battery; there is none.", {a_thing(k.name)}), j.with_part("laser_battery"));
    }
}

// What is done to the plant itself, or lies in it (nitrous oxide, capacitors): the modifications of plants and engines.
bool of_plant(PartKind const& k) { return (k.with_plant && !k.plant.empty()) || k.price == Price::plant || k.price == Price::engine || k.price == Price::cells || k.price == Price::body_chassis; }

// The first engine large enough for a modification; null: none.
Doc larger_engine(Judge const& j, PartKind const& k) {
  for (Plant const& p : catalogue().plants)
    if (p.gas && p.power_factors >= k.least_factors && family_fits(j, p) && j.lets(p)) return set_to("/plant", p.id);
  return nullptr;
}

void check_modifications(Judge& j) {
  Plant const* const plant = j.plant();
  bool carburetor[2] = {}, charger[2] = {}, super = false;
  for (Part const& p : j.c.parts) {
    PartKind const& k = kind_of(p);
    if (j.d.plant >= 0 && !k.plant.empty() && k.plant != (j.burns_gas() ? "gas" : "electric"))
      j.take_out("R-13", j.path(p), filled("{}: for {}", {k.name, j.burns_gas() ? "electric plants only; this is a gas engine." : "gas engines only; this is an electric plant."}));
    else if (j.side && of_plant(k))
      j.take_out("R-13", j.path(p), k.name + ": for the plant of the cycle, not for its sidecar.");
    if (plant && plant->gas && k.least_factors > plant->power_factors)
      j.say("R-13", j.path(p), filled("{} needs an engine of 150 cid or more, not {}.", {capital(a_thing(k.name)), plant->name}), larger_engine(j, k));
    if (k.id == "overdrive" && j.burns_gas() && !j.set().overdrive_with_gas) j.take_out("CW-018", j.path(p), "Overdrive is not allowed with a gas engine in the arena.");
    bool& first = k.id == "carburetor" ? carburetor[0] : k.id == "multibarrel_carburetor" ? carburetor[1] : k.id == "turbocharger" ? charger[0] : charger[1];
    if (k.id == "carburetor" || k.id == "multibarrel_carburetor" || k.id == "turbocharger" || k.id == "vp_turbocharger") first = true;
    super = super || k.id == "supercharger";
    if (k.id == "hd_transmission" && !j.side) {
      std::string_view const chassis = j.d.chassis < 0 ? "standard" : std::string_view(catalogue().chassis[size_t(j.d.chassis)].id);
      if (chassis != "heavy" && chassis != "extra_heavy") j.say("R-13", j.path(p), "A heavy-duty transmission needs a heavy or extra heavy chassis.", j.cycle() ? removed(j.path(p)) : j.lets(catalogue().chassis, "heavy") ? set_to("/chassis", "heavy") : Doc());
      if (plant && plant->id == "thundercat") j.take_out("R-13", j.path(p), "A heavy-duty transmission does not go with a Thundercat plant.");
    }
  }
  if (carburetor[0] && carburetor[1]) j.say("R-13", "/plant_mods", "A carburetor and a multibarrel carburetor exclude each other.");
  if (charger[0] && charger[1]) j.say("R-13", "/plant_mods", "A turbocharger and a variable-pitch turbocharger exclude each other.");
  if (super && (charger[0] || charger[1]) && j.set().chargers_exclude) j.say("R-13", "/plant_mods", "A turbocharger and a supercharger exclude each other.");
}

}  // namespace

void check_power(Judge& j) {
  Plant const* const plant = j.plant();
  check_modifications(j);
  if (j.side) return;
  check_tank(j);
  if (!plant && j.d.plant == -1) j.say("R-13", "/plant", "A power plant or engine is missing.");
  if (!plant) return;
  j.item(*plant, "/plant", false);
  if (!family_fits(j, *plant)) j.say("R-13", "/plant", filled("{} is built for {}, not for {}.", {capital(a_thing(plant->name + " plant")), plant->family == "car" ? "cars" : "cycles and trikes", a_body(j.body)}));
  if (plant->gas) check_fuel(j);
  check_battery(j);
  if (j.l.acceleration_halves == 0 && j.c.body >= 0)
    j.say("R-13", "/plant", filled("{} power factors do not move {} lb; a {} of the weight is the least.", {j.l.power_factors, said(j.l.weight), count_part(j.c, "hd_transmission") > 0 ? "sixth" : "third"}), better_plant(j));
}

}  // namespace paddock::car_wars::build
