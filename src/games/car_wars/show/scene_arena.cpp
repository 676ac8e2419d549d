// What an arena is made of: old tyre marks, zones, ramps, walls with their shadows and what fire has left of them.
#include <algorithm>
#include <cmath>

#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars::show {
namespace {

using Points = std::vector<Vec>;
using Shapes = std::vector<DrawnShape>;

constexpr uint32_t kShadow = 0x07090A, kTop = 0x7E8786, kSide = 0x6C7574, kYellow = 0xE2B23C, kRubble = 0x394041;
constexpr auto kPolygon = DrawnShape::Polygon;
constexpr auto kLow = DrawnShape::Ground;

Vec plus(Vec a, Vec b, float k = 1) { return {a.x + b.x * k, a.y + b.y * k}; }
float along(Vec p, Vec way) { return p.x * way.x + p.y * way.y; }

// What of a convex shape lies beyond the line `far` along `way`.
Points beyond(Points const& shape, Vec way, float far) {
  Points out;
  for (size_t i = 0; i < shape.size(); ++i) {
    Vec const a = shape[i], b = shape[(i + 1) % shape.size()];
    float const from = along(a, way) - far, to = along(b, way) - far;
    if (from >= 0) out.push_back(a);
    if ((from < 0) != (to < 0)) out.push_back(plus(a, {b.x - a.x, b.y - a.y}, from / (from - to)));
  }
  return out;
}
struct Extent {
  float low = 0, high = 0;
};
Extent extent(Points const& shape, Vec way) {
  Extent e{1e9f, -1e9f};
  for (Vec p : shape) e.low = std::min(e.low, along(p, way)), e.high = std::max(e.high, along(p, way));
  return e;
}
Vec middle(Points const& shape) {
  Vec sum;
  for (Vec p : shape) sum = plus(sum, p, 1 / float(shape.size()));
  return sum;
}
// The shape without a rim so wide. Its corners go round counter-clockwise as one sees it, on a board whose y points down.
Points inset(Points const& shape, float by) {
  Points out;
  size_t const n = shape.size();
  auto const inward = [](Vec a, Vec b) {
    float const length = std::max(std::hypot(b.x - a.x, b.y - a.y), 1e-4f);
    return Vec{(b.y - a.y) / length, (a.x - b.x) / length};
  };
  for (size_t i = 0; i < n; ++i) {
    Vec const before = inward(shape[(i + n - 1) % n], shape[i]), after = inward(shape[i], shape[(i + 1) % n]);
    out.push_back(plus(shape[i], plus(before, after), by / std::max(1 + along(before, after), 0.2f)));
  }
  return out;
}

// The colour of walls, which stands out from the ground by day and by night.
DrawnShape built(float fill) {
  DrawnShape s = drawn(kPolygon, kLow, Tone::Quiet);
  s.fill = fill, s.line = 0;
  return s;
}

void add(Shapes& out, DrawnShape s, Points points) {
  if (points.size() < 2) return;
  s.points = std::move(points);
  out.push_back(std::move(s));
}

// To the lower right, as far as the thing is high.
void add_shadow(Shapes& out, Upright const& up, geometry::Polygon const& area, float high) {
  for (float const part : {1.0f, 0.55f}) {
    int32_t const by = int32_t(high * part * geometry::kInch);
    List<geometry::Point, 2 * geometry::kMaxCorners> all;
    for (geometry::Point p : area) all.push(p), all.push(p + geometry::Vec{by, -by});
    geometry::Polygon const cast = geometry::hull({all.begin(), size_t(all.size())});
    add(out, painted(kPolygon, kLow, kShadow, part < 1 ? 0.42f : 0.30f), up(cast.empty() ? area : cast));
  }
}

void add_rubble(Shapes& out, Points const& area, uint32_t seed) {
  add(out, painted(kPolygon, kLow, kRubble, 0.45f, 0.5f), area);
  Vec const at = middle(area);
  Extent const x = extent(area, {1, 0}), y = extent(area, {0, 1});
  uint32_t const chunks = std::min(8 + uint32_t((x.high - x.low) * (y.high - y.low)), 48u);
  for (uint32_t i = 0; i < chunks; ++i) {
    Vec const to = area[size_t(chance(seed, i) * float(area.size() - 1) + 0.5f)];
    Vec const spot = plus(at, {to.x - at.x, to.y - at.y}, chance(seed, i + 40));
    float const r = 0.08f + 0.14f * chance(seed, i + 80), turn = 6.28f * chance(seed, i + 120);
    Points chunk;
    for (int k = 0; k < 4; ++k) chunk.push_back({spot.x + r * std::cos(turn + float(k) * 1.4f), spot.y + r * std::sin(turn + float(k) * 1.4f)});
    add(out, painted(kPolygon, kLow, i % 2 ? kSide : kTop, 0.9f), chunk);
  }
}

void add_cracks(Shapes& out, Points const& area, float lost, uint32_t seed) {
  Vec const at = middle(area);
  int const cracks = 1 + int(lost * 5);
  for (int i = 0; i < cracks; ++i) {
    Vec const corner = area[size_t(i) % area.size()], next = area[size_t(i + 1) % area.size()];
    float const k = 0.2f + 0.6f * chance(seed, uint32_t(i));
    Vec const rim{corner.x + (next.x - corner.x) * k, corner.y + (next.y - corner.y) * k};
    Vec const half{(rim.x + at.x) / 2 + 0.1f * (chance(seed, uint32_t(i) + 9) - 0.5f), (rim.y + at.y) / 2 + 0.1f * (chance(seed, uint32_t(i) + 19) - 0.5f)};
    DrawnShape s = painted(DrawnShape::Segment, kLow, 0x15191A, 0, 0.85f);
    s.width = 0.035f;
    add(out, std::move(s), {rim, half, plus(half, {at.x - half.x, at.y - half.y}, lost)});
  }
}

// What is as large as a house has a roof, and things on it.
void add_roof(Shapes& out, Points const& area, uint32_t seed) {
  constexpr float kHouse = 2.2f;         // inches across
  for (size_t i = 0; i < area.size(); ++i) {            // a wall that stands askew is as narrow as any
    Vec const a = area[i], b = area[(i + 1) % area.size()];
    float const side = std::max(std::hypot(b.x - a.x, b.y - a.y), 1e-4f);
    Extent const across = extent(area, {(b.y - a.y) / side, (a.x - b.x) / side});
    if (across.high - across.low < kHouse) return;
  }
  Extent const x = extent(area, {1, 0}), y = extent(area, {0, 1});
  add(out, painted(kPolygon, kLow, 0x59625F, 0.75f), inset(area, 0.34f));
  DrawnShape rim = painted(kPolygon, kLow, 0x4A5250, 0, 0.9f);
  rim.width = 0.05f;
  add(out, std::move(rim), inset(area, 0.34f));
  Vec const mid = middle(area);
  for (uint32_t i = 0; i < 4; ++i) {
    float const w = 0.18f + 0.26f * chance(seed, i), h = 0.18f + 0.22f * chance(seed, i + 10);
    Vec const at{mid.x + (x.high - x.low) * 0.26f * (chance(seed, i + 20) * 2 - 1), mid.y + (y.high - y.low) * 0.26f * (chance(seed, i + 30) * 2 - 1)};
    auto const box = [&](Vec by) { return Points{{at.x - w + by.x, at.y - h + by.y}, {at.x - w + by.x, at.y + h + by.y}, {at.x + w + by.x, at.y + h + by.y}, {at.x + w + by.x, at.y - h + by.y}}; };
    add(out, painted(kPolygon, kLow, kShadow, 0.40f), box({0.12f, 0.12f}));
    add(out, painted(kPolygon, kLow, i % 2 ? kSide : 0x727C7A, 1), box({}));
  }
}

void add_wall(Shapes& out, Upright const& up, duel::Wall const& wall, int lost, uint32_t seed) {
  Points const area = up(wall.area);
  if (area.size() < 3) return;
  bool const stands = wall.rim || lost < wall.dp;
  if (!stands) return add_rubble(out, area, seed);
  if (!wall.rim) add_shadow(out, up, wall.area, wall.low ? 0.16f : 0.38f);
  add(out, built(1), area);
  add(out, painted(kPolygon, kLow, kShadow, 0.2f), area);
  add(out, wall.low ? painted(kPolygon, kLow, kYellow, 1) : built(1), inset(area, 0.09f));   // one sees over a yellow one
  DrawnShape edge = drawn(kPolygon, kLow, wall.low ? Tone::Quiet : Tone::Plain);
  edge.fill = 0, edge.line = wall.low ? 1.0f : 0.5f, edge.width = wall.low ? 0.07f : 0.035f;
  add(out, edge, area);
  if (!wall.rim && !wall.low) add_roof(out, area, seed + 77);
  if (lost > 0) add_cracks(out, area, std::min(float(lost) / float(std::max(wall.dp, 1)), 1.0f), seed);
}

void add_chevron(Shapes& out, Vec at, Vec way, float half) {
  Vec const across{-way.y, way.x};
  DrawnShape s = painted(DrawnShape::Segment, kLow, kYellow, 0, 0.9f);
  s.width = 0.11f;
  add(out, std::move(s), {plus(plus(at, across, -half), way, -half * 0.6f), at, plus(plus(at, across, half), way, -half * 0.6f)});
}

void add_ramp(Shapes& out, Upright const& up, duel::Ramp const& ramp) {
  Points const area = up(ramp.area);
  if (area.size() < 3) return;
  float const angle = Upright::angle(ramp.up);
  Vec const way{std::cos(angle), std::sin(angle)}, across{-way.y, way.x};
  add_shadow(out, up, ramp.area, 0.34f);
  add(out, painted(kPolygon, kLow, 0x474F51, 1), area);
  Extent const rise = extent(area, way), wide = extent(area, across);
  constexpr int kBands = 9;
  for (int i = 1; i < kBands; ++i)       // lighter towards its top
    add(out, painted(kPolygon, kLow, 0xC9D0CE, 0.055f), beyond(area, way, rise.low + (rise.high - rise.low) * float(i) / kBands));
  DrawnShape edge = drawn(kPolygon, kLow, Tone::Quiet);
  edge.fill = 0, edge.line = 1, edge.width = 0.05f;
  add(out, std::move(edge), area);
  Vec const mid = middle(area);
  float const half = (wide.high - wide.low) * 0.27f, length = rise.high - rise.low;
  for (float const part : {-0.22f, 0.04f, 0.30f}) add_chevron(out, plus(mid, way, part * length), way, half);
}

void add_hatch(Shapes& out, Points const& area, Tone tone, float strength) {
  constexpr float kStripe = 0.36f;
  Vec const way{0.70710678f, 0.70710678f}, back{-way.x, -way.y};
  Extent const e = extent(area, way);
  for (float from = e.low; from < e.high; from += 2 * kStripe) {
    Points const stripe = beyond(beyond(area, way, from), back, -(from + kStripe));
    if (stripe.size() < 3) continue;
    DrawnShape s = drawn(kPolygon, kLow, tone);
    s.fill = strength, s.line = 0;
    add(out, std::move(s), stripe);
  }
}

// Rings about its middle, as far out as it reaches.
void add_rings(Shapes& out, Points const& area) {
  Extent const x = extent(area, {1, 0}), y = extent(area, {0, 1});
  float const radius = std::clamp(std::min(x.high - x.low, y.high - y.low) * 0.5f, 0.2f, 1.2f);
  struct { float part; uint32_t colour; } const rings[] = {{1, 0xE9E6DF}, {0.76f, 0xC8332B}, {0.5f, 0xE9E6DF}, {0.26f, 0xC8332B}};
  for (auto const& ring : rings) {
    DrawnShape s = painted(DrawnShape::Disc, kLow, ring.colour, 0.92f, ring.part == 1 ? 0.8f : 0);
    s.at = middle(area), s.radius = radius * ring.part;
    out.push_back(std::move(s));
  }
}

// What stands at it: the marks of an arena are named by their number, as fire is (CW-164).
std::string zone_words(duel::Zone const& zone, int number) {
  static constexpr char const* kWords[] = {"no-drop zone", "checkpoint", "target"};
  std::string words = kWords[std::min(size_t(zone.kind), std::size(kWords) - 1)];
  if (zone.kind == duel::ZoneKind::target) words = "mark " + std::to_string(number);
  if (zone.kind != duel::ZoneKind::no_drop && zone.points) words += ", " + std::to_string(zone.points) + (zone.points == 1 ? " point" : " points");
  return words;
}

void add_zone(Shapes& out, Upright const& up, duel::Zone const& zone, int number) {
  static constexpr Tone kTones[] = {Tone::Accent, Tone::Info, Tone::Bad};
  size_t const kind = std::min(size_t(zone.kind), std::size(kTones) - 1);
  Points const area = up(zone.area);
  if (area.size() < 3) return;
  if (zone.kind == duel::ZoneKind::no_drop) add_hatch(out, area, kTones[kind], 0.20f);
  DrawnShape edge = drawn(kPolygon, kLow, kTones[kind]);
  edge.fill = zone.kind == duel::ZoneKind::no_drop ? 0.05f : 0.14f, edge.line = 0.65f, edge.width = 0.05f;
  if (zone.kind == duel::ZoneKind::checkpoint) edge.dash = 0.4f;
  add(out, std::move(edge), area);
  bool const target = zone.kind == duel::ZoneKind::target;
  if (target) add_rings(out, area);
  DrawnShape words = painted(DrawnShape::Text, kLow, 0xF4EFE2, 0, 0.95f);   // to be read on its own stripes by day, too
  words.text = zone_words(zone, number), words.radius = 0.36f;
  Extent const e = extent(area, {0, 1});
  words.at = {middle(area).x, target ? e.high + 0.36f : e.low + 0.42f};
  out.push_back(std::move(words));
}

// Pairs of arcs that others have left here before: of no use, but so it looks used.
void add_old_marks(Shapes& out, duel::Arena const& arena) {
  uint32_t const seed = scattered(arena.title);
  float const w = inches(arena.width), h = inches(arena.height);
  int left = 7;
  for (uint32_t i = 0; i < 60 && left > 0; ++i) {
    Vec const at{chance(seed, i * 5) * w, chance(seed, i * 5 + 1) * h};
    float const radius = 2.4f + 4 * chance(seed, i * 5 + 2), from = 6.2832f * chance(seed, i * 5 + 3), sweep = 0.9f + 1.3f * chance(seed, i * 5 + 4);
    bool inside = true;
    for (float const part : {0.0f, 0.5f, 1.0f}) {
      Vec const p{at.x + radius * std::cos(from + sweep * part), at.y + radius * std::sin(from + sweep * part)};
      inside = inside && p.x > 0.6f && p.y > 0.6f && p.x < w - 0.6f && p.y < h - 0.6f;
    }
    if (!inside) continue;
    --left;
    for (float const wheel : {0.0f, 0.42f}) {
      DrawnShape s = painted(DrawnShape::Sector, kLow, 0x101314, 0.20f + 0.10f * chance(seed, i + 900));
      s.at = at, s.inner = radius - wheel - 0.1f, s.radius = radius - wheel, s.start = from, s.end = from + sweep;
      out.push_back(std::move(s));
    }
  }
}

}  // namespace

void draw_arena(duel::Arena const& arena, duel::Board const& board, std::vector<DrawnShape>& out) {
  Upright const up(arena);
  add_old_marks(out, arena);
  for (size_t i = 0; i < arena.zones.size(); ++i) add_zone(out, up, arena.zones[i], int(i) + 1);
  for (duel::Ramp const& ramp : arena.ramps) add_ramp(out, up, ramp);
  for (size_t i = 0; i < arena.walls.size(); ++i)
    add_wall(out, up, arena.walls[i], i < board.wall_lost.size() ? board.wall_lost[i] : 0, uint32_t(i));
}

}  // namespace paddock::car_wars::show
