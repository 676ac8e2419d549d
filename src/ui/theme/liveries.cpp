// The twelve liveries of ui/tokens.json: a base colour, a second one in a pattern, a dash for lines.
#include <iterator>

#include "ui/theme.hpp"

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

constexpr Livery kList[kLiveries] = {
    {"signal", "Signal", "centre stripe", 0xE9503F, 0xFFFFFF, kStripe, int(std::size(kStripe)), {0, 0, 0, 0}},
    {"cobalt", "Cobalt", "twin stripes", 0x2C61DB, 0xFFFFFF, kTwin, int(std::size(kTwin)), {7, 3, 0, 0}},
    {"lemon", "Lemon", "chevrons", 0xF5D421, 0x16191C, kChevron, int(std::size(kChevron)), {2, 5, 0, 0}},
    {"bottle", "Bottle", "hoop", 0x0F5F3C, 0xF5D421, kHoop, int(std::size(kHoop)), {2, 12, 0, 0}},
    {"chalk", "Chalk", "sash", 0xF3F1EA, 0xD8352B, kSash, int(std::size(kSash)), {9, 9, 0, 0}},
    {"graphite", "Graphite", "edge", 0x2B3138, 0xF0B541, kEdge, int(std::size(kEdge)), {16, 4, 0, 0}},
    {"tangerine", "Tangerine", "halves", 0xF1832B, 0x16191C, kHalves, int(std::size(kHalves)), {14, 6, 0, 0}},
    {"powder", "Powder", "quarters", 0x8FCBEE, 0x173A6B, kQuarters, int(std::size(kQuarters)), {5, 5, 0, 0}},
    {"plum", "Plum", "dots", 0x8443B0, 0xF1DDFB, kDots, int(std::size(kDots)), {1, 6, 0, 0}},
    {"rose", "Rose", "checks", 0xF39DBA, 0x6B1738, kChecks, int(std::size(kChecks)), {3, 3, 0, 0}},
    {"sand", "Sand", "three bands", 0xCBA56C, 0x35240F, kBands, int(std::size(kBands)), {10, 4, 3, 4}},
    {"teal", "Teal", "cross", 0x0E8B89, 0xF3F1EA, kCross, int(std::size(kCross)), {12, 3, 3, 3}},
};

ImU32 opaque(uint32_t rgb) { return IM_COL32(rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255); }

}  // namespace

Livery const& livery(int index) { return kList[((index % kLiveries) + kLiveries) % kLiveries]; }
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
  ImU32& edge = known[look().dark][((index % kLiveries) + kLiveries) % kLiveries];
  return edge ? edge : edge = panel_edge(livery_base(index));
}

}  // namespace paddock::app
