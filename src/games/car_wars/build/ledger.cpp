// The frame of a vehicle, its plant and people: R 13.1 to 13.5.
#include "games/car_wars/build/job.hpp"

namespace paddock::car_wars::build {

Body const& no_body() {
  static Body const all = [] {
    Body b;
    b.id = "none", b.max_load = 999999, b.spaces = 9999, b.turret = b.platform = b.pod = 9, b.crew = 2;
    b.six_wheel = b.sidecar = true;
    return b;
  }();
  return all;
}

Job job_of(Design const& d, Event const& e, Ledger& l, bool side) {
  Craft const& c = side ? d.sidecar : d.main;
  return {d, e, c, c.body < 0 ? no_body() : catalogue().bodies[size_t(c.body)], side, l, side ? l.sidecar : l.main};
}

void add(Job& j, Row row) {
  row.sidecar = j.side;
  j.f.cost += row.cost, j.f.weight += row.weight;
  (row.cargo ? j.f.cargo_used : j.f.spaces_used) += row.spaces;
  j.l.rows.push_back(row);
}

void charge(Job& j, Where where, Exact spaces) {
  auto at = [&](Facing f) -> Exact& { return j.f.third_used[f]; };
  if (is_facing(where)) at(facing_of(where)) += spaces;
  if (where == Where::front_left || where == Where::front_right) at(kFront) += spaces;
  if (where == Where::back_left || where == Where::back_right) at(kBack) += spaces;
  if (!j.set().corner_counts_on_both) return;   // CW-006
  if (where == Where::front_left || where == Where::back_left) at(kLeft) += spaces;
  if (where == Where::front_right || where == Where::back_right) at(kRight) += spaces;
}

namespace {

void term(Job& j, Figure of, Ratio value, std::string_view item, std::string_view rule) { j.l.terms.push_back({of, value, item, rule, j.side}); }

// R 13.3: sloping and streamlining take 10% of the spaces each, 15% together; regular and cargo spaces apart, each rounded down.
void set_spaces(Job& j) {
  bool const sloped = j.sloped(), streamlined = !j.side && (j.d.frame & kStreamlined) != 0;
  Ratio const left = sloped && streamlined ? Ratio(17, 20) : sloped || streamlined ? Ratio(9, 10) : Ratio(1);
  bool const reversed = !j.side && j.d.reversed && j.body.kind == Kind::trike;
  int const before = reversed && !j.set().reversed_space_after, after = reversed && j.set().reversed_space_after;
  j.f.spaces_allowed = int((Ratio(j.body.spaces - before) * left).floor()) - after;
  j.f.cargo_spaces = int((Ratio(j.body.cargo) * left).floor());
  j.f.third = j.body.kind <= Kind::trike;                          // weapons.json: cycles and sidecars are exempt
  j.f.third_limit = (j.f.spaces_allowed + j.f.cargo_spaces) / 3;   // CW-005
  term(j, Figure::spaces, j.body.spaces, j.body.id, "R-13");
  if (reversed) term(j, Figure::spaces, -1, "reversed", "R-13");
  if (left != Ratio(1)) term(j, Figure::spaces, j.f.spaces_allowed + (reversed ? 1 : 0) - j.body.spaces, sloped && streamlined ? "sloped, streamlined" : sloped ? "sloped" : "streamlined", "R-13");
}

}  // namespace

void frame_rows(Job& j) {
  Catalogue const& cat = catalogue();
  Exact price = j.body.cost, weight = j.body.weight;
  bool const reversed = !j.side && j.d.reversed && j.body.kind == Kind::trike, apart = j.set().reversed_trike_body_factor == ReversedPrice::apart;
  if (reversed && !apart) price = price * Ratio(3, 2);   // CW-026
  bool const ca = !j.side && (j.d.frame & kCaFrame) != 0 && j.body.kind != Kind::racing;    // built in on racing bodies
  if (ca) price = price * 4, weight = weight * Ratio(1, 2);
  j.f.body_price = price;
  add(j, {.item = j.body.id, .of = ca ? "ca_frame" : "", .rule = j.d.reversed && !j.side ? "CW-026" : "R-13", .cost = price, .weight = weight});
  if (reversed && apart) add(j, {.item = "reversed", .of = j.body.id, .rule = "CW-026", .cost = Exact(j.body.cost) * Ratio(1, 2)});
  Chassis const* const chassis = j.side || j.d.chassis < 0 ? nullptr : &cat.chassis[size_t(j.d.chassis)];
  if (chassis && chassis->cost_factor != Ratio(0)) add(j, {.item = "chassis", .of = chassis->id, .rule = "R-13", .cost = price * chassis->cost_factor});
  if (j.c.suspension >= 0 && j.body.kind != Kind::racing)
    if (Suspension const& s = cat.suspensions[size_t(j.c.suspension)]; s.cost_factor != Ratio(0))
      add(j, {.item = "suspension", .of = s.id, .rule = "R-13", .cost = price * s.cost_factor});
  if (!j.side && j.d.six_wheels != SixWheels::none) add(j, {.item = "six_wheel", .rule = "CW-007", .cost = j.set().flat_cost});
  if (!j.side && (j.d.frame & kStreamlined) != 0) add(j, {.item = "streamlined", .rule = "R-13", .cost = price * Ratio(1, 2)});
  Ratio const load = chassis ? chassis->load_factor : Ratio(1);
  j.f.max_load = int((Ratio(j.body.max_load) * load).half_up());
  term(j, Figure::max_load, j.body.max_load, j.body.id, "R-13");
  if (load != Ratio(1)) term(j, Figure::max_load, j.f.max_load - j.body.max_load, chassis->id, "R-13");
  set_spaces(j);
}

void power_figures(Job& j) {
  Plant const* const plant = j.plant();
  if (!plant) return;
  Ratio factors = plant->power_factors, units = plant->power_units;
  int mpg = plant->mpg, cells = 0;
  int const batteries = count_part(j.c, "laser_battery") + (j.d.has_sidecar ? count_part(j.d.sidecar, "laser_battery") : 0);
  term(j, Figure::power_factors, factors, plant->id, "R-13");
  for (Part const& p : j.c.parts) {
    PartKind const& k = kind_of(p);
    if (k.pf != Ratio(0)) term(j, Figure::power_factors, Ratio(plant->power_factors) * k.pf, k.id, "R-13");
    factors += Ratio(plant->power_factors) * k.pf, mpg += k.mpg;
    j.l.acceleration_bonus += k.always;
    if (k.price == Price::cells) cells += p.count;
  }
  j.l.power_factors = int(factors.half_up());
  units += Ratio(plant->power_units) * Ratio(cells, 4);
  j.l.power_units = int(j.set().power_units_up ? units.ceil() : units.floor()) + 100 * batteries;
  j.l.plant_dp = plant->dp + cells * int(Ratio(plant->dp, 10).ceil()) + count_part(j.c, "improved_supercharger_capacitors");
  if (!plant->gas) {
    term(j, Figure::power_units, plant->power_units, plant->id, "R-13");
    if (cells > 0) term(j, Figure::power_units, Ratio(plant->power_units) * Ratio(cells, 4), "extra_power_cells", "R-13");
    if (batteries > 0) term(j, Figure::power_units, 100 * batteries, "laser_battery", "R-13");
    return;
  }
  // CW-002: enough to cruise 200 miles, and a gallon more for each nitrous tank.
  if ((j.d.frame & kStreamlined) != 0) mpg = int((Ratio(mpg) * Ratio(11, 10)).floor());
  j.l.mpg = std::max(mpg, 1);
  int const nitrous = count_part(j.c, "nitrous_oxide"), cruise = int(Ratio(j.set().min_range_miles, j.l.mpg).ceil());
  j.l.min_fuel = cruise + nitrous * j.set().extra_gallons_per_nitrous;
  j.l.range = j.d.fuel * int64_t(j.l.mpg);
  term(j, Figure::fuel, cruise, "cruise", "CW-002");
  if (nitrous > 0) term(j, Figure::fuel, j.l.min_fuel - cruise, "nitrous_oxide", "CW-002");
}

void plant_rows(Job& j) {
  if (Plant const* const plant = j.plant()) {
    j.l.plant_spaces = plant->spaces;
    add(j, {.item = plant->id, .rule = "R-13", .cost = plant->cost, .weight = plant->weight, .spaces = plant->spaces});
  }
  if (j.d.tank < 0 && j.d.fuel == Exact(0)) return;
  if (j.d.tank >= 0) {
    TankKind const& tank = catalogue().tanks[size_t(j.d.tank)];
    j.l.tank_spaces = int((j.d.gallons + Exact(4)).floor() / 10);
    Ratio const gallons = j.d.gallons.ratio();
    add(j, {.item = "tank", .of = tank.id, .rule = "R-12", .count = int(j.d.gallons.floor()), .cost = tank.cost * gallons, .weight = tank.weight * gallons,
            .spaces = j.l.tank_spaces, .cargo = j.d.tank_in_cargo && j.set().gas_tank_in_cargo});
  }
  add(j, {.item = "fuel", .rule = "CW-002", .count = j.d.fuel == Exact(j.d.fuel.floor()) ? int(j.d.fuel.floor()) : 1, .cost = j.d.fuel * 40, .weight = j.d.fuel * 6});
}

void crew_rows(Job& j) {
  for (Person const& p : j.c.crew) {
    add(j, {.item = kRoles[int(p.role)], .rule = "CW-027", .weight = 150, .spaces = p.role == Role::passenger ? 1 : 2});
    for (Worn const& w : p.gear) {
      GearKind const& g = catalogue().gear[size_t(w.gear)];
      Exact const spaces = g.id == "pfe" ? Exact::of(Ratio(j.set().pfe_space_if_carried * w.count, 2)) : Exact(0);   // CW-032
      add(j, {.item = g.id, .of = kRoles[int(p.role)], .rule = "CW-028", .count = w.count, .cost = g.cost * w.count,
              .weight = gear_weight(g, j.set()) * w.count, .spaces = spaces});
    }
  }
}

Ledger ledger_of(Design const& d, Event const& e) {
  Ledger l;
  l.rows.reserve(64), l.terms.reserve(32);
  Job main = job_of(d, e, l, false);
  set_wheels(main);
  power_figures(main);
  frame_rows(main), plant_rows(main), tire_rows(main), crew_rows(main), weapon_rows(main), armour_rows(main), part_rows(main), shell_rows(main);
  if (d.cargo_lb > 0) add(main, {.item = "cargo", .rule = "R-13", .weight = d.cargo_lb, .cargo = true});
  l.cost = l.main.cost, l.weight = l.main.weight;
  if (d.has_sidecar) {
    Job side = job_of(d, e, l, true);
    set_wheels(side);
    frame_rows(side), tire_rows(side), crew_rows(side), weapon_rows(side), armour_rows(side), part_rows(side);
    l.cost += l.sidecar.cost, l.weight += l.sidecar.weight;
    handling(side);
  }
  handling(main);
  speed_figures(l, d, e);
  return l;
}

}  // namespace paddock::car_wars::build
