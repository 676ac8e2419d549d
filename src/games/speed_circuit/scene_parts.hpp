// Shared by scene.cpp and film.cpp: where spaces lie on the board. Floats live here and never flow back into the rules.
#pragma once
#include <vector>

#include "core/scene.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

inline constexpr float kLaneWidth = 0.62f;                     // of a space along the lap
inline constexpr float kScale = 2.0f;                          // board units a space: texts and cars need room
inline constexpr float kCarLength = 1.5f, kCarWidth = 0.72f;

// The centre line as track_format.md 2.3 describes it: a turtle along the shape, its drift taken out, y down.
struct Course {
  std::vector<Vec> centre;                                     // row r lies between centre[r] and centre[r + 1]
  float width = 0, height = 0;                                 // of the board
  Vec at(float row) const;                                     // Catmull-Rom, row counted round the lap
  Vec along(float row) const;                                  // unit tangent
  Vec place(float row, float lane, int lanes) const;           // lane may lie between two or beside the track
};
Course course_of(Track const& track);
float angle_at(Course const& course, float row);               // radians clockwise from east

}  // namespace paddock::speed_circuit
