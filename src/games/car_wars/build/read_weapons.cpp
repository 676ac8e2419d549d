// Weapons, what they are loaded with, and links.
#include <algorithm>
#include <bit>
#include <utility>

#include "core/filled.hpp"
#include "games/car_wars/build/reading.hpp"

namespace paddock::car_wars::build {
namespace {

Doc const& member(Doc const& doc, char const* key) {
  static Doc const none;
  auto const it = doc.find(key);
  return it == doc.end() ? none : *it;
}
bool is_link_word(std::string_view word) { return word == "link" || word == "smart_link"; }
// "Smart link for all" as "smart_link for all"; empty: it is no link.
std::string link_words(std::string_view text) {
  std::string said;
  for (std::string_view const word : split_words(text)) said += (said.empty() ? "" : said == "smart" ? "_" : " ") + in_id_letters(word);
  return is_link_word(said.substr(0, said.find(' '))) ? said : "";
}

// Which of the load modifications a word is; 0: none.
uint8_t load_mod(std::string_view word) {
  for (int i = 0; i < 7; ++i)
    if (word == kLoadMods[i]) return uint8_t(1 << i);
  return 0;
}
// Modifications that the kind can have (ammo.json, type_effects).
uint8_t load_mods_of(WeaponKind const& w) {
  if (w.machine_gun) return kTracer;
  if (w.rocket) return kLaserGuided | kHarm;
  if (w.mines) return kProximity | kRadioContact | kRadioOnly;
  if (w.grenades) return kImpact;
  return w.dropped && w.single_shot && !w.zero_space ? uint8_t(kRadioOnly) : uint8_t(0);   // drop plates
}
// The single-word options of a weapon; 0: none. The names of the accessories count, too.
uint16_t weapon_option(std::string_view word) {
  for (int i = 0; i < int(std::size(kOptions)); ++i)
    if (word == kOptions[i].name || word == kOptions[i].part) return uint16_t(1 << i);
  if (word == "ir" || word == "infra_red") return kInfrared;
  if (word == "bluegreen") return kBlueGreen;
  if (word == "lgl") return kGuidance;
  return 0;
}

}  // namespace

// What is done to the rounds of a load.
void Reader::load_options(Doc const& list, std::string const& path, WeaponKind const& kind, uint8_t& load_mods) {
  Doc const one = list.is_string() ? Doc::array({list}) : list;
  for (int i = 0, n = length(one, path, 16); i < n; ++i) {
    Doc const& entry = one[size_t(i)];
    std::string const here = list.is_string() ? path : under(path, i);
    uint8_t const mod = entry.is_string() ? load_mod(as_id(entry.get_ref<std::string const&>())) : uint8_t(0), known = load_mods_of(kind);
    if ((mod & known) != 0) {
      load_mods |= mod;
      continue;
    }
    std::string all;
    for (int k = 0; k < int(std::size(kLoadMods)); ++k)
      if ((known & 1 << k) != 0) all += (all.empty() ? "" : ", ") + std::string(kLoadMods[k]);
    take_out("R-13", here, filled("{} is nothing that is done to rounds of the {}{}", {in_quotes(entry), kind.name, all.empty() ? "." : filled(": {}.", {all})}));
  }
}

void Reader::options(Doc const& list, std::string const& path, Weapon& w, uint8_t& load_mods) {
  Doc const one = list.is_string() ? Doc::array({list}) : list;
  for (int i = 0, n = length(one, path, 16); i < n; ++i) {
    Doc const& entry = one[size_t(i)];
    std::string const word = entry.is_string() ? as_id(entry.get_ref<std::string const&>()) : "?", here = list.is_string() ? path : under(path, i);
    SaidAt const said{-1, list.is_string() ? kAlone : int8_t(i)};
    bool twice = false;
    if (uint16_t const option = weapon_option(word); option != 0) {
      twice = (w.options & option) != 0;
      w.options |= option, w.said[size_t(std::countr_zero(option))] = said;
    } else if (uint8_t const mod = load_mod(word); mod != 0) {
      load_mods |= mod;
    } else if (word == "magazine_switch") {
      twice = std::exchange(w.magazine_switch, true), w.said[kFitSwitch] = said;
    } else if (word == "rotary_magazine" || word == "rotary") {
      twice = std::exchange(w.rotary, true), w.said[kFitRotary] = said;
    } else if (word == "concealment" || word == "blow_through") {
      twice = std::exchange(w.conceal, word == "concealment" ? Conceal::concealment : Conceal::blow_through) != Conceal::none, w.said[kFitConceal] = said;
    } else {
      refuse("R-13", here, in_quotes(entry) + " is no option of a weapon: infrared, pulse, blue_green, swc, hrswc ...");
    }
    if (twice) take_out("R-13", here, word == "concealment" || word == "blow_through" ? "A weapon is concealed in one way, once." : filled("A weapon has one {}, and this one has it already.", {word}));
  }
}

// The loads of one magazine: [{"id", "shots", "mods"}], "id", or {"id": shots}. Shots left out fill what is left of it.
void Reader::ammo(Doc const& list, std::string const& path, Weapon const& w, int magazine, Craft& c) {
  WeaponKind const& kind = catalogue().weapons[size_t(w.kind)];
  Doc const one = list.is_string() || list.is_object() ? Doc::array({list}) : list;
  int left = kind.shots;
  for (int i = 0, n = length(one, path, 12); i < n; ++i) {
    Doc const& entry = one[size_t(i)];
    std::string const here = list.is_array() ? under(path, i) : path;
    if (!entry.is_string() && !entry.is_object()) {
      refuse("R-13", here, filled("A load is {\"id\", \"shots\"}, not {}.", {in_quotes(entry)}));
      continue;
    }
    if (entry.is_object()) known_keys(entry, here, {"id", "ammo", "shots", "mods", "options"});
    std::string const id = as_id(entry.is_string() ? entry.get<std::string>() : item_or_id(entry, here, "ammo"));
    Load load;
    load.weapon = int8_t(c.weapons.size()), load.magazine = int8_t(magazine), load.at = list.is_array() ? int8_t(i) : kAlone;
    if (entry.is_object())
      for (char const* key : {"mods", "options"}) load_options(member(entry, key), under(here, key), kind, load.mods);
    load.ammo = -1;
    for (int k = 0; k < kind.ammo_count; ++k)
      if (catalogue().ammo[size_t(kind.first_ammo + k)].id == id) load.ammo = int16_t(kind.first_ammo + k);
    if (load.ammo < 0 && kind.ammo_count > 0 && (load_mods_of(kind) & load_mod(id)) != 0)   // "tracer": the plain load with it
      load.ammo = int16_t(kind.first_ammo), load.mods |= load_mod(id);
    if (load.ammo < 0 && kind.ammo_count > 0 && (id == "normal" || id.empty())) load.ammo = int16_t(kind.first_ammo);
    load.shots = int16_t(entry.is_object() ? whole(entry, "shots", here, 0, 999, std::max(left, 0)) : std::max(left, 0));
    left -= load.shots;
    if (load.ammo < 0) {
      std::string ids;
      for (int k = 0; k < kind.ammo_count; ++k) ids += (k ? ", " : ": ") + catalogue().ammo[size_t(kind.first_ammo + k)].id;
      bool const itself = kind.ammo_count == 0 && id == "normal" && load.shots <= kind.shots;   // a drop plate is its own load
      if (!itself && (kind.ammo_count > 0 || load.shots > 0 || kind.single_shot)) refuse("R-13", here, filled("The {} takes no load {}{}", {kind.name, in_quotes(id), ids.empty() ? "; it has none to choose." : ids + "."}));
    } else if (c.loads.full()) {
      refuse("R-13", here, filled("At most {} loads are read.", {kMostLoads}));
    } else {
      c.loads.push(load);
    }
  }
}

void Reader::weapon_object(Doc const& doc, std::string const& path, Weapon& w, Craft& c) {
  WeaponKind const& kind = catalogue().weapons[size_t(w.kind)];
  w.count = int16_t(whole(doc, "count", path, 1, 99, 1));
  std::string const conceal = text(doc, "concealment", path);
  if (conceal == "concealment" || conceal == "blow_through") w.conceal = conceal == "concealment" ? Conceal::concealment : Conceal::blow_through;
  else if (!conceal.empty()) refuse("R-13", under(path, "concealment"), filled("'concealment' or 'blow_through' is expected, not {}.", {in_quotes(conceal)}));
  w.magazine_switch = flag(doc, "magazine_switch", path), w.rotary = flag(doc, "rotary", path);
  uint8_t mods = 0;
  options(member(doc, "options"), under(path, "options"), w, mods);
  int const first = c.loads.size();
  Doc const& loads = member(doc, "ammo");
  if (loads.is_null()) {
    if (kind.ammo_count > 0 && !c.loads.full()) c.loads.push({int8_t(c.weapons.size()), 0, 0, int16_t(kind.first_ammo), int16_t(kind.shots)});
  } else {
    ammo(loads, under(path, "ammo"), w, 0, c);
  }
  Doc const& magazines = member(doc, "magazines");
  int const n = magazines.is_number() ? whole(doc, "magazines", path, 0, 9, 0) : length(magazines, under(path, "magazines"), 9);
  w.magazines = int8_t(n);
  for (int i = 0; i < n; ++i) {
    static Doc const full;
    Doc const& magazine = magazines.is_array() ? magazines[size_t(i)] : full;
    std::string const here = filled("{}/magazines/{}", {path, i});
    Doc const& inside = magazine.is_object() ? member(magazine, "ammo") : magazine;
    if (magazine.is_object()) known_keys(magazine, here, {"ammo"});
    if (!inside.is_null()) ammo(inside, magazine.is_object() ? under(here, "ammo") : here, w, i + 1, c);
    else if (kind.ammo_count > 0 && !c.loads.full()) c.loads.push({int8_t(c.weapons.size()), int8_t(i + 1), 0, int16_t(kind.first_ammo), int16_t(kind.shots)});
  }
  for (int i = first; i < c.loads.size(); ++i) c.loads[i].mods |= mods;
  if ((mods & ~load_mods_of(kind)) != 0) refuse("R-13", under(path, "options"), filled("The {} takes no such rounds.", {kind.name}));
}

// The weapon these words begin with, by its id or its name ("Machine Gun front"); `behind`: the first word behind it. -1: told.
int Reader::weapon_kind(WordList const& words, std::string const& path, int& behind) {
  auto const& weapons = catalogue().weapons;
  behind = 1;
  if (int const found = find_row(weapons, words[0]); found >= 0) return found;
  std::string said;
  int named = -1;
  for (int i = 0; i < words.size(); ++i) {
    said += (i > 0 ? " " : "") + std::string(words[i]);
    if (int const found = find_row_any_case(weapons, said); found >= 0) named = found, behind = i + 1;   // the longest name
  }
  return named >= 0 ? named : row(weapons, words[0], path, "weapon");
}

void Reader::one_weapon(Doc const& doc, std::string const& path, int at, Craft& c) {
  Weapon w;
  w.at = int16_t(at);
  std::string const text = doc.is_string() ? doc.get<std::string>() : doc.is_object() ? this->text(doc, "weapon", path) : "";
  WordList words = split_words(text);
  int const count = leading_count(words);
  if (words.empty()) return refuse("R-13", path, filled("A weapon is a text like 'MG front' or {\"weapon\", \"mount\"}, not {}.", {in_quotes(doc)}));
  // "front MG": the place said first goes behind.
  if (words.size() > 1 && find_row_any_case(catalogue().weapons, words[0]) < 0 && read_where(words[0]) != Where::none) std::rotate(words.begin(), words.begin() + 1, words.end());
  int from = 1;
  int const kind = weapon_kind(words, path, from);
  if (kind < 0) return;
  w.kind = int16_t(kind);
  if (doc.is_object()) known_keys(doc, path, {"weapon", "mount", "count", "ammo", "magazines", "options", "concealment", "magazine_switch", "rotary"});
  std::string const apart = doc.is_object() ? this->text(doc, "mount", path) : "", mount_path = doc.is_object() ? under(path, "mount") : path;
  bool const behind = words.size() > from;
  if ((behind || apart.empty()) && !mount(words, from, mount_path, w.mount)) return;
  Mount other;
  if (!apart.empty() && !mount(split_words(apart), 0, mount_path, other)) return;
  if (!apart.empty()) once(w.mount, Mount{}, other, mount_path, "mounts");
  weapon_object(doc.is_object() ? doc : Doc::object(), path, w, c);
  if (count < 1 || count > 99) refuse("R-13", path, filled("1 to 99 of a weapon, not {}.", {count}));
  else if (count > 1) once(w.count, int16_t(1), int16_t(count), path, "counts");
  c.weapons.push(w);
}

// "link" joins the weapons since the link before it, "link for all" every weapon, also those that come later.
void Reader::link_text(std::string_view text, std::string const& path, int at, Craft& c) {
  WordList const words = split_words(text);
  Link l;
  l.smart = words[0] == "smart_link", l.at = int16_t(at);
  bool const all = words.size() == 3 && words[1] == "for" && words[2] == "all";
  if (words.size() > 1 && !all) return refuse("CW-022", path, filled("A link is 'link', 'link for all' or {\"link\", \"weapons\"}, not {}.", {in_quotes(text)}));
  int since = -1;
  for (Link const& other : c.links) since = std::max(since, int(other.at));
  for (int i = 0; i < kMostWeapons; ++i)
    if (all || (i < c.weapons.size() && c.weapons[i].at > since)) l.weapons |= 1u << i;
  if (!c.links.full()) c.links.push(l);
}

void Reader::link(Doc const& doc, std::string const& path, int at, Craft& c) {
  Link l;
  l.at = int16_t(at);
  std::string const kind = link_words(text(doc, "link", path));
  if (!is_link_word(kind)) return refuse("CW-022", under(path, "link"), filled("'link' or 'smart_link' is expected, not {}.", {in_quotes(member(doc, "link"))}));
  known_keys(doc, path, {"link", "weapons", "accessories"});
  l.smart = kind == "smart_link", l.numbered = true;
  Doc const& list = member(doc, "weapons");
  for (int i = 0, n = length(list, under(path, "weapons"), kMostWeapons); i < n; ++i) {
    std::optional<Ratio> const which = list[size_t(i)].is_number() ? ratio_of(list[size_t(i)]) : std::nullopt;
    // Weapons that come later in the list may be named, too: whether there are so many is seen when all are read.
    if (which && which->whole() && *which >= Ratio(0) && *which < Ratio(kMostWeapons)) l.weapons |= 1u << which->num;
    else refuse("CW-022", filled("{}/weapons/{}", {path, i}), filled("The number of a weapon is expected, counted from 0, not {}.", {in_quotes(list[size_t(i)])}));
  }
  Doc const& parts = member(doc, "accessories");
  for (int i = 0, n = length(parts, under(path, "accessories"), 8); i < n; ++i) {
    std::string const id = parts[size_t(i)].is_string() ? parts[size_t(i)].get<std::string>() : "?";
    if (int const part = row(catalogue().parts, id, filled("{}/accessories/{}", {path, i}), "accessory", "CW-022"); part >= 0) l.parts.push(int16_t(part));
  }
  if (!c.links.full()) c.links.push(l);
}

// The weapons of links, when all are read: by number as the document counts them.
void Reader::resolve(std::string const& path, Craft& c) {
  uint32_t const there = c.weapons.size() < kMostWeapons ? (1u << c.weapons.size()) - 1 : ~0u;
  for (Link& l : c.links) {
    uint32_t const said = std::exchange(l.weapons, l.numbered ? 0 : l.weapons & there);
    bool missing = false;
    for (int i = 0; i < kMostWeapons && l.numbered; ++i) {
      if ((said >> i & 1) == 0) continue;
      if (int const weapon = weapon_of(i); weapon >= 0) l.weapons |= 1u << weapon;
      else missing = missing || weapon == kUnsaid;
    }
    if (missing) refuse("CW-022", under(path, l.at), filled("This link names a weapon that is not there; there are {}, counted from 0.", {numbers_.size()}));
  }
}

void Reader::weapons(Doc const& given, std::string const& path, Craft& c) {
  Doc const list = given.is_string() ? Doc::array({given}) : given;
  if (given.is_string()) c.bare |= kBareWeapons;
  numbers_.clear();
  for (int i = 0, n = length(list, path, kMostWeapons + 16); i < n; ++i) {
    Doc const& entry = list[size_t(i)];
    std::string const here = given.is_string() ? path : under(path, i);
    std::string const text_link = entry.is_string() ? link_words(entry.get_ref<std::string const&>()) : "";
    bool const object_link = entry.is_object() && entry.contains("link");
    if ((!text_link.empty() || object_link) && c.links.full()) refuse("CW-022", here, "At most 16 links are read.");
    else if (!text_link.empty()) link_text(text_link, here, i, c);
    else if (object_link) link(entry, here, i, c);
    else if (numbers_.full()) refuse("R-13", here, filled("At most {} entries of weapons are read.", {kMostWeapons}));
    else {
      int const number = c.weapons.size();
      one_weapon(entry, here, i, c);
      numbers_.push(int8_t(c.weapons.size() > number ? number : -1));
    }
  }
  resolve(path, c);
}

}  // namespace paddock::car_wars::build
