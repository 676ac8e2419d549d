// What the board shows: the circuit from its spline with lanes, posted speeds, arrows, grey side and grid, the cars, and the
// spaces the car that moves can reach, with their price.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "games/speed_circuit/cache.hpp"
#include "games/speed_circuit/look.hpp"
#include "games/speed_circuit/phrases.hpp"
#include "games/speed_circuit/scene_parts.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr float kMargin = 6;
constexpr int kSamples = 4;

uint16_t half(float f) {               // small finite values
  uint32_t bits;
  std::memcpy(&bits, &f, 4);
  uint32_t const sign = (bits >> 16) & 0x8000u;
  int const exponent = int((bits >> 23) & 255) - 112;
  if (exponent <= 0) return uint16_t(sign);
  if (exponent >= 31) return uint16_t(sign | 0x7bffu);
  return uint16_t(sign | uint32_t(exponent << 10) | ((bits >> 13) & 1023u));
}

// The line round the lap in small steps, with both edges of the road.
struct Rim {
  Vec left, right, middle;
  float kerb = 0, phase = 0;
};

std::vector<Rim> rims_of(Track const& t, Course const& course) {
  constexpr int kSteps = 6;
  std::vector<Rim> out;
  for (int i = 0; i < t.length * kSteps; ++i) {
    float const row = float(i) / kSteps;
    int const here = i / kSteps, next = t.wrap(here + 1);
    float const k = row - float(here);
    Row const &a = t.rows[size_t(here)], &b = t.rows[size_t(next)];
    float const low = float(a.low) + (k > 0.5f ? float(b.low - a.low) * (k - 0.5f) : 0), high = float(a.high) + (k > 0.5f ? float(b.high - a.high) * (k - 0.5f) : 0);
    Rim r;
    r.left = course.place(row, low - 0.55f, t.lanes);
    r.right = course.place(row, high + 0.55f, t.lanes);
    r.middle = course.place(row, (low + high) / 2, t.lanes);
    bool corner = false;
    for (uint8_t c : a.corner) corner = corner || c != 0;
    r.kerb = corner ? 1.0f : 0.0f;
    r.phase = row * 6.2831853f;
    out.push_back(r);
  }
  return out;
}

float side_of(Vec a, Vec b, Vec p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); }

// Signed distance of a point to the road between two rims: positive on it.
float distance(Rim const& a, Rim const& b, Vec p) {
  auto to_line = [&](Vec u, Vec v) {
    float const dx = v.x - u.x, dy = v.y - u.y, l2 = dx * dx + dy * dy;
    float const k = l2 > 0 ? std::clamp(((p.x - u.x) * dx + (p.y - u.y) * dy) / l2, 0.0f, 1.0f) : 0;
    float const ex = u.x + dx * k - p.x, ey = u.y + dy * k - p.y;
    return std::sqrt(ex * ex + ey * ey);
  };
  float const near = std::min(to_line(a.left, b.left), to_line(a.right, b.right));
  bool const inside = side_of(a.left, b.left, p) > 0 && side_of(a.right, b.right, p) < 0;
  return inside ? near : -near;
}

void fill_edge(Ground& ground, Track const& t, Course const& course) {
  auto const rims = rims_of(t, course);
  ground.samples = kSamples;
  ground.edge_width = int((ground.width + 2 * kMargin) * kSamples);
  ground.edge_height = int((ground.height + 2 * kMargin) * kSamples);
  ground.edge.assign(size_t(ground.edge_width * ground.edge_height) * 4, 0);
  for (int y = 0; y < ground.edge_height; ++y)
    for (int x = 0; x < ground.edge_width; ++x) {
      Vec const p{(float(x) + 0.5f) / kSamples - kMargin, (float(y) + 0.5f) / kSamples - kMargin};
      int best = 0;
      float far = 1e9f;
      for (size_t i = 0; i < rims.size(); ++i) {
        float const dx = rims[i].middle.x - p.x, dy = rims[i].middle.y - p.y, d = dx * dx + dy * dy;
        if (d < far) far = d, best = int(i);
      }
      size_t const n = rims.size(), before = (size_t(best) + n - 1) % n, after = (size_t(best) + 1) % n;
      float const d = far > 200 ? -10 : std::max(distance(rims[before], rims[size_t(best)], p), distance(rims[size_t(best)], rims[after], p));
      uint16_t* texel = &ground.edge[size_t(y * ground.edge_width + x) * 4];
      texel[0] = half(std::clamp(d, -12.0f, 12.0f));
      texel[1] = half(rims[size_t(best)].kerb);
      texel[2] = half(std::cos(rims[size_t(best)].phase));
      texel[3] = half(std::sin(rims[size_t(best)].phase));
    }
}

using Paint = Ground::Paint;

void paint_road(Ground& ground, Track const& t, Course const& course) {
  auto stripe = [&](Vec a, Vec b, float width) { ground.paint.push_back({Paint::Stripe, a, b, width}); };
  for (int r = 0; r < t.length; ++r) {
    Row const &row = t.rows[size_t(r)], &next = t.rows[size_t(t.wrap(r + 1))];
    float const at = float(r);
    for (int lane = row.low; lane < row.high; ++lane)           // between lanes
      if (lane >= next.low && lane < next.high)
        stripe(course.place(at, float(lane) + 0.5f, t.lanes), course.place(at + 0.5f, float(lane) + 0.5f, t.lanes), 0.04f);
    stripe(course.place(at, float(row.low) - 0.5f, t.lanes), course.place(at, float(row.high) + 0.5f, t.lanes), 0.03f);   // between rows
    float const grey = row.grey_right ? float(row.high) + 0.62f : float(row.low) - 0.62f;   // SC-4.3
    stripe(course.place(at, grey, t.lanes), course.place(at + 1, grey, t.lanes), 0.14f);
  }
  for (Corner const& c : t.corners)                             // SC-B.10
    for (size_t i = 0; i + 1 < c.arrow.size(); ++i)
      stripe(course.place(float(c.arrow_row) + float(i) + 0.5f, c.arrow[i], t.lanes),
             course.place(float(c.arrow_row) + float(i) + 1.5f, c.arrow[i + 1], t.lanes), 0.09f);
  Row const& first = t.rows[0];
  ground.paint.push_back({Paint::StartLine, course.place(0, float(first.low) - 0.5f, t.lanes), course.place(0, float(first.high) + 0.5f, t.lanes), 0.3f});
  for (Space s : t.grid)
    ground.paint.push_back({Paint::Bracket, course.place(float(s.row) + 0.5f, float(s.lane), t.lanes), course.place(float(s.row) + 1.0f, float(s.lane), t.lanes), kCarWidth + 0.2f});
}

std::shared_ptr<Ground const> ground_of(SpeedCircuit const& g) {
  auto& cached = g.cache().ground;
  if (cached) return cached;
  Track const& t = g.track();
  Course const course = course_of(t);
  auto ground = std::make_shared<Ground>();
  ground->width = course.width;
  ground->height = course.height;
  ground->margin = kMargin;
  fill_edge(*ground, t, course);
  ground->cover_samples = 1;
  ground->cover_width = int(course.width + 2 * kMargin);
  ground->cover_height = int(course.height + 2 * kMargin);
  ground->cover.assign(size_t(ground->cover_width * ground->cover_height) * 4, 0);
  ground->tiles.assign(size_t(course.width) * size_t(course.height), 0);
  for (int r = 0; r < t.length; ++r)
    for (int lane = t.rows[size_t(r)].low; lane <= t.rows[size_t(r)].high; ++lane) {
      Vec const p = course.place(float(r) + 0.5f, float(lane), t.lanes);
      size_t const i = size_t(p.y) * size_t(course.width) + size_t(p.x);
      if (i < ground->tiles.size()) ground->tiles[i] = Ground::Driven;
    }
  paint_road(*ground, t, course);
  cached = ground;
  return cached;
}

void add_limits(Scene& scene, Track const& t, Course const& course) {
  for (int r = 0; r < t.length; ++r)
    for (int lane = t.rows[size_t(r)].low; lane <= t.rows[size_t(r)].high; ++lane)
      if (int const limit = t.limit(r, lane)) scene.tags.push_back({course.place(float(r) + 0.5f, float(lane), t.lanes), std::to_string(limit), Tone::Quiet});
}

float lane_of(Track const& t, Car const& c) {
  Row const& r = t.rows[size_t(t.wrap(c.progress))];
  if (c.where == Where::Left) return float(r.low) - 1.1f;
  return c.where == Where::Right ? float(r.high) + 1.1f : float(c.lane);
}

void add_tokens(Scene& scene, Track const& t, Course const& course, State const& s, Seat viewer) {
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& c = s.cars[i];
    if (!c.on_board()) continue;
    float const row = float(t.wrap(c.progress)) + 0.5f;
    Token token;
    token.seat = Seat(i);
    token.at = course.place(row, lane_of(t, c), t.lanes);
    token.angle = angle_at(course, row);
    token.length = kCarLength;
    token.width = kCarWidth;
    token.mine = i == viewer;
    scene.tokens.push_back(token);
  }
  for (Wreck const& w : s.wrecks)  // SC-4.13
    scene.counters.push_back({Counter::Wreck, course.place(float(w.row) + 0.5f, float(t.rows[size_t(w.row)].low), t.lanes), uint16_t(w.row)});
}

// The steps that can be taken now, as places to click.
void add_steps(Scene& scene, SpeedCircuit const& g, Course const& course, State const& s, Seat seat) {
  Actions options;
  options_of(g.book(), s, options);
  Car const& c = s.cars[seat];
  float const next = float(g.track().wrap(c.progress + 1)) + 0.5f;
  for (Action a : options) {
    bool const go = Verb(a.verb) == Verb::Go && a.arg != kEdge, slip = Verb(a.verb) == Verb::Slip && a.arg != kDecline;
    bool const pass = Verb(a.verb) == Verb::Pass;
    if (!go && !slip && !pass) continue;
    Vec const at = course.place(next, float(a.arg), g.track().lanes);
    scene.marks.push_back({pass ? Mark::Danger : Mark::Step, at, ""});
    scene.spots.push_back({at, 0.6f, pass ? "forced pass" : slip ? "slipstream" : "drive here", {a}});
  }
}

// Where each plot would end, on the best way, with its price in wear.
void add_ends(Scene& scene, SpeedCircuit const& g, Course const& course, State const& s, Seat seat) {
  Book const b = g.book();
  Car const& c = s.cars[seat];
  if (!c.on_road()) return;
  Span const span = span_of(b, c);
  for (int p = std::max(20, span.least); p <= span.most; p += 20) {
    Ways const ways = ways_ahead(b, s, seat, p, p / 20, Orders{}, Prices{});
    for (int lane = 0; lane < kMaxLanes; ++lane) {
      Reach const& r = ways.first[lane];
      if (r.cost < 0 || !r.steps) continue;
      Vec const at = course.place(float(g.track().wrap(c.progress + r.steps)) + 0.5f, float(r.lane), g.track().lanes);
      Mark::Kind const kind = r.doomed ? Mark::Danger : r.rolls ? Mark::Unknown : r.wear ? Mark::Costly : Mark::Reach;
      scene.marks.push_back({kind, at, r.doomed ? "!" : r.rolls ? "?" : r.wear ? std::to_string(r.wear) : ""});
      scene.spots.push_back({at, 0.5f, "plot " + std::to_string(p), {act(Verb::Card, p / 20)}});
    }
  }
}

}  // namespace

Vec Course::at(float row) const {
  int const n = int(centre.size());
  int const i = int(std::floor(row));
  float const u = row - float(i);
  auto p = [&](int k) { return centre[size_t(((i + k) % n + n) % n)]; };
  Vec const a = p(-1), b = p(0), c = p(1), d = p(2);
  auto mix = [&](float w, float x, float y, float z) {
    return 0.5f * (2 * x + (y - w) * u + (2 * w - 5 * x + 4 * y - z) * u * u + (3 * x - w - 3 * y + z) * u * u * u);
  };
  return {mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)};
}

Vec Course::along(float row) const {
  Vec const a = at(row - 0.05f), b = at(row + 0.05f);
  float const dx = b.x - a.x, dy = b.y - a.y, l = std::max(1e-4f, std::sqrt(dx * dx + dy * dy));
  return {dx / l, dy / l};
}

// y points down, so the right of the driver is (-dy, dx).
Vec Course::place(float row, float lane, int lanes) const {
  Vec const p = at(row), d = along(row);
  float const off = (lane - float(lanes - 1) / 2) * kLaneWidth * kScale;
  return {p.x - d.y * off, p.y + d.x * off};
}

float angle_at(Course const& course, float row) {
  Vec const d = course.along(row);
  return std::atan2(d.y, d.x);
}

Course course_of(Track const& t) {
  std::vector<float> turn;
  for (Bend b : t.shape)
    for (int i = 0; i < b.rows; ++i) turn.push_back(float(b.angle) / float(b.rows) * 0.01745329f);
  turn.resize(size_t(t.length), 0);
  Course c;
  float x = 0, y = 0, heading = 0;
  for (int r = 0; r < t.length; ++r) {
    c.centre.push_back({x, y});
    float const mid = heading + turn[size_t(r)] / 2;
    x += std::cos(mid);
    y -= std::sin(mid);
    heading += turn[size_t(r)];
  }
  float low_x = 1e9f, low_y = 1e9f, high_x = -1e9f, high_y = -1e9f;
  for (int r = 0; r < t.length; ++r) {
    Vec& p = c.centre[size_t(r)];
    p = {(p.x - x * float(r) / float(t.length)) * kScale, (p.y - y * float(r) / float(t.length)) * kScale};
    low_x = std::min(low_x, p.x), low_y = std::min(low_y, p.y);
    high_x = std::max(high_x, p.x), high_y = std::max(high_y, p.y);
  }
  for (Vec& p : c.centre) p = {p.x - low_x + 4, p.y - low_y + 4};
  c.width = std::ceil(high_x - low_x + 8);
  c.height = std::ceil(high_y - low_y + 8);
  return c;
}

Scene SpeedCircuit::scene(State const& s, Seat seat) const {
  Scene scene;
  Course const course = course_of(*track_);
  scene.ground = ground_of(*this);
  add_limits(scene, *track_, course);
  add_tokens(scene, *track_, course, s, seat);
  if (seat < 0 || actor(s) != seat) return scene;
  if (s.phase == Phase::Move) add_steps(scene, *this, course, s, seat);
  if (s.phase == Phase::Plot && s.plans[seat].card == kNoCard) add_ends(scene, *this, course, s, seat);
  return scene;
}

}  // namespace paddock::speed_circuit
