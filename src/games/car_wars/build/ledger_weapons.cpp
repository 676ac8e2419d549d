// Weapons with their loads, magazines, concealment, links and the places that hold them: R 13.6, weapons.json.
#include "games/car_wars/build/job.hpp"

namespace paddock::car_wars::build {
namespace {

// ammo.json, type_effects: what a modification does to the price of a shot.
Exact shot_cost(Load const& load) {
  Exact cost = kind_of(load).cost;
  if ((load.mods & kRadioContact) != 0) cost = cost * 2;
  if ((load.mods & kLaserGuided) != 0) cost += 200;
  if ((load.mods & kHarm) != 0) cost += 100;
  if ((load.mods & kProximity) != 0) cost += 100;
  if ((load.mods & kImpact) != 0) cost += 50;
  return cost;                       // tracer and radio only: the price of the plain load (C-10)
}

bool inside(Mount const& m) { return m.where == Where::held || m.where == Where::own_turret; }
// Magazines of a pod must fit in it; everywhere else they use the vehicle's spaces.
bool magazines_inside(Mount const& m) { return in_holder(m, Holds::pod) || in_holder(m, Holds::rocket_pod) || in_holder(m, Holds::platform); }

// Which facings a weapon's own spaces count on, and a magazine's.
Where charged_weapon(Job const& j, Mount const& m) {
  if (!inside(m)) return m.where;
  bool const pod = in_holder(m, Holds::pod) || in_holder(m, Holds::rocket_pod);
  if (pod) return j.set().pods_count_on_side ? m.side : Where::none;
  return j.set().turret_counts_on_top && m.side == Where::none ? Where::top : Where::none;
}
Where charged_magazine(Job const& j, Mount const& m) {
  if (!inside(m)) return m.where;
  return j.set().turret_magazine_on_top && !magazines_inside(m) && m.side == Where::none ? Where::top : Where::none;
}

void load_rows(Job& j, int index) {
  Weapon const& w = j.c.weapons[index];
  for (Load const& load : j.c.loads)
    if (load.weapon == index && load.shots > 0)
      add(j, {.item = kind_of(load).id, .of = kind_of(w).id, .rule = "R-13", .count = load.shots * w.count, .cost = shot_cost(load) * load.shots * w.count,
              .weight = kind_of(load).weight * load.shots * w.count, .place = w.mount});
}

void magazine_rows(Job& j, int index) {
  Weapon const& w = j.c.weapons[index];
  bool const rockets = kind_of(w).single_shot;
  for (int m = 1; m <= w.magazines; ++m) {
    int const spaces = magazine_spaces(j.c, index, m), size = rockets ? spaces : 1;
    Exact const used = magazines_inside(w.mount) ? 0 : spaces * w.count;
    add(j, {.item = rockets ? "rocket_magazine" : "extra_magazine", .of = kind_of(w).id, .rule = "CW-006", .count = w.count, .cost = 50 * size * w.count,
            .weight = 15 * size * w.count, .spaces = used, .place = w.mount});
    charge(j, charged_magazine(j, w.mount), used);
  }
}

// accessories.json: concealing a weapon of 3 and more spaces takes one; in what hangs outside it must fit in there, like magazines.
Exact concealed_spaces(Weapon const& w) { return w.conceal == Conceal::concealment && kind_of(w).spaces >= Exact(3) ? w.count : 0; }

void option_rows(Job& j, Weapon const& w) {
  WeaponKind const& kind = kind_of(w);
  auto fitted = [&](std::string_view id, int count) {
    PartKind const& part = catalogue().parts[size_t(find_part(id))];
    Exact const cost = part.price == Price::laser ? kind.cost * part.cost.ratio() : part.cost;
    add(j, {.item = part.id, .of = kind.id, .rule = part.rule.empty() ? "R-13" : std::string_view(part.rule), .count = count, .cost = cost * count,
            .weight = part.weight * count, .spaces = part.spaces * count, .place = w.mount});
  };
  for (int i = 0; i < int(std::size(kOptions)); ++i)   // lasers are changed one by one; a computer serves all of one place
    if ((w.options & 1 << i) != 0) fitted(kOptions[i].part, 1 << i <= kGuidance ? w.count : 1);
  if (w.magazine_switch) fitted("magazine_switch", w.count);
  if (w.rotary) fitted("rotary_magazine", w.count);
  if (w.conceal == Conceal::blow_through) fitted("blow_through", w.count);
  if (w.conceal != Conceal::concealment) return;
  Exact const extra = magazines_inside(w.mount) ? Exact(0) : concealed_spaces(w);
  add(j, {.item = "concealment", .of = kind.id, .rule = "CW-006", .count = w.count, .cost = kind.spaces * 250 * w.count, .weight = kind.spaces * 50 * w.count,
          .spaces = extra, .place = w.mount});
  charge(j, charged_magazine(j, w.mount), extra);
}

}  // namespace

Holders holders_of(Craft const& c) {
  Holders out;
  for (Weapon const& w : c.weapons) {
    bool known = w.mount.where != Where::held;
    for (Holder const& h : out) known = known || h.mount == w.mount;
    if (!known) out.push({w.mount, 1});
  }
  for (Part const& p : c.parts) {
    if (kind_of(p).holds == Holds::nothing) continue;
    int left = p.count;              // bought once with the weapons that name it
    for (Holder& h : out)
      if (left > 0 && h.mount.part == p.kind && (p.place == Where::none || h.mount.side == p.place)) --left;
    if (left > 0 && !out.full()) out.push({{Where::held, p.place, p.kind}, left});
  }
  return out;
}

Exact held_spaces(Craft const& c, Mount const& mount) {
  Exact used = 0;
  for (int i = 0; i < c.weapons.size(); ++i) {
    Weapon const& w = c.weapons[i];
    if (!(w.mount == mount)) continue;
    used += kind_of(w).spaces * w.count;
    if (magazines_inside(mount)) used += concealed_spaces(w);
    for (int m = 1; m <= w.magazines && magazines_inside(mount); ++m) used += magazine_spaces(c, i, m) * w.count;
  }
  return used;
}

bool built_in(Job const& j, Mount const& m) {
  return j.own_turret() && in_holder(m, Holds::turret) && holder(m).capacity == j.body.turret && holder(m).id.starts_with("turret_");
}

int magazine_spaces(Craft const& c, int weapon, int magazine) {
  WeaponKind const& kind = kind_of(c.weapons[weapon]);
  if (!kind.single_shot) return 1;
  Exact rockets = 0;
  for (Load const& load : c.loads)
    if (load.weapon == weapon && load.magazine == magazine) rockets += kind.spaces * Ratio(load.shots, std::max(kind.shots, 1));
  return std::max(1, int(rockets.ceil()));
}

void weapon_rows(Job& j) {
  for (int i = 0; i < j.c.weapons.size(); ++i) {
    Weapon const& w = j.c.weapons[i];
    WeaponKind const& kind = kind_of(w);
    bool const load_only = kind.single_shot && kind.ammo_count > 0;   // C-11: the price of a rocket is that of its load
    Exact const spaces = inside(w.mount) ? 0 : kind.spaces * w.count;
    add(j, {.item = kind.id, .rule = is_corner(w.mount.where) ? "CW-006" : "R-13", .count = w.count, .cost = load_only ? 0 : kind.cost * w.count,
            .weight = load_only ? 0 : kind.weight * w.count, .spaces = spaces, .place = w.mount});
    charge(j, charged_weapon(j, w.mount), kind.spaces * w.count);
    load_rows(j, i), magazine_rows(j, i), option_rows(j, w);
  }
  for (Link const& link : j.c.links) add(j, {.item = link.smart ? "smart_link" : "link", .rule = "CW-022", .cost = link.smart ? 500 : j.set().link_cost});
  for (Holder const& h : holders_of(j.c)) {
    PartKind const& part = holder(h.mount);
    if (!built_in(j, h.mount))
      add(j, {.item = part.id, .rule = "R-13", .count = h.count, .cost = part.cost * h.count, .weight = part.weight * h.count, .spaces = part.spaces * h.count, .place = h.mount});
  }
}

}  // namespace paddock::car_wars::build
