// The oval from its distance field: shale between white line and fence, stands round it.
#include <algorithm>
#include <cmath>

#include "games/gravel_kings/show/scene_oval.hpp"

namespace paddock::gravel_kings {
namespace {

constexpr float kMargin = 6;
constexpr int kSamples = 4, kCoverSamples = 2;

// Distance of a point from the middle line of the track, to the outside.
float off_line(Vec p) {
  float const x = std::max(std::abs(p.x - kMiddle.x) - kHalf, 0.0f), y = p.y - kMiddle.y;
  return std::sqrt(x * x + y * y) - kBend;
}

// How far round a point is, in units along the fence, for its blocks.
float along(Vec p) {
  float const r = kBend + kRoad / 2, dx = p.x - kMiddle.x, dy = p.y - kMiddle.y;
  if (std::abs(dx) <= kHalf) return dy > 0 ? dx : 2 * kHalf + kPi * r - dx;
  float const side = dx > 0 ? 1.0f : -1.0f, a = std::atan2(-side * dy, side * (dx - side * kHalf));
  return dx > 0 ? kHalf + r * (kPi / 2 + a) : 3 * kHalf + kPi * r + r * (kPi / 2 + a);
}

void add_edge(Ground& g) {
  float const fence = 2 * (2 * kHalf + kPi * (kBend + kRoad / 2)), blocks = 2 * std::round(fence / 2.2f);
  for (int y = 0; y < g.edge_height; ++y)
    for (int x = 0; x < g.edge_width; ++x) {
      Vec const p{(float(x) + 0.5f) / kSamples - kMargin, (float(y) + 0.5f) / kSamples - kMargin};
      float const off = off_line(p), phase = along(p) / fence * blocks * kPi;
      g.edge.push_back(half(kRoad / 2 - std::abs(off)));
      for (float v : {off > 0 ? 1.0f : 0.0f, std::cos(phase), std::sin(phase)}) g.edge.push_back(half(v));
    }
}

void add_cover(Ground& g) {
  for (int y = 0; y < g.cover_height; ++y)
    for (int x = 0; x < g.cover_width; ++x) {
      Vec const p{(float(x) + 0.5f) / kCoverSamples - kMargin, (float(y) + 0.5f) / kCoverSamples - kMargin};
      float const off = off_line(p), across = std::clamp(off / kRoad + 0.5f, 0.0f, 1.0f);
      float const bend = std::clamp((std::abs(p.x - kMiddle.x) - kHalf) / kBend, 0.0f, 1.0f);
      for (float v : {off > 0 ? 255.0f : 0.0f, across * 255, bend * 255, 0.0f}) g.cover.push_back(uint8_t(v));
    }
}

// Lanes as dashes; the gates' numbers beyond the start line, where no bike that waits at it stands.
void add_paint(Ground& g) {
  for (float out : {-kRoad / 6, kRoad / 6})
    for (int i = 0; i < 96; i += 2)
      g.paint.push_back({Ground::Paint::Stripe, place_at(float(i) / 96, out).at, place_at((float(i) + 1) / 96, out).at, 0.045f, 0.32f});
  float const y0 = kMiddle.y + kBend - kRoad / 2, y1 = y0 + kRoad;
  g.paint.push_back({Ground::Paint::StartLine, {kMiddle.x, y0 + 0.1f}, {kMiddle.x, y1 - 0.1f}, 0.3f});
  for (int grid = 0; grid < kGrid; ++grid) {
    Vec const at = place_at(kGate, gate_out(grid)).at;
    g.signs.push_back({{kMiddle.x + 0.9f, at.y}, -kPi / 2, 0.75f, std::to_string(grid + 1)});
  }
  // Floodlights and the pits outside the bends.
  for (int i = 0; i < 4; ++i) {
    float const sx = i % 2 ? 1.0f : -1.0f, sy = i / 2 ? 1.0f : -1.0f;
    g.props.push_back({Ground::Prop::Roof, {kMiddle.x + sx * 14.2f, kMiddle.y + sy * 7.6f}, 1.3f, -sx * sy * 0.7f, 0.5f, uint16_t(3 * i + 1)});
  }
}

}  // namespace

Place place_at(float way, float out) {
  float const rounds = std::floor(way), bend = kPi * kBend, r = kBend + out, turned = -2 * kPi * rounds;
  float d = (way - rounds) * kWay;
  if (d < kHalf) return {{kMiddle.x + d, kMiddle.y + r}, turned};
  d -= kHalf;
  if (d < bend) {
    float const a = kPi / 2 - d / kBend;
    return {{kMiddle.x + kHalf + r * std::cos(a), kMiddle.y + r * std::sin(a)}, turned + a - kPi / 2};
  }
  d -= bend;
  if (d < 2 * kHalf) return {{kMiddle.x + kHalf - d, kMiddle.y - r}, turned - kPi};
  d -= 2 * kHalf;
  if (d < bend) {
    float const a = -kPi / 2 - d / kBend;
    return {{kMiddle.x - kHalf + r * std::cos(a), kMiddle.y + r * std::sin(a)}, turned + a - kPi / 2};
  }
  d -= bend;
  return {{kMiddle.x - kHalf + d, kMiddle.y + r}, turned - 2 * kPi};
}

std::shared_ptr<Ground const> make_oval() {
  auto g = std::make_shared<Ground>();
  g->surface = Ground::Shale;
  g->whole = true;
  g->width = kWidth, g->height = kHeight, g->margin = kMargin;
  g->samples = kSamples, g->cover_samples = kCoverSamples;
  g->edge_width = int((kWidth + 2 * kMargin) * kSamples), g->edge_height = int((kHeight + 2 * kMargin) * kSamples);
  g->cover_width = int((kWidth + 2 * kMargin) * kCoverSamples), g->cover_height = int((kHeight + 2 * kMargin) * kCoverSamples);
  add_edge(*g);
  add_cover(*g);
  for (int y = 0; y < int(kHeight); ++y)
    for (int x = 0; x < int(kWidth); ++x)
      g->tiles.push_back(std::abs(off_line({float(x) + 0.5f, float(y) + 0.5f})) < kRoad / 2 ? Ground::Driven : 0);
  add_paint(*g);
  return g;
}

}  // namespace paddock::gravel_kings
