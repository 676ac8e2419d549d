// What the board works out without a graphics card: motion, spots, trails, fingerprints, shapes.
#include "board/board.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>

#include "board/layers.hpp"

using namespace paddock;
using namespace paddock::app;
using Catch::Approx;

namespace {

Film::Track track() {
  Film::Track t;
  t.seat = 3;
  t.keys = {{0, {0, 0}, 0}, {1, {1, 0}, 0}, {2, {2, 0}, 0.4f}, {3, {3, 1}, 0.8f}};
  return t;
}

}  // namespace

TEST_CASE("a car is on its keys at their times, and stands before and after", "[board]") {
  Film::Track t = track();
  for (auto const& k : t.keys) {
    Pose const p = pose_at(t, k.time);
    CHECK(p.there);
    CHECK(p.at.x == Approx(k.at.x).margin(1e-5));
    CHECK(p.at.y == Approx(k.at.y).margin(1e-5));
    CHECK(p.angle == Approx(k.angle).margin(1e-5));
  }
  CHECK(pose_at(t, -1).at == Vec{0, 0});
  CHECK(pose_at(t, 9).at == Vec{3, 1});
  t.leaves = true;
  CHECK_FALSE(pose_at(t, 9).there);
  CHECK_FALSE(pose_at(Film::Track{}, 1).there);
}

TEST_CASE("a car moves evenly on a straight", "[board]") {
  Film::Track const t = track();
  CHECK(pose_at(t, 0.5f).at.x == Approx(0.5).margin(0.08));
  CHECK(pose_at(t, 0.5f).at.y == Approx(0).margin(1e-5));
}

TEST_CASE("car_at prefers the film and falls back to the scene", "[board]") {
  Scene scene;
  Token token;
  token.seat = 3;
  token.at = {7, 7};
  scene.tokens = {token};
  Film film;
  film.tracks = {track()};
  Vec at;
  CHECK(car_at(scene, {}, 3, at));
  CHECK(at == Vec{7, 7});
  CHECK(car_at(scene, {&film, 1}, 3, at));
  CHECK(at == Vec{1, 0});
  CHECK_FALSE(car_at(scene, {}, 5, at));
}

TEST_CASE("the nearest spot is hit, and none beyond its radius", "[board]") {
  Scene scene;
  scene.spots.push_back({{1.5f, 1.5f}, 0.5f, "a", {}});
  scene.spots.push_back({{2.5f, 1.5f}, 0.8f, "b", {}});
  CHECK(spot_at(scene, {1.6f, 1.5f}) == 0);
  CHECK(spot_at(scene, {1.9f, 1.5f}) == 0);
  CHECK(spot_at(scene, {2.2f, 1.5f}) == 1);
  CHECK(spot_at(scene, {9, 9}) == -1);
}

TEST_CASE("trails keep the corners of a way and nothing else", "[board]") {
  Film film;
  film.tracks = {track()};
  Scene scene;
  add_trails(film, scene);
  REQUIRE(scene.paths.size() == 1);
  CHECK(scene.paths[0].seat == 3);
  CHECK(scene.paths[0].points == std::vector<Vec>{{0, 0}, {2, 0}, {3, 1}});
}

TEST_CASE("the fingerprint changes with whatever changes the picture", "[board]") {
  Scene scene;
  Token token;
  scene.tokens = {token};
  Sight const sight;
  Canvas const canvas{800, 600, {0, 0, 800, 600}, 1};
  BoardOptions options;
  auto print = [&](Sight s = {}, Playhead head = {}) { return Board::fingerprint(scene, s, canvas, head, options); };
  uint64_t const first = print();
  CHECK(print() == first);
  CHECK(print({{1, 0}, 40}) != first);
  Film film;
  CHECK(print(sight, {&film, 1}) != print(sight, {&film, 1.1f}));
  options.hovered_spot = 2;
  CHECK(print() != first);
  options = {};
  scene.tokens[0].angle = 1;
  CHECK(print() != first);
}

TEST_CASE("a way is one stretch a leg, mitred where legs meet", "[board]") {
  Shapes shapes;
  Vec const points[] = {{0, 0}, {2, 0}, {4, 2}, {4, 2}, {4, 5}};
  shapes.way(points, 3, 0.1f, 0xFFFFFFFF);
  REQUIRE(shapes.size() == 2);
  CHECK(shapes.data()[0].a > 8);                                  // round beginning
  CHECK(shapes.data()[0].b == Approx(-std::tan(3.14159265 / 8)).margin(1e-4));
  CHECK(shapes.data()[1].a == Approx(std::tan(3.14159265 / 8)).margin(1e-4));
  CHECK(shapes.data()[1].b > 8);
  shapes.clear();
  shapes.way(points, 5, 0.1f, 0xFFFFFFFF);
  CHECK(shapes.size() == 3);                                      // a leg without length is none
}

TEST_CASE("a crowded film becomes shapes without a graphics card", "[board]") {
  auto ground = std::make_shared<Ground>();
  ground->width = ground->height = 4;
  Scene scene;
  scene.ground = ground;
  scene.counters = {{Counter::Unexplored, {1.5f, 1.5f}, 1}, {Counter::Oil, {2.5f, 1.5f}, 2}};
  Film film;
  film.length = 5;
  for (Seat s = 0; s < 12; ++s) {
    Film::Track t = track();
    t.seat = s;
    film.tracks.push_back(t);
    Token token;
    token.seat = s;
    scene.tokens.push_back(token);
  }
  for (int kind = 0; kind <= int(Film::Effect::BagFound); ++kind) {
    Film::Effect e;
    e.kind = Film::Effect::Kind(kind);
    e.time = 1;
    e.at = {1.5f, 1.5f};
    e.lays = int8_t(kind % 5);
    film.effects.push_back(e);
  }
  Shapes out;
  std::vector<BoardText> texts;
  BoardOptions const options;
  for (float time = 0; time < 5; time += 0.25f) {
    Layers const layers{scene, {{2, 2}, 40}, {800, 600, {0, 0, 800, 600}, 1}, {&film, time}, options, {}, BoardTheme::Night, true};
    out.clear();
    texts.clear();
    layers.under(out);
    layers.over(out, texts);
    CHECK(out.size() > 24);
    for (size_t i = 0; i < out.size(); ++i) {
      CHECK(std::isfinite(out.data()[i].x));
      CHECK(std::isfinite(out.data()[i].half_length));
    }
  }
}

TEST_CASE("small cars carry plates, large ones the number on their disc", "[board]") {
  auto ground = std::make_shared<Ground>();
  Scene scene;
  scene.ground = ground;
  Token token;
  token.seat = 0;
  scene.tokens = {token};
  Entrant const entrants[] = {{0, 7}};
  BoardOptions const options;
  for (float zoom : {10.0f, 40.0f}) {
    Layers const layers{scene, {{0, 0}, zoom}, {800, 600, {0, 0, 800, 600}, 1}, {}, options, entrants, BoardTheme::Day, true};
    Shapes out;
    std::vector<BoardText> texts;
    layers.over(out, texts);
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].text == "7");
    CHECK(texts[0].kind == (zoom < 20 ? BoardText::Plate : BoardText::Number));
    CHECK(texts[0].size >= 12);
  }
}

TEST_CASE("a duel's number stands beside a car whose nose it would hide", "[board]") {
  Scene scene;
  scene.ground = std::make_shared<Ground>();
  Token token;
  token.seat = 0;
  scene.tokens = {token};
  Entrant const entrants[] = {{0, 7}};
  auto const kind = [&](float px) {
    Layers const layers{scene, {{0, 0}, px / token.length}, {800, 600, {0, 0, 800, 600}, 1}, {}, BoardOptions{}, entrants, BoardTheme::Day, true};
    Shapes out;
    std::vector<BoardText> texts;
    layers.over(out, texts);
    return texts.at(0).kind;
  };
  CHECK(kind(25) == BoardText::Number);
  scene.tokens[0].sprite = "car";
  CHECK(kind(25) == BoardText::Plate);
  CHECK(kind(29) == BoardText::Number);
}

TEST_CASE("a label under a column stands at the other end of what it names", "[board]") {
  Scene scene;
  scene.ground = std::make_shared<Ground>();
  DrawnShape label;
  label.kind = DrawnShape::Text, label.layer = DrawnShape::OverTokens, label.text = "4 in, +1", label.width = 1;
  label.at = {-8, 0}, label.points = {{4, 0}};
  scene.shapes = {label};
  auto const x = [&](float left) {
    Layers const layers{scene, {{0, 0}, 20}, {800, 600, {left, 0, 800 - 2 * left, 600}, 1}, {}, BoardOptions{}, {}, BoardTheme::Day, true};
    Shapes out;
    std::vector<BoardText> texts;
    layers.over(out, texts);
    return texts.at(0).at.x;
  };
  CHECK(x(0) == Approx(240));
  CHECK(x(250) == Approx(480));     // the left one would lie under the column
  CHECK(x(390) == Approx(240));     // both would
}

TEST_CASE("in a pack my plate stands next to my car, and one that stands farther off is tied to its own", "[board]") {
  Scene scene;
  scene.ground = std::make_shared<Ground>();
  Entrant const entrants[] = {{0, 7}, {1, 22}, {2, 48}, {3, 11}, {4, 15}};
  auto const draw = [&](int cars, std::vector<BoardText>& texts) {
    scene.tokens.clear(), texts.clear();
    for (int i = 0; i < cars; ++i) {
      Token token;
      token.seat = Seat(i), token.mine = i == 0;
      token.at = {0, 0};
      scene.tokens.push_back(token);
    }
    Layers const layers{scene, {{0, 0}, 10}, {800, 600, {0, 0, 800, 600}, 1}, {}, BoardOptions{}, entrants, BoardTheme::Day, true};
    Shapes out;
    layers.over(out, texts);
    return out.size();
  };
  std::vector<BoardText> texts, four;
  size_t const shapes = draw(5, texts), before = draw(4, four);
  REQUIRE(texts.size() == 5);
  auto const mine = std::find_if(texts.begin(), texts.end(), [](BoardText const& t) { return t.text == "7"; });
  REQUIRE(mine != texts.end());
  CHECK(std::hypot(mine->at.x - 400, mine->at.y - 300) < 16);
  draw(1, four);
  CHECK(shapes - before > draw(2, four) - draw(1, four));   // the fifth car has a line more than the second
}

TEST_CASE("on a grid no plate lies on another car or on another plate, and none leaves the board", "[board]") {
  Scene scene;
  scene.ground = std::make_shared<Ground>();
  std::vector<Entrant> entrants;
  for (int i = 0; i < 8; ++i) {
    Token token;
    token.seat = Seat(i), token.mine = i == 0;
    token.at = {float(i / 2) * 2, float(i % 2) * 2};
    token.length = 1.08f, token.width = 0.57f;
    scene.tokens.push_back(token);
    entrants.push_back({0, i + 1});
  }
  for (Vec const middle : {Vec{3, 0}, {3, 36}, {3, -33.5f}, {26, 0}, {-20, 0}}) {   // in the middle of the board; at each of its edges
    Layers const layers{scene, {middle, 8}, {390, 600, {0, 0, 390, 600}, 1}, {}, BoardOptions{}, entrants, BoardTheme::Day, true};
    Shapes out;
    std::vector<BoardText> texts;
    layers.over(out, texts);
    REQUIRE(texts.size() == 8);
    for (BoardText const& t : texts) {
      CHECK((t.at.x >= 11 && t.at.x <= 390 - 11 && t.at.y >= 9 && t.at.y <= 600 - 9));
      for (BoardText const& o : texts) CHECK((&t == &o || std::fabs(t.at.x - o.at.x) >= 21 || std::fabs(t.at.y - o.at.y) >= 16));
      for (Token const& car : scene.tokens) {
        Vec const at = layers.screen(car.at);
        CHECK((std::to_string(car.seat + 1) == t.text || std::fabs(at.x - t.at.x) >= 12 || std::fabs(at.y - t.at.y) >= 8));
      }
    }
  }
}

TEST_CASE("the figure of a mark under a car stands on a plate at the corner of its tile", "[board]") {
  Scene scene;
  scene.ground = std::make_shared<Ground>();
  Token token;
  token.seat = 0;
  Mark under, beside;
  under.at = token.at, under.text = "3";
  beside.at = {4, 0}, beside.text = "5";
  scene.tokens = {token};
  scene.marks = {under, beside};
  Entrant const entrants[] = {{0, 7}};
  BoardOptions const options;
  Layers const layers{scene, {{0, 0}, 40}, {800, 600, {0, 0, 800, 600}, 1}, {}, options, entrants, BoardTheme::Day, true};
  Shapes out;
  std::vector<BoardText> texts;
  layers.over(out, texts);
  auto const of = [&](char const* text) {
    auto const found = std::find_if(texts.begin(), texts.end(), [&](BoardText const& t) { return t.text == text; });
    REQUIRE(found != texts.end());
    return *found;
  };
  CHECK(of("3").kind == BoardText::Plate);
  CHECK(of("3").size >= 12);
  CHECK(std::hypot(of("3").at.x - of("7").at.x, of("3").at.y - of("7").at.y) > 12);   // not on the car's number
  CHECK(of("5").kind == BoardText::Mark);
}

TEST_CASE("posted speeds are read at every size, and beside the disc of a step", "[board]") {
  auto ground = std::make_shared<Ground>();
  ground->width = ground->height = 60;
  for (int corner = 0; corner < 4; ++corner)
    for (int row = 0; row < 4; ++row)
      for (int lane = 0; lane < 3; ++lane)
        ground->signs.push_back({{5 + 14.0f * float(corner) + float(row), 20 + float(lane)}, 0, 0.62f, std::to_string(60 + 20 * corner)});
  Scene scene;
  scene.ground = ground;
  BoardOptions const options;
  auto const drawn = [&](float zoom, Vec centre = {30, 20}) {
    Layers const layers{scene, {centre, zoom}, {900, 600, {0, 0, 900, 600}, 1}, {}, options, {}, BoardTheme::Day, true};
    Shapes out;
    std::vector<BoardText> texts;
    layers.over(out, texts);
    return texts;
  };
  CHECK(drawn(15, {26, 20}).size() == 48);     // near: each space has its own
  for (float zoom : {13.0f, 9.0f, 6.0f, 3.2f}) {     // from afar a corner has one at least, none lies on another
    auto const texts = drawn(zoom);
    for (int corner = 0; corner < 4; ++corner)
      CHECK(std::any_of(texts.begin(), texts.end(), [&](BoardText const& t) { return t.text == std::to_string(60 + 20 * corner); }));
    for (size_t i = 0; i < texts.size(); ++i) {
      CHECK(texts[i].size >= 10);
      for (size_t k = 0; k < i; ++k) CHECK(std::hypot(texts[i].at.x - texts[k].at.x, texts[i].at.y - texts[k].at.y) > 16);
    }
  }
  Mark step;
  step.at = ground->signs[0].at;
  step.text = "1";
  scene.marks = {step};
  auto const texts = drawn(40, step.at);
  bool beside = false;
  for (auto const& t : texts)
    if (t.kind == BoardText::Painted && t.text == "60") {
      float const far = std::hypot(t.at.x - 450, t.at.y - 300);
      beside = beside || (far > 12 && far < 30);
    }
  CHECK(beside);
}

TEST_CASE("tyre marks are asked for: boards that are not the table's have none", "[board]") {
  CHECK_FALSE(BoardOptions{}.tyre_marks);
}
