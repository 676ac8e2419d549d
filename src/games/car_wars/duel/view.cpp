// Who may see what (R 24), and what positions and events from outside, or of a referee, may say.
#include <algorithm>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/duel/moves.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars {

using namespace duel;

// The order of plans and counters stays; a seat that is asked for its fire is nobody's business but its own.
void CarWars::observe(State& s, Seat viewer) const {
  if (s.stage == Stage::over) return;
  if (s.asked != viewer) s.asked = kNobody;
  for (int i = 0; i < s.plans.size(); ++i) {
    if (i == viewer) continue;
    s.plans[i] = {};
    s.plans[i].sealed = s.plans[i].hidden = true;
  }
  for (int i = 0; i < s.cars.size(); ++i)
    if (i != viewer && !rules_->duel.show_designs) hide(s.cars[i], viewer >= 0 && viewer < s.cars.size() ? &s.cars[viewer] : nullptr);
  for (int i = 0; i < s.cars.size(); ++i) {          // CW-058
    if (i == viewer) continue;
    Car& car = s.cars[i];
    car.bonus = int16_t(std::min(car.bonus - car.untold, 30000)), car.untold = 0;
    if (rules_->score.bonus_counts_for_end) car.held_since = -1;   // the 80 are not held by what is told of it
  }
  for (int i = s.counters.size() - 1; i >= 0; --i)
    if (s.counters[i].hidden && s.counters[i].owner != viewer) s.counters.erase(i);
  for (Counter& c : s.counters)                      // what sets it off is its owner's secret
    if (c.owner != viewer) c.fuse = Fuse::pressure, c.called = false;
  for (Counter& c : s.counters)                      // CW-050: what it will do is nobody's to know, and its dropper's no more than another's
    if (has_trigger(c.type)) c.passages = 0;
  for (Flying& f : s.flying) {                       // that it flies is seen, not what is in it
    build::Catalogue const& all = build::catalogue();
    if (f.owner != viewer && f.kind >= 0 && f.kind < int(all.weapons.size())) f.ammo = int16_t(all.weapons[size_t(f.kind)].first_ammo);
  }
}

namespace {

bool between(int64_t v, int64_t low, int64_t high) { return v >= low && v <= high; }

// What a position is measured by.
struct Measure {
  Arena const& arena;
  int seats = 0;
  bool somebody(int seat) const { return between(seat, 0, seats - 1); }
  bool somebody_or_none(int seat) const { return seat == kNobody || somebody(seat); }
  bool mark(int seat) const { return between(zone_of_mark(seat), 0, int64_t(arena.zones.size()) - 1); }
  bool aimed_at(int seat) const { return somebody_or_none(seat) || mark(seat); }
  // Middles of counters. A vault or a scattered bag may come down beyond the border.
  bool inside(geometry::Pose const& p) const {
    constexpr int32_t kOver = 12 * geometry::kInch;
    return between(p.at.x, -kOver, int64_t(arena.width) + kOver) && between(p.at.y, -kOver, int64_t(arena.height) + kOver) && between(p.heading, 0, geometry::kCircle - 1);
  }
};

bool ammo_fits(int kind, int ammo) {
  build::Catalogue const& cat = build::catalogue();
  return ammo < 0 || (kind >= 0 && ammo < int(cat.ammo.size()) && cat.ammo[size_t(ammo)].weapon == kind);
}

bool gun_ok(Measure const& m, Gun const& g) {
  build::Catalogue const& cat = build::catalogue();
  if (!between(g.kind, -1, int64_t(cat.weapons.size()) - 1) || !between(g.ammo, -1, int64_t(cat.ammo.size()) - 1)) return false;
  if (!ammo_fits(g.kind, g.ammo)) return false;
  for (Rounds const& more : g.more)
    if (!ammo_fits(g.kind, more.ammo)) return false;
  return between(g.face, 0, kFaces - 1) && (g.corner == 0 || g.face == Front || g.face == Back) && m.aimed_at(g.at_seat);
}

// The wheels of its kind, at least where its counter has them.
bool wheels_ok(Car const& car) {
  auto there = [&](int i) { return car.wheels[size_t(i)].there; };
  bool const front = there(0), front_right = there(1), rear = there(2), rear_right = there(3);
  switch (car.kind) {
    case board::Kind::cycle: return front && rear && !front_right && !rear_right;
    case board::Kind::trike: return front && rear && rear_right && !front_right;
    case board::Kind::reversed_trike: return front && front_right && rear && !rear_right;
    default: return front && front_right && rear && rear_right;
  }
}

// A skid without a row of the crash table is one of a maneuver (crash_run.hpp).
bool run_ok(CrashRun const& r) {
  return between(int(r.kind), 0, int(Going::air)) && r.result <= Crash::none && between(r.vector, 0, geometry::kCircle - 1);
}

std::string car_fault(Measure const& m, Car const& car, Stage stage) {
  if (!m.inside(car.pose)) return "a car stands outside the arena";
  if (!m.inside(car.rubble)) return "a car sheds something outside the arena";
  if (!car.here) return stage == Stage::bring ? "" : "a car has not come";
  if (stage == Stage::bring) return "a car has come before the others";
  if (!between(car.body, 0, int64_t(build::catalogue().bodies.size()) - 1)) return "a car has a body that nobody builds";
  if (!between(car.stock, -1, most_stock() - 1)) return "a car is of a design that is not in stock";
  for (Gun const& gun : car.guns)
    if (!gun_ok(m, gun)) return "a weapon is none of the catalogue";
  if (!wheels_ok(car)) return "a car has not the wheels of its kind";
  if (!run_ok(car.run)) return "a car is out of control in a way that is none";
  if (!m.somebody_or_none(car.hurt_by) || !m.somebody_or_none(car.shaken_by) || !m.somebody_or_none(car.moved_by) || !m.somebody_or_none(car.met) || car.killers >> m.seats != 0) return "somebody who is not here has the credit";
  for (Person const& p : car.crew)
    if (!m.aimed_at(p.measured)) return "somebody has measured the range to what is not here";
  for (FireMod const& f : car.fire)
    if (!m.somebody_or_none(f.owner)) return "somebody who is not here has lit a fire";
  return "";
}

std::string plan_fault(State const& s, Measure const& m, int seat) {
  Plan const& p = s.plans[seat];
  if (!between(p.stock, -1, most_stock() - 1)) return "an order is for a car that is not in stock";
  if (!between(p.move, -1, int64_t(moves().size()) - 1)) return "an order is for a maneuver that there is not";
  if (p.pace != Plan::kNoPace && !between(p.pace, -200, 200)) return "an order is for a speed that there is not";
  for (Shot const& shot : p.shots)
    if (!between(shot.gun, 0, s.cars[seat].guns.size() - 1) || !(m.somebody(shot.seat) || m.mark(shot.seat))) return "an order is for a shot that there is not";
  if (!m.somebody_or_none(p.standing.target)) return "an order is for fire at somebody who is not here";
  if (p.hidden && !p.sealed) return "orders are hidden that are not sealed";
  return "";
}

std::string clock_fault(State const& s, Measure const& m) {
  if (!m.somebody_or_none(s.asked)) return "it asks somebody who is not here";
  if (s.stage == Stage::bring) return s.turn == 0 && s.phase == 0 && s.asked == kNobody ? "" : "it has begun before the cars have come";
  if (s.turn < 1 || s.phase < 1) return "it is at no phase of a turn";
  if (s.stage != Stage::fire && s.asked != kNobody) return "it asks for fire when nobody fires";
  if (s.asked != kNobody && !s.cars[s.asked].fights()) return "it asks for the fire of a car that is out";
  return s.mask >> m.seats == 0 ? "" : "somebody has won who is not here";
}

// ---- events, whose numbers have kept the bounds of fields()

bool concerns_nobody(Ev kind) { return kind == Ev::Phase || kind == Ev::Over; }

// A weapon may be of none that the position before knows: one that was hidden and has shown itself.
bool event_ok(Measure const& m, Event const& e) {
  if (!(concerns_nobody(e.kind) ? m.somebody_or_none(e.seat) : m.somebody(e.seat)) || !m.somebody_or_none(e.other)) return false;
  switch (e.kind) {
    case Ev::Went: return e.b < int(moves().size());
    case Ev::Collided: return e.e < int(m.arena.walls.size());
    case Ev::Revealed: return e.b < int(build::catalogue().weapons.size());
    case Ev::Crash: return e.a == 1 || e.d <= int(Fishtail::both_ct1);
    default: return true;
  }
}

}  // namespace

std::string CarWars::fault(State const& s, std::vector<Event> const& events) const {
  Measure const m{*arena_, seats()};
  if (s.cars.size() != m.seats || s.plans.size() != m.seats) return "it has another number of cars";
  for (Car const& car : s.cars)
    if (std::string why = car_fault(m, car, s.stage); !why.empty()) return why;
  for (Counter const& c : s.counters)
    if (!m.inside(c.pose) || !m.somebody_or_none(c.owner) || c.type >= Lie::count) return "a counter lies where none can";
  for (int i = 0; i < s.plans.size(); ++i)
    if (std::string why = plan_fault(s, m, i); !why.empty()) return why;
  for (Flying const& f : s.flying)
    if (!m.inside({f.at, 0}) || !m.inside({f.from, 0}) || !m.somebody_or_none(f.owner) || !between(f.kind, 0, int64_t(build::catalogue().weapons.size()) - 1) ||
        !ammo_fits(f.kind, f.ammo))
      return "a grenade flies that nobody can have fired";
  if (std::string why = clock_fault(s, m); !why.empty()) return why;
  for (Event const& e : events)
    if (!event_ok(m, e)) return "it reports what cannot happen";
  return "";
}

namespace {

// What is the design's and stays, whatever a referee rules: it may be damaged, emptied or mended, and made no other car.
bool same_design(Car const& a, Car const& b) {
  bool same = a.here == b.here && a.stock == b.stock && a.kind == b.kind && a.body == b.body && a.cost == b.cost && a.weight == b.weight && a.dm == b.dm &&
              a.fits == b.fits && a.plastic_kind == b.plastic_kind && a.metal_kind == b.metal_kind && a.known == b.known && a.guns.size() == b.guns.size();
  for (int i = 0; same && i < a.guns.size(); ++i) {
    Gun const &g = a.guns[i], &h = b.guns[i];
    same = g.kind == h.kind && g.face == h.face && g.corner == h.corner && g.link == h.link && g.flags == h.flags && g.port == h.port;
  }
  same = same && a.plain_accel == b.plain_accel && a.plain_top == b.plain_top && a.devices.size() == b.devices.size();
  for (int i = 0; same && i < a.devices.size(); ++i) {
    Device const &d = a.devices[i], &e = b.devices[i];
    same = d.kind == e.kind && d.face == e.face && d.whole == e.whole && d.link == e.link && d.force == e.force;
  }
  for (size_t i = 0; i < a.wheels.size(); ++i) same = same && a.wheels[i].there == b.wheels[i].there && a.wheels[i].fake == b.wheels[i].fake && (a.wheels[i].second < 0) == (b.wheels[i].second < 0);
  for (size_t i = 0; i < a.crew.size(); ++i) same = same && a.crew[i].there == b.crew[i].there;
  for (int face = 0; same && plate_at(a, face); ++face)
    same = plate_at(a, face)->plastic_whole == plate_at(b, face)->plastic_whole && plate_at(a, face)->metal_whole == plate_at(b, face)->metal_whole;
  return same;
}

// More than it ever had would be another car, too.
bool within_design(Car const& car) {
  bool within = true;
  for (int face = 0; Plate const* const p = plate_at(car, face); ++face) within = within && p->plastic <= p->plastic_whole && p->metal <= p->metal_whole;
  return within;
}

}  // namespace

// A referee sets right what a step has come to (POL-3): where cars stand and how fast, what is left of them and their points, what lies
// about. What the duel has asked for and who has answered is not his to change.
Verdict CarWars::may_rule(State const& was, State const& is) const {
  static Rule const clock = rule_named("R-2"), design = rule_named("R-13"), armor = rule_named("R-8.6"), end = rule_named("CW-148");
  if (std::string const why = fault(is, {}); !why.empty()) return {Rule{}, why};
  if (is.stage != was.stage || is.turn != was.turn || is.phase != was.phase || is.asked != was.asked)
    return {clock, "Turn, phase and whose word is awaited are what the duel has come to, not a matter of a ruling."};
  if (is.ended_by != was.ended_by || is.mask != was.mask) return {end, "Who has won follows from the points: rule on those while the duel goes on."};
  for (int i = 0; i < is.cars.size(); ++i) {
    Plan const &before = was.plans[i], &plan = is.plans[i];
    if (plan.sealed != before.sealed || plan.hidden != before.hidden || plan.rank != before.rank || plan.ghost != before.ghost || plan.declared != before.declared)
      return {clock, "Who has sealed and how far his orders have come is not a matter of a ruling."};
    if (!same_design(was.cars[i], is.cars[i])) return {design, "A car stays of its design: what is left of its parts may be ruled, not what they are."};
    if (!within_design(is.cars[i])) return {armor, "A side has no more armor than the car came in with."};
  }
  return {};
}

}  // namespace paddock::car_wars
