// R 5.6, R 8.6: tires and wheels. A shot may meet guard and hub (B-17), the second tire of a pair (CW-007), a bare wheel (CW-088).
#include <algorithm>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/rules/burning.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {

namespace {

int standing(Wheel const& w) { return int(w.dp > 0) + int(w.second > 0); }
bool gone(Wheel const& w) { return !w.there || w.wheel_gone; }

void push_corner(Reckoning& sum, int wheel) {
  List<int8_t, 4>& corners = sum.done.tires;
  if (!corners.full() && std::find(corners.begin(), corners.end(), wheel) == corners.end()) corners.push(int8_t(wheel));
}

void note(Reckoning& sum, Lost part, int wheel, bool bare = false) {
  if (!sum.gone.full()) sum.gone.push({part, int8_t(wheel), bare});
}

// CW-087: what did the last point decides between wheel and tire. tire_gone: the tire went by itself.
void tires_fell(Reckoning& sum, int wheel, int stood) {
  Wheel& w = sum.car().wheels[size_t(wheel)];
  int const stands = standing(w);
  if (stands == stood) return;
  if (stands > 0) {
    sum.done.pairs += stood - stands;
    note(sum, Lost::tire, wheel);
    return;
  }
  bool const all = takes_wheel(sum.blow.harm, sum.work.rules().tires);
  if (all) w.wheel_gone = true;
  else w.tire_gone = true;
  sum.car().fallen |= uint8_t((all ? kFallenWheel : kFallenTire) << wheel);
  sum.big |= all;
  note(sum, all ? Lost::wheel : Lost::tire, wheel);
  push_corner(sum, wheel);
}

// CW-088. So many points as reach it.
void hit_bare(Reckoning& sum, int wheel, int points) {
  Wheel& w = sum.car().wheels[size_t(wheel)];
  TireSettings const& rules = sum.work.rules().tires;
  if (!hurts_bare_wheel(sum.blow.harm, rules)) return;
  int const taken = std::clamp(points, 0, std::max(0, rules.zero_dp_wheel_dp - w.rim_lost));
  w.rim_lost = int8_t(w.rim_lost + taken);
  sum.done.taken += taken;
  if (!destroys_bare_wheel(sum.blow.harm, w.rim_lost, rules)) return;
  w.wheel_gone = true;
  sum.car().fallen |= uint8_t(kFallenWheel << wheel);
  sum.big = true;
  note(sum, Lost::wheel, wheel, true);
  push_corner(sum, wheel);
}

// A shot meets the outer one of a pair first, or the inner one alone once that is gone.
bool meets_inner(Wheel const& w, int tire) { return tire < 0 ? w.dp <= 0 && w.second > 0 : tire > 3; }

WheelPoints points_at(Wheel const& w, int tire) {
  bool const inner = meets_inner(w, tire);
  return {.guard = w.guard, .hub = w.hub, .tire = inner ? w.second : w.dp, .second = inner || tire >= 0 ? -1 : w.second,
          .guard_kind = harm::Material(w.guard_kind), .hub_kind = harm::Material(w.hub_kind), .tire_kind = rubber_of(w)};
}

void write_back(Reckoning& sum, int wheel, WheelPoints const& was, WheelPoints const& is) {
  Wheel& w = sum.car().wheels[size_t(wheel)];
  w.guard = int8_t(is.guard), w.hub = int8_t(is.hub);
  (meets_inner(w, sum.blow.tire) ? w.second : w.dp) = int8_t(is.tire);
  if (was.second >= 0) w.second = int8_t(is.second);
  if (was.guard > 0 && is.guard == 0) note(sum, Lost::guard, wheel);
  if (was.hub > 0 && is.hub == 0) note(sum, Lost::hub, wheel);
  sum.big |= (is.guard < was.guard && harm::is_metal(is.guard_kind)) || (is.hub < was.hub && harm::is_metal(is.hub_kind));
  sum.through |= is.tire < was.tire || is.second < was.second;
}

// CW-047: how many a plasticore tire has lost, its steelbelting not counted.
int lost_so_far(int left) {
  static int const row = build::find_row(build::catalogue().tires, "plasticore");
  static int const whole = row < 0 ? 0 : build::catalogue().tires[size_t(row)].dp;
  return std::max(0, whole - left);
}

int softened(TireKind kind, int left, int points, Harm harm, TireSettings const& rules) {
  TireRoll const from = harm == Harm::obstacle ? TireRoll::obstacle : harm == Harm::junk ? TireRoll::junk : TireRoll::debris;
  if (harm != Harm::debris && harm != Harm::obstacle && harm != Harm::junk) return points;
  return tire_harm(kind, from, points + 3, lost_so_far(left), rules).points;
}

}  // namespace

Rule rule_of_gone(Reckoning const& sum, Piece piece) {
  static Rule const kLast = rule_named("CW-087"), kBare = rule_named("CW-088"), kGuard = rule_named("CW-101");
  bool const fire = sum.blow.harm == Harm::fire;
  if (fire && (piece.part == Lost::guard || piece.part == Lost::hub)) return kGuard;
  if (fire || (piece.part != Lost::wheel && piece.part != Lost::tire)) return sum.rule;
  return piece.under ? kBare : kLast;
}

void heat_wheel(Work& work, Seat victim, int wheel, FireMod const& mod) {
  Car& car = work.car(victim);
  if (wheel < 0 || wheel > 3 || mod.fm <= 0 || gone(car.wheels[size_t(wheel)])) return;
  FireMod on_wheel = mod;
  on_wheel.wheel = int8_t(wheel);
  remember(car, on_wheel);
}

void burn_tires(Reckoning& sum, int wheel, int points) {
  if (wheel < 0 || wheel > 3 || points <= 0) return;
  Wheel& w = sum.car().wheels[size_t(wheel)];
  int const stood = standing(w);
  if (gone(w) || stood == 0) return;
  for (int8_t* tire : {&w.dp, &w.second}) {
    if (*tire <= 0) continue;
    int const taken = std::min<int>(points, *tire);
    *tire = int8_t(*tire - taken);
    sum.done.taken += taken;
  }
  tires_fell(sum, wheel, stood);
}

// R 10: an incendiary hit on a tire, guard or hub that is not fireproof puts its modifier on that wheel (CW-107: they are part of it).
void wear_wheel(Reckoning& sum, int wheel, bool from_side, int points) {
  if (wheel < 0 || wheel > 3) return;
  Car const& car = sum.car();
  Wheel const& w = car.wheels[size_t(wheel)];
  if (gone(w)) return;
  Blow const& blow = sum.blow;
  int const stood = standing(w);
  WheelPoints const was = points_at(w, blow.tire);
  WheelShot shot{.attack = {points, blow.sixes, blow.fives, blow.laser, blow.burst, blow.fm > 0}, .from_side = from_side};
  shot.cycle = car.kind == board::Kind::cycle, shot.tandem = (car.fits & kTandemRear) != 0;
  if (guard_rolls(was, shot)) shot.die = sum.work.dice.roll(6, "guard", blow.victim);
  WheelPoints is = was;
  harm::Outcome const out = take_shot(is, shot, sum.work.rules().tires, sum.work.rules().damage);
  write_back(sum, wheel, was, is);
  for (int const taken : out.hits) sum.done.taken += taken;
  sum.done.out = out.out;
  if (stood == 0) return hit_bare(sum, wheel, out.out);
  tires_fell(sum, wheel, stood);
  if (!out.fire_modifier) return;
  sum.done.heated = true;
  heat_wheel(sum.work, blow.victim, wheel, modifier_of(sum));
}

bool has_tire(Car const& car, int tire) {
  Wheel const& w = car.wheels[size_t(corner_of(tire))];
  return !gone(w) && !w.tire_gone && (tire > 3 ? w.second : w.dp) > 0;
}

bool meets_tire(Car const& car, int tire) {
  Wheel const& w = car.wheels[size_t(corner_of(tire))];
  return has_tire(car, tire) || (tire < 4 && !gone(w) && standing(w) == 0);
}

Done hurt_tire(Work& work, Seat victim, Seat owner, int tire, int points, Harm harm) {
  static Rule const kGround = rule_named("R-9"), kTires = rule_named("R-5.6");
  if (victim < 0 || victim >= work.board.cars.size() || tire < 0 || tire >= kMostTires) return {};
  Car& car = work.car(victim);
  int const wheel = corner_of(tire);
  Wheel& w = car.wheels[size_t(wheel)];
  int8_t& left = tire > 3 ? w.second : w.dp;
  if (!car.here || gone(w)) return {};
  int const rolled = points;
  points = softened(w.kind, left, points, harm, work.rules().tires);
  if (points < rolled) car.told = uint8_t(car.told | (w.kind == TireKind::solid ? kToldSolid : kToldPlasticore));   // CW-047: what they should have lost and have not
  if (points <= 0) return {};
  Blow const blow{.victim = victim, .owner = owner, .harm = harm, .wheel = wheel, .points = points};
  Reckoning sum{work, blow};
  sum.rule = harm == Harm::debris || harm == Harm::obstacle || harm == Harm::junk || harm == Harm::spikes ? kGround : kTires;
  sum.place = -2 - wheel;
  int const stood = standing(w);
  if (stood == 0) {
    hit_bare(sum, wheel, points);
    return reckon(sum);
  }
  int const taken = std::clamp<int>(points, 0, std::max<int>(left, 0));
  left = int8_t(left - taken);
  sum.done.taken = taken;
  sum.done.out = points - taken;
  sum.through = true;
  tires_fell(sum, wheel, stood);
  return reckon(sum);
}

}  // namespace paddock::car_wars::duel
