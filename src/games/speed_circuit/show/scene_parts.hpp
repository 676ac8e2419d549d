// Shared by ground.cpp, scene.cpp and film.cpp: where spaces lie on the board. Floats live here and never flow back into
// the rules. Rows are those of the shape (Track::drawn), as parts of a lap.
#pragma once
#include <memory>
#include <vector>

#include "games/speed_circuit/speed_circuit.hpp"
#include "view/scene.hpp"

namespace paddock::speed_circuit {

inline constexpr float kLaneWidth = 0.62f;                     // of a space along the lap
inline constexpr float kScale = 2.0f;                          // board units a space: texts and cars need room
inline constexpr float kCarLength = 1.62f, kCarWidth = 0.78f;
inline constexpr float kRoadEdge = 0.58f;                      // lanes from the middle of the outer lane to the road's edge

// The centre line: a turtle along the shape, its drift taken out, y down.
struct Course {
  std::vector<Vec> centre;                                     // row r lies between centre[r] and centre[r + 1]
  float width = 0, height = 0;                                 // of the board
  int lanes = 3;
  float offset(float lane) const { return (lane - float(lanes - 1) / 2) * kLaneWidth * kScale; }  // to the right, units
  Vec at(float row) const;                                     // Catmull-Rom, row counted round the lap
  Vec along(float row) const;                                  // unit tangent
  Vec place(float row, float lane) const;                      // lane may lie between two or beside the track
  float angle(float row) const;                                // radians clockwise from east
  Piece piece(float from, float to, float left, float right) const;  // of the road, between lanes
};
Course course_of(Track const& track);

// A space along the lap.
struct Stretch {
  float from = 0, to = 0;
};
Stretch stretch_of(Track const& track, int row, int lane);     // precondition: the space exists
float drawn_row(Track const& track, int progress, int lane);   // the middle of the space that covers a row

std::shared_ptr<Ground const> ground_of(SpeedCircuit const& game);   // ground.cpp; made once

}  // namespace paddock::speed_circuit
