// What an attack meets on its way through a vehicle (R 8.6).
#pragma once
#include <cstdint>

namespace paddock::car_wars::harm {

enum class Entry : uint8_t { Front, Back, Left, Right, Top, Underbody, Turret };
inline constexpr char const* kEntries[] = {"front", "back", "left", "right", "top", "underbody", "turret"};

// A step of the way. Place::Weapon and Armor lie on the side the step names, Inner holds plant, crew and cargo.
enum class Place : uint8_t { Armor, Weapon, AllInner, OneInner };
struct Step {
  Place place{};
  Entry side{};
  bool far = false;   // beyond the middle: the second of two dice chooses
};
struct Way {
  Step steps[5];
  int size = 0;
  bool backwards = false;   // the inner places are met in the order against the building
};
Way way_through(Entry entry);

// Where a hit on a cycle goes, or on the narrow end of a trike, by 2d.
enum class CycleKind : uint8_t { Cycle, Trike, ReversedTrike };
enum class CycleSide : uint8_t { Front, Back, Side, Other };
enum class Location : uint8_t { Armor, Inside, Wheel, Rider, Plant, Weapon, Tire };
inline constexpr char const* kLocations[] = {"armor", "inside", "wheel", "rider", "plant", "weapon", "tire"};
Location cycle_location(CycleKind kind, CycleSide side, int roll, bool armor_left);

}  // namespace paddock::car_wars::harm
