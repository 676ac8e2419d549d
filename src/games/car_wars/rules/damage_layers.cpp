#include "games/car_wars/rules/damage_layers.hpp"

#include <algorithm>

namespace paddock::car_wars::harm {
namespace {

// CW-063: the outermost armor that still stands decides, once; what it lets through is not doubled back.
bool halved_outside(std::span<Layer const> layers) {
  for (Layer const& layer : layers)
    if (layer.points > 0) return layer.kind != LayerKind::Item && reflects(layer.material);
  return false;
}

}  // namespace

int metal_lost(Attack const& attack) { return attack.sixes + (attack.burst ? attack.fives : 0); }

bool lets_fire_in(Material material, bool laser, DamageSettings const& rules) {
  if (fireproof(material)) return false;
  return !laser || !reflects(material) || rules.laser_ignites_lr_plastic;
}

Outcome attack_keeping_metal(std::span<Layer> layers, std::span<int> lost, Attack const& attack, DamageSettings const& rules) {
  Outcome out;
  out.applied = std::max(attack.damage, 0);
  bool const each = rules.reduction_decided_by == Reduction::EachArmor;
  if (attack.laser && !each && halved_outside(layers)) out.applied /= 2;
  int left = out.applied;
  bool entered = false, fireproof_hit = false;
  for (size_t n = 0; n < layers.size(); ++n) {
    Layer& layer = layers[n];
    bool const armor = layer.kind != LayerKind::Item;
    if (attack.laser && each && armor && layer.points > 0 && reflects(layer.material)) left /= 2;
    int const taken = std::min(left, std::max(layer.points, 0));
    out.hits.push(taken);
    left -= taken;
    if (taken == 0) continue;
    if (armor && is_metal(layer.material))
      lost[n] = std::min(lost[n] + metal_lost(attack), layer.points);
    else
      layer.points -= taken;
    (lets_fire_in(layer.material, attack.laser, rules) ? entered : fireproof_hit) = true;
  }
  out.out = left;
  bool const kept_away = fireproof_hit && rules.modifier_if_nonfp_damaged == ModifierIf::None;
  out.fire_modifier = attack.incendiary && entered && !kept_away;
  return out;
}

Outcome attack(std::span<Layer> layers, Attack const& attack, DamageSettings const& rules) {
  int lost[kMaxLayers] = {};
  Outcome const out = attack_keeping_metal(layers, lost, attack, rules);
  for (size_t n = 0; n < layers.size(); ++n) layers[n].points -= lost[n];
  return out;
}

}  // namespace paddock::car_wars::harm
