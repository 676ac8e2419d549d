#include "core/geometry_axis.hpp"

namespace paddock::geometry {
namespace {

// One of the two has an inside; the other may be a segment or a point.
Contact contact_of(std::span<Point const> a, std::span<Point const> b) {
  bool touching = false;
  bool const common = each_axis(a, b, [&](Shadow const& s, Shadow const& t, Vec) {
    touching |= s.high == t.low || t.high == s.low;
    return s.high >= t.low && t.high >= s.low;
  });
  return !common ? Contact::Apart : touching ? Contact::Touching : Contact::Overlapping;
}

bool on(Point p, Segment const& s) {  // of its line
  return std::min(s.a.x, s.b.x) <= p.x && p.x <= std::max(s.a.x, s.b.x) && std::min(s.a.y, s.b.y) <= p.y &&
         p.y <= std::max(s.a.y, s.b.y);
}

int side(Segment const& s, Point p) {
  int64_t const c = cross(s.b - s.a, p - s.a);
  return c > 0 ? 1 : c < 0 ? -1 : 0;
}

}  // namespace

Contact contact(Polygon const& a, Polygon const& b) { return contact_of(points(a), points(b)); }

Contact contact(Segment const& line, Polygon const& b) {
  Point const ends[2] = {line.a, line.b};
  return contact_of(ends, points(b));
}

Contact contact(Point p, Polygon const& b) { return contact_of({&p, 1}, points(b)); }

bool meet(Segment const& s, Segment const& t) {
  int const a = side(s, t.a), b = side(s, t.b), c = side(t, s.a), d = side(t, s.b);
  if (a * b < 0 && c * d < 0) return true;
  return (a == 0 && on(t.a, s)) || (b == 0 && on(t.b, s)) || (c == 0 && on(s.a, t)) || (d == 0 && on(s.b, t));
}

int blocker(Segment const& line, std::span<Polygon const> walls) {
  for (size_t i = 0; i < walls.size(); ++i)
    if (contact(line, walls[i]) == Contact::Overlapping) return int(i);
  return -1;
}

Squared squared(Point p, Point q) { return {dot(p - q, p - q), false}; }

Squared squared(Point p, Segment const& s) {
  Vec const along = s.b - s.a, to = p - s.a;
  int64_t const length = dot(along, along), foot = dot(along, to);
  if (foot <= 0) return squared(p, s.a);
  if (foot >= length) return squared(p, s.b);
  int64_t const area = cross(along, to);
  if (area == int32_t(area)) return {area * area / length, area * area % length != 0};   // nearly always: WASM has no 128 bits
  __int128 const square = __int128(area) * area;
  return {int64_t(square / length), square % length != 0};
}

Squared squared(Point p, Polygon const& b) {
  if (contact(p, b) != Contact::Apart) return {};
  Squared least = squared(p, b[0]);
  for (int i = 0; i < b.size(); ++i) least = std::min(least, squared(p, Segment{b[i], b[(i + 1) % b.size()]}));
  return least;
}

Squared squared(Polygon const& a, Polygon const& b) {
  if (contact(a, b) != Contact::Apart) return {};
  Squared least = squared(a[0], b);
  for (Point p : a) least = std::min(least, squared(p, b));
  for (Point p : b) least = std::min(least, squared(p, a));
  return least;
}

}  // namespace paddock::geometry
