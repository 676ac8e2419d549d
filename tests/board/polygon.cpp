// Shapes that games draw: polygons as triangles, sectors, lines, texts.
#include "board/polygon.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <limits>

#include "board/layers.hpp"
#include "board/plane.hpp"

using namespace paddock;
using namespace paddock::app;
using Catch::Approx;

namespace {

float filled(std::span<Vec const> corners, std::vector<Triangle> const& triangles) {
  float sum = 0;
  for (Triangle const& t : triangles) {
    Vec const three[] = {corners[t[0]], corners[t[1]], corners[t[2]]};
    sum += std::fabs(signed_area(three));
  }
  return sum;
}

std::vector<Vec> star(size_t points, float inner) {
  std::vector<Vec> out;
  for (size_t i = 0; i < points * 2; ++i) {
    float const angle = 6.2831853f * float(i) / float(points * 2), r = i % 2 ? inner : 5;
    out.push_back({20 + r * std::cos(angle), 7 + r * std::sin(angle)});
  }
  return out;
}

struct Drawn {
  Shapes low, high;
  std::vector<BoardText> texts;
};
Drawn draw(Scene scene, BoardOptions const& options = {}, Film const* film = nullptr, float time = 0) {
  scene.ground = std::make_shared<Ground>();
  Layers const layers{scene, {{0, 0}, 40}, {800, 600, {0, 0, 800, 600}, 2}, {film, time}, options, {}, BoardTheme::Night, true};
  Drawn out;
  layers.under(out.low);
  layers.over(out.high, out.texts);
  return out;
}

Drawn draw(DrawnShape shape) {
  Scene scene;
  scene.shapes = {std::move(shape)};
  return draw(std::move(scene));
}

int count(Shapes const& shapes, Form form) {
  return int(std::count_if(shapes.data(), shapes.data() + shapes.size(), [&](Shape const& s) { return Form(int(s.form)) == form; }));
}

bool finite(Shapes const& shapes) {
  return std::all_of(shapes.data(), shapes.data() + shapes.size(), [](Shape const& s) {
    for (float v : {s.x, s.y, s.cosine, s.sine, s.half_length, s.half_width, s.a, s.b, s.c, s.d, s.e})
      if (!std::isfinite(v)) return false;
    return true;
  });
}

}  // namespace

TEST_CASE("a polygon that does not cross itself is filled once, whichever way round it goes", "[board][shape]") {
  std::vector<std::vector<Vec>> all{
      {{0, 0}, {4, 0}, {4, 3}, {0, 3}},
      {{0, 0}, {6, 0}, {6, 5}, {4, 5}, {4, 2}, {2, 2}, {2, 5}, {0, 5}},                    // a bay
      {{0, 0}, {2, 0}, {4, 0}, {4, 4}, {4, 4.5f}, {0, 4.5f}},                                // corners on straight sides
      {{0, 0}, {9, 0}, {9, 9}, {3, 9}, {3, 4}, {6, 4}, {6, 6}, {5, 6}, {5, 5}, {4, 5}, {4, 8}, {8, 8}, {8, 1}, {1, 1}, {1, 9}, {0, 9}},
      star(5, 2), star(40, 4.5f), star(64, 0.5f)};
  for (std::vector<Vec>& corners : all)
    for (int way = 0; way < 2; ++way) {
      auto const triangles = triangulate(corners);
      CHECK(triangles.size() <= corners.size() - 2);
      CHECK(filled(corners, triangles) == Approx(std::fabs(signed_area(corners))).epsilon(1e-4));
      std::reverse(corners.begin(), corners.end());
    }
}

TEST_CASE("a polygon that crosses itself, or is none, never breaks anything", "[board][shape]") {
  float const no = std::numeric_limits<float>::quiet_NaN(), far = std::numeric_limits<float>::infinity();
  std::vector<std::vector<Vec>> const all{
      {}, {{1, 1}}, {{1, 1}, {2, 2}}, {{1, 1}, {1, 1}, {1, 1}, {1, 1}}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}},
      {{0, 0}, {4, 4}, {4, 0}, {0, 4}},                                 // a bow
      {{0, 0}, {5, 0}, {1, 3}, {2.5f, -2}, {4, 3}},                     // five lines
      {{0, 0}, {4, 0}, {4, 4}, {0, 0}, {4, 0}, {4, 4}},                 // twice round
      {{0, 0}, {no, 1}, {4, 0}, {far, far}, {4, 4}, {0, 4}}, {{no, no}, {no, 0}, {0, far}}};
  for (auto const& points : all) {
    auto const corners = corners_of(points);
    CHECK(triangulate(corners).size() <= corners.size());
    DrawnShape s;
    s.points = points;
    s.width = 0.1f, s.dash = 0.5f;
    for (auto kind : {DrawnShape::Polygon, DrawnShape::Segment}) {
      s.kind = kind;
      CHECK(finite(draw(s).high));
    }
  }
  std::vector<Vec> tangle;
  for (int i = 0; i < 5000; ++i) tangle.push_back({float(i * 37 % 101), float(i * 61 % 97)});
  auto const corners = corners_of(tangle);
  CHECK(corners.size() <= DrawnShape::kMostCorners);
  CHECK(triangulate(corners).size() <= corners.size() - 2);
}

TEST_CASE("a filled polygon fades over a pixel at its rim and nowhere inside", "[board][shape]") {
  DrawnShape s;
  s.points = {{0, 0}, {4, 0}, {4, 3}, {0, 3}};
  s.line = 0;
  Drawn const d = draw(s);
  CHECK(count(d.high, Form::Triangle) == 2 + 8);
  float inside = 0;
  for (size_t i = 0; i < d.high.size(); ++i) {
    Shape const& t = d.high.data()[i];
    Vec const three[] = {{t.x, t.y}, {t.cosine, t.sine}, {t.half_length, t.half_width}};
    bool const whole = t.c == 1 && t.d == 1 && t.e == 1;
    if (whole) inside += std::fabs(signed_area(three));
    else CHECK(std::fabs(signed_area(three)) < 4 * 0.02f);
  }
  CHECK(inside == Approx(12));
}

TEST_CASE("a shape lies in its layer", "[board][shape]") {
  DrawnShape s;
  s.kind = DrawnShape::Disc;
  s.layer = DrawnShape::Ground;
  CHECK((draw(s).low.size() == 1 && draw(s).high.empty()));
  Scene scene;
  Token token;
  token.seat = 0;
  scene.tokens = {token};
  s.layer = DrawnShape::UnderTokens;
  scene.shapes = {s};
  s.layer = DrawnShape::OverTokens;
  scene.shapes.push_back(s);
  Shapes const high = draw(scene).high;
  auto const form = [&](size_t i) { return Form(int(high.data()[i].form)); };
  CHECK(form(0) == Form::Box);
  CHECK(form(high.size() - 1) == Form::Box);
  CHECK(count(high, Form::Car) == 2);            // with its shadow, between them
}

TEST_CASE("a sector is filled between its radii and angles, and its line runs round them", "[board][shape]") {
  DrawnShape s;
  s.kind = DrawnShape::Sector;
  s.at = {5, 5};
  s.inner = 1, s.radius = 4, s.start = 0.5f, s.end = 1.5f;
  Drawn const d = draw(s);
  REQUIRE(count(d.high, Form::Arc) == 1);
  Shape const& fan = d.high.data()[0];
  CHECK(fan.half_length == Approx(4));
  CHECK(fan.a == Approx(3));
  CHECK(fan.b == Approx(0.5f));
  CHECK(fan.c == Approx(1));
  CHECK(count(d.high, Form::Stretch) > 10);
  std::vector<Vec> const arc = arc_points({5, 5}, 4, 0.5f, 1, 0.0125f);
  CHECK(arc.front().x == Approx(5 + 4 * std::cos(0.5f)));
  CHECK(arc.back().y == Approx(5 + 4 * std::sin(1.5f)));
  for (size_t i = 0; i + 1 < arc.size(); ++i) {
    Vec const middle = (arc[i] + arc[i + 1]) * 0.5f;
    CHECK(length_of(middle - s.at) > 4 - 0.0125f);
  }
  s.end = 99;                                    // all round: a ring has two circles and no sides
  CHECK(draw(s).high.data()[0].c == Approx(6.2832f));
  s.end = s.start;
  CHECK(draw(s).high.empty());
  s.end = std::numeric_limits<float>::quiet_NaN();
  CHECK(draw(s).high.empty());
  CHECK(arc_points({0, 0}, 1e9f, 0, 6.28f, 1e-9f).size() <= 128);
}

TEST_CASE("shapes have the colour of their tone, of their seat or their own", "[board][shape]") {
  DrawnShape s;
  s.kind = DrawnShape::Disc;
  s.line = 0, s.fill = 1;
  auto const is = [&](Ink ink) {
    Shapes const high = draw(s).high;
    uint8_t const* f = high.data()[0].fill;
    return f[0] == (ink >> 24) && f[1] == ((ink >> 16) & 255) && f[2] == ((ink >> 8) & 255) && f[3] == 255;
  };
  s.tone = Tone::Bad;
  CHECK(is(palette(BoardTheme::Night).tones[int(Tone::Bad)]));
  s.paint = DrawnShape::BySeat, s.seat = 3;
  CHECK(is(livery_ink(3).base));
  s.paint = DrawnShape::BySecond;
  CHECK(is(livery_ink(3).second));
  s.paint = DrawnShape::Own, s.own = 0x123456;
  CHECK(is(0x123456FF));
  s.fill = 17;                                   // more than all is all
  CHECK(is(0x123456FF));
}

TEST_CASE("a text of a shape stands where and as it is read", "[board][shape]") {
  DrawnShape s;
  s.kind = DrawnShape::Text;
  s.text = "12 in", s.at = {1, 0}, s.radius = 0.5f;
  Drawn const d = draw(s);
  REQUIRE(d.texts.size() == 1);
  CHECK(d.texts[0].text == "12 in");
  CHECK(d.texts[0].at.x == Approx(440));
  CHECK(d.texts[0].size == Approx(20));
  s.radius = 0.01f;
  CHECK(draw(s).texts.empty());
}

TEST_CASE("a film shows its own shapes and things only in their time", "[board][shape]") {
  Film film;
  film.length = 9;
  film.shapes.emplace_back();
  film.shapes[0].kind = DrawnShape::Disc;
  film.shapes[0].from = 2, film.shapes[0].until = 4;
  film.counters.emplace_back();
  film.counters[0].from = 3;
  CHECK(draw(Scene{}, {}, &film, 1).high.empty());
  CHECK(draw(Scene{}, {}, &film, 2).high.size() == 1);
  CHECK(draw(Scene{}, {}, &film, 4).high.empty());
  CHECK(draw(Scene{}, {}, &film, 2).low.empty());
  CHECK(draw(Scene{}, {}, &film, 5).low.size() == 1);
}

TEST_CASE("the ghost of an answer is drawn over the scene, and changes the picture's fingerprint", "[board][shape]") {
  Ghost ghost;
  ghost.tokens.emplace_back();
  ghost.tokens[0].seat = 1;
  ghost.shapes.emplace_back();
  ghost.shapes[0].kind = DrawnShape::Disc;
  ghost.paths.push_back({Path::Preview, 1, {{0, 0}, {3, 0}}});
  BoardOptions options;
  options.ghost = &ghost;
  Drawn const d = draw(Scene{}, options);
  CHECK(count(d.high, Form::Car) == 1);
  CHECK(count(d.high, Form::Box) == 1);
  CHECK(count(d.high, Form::Stretch) == 2);
  Film film;
  film.length = 1;
  CHECK(draw(Scene{}, options, &film).high.empty());   // what is past is not considered
  Scene const scene;
  Canvas const canvas{800, 600, {0, 0, 800, 600}, 1};
  CHECK(Board::fingerprint(scene, {}, canvas, {}, options) != Board::fingerprint(scene, {}, canvas, {}, BoardOptions{}));
}
