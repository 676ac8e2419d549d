// The ground of a circuit: the road from its spline with kerbs, lanes, posted speeds, racing lines and grey side, and what
// grows beside it. Everything comes from the circuit's own text, so it looks the same everywhere.
#include <algorithm>
#include <cmath>

#include "games/speed_circuit/rules/cache.hpp"
#include "games/speed_circuit/show/scene_parts.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr float kMargin = 8;
constexpr int kSamples = 4;
constexpr float kReach = 5;            // units from the middle of the road for which distances are exact
constexpr float kFar = -6;             // distance farther out

// A point of the centre line with both edges of the road, as offsets to the right of it, units.
struct Rib {
  Vec at, along;
  float left = 0, right = 0, row = 0;
  bool kerb = false;
};

// Between rows of different width the edge runs over in the last part of the wider one.
float blend(float a, float b, float part) {
  float const k = std::clamp((part - 0.5f) / 0.5f, 0.0f, 1.0f);
  return a + (b - a) * k * k * (3 - 2 * k);
}

// The widest road at each row of the shape, and whether a corner is there.
struct Slice {
  int low = 9, high = -9;
  bool corner = false;
};

std::vector<Slice> slices_of(Track const& t) {
  std::vector<Slice> out(static_cast<size_t>(t.drawn));
  for (Row const& r : t.rows) {
    Slice& s = out[size_t(r.at / 1000 % t.drawn)];
    s.low = std::min<int>(s.low, r.low);
    s.high = std::max<int>(s.high, r.high);
    for (uint8_t c : r.corner) s.corner = s.corner || c;
  }
  return out;
}

std::vector<Rib> ribs_of(Track const& t, Course const& course) {
  constexpr int kSteps = 8;
  auto const slices = slices_of(t);
  std::vector<Rib> out;
  for (int i = 0; i < t.drawn * kSteps; ++i) {
    int const here = i / kSteps;
    Slice const &a = slices[size_t(here)], &b = slices[size_t((here + 1) % t.drawn)];
    Rib r;
    r.row = float(i) / kSteps;
    float const part = r.row - float(here);
    r.at = course.at(r.row);
    r.along = course.along(r.row);
    // A lane that begins is there from the first row it has; one that ends runs out in its last row.
    float const low = float(a.low), high = float(a.high), next_low = float(b.low), next_high = float(b.high);
    r.left = course.offset(blend(low, std::max(low, next_low), part) - kRoadEdge);
    r.right = course.offset(blend(high, std::min(high, next_high), part) + kRoadEdge);
    if (next_low < low) r.left = course.offset(blend(low, next_low, part) - kRoadEdge);
    if (next_high > high) r.right = course.offset(blend(high, next_high, part) + kRoadEdge);
    r.kerb = a.corner && (part < 0.4f || (a.low == b.low && a.high == b.high));
    out.push_back(r);
  }
  return out;
}

// Each texel near the road learns its distance to the edge, positive on the road.
void fill_edge(Ground& ground, std::vector<Rib> const& ribs) {
  ground.samples = kSamples;
  int const w = ground.edge_width = int((ground.width + 2 * kMargin) * kSamples);
  int const h = ground.edge_height = int((ground.height + 2 * kMargin) * kSamples);
  ground.edge.assign(size_t(w * h) * 4, half(kFar));
  std::vector<float> nearest(size_t(w * h), 1e9f);
  for (size_t i = 0; i < ribs.size(); ++i) {
    Rib const &a = ribs[i], &b = ribs[(i + 1) % ribs.size()];
    int const cx = int((a.at.x + kMargin) * kSamples), cy = int((a.at.y + kMargin) * kSamples), reach = int(kReach * kSamples);
    for (int y = std::max(0, cy - reach); y < std::min(h, cy + reach); ++y)
      for (int x = std::max(0, cx - reach); x < std::min(w, cx + reach); ++x) {
        Vec const p{(float(x) + 0.5f) / kSamples - kMargin, (float(y) + 0.5f) / kSamples - kMargin};
        float const ux = b.at.x - a.at.x, uy = b.at.y - a.at.y, l2 = ux * ux + uy * uy;
        float const k = std::clamp(((p.x - a.at.x) * ux + (p.y - a.at.y) * uy) / std::max(l2, 1e-6f), 0.0f, 1.0f);
        float const ex = p.x - a.at.x - ux * k, ey = p.y - a.at.y - uy * k, far = std::sqrt(ex * ex + ey * ey);
        size_t const at = size_t(y * w + x);
        if (far >= nearest[at]) continue;
        nearest[at] = far;
        float const side = ux * ey - uy * ex > 0 ? far : -far;   // to the right of the way
        float const left = a.left + (b.left - a.left) * k, right = a.right + (b.right - a.right) * k;
        float const d = std::min(side - left, right - side), phase = (a.row + k / 8) * 6.2831853f * 2;
        uint16_t* texel = &ground.edge[at * 4];
        texel[0] = half(std::max(d, kFar));
        texel[1] = half(a.kerb ? 1.0f : 0.0f);
        texel[2] = half(std::cos(phase));
        texel[3] = half(std::sin(phase));
      }
  }
}

// Gravel outside the bends.
void fill_cover(Ground& ground, std::vector<Rib> const& ribs) {
  ground.cover_samples = 1;
  int const w = ground.cover_width = int(ground.width + 2 * kMargin), h = ground.cover_height = int(ground.height + 2 * kMargin);
  ground.cover.assign(size_t(w * h) * 4, 0);
  for (size_t i = 0; i < ribs.size(); i += 4) {
    Rib const &a = ribs[i], &b = ribs[(i + 8) % ribs.size()];
    float const bend = a.along.x * b.along.y - a.along.y * b.along.x;   // to the right, positive
    if (!a.kerb || std::fabs(bend) < 0.2f) continue;
    float const out = bend > 0 ? a.left - 1.6f : a.right + 1.6f;
    Vec const at{a.at.x - a.along.y * out, a.at.y + a.along.x * out};
    float const size = 2.4f + std::min(1.0f, std::fabs(bend)) * 2;
    for (int y = std::max(0, int(at.y + kMargin - size)); y <= std::min(h - 1, int(at.y + kMargin + size)); ++y)
      for (int x = std::max(0, int(at.x + kMargin - size)); x <= std::min(w - 1, int(at.x + kMargin + size)); ++x) {
        float const d = std::hypot(float(x) + 0.5f - kMargin - at.x, float(y) + 0.5f - kMargin - at.y) / size;
        uint8_t& gravel = ground.cover[size_t(y * w + x) * 4];
        gravel = std::max(gravel, uint8_t(std::clamp((1 - d) * 380, 0.0f, 255.0f)));
      }
  }
}

float distance_at(Ground const& g, Vec p) {
  int const x = int((p.x + kMargin) * kSamples), y = int((p.y + kMargin) * kSamples);
  if (x < 0 || y < 0 || x >= g.edge_width || y >= g.edge_height) return kFar;
  uint16_t const bits = g.edge[size_t(y * g.edge_width + x) * 4];
  float const size = std::ldexp(1 + float(bits & 1023) / 1024, int(bits >> 10 & 31) - 15);
  return bits & 0x8000 ? -size : size;
}

// The place farthest from the road within the board, and how far that is.
float deepest(Ground const& g, std::vector<Rib> const& ribs, Vec& best) {
  float most = 0;
  for (float y = 3; y < g.height - 3; y += 1)
    for (float x = 3; x < g.width - 3; x += 1) {
      float near = std::min({x + 2, y + 2, g.width + 2 - x, g.height + 2 - y});
      for (size_t i = 0; i < ribs.size() && near > most; i += 4) near = std::min(near, std::hypot(ribs[i].at.x - x, ribs[i].at.y - y));
      if (near > most) most = near, best = {x, y};
    }
  return most;
}

uint32_t scatter(uint32_t n) {
  n = (n ^ 61) ^ (n >> 16), n *= 9;
  n ^= n >> 4, n *= 0x27d4eb2d;
  return n ^ (n >> 15);
}

using Prop = Ground::Prop;

// Water where there is room for it; woods, or roofs beside a street circuit.
void add_props(Ground& g, Track const& t, std::vector<Rib> const& ribs) {
  uint32_t seed = 7;
  for (char c : t.id) seed = scatter(seed ^ uint8_t(c));
  bool const street = t.kind == "street";
  Vec water{-99, -99};
  float const room = deepest(g, ribs, water) - 3.2f;
  if (room > 2.5f) g.props.push_back({Prop::Water, water, std::min(room, 6.5f), float(seed % 628) / 100, 0.8f, uint16_t(seed)});
  for (float y = -5; y < g.height + 5; y += street ? 2.6f : 1.7f)
    for (float x = -5; x < g.width + 5; x += street ? 3.1f : 1.7f) {
      uint32_t const n = scatter(seed ^ scatter(uint32_t(int(x * 10) + 500) * 7919u + uint32_t(int(y * 10) + 500)));
      Vec const at{x + float(n % 100) / 70, y + float(n / 100 % 100) / 70};
      float const size = street ? 0.9f + float(n / 10000 % 10) * 0.06f : 0.55f + float(n / 10000 % 10) * 0.07f;
      if (distance_at(g, at) > -2.1f - size) continue;
      if (room > 2.5f && std::hypot(at.x - water.x, at.y - water.y) < std::min(room, 6.5f) + size + 0.6f) continue;
      // Woods come in patches.
      float const patch = std::sin(at.x * 0.31f + float(seed % 7)) + std::sin(at.y * 0.37f + at.x * 0.11f + float(seed % 5));
      if (patch + float(n / 7 % 100) / 60 < (street ? 0.7f : 1.25f)) continue;
      if (street) g.props.push_back({Prop::Roof, at, size, float(n % 4) * 0.06f - 0.1f, 0.6f + float(n % 30) / 100, uint16_t(n)});
      else g.props.push_back({Prop::Tree, at, size, 0, 1, uint16_t(n)});
    }
}

using Paint = Ground::Paint;

void paint_lanes(Ground& g, Track const& t, Course const& course) {
  auto line = [&](Paint::Kind kind, Vec a, Vec b, float width, float strength) { g.paint.push_back({kind, a, b, width, strength}); };
  for (int r = 0; r < t.length; ++r) {
    Row const& row = t.rows[size_t(r)];
    for (int lane = row.low; lane <= row.high; ++lane) {
      if (!t.has(r, lane)) continue;
      Stretch const s = stretch_of(t, r, lane);
      float const l = float(lane);
      bool const first = lane == row.low, last = lane == row.high;
      line(Paint::Stripe, course.place(s.from, first ? l - 0.42f : l - 0.5f), course.place(s.from, last ? l + 0.42f : l + 0.5f), 0.035f, 0.34f);
      if (t.limit(r, lane))
        for (float part : {0.0f, 0.5f}) {
          float const from = s.from + (s.to - s.from) * part, to = from + (s.to - s.from) * 0.5f;
          Ground::Tint tint;
          static_cast<Piece&>(tint) = course.piece(from, to, first ? l - 0.5f : l - 0.48f, last ? l + 0.5f : l + 0.48f);
          tint.strength = std::clamp(float(180 - t.limit(r, lane)) / 120, 0.2f, 1.0f);
          g.tints.push_back(tint);
        }
    }
    int const next = t.wrap(r + 1);
    float const from = float(row.at) / 1000, to = from + float(t.way(r, next)) / 1000;
    for (int lane = row.low; lane < row.high; ++lane)      // between lanes, dashed
      if (lane >= t.rows[size_t(next)].low && lane < t.rows[size_t(next)].high)
        line(Paint::Stripe, course.place(from + (to - from) * 0.22f, float(lane) + 0.5f), course.place(from + (to - from) * 0.78f, float(lane) + 0.5f), 0.06f, 0.7f);
    float const grey = row.grey_right ? float(row.high) + 0.8f : float(row.low) - 0.8f;   // SC-4.3
    for (float part : {0.04f, 0.5f})
      line(Paint::Rail, course.place(from + (to - from) * part, grey), course.place(from + (to - from) * (part + 0.46f), grey), 0.16f, 0.85f);
  }
}

void paint_arrows(Ground& g, Track const& t, Course const& course) {  // SC-B.10
  for (Corner const& c : t.corners)
    for (size_t i = 0; i + 1 < c.arrow.size(); ++i) {
      int const a = t.wrap(c.arrow_row + int(i)), b = t.wrap(a + 1);
      Vec const from = course.place(drawn_row(t, a, c.arrow[i]), c.arrow[i]), to = course.place(drawn_row(t, b, c.arrow[i + 1]), c.arrow[i + 1]);
      bool const end = i + 2 == c.arrow.size();
      g.paint.push_back({end ? Paint::ArrowHead : Paint::Arrow, from, to, 0.1f, 0.75f});
    }
}

void add_signs(Ground& g, Track const& t, Course const& course) {
  for (int r = 0; r < t.length; ++r)
    for (int lane = t.rows[size_t(r)].low; lane <= t.rows[size_t(r)].high; ++lane) {
      if (!t.has(r, lane) || !t.limit(r, lane)) continue;
      float const row = drawn_row(t, r, lane);
      g.signs.push_back({course.place(row, float(lane)), course.angle(row), 0.62f, std::to_string(t.limit(r, lane))});
    }
}

}  // namespace

std::shared_ptr<Ground const> ground_of(SpeedCircuit const& g) {
  auto& cached = g.cache().ground;
  if (cached) return cached;
  Track const& t = g.track();
  Course const course = course_of(t);
  auto ground = std::make_shared<Ground>();
  ground->width = course.width;
  ground->height = course.height;
  ground->margin = kMargin;
  auto const ribs = ribs_of(t, course);
  fill_edge(*ground, ribs);
  fill_cover(*ground, ribs);
  ground->tiles.assign(size_t(course.width) * size_t(course.height), 0);
  for (Rib const& r : ribs)         // what fit() has to show
    for (float out : {r.left, 0.0f, r.right}) {
      float const x = r.at.x - r.along.y * out, y = r.at.y + r.along.x * out;
      if (x >= 0 && y >= 0 && x < course.width && y < course.height) ground->tiles[size_t(y) * size_t(course.width) + size_t(x)] = Ground::Driven;
    }
  paint_lanes(*ground, t, course);
  paint_arrows(*ground, t, course);
  add_signs(*ground, t, course);
  add_props(*ground, t, ribs);
  Row const& first = t.rows[0];
  ground->paint.push_back({Paint::StartLine, course.place(0, float(first.low) - kRoadEdge + 0.08f), course.place(0, float(first.high) + kRoadEdge - 0.08f), 0.36f});
  for (Space s : t.grid) {
    float const row = drawn_row(t, s.row, s.lane);
    ground->paint.push_back({Paint::Bracket, course.place(row, float(s.lane)), course.place(row + 0.5f, float(s.lane)), kCarWidth + 0.24f});
  }
  cached = ground;
  return cached;
}

}  // namespace paddock::speed_circuit
