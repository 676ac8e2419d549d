// What a moving car meets (R 7, R 18, R 9): other cars, walls, counters on the ground.
#pragma once
#include <optional>

#include "core/geometry_sweep.hpp"
#include "games/car_wars/duel/work.hpp"

namespace paddock::car_wars::duel {

// The first thing on the way from pose to pose, one step of driving: a slide by (ahead, left) or a turn about a spot of the counter.
struct StepWay {
  geometry::Pose from, to;
  bool turns = false;                      // a turn about `pivot` (local), else a slide from `from` to `to` with one heading
  geometry::Vec pivot;
  bool flies = false;                      // over cars and low walls (R 23)
};
// The way a mover goes, which tells the type of a collision.
struct Approach {
  geometry::Angle vector = 0;              // core heading of its motion
  bool swings = false;                     // the rear of a fishtail (CW-126)
  // A maneuver that turns (CW-119): from there half of `on`, the turn by `by`, not 0, about `pivot`, the other half.
  geometry::Pose from = {};
  geometry::Vec on = {}, pivot = {};
  geometry::Angle by = 0;
};
struct Met {
  Seat car = kNobody;
  int wall = -1;
  geometry::Fraction when;                 // of the way
  bool pushing = false;                    // they have stayed in contact since their collision: no new one, no damage
};
void forget_parted(Board& board);            // Car::met of those who touch no more
std::optional<Met> first_met(Book const& book, Board const& board, Seat mover, StepWay const& way);
// When its way, nothing else regarded, brings the mover to that thing.
std::optional<geometry::Fraction> comes_to(Board const& board, Seat mover, StepWay const& way, geometry::Polygon const& thing);
geometry::Pose pose_at(StepWay const& way, geometry::Fraction when);

// A collision of the mover, which stands at the touch. `vector`: core heading of its motion. Damage, speeds, concussion, hazards, debris,
// and what the other does (conforming). True: the mover may go on with its movement of this phase (it finishes).
bool collide_with(Work& work, Seat mover, Met const& met, geometry::Angle vector);
// A whole step with all it meets, and the simplest to call: goes along the way as far as it comes, collides, slides along walls, pushes
// what conforms to it. Counters overlap nowhere afterwards and none lies in a wall. What lies on the ground (cross) is the caller's.
enum class Carried : uint8_t { stopped, whole, along };   // its movement of this phase is over; it has come where it would; it lies along
                                                          // what it has grazed, and what is left of its inch goes ahead (CW-126)
Carried carry(Work& work, Seat mover, StepWay const& way, Approach const& approach);
StepWay ahead_instead(Car const& car, StepWay const& way);   // of who lies along something: as far, but ahead or back; of a turn nothing

// Who has flown is on the ground again: it collides with whom it has come down on and comes to lie beside them. Who lies free is left
// alone, so it may be called wherever somebody may lie in another.
void touch_down(Work& work, Seat seat);

// Whether its counter would overlap nothing there (touching is free), and whether a wall has not been broken.
bool free_at(Book const& book, Board const& board, Seat seat, geometry::Pose pose);
bool lies_free(Book const& book, Board const& board, Seat seat);   // where it is; who is only touched lies free
bool wall_stands(Book const& book, Board const& board, int wall);
// The low wall that a counter would come down on, -1: none.
int low_wall_under(Book const& book, Board const& board, geometry::Pose pose, geometry::Body body);
// No two counters on the ground overlap, none lies in a wall that stands or outside: so it is between any two steps of a duel.

// Counters touched on a step (CW-043 to CW-058): triggers, damage, hazards. Called after the step.
void cross(Work& work, Seat seat, geometry::Pose from, geometry::Pose to);
// Which counter would act on such a step, -1: none. Of those under smoke or paint too, unless only `seen` ones are asked for.
int would_cross(Book const& book, Board const& board, Seat seat, geometry::Pose from, geometry::Pose to, bool seen = false);

void lay(Work& work, Counter const& counter);   // the oldest debris goes when there is no room
PADDOCK_STEP void age_counters(Work& work);                  // end of a phase: those whose time is up go, oil that burns becomes smoke
// Debris and obstacles by what each car has taken in this phase (R 9: 10 and 20 points); called once fire is settled.
PADDOCK_STEP void shed(Work& work);

}  // namespace paddock::car_wars::duel
