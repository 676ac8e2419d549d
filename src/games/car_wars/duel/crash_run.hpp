// The inside of movement: the next step of a counter (its own, or that of a skid, spin, roll, flight), the legs on which it may meet
// something, and what is due once it is done. drive.cpp carries it out with dice, drive_preview.cpp without.
#pragma once
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/rules/crash_course.hpp"
#include "games/car_wars/rules/path.hpp"

namespace paddock::car_wars::duel {

// CrashRun of what a maneuver sets going is a skid with no result; `flips` tells which: 1 to 4 quarters of a controlled skid, or
inline constexpr int8_t kSideways = 10;    // a T-stop: slides along `vector` until it stands, 20 mph an inch (R 4)
inline constexpr int8_t kBootlegger = 11;  // the second half of a bootlegger comes next
// `quarters` counts how far the inch of a skid or T-stop has come (half moves, CW-142). `flight` of a skid: paces of a braking that
// wait for it (CW-145); of a car in control: paces a controlled skid takes at the start of the next phase. A jump keeps `result`,
// `quarters` and `side` of the fishtail or skid that waits for its landing. `quarters` of a vault: 1, it goes end over end.
inline constexpr int8_t kNoAimAtAll = -100;

bool steered_skid(CrashRun const& run);
bool sideways(CrashRun const& run);
bool in_flight(CrashRun const& run);       // no wheel on the ground
bool tumbles(CrashRun const& run);         // rolls and vaults: nothing worse is left to roll for
bool is_over(Car const& car);              // on a side or its roof, rolling or not
bool lies_over(Car const& car);            // at rest so (R 19)
bool full_control(Car const& car);         // CW-122: the speed may be changed

// The maneuver of a phase and whether it is behind it.
struct Wanted {
  int move = kStraight, inch = 0;
  bool done = false;
};
enum class StepPart : uint8_t {
  stand, straight, maneuver, leave_slide, swing, skid, steered, slide, second_half, spin, roll, vault, air
};
struct NextStep {
  StepPart part = StepPart::stand;
  driving::Way way;
  int quarters = 0;                        // of the phase's movement it takes; what is less than an inch moves so much only
};
// `left`: quarter inches of this phase still to go.
NextStep next_step(Book const& book, Car const& car, Wanted const& wanted, int left);

// A slide or a turn of one step: never both, as each meets things in its own way.
struct StepLeg {
  bool turns = false;
  geometry::Pose to;
  geometry::Vec pivot;
  geometry::Angle vector = 0;              // the way it moves
  driving::Step step = driving::Step::straight;
};
using StepLegs = List<StepLeg, 4>;
StepLegs legs_of(Book const& book, Car const& car, NextStep const& next);
geometry::Angle travel(Car const& car);    // core heading of its motion

// What a step comes to when nothing has stopped it. The car's run and speed are brought up to date; what needs dice stands here.
struct StepDue {
  int tires = 0;                           // points to each
  bool crashed = false;                    // those are of a crash result, not of a maneuver
  bool sideways = false;                   // a roll has turned sideways: its five phases begin (CW-138)
  int flips = 0;                           // sides gone over, 0: none
  bool landed = false;                     // of a flight or vault
  int flown = 0;                           // quarter inches
  bool regained = false;                   // control; `from`
  Going from = Going::controlled;
};
StepDue finish(Book const& book, Car& car, NextStep const& next, MoveKind const& kind);   // kind: of a maneuver
// R 23: up a ramp at more than 20 mph it leaves the ground with the inch that carries its middle over the edge, in control or sliding.
bool takes_off(Book const& book, Car& car, geometry::Pose from);
void end_jump(Car& car);                 // what has waited for the landing goes on
// Nothing goes on with it any more; a spin leaves the status as it found it (CW-137). Paces that a brake or a controlled skid still takes.
int end_run(Car& car);

// ---- with dice

// What a lost control roll has set going.
struct CrashOutcome {
  bool lost = false;
  int fishtail = 0;                        // quarter inches
  Crash crash = Crash::none;
  Cause cause = Cause::hazard;
  geometry::Angle vector = 0;              // of before
  int side = 0;                            // a spin turns, a rear swings: -1 left, 1 right, 0: a die says
  int brake = 0;                           // paces (CW-145)
  bool over_end = false;                   // a vault goes end over end (R 6)
  bool replaces() const { return lost && (crash == Crash::spinout || crash == Crash::roll || crash == Crash::roll_burning); }   // CW-136
};
struct CrashCall {
  Cause cause = Cause::hazard;
  int d = 0;
  Ratio speed, t_stop;
  bool cyclist = false;                    // a cycle without its driver
  bool table1 = false;                     // whatever the cause
};
CrashOutcome crash_roll(Work& work, Seat seat, CrashCall const& call);
bool begin(Work& work, Seat seat, CrashOutcome const& outcome);   // false: something as bad goes on
// CW-144: while it lives, the crash results of a seat's car are kept; as it goes, the worst of them begins and nothing of the others.
class WorstCrash {
 public:
  WorstCrash(Work& work, Seat seat, bool tire_lost);   // no tire lost: each result begins by itself (CW-140)
  ~WorstCrash();
  WorstCrash(WorstCrash const&) = delete;
  bool keeps(Seat seat, CrashOutcome const& outcome);

 private:
  Work& work_;
  Seat seat_;
  CrashOutcome worst_;
};
// CW-146: a spin or roll that has not begun, of a car too slow for a whole inch now, is made at once.
void begin_slow(Work& work, Seat seat);
// A control roll: lowers the status. True: lost.
bool control_roll(Work& work, Seat seat, ControlCheck const& check, Cause cause, Rule rule);

void take_step(Work& work, Seat seat, Wanted& wanted, NextStep const& next, bool& stopped);
void settle_step(Work& work, Seat seat, StepDue const& due);     // the dice of a step
int next_roll_block(Work const& work);                     // phase number at whose end what begins to roll now is slower
void rest_after_roll(Work& work, Seat seat);              // a roll that stands: upright it may drive on
void force_slow(Work& work, Seat seat, int paces);        // CW-134: at once and every five phases; no more than it is already
void set_pace(Work& work, Seat seat, int pace, Rule rule, bool forced);
void forced_change(Work& work, Car& car);                 // CW-122, where it is the change of the turn

driving::Sum maneuver_sum(Book const& book, Board const& board, Car const& car, MoveKind const& kind, int pace);
driving::Braking braking_of(Book const& book, Board const& board, Car const& car, int from, int to);
int hazard_d(Book const& book, Board const& board, Car const& car, int d, Lie entered = Lie::count);   // with ground and shocks
inline int slower_pace(int pace, int by) { return pace < 0 ? (pace + by < 0 ? pace + by : 0) : (pace - by > 0 ? pace - by : 0); }
inline int size_of(int pace) { return pace < 0 ? -pace : pace; }

}  // namespace paddock::car_wars::duel
