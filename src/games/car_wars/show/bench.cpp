#include "games/car_wars/show/bench.hpp"

#include <bit>

#include "core/order.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

// The craft's own object in the document; null: there is none.
Doc const* craft_doc(Bench const& b, bool side) {
  if (!b.spec.is_object()) return nullptr;
  if (!side) return &b.spec;
  auto const it = b.spec.find("sidecar");
  return it != b.spec.end() && it->is_object() ? &*it : nullptr;
}
Doc const* list_doc(Bench const& b, ListAt list) {
  Doc const* const craft = craft_doc(b, list.side);
  if (!craft) return nullptr;
  auto const it = craft->find(list.key);
  return it == craft->end() || it->is_null() ? nullptr : &*it;
}

// What is no list yet becomes one, so that an entry has a place.
void as_list(Bench const& b, DesignEdit& edit, ListAt list) {
  Doc const* const there = list_doc(b, list);
  if (!there || there->is_array()) return;
  Doc one = Doc::array();
  if (there->is_string() || there->is_object()) one.push_back(*there);
  put(b, edit, list.key, std::move(one), list.side);
}

}  // namespace

Body const* Bench::body(bool side) const {
  int const at = craft(side).body;
  return at < 0 ? nullptr : &catalogue().bodies[size_t(at)];
}
Plant const* Bench::plant() const { return design().plant < 0 ? nullptr : &catalogue().plants[size_t(design().plant)]; }

Bench bench_of(Doc const& raw, Doc const& event) {
  Expected<Event> allowed = read_event(event);
  return bench_of(raw, allowed ? std::move(*allowed) : Event{});
}

Bench bench_of(Doc const& raw, Event event) {
  Doc const& spec = spec_of(raw);
  Bench b{raw, &spec == &raw ? "" : "/spec", spec, read_design(raw), std::move(event), {}};
  b.check = check(b.read, b.event);
  return b;
}

std::string path_of(Bench const& b, std::string_view key, bool side) { return b.root + (side ? "/sidecar/" : "/") + std::string(key); }
std::string path_of(Bench const& b, ListAt list, int at) {
  Doc const* const there = list_doc(b, list);
  std::string const whole = path_of(b, list.key, list.side);
  return there && !there->is_array() ? whole : whole + "/" + std::to_string(at);
}

void put(Bench const& b, DesignEdit& edit, std::string_view key, Doc value, bool side) {
  if (!b.spec.is_object() && !b.spec.is_null() && edit.changes.empty()) edit.changes.push_back({b.root, Doc::object()});
  edit.changes.push_back({path_of(b, key, side), std::move(value)});
}
void add(Bench const& b, DesignEdit& edit, ListAt list, Doc entry) {
  as_list(b, edit, list);
  put(b, edit, std::string(list.key) + "/-", std::move(entry), list.side);
}
void replace(Bench const& b, DesignEdit& edit, ListAt list, int at, Doc entry) {
  as_list(b, edit, list);
  put(b, edit, std::string(list.key) + "/" + std::to_string(at), std::move(entry), list.side);
}
void leave_out(Bench const& b, DesignEdit& edit, ListAt list, int at) {
  Doc const* const there = list_doc(b, list);
  bool const last = there && (!there->is_array() || there->size() == 1);
  put(b, edit, last ? std::string(list.key) : std::string(list.key) + "/" + std::to_string(at), nullptr, list.side);
}

DesignEdit set_edit(Bench const& b, std::string says, std::string_view key, Doc value, bool side) {
  DesignEdit edit{std::move(says), {}};
  put(b, edit, key, std::move(value), side);
  return edit;
}
DesignEdit add_edit(Bench const& b, std::string says, ListAt list, Doc entry) {
  DesignEdit edit{std::move(says), {}};
  add(b, edit, list, std::move(entry));
  return edit;
}
DesignEdit replace_edit(Bench const& b, std::string says, ListAt list, int at, Doc entry) {
  DesignEdit edit{std::move(says), {}};
  replace(b, edit, list, at, std::move(entry));
  return edit;
}
DesignEdit leave_out_edit(Bench const& b, std::string says, ListAt list, int at) {
  DesignEdit edit{std::move(says), {}};
  leave_out(b, edit, list, at);
  return edit;
}

namespace {

uint32_t without_bit(uint32_t bits, int at) {
  uint32_t const low = (1u << at) - 1;
  return (bits & low) | ((bits >> 1) & ~low);
}

// The weapons' list without one: links are written anew, since they name weapons by their numbers.
Doc weapons_without(Bench const& b, bool side, int weapon) {
  Craft const& c = b.craft(side);
  Doc list = *list_doc(b, {"weapons", side});
  std::vector<int> out{c.weapons[weapon].at};
  for (Link const& l : c.links) {
    Link left = l;
    left.weapons = without_bit(l.weapons, weapon);
    int const joined = std::popcount(left.weapons) + left.parts.size();
    if (joined < 2 && joined < std::popcount(l.weapons) + l.parts.size()) out.push_back(l.at);
    else list[size_t(l.at)] = link_entry(left);
  }
  sort_few(out);
  for (size_t i = out.size(); i-- > 0;)
    if (size_t(out[i]) < list.size()) list.erase(size_t(out[i]));
  return list;
}

bool alone_there(Craft const& c, int weapon) {
  for (int i = 0; i < c.weapons.size(); ++i)
    if (i != weapon && c.weapons[i].mount == c.weapons[weapon].mount) return false;
  return true;
}

// False: it went around this weapon only, or around the last one of its place.
template <class Around>
bool still_there(Around& a, Craft const& c, int weapon) {
  if (a.what == What::weapons && a.mount == c.weapons[weapon].mount) return !alone_there(c, weapon);
  if (a.what != What::weapon) return true;
  if (a.weapon == weapon) return false;
  if (a.weapon > weapon) --a.weapon;
  return true;
}

void shells_without(Bench const& b, DesignEdit& edit, int weapon) {
  Craft const& c = b.craft(false);
  Doc list = Doc::array();
  bool touched = false;
  for (Shell const& s : b.design().shells) {
    Shell left = s;
    for (int k = left.around.size(); k-- > 0;)
      if (!still_there(left.around[k], c, weapon)) left.around.erase(k);
    for (int k = 0; k < s.around.size(); ++k) touched |= left.around.size() != s.around.size() || left.around[k].weapon != s.around[k].weapon;
    if (!left.around.empty()) list.push_back(shell_entry(left));
  }
  if (touched) put(b, edit, "component_armor", list.empty() ? Doc() : std::move(list));
}

// Accessories written as {"item": "swc", "weapon": 1}, and insulators around a weapon.
void parts_without(Bench const& b, DesignEdit& edit, bool side, int weapon) {
  Doc const* const there = list_doc(b, {"accessories", side});
  if (!there || !there->is_array()) return;
  Doc list = Doc::array();
  bool touched = false;
  for (Doc entry : *there) {
    bool const named = entry.is_object() && entry.contains("weapon") && entry["weapon"].is_number_integer();
    int const which = named ? entry["weapon"].get<int>() : -1;
    bool const around = entry.is_object() && entry.contains("around") && entry["around"] == "weapon:" + std::to_string(weapon);
    touched |= which >= weapon || around;
    if (which > weapon) entry["weapon"] = which - 1;
    if (which != weapon && !around) list.push_back(std::move(entry));
  }
  if (touched) put(b, edit, "accessories", list.empty() ? Doc() : std::move(list), side);
}

}  // namespace

DesignEdit leave_out_weapon(Bench const& b, std::string says, bool side, int weapon) {
  DesignEdit edit{std::move(says), {}};
  Doc const* const there = list_doc(b, {"weapons", side});
  if (!there || !there->is_array()) return edit;
  Doc list = weapons_without(b, side, weapon);
  put(b, edit, "weapons", list.empty() ? Doc() : std::move(list), side);
  if (!side) shells_without(b, edit, weapon);
  parts_without(b, edit, side, weapon);
  return edit;
}

namespace {

// The one entry of a list in the clean form of a design that has nothing else.
Doc clean_of(char const* key, Design const& one) {
  Doc const doc = clean(one);
  Doc const list = doc.contains(key) ? doc[key] : Doc();
  return list.is_array() && !list.empty() ? list[0] : list;
}

}  // namespace

Doc weapon_entry(Craft const& c, int weapon) {
  Design one;
  one.main.weapons.push(c.weapons[weapon]);
  for (Load load : c.loads)
    if (load.weapon == weapon && !one.main.loads.full()) load.weapon = 0, one.main.loads.push(load);
  return clean_of("weapons", one);
}
Doc part_entry(Part const& p) {
  Design one;
  one.main.parts.push(p);
  return clean_of(p.of_plant ? "plant_mods" : "accessories", one);
}
Doc person_entry(Person const& p) {
  Design one;
  one.main.crew.push(p);
  return clean_of("crew", one);
}
Doc shell_entry(Shell const& s) {
  Design one;
  one.shells.push(s);
  return clean_of("component_armor", one);
}
Doc link_entry(Link const& l) {
  Design one;
  one.main.links.push(l);
  return clean_of("weapons", one);
}
std::string tires_entry(Craft const& c) {
  Design one;
  one.main.tires = c.tires;
  Doc const text = clean_of("tires", one);
  return text.is_string() ? text.get<std::string>() : "";
}

std::string points_path(Bench const& b, bool metal, int facing, bool side) {
  char const* const key = metal ? "metal" : "armor";
  std::string name = kFacingNames[facing];
  Doc const* const craft = craft_doc(b, side);
  if (Doc const* const points = craft && craft->contains(key) ? &(*craft)[key] : nullptr; points && points->is_object())
    for (auto it = points->begin(); it != points->end(); ++it) {
      std::string word = it.key();
      for (char& letter : word) letter = lower(letter);
      if (word == name || (facing == kBack && word == "rear") || (facing == kUnderbody && word == "under")) name = it.key();
    }
  return path_of(b, key, side) + "/" + name;
}

}  // namespace paddock::car_wars::show
