// Kills, points, the end (R 14, CW-147 to CW-168).
#pragma once
#include "games/car_wars/duel/work.hpp"

namespace paddock::car_wars::duel {

void first_blood(Work& work, Seat by);
PADDOCK_STEP void check_kills(Work& work);              // after a phase: mobility and complete kills with their credit
using Sharers = List<Seat, kMostCars>;
// Whose deed is what a car meets with now: kNobody: its own.
Seat doer_of(Board const& board, Seat seat);
// Who has the credit of what `owner` (kNobody: a wall, the car itself) does to the victim (CW-157 to CW-160).
Sharers sharers_of(Work& work, Seat victim, Seat owner);
// Whether the victim is killed as it is now; `by` share what is new of it. Called after every blow.
void mark_kills(Work& work, Seat victim, Sharers const& by);
bool can_accelerate(Car const& car);       // CW-149
bool can_affect(Book const& book, Board const& board, Seat seat);   // CW-159: it has something to fire, or reaches somebody
// Who has won stands first, the others by their points, bonus points and all; equals share a place (CW-148).
int place_of(Board const& board, Seat seat);
PADDOCK_STEP void check_end(Work& work);                // CW-148: sets Stage::over and who has won
void zones_touched(Work& work, Seat seat, geometry::Pose from, geometry::Pose to);   // checkpoints
void mark_hit(Work& work, Seat by, int zone, int points);   // CW-164: so much vehicular damage to a mark of the arena
void jump_done(Work& work, Seat seat);     // CW-162: the points of a jump, once it is under control
void counter_laid(Work& work, Counter const& counter);   // CW-165: in a no-drop zone; of a hidden one nobody else hears (CW-058)
void counter_known(Work& work, Counter const& counter);  // a hidden one shows itself, and so does what it has cost

}  // namespace paddock::car_wars::duel
