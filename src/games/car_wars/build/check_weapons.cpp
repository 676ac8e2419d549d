// Weapons by themselves: what they are, their loads, magazines and options, and links. R 13.6, ammo.json, CW-017, CW-019, CW-022.
#include <bit>

#include "games/car_wars/build/faults.hpp"

namespace paddock::car_wars::build {
namespace {

// The plain load comes with its weapon: what is said of the weapon is not said of it once more.
bool told_with_weapon(Judge const& j, WeaponKind const& kind, Load const& load) {
  std::string const also = under(kind.id, kind_of(load).id);
  if (load.ammo != kind.first_ammo || bans(j.e, also) || bans(j.e, kind_of(load).id)) return false;
  bool const let = std::find(j.e.allow.begin(), j.e.allow.end(), kind.id) != j.e.allow.end();
  return let || !why_banned(kind, j.e).empty();
}

void let_in(Judge& j, char const* part, std::string const& path) { j.item(catalogue().parts[size_t(find_part(part))], path); }

void check_magazine(Judge& j, int index, int magazine) {
  Weapon const& w = j.c.weapons[index];
  WeaponKind const& kind = kind_of(w);
  std::string path = j.path(w) + (magazine == 0 ? "/ammo" : "/magazines/" + said(magazine - 1));
  int shots = 0, kinds = 0;
  AmmoKind const* alone = nullptr;
  for (Load const& load : j.c.loads) {
    if (load.weapon != index || load.magazine != magazine) continue;
    shots += load.shots, ++kinds;
    if (kind_of(load).alone) alone = &kind_of(load);
    if (bool const radio = (load.mods & (kRadioContact | kRadioOnly)) != 0; radio && j.set().radio_mines_need_detonator && !has_detonator(j.d))
      j.say("CW-014", path, "What is set off by radio needs a radio detonator here.", j.with_part(kDetonator));
    std::string const at = load.at == kUnsaid ? j.path(w) : Judge::entry(path + (magazine == 0 ? "" : "/ammo"), load.at);
    // what is its own round keeps one
    Fault* const fault = told_with_weapon(j, kind, load) ? nullptr : j.item(kind_of(load), at, load.at != kUnsaid && !kind.single_shot, " load of the " + kind.name, under(kind.id, kind_of(load).id));
    if (fault && load.at != kUnsaid && kind.single_shot && load.ammo != kind.first_ammo) fault->mend = set_to(at, {{"id", "normal"}, {"shots", load.shots}});
    for (int i = 0; i < int(std::size(kLoadMods)); ++i)
      if ((load.mods & 1 << i) != 0) j.word(kLoadMods[i], at, under(kind.id, kLoadMods[i]));
    if ((load.mods & kRadioContact) != 0 && (load.mods & kRadioOnly) != 0) j.say("R-13", at, "A round is set off by contact and radio, or by radio only, not both.");
  }
  bool const rockets = magazine > 0 && kind.single_shot;
  if (!rockets && shots > kind.shots) j.say("R-13", path, filled("The {} holds {} shots, not {}.", {kind.name, kind.shots, shots}));
  if (magazine == 0 && kind.single_shot && kind.ammo_count > 0 && shots == 0) j.take_out("R-13", path, capital(a_thing(kind.name)) + " is its own round; it is not mounted without.");   // C-11
  if (rockets && magazine_spaces(j.c, index, magazine) > 3) j.say("R-13", path, filled("A rocket magazine has 1 to 3 spaces; this one would have {}.", {said(magazine_spaces(j.c, index, magazine))}));
  if (alone && kinds > 1) j.say("R-13", path, filled("Rounds {} are not mixed with others in a magazine.", {alone->id}));
}

void check_options(Judge& j, Weapon const& w) {
  WeaponKind const& kind = kind_of(w);
  std::string const lasers = j.options_path(w, kInfrared | kBlueGreen | kPulse | kGuidance);
  if ((w.options & (kInfrared | kBlueGreen | kPulse | kGuidance)) != 0 && !kind.laser)
    j.take_out("R-13", lasers, capital(a_thing(kind.name)) + " is no laser; the options infrared, blue-green, pulse and guidance are for lasers.");
  if ((w.options & kPulse) != 0 && (w.options & kGuidance) != 0) j.say("R-13", j.options_path(w, kPulse | kGuidance), "A pulse laser guides no rockets.");
  for (int i = 0; i < kFitConceal; ++i)
    if (is_fitted(w, i)) j.item(catalogue().parts[size_t(find_part(kOptions[i].part))], j.path(w, i), true, "", kOptions[i].name);
  std::string const conceal = j.path(w, kFitConceal), rotary = j.path(w, kFitRotary), chooser = j.path(w, kFitSwitch), magazines = j.path(w, kFitMagazines);
  if (w.conceal != Conceal::none && w.mount.where >= Where::front_left && j.set().no_turret_concealment)
    j.take_out("R-13", conceal, "Only weapons of a facing are concealed.");
  if (w.rotary && (kind.shots == 0 || kind.single_shot)) j.take_out("R-13", rotary, capital(a_thing(kind.name)) + " has no magazine that could be rotary.");
  if (w.magazine_switch && (kind.shots == 0 || w.magazines == 0)) j.take_out("R-13", chooser, "A magazine switch needs an extra magazine to choose.");
  if (w.conceal != Conceal::none) let_in(j, kConceals[int(w.conceal)], conceal);
  if (w.rotary) let_in(j, "rotary_magazine", rotary);
  if (w.magazine_switch) let_in(j, "magazine_switch", chooser);
  if (w.magazines == 0) return;
  let_in(j, kind.single_shot ? "rocket_magazine" : "extra_magazine", magazines);
  bool const rockets = kind.single_shot && kind.rocket;
  if (kind.shots == 0 || (kind.single_shot && !rockets)) j.take_out("R-13", magazines, capital(a_thing(kind.name)) + " takes no magazines.");
}

// A laser guides rockets over a plain link (ammo.json, laser_guided).
bool is_guided(Judge const& j, int weapon) {
  bool const all = std::any_of(j.c.loads.begin(), j.c.loads.end(), [&](Load const& l) { return l.weapon == weapon && (l.mods & kLaserGuided) != 0; });
  return kind_of(j.c.weapons[weapon]).rocket && all;
}

// The same link as a smart one; no mend where a computer of a single weapon would be in it (CW-019).
Doc smart_instead(Judge const& j, Link link, std::string const& path) {
  for (int i = 0; i < j.c.weapons.size(); ++i)
    if ((link.weapons & 1u << i) != 0 && (j.c.weapons[i].options & (kSwc | kHrswc)) != 0 && !j.set().swc_with_smart_link) return nullptr;
  if (!j.lets(catalogue().parts, "smart_link")) return nullptr;
  link.smart = true;
  return set_to(path, link_doc(link));
}

// R 8.4: turret weapons and those of the body share a smart link only; droppers may be in any.
void check_link(Judge& j, Link const& link) {
  int first_turret = -1, first_body = -1;
  bool lasers[2] = {true, true}, guided[2] = {true, true};   // all of the turret, all of the body
  let_in(j, link.smart ? "smart_link" : "link", j.path("weapons", link.at));
  for (int i = 0; i < j.c.weapons.size(); ++i) {
    Weapon const& w = j.c.weapons[i];
    if ((link.weapons & 1u << i) == 0 || kind_of(w).dropped) continue;
    bool const turns = w.mount.where == Where::own_turret ||
                       (w.mount.where == Where::held && !in_holder(w.mount, Holds::pod) && !in_holder(w.mount, Holds::rocket_pod));
    (turns ? first_turret : first_body) = i;
    lasers[turns] = lasers[turns] && kind_of(w).laser, guided[turns] = guided[turns] && is_guided(j, i);
  }
  std::string const path = j.path("weapons", link.at);
  bool const guides = (lasers[0] && guided[1]) || (lasers[1] && guided[0]);
  if (!link.smart && first_turret >= 0 && first_body >= 0 && !guides)
    j.say("R-8.4", path, filled("The {} of a turret and the {} of the body need a smart link.", {kind_of(j.c.weapons[first_turret]).name, kind_of(j.c.weapons[first_body]).name}), smart_instead(j, link, path));
  for (int16_t const part : link.parts) {
    bool there = false;
    for (Part const& p : j.c.parts) there = there || p.kind == part;
    bool const trigger = catalogue().parts[size_t(part)].id == "bumper_trigger";   // it is there to set off weapons
    if (!trigger && !j.set().link_non_weapons) j.take_out("CW-022", path, filled("A link joins weapons alone here, not {}.", {catalogue().parts[size_t(part)].name}));
    Link without = link;
    without.parts.erase(std::find(without.parts.begin(), without.parts.end(), part) - without.parts.begin());
    if (!there) j.say("CW-022", path, filled("This link joins {}, which is not among the accessories.", {catalogue().parts[size_t(part)].name}), set_to(path, link_doc(without)));
  }
}

}  // namespace

void check_loads(Judge& j, int index) {
  for (int m = 0; m <= j.c.weapons[index].magazines; ++m) check_magazine(j, index, m);
}

void check_links(Judge& j) {
  uint32_t smart = 0;
  for (Link const& link : j.c.links) {
    check_link(j, link);
    if (link.smart) smart |= link.weapons;
  }
  if (smart == 0 || j.set().swc_with_smart_link) return;
  // CW-019. A computer that is fitted to no certain weapon may sit on any that is not smart-linked.
  int free = 0, loose = 0;
  for (int i = 0; i < j.c.weapons.size(); ++i) {
    Weapon const& w = j.c.weapons[i];
    if ((smart & 1u << i) == 0) ++free;
    else if (unsigned const computers = w.options & (kSwc | kHrswc); computers != 0) {
      std::string const at = j.path(w, std::countr_zero(computers));
      j.take_out("CW-019", at, filled("The {} has a single-weapon computer and is smart-linked.", {kind_of(w).name}));
    }
  }
  for (Part const& p : j.c.parts) {
    if (kind_of(p).id != "swc" && kind_of(p).id != "hrswc") continue;
    loose += p.count;
    if (loose > free) j.take_out("CW-019", j.path(p), "Every weapon this single-weapon computer could serve is smart-linked.");
  }
}

void check_weapons(Judge& j) {
  for (int i = 0; i < j.c.weapons.size(); ++i) {
    Weapon const& w = j.c.weapons[i];
    j.item(kind_of(w), j.path(w));
    check_mount(j, w);
    check_loads(j, i);
    check_options(j, w);
  }
  check_places(j);
  check_holders(j);
  check_links(j);
}

}  // namespace paddock::car_wars::build
