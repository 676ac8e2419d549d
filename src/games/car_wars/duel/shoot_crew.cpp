// Firing actions and links (R 8.1, R 8.4): whose hand is free, which weapons are ready, what goes off with them.
#include <array>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {
namespace {

// Who knows nothing of a car takes it for loaded and whole.
bool has_load(Car const& car, Gun const& gun) { return !car.known || (has_rounds(gun) && is_powered(car, gun)); }

bool is_used(Firing const& f, int gun) { return f.used_guns >> gun & 1; }

// A gunner who steers for the driver does not fire (R 11); of a car that stands nobody steers.
bool able(Firing const& f, int job) {
  Person const& p = f.car().crew[size_t(job)];
  bool const steers = job == int(Job::gunner) && substitute(f.car()) && f.car().pace != 0;
  return p.up() && p.stunned_until < f.board.now() && !steers;
}

// Who has triggered a link in this phase has its weapons with the same action (CW-022, CW-092).
bool may_pull(Firing const& f, int job, Gun const& gun, Seat target) {
  Person const& p = f.car().crew[size_t(job)];
  if (!able(f, job) || f.used_person[job]) return false;
  if (p.link >= 0 && p.link == gun.link) return true;
  fire::Wish const wish{.person_used = p.acted, .measured = p.measured != kNobody, .at_measured = p.measured == target};
  return fire::may_fire(wish, f.book.rules.fire) == fire::Verdict::Allowed;
}

int skill_of(Car const& car, int job) {
  Person const& p = car.crew[size_t(job)];
  int const computer = job == int(Job::gunner) ? car.gunner_computer : car.computer;
  return p.gun + computer - (p.wounds > 0 ? 2 : 0);
}

fire::Linked linked_of(Gun const& gun, Arm const& arm) {
  return {.model = gun.kind, .place = gun.face, .dropped = arm.drops, .own_bonus = gun.computer};
}

fire::LinkKind link_kind(Car const& car, int link) {
  fire::LinkKind out{.smart = false, .vehicle = aim::Kind(car.kind)};
  for (Gun const& gun : car.guns) out.smart = out.smart || (gun.link == link && (gun.flags & Smart));
  return out;
}

bool aimed_as_one(Firing const& f, Gun const& a, Gun const& b) {
  std::array const both = {linked_of(a, arm_of(a)), linked_of(b, arm_of(b))};
  return fire::aimed_together(both, link_kind(f.car(), a.link), f.book.rules.fire) == 2;
}

}  // namespace

bool has_rounds(Gun const& gun) {
  auto const& all = build::catalogue().weapons;
  bool const needed = gun.kind >= 0 && gun.kind < int(all.size()) && all[size_t(gun.kind)].shots > 0;
  return !needed || gun.rounds > 0;
}
// A gas car that came in with a laser has its battery (CW-020); what is left in it is not counted (state.hpp).
bool is_powered(Car const& car, Gun const& gun) {
  int const power = arm_of(gun).power;
  return power == 0 || (car.fits & kGas) || (car.plant_dp > 0 && car.power >= power);
}

bool hand_free(Firing const& f, int job) {
  Person const& p = f.car().crew[size_t(job)];
  return able(f, job) && !p.acted && p.measured == kNobody && !f.used_person[job];
}
bool driver_first(Firing const& f) { return skill_of(f.car(), 1) >= skill_of(f.car(), 0); }

bool aimable(Arm const& arm) { return arm.to_hit > 0 && !arm.drops && (arm.dice > 0 || arm.plus > 0 || arm.counters > 0 || arm.guides || arm.bursts != Burst::plain); }
bool droppable(Arm const& arm) { return arm.drops && arm.counters > 0; }

Person const* person_at(Car const& car, int job) {
  return job >= 0 && job < int(car.crew.size()) ? &car.crew[size_t(job)] : nullptr;
}

fire::Verdict gun_verdict(Firing const& f, int gun) {
  Gun const& g = f.car().guns[gun];
  return fire::may_fire({.weapon_fired = g.fired || is_used(f, gun), .weapon_alive = g.dp > 0 || !f.car().known, .loaded = has_load(f.car(), g)},
                        f.book.rules.fire);
}

int person_for(Firing const& f, int gun, Seat target) {
  Gun const& named = f.car().guns[gun];
  bool const driver = may_pull(f, 0, named, target), gunner = may_pull(f, 1, named, target);
  if (!driver || !gunner) return driver ? 0 : gunner ? 1 : -1;
  // Who is bound to this target or link already leaves the other one his hand.
  auto const bound = [&](int job) { return !hand_free(f, job); };
  if (bound(0) != bound(1)) return bound(0) ? 0 : 1;
  return driver_first(f) != arm_of(named).drops;
}
bool nobody_left(Firing const& f) {
  return std::none_of(std::begin(f.used_person), std::end(f.used_person), [&](bool const& used) {
    int const job = int(&used - f.used_person);
    Person const& p = f.car().crew[size_t(job)];
    return able(f, job) && !used && (!p.acted || p.link >= 0 || p.measured != kNobody);
  });
}
bool measured_another(Firing const& f, Seat target) {
  return std::any_of(f.car().crew.begin(), f.car().crew.end(), [&](Person const& p) { return p.up() && p.measured != kNobody && p.measured != target; });
}

Salvo salvo_of(Firing const& f, int gun) {
  Salvo out;
  Car const& car = f.car();
  Gun const& named = car.guns[gun];
  bool const drops = arm_of(named).drops;
  (drops ? out.dropped : out.aimed).push(int8_t(gun));
  if (named.link < 0) return out;
  for (int i = 0; i < car.guns.size(); ++i) {
    Gun const& other = car.guns[i];
    if (i == gun || other.link != named.link || !gun_ready(f, i)) continue;
    Arm const& arm = arm_of(other);
    if (other.automatic) continue;           // runs by itself
    if (droppable(arm)) out.dropped.push(int8_t(i));
    else if (drops || !aimable(arm)) continue;
    else if (aimed_as_one(f, named, other)) out.aimed.push(int8_t(i));
    else if ((named.flags & Guides) != 0 && other.fuse == Fuse::to_laser) out.guided.push(int8_t(i));
    else if (other.face != Turret && named.face != Turret) out.straight.push(int8_t(i));   // R 8.4
  }
  return out;
}

NoLock no_lock(Car const& target) {
  auto const kind = harm::Material(target.plastic_kind);
  if (kind == harm::Material::Rp || kind == harm::Material::Rpfp) return NoLock::armor;
  return target.aids & kRadarJammer ? NoLock::jammer : NoLock::none;
}
NoLock no_lock_known(Car const& target) {
  NoLock const why = no_lock(target);
  unsigned const told = why == NoLock::armor ? kToldPlastic : kToldJammer;
  return target.told & told ? why : NoLock::none;
}

int computer_for(Firing const& f, int gun, int job) {
  Car const& car = f.car();
  Gun const& named = car.guns[gun];
  int const shared = job == int(Job::gunner) ? car.gunner_computer : car.computer;
  bool const smart = named.link >= 0 && link_kind(car, named.link).smart;
  List<fire::Linked, kMostGuns> link;
  int at = 0;
  for (int i = 0; i < car.guns.size(); ++i) {
    if (i != gun && (named.link < 0 || car.guns[i].link != named.link)) continue;
    if (i == gun) at = link.size();
    fire::Linked one = linked_of(car.guns[i], arm_of(car.guns[i]));
    one.shared_bonus = shared;
    if (smart && !f.book.rules.fire.swc_with_smart_link) one.own_bonus = 0;   // CW-019
    link.push(one);
  }
  return fire::computer_bonus({link.begin(), size_t(link.size())}, at, f.book.rules.fire);
}

Firing firing_of(Book const& book, Board const& board, Seat seat, Declared const& declared) {
  Firing f{.book = book, .board = board, .seat = seat};
  driving::Surfaces const ground = surfaces_at(book, board, f.car());
  for (driving::Surface s : {driving::Surface::off_road, driving::Surface::gravel, driving::Surface::oil, driving::Surface::flaming_oil})
    f.bad_ground = f.bad_ground || ground.has(s);
  for (Shot const& shot : declared) {
    if (shot.gun < 0 || shot.gun >= f.car().guns.size() || !gun_ready(f, shot.gun)) continue;
    int const job = person_for(f, shot.gun, shot.seat);
    if (job < 0) continue;
    Salvo const salvo = salvo_of(f, shot.gun);
    for (GunSet const* set : {&salvo.aimed, &salvo.straight, &salvo.dropped, &salvo.guided})
      for (int8_t i : *set) f.used_guns = uint16_t(f.used_guns | 1u << i);
    f.used_person[job] = true;
  }
  return f;
}

}  // namespace paddock::car_wars::duel
