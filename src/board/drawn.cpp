// What a game draws itself: plane shapes, sprites made of them, and what is shown while an answer is considered.
#include <algorithm>
#include <cmath>

#include "board/layers.hpp"
#include "board/plane.hpp"
#include "board/polygon.hpp"

namespace paddock::app {

// Where the shape's own axes lie on the board, and of a sprite whose it is.
struct Layers::Placing {
  Vec at{};
  float angle = 0, scale = 1, alpha = 1;
  Seat seat = kNobody;
  float cosine = std::cos(angle), sine = std::sin(angle);
  Vec operator()(Vec p) const { return at + Vec{p.x * cosine - p.y * sine, p.x * sine + p.y * cosine} * scale; }
};

namespace {

float share(float of_one) { return of_one > 0 ? std::min(of_one, 1.0f) : 0; }

// The whole rim of a sector as one closed line; of a whole ring only the outer circle.
std::vector<Vec> rim_of(Vec at, Shapes::Fan const& fan, float px) {
  constexpr float kWhole = 6.28f;
  std::vector<Vec> out = arc_points(at, fan.outer, fan.from, fan.sweep, px);
  if (fan.sweep >= kWhole) return out.pop_back(), out;
  if (fan.inner <= 0) return out.push_back(at), out;
  std::vector<Vec> const back = arc_points(at, fan.inner, fan.from, fan.sweep, px);
  out.insert(out.end(), back.rbegin(), back.rend());
  return out;
}

void closed_way(Shapes& out, std::vector<Vec> const& points, float half, Ink ink, float dash) {
  out.way(points.data(), points.size(), half, ink, dash, true);
}

}  // namespace

Ink Layers::tone_ink(Tone tone) const {
  if (tone == Tone::Plain) return colours().line;
  if (tone != Tone::Quiet) return colours().tones[int(tone)];
  return scene.ground && scene.ground->surface == Ground::Concrete ? wall_ink(theme) : colours().rail;
}

Ink Layers::paint_of(DrawnShape const& s, Seat sprite_of) const {
  LiveryInk const livery = livery_ink(entrant(sprite_of >= 0 ? sprite_of : s.seat).livery);
  switch (s.paint) {
    case DrawnShape::BySeat: return livery.base;
    case DrawnShape::BySecond: return livery.second;
    case DrawnShape::Own: return s.own << 8 | 255u;
    default: return tone_ink(s.tone);
  }
}

void Layers::shape(Shapes& out, DrawnShape const& s, Placing const& to) const {
  Ink const paint = paint_of(s, to.seat), fill = faded(paint, share(s.fill) * share(to.alpha)), line = faded(paint, share(s.line) * share(to.alpha));
  bool const filled = fill & 255u, lined = line & 255u;
  float const px = css() / canvas.pixel_ratio, half = std::max(s.width * to.scale, css()) / 2, dash = std::max(0.0f, s.dash * to.scale);
  Vec const at = to(s.at);
  float const outer = s.radius * to.scale, inner = std::clamp(s.inner * to.scale, 0.0f, std::max(outer, 0.0f));
  if (s.kind == DrawnShape::Polygon || s.kind == DrawnShape::Segment) {
    bool const closed = s.kind == DrawnShape::Polygon;
    std::vector<Vec> points = corners_of(s.points, closed);
    for (Vec& p : points) p = to(p);
    if (closed && filled) out.polygon(points, fill, px);
    if (lined) out.way(points.data(), points.size(), half, line, dash, closed);
    return;
  }
  if (s.kind == DrawnShape::Text || !std::isfinite(at.x + at.y + outer + s.start + s.end) || outer <= 0) return;
  if (s.kind == DrawnShape::Disc && dash <= 0) return out.disc(at, outer, fill, lined ? 2 * half : 0, line);
  bool const disc = s.kind == DrawnShape::Disc;
  Shapes::Fan const fan{disc ? 0 : inner, outer, disc ? 0 : s.start + to.angle, disc ? 6.2832f : std::min(s.end - s.start, 6.2832f)};
  if (fan.sweep <= 0) return;
  if (filled) out.sector(at, fan, fill);
  if (!lined) return;
  closed_way(out, rim_of(at, fan, px), half, line, dash);
  if (fan.sweep >= 6.28f && fan.inner > 0) closed_way(out, rim_of(at, {0, fan.inner, fan.from, fan.sweep}, px), half, line, dash);
}

// Everything a game draws at this moment: of the scene, of the film or of the answer that is considered.
template <class Each>
void Layers::all_drawn(Each&& each) const {
  for (DrawnShape const& s : scene.shapes) each(s);
  if (!playhead.film) {
    if (options.ghost && !small)
      for (DrawnShape const& s : options.ghost->shapes) each(s);
    return;
  }
  for (auto const& s : playhead.film->shapes)
    if (s.from <= playhead.time && playhead.time < s.until) each(s);
}

void Layers::drawn(Shapes& out, DrawnShape::Layer layer) const {
  all_drawn([&](DrawnShape const& s) {
    if (s.layer == layer) shape(out, s, {});
  });
}

void Layers::solid(Shapes& out) const {
  constexpr float kOpaque = 0.9f;
  for (DrawnShape const& s : scene.shapes)
    if (s.layer == DrawnShape::Ground && s.kind == DrawnShape::Polygon && s.fill >= kOpaque) shape(out, s, {});
}

void Layers::drawn_texts(std::vector<BoardText>& texts) const {
  constexpr float kLeast = 7, kRead = 12, kApartX = 64, kApartY = 24;   // px: from so far off it is left out; read; of boxes
  all_drawn([&](DrawnShape const& s) {
    bool const box = s.width > 0;
    float const zoomed = s.radius * sight.zoom, size = std::max(zoomed, kRead);
    if (s.kind != DrawnShape::Text || s.text.empty() || !(zoomed >= kLeast || box || s.layer == DrawnShape::OverTokens)) return;
    Vec at = screen(s.at);
    auto const covered = [&](Token const& t) {
      Vec const car = screen(t.at);
      return !t.ghost && std::abs(car.x - at.x) < kApartX && std::abs(car.y - at.y) < kApartY;
    };
    auto const inside = [&](Vec p) { return canvas.free.x < p.x - kApartX / 2 && p.x + kApartX / 2 < canvas.free.x + canvas.free.width; };   // not under the columns
    if (Vec const other = box && !s.points.empty() ? screen(s.points[0]) : at; std::any_of(scene.tokens.begin(), scene.tokens.end(), covered) || (!inside(at) && inside(other))) at = other;
    auto const near = [&](BoardText const& t) { return t.kind == BoardText::Tag && std::abs(t.at.x - at.x) < kApartX && std::abs(t.at.y - at.y) < kApartY; };
    if (box && s.tone == Tone::Accent) std::erase_if(texts, near);   // what is chosen takes the place of what is there anyway
    else if (box && std::any_of(texts.begin(), texts.end(), near)) return;
    if (box) return texts.push_back({BoardText::Tag, at, kRead, imgui_ink(colours().tag_text), s.tone, s.text});
    texts.push_back({BoardText::Painted, screen(s.at), size, imgui_ink(faded(paint_of(s, kNobody), share(s.line))), Tone::Plain, s.text, s.start - 1.5707963f});
  });
}

bool Layers::sprite(Shapes& out, std::string_view name, Body const& body, Seat seat, float alpha) const {
  Sprite const* const found = name.empty() || !scene.sprites ? nullptr : scene.sprites->find(name);
  if (!found) return false;
  for (DrawnShape const& s : found->shapes) shape(out, s, {body.at, body.angle, body.length / 2, alpha, seat});
  return true;
}

// Over the game's own marks, under the tokens.
void Layers::ghost(Shapes& out, std::vector<BoardText>& texts) const {
  if (!options.ghost || small) return;
  ways(out, options.ghost->paths);
  for (Token t : options.ghost->tokens) {
    t.ghost = true;
    token(out, texts, t, t.at, t.angle);
  }
}

}  // namespace paddock::app
