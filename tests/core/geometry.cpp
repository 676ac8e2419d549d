#include "core/geometry.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <vector>

#include "core/geometry_sweep.hpp"
#include "geometry_random.hpp"

using namespace paddock::geometry;

namespace {

long double radians(Angle a) { return std::acos(-1.0L) * a / (180 * kDegree); }

struct Manoeuvre {
  Vec slide, pivot;
  Angle by = 0;
};

Manoeuvre any_manoeuvre(Random& random) {
  Manoeuvre m;
  m.slide = {random.below(5) * kInch / 4, random.within(1) * kInch / 4};
  m.pivot = local(kCar, Corner(random.below(4)));
  m.by = random.within(6) * 15 * kDegree + random.within(1) * random.below(50);
  return m;
}

}  // namespace

TEST_CASE("geometry: every sine is the nearest whole number") {
  for (Angle a = -4000; a <= 8000; ++a) {
    REQUIRE(std::fabs(sine(a) - kOne * std::sin(radians(a))) <= 0.5000001L);
    REQUIRE(std::fabs(cosine(a) - kOne * std::cos(radians(a))) <= 0.5000001L);
  }
  CHECK(sine(300) == kOne / 2);
  CHECK(rotate(Vec{3, 5}, 900) == Vec{-5, 3});
}

TEST_CASE("geometry: 10000 manoeuvres there and back end in the very pose") {
  Random random{7};
  std::vector<Manoeuvre> way;
  Pose const start{{12345, -54321}, 150};
  Pose pose = start;
  long double x = start.at.x, y = start.at.y;
  for (int i = 0; i < 10000; ++i) {
    way.push_back(any_manoeuvre(random));
    Manoeuvre const& m = way.back();
    pose = moved(pose, m.slide);
    auto add = [&](Vec v, Angle h, int sign) {
      x += sign * (v.x * std::cos(radians(h)) - v.y * std::sin(radians(h)));
      y += sign * (v.x * std::sin(radians(h)) + v.y * std::cos(radians(h)));
    };
    add(m.slide, pose.heading, 1);
    add(m.pivot, pose.heading, 1);
    pose = turned(pose, m.pivot, m.by);
    add(m.pivot, pose.heading, -1);
    REQUIRE(std::hypot(pose.at.x - x, pose.at.y - y) <= 2.2L * (i + 1));   // the promise: two units a manoeuvre
  }
  CHECK(std::hypot(pose.at.x - x, pose.at.y - y) <= kInch / 1000.0L);      // and what comes of it: roundings cancel
  for (size_t i = way.size(); i-- > 0;) pose = moved(turned(pose, way[i].pivot, -way[i].by), -way[i].slide);
  CHECK(pose == start);
}

TEST_CASE("geometry: turns about one corner never drift") {
  Pose const start{{1000, 2000}, 0};
  Pose pose = start;
  for (int i = 0; i < 24 * 100; ++i) pose = turned(pose, local(kCar, Corner::RearLeft), 150);
  CHECK(pose == start);
  CHECK(place(turned(start, {5, 7}, 900), {5, 7}) == place(start, {5, 7}));
}

TEST_CASE("geometry: a box has the corners of its counter, and its bounds reach to them") {
  Random random;
  for (int n = 0; n < 1000; ++n) {
    Pose const pose{random.point(kInch), random.below(kCircle)};
    Polygon const shape = box(pose, kCar);
    Bounds const bounds = bounds_of(shape);
    Point low = shape[0], high = shape[0];
    for (int i = 0; i < 4; ++i) {
      REQUIRE(shape[i] == place(pose, local(kCar, Corner(i))));
      low = {std::min(low.x, shape[i].x), std::min(low.y, shape[i].y)};
      high = {std::max(high.x, shape[i].x), std::max(high.y, shape[i].y)};
    }
    REQUIRE(bounds.low == low);
    REQUIRE(bounds.high == high);
  }
}

TEST_CASE("geometry: shapes that meet share a point of a fine grid, and the other way round") {
  Random random{11};
  int counts[3] = {};
  for (int i = 0; i < 3000; ++i) {
    Polygon const a = random.polygon(6), b = slid(random.polygon(6), random.point(9) - Point{});
    auto clear = [](Polygon const& p, Polygon const& q) {   // an edge of p has all of q beyond it: 1 touching, 2 apart
      int best = 0;
      for (int k = 0; k < p.size(); ++k) {
        int64_t most = INT64_MIN;
        for (Point c : q) most = std::max(most, cross(p[(k + 1) % p.size()] - p[k], c - p[k]));
        best = std::max(best, most < 0 ? 2 : most == 0 ? 1 : 0);
      }
      return best;
    };
    int const apart = std::max(clear(a, b), clear(b, a));
    Contact const wanted = apart == 2 ? Contact::Apart : apart == 1 ? Contact::Touching : Contact::Overlapping;
    REQUIRE(contact(a, b) == wanted);
    REQUIRE(contact(b, a) == wanted);
    REQUIRE((squared(a, b).within(0)) == (wanted != Contact::Apart));
    ++counts[int(wanted)];
    bool shared = false;                                     // a second, independent look: edges that cross, or one inside
    for (int k = 0; k < a.size(); ++k)
      for (int l = 0; l < b.size(); ++l)
        shared |= meet(Segment{a[k], a[(k + 1) % a.size()]}, Segment{b[l], b[(l + 1) % b.size()]});
    shared |= contact(a[0], b) != Contact::Apart || contact(b[0], a) != Contact::Apart;
    REQUIRE(shared == (wanted != Contact::Apart));
  }
  CHECK(counts[0] > 20);
  CHECK(counts[1] > 20);
  CHECK(counts[2] > 20);
}

TEST_CASE("geometry: segments meet where their equations say so") {
  Random random{13};
  for (int i = 0; i < 20000; ++i) {
    Segment const s{random.point(4), random.point(4)}, t{random.point(4), random.point(4)};
    long double best = 1e9L;                                 // nearest distance, of ends to segments
    auto near = [&](Point p, Segment const& to) {
      long double const dx = to.b.x - to.a.x, dy = to.b.y - to.a.y, l = dx * dx + dy * dy;
      long double const u = l == 0 ? 0 : std::fmin(1, std::fmax(0, ((p.x - to.a.x) * dx + (p.y - to.a.y) * dy) / l));
      long double const d = std::hypot(p.x - to.a.x - u * dx, p.y - to.a.y - u * dy);
      Squared const q = squared(p, to);
      REQUIRE(std::fabs(q.whole - d * d) < 1 + 1e-9L);
      REQUIRE(q.within(2) == (d * d <= 4 + 1e-12L));
      best = std::fmin(best, d);
    };
    near(s.a, t), near(s.b, t), near(t.a, s), near(t.b, s);
    int64_t const det = cross(s.b - s.a, t.b - t.a);
    bool crossing = false;
    if (det != 0) {
      long double const u = (long double)cross(t.a - s.a, t.b - t.a) / det, v = (long double)cross(t.a - s.a, s.b - s.a) / det;
      crossing = u >= 0 && u <= 1 && v >= 0 && v <= 1;
    }
    REQUIRE(meet(s, t) == (crossing || best < 1e-9L));
  }
}

TEST_CASE("geometry: an arc holds what lies between its borders") {
  Random random{17};
  for (int i = 0; i < 20000; ++i) {
    Angle const from = random.below(kCircle), wide = random.below(kCircle), at = random.below(kCircle);
    Sector const s{{7, 9}, rotate(Vec{kInch, 0}, from), rotate(Vec{kInch, 0}, from + wide)};
    Point const p = s.tip + rotate(Vec{kInch * 3, 0}, at);
    if (Angle const turn = heading(at - from); turn != 0 && turn != wide) REQUIRE(contains(s, p) == (turn < wide));
    REQUIRE(contains(s, s.tip + s.from));
    REQUIRE(contains(s, s.tip + s.to));
    REQUIRE(contains(s, s.tip));
  }
  Sector const ahead = between_corners({{0, 0}, 0}, kCar, Corner::FrontRight, Corner::FrontLeft);
  Sector const left = between_corners({{0, 0}, 0}, kCar, Corner::FrontLeft, Corner::RearLeft);
  for (Sector const& s : {ahead, left}) CHECK(contains(s, {2 * kInch, kInch}));  // the line between two arcs is in both
  CHECK_FALSE(contains(ahead, {2 * kInch, kInch + 1}));
  CHECK(meet(ahead, box({{3 * kInch, 2 * kInch}, 900}, kCar)));                   // only its edge lies in the arc
  CHECK_FALSE(meet(ahead, box({{-3 * kInch, 0}, 0}, kCar)));
  Sector const ray{{0, 0}, {1, 0}, {1, 0}};
  CHECK(meet(ray, box({{9 * kInch, 0}, 330}, kCar)));
  CHECK_FALSE(meet(ray, box({{-9 * kInch, 0}, 330}, kCar)));
}

TEST_CASE("geometry: a line of sight grazes but does not pass through") {
  Polygon const walls[2] = {box({{5 * kInch, 5 * kInch}, 0}, kCar), box({{0, 0}, 0}, kCar)};
  CHECK(blocker({{-kInch, kInch / 4}, {kInch, kInch / 4}}, walls) == -1);
  CHECK(blocker({{-kInch, kInch / 4 - 1}, {kInch, kInch / 4 - 1}}, walls) == 1);
  CHECK(blocker({{0, kInch / 2}, {kInch, 0}}, walls) == -1);               // through one corner only
  CHECK(blocker({{0, 0}, {1, 1}}, walls) == 1);
}

TEST_CASE("geometry: nothing overflows at the ends of the range") {
  int32_t const far = kReach - 1;
  Point const corners[4] = {{-far, -far}, {far, -far}, {far, far}, {-far, far}};
  Polygon const all = hull(corners);
  REQUIRE(all.size() == 4);
  CHECK(contact(Point{far - 1, far - 1}, all) == Contact::Overlapping);
  CHECK(contact(Point{far, 3}, all) == Contact::Touching);
  CHECK(squared(corners[1], Segment{corners[0], corners[3]}).distance() == 2 * far);
  CHECK(squared(corners[1], Segment{corners[0], corners[2]}).whole == int64_t(2) * far * far);
  CHECK(root(int64_t(1) << 60) == 1 << 30);
  CHECK(rotate(Vec{far, far}, 900) == Vec{-far, far});
}

TEST_CASE("geometry: roots and shares are exact, however large") {
  Random random;
  auto const any = [&] { return (int64_t(random.below(INT32_MAX)) << 30 | random.below(1 << 30)) >> random.below(61); };
  for (int i = 0; i < 200'000; ++i) {
    int64_t const r = any() >> 31, square = r * r + (i % 2 == 0 ? 0 : any() % (2 * r + 1));
    REQUIRE(root(square) == r);
    int64_t const a = random.within(1) < 0 ? -any() : any(), by = random.within(1) < 0 ? -any() : any(), of = (random.within(1) < 0 ? -1 : 1) * std::max<int64_t>(1, any());
    __int128 const all = __int128(a) * by / of;
    if (all == int64_t(all)) REQUIRE(scaled(a, by, of) == int64_t(all));
    REQUIRE(scaled(of, by, of) == by);
  }
}
