// The smooth outline of a tile map: blurred coverage, its contour as closed loops, and what a kerb builder wants to know.
#pragma once
#include <cstdint>
#include <vector>

#include "games/nascar/show/ground_plan.hpp"
#include "view/scene.hpp"

namespace paddock::nascar {

// A scalar raster: `samples` texels a unit, the board with `margin` units round it.
struct Raster {
  int width = 0, height = 0, samples = 0;
  float margin = 0;
  std::vector<float> value;

  Raster() = default;
  Raster(int tiles_x, int tiles_y, int samples_, float margin_);
  float& at(int x, int y) { return value[size_t(y * width + x)]; }
  float at(int x, int y) const { return value[size_t(y * width + x)]; }
  float unit(int texel) const { return (float(texel) + 0.5f) / float(samples) - margin; }   // texel middle, units
  float texel(float unit_) const { return (unit_ + margin) * float(samples) - 0.5f; }
};

void blur(Raster& raster, float sigma);  // Gaussian, sigma in units

// One closed loop of the outline; the driven side lies to the left when y points down, i.e. always on the same hand.
struct Loop {
  std::vector<Vec> points;        // about 1/samples apart; the last is not the first
  std::vector<float> along;       // arc length up to each point
  std::vector<float> bend;        // signed curvature, 1/units; positive where the driven surface is convex (outside of a bend)
  std::vector<float> sweep;       // mean of bend over some tiles: positive on the outside of whole corners
  std::vector<float> kerb;        // 0..1
  float length = 0;
  float stripe = 1;               // arc length of a red and a white stripe, a whole part of the length
  float area = 0;                 // unsigned
};

std::vector<Loop> trace(Raster const& field, float threshold);
// Evens out the staircase along the loop, wherever that brings no tile's middle to the wrong side or near it.
void smooth(Loop& loop, GroundPlan const& plan);
void measure(Loop& loop);         // along, length, bend, sweep, kerb, stripe

// For every texel the nearest segment of some loops: index into a flat list, and signed distance.
struct Nearest {
  struct Segment {
    Vec a, b;
    int loop = 0, point = 0;      // from points[point] to the next
  };
  std::vector<Segment> segments;
  std::vector<int32_t> index;     // per texel of the raster, -1: none within some ten units
  std::vector<float> distance;    // unsigned, units; 1000 where there is none
  void build(std::vector<Loop> const& loops, std::vector<int> const& use, Raster const& shape);
};

}  // namespace paddock::nascar
