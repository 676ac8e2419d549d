// What the weapons of the design are loaded with, their magazines and options.
#include <algorithm>
#include <set>

#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

WeaponKind const& kind_in(Craft const& c, int weapon) { return catalogue().weapons[size_t(c.weapons[weapon].kind)]; }

// "MG front"; of several alike each has its number.
std::string label_of(Craft const& c, int weapon, bool side) {
  int alike = 0, before = 0;
  for (int i = 0; i < c.weapons.size(); ++i)
    if (c.weapons[i].kind == c.weapons[weapon].kind && c.weapons[i].mount == c.weapons[weapon].mount) ++alike, before += i < weapon;
  std::string const label = kind_in(c, weapon).id + " " + (side ? "sidecar " : "") + place_words(c.weapons[weapon].mount);
  return alike > 1 ? label + ", " + std::to_string(before + 1) : label;
}

// Offers a changed weapon as a spot; Change works on a craft of which it may change this weapon and its loads.
template <class Change>
void weapon_spot(Bench const& b, CatalogueItem& item, bool side, int weapon, Change change) {
  Craft c = b.craft(side);
  change(c);
  std::string const label = label_of(b.craft(side), weapon, side);
  item.spots.push_back({place_id(c.weapons[weapon].mount), label, replace_edit(b, item.name + ": " + label, {"weapons", side}, b.craft(side).weapons[weapon].at, weapon_entry(c, weapon)), ""});
}

// The rounds of a magazine (0: of the weapon itself) become these.
void fill(Craft& c, int weapon, int magazine, Load with) {
  for (int i = c.loads.size(); i-- > 0;)
    if (c.loads[i].weapon == weapon && c.loads[i].magazine == magazine) c.loads.erase(i);
  with.weapon = int8_t(weapon), with.magazine = int8_t(magazine);
  if (!c.loads.full()) c.loads.push(with);
}

bool loaded_with(Craft const& c, int weapon, int ammo) {
  bool all = false;
  for (Load const& l : c.loads)
    if (l.weapon == weapon && l.shots > 0) {
      if (l.ammo != ammo) return false;
      all = true;
    }
  return all;
}

void ammo_item(Bench const& b, CataloguePage& page, Chips& chips, int kind, int ammo) {
  WeaponKind const& weapon = catalogue().weapons[size_t(kind)];
  AmmoKind const& a = catalogue().ammo[size_t(ammo)];
  CatalogueItem item = item_of(b, a, "ammo", weapon.id + "/" + a.id);
  item.name = weapon.id + ": " + spoken(a.id);
  for (char& letter : item.name)
    if (letter == '-') letter = ' ';
  item.note = std::string(note_of("ammo", weapon.id + "/" + a.id));
  item.help = help_of("ammo", weapon.id + "/" + a.id);
  if (item.help.empty()) item.help = help_of("ammo", a.id);
  item.note += item.note.empty() ? "a shot" : ", a shot";
  item.filters = chips.bit(weapon.id);
  item.chosen = true;
  for (bool const side : {false, true})
    for (int i = 0; i < b.craft(side).weapons.size(); ++i) {
      if (b.craft(side).weapons[i].kind != kind) continue;
      item.chosen = item.chosen && loaded_with(b.craft(side), i, ammo);
      weapon_spot(b, item, side, i, [&](Craft& c) {
        for (int m = 0; m <= c.weapons[i].magazines; ++m) fill(c, i, m, {0, 0, 0, int16_t(ammo), int16_t(weapon.shots)});
      });
    }
  page.items.push_back(std::move(item));
}

}  // namespace

void loads_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  std::set<int> seen;
  for (bool const side : {false, true})
    for (Weapon const& w : b.craft(side).weapons) {
      WeaponKind const& kind = catalogue().weapons[size_t(w.kind)];
      if (kind.ammo_count == 0 || !seen.insert(w.kind).second) continue;
      for (int k = 0; k < kind.ammo_count; ++k) ammo_item(b, page, chips, w.kind, kind.first_ammo + k);
    }
}

namespace {

// One option for each weapon that can have it: pressed again it is left out.
template <class Fits, class Change>
void option_item(Bench const& b, CataloguePage& page, std::string_view id, Fits fits, Change change) {
  int const row = find_row(catalogue().parts, id);
  CatalogueItem item;
  if (row >= 0) item = item_of(b, catalogue().parts[size_t(row)], "parts");
  else item.id = "options/" + std::string(id), item.name = capital(spoken(id)), item.note = note_of("options", id), item.help = help_of("options", id);
  if (row >= 0 && catalogue().parts[size_t(row)].price == Price::laser) item.cost = number((catalogue().parts[size_t(row)].cost * 100).half_up()) + "%";
  Chips chips(page);
  item.filters = chips.bit("Options");
  for (bool const side : {false, true})
    for (int i = 0; i < b.craft(side).weapons.size(); ++i)
      if (fits(b.craft(side), i)) weapon_spot(b, item, side, i, [&](Craft& c) { change(c, i); });
  if (!item.spots.empty()) page.items.push_back(std::move(item));
}

void flag_items(Bench const& b, CataloguePage& page) {
  auto const any = [](Craft const&, int) { return true; };
  auto const laser = [](Craft const& c, int i) { return kind_in(c, i).laser; };
  for (int k = 0; k < int(std::size(kOptions)); ++k) {
    bool const lasers = 1 << k <= kGuidance;
    auto const flip = [k](Craft& c, int i) { c.weapons[i].options = uint16_t(c.weapons[i].options ^ 1 << k); };
    if (lasers) option_item(b, page, kOptions[k].part, laser, flip);
    else option_item(b, page, kOptions[k].part, any, flip);
  }
}

void load_mod_items(Bench const& b, CataloguePage& page) {
  auto const fits = [](int mod) {
    return [mod](Craft const& c, int i) {
      WeaponKind const& k = kind_in(c, i);
      if (k.ammo_count == 0) return false;
      if (mod == kTracer) return k.machine_gun;
      if (mod == kLaserGuided || mod == kHarm) return k.rocket;
      if (mod == kImpact) return k.grenades;
      return k.mines;
    };
  };
  for (int m = 0; m < 7; ++m)
    option_item(b, page, kLoadMods[m], fits(1 << m), [m](Craft& c, int i) {
      for (Load& l : c.loads)
        if (l.weapon == i) l.mods = uint8_t(l.mods ^ 1 << m);
    });
}

void add_magazine(Craft& c, int i) {
  WeaponKind const& kind = kind_in(c, i);
  Load full{int8_t(i), int8_t(c.weapons[i].magazines + 1), 0, int16_t(kind.first_ammo), int16_t(kind.shots)};
  for (Load const& l : c.loads)
    if (l.weapon == i && l.magazine == 0) full.ammo = l.ammo, full.mods = l.mods;
  ++c.weapons[i].magazines;
  if (!c.loads.full()) c.loads.push(full);
}

}  // namespace

void option_items(Bench const& b, CataloguePage& page) {
  auto const takes = [](Craft const& c, int i) { return kind_in(c, i).shots > 0 && !kind_in(c, i).single_shot && c.weapons[i].magazines < 9; };
  option_item(b, page, "extra_magazine", takes, add_magazine);
  option_item(b, page, "rocket_magazine", [](Craft const& c, int i) { return kind_in(c, i).rocket && kind_in(c, i).single_shot && kind_in(c, i).ammo_count > 0 && is_facing(c.weapons[i].mount.where) && c.weapons[i].magazines < 9; }, add_magazine);
  option_item(b, page, "magazine_switch", [](Craft const& c, int i) { return c.weapons[i].magazines > 0; }, [](Craft& c, int i) { c.weapons[i].magazine_switch = !c.weapons[i].magazine_switch; });
  option_item(b, page, "rotary_magazine", takes, [](Craft& c, int i) { c.weapons[i].rotary = !c.weapons[i].rotary; });
  auto const any = [](Craft const& c, int i) { return !kind_in(c, i).zero_space; };
  auto const hide = [](Conceal how) {
    return [how](Craft& c, int i) { c.weapons[i].conceal = c.weapons[i].conceal == how ? Conceal::none : how; };
  };
  option_item(b, page, "concealment", any, hide(Conceal::concealment)), option_item(b, page, "blow_through", any, hide(Conceal::blow_through));
  flag_items(b, page), load_mod_items(b, page);
}

}  // namespace paddock::car_wars::show
