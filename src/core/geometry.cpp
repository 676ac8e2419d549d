#include "core/geometry.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "core/order.hpp"

namespace paddock::geometry {
namespace {

constexpr int64_t kPi60 = 0x3243F6A8885A308D;  // pi in 1/2^60

constexpr int64_t times60(int64_t a, int64_t b) { return int64_t((__int128(a) * b) >> 60); }

// x^k/k! - x^(k+2)/(k+2)! + ...: the sine for k = 1, the cosine for k = 0; x up to pi/4
constexpr int64_t series(int64_t x, int k) {
  int64_t term = k == 1 ? x : int64_t(1) << 60;
  int64_t sum = 0;
  for (int n = k + 1; term != 0 && n < 40; n += 2) {
    sum += term;
    term = -times60(times60(term, x), x) / (n * (n + 1));
  }
  return sum;
}

constexpr auto make_table() {
  std::array<int32_t, 90 * kDegree + 1> table{};
  for (int a = 0; a <= 90 * kDegree; ++a) {
    bool const low = a <= 45 * kDegree;
    int64_t const x = int64_t(__int128(kPi60) * (low ? a : 90 * kDegree - a) / (180 * kDegree));
    table[size_t(a)] = int32_t((series(x, low ? 1 : 0) + (int64_t(1) << 29)) >> 30);
  }
  return table;
}
constexpr auto kSine = make_table();
static_assert(kSine[0] == 0 && kSine[300] == kOne / 2 && kSine[900] == kOne);

// nearest n / kOne, halves away from 0
int32_t rounded(int64_t n) {
  int64_t const half = kOne / 2;
  return int32_t(n < 0 ? -((-n + half) >> 30) : (n + half) >> 30);
}

}  // namespace

int32_t sine(Angle a) {
  a = heading(a);
  bool const below = a >= 180 * kDegree;
  if (below) a -= 180 * kDegree;
  int32_t const s = kSine[size_t(a <= 90 * kDegree ? a : 180 * kDegree - a)];
  return below ? -s : s;
}

Vec rotate(Vec v, Angle by) {
  int64_t const s = sine(by), c = cosine(by);
  return {rounded(v.x * c - v.y * s), rounded(v.x * s + v.y * c)};
}

Point rotate(Point p, Point about, Angle by) { return about + rotate(p - about, by); }

int32_t root(int64_t square) {
  if (square <= 0) return 0;
  int64_t r = 0;
  for (int64_t bit = int64_t(1) << (63 - std::countl_zero(uint64_t(square))) / 2; bit != 0; bit >>= 1)
    if ((r + bit) * (r + bit) <= square) r += bit;
  return int32_t(r);
}

int64_t scaled(int64_t a, int64_t by, int64_t of) {
  int const free = std::countl_zero(uint64_t(std::abs(a))) + std::countl_zero(uint64_t(std::abs(by)));
  return free > 65 ? a * by / of : int64_t(__int128(a) * by / of);   // nearly always: WASM has no 128 bits
}

Vec local(Body body, Corner corner) {
  bool const front = corner == Corner::FrontRight || corner == Corner::FrontLeft;
  bool const left = corner == Corner::FrontLeft || corner == Corner::RearLeft;
  return {front ? body.half_length : -body.half_length, left ? body.half_width : -body.half_width};
}

Point place(Pose pose, Vec local) { return pose.at + rotate(local, pose.heading); }

Pose moved(Pose pose, Vec local) { return {place(pose, local), pose.heading}; }

Pose turned(Pose pose, Vec local_pivot, Angle by) {
  Angle const to = heading(pose.heading + by);
  return {place(pose, local_pivot) - rotate(local_pivot, to), to};
}

Polygon box(Pose pose, Body body) {
  // Opposite corners round alike (rotate), so two of them are all.
  Vec const left = rotate(local(body, Corner::FrontLeft), pose.heading), right = rotate(local(body, Corner::FrontRight), pose.heading);
  Polygon out;
  for (Vec corner : {-left, right, left, -right}) out.push(pose.at + corner);
  return out;
}

Bounds joined(Bounds const& a, Bounds const& b) {
  return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)}, {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

Bounds bounds_of(Polygon const& shape) {
  Bounds out;
  if (!shape.empty()) out = {shape[0], shape[0]};
  for (Point p : shape) out = joined(out, {p, p});
  return out;
}

Polygon hull(std::span<Point const> points) {
  Polygon out;
  constexpr int kMost = 32;
  Scratch<Point, kMost> sorted;
  if (points.size() > size_t(kMost)) return out;
  for (Point p : points) sorted.push(p);
  sort_few(sorted, [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  int const n = int(std::unique(sorted.begin(), sorted.end()) - sorted.begin());
  Scratch<Point, 2 * kMost> chain;
  for (int side = 0; side < 2; ++side) {  // below, from left to right; above, back again
    int const from = chain.size();
    for (int i = 0; i < n; ++i) {
      Point const p = sorted[side == 0 ? i : n - 1 - i];
      while (chain.size() > from + 1 && cross(chain.back() - chain[chain.size() - 2], p - chain.back()) <= 0) chain.pop();
      chain.push(p);
    }
    if (!chain.empty()) chain.pop();  // the other side begins with it
  }
  if (chain.size() < 3 || chain.size() > kMaxCorners) return out;
  for (Point p : chain) out.push(p);
  return out;
}

Sector between_corners(Pose pose, Body body, Corner first, Corner second) {
  return {pose.at, place(pose, local(body, first)) - pose.at, place(pose, local(body, second)) - pose.at};
}

bool contains(Sector const& s, Point p) {
  Vec const v = p - s.tip;
  if (s.whole || v == Vec{}) return true;
  int64_t const width = cross(s.from, s.to);
  if (width < 0) return !(cross(s.to, v) > 0 && cross(v, s.from) > 0);
  if (width > 0) return cross(s.from, v) >= 0 && cross(v, s.to) >= 0;
  if (dot(s.from, s.to) < 0) return cross(s.from, v) >= 0;
  return cross(s.from, v) == 0 && dot(s.from, v) > 0;
}

namespace {
// A ray that only runs along the edge meets one of its ends or starts in it; those are looked at elsewhere.
bool ray_crosses(Point tip, Vec ray, Point a, Point b) {
  int64_t const below = cross(ray, a - tip), above = cross(ray, b - tip);
  if (below == above || (below > 0) == (above > 0)) return false;
  int64_t const side = cross(ray, b - a), ahead = cross(a - tip, b - a);
  return ahead == 0 || (ahead > 0) == (side > 0);
}
}  // namespace

bool meet(Sector const& s, Polygon const& b) {
  if (contact(s.tip, b) != Contact::Apart) return true;
  for (int i = 0; i < b.size(); ++i) {
    Point const p = b[i], q = b[(i + 1) % b.size()];
    if (contains(s, p)) return true;
    if (ray_crosses(s.tip, s.from, p, q) || ray_crosses(s.tip, s.to, p, q)) return true;
  }
  return false;
}

}  // namespace paddock::geometry
