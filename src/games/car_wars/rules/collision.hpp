// Collisions: what two vehicles do to each other's speed, crews and handling.
#pragma once
#include <array>
#include <cstdint>

#include "games/car_wars/rules/collision_settings.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/ram_tables.hpp"

namespace paddock::car_wars {

enum class CollisionType : uint8_t { head_on, rear_end, t_bone, sideswipe, struck_player_chooses };
inline constexpr char const* kCollisionTypes[] = {"head_on", "rear_end", "t_bone", "sideswipe", "struck_player_chooses"};

struct Rammer {
  Ratio speed;         // mph, backward negative
  int dm = 0;          // its column (modifier_column)
};
inline constexpr int kNoConcussion = -1;
// Of the first vehicle, V1 (the rammer), and of V2.
struct Collision {
  Ratio speed;                     // of the collision; of a sideswipe the swipe speed
  RamDice dice;
  std::array<Ratio, 2> temporary;  // head-on and rear-end both, T-bone of V1
  std::array<Ratio, 2> after, change;
  std::array<int, 2> concussion;   // what 2d must reach; 0 rolls nothing
  std::array<int, 2> hazard;       // D, rolled at the ORIGINAL speed
};
Collision collide(CollisionType type, Rammer v1, Rammer v2, bool same_way, CollisionSettings const& settings = {});

// D1 per 10 mph or part, at least D1; a stunned driver 2 more.
int collision_hazard(Ratio change, bool stunned, CollisionSettings const& settings = {});

// Whether the phasing vehicle finishes its movement of the phase. `own`, `other`: damage modifiers.
struct Completion {
  bool phasing_rams = true;        // it is V1
  Ratio own, other, speed;         // speed: its new one
};
bool completes(CollisionType type, Completion const& of);

// One roll for both; DM first, then ramplates, then spikes (B-40: each halving down).
struct Ram {
  int roll = 0;
  std::array<Ratio, 2> dm;
  std::array<bool, 2> ramplate{};
  std::array<int, 2> spikes{};     // the die of bumper spikes, 0 without
};
std::array<int64_t, 2> ram_damage(Ram const& ram);  // what V1 takes, what V2 takes

struct Metal {
  int stopped = 0, passes = 0, after = 0;
};
// B-37. `whole`: the value of the side undamaged, `now`: what is left of it.
Metal metal_in_collision(int whole, int now, int damage, CollisionSettings const& settings = {});

enum class Dropped : uint8_t { nothing, debris, obstacle };
Dropped dropped_by(int points, bool wheel_lost, bool metal_lost);  // R 9: 10 and 20 points in a phase

}  // namespace paddock::car_wars
