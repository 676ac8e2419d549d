// The position as links, saves and rulings have it: every field with its bounds.
#pragma once
#include "games/car_wars/duel/state.hpp"

namespace paddock::geometry {
template <class Ar>
void fields(Ar& ar, Pose& p) {
  ar("x", p.at.x, -kReach, kReach);
  ar("y", p.at.y, -kReach, kReach);
  ar("heading", p.heading, 0, kCircle - 1);
}
}  // namespace paddock::geometry

namespace paddock::car_wars::duel {

inline constexpr int kMostTurns = 60, kMostUnseen = 250;
inline constexpr int kMostPhases = 400;   // of a duel, and some
inline constexpr char const* kGunFaces[] = {"front", "back", "left", "right", "top", "underbody", "turret"};
inline constexpr char const* kCarKinds[] = {"car", "cycle", "trike", "reversed_trike"};

template <class Ar>
void fields(Ar& ar, Rounds& r) {
  ar("ammo", r.ammo, -1, 999), ar("rounds", r.rounds, 0, 9999), ar("tracer", r.tracer, 0, 1), ar("fuse", r.fuse, Names(kFuses));
}
template <class Ar>
void fields(Ar& ar, Gun& g) {
  ar("kind", g.kind, -1, 999), ar("ammo", g.ammo, -1, 999), ar("rounds", g.rounds, 0, 9999);
  ar("face", g.face, Names(kGunFaces)), ar("corner", g.corner, -1, 1);
  ar("dp", g.dp, 0, 99), ar("whole", g.whole, 0, 99), ar("ca", g.ca, 0, 99), ar("ca_kind", g.ca_kind, 0, 9), ar("shell", g.shell, -1, kMostShells - 1), ar("aside", g.aside, 0, 1), ar("link", g.link, -1, 20), ar("computer", g.computer, 0, 9), ar("port", g.port, Names(kPorts)), ar("flags", g.flags, 0, 16383);
  bool fired = g.fired, automatic = g.automatic, shown = g.shown;   // as of a wheel
  uint8_t trigger_sides = g.trigger_sides;
  ar("fired", fired, 0, 1), ar("automatic", automatic, 0, 1), ar("shown", shown, 0, 1), ar("trigger_sides", trigger_sides, 0, 15);
  g.fired = fired, g.automatic = automatic, g.shown = shown, g.trigger_sides = trigger_sides & 15;
  ar("at_seat", g.at_seat, -1, kMostMarks - 1), ar("at_aim", g.at_aim, 0, kAims - 1), ar("run", g.run, 0, 100), ar("at_turn", g.at_turn, 0, kMostTurns);
  ar("unseen", g.unseen, 0, kMostUnseen), ar("fuse", g.fuse, Names(kFuses)), ar("quiet", g.quiet, 0, 1), ar("more", g.more);
}
template <class Ar>
void fields(Ar& ar, Plate& p) {
  ar("plastic", p.plastic, 0, 999), ar("metal", p.metal, 0, 999);
  ar("plastic_whole", p.plastic_whole, 0, 999), ar("metal_whole", p.metal_whole, 0, 999);
}
template <class Ar>
void fields(Ar& ar, Wheel& w) {
  bool there = w.there, tire_gone = w.tire_gone, wheel_gone = w.wheel_gone, fireproof = w.fireproof;   // no reference goes to a bit
  TireKind kind = w.kind;
  uint8_t fake = w.fake, guard_kind = w.guard_kind, hub_kind = w.hub_kind;
  ar("there", there, 0, 1), ar("dp", w.dp, 0, 99), ar("second", w.second, -1, 99), ar("kind", kind, Names(kTireKinds)), ar("fireproof", fireproof, 0, 1);
  ar("guard", w.guard, 0, 99), ar("guard_kind", guard_kind, 0, 9), ar("hub", w.hub, 0, 99), ar("hub_kind", hub_kind, 0, 9), ar("fake", fake, 0, 3);
  ar("tire_gone", tire_gone, 0, 1), ar("wheel_gone", wheel_gone, 0, 1), ar("rim_lost", w.rim_lost, 0, 20), ar("lit", w.lit, -1, kMostPhases);
  w.there = there, w.tire_gone = tire_gone, w.wheel_gone = wheel_gone, w.fireproof = fireproof, w.kind = kind;
  w.fake = fake & 3, w.guard_kind = guard_kind & 15, w.hub_kind = hub_kind & 15;
}
template <class Ar>
void fields(Ar& ar, Person& p) {
  ar("there", p.there, 0, 1), ar("wounds", p.wounds, 0, 3), ar("armor", p.armor, 0, 99), ar("ca", p.ca, 0, 99), ar("ca_kind", p.ca_kind, 0, 9), ar("aside", p.aside, 0, 1), ar("wears", p.wears, 0, 63), ar("drive", p.drive, -3, 9), ar("gun", p.gun, -3, 9);
  ar("acted", p.acted, 0, 1), ar("quiet", p.quiet, 0, 1), ar("stunned_until", p.stunned_until, -1, kMostPhases), ar("extinguishers", p.extinguishers, 0, 20);
  ar("measured", p.measured, -1, kMostMarks - 1), ar("link", p.link, -1, 20), ar("flak", p.flak, 0, 9);
}
template <class Ar>
void fields(Ar& ar, CrashRun& r) {
  ar("kind", r.kind, Names(kGoings)), ar("result", r.result, 0, int(Crash::none)), ar("side", r.side, -1, 1), ar("quarters", r.quarters, 0, 20);
  ar("flips", r.flips, 0, 120), ar("begun", r.begun, 0, 1), ar("vector", r.vector, 0, 3599), ar("due", r.due, -1, kMostPhases);
  ar("flight", r.flight, 0, 999), ar("d", r.d, 0, 99);
}
template <class Ar>
void fields(Ar& ar, FireMod& f) {
  ar("owner", f.owner, -1, kMostCars - 1), ar("fm", f.fm, 0, 20), ar("bd", f.bd, 0, 22), ar("wheel", f.wheel, -1, 3), ar("turn", f.turn, 0, kMostPhases);
}
template <class Ar>
void fields(Ar& ar, Lighter& l) {
  ar("accel", l.accel, -40, 40), ar("hc", l.hc, -20, 20), ar("top", l.top, -400, 400), ar("pounds", l.pounds, 0, 1000000);
}
template <class Ar>
void fields(Ar& ar, Device& d) {
  ar("kind", d.kind, Names(kGadgets)), ar("face", d.face, Names(kGunFaces)), ar("dp", d.dp, 0, 99), ar("whole", d.whole, 0, 99);
  ar("link", d.link, -1, 20), ar("on", d.on, 0, 1), ar("force", d.force, 0, 400), ar("gone", d.gone, -1, kMostPhases);
}
template <class Ar>
void fields(Ar& ar, Touched& t) {
  ar("type", t.type, 0, int(Lie::count) - 1), ar("struck", t.struck, -1, kMostPhases);
}
template <class Ar>
void fields(Ar& ar, Car& c) {
  ar("here", c.here, 0, 1), ar("stock", c.stock, -1, 999), ar("kind", c.kind, Names(kCarKinds)), ar("body", c.body, -1, 999);
  ar("cost", c.cost, 0, 10000000), ar("weight", c.weight, 0, 1000000), ar("dm", c.dm, 0, 21), ar("hc", c.hc, -20, 20), ar("reflexes", c.reflexes, 0, 2);
  ar("accel", c.accel, 0, 80), ar("top", c.top, 0, 500), ar("plain_accel", c.plain_accel, 0, 40), ar("plain_top", c.plain_top, 0, 400), ar("fits", c.fits, 0, INT64_C(0xffffffff));
  ar("plastic_kind", c.plastic_kind, 0, 9), ar("metal_kind", c.metal_kind, 0, 9), ar("computer", c.computer, 0, 9), ar("gunner_computer", c.gunner_computer, 0, 9);
  ar("armor", c.armor), ar("wheels", c.wheels), ar("guns", c.guns), ar("devices", c.devices), ar("lighter", c.lighter), ar("crew", c.crew);
  ar("aids", c.aids, 0, 255), ar("triggers", c.triggers, 0, 63), ar("bumped", c.bumped, 0, 63), ar("closed", c.closed, 0, 0xffff);
  ar("popups", c.popups, 0, 0xffff), ar("lowered", c.lowered, 0, 1), ar("fallen", c.fallen, 0, 255), ar("popup_due", c.popup_due, -1, kMostPhases);
  ar("plant_ca", c.plant_ca, 0, 99), ar("tank_ca", c.tank_ca, 0, 99), ar("plant_ca_kind", c.plant_ca_kind, 0, 9), ar("tank_ca_kind", c.tank_ca_kind, 0, 9);
  ar("side_armor", c.side_armor), ar("side_spaces", c.side_spaces, 0, 9);
  ar("plant_dp", c.plant_dp, 0, 99), ar("tank_dp", c.tank_dp, 0, 99), ar("cargo", c.cargo, 0, 20);
  ar("power", c.power, 0, 20000), ar("dies_at", c.dies_at, -1, kMostPhases);
  ar("pose", c.pose), ar("pace", c.pace, -200, 200), ar("hs", c.hs, -6, 20), ar("hs_start", c.hs_start, -6, 20), ar("turn_pace", c.turn_pace, -200, 200);
  ar("turn_before", c.turn_before, -200, 200), ar("met", c.met, -1, kMostCars - 1);
  ar("changed", c.changed, 0, 1), ar("drove", c.drove, -1, 1), ar("run", c.run), ar("aim", c.aim, -100, 0), ar("skid_aim", c.skid_aim, -100, 0);
  ar("d_phase", c.d_phase, 0, 100), ar("hazard_phase", c.hazard_phase, 0, 100), ar("eased", c.eased, 0, 1), ar("moved", c.moved, 0, 200);
  ar("slow", c.slow, 0, 100), ar("slow_from", c.slow_from, -1, kMostPhases), ar("painted", c.painted, 0, 20), ar("got_now", c.got_now, 0, 9999), ar("hit", c.hit);
  ar("hurt_by", c.hurt_by, -1, kMostCars - 1), ar("shaken_by", c.shaken_by, -1, kMostCars - 1), ar("moved_by", c.moved_by, -1, kMostCars - 1);
  ar("fire", c.fire), ar("burning", c.burning, 0, 1), ar("touched", c.touched);
  ar("mobility", c.mobility, 0, 1), ar("complete", c.complete, 0, 1), ar("out", c.out, 0, 1), ar("killers", c.killers, 0, (1 << kMostCars) - 1);
  ar("points", c.points, -30000, 30000), ar("bonus", c.bonus, -30000, 30000), ar("held_since", c.held_since, -1, kMostPhases);
  ar("mobile_until", c.mobile_until, 0, kMostPhases), ar("drew_blood", c.drew_blood, 0, 1), ar("zones", c.zones, 0, 65535), ar("told", c.told, 0, 31), ar("jump", c.jump, 0, 16);
  ar("insulated", c.insulated, 0, 65535), ar("blind_until", c.blind_until, -1, kMostPhases), ar("gassed", c.gassed, -1, kMostPhases), ar("rubble", c.rubble), ar("known", c.known, 0, 1), ar("untold", c.untold, -30000, 0);
}
template <class Ar>
void fields(Ar& ar, Counter& c) {
  ar("type", c.type, Names(kLies)), ar("owner", c.owner, -1, kMostCars - 1), ar("pose", c.pose);
  ar("phase", c.phase, -1, kMostPhases), ar("until", c.until, -1, kMostPhases), ar("small", c.small, 0, 1), ar("hidden", c.hidden, 0, 1);
  ar("fuse", c.fuse, Names(kFuses)), ar("called", c.called, 0, 1), ar("passages", c.passages, 0, 65535);
}
template <class Ar>
void fields(Ar& ar, Flying& f) {
  ar("owner", f.owner, -1, kMostCars - 1), ar("kind", f.kind, -1, 999), ar("ammo", f.ammo, -1, 999), ar("needed", f.needed, -99, 99);
  ar("from_x", f.from.x, -geometry::kReach, geometry::kReach), ar("from_y", f.from.y, -geometry::kReach, geometry::kReach);
  ar("at_x", f.at.x, -geometry::kReach, geometry::kReach), ar("at_y", f.at.y, -geometry::kReach, geometry::kReach);
  ar("due", f.due, 0, kMostPhases);
}
template <class Ar>
void fields(Ar& ar, Shot& s) {
  ar("gun", s.gun, -1, kMostGuns - 1), ar("seat", s.seat, -1, kMostMarks - 1), ar("aim", s.aim, 0, kAims - 1);
}
template <class Ar>
void fields(Ar& ar, StandingOrder& s) {
  ar("number", s.number, 0, 12), ar("drop", s.drop, 0, 20), ar("guns", s.guns, 0, 0xffff);
  ar("target", s.target, -1, kMostCars - 1), ar("else_nearest", s.else_nearest, 0, 1);
}
template <class Ar>
void fields(Ar& ar, Plan& p) {
  ar("tag", p.tag, 0, 63), ar("stock", p.stock, -1, 999), ar("start", p.start, 0, 40);
  ar("pace", p.pace, -200, int(Plan::kNoPace)), ar("move", p.move, -1, 999), ar("inch", p.inch, 0, 9), ar("fire", p.fire, Names(kFireBys));
  ar("standing", p.standing), ar("devices", p.devices, 0, int(kDeviceCodes) - 1), ar("shots", p.shots), ar("declared", p.declared, 0, 1), ar("sealed", p.sealed, 0, 1), ar("hidden", p.hidden, 0, 1), ar("ghost", p.ghost, 0, 1), ar("rank", p.rank, 0, 20);
}
template <class Ar>
void fields(Ar& ar, State& s) {
  ar("stage", s.stage, Names(kStages)), ar("turn", s.turn, 0, kMostTurns), ar("phase", s.phase, 0, 5), ar("asked", s.asked, -1, kMostCars - 1);
  ar("cars", s.cars), ar("counters", s.counters), ar("flying", s.flying), ar("wall_lost", s.wall_lost, 0, 999), ar("blood", s.blood, 0, 1);
  ar("ended_by", s.ended_by, 0, 4), ar("winners", s.mask, 0, 255), ar("plans", s.plans);
}

}  // namespace paddock::car_wars::duel
