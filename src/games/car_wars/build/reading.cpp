#include "games/car_wars/build/reading.hpp"

#include <algorithm>
#include <utility>

#include "core/filled.hpp"
#include "games/car_wars/build/names.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr size_t kMostFaults = 64;   // more would help nobody

}  // namespace

std::string in_quotes(std::string_view text) { return filled("'{}{}'", {text.substr(0, 40), text.size() > 40 ? "..." : ""}); }
std::string in_quotes(Doc const& doc) { return doc.is_string() ? in_quotes(doc.get<std::string>()) : in_quotes(dump_doc(doc)); }

WordList split_words(std::string_view text, std::string_view ends) {
  WordList words;
  Scan scan(text);
  while (scan.skip(ends) && !words.full()) words.push(scan.word(ends));
  return words;
}

std::string in_id_letters(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c == '-' ? '_' : lower(c);
  return out;
}

std::string as_id(std::string_view text) {
  std::string out = in_id_letters(text);
  std::replace(out.begin(), out.end(), ' ', '_');
  return out;
}

Where read_where(std::string_view word) {
  auto same = [&](std::string_view a) {
    if (a.size() != word.size()) return false;
    for (size_t i = 0; i < a.size(); ++i)
      if (a[i] != lower(word[i]) && !(a[i] == '-' && word[i] == '_')) return false;
    return true;
  };
  for (int i = int(Where::front); i <= int(Where::back_right); ++i)
    if (same(kWhereNames[i])) return Where(i);
  constexpr std::pair<char const*, Where> kAlso[] = {
      {"rear", Where::back}, {"left-front", Where::front_left}, {"right-front", Where::front_right}, {"left-back", Where::back_left},
      {"right-back", Where::back_right}, {"rear-left", Where::back_left}, {"rear-right", Where::back_right},
      {"left-rear", Where::back_left}, {"right-rear", Where::back_right}, {"under", Where::underbody}, {"bottom", Where::underbody},
      {"f", Where::front}, {"b", Where::back}, {"l", Where::left}, {"r", Where::right}, {"t", Where::top}, {"u", Where::underbody},
      {"fl", Where::front_left}, {"fr", Where::front_right}, {"bl", Where::back_left}, {"br", Where::back_right}, {"rl", Where::back_left},
      {"rr", Where::back_right}};
  for (auto const& [name, where] : kAlso)
    if (same(name)) return where;
  return Where::none;
}

Where corner_of(Where a, Where b) {
  if (a == Where::left || a == Where::right) std::swap(a, b);
  bool const left = b == Where::left;
  if ((a != Where::front && a != Where::back) || (!left && b != Where::right)) return Where::none;
  return a == Where::front ? left ? Where::front_left : Where::front_right : left ? Where::back_left : Where::back_right;
}

int leading_count(WordList& words) {
  if (words.empty()) return 1;
  std::string_view first = words[0];
  if (first.size() > 1 && lower(first.back()) == 'x') first.remove_suffix(1);
  int const n = whole_number(first, 4);
  if (n < 0) return 1;
  words.erase(0);
  return n;
}

void Reader::refuse(char const* rule, std::string const& path, char const* why) { refuse(rule, path, std::string(why)); }
void Reader::refuse(char const* rule, std::string const& path, std::string const& why) { refuse(rule, path, why, Doc()); }
void Reader::refuse(char const* rule, std::string const& path, std::string const& why, Doc mend) {
  if (faults_.size() < kMostFaults) faults_.push_back({rule, path, why, std::move(mend)});
}

void Reader::said_twice(std::string const& path, char const* what) { refuse("R-13", path, filled("Two {} are said here; one is meant.", {what})); }

int Reader::length(Doc const& list, std::string const& path, int most) {
  if (list.is_null()) return 0;
  if (!list.is_array()) return refuse("R-13", path, filled("A list is expected here, not {}.", {in_quotes(list)})), 0;
  if (int(list.size()) > most)
    refuse("R-13", path, filled("This list has {} entries; at most {} are read.", {list.size(), most}));
  return std::min(int(list.size()), most);
}

void Reader::known_keys(Doc const& object, std::string const& path, std::initializer_list<char const*> keys) {
  for (auto it = object.begin(); it != object.end() && faults_.size() < kMostFaults; ++it) {
    if (std::find(keys.begin(), keys.end(), it.key()) != keys.end()) continue;
    std::string_view best;
    int least = 4;
    for (std::string_view key : keys)
      if (int const apart = letters_apart(key, it.key()); apart < least) least = apart, best = key;
    std::string hint = best.empty() ? "." : filled("; '{}' comes nearest.", {best});
    take_out("R-13", under(path, it.key().substr(0, 40)), filled("Nothing of a design is called {}{}", {in_quotes(it.key()), hint}));
  }
}

int Reader::whole(Doc const& object, char const* key, std::string const& path, int least, int most, int fallback) {
  auto const it = object.find(key);
  if (it == object.end() || it->is_null()) return fallback;
  std::optional<Ratio> const n = it->is_number() || it->is_binary() ? ratio_of(*it) : std::nullopt;
  if (n && n->whole() && *n >= Ratio(least) && *n <= Ratio(most)) return int(n->num);
  refuse("R-13", under(path, key), filled("A whole number from {} to {} is expected, not {}.", {least, most, in_quotes(*it)}));
  return fallback;
}

bool Reader::flag(Doc const& object, char const* key, std::string const& path) {
  auto const it = object.find(key);
  if (it == object.end() || it->is_null()) return false;
  if (it->is_boolean()) return it->get<bool>();
  return refuse("R-13", under(path, key), filled("true or false is expected, not {}.", {in_quotes(*it)})), false;
}

std::string Reader::text(Doc const& object, char const* key, std::string const& path) {
  auto const it = object.find(key);
  if (it == object.end() || it->is_null()) return "";
  if (it->is_string()) return it->get<std::string>();
  return refuse("R-13", under(path, key), filled("A text is expected, not {}.", {in_quotes(*it)})), "";
}

std::string Reader::item_or_id(Doc const& object, std::string const& path, char const* also) {
  std::string said = text(object, also, path);
  std::string const id = text(object, "id", path);
  if (said.empty() || id.empty()) return said + id;
  once(said, std::string(), as_id(said) == as_id(id) ? said : id, path, "ids");
  return said;
}

bool Reader::place(Where where, std::string const& path, Where& out) {
  Where const corner = corner_of(out, where);
  return corner != Where::none ? (out = corner, true) : once(out, Where::none, where, path, "places");
}

int Reader::row(Items rows, std::string_view id, std::string const& path, char const* kind, char const* rule) {
  int const found = find_row_any_case(rows, id);
  if (found >= 0) return found;
  std::string_view const near = nearest_row(rows, id);
  std::string why = filled("{} is no {} of the catalogue", {in_quotes(id), kind});
  if (!near.empty()) why += filled("; '{}' comes nearest", {near});
  std::string_view const what = kind;
  bool const alone = what != "weapon" && what != "accessory" && what != "tire" && what != "gear" && what != "mount";   // the field is the id
  refuse(rule, path, why + ".", near.empty() || !alone ? Doc() : set_to(path, near));
  return -1;
}

Exact Reader::amount(Doc const& value, std::string const& path, int most) {
  if (value.is_null()) return 0;
  std::optional<Ratio> const r = ratio_of(value);
  if (r && *r >= Ratio(0) && *r <= Ratio(most) && Exact::fits(*r)) return Exact::of(*r);
  refuse("R-13", path, filled("A number from 0 to {} is expected, not {}.", {most, in_quotes(value)}));
  return 0;
}

int Reader::armour_type(Doc const& object, char const* key, std::string const& path, int fallback) {
  auto const it = object.find(key);
  if (it == object.end() || it->is_null()) return fallback;
  std::string const id = text(object, key, path);
  int const found = it->is_string() ? row(catalogue().armours, id, under(path, key), "armor") : -1;
  return found < 0 ? fallback : found;
}

void Reader::armor(Doc const& doc, std::string const& path, std::array<int16_t, kFacings>& out) {
  if (doc.is_null()) return;
  if (!doc.is_object()) return refuse("R-13", path, filled("Points by location are expected, like {\"front\": 20}, not {}.", {in_quotes(doc)}));
  unsigned said = 0;
  for (auto it = doc.begin(); it != doc.end() && faults_.size() < kMostFaults; ++it) {
    Where const where = read_where(it.key());
    if (!is_facing(where)) {
      refuse("R-13", under(path, it.key().substr(0, 40)), in_quotes(it.key()) + " is no armor location: front, back, left, right, top, underbody.");
      continue;
    }
    if ((said >> facing_of(where) & 1) != 0) {
      take_out("R-13", under(path, it.key()), filled("The points of this location stand here twice, once as {}.", {in_quotes(it.key())}));
      continue;
    }
    said |= 1u << facing_of(where);
    out[facing_of(where)] = int16_t(whole(doc, it.key().c_str(), path, 0, 999, 0));
  }
}

namespace {

// The row of the container that stands here: "turret_1", "turret 1", "1-space turret"; `last` is moved to its last word. -1: none.
int container_at(WordList const& words, int& last) {
  auto const& parts = catalogue().parts;
  if (int const found = find_row_any_case(parts, words[last]); found >= 0) return found;
  if (last + 1 >= words.size()) return -1;
  std::string const first = in_id_letters(words[last]), second = in_id_letters(words[last + 1]);
  int found = find_row(parts, filled("{}_{}", {first, second}));
  if (found < 0 && first.size() == 7 && first.ends_with("_space")) found = find_row(parts, filled("{}_{}", {second, first.substr(0, 1)}));
  if (found >= 0) ++last;
  return found;
}

}  // namespace

bool Reader::mount(WordList const& words, int from, std::string const& path, Mount& out) {
  out = {};
  for (int i = from; i < words.size(); ++i) {
    std::string const word = in_id_letters(words[i]);
    if (word == "in" || word == "on") continue;
    Where const where = read_where(words[i]);
    bool const first = out.where == Where::none;
    int const part = where == Where::none && (first || is_facing(out.where)) ? container_at(words, i) : -1;
    if (where != Where::none && first) out.where = where;
    else if (Where const corner = corner_of(out.where, where); where != Where::none && corner != Where::none) out.where = corner;
    else if (where != Where::none && out.where == Where::held && out.side == Where::none) out.side = where;
    else if (word == "turret" && first && part < 0) out.where = Where::own_turret;
    else if (part >= 0 && catalogue().parts[size_t(part)].holds == Holds::nothing)
      return refuse("R-13", path, filled("No weapon stands in {}.", {a_thing(catalogue().parts[size_t(part)].name)})), false;
    else if (part >= 0) out.side = out.where, out.where = Where::held, out.part = int16_t(part);
    else if (first) return row(catalogue().parts, words[i], path, "mount"), false;
    else return refuse("R-13", path, in_quotes(words[i]) + " is not understood behind the mount."), false;
  }
  if (out.side == Where::top && catalogue().parts[size_t(out.part)].place != "side") out.side = Where::none;   // where a turret stands
  if (out.where == Where::none) refuse("R-13", path, "A mount is missing: a facing (front), a corner (back-left) or 'in turret_1'.");
  return out.where != Where::none;
}

}  // namespace paddock::car_wars::build
