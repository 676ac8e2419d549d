// Firing actions (R 8.1), links (R 8.4), sustained and automatic fire, lasers in smoke (R 8.5, R 17).
#pragma once
#include <span>

#include "core/ratio.hpp"
#include "games/car_wars/rules/fire_settings.hpp"
#include "games/car_wars/rules/target_faces.hpp"

namespace paddock::car_wars::fire {

// A shot somebody wants to make now.
struct Wish {
  bool person_used = false;    // has used the firing action of the turn
  bool measured = false;       // has measured a range this turn ...
  bool at_measured = false;    // ... to what he wants to fire at now
  bool weapon_fired = false, weapon_alive = true, loaded = true;
};
enum class Verdict : uint8_t { Allowed, WeaponDestroyed, WeaponFired, NoAmmunition, MeasuredAnother, PersonUsed };
Verdict may_fire(Wish const& wish, FireSettings const& rules);

struct Linked {
  int model = 0;               // equal for identical weapons
  int place = 0;               // aim::Face, or any other number for a place of its own
  bool dropped = false;        // is not aimed
  int own_bonus = 0;           // of a computer for this weapon alone
  int shared_bonus = 0;        // of one that serves every weapon of its user
};
struct LinkKind {
  bool smart = false;
  aim::Kind vehicle{};
};
// How many identical weapons the link aims at one target; 1: one is aimed and the rest fires straight ahead.
int aimed_together(std::span<Linked const> link, LinkKind kind, FireSettings const& rules);
int computer_bonus(std::span<Linked const> link, int weapon, FireSettings const& rules);
int attacks(std::span<Linked const> link, FireSettings const& rules);              // against metal (CW-060)
bool droppers_allowed(int droppers, int automatic, FireSettings const& rules);     // CW-092

struct SustainedShot {
  int turn = 0;
  int aim = 0;                 // 0: the vehicle in general; else equal for the same part or side
  int target = 0;
  int lost_phases = 0;         // out of sight since the shot before
  bool automatic = false;
};
// What the history of one weapon gives to its next shot.
class Sustained {
 public:
  explicit Sustained(FireSettings const& rules) : rules_(rules) {}
  int bonus(SustainedShot const& shot);   // 0, 1 or 2; the shot becomes the last of the history

 private:
  bool keeps(SustainedShot const& shot) const;
  FireSettings const& rules_;
  SustainedShot last_;
  int count_ = 0;
};

int moving_phases(Ratio speed, bool half_moves);                                    // of a turn (R 3)
int automatic_counters(Ratio speed, int turns, FireSettings const& rules);          // CW-057; standing: one a turn
int infrared_damage(std::span<int const> dice, int bonus, int half_inches, FireSettings const& rules);
constexpr bool laser_passes(bool laser, bool infrared, Ratio smoke) { return !laser || infrared || smoke <= Ratio(0); }

}  // namespace paddock::car_wars::fire
