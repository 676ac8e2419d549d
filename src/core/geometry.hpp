// Plane geometry in whole numbers, the same in every build: points, headings, poses of counters, convex polygons.
//
// Lengths are in units of 1/262144 inch (kInch), so a quarter inch and half a counter are exact. Every coordinate is
// within kReach of the origin (2048 inches each way), every Vec within kReach in x and y: then no product overflows
// (cross and dot stay below 2^61, squares of them are taken in 128 bits). x grows to the right, y upwards, angles turn
// left. Angles are tenths of a degree.
//
// Rounding: only rotate() rounds, each coordinate once, to the nearest unit (halves away from 0, so that opposite
// vectors stay opposite). A pose is kept, its corners are derived and never fed back. moved() and turned() add to a
// position rounded vectors that depend on the heading alone: the same way back returns to the very pose, turns about
// one corner never drift, and n manoeuvres are off by at most 2n units (10 inches of driving: 1/10000 inch).
#pragma once
#include <cstdint>
#include <optional>
#include <span>

#include "core/list.hpp"

namespace paddock::geometry {

inline constexpr int32_t kInch = 1 << 18;
inline constexpr int32_t kReach = 1 << 29;

struct Vec {
  int32_t x = 0, y = 0;
  bool operator==(Vec const&) const = default;
};
struct Point {
  int32_t x = 0, y = 0;
  bool operator==(Point const&) const = default;
};
constexpr Vec operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator+(Point p, Vec v) { return {p.x + v.x, p.y + v.y}; }
constexpr Point operator-(Point p, Vec v) { return {p.x - v.x, p.y - v.y}; }
constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec operator-(Vec v) { return {-v.x, -v.y}; }
constexpr int64_t cross(Vec a, Vec b) { return int64_t(a.x) * b.y - int64_t(a.y) * b.x; }  // > 0: b lies left of a
constexpr int64_t dot(Vec a, Vec b) { return int64_t(a.x) * b.x + int64_t(a.y) * b.y; }

// Tenths of a degree, any value; heading() brings it to 0..3599.
using Angle = int32_t;
inline constexpr Angle kDegree = 10, kCircle = 360 * kDegree;
constexpr Angle heading(Angle a) { return a >= 0 && a < kCircle ? a : (a % kCircle + kCircle) % kCircle; }
inline constexpr int32_t kOne = 1 << 30;  // sine of 90 degrees
int32_t sine(Angle a);                    // in 1/kOne, rounded to the nearest; exact at multiples of 30 degrees where rational
inline int32_t cosine(Angle a) { return sine(heading(a) + 90 * kDegree); }
Vec rotate(Vec v, Angle by);
Point rotate(Point p, Point about, Angle by);  // there and back may be a unit off: for counters use turned()
int32_t root(int64_t square);                  // largest r with r * r <= square; square from 0 to 2^61
int64_t scaled(int64_t a, int64_t by, int64_t of);  // a * by / of in 128 bits, toward 0

struct Pose {
  Point at;           // middle of the counter
  Angle heading = 0;  // 0..3599
  bool operator==(Pose const&) const = default;
};
// The counter: half its length and width. A car is {kInch / 2, kInch / 4}. Its own frame: x ahead, y to the left.
struct Body {
  int32_t half_length = 0, half_width = 0;
};
enum class Corner : uint8_t { RearRight, FrontRight, FrontLeft, RearLeft };  // counter-clockwise
Vec local(Body body, Corner corner);
Point place(Pose pose, Vec local);                           // of a spot of the counter
Pose moved(Pose pose, Vec local);                            // slides by so much ahead and to the left, heading kept
Pose turned(Pose pose, Vec local_pivot, Angle by);           // about a spot of the counter, which stays within a unit

struct Segment {
  Point a, b;
};
// Convex, corners counter-clockwise, no three in a line, area above 0. Made by box() or hull().
inline constexpr int kMaxCorners = 16;
using Polygon = Scratch<Point, kMaxCorners>;
Polygon box(Pose pose, Body body);  // corners in the order of Corner
// Smallest convex polygon around at most 32 points; empty if they lie in a line or need more than kMaxCorners corners.
Polygon hull(std::span<Point const> points);

// The upright box around a shape: whoever is not near it has no business with the shape.
struct Bounds {
  Point low, high;
};
constexpr Bounds around(Point p, int32_t reach) { return {p - Vec{reach, reach}, p + Vec{reach, reach}}; }
constexpr bool apart(Bounds const& a, Bounds const& b) {
  return a.high.x < b.low.x || b.high.x < a.low.x || a.high.y < b.low.y || b.high.y < a.low.y;
}
Bounds joined(Bounds const& a, Bounds const& b);
Bounds bounds_of(Polygon const& shape);   // of an empty one: the origin

// Closed sets: Touching means a common point but no common inner point. Exact for the rounded corners.
enum class Contact : uint8_t { Apart, Touching, Overlapping };
Contact contact(Polygon const& a, Polygon const& b);
Contact contact(Segment const& line, Polygon const& b);  // Overlapping: passes through the inside; grazing only touches
Contact contact(Point p, Polygon const& b);              // Touching: on the border
bool meet(Segment const& s, Segment const& t);           // common point, ends included; segments may be points

// Index of the first polygon the line passes through, -1 for a clear line of sight. Grazing an edge does not block.
int blocker(Segment const& line, std::span<Polygon const> walls);

// A squared distance, exact enough for every comparison with a whole number: whole units squared, and whether there is
// more than that.
struct Squared {
  int64_t whole = 0;
  bool more = false;
  bool within(int32_t reach) const { return whole < int64_t(reach) * reach || (whole == int64_t(reach) * reach && !more); }
  int32_t distance() const { return root(whole); }  // rounded down
  bool operator<(Squared const& o) const { return whole != o.whole ? whole < o.whole : more < o.more; }
};
Squared squared(Point p, Point q);
Squared squared(Point p, Segment const& s);
Squared squared(Point p, Polygon const& b);  // 0 inside
Squared squared(Polygon const& a, Polygon const& b);

// Arc of fire: what lies counter-clockwise from direction `from` to direction `to`, borders and tip included. Equal
// directions are a single ray; `whole` is the full circle. Neither direction may be 0.
struct Sector {
  Point tip;
  Vec from, to;
  bool whole = false;
};
Sector between_corners(Pose pose, Body body, Corner first, Corner second);  // from the middle through two corners
bool contains(Sector const& s, Point p);
bool meet(Sector const& s, Polygon const& b);  // any common point

}  // namespace paddock::geometry
