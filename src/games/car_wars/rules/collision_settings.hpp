// What a referee may decide otherwise about collisions.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars {

enum class Faster : uint8_t { temporary, real };
inline constexpr char const* kFaster[] = {"temporary", "real"};
enum class NoChange : uint8_t { number_zero, none };
inline constexpr char const* kNoChange[] = {"number_zero", "none"};
enum class MetalCap : uint8_t { undamaged, current };
inline constexpr char const* kMetalCap[] = {"undamaged", "current"};

enum class RowBetween : uint8_t { below, above };
inline constexpr char const* kRowBetween[] = {"below", "above"};

struct CollisionSettings {
  bool ram_concussion = true;               // CW-035
  int limit_degrees = 45;                   // CW-119
  Faster head_on_faster = Faster::temporary;// B-41: who wins a head-on; a light fast car is pushed back
  NoChange no_change = NoChange::number_zero;  // B-42: who keeps his speed needs 0 and meets D1; else nothing, no hazard
  bool equal_sideswipe_hazard = true;       // B-38: D1 at a swipe of 0 mph
  bool own_collision_debris = false;        // CW-089
  bool other_collision_debris = true;       // CW-089
  bool sidecar_weight_counts = true;        // a cycle and its sidecar ram with their weights together
  bool conformer_restricted = true;         // CW-121: who has been pushed may not turn back into the pusher
  RowBetween ram_dice_between = RowBetween::below;  // the row of a collision speed between two, as the chart has it for x2.5 and x7.5 mph
  MetalCap metal_loss_cap = MetalCap::undamaged;  // B-37: half of what the side had whole; else of what is left
};

template <class Ar>
void fields(Ar& ar, CollisionSettings& s) {
  ar("ram_concussion", s.ram_concussion);
  ar("limit_degrees", s.limit_degrees, 0, 90);
  ar("head_on_faster", s.head_on_faster, kFaster);
  ar("no_change", s.no_change, kNoChange);
  ar("equal_sideswipe_hazard", s.equal_sideswipe_hazard);
  ar("own_collision_debris", s.own_collision_debris);
  ar("other_collision_debris", s.other_collision_debris);
  ar("sidecar_weight_counts", s.sidecar_weight_counts);
  ar("conformer_restricted", s.conformer_restricted);
  ar("ram_dice_between", s.ram_dice_between, kRowBetween);
  ar("metal_loss_cap", s.metal_loss_cap, kMetalCap);
}

}  // namespace paddock::car_wars
