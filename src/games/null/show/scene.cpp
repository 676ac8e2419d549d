// What is drawn: one token a runner, how far each may get, the goal. Floats live in show/ only and never flow back into the rules.
#include "games/null/show/parts.hpp"

namespace paddock::null {
namespace {

DrawnShape shape(DrawnShape::Kind kind, DrawnShape::Layer layer, Tone tone) {
  DrawnShape s;
  s.kind = kind, s.layer = layer, s.tone = tone;
  return s;
}

void add_goal(Scene& scene) {
  float const goal = kGoal, right = scene.ground->width, low = scene.ground->height;
  DrawnShape field = shape(DrawnShape::Polygon, DrawnShape::Ground, Tone::Good);
  field.points = {{goal, 0}, {right, 0}, {right, low}, {goal, low}};
  field.fill = 0.12f, field.line = 0;
  DrawnShape line = shape(DrawnShape::Segment, DrawnShape::Ground, Tone::Accent);
  line.points = {{goal, 0}, {goal, low}};
  line.width = 0.08f, line.dash = 0.5f;
  DrawnShape words = shape(DrawnShape::Text, DrawnShape::Ground, Tone::Plain);
  words.text = "12", words.at = {goal + 0.9f, 0.5f}, words.radius = 0.4f;
  scene.shapes = {field, line, words};
  for (float y : {0.0f, low}) {
    Counter post;
    post.at = {goal, y}, post.sprite = "post", post.length = 0.5f;
    scene.counters.push_back(post);
  }
}

// How far he gets with 3; round one whose spring is gone a ring.
void add_reach(Scene& scene, State const& s, Seat seat) {
  Runner const& r = s.runners[seat];
  DrawnShape reach = shape(DrawnShape::Sector, DrawnShape::UnderTokens, Tone::Plain);
  reach.paint = DrawnShape::BySeat, reach.seat = seat;
  reach.at = place_of(seat, r.place), reach.inner = 0.6f, reach.radius = 3.5f;
  reach.start = -0.14f, reach.end = 0.14f;
  scene.shapes.push_back(reach);
  if (!r.sprung) return;
  DrawnShape ring = shape(DrawnShape::Disc, DrawnShape::OverTokens, Tone::Warn);
  ring.at = reach.at, ring.radius = 0.48f, ring.fill = 0, ring.dash = 0.2f, ring.width = 0.04f;
  scene.shapes.push_back(ring);
}

}  // namespace

Token runner_of(State const& s, Seat seat) {
  Token t;
  t.seat = seat;
  t.at = place_of(seat, s.runners[seat].place);
  t.length = 0.84f, t.width = 0.5f;
  t.sprite = s.runners[seat].sprung ? "sprung" : "runner";
  return t;
}

Scene Null::scene(State const& s, Seat) const {
  Scene out;
  out.ground = ground_;
  out.sprites = sheet();
  add_goal(out);
  for (int i = 0; i < s.runners.size(); ++i) {
    if (!s.over) add_reach(out, s, Seat(i));
    out.tokens.push_back(runner_of(s, Seat(i)));
  }
  return out;
}

}  // namespace paddock::null
