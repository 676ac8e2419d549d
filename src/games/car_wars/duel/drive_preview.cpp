// What an order would come to, without dice and without heap: bots ask for thousands.
#include <algorithm>

#include "games/car_wars/duel/collide_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"

namespace paddock::car_wars::duel {
namespace {

// Of 6000: the chance that a die does not reach what is needed.
int lose_of(ControlCheck const& check) {
  if (check.d <= 0 || check.need <= kNeedNothing) return 0;
  return check.need >= kNeedTooMuch ? 1000 : (check.need - 1) * 1000 / 6;
}

// The car as it would be; the board is left alone.
struct Trial {
  Book const& book;
  Board const& board;
  Seat seat;
  Car car;
  Preview& out;

  void speed(int pace) {
    if (size_of(pace) < size_of(car.pace)) {
      driving::Braking const braking = braking_of(book, board, car, car.pace, pace);
      out.braking_d = braking.d;
      check(braking.d, mph(car.pace));
    }
    car.pace = int16_t(pace);
  }

  void check(int d, Ratio at) {
    ControlCheck const roll = control_check(car.hs, d, at, book.rules.control);
    car.hs = int8_t(roll.status);
    if (d > 0) out.need = std::max(out.need, roll.need);
    out.lose_permille += (1000 - out.lose_permille) * lose_of(roll) / 1000;
  }

  // False: something stands in the way, and the rest is not looked at.
  bool go(StepLegs const& legs) {
    for (StepLeg const& leg : legs) {
      StepWay const way{car.pose, leg.to, leg.turns, leg.pivot, in_flight(car.run)};
      std::optional<Met> const met = first_met(book, board, seat, way);
      if (!met) {
        car.pose = leg.to;
        continue;
      }
      car.pose = pose_at(way, met->when);
      out.hits_car = met->car, out.hits_wall = met->wall;
      return false;
    }
    return true;
  }

  // The ground is left and met again (R 23).
  bool goes_on(StepDue const& due, geometry::Pose from) {
    takes_off(book, car, from);
    if (!due.landed) return true;
    if (car.run.kind == Going::air) end_jump(car);
    out.hits_wall = low_wall_under(book, board, car.pose, body_of(car));
    return out.hits_wall < 0;
  }

  bool step(Wanted& wanted, NextStep const& next) {
    MoveKind const& kind = moves()[size_t(wanted.move)];
    if (next.part == StepPart::maneuver || next.part == StepPart::leave_slide) {
      wanted.done = true;
      out.d = maneuver_sum(book, board, car, kind, car.pace);
      check(out.d.d, mph(car.pace));
    }
    geometry::Pose const from = car.pose;
    bool const flies = in_flight(car.run);
    StepLegs const legs = legs_of(book, car, next);
    car.moved = int16_t(std::min(200, car.moved + next.quarters));
    bool const whole = go(legs);
    if (!out.poses.full()) out.poses.push(car.pose), out.steps.push(next.way.step);
    if (out.meets < 0 && !flies) out.meets = would_cross(book, board, seat, from, car.pose);
    return whole && goes_on(finish(book, car, next, kind), from);
  }
};

}  // namespace

Preview preview(Book const& book, Board const& board, Seat seat, int pace, int move, int inch) {
  Preview out;
  if (seat < 0 || seat >= board.cars.size()) return out;
  Car const& is = board.cars[seat];
  Trial trial{book, board, seat, is, out};
  out.need = kNeedNothing;
  if (pace != Plan::kNoPace && std::abs(pace) <= 200) trial.speed(pace);
  bool const known = move >= 0 && move < int(moves().size());
  Wanted wanted{known ? move : kStraight, std::max(0, inch), !known || move == kStraight};
  for (int steps = 0; steps < 16; ++steps) {
    int const left = quarters_now(book, trial.car, board.phase, trial.car.pace) - trial.car.moved;
    if (left <= 0) break;
    NextStep const next = next_step(book, trial.car, wanted, left);
    if (!trial.step(wanted, next)) break;
  }
  out.hs = trial.car.hs;
  int const d = is.d_phase + is.hazard_phase + out.d.d + out.braking_d;
  bool const none = trial.car.aim <= kNoAimAtAll || trial.car.skid_aim <= kNoAimAtAll;
  out.fire_penalty = none ? int(kNoAimAtAll) : std::max(-99, -d + trial.car.skid_aim + trial.car.aim);
  return out;
}

bool touches_pusher(Book const& book, Board const& board, Seat seat) {
  Car const& car = board.cars[seat];
  if (!book.rules.collision.conformer_restricted || !seated(board, car.moved_by)) return false;
  bool touched = false;
  for (int s = 0; s < board.cars.size() && !touched; ++s)
    touched = s != seat && credit_of(board, Seat(s)) == car.moved_by && on_board(board.cars[s]) &&
              geometry::squared(area_of(car), area_of(board.cars[s])).within(kContact);
  return touched;
}

bool turns_into_pusher(Book const& book, Board const& board, Seat seat, Planned const& planned) {
  if (planned.move == kStraight) return false;
  Seat const into = preview(book, board, seat, planned.pace, planned.move, planned.inch).hits_car;
  return into != kNobody && credit_of(board, into) == board.cars[seat].moved_by;
}

}  // namespace paddock::car_wars::duel
