// What may be ordered, and the sentence that says why not.
#include <algorithm>

#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

using driving::Maneuver;

// Why not; without the heap, as legal lists ask by the thousand. A # in the sentence stands for the speed.
struct No {
  char const* rule = "";
  char const* why = nullptr;   // null: it may be
  int pace = 0;
  explicit operator bool() const { return why != nullptr; }
};

std::string speed_text(int pace);
Verdict verdict_of(No const& no) {
  if (!no) return {};
  std::string text = no.why;
  if (size_t const at = text.find('#'); at != text.npos) text.replace(at, 1, speed_text(no.pace));
  return {rule_named(no.rule), text};
}

std::string speed_text(int pace) {
  int const halves = size_of(pace) * 5;
  return std::to_string(halves / 2) + (halves % 2 ? ".5 mph" : " mph");
}

No refused(pace::Refusal why, Car const& car, int most_braking) {
  switch (why) {
    case pace::Refusal::none: return {};
    case pace::Refusal::first_turn: return No{"CW-154", "Nobody changes speed in the first turn."};
    case pace::Refusal::late: return No{"CW-116", "Speed is changed in the first phase of a turn."};
    case pace::Refusal::used: return No{"CW-116", "The speed has been changed in this turn."};
    case pace::Refusal::no_control: return No{"CW-122", "Speed is changed under full control only."};
    case pace::Refusal::too_fast: return No{"R-3", "It accelerates by # a turn.", car.accel};
    case pace::Refusal::too_hard: return No{"R-3", "It brakes by # a turn at most.", pace_of(most_braking)};
    case pace::Refusal::direction: return No{"R-3", "A full turn at 0 lies between forward and backward."};
  }
  return {};
}

// R 3: backward after a turn at 0 only, and slowly.
No backward(Car const& car, int pace) {
  if (car.pace == 0 && (car.turn_pace != 0 || car.turn_before != 0 || car.drove != 0)) return No{"R-3", "It drives backward only after a full turn at 0."};
  Ratio const limit = pace::reverse_limit(mph(car.top), car.kind == board::Kind::cycle);
  if (mph(size_of(pace)) <= limit) return {};
  return No{"R-3", car.kind == board::Kind::cycle ? "A cycle is pushed backward at 2.5 mph." : "Backward it drives a fifth of its top speed at most."};
}

// Of what a plant does.
No faster(Car const& car, int pace) {
  if (!has_power(car)) return No{"R-3", "Nothing drives it any more."};
  if (pace < 0) return backward(car, pace);
  if (pace > car.top) return No{"R-3", "Its top speed is #.", car.top};
  // Who has driven backward stands for a turn first.
  return car.pace == 0 && (car.turn_pace < 0 || car.turn_before < 0 || car.drove < 0) ? No{"R-3", "A full turn at 0 lies between forward and backward."} : No{};
}

bool known_seat(Board const& board, Seat seat) { return seat >= 0 && seat < board.cars.size() && board.cars[seat].fights(); }

// What of a phase is the same for every other speed.
struct Pedals {
  Car const& car;
  MovementSettings const& rules;
  No never;                    // no change at all
  pace::Change change;         // but for the speed that is wished
};

Pedals pedals_of(Book const& book, Board const& board, Seat seat) {
  Car const& car = board.cars[seat];
  Pedals out{car, book.rules.movement, {}, {}};
  pace::Change& change = out.change;
  change.turn = board.turn, change.phase = board.phase, change.used = car.changed, change.in_control = full_control(car);
  change.from = mph(car.pace), change.acceleration = mph(car.accel);
  change.most_braking = driving::most_braking({false, false, (car.fits & kHdBrakes) != 0});
  if (!driver_of(car)) out.never = No{"R-11", "Nobody is able to drive it."};
  else if (in_flight(car.run)) out.never = No{"R-23", "In the air nobody changes speed."};
  else if (past_driving(wheels_of(car), wheels_lost(car))) out.never = No{"CW-134", "With so many wheels gone it neither accelerates nor brakes."};
  else if (out.rules.involuntary_uses_change && car.changed)   // by will or not (forced_change)
    out.never = No{"CW-122", "Its speed has been changed in this turn, by its driver or without him."};
  else out.never = refused(pace::refusal_of_any(change, out.rules), car, change.most_braking);
  return out;
}

No pace_refusal(Pedals& pedals, int pace) {
  Car const& car = pedals.car;
  if (pace == car.pace) return {};
  if (pace < -200 || pace > 200) return No{"R-3", "No car goes that fast."};
  if (pedals.never) return pedals.never;
  pedals.change.to = mph(pace);
  if (No const v = refused(pace::refusal(pedals.change, pedals.rules), car, pedals.change.most_braking)) return v;
  return size_of(pace) > size_of(car.pace) ? faster(car, pace) : No{};
}

No pace_refusal(Book const& book, Board const& board, Seat seat, int pace) {
  if (!known_seat(board, seat)) return No{"R-3", "This car takes no part."};
  Pedals pedals = pedals_of(book, board, seat);
  return pace_refusal(pedals, pace);
}

// Where something is still going on: only the straight order is left, but for the bend that ends a slide.
No while_running(ManeuverSettings const& rules, Car const& car, MoveKind const& kind) {
  CrashRun const& run = car.run;
  if (run.kind == Going::controlled || steered_skid(run)) return {};
  if (run.kind == Going::fishtail && !is_skid(run.result))
    return rules.maneuver_after_fishtail ? No{} : No{"CW-141", "It goes straight on until its fishtail is over."};
  bool const bend = kind.maneuver == Maneuver::bend && kind.degrees >= 45 && kind.skid == 0;
  bool const into = run.side != 0 && (kind.side == driving::Side::left) == (run.side < 0);
  if (!sideways(run)) return No{in_flight(run) ? "R-23" : "CW-136", "It is out of control."};
  return run.begun && bend && into ? No{} : No{"CW-137", "It slides sideways; after an inch a bend of 45 degrees or more into the turn ends that."};
}

// What of a phase is the same for every maneuver.
struct Room {
  Book const& book;
  Board const& board;
  Seat seat;
  Car const& car;
  int pace = 0, quarters = 0;
  No never;                    // no maneuver at all
  driving::Attempt attempt;    // at the pace of the phase
  Ratio turn_speed;            // bootlegger and T-stop
  bool pushed = false;         // it still touches who has pushed it
};

Room room_of(Book const& book, Board const& board, Seat seat, int pace) {
  Car const& car = board.cars[seat];
  Room room{book, board, seat, car, pace, quarters_now(book, car, board.phase, pace), {}, {}, mph(car.turn_pace)};
  if (lies_over(car)) room.never = No{"CW-094", "It lies on its side or roof, and nobody sets it upright."};
  else if (!can_steer(car)) room.never = driver_of(car) ? No{"CW-134", "It cannot be steered any more."} : No{"R-11", "Nobody is able to steer it."};
  room.attempt.counter = car.kind == board::Kind::cycle ? board::Counter::cycle : car.kind == board::Kind::car ? board::Counter::car : board::Counter::trike;
  room.attempt.speed = mph(pace);
  room.pushed = touches_pusher(book, board, seat);
  return room;
}

// Of all maneuvers of that kind, whatever their degrees.
No kind_refusal(Room const& room, MoveKind const& kind, int inch) {
  bool const pivot = kind.maneuver == Maneuver::pivot, special = kind.maneuver == Maneuver::bootlegger || kind.maneuver == Maneuver::t_stop;
  if (!pivot && room.quarters < 4) return No{room.quarters > 0 ? "CW-114" : "R-4", "A maneuver takes a whole inch, and there is none in this phase."};
  if (inch < 0 || (!pivot && inch >= room.quarters / 4)) return No{"R-4", "It does not move so many inches in this phase."};
  driving::Attempt attempt = room.attempt;
  attempt.maneuver = kind.maneuver, attempt.skid = kind.skid > 0, attempt.half_move = pivot && room.quarters == 2;
  if (special) attempt.speed = room.turn_speed;
  if (special && room.pace <= 0) return No{"R-4", "It is made driving forward."};
  if (special && room.car.run.kind == Going::fishtail) return No{"R-4", "It is begun under full control."};
  if (char const* const why = driving::refusal(attempt)) return No{"R-4", why};
  return {};
}

No back_refusal(Room const& room, int move, int inch) {
  bool const back = room.pushed && turns_into_pusher(room.book, room.board, room.seat, {room.pace, move, inch});
  return back ? No{"CW-121", "It still touches who has pushed it, and may not turn back into him."} : No{};
}

No move_refusal(Room const& room, int move, int inch) {
  if (move == kStraight) return {};
  if (move < 0 || move >= int(moves().size())) return No{"R-4", "There is no such maneuver."};
  if (room.never) return room.never;
  MoveKind const& kind = moves()[size_t(move)];
  if (No const v = while_running(room.book.rules.maneuver, room.car, kind)) return v;
  if (No const v = kind_refusal(room, kind, inch)) return v;
  return back_refusal(room, move, inch);
}

No move_refusal(Book const& book, Board const& board, Seat seat, int pace, int move, int inch) {
  if (!known_seat(board, seat)) return No{"R-4", "This car takes no part."};
  return move_refusal(room_of(book, board, seat, pace), move, inch);
}

}  // namespace

Verdict pace_verdict(Book const& book, Board const& board, Seat seat, int pace) { return verdict_of(pace_refusal(book, board, seat, pace)); }
bool may_go(Book const& book, Board const& board, Seat seat, int pace) { return !pace_refusal(book, board, seat, pace); }

// Whole fives, fives from what it drives now, what the acceleration class reaches beyond them, and a cycle that is pushed (R 3).
void pace_choices(Book const& book, Board const& board, Seat seat, PaceList& out) {
  out.clear();
  if (!known_seat(board, seat)) return;
  Car const& car = board.cars[seat];
  Pedals pedals = pedals_of(book, board, seat);
  if (pedals.never) return;
  constexpr int kMostBraking = pace_of(45);
  int const braked = car.pace < 0 ? std::min<int>(0, car.pace + kMostBraking) : car.pace;   // who drives backward, too
  int const fastest = std::max<int>(braked, car.pace + 4 * car.accel);   // with devices; the verdict knows
  for (int pace = car.pace - kMostBraking; pace <= fastest && !out.full(); ++pace) {
    bool const step = pace % kPaceOf5 == 0 || (pace - car.pace) % kPaceOf5 == 0 || pace == car.pace + car.accel || pace == backing_pace(car);
    if (pace != car.pace && step && !pace_refusal(pedals, pace)) out.push(int16_t(pace));
  }
}

Verdict move_verdict(Book const& book, Board const& board, Seat seat, int pace, int move, int inch) {
  return verdict_of(move_refusal(book, board, seat, pace, move, inch));
}
bool may_make(Book const& book, Board const& board, Seat seat, int pace, int move, int inch) {
  return !move_refusal(book, board, seat, pace, move, inch);
}
void moves_now(Book const& book, Board const& board, Seat seat, int pace, MoveList& out) {
  out.clear();
  if (!known_seat(board, seat)) return;
  out.push(kStraight);
  Room const room = room_of(book, board, seat, pace);
  if (room.never) return;
  bool const open = room.car.run.kind == Going::controlled && !room.pushed;
  for (MoveFamily const& family : move_families()) {
    if (kind_refusal(room, moves()[size_t(family.first)], 0)) continue;
    for (int16_t i = family.first; i < family.end; ++i)
      if (open || !(while_running(book.rules.maneuver, room.car, moves()[size_t(i)]) || back_refusal(room, i, 0))) out.push(i);
  }
}

}  // namespace paddock::car_wars::duel
