#include "games/car_wars/rules/board.hpp"

namespace paddock::car_wars::board {
namespace {

using namespace geometry;
using geometry::Vec;   // not the pictures' one

constexpr int64_t kMils = 1000;
// Corners of a turned counter and points written in mils are rounded; as near to a dividing line as this a point lies on it. Along
// the axes of the board corners are exact, and so is the answer.
constexpr int64_t kLine = int64_t(kInch) * 3 / (4 * kMils);

// Clockwise seen from above: the arc of a face goes counter-clockwise from its first corner to its second.
struct Ends {
  Corner from, to;
};
constexpr Ends kEnds[] = {{Corner::FrontRight, Corner::FrontLeft},
                          {Corner::RearLeft, Corner::RearRight},
                          {Corner::FrontLeft, Corner::RearLeft},
                          {Corner::RearRight, Corner::FrontRight}};

// The distance of v from the ray, or from its tip if it lies behind that, is at most kLine.
bool on_ray(Vec v, Vec ray) {
  if (dot(v, ray) < 0) return dot(v, v) <= kLine * kLine;
  __int128 const area = cross(ray, v);
  return area * area <= __int128(kLine * kLine) * dot(ray, ray);
}

int in_mils(Squared square) {  // the nearest mil: of twice the distance the odd half is cut off
  int32_t const length = square.distance();
  return int((int64_t(length) * 2 * kMils + kInch) / (2 * int64_t(kInch)));
}

}  // namespace

int32_t units(Ratio mils) { return int32_t((mils * Ratio(kInch, kMils)).half_up()); }
int mils(int32_t units) { return int(Ratio(int64_t(units) * kMils, kInch).half_up()); }
Angle from_compass(int64_t tenths) { return heading(Angle(900 - tenths % kCircle)); }
Ratio compass(Angle a) { return Ratio(heading(900 - a), kDegree); }

Body body(Counter counter) {
  switch (counter) {
    case Counter::cycle:
    case Counter::sidecar: return {kInch / 4, kInch / 4};
    case Counter::pedestrian: return {kInch / 8, kInch / 8};
    default: return {kInch / 2, kInch / 4};
  }
}

Sector arc(Piece const& piece, Face face) {
  Ends const ends = kEnds[size_t(face)];
  return between_corners(piece.at, piece.body, ends.from, ends.to);
}

unsigned arcs_of(Piece const& piece, Point p) {
  unsigned out = 0;
  bool const square_on = piece.at.heading % 900 == 0;
  for (unsigned f = 0; f < 4; ++f) {
    Sector const s = arc(piece, Face(f));
    Vec const v = p - s.tip;
    if (contains(s, p) || (!square_on && (on_ray(v, s.from) || on_ray(v, s.to)))) out |= 1u << f;
  }
  return out;
}

unsigned reach(Kind kind, Face mount) {
  unsigned const own = 1u << unsigned(mount);
  bool const side = mount == Face::left || mount == Face::right;
  if (side && kind == Kind::trike) return own | 1u << unsigned(Face::front);
  if (side && kind == Kind::reversed_trike) return own | 1u << unsigned(Face::back);
  return own;
}

bool in_reach(Piece const& firer, unsigned faces, Polygon const& target) {
  for (unsigned f = 0; f < 4; ++f)
    if (faces >> f & 1 && meet(arc(firer, Face(f)), target)) return true;
  return false;
}

Point middle(Piece const& piece, Face face) {
  Body const b = piece.body;
  switch (face) {
    case Face::front: return place(piece.at, {b.half_length, 0});
    case Face::back: return place(piece.at, {-b.half_length, 0});
    case Face::left: return place(piece.at, {0, b.half_width});
    default: return place(piece.at, {0, -b.half_width});
  }
}

Point wheel(Piece const& piece, Kind kind, Tire tire) {
  bool const front = tire == Tire::front_left || tire == Tire::front_right;
  bool const left = tire == Tire::front_left || tire == Tire::rear_left;
  if (kind == Kind::cycle || (kind == Kind::trike && front) || (kind == Kind::reversed_trike && !front))
    return middle(piece, front ? Face::front : Face::back);
  Corner const corner = front ? (left ? Corner::FrontLeft : Corner::FrontRight) : (left ? Corner::RearLeft : Corner::RearRight);
  return place(piece.at, local(piece.body, corner));
}

int range_mils(Point from, Point to) { return in_mils(squared(from, to)); }
int range_mils(Point from, Polygon const& to) { return in_mils(squared(from, to)); }

}  // namespace paddock::car_wars::board
