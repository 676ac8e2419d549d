// One attack on the layers it meets, outermost first (R 8.7): laser-reflective armor halves a laser once, metal stops up to its
// value and loses a point for each natural 6, plastic and items take what is left.
#pragma once
#include <span>

#include "core/list.hpp"
#include "games/car_wars/rules/damage_settings.hpp"

namespace paddock::car_wars::harm {

enum class LayerKind : uint8_t { Armor, ComponentArmor, Item };
enum class Material : uint8_t { Plastic, Fp, Lr, Lrfp, Rp, Rpfp, Metal, LrMetal, Other, FireproofOther };
constexpr bool is_metal(Material m) { return m == Material::Metal || m == Material::LrMetal; }
constexpr bool reflects(Material m) { return m == Material::Lr || m == Material::Lrfp || m == Material::LrMetal; }
constexpr bool fireproof(Material m) {
  return is_metal(m) || m == Material::Fp || m == Material::Lrfp || m == Material::Rpfp || m == Material::FireproofOther;
}

// Component armor stays where its single-shot weapon is spent (CW-084).
struct Layer {
  LayerKind kind{};
  Material material{};
  int points = 0;      // 0: gone, or an empty tube (CW-080): absorbs nothing
};
inline constexpr int kMaxLayers = 40;

struct Attack {
  int damage = 0;
  int sixes = 0, fives = 0;      // of its natural dice; flat bonuses are none
  bool laser = false, burst = false;
  bool incendiary = false;       // would place a fire modifier
};
struct Outcome {
  int applied = 0;               // after the halving
  List<int, kMaxLayers> hits;    // per layer: stopped by metal, taken by the rest
  int out = 0;                   // passes out
  bool fire_modifier = false;    // is placed
};

// Takes the points off `layers`.
Outcome attack(std::span<Layer> layers, Attack const& attack, DamageSettings const& rules);
// Metal that is lost by one attack of several simultaneous ones (CW-090 else): left standing until all are settled.
Outcome attack_keeping_metal(std::span<Layer> layers, std::span<int> metal_lost, Attack const& attack, DamageSettings const& rules);
int metal_lost(Attack const& attack);

// Whether a thing that took at least 1 point lets the whole modifier in (CW-098, C-02).
bool lets_fire_in(Material material, bool laser, DamageSettings const& rules);

}  // namespace paddock::car_wars::harm
