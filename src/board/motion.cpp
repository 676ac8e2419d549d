// A film's moment: where the cars are, and what flies about.
#include <algorithm>
#include <cmath>

#include "board/layers.hpp"

namespace paddock::app {
namespace {

Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
Vec operator*(Vec a, float f) { return {a.x * f, a.y * f}; }

// Tangent at key i for a curve through the keys; none where the car stands.
Vec tangent(std::vector<Film::Key> const& keys, size_t i) {
  size_t const a = i ? i - 1 : i, b = i + 1 < keys.size() ? i + 1 : i;
  float const span = keys[b].time - keys[a].time;
  return span > 1e-4f ? (keys[b].at - keys[a].at) * (1 / span) : Vec{};
}

float chance(unsigned seed, unsigned n) {       // a fixed number in 0..1
  unsigned h = seed * 2654435761u ^ (n + 1) * 2246822519u;
  h = (h ^ (h >> 15)) * 2246822519u;
  return float((h ^ (h >> 13)) & 0xffffu) / 65535.0f;
}

unsigned seed_of(Film::Effect const& e) { return unsigned(e.at.x * 71) * 31u + unsigned(e.at.y * 53) + unsigned(e.kind) * 7u; }

}  // namespace

Film::Track const* track_of(Film const* film, Seat seat, int piece) {
  if (film)
    for (auto const& t : film->tracks)
      if (t.seat == seat && t.piece == piece) return &t;
  return nullptr;
}

std::vector<Token> const& cast_of(Scene const& scene, Film const* film) { return film && !film->cast.empty() ? film->cast : scene.tokens; }

Pose pose_at(Film::Track const& track, float time) {
  auto const& keys = track.keys;
  if (keys.empty()) return {};
  if (time <= keys.front().time) return {keys.front().at, keys.front().angle, !track.enters || time == keys.front().time};
  if (time >= keys.back().time) return {keys.back().at, keys.back().angle, !track.leaves};
  size_t i = 0;
  while (keys[i + 1].time <= time) ++i;
  float const span = keys[i + 1].time - keys[i].time, k = (time - keys[i].time) / span, k2 = k * k, k3 = k2 * k;
  Vec const m0 = tangent(keys, i) * span, m1 = tangent(keys, i + 1) * span;
  Vec const at = keys[i].at * (2 * k3 - 3 * k2 + 1) + m0 * (k3 - 2 * k2 + k) + keys[i + 1].at * (3 * k2 - 2 * k3) + m1 * (k3 - k2);
  return {at, keys[i].angle + (keys[i + 1].angle - keys[i].angle) * k, true};
}

void Layers::effects_low(Shapes& out) const {
  if (!playhead.film) return;
  for (auto const& e : playhead.film->effects)
    if (e.time <= playhead.time) effect_low(out, e, playhead.time - e.time);
}

void Layers::effects_high(Shapes& out) const {
  if (!playhead.film) return;
  for (auto const& e : playhead.film->effects)
    if (e.time <= playhead.time) effect_high(out, e, playhead.time - e.time);
}

namespace {

// Clouds that grow, drift and thin out.
struct Puffs {
  int count;
  float life, reach;   // s, units
  Ink colour;
};

void puffs(Shapes& out, Film::Effect const& e, float age, Puffs const& p) {
  auto const& [count, life, reach, colour] = p;
  unsigned const seed = seed_of(e);
  for (int i = 0; i < count; ++i) {
    float const late = 0.35f * chance(seed, unsigned(i) * 3u) * life, k = (age - late) / life;
    if (k < 0 || k > 1) continue;
    float const angle = 6.28f * chance(seed, unsigned(i) * 3u + 1u), far = reach * (0.2f + chance(seed, unsigned(i) * 3u + 2u)) * std::sqrt(k);
    Shape& s = out.add(Form::Puff, e.at + Vec{std::cos(angle) * far, std::sin(angle) * far}, 0.25f + 0.75f * reach * k,
                       0.25f + 0.75f * reach * k, faded(colour, (1 - k) * 0.8f));
    s.a = float(i) * 3.7f + float(seed % 19);
  }
}

struct Specks {
  int count;
  float life, speed;   // s, units
  Ink hot, cold;
};

void specks(Shapes& out, Film::Effect const& e, float age, Specks const& p) {
  auto const& [count, life, speed, hot, cold] = p;
  unsigned const seed = seed_of(e) + 5;
  float const k = age / life;
  if (k > 1) return;
  for (int i = 0; i < count; ++i) {
    float const angle = 6.28f * chance(seed, unsigned(i) * 2u), v = speed * (0.35f + chance(seed, unsigned(i) * 2u + 1u));
    float const head = v * (1 - (1 - k) * (1 - k)), tail = std::max(0.0f, head - v * 0.22f * (1 - k));
    Vec const way{std::cos(angle), std::sin(angle)};
    Ink const ink_ = i % 3 ? hot : cold;
    out.line(e.at + way * tail, e.at + way * head, 0.035f * (1 - 0.6f * k), faded(ink_, 0), faded(ink_, 1 - k * k));
  }
}

}  // namespace

void Layers::effect_low(Shapes& out, Film::Effect const& e, float age) const {
  Palette const& c = colours();
  if (options.reduced_motion) return;
  switch (e.kind) {
    case Film::Effect::OffTrack: puffs(out, e, age, {9, 3.2f, 1.3f, c.sand[0]}); break;
    case Film::Effect::Sand: puffs(out, e, age, {5, 1.8f, 0.7f, c.sand[0]}); break;
    case Film::Effect::BagFound:
      puffs(out, e, age, {8, 2.4f, 1.0f, c.sand[0]});
      specks(out, e, age, {10, 1.6f, 1.3f, c.bag, c.sand[1]});
      break;
    case Film::Effect::Skid: puffs(out, e, age, {3, 1.4f, 0.5f, 0xB9BEC0FF}); break;
    default: break;
  }
}

void Layers::effect_high(Shapes& out, Film::Effect const& e, float age) const {
  switch (e.kind) {
    case Film::Effect::Crash: {
      if (!options.reduced_motion) {
        puffs(out, e, age, {8, 3.6f, 1.2f, 0x6E7476FF});
        specks(out, e, age, {22, 1.9f, 2.4f, ink::kSpark, 0xF1F4F2FF});
      }
      float const k = std::min(1.0f, age / 1.9f);
      if (k >= 1) break;
      Shape& s = out.add(Form::Burst, e.at, 0.5f + 0.75f * std::sqrt(k), 0.5f + 0.75f * std::sqrt(k),
                         faded(0xFF7A3CFF, 1 - k * k), 0xFFE9A8FF);
      s.a = float(seed_of(e) % 23);
      break;
    }
    case Film::Effect::OilTurn: {
      float const k = age / 1.6f;
      if (k < 1 && !options.reduced_motion) {
        Shape& s = out.add(Form::Arc, e.at, 0.62f + 0.3f * k, 0.62f + 0.3f * k, faded(0x9FB4C4FF, 1 - k));
        s.a = 0.06f;
        s.b = age * 4;
        s.c = 3.6f;
      }
      break;
    }
    case Film::Effect::Repair: {
      float const k = age / 3.2f;
      if (k >= 1) break;
      float const fade = std::min(1.0f, (1 - k) * 4), radius = 0.92f;
      Shape& s = out.add(Form::Arc, e.at, radius, radius, faded(ink::kGood, fade));
      s.a = 0.11f;
      s.b = -1.5708f;
      s.c = std::min(6.2832f, 6.2832f * k * 1.35f);
      out.add(Form::Spanner, {e.at.x + 0.66f, e.at.y - 0.66f}, 0.36f, 0.36f, faded(0x15332AFF, fade), faded(ink::kGood, fade));
      break;
    }
    case Film::Effect::Violation: {
      float const k = age / 2.4f;
      if (k >= 1) break;
      Shape& s = out.add(Form::Arc, e.at, 0.9f + 0.2f * k, 0.9f + 0.2f * k, faded(ink::kDanger, 1 - k));
      s.a = 0.1f;
      s.c = 6.2832f;
      break;
    }
    case Film::Effect::Flag: {
      float const k = age / 4.0f;
      if (k >= 1) break;
      Shape& s = out.add(Form::Flag, {e.at.x + 0.75f, e.at.y - 0.85f}, 0.62f, 0.55f, faded(0xFFFFFFFF, std::min(1.0f, (1 - k) * 5)));
      s.a = options.reduced_motion ? 0 : -age * 5;
      break;
    }
    default: break;
  }
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
  for (auto& line : points) out.way(line, 5, 0.042f, faded(ink::kRubber, strength));
}

}  // namespace

void add_trails(Film const& film, Scene& scene) {
  if (!film.cast.empty()) return;   // of several boards
  for (auto const& t : film.tracks) {
    Path path;
    path.kind = Path::Trail;
    path.seat = t.seat;
    for (auto const& key : t.keys) {
      size_t const n = path.points.size();
      if (n && path.points.back() == key.at) continue;
      if (n > 1) {                       // straight on: the last point can go
        Vec const a = path.points[n - 1] - path.points[n - 2], b = key.at - path.points[n - 1];
        if (std::fabs(a.x * b.y - a.y * b.x) < 1e-4f && a.x * b.x + a.y * b.y > 0) path.points.pop_back();
      }
      path.points.push_back(key.at);
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
