// Armor of the frame and component armor: armor.json, CW-004, CW-009, CW-011.
#include "games/car_wars/build/faults.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr int kPlasticPoints = 10, kPoundsASpace = 20;   // armor.json, component_armor

// The damage location of a thing: items of different ones never share armor (CW-011). Where::none: crew, plant and tank.
struct Location {
  What what = What::none;
  Mount mount;
  friend bool operator==(Location, Location) = default;
};
Location location_of(Judge const& j, Around const& a) {
  if (a.what <= What::passenger) return {What::driver, {}};
  if (a.what == What::weapons) return {What::weapons, a.mount};
  if (a.what == What::weapon && a.weapon < j.c.weapons.size()) return {What::weapons, j.c.weapons[a.weapon].mount};
  return {a.what, {}};
}
std::string path_of(Judge const& j, Shell const& s) { return j.d.bare_shell ? "/component_armor" : "/component_armor/" + said(s.at); }
std::string named(Judge const& j, Around const& a) {
  constexpr char const* kWords[] = {"", "the driver", "the gunner", "the passenger", "the power plant", "the gas tank", "the weapons", "a weapon"};
  if (a.what == What::weapon && a.weapon < j.c.weapons.size()) return "the " + kind_of(j.c.weapons[a.weapon]).name;
  if (a.what == What::weapons && a.mount.where != Where::held) return "the weapons " + std::string(kWhereNames[int(a.mount.where)]);
  return kWords[int(a.what)];
}

bool is_there(Judge const& j, Around const& a) {
  switch (a.what) {
    case What::plant: return j.plant() != nullptr;
    case What::tank: return j.d.tank >= 0;
    case What::weapon: return a.weapon < j.c.weapons.size();
    case What::weapons:
      for (Weapon const& w : j.c.weapons)
        if (w.mount == a.mount) return true;
      return false;
    default: return protected_spaces(j, a) > Exact(0);
  }
}

void check_around(Judge& j, Shell const& s) {
  std::string const path = path_of(j, s) + "/around";
  Location const first = location_of(j, s.around[0]);
  for (int i = 0; i < s.around.size(); ++i) {
    Around const& a = s.around[i];
    std::string const here = Judge::entry(path, a.at);
    Location const location = location_of(j, a);
    if (a.what == What::driver && !is_there(j, a)) continue;   // that a driver is missing is said by itself (CW-027)
    if (!is_there(j, a)) j.say("CW-011", here, filled("There is no such thing to armor: {}.", {named(j, a)}), removed(path_of(j, s)));
    if (!(location == first)) j.say("CW-011", path, filled("Component armor goes around one damage location: {} and {} are two.", {named(j, s.around[0]), named(j, a)}), a.at >= 0 ? removed(here) : Doc());
    bool const outside = location.mount.where == Where::held && (in_holder(location.mount, Holds::pod) || in_holder(location.mount, Holds::rocket_pod) ||
                                                                 in_holder(location.mount, Holds::platform) || in_holder(location.mount, Holds::pintle));
    if (is_corner(location.mount.where) || outside)
      j.say("CW-011", here, filled("There is no component armor on {}.", {outside ? a_thing(holder(location.mount).name) : std::string("a corner mount")}), removed(path_of(j, s)));
  }
}

bool same_thing(Judge const& j, Around const& a, Around const& b) {
  if (a.what == What::weapon && b.what == What::weapon) return a.weapon == b.weapon;
  if (location_of(j, a).what == What::weapons || location_of(j, b).what == What::weapons) return location_of(j, a) == location_of(j, b);
  return a.what == b.what;
}

void check_strength(Judge& j, Shell const& s) {
  ArmourKind const& type = catalogue().armours[size_t(s.type)];
  std::string const path = path_of(j, s);
  j.item(type, under(path, "type"), s.type > 0, " component armor");
  if (s.points == 0) j.say("R-13", under(path, "points"), "Component armor of 0 points is none.", removed(path));
  Exact const pounds = Exact(2 * s.points) * type.weight_factor;   // a protected space
  int most_points = int((Ratio(kPoundsASpace) / (type.weight_factor * Ratio(2))).floor());
  if (!type.metal && most_points > kPlasticPoints) most_points = kPlasticPoints;
  if (pounds > Exact(kPoundsASpace) || (!type.metal && s.points > kPlasticPoints))
    j.say("R-13", under(path, "points"), filled("{} points of {} weigh {} lb a space; {} lb is the most, which is {} points.", {s.points, type.id, said(pounds), kPoundsASpace, most_points}),
          set_to(under(path, "points"), most_points));
  int const frame = type.metal ? has_metal(j.c) ? metal_type(j.c) : -1 : has_plastic(j.c) ? j.c.plastic : -1;
  if (j.set().ca_type_as_frame && frame >= 0 && frame != s.type) j.say("CW-011", under(path, "type"), "Component armor is of the frame's type here.");
}

}  // namespace

void check_armour(Judge& j) {
  ArmourKind const& plastic = catalogue().armours[size_t(j.c.plastic)];
  ArmourKind const& metal = catalogue().armours[size_t(metal_type(j.c))];
  if (has_plastic(j.c) || j.c.plastic > 0) j.item(plastic, j.path("armor_type"), j.c.plastic > 0);
  if (plastic.metal) j.say("R-13", j.path("armor_type"), plastic.name + " is metal; its points stand under metal, with metal_type.");
  if (j.c.metal >= 0) {
    j.item(metal, j.path("metal_type"));
    if (!metal.metal) j.say("R-13", j.path("metal_type"), metal.name + " is no metal; a vehicle has one type of plastic and one of metal outside it.");
  }
  if (j.c.metal < 0 && has_metal(j.c)) j.item(metal, j.path("metal"));
  if (j.cycle())
    for (int f = kLeft; f < kFacings; ++f)
      for (bool const m : {false, true})
        if ((m ? j.c.metal_armor : j.c.armor)[size_t(f)] > 0)
          j.take_out("R-13", under(j.path(m ? "metal" : "armor"), kFacingNames[f]), filled("A cycle has armor in front and back only, not {}.", {kFacingNames[f]}));
  if (count_part(j.c, "convertible_hardtop") == 0) return;
  if (j.c.armor[kTop] > 20) j.say("R-13", j.path("armor") + "/top", filled("A convertible hardtop carries 20 points of plastic, not {}.", {j.c.armor[kTop]}), set_to(j.path("armor") + "/top", 20));
  if (j.c.metal_armor[kTop] > 0) j.take_out("R-13", j.path("metal") + "/top", "A convertible hardtop carries no metal armor.");
}

void check_shells(Judge& j) {
  for (int i = 0; i < j.d.shells.size(); ++i) {
    Shell const& s = j.d.shells[i];
    check_around(j, s), check_strength(j, s);
    for (int k = 0; k < i; ++k) {
      bool twice = false;
      for (Around const& a : s.around)
        for (Around const& b : j.d.shells[k].around) {
          twice = twice || same_thing(j, a, b);
          Location const la = location_of(j, a), lb = location_of(j, b);   // one group a facing
          twice = twice || (la.what == What::weapons && la == lb);
        }
      if (twice) j.take_out("CW-011", path_of(j, s), "This has component armor already; there is one for each thing, and one for the weapons of a facing.");
    }
  }
}

}  // namespace paddock::car_wars::build
