// Fire on board (R 10, R 21): modifiers and who placed them, ignition, extinguishers, the point a turn, explosions.
#pragma once
#include <span>

#include "core/list.hpp"
#include "games/car_wars/rules/damage_layers.hpp"

namespace paddock::car_wars::harm {

// A modifier that a hit has placed on a vehicle.
struct FireModifier {
  int owner = 0;       // a number for each player, from 0
  int fm = 0, bd = 0;  // fire modifier and burn duration
  int turn = 0;        // of the hit
  int order = 0;       // lower: placed earlier
};
bool active(FireModifier const& mod, int turn, BurnSettings const& rules);
int active_sum(std::span<FireModifier const> mods, int turn, BurnSettings const& rules);
constexpr bool ignites(int sum, int dice) { return sum > 0 && dice <= sum; }

inline constexpr int kMaxOwners = 32;
// Owners who share the kill of a fire lit by `roll` (CW-168), the earliest first. Owners are below kMaxOwners.
List<int, kMaxOwners> credit(std::span<FireModifier const> mods, int roll, BurnSettings const& rules);

enum class Part : uint8_t { Plant, Flamethrower, FlamingOilJet, GasEngine, Tank, FuelSystem };
enum class Source : uint8_t { Weapon, Laser, Flamethrower, FlamingOil, Incendiary, Flame, Collision, Other };
struct ComponentHit {
  Part part{};
  Source source{};
  int dp_lost = 0;
  bool safer_tank = false;   // a duelling or racing tank
};
// The check is made at all, and the fire starts on so much or less of 1d (0: no check).
int component_fire_on(ComponentHit const& hit, BurnSettings const& rules);

enum class Extinguisher : uint8_t { Built, Improved, Portable, Foam };
struct Extinguishing {
  Extinguisher device{};
  bool gas = false;
  bool plant_alive = true;
  bool action_used = false;   // of its carrier, in the turn just ended
};
int extinguishes_on(Extinguishing const& use, BurnSettings const& rules);   // of 1d; 0: it does not work

enum class ThingKind : uint8_t { Armor, ComponentArmor, Item, Tire, Guard, Hub, Discharger, Person };
struct Thing {
  ThingKind kind{};
  Material material{};
  bool under_metal = false;   // plastic layered below metal
  bool behind_ca = false;     // component armor with points left
  bool insulated = false;     // in an intact insulator
  bool guarded = false;       // a tire with a guard or hub (CW-101 else)
};
int burn_points(Thing const& thing, BurnSettings const& rules);   // lost each turn; a discharger is destroyed

struct Volatile {
  enum class Feed : uint8_t { Rounds, Tank, None } feed = Feed::None;   // None: boosters and jump jets (CW-112)
  bool empty = false;
  bool behind_intact_ca = false;
  bool damaged_by_fire = true;
  bool destroyed = false;
  int dp = 0, destroyed_turn = 0;
};
bool dangerous(Volatile const& item, int turn, BurnSettings const& rules);

// The armor beside a burning wheel keeps the fire out when a layer of it is fireproof and stands (CW-106).
// A burning guard counts as the tire does (CW-107).
bool tire_fire_spreads(std::span<Layer const> side_armor, bool breached_elsewhere, BurnSettings const& rules);

enum class DischargerEvent : uint8_t { Damage, FlameCloud, VehicleBurns };
struct DischargerHit {
  DischargerEvent event{};
  int armor_left = 0, damage = 0;   // on its facing
  int die = 6;
};
bool discharger_lost(DischargerHit const& hit, DamageSettings const& rules);

}  // namespace paddock::car_wars::harm
