// Tires and people of a document.
#include "core/filled.hpp"
#include "games/car_wars/build/reading.hpp"

namespace paddock::car_wars::build {
namespace {

Doc const& member(Doc const& doc, char const* key) {
  static Doc const none;
  auto const it = doc.find(key);
  return it == doc.end() ? none : *it;
}

// A word behind the type: what is done to the tire. 0: it is none.
uint8_t tire_mod(std::string_view word) {
  for (int i = 0; i < 7; ++i)
    if (word == kTireMods[i]) return uint8_t(1 << i);
  if (word == "steel_belted" || word == "steelbelt") return kSteelbelted;
  if (word == "radials") return kRadial;
  if (word == "offroad") return kOffRoad;
  if (word == "slicks" || word == "racing_slick" || word == "racing_slicks") return kSlick;
  if (word == "fp") return kFireproof;
  return 0;
}
int tire_kind(std::string_view word) {
  constexpr std::pair<std::string_view, std::string_view> kShort[] = {{"std", "standard"}, {"hd", "heavy_duty"}, {"pr", "puncture_resistant"}};
  for (auto const& [said, usual] : kShort)
    if (said == word) word = usual;
  return find_row(catalogue().tires, word);
}

}  // namespace

// The type, what is done to it and the wheels, in any order; two words may be one name ("heavy duty").
void Reader::tire_words(WordList const& words, std::string const& path, TireGroup& g) {
  int tire = -1;
  std::string_view unknown;
  auto understood = [&](std::string_view name) {
    uint8_t const mod = tire_mod(name);
    int const kind = tire < 0 ? tire_kind(name) : -1;
    if (kind >= 0) tire = kind;
    g.mods |= mod;
    return mod != 0 || kind >= 0;
  };
  for (int i = 0; i < words.size(); ++i) {
    if (Where const where = read_where(words[i]); where != Where::none) place(where, path, g.place);
    else if (understood(words[i])) continue;
    else if (i + 1 < words.size() && understood(filled("{}_{}", {words[i], words[i + 1]}))) ++i;
    else if (unknown.empty()) unknown = words[i];
  }
  if (tire < 0) row(catalogue().tires, unknown.empty() ? words[0] : unknown, path, "tire");
  else if (!unknown.empty()) refuse("R-13", path, in_quotes(unknown) + " is nothing that can be done to a tire: steelbelted, radial, off_road, slick, fireproof, snow, chains.");
  g.tire = int8_t(std::max(tire, 0));   // of an unknown kind: they are there all the same
}

// "2 solid steelbelted front": count, type, what is done to it, wheels.
void Reader::tire_group(Doc const& doc, std::string const& path, int at, Craft& c, char const* wheels) {
  TireGroup g;
  g.at = int8_t(at);
  WordList words;
  std::string kept;
  if (doc.is_string()) {
    kept = doc.get<std::string>();
  } else if (doc.is_object()) {   // the same words, one by one
    known_keys(doc, path, {"count", "type", "tire", "id", "mods", "place", "position", "wheels"});
    kept = std::to_string(whole(doc, "count", path, 0, 99, 1));
    for (char const* key : {"type", "tire", "id"}) kept += " " + text(doc, key, path);
    Doc const& mods = member(doc, "mods");
    for (int i = 0, n = length(mods, under(path, "mods"), 7); i < n; ++i) kept += mods[size_t(i)].is_string() ? " " + mods[size_t(i)].get<std::string>() : " ?";
    for (char const* key : {"place", "position", "wheels"}) kept += " " + text(doc, key, path);
  } else {
    return refuse("R-13", path, filled("Tires are a text like '4 heavy_duty radial' or {\"count\", \"type\", \"mods\"}, not {}.", {in_quotes(doc)}));
  }
  if (*wheels != 0) kept += std::string(" ") + wheels;
  kept = in_id_letters(kept);
  words = split_words(kept);
  int const count = leading_count(words);
  if (words.empty() || count < 1 || count > 99) return refuse("R-13", path, filled("Tires are written like '4 heavy_duty radial', not {}.", {in_quotes(kept)}));
  g.count = uint8_t(count);
  tire_words(words, path, g);
  if (!c.tires.full()) c.tires.push(g);
}

void Reader::tires(Doc const& doc, std::string const& path, Craft& c) {
  if (doc.is_null()) return;
  if (doc.is_array()) {
    for (int i = 0, n = length(doc, path, 8); i < n; ++i) tire_group(doc[size_t(i)], under(path, i), i, c);
  } else if (doc.is_object() && (doc.contains("front") || doc.contains("back") || doc.contains("rear"))) {
    known_keys(doc, path, {"front", "back", "rear"});
    for (char const* place : {"front", "back", "rear"}) {
      if (Doc const& group = member(doc, place); !group.is_null()) tire_group(group, path, 0, c, place);
    }
  } else if (doc.is_object()) {
    tire_group(doc, path, 0, c);
  } else if (doc.is_string()) {
    std::string text = doc.get<std::string>();
    for (size_t at = text.find(','); at != text.npos; at = text.find(',', at + 1))   // a comma before a number parts groups, too
      if (size_t const next = text.find_first_not_of(' ', at + 1); next != text.npos && text[next] >= '0' && text[next] <= '9') text[at] = ';';
    WordList const groups = split_words(text, ";");
    if (groups.size() > 8) return refuse("R-13", path, "At most 8 groups of tires are read.");
    for (int i = 0; i < groups.size(); ++i)
      if (!split_words(groups[i]).empty()) tire_group(Doc(std::string(groups[i])), path, i, c);
  } else {
    tire_group(doc, path, 0, c);
  }
}

void Reader::gear(Doc const& list, std::string const& path, Person& p) {
  Doc const one = list.is_string() ? Doc::array({list}) : list;
  for (int i = 0, n = length(one, path, 16); i < n; ++i) {
    Doc const& entry = one[size_t(i)];
    std::string const here = list.is_string() ? path : under(path, i);
    int count = 1;
    std::string id;
    if (entry.is_object()) known_keys(entry, here, {"item", "id", "count", "name"});
    if (entry.is_string()) {
      std::string const text = entry.get<std::string>();
      WordList words = split_words(text);
      count = leading_count(words);
      if (words.size() == 1) id = words[0];
      else id = text;
    } else if (entry.is_object()) {
      count = whole(entry, "count", here, 1, 99, 1);
      id = item_or_id(entry, here);
    } else {
      refuse("CW-031", here, filled("Gear is a text like 'pfe', not {}.", {in_quotes(entry)}));
      continue;
    }
    if (count < 1 || count > 99) refuse("CW-031", here, filled("1 to 99 of a thing, not {}.", {count}));
    int const found = row(catalogue().gear, id, here, "gear", "CW-031");
    if (found >= 0) p.gear.push({int16_t(found), int16_t(std::clamp(count, 1, 99)), list.is_string() ? kAlone : int8_t(i)});
  }
}

void Reader::skills(Doc const& doc, std::string const& path, Person& p) {
  if (!doc.is_null() && !doc.is_object()) refuse("CW-029", path, filled("Skills are points by skill, like {\"driver\": 20}, not {}.", {in_quotes(doc)}));
  if (!doc.is_object()) return;
  unsigned said = 0;
  for (auto it = doc.begin(); it != doc.end(); ++it) {
    int which = -1;
    for (int i = 0; i < 4; ++i)
      if (as_id(it.key()) == kSkills[i]) which = i;
    if (which < 0) refuse("CW-029", under(path, it.key().substr(0, 40)), in_quotes(it.key()) + " is no skill: driver, gunner, cyclist, handgunner.");
    else if ((said >> which & 1) != 0) take_out("CW-029", under(path, it.key()), filled("The points of this skill stand here twice, once as {}.", {in_quotes(it.key())}));
    else p.skills[size_t(which)] = int16_t(whole(doc, it.key().c_str(), path, 0, 999, 0)), said |= 1u << which;
  }
}

void Reader::person(Doc const& doc, std::string const& path, int at, Craft& c) {
  Person p;
  p.at = int8_t(at);
  std::string role;
  if (doc.is_string()) role = doc.get<std::string>();
  else if (doc.is_object()) {
    known_keys(doc, path, {"role", "gear", "skills", "name"});
    role = text(doc, "role", path);
    gear(member(doc, "gear"), under(path, "gear"), p);
    skills(member(doc, "skills"), under(path, "skills"), p);
  }
  for (int i = 0; i < 4; ++i)
    if (as_id(role) == kRoles[i]) {
      p.role = Role(i);
      c.crew.push(p);
      return;
    }
  refuse("CW-027", path, filled("A crew member is a driver, cyclist, gunner or passenger, not {}.", {in_quotes(role.empty() ? doc : Doc(role))}));
}

void Reader::crew(Doc const& list, std::string const& path, Craft& c) {
  if (list.is_string() || list.is_object()) return c.bare |= kBareCrew, person(list, path, 0, c);
  for (int i = 0, n = length(list, path, 8); i < n; ++i) person(list[size_t(i)], under(path, i), i, c);
}

}  // namespace paddock::car_wars::build
