// What may be ordered, and the sentence that says why not.
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using driving::Maneuver;

Verdict no(char const* rule, std::string why) { return {rule_named(rule), std::move(why)}; }

std::string speed_text(int pace) {
  int const halves = size_of(pace) * 5;
  return std::to_string(halves / 2) + (halves % 2 ? ".5 mph" : " mph");
}

Verdict refused(pace::Refusal why, Car const& car, int most_braking) {
  switch (why) {
    case pace::Refusal::none: return {};
    case pace::Refusal::first_turn: return no("CW-154", "Nobody changes speed in the first turn.");
    case pace::Refusal::used: return no("CW-116", "The speed has been changed in this turn.");
    case pace::Refusal::no_control: return no("CW-122", "Speed is changed under full control only.");
    case pace::Refusal::too_fast: return no("R-3", "It accelerates by " + speed_text(car.accel) + " a turn.");
    case pace::Refusal::too_hard: return no("R-3", "It brakes by " + std::to_string(most_braking) + " mph a turn at most.");
    case pace::Refusal::direction: return no("R-3", "A full turn at 0 lies between forward and backward.");
  }
  return {};
}

// R 3: backward after a turn at 0 only, and slowly.
Verdict backward(Car const& car, int pace) {
  if (car.pace == 0 && car.turn_pace != 0) return no("R-3", "It drives backward only after a turn that it began standing.");
  Ratio const limit = pace::reverse_limit(mph(car.top), car.kind == board::Kind::cycle);
  if (mph(size_of(pace)) <= limit) return {};
  return no("R-3", car.kind == board::Kind::cycle ? "A cycle is pushed backward at 2.5 mph." : "Backward it drives a fifth of its top speed at most.");
}

// Of what a plant does.
Verdict faster(Car const& car, int pace) {
  if (!has_power(car)) return no("R-3", "Nothing drives it any more.");
  if (pace < 0) return backward(car, pace);
  if (pace > car.top) return no("R-3", "Its top speed is " + speed_text(car.top) + ".");
  // Who has driven backward stands for a turn first.
  return car.pace == 0 && car.turn_pace < 0 ? no("R-3", "A full turn at 0 lies between forward and backward.") : Verdict{};
}

bool known_seat(Board const& board, Seat seat) { return seat >= 0 && seat < board.cars.size() && board.cars[seat].fights(); }

}  // namespace

Verdict pace_verdict(Book const& book, Board const& board, Seat seat, int pace) {
  if (!known_seat(board, seat)) return no("R-3", "This car takes no part.");
  Car const& car = board.cars[seat];
  if (pace == car.pace) return {};
  if (pace < -200 || pace > 200) return no("R-3", "No car goes that fast.");
  if (!driver_of(car)) return no("R-11", "Nobody is able to drive it.");
  if (past_driving(wheels_of(car), wheels_lost(car))) return no("CW-134", "With so many wheels gone it neither accelerates nor brakes.");
  int const most = driving::most_braking({false, false, (car.fits & kHdBrakes) != 0});
  pace::Change change;
  change.turn = board.turn, change.used = car.changed, change.in_control = full_control(car);
  change.from = mph(car.pace), change.to = mph(pace), change.acceleration = mph(car.accel), change.most_braking = most;
  if (Verdict v = refused(pace::refusal(change, book.rules.movement), car, most); !v) return v;
  return size_of(pace) > size_of(car.pace) ? faster(car, pace) : Verdict{};
}

namespace {

// Where something is still going on: only the straight order is left, but for the bend that ends a slide.
Verdict while_running(Car const& car, MoveKind const& kind) {
  CrashRun const& run = car.run;
  if (run.kind == Going::controlled || steered_skid(run)) return {};
  if (run.kind == Going::fishtail && !is_skid(run.result)) return {};   // CW-141
  bool const bend = kind.maneuver == Maneuver::bend && kind.degrees >= 45 && kind.skid == 0;
  bool const into = run.side != 0 && (kind.side == driving::Side::left) == (run.side < 0);
  if (!sideways(run)) return no(in_flight(run) ? "R-23" : "CW-136", "It is out of control.");
  return run.begun && bend && into ? Verdict{} : no("CW-137", "It slides sideways; after an inch a bend of 45 degrees or more into the turn ends that.");
}

}  // namespace

Verdict move_verdict(Book const& book, Board const& board, Seat seat, int pace, int move, int inch) {
  if (!known_seat(board, seat)) return no("R-4", "This car takes no part.");
  if (move == kStraight) return {};
  if (move < 0 || move >= int(moves().size())) return no("R-4", "There is no such maneuver.");
  Car const& car = board.cars[seat];
  MoveKind const& kind = moves()[size_t(move)];
  if (!can_steer(car)) return driver_of(car) ? no("CW-134", "It cannot be steered any more.") : no("R-11", "Nobody is able to steer it.");
  if (Verdict v = while_running(car, kind); !v) return v;
  int const quarters = quarters_now(book, car, board.phase, pace);
  bool const pivot = kind.maneuver == Maneuver::pivot, special = kind.maneuver == Maneuver::bootlegger || kind.maneuver == Maneuver::t_stop;
  if (!pivot && quarters < 4) return no(quarters > 0 ? "CW-114" : "R-4", "A maneuver takes a whole inch, and there is none in this phase.");
  if (inch < 0 || (!pivot && inch >= quarters / 4)) return no("R-4", "It does not move so many inches in this phase.");
  driving::Attempt attempt;
  attempt.maneuver = kind.maneuver, attempt.skid = kind.skid > 0, attempt.half_move = pivot && quarters == 2;
  attempt.counter = car.kind == board::Kind::cycle ? board::Counter::cycle : car.kind == board::Kind::car ? board::Counter::car : board::Counter::trike;
  attempt.speed = mph(special ? car.turn_pace : pace);
  if (special && pace <= 0) return no("R-4", "It is made driving forward.");
  if (special && car.run.kind == Going::fishtail) return no("R-4", "It is begun under full control.");
  char const* const why = driving::refusal(attempt);
  return why ? no("R-4", why) : Verdict{};
}

}  // namespace paddock::car_wars::duel
