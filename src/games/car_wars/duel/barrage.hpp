// The fire of one phase on its way: what was rolled to hit (resolve.cpp) before anything is hurt (strike.cpp).
#pragma once
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {

constexpr int kMostAttacks = kMostCars * kMostGuns;

// One weapon of a salvo, with its rolls to hit.
struct Attack {
  Seat firer = kNobody, target = kNobody;  // at nobody: straight into the air
  int8_t salvo = 0, gun = 0, hits = 0, missed_by = 0;
  int8_t aim_at = AimCar;
  bool automatic = false, kept = false;    // kept: the weapon sustains its fire
  int needed = 0;
  NoLock lost = NoLock::none;              // a radar missile that was not rolled for
  Gun fired;                               // as it was: its next round may be another one
  Mark mark;
  int smoke = 0;                           // mils on the line
  geometry::Point from, to;
};
using Drops = List<Loose, kMostAttacks>;
struct Barrage {
  Scratch<Attack, kMostAttacks> attacks;
  Drops drops;                             // laid once all is settled
  int salvos = 0;
};

// The damage of all hits, salvo by salvo in random order (CW-066).
void strike_all(Work& work, Barrage const& barrage);
// What lays without being asked in this phase (CW-057); drops.cpp.
void automatic_drops(Work const& work, Drops& out);

}  // namespace paddock::car_wars::duel
