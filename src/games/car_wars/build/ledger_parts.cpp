// Armor of the frame, accessories by what they are priced by, component armor: R 13.7, 13.8, armor.json, accessories.json.
#include "games/car_wars/build/job.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr Ratio kSlope = Ratio(11, 10);

// `points` of a type on this body; frame armor is sloped with the vehicle.
Exact point_cost(Job const& j, int type, bool sloped) {
  Exact const cost = Exact(j.body.armor_cost) * catalogue().armours[size_t(type)].cost_factor;
  return sloped ? cost * kSlope : cost;
}
Exact point_weight(Job const& j, int type) { return Exact(j.body.armor_weight) * catalogue().armours[size_t(type)].weight_factor; }

struct Sum {
  Exact cost, weight, spaces;
};

// CW-023: five points of the plastic underneath, with metal only of plain plastic; sloped like the frame.
Sum inner_points(Job const& j, PartKind const& k) {
  int const type = !has_plastic(j.c) && has_metal(j.c) ? 0 : j.c.plastic;
  return {point_cost(j, type, j.sloped() && j.set().sloping_applies) * k.cost.floor(), point_weight(j, type) * k.weight.floor(), k.spaces};
}

// Spoilers, airdams, blades: points of plain plastic; of metal by accessories.json: 10 points' price, 2 points' weight.
Sum plain_points(Job const& j, Part const& p, PartKind const& k) {
  bool const as_frame = j.set().spoiler_as_frame;
  int const type = p.type >= 0 ? p.type : as_frame ? j.c.plastic : 0;
  bool const metal = catalogue().armours[size_t(type)].metal;
  return {point_cost(j, type, as_frame && j.sloped()) * (metal ? 10 : k.cost.floor()), point_weight(j, type) * (metal ? 2 : k.weight.floor()), k.spaces};
}

Sum ramplate(Job const& j, PartKind const& k) {
  Exact cost = j.f.armor_cost[kFront], weight = j.f.armor_weight[kFront];
  if (j.set().ramplate_plastic_only && has_plastic(j.c))
    cost = point_cost(j, j.c.plastic, j.sloped()) * j.c.armor[kFront], weight = point_weight(j, j.c.plastic) * j.c.armor[kFront];
  return {cost * k.cost.ratio(), weight * k.weight.ratio(), k.spaces};
}

// Guards and hubs: $10 and 4 lb a point times the type's factors, 2 lb on cycles; an armor of pods and windshells likewise.
Sum guard(Job const& j, Part const& p, PartKind const& k) {
  ArmourKind const& type = catalogue().armours[size_t(p.type < 0 ? 0 : p.type)];
  bool const flat = j.set().guards_flat_price && !type.metal && k.price == Price::guard;
  bool const light = k.price == Price::guard && (j.cycle() || (j.body.kind >= Kind::trike && j.set().guards_half_on_trikes));
  Exact cost = k.cost * (flat ? Ratio(1) : type.cost_factor) * p.amount;
  Exact weight = k.weight * (flat ? Ratio(1) : type.weight_factor) * p.amount;
  if (light) weight = weight * Ratio(1, 2);
  if (j.set().guards_sloped && j.sloped() && k.price == Price::guard) cost = cost * kSlope;
  Sum sum{cost * p.count, weight * p.count, k.spaces * p.count};
  int const pairs = k.guard == Guard::retractable ? (p.count + 1) / 2 : 0;
  sum.cost += 250 * pairs, sum.weight += 50 * pairs, sum.spaces += pairs;
  return sum;
}

// R 13.4: extra cells add a quarter of price and weight each, a tenth of the spaces rounded up.
Sum cells(Job const& j, Part const& p, PartKind const& k) {
  Plant const* const plant = j.plant();
  if (!plant) return {};
  int before = 0;                          // sets that are written as rows of their own
  for (int i = 0; i < j.c.parts.size() && &j.c.parts[i] != &p; ++i) before += j.c.parts[i].kind == p.kind ? j.c.parts[i].count : 0;
  auto const together = [plant](int sets) { return int(Ratio(plant->spaces * sets, 10).ceil()); };
  int const spaces = j.set().cells_rounded_together ? together(before + p.count) - together(before) : p.count * together(1);
  return {plant->cost * k.cost.ratio() * p.count, plant->weight * k.weight.ratio() * p.count, spaces};
}

Sum engine(Job const& j, PartKind const& k) {
  Plant const* const plant = j.plant();
  if (!plant) return {k.cost, 0, k.spaces};
  return {k.cost + plant->cost * k.of_cost + Exact(plant->power_factors) * k.of_pf, plant->weight * k.weight.ratio(), k.spaces};
}

Sum insulator(Job const& j, Part const& p, PartKind const& k) {
  Around around = p.around;
  if (around.what == What::none) around.what = What::plant;
  Exact const spaces = p.amount > 0 ? Exact(p.amount) : protected_spaces(j, around);
  return {spaces * k.cost.floor(), spaces * k.weight.floor(), k.spaces};
}

Sum transmission(Job const& j, PartKind const& k) {
  Ratio const chassis = j.side || j.d.chassis < 0 ? Ratio(0) : catalogue().chassis[size_t(j.d.chassis)].cost_factor;
  return {j.f.body_price + j.f.body_price * chassis, k.weight, k.spaces};
}

Sum priced(Job const& j, Part const& p) {
  PartKind const& k = kind_of(p);
  switch (k.price) {
    case Price::wheel: {
      Exact const each = k.id == "hd_shocks" ? Exact(j.set().hd_shocks_cost_per_wheel) : k.cost;   // CW-021
      return {each * j.f.wheels, k.weight * j.f.wheels, k.spaces};
    }
    case Price::pound: {
      Exact const spaces = j.set().boosters_whole_spaces ? Exact((p.amount + 99) / 100) : Exact(p.amount) * Ratio(1, 100);
      return {k.cost * p.amount * p.count, k.weight * p.amount * p.count, spaces * p.count};
    }
    case Price::location: {
      bool const counted = k.most != 1 || (j.set().roll_cage_as_counted && p.count > 1);   // a roll cage is all around, a web covers one location
      int const n = counted ? p.count : locations_of(j);
      return {k.cost * n, k.weight * int64_t(j.body.armor_weight) * n, k.spaces};
    }
    case Price::front_armor: return ramplate(j, k);
    case Price::front_points:
    case Price::inner_points: {
      Sum const one = inner_points(j, k);
      return {one.cost * p.count, one.weight * p.count, one.spaces};
    }
    case Price::plain_points: return plain_points(j, p, k);
    case Price::protected_spaces: return insulator(j, p, k);
    case Price::body_chassis: return transmission(j, k);
    case Price::plant: return {j.plant() ? j.plant()->cost * k.cost.ratio() : Exact(0), k.weight, k.spaces};
    case Price::engine: return engine(j, k);
    case Price::cells: return cells(j, p, k);
    case Price::guard:
    case Price::pod_armor:
    case Price::windshell_armor: return guard(j, p, k);
    default: {
      int const n = k.guard == Guard::fake && j.set().fakes_by_the_set ? 1 : p.count;
      return {k.cost * n, k.weight * n, k.spaces * n};
    }
  }
}

}  // namespace

void armour_rows(Job& j) {
  for (bool const metal : {false, true}) {
    auto const& points = metal ? j.c.metal_armor : j.c.armor;
    int const type = metal ? metal_type(j.c) : j.c.plastic;
    Exact const cost = point_cost(j, type, j.sloped()), weight = point_weight(j, type);
    for (int f = 0; f < kFacings; ++f) {
      if (points[size_t(f)] == 0) continue;
      Row const row{.item = "armor", .of = catalogue().armours[size_t(type)].id, .rule = "R-13", .count = points[size_t(f)],
                    .cost = cost * points[size_t(f)], .weight = weight * points[size_t(f)], .place = {where_of(f), {}, -1}};
      j.f.armor_cost[f] += row.cost, j.f.armor_weight[f] += row.weight;
      add(j, row);
    }
  }
}

namespace {

void part_row(Job& j, Part const& p) {
  PartKind const& k = kind_of(p);
  Sum const sum = priced(j, p);
  Row row{.item = k.id, .rule = k.rule.empty() ? "R-13" : std::string_view(k.rule), .count = p.count, .cost = sum.cost, .weight = sum.weight, .spaces = sum.spaces};
  if (p.type >= 0) row.of = catalogue().armours[size_t(p.type)].id;
  row.place.where = p.place;
  if (k.price == Price::pound) {             // CW-006: boosters and jets count on their facing
    if (p.place == Where::none) row.place.where = k.id == "jump_jet" ? Where::underbody : Where::back;
    charge(j, row.place.where, sum.spaces);
  }
  row.cargo = k.group == "cargo" && j.f.cargo_spaces > 0;
  if (k.price == Price::cells) j.l.plant_spaces += sum.spaces;
  if (k.with_plant) j.l.plant_accessory_spaces += sum.spaces;
  add(j, row);
}

}  // namespace

void part_rows(Job& j) {
  for (bool const insulators : {false, true})   // they count the spaces of the plant with all its accessories
    for (Part const& p : j.c.parts)
      if (kind_of(p).holds == Holds::nothing && (kind_of(p).price == Price::protected_spaces) == insulators) part_row(j, p);   // holders: holders_of
}

// R 13.7, CW-012: $5 and 2 lb a point and protected space, a space (half on cycles) for the armor itself.
void shell_rows(Job& j) {
  for (Shell const& s : j.d.shells) {
    ArmourKind const& type = catalogue().armours[size_t(s.type)];
    Exact spaces = 0;
    Mount mount;
    for (Around const& a : s.around) {
      bool const again = a.what == What::weapon && a.weapon < j.c.weapons.size() && std::any_of(s.around.begin(), s.around.end(), [&](Around const& all) { return all.what == What::weapons && all.mount == j.c.weapons[a.weapon].mount; });
      spaces += again ? Exact(0) : protected_spaces(j, a);
      if (a.what == What::weapons) mount = a.mount;
      if (a.what == What::weapon && a.weapon < j.c.weapons.size()) mount = j.c.weapons[a.weapon].mount;
    }
    if (j.set().armored_spaces_up) spaces = Exact(spaces.ceil());
    spaces = most(spaces, 1);
    Exact const own = j.cycle() ? Exact::of(Ratio(1, 2)) : Exact(1);
    add(j, {.item = "component_armor", .of = type.id, .rule = "CW-012", .count = s.points, .cost = spaces * type.cost_factor * 5 * s.points,
            .weight = spaces * type.weight_factor * 2 * s.points, .spaces = own, .place = mount});
    charge(j, mount.where, own);
  }
}

}  // namespace paddock::car_wars::build
