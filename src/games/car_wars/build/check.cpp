// R 13.9: everything illegal about a design at once, each with its ruling, the numbers and the smallest mend. This file: the whole
// and the body; the others have their names.
#include "games/car_wars/build/faults.hpp"

namespace paddock::car_wars::build {

std::string said(Exact e) {
  Doc const d = exact_doc(e);
  return d.is_string() ? d.get<std::string>() : dump_doc(d);
}

std::string place_of(Craft const& c, bool side, char const* list, int at) {
  constexpr std::pair<std::string_view, Bare> kBares[] = {{"crew", kBareCrew}, {"weapons", kBareWeapons}, {"accessories", kBareParts}, {"plant_mods", kBarePlantMods}};
  bool const bare = std::any_of(std::begin(kBares), std::end(kBares), [&](auto const& b) { return b.first == list && (c.bare & b.second) != 0; });
  return (side ? "/sidecar/" : "/") + std::string(list) + (bare ? "" : "/" + std::to_string(at));
}

std::string place_of(Craft const& c, bool side, Weapon const& w, int fitting) {
  constexpr char const* kOwn[] = {"/concealment", "/rotary", "/magazine_switch", "/magazines"};
  SaidAt const& said = w.said[size_t(fitting)];
  if (said.accessory >= 0) return place_of(c, side, "accessories", said.accessory);
  std::string const weapon = place_of(c, side, "weapons", w.at);
  if (said.option != kUnsaid) return Judge::entry(weapon + "/options", said.option);
  return weapon + (fitting < kFitConceal ? "/options" : kOwn[fitting - kFitConceal]);
}

std::string Judge::root() const { return side ? "/sidecar" : ""; }
std::string Judge::path(char const* key) const { return under(root(), key); }
std::string Judge::path(Weapon const& w) const { return path("weapons", w.at); }
std::string Judge::path(Part const& p) const { return path(p.of_plant ? "plant_mods" : "accessories", p.at); }
std::string Judge::options_path(Weapon const& w, unsigned options) const {
  for (int i = 0; i < kFitConceal; ++i)
    if ((w.options & options & 1u << i) != 0 && w.said[size_t(i)].accessory >= 0) return path(w, i);
  return path(w) + "/options";
}

void Judge::say(char const* rule, std::string const& path, char const* why) const { say(rule, path, std::string(why), Doc()); }
void Judge::say(char const* rule, std::string const& path, char const* why, Doc mend) const { say(rule, path, std::string(why), std::move(mend)); }
void Judge::say(char const* rule, std::string const& path, std::string const& why) const { say(rule, path, why, Doc()); }
void Judge::say(char const* rule, std::string const& path, std::string const& why, Doc mend) const { say(std::string_view(rule), path, why, std::move(mend)); }
void Judge::say(std::string_view rule, std::string const& path, std::string const& why, Doc mend) const {
  if (faults.size() < 96) faults.push_back({std::string(rule), path, why, std::move(mend)});
}
void Judge::take_out(char const* rule, std::string const& path, char const* why) const { say(rule, path, why, removed(path)); }
void Judge::take_out(char const* rule, std::string const& path, std::string const& why) const { say(rule, path, why, removed(path)); }
Fault* Judge::ban(std::string_view rule, std::string const& path, std::string const& why, Doc mend) const {
  size_t const before = faults.size();
  say(rule, path, why, std::move(mend));
  if (faults.size() == before) return nullptr;
  faults.back().banned = true;
  return &faults.back();
}
void Judge::word(std::string_view id, std::string const& path, std::string_view also, Doc mend) const {
  if (bans(e, id) || (!also.empty() && bans(e, also))) ban("R-13", path, filled("'{}' may not be used: this event does not let it in.", {id}), std::move(mend));
}

bool Judge::lets(Items rows, std::string_view id) const {
  for (size_t i = 0; i < rows.size(); ++i)
    if (rows[i].id == id && lets(rows[i])) return true;
  return false;
}
Doc Judge::with_part(char const* id) const {
  if (!lets(catalogue().parts, id)) return nullptr;
  auto const first = std::find_if(c.parts.begin(), c.parts.end(), [](Part const& p) { return !p.of_plant; });
  if (first != c.parts.end() && (c.bare & kBareParts) != 0) return set_to(path("accessories"), Doc::array({part_doc(*first), id}));
  return first != c.parts.end() ? set_to(path("accessories") + "/-", id) : set_to(path("accessories"), Doc::array({id}));
}

Fault* Judge::item(Item const& it, std::string const& path, bool removable, std::string const& what, std::string_view also) const {
  auto const tell = [&](std::string_view rule, std::string sentence) { return ban(rule, path, std::move(sentence), removable ? removed(path) : Doc()); };
  std::string const name = it.name + what;
  if (!forbidden_by(it, set(), also).empty()) {
    char const* why = it.forbidden == "CW-004" ? " may not be used." : it.forbidden == "CW-017" ? " may not be fired from a pod of rockets." : " is nothing a crew may carry.";
    return tell(it.forbidden, capital(name) + why);
  }
  if (std::string const why = why_banned(it, e, also); !why.empty()) return tell("R-13", filled("The {} may not be used: {}.", {name, why}));
  return nullptr;
}

namespace {

void check_sidecar(Judge& j) {
  if (j.side && j.c.body >= 0 && j.body.kind != Kind::sidecar) return j.say("CW-001", "/sidecar/body", capital(a_body(j.body)) + " is no sidecar.");
  if (j.side || !j.d.has_sidecar) return;
  if (j.body.kind != Kind::cycle && j.c.body >= 0) j.take_out("R-13", "/sidecar", filled("Only a cycle pulls a sidecar, not {}.", {a_body(j.body)}));
  else if (!j.body.sidecar) j.say("R-13", "/sidecar", capital(a_body(j.body)) + " is too light for a sidecar; a medium or heavy cycle pulls one.", j.lets(catalogue().bodies, "medium_cycle") ? set_to("/body", "medium_cycle") : Doc());
}

void check_frame(Judge& j) {
  if (j.side) return;
  if (j.d.reversed && j.body.kind != Kind::trike && j.c.body >= 0) j.take_out("CW-026", "/reversed", filled("Only trikes can be reversed, not {}.", {a_body(j.body)}));
  if ((j.d.frame & kCaFrame) != 0 && j.body.kind == Kind::racing)
    j.say("R-13", "/frame", filled("The frame of {} is of carbon-aluminium already.", {a_body(j.body)}));
  Chassis const* const chassis = j.d.chassis < 0 ? nullptr : &catalogue().chassis[size_t(j.d.chassis)];
  for (int i = 0; i < int(std::size(kFrameMods)); ++i) {
    if ((j.d.frame & 1 << i) == 0) continue;
    Doc left = Doc::array();
    for (int k = 0; k < int(std::size(kFrameMods)); ++k)
      if (k != i && (j.d.frame & 1 << k) != 0) left.push_back(kFrameMods[k]);
    j.word(kFrameMods[i], "/frame", i > 0 && (j.d.frame & (kSloped | kStreamlined)) == (kSloped | kStreamlined) ? "sloped_and_streamlined" : "", left.empty() ? removed("/frame") : set_to("/frame", left));
  }
  if (chassis) j.item(*chassis, "/chassis", chassis->id != "standard", " chassis");
  bool const fixed = j.body.kind == Kind::cycle || j.body.kind == Kind::sidecar || (j.body.kind == Kind::racing && j.set().racing_chassis_fixed);
  if (!chassis && !fixed && j.body.kind != Kind::racing && j.c.body >= 0) j.word("standard", "/chassis");
  if (chassis && fixed && chassis->id != "standard") j.take_out("R-13", "/chassis", capital(a_body(j.body)) + " has no other chassis than its own.");
  if (j.d.six_wheels != SixWheels::none && !j.body.six_wheel) j.take_out("CW-007", "/six_wheel", capital(a_body(j.body)) + " cannot have six wheels; cars larger than a compact can.");
  if (chassis && chassis->id == j.body.six_wheel_with && j.d.six_wheels == SixWheels::none)
    j.say("CW-007", "/six_wheel", filled("{} with an extra heavy chassis needs six wheels; it has {}.", {capital(a_body(j.body)), j.f.wheels}), set_to("/six_wheel", "side_by_side"));
}

}  // namespace

void check_body(Judge& j) {
  if (j.c.body >= 0) j.item(j.body, j.path("body"), false);
  if (std::string_view const rule = body_forbidden_by(j.body, j.set()); j.c.body >= 0 && !rule.empty()) j.ban(rule, j.path("body"), capital(a_body(j.body)) + " may not be entered here.", j.side ? removed("/sidecar") : Doc());
  if (!j.side && j.body.kind == Kind::sidecar) j.say("CW-001", "/body", capital(a_body(j.body)) + " is no vehicle by itself.");
  check_sidecar(j);
  check_frame(j);
  if (j.c.suspension >= 0) {
    Suspension const& suspension = catalogue().suspensions[size_t(j.c.suspension)];
    j.item(suspension, j.path("suspension"), suspension.id != "light", " suspension");
    if (j.body.kind == Kind::racing) j.take_out("R-13", j.path("suspension"), capital(a_body(j.body)) + " keeps its own suspension.");
  } else if (j.c.body >= 0 && j.body.kind != Kind::racing) {
    j.word("light", j.path("suspension"));
  }
  if (!j.side && j.d.trailer && !j.set().trailers) j.take_out("CW-003", "/trailer", "A trailer would be a second vehicle; none may be towed.");
}

// Weight, spaces, purse.
void check_totals(Judge& j) {
  if (j.c.body < 0) return;
  if (j.f.weight > Exact(j.f.max_load)) {
    Doc mend = nullptr;
    bool const stronger = !j.side && j.body.kind <= Kind::trike;
    for (Chassis const& c : catalogue().chassis)
      if (bool const wheels = c.id != j.body.six_wheel_with || j.d.six_wheels != SixWheels::none;
          stronger && wheels && mend.is_null() && j.lets(c) && j.f.weight <= Exact((Ratio(j.body.max_load) * c.load_factor).half_up()))
        mend = set_to("/chassis", c.id);
    j.say("R-13", j.side ? "/sidecar" : j.d.chassis >= 0 ? "/chassis" : "/body", filled("It weighs {} lb; {} lb is the most it may.", {said(j.f.weight), j.f.max_load}), std::move(mend));
  }
  if (j.f.spaces_used > Exact(j.f.spaces_allowed)) {
    j.say("R-13", j.path("body"), filled("It needs {} spaces; there are {}{}", {said(j.f.spaces_used), j.f.spaces_allowed, j.f.cargo_spaces > 0 ? " (cargo spaces take loose cargo only)." : "."}));
    Exact tank = j.side ? 0 : j.l.tank_spaces;
    if (!j.side)
      for (Shell const& s : j.d.shells) tank += s.around[0].what == What::tank ? 1 : 0;
    if (tank > Exact(0) && j.f.cargo_spaces > 0 && j.f.spaces_used - tank <= Exact(j.f.spaces_allowed))
      j.say("CW-009", "/tank", filled("A gas tank of {}{} (with its armor) cannot go into cargo space, and the regular spaces are full.", {said(tank), tank == Exact(1) ? " space" : " spaces"}));
  }
  if (j.f.cargo_used > Exact(j.f.cargo_spaces)) j.say("R-13", j.path("accessories"), filled("The cargo needs {} cargo spaces; there are {}.", {said(j.f.cargo_used), j.f.cargo_spaces}));
  if (j.side) return;
  if (j.e.budget > 0 && j.l.cost > Exact(j.e.budget)) j.say("R-13", "", filled("It costs ${}; this event's purse is ${}.", {said(j.l.cost), j.e.budget}));
  if (j.e.max_weight > 0 && j.l.weight > Exact(j.e.max_weight)) j.say("R-13", "", filled("It weighs {} lb; this event lets in {} lb.", {said(j.l.weight), j.e.max_weight}));
}

namespace {

void check_craft(Judge& j) {
  check_body(j), check_totals(j);
  check_power(j);
  check_tires(j), check_crew(j), check_weapons(j), check_parts(j), check_armour(j);
  if (!j.side) check_shells(j);
}

// What goes by a weapon: what the document names by its number (with a weapon less it would mean another), and what is around all of a
// place where it is the last one.
bool relied_on(Design const& d, bool side, int weapon) {
  Craft const& c = side ? d.sidecar : d.main;
  Mount const& mount = c.weapons[weapon].mount;
  bool const last = std::count_if(c.weapons.begin(), c.weapons.end(), [&](Weapon const& w) { return w.mount == mount; }) == 1;
  auto const relies = [&](Around const& a) {
    return (a.what == What::weapon && a.weapon >= weapon) || (last && a.what == What::weapons && a.mount == mount);
  };
  for (Link const& link : c.links)
    if (link.numbered && link.weapons >> weapon != 0) return true;
  for (int i = weapon; i < c.weapons.size(); ++i)
    for (SaidAt const& said : c.weapons[i].said)
      if (said.accessory >= 0) return true;
  for (Part const& p : c.parts)
    if (relies(p.around)) return true;
  for (Shell const& s : d.shells)
    for (Around const& a : s.around)
      if (!side && relies(a)) return true;
  return false;
}

// A text "link" joins the weapons since the link before it: without that one it would join more.
bool parts_later(Craft const& c, Link const& link) {
  return std::any_of(c.links.begin(), c.links.end(), [&](Link const& later) { return later.at > link.at && !later.numbered; });
}

// A weapon or a link is taken away only where nothing else has to change.
void spare_numbers(Design const& d, std::vector<Fault>& faults) {
  for (Fault& f : faults) {
    if (!f.mend.is_object() || !f.mend["value"].is_null()) continue;
    for (bool const side : {false, true}) {
      Craft const& c = side ? d.sidecar : d.main;
      for (int i = 0; i < c.weapons.size() && f.mend.is_object(); ++i)
        if (f.mend["path"] == place_of(c, side, "weapons", c.weapons[i].at) && relied_on(d, side, i)) f.mend = nullptr;
      for (int i = 0; i < c.links.size() && f.mend.is_object(); ++i)
        if (f.mend["path"] == place_of(c, side, "weapons", c.links[i].at) && parts_later(c, c.links[i])) f.mend = nullptr;
      if (!f.mend.is_object()) break;
    }
  }
}

Check checked(Design const& design, Event const& event, std::vector<Fault> faults) {
  Check out{ledger_of(design, event), std::move(faults)};
  Judge main{job_of(design, event, out.ledger, false), out.faults};
  check_craft(main);
  if (design.has_sidecar) {
    Judge side{job_of(design, event, out.ledger, true), out.faults};
    check_craft(side);
  }
  spare_numbers(design, out.faults);
  return out;
}

}  // namespace

Check check(Design const& design, Event const& event) { return checked(design, event, {}); }
bool brings_banned(std::vector<Fault> const& before, std::vector<Fault> const& after) {
  auto const known = [&](Fault const& f) { return std::any_of(before.begin(), before.end(), [&](Fault const& b) { return b.why == f.why; }); };
  return std::any_of(after.begin(), after.end(), [&](Fault const& f) { return f.banned && !known(f); });
}

Check check(Read const& read, Event const& event) { return checked(read.design, event, read.faults); }

}  // namespace paddock::car_wars::build
