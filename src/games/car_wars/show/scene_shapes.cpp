// Small tools of the pictures: places, shapes, fixed chances.
#include <cmath>

#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars::show {

std::vector<Vec> Upright::operator()(geometry::Polygon const& area) const {
  std::vector<Vec> out;
  out.reserve(size_t(area.size()));
  for (geometry::Point p : area) out.push_back((*this)(p));
  return out;
}

Vec offset(Stand const& from, float ahead, float right) {
  float const c = std::cos(from.angle), s = std::sin(from.angle);
  return {from.at.x + ahead * c - right * s, from.at.y + ahead * s + right * c};
}

DrawnShape drawn(DrawnShape::Kind kind, DrawnShape::Layer layer, Tone tone) {
  DrawnShape s;
  s.kind = kind, s.layer = layer, s.tone = tone;
  return s;
}
DrawnShape painted(DrawnShape::Kind kind, DrawnShape::Layer layer, uint32_t colour, float fill, float line) {
  DrawnShape s = drawn(kind, layer);
  s.paint = DrawnShape::Own, s.own = colour, s.fill = fill, s.line = line;
  return s;
}

float chance(uint32_t seed, uint32_t n) {
  uint32_t h = seed * 2654435761u ^ (n + 1) * 2246822519u;
  h = (h ^ (h >> 15)) * 2246822519u;
  return float((h ^ (h >> 13)) & 0xffffu) / 65535.0f;
}
uint32_t scattered(std::string_view text) {
  uint32_t h = 2166136261u;
  for (char c : text) h = (h ^ uint8_t(c)) * 16777619u;
  return h;
}

}  // namespace paddock::car_wars::show
