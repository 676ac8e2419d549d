// Where spaces lie on the board: the centre line, and lanes beside it.
#include <algorithm>
#include <cmath>

#include "games/speed_circuit/show/scene_parts.hpp"

namespace paddock::speed_circuit {

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
Vec Course::place(float row, float lane) const {
  Vec const p = at(row), d = along(row);
  float const off = offset(lane);
  return {p.x - d.y * off, p.y + d.x * off};
}

float Course::angle(float row) const {
  Vec const d = along(row);
  return std::atan2(d.y, d.x);
}

Piece Course::piece(float from, float to, float left, float right) const {
  float const lane = (left + right) / 2;
  Piece p{place(from, lane), place(to, lane), (right - left) * kLaneWidth * kScale};
  float const dx = p.to.x - p.from.x, dy = p.to.y - p.from.y;
  auto slope = [&](Vec t) {   // of the border of a row there, against the normal of the piece
    float const cross = dx * t.y - dy * t.x, dot = dx * t.x + dy * t.y;
    return -std::tan(std::clamp(std::atan2(cross, dot), -1.2f, 1.2f));
  };
  p.cut_from = slope(along(from));
  p.cut_to = slope(along(to));
  return p;
}

Course course_of(Track const& t) {
  std::vector<float> turn;
  for (Bend b : t.shape)
    for (int i = 0; i < b.rows; ++i) turn.push_back(float(b.angle) / float(b.rows) * 0.01745329f);
  int const rows = t.drawn;
  turn.resize(size_t(rows), 0);
  Course c;
  c.lanes = t.lanes;
  float x = 0, y = 0, heading = 0;
  for (int r = 0; r < rows; ++r) {
    c.centre.push_back({x, y});
    float const mid = heading + turn[size_t(r)] / 2;
    x += std::cos(mid);
    y -= std::sin(mid);
    heading += turn[size_t(r)];
  }
  float low_x = 1e9f, low_y = 1e9f, high_x = -1e9f, high_y = -1e9f;
  for (int r = 0; r < rows; ++r) {
    Vec& p = c.centre[size_t(r)];
    p = {(p.x - x * float(r) / float(rows)) * kScale, (p.y - y * float(r) / float(rows)) * kScale};
    low_x = std::min(low_x, p.x), low_y = std::min(low_y, p.y);
    high_x = std::max(high_x, p.x), high_y = std::max(high_y, p.y);
  }
  for (Vec& p : c.centre) p = {p.x - low_x + 4, p.y - low_y + 4};
  c.width = std::ceil(high_x - low_x + 8);
  c.height = std::ceil(high_y - low_y + 8);
  return c;
}

Stretch stretch_of(Track const& t, int row, int lane) {
  Row const& r = t.rows[size_t(row)];
  int const n = t.reach(row, lane, lane), length = n ? t.way(row, t.wrap(row + n)) : 1000;
  return {float(r.at) / 1000, float(r.at + length) / 1000};
}

float drawn_row(Track const& t, int progress, int lane) { return float(t.middle(t.wrap(progress), lane)) / 1000; }

}  // namespace paddock::speed_circuit
