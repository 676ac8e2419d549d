// What lies on the ground, and what is drawn over it without being a car.
#include "board/layers.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::app {
namespace {

Vec half_way(Vec a, Vec b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
float apart(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }
bool same_tile(Vec a, Vec b) { return std::floor(a.x) == std::floor(b.x) && std::floor(a.y) == std::floor(b.y); }

void painted(Shapes& out, Ground::Paint const& p, Palette const& c) {
  float const len = apart(p.from, p.to), angle = std::atan2(p.to.y - p.from.y, p.to.x - p.from.x);
  Vec const mid = half_way(p.from, p.to);
  switch (p.kind) {
    case Ground::Paint::StartLine: {
      Shape& s = out.add(Form::Chequer, mid, len / 2, p.width / 2, faded(0xF2F3EFFF, 0.92f), 0x15191BFF);
      s.a = p.width / 3;
      Shapes::turn(s, angle);
      break;
    }
    case Ground::Paint::PitLine: {
      Shape& s = out.add(Form::Chequer, mid, len / 2, p.width / 2, faded(0xFFC629FF, 0.85f), 0xD98F16FF);
      s.a = 0.5f;
      Shapes::turn(s, angle);
      break;
    }
    case Ground::Paint::PitBox: {
      Shape& s = out.add(Form::Hatch, mid, len / 2 - 0.06f, p.width / 2, faded(c.line, 0.26f), faded(0xFFC629FF, 0.8f));
      s.a = 0.34f;
      s.b = 0.07f;
      Shapes::turn(s, angle);
      break;
    }
    case Ground::Paint::Bracket: {
      Shape& s = out.add(Form::Slot, {p.from.x + 0.06f * (p.to.x - p.from.x), p.from.y + 0.06f * (p.to.y - p.from.y)}, 0.74f,
                         p.width / 2 - 0.06f, faded(c.line, 0.72f));
      s.a = 0.07f;
      s.b = 0.34f;
      Shapes::turn(s, angle);
      break;
    }
    case Ground::Paint::Stripe:
    case Ground::Paint::Rail: {
      Ink const ink = faded(p.kind == Ground::Paint::Rail ? c.rail : c.line, p.strength);
      out.line(p.from, p.to, p.width / 2, ink, ink);
      break;
    }
    case Ground::Paint::Arrow:
    case Ground::Paint::ArrowHead: {
      Ink const ink = faded(0xE9B872FF, p.strength);
      out.line(p.from, p.to, p.width / 2, ink, ink);
      if (p.kind == Ground::Paint::Arrow) break;
      Shape& head = out.add(Form::Arrow, p.to, 0.34f, 1.0f, ink);
      Shapes::turn(head, angle);
      break;
    }
  }
}

void standing(Shapes& out, Ground::Prop const& p, Palette const& c) {
  switch (p.kind) {
    case Ground::Prop::Tree: {
      out.shadow({p.at.x + p.size * 0.3f, p.at.y + p.size * 0.4f}, {p.size * 0.8f, p.size * 0.8f}, p.size * 0.8f, p.size * 0.4f, 0.3f);
      Shape& s = out.add(Form::Tree, p.at, p.size, p.size, c.tree[0], c.tree[1]);
      s.a = float(p.seed % 97);
      break;
    }
    case Ground::Prop::Roof: {
      float const w = p.size * p.part;
      out.shadow({p.at.x + 0.22f, p.at.y + 0.3f}, {p.size, w}, 0.1f, 0.2f, 0.42f, p.angle);
      Ink const side = p.seed % 3 ? c.roof[0] : c.roof[1];
      size_t const first = out.size();
      out.box(p.at, {p.size, w}, 0.06f, side, 0.06f, faded(0xFFFFFFFF, 0.16f));
      out.box({p.at.x + std::sin(p.angle) * w * 0.5f, p.at.y - std::cos(p.angle) * w * 0.5f}, {p.size, w * 0.5f}, 0.03f, faded(0xFFFFFFFF, 0.07f));
      for (size_t i = first; i < out.size(); ++i) out.turn_one(i, p.angle);
      break;
    }
    case Ground::Prop::Water: {
      Shape& s = out.add(Form::Water, p.at, p.size, p.size * p.part, c.water, c.sand[0]);
      s.a = float(p.seed % 61);
      Shapes::turn(s, p.angle);
      break;
    }
  }
}

}  // namespace

Entrant Layers::entrant(Seat seat) const {
  if (seat >= 0 && size_t(seat) < entrants.size()) return entrants[size_t(seat)];
  return {seat < 0 ? 0 : int(seat), seat + 1};
}

void Layers::still(Shapes& out) const {
  Ground const& g = *scene.ground;
  for (auto const& p : g.props)
    if (p.kind == Ground::Prop::Water) standing(out, p, colours());
  for (auto const& t : g.tints) out.piece(t, faded(0xE0603FFF, 0.10f + 0.17f * t.strength));
  for (auto const& p : g.paint) painted(out, p, colours());
  for (auto const& p : g.props)
    if (p.kind != Ground::Prop::Water) standing(out, p, colours());
}

// Figures on the road, where no car or mark hides them.
void Layers::signs(std::vector<BoardText>& texts) const {
  constexpr float kLeast = 9, kFar = 10.5f;   // px: smaller ones nobody reads; from afar a corner has one number, upright
  if (!options.tiles || small || sight.zoom < 2.5f) return;   // a phone shows a whole circuit at 3
  bool const concrete = scene.ground->surface == Ground::Concrete;   // worn off by night; white on grey by day needs all of it
  Ink const ink = faded(colours().line, !concrete ? 0.86f : theme == BoardTheme::Night ? 0.76f : 1.0f);
  bool const far = !scene.ground->signs.empty() && scene.ground->signs[0].size * sight.zoom < kLeast;
  for (auto const& s : scene.ground->signs) {
    float size = far ? kFar : s.size * sight.zoom;
    Vec at = screen(s.at);
    if (far && std::any_of(texts.begin(), texts.end(), [&](BoardText const& t) { return apart(t.at, at) < (t.text == s.text ? 5 : 1.7f) * kFar; })) continue;
    if (at.x < -size || at.y < -size || at.x > canvas.width + size || at.y > canvas.height + size) continue;
    auto hides = [&](Vec p, float reach) { return apart(p, s.at) < reach; };
    bool hidden = false;
    if (!far && std::any_of(scene.marks.begin(), scene.marks.end(), [&](Mark const& m) { return (m.area.empty() || !m.text.empty()) && hides(m.at, 0.5f); })) {
      size *= 0.72f;                     // before the disc, as a driver comes to it
      at = screen({s.at.x - 0.5f * std::cos(s.angle), s.at.y - 0.5f * std::sin(s.angle)});
    }
    for (auto const& t : cast_of(scene, playhead.film)) {
      Vec car = t.at;
      if (!t.ghost && !car_at(scene, playhead, t.seat, car)) continue;
      hidden = hidden || hides(car, std::max(0.95f, far ? kFar / sight.zoom : 0));
    }
    if (!hidden) texts.push_back({BoardText::Painted, at, size, imgui_ink(ink), Tone::Plain, s.text, far ? -1.5707963f : s.angle});
  }
}

// The part of a tile that the white line at the edge of the track leaves free.
Box Layers::within_line(Vec at) const {
  constexpr float kLine = 0.27f;  // the line's inner side, tiles from the edge
  int const x = int(std::floor(at.x)), y = int(std::floor(at.y));
  if (!scene.ground) return {float(x), float(y), 1, 1};
  Ground const& g = *scene.ground;
  int const w = int(g.width), h = int(g.height);
  if (g.tiles.size() < size_t(w) * size_t(h)) return {float(x), float(y), 1, 1};
  auto off = [&](int i, int k) { return i < 0 || k < 0 || i >= w || k >= h || !(g.tiles[size_t(k * w + i)] & Ground::Driven); };
  float const left = off(x - 1, y) ? kLine : 0, right = off(x + 1, y) ? kLine : 0;
  float const top = off(x, y - 1) ? kLine : 0, bottom = off(x, y + 1) ? kLine : 0;
  return {float(x) + left, float(y) + top, 1 - left - right, 1 - top - bottom};
}

void Layers::counter(Shapes& out, Counter::Kind kind, Vec at, uint16_t seed, float size) const {
  Palette const& c = colours();
  float const lean = float(seed % 31) / 31.0f - 0.5f;
  switch (kind) {
    case Counter::Oil: {
      Shape& s = out.add(Form::Oil, at, 0.56f * size, 0.56f * size, c.line);
      s.a = float(seed % 97);
      break;
    }
    case Counter::Unexplored: {
      Box const b = within_line(at);
      Shape& s = out.add(Form::Sand, b.middle(), b.width * 0.488f, b.height * 0.488f, c.sand[0], c.sand[1]);
      s.a = float(seed % 61);
      break;
    }
    case Counter::Clear: out.add(Form::Dust, at, 0.5f, 0.5f, faded(c.dust, 0.8f)); break;
    case Counter::Bag:
    case Counter::FlatBag: {
      bool const flat = kind == Counter::FlatBag;
      out.add(Form::Dust, at, 0.5f, 0.5f, faded(c.dust, 0.8f));
      Shape& s = out.add(flat ? Form::FlatBag : Form::Bag, at, (flat ? 0.35f : 0.34f) * size, (flat ? 0.19f : 0.27f) * size,
                         flat ? c.bag_flat : c.bag, c.bag_dark);
      Shapes::turn(s, lean * 0.36f);
      break;
    }
    case Counter::Wreck: {
      Shape& s = out.add(Form::Burst, at, 0.7f, 0.7f, faded(0x2A2E30FF, 0.9f), 0x4A4E50FF);
      s.a = float(seed % 17);
      break;
    }
  }
}

void Layers::thing(Shapes& out, Counter const& c, Counter::Kind kind) const {
  if (!sprite(out, c.sprite, {c.at, c.angle, c.length, c.length}, c.seat, 1)) counter(out, kind, c.at, c.seed, 1);
}

// The counter a film has laid on a tile by now, -1: none.
int Layers::laid(Vec at, float* age) const {
  int kind = -1;
  if (!playhead.film) return kind;
  for (auto const& e : playhead.film->effects)
    if (e.lays >= 0 && e.time <= playhead.time && same_tile(e.at, at)) kind = e.lays, *age = playhead.time - e.time;
  return kind;
}

void Layers::counters(Shapes& out) const {
  auto draw = [&](bool lying) {      // tiles of sand first, things lying on them afterwards
    for (auto const& c : scene.counters) {
      if ((c.kind == Counter::Unexplored || c.kind == Counter::Clear) == lying) continue;
      float age = 0;
      int const now = c.kind == Counter::Oil ? -1 : laid(c.at, &age);
      thing(out, c, now < 0 || now == Counter::Oil ? c.kind : Counter::Kind(now));
    }
  };
  draw(false);
  draw(true);
  if (!playhead.film) return;
  for (auto const& c : playhead.film->counters)
    if (c.from <= playhead.time && playhead.time < c.until) thing(out, c, c.kind);
  for (auto const& e : playhead.film->effects)
    if (e.lays == Counter::Oil && e.time <= playhead.time) {
      float const k = std::min(1.0f, (playhead.time - e.time) / 0.8f);
      counter(out, Counter::Oil, e.at, uint16_t(e.at.x * 7 + e.at.y * 13), 0.35f + 0.65f * k);
    }
}

void Layers::under(Shapes& out) const {
  drawn(out, DrawnShape::Ground);
  counters(out);
}

void Layers::ways(Shapes& out, std::vector<Path> const& paths) const {
  Palette const& c = colours();
  for (auto const& p : paths) {
    if (p.points.size() < 2) continue;
    if (p.kind == Path::Trail && options.trails && !playhead.film) {
      LiveryInk const livery = livery_ink(entrant(p.seat).livery);
      bool const dim = entrant(p.seat).livery == 5;   // graphite on asphalt: its second colour
      out.way(p.points.data(), p.points.size(), std::max(0.045f, 1.2f * css()), faded(dim ? livery.second : livery.base, 0.5f));
    }
    if (p.kind == Path::TyreMark) out.way(p.points.data(), p.points.size(), 0.05f, faded(inks::kRubber, 0.3f));
  }
  // Stroke widths: tokens.json, stroke.path and pathCasing
  for (auto const& p : paths)
    if (p.kind == Path::Preview && p.points.size() > 1) {
      out.way(p.points.data(), p.points.size(), 3.25f * css(), c.path_casing);
      out.way(p.points.data(), p.points.size(), 1.6f * css(), c.path);
    }
}

void Layers::film_trails(Shapes& out) const {
  if (!playhead.film || !options.trails || !playhead.film->cast.empty()) return;
  Vec points[20];
  for (auto const& t : playhead.film->tracks) {
    if (!t.driven) continue;
    size_t n = 0;
    for (int i = 0; i < 20; ++i) {
      float const time = playhead.time - 3.2f + 3.2f * float(i) / 19.0f;
      Pose const pose = pose_at(t, std::max(0.0f, time));
      if (pose.there && (!n || apart(points[n - 1], pose.at) > 0.04f)) points[n++] = pose.at;
    }
    LiveryInk const livery = livery_ink(entrant(t.seat).livery);
    Ink const colour = entrant(t.seat).livery == 5 ? livery.second : livery.base;
    size_t const first = out.size();
    out.way(points, n, std::max(0.05f, 1.3f * css()), colour);
    out.fade(first, 0.5f);
  }
}

namespace {

bool costs(Mark::Kind kind) { return kind == Mark::Costly || kind == Mark::Unknown; }

Ink mark_ink(Mark::Kind kind, Palette const& c) {
  if (costs(kind)) return inks::kPathCost;
  return kind == Mark::Danger || kind == Mark::OffTrack ? inks::kDanger : c.path;
}

}  // namespace

// The tile of a mark; the way runs over it, its disc lies on the way.
void Layers::mark_tile(Shapes& out, Mark const& m) const {
  Ink const colour = mark_ink(m.kind, colours());
  if (!m.area.empty()) {
    float const fill = m.kind == Mark::Reach ? 0.2f : costs(m.kind) ? 0.42f : 0.34f;
    for (Piece const& p : m.area) out.piece(p, faded(colour, fill));
    Piece const &first = m.area.front(), &last = m.area.back();
    auto border = [&](Piece const& p, Vec at, float cut) {
      float const dx = p.to.x - p.from.x, dy = p.to.y - p.from.y, l = std::max(1e-4f, std::hypot(dx, dy)), h = p.width / 2;
      Vec const along{dx / l, dy / l}, across{-dy / l, dx / l};
      auto corner = [&](float side) { return Vec{at.x + along.x * cut * side * h + across.x * side * h, at.y + along.y * cut * side * h + across.y * side * h}; };
      return std::pair{corner(-1), corner(1)};
    };
    auto const [a, b] = border(first, first.from, first.cut_from);
    auto const [e, f] = border(first, first.to, first.cut_to);
    auto const [c, d] = border(last, last.to, last.cut_to);
    Vec const ring[7] = {a, e, c, d, f, b, a};
    out.way(ring, 7, std::max(0.02f, 0.8f * css()), faded(colour, 0.9f));
    return;
  }
  float const thin = std::max(0.035f, 1.4f * css()), strength = m.kind == Mark::Reach ? 0.14f : costs(m.kind) ? 0.34f : 0.24f;
  out.box(m.at, {0.455f, 0.455f}, 0.12f, faded(colour, strength), thin, faded(colour, 0.88f));
}

void Layers::mark(Shapes& out, std::vector<BoardText>& texts, Mark const& m) const {
  if (m.text.empty() && !m.area.empty()) return;
  if (!m.text.empty())                                       // two speeds may end on one space: figures on figures are none
    for (Mark const* o = scene.marks.data(); o != &m; ++o)
      if (!o->text.empty() && apart(o->at, m.at) < 0.2f) return;
  if (m.kind == Mark::Reach && sight.zoom < 13) return;  // its tile is lit; discs would lie on one another
  Ink const colour = mark_ink(m.kind, colours());
  float radius = std::clamp(0.27f, 8.0f * css(), 15.0f * css());
  if (m.kind == Mark::Reach) {
    out.disc(m.at, radius, 0x0D1417F0, std::max(0.03f, 1.3f * css()), colour);
  } else {
    out.disc({m.at.x + 0.5f * css(), m.at.y + 1.2f * css()}, radius + 1.2f * css(), 0x00000050);
    out.disc(m.at, radius + 1.1f * css(), 0x0D1417FF);
    out.disc(m.at, radius, colour);
  }
  bool const under_a_car = std::any_of(scene.tokens.begin(), scene.tokens.end(),
                                       [&](Token const& t) { return !t.ghost && apart(t.at, m.at) < 0.6f; });
  if (!writes || m.text.empty() || radius * sight.zoom < 6) return;
  if (under_a_car) {   // at the tile's corner, on a plate that lies over the car
    texts.push_back({BoardText::Plate, screen({m.at.x - 0.42f, m.at.y - 0.4f}), 12, imgui_ink(inks::kDiscText), Tone::Plain, m.text});
    return;
  }
  texts.push_back({BoardText::Mark, screen(m.at), radius * sight.zoom * 2.0f,
                   imgui_ink(m.kind == Mark::Reach ? 0xF1F4F2FF : 0x10191EFF), Tone::Plain, m.text});
}

void Layers::spots(Shapes& out) const {
  if (!options.spots || small) return;
  Palette const& c = colours();
  for (size_t i = 0; i < scene.spots.size(); ++i) {
    Spot const& s = scene.spots[i];
    bool const marked = std::any_of(scene.marks.begin(), scene.marks.end(), [&](Mark const& m) { return apart(m.at, s.at) < 0.1f; });
    if (int(i) == options.hovered_spot)
      out.box(s.at, {0.48f, 0.48f}, 0.13f, faded(c.path, 0.22f), std::max(0.05f, 2.0f * css()), 0xFFFFFFF0);
    else if (!marked)
      out.disc(s.at, std::max(0.105f, 2.6f * css()), faded(c.path, 0.75f), 1.2f * css(), 0x0D14178C);
  }
}

void Layers::marks(Shapes& out, std::vector<BoardText>& texts) const {
  if (small) return ways(out, scene.paths);     // a small picture shows the way alone
  for (auto const& m : scene.marks) mark_tile(out, m);
  ways(out, scene.paths);
  ghosts(out, texts);
  for (bool reach : {true, false})
    for (auto const& m : scene.marks)
      if ((m.kind == Mark::Reach) == reach) mark(out, texts, m);
}

void Layers::over(Shapes& out, std::vector<BoardText>& texts) const {
  film_trails(out);
  effects_low(out);
  drawn(out, DrawnShape::UnderTokens);
  if (writes) signs(texts);
  if (playhead.film) {
    ways(out, scene.paths);
  } else {
    spots(out);
    marks(out, texts);
    ghost(out, texts);
  }
  tokens(out, texts);
  effects_high(out);
  drawn(out, DrawnShape::OverTokens);
  if (!writes || small) return;
  drawn_texts(texts);
  if (playhead.film) {
    for (auto const& t : playhead.film->tags)
      if (t.from <= playhead.time && playhead.time < t.until)
        texts.push_back({BoardText::Tag, screen(t.at), 12, imgui_ink(colours().tag_text), t.tone, t.text});
    if (!playhead.film->cast.empty() || !playhead.film->tags.empty()) return;   // names of corners would lie on them
  }
  for (auto const& t : scene.tags)
    if (t.tone != Tone::Plain || sight.zoom >= (scene.ground->whole ? 15.0f : 9.0f))  // names would lie on one another
      texts.push_back({BoardText::Tag, screen(t.at), 12, imgui_ink(colours().tag_text), t.tone, t.text, 0, t.side});
}

}  // namespace paddock::app
