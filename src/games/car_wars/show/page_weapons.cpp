// Weapons with the places they may stand at, and links between them.
#include <algorithm>
#include <bit>

#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

char const* chip_of(std::string_view category) {
  constexpr std::pair<char const*, char const*> kNames[] = {{"small_bore", "Small bore"}, {"large_bore", "Large bore"}, {"rocket", "Rockets"}, {"laser", "Lasers"}, {"flamethrower", "Flame"},
                                                            {"dropped_gas", "Gas"},       {"dropped_liquid", "Oil and ice"}, {"dropped_solid", "Dropped"}, {"discharger", "Dischargers"}};
  for (auto const& [id, name] : kNames)
    if (category == id) return name;
  return "Other";
}

// The turret that would take a weapon: one that is there, else the smallest that holds it.
int turret_for(Bench const& b, WeaponKind const& kind) {
  auto const& parts = catalogue().parts;
  Craft const& c = b.craft(false);
  auto const turning = [&](int at) { return parts[size_t(at)].holds == Holds::turret || parts[size_t(at)].holds == Holds::cupola; };
  for (Weapon const& w : c.weapons)
    if (w.mount.where == Where::held && turning(w.mount.part)) return w.mount.part;
  for (Part const& p : c.parts)
    if (turning(p.kind)) return p.kind;
  for (size_t i = 0; i < parts.size(); ++i)
    if (parts[i].holds == Holds::turret && parts[i].id.starts_with("turret_") && Exact(parts[i].capacity) >= kind.spaces) return int(i);
  return -1;
}

std::string turret_why(Bench const& b, WeaponKind const& kind, int turret) {
  Body const& body = *b.body();
  if (std::string_view const rule = turret_forbidden_by(kind, b.event.settings); !rule.empty()) return because(rule, "It does not work in a turret");
  if (body.kind == Kind::cycle || body.turret < 0) return "This body carries no turret.";
  if (catalogue().parts[size_t(turret)].capacity > body.turret)
    return body.turret > 0 ? "This body carries a turret of " + counted(body.turret, "space") + " at most." : "This body carries no turret for weapons of a space or more.";
  return "";
}

std::string facing_why(Bench const& b, WeaponKind const& kind, Where where) {
  Body const& body = *b.body();
  if (body.kind == Kind::cycle && where != Where::front && where != Where::back) return "A cycle has weapons in front and back only.";
  if ((where == Where::left || where == Where::right) && !kind.no_side.empty() && !b.event.settings.atg_side_mount) return because(kind.no_side, "It is not mounted on a side");
  return "";
}

std::string corner_why(Bench const& b, WeaponKind const& kind) {
  if (b.body()->kind > Kind::racing) return because("CW-006", "Corner mounts are for cars");
  if (kind.zero_space) return because("CW-006", "A discharger does not stand on a corner");
  return kind.corner ? "" : because("CW-006", "Only dropped weapons stand on a corner");
}

void pods(Bench const& b, WeaponKind const& kind, std::vector<Place>& out) {
  int const pod = b.body()->pod;
  if (pod <= 0 || kind.spaces > Exact(pod) || kind.zero_space) return;
  int part = -1;
  auto const& parts = catalogue().parts;
  for (size_t i = 0; i < parts.size() && part < 0; ++i)
    if (parts[i].holds == Holds::pod && Exact(parts[i].capacity) >= kind.spaces) part = int(i);
  if (part < 0) return;
  for (Where const side : {Where::left, Where::right})
    out.push_back({std::string(kWhereNames[int(side)]) + "-pod", side == Where::left ? "Left pod" : "Right pod", why_banned(parts[size_t(part)], b.event), {Where::held, side, int16_t(part)}});
}

}  // namespace

std::vector<Place> places_for(Bench const& b, WeaponKind const& kind) {
  std::vector<Place> out;
  constexpr char const* kLabels[] = {"", "Front", "Back", "Left", "Right", "Top", "Under", "Front left", "Front right", "Back left", "Back right"};
  bool const body = b.body() != nullptr;
  for (Where const w : {Where::front, Where::back, Where::left, Where::right}) out.push_back({kWhereNames[int(w)], kLabels[int(w)], body ? facing_why(b, kind, w) : "", {w, Where::none, -1}});
  if (!body) return out;
  int const turret = turret_for(b, kind);
  if (turret >= 0 && b.body()->turret >= 0 && b.body()->kind != Kind::cycle)
    out.push_back({"turret", "Turret", turret_why(b, kind, turret), {Where::held, Where::none, int16_t(turret)}});
  if (kind.dropped || kind.corner)
    for (Where const w : {Where::front_left, Where::front_right, Where::back_left, Where::back_right}) out.push_back({kWhereNames[int(w)], kLabels[int(w)], corner_why(b, kind), {w, Where::none, -1}});
  for (Where const w : {Where::top, Where::underbody}) out.push_back({kWhereNames[int(w)], kLabels[int(w)], facing_why(b, kind, w), {w, Where::none, -1}});
  pods(b, kind, out);
  if (!b.design().has_sidecar) return out;
  for (Where const w : {Where::front, Where::back, Where::left, Where::right})
    out.push_back({std::string("sidecar-") + kWhereNames[int(w)], std::string("Sidecar, ") + kWhereNames[int(w)], "", {w, Where::none, -1}, true});
  if (b.body(true) && b.body(true)->own_turret) out.push_back({"sidecar-turret", "Sidecar's turret", "", {Where::own_turret, Where::none, -1}, true});
  return out;
}

void weapons_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  auto const& all = catalogue().weapons;
  for (size_t i = 0; i < all.size(); ++i) {
    WeaponKind const& kind = all[i];
    CatalogueItem item = item_of(b, kind, "weapons");
    item.name = kind.name.size() > 26 ? kind.id : item.name;
    Exact cost = kind.cost, weight = kind.weight;
    if (kind.ammo_count > 0) {                       // loaded, as it is bought
      AmmoKind const& plain = catalogue().ammo[size_t(kind.first_ammo)];
      if (kind.single_shot) cost = weight = 0;       // C-11: the price of a rocket is that of its load
      cost += plain.cost * kind.shots, weight += plain.weight * kind.shots;
    }
    item.cost = figure(cost), item.weight = figure(weight), item.spaces = figure(kind.spaces);
    item.filters = chips.bit(chip_of(kind.category));
    for (Place const& p : places_for(b, kind)) {
      Craft one;
      Weapon w;
      w.kind = int16_t(i), w.mount = p.mount;
      one.weapons.push(w);
      if (kind.ammo_count > 0) one.loads.push({0, 0, 0, int16_t(kind.first_ammo), int16_t(kind.shots)});
      item.spots.push_back({p.place, p.label, add_edit(b, kind.id + " " + lower_first(p.label), {"weapons", p.side}, weapon_entry(one, 0)), p.why});
    }
    page.items.push_back(std::move(item));
  }
}

namespace {

void link_item(Bench const& b, CataloguePage& page, bool smart) {
  Craft const& c = b.craft(false);
  int const kind = find_row(catalogue().parts, smart ? "smart_link" : "link");
  if (kind < 0) return;
  CatalogueItem item = item_of(b, catalogue().parts[size_t(kind)], "parts");
  item.filters = Chips(page).bit("Links");
  if (!smart) item.cost = figure(b.event.settings.link_cost);   // CW-022
  auto const spot = [&](std::string place, std::string label, uint32_t weapons) {
    if (std::popcount(weapons) < 2) return;
    Link l;
    l.smart = smart, l.weapons = weapons;
    item.spots.push_back({std::move(place), label, add_edit(b, item.name + ": " + label, {"weapons"}, link_entry(l)), ""});
  };
  uint32_t all = 0;
  for (int i = 0; i < c.weapons.size(); ++i) all |= 1u << i;
  for (Where const w : {Where::front, Where::back, Where::left, Where::right, Where::held}) {
    uint32_t here = 0;
    for (int i = 0; i < c.weapons.size(); ++i) here |= c.weapons[i].mount.where == w ? 1u << i : 0;
    if (here != all) spot(w == Where::held ? "turret" : kWhereNames[int(w)], w == Where::held ? "Turret" : capital(kWhereNames[int(w)]), here);
  }
  for (int i = 0; i < c.weapons.size(); ++i)
    for (int k = i + 1; k < c.weapons.size() && item.spots.size() < 12; ++k)
      if (c.weapons[i].kind == c.weapons[k].kind && !(c.weapons[i].mount == c.weapons[k].mount)) spot("inside", "Both " + catalogue().weapons[size_t(c.weapons[i].kind)].id, 1u << i | 1u << k);
  spot("inside", "All weapons", all);
  if (item.spots.empty() && item.why.empty()) item.why = "A link joins two weapons or more.";
  page.items.push_back(std::move(item));
}

}  // namespace

void link_items(Bench const& b, CataloguePage& page) { link_item(b, page, false), link_item(b, page, true); }

}  // namespace paddock::car_wars::show
