// Shared by scene*.cpp, film.cpp and ground_track.cpp: from tiles and headings to board units.
#pragma once
#include <memory>

#include "games/nascar/nascar.hpp"
#include "games/nascar/show/ground_plan.hpp"
#include "view/scene.hpp"

namespace paddock::nascar {

inline constexpr float kCarLength = 1.08f, kCarWidth = 0.57f;   // tiles: cars on neighbouring ones stand nose to tail

inline Vec middle_of(int x, int y) { return {float(x) + 0.5f, float(y) + 0.5f}; }
// Radians clockwise from east; kN is up.
inline float angle_of(Heading h) { return (float(h) - 2.0f) * 0.78539816f; }

// Cars that share a tile stand side by side and a little askew: the one after `before` others of `all`.
void stand_aside(Vec& at, float& angle, int before, int all);

GroundPlan ground_plan(Track const& track);
std::shared_ptr<Ground const> ground_of(Nascar const& game);   // made once per track

std::shared_ptr<Ghost const> ghost_of(Nascar const& game, State const& s, Seat seat, Letters const& order);   // where it would lead; may be none

// Preconditions: the seat races, its plan is open or sealed and known here.
void add_draft(Scene& scene, Nascar const& game, State const& s, Seat seat);
void add_reach(Scene& scene, Nascar const& game, State const& s, Seat seat);   // and it is the actor

}  // namespace paddock::nascar
