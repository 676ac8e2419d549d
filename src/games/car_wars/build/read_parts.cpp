// Accessories, plant and engine modifications, component armor.
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/build/names.hpp"
#include "games/car_wars/build/reading.hpp"
#include "view/line.hpp"

namespace paddock::car_wars::build {
namespace {

Doc const& member(Doc const& doc, char const* key) {
  static Doc const none;
  auto const it = doc.find(key);
  return it == doc.end() ? none : *it;
}

// Other names people write.
std::string_view usual_name(std::string_view id) {
  constexpr std::pair<std::string_view, std::string_view> kAlso[] = {
      {"wheelguard", "wheelguards"}, {"wheelhub", "wheelhubs"}, {"armored_wheelhubs", "wheelhubs"}, {"armored_wheelhub", "wheelhubs"},
      {"wheel_guards", "wheelguards"}, {"wheel_hubs", "wheelhubs"}, {"fake_wheelguard", "fake_wheelguards"}, {"fake_wheelhub", "fake_wheelhubs"},
      {"single_weapon_computer", "swc"}, {"hd_htm", "hd_high_torque_motors"}, {"htm", "high_torque_motors"}, {"tc", "targeting_computer"}};
  for (auto const& [said, usual] : kAlso)
    if (said == id) return usual;
  return id;
}
// More magazines for a weapon, each full of the plain load.
void full_magazines(Craft& c, int weapon, int count, int8_t accessory) {
  Weapon& w = c.weapons[weapon];
  WeaponKind const& kind = catalogue().weapons[size_t(w.kind)];
  if (w.magazines == 0) w.said[kFitMagazines].accessory = accessory;
  for (int i = 0; i < count && w.magazines < 9; ++i) {
    ++w.magazines;
    if (kind.ammo_count > 0 && !c.loads.full()) c.loads.push({int8_t(weapon), w.magazines, 0, int16_t(kind.first_ammo), int16_t(kind.shots)});
  }
}
bool takes_amount(PartKind const& k) {
  return k.price == Price::guard || k.price == Price::pod_armor || k.price == Price::windshell_armor || k.price == Price::pound ||
         k.price == Price::protected_spaces;
}

}  // namespace

bool Reader::around(Doc const& doc, std::string const& path, Around& out) {
  std::string const word = doc.is_string() ? in_id_letters(doc.get_ref<std::string const&>()) : "";
  out = {};
  if (word == "driver" || word == "cyclist") out.what = What::driver;
  else if (word == "gunner") out.what = What::gunner;
  else if (word == "passenger") out.what = What::passenger;
  else if (word == "plant" || word == "engine") out.what = What::plant;
  else if (word == "tank") out.what = What::tank;
  else if (word.starts_with("weapons:")) {
    std::string const place = word.substr(8);
    out.what = What::weapons;
    return mount(split_words(place), 0, path, out.mount);
  } else if (word.starts_with("weapon:") && whole_number(std::string_view(word).substr(7), 2) >= 0 && whole_number(std::string_view(word).substr(7), 2) < kMostWeapons) {
    int const number = whole_number(std::string_view(word).substr(7), 2), weapon = weapon_of(number);
    if (weapon == -1) return false;
    out.what = What::weapon, out.weapon = int8_t(weapon >= 0 ? weapon : number);
  }
  if (out.what == What::none) refuse("CW-011", path, in_quotes(doc) + " is nothing that can be armored: driver, gunner, plant, tank, weapons:front, weapon:0.");
  return out.what != What::none;
}

void Reader::shells(Doc const& given, std::string const& path, Design& d) {
  Doc const list = given.is_object() ? Doc::array({given}) : given;
  d.bare_shell = given.is_object();
  for (int i = 0, n = length(list, path, 12); i < n; ++i) {
    Doc const& entry = list[size_t(i)];
    std::string const here = d.bare_shell ? path : under(path, i);
    if (!entry.is_object()) {
      refuse("CW-011", here, filled("Component armor is {\"around\", \"points\", \"type\"}, not {}.", {in_quotes(entry)}));
      continue;
    }
    known_keys(entry, here, {"around", "points", "type"});
    Shell s;
    s.at = int8_t(i);
    s.points = int16_t(whole(entry, "points", here, 0, 999, 0));
    s.type = int8_t(armour_type(entry, "type", here, 0));
    Doc const things = member(entry, "around").is_string() ? Doc::array({member(entry, "around")}) : member(entry, "around");
    for (int k = 0, m = length(things, under(here, "around"), 8); k < m; ++k) {
      Around a;
      if (!around(things[size_t(k)], member(entry, "around").is_array() ? filled("{}/around/{}", {here, k}) : under(here, "around"), a) || std::find(s.around.begin(), s.around.end(), a) != s.around.end()) continue;
      if (member(entry, "around").is_array()) a.at = int8_t(k);
      s.around.push(a);
    }
    if (s.around.empty() && (!things.is_array() || things.empty())) refuse("CW-011", under(here, "around"), "It is not said what this armor goes around.");
    else if (!s.around.empty()) d.shells.push(s);
  }
}

// The accessory these words begin with, by its id or name ("Targeting computer"); `behind`: the first word behind it. -1: told.
int Reader::part_kind(WordList const& words, std::string const& path, int& behind) {
  auto const& parts = catalogue().parts;
  behind = 1;
  std::string said;
  int named = -1;
  for (int i = 0; i < words.size(); ++i) {   // the longest: a radar detector is no radar
    said += (i > 0 ? "_" : "") + as_id(words[i]);
    if (int const found = find_row_any_case(parts, usual_name(said)); found >= 0) named = found, behind = i + 1;
  }
  return named >= 0 ? named : row(parts, words[0], path, "accessory");
}

// "4 wheelguards of 10 fp front": count, id, "of" amount, a type of armor, a place; in the text form in any order behind the id.
bool Reader::part_text(std::string_view text, std::string const& path, Part& part) {
  WordList words = split_words(text);
  int const count = leading_count(words);
  if (words.empty()) return refuse("R-13", path, filled("An accessory is a text like 'spoiler' or {\"item\"}, not {}.", {in_quotes(text)})), false;
  if (count < 1 || count > 99) return refuse("R-13", path, filled("1 to 99 of a thing, not {}.", {count})), false;
  part.count = int16_t(count);
  std::string const id = as_id(words[0]);
  if (id == "trailer" || id == "hitch" || id == "trailer_hitch") return take_out("CW-003", path, "A trailer would be a second vehicle; none may be towed."), false;
  int behind = 1;
  int const kind = part_kind(words, path, behind);
  if (kind < 0) return false;
  part.kind = int16_t(kind);
  for (int i = behind; i < words.size(); ++i) {
    std::string_view const word = words[i];
    if (word == "of" || word == "with" || word == "lb" || word == "lbs" || word == "points") continue;
    Where const where = read_where(word);
    int const type = find_row(catalogue().armours, word), n = whole_number(word, 4);
    bool const kept = type == 0 && part.type > 0 && !catalogue().armours[size_t(part.type)].metal;   // "fp plastic"
    if (where != Where::none ? !place(where, path, part.place) : type >= 0 && !kept && !once(part.type, int8_t(-1), int8_t(type), path, "types of armor")) return false;
    if (where != Where::none || type >= 0) continue;
    if (n >= 0 && takes_amount(catalogue().parts[size_t(kind)])) {
      if (!once(part.amount, int16_t(0), int16_t(n), path, "amounts")) return false;
    } else return refuse("R-13", path, filled("{} is not understood behind {}.", {in_quotes(word), in_quotes(id)})), false;
  }
  return true;
}

// The same as one of its own options is the same thing; two accessories are two, and it has one.
void Reader::onto_one(std::string_view id, std::string const& path, int8_t accessory, Weapon& w) {
  Weapon said;
  uint8_t mods = 0;
  options(Doc(std::string(id)), path, said, mods);
  bool again = false;
  for (size_t f = 0; f < kFittings; ++f)
    if (!is_fitted(said, int(f))) continue;
    else if (!is_fitted(w, int(f))) w.said[f].accessory = accessory;
    else again = again || ((kComputers >> f & 1) != 0 && w.said[f].accessory >= 0);
  bool const otherwise = said.conceal != Conceal::none && w.conceal != Conceal::none && said.conceal != w.conceal;
  if (again || otherwise)
    return take_out("R-13", path, again ? "This weapon has that computer already." : "A weapon is concealed in one way.");
  w.options |= said.options, w.magazine_switch |= said.magazine_switch, w.rotary |= said.rotary;
  if (said.conceal != Conceal::none) w.conceal = said.conceal;
}

// A weapon's own accessory, written with the others: {"item": "swc", "weapon": 0}; it becomes an option of the weapon.
bool Reader::onto_weapon(Doc const& doc, std::string const& path, Craft& c, Part const& part) {
  char const* key = "for";
  for (char const* other : {"weapon", "weapons"})
    if (doc.contains(other)) key = other;
  Doc const* const said = &member(doc, key);
  if (said->is_null()) return false;
  Doc const which = said->is_array() ? *said : Doc::array({*said});
  if (std::string_view(key) == "for" && std::any_of(which.begin(), which.end(), [](Doc const& one) { return one.is_string(); })) return false;   // what it goes around
  bool const magazine = catalogue().parts[size_t(part.kind)].id == "extra_magazine";
  if (!magazine && part.count > 1 && size_t(part.count) != which.size()) refuse("R-13", under(path, "count"), filled("One for each of these weapons, which are {}, not {}.", {which.size(), part.count}));
  for (int i = 0, n = length(which, under(path, key), kMostWeapons); i < n; ++i) {
    std::optional<Ratio> const at = which[size_t(i)].is_number() ? ratio_of(which[size_t(i)]) : std::nullopt;
    int const weapon = at && at->whole() && *at >= Ratio(0) && *at < Ratio(kMostWeapons) ? weapon_of(int(at->num)) : kUnsaid;
    if (weapon == kUnsaid)
      refuse("R-13", under(path, key), filled("The number of a weapon is expected, counted from 0 (there are {}), not {}.", {numbers_.size(), in_quotes(which[size_t(i)])}));
    else if (weapon >= 0 && magazine) full_magazines(c, weapon, part.count, int8_t(part.at));
    else if (weapon >= 0) onto_one(catalogue().parts[size_t(part.kind)].id, path, int8_t(part.at), c.weapons[weapon]);
  }
  return true;
}

// How many facings a thing is on: a list of them, or one.
void Reader::locations(Doc const& doc, std::string const& path, Part& part) {
  if (doc.is_null() || (doc == Doc("all") && catalogue().parts[size_t(part.kind)].most == 1)) return;   // a roll cage is all around
  Doc const list = doc.is_string() ? Doc::array({doc}) : doc;
  unsigned said = 0;
  int const n = length(list, path, kFacings);
  for (int i = 0; i < n; ++i) {
    Where const where = list[size_t(i)].is_string() ? read_where(list[size_t(i)].get_ref<std::string const&>()) : Where::none;
    if (!is_facing(where)) refuse("R-13", path, in_quotes(list[size_t(i)]) + " is no armor location: front, back, left, right, top, underbody.");
    else if (std::exchange(said, said | 1u << facing_of(where)) == said) refuse("R-13", path, filled("The {} stands here twice.", {kWhereNames[int(where)]}));
  }
  if (n > 0) once(part.count, int16_t(1), int16_t(n), path, "counts");
}

void Reader::place_words(std::string const& text, std::string const& path, Part& part) {
  for (std::string_view const word : split_words(text))
    if (Where const where = read_where(word); where != Where::none) place(where, path, part.place);
    else refuse("R-13", path, in_quotes(text) + " is no place on a vehicle.");
}

bool Reader::part_object(Doc const& doc, std::string const& path, Craft& c, Part& part) {
  known_keys(doc, path, {"item", "id", "count", "points", "of", "type", "mount", "facing", "place", "side", "at", "weight", "pounds", "lb",
                         "spaces", "around", "weapon", "weapons", "retractable", "fake", "amount", "armor_type", "position", "location", "wheels",
                         "weight_lb", "size", "protects", "locations", "facings", "for", "on"});
  if (!part_text(item_or_id(doc, path), path, part)) return false;
  auto const count = [&](char const* key) { once(part.count, int16_t(1), int16_t(whole(doc, key, path, 1, 99, part.count)), under(path, key), "counts"); };
  count("count");
  if (member(doc, "wheels").is_number()) count("wheels");
  if (onto_weapon(doc, path, c, part)) return false;
  for (char const* key : {"points", "of", "weight", "pounds", "lb", "weight_lb", "size", "spaces", "amount"})
    once(part.amount, int16_t(0), int16_t(whole(doc, key, path, 0, 9999, part.amount)), under(path, key), "amounts");
  for (char const* key : {"armor_type", "type"}) once(part.type, int8_t(-1), int8_t(armour_type(doc, key, path, part.type)), under(path, key), "types of armor");
  for (char const* key : {"locations", "facings"})
    if (member(doc, key).is_number()) count(key);
    else locations(member(doc, key), under(path, key), part);
  for (char const* key : {"mount", "facing", "place", "side", "at", "position", "location", "on", "wheels"})
    if (member(doc, key).is_string() || std::string_view(key) != "wheels") place_words(text(doc, key, path), under(path, key), part);
  PartKind const& kind = catalogue().parts[size_t(part.kind)];
  for (char const* key : {"around", "protects", "for"}) {
    Doc const& things = member(doc, key);
    Around a;
    if (things.is_null() || !around(things.is_array() && things.size() == 1 ? things[0] : things, under(path, key), a)) continue;
    once(part.around, Around{}, a, under(path, key), "things it goes around");
    if (kind.price != Price::protected_spaces) take_out("R-13", under(path, key), capital(a_thing(kind.name)) + " goes around nothing.");
  }
  if (kind.guard == Guard::guard && flag(doc, "retractable", path)) part.kind = int16_t(find_row(catalogue().parts, "retractable_wheelguards"));
  if (kind.guard != Guard::none && kind.guard != Guard::fake && flag(doc, "fake", path))
    part.kind = int16_t(find_row(catalogue().parts, kind.guard == Guard::hub ? "fake_wheelhubs" : "fake_wheelguards"));
  return true;
}

void Reader::one_part(Doc const& doc, std::string const& path, Craft& c, Part part) {
  // An insulator around several things is one around each, as is written of component armor.
  char const* key = "around";
  for (char const* other : {"protects", "for"})
    if (doc.is_object() && !doc.contains(key)) key = other;
  if (doc.is_object() && member(doc, key).is_array() && doc[key].size() > 1 && doc[key].size() <= 8 && (get_text(doc, "item") + get_text(doc, "id")).find("insulator") != std::string::npos) {
    for (Doc const& thing : doc[key]) {
      Doc one = doc;
      if (doc.contains("count") && doc["count"] == doc[key].size()) one.erase("count");   // one each
      one[key] = thing;
      one_part(one, path, c, part);
    }
    return;
  }
  bool const good = doc.is_object() ? part_object(doc, path, c, part)
                                    : doc.is_string() ? part_text(doc.get_ref<std::string const&>(), path, part)
                                                      : (refuse("R-13", path, filled("An accessory is a text like 'spoiler' or {\"item\"}, not {}.", {in_quotes(doc)})), false);
  if (!good) return;
  PartKind const& kind = catalogue().parts[size_t(part.kind)];
  if (kind.price == Price::laser || kind.price == Price::weapon_space)
    return refuse("R-13", path, filled("Say which weapon: {\"item\": {}, \"weapon\": 0}.", {in_quotes(kind.id)}));
  if (kind.id == "rocket_magazine" && part.amount > 0) {   // paid by the space: one of 2 spaces is two
    if (part.amount > 3) refuse("R-13", path, filled("A rocket magazine has 1 to 3 spaces; this one would have {}.", {part.amount}));
    part.count = int16_t(std::min(part.count * std::min<int>(std::exchange(part.amount, int16_t(0)), 3), 99));
  }
  if (takes_amount(kind) && part.amount == 0 && kind.price != Price::protected_spaces)
    refuse("R-13", path, filled("Say how much: '{} of 10'{}", {kind.id, kind.price == Price::pound ? " (pounds)." : " (points of armor)."}));
  if (!takes_amount(kind) && part.amount != 0) refuse("R-13", path, filled("{} has no amount; {} is too much said.", {capital(a_thing(kind.name)), part.amount}));
  if (kind.holds != Holds::nothing && kind.place.empty() && part.place == Where::top) part.place = Where::none;   // where a turret stands
  if (c.parts.full()) return refuse("R-13", path, filled("At most {} accessories are read.", {kMostParts}));
  c.parts.push(part);
}

void Reader::parts(Doc const& given, std::string const& path, Craft& c, bool of_plant) {
  Doc const list = given.is_string() ? Doc::array({given}) : given;
  if (given.is_string()) c.bare |= of_plant ? kBarePlantMods : kBareParts;
  for (int i = 0, n = length(list, path, kMostParts); i < n; ++i) {
    Part part;
    part.of_plant = of_plant, part.at = int16_t(i);
    one_part(list[size_t(i)], given.is_string() ? path : under(path, i), c, part);
  }
}

}  // namespace paddock::car_wars::build
