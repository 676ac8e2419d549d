// The test game shows each thing a game can show; all of it is drawn here without a graphics card.
#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <set>

#include "board/layers.hpp"
#include "session/session.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> race(uint64_t seed, int seats) {
  Setup setup;
  setup.game = "null";
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"S" + std::to_string(i), i, i + 1, "screen", Doc::object()});
  auto made = start_session(setup, seed, 7);
  REQUIRE(made);
  return std::move(*made);
}

// Shapes by form, after a look whether all of them are in this world.
std::array<int, 32> draw(Scene const& scene, Film const* film, float time, Ghost const* ghost = nullptr) {
  BoardOptions options;
  options.ghost = ghost;
  Layers const layers{scene, {{8, 2}, 40}, {1000, 700, {0, 0, 1000, 700}, 1}, {film, time}, options, {}, BoardTheme::Day, true};
  Shapes low, high;
  std::vector<BoardText> texts;
  layers.under(low);
  layers.over(high, texts);
  std::array<int, 32> out{};
  for (Shapes const* all : {&low, &high})
    for (size_t i = 0; i < all->size(); ++i) {
      Shape const& s = all->data()[i];
      for (float v : {s.x, s.y, s.cosine, s.sine, s.half_length, s.half_width, s.a, s.b, s.c, s.d, s.e}) REQUIRE(std::isfinite(v));
      ++out[size_t(s.form)];
    }
  return out;
}

int of(std::array<int, 32> const& count, Form form) { return count[size_t(form)]; }

}  // namespace

TEST_CASE("the test game draws shapes, sprites and things, in scenes and films", "[board][null]") {
  std::set<int> motions, looks;
  bool sprung = false, labelled = false;
  for (uint64_t seed = 1; seed <= 6; ++seed) {
    auto s = race(seed, 4);
    for (int n = 0; s->actor() >= 0 && n < 400; ++n) {
      int const turn = s->turn();
      REQUIRE(sim_move(*s, "easy", seed * 1000 + uint64_t(n)));
      if (s->turn() == turn) continue;
      Scene const scene = s->scene(kNobody);
      REQUIRE((scene.ground && scene.sprites));
      for (Token const& t : scene.tokens) CHECK(scene.sprites->find(t.sprite));
      for (Token const& t : scene.tokens) sprung = sprung || t.sprite == "sprung";
      auto const still = draw(scene, nullptr, 0);
      CHECK(of(still, Form::Car) == 0);
      CHECK(of(still, Form::Triangle) > 20);
      CHECK(of(still, Form::Arc) >= 4);
      Film const film = s->film(turn);
      for (auto const& track : film.tracks) motions.insert(track.motion);
      for (auto const& e : film.effects) looks.insert(e.look);
      for (auto const& part : film.parts) labelled = labelled || !part.label.empty();
      for (float time = 0; time < film.length; time += 0.7f) draw(s->scene(kNobody, turn), &film, time);
    }
  }
  CHECK(motions == std::set<int>{Film::Track::Linear, Film::Track::Rigid});
  for (auto look : {Film::Effect::Tracer, Film::Effect::Burst, Film::Effect::Smoke, Film::Effect::Dust, Film::Effect::Ring}) CHECK(looks.count(look) == 1);
  CHECK(sprung);
  CHECK(labelled);
}

TEST_CASE("an answer of the test game shows where it ends", "[board][null]") {
  auto s = race(3, 2);
  for (int n = 0; n < 10 && s->turn() == 1; ++n) REQUIRE(sim_move(*s, "easy", uint64_t(n)));
  REQUIRE(s->actor() == 0);
  auto const questions = s->questions(0, "3");
  REQUIRE(questions.size() == 1);
  CHECK(questions[0].chosen == 2);
  REQUIRE(questions[0].choices.size() == 3);
  Choice const& two = questions[0].choices[1];
  REQUIRE(two.edit);
  CHECK(*edited("3", *two.edit) == "2");
  REQUIRE(two.ghost);
  Scene const scene = s->scene(0);
  CHECK(two.ghost->tokens.at(0).at.x == scene.tokens.at(0).at.x + 2);
  auto const with = draw(scene, nullptr, 0, two.ghost.get()), without = draw(scene, nullptr, 0);
  CHECK(of(with, Form::Triangle) > of(without, Form::Triangle));
  CHECK(s->questions(kNobody, "").empty());
  CHECK(s->read(0, *edited("3", *two.edit)).error_column == 0);
}
