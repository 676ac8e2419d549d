#include "games/nascar/show/ground_outline.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::nascar {
namespace {

Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
Vec operator*(Vec a, float f) { return {a.x * f, a.y * f}; }
float size(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }

// Blurs one line of n values, `step` apart; what lies beyond the ends repeats the end.
void blur_line(float* line, int n, int step, std::vector<float> const& kernel, std::vector<float>& copy) {
  int const reach = int(kernel.size()) - 1;
  copy.resize(size_t(n + 2 * reach));
  for (int i = 0; i < n + 2 * reach; ++i) {
    int const j = i - reach;
    copy[size_t(i)] = line[size_t((j < 0 ? 0 : j >= n ? n - 1 : j) * step)];
  }
  for (int i = 0; i < n; ++i) {
    float const* mid = &copy[size_t(i + reach)];
    float sum = kernel[0] * mid[0];
    for (int k = 1; k <= reach; ++k) sum += kernel[size_t(k)] * (mid[k] + mid[-k]);
    line[size_t(i * step)] = sum;
  }
}

}  // namespace

Raster::Raster(int tiles_x, int tiles_y, int samples_, float margin_) : samples(samples_), margin(margin_) {
  width = int((float(tiles_x) + 2 * margin) * float(samples));
  height = int((float(tiles_y) + 2 * margin) * float(samples));
  value.assign(size_t(width) * size_t(height), 0.0f);
}

void blur(Raster& raster, float sigma) {
  float const s = sigma * float(raster.samples);
  std::vector<float> kernel(size_t(std::ceil(s * 2.6f)) + 1), copy;
  float sum = 0;
  for (size_t k = 0; k < kernel.size(); ++k) {
    kernel[k] = std::exp(-0.5f * float(k * k) / (s * s));
    sum += k ? 2 * kernel[k] : kernel[k];
  }
  for (float& k : kernel) k /= sum;
  for (int y = 0; y < raster.height; ++y) blur_line(&raster.at(0, y), raster.width, 1, kernel, copy);
  for (int x = 0; x < raster.width; ++x) blur_line(&raster.at(x, 0), raster.height, raster.width, kernel, copy);
}

namespace {

// Marching squares. Cell (x,y) lies between the texels (x,y) and (x+1,y+1); its edges are numbered top, right, bottom,
// left. A contour leaves through `exit` with the high side on its left hand; then the next cell is entered.
class Tracer {
 public:
  Tracer(Raster const& field, float threshold)
      : f_(field), t_(threshold), seen_(size_t(field.width) * size_t(field.height) * 2, 0) {}

  std::vector<Loop> all() {
    std::vector<Loop> loops;
    for (int y = 0; y + 1 < f_.height; ++y)
      for (int x = 0; x + 1 < f_.width; ++x)
        for (int exit = 0; exit < 4; ++exit)
          if (leaves(x, y, exit) && !mark(x, y, exit)) follow(loops, x, y, exit);
    return loops;
  }

 private:
  bool high(int x, int y) const { return f_.at(x, y) >= t_; }
  // Does a contour leave cell (x,y) through this edge, the high side on its left (y down: left of "right" is up)?
  bool leaves(int x, int y, int edge) const {
    switch (edge) {
      case 0: return !high(x + 1, y) && high(x, y);
      case 1: return !high(x + 1, y + 1) && high(x + 1, y);
      case 2: return !high(x, y + 1) && high(x + 1, y + 1);
      default: return !high(x, y) && high(x, y + 1);
    }
  }
  // Edges are shared: top of (x,y) is bottom of (x,y-1). One flag for each crossing. Returns whether it was seen.
  bool mark(int x, int y, int edge) {
    bool const across = edge == 0 || edge == 2;
    int const ex = edge == 1 ? x + 1 : x, ey = edge == 2 ? y + 1 : y;
    uint8_t& flag = seen_[(size_t(ey) * size_t(f_.width) + size_t(ex)) * 2 + (across ? 0 : 1)];
    bool const was = flag != 0;
    flag = 1;
    return was;
  }
  Vec crossing(int x, int y, int edge) const {
    int const x0 = edge == 1 ? x + 1 : x, y0 = edge == 2 ? y + 1 : y;
    bool const across = edge == 0 || edge == 2;
    float const a = f_.at(x0, y0), b = across ? f_.at(x0 + 1, y0) : f_.at(x0, y0 + 1);
    float const k = a == b ? 0.5f : (t_ - a) / (b - a);
    Vec const p{f_.unit(x0), f_.unit(y0)};
    float const step = k / float(f_.samples);
    return across ? Vec{p.x + step, p.y} : Vec{p.x, p.y + step};
  }
  void follow(std::vector<Loop>& loops, int x, int y, int exit) {
    Loop loop;
    loop.points.push_back(crossing(x, y, exit));
    for (;;) {
      x += exit == 1 ? 1 : exit == 3 ? -1 : 0;
      y += exit == 2 ? 1 : exit == 0 ? -1 : 0;
      if (x < 0 || y < 0 || x + 1 >= f_.width || y + 1 >= f_.height) return;   // cannot be: the margin is low
      int const entry = (exit + 2) % 4;
      int next = -1;
      for (int turn = 1; turn < 4 && next < 0; ++turn)
        if (int const e = (entry + turn) % 4; leaves(x, y, e)) next = e;
      if (next < 0 || mark(x, y, next)) break;
      loop.points.push_back(crossing(x, y, next));
      exit = next;
    }
    if (loop.points.size() >= 8) loops.push_back(std::move(loop));
  }

  Raster const& f_;
  float t_;
  std::vector<uint8_t> seen_;
};

Vec around(std::vector<Vec> const& points, int i, int reach) {
  int const n = int(points.size());
  Vec sum;
  float weight = 0;
  for (int k = -reach; k <= reach; ++k) {
    float const w = std::exp(-4.0f * float(k * k) / float(reach * reach));
    sum = sum + points[size_t(((i + k) % n + n) % n)] * w;
    weight += w;
  }
  return sum * (1 / weight);
}

// Does moving a point of the outline from a to b bring it too near to the middle of a tile?
bool disturbs(GroundPlan const& plan, Vec a, Vec b) {
  int const x0 = int(std::floor(std::fmin(a.x, b.x))), x1 = int(std::floor(std::fmax(a.x, b.x)));
  int const y0 = int(std::floor(std::fmin(a.y, b.y))), y1 = int(std::floor(std::fmax(a.y, b.y)));
  Vec const d = b - a;
  float const len = d.x * d.x + d.y * d.y;
  for (int y = y0; y <= y1; ++y)
    for (int x = x0; x <= x1; ++x) {
      Vec const v = Vec{float(x) + 0.5f, float(y) + 0.5f} - a;
      float const k = len > 0 ? std::fmin(1.0f, std::fmax(0.0f, (v.x * d.x + v.y * d.y) / len)) : 0;
      if (size(v - d * k) < (plan.at(x, y) == GroundPlan::Off ? 0.20f : 0.33f)) return true;
    }
  return false;
}

float signed_bend(Loop const& loop, int i, int reach) {
  int const n = int(loop.points.size());
  auto p = [&](int k) { return loop.points[size_t(((i + k) % n + n) % n)]; };
  Vec const before = p(0) - p(-reach), after = p(reach) - p(0);
  float const cross = before.x * after.y - before.y * after.x, dot = before.x * after.x + before.y * after.y;
  float const len = (size(before) + size(after)) / 2;
  return len > 0 ? -std::atan2(cross, dot) / len : 0;  // the driven side is on the left, y points down
}

// Kerbs stand in runs: short gaps are closed, short runs dropped.
void tidy_runs(std::vector<float>& kerb, std::vector<float> const& along, float length, bool on, float shortest) {
  int const n = int(kerb.size());
  int start = -1;
  for (int i = 0; i < n && start < 0; ++i)
    if ((kerb[size_t(i)] > 0.5f) != on) start = i;
  if (start < 0) return;
  for (int k = 1, from = -1; k <= n; ++k) {
    int const i = (start + k) % n;
    bool const here = (kerb[size_t(i)] > 0.5f) == on && k < n;
    if (here && from < 0) from = k;
    if (here || from < 0) continue;
    float run = along[size_t(i)] - along[size_t((start + from) % n)];
    if (run < 0) run += length;
    if (run < shortest)
      for (int j = from; j < k; ++j) kerb[size_t((start + j) % n)] = on ? 0.0f : 1.0f;
    from = -1;
  }
}

// A kerb belongs to a corner: runs that turn by less than some 35 degrees in all are mere kinks of the map.
void drop_slight(Loop& loop) {
  int const n = int(loop.points.size());
  int start = 0;
  while (start < n && loop.kerb[size_t(start)] > 0.5f) ++start;
  if (start == n) return;
  for (int k = 1, from = -1; k <= n; ++k) {
    bool const here = loop.kerb[size_t((start + k) % n)] > 0.5f && k < n;
    if (here && from < 0) from = k;
    if (here || from < 0) continue;
    auto p = [&](int i) { return loop.points[size_t(((start + i) % n + n) % n)]; };
    Vec const in = p(from) - p(from - 4), out = p(k + 4) - p(k);
    float const turn = std::fabs(std::atan2(in.x * out.y - in.y * out.x, in.x * out.x + in.y * out.y));
    if (turn < 0.6f && k - from < 24)
      for (int j = from; j < k; ++j) loop.kerb[size_t((start + j) % n)] = 0;
    from = -1;
  }
}

}  // namespace

std::vector<Loop> trace(Raster const& field, float threshold) { return Tracer(field, threshold).all(); }

void smooth(Loop& loop, GroundPlan const& plan) {
  int const n = int(loop.points.size());
  std::vector<Vec> const drawn = loop.points;
  std::vector<Vec> wide(drawn.size());
  std::vector<float> hold(drawn.size());
  for (int reach : {4, 15}) {          // ever wider; what would disturb a tile stays as it was
    if (reach > n / 6) break;
    for (int i = 0; i < n; ++i) wide[size_t(i)] = around(drawn, i, reach);
    std::fill(hold.begin(), hold.end(), 0.0f);
    for (int i = 0; i < n && reach > 4; ++i)
      if (disturbs(plan, loop.points[size_t(i)], wide[size_t(i)]))
        for (int k = -12; k <= 12; ++k) {
          float& h = hold[size_t(((i + k) % n + n) % n)];
          h = std::fmax(h, 1 - float(k * k) / 169.0f);
        }
    for (int i = 0; i < n; ++i) {
      Vec& p = loop.points[size_t(i)];
      p = wide[size_t(i)] + (p - wide[size_t(i)]) * hold[size_t(i)];
    }
  }
}

void measure(Loop& loop) {
  int const n = int(loop.points.size());
  loop.along.resize(size_t(n));
  loop.bend.resize(size_t(n));
  loop.kerb.resize(size_t(n));
  loop.length = loop.area = 0;
  for (int i = 0; i < n; ++i) {
    Vec const a = loop.points[size_t(i)], b = loop.points[size_t((i + 1) % n)];
    loop.along[size_t(i)] = loop.length;
    loop.length += size(b - a);
    loop.area += (a.x * b.y - a.y * b.x) / 2;
  }
  loop.area = std::fabs(loop.area);
  for (int i = 0; i < n; ++i) {
    loop.bend[size_t(i)] = signed_bend(loop, i, 7);
    loop.kerb[size_t(i)] = std::fabs(loop.bend[size_t(i)]) > 0.13f ? 1.0f : 0.0f;
  }
  loop.sweep.resize(size_t(n));
  for (int i = 0; i < n; ++i) loop.sweep[size_t(i)] = signed_bend(loop, i, std::min(32, n / 6));
  tidy_runs(loop.kerb, loop.along, loop.length, false, 1.6f);
  tidy_runs(loop.kerb, loop.along, loop.length, true, 1.3f);
  drop_slight(loop);
  loop.stripe = loop.length / std::fmax(1.0f, std::round(loop.length / 1.24f));
}

namespace {

constexpr float kFar = 10;   // units; nobody asks for the outline beyond

// Squared distances while building; a segment as start, way and one over its squared length.
struct Probe {
  float x, y, dx, dy, scale;
  float operator()(float px, float py) const {
    float const vx = px - x, vy = py - y;
    float k = (vx * dx + vy * dy) * scale;
    k = k < 0 ? 0 : k > 1 ? 1 : k;
    float const ex = vx - dx * k, ey = vy - dy * k;
    return ex * ex + ey * ey;
  }
};

// Each texel takes the best segment its neighbours know of, in a sweep there and one back (exact but for slivers).
class Sweep {
 public:
  Sweep(Nearest& n, std::vector<Probe> const& probes, Raster const& shape) : n_(n), probes_(probes), shape_(shape) {}

  void offer(int x, int y, int segment) {
    if (segment < 0) return;
    size_t const at = size_t(y * shape_.width + x);
    if (n_.index[at] == segment) return;
    float const d = probes_[size_t(segment)](shape_.unit(x), shape_.unit(y));
    if (d < n_.distance[at]) n_.distance[at] = d, n_.index[at] = segment;
  }
  void run(int s) {                  // s -1: from the upper left, 1: from the lower right
    int const w = shape_.width, h = shape_.height;
    for (int j = 1; j + 1 < h; ++j) {
      int const y = s < 0 ? j : h - 1 - j;
      for (int i = 1; i + 1 < w; ++i) {
        int const x = s < 0 ? i : w - 1 - i;
        for (int from : {y * w + x + s, (y + s) * w + x, (y + s) * w + x + s, (y + s) * w + x - s})
          if (n_.distance[size_t(from)] < kFar * kFar) offer(x, y, n_.index[size_t(from)]);
      }
      for (int i = 1; i + 1 < w; ++i) {   // and along the row the other way
        int const x = s < 0 ? w - 1 - i : i;
        if (n_.distance[size_t(y * w + x - s)] < kFar * kFar) offer(x, y, n_.index[size_t(y * w + x - s)]);
      }
    }
  }

 private:
  Nearest& n_;
  std::vector<Probe> const& probes_;
  Raster const& shape_;
};

}  // namespace

void Nearest::build(std::vector<Loop> const& loops, std::vector<int> const& use, Raster const& shape) {
  index.assign(shape.value.size(), -1);
  distance.assign(shape.value.size(), 1e6f);
  std::vector<Probe> probes;
  Sweep sweep(*this, probes, shape);
  for (int l : use) {
    auto const& points = loops[size_t(l)].points;
    for (int i = 0; i < int(points.size()); ++i) {
      Vec const a = points[size_t(i)], b = points[(size_t(i) + 1) % points.size()], d = b - a;
      float const len = d.x * d.x + d.y * d.y;
      segments.push_back({a, b, l, i});
      probes.push_back({a.x, a.y, d.x, d.y, len > 0 ? 1 / len : 0});
      int const x = int(shape.texel(a.x)), y = int(shape.texel(a.y));
      for (int k = 0; k < 9; ++k) sweep.offer(x + k % 3 - 1, y + k / 3 - 1, int(segments.size()) - 1);
    }
  }
  sweep.run(-1);
  sweep.run(1);
  for (float& d : distance) d = std::sqrt(d);
}

}  // namespace paddock::nascar
