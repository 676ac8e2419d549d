// Shared by ground, scene and film: where the rules' lengths and headings lie on the board, and what cars and counters look like.
// The board's units are inches; its y points down, that of the rules up. Floats live here and never flow back into the rules.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "games/car_wars/car_wars.hpp"
#include "view/scene.hpp"

namespace paddock::car_wars::show {

std::shared_ptr<paddock::Ground const> ground_of(duel::Arena const& arena);   // ground.cpp
std::shared_ptr<Sprites const> sheet();                                       // sprites.cpp

// ---- places
struct Stand {
  Vec at;
  float angle = 0;                       // radians clockwise from east
};
// Turns the board of an arena so high (units of the rules) over.
struct Upright {
  float height = 0, width = 0;
  explicit Upright(duel::Arena const& arena) : height(float(arena.height) / geometry::kInch), width(float(arena.width) / geometry::kInch) {}
  Vec operator()(geometry::Point p) const { return {float(p.x) / geometry::kInch, height - float(p.y) / geometry::kInch}; }
  Stand operator()(geometry::Pose const& p) const { return {(*this)(p.at), angle(p.heading)}; }
  Stand operator()(duel::Spot const& s) const { return {{float(s.x) / 1000, height - float(s.y) / 1000}, angle(s.heading)}; }
  static float angle(geometry::Angle heading) { return -float(heading) * 0.0017453293f; }
  std::vector<Vec> operator()(geometry::Polygon const& area) const;
};
constexpr float inches(int32_t units) { return float(units) / geometry::kInch; }
Vec offset(Stand const& from, float ahead, float right);

// ---- shapes
DrawnShape drawn(DrawnShape::Kind kind, DrawnShape::Layer layer, Tone tone = Tone::Plain);
DrawnShape painted(DrawnShape::Kind kind, DrawnShape::Layer layer, uint32_t colour, float fill, float line = 0);
float chance(uint32_t seed, uint32_t n);           // a fixed number in 0..1
uint32_t scattered(std::string_view text);         // a seed of it

// ---- walls, ramps, zones: scene_arena.cpp
void draw_arena(duel::Arena const& arena, duel::Board const& board, std::vector<DrawnShape>& out);

// ---- what lies about: scene_lies.cpp
bool is_cloud(duel::Lie type);                     // a gas that hangs over cars, not a thing on the ground
struct Lying {
  duel::Lie type{};
  Stand place;
  Seat owner = kNobody;
};
// A thing becomes a counter, a cloud shapes.
void draw_lying(Lying const& lies, std::vector<paddock::Counter>& counters, std::vector<DrawnShape>& shapes);
// A grenade on its way: where it was fired, where it will come down and when. `now`: phase number.
void draw_flying(duel::Flying const& grenade, int now, Upright const& up, Scene& out);
char const* lie_words(duel::Lie type);             // "spear mine"

// ---- cars: scene_cars.cpp
Token token_of(duel::Car const& car, Seat seat, Upright const& up);
Token empty_start(duel::Car const& car, Seat seat, Upright const& up);   // where a car will roll in that is not built yet
void draw_flames(duel::Car const& car, Upright const& up, std::vector<DrawnShape>& out);   // the smoke that a burning car draws after it
void draw_burning_wheels(duel::Car const& car, Upright const& up, std::vector<DrawnShape>& out);
Vec wheel_at(Stand const& car, geometry::Body body, int wheel);   // left front, right front, left rear, right rear
void draw_reach(duel::Car const& car, Upright const& up, std::vector<DrawnShape>& out);    // arcs of its guns with the ranges at which the number to hit changes; an arc ends where the arena or the reach of its weapons ends
void tag_of(duel::Car const& car, Upright const& up, std::vector<Tag>& out);

}  // namespace paddock::car_wars::show
