#include "screens/designer/floor.hpp"

#include <cmath>

#include "ui/theme.hpp"

namespace paddock::app {
namespace {

constexpr float kWide = 48, kHigh = 40, kZoom = 62;   // units, px a unit: a slab is a little longer than the vehicle

// A hall without walls: its border is far outside the window.
std::shared_ptr<Ground const> hall() {
  auto g = std::make_shared<Ground>();
  g->surface = Ground::Concrete;
  g->width = kWide, g->height = kHigh;
  g->samples = g->cover_samples = 1;
  g->edge_width = g->cover_width = int(kWide), g->edge_height = g->cover_height = int(kHigh);
  for (int i = 0; i < g->edge_width * g->edge_height; ++i)
    for (float v : {9.0f, 0.0f, 1.0f, 0.0f}) g->edge.push_back(half(v));
  g->cover.assign(size_t(g->cover_width) * size_t(g->cover_height) * 4, 0);
  g->tiles.assign(size_t(kWide) * size_t(kHigh), Ground::Driven);
  return g;
}

// Somebody has turned here with smoking tyres.
Path turned(Vec middle, float radius, float from, float to) {
  constexpr int kSteps = 28;
  Path out{Path::TyreMark, kNobody, {}};
  for (int i = 0; i <= kSteps; ++i) {
    float const a = from + (to - from) * float(i) / kSteps;
    out.points.push_back({middle.x + radius * std::cos(a), middle.y + radius * std::sin(a)});
  }
  return out;
}

Scene const& floor_scene() {
  static Scene const made = [] {
    Scene scene;
    scene.ground = hall();
    for (float const apart : {0.0f, 0.42f})
      scene.paths.push_back(turned({20.2f, 19.0f}, 3.4f + apart, 2.2f, 4.9f)), scene.paths.push_back(turned({29.5f, 23.5f}, 5.2f + apart, 2.9f, 4.4f));
    return scene;
  }();
  return made;
}

}  // namespace

void workshop_floor(Stage& stage, Rect free) {
  if (!stage.board) return;
  BoardOptions options;
  options.tiles = options.spots = false;
  stage.board->draw(floor_scene(), {{kWide / 2, kHigh / 2}, px(kZoom)}, stage.canvas(free), {}, options);
}

}  // namespace paddock::app
