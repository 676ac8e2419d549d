// Movement (R 3 to R 6, R 16, R 19): who moves when, which maneuvers may be made, what they cost and where they end; control and crash
// rolls and what follows from them over the inches of phases.
#pragma once
#include "games/car_wars/duel/moves.hpp"
#include "games/car_wars/duel/work.hpp"
#include "games/car_wars/rules/handling.hpp"
#include "games/car_wars/rules/hazards.hpp"
#include "games/car_wars/rules/maneuver.hpp"

namespace paddock::car_wars::duel {

// Who moves in which order in this phase: faster first (CW-131; of equal ones the better driver chooses, then a die labelled "order").
// `wait`: bits of the seats that would rather go second.
PADDOCK_STEP List<Seat, kMostCars> movement_order(Work& work, unsigned wait);

int quarters_now(Book const& book, Car const& car, int phase, int pace);   // quarter inches of this phase at that pace
int inches_now(Book const& book, Car const& car, int phase, int pace);     // whole ones: a maneuver takes one of them

// A wished change of speed at the start of a phase; empty: it may be.
Verdict pace_verdict(Book const& book, Board const& board, Seat seat, int pace);
bool may_go(Book const& book, Board const& board, Seat seat, int pace);     // the same without its sentence, and without the heap
using PaceList = Scratch<int16_t, 64>;
void pace_choices(Book const& book, Board const& board, Seat seat, PaceList& out);   // other speeds it may take now, lowest first
constexpr int backing_pace(Car const& car) { return car.kind == board::Kind::cycle ? -1 : -kPaceOf5; }   // R 3: at which it first drives backward
PADDOCK_STEP void change_pace(Work& work, Seat seat, int pace);                         // with the control roll of hard braking

// A maneuver in inch `inch` (from 0) of this phase, at that pace.
Verdict move_verdict(Book const& book, Board const& board, Seat seat, int pace, int move, int inch);
bool may_make(Book const& book, Board const& board, Seat seat, int pace, int move, int inch);
using MoveList = Scratch<int16_t, 160>;
void moves_now(Book const& book, Board const& board, Seat seat, int pace, MoveList& out);   // all that may be made in the first inch

// CW-121: whoever has been pushed and still touches makes no maneuver that would turn him back into the pusher.
struct Planned {
  int pace = 0, move = kStraight, inch = 0;
};
bool touches_pusher(Book const& book, Board const& board, Seat seat);
bool turns_into_pusher(Book const& book, Board const& board, Seat seat, Planned const& planned);

// What it would come to, by what the reader of the board may see: nothing is rolled.
struct Preview {
  List<geometry::Pose, 16> poses;          // after each step of the phase; the last is where it ends
  List<driving::Step, 16> steps;
  driving::Sum d;                          // of the maneuver
  int braking_d = 0;                       // of the change of speed
  int hs = 0, need = 0;                    // status after both, what the control roll needs (control.hpp: 1 safe, 7 lost)
  int lose_permille = 0;                   // the chance to lose control in this phase, of maneuver and braking
  // What it would meet first, if anything, other cars taken where they are now.
  Seat hits_car = kNobody;
  int hits_wall = -1;
  int meets = -1;                          // index of a counter that would act
  int fire_penalty = 0;                    // of aimed fire in this phase (CW-065, skids), 0 or less; -100: none
};
Preview preview(Book const& book, Board const& board, Seat seat, int pace, int move, int inch);

// All of a car's movement of this phase: what is pending first, else straight inches and the maneuver; contact, counters, control.
PADDOCK_STEP void drive(Work& work, Seat seat, int move, int inch);

// A hazard for a car, of what happened to it: surfaces and shocks are added here, the control roll, crash roll and what they set going.
struct Hazard {
  int d = 0;
  Seat owner = kNobody;                    // who has the credit
  Rule rule = {};
  Lie entered = Lie::count;                // of ice or burning oil that it has come onto
  int side = 0;                            // where a fishtail swings, 0: a die says
};
void hazard(Work& work, Seat seat, Hazard const& of);
inline void hazard(Work& work, Seat seat, int d, Seat owner, Rule rule, Lie entered = Lie::count) { hazard(work, seat, {d, owner, rule, entered}); }
// The last tire of a corner is gone (CW-144, CW-086).
void tire_lost(Work& work, Seat seat);
PADDOCK_STEP void slow_again(Work& work);               // forced slowdowns that are due in this phase (CW-134), at its start
PADDOCK_STEP void slow_skidders(Work& work);            // what controlled skids take at the start of the next phase
PADDOCK_STEP void end_of_phase(Work& work);             // spins and rolls whose block ends, marks of the phase
PADDOCK_STEP void end_of_turn_handling(Work& work);     // recovery (CW-115, 117), flags of the turn
Recovery recovery_of(Book const& book, Car const& car);   // what the end of the turn would bring back, as the car is now

driving::Surfaces surfaces_at(Book const& book, Board const& board, Car const& car);
bool in_control(Car const& car);

}  // namespace paddock::car_wars::duel
