// What the files of contact and collision hand one another.
#pragma once
#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/rules/contact.hpp"

namespace paddock::car_wars::duel {

inline constexpr int32_t kSkin = 64;                          // 1/4096 inch: counters may be so much nearer than they are
inline constexpr int32_t kContact = geometry::kInch / 8;      // who has pushed somebody and is so near has stayed in contact

geometry::Body skinned(geometry::Body body, int skins = 1);
bool on_board(Car const& car);
std::optional<Met> first_met_but(Book const& book, Board const& board, Seat mover, StepWay const& way, Seat skip);
bool overlaps(geometry::Pose pose, geometry::Body body, geometry::Polygon const& thing);
// Who began the chain of collisions that moves this car: itself, or who pushed it (CW-160).
Seat credit_of(Board const& board, Seat seat);
bool shared_push(Board const& board, Seat mover, Seat other);   // one has been pushed by the other, or both by the same

// The touch of two counters: the edges that meet, and the direction from the struck thing to the mover, square to the surface.
struct Touching {
  Edge own = Edge::front, struck = Edge::front;
  geometry::Vec out;
};
Touching touch_of(geometry::Pose mover, geometry::Body body, geometry::Polygon const& thing, geometry::Angle vector);
Edge edge_facing(geometry::Angle car_heading, geometry::Vec way);   // which of its sides looks there
constexpr Face face_of(Edge edge) { return edge == Edge::unknown ? Front : Face(edge); }
geometry::Angle direction(geometry::Vec way);                       // to the nearest tenth; {0, 0}: 0

// The shortest shift that takes a counter out of a thing, then a little more; {0, 0}: it is free.
geometry::Vec way_out(geometry::Pose pose, geometry::Body body, geometry::Polygon const& thing);

// collide_ram.cpp and collide_wall.cpp: damage, speeds, concussion, hazards of one collision, and how the mover goes on.
Carried ram(Work& work, Seat mover, Seat other, Approach const& approach);
struct WallHit {
  bool stops = true;
  bool broken = false;
  bool along = false;                // it goes on ahead: it lies along the wall, or what it did is over
};
WallHit hit_wall(Work& work, Seat mover, int wall, Approach const& approach);
bool drifts(Car const& car);         // CW-126: a crash result moves it; a fishtail only in its swing
// It lies along what it has grazed and goes on as fast, by the end that is nearer; false: there is no room. `out`: square to the surface.
bool slide_along(Work& work, Seat mover, geometry::Polygon const& thing, geometry::Vec out, geometry::Angle vector);

// collide_shock.cpp
struct Shock {
  Seat seat = kNobody, owner = kNobody;
  int before = 0, after = 0;         // paces
  int need = 0;                      // of 2d, 0 or less: nobody rolls
  int hazard = 0;                    // D, the stunned driver's 2 not yet in it
  int side = 0;                      // where the rear swings if it fishtails: -1 left, 1 right, 0: a die says
};
void shock(Work& work, Shock const& of);   // the new speed, concussion, the hazard at the original speed
Ratio dm_of(Car const& car);
bool has_ramplate(Car const& car, Edge edge);
bool has_spikes(Car const& car, Edge edge);
geometry::Angle motion_of(Car const& car);   // the way it moves: out of control not always where it looks
int pace_now(Car const& car);                // of who is out of the duel: 0
int16_t pace_of_speed(Ratio mph);
geometry::Angle between(geometry::Angle a, geometry::Angle b);   // 0 to 1800

// collide_push.cpp: the other gives way to a mover that stands at `goal`; false: it cannot. `vector`: the way of the push.
bool conform(Work& work, Seat mover, Seat other, geometry::Pose goal, geometry::Angle vector);
bool may_push(Work& work, Seat mover, Seat other, geometry::Angle vector);   // CW-133, and who only follows

}  // namespace paddock::car_wars::duel
