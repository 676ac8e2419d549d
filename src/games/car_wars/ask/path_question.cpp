// damage.path: the things of a vehicle by name, in the order an attack meets them.
#include <algorithm>

#include "core/filled.hpp"
#include "core/scan.hpp"
#include "games/car_wars/ask/damage_forms.hpp"
#include "games/car_wars/rules/damage_path.hpp"

namespace paddock::car_wars {
namespace {

using harm::Entry;

// The way, while it is being named.
struct Walk {
  Givens& vehicle;
  Givens& picks;
  std::vector<std::string> order;
};

std::string side_name(Entry side) { return harm::kEntries[size_t(side)]; }

// The one of several that a die chose: by its name, or by its place counted from 0. Unsaid: the first. `elsewhere`: the die may
// have been for another of the places on this way.
void meet_one(Walk& walk, std::vector<std::string> const& things, char const* pick, bool elsewhere = false) {
  if (things.empty()) return;
  size_t chosen = 0;
  if (walk.picks.is_text(pick) || walk.picks.is_list(pick)) {
    std::vector<std::string> const names = text_list(walk.picks, pick);   // several: one of each place
    while (chosen < things.size() && std::find(names.begin(), names.end(), things[chosen]) == names.end()) ++chosen;
    if (chosen == things.size() && (elsewhere || names.empty())) chosen = 0;
    if (chosen == things.size()) walk.picks.refuse(filled("'{}' is not among what the die could choose.", {names[0].substr(0, 60)}));
  } else {
    chosen = size_t(walk.picks.whole(pick, 0, int(things.size()) - 1, 0));
  }
  if (chosen < things.size()) walk.order.push_back(things[chosen]);
}

// A thing inside: an id, {"id": ...}, or a list or {"items": [...]} of those of which one is hit (driver or gunner).
std::vector<std::string> place_inside(Walk& walk, Doc const& entry) {
  if (entry.is_string()) return {entry.get<std::string>().substr(0, 200)};
  Doc const holder = entry.is_array() ? DocObject().with("items", entry) : entry;
  Givens place = walk.vehicle.within(holder, "inside");
  std::vector<std::string> out = place.has("items") ? text_list(place, "items")
                                 : place.has("ids") ? text_list(place, "ids")
                                                    : std::vector{id_of(place, "id")};
  walk.vehicle.take(place);
  return out;
}

enum class Holds { plant, crew, cargo, armor, other };

// What an id says: "driver", "Gunner 2", "gas_tank". Component armor stands before what it shields and is no item (R 8.6).
Holds held(std::string const& id) {
  std::string word = "_";
  for (char const c : id) word += lower(c) >= 'a' && lower(c) <= 'z' ? lower(c) : '_';
  word += '_';
  auto const has = [&](auto... parts) { return ((word.find(parts) != word.npos) || ...); };
  if (has("armor", "armour", "_ca_")) return Holds::armor;
  if (has("driver", "gunner", "cyclist", "passenger", "crew")) return Holds::crew;
  return has("plant", "engine") ? Holds::plant : has("tank", "cargo") ? Holds::cargo : Holds::other;
}

// The crew is one place, also where its people stand one by one in the list: an attack hits one of them (CW-077). So is the cargo,
// which is all else but plant and weapons (CW-082), under whatever name where crew and plant are told.
std::vector<std::vector<std::string>> places_inside(Walk& walk) {
  std::vector<std::vector<std::string>> told, places;
  for (Doc const& entry : walk.vehicle.list_or_empty("inside", 100)) told.push_back(place_inside(walk, entry));
  auto const any = [&](Holds what) { return std::any_of(told.begin(), told.end(), [&](auto const& place) { return !place.empty() && held(place[0]) == what; }); };
  bool const rest_is_cargo = any(Holds::crew) && any(Holds::plant);
  size_t crew = SIZE_MAX, cargo = SIZE_MAX;
  for (std::vector<std::string> const& place : told) {
    Holds const holds = place.empty() ? Holds::armor : held(place[0]);
    size_t* const whose = holds == Holds::crew ? &crew : holds == Holds::cargo || (holds == Holds::other && rest_is_cargo) ? &cargo : nullptr;
    if (whose && *whose < places.size()) {
      places[*whose].insert(places[*whose].end(), place.begin(), place.end());
      continue;
    }
    if (whose) *whose = places.size();
    places.push_back(place);
  }
  return places;
}

void meet_inner(Walk& walk, harm::Step const& step, bool backwards) {
  std::vector<std::vector<std::string>> const places = places_inside(walk);
  if (step.place == harm::Place::OneInner) {
    // The die chooses among the places; of one with several people it chooses one of them.
    std::vector<std::string> all;
    for (auto const& place : places) all.insert(all.end(), place.begin(), place.end());
    return meet_one(walk, all, "inner");
  }
  for (size_t n = 0; n < places.size(); ++n) {
    auto const& place = places[backwards ? places.size() - 1 - n : n];
    if (place.size() == 1)
      walk.order.push_back(place[0]);
    else
      meet_one(walk, place, "inner", true);
  }
}

// Nothing of it, as a list: what there is stands by its side.
bool none_of(Givens& vehicle, char const* key) { return !vehicle.has(key) || (vehicle.is_list(key) && vehicle.list(key).empty()); }

// Armor has the name that is given for its side, or the names of its layers; with points alone it is "armor:front" (as designs
// write "weapons:front"). Armor that is gone is not met.
void meet_armor(Walk& walk, Entry side) {
  if (none_of(walk.vehicle, "armor")) return;
  Givens armor = walk.vehicle.within(walk.vehicle.object("armor"), "armor");
  std::string const name = side_name(side), plain = "armor:" + name;
  if (armor.has(name.c_str())) {
    bool const points = !armor.is_text(name.c_str()) && !armor.is_list(name.c_str()) && !armor.is_object(name.c_str());
    if (points) {
      if (armor.whole(name.c_str(), 0, 1'000'000) > 0) walk.order.push_back(plain);
    } else if (armor.is_object(name.c_str())) {
      Givens one = armor.within(armor.object(name.c_str()), name);
      std::string const id = id_of(one, "id");
      if (one.whole("points", 0, 1'000'000, 1) > 0) walk.order.push_back(id.empty() ? plain : id);
      armor.take(one);
    } else {
      for (std::string const& layer : text_list(armor, name.c_str())) walk.order.push_back(layer);
    }
  }
  walk.vehicle.take(armor);
}

void meet_weapon(Walk& walk, harm::Step const& step) {
  char const* const pick = step.far ? "far" : "near";
  if (step.side == Entry::Turret) return meet_one(walk, text_list(walk.vehicle, "turret", ""), pick);
  if (none_of(walk.vehicle, "weapons")) return;
  Givens weapons = walk.vehicle.within(walk.vehicle.object("weapons"), "weapons");
  meet_one(walk, text_list(weapons, side_name(step.side).c_str(), ""), pick);
  walk.vehicle.take(weapons);
}

}  // namespace

Doc answer_damage_path(Givens& given) {
  static Doc const kNoPicks = Doc::object();
  int const entry = given.word("facing", {"front", "back", "left", "right", "top", "underbody", "turret", "rear"});
  Givens vehicle = given.within(given.object("vehicle"), "vehicle");
  Givens picks = given.within(given.has("picks") ? given.object("picks") : kNoPicks, "picks");
  Walk walk{vehicle, picks, {}};
  harm::Way const way = harm::way_through(entry == 7 ? Entry::Back : Entry(entry));
  for (int n = 0; n < way.size; ++n) {
    harm::Step const& step = way.steps[n];
    if (step.place == harm::Place::Armor)
      meet_armor(walk, step.side);
    else if (step.place == harm::Place::Weapon)
      meet_weapon(walk, step);
    else
      meet_inner(walk, step, way.backwards);
  }
  given.take(vehicle);
  given.take(picks);
  Doc order = Doc::array();
  for (std::string const& id : walk.order) order.push_back(id);
  return Answer().with("order", std::move(order)).ruling("R-8.6");
}

}  // namespace paddock::car_wars
