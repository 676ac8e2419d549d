// Dropped counters (R 9): where they lie, when they act and what sets them off.
#pragma once
#include <cstdint>
#include <span>

#include "core/geometry.hpp"
#include "core/list.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/rules/counter_settings.hpp"

namespace paddock::car_wars::dropping {

enum class State : uint8_t { solid, liquid, gas };
// CW-043: how many of `count` counters of one type on a spot act: all solids, of liquids and gases one.
int acting(State state, int count, CounterSettings const& settings = {});

// CW-044: contact with one type, phase by phase. Tell each phase in order; true in those in which it strikes.
class Contact {
 public:
  bool phase(bool touching, CounterSettings const& settings = {});

 private:
  int since_ = -1;  // phases since it struck last, in unbroken contact; -1 without contact
};

// CW-050, CW-051: the one secret roll of a pressure trigger against a passage of own movement; who stands still sets nothing
// off (CW-055).
enum class Zone : uint8_t { none, adjacent, over };
// Which faces of the die set it off as soon as the car is near, and which once it drives over the counter; bit n is the face n.
struct TriggerRoll {
  uint8_t adjacent = 1 << 1 | 1 << 2, crossing = 1 << 3 | 1 << 4;
};
// Index into `zones`, or -1. `anew`: the roll made once the car drives over what has not gone off before (CW-050 else), 0: none.
struct TriggerDice {
  int roll = 0, anew = 0;
  TriggerRoll faces;
};
int goes_off(TriggerDice const& dice, std::span<Zone const> zones, bool own_fresh, CounterSettings const& settings = {});

// CW-048, CW-049. A radio mine listens to its own dropper; nothing else is needed (CW-014).
enum class Trigger : uint8_t { pressure, proximity, radio };
struct Mine {
  Trigger trigger = Trigger::pressure;
  Ratio detection, remote_range = Ratio(1, 4), blast = 1;  // inches
};
bool mine_hits_underbody(Mine const& mine, Ratio car_inches);
bool mine_hits_tire(Mine const& mine, Ratio tire_inches);

enum class Mount : uint8_t { back, front, left, right, underbody };
struct Drop {
  geometry::Pose car;
  geometry::Body body;
  Mount mount = Mount::back;
  geometry::Body counter;             // half its length along the car and half its width
  bool reversing = false, standing = false;
};
geometry::Pose placed(Drop const& drop, CounterSettings const& settings = {});

// Grenade scatter: quarter-inch squares in one direction.
struct Scatter {
  int missed_by = 0, dice = 0, plus = 0, least = 0;  // from so much missed on
};
int squares(Scatter const& row, int natural);

// Damage of spikes to a tire: halved for solid and plasticore tires unless the load has numbers of its own for them (R 9).
int spike_damage(int natural, int plus, bool halved, CounterSettings const& settings = {});

}  // namespace paddock::car_wars::dropping
