// Where weapons may stand: facings, corners, turrets, pods; the third rule. weapons.json mount_rules, CW-005, CW-006, CW-015, CW-016.
#include "games/car_wars/build/faults.hpp"

namespace paddock::car_wars::build {
namespace {

// By the weapon's own nature, or because the referee has it so (CW-016).
std::string not_in_turret(WeaponKind const& kind) {
  return capital(a_thing(kind.name)) + (kind.no_turret.empty() ? " may not stand in a turret here." : " does not work in a turret.");
}

bool turning(Holds h) { return h == Holds::turret || h == Holds::sponson || h == Holds::cupola; }

// CW-061: an anti-tank gun fires from front and back (or a turret), not to the side.
void check_facing(Judge& j, Weapon const& w) {
  WeaponKind const& kind = kind_of(w);
  std::string const path = j.path(w);
  if (j.cycle() && w.mount.where != Where::front && w.mount.where != Where::back)
    return j.say("R-13", path, filled("A cycle has weapons in front and back only, not {}.", {kWhereNames[int(w.mount.where)]}));
  bool const side = w.mount.where == Where::left || w.mount.where == Where::right;
  if (side && !kind.no_side.empty() && !j.set().atg_side_mount) j.say(kind.no_side, path, capital(a_thing(kind.name)) + " is not mounted on a side.");
  if (w.mount.where == Where::top && count_part(j.c, "convertible_hardtop") > 0) j.say("R-13", path, "A convertible hardtop carries no weapons on top.");
}

void check_corner(Judge& j, Weapon const& w) {
  WeaponKind const& kind = kind_of(w);
  std::string const path = j.path(w);
  if (j.body.kind > Kind::racing) return j.say("CW-006", path, filled("Corner mounts are for cars, not for {}.", {a_body(j.body)}));
  if (kind.zero_space) return j.say("CW-006", path, "A discharger does not stand on a corner.");
  if (!kind.corner) j.say("CW-006", path, filled("Only dropped weapons stand on a corner, not {}.", {a_thing(kind.name)}));
}

void check_contents(Judge& j, Weapon const& w) {
  WeaponKind const& kind = kind_of(w);
  PartKind const& part = holder(w.mount);
  std::string const path = j.path(w);
  if (std::string_view const rule = turret_forbidden_by(kind, j.set()); turning(part.holds) && !rule.empty()) j.say(rule, path, not_in_turret(kind));
  bool const rocket = kind.rocket && kind.single_shot;
  if (part.holds == Holds::platform && !rocket && !(kind.id == "TL" && j.set().tl_on_rocket_platform))
    j.say("CW-015", path, filled("A rocket platform holds single-shot rockets{}, not {}.", {j.set().tl_on_rocket_platform ? " and targeting lasers" : "", a_thing(kind.name)}));
  if (part.holds == Holds::rocket_pod && !rocket) j.say("R-13", path, filled("A rocket pod holds single-shot rockets, not {}.", {a_thing(kind.name)}));
  if ((part.holds == Holds::platform || part.holds == Holds::rocket_pod) && w.magazines > 0) j.say("R-13", path, capital(a_thing(part.name)) + " takes no magazines.", removed(j.path(w, kFitMagazines)));
  bool const needs_side = part.place == "side";
  if (needs_side && !kind.no_side.empty() && !j.set().atg_side_mount) j.say(kind.no_side, path, capital(a_thing(kind.name)) + " is not mounted on a side, nor in what hangs on one.");
  if (w.mount.side != Where::none && (!needs_side || (w.mount.side != Where::left && w.mount.side != Where::right)))
    j.say("R-13", path, capital(a_thing(part.name)) + (needs_side ? " stands on the left or the right." : " stands on no side."));
  if (w.mount.side == Where::none && (part.holds == Holds::pod || part.holds == Holds::rocket_pod) && j.set().pods_count_on_side)
    j.say("R-13", path, filled("Say on which side the {} hangs, left or right: its weapons count there in this event.", {part.name}));
}

// Which of a body's limits a holder falls under; its name.
int limit_of(Judge const& j, Holds holds) {
  if (holds == Holds::platform) return j.body.platform;
  if (holds == Holds::pod || holds == Holds::rocket_pod) return j.body.pod;
  if (holds == Holds::pintle) return 9;
  return j.body.turret;
}
std::string holder_path(Judge const& j, Mount const& m) {
  for (Weapon const& w : j.c.weapons)
    if (w.mount == m) return j.path(w);
  for (Part const& p : j.c.parts)
    if (p.kind == m.part) return j.path(p);
  return j.root();
}

void check_holder(Judge& j, Holder const& h) {
  PartKind const& part = holder(h.mount);
  std::string const path = holder_path(j, h.mount);
  j.item(part, path);
  int const limit = limit_of(j, part.holds);
  if (limit < 0 || part.capacity > limit || (limit == 0 && part.holds != Holds::turret)) {
    std::string const may = limit < 0 || (limit == 0 && part.holds != Holds::turret) ? "none" : limit == 0 ? "one of 0 spaces" : filled("one of up to {} spaces", {limit});
    j.say("R-13", path, filled("{} takes no {}; it may have {}.", {capital(a_body(j.body)), part.name, may}));
  }
  Exact const held = held_spaces(j.c, h.mount);
  if (held > Exact(part.capacity * h.count)) j.say("R-13", path, filled("The {} holds {}; {} spaces are in it.", {part.name, part.capacity, said(held)}));
  bool const roof = count_part(j.c, "convertible_hardtop") > 0;
  if (roof && part.holds != Holds::pintle && part.place != "side") j.say("R-13", path, "A convertible hardtop carries no weapons on top.");
  if (part.holds != Holds::pintle) return;
  int pieces = 0;
  for (Weapon const& w : j.c.weapons)
    if (w.mount == h.mount) pieces += w.count;
  if (pieces > h.count) j.say("R-13", path, filled("A pintle mount holds one weapon, not {}.", {pieces}));
  if (!roof && count_part(j.c, "sunroof") == 0) j.say("R-13", path, "A pintle mount needs a sunroof or a convertible hardtop.", j.with_part("sunroof"));
}

}  // namespace

void check_mount(Judge& j, Weapon const& w) {
  if (j.c.body < 0) return;
  bool const inside = w.mount.where == Where::held || w.mount.where == Where::own_turret;
  if (inside && kind_of(w).zero_space) j.say("R-13", j.path(w), "A discharger stands on the armor of a facing, not in a turret or pod.");
  if (is_facing(w.mount.where)) check_facing(j, w);
  else if (is_corner(w.mount.where)) check_corner(j, w);
  else if (w.mount.where == Where::held) check_contents(j, w);
  else if (w.mount.where == Where::own_turret && !j.own_turret()) j.say("R-13", j.path(w), "Say which turret holds it: 'in turret_1'.");
  else if (std::string_view const rule = turret_forbidden_by(kind_of(w), j.set()); !rule.empty()) j.say(rule, j.path(w), not_in_turret(kind_of(w)));
}

void check_holders(Judge& j) {
  if (j.c.body < 0) return;
  int on_top = 0;
  bool own_named = false;
  Exact in_own = held_spaces(j.c, {Where::own_turret, Where::none, -1});
  Holders const holders = holders_of(j.c);
  for (Holder const& h : holders) {
    check_holder(j, h);
    if (holder(h.mount).holds == Holds::turret || holder(h.mount).holds == Holds::cupola) on_top += holder(h.mount).capacity * h.count;
    if (built_in(j, h.mount)) own_named = true, in_own = in_own + held_spaces(j.c, h.mount);
  }
  bool const own_besides = j.own_turret() && !own_named;   // a turret sidecar's own stands there, whatever else does
  if (own_besides && on_top > 0) on_top += j.body.turret;
  // all turrets of the top together have the size the body may carry; each by itself was told above.
  bool const alone = holders.size() == 1 && holders[0].count == 1 && !own_besides;
  if (on_top > std::max(j.body.turret, 0) && j.body.turret > 0 && !alone && !j.set().several_turrets) {
    bool each = true;
    for (Holder const& h : holders) each = each && holder(h.mount).capacity <= limit_of(j, holder(h.mount).holds);
    if (each) j.say("R-13", j.path("weapons"), filled("The turrets on top hold {} spaces together; {} may carry {}.", {on_top, a_body(j.body), j.body.turret}));
  }
  if (j.own_turret() && in_own > Exact(j.body.turret)) j.say("R-13", j.path("weapons"), filled("The turret of the {} holds {}; {} spaces are in it.", {j.body.name, j.body.turret, said(in_own)}));
}

void check_places(Judge& j) {
  if (j.c.body < 0) return;
  Exact corner = 0, front = 0;
  int dischargers[kFacings] = {};
  for (int i = 0; i < j.c.weapons.size(); ++i) {
    Weapon const& w = j.c.weapons[i];
    if (is_corner(w.mount.where) && kind_of(w).corner) corner += kind_of(w).spaces * w.count + (j.set().corner_magazine_counts ? Exact(w.magazines * w.count) : Exact(0));   // C-04
    if (is_facing(w.mount.where) && kind_of(w).zero_space) dischargers[facing_of(w.mount.where)] += w.count;
    bool const ahead = w.mount.where == Where::front || w.mount.where == Where::front_left || w.mount.where == Where::front_right;   // CW-006
    if (ahead) front += kind_of(w).spaces * w.count;
  }
  if (corner > Exact(2) && j.body.kind <= Kind::racing) j.say("CW-006", j.path("weapons"), filled("The corners of a car take 2 spaces of weapons in all, not {}.", {said(corner)}));
  if (j.body.front_spaces > 0 && front > Exact(j.body.front_spaces))
    j.say("R-13", j.path("weapons"), filled("{} has {} weapon spaces in front, not {}.", {capital(a_body(j.body)), j.body.front_spaces, said(front)}));
  for (int f = 0; f < kFacings; ++f) {
    int const most = f <= kBack ? 1 : 2;
    if (dischargers[f] > most) j.say("R-13", j.path("weapons"), filled("At most {} discharger{} on the {}, not {}.", {most, most > 1 ? "s" : "", kFacingNames[f], dischargers[f]}));
    if (j.f.third && j.f.third_used[size_t(f)] > Exact(j.f.third_limit))
      j.say("CW-005", j.path("weapons"), filled("The {} has {} spaces of weapons and what counts with them; a third of the vehicle is {}.", {kFacingNames[f], said(j.f.third_used[size_t(f)]), j.f.third_limit}));
  }
}

}  // namespace paddock::car_wars::build
