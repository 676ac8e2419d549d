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

// Offers a changed weapon as a spot: `c` is the craft in which this weapon and its loads have changed.
void weapon_spot(Bench const& b, CatalogueItem& item, bool side, int weapon, Craft const& c) {
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
      Craft c = b.craft(side);
      for (int m = 0; m <= c.weapons[i].magazines; ++m) fill(c, i, m, {0, 0, 0, int16_t(ammo), int16_t(weapon.shots)});
      weapon_spot(b, item, side, i, c);
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

// What is done to a weapon and its loads: which weapons can have it, and how it comes and goes. `which`: of several of a kind.
struct Option {
  std::string_view id;
  bool (*fits)(Craft const& c, int weapon, int which);
  void (*change)(Craft& c, int weapon, int which);
};

// One option for each weapon that can have it: pressed again it is left out.
void option_item(Bench const& b, CataloguePage& page, Option const& option, int which = 0) {
  int const row = find_row(catalogue().parts, option.id);
  CatalogueItem item;
  if (row >= 0) item = item_of(b, catalogue().parts[size_t(row)], "parts");
  else item.id = "options/" + std::string(option.id), item.name = capital(spoken(option.id)), item.note = note_of("options", option.id), item.help = help_of("options", option.id);
  if (row >= 0 && catalogue().parts[size_t(row)].price == Price::laser) item.cost = number((catalogue().parts[size_t(row)].cost * 100).half_up()) + "%";
  Chips chips(page);
  item.filters = chips.bit("Options");
  for (bool const side : {false, true})
    for (int i = 0; i < b.craft(side).weapons.size(); ++i) {
      if (!option.fits(b.craft(side), i, which)) continue;
      Craft c = b.craft(side);
      option.change(c, i, which);
      weapon_spot(b, item, side, i, c);
    }
  if (!item.spots.empty()) page.items.push_back(std::move(item));
}

bool takes_flag(Craft const& c, int i, int flag) { return 1 << flag > kGuidance || kind_in(c, i).laser; }
void flip_flag(Craft& c, int i, int flag) { c.weapons[i].options = uint16_t(c.weapons[i].options ^ 1 << flag); }

bool takes_load_mod(Craft const& c, int i, int at) {
  WeaponKind const& k = kind_in(c, i);
  int const mod = 1 << at;
  if (k.ammo_count == 0) return false;
  if (mod == kTracer) return k.machine_gun;
  if (mod == kLaserGuided || mod == kHarm) return k.rocket;
  if (mod == kImpact) return k.grenades;
  return k.mines;
}
void flip_load_mod(Craft& c, int i, int at) {
  for (Load& l : c.loads)
    if (l.weapon == i) l.mods = uint8_t(l.mods ^ 1 << at);
}

void add_magazine(Craft& c, int i, int) {
  WeaponKind const& kind = kind_in(c, i);
  Load full{int8_t(i), int8_t(c.weapons[i].magazines + 1), 0, int16_t(kind.first_ammo), int16_t(kind.shots)};
  for (Load const& l : c.loads)
    if (l.weapon == i && l.magazine == 0) full.ammo = l.ammo, full.mods = l.mods;
  ++c.weapons[i].magazines;
  if (!c.loads.full()) c.loads.push(full);
}

bool takes_magazine(Craft const& c, int i, int) { return kind_in(c, i).shots > 0 && !kind_in(c, i).single_shot && c.weapons[i].magazines < 9; }
bool takes_rockets(Craft const& c, int i, int) {
  WeaponKind const& k = kind_in(c, i);
  return k.rocket && k.single_shot && k.ammo_count > 0 && is_facing(c.weapons[i].mount.where) && c.weapons[i].magazines < 9;
}

bool takes_cover(Craft const& c, int i, int) { return !kind_in(c, i).zero_space; }
void hide(Craft& c, int i, int how) { c.weapons[i].conceal = c.weapons[i].conceal == Conceal(how) ? Conceal::none : Conceal(how); }

}  // namespace

void option_items(Bench const& b, CataloguePage& page) {
  option_item(b, page, {"extra_magazine", takes_magazine, add_magazine});
  option_item(b, page, {"rocket_magazine", takes_rockets, add_magazine});
  option_item(b, page, {"magazine_switch", [](Craft const& c, int i, int) { return c.weapons[i].magazines > 0; },
                        [](Craft& c, int i, int) { c.weapons[i].magazine_switch = !c.weapons[i].magazine_switch; }});
  option_item(b, page, {"rotary_magazine", takes_magazine, [](Craft& c, int i, int) { c.weapons[i].rotary = !c.weapons[i].rotary; }});
  option_item(b, page, {"concealment", takes_cover, hide}, int(Conceal::concealment));
  option_item(b, page, {"blow_through", takes_cover, hide}, int(Conceal::blow_through));
  for (int k = 0; k < int(std::size(kOptions)); ++k) option_item(b, page, {kOptions[k].part, takes_flag, flip_flag}, k);
  for (int m = 0; m < 7; ++m) option_item(b, page, {kLoadMods[m], takes_load_mod, flip_load_mod}, m);
}

}  // namespace paddock::car_wars::show
