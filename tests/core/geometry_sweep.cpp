#include "core/geometry_sweep.hpp"

#include <catch_amalgamated.hpp>
#include <cmath>
#include <utility>

#include "geometry_random.hpp"

using namespace paddock::geometry;

TEST_CASE("geometry: a sliding shape hits where a slow walk of small steps first overlaps") {
  Random random{19};
  int hits = 0;
  int const parts = 360;   // ways are multiples of it, so that every step is exact
  for (int i = 0; i < 1500; ++i) {
    Polygon const a = random.polygon(2000), b = slid(random.polygon(2000), random.point(5000) - Point{});
    Vec const step{random.within(30), random.within(30)};
    int first = -1;
    for (int k = 0; k <= parts && first < 0; ++k)
      if (contact(slid(a, {step.x * k, step.y * k}), b) == Contact::Overlapping) first = k;
    std::optional<Fraction> const hit = hit_sliding(a, {step.x * parts, step.y * parts}, b);
    if (step == Vec{}) continue;
    if (first >= 0) {
      REQUIRE(hit);
      REQUIRE(hit->num * parts <= hit->den * first);
    }
    if (hit) {   // free before, and right after it overlaps, unless it only clips a corner between two steps
      ++hits;
      int const before = int(hit->num * parts / hit->den);
      if (hit->num > 0) REQUIRE(contact(slid(a, {step.x * before, step.y * before}), b) != Contact::Overlapping);
      if (first < 0) REQUIRE(contact(swept(a, {step.x * parts, step.y * parts}), b) == Contact::Overlapping);
    } else {
      REQUIRE(contact(swept(a, {step.x * parts, step.y * parts}), b) != Contact::Overlapping);
    }
  }
  CHECK(hits > 300);
}

TEST_CASE("geometry: a hit while sliding is an exact fraction, and touching is none") {
  Polygon const car = box({{0, 0}, 0}, kCar), wall = box({{3 * kInch, 0}, 0}, {1, 100 * kInch});
  CHECK(hit_sliding(car, {100 * kInch, 0}, wall) == Fraction{3 * kInch - 1 - kInch / 2, 100 * kInch});
  CHECK_FALSE(hit_sliding(car, {3 * kInch - 1 - kInch / 2, 0}, wall));
  CHECK_FALSE(hit_sliding(car, {kInch, 0}, box({{kInch, kInch / 2}, 0}, kCar)));   // side by side
  CHECK_FALSE(hit_sliding(car, {-kInch, 0}, box({{kInch, 0}, 0}, kCar)));          // away from one ahead
  CHECK(hit_sliding(car, {kInch, 0}, box({{kInch, 0}, 0}, kCar)) == Fraction{0, 1});
}

TEST_CASE("geometry: a turning counter stops short of what its poses overlap, however thin") {
  Random random{23};
  int hits = 0, thin = 0;
  for (int i = 0; i < 1600; ++i) {
    Pose const pose{random.point(kInch), random.below(kCircle)};
    Body const other = i % 2 ? Body{kInch / 2, 1} : kCar;
    Polygon const wall = box({random.point(2 * kInch), random.below(kCircle)}, other);
    Vec const pivot = local(kCar, Corner(random.below(4)));
    Angle const by = random.within(1800);
    if (contact(box(pose, kCar), wall) != Contact::Apart || by == 0) continue;
    int first = std::abs(by) + 1;
    for (int k = std::abs(by); k > 0; --k)
      if (contact(box(turned(pose, pivot, by > 0 ? k : -k), kCar), wall) == Contact::Overlapping) first = k;
    std::optional<Fraction> const hit = hit_turning(pose, kCar, pivot, by, wall);
    if (first <= std::abs(by)) {
      int const seen = hit ? int(hit->num) : 1 << 20;
      INFO(i << " first " << first << " seen " << seen);
      bool const grazing = squared(box(turned(pose, pivot, by), kCar), wall).distance() == 0 && first == std::abs(by);
      if (!grazing) REQUIRE(seen <= first);
    }
    if (hit) {
      ++hits;
      thin += i % 2;
      Pose const there = turned(pose, pivot, Angle(by > 0 ? hit->num : -hit->num));
      REQUIRE(squared(box(there, kCar), wall).distance() < kInch / 200);   // a tenth of a degree at a car's diagonal
    }
  }
  CHECK(hits > 100);
  CHECK(thin > 40);
}

TEST_CASE("geometry: a counter turns away from the wall it stands against") {
  Polygon const wall = box({{0, kInch}, 0}, {5 * kInch, 3 * kInch / 4});
  Polygon const neighbour = box({{0, kInch / 2}, 0}, kCar);
  CHECK_FALSE(hit_turning({{0, 0}, 0}, kCar, local(kCar, Corner::FrontLeft), 900, neighbour));
  CHECK(hit_turning({{0, 0}, 0}, kCar, local(kCar, Corner::FrontLeft), -900, neighbour));   // its tail swings into it
  Pose const pose{{0, 0}, 0};
  REQUIRE(contact(box(pose, kCar), wall) == Contact::Touching);
  CHECK_FALSE(hit_turning(pose, kCar, local(kCar, Corner::RearLeft), -900, wall));
  CHECK(hit_turning(pose, kCar, local(kCar, Corner::RearLeft), 900, wall));
}

TEST_CASE("geometry: the same numbers in every build") {
  Random random{29};
  uint64_t sum = 14695981039346656037u;
  auto mix = [&](int64_t v) { sum = (sum ^ uint64_t(v)) * 1099511628211u; };
  Pose pose;
  for (int i = 0; i < 4000; ++i) {
    pose = turned(moved(pose, {random.below(kInch), random.within(9999)}), local(kCar, Corner(i % 4)), random.within(900));
    if (std::abs(pose.at.x) > kReach / 4 || std::abs(pose.at.y) > kReach / 4) pose.at = {};
    Polygon const car = box(pose, kCar);
    Point const near = pose.at + (random.point(3 * kInch) - Point{});
    Polygon const other = box({near, random.below(kCircle)}, kCar);
    mix(pose.at.x), mix(pose.at.y), mix(pose.heading), mix(int(contact(car, other)));
    Squared const gap = squared(car, other);
    mix(gap.whole), mix(gap.more), mix(gap.distance());
    mix(meet(between_corners(pose, kCar, Corner(i % 4), Corner((i + 1) % 4)), other));
    Vec const way = random.point(4 * kInch) - Point{};
    if (auto hit = hit_sliding(car, way, other)) mix(hit->num), mix(hit->den);
    if (auto hit = hit_turning(pose, kCar, local(kCar, Corner::RearLeft), random.within(900), other)) mix(hit->num);
    for (Point p : swept(car, way)) mix(p.x), mix(p.y);
  }
  CHECK(sum == 0xc819022f5139d788u);
}
