#include "games/car_wars/rules/damage_path.hpp"

namespace paddock::car_wars::harm {
namespace {

Location side_table(int roll) {
  if (roll <= 5) return Location::Rider;
  if (roll <= 7) return Location::Plant;
  return roll <= 10 ? Location::Weapon : Location::Tire;
}

}  // namespace

Way way_through(Entry entry) {
  auto const through = [](Entry near, Entry far, Place inner) {
    return Way{{{Place::Armor, near, false},
                {Place::Weapon, near, false},
                {inner, near, false},
                {Place::Weapon, far, true},
                {Place::Armor, far, true}},
               5,
               near == Entry::Back};
  };
  switch (entry) {
    case Entry::Front: return through(Entry::Front, Entry::Back, Place::AllInner);
    case Entry::Back: return through(Entry::Back, Entry::Front, Place::AllInner);
    case Entry::Left: return through(Entry::Left, Entry::Right, Place::OneInner);
    case Entry::Right: return through(Entry::Right, Entry::Left, Place::OneInner);
    case Entry::Top:
      return {{{Place::Armor, Entry::Top, false},
               {Place::Weapon, Entry::Turret, false},
               {Place::OneInner, Entry::Top, false},
               {Place::Armor, Entry::Underbody, true},
               {}},
              4};
    case Entry::Underbody:
      return {{{Place::Armor, Entry::Underbody, false},
               {Place::OneInner, Entry::Underbody, false},
               {Place::Weapon, Entry::Turret, true},
               {Place::Armor, Entry::Top, true},
               {}},
              4};
    case Entry::Turret: break;
  }
  // The surplus goes out above the car.
  return {{{Place::Armor, Entry::Top, false}, {Place::Weapon, Entry::Turret, false}, {}, {}, {}}, 2};
}

Location cycle_location(CycleKind kind, CycleSide side, int roll, bool armor_left) {
  if (kind == CycleKind::Cycle) {
    if (side != CycleSide::Front && side != CycleSide::Back) return side_table(roll);
    if (roll >= 11) return Location::Wheel;
    return armor_left ? Location::Armor : side_table(roll);
  }
  CycleSide const narrow = kind == CycleKind::Trike ? CycleSide::Front : CycleSide::Back;
  if (side == narrow && roll >= 11) return Location::Wheel;   // what the wheel does not take is lost
  return armor_left ? Location::Armor : Location::Inside;     // goes on as in a car
}

}  // namespace paddock::car_wars::harm
