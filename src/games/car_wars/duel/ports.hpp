// Weapons that are put away: behind closed ports, in turrets that go down into the car (R 8.1).
#pragma once
#include "games/car_wars/duel/work.hpp"

namespace paddock::car_wars::duel {

bool is_shut(Car const& car, int gun);     // its port is closed, or its turret down or on its way: it does not fire
bool is_below(Car const& car, int gun);    // its turret is down: nothing hits it
bool turret_shows(Car const& car);

void open_port(Work& work, Seat seat, int gun);
void turn_popup(Work& work, Seat seat);    // begins to go up or down, which takes a turn
PADDOCK_STEP void popups_of_phase(Work& work);          // those whose turn is over

}  // namespace paddock::car_wars::duel
