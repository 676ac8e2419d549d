// What devices do that are used once: rockets, jump jets, chutes, loads that stay behind.
#include <algorithm>

#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/ram_tables.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

// R 22: of a booster the speed changes, of a jet it leaves the ground as from a ramp.
void burn_rocket(Work& work, Seat seat, int n) {
  static Rule const rule = rule_named("CW-161"), jets = rule_named("R-22");
  Car& car = work.car(seat);
  Device& device = car.devices[n];
  if (!is_rocket(device.kind)) return;
  bool const jet = device.kind == Gadget::jump_jet;
  device.on = true;
  if (work.log) work.log({.kind = Ev::Boosted, .seat = seat, .rule = jet ? jets : rule, .a = int16_t(device.kind), .b = device.force, .at = spot_of(car.pose)});
  if (!jet) return set_pace(work, seat, pushed_by(car, device), rule, false);
  if (in_control(car)) car.hurt_by = kNobody;   // what comes of the jump is nobody's of turns ago (CW-157)
  car.run = {};
  car.run.kind = Going::air;
  car.run.vector = int16_t(car.pose.heading);
  car.run.flight = car.run.flips = int8_t(std::clamp(int(device.force), 1, 120));   // 1 inch for 10 mph: a quarter for each 2.5
  car.jump = 0;
}

// 20 mph less, and a hazard of D2.
void throw_chute(Work& work, Seat seat, int n) {
  static Rule const rule = rule_named("R-22");
  constexpr int kLess = pace_of(20), kHazard = 2;
  Car& car = work.car(seat);
  car.devices[n].on = true;
  if (work.log) work.log({.kind = Ev::Boosted, .seat = seat, .rule = rule, .a = int16_t(Gadget::chute), .b = kLess, .at = spot_of(car.pose)});
  set_pace(work, seat, std::max(0, car.pace - kLess), rule, false);
  hazard(work, seat, kHazard, kNobody, rule);
}

// R 13: a sidecar stays behind with all that is in it, and shakes its cycle; a pod falls off.
void drop_load(Work& work, Seat seat, int n) {
  static Rule const rule = rule_named("R-22");
  Car& car = work.car(seat);
  Device& device = car.devices[n];
  bool const side = device.kind == Gadget::sidecar;
  // Left is positive. A sidecar is the right half of the two, a pod hangs on its side.
  int32_t const wide = body_of(car).half_width, aside = side ? -wide / 2 : device.face == Left ? wide : device.face == Right ? -wide : 0;
  geometry::Pose const where = geometry::moved(car.pose, {0, aside});
  device.on = true;
  for (Gun& gun : car.guns)
    if (side ? gun.aside : (gun.flags & InPod) != 0 && gun.face == device.face) gun.dp = 0, gun.ca = 0, gun.rounds = 0, gun.automatic = false;
  if (side) {
    car.pose = geometry::moved(car.pose, {0, wide / 2});   // the middle of the cycle alone
    car.fits &= ~uint32_t(kSidecar);
    car.side_armor = {};
  }
  Lighter const by = device.force < car.lighter.size() ? car.lighter[device.force] : Lighter{};
  car.plain_accel = int8_t(std::clamp(car.plain_accel + by.accel, 0, 40)), car.plain_top = int16_t(std::clamp(car.plain_top + by.top, 0, 400));
  car.hc = int8_t(std::clamp(car.hc + by.hc, -20, 20));
  car.hs_start = int8_t(std::clamp(car.hs_start + by.hc, -6, 20)), car.hs = std::min(car.hs, car.hs_start);
  car.weight = std::max(0, car.weight - by.pounds);
  car.dm = int8_t(std::clamp(modifier_column(damage_modifier(Ratio(car.weight))), 0, kModifiers - 1));
  refit(car, work.rules().build);
  if (work.log) work.log({.kind = Ev::Boosted, .seat = seat, .rule = rule, .a = int16_t(device.kind), .at = spot_of(where)});
  if (work.rules().fire.jettisoned_is_obstacle) {
    Counter left{.type = Lie::obstacle, .owner = seat, .pose = where, .phase = int16_t(work.board.now())};
    set_passage(left, seat, Passage::done);
    lay(work, left);
  }
  if (side) hazard(work, seat, event_hazard(HazardEvent::jettison, 0, false, work.rules().hazard), kNobody, rule);
}

}  // namespace

int pushed_by(Car const& car, Device const& booster) {
  if (is_over(car)) return car.pace;
  int const by = booster.face == Back ? booster.force : booster.face == Front ? -booster.force : 0;
  if (by < 0 && car.pace >= 0) return std::max(0, car.pace + by);
  return car.pace < 0 ? std::min(0, car.pace + by) : car.pace + by;
}

void measure(Work& work, Seat seat, Person* who, int to) {
  static Rule const rule = rule_named("CW-037");
  Board const& board = work.board;
  if (who) who->measured = int8_t(to);
  int const zone = zone_of_mark(to);
  geometry::Polygon const area = zone >= 0 ? work.book.arena.zones[size_t(zone)].area : area_of(board.cars[to]);
  geometry::Point const from = board.cars[seat].pose.at;
  int const tenths = (board::range_mils(from, area) + 50) / 100;
  if (work.log)
    work.log({.kind = Ev::Measured, .seat = seat, .rule = rule, .a = int16_t(std::min(tenths, 9999)), .other = zone >= 0 ? kNobody : Seat(to),
              .at = spot_of({nearest_point(from, area), 0})});
}

void use_device(Work& work, Seat seat, int n) {
  Gadget const kind = work.board.cars[seat].devices[n].kind;
  if (is_load(kind)) drop_load(work, seat, n);
  else if (kind == Gadget::chute) throw_chute(work, seat, n);
  else burn_rocket(work, seat, n);
}

}  // namespace paddock::car_wars::duel
