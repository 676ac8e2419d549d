// The fields of a Design, for tags and hashes. Rows of the catalogue travel as their numbers; the version of the tag says whose.
#pragma once
#include "games/car_wars/build/design.hpp"

namespace paddock::car_wars::build {

// Every number may be wrong in a tag that somebody wrote by hand: the bounds are checked here, the catalogue's in sound().
template <class Ar>
void fields(Ar& ar, Mount& m) {
  ar("where", m.where, 0, 12);
  if (m.where == Where::held) ar("part", m.part, 0, 9999), ar("side", m.side, 0, 10);
}
template <class Ar>
void fields(Ar& ar, TireGroup& g) {
  ar("tire", g.tire, 0, 127), ar("mods", g.mods, 0, 127), ar("count", g.count, 0, 99), ar("place", g.place, 0, 10);
}
template <class Ar>
void fields(Ar& ar, Worn& w) { ar("gear", w.gear, 0, 9999), ar("count", w.count, 1, 99); }
template <class Ar>
void fields(Ar& ar, Person& p) { ar("role", p.role, 0, 3), ar("gear", p.gear), ar("skills", p.skills); }
template <class Ar>
void fields(Ar& ar, Weapon& w) {
  ar("kind", w.kind, 0, 9999), ar("mount", w.mount), ar("count", w.count, 1, 99), ar("options", w.options, 0, 255);
  ar("conceal", w.conceal, 0, 2), ar("switch", w.magazine_switch, 0, 1), ar("rotary", w.rotary, 0, 1), ar("magazines", w.magazines, 0, 9);
}
template <class Ar>
void fields(Ar& ar, Load& l) {
  ar("weapon", l.weapon, 0, kMostWeapons - 1), ar("magazine", l.magazine, 0, 9), ar("mods", l.mods, 0, 127);
  ar("ammo", l.ammo, 0, 9999), ar("shots", l.shots, 0, 999);
}
template <class Ar>
void fields(Ar& ar, Link& l) { ar("smart", l.smart, 0, 1), ar("weapons", l.weapons), ar("parts", l.parts); }
template <class Ar>
void fields(Ar& ar, Around& a) {
  ar("what", a.what, 0, 7);
  if (a.what == What::weapons) ar("mount", a.mount);
  if (a.what == What::weapon) ar("weapon", a.weapon, 0, kMostWeapons - 1);
}
template <class Ar>
void fields(Ar& ar, Shell& s) { ar("around", s.around), ar("points", s.points, 0, 999), ar("type", s.type, 0, 99); }
template <class Ar>
void fields(Ar& ar, Part& p) {
  ar("kind", p.kind, 0, 9999), ar("count", p.count, 1, 99), ar("amount", p.amount, 0, 9999), ar("type", p.type, -1, 99);
  ar("place", p.place, 0, 10), ar("around", p.around), ar("of_plant", p.of_plant, 0, 1);
}
template <class Ar>
void fields(Ar& ar, Craft& c) {
  ar("body", c.body, 0, 9999), ar("suspension", c.suspension, -1, 99), ar("tires", c.tires), ar("crew", c.crew);
  ar("weapons", c.weapons), ar("loads", c.loads), ar("links", c.links), ar("parts", c.parts);
  ar("plastic", c.plastic, 0, 99), ar("metal", c.metal, -1, 99), ar("armor", c.armor), ar("metal_armor", c.metal_armor);
}
template <class Ar>
void fields(Ar& ar, Exact& e) { ar("units", e.units, 0, int64_t(9999) * Exact::kUnit); }
template <class Ar>
void fields(Ar& ar, Design& d) {
  ar("main", d.main), ar("reversed", d.reversed, 0, 1), ar("frame", d.frame, 0, 7), ar("six", d.six_wheels, 0, 2);
  ar("chassis", d.chassis, -1, 99), ar("plant", d.plant, -1, 9999), ar("tank", d.tank, -1, 99);
  if (d.tank >= 0) ar("in_cargo", d.tank_in_cargo, 0, 1), ar("gallons", d.gallons);
  ar("fuel", d.fuel), ar("shells", d.shells), ar("has_sidecar", d.has_sidecar, 0, 1);
  if (d.has_sidecar) ar("sidecar", d.sidecar);
  ar("cargo", d.cargo_lb, 0, 99999), ar("trailer", d.trailer, 0, 1);
}

}  // namespace paddock::car_wars::build
