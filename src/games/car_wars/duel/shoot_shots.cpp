// What may be fired now (R 8.1 to R 8.4): every shot of a car, and why one is none.
#include <array>

#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr int kNeverHits = 13;

// A car, or a mark that has not brought its points yet.
bool may_be_shot_at(Book const& book, Board const& board, Seat firer, int seat) {
  if (int const zone = zone_of_mark(seat); zone >= 0) return is_mark(book, zone) && !mark_scored(board, firer, zone);

  return seat >= 0 && seat < board.cars.size() && seat != firer && board.cars[seat].fights() && !board.cars[seat].complete;
}

// From one facing all of a link see the same; smoke stops some lasers and not others.
bool stands_beside(Car const& car, int a, int b) {
  return car.guns[a].face == car.guns[b].face && ((car.guns[a].flags ^ car.guns[b].flags) & Infrared) == 0;
}

// Whether a weapon that would be aimed with the one of this shot can be: the others fire straight ahead (R 8.4).
bool goes_along(Firing const& f, Shot const& shot, int gun) {
  return stands_beside(f.car(), shot.gun, gun) || to_hit(f.book, f.board, f.seat, {int8_t(gun), shot.seat, shot.aim}).possible;
}

// Of weapons that one link aims together the first that can be aimed stands for all; those beside it never have to.
bool stands_for_link(Firing const& f, Salvo const& salvo, int gun) {
  bool const drops = !salvo.dropped.empty() && salvo.dropped[0] == gun;
  GunSet const& set = drops ? salvo.dropped : salvo.aimed;
  return std::none_of(set.begin(), set.end(), [&](int8_t i) { return i < gun && (drops || stands_beside(f.car(), gun, i)); });
}

bool may_act(Board const& board, Seat seat) { return seated(board, seat) && board.cars[seat].fights(); }

struct Force {
  int damage10 = 0, guided10 = 0;          // guided: of rockets that go with a hit alone
};
struct Ready {
  int8_t gun = 0;
  Arm const* arm = nullptr;
  Muzzle muzzle;
  Salvo salvo;
  bool apart = false;                      // not all of it stands beside the gun
  Force force;
};
using ReadyList = Scratch<Ready, kMostGuns>;

int damage_of(Firing const& f, GunSet const& guns) {
  int out = 0;
  for (int8_t i : guns) {
    Arm const& arm = arm_of(f.car().guns[i]);
    int const rounds = f.car().known ? f.car().guns[i].rounds : arm.volley;
    out += mean10(arm) * (arm.volley > 1 ? std::min(arm.volley, rounds) : 1);
  }
  return out;
}

ReadyList ready_guns(Firing const& f) {
  ReadyList out;
  for (int i = 0; i < f.car().guns.size(); ++i) {
    Arm const& arm = arm_of(f.car().guns[i]);
    if ((!aimable(arm) && !droppable(arm)) || f.car().guns[i].automatic || !gun_ready(f, i)) continue;
    if (arm.grenade && f.board.flying.full()) continue;
    Salvo const salvo = salvo_of(f, i);
    if (!stands_for_link(f, salvo, i)) continue;
    auto const far = [&](int8_t other) { return !stands_beside(f.car(), i, other); };
    bool const apart = std::any_of(salvo.aimed.begin(), salvo.aimed.end(), far) || std::any_of(salvo.guided.begin(), salvo.guided.end(), far);
    out.push({int8_t(i), &arm, muzzle_of(f.car(), f.car().guns[i]), salvo, apart, {arm.drops ? mean10(arm) : damage_of(f, salvo.aimed), damage_of(f, salvo.guided)}});
  }
  return out;
}

// What a shot does: of a link that stands in several places by those that can be aimed there. False: another of it stands for them.
bool count_link(Firing const& f, Ready const& r, Shot const& shot, Force& out) {
  out = r.force;
  if (!r.apart) return true;
  GunSet aimed, guided;
  for (int8_t i : r.salvo.aimed)
    if (goes_along(f, shot, i)) aimed.push(i);
  for (int8_t i : r.salvo.guided)
    if (goes_along(f, shot, i)) guided.push(i);
  out = {damage_of(f, aimed), damage_of(f, guided)};
  return std::none_of(aimed.begin(), aimed.end(), [&](int8_t i) { return i < r.gun; });
}

// One line of sight from each face, looked for when it is wanted first.
class Sights {
 public:
  Sights(Firing const& f, Seat target) : f_(f), target_(target) {}
  Sight const& from(int face, geometry::Point at) {
    auto const n = size_t(face >= 0 && face < kFaces ? face : 0);
    if (!known_[n]) seen_[n] = sight_of(f_.book, f_.board, f_.seat, target_, at), known_[n] = true;
    return seen_[n];
  }

 private:
  Firing const& f_;
  Seat target_;
  std::array<Sight, kFaces> seen_ = {};
  std::array<bool, kFaces> known_ = {};
};

// The side that "the vehicle" stands for is not offered twice.
bool same_as_car(Pair const& pair, int aim_at) { return aim_at == AimFront + int(pair.firer_in[0]); }

struct Aiming {
  Firing const& f;
  Pair const& pair;
  Sight const& sight;
  int job = 0;
};

// What is looked for: all shots, or whether there is one on that number or less, with that chance.
struct Wanted {
  ShotList* all = nullptr;
  int number = 0, permille = 0;
  int seen = 0;
  bool found = false;
  bool take(ShotInfo const& info) {        // false: it is enough
    if (all) all->push(info);
    else found = info.needed <= number && info.permille >= permille;
    return !found && ++seen < kMostShots;
  }
};

// False: whoever takes the shots has enough.
bool aims_of(Aiming const& a, Ready const& r, Wanted& wanted) {
  int const last = r.arm->grenade ? int(AimCar) : kAims - 1;
  for (int aim_at = r.arm->tires_only && !r.arm->projector ? int(AimTire0) : int(AimCar); aim_at <= last; ++aim_at) {
    bool const direct = is_direct(*r.arm, aim_at);
    if (!aim_fits(*r.arm, aim_at) || (!r.arm->projector && same_as_car(a.pair, aim_at))) continue;
    Mark const mark = mark_of(a.f, a.pair, r.muzzle, aim_at, *r.arm);
    if (!mark.offered) continue;
    Sight const sight = sight_of(a.f, a.pair, mark, a.sight);
    if (!sight.clear) continue;
    ToHit const number = r.arm->grenade ? throw_to_hit(a.f, {a.pair.target, r.gun, a.job}, sight) : to_hit_of(a.f, {a.pair, sight, mark, r.gun, a.job, false, direct});
    if (!number.possible || (aim_at != AimCar && number.needed >= kNeverHits)) continue;
    // Of a grenade it is a guess: who drives may be elsewhere when it comes down.
    Shot const shot = {r.gun, a.pair.target, int8_t(aim_at)};
    Force force;
    if (!count_link(a.f, r, shot, force)) continue;
    int const permille = hit_permille(number.needed);
    int const damage10 = (r.arm->grenade && a.f.board.cars[a.pair.target].pace != 0 ? force.damage10 / 3 : force.damage10) + force.guided10 * permille / 1000;
    if (!wanted.take(ShotInfo{shot, number.needed, permille, damage10})) return false;
  }
  return true;
}

bool out_of_reach(Ready const& r, geometry::Polygon const& area) {
  return r.arm->reach > 0 && !geometry::squared(r.muzzle.at, area).within(r.arm->reach * geometry::kInch);
}

bool shots_at(Firing const& f, ReadyList const& ready, Seat target, Wanted& wanted) {
  Sights sights(f, target);
  geometry::Polygon const area = area_of(f.board.cars[target]);
  Pair pair;
  for (Ready const& r : ready) {
    if (r.arm->drops || out_of_reach(r, area) || !bears_on(f.car(), r.muzzle, area)) continue;
    Sight const& sight = sights.from(f.car().guns[r.gun].face, r.muzzle.at);
    if (!sight.clear) continue;
    int const job = person_for(f, r.gun, target);
    if (job < 0) continue;                 // CW-037: bound to another
    if (pair.target == kNobody) pair = pair_of(f, target);
    if (!aims_of({f, pair, sight, job}, r, wanted)) return false;
  }
  return true;
}

bool shots_at_mark(Firing const& f, ReadyList const& ready, Seat mark, Wanted& wanted) {
  geometry::Polygon const& area = mark_area(f.book, mark);
  for (Ready const& r : ready) {
    if (r.arm->drops || r.arm->projector || r.arm->grenade || r.arm->tires_only || r.arm->guides || out_of_reach(r, area) || !bears_on(f.car(), r.muzzle, area)) continue;
    int const job = person_for(f, r.gun, mark);
    Sight const sight = job < 0 ? Sight{} : sight_of(f.book, f.board, f.seat, area, r.muzzle.at);
    if (!sight.clear) continue;
    ToHit const number = mark_to_hit(f, mark, r.gun, job, sight);
    Shot const shot = {r.gun, mark, AimCar};
    Force force;
    if (number.possible && count_link(f, r, shot, force) && !wanted.take(ShotInfo{shot, number.needed, hit_permille(number.needed), force.damage10})) return false;
  }
  return true;
}

// That somebody drives over what is dropped now: the nearer he follows, the less he can avoid it. A guess for bots and for words.
int crossed_permille(Firing const& f, int gun) {
  int const face = f.car().guns[gun].face;
  if (face != Back && face != Turret && face != Under) return 0;
  for (int inches = 2; inches <= 6; inches += 2)
    if (followed(f.board, f.seat, inches)) return 600 - inches * 50;
  return 0;
}

void each_shot(Book const& book, Board const& board, Seat seat, Declared const& declared, Wanted& wanted) {
  if (!may_act(board, seat) || nobody_left({book, board, seat})) return;   // before the ground is looked at
  Firing const f = firing_of(book, board, seat, declared);
  if (nobody_left(f)) return;
  ReadyList const ready = ready_guns(f);
  if (ready.empty()) return;
  for (Ready const& r : ready) {
    if (!r.arm->drops || person_for(f, r.gun, f.seat) < 0) continue;
    if (!wanted.take(ShotInfo{{r.gun, f.seat, AimCar}, 0, crossed_permille(f, r.gun), r.force.damage10})) return;
    for (int8_t i : r.salvo.dropped)         // aside goes the one that is named, the others of its link over their ends
      if (int const aside = aim_aside(f.car().guns[i]); aside != AimCar && !wanted.take(ShotInfo{{i, f.seat, int8_t(aside)}, 0, 0, r.force.damage10})) return;
  }
  for (int t = 0; t < f.board.cars.size(); ++t)
    if (may_be_shot_at(f.book, f.board, f.seat, t) && !shots_at(f, ready, Seat(t), wanted)) return;
  for (int m = kMostCars; m < kMostMarks && m - kMostCars < int(f.book.arena.zones.size()); ++m)
    if (may_be_shot_at(f.book, f.board, f.seat, m) && !shots_at_mark(f, ready, Seat(m), wanted)) return;
}

// What the rules say to a shot, and of which kind that is.
struct Said {
  NoShot kind = NoShot::none;
  Verdict verdict;
};
Said no(NoShot kind, char const* rule, char const* why) { return {kind, {rule_named(rule), why}}; }

Said gun_says(Firing const& f, int gun, Seat target) {
  Arm const& arm = arm_of(f.car().guns[gun]);
  switch (gun_verdict(f, gun)) {
    case fire::Verdict::WeaponDestroyed: return no(NoShot::lost, "R-8.1", "That weapon is destroyed.");
    case fire::Verdict::WeaponFired: return no(NoShot::fired, "R-8.1", "That weapon has fired this turn; each fires once.");
    case fire::Verdict::NoAmmunition: return arm.power ? no(NoShot::empty, "R-17", "There is not enough power left for that weapon.") : no(NoShot::empty, "R-17", "That weapon has no rounds left.");
    default: break;
  }
  if (is_shut(f.car(), gun)) return no(NoShot::weapon, "R-8.1", f.car().closed >> gun & 1 ? "The port of that weapon is closed; opening it is a firing action." : "That turret is down, or on its way.");
  if (f.car().guns[gun].flags & Unled) return no(NoShot::weapon, "R-9", "It flies by a radar, and this car has none.");
  if (!aimable(arm) && !droppable(arm)) return no(NoShot::weapon, "R-8.1", "What is loaded does nothing in an arena.");
  if (f.car().guns[gun].automatic) return no(NoShot::weapon, "R-8.5", "That weapon is on automatic: it fires by itself, unaimed.");
  if (arm.grenade && f.board.flying.full()) return no(NoShot::weapon, "R-9", "So many grenades are in the air that this one has to wait.");
  if (person_for(f, gun, target) >= 0) return {};
  return measured_another(f, target) ? no(NoShot::hand, "CW-037", "Who has measured a range in this turn may fire at that target alone.")
                                     : no(NoShot::hand, "R-8.1", "Nobody on board has a firing action left in this turn.");
}

Said mark_says(Firing const& f, Shot const& shot, Arm const& arm) {
  if (!is_mark(f.book, zone_of_mark(shot.seat))) return no(NoShot::target, "CW-164", "There is no such mark in this arena.");
  if (mark_scored(f.board, f.seat, zone_of_mark(shot.seat))) return no(NoShot::target, "CW-164", "That mark has brought its points already.");
  if (arm.projector || arm.grenade || arm.tires_only || arm.guides) return no(NoShot::weapon, "CW-164", "That weapon does no vehicular damage to a mark.");
  Muzzle const muzzle = muzzle_of(f.car(), f.car().guns[shot.gun]);
  geometry::Polygon const& area = mark_area(f.book, shot.seat);
  if (shot.aim != AimCar) return no(NoShot::part, "CW-164", "A mark has no parts to aim at.");
  if (!bears_on(f.car(), muzzle, area)) return no(NoShot::arc, "R-8.2", "The mark is not in the arc of that weapon.");
  Sight const sight = sight_of(f.book, f.board, f.seat, area, muzzle.at);
  if (!sight.clear) return no(NoShot::hidden, "R-8.2", "Something stands in the line of fire.");
  bool const possible = mark_to_hit(f, shot.seat, shot.gun, person_for(f, shot.gun, shot.seat), sight).possible;
  return possible ? Said{} : no(NoShot::aim, "R-8.2", "It is out of reach, behind smoke, or the car is out of hand.");
}

// Could it turn all round, it would be offered that part.
bool arc_alone(Firing const& f, Pair const& pair, int aim, Arm const& arm) {
  Muzzle turned;
  turned.all_round = true, turned.at = f.car().pose.at;
  return !is_ground(aim) && mark_of(f, pair, turned, aim, arm).offered;
}

Said target_says(Firing const& f, Shot const& shot, Arm const& arm) {
  if (arm.drops) return shot.seat == f.seat && (shot.aim == AimCar || shot.aim == aim_aside(f.car().guns[shot.gun])) ? Said{} : no(NoShot::weapon, "R-9", "A dropped weapon is not aimed.");
  if (zone_of_mark(shot.seat) >= 0) return mark_says(f, shot, arm);
  if (!may_be_shot_at(f.book, f.board, f.seat, shot.seat)) return no(NoShot::target, "R-8.1", "There is nobody to fire at.");
  Muzzle const muzzle = muzzle_of(f.car(), f.car().guns[shot.gun]);
  Pair const pair = pair_of(f, shot.seat);
  if (!bears_on(f.car(), muzzle, pair.area)) return no(NoShot::arc, "R-8.2", "The target is not in the arc of that weapon.");
  Sight const whole = sight_of(f.book, f.board, f.seat, shot.seat, muzzle.at);
  if (!whole.clear) return no(NoShot::hidden, "R-8.2", "Something stands in the line of fire.");
  if (arm.reach && whole.range > arm.reach * 1000) return no(NoShot::reach, "R-8.2", "The target is out of reach.");
  if (arm.grenade && shot.aim != AimCar) return no(NoShot::part, "R-9", "A grenade is fired at the ground where the target will be, not at a part of it.");
  bool const direct = is_direct(arm, shot.aim);
  if (arm.projector && !aim_fits(arm, shot.aim)) return no(NoShot::part, "CW-070", "It is shot at the ground about a vehicle, at one of its sides, or with spikes at a tire.");
  if (shot.aim != AimCar && is_ground(shot.aim) && !arm.projector) return no(NoShot::part, "R-8.3", "Only what leaves a counter is shot at the ground.");
  Mark const mark = mark_of(f, pair, muzzle, shot.aim, arm);
  if (!mark.offered && arc_alone(f, pair, shot.aim, arm)) return no(NoShot::part, "CW-078", "That part of the target is not in the arc of that weapon.");
  if (!mark.offered || (arm.tires_only && !arm.projector && mark.wheel < 0 && !mark.rider)) return no(NoShot::part, "R-8.3", "That part cannot be aimed at from there.");
  Sight const sight = sight_of(f, pair, mark, whole);
  if (!sight.clear) return no(NoShot::hidden, "R-8.2", "Something stands in the line of fire to that part.");
  int const job = person_for(f, shot.gun, shot.seat);
  ToHit const number = arm.grenade ? throw_to_hit(f, {shot.seat, shot.gun, job}, sight) : to_hit_of(f, {pair, sight, mark, shot.gun, job, false, direct});
  if (!number.possible && arm.radar && no_lock_known(f.board.cars[shot.seat]) != NoLock::none) return no(NoShot::weapon, "R-9", "That radar missile cannot lock on to it.");
  if (!number.possible) return sight.smoke > 0 && arm.laser ? no(NoShot::smoke, "R-8.2", "Smoke and paint stop lasers.") : no(NoShot::aim, "R-6", "No aimed fire: the car is out of hand.");
  return {};
}

Said judged(Book const& book, Board const& board, Seat seat, Shot const& shot, Declared const& declared) {
  if (!may_act(board, seat)) return no(NoShot::hand, "R-8.1", "It takes no further part.");
  if (shot.gun < 0 || shot.gun >= board.cars[seat].guns.size()) return no(NoShot::weapon, "R-8.1", "There is no such weapon.");
  if (shot.aim < 0 || shot.aim >= kAims) return no(NoShot::part, "R-8.3", "There is no such part.");
  Firing const f = firing_of(book, board, seat, declared);
  if (Said said = gun_says(f, shot.gun, shot.seat); !said.verdict) return said;
  return target_says(f, shot, arm_of(f.car().guns[shot.gun]));
}

}  // namespace

void shots(Book const& book, Board const& board, Seat seat, Declared const& declared, ShotList& out) {
  out.clear();
  Wanted wanted{.all = &out};
  each_shot(book, board, seat, declared, wanted);
}

void shots(Book const& book, Board const& board, Seat seat, ShotList& out) { shots(book, board, seat, {}, out); }

Shot as_listed(Book const& book, Board const& board, Seat seat, Shot shot) {
  bool const side = shot.aim >= AimFront && shot.aim <= AimRight;
  if (!side || shot.seat < 0 || shot.seat >= board.cars.size() || !may_act(board, seat) || shot.gun < 0 || shot.gun >= board.cars[seat].guns.size()) return shot;
  Arm const& arm = arm_of(board.cars[seat].guns[shot.gun]);
  if (arm.projector || arm.drops) return shot;
  if (same_as_car(pair_of(firing_of(book, board, seat, {}), shot.seat), shot.aim)) shot.aim = AimCar;
  return shot;
}

bool may_shoot(Book const& book, Board const& board, Seat seat, Declared const& declared, int permille) {
  Wanted wanted{.number = kNeverHits - 1, .permille = permille};
  each_shot(book, board, seat, declared, wanted);
  return wanted.found;
}

Verdict shot_verdict(Book const& book, Board const& board, Seat seat, Shot const& shot, Declared const& declared) { return judged(book, board, seat, shot, declared).verdict; }

Verdict shot_verdict(Book const& book, Board const& board, Seat seat, Shot const& shot) { return shot_verdict(book, board, seat, shot, {}); }

// A number that no dice reach: the range alone, or all together.
NoShot no_shot(Book const& book, Board const& board, Seat seat, Seat target) {
  if (!may_act(board, seat) || !may_be_shot_at(book, board, seat, target)) return NoShot::target;
  NoShot nearest = NoShot::weapon;
  Car const& car = board.cars[seat];
  for (int gun = 0; gun < car.guns.size(); ++gun) {
    Arm const& arm = arm_of(car.guns[gun]);
    if (!aimable(arm)) continue;
    Shot const shot{int8_t(gun), target, int8_t(arm.tires_only && !arm.projector ? AimTire0 : AimCar)};
    NoShot why = judged(book, board, seat, shot, {}).kind;
    if (why == NoShot::hidden && walls_between(book, board, muzzle_of(car, car.guns[gun]).at, board.cars[target].pose.at)) why = NoShot::wall;
    if (why == NoShot::none) {
      ToHit const number = to_hit(book, board, seat, shot);
      if (number.needed < kNeverHits) return NoShot::none;
      int range = 0;
      for (aim::Share const& share : number.shares)
        if (share.why == aim::Why::Range) range += share.value;
      why = number.needed + range < kNeverHits ? NoShot::reach : NoShot::number;
    }
    nearest = std::max(nearest, why);
  }
  return nearest;
}

}  // namespace paddock::car_wars::duel
