// The number a shot needs (R 8.3, R 17.1): the position as aim::Shot describes it, added up by aim::total.
#include <algorithm>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr int kMils = 1000, kForbidden = -100;   // as Car::aim tells that there is no aimed fire

// By rows of Catalogue::bodies.
aim::BodySize const& size_of_body(int body) {
  static std::vector<aim::BodySize> const all = [] {
    std::vector<aim::BodySize> out;
    auto const& table = aim::to_hit_table();
    for (build::Body const& row : build::catalogue().bodies) {
      aim::BodySize const* const known = table ? table->body(row.id) : nullptr;
      out.push_back(known ? *known : aim::BodySize{});
    }
    return out;
  }();
  static aim::BodySize const none;
  return body >= 0 && body < int(all.size()) ? all[size_t(body)] : none;
}

aim::BodySize const& size_of_sidecar() {
  static aim::BodySize const size = [] {
    auto const& table = aim::to_hit_table();
    aim::BodySize const* const known = table ? table->body("light_sidecar") : nullptr;
    return known ? *known : aim::BodySize{.side = -2, .end = -3};
  }();
  return size;
}

int size_from(Car const& target, Mark const& mark) {
  if (mark.sidecar) return is_side(mark.face) ? size_of_sidecar().side : size_of_sidecar().end;
  aim::BodySize const& size = size_of_body(target.body);
  if (mark.turret) return size.any;
  return is_side(mark.face) ? size.side : size.end;
}

int forbidden_or(int modifier) { return modifier == kForbidden ? aim::kNoAimedFire : modifier; }

// A roll or its end: on wheels every fourth side.
bool lies_on_side(Car const& car) { return car.run.kind == Going::roll && car.run.flips % 4 != 0; }
bool in_the_air(Car const& car) { return car.run.kind == Going::air || car.run.kind == Going::vault; }

// R 9: rounds that fly to a radar, which somebody on board has to hear first.
bool homes_in(Firing const& f, Line const& line) {
  Car const& car = f.car();
  bool const hears = (car.aids & kRadarDetector) != 0 && car.guns[line.gun].fuse == Fuse::to_radar;
  return hears && line.pair.target >= 0 && line.pair.target < f.board.cars.size() && (f.board.cars[line.pair.target].aids & kRadar) != 0;
}

// CW-164: a mark stands still and is as wide as it is; R 9: a grenade is aimed at the ground.
void at_spot(aim::Shot& shot, Sight const& sight) {
  shot.range = Ratio(sight.range, kMils);
  shot.smoke = Ratio(sight.smoke, kMils);
  if (sight.visible >= 0) shot.cover_visible = Ratio(sight.visible, kMils);
}

void at_target(aim::Shot& shot, Firing const& f, Line const& line, Arm const& arm) {
  Car const& target = f.board.cars[line.pair.target];
  shot.range = Ratio(line.sight.range, kMils);
  if (!arm.no_speed && !line.mark.slow) shot.effective_modifier = line.pair.speed_modifier;
  shot.ground = shot.projector = arm.projector && !line.direct;
  shot.grenade = arm.grenade;
  shot.target_stopped = target.pace == 0;
  shot.size = size_from(target, line.mark);
  shot.part = line.mark.modifier;
  shot.out_of_arc_side = line.mark.other_side, shot.trike_side = line.mark.trike_side;
  shot.sloped = (target.fits & kSloped) && line.mark.wheel < 0 && !line.mark.turret && !line.mark.rider;
  if (!arm.sees_smoke) shot.smoke = Ratio(line.sight.smoke, kMils);
  if (line.sight.visible >= 0) shot.cover_visible = Ratio(line.sight.visible, kMils);
}

void by_weather(aim::Shot& shot, Arena const& arena) {
  shot.rain = arena.rain_modifier(), shot.night = arena.night_modifier();
}

void by_firer(aim::Shot& shot, Firing const& f, Line const& line) {
  Car const& car = f.car();
  shot.firer_stopped = car.pace == 0;
  if (car.aids & kIrSights) {              // R 13: all but hot smoke
    shot.night = 0;
    if (shot.smoke > Ratio(0)) shot.smoke = Ratio(smoke_on(f.book, f.board, line.sight.from, line.sight.to, true), kMils);
  }
  shot.painted = car.painted > 0, shot.blinded = car.blind_until >= f.board.now();
  shot.phase_d = std::clamp(int(car.d_phase) + car.hazard_phase, 0, 100);
  shot.asterisk = forbidden_or(car.aim);
  shot.controlled_skid = forbidden_or(car.skid_aim);
  shot.bad_surface = f.bad_ground;
  shot.on_side = lies_on_side(car);
  shot.airborne = in_the_air(car);
  shot.automatic = line.automatic;
  Person const* const by = person_at(car, line.job);
  shot.wounded = by && by->wounds > 0;
  if (line.automatic) return;
  shot.gunner = line.job == int(Job::gunner);
  shot.computer = computer_for(f, line.gun, line.job);
  if (by) {
    shot.gunner_plus = std::max(0, int(by->gun));
    shot.untrained = by->gun < 0 && car.known;   // of a stranger the plain gunner is assumed
    shot.gas = gas_modifier(car, line.job, f.board.now());
  }
  int const aimed_at = line.mark.wheel >= 0 ? AimTire0 + line.mark.wheel : line.mark.rider ? int(AimRider) : line.mark.turret ? int(AimTurret) : line.mark.sidecar ? int(AimSidecar) : AimFront + line.mark.face;
  if (homes_in(f, line)) shot.homing = f.book.rules.fire.harm_bonus;
  shot.sustained = sustained_bonus(f, line.gun, line.pair.target, line.mark.specific ? aimed_at : int(AimCar));
  bool const shared = f.book.rules.fire.link_shares_tracer;
  for (int8_t i : salvo_of(f, line.gun).aimed) shot.tracer = shot.tracer || ((shared || i == line.gun) && (car.guns[i].flags & Tracers));
}

// What the weapon's own history gives.
int own_bonus(Firing const& f, Gun const& gun, Seat target, int aim_at) {
  if (gun.run <= 0 || gun.at_seat != target || gun.at_turn + 1 != f.board.turn) return 0;
  fire::Sustained history(f.book.rules.fire);
  int const before = std::min<int>(gun.run, 3);
  for (int i = before - 1; i >= 0; --i) history.bonus({.turn = gun.at_turn - i, .aim = gun.at_aim, .target = gun.at_seat});
  return history.bonus({.turn = f.board.turn, .aim = aim_at, .target = target});
}

}  // namespace

// CW-069: of a link the best counts for all, unless the referee has it otherwise.
int sustained_bonus(Firing const& f, int gun, Seat target, int aim_at) {
  int best = 0;
  bool const shared = f.book.rules.fire.link_shares_sustained;
  for (int8_t i : salvo_of(f, gun).aimed)
    if (shared || i == gun) best = std::max(best, own_bonus(f, f.car().guns[i], target, aim_at));
  return best;
}

int hit_permille(int needed) {
  static constexpr int kOf36[] = {36, 36, 35, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0};   // 2 never hits
  return kOf36[std::clamp(needed, 2, 13)] * 1000 / 36;
}

int mean10(Arm const& arm) {
  if (arm.drops || arm.projector) return arm.guess10;
  if (arm.half_die) return 20;
  return std::max(0, arm.dice * 35 + arm.plus * 10);
}

namespace {

ToHit sum_of(Firing const& f, aim::Shot const& shot, Line const& line) {
  Arm const& arm = arm_of(f.car().guns[line.gun]);
  aim::Total const total = aim::total(shot, f.book.rules.to_hit);
  bool const infrared = f.car().guns[line.gun].flags & Infrared;
  ToHit out;
  out.base = line.direct ? arm.at_vehicle : arm.to_hit;
  out.shares = total.shares;
  out.needed = out.base - total.modifier();
  out.possible = total.allowed && fire::laser_passes(arm.laser, infrared, Ratio(line.sight.smoke)) &&
                 (arm.reach == 0 || *shot.range <= Ratio(arm.reach));
  if (arm.radar && line.pair.target < f.board.cars.size()) out.possible = out.possible && no_lock_known(f.board.cars[line.pair.target]) == NoLock::none;
  return out;
}

}  // namespace

ToHit to_hit_of(Firing const& f, Line const& line) {
  aim::Shot shot;
  at_target(shot, f, line, arm_of(f.car().guns[line.gun]));
  by_weather(shot, f.book.arena);
  by_firer(shot, f, line);
  return sum_of(f, shot, line);
}

ToHit mark_to_hit(Firing const& f, Seat mark, int gun, int job, Sight const& sight) {
  Pair pair;
  pair.target = mark;
  Mark part;
  part.offered = true;
  Line const line{pair, sight, part, gun, job};
  aim::Shot shot;
  at_spot(shot, sight);
  shot.target_stopped = true;
  by_weather(shot, f.book.arena);
  by_firer(shot, f, line);
  return sum_of(f, shot, line);
}

ToHit throw_to_hit(Firing const& f, Throw const& t, Sight const& sight) {
  Pair pair;
  pair.target = t.target;
  Mark part;
  part.offered = true;
  part.ground = part.has_point = true, part.point = lead_point(f.book, f.board, t.target);
  Sight const there = sight_of(f, pair, part, sight);
  Line const line{pair, there, part, t.gun, t.job};
  aim::Shot shot;
  at_spot(shot, there);
  shot.ground = shot.grenade = true;
  by_weather(shot, f.book.arena);
  by_firer(shot, f, line);
  return sum_of(f, shot, line);
}

ToHit to_hit(Book const& book, Board const& board, Seat seat, Shot const& shot) {
  ToHit none;
  none.possible = false;
  none.needed = 13;
  auto const there = [&](int s) { return s >= 0 && s < board.cars.size() && board.cars[s].here; };
  bool const mark = is_mark(book, zone_of_mark(shot.seat));
  if (!there(seat) || !(mark || there(shot.seat)) || shot.seat == seat || shot.gun < 0 || shot.gun >= board.cars[seat].guns.size()) return none;
  Firing const f = firing_of(book, board, seat, {});
  Gun const& gun = f.car().guns[shot.gun];
  none.base = arm_of(gun).to_hit;
  if (!aimable(arm_of(gun))) return none;
  Muzzle const muzzle = muzzle_of(f.car(), gun);
  int const job = std::max(0, person_for(f, shot.gun, shot.seat));
  if (mark) {
    Sight const seen = sight_of(book, board, seat, mark_area(book, shot.seat), muzzle.at);
    ToHit out = mark_to_hit(f, shot.seat, shot.gun, job, seen);
    out.possible = out.possible && seen.clear && bears_on(f.car(), muzzle, mark_area(book, shot.seat));
    return out;
  }
  Pair const pair = pair_of(f, shot.seat);
  Mark const part = mark_of(f, pair, muzzle, shot.aim, arm_of(gun));
  if (!part.offered || !aim_fits(arm_of(gun), shot.aim)) return none;
  Sight const whole = sight_of(book, board, seat, shot.seat, muzzle.at), sight = sight_of(f, pair, part, whole);
  ToHit out = arm_of(gun).grenade ? throw_to_hit(f, {shot.seat, shot.gun, job}, sight) : to_hit_of(f, {pair, sight, part, shot.gun, job, false, is_direct(arm_of(gun), shot.aim)});
  out.possible = out.possible && sight.clear && bears_on(f.car(), muzzle, pair.area);
  return out;
}

}  // namespace paddock::car_wars::duel
