#include "board/shapes.hpp"

#include <algorithm>

#include "board/plane.hpp"

namespace paddock::app {
namespace {

void put(uint8_t* to, Ink ink) {
  for (int i = 0; i < 4; ++i) to[i] = uint8_t(ink >> (24 - 8 * i));
}

constexpr float kRoundEnd = 9;

// Slope of the cut between two stretches that meet: tangent of half the turn. `sign`: as the later one sees it, or -1.
float mitre(Vec before, Vec after, float sign) {
  float const turn = std::atan2(cross(before, after), dot(before, after));
  if (std::fabs(turn) > 2.2f) return kRoundEnd;
  return sign * std::tan(turn / 2);
}

}  // namespace

Shape& Shapes::add(Form form, Vec at, float half_length, float half_width, Ink fill, Ink line) {
  Shape s{at.x, at.y, 1, 0, half_length, half_width, 0, 0, 0, 0, 0, float(form), {}, {}};
  put(s.fill, fill);
  put(s.line, line);
  items_.push_back(s);
  return items_.back();
}

void Shapes::box(Vec at, Vec half, float radius, Ink fill, float border, Ink line) {
  Shape& s = add(Form::Box, at, half.x, half.y, fill, line);
  s.a = radius;
  s.b = border;
}

void Shapes::disc(Vec at, float radius, Ink fill, float border, Ink line) {
  box(at, {radius, radius}, radius, fill, border, line);
}

void Shapes::shadow(Vec at, Vec half, float radius, float soft, float alpha, float angle) {
  Shape& s = add(Form::Box, at, half.x, half.y, Ink(alpha * 255));
  s.a = radius;
  s.c = soft;
  turn(s, angle);
}

void Shapes::way(Vec const* points, size_t count, float half_width, Ink ink, float dash, bool closed) {
  closed = closed && count > 2;
  size_t const legs = closed ? count : count - std::min<size_t>(count, 1);
  float driven = 0;
  for (size_t i = 0; i < legs; ++i) {
    Vec const from = points[i], to = points[(i + 1) % count], d = to - from;
    float const len = length_of(d);
    if (len < 1e-4f) continue;
    Shape& s = add(Form::Stretch, (from + to) * 0.5f, len / 2, half_width, ink, ink);
    s.cosine = d.x / len;
    s.sine = d.y / len;
    s.a = i > 0 || closed ? mitre(from - points[(i + count - 1) % count], d, 1) : kRoundEnd;
    s.b = i + 1 < legs || closed ? mitre(d, points[(i + 2) % count] - to, -1) : kRoundEnd;
    s.c = dash;
    s.d = driven + len / 2;
    driven += len;
  }
}

void Shapes::triangle(Corner a, Corner b, Corner c, Ink ink) {
  Shape& s = add(Form::Triangle, a.at, c.at.x, c.at.y, ink);
  s.cosine = b.at.x, s.sine = b.at.y;
  s.c = a.alpha, s.d = b.alpha, s.e = c.alpha;
}

void Shapes::sector(Vec at, Fan const& fan, Ink ink) {
  Shape& s = add(Form::Arc, at, fan.outer, fan.outer, ink);
  s.a = fan.inner > 0 ? fan.outer - fan.inner : 1.02f * fan.outer;   // no hole of a pixel in its middle
  s.b = fan.from;
  s.c = std::min(fan.sweep, 6.2832f);
}

void Shapes::fade(size_t first, float alpha) {
  float const n = float(items_.size() - first);
  for (size_t i = first; i < items_.size(); ++i) {
    items_[i].fill[3] = uint8_t(255 * alpha * float(i - first) / n);
    items_[i].line[3] = uint8_t(255 * alpha * float(i - first + 1) / n);
  }
}

void Shapes::line(Vec from, Vec to, float half_width, Ink from_ink, Ink to_ink) {
  Vec const d = to - from;
  float const len = std::max(length_of(d), 1e-4f);
  Shape& s = add(Form::Stretch, {(from.x + to.x) / 2, (from.y + to.y) / 2}, len / 2, half_width, from_ink, to_ink);
  s.cosine = d.x / len;
  s.sine = d.y / len;
  s.a = s.b = kRoundEnd;
}

void Shapes::piece(Piece const& p, Ink ink) {
  line(p.from, p.to, p.width / 2, ink, ink);
  items_.back().a = p.cut_from;
  items_.back().b = p.cut_to;
}

void Shapes::car(Body const& body, CarLook const& look) {
  Shape& s = add(Form::Car, body.at, body.length / 2, body.width / 2, faded(look.ink.base, look.alpha), look.ink.second);
  turn(s, body.angle);
  s.a = float(look.pattern);
  s.b = look.open_wheels ? 2.0f : 0.0f;
  s.c = look.disc;
  s.d = look.rim;
  s.e = look.ghost ? 1.0f : 0.0f;
}

void Shapes::car_shadow(Body const& body, bool open_wheels, float alpha) {
  // elevation.token: offset and alpha in token lengths, towards the lower right of the screen
  Vec const at{body.at.x + 0.06f * body.length, body.at.y + 0.08f * body.length};
  Shape& s = add(Form::Car, at, body.length / 2, body.width / 2, Ink(alpha * 0.4f * 255));
  turn(s, body.angle);
  s.b = open_wheels ? 3.0f : 1.0f;
}

void Shapes::bike(Body const& body, LiveryInk ink, int mark, float alpha) {
  Shape& s = add(Form::Bike, body.at, body.length / 2, body.width / 2, faded(ink.base, alpha), ink.second);
  turn(s, body.angle);
  s.a = float(mark);
}

void Shapes::bike_shadow(Body const& body, float alpha) {
  Vec const at{body.at.x + 0.07f * body.length, body.at.y + 0.11f * body.length};
  Shape& s = add(Form::Bike, at, body.length / 2, body.width / 2, Ink(alpha * 0.45f * 255));
  turn(s, body.angle);
  s.b = 1.0f;
}

}  // namespace paddock::app
