// The shale oval as numbers: where a place on it lies. Floats for drawing only.
#pragma once
#include "games/gravel_kings/show/faces.hpp"

namespace paddock::gravel_kings {

inline constexpr float kWidth = 30, kHeight = 18, kHalf = 6, kBend = 5.5f, kRoad = 4.2f;   // straights, radius of the middle line
inline constexpr float kPi = 3.14159265f;
inline constexpr Vec kMiddle{kWidth / 2, kHeight / 2};
inline constexpr float kWay = 4 * kHalf + 2 * kPi * kBend;   // once round
inline constexpr float kGap = 0.036f;                        // between one place and the next, of a round

// `way` counts rounds, anticlockwise from the start line on the lower straight; `out` goes to the fence. The angle runs on.
struct Place {
  Vec at;
  float angle = 0;
};
Place place_at(float way, float out);

inline float lane_out(int lane) { return (float(lane) - 2) * kRoad / 3.1f; }         // of White Line 1, Centre 2, Boards 3
inline float gate_out(int grid) { return (float(grid) - 1.5f) * kRoad / 4.5f; }
inline constexpr float kGate = -0.017f;
inline float place_way(int place) { return 0.085f - kGap * float(place); }            // from 0, on the straight
// Riders who are out stand on the grass.
inline Vec paddock_place(int grid) { return {kMiddle.x + kHalf + 1.9f, kMiddle.y + 1.65f - 1.1f * float(grid)}; }

Token token_of(GravelKings const& g, int heat, int lane);
// The card lying in a lane of the mat, or in front of a gate at the start.
LaidCard mat_card(GravelKings const& g, int heat, bool start, int place, Card card, int grid);
std::shared_ptr<Ground const> make_oval();

}  // namespace paddock::gravel_kings
