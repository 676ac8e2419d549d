// The line as a plain field of one row a runner.
#include <algorithm>

#include "games/null/null.hpp"

namespace paddock::null {

std::shared_ptr<Ground const> Null::ground_of(int rows) {
  constexpr int kColumns = 20, kMargin = 3, kSamples = 2;    // who stands at 11 may get to 17
  auto g = std::make_shared<Ground>();
  g->whole = true;
  g->width = kColumns, g->height = float(rows), g->margin = kMargin;
  g->samples = g->cover_samples = kSamples;
  g->edge_width = g->cover_width = (kColumns + 2 * kMargin) * kSamples;
  g->edge_height = g->cover_height = (rows + 2 * kMargin) * kSamples;
  for (int y = 0; y < g->edge_height; ++y)
    for (int x = 0; x < g->edge_width; ++x) {
      float const at[2] = {(float(x) + 0.5f) / kSamples - kMargin, (float(y) + 0.5f) / kSamples - kMargin};
      float const inside = std::min(std::min(at[0], g->width - at[0]), std::min(at[1], g->height - at[1]));
      for (float v : {inside, 0.0f, 1.0f, 0.0f}) g->edge.push_back(half(v));
    }
  g->cover.assign(size_t(g->cover_width * g->cover_height) * 4, 0);
  g->tiles.assign(size_t(kColumns * rows), Ground::Driven);
  return g;
}

}  // namespace paddock::null
