#include "games/car_wars/duel/ports.hpp"

#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {

namespace {

constexpr int kTurnLong = 5;               // phases

bool in_popup(Car const& car, int gun) { return (car.popups >> gun & 1) != 0; }

}  // namespace

bool turret_shows(Car const& car) { return (car.fits & kTurretThere) != 0 && !car.lowered; }
bool is_below(Car const& car, int gun) { return in_popup(car, gun) && car.lowered; }
bool is_shut(Car const& car, int gun) { return (car.closed >> gun & 1) != 0 || (in_popup(car, gun) && (car.lowered || car.popup_due >= 0)); }

void open_port(Work& work, Seat seat, int gun) {
  static Rule const rule = rule_named("R-8.1");
  Car& car = work.car(seat);
  car.closed = uint16_t(car.closed & ~(1u << gun));
  show_gun(work, seat, gun, rule);
}

void turn_popup(Work& work, Seat seat) {
  static Rule const rule = rule_named("R-8.1");
  Car& car = work.car(seat);
  car.popup_due = int16_t(work.board.now() + kTurnLong);
  if (work.log) work.log({.kind = Ev::Turned, .seat = seat, .rule = rule, .a = int16_t(!car.lowered), .b = 0, .at = spot_of(car.pose)});
}

void popups_of_phase(Work& work) {
  static Rule const rule = rule_named("R-8.1");
  for (int s = 0; s < work.board.cars.size(); ++s) {
    Car& car = work.board.cars[s];
    if (car.popup_due < 0 || car.popup_due > work.board.now() + 1 || !car.fights()) continue;
    car.popup_due = -1;
    car.lowered = !car.lowered;
    if (work.log) work.log({.kind = Ev::Turned, .seat = Seat(s), .rule = rule, .a = int16_t(car.lowered), .b = 1, .at = spot_of(car.pose)});
  }
}

}  // namespace paddock::car_wars::duel
