// The concrete of an arena: the distance to its border, patches of other ground, where cars start.
#include <algorithm>
#include <cmath>

#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars::show {
namespace {

using Land = paddock::Ground;
using Kind = car_wars::Ground;           // of the rules

constexpr float kMargin = 8;             // stands are built up to so many inches behind the border
constexpr int kEdgeSamples = 2, kCoverSamples = 4;   // an inch

void fill_edge(Land& g) {
  g.samples = kEdgeSamples;
  g.edge_width = int((g.width + 2 * kMargin) * kEdgeSamples), g.edge_height = int((g.height + 2 * kMargin) * kEdgeSamples);
  g.edge.reserve(size_t(g.edge_width) * size_t(g.edge_height) * 4);
  for (int y = 0; y < g.edge_height; ++y)
    for (int x = 0; x < g.edge_width; ++x) {
      Vec const at{(float(x) + 0.5f) / kEdgeSamples - kMargin, (float(y) + 0.5f) / kEdgeSamples - kMargin};
      float const dx = std::min(at.x, g.width - at.x), dy = std::min(at.y, g.height - at.y);
      float const inside = dx < 0 && dy < 0 ? -std::hypot(dx, dy) : std::min(dx, dy);
      for (float v : {inside, 0.0f, 1.0f, 0.0f}) g.edge.push_back(half(v));
    }
}

// Which of the four bytes of `cover` shows such a ground, and how strong.
struct Cover {
  int channel = 0;
  uint8_t strength = 255;
};
Cover cover_of(Kind ground) {
  switch (ground) {
    case Kind::gravel: return {0};
    case Kind::off_road:
    case Kind::sand_counter: return {1};
    case Kind::light_snow: return {2, 190};
    case Kind::heavy_snow:
    case Kind::ice: return {2};
    case Kind::light_rain: return {3, 150};
    default: return {3};
  }
}

geometry::Point rules_point(Vec board, float height) {
  return {int32_t(board.x * geometry::kInch), int32_t((height - board.y) * geometry::kInch)};
}

void fill_cover(Land& g, duel::Arena const& arena) {
  g.cover_samples = kCoverSamples;
  g.cover_width = int((g.width + 2 * kMargin) * kCoverSamples), g.cover_height = int((g.height + 2 * kMargin) * kCoverSamples);
  g.cover.assign(size_t(g.cover_width) * size_t(g.cover_height) * 4, 0);
  for (duel::Patch const& patch : arena.patches) {
    Cover const as = cover_of(patch.ground);
    for (int y = 0; y < g.cover_height; ++y)
      for (int x = 0; x < g.cover_width; ++x) {
        Vec const at{(float(x) + 0.5f) / kCoverSamples - kMargin, (float(y) + 0.5f) / kCoverSamples - kMargin};
        if (at.x < 0 || at.y < 0 || at.x > g.width || at.y > g.height) continue;
        if (contact(rules_point(at, g.height), patch.area) != geometry::Contact::Apart)
          g.cover[(size_t(y) * size_t(g.cover_width) + size_t(x)) * 4 + size_t(as.channel)] = as.strength;
      }
  }
}

}  // namespace

std::shared_ptr<Land const> ground_of(duel::Arena const& arena) {
  auto g = std::make_shared<Land>();
  Upright const up(arena);
  g->surface = Land::Concrete;
  g->width = std::ceil(inches(arena.width)), g->height = std::ceil(inches(arena.height));
  g->margin = kMargin;
  fill_edge(*g);
  fill_cover(*g, arena);
  g->tiles.assign(size_t(g->width) * size_t(g->height), Land::Driven);
  for (size_t i = 0; i < arena.starts.size(); ++i) {
    Stand const start = up(arena.starts[i]);
    g->signs.push_back({offset(start, -1.1f, 0), -1.5708f, 1.1f, std::to_string(i + 1)});
    g->paint.push_back({Land::Paint::Bracket, start.at, offset(start, 1, 0), 0.94f});
  }
  return g;
}

}  // namespace paddock::car_wars::show
