// The picture of a track: from tiles to a smooth distance field with everything the board's shader wants to know.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "games/nascar/show/ground_outline.hpp"
#include "games/nascar/show/ground_plan.hpp"

namespace paddock::nascar {
namespace {

constexpr int kSamples = 4;           // texels a tile
constexpr float kMargin = 7;          // tiles of grass round the map
constexpr float kBlur = 0.95f, kThreshold = 0.488f;   // ui.md, board recipes
constexpr float kSafe = 0.60f;        // coverage that keeps a tile's middle well inside the outline

float ramp(float from, float to, float x) {
  float const k = std::clamp((x - from) / (to - from), 0.0f, 1.0f);
  return k * k * (3 - 2 * k);
}

// 1 where the tile under a texel is one of `kinds` (bit set of GroundPlan::Kind).
Raster coverage(GroundPlan const& plan, int samples, unsigned kinds) {
  Raster raster(plan.width, plan.height, samples, kMargin);
  for (int y = 0; y < raster.height; ++y)
    for (int x = 0; x < raster.width; ++x) {
      int const kind = plan.at(int(std::floor(raster.unit(x))), int(std::floor(raster.unit(y))));
      raster.at(x, y) = (kinds >> kind) & 1 ? 1.0f : 0.0f;
    }
  return raster;
}

void bump(Raster& field, Vec at, float height) {
  int const reach = int(1.3f * float(field.samples));
  int const cx = int(std::lround(field.texel(at.x))), cy = int(std::lround(field.texel(at.y)));
  for (int y = cy - reach; y <= cy + reach; ++y)
    for (int x = cx - reach; x <= cx + reach; ++x) {
      float const dx = field.unit(x) - at.x, dy = field.unit(y) - at.y;
      field.at(x, y) += height * std::exp(-(dx * dx + dy * dy) * 2.2f);
    }
}

// The blur eats corners, narrow lanes and narrow islands: put it right where the middle of a tile would come too near to
// the edge or lie on its wrong side.
void keep_middles(Raster& field, GroundPlan const& plan) {
  for (int round = 0; round < 4; ++round)
    for (int y = 0; y < plan.height; ++y)
      for (int x = 0; x < plan.width; ++x) {
        bool const driven = plan.at(x, y) != GroundPlan::Off;
        Vec const middle{float(x) + 0.5f, float(y) + 0.5f};
        int const tx = int(field.texel(middle.x)), ty = int(field.texel(middle.y));
        float const v = (field.at(tx, ty) + field.at(tx + 1, ty) + field.at(tx, ty + 1) + field.at(tx + 1, ty + 1)) / 4;
        if (driven && v < kSafe) bump(field, middle, (kSafe - v) * 0.8f);
        if (!driven && v > 1 - kSafe) bump(field, middle, (1 - kSafe - v) * 0.8f);
      }
}

// Everything known of the outline.
struct Outline {
  Raster field;
  std::vector<Loop> loops;
  Nearest outer, inner;   // the longest way round, and the islands
};

Outline outline_of(GroundPlan const& plan) {
  Outline o;
  o.field = coverage(plan, kSamples, ~1u);
  blur(o.field, kBlur);
  keep_middles(o.field, plan);
  o.loops = trace(o.field, kThreshold);
  for (Loop& loop : o.loops) smooth(loop, plan), measure(loop);
  int biggest = 0;
  std::vector<int> islands;
  for (int i = 0; i < int(o.loops.size()); ++i)
    if (o.loops[size_t(i)].area > o.loops[size_t(biggest)].area) biggest = i;
  for (int i = 0; i < int(o.loops.size()); ++i)
    if (i != biggest) islands.push_back(i);
  if (!o.loops.empty()) o.outer.build(o.loops, {biggest}, o.field);
  o.inner.build(o.loops, islands, o.field);
  return o;
}

// What the nearest point of the outline says about a texel.
struct Look {
  float distance = -100, kerb = 0, cosine = 1, sine = 0, sweep = 0;
};

Look look(Outline const& o, int x, int y) {
  size_t const at = size_t(y * o.field.width + x);
  Nearest const& n = o.inner.distance[at] < o.outer.distance[at] ? o.inner : o.outer;
  if (n.index.empty() || n.index[at] < 0) return {o.field.at(x, y) >= kThreshold ? 100.0f : -100.0f};
  Nearest::Segment const& s = n.segments[size_t(n.index[at])];
  Loop const& loop = o.loops[size_t(s.loop)];
  Vec const p{o.field.unit(x), o.field.unit(y)}, d{s.b.x - s.a.x, s.b.y - s.a.y}, v{p.x - s.a.x, p.y - s.a.y};
  float const len2 = d.x * d.x + d.y * d.y;
  float const k = std::clamp(len2 > 0 ? (v.x * d.x + v.y * d.y) / len2 : 0.0f, 0.0f, 1.0f);
  float const raw = n.distance[at];
  // Near the outline the side of the segment decides, farther off the field does: it cannot be misled by corners.
  bool const inside = raw < 0.35f ? d.x * v.y - d.y * v.x < 0 : o.field.at(x, y) >= kThreshold;
  size_t const i = size_t(s.point), j = (i + 1) % loop.points.size();
  // Kerb stripes matter only where a kerb may be.
  float const phase = raw < 1.5f ? (loop.along[i] + k * std::sqrt(len2)) / loop.stripe * 6.2831853f : 0;
  return {inside ? raw : -raw, loop.kerb[i] * (1 - k) + loop.kerb[j] * k, phase == 0 ? 1 : std::cos(phase), phase == 0 ? 0 : std::sin(phase),
          loop.sweep[i] * (1 - k) + loop.sweep[j] * k};
}

void fill_edge(Ground& ground, Outline const& o) {
  ground.samples = kSamples;
  ground.edge_width = o.field.width;
  ground.edge_height = o.field.height;
  ground.edge.resize(o.field.value.size() * 4);
  for (int y = 0; y < o.field.height; ++y)
    for (int x = 0; x < o.field.width; ++x) {
      Look const l = look(o, x, y);
      uint16_t* texel = &ground.edge[size_t(y * o.field.width + x) * 4];
      texel[0] = half(std::clamp(l.distance, -12.0f, 12.0f));
      texel[1] = half(l.kerb);
      texel[2] = half(l.cosine);
      texel[3] = half(l.sine);
    }
}

// How high the bank stands: the inside edge of the bend is its foot.
float bank_height(Outline const& o, int x, int y) {
  size_t const at = size_t(y * o.field.width + x);
  float const to_outer = o.outer.distance[at], to_inner = std::min(o.inner.distance[at], 20.0f);
  return to_inner / std::max(0.1f, to_inner + to_outer);
}

uint8_t byte(float v) { return uint8_t(std::clamp(v, 0.0f, 1.0f) * 255 + 0.5f); }

void fill_cover(Ground& ground, Outline const& o, GroundPlan const& plan) {
  int const step = 2;                                  // texels of the edge raster
  Raster banked = coverage(plan, kSamples / step, 1u << GroundPlan::Banked);
  Raster pit = coverage(plan, kSamples / step, 1u << GroundPlan::Pit);
  Raster drift = coverage(plan, kSamples / step, 1u << GroundPlan::Sand);
  Raster gravel(plan.width, plan.height, kSamples / step, kMargin);
  for (int y = 0; y < gravel.height; ++y)
    for (int x = 0; x < gravel.width; ++x) {
      Look const l = look(o, x * step, y * step);
      float const reach = 4.3f * ramp(0.016f, 0.05f, l.sweep);   // wider where it bends harder
      gravel.at(x, y) = l.distance < 0 ? ramp(0, 1.2f, reach + l.distance) : 0;
    }
  blur(banked, 0.7f);
  blur(pit, 0.45f);
  blur(drift, 2.1f);
  blur(gravel, 0.9f);
  ground.cover_samples = kSamples / step;
  ground.cover_width = gravel.width;
  ground.cover_height = gravel.height;
  ground.cover.resize(gravel.value.size() * 4);
  for (int y = 0; y < gravel.height; ++y)
    for (int x = 0; x < gravel.width; ++x) {
      uint8_t* texel = &ground.cover[size_t(y * gravel.width + x) * 4];
      texel[0] = byte(gravel.at(x, y));
      texel[1] = byte(drift.at(x, y) * 2.6f);
      texel[2] = byte(banked.at(x, y) * (0.25f + 0.75f * bank_height(o, x * step, y * step)));
      texel[3] = byte(pit.at(x, y));
    }
}

}  // namespace

std::shared_ptr<Ground const> build_ground(GroundPlan const& plan) {
  auto ground = std::make_shared<Ground>();
  ground->width = float(plan.width);
  ground->height = float(plan.height);
  ground->margin = kMargin;
  Outline const outline = outline_of(plan);
  fill_edge(*ground, outline);
  fill_cover(*ground, outline, plan);
  for (uint8_t kind : plan.kinds)
    ground->tiles.push_back(uint8_t((kind ? Ground::Driven : 0) | (kind == GroundPlan::Sand ? Ground::Slow : 0)));
  ground->paint = plan.paint;
  return ground;
}

}  // namespace paddock::nascar
