// The one clean form of a design: short text forms where they say everything, objects else; what is the default is left out.
#include "games/car_wars/build/faults.hpp"

namespace paddock::car_wars::build {
namespace {

std::string mount_text(Mount const& m) {
  if (m.where != Where::held) return kWhereNames[int(m.where)];
  return filled("in {}{}", {holder(m).id, m.side == Where::none ? "" : " " + std::string(kWhereNames[int(m.side)])});
}

Doc loads_doc(Craft const& c, int weapon, int magazine) {
  Doc list = Doc::array();
  for (Load const& load : c.loads) {
    if (load.weapon != weapon || load.magazine != magazine) continue;
    DocObject one;
    one.with("id", kind_of(load).id).with("shots", load.shots);
    for (int i = 0; i < 7; ++i)
      if ((load.mods & 1 << i) != 0) one["mods"].push_back(kLoadMods[i]);
    list.push_back(std::move(one));
  }
  return list;
}
// Full of the plain load, or without any to choose: nothing has to be said.
bool plain_load(Craft const& c, int weapon, int magazine) {
  WeaponKind const& kind = kind_of(c.weapons[weapon]);
  int n = 0, plain = 0;
  for (Load const& load : c.loads)
    if (load.weapon == weapon && load.magazine == magazine) ++n, plain += load.ammo == kind.first_ammo && load.shots == kind.shots && load.mods == 0;
  return kind.ammo_count == 0 || (n == 1 && plain == 1);
}

std::string around_text(Around const& a) {
  constexpr char const* kWords[] = {"", "driver", "gunner", "passenger", "plant", "tank"};
  if (a.what == What::weapons) return "weapons:" + mount_text(a.mount);
  if (a.what == What::weapon) return "weapon:" + said(int64_t(a.weapon));
  return kWords[int(a.what)];
}

Doc person_doc(Person const& p) {
  Doc gear = Doc::array(), skills = Doc::object();
  for (Worn const& w : p.gear) gear.push_back((w.count > 1 ? said(int64_t(w.count)) + " " : "") + catalogue().gear[size_t(w.gear)].id);
  for (size_t i = 0; i < 4; ++i)
    if (p.skills[i] > 0) skills[kSkills[i]] = p.skills[i];
  char const* const role = kRoles[int(p.role)];
  if (gear.empty() && skills.empty()) return role;
  DocObject out;
  out.with("role", role);
  if (!gear.empty()) out.with("gear", std::move(gear));
  if (!skills.empty()) out.with("skills", std::move(skills));
  return out;
}

Doc points_doc(std::array<int16_t, kFacings> const& points) {
  DocObject out;
  for (int f = 0; f < kFacings; ++f)
    if (points[size_t(f)] > 0) out[kFacingNames[f]] = points[size_t(f)];
  return out;
}

void put(DocObject& out, char const* key, Doc list) {
  if (!list.empty()) out.with(key, std::move(list));
}

Doc parts_list(Craft const& c, bool of_plant) {
  Doc list = Doc::array();
  for (Part const& p : c.parts)
    if (p.of_plant == of_plant) list.push_back(part_doc(p));
  return list;
}

void put_tires(DocObject& out, Craft const& c) {
  Doc list = Doc::array();
  for (TireGroup const& g : c.tires) list.push_back(tires_doc(g));
  if (list.empty()) return;
  std::string text;
  for (Doc const& one : list) text += (text.empty() ? "" : "; ") + one.get<std::string>();
  out.with("tires", text);
}

// What a vehicle and a sidecar have both, in the order of design-format.md.
void put_equipment(DocObject& out, Craft const& c) {
  put_tires(out, c);
  Doc crew = Doc::array(), weapons = Doc::array();
  for (Person const& p : c.crew) crew.push_back(person_doc(p));
  for (int i = 0; i < c.weapons.size(); ++i) weapons.push_back(weapon_doc(c, i));
  for (Link const& l : c.links) weapons.push_back(link_doc(l));
  put(out, "crew", std::move(crew)), put(out, "weapons", std::move(weapons)), put(out, "accessories", parts_list(c, false));
  if (c.plastic > 0) out.with("armor_type", catalogue().armours[size_t(c.plastic)].id);
  put(out, "armor", points_doc(c.armor));
  if (c.metal >= 0 && (c.metal != metal_type(Craft{}) || has_metal(c))) out.with("metal_type", catalogue().armours[size_t(c.metal)].id);
  put(out, "metal", points_doc(c.metal_armor));
}

}  // namespace

Doc tires_doc(TireGroup const& g) {
  std::string text = filled("{} {}", {g.count, catalogue().tires[size_t(g.tire)].id});
  for (int i = 0; i < 7; ++i)
    if ((g.mods & 1 << i) != 0) text += std::string(" ") + kTireMods[i];
  if (g.place != Where::none) text += std::string(" ") + kWhereNames[int(g.place)];
  return text;
}

Doc part_doc(Part const& p) {
  PartKind const& k = kind_of(p);
  std::string text = (p.count > 1 ? said(int64_t(p.count)) + " " : "") + k.id;
  if (p.around.what == What::none) {
    if (p.amount > 0) text += " of " + said(int64_t(p.amount));
    if (p.type >= 0) text += " " + catalogue().armours[size_t(p.type)].id;
    if (p.place != Where::none) text += std::string(" ") + kWhereNames[int(p.place)];
    return text;
  }
  DocObject out;
  out.with("item", k.id);
  if (p.count > 1) out.with("count", p.count);
  if (p.amount > 0) out.with("amount", p.amount);
  if (p.type >= 0) out.with("type", catalogue().armours[size_t(p.type)].id);
  if (p.place != Where::none) out.with("place", kWhereNames[int(p.place)]);
  out.with("around", around_text(p.around));
  return out;
}

Doc link_doc(Link const& l) {
  DocObject out;
  out.with("link", l.smart ? "smart_link" : "link").with("weapons", Doc::array());
  for (int i = 0; i < kMostWeapons; ++i)
    if ((l.weapons & 1u << i) != 0) out["weapons"].push_back(i);
  for (int16_t const part : l.parts) out["accessories"].push_back(catalogue().parts[size_t(part)].id);
  return out;
}

Doc weapon_doc(Craft const& c, int index) {
  Weapon const& w = c.weapons[index];
  bool const plain = plain_load(c, index, 0);
  if (plain && w.count == 1 && w.options == 0 && w.conceal == Conceal::none && !w.magazine_switch && !w.rotary && w.magazines == 0)
    return filled("{} {}", {kind_of(w).id, mount_text(w.mount)});
  DocObject out;
  out.with("weapon", kind_of(w).id).with("mount", mount_text(w.mount));
  if (w.count > 1) out.with("count", w.count);
  if (!plain) out.with("ammo", loads_doc(c, index, 0));
  for (int m = 1; m <= w.magazines; ++m) {
    DocObject magazine;
    if (!plain_load(c, index, m)) magazine.with("ammo", loads_doc(c, index, m));
    out["magazines"].push_back(magazine);
  }
  for (int i = 0; i < int(std::size(kOptions)); ++i)
    if ((w.options & 1 << i) != 0) out["options"].push_back(kOptions[i].name);
  if (w.conceal != Conceal::none) out.with("concealment", kConceals[int(w.conceal)]);
  if (w.magazine_switch) out.with("magazine_switch", true);
  if (w.rotary) out.with("rotary", true);
  return out;
}

Doc clean(Design const& d) {
  Catalogue const& cat = catalogue();
  DocObject out;
  if (d.main.body >= 0) out.with("body", cat.bodies[size_t(d.main.body)].id);
  if (d.reversed) out.with("reversed", true);
  for (int i = 0; i < 3; ++i)
    if ((d.frame & 1 << i) != 0) out["frame"].push_back(kFrameMods[i]);
  if (d.six_wheels != SixWheels::none) out.with("six_wheel", kSixWheels[int(d.six_wheels)]);
  if (d.chassis >= 0) out.with("chassis", cat.chassis[size_t(d.chassis)].id);
  if (d.main.suspension >= 0) out.with("suspension", cat.suspensions[size_t(d.main.suspension)].id);
  if (d.plant >= 0) out.with("plant", cat.plants[size_t(d.plant)].id);
  put(out, "plant_mods", parts_list(d.main, true));
  if (d.tank >= 0) {
    out.with("tank", DocObject().with("type", cat.tanks[size_t(d.tank)].id).with("gallons", exact_doc(d.gallons)));
    if (d.tank_in_cargo) out["tank"]["space"] = "cargo";
  }
  if (!(d.fuel == d.gallons)) out.with("fuel", exact_doc(d.fuel));
  put_equipment(out, d.main);
  for (Shell const& s : d.shells) {
    DocObject shell;
    shell.with("around", Doc::array()).with("points", s.points);
    for (Around const& a : s.around) shell["around"].push_back(around_text(a));
    if (s.type > 0) shell.with("type", cat.armours[size_t(s.type)].id);
    out["component_armor"].push_back(shell);
  }
  if (d.has_sidecar) {
    DocObject side;
    if (d.sidecar.body >= 0) side.with("body", cat.bodies[size_t(d.sidecar.body)].id);
    if (d.sidecar.suspension >= 0) side.with("suspension", cat.suspensions[size_t(d.sidecar.suspension)].id);
    put_equipment(side, d.sidecar);
    out.with("sidecar", side);
  }
  if (d.cargo_lb > 0) out.with("cargo_lb", d.cargo_lb);
  if (d.trailer) out.with("trailer", true);
  return out;
}

}  // namespace paddock::car_wars::build
