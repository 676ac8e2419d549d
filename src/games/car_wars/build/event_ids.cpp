// What allow and ban lists may name.
#include "games/car_wars/build/design.hpp"
#include "games/car_wars/build/event.hpp"
#include "games/car_wars/build/reading.hpp"

namespace paddock::car_wars::build {
namespace {

std::vector<std::string_view> all_ids() {
  std::vector<std::string_view> out;
  Catalogue const& c = catalogue();
  auto const add = [&](auto const& rows) {
    for (auto const& row : rows) out.push_back(row.id);
  };
  add(c.bodies), add(c.chassis), add(c.suspensions), add(c.plants), add(c.tanks), add(c.tires);
  add(c.armours), add(c.weapons), add(c.ammo), add(c.gear), add(c.parts);
  for (char const* id : kTireMods) out.push_back(id);
  for (char const* id : kFrameMods) out.push_back(id);
  for (char const* id : kLoadMods) out.push_back(id);
  for (OptionName const& option : kOptions) out.push_back(option.name);
  out.push_back("sloped_and_streamlined"), out.push_back("glow_paint");   // of the lists, under names of their own
  return out;
}

// "MG/incendiary", "MG/tracer"
bool is_load_of_weapon(std::string_view id) {
  size_t const slash = id.find('/');
  if (slash == id.npos) return false;
  int const weapon = find_row(catalogue().weapons, id.substr(0, slash));
  std::string_view const load = id.substr(slash + 1);
  for (char const* mod : kLoadMods)
    if (weapon >= 0 && load == mod) return true;
  for (AmmoKind const& ammo : catalogue().ammo)
    if (ammo.weapon == weapon && ammo.id == load) return true;
  return false;
}

}  // namespace

bool is_known_id(std::string_view id, std::string_view& nearest) {
  static std::vector<std::string_view> const ids = all_ids();
  nearest = {};
  if (is_load_of_weapon(id)) return true;
  std::string const wanted = as_id(id);
  int least = int(std::min<size_t>(id.size(), 32)) / 2 + 1;
  for (std::string_view const known : ids) {
    if (known == id) return true;
    if (int const apart = letters_apart(as_id(known), wanted); apart < least) least = apart, nearest = known;
  }
  return false;
}

}  // namespace paddock::car_wars::build
