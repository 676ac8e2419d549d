// What kind of collision a contact is (CW-119, CW-126, R 18). Headings in degrees clockwise.
#pragma once
#include "games/car_wars/rules/collision.hpp"

namespace paddock::car_wars {

Ratio turned_into(Ratio degrees, int full);       // 0 <= it < full
// The angle between two directions, 0 to 180; between two lines, 0 to 90.
Ratio angle_between(Ratio a, Ratio b);
Ratio angle_of_lines(Ratio a, Ratio b);

// For the type only, a turning mover goes half an inch, pivots until it touches, goes the other half (CW-119).
enum class Touch : uint8_t { first_half, pivot, last_half };
// `side`: -1 left, 1 right; `angle` of the whole bend, `pivoted` of it when it touches in the pivot.
Ratio contact_vector(Ratio heading, int side, Ratio angle, Touch touch, Ratio pivoted);

enum class Edge : uint8_t { front, back, left, right, unknown };
// `vector`: of the mover, or its movement when it is out of control. `own`: the mover's edge that touches, where known: its
// side against a front makes it the struck car of a T-bone [designed in R 18].
struct EdgeContact {
  Ratio vector, struck_heading;
  Edge struck = Edge::left, own = Edge::unknown;
};
CollisionType contact_type(EdgeContact const& of, CollisionSettings const& settings = {});

enum class OutOfControl : uint8_t { no, fishtail, skid, spin, roll };
// Against a fixed object. `angle`: between the vector and the perpendicular to the object, 0 is straight into it.
struct FixedContact {
  OutOfControl state = OutOfControl::no;
  Ratio angle, speed;
  bool survives = true;             // the object
  int own_dm = -1, object_dm = -1;  // columns; wanted only where a car in control breaks through
};
struct FixedCollision {
  CollisionType type = CollisionType::head_on;
  Ratio damage_speed, after;
  bool after_known = true;          // no: the temporary speed against the object's modifier
  bool ends = false;                // the crash result, or the movement of a car that stands now
};
FixedCollision meet_fixed(FixedContact const& of, CollisionSettings const& settings = {});

}  // namespace paddock::car_wars
