// The board in words: distances and dangers from where one stands.
#include "screens/table/around.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace paddock;
using namespace paddock::app;

namespace {

constexpr float kEast = 0, kNorthEast = -0.78539816f;

// '#' is wall, '.' road.
Scene board(std::vector<std::string> const& rows) {
  auto ground = std::make_shared<Ground>();
  ground->width = float(rows[0].size()), ground->height = float(rows.size());
  for (std::string const& row : rows)
    for (char c : row) ground->tiles.push_back(c == '.' ? Ground::Driven : 0);
  Scene scene;
  scene.ground = ground;
  return scene;
}

void put(Scene& scene, Seat seat, int x, int y, float angle) {
  Token t;
  t.seat = seat, t.at = {float(x) + 0.5f, float(y) + 0.5f}, t.angle = angle;
  scene.tokens.push_back(t);
}

Setup two() {
  Setup s;
  s.seats.resize(2);
  s.seats[0].name = "Ann", s.seats[0].number = 7;
  s.seats[1].name = "Olle", s.seats[1].number = 11;
  return s;
}

// Of a game whose board is made of tiles.
Words tiled() {
  Words w;
  w.seat = "car", w.space = "tile", w.spaces = "tiles";
  return w;
}

bool has(std::vector<std::string> const& all, std::string const& words) {
  return std::any_of(all.begin(), all.end(), [&](std::string const& one) { return one.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("wall, bend, cars and oil are told by tiles from one's own car", "[app][twin]") {
  Scene scene = board({"####...#",
                 "####...#",
                 "#......#",
                 "#......#",
                 "########"});
  put(scene, 0, 1, 3, kEast);
  put(scene, 1, 3, 2, kEast);
  scene.counters.push_back({Counter::Oil, {3.5f, 3.5f}, 0});
  scene.counters.push_back({Counter::Clear, {4.5f, 3.5f}, 0});
  auto const words = around_words(scene, 0, two(), tiled());
  CHECK(has(words, "from your car: wall in 6 tiles ahead"));
  CHECK(has(around_words(scene, 0, two(), Words{}), "from your seat: wall in 6 spaces ahead"));   // words are the game's
  CHECK(has(words, "bend to the left in 3"));
  CHECK(has(words, "11 Olle 2 ahead, 1 to the left"));
  CHECK(has(words, "oil 2 ahead"));
  CHECK(place_words(scene, 0, tiled(), {5.5f, 1.5f}) == "4 ahead, 2 to the left");
  CHECK(words.size() == 3);   // sand that was found empty is no danger
  auto painted = std::make_shared<Ground>(*scene.ground);   // a circuit of rows and lanes: its squares are no steps
  painted->signs.push_back({});
  scene.ground = painted;
  CHECK(around_words(scene, 0, two(), tiled()).empty());
}

TEST_CASE("on a slant places are told in whole steps, too", "[app][twin]") {
  Scene scene = board(std::vector<std::string>(12, std::string(12, '.')));
  put(scene, 0, 5, 5, kNorthEast);
  put(scene, 1, 7, 4, kEast);
  CHECK(has(around_words(scene, 0, two(), tiled()), "11 Olle 1 ahead, 1 half right"));
  scene.tokens[1].at = {7.5f, 3.5f};
  CHECK(has(around_words(scene, 0, two(), tiled()), "11 Olle 2 ahead"));
  scene.tokens[1].at = {4.5f, 5.5f};
  CHECK(has(around_words(scene, 0, two(), tiled()), "11 Olle 1 half left behind"));
}

TEST_CASE("once moves are written distances count from their end, and a step tells what lies beyond it", "[app][twin]") {
  Scene scene = board({"##########", "#........#", "##########"});
  put(scene, 0, 1, 1, kEast);
  put(scene, 0, 4, 1, kEast);
  scene.tokens[1].ghost = true;
  put(scene, 1, 5, 1, kEast);
  CHECK(has(around_words(scene, 0, two(), tiled()), "from the end of what is written: wall in 5 tiles ahead"));
  CHECK(step_words(scene, 0, two(), tiled(), {5.5f, 1.5f}) == ", 3 tiles of road beyond it, 11 Olle stands there now");
  CHECK(step_words(scene, 0, two(), tiled(), {5.5f, 0.5f}).empty());   // off the road: the hint says so
}
