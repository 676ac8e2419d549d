#include "games/car_wars/rules/collision.hpp"

#include <algorithm>

namespace paddock::car_wars {
namespace {

Ratio size_of(Ratio speed) { return speed < Ratio(0) ? Ratio(0) - speed : speed; }
Ratio with_sign_of(Ratio model, Ratio size) { return model < Ratio(0) ? Ratio(0) - size : size; }
int tens(Ratio mph) { return int((mph / Ratio(10)).ceil()); }

void meet_head_on(Collision& c, Rammer v1, Rammer v2, CollisionSettings const& settings) {
  c.speed = size_of(v1.speed) + size_of(v2.speed);
  c.temporary = {temporary_speed(size_of(v1.speed), v1.dm, v2.dm), temporary_speed(size_of(v2.speed), v2.dm, v1.dm)};
  bool const by_temporary = settings.head_on_faster == Faster::temporary;
  Ratio const first = by_temporary ? c.temporary[0] : size_of(v1.speed), second = by_temporary ? c.temporary[1] : size_of(v2.speed);
  Ratio const left = std::max(Ratio(0), first > second ? c.temporary[0] - c.temporary[1] : c.temporary[1] - c.temporary[0]);
  if (first > second) c.after = {with_sign_of(v1.speed, left), Ratio(0)};
  else if (second > first) c.after = {Ratio(0), with_sign_of(v2.speed, left)};
}

void meet_from_behind(Collision& c, Rammer v1, Rammer v2) {
  c.speed = size_of(v1.speed - v2.speed);
  c.temporary = {temporary_speed(v1.speed, v1.dm, v2.dm), temporary_speed(v2.speed, v2.dm, v1.dm)};
  c.after = {c.temporary[0] + c.temporary[1], c.temporary[0] + c.temporary[1]};
}

void meet_side(Collision& c, Rammer v1, Rammer v2) {
  c.speed = size_of(v1.speed);
  c.temporary = {temporary_speed(v1.speed, v1.dm, v2.dm), v2.speed};
  c.after = c.temporary;
}

void swipe(Collision& c, Rammer v1, Rammer v2, bool same_way) {
  Ratio const a = size_of(v1.speed), b = size_of(v2.speed);
  c.speed = next_five((same_way ? size_of(a - b) : a + b) / Ratio(4));
  c.temporary = c.after = {v1.speed, v2.speed};
}

}  // namespace

int collision_hazard(Ratio change, bool stunned, CollisionSettings const& settings) {
  bool const none = change == Ratio(0) && settings.no_change == NoChange::none;
  return (none ? 0 : std::max(1, tens(size_of(change)))) + (stunned ? 2 : 0);
}

Collision collide(CollisionType type, Rammer v1, Rammer v2, bool same_way, CollisionSettings const& settings) {
  Collision c;
  if (type == CollisionType::head_on) meet_head_on(c, v1, v2, settings);
  else if (type == CollisionType::rear_end) meet_from_behind(c, v1, v2);
  else if (type == CollisionType::t_bone) meet_side(c, v1, v2);
  else swipe(c, v1, v2, same_way);
  c.dice = ram_dice(c.speed, settings.ram_dice_between);
  c.change = {size_of(v1.speed - c.after[0]), size_of(v2.speed - c.after[1])};
  bool const swiped = type == CollisionType::sideswipe;
  for (size_t n = 0; n < 2; ++n) {
    Ratio const shock = type == CollisionType::t_bone ? c.change[0] : c.change[n];  // T-bone: the rammer's for both
    bool const none = swiped || !settings.ram_concussion || (shock == Ratio(0) && settings.no_change == NoChange::none);
    c.concussion[n] = none ? kNoConcussion : tens(shock);
    bool const quiet = c.speed == Ratio(0) && !settings.equal_sideswipe_hazard;
    c.hazard[n] = swiped ? (quiet ? 0 : std::max(1, tens(c.speed))) : collision_hazard(c.change[n], false, settings);
  }
  return c;
}

bool completes(CollisionType type, Completion const& of) {
  if (of.speed == Ratio(0)) return false;
  if (type == CollisionType::sideswipe) return of.own < of.other;  // it slides along
  if (type == CollisionType::head_on || (type == CollisionType::t_bone && of.phasing_rams)) return true;
  return of.own > of.other;
}

std::array<int64_t, 2> ram_damage(Ram const& ram) {
  std::array<int64_t, 2> taken{};
  for (size_t by = 0; by < 2; ++by) {
    int64_t& to = taken[1 - by];
    to = (Ratio(std::max(0, ram.roll)) * ram.dm[by]).floor();
    if (ram.ramplate[by]) to *= 2;
    to += (Ratio(ram.spikes[by]) * ram.dm[by]).floor();
    if (ram.ramplate[1 - by]) to /= 2;
  }
  return taken;
}

Metal metal_in_collision(int whole, int now, int damage, CollisionSettings const& settings) {
  Metal m;
  m.stopped = std::min(damage, 3 * now);
  m.passes = damage - m.stopped;
  int const half = ((settings.metal_loss_cap == MetalCap::undamaged ? whole : now) + 1) / 2;
  m.after = now - std::min({(m.stopped + 2) / 3, half, now});
  return m;
}

Dropped dropped_by(int points, bool wheel_lost, bool metal_lost) {
  if (points >= 20 || wheel_lost || metal_lost) return Dropped::obstacle;
  return points >= 10 ? Dropped::debris : Dropped::nothing;
}

}  // namespace paddock::car_wars
