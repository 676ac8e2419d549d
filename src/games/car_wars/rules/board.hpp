// Counters on the board (R 1), what an arc of fire holds (R 8.2), and from where to where a range goes (CW-073).
// Board lengths of the calculator are mils (1/1000 inch), its headings degrees clockwise from +y; core/geometry.hpp has units of its
// own and angles that turn left from +x.
#pragma once
#include "core/geometry.hpp"
#include "core/ratio.hpp"

namespace paddock::car_wars::board {

int32_t units(Ratio mils);
int mils(int32_t units);                              // to the nearest
geometry::Angle from_compass(int64_t tenths);         // tenths of a degree clockwise from +y
Ratio compass(geometry::Angle heading);               // degrees clockwise from +y, 0 to below 360

enum class Counter : uint8_t { car, trike, cycle, sidecar, pedestrian };  // a sidecar alone: the square beside its cycle
geometry::Body body(Counter counter);

enum class Face : uint8_t { front, back, left, right };
inline constexpr char const* kFaces[] = {"front", "back", "left", "right"};
enum class Kind : uint8_t { car, cycle, trike, reversed_trike };
enum class Tire : uint8_t { front_left, front_right, rear_left, rear_right };

struct Piece {
  geometry::Pose at;
  geometry::Body body;
};

// The arc of a face: from the middle of the counter through its two corners.
geometry::Sector arc(Piece const& piece, Face face);
// The arcs a point lies in, a bit a face (1 << Face). On a dividing line: both.
unsigned arcs_of(Piece const& piece, geometry::Point p);
// What weapons of a face reach: its own arc, and from the side of a trike its front arc, too (reversed: the back arc).
unsigned reach(Kind kind, Face mount);
bool in_reach(Piece const& firer, unsigned faces, geometry::Polygon const& target);  // any common point (CW-078)

geometry::Point middle(Piece const& piece, Face face);      // of that side
// Where a wheel stands: its corner; the one wheel of an end (both of a cycle, the front of a trike, the back of a reversed one) in the
// middle of that end.
geometry::Point wheel(Piece const& piece, Kind kind, Tire tire);

int range_mils(geometry::Point from, geometry::Point to);
int range_mils(geometry::Point from, geometry::Polygon const& to);  // to the nearest point of it

}  // namespace paddock::car_wars::board
