#include "board/polygon.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "board/plane.hpp"
#include "board/shapes.hpp"

namespace paddock::app {
namespace {

constexpr float kSame = 1e-4f;        // corners nearer than this are one, units

bool finite(Vec v) { return std::isfinite(v.x) && std::isfinite(v.y); }

// Twice the area of a triangle, above 0 where it goes round clockwise. In double it is as good as exact.
double turn(Vec a, Vec b, Vec c) {
  return (double(b.x) - a.x) * (double(c.y) - b.y) - (double(b.y) - a.y) * (double(c.x) - b.x);
}

class Ears {
 public:
  explicit Ears(std::span<Vec const> corners) : at_(corners), left_(corners.size()) {
    std::iota(left_.begin(), left_.end(), uint16_t(0));
    if (signed_area(corners) < 0) std::reverse(left_.begin(), left_.end());
  }
  std::vector<Triangle> clip() {
    std::vector<Triangle> out;
    for (size_t i = 0, missed = 0; left_.size() > 2;) {
      size_t const n = left_.size();
      i %= n;
      // All were asked and none is an ear: the polygon crosses itself, and one has to go.
      if (missed < n && !is_ear(i)) {
        ++i, ++missed;
        continue;
      }
      if (turn_at(i) > 0) out.push_back({left_[(i + n - 1) % n], left_[i], left_[(i + 1) % n]});
      left_.erase(left_.begin() + std::ptrdiff_t(i));
      missed = 0;
    }
    return out;
  }

 private:
  Vec corner(size_t i) const { return at_[left_[i % left_.size()]]; }
  double turn_at(size_t i) const { return turn(corner(i + left_.size() - 1), corner(i), corner(i + 1)); }
  bool is_ear(size_t i) const {
    size_t const n = left_.size();
    double const here = turn_at(i);
    if (here <= 0) return here == 0;   // a corner on a straight side can go
    Vec const a = corner(i + n - 1), b = corner(i), c = corner(i + 1);
    for (size_t k = i + 2; k < i + n - 1; ++k) {
      Vec const p = corner(k);
      if (p == a || p == b || p == c) continue;
      if (turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0) return false;
    }
    return true;
  }
  std::span<Vec const> at_;
  std::vector<uint16_t> left_;
};

}  // namespace

std::vector<Vec> corners_of(std::span<Vec const> points, bool closed) {
  size_t const step = (points.size() + DrawnShape::kMostCorners - 1) / DrawnShape::kMostCorners;
  std::vector<Vec> out;
  for (size_t i = 0; i < points.size(); i += step)
    if (finite(points[i]) && (out.empty() || length_of(points[i] - out.back()) > kSame)) out.push_back(points[i]);
  while (closed && out.size() > 1 && length_of(out.front() - out.back()) <= kSame) out.pop_back();
  return out;
}

float signed_area(std::span<Vec const> corners) {
  double twice = 0;
  for (size_t i = 0; i < corners.size(); ++i) {
    Vec const a = corners[i], b = corners[(i + 1) % corners.size()];
    twice += double(a.x) * b.y - double(a.y) * b.x;
  }
  return float(twice / 2);
}

std::vector<Triangle> triangulate(std::span<Vec const> corners) {
  return corners.size() < 3 ? std::vector<Triangle>{} : Ears(corners).clip();
}

std::vector<Vec> arc_points(Vec at, float radius, float from, float sweep, float px) {
  float const wanted = sweep * std::sqrt(std::max(radius, 0.0f) / std::max(2 * px, 1e-6f));
  int const steps = int(std::clamp(std::ceil(wanted), std::max(1.0f, std::ceil(sweep * 2)), 127.0f));
  std::vector<Vec> out;
  for (int i = 0; i <= steps; ++i) {
    float const angle = from + sweep * float(i) / float(steps);
    out.push_back({at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)});
  }
  return out;
}

void Shapes::polygon(std::span<Vec const> corners, Ink ink, float px) {
  size_t const n = corners.size();
  if (n < 3) return;
  for (Triangle const& t : triangulate(corners)) triangle({corners[t[0]]}, {corners[t[1]]}, {corners[t[2]]}, ink);
  float const side = signed_area(corners) < 0 ? -px : px;
  auto const outside = [&](size_t i) {     // a pixel off both sides that meet there, in a sharp corner two at most
    Vec const p = corners[i % n], to = p - corners[(i + n - 1) % n], on = corners[(i + 1) % n] - p;
    Vec const sum = to * (1 / length_of(to)) + on * (1 / length_of(on));
    float const k = side / std::max(dot(sum, sum) / 2, 0.5f);
    return p + Vec{sum.y * k, -sum.x * k};
  };
  for (size_t i = 0; i < n; ++i) {
    Corner const a{corners[i]}, b{corners[(i + 1) % n]}, c{outside(i + 1), 0};
    triangle(a, b, c, ink);
    triangle(a, c, {outside(i), 0}, ink);
  }
}

}  // namespace paddock::app
