// How tokens get from key to key of a film, and the trails they leave.
#include <catch_amalgamated.hpp>
#include <cmath>

#include "board/layers.hpp"

using namespace paddock;
using namespace paddock::app;
using Catch::Approx;

namespace {

constexpr float kQuarter = 1.57079633f;

Film::Track track(Film::Track::Motion motion) {
  Film::Track t;
  t.motion = motion;
  t.keys = {{0, {0, 0}, 0}, {1, {1, 0}, 0}, {3, {2, 2}, kQuarter}, {4, {2, 5}, kQuarter}};
  return t;
}

float far(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace

TEST_CASE("on every track a token is on its keys at their times", "[board][motion]") {
  for (auto motion : {Film::Track::Smooth, Film::Track::Linear, Film::Track::Rigid}) {
    Film::Track t = track(motion);
    t.keys[1].pivot = Vec{1, 2};
    for (Film::Key const& key : t.keys) {
      CHECK(far(pose_at(t, key.time).at, key.at) < 1e-5f);
      CHECK(pose_at(t, key.time).angle == Approx(key.angle).margin(1e-5));
      CHECK(far(pose_at(t, key.time - 1e-4f).at, key.at) < 1e-3f);   // no jump at a key
    }
  }
}

TEST_CASE("a linear track passes the middle between two keys, a smooth one does not", "[board][motion]") {
  Vec const middle = pose_at(track(Film::Track::Linear), 2).at;
  CHECK(middle.x == Approx(1.5f));
  CHECK(middle.y == Approx(1));
  Vec const curve = pose_at(track(Film::Track::Smooth), 2).at;
  CHECK(curve.x == Approx(1.583333f));  // the curve of before there were other tracks
  CHECK(curve.y == Approx(0.75f));
}

TEST_CASE("on a rigid track a token keeps its distance to the pivot", "[board][motion]") {
  Film::Track t = track(Film::Track::Rigid);
  t.keys = {{0, {3, 0}, 0}, {1, {0, 3}, kQuarter}, {2, {-3, 0}, 2 * kQuarter}};
  for (bool named : {true, false}) {   // the game's pivot, or the one that both poses have
    if (named) t.keys[0].pivot = t.keys[1].pivot = Vec{0, 0};
    else t.keys[0].pivot = t.keys[1].pivot = std::nullopt;
    for (float time = 0; time <= 2; time += 0.125f) {
      Pose const p = pose_at(t, time);
      CHECK(far(p.at, {0, 0}) == Approx(3).epsilon(1e-4));
      CHECK(far(p.at, {3 * std::cos(time * kQuarter), 3 * std::sin(time * kQuarter)}) < 1e-3f);
      CHECK(p.angle == Approx(time * kQuarter).margin(1e-4));
    }
  }
}

TEST_CASE("a rigid track goes the way round that the token turns", "[board][motion]") {
  Film::Track t;
  t.motion = Film::Track::Rigid;
  t.keys = {{0, {1, 0}, 0}, {1, {0, 1}, -3 * kQuarter}};
  t.keys[0].pivot = Vec{0, 0};
  CHECK(far(pose_at(t, 1.0f / 3).at, {0, -1}) < 1e-4f);
  CHECK(far(pose_at(t, 2.0f / 3).at, {-1, 0}) < 1e-4f);
}

TEST_CASE("a rigid track without a turn slides, and one on its pivot stays: no pose is ever out of this world", "[board][motion]") {
  Film::Track t;
  t.motion = Film::Track::Rigid;
  t.keys = {{0, {0, 0}, 0.5f}, {1, {4, 2}, 0.5f}, {2, {4, 2}, 0.5f + 4 * kQuarter}, {3, {4, 2}, 0}, {4, {9, 9}, 1e-6f}};
  t.keys[2].pivot = Vec{4, 2};
  CHECK(far(pose_at(t, 0.5f).at, {2, 1}) < 1e-5f);
  for (float time = 1; time <= 3; time += 0.1f) CHECK(far(pose_at(t, time).at, {4, 2}) < 1e-4f);
  for (float time = 0; time < 5; time += 0.01f) {
    Pose const p = pose_at(t, time);
    CHECK((std::isfinite(p.at.x) && std::isfinite(p.at.y) && std::isfinite(p.angle)));
  }
}

TEST_CASE("the trail of a rigid track follows its arc", "[board][motion]") {
  Film film;
  film.tracks.emplace_back();
  film.tracks[0].motion = Film::Track::Rigid;
  film.tracks[0].keys = {{0, {3, 0}, 0}, {1, {0, 3}, kQuarter}};
  Scene scene;
  add_trails(film, scene);
  REQUIRE(scene.paths.size() == 1);
  CHECK(scene.paths[0].points.size() > 4);
  for (Vec p : scene.paths[0].points) CHECK(far(p, {0, 0}) == Approx(3).epsilon(1e-3));
}

TEST_CASE("a car that was put elsewhere leaves no trail", "[board]") {
  Film film;
  film.tracks.resize(2);
  for (Film::Track& t : film.tracks) t.keys = {{0, {0, 0}, 0}, {1, {3, 0}, 0}};
  film.tracks[0].driven = false;
  film.tracks[1].seat = 1;
  Scene scene;
  add_trails(film, scene);
  REQUIRE(scene.paths.size() == 1);
  CHECK(scene.paths[0].seat == 1);
  scene.ground = std::make_shared<Ground>();
  Entrant const entrants[] = {{0, 7}, {1, 22}};
  BoardOptions options;
  options.trails = true;
  auto const shapes = [&](float time) {     // while its film runs
    Layers const layers{scene, {{0, 0}, 20}, {800, 600, {0, 0, 800, 600}, 1}, {&film, time}, options, entrants, BoardTheme::Day, true};
    Shapes out;
    std::vector<BoardText> texts;
    layers.over(out, texts);
    return out.size();
  };
  size_t const one = shapes(1);
  film.tracks[0].driven = true;
  CHECK(shapes(1) > one);
}
