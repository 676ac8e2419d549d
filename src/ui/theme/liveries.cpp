// The twelve liveries of ui/tokens.json: a base colour, a second one in a pattern, a dash for lines.
#include "ui/theme.hpp"
#include "view/livery_paints.hpp"

namespace paddock::app {
namespace {

constexpr LiveryShape kStripe[] = {
    {LiveryShape::Box, 0, {0, 17, 100, 12}}};
constexpr LiveryShape kTwin[] = {
    {LiveryShape::Box, 0, {0, 9, 100, 8}},
    {LiveryShape::Box, 0, {0, 29, 100, 8}}};
constexpr LiveryShape kChevron[] = {
    {LiveryShape::Poly, 6, {62, 0, 80, 0, 100, 23, 80, 46, 62, 46, 82, 23}},
    {LiveryShape::Poly, 6, {16, 0, 34, 0, 54, 23, 34, 46, 16, 46, 36, 23}}};
constexpr LiveryShape kHoop[] = {
    {LiveryShape::Box, 0, {30, 0, 26, 46}}};
constexpr LiveryShape kSash[] = {
    {LiveryShape::Poly, 4, {12, 0, 44, 0, 88, 46, 56, 46}}};
constexpr LiveryShape kEdge[] = {
    {LiveryShape::Box, 0, {0, 0, 100, 9}},
    {LiveryShape::Box, 0, {0, 37, 100, 9}},
    {LiveryShape::Box, 0, {0, 0, 10, 46}},
    {LiveryShape::Box, 0, {90, 0, 10, 46}}};
constexpr LiveryShape kHalves[] = {
    {LiveryShape::Box, 0, {0, 23, 100, 23}}};
constexpr LiveryShape kQuarters[] = {
    {LiveryShape::Box, 0, {0, 0, 50, 23}},
    {LiveryShape::Box, 0, {50, 23, 50, 23}}};
constexpr LiveryShape kDots[] = {
    {LiveryShape::Disc, 0, {10, 12, 6.5}},
    {LiveryShape::Disc, 0, {10, 34, 6.5}},
    {LiveryShape::Disc, 0, {30, 12, 6.5}},
    {LiveryShape::Disc, 0, {30, 34, 6.5}},
    {LiveryShape::Disc, 0, {50, 12, 6.5}},
    {LiveryShape::Disc, 0, {50, 34, 6.5}},
    {LiveryShape::Disc, 0, {70, 12, 6.5}},
    {LiveryShape::Disc, 0, {70, 34, 6.5}},
    {LiveryShape::Disc, 0, {90, 12, 6.5}},
    {LiveryShape::Disc, 0, {90, 34, 6.5}}};
constexpr LiveryShape kChecks[] = {
    {LiveryShape::Box, 0, {-4, 0, 15.4, 15.4}},
    {LiveryShape::Box, 0, {-4, 30.8, 15.4, 15.4}},
    {LiveryShape::Box, 0, {11.4, 15.4, 15.4, 15.4}},
    {LiveryShape::Box, 0, {26.8, 0, 15.4, 15.4}},
    {LiveryShape::Box, 0, {26.8, 30.8, 15.4, 15.4}},
    {LiveryShape::Box, 0, {42.2, 15.4, 15.4, 15.4}},
    {LiveryShape::Box, 0, {57.6, 0, 15.4, 15.4}},
    {LiveryShape::Box, 0, {57.6, 30.8, 15.4, 15.4}},
    {LiveryShape::Box, 0, {73, 15.4, 15.4, 15.4}},
    {LiveryShape::Box, 0, {88.4, 0, 15.4, 15.4}},
    {LiveryShape::Box, 0, {88.4, 30.8, 15.4, 15.4}}};
constexpr LiveryShape kBands[] = {
    {LiveryShape::Box, 0, {14, 0, 15, 46}},
    {LiveryShape::Box, 0, {44, 0, 15, 46}},
    {LiveryShape::Box, 0, {74, 0, 15, 46}}};
constexpr LiveryShape kCross[] = {
    {LiveryShape::Box, 0, {0, 17, 100, 12}},
    {LiveryShape::Box, 0, {42, 0, 16, 46}}};

template <int N>
constexpr Livery painted(char const* id, char const* name, char const* pattern, LiveryPaint const& paint, LiveryShape const (&shapes)[N]) {
  auto const& d = paint.dash;
  return {id, name, pattern, paint.base, paint.second, shapes, N, {float(d[0]), float(d[1]), float(d[2]), float(d[3])}};
}

constexpr Livery kList[kLiveries] = {
    painted("signal", "Signal", "centre stripe", kLiveryPaints[0], kStripe),
    painted("cobalt", "Cobalt", "twin stripes", kLiveryPaints[1], kTwin),
    painted("lemon", "Lemon", "chevrons", kLiveryPaints[2], kChevron),
    painted("bottle", "Bottle", "hoop", kLiveryPaints[3], kHoop),
    painted("chalk", "Chalk", "sash", kLiveryPaints[4], kSash),
    painted("graphite", "Graphite", "edge", kLiveryPaints[5], kEdge),
    painted("tangerine", "Tangerine", "halves", kLiveryPaints[6], kHalves),
    painted("powder", "Powder", "quarters", kLiveryPaints[7], kQuarters),
    painted("plum", "Plum", "dots", kLiveryPaints[8], kDots),
    painted("rose", "Rose", "checks", kLiveryPaints[9], kChecks),
    painted("sand", "Sand", "three bands", kLiveryPaints[10], kBands),
    painted("teal", "Teal", "cross", kLiveryPaints[11], kCross),
};

ImU32 opaque(uint32_t rgb) { return IM_COL32(rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255); }

}  // namespace

Livery const& livery(int index) { return kList[livery_index(index)]; }
ImU32 livery_base(int index) { return opaque(livery(index).base); }
ImU32 livery_second(int index) { return opaque(livery(index).second); }

ImU32 panel_edge(ImU32 paint) {
  constexpr float kLeast = 3.0f;  // WCAG 1.4.11, what carries a meaning
  ImU32 edge = paint;
  auto const stands_out = [&] {
    for (Role face : {Role::Panel, Role::Panel2, Role::Panel3, Role::Well})
      if (contrast(edge, colour(face)) < kLeast) return false;
    return true;
  };
  for (int i = 1; i <= 20 && !stands_out(); ++i) edge = mix(paint, colour(Role::Text), float(i) / 20);
  return edge;
}

// Kept: plates are drawn by the dozen in each frame.
ImU32 livery_edge(int index) {
  static ImU32 known[2][kLiveries] = {};
  ImU32& edge = known[look().dark][livery_index(index)];
  return edge ? edge : edge = panel_edge(livery_base(index));
}

}  // namespace paddock::app
