#include "games/car_wars/rules/tires.hpp"

#include <algorithm>

namespace paddock::car_wars {

bool takes_wheel(Harm harm, TireSettings const& settings) {
  if (harm == Harm::grenade) return settings.grenades_take_wheels;
  if (harm == Harm::collision) return settings.collisions_take_wheels;
  return harm < Harm::obstacle;
}

bool hurts_bare_wheel(Harm harm, TireSettings const& settings) {
  // CW-088 names mines and real gunfire, no clouds, oil or rolls; a grenade is a weapon that hurts components (C-12).
  return harm == Harm::weapon || harm == Harm::mine || (harm == Harm::grenade && settings.grenades_take_wheels);
}

bool destroys_bare_wheel(Harm harm, int damage, TireSettings const& settings) {
  return hurts_bare_wheel(harm, settings) && damage >= settings.zero_dp_wheel_dp;
}

int handling_lost(std::span<CornerLoss const> losses, bool active_suspension, TireSettings const& settings) {
  int wheels = 0, tires = 0, tire_count = 0;
  for (CornerLoss const loss : losses) {
    if (loss == CornerLoss::tire) tires += tire_count++ == 0 ? settings.tire_hc : settings.second_tire_extra_hc;
    else if (active_suspension) wheels += settings.active_suspension_wheel_hc;
    else wheels += loss == CornerLoss::wheel ? settings.wheel_hc : settings.tire_hc + settings.extra_hc;
  }
  int const capped = wheels + std::max(tires, settings.tire_loss_total_max);
  return settings.total_max_counts_wheels && tires && wheels ? std::max(capped, settings.tire_loss_total_max) : capped;
}

TireHarm tire_harm(TireKind tire, TireRoll from, int die, int lost_so_far, TireSettings const& settings) {
  if (from == TireRoll::spikes) {
    int const half = settings.spike_halves == Halves::down ? die / 2 : (die + 1) / 2;
    return {tire == TireKind::plain ? die : half, false};
  }
  int const points = std::max(0, die - 3);  // debris, obstacles and junk alike
  if (tire == TireKind::solid && !settings.solid_debris_damage) return {0, points > 0};
  if (tire != TireKind::plasticore) return {points, false};
  int const shell = std::max(0, settings.plasticore_core_after - lost_so_far);
  if (shell == 0) return {0, false};
  return {settings.plasticore_overflow_lost ? std::min(points, shell) : points, false};
}

bool guard_rolls(WheelPoints const& wheel, WheelShot const& shot) { return wheel.guard > 0 || (wheel.hub > 0 && shot.from_side); }

harm::Outcome take_shot(WheelPoints& wheel, WheelShot const& shot, TireSettings const& settings, harm::DamageSettings const& damage) {
  using harm::LayerKind;
  List<harm::Layer, 3> layers;
  List<int*, 3> points;
  auto const meet = [&](LayerKind kind, harm::Material material, int& at) { layers.push({kind, material, at}), points.push(&at); };
  // Guards protect on 1-4, on cycles 1-5; a hub from its side only, with a car's guard on 5 (B-17).
  int const guard_to = wheel.guard > 0 ? (shot.cycle ? 5 : 4) : 0;
  bool const hub = wheel.hub > 0 && shot.from_side;
  if (shot.die <= guard_to) meet(LayerKind::Armor, wheel.guard_kind, wheel.guard);
  else if (hub && (guard_to > 0 ? shot.die == 5 : shot.die <= settings.hub_protects_to)) meet(LayerKind::Armor, wheel.hub_kind, wheel.hub);
  meet(LayerKind::Item, wheel.tire_kind, wheel.tire);
  // CW-007: side by side from the side, one behind the other from front and back.
  if (wheel.second >= 0 && shot.from_side != shot.tandem) meet(LayerKind::Item, wheel.tire_kind, wheel.second);
  harm::Outcome const out = harm::attack({layers.begin(), size_t(layers.size())}, shot.attack, damage);
  for (int i = 0; i < layers.size(); ++i) *points[i] = layers[i].points;
  return out;
}

}  // namespace paddock::car_wars
