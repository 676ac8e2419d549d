#include "games/car_wars/rules/fire_action.hpp"

#include <algorithm>

namespace paddock::car_wars::fire {
namespace {

// Where a weapon stands for a plain link. The sides of a trike bear on its narrow end, so they count as mounted there (CW-024).
int place_of(Linked const& weapon, LinkKind kind, FireSettings const& rules) {
  if (kind.smart) return 0;
  auto const narrow = int(kind.vehicle == aim::Kind::ReversedTrike ? aim::Face::Back : aim::Face::Front);
  bool const side = weapon.place == int(aim::Face::Left) || weapon.place == int(aim::Face::Right);
  return side && is_trike(kind.vehicle) && rules.trike_side_link == TrikeLink::Standard ? narrow : weapon.place;
}

}  // namespace

Verdict may_fire(Wish const& wish, FireSettings const& rules) {
  if (!wish.weapon_alive) return Verdict::WeaponDestroyed;
  if (wish.weapon_fired) return Verdict::WeaponFired;
  if (!wish.loaded) return Verdict::NoAmmunition;
  // Measuring is the firing action of the turn, but a shot at what was measured is part of it (CW-037, C-15).
  if (wish.measured && rules.measure_is_firing_action) {
    if (!rules.may_fire_at_measured) return Verdict::PersonUsed;
    return wish.at_measured ? Verdict::Allowed : Verdict::MeasuredAnother;
  }
  return wish.person_used ? Verdict::PersonUsed : Verdict::Allowed;
}

int aimed_together(std::span<Linked const> link, LinkKind kind, FireSettings const& rules) {
  int most = 0;
  for (Linked const& one : link) {
    if (one.dropped) continue;
    auto const alike = [&](Linked const& other) {
      return !other.dropped && other.model == one.model && place_of(other, kind, rules) == place_of(one, kind, rules);
    };
    most = std::max(most, int(std::count_if(link.begin(), link.end(), alike)));
  }
  return most;
}

int computer_bonus(std::span<Linked const> link, int weapon, FireSettings const& rules) {
  int bonus = link[size_t(weapon)].own_bonus;
  for (Linked const& other : link) {
    bonus = std::max(bonus, other.shared_bonus);
    if (rules.swc_trike_link == SwcLink::All) bonus = std::max(bonus, other.own_bonus);
  }
  return bonus;
}

int attacks(std::span<Linked const> link, FireSettings const& rules) {
  int const all = int(std::count_if(link.begin(), link.end(), [](Linked const& one) { return !one.dropped; }));
  return rules.linked_vs_metal == LinkedMetal::Separate ? all : std::min(all, 1);
}

bool droppers_allowed(int droppers, int automatic, FireSettings const& rules) {
  return !rules.all_or_none || automatic == 0 || automatic == droppers;
}

bool Sustained::keeps(SustainedShot const& shot) const {
  if (count_ == 0 || shot.turn != last_.turn + 1 || shot.target != last_.target) return false;
  if (shot.lost_phases >= rules_.sustained_lost_after_phases_without_los) return false;
  if (shot.aim == last_.aim || rules_.sustained_transfer == Transfer::Any) return true;
  return shot.aim == 0 && rules_.sustained_transfer == Transfer::SpecificToGeneral;   // CW-074
}

int Sustained::bonus(SustainedShot const& shot) {
  // Automatic fire has no bonus and ends what was sustained before it.
  count_ = shot.automatic ? 0 : keeps(shot) ? count_ + 1 : 1;
  last_ = shot;
  return std::clamp(count_ - 1, 0, 2);
}

int moving_phases(Ratio speed, bool half_moves) {
  Ratio const size = speed < Ratio(0) ? Ratio(0) - speed : speed;
  if (size >= Ratio(50)) return 5;
  Ratio const inches = size / Ratio(10);
  return int(half_moves ? inches.ceil() : inches.floor());
}

int automatic_counters(Ratio speed, int turns, FireSettings const& rules) {
  if (speed == Ratio(0)) return turns;
  return turns * moving_phases(speed, rules.half_move_drops) * rules.auto_drop_per_phase;
}

int infrared_damage(std::span<int const> dice, int bonus, int half_inches, FireSettings const& rules) {
  int damage = 0, unspent = 0;
  for (int const die : dice) {
    damage += std::max(0, die - half_inches);
    unspent += std::max(0, half_inches - die);
  }
  return damage + (rules.ir_bonus_in_die ? std::max(0, bonus - unspent) : bonus);
}

}  // namespace paddock::car_wars::fire
