// What flies about at a film's moment.
#include <algorithm>
#include <cmath>

#include "board/layers.hpp"
#include "board/plane.hpp"

namespace paddock::app {
namespace {

float chance(unsigned seed, unsigned n) {       // a fixed number in 0..1
  unsigned h = seed * 2654435761u ^ (n + 1) * 2246822519u;
  h = (h ^ (h >> 15)) * 2246822519u;
  return float((h ^ (h >> 13)) & 0xffffu) / 65535.0f;
}

unsigned seed_of(Film::Effect const& e) { return unsigned(int(e.at.x * 71)) * 31u + unsigned(int(e.at.y * 53)) + unsigned(e.kind) * 7u; }

// Clouds that grow, drift and thin out.
struct Puffs {
  int count;
  float life, reach;   // s, units
  Ink colour;
};

void puffs(Shapes& out, Vec at, unsigned seed, float age, Puffs const& p) {
  auto const& [count, life, reach, colour] = p;
  for (int i = 0; i < count; ++i) {
    float const late = 0.35f * chance(seed, unsigned(i) * 3u) * life, k = (age - late) / life;
    if (k < 0 || k > 1) continue;
    float const angle = 6.28f * chance(seed, unsigned(i) * 3u + 1u), far = reach * (0.2f + chance(seed, unsigned(i) * 3u + 2u)) * std::sqrt(k);
    Shape& s = out.add(Form::Puff, at + Vec{std::cos(angle) * far, std::sin(angle) * far}, 0.25f + 0.75f * reach * k,
                       0.25f + 0.75f * reach * k, faded(colour, (1 - k) * 0.8f));
    s.a = float(i) * 3.7f + float(seed % 19);
  }
}

struct Specks {
  int count;
  float life, speed;   // s, units
  Ink hot, cold;
};

void specks(Shapes& out, Vec at, unsigned seed, float age, Specks const& p) {
  auto const& [count, life, speed, hot, cold] = p;
  seed += 5;
  float const k = age / life;
  if (k > 1) return;
  for (int i = 0; i < count; ++i) {
    float const angle = 6.28f * chance(seed, unsigned(i) * 2u), v = speed * (0.35f + chance(seed, unsigned(i) * 2u + 1u));
    float const head = v * (1 - (1 - k) * (1 - k)), tail = std::max(0.0f, head - v * 0.22f * (1 - k));
    Vec const way{std::cos(angle), std::sin(angle)};
    Ink const ink_ = i % 3 ? hot : cold;
    out.line(at + way * tail, at + way * head, 0.035f * (1 - 0.6f * k), faded(ink_, 0), faded(ink_, 1 - k * k));
  }
}

}  // namespace

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

void Layers::effect_low(Shapes& out, Film::Effect const& e, float age) const {
  Palette const& c = colours();
  if (options.reduced_motion) return;
  if (e.look != Film::Effect::OfKind) return look_low(out, e, age);
  switch (e.kind) {
    case Film::Effect::OffTrack: puffs(out, e.at, seed_of(e), age, {9, 3.2f, 1.3f, c.sand[0]}); break;
    case Film::Effect::Sand: puffs(out, e.at, seed_of(e), age, {5, 1.8f, 0.7f, c.sand[0]}); break;
    case Film::Effect::BagFound:
      puffs(out, e.at, seed_of(e), age, {8, 2.4f, 1.0f, c.sand[0]});
      specks(out, e.at, seed_of(e), age, {10, 1.6f, 1.3f, c.bag, c.sand[1]});
      break;
    case Film::Effect::Skid: puffs(out, e.at, seed_of(e), age, {3, 1.4f, 0.5f, 0xB9BEC0FF}); break;
    default: break;
  }
}

void Layers::effect_high(Shapes& out, Film::Effect const& e, float age) const {
  if (e.look != Film::Effect::OfKind) return look_high(out, e, age);
  switch (e.kind) {
    case Film::Effect::Crash: {
      if (!options.reduced_motion) {
        puffs(out, e.at, seed_of(e), age, {8, 3.6f, 1.2f, 0x6E7476FF});
        specks(out, e.at, seed_of(e), age, {22, 1.9f, 2.4f, inks::kSpark, 0xF1F4F2FF});
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
      Shape& s = out.add(Form::Arc, e.at, radius, radius, faded(inks::kGood, fade));
      s.a = 0.11f;
      s.b = -1.5708f;
      s.c = std::min(6.2832f, 6.2832f * k * 1.35f);
      out.add(Form::Spanner, {e.at.x + 0.66f, e.at.y - 0.66f}, 0.36f, 0.36f, faded(0x15332AFF, fade), faded(inks::kGood, fade));
      break;
    }
    case Film::Effect::Violation: {
      float const k = age / 2.4f;
      if (k >= 1) break;
      Shape& s = out.add(Form::Arc, e.at, 0.9f + 0.2f * k, 0.9f + 0.2f * k, faded(inks::kDanger, 1 - k));
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

// ------------------------------------------------------------------------------------------------ looks of any game

namespace {

Vec end_of(Film::Effect const& e) { return e.to ? *e.to : e.at; }
Vec on_way(Film::Effect const& e, float k) { return e.at + (end_of(e) - e.at) * k; }

// Clouds at one place, or all along a way, each a little later than the one before.
void clouds(Shapes& out, Film::Effect const& e, float age, Puffs const& p) {
  constexpr int kMost = 12;
  int const more = int(std::clamp(length_of(end_of(e) - e.at) / std::max(p.reach, 0.2f), 0.0f, float(kMost)));
  for (int i = 0; i <= more; ++i)
    puffs(out, on_way(e, more ? float(i) / float(more) : 0), seed_of(e) + unsigned(i) * 17u, age - 0.04f * float(i), p);
}

}  // namespace

float Layers::lasting(Film::Effect const& e) {
  using E = Film::Effect;
  if (e.lasts > 0) return e.lasts;
  switch (e.look) {
    case E::Beam: return 0.9f;
    case E::Tracer: return 0.8f;
    case E::Lob: return 1.6f;
    case E::Burst: return 1.9f;
    case E::Sparks: return 1.6f;
    case E::Ring: return 2.4f;
    default: return 3.6f;
  }
}

Ink Layers::look_ink(Film::Effect const& e, Ink own) const { return e.tone == Tone::Plain ? own : tone_ink(e.tone); }

void Layers::look_low(Shapes& out, Film::Effect const& e, float age) const {
  if (e.look == Film::Effect::Dust) clouds(out, e, age, {6, lasting(e), 0.9f * e.size, look_ink(e, colours().sand[0])});
}

void Layers::look_high(Shapes& out, Film::Effect const& e, float age) const {
  using E = Film::Effect;
  bool const still = options.reduced_motion;
  float const life = lasting(e), k = age / life;
  switch (e.look) {
    case E::Beam: return beam(out, e, k);
    case E::Tracer: return tracer(out, e, age, life);
    case E::Lob: return lob(out, e, k);
    case E::Burst: {
      if (!still) puffs(out, e.at, seed_of(e), age, {8, 1.9f * life, 1.2f * e.size, 0x6E7476FF});
      if (!still) specks(out, e.at, seed_of(e), age, {22, life, 2.4f * e.size, look_ink(e, inks::kSpark), 0xF1F4F2FF});
      if (k >= 1) return;
      float const r = (0.5f + 0.75f * std::sqrt(k)) * e.size;
      Shape& s = out.add(Form::Burst, e.at, r, r, faded(look_ink(e, 0xFF7A3CFF), 1 - k * k), 0xFFE9A8FF);
      s.a = float(seed_of(e) % 23);
      return;
    }
    case E::Smoke:
      if (!still) clouds(out, e, age, {8, life, 1.1f * e.size, look_ink(e, 0x8A9093FF)});
      return;
    case E::Sparks:
      if (!still) specks(out, e.at, seed_of(e), age, {14, life, 1.6f * e.size, look_ink(e, inks::kSpark), 0xF1F4F2FF});
      return;
    case E::Ring: {
      if (k >= 1) return;
      Shape& s = out.add(Form::Arc, e.at, (0.9f + 0.2f * k) * e.size, (0.9f + 0.2f * k) * e.size, faded(look_ink(e, inks::kDanger), 1 - k));
      s.a = 0.1f * e.size;
      s.c = 6.2832f;
      return;
    }
    default: return;
  }
}

// Light all along the way at once.
void Layers::beam(Shapes& out, Film::Effect const& e, float k) const {
  if (k >= 1) return;
  Ink const glow = look_ink(e, 0xFF8D84FF);
  float const wide = std::max(0.1f * e.size, 3 * css());
  out.line(e.at, end_of(e), wide, faded(glow, 0.4f * (1 - k * k)), faded(glow, 0.4f * (1 - k * k)));
  out.line(e.at, end_of(e), wide * 0.35f, faded(0xFFFFFFFF, 1 - k * k), faded(0xFFFFFFFF, 1 - k * k));
}

// A streak that flies there; sparks where it ends.
void Layers::tracer(Shapes& out, Film::Effect const& e, float age, float life) const {
  constexpr float kStreak = 0.35f, kAfter = 1.2f;   // share of the way, steps
  float const k = age / life;
  Ink const hot = look_ink(e, inks::kSpark);
  if (k < 1 + kStreak)
    out.line(on_way(e, std::clamp(k - kStreak, 0.0f, 1.0f)), on_way(e, std::min(k, 1.0f)), std::max(0.05f * e.size, 1.5f * css()), faded(hot, 0), hot);
  if (k > 1 && !options.reduced_motion) specks(out, end_of(e), seed_of(e), age - life, {9, kAfter, 0.8f * e.size, hot, 0xF1F4F2FF});
}

// A thing in the air: larger half-way, its shadow farther off.
void Layers::lob(Shapes& out, Film::Effect const& e, float k) const {
  if (k >= 1) return;
  float const high = 4 * k * (1 - k), r = std::max(0.13f * e.size, 3 * css());
  Vec const at = on_way(e, k);
  out.shadow(at + Vec{0.3f, 0.4f} * (high * e.size), {r, r}, r, r * 0.6f, 0.4f);
  out.disc(at, r * (1 + 0.7f * high), look_ink(e, 0x2B3138FF), 0.25f * r, inks::kDisc);
}

}  // namespace paddock::app
