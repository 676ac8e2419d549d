// Numbers of weapons, sizes of bodies, parts that may be aimed at, computers (assets/games/car_wars/to_hit.json and
// fire_weapons.json). Read once; a broken row is an error that names file, row and reason.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"

namespace paddock::car_wars::aim {

enum class WeaponClass : uint8_t { SmallBore, LargeBore, Rocket, Laser, Flamethrower, DroppedGas, DroppedLiquid, DroppedSolid, Discharger, Mounted };
inline constexpr char const* kWeaponClasses[] = {"small_bore",  "large_bore",     "rocket",        "laser",      "flamethrower",
                                                 "dropped_gas", "dropped_liquid", "dropped_solid", "discharger", "mounted_accessory"};
constexpr bool is_dropped(WeaponClass c) { return c >= WeaponClass::DroppedGas && c <= WeaponClass::Discharger; }

struct FireWeapon {
  std::string id;
  WeaponClass kind{};
  int to_hit = 0;       // 0: not aimed
  int at_vehicle = 0;   // of a projector, whose to_hit is for the ground (CW-068); 0: it is none
  int reach = 0;        // inches; 0: no limit
  bool sees_smoke = false, no_speed = false;   // guided: smoke or the target's speed do nothing
};
struct BodySize {
  std::string id;
  int any = 0, side = 0, end = 0;   // top and underbody; left and right; front and back
};
struct Part {
  std::string id;
  int modifier = 0;
};
struct Computer {
  std::string id;
  int bonus = 0;
  bool one_weapon = false;          // helps only the weapon it belongs to (CW-025)
};

struct ToHitTable {
  std::vector<FireWeapon> weapons;
  std::vector<BodySize> bodies;
  std::vector<Part> parts;
  std::vector<Computer> computers;
  FireWeapon const* weapon(std::string_view id) const;
  BodySize const* body(std::string_view id) const;
  Part const* part(std::string_view id) const;
  Computer const* computer(std::string_view id) const;
};

Expected<ToHitTable> load_to_hit(std::string_view modifiers, std::string_view weapons);
Expected<ToHitTable> const& to_hit_table();

}  // namespace paddock::car_wars::aim
