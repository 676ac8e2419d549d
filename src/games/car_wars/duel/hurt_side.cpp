// R 7.4: the damage of a collision goes to the armor of the side first (metal by B-37), what that lets through evenly to the weapons of
// the facing, the rest inside: from an end place after place, evenly within each; from a side a third to each place.
#include <algorithm>

#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/rules/collision.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {

namespace {

// A thing with the component armor before it.
struct Item {
  Piece shell, body, core;               // body armor and person; else core is as body
  bool shelled = true;
  int most = 99;                         // what the body absorbs
};
using Items = List<Item, kMostGuns>;

int take(Reckoning& sum, Piece piece, int points) {
  int const taken = wear(sum, piece, points);
  sum.done.taken += taken;
  return taken;
}

// What he is spared is gone.
int passes_person(Reckoning& sum, Item const& item, int points) {
  Guarded const guards = guarded(sum.work, sum.blow, sum.car().crew[size_t(item.core.index)]);
  int felt = (points + guards.self - 1) / guards.self;
  if (guards.armored) felt -= take(sum, item.body, felt);
  felt -= take(sum, item.core, felt);
  return std::min(points, felt * guards.self);
}

int give(Reckoning& sum, Item const& item, int points) {
  bool const caged = sum.car().fits & kRollCage && item.shell.part != Lost::gun_armor;   // what is inside takes half, rounded up
  int const comes = caged ? (points + 1) / 2 : points;
  int left = item.shelled ? comes - take(sum, item.shell, comes) : comes;
  left = item.core == item.body ? left - take(sum, item.body, std::min(left, item.most)) : passes_person(sum, item, left);
  sum.through |= left < comes;
  return caged ? std::max(0, points - 2 * left) : points - left;
}

// Evenly, what does not divide to the first ones; what a thing cannot take of its share goes on with the rest. So much was taken.
int spread(Reckoning& sum, Items const& items, int points) {
  int taken = 0;
  for (int i = 0; i < items.size(); ++i)
    taken += give(sum, items[i], points / items.size() + (i < points % items.size()));
  return taken;
}

Items weapons_at(Work const& work, Car const& car, Face face) {
  Items out;
  harm::DamageSettings const& rules = work.rules().damage;
  for (int i = 0; i < car.guns.size(); ++i)
    if (Gun const& gun = car.guns[i]; gun.face == face && is_met(rules, gun))
      out.push({{Lost::gun_armor, int8_t(i)}, {Lost::gun, int8_t(i)}, {Lost::gun, int8_t(i)}, shell_in_way(rules, gun), points_in_way(rules, gun)});
  return out;
}

// The places inside in the order of building: plant, crew, cargo. `dead`: with what is gone, which wastes its share.
Items inside(Car const& car, int place) {
  Items out;
  if (place == 0) out.push({{Lost::plant_armor}, {Lost::plant}, {Lost::plant}});
  for (int job = 0; place == 1 && job < 2; ++job) {
    Lost const part = job == 0 ? Lost::driver : Lost::gunner;
    if (car.crew[size_t(job)].there) out.push({{Lost::crew_armor, int8_t(job)}, {part, int8_t(job)}, {part, int8_t(job), true}});
  }
  if (place == 2 && car.fits & kGas) out.push({{Lost::tank_armor}, {Lost::tank}, {Lost::tank}});
  return out;
}

void go_inside(Reckoning& sum, Face face, int points) {
  constexpr int kPlaces = 3;
  if (is_side(face)) {
    for (int place = 0; place < kPlaces; ++place)
      spread(sum, inside(sum.car(), place), points / kPlaces + (place < points % kPlaces));
    return;
  }
  for (int n = 0; n < kPlaces && points > 0; ++n)
    points -= spread(sum, inside(sum.car(), face == Back ? kPlaces - 1 - n : n), points);
}

int armor_takes(Reckoning& sum, Face face, int points) {
  Plate const& p = sum.car().armor[face];
  Metal const metal = metal_in_collision(p.metal_whole, p.metal, points, sum.work.rules().collision);
  wear(sum, {Lost::plate, int8_t(face)}, p.metal - metal.after);
  sum.done.taken += metal.stopped;
  int const plastic = take(sum, {Lost::plate, int8_t(face), true}, metal.passes);
  return metal.passes - plastic;
}

}  // namespace

Done hurt_side(Work& work, Seat victim, Seat owner, Face face, int points, Harm harm) {
  static Rule const rule = rule_named("R-7");
  if (victim < 0 || victim >= work.board.cars.size() || face > Under || points <= 0 || !work.car(victim).here) return {};
  Blow const blow{.victim = victim, .owner = owner, .harm = harm, .entry = harm::Entry(face), .points = points, .enemy = false};
  Reckoning sum{work, blow};
  sum.rule = rule;
  sum.place = face;
  int left = armor_takes(sum, face, points);
  if (left > 0) left -= spread(sum, weapons_at(sum.work, sum.car(), face), left);
  if (left > 0) go_inside(sum, face, left);
  sum.done.out = points - sum.done.taken;
  return reckon(sum);
}

}  // namespace paddock::car_wars::duel
