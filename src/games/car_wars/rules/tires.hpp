// Tires and wheels (R 5.6): what takes them, what their loss costs, what guards and hubs stop.
#pragma once
#include <cstdint>
#include <span>

#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/damage_layers.hpp"
#include "games/car_wars/rules/tire_settings.hpp"

namespace paddock::car_wars {

// What did the last point of damage. The first ones hurt vehicular armor and take the wheel, the others the tire (CW-087).
enum class Harm : uint8_t {
  weapon, mine, grenade, flaming_oil, flame_cloud, roll, collision, fire,
  obstacle, debris, spikes, explosive_spikes, skid, spin, flechette, junk, landing
};
inline constexpr char const* kHarms[] = {"weapon", "mine",   "grenade",          "flaming_oil", "flame_cloud", "roll",      "collision", "fire", "obstacle",
                                         "debris", "spikes", "explosive_spikes", "skid",        "spin",        "flechette", "junk",      "landing"};
bool takes_wheel(Harm harm, TireSettings const& settings = {});

// A wheel whose tire is gone: a point of gunfire or mines destroys it (CW-088). `damage`: what it has lost before with it.
bool hurts_bare_wheel(Harm harm, TireSettings const& settings = {});
bool destroys_bare_wheel(Harm harm, int damage, TireSettings const& settings = {});

enum class CornerLoss : uint8_t { tire, wheel, tire_then_wheel };
// The change of the handling class for the losses, a corner each.
int handling_lost(std::span<CornerLoss const> losses, bool active_suspension, TireSettings const& settings = {});

enum class Wheels : uint8_t { car, cycle, trike };
// So many wheels are gone that it goes to Crash Table 1, without steering, accelerating, braking (R 5.6, CW-134).
inline bool past_driving(Wheels kind, int corners_without_wheel) { return corners_without_wheel >= (kind == Wheels::car ? 2 : 1); }

enum class TireKind : uint8_t { plain, solid, plasticore };
inline constexpr char const* kTireKinds[] = {"plain", "solid", "plasticore"};
constexpr bool is_hard(TireKind tire) { return tire != TireKind::plain; }   // spikes have other numbers for it (R 9)
enum class TireRoll : uint8_t { debris, obstacle, spikes, junk };
struct TireHarm {
  int points = 0;
  bool reveals = false;  // that it is solid: it ignored damage for all to see (CW-047)
};
TireHarm tire_harm(TireKind tire, TireRoll from, int die, int lost_so_far, TireSettings const& settings = {});

// A shot that was aimed at a tire and hit. -1: there is no second tire behind it.
struct WheelPoints {
  int guard = 0, hub = 0, tire = 0, second = -1;
  harm::Material guard_kind{}, hub_kind{}, tire_kind = harm::Material::Other;
};
struct WheelShot {
  harm::Attack attack;
  int die = 0;
  bool from_side = true;        // of the side the wheel is on; else from front or back
  bool cycle = false;
  bool tandem = false;          // the second tire stands behind, not beside the first (CW-007)
};
bool guard_rolls(WheelPoints const& wheel, WheelShot const& shot);  // whether a die decides
// Guards and hubs are armor of their own material (CW-010, R 8.7).
harm::Outcome take_shot(WheelPoints& wheel, WheelShot const& shot, TireSettings const& settings = {}, harm::DamageSettings const& damage = {});

}  // namespace paddock::car_wars
