// What firing actions are good for besides fire (R 8.1, R 22): measuring, boosters, motors that are switched, weapons put on automatic,
// mines set off by radio. They are said with the plan of a phase (DeviceCode) and done once everybody has moved.
#pragma once
#include "games/car_wars/duel/work.hpp"

namespace paddock::car_wars::duel {

void end_bursts(Car& car, build::BuildSettings const& rules);   // at the end of a turn: nitrous, capacitors (R 2)
void refit(Car& car, build::BuildSettings const& rules);   // acceleration and top speed with the devices that are on
void pass_turn(Car& car);                                   // R 3: what it has driven is of the turn before
void start_turn(Car& car, build::BuildSettings const& rules);   // its speed of now is that of the start of the turn

using DeviceCodes = Scratch<int16_t, 128>;
// What may still be said in this phase by a seat that has said what stands in its plan.
void device_choices(Book const& book, Board const& board, Plan const& plan, Seat seat, DeviceCodes& out);
Verdict device_verdict(Book const& book, Board const& board, Plan const& plan, Seat seat, int code);
bool listens(Board const& board, Seat seat, Counter const& counter);   // to the signal of that seat (CW-014)

// The three moments of a phase: before anybody moves the counters are named that a signal is to set off; once all have moved hands are
// taken, ranges measured, motors and weapons switched; with the fire boosters burn and mines blow up. What nobody has a hand for
// any more is dropped from the plan.
PADDOCK_STEP void name_counters(Work& work, List<Plan, kMostCars> const& plans);
PADDOCK_STEP void take_hands(Work& work, List<Plan, kMostCars>& plans);
PADDOCK_STEP void set_off_devices(Work& work, List<Plan, kMostCars> const& plans);
// R 22: its speed once a booster has burned. Against the way it goes that brakes it, to 0 at most (R 3); to the side, and on a side or the
// roof (R 19), it moves nothing.
int pushed_by(Car const& car, Device const& booster);
void measure(Work& work, Seat seat, Person* who, int to);   // CW-037
void use_device(Work& work, Seat seat, int n);   // a rocket burns, a chute is thrown, a load stays behind

}  // namespace paddock::car_wars::duel
