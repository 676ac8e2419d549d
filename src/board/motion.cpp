// A film's moment: where the cars are, and what they leave behind.
#include <algorithm>
#include <cmath>

#include "board/layers.hpp"
#include "board/plane.hpp"

namespace paddock::app {
namespace {

// Tangent at key i for a curve through the keys; none where the car stands.
Vec tangent(std::vector<Film::Key> const& keys, size_t i) {
  size_t const a = i ? i - 1 : i, b = i + 1 < keys.size() ? i + 1 : i;
  float const span = keys[b].time - keys[a].time;
  return span > 1e-4f ? (keys[b].at - keys[a].at) * (1 / span) : Vec{};
}

}  // namespace

Film::Track const* track_of(Film const* film, Seat seat, int piece) {
  if (film)
    for (auto const& t : film->tracks)
      if (t.seat == seat && t.piece == piece) return &t;
  return nullptr;
}

std::vector<Token> const& cast_of(Scene const& scene, Film const* film) { return film && !film->cast.empty() ? film->cast : scene.tokens; }

namespace {

// On the smooth curve through the keys, `k` of the way from key i to the next.
Vec on_curve(std::vector<Film::Key> const& keys, size_t i, float k) {
  float const span = keys[i + 1].time - keys[i].time, k2 = k * k, k3 = k2 * k;
  Vec const m0 = tangent(keys, i) * span, m1 = tangent(keys, i + 1) * span;
  return keys[i].at * (2 * k3 - 3 * k2 + 1) + m0 * (k3 - 2 * k2 + k) + keys[i + 1].at * (3 * k2 - 2 * k3) + m1 * (k3 - k2);
}

// On the arc about the pivot, the way round that the token itself turns. Keys at different distances from it make a spiral: both
// are met. Without a pivot and without a turn it slides.
Vec on_arc(Film::Key const& a, Film::Key const& b, float k) {
  constexpr float kCircle = 6.28318531f, kTurns = 1e-4f;
  Vec const way = b.at - a.at;
  float const turn = b.angle - a.angle, half = std::tan(turn / 2);
  if (!a.pivot && std::fabs(half) < kTurns) return a.at + way * k;
  Vec const pivot = a.pivot ? *a.pivot : (a.at + b.at) * 0.5f + Vec{-way.y, way.x} * (0.5f / half);
  Vec const from = a.at - pivot, to = b.at - pivot;
  float sweep = std::atan2(cross(from, to), dot(from, to));
  sweep += kCircle * std::round((turn - sweep) / kCircle);
  float const angle = std::atan2(from.y, from.x) + sweep * k, near = length_of(from), far = length_of(to);
  return pivot + Vec{std::cos(angle), std::sin(angle)} * (near + (far - near) * k);
}

Vec between(Film::Track const& track, size_t i, float k) {
  Film::Key const &a = track.keys[i], &b = track.keys[i + 1];
  switch (track.motion) {
    case Film::Track::Linear: return a.at + (b.at - a.at) * k;
    case Film::Track::Rigid: return on_arc(a, b, k);
    default: return on_curve(track.keys, i, k);
  }
}

}  // namespace

Pose pose_at(Film::Track const& track, float time) {
  auto const& keys = track.keys;
  if (keys.empty()) return {};
  if (time <= keys.front().time) return {keys.front().at, keys.front().angle, !track.enters || time == keys.front().time};
  if (time >= keys.back().time) return {keys.back().at, keys.back().angle, !track.leaves};
  size_t i = 0;
  while (keys[i + 1].time <= time) ++i;
  float const k = (time - keys[i].time) / (keys[i + 1].time - keys[i].time);
  return {between(track, i, k), keys[i].angle + (keys[i + 1].angle - keys[i].angle) * k, true};
}

namespace {

// Both wheels' stripes from one key to the next, as strong as the car was turned.
void stripes(Film::Track const& t, size_t i, float strength, Shapes& out) {
  float const from = t.keys[i].time, to = t.keys[i + 1].time;
  Vec points[2][5];
  for (int n = 0; n < 5; ++n) {
    Pose const p = pose_at(t, from + (to - from) * float(n) / 4.0f);
    Vec const side{-std::sin(p.angle), std::cos(p.angle)}, back{-std::cos(p.angle), -std::sin(p.angle)};
    points[0][n] = p.at + side * 0.23f + back * 0.36f;
    points[1][n] = p.at + side * -0.23f + back * 0.36f;
  }
  for (auto& line : points) out.way(line, 5, 0.042f, faded(inks::kRubber, strength));
}

}  // namespace

namespace {

void lengthen(std::vector<Vec>& points, Vec at) {
  size_t const n = points.size();
  if (n && points.back() == at) return;
  if (n > 1) {                       // straight on: the last point can go
    Vec const a = points[n - 1] - points[n - 2], b = at - points[n - 1];
    if (std::fabs(cross(a, b)) < 1e-4f && dot(a, b) > 0) points.pop_back();
  }
  points.push_back(at);
}

}  // namespace

void add_trails(Film const& film, Scene& scene) {
  constexpr int kArc = 6;           // straight pieces of a trail from key to key on an arc
  if (!film.cast.empty()) return;   // of several boards
  for (auto const& t : film.tracks) {
    if (!t.driven) continue;
    Path path;
    path.kind = Path::Trail;
    path.seat = t.seat;
    for (size_t i = 0; i < t.keys.size(); ++i) {
      for (int n = 1; i > 0 && t.motion == Film::Track::Rigid && n < kArc; ++n)
        lengthen(path.points, between(t, i - 1, float(n) / kArc));
      lengthen(path.points, t.keys[i].at);
    }
    if (path.points.size() > 1) scene.paths.push_back(std::move(path));
  }
}

void add_rubber(Film const& film, Shapes& out) {
  if (!film.cast.empty()) return;
  for (auto const& t : film.tracks)
    for (size_t i = 0; i + 1 < t.keys.size(); ++i) {
      float const turned = std::fabs(t.keys[i + 1].angle - t.keys[i].angle);
      Vec const d = t.keys[i + 1].at - t.keys[i].at;
      if (turned < 0.2f || d.x * d.x + d.y * d.y < 0.05f) continue;
      stripes(t, i, turned > 0.9f ? 0.34f : 0.17f, out);
    }
}

}  // namespace paddock::app
