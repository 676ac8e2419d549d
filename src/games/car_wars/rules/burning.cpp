#include "games/car_wars/rules/burning.hpp"

#include <algorithm>

#include "core/order.hpp"

namespace paddock::car_wars::harm {
namespace {

// What each owner has placed, in the order of the first of it.
struct Owned {
  int owner = 0, sum = 0, order = 0;
};
using AllOwned = List<Owned, kMaxOwners>;

AllOwned owned(std::span<FireModifier const> mods) {
  AllOwned out;
  for (FireModifier const& mod : mods) {
    if (mod.fm <= 0) continue;
    auto const at = std::find_if(out.begin(), out.end(), [&](Owned const& o) { return o.owner == mod.owner; });
    if (at == out.end()) {
      out.push({mod.owner, mod.fm, mod.order});
      continue;
    }
    at->sum += mod.fm;
    at->order = std::min(at->order, mod.order);
  }
  sort_few(out, [](Owned const& a, Owned const& b) { return a.order < b.order; });
  return out;
}

// B-16 else: the fewest owners, the largest shares first, that reach the roll together.
void keep_smallest_set(AllOwned& all, int roll) {
  AllOwned by_size = all;
  sort_few(by_size, [](Owned const& a, Owned const& b) { return a.sum > b.sum; });
  int sum = 0, size = 0;
  while (size < by_size.size() && sum < roll) sum += by_size[size++].sum;
  for (int n = all.size() - 1; n >= 0; --n) {
    auto const in_set = [&](Owned const& o) { return o.owner == all[n].owner; };
    if (std::none_of(by_size.begin(), by_size.begin() + size, in_set)) all.erase(n);
  }
}

bool hot(Source source, bool gas) {
  if (source == Source::Laser || source == Source::Flamethrower || source == Source::FlamingOil) return true;
  return gas && (source == Source::Incendiary || source == Source::Flame);
}

}  // namespace

bool active(FireModifier const& mod, int turn, BurnSettings const& rules) {
  int const last = mod.turn + mod.bd - (rules.burn_duration_counts_after_hit_turn || mod.bd == 0 ? 0 : 1);   // CW-096
  return turn >= mod.turn && turn <= last;
}

int active_sum(std::span<FireModifier const> mods, int turn, BurnSettings const& rules) {
  int sum = 0;
  for (FireModifier const& mod : mods) sum += active(mod, turn, rules) ? mod.fm : 0;
  return sum;
}

List<int, kMaxOwners> credit(std::span<FireModifier const> mods, int roll, BurnSettings const& rules) {
  AllOwned all = owned(mods);
  List<int, kMaxOwners> out;
  int together = 0;
  bool const alone = rules.fire_credit == FireCredit::SufficientAloneThenFirstElseSplit;
  for (Owned const& one : all) {
    if (alone && one.sum >= roll) {
      out.push(one.owner);   // alone enough, and the earliest of those
      return out;
    }
    together += one.sum;
  }
  if (together < roll) return out;   // no fire
  while (rules.fire_credit == FireCredit::First && all.size() > 1) all.pop();
  if (alone && rules.fire_sharing == Sharing::SmallestSufficientSet) keep_smallest_set(all, roll);
  for (Owned const& one : all) out.push(one.owner);
  return out;
}

int component_fire_on(ComponentHit const& hit, BurnSettings const& rules) {
  if (hit.part == Part::FuelSystem) return rules.fuel_system_fire_on;   // CW-113: at once, whatever did it
  bool const gas = hit.part == Part::GasEngine || hit.part == Part::Tank;
  if (hit.dp_lost < 1 || !rules.component_fire_chance_with_advanced) return 0;
  if (hit.source == Source::Collision && !(gas ? rules.collision_ignites_gas : rules.collision_ignites_plant)) return 0;
  if (hit.source == Source::Other && !gas) return 0;   // enemy fire only (CW-110)
  int const on = hot(hit.source, gas) ? rules.component_fire_on_hot : rules.component_fire_on;
  return gas && hit.safer_tank ? on - 1 : on;
}

int extinguishes_on(Extinguishing const& use, BurnSettings const& rules) {
  switch (use.device) {
    case Extinguisher::Built: return !use.plant_alive ? 0 : use.gas ? 2 : 3;
    case Extinguisher::Improved: return !use.plant_alive ? 0 : use.gas ? 3 : 4;
    case Extinguisher::Portable:
      if (use.action_used && rules.pfe_uses_action_of == PfeAction::EndingTurn) return 0;   // CW-105
      return use.gas ? 1 : 2;
    case Extinguisher::Foam: break;
  }
  return 1;
}

int burn_points(Thing const& thing, BurnSettings const& rules) {
  bool const fp = fireproof(thing.material) && !is_metal(thing.material);
  if (thing.insulated) return 0;
  switch (thing.kind) {
    case ThingKind::Armor:
    case ThingKind::Guard:
    case ThingKind::Hub:
      if (is_metal(thing.material)) return rules.metal_fire_damage;
      if (thing.under_metal) return rules.plastic_under_metal;
      return fp ? rules.fp_plastic_fire_damage : 1;
    case ThingKind::ComponentArmor:
      if (is_metal(thing.material)) return rules.metal_fire_damage;
      if (thing.under_metal) return rules.plastic_under_metal;
      return fp ? rules.fp_ca_fire_damage : 1;                                                 // CW-103
    case ThingKind::Item: return thing.behind_ca && rules.ca_shields_item_from_fire ? 0 : 1;   // B-21
    case ThingKind::Tire: return fp || (thing.guarded && rules.guards_protect_from_fire) ? 0 : 1;
    case ThingKind::Discharger: return 0;
    case ThingKind::Person: break;
  }
  return fp || (thing.behind_ca && rules.ca_shields_item_from_fire) ? 0 : 1;
}

bool dangerous(Volatile const& item, int turn, BurnSettings const& rules) {
  if (item.destroyed) {
    int const last = item.destroyed_turn + item.dp * rules.destroyed_volatile_seconds_per_dp;
    if (turn > (rules.last_dangerous_turn_included ? last : last - 1)) return false;   // CW-108
  }
  if (item.feed == Volatile::Feed::None && !rules.boosters_volatile) return false;   // CW-112
  if (item.behind_intact_ca && rules.volatile_ca_protects) return false;   // CW-100
  if (item.empty && item.feed == Volatile::Feed::Rounds && !rules.empty_rounds_volatile) return false;
  if (item.empty && item.feed == Volatile::Feed::Tank && !rules.empty_tank_volatile) return false;
  return item.damaged_by_fire || item.destroyed || item.behind_intact_ca;   // the last: a referee lets it explode behind its armor
}

bool tire_fire_spreads(std::span<Layer const> side_armor, bool breached_elsewhere, BurnSettings const& rules) {
  if (breached_elsewhere && rules.other_breaches_spread_tire_fire) return true;
  return std::none_of(side_armor.begin(), side_armor.end(), [](Layer const& l) { return l.points > 0 && fireproof(l.material); });
}

bool discharger_lost(DischargerHit const& hit, DamageSettings const& rules) {
  if (hit.event == DischargerEvent::VehicleBurns) return rules.fire_destroys_dischargers;   // CW-111
  if (hit.damage >= hit.armor_left && rules.discharger_dies_with_armor) return true;        // CW-093
  return hit.event == DischargerEvent::FlameCloud && hit.damage > 0 &&
         hit.die <= rules.discharger_lost_in_flame_cloud_on;   // CW-054
}

}  // namespace paddock::car_wars::harm
