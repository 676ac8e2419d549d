// What flies about in a film: from a point to a point, by its look.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>

#include "board/layers.hpp"

using namespace paddock;
using namespace paddock::app;
using Catch::Approx;

namespace {

Film::Effect effect(Film::Effect::Look look) {
  Film::Effect e;
  e.look = look;
  e.time = 1;
  e.at = {2, 3}, e.to = Vec{8, 3};
  return e;
}

Shapes drawn(Film::Effect const& e, float time, bool reduced = false) {
  static auto const ground = std::make_shared<Ground>();
  Scene scene;
  scene.ground = ground;
  Film film;
  film.length = 9;
  film.effects = {e};
  BoardOptions options;
  options.reduced_motion = reduced;
  Layers const layers{scene, {{0, 0}, 40}, {800, 600, {0, 0, 800, 600}, 1}, {&film, time}, options, {}, BoardTheme::Night, true};
  Shapes out;
  std::vector<BoardText> texts;
  layers.over(out, texts);
  return out;
}

// From the left end to the right one of everything that is drawn as a line.
struct Reach {
  float left = 1e9f, right = -1e9f;
};
Reach reach(Shapes const& shapes) {
  Reach out;
  for (size_t i = 0; i < shapes.size(); ++i) {
    Shape const& s = shapes.data()[i];
    if (Form(int(s.form)) != Form::Stretch) continue;
    out.left = std::min(out.left, s.x - s.half_length), out.right = std::max(out.right, s.x + s.half_length);
  }
  return out;
}

}  // namespace

TEST_CASE("a beam lies along its whole way while it lasts, and then is gone", "[board][effect]") {
  Film::Effect e = effect(Film::Effect::Beam);
  CHECK(drawn(e, 0.9f).empty());
  Reach const lit = reach(drawn(e, 1.3f));
  CHECK(lit.left == Approx(2));
  CHECK(lit.right == Approx(8));
  CHECK(drawn(e, 2).empty());
  e.lasts = 3;
  CHECK_FALSE(drawn(e, 2).empty());
}

TEST_CASE("a tracer flies from its point to the other", "[board][effect]") {
  Film::Effect e = effect(Film::Effect::Tracer);
  e.lasts = 2;
  Reach const half = reach(drawn(e, 2));
  CHECK(half.right == Approx(5));
  CHECK(half.left > 2.5f);
  CHECK(reach(drawn(e, 2.8f)).right > 7);
  CHECK(drawn(e, 6).empty());
}

TEST_CASE("a thing that is thrown is half-way at half its time", "[board][effect]") {
  Film::Effect e = effect(Film::Effect::Lob);
  e.lasts = 2;
  Shapes const s = drawn(e, 2);
  REQUIRE(s.size() == 2);                        // its shadow, itself
  CHECK(s.data()[1].x == Approx(5));
  CHECK(s.data()[0].y > s.data()[1].y + 0.2f);   // in the air
}

TEST_CASE("smoke stands along its way", "[board][effect]") {
  Shapes const s = drawn(effect(Film::Effect::Smoke), 3);
  float left = 1e9f, right = -1e9f;
  for (size_t i = 0; i < s.size(); ++i) left = std::min(left, s.data()[i].x), right = std::max(right, s.data()[i].x);
  CHECK(left < 3);
  CHECK(right > 7);
}

TEST_CASE("an effect has the colour of its tone", "[board][effect]") {
  Film::Effect e = effect(Film::Effect::Ring);
  Shapes const own = drawn(e, 1.5f);
  e.tone = Tone::Good;
  Shapes const good = drawn(e, 1.5f);
  REQUIRE((own.size() == 1 && good.size() == 1));
  CHECK_FALSE(std::equal(own.data()->fill, own.data()->fill + 3, good.data()->fill));
}

TEST_CASE("every look is drawn at every moment without a number out of this world", "[board][effect]") {
  for (int look = 1; look <= int(Film::Effect::Ring); ++look)
    for (bool far : {true, false})
      for (bool reduced : {true, false}) {
        Film::Effect e = effect(Film::Effect::Look(look));
        if (!far) e.to.reset();
        size_t most = 0;
        for (float time = 0; time < 9; time += 0.11f) {
          Shapes const s = drawn(e, time, reduced);
          most = std::max(most, s.size());
          for (size_t i = 0; i < s.size(); ++i) {
            Shape const& shape = s.data()[i];
            for (float v : {shape.x, shape.y, shape.cosine, shape.half_length, shape.half_width, shape.a, shape.b}) CHECK(std::isfinite(v));
          }
        }
        INFO("look " << look);
        if (!reduced) CHECK(most > 0);
        CHECK(most < 400);
      }
}
