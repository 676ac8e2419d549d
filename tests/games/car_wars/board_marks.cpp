// The board shows grenades in flight, burning wheels and the marks that may be shot at.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "core/dice.hpp"
#include "games/car_wars/car_wars.hpp"
#include "view/scene.hpp"

using namespace paddock;
using namespace paddock::car_wars;

namespace {

constexpr char const* kArena = R"({"title": "A yard", "about": "A yard.", "size": [40, 30], "walls": [], "starts": [{"at": [3, 15], "heading": 90}, {"at": [37, 15], "heading": 270}],
    "zones": [{"kind": "no_drop", "box": [24, 4, 4, 3]}, {"kind": "target", "box": [8, 5, 2, 2], "worth": 5}]})";

CarWars yard() {
  Setup setup;
  setup.game = "car_wars";
  setup.track_text = kArena;
  for (int i = 0; i < 2; ++i) setup.seats.push_back({.name = i ? "Olle" : "Ann", .livery = i, .number = i + 1, .driver = "screen"});
  auto game = CarWars::make(setup);
  INFO((game ? "" : game.error().text()));
  REQUIRE(game);
  return *game;
}

bool tagged(Scene const& scene, std::string_view words) {
  return std::any_of(scene.tags.begin(), scene.tags.end(), [&](Tag const& tag) { return tag.text == words; });
}

DrawnShape const* worded(Scene const& scene, std::string_view words) {
  auto const it = std::find_if(scene.shapes.begin(), scene.shapes.end(), [&](DrawnShape const& s) { return s.text == words; });
  return it == scene.shapes.end() ? nullptr : &*it;
}

}  // namespace

TEST_CASE("grenades in flight, burning wheels and marks stand on the board", "[car_wars][scene]") {
  CarWars const game = yard();
  SeededDice dice(1);
  duel::State s = game.start(dice);
  s.turn = 2, s.phase = 1, s.stage = duel::Stage::plan;
  for (int i = 0; i < 2; ++i) {
    geometry::Pose const pose = s.cars[i].pose;
    s.cars[i] = game.stock_cars()[0];
    s.cars[i].here = true, s.cars[i].pose = pose;
  }
  Scene const before = game.scene(s, kNobody);
  CHECK_FALSE(tagged(before, "a tire burns"));
  DrawnShape const* const mark = worded(before, "mark 2, 5 points");
  REQUIRE(mark);
  CHECK(mark->at.x == 9);
  CHECK(worded(before, "no-drop zone"));

  s.cars[1].wheels[2].lit = 1;
  duel::Flying grenade;
  grenade.owner = 0, grenade.from = s.cars[0].pose.at, grenade.at = s.cars[1].pose.at, grenade.due = int16_t(s.now() + 3);
  s.flying.push(grenade);
  Scene const after = game.scene(s, kNobody);
  CHECK(tagged(after, "a tire burns"));
  CHECK(tagged(after, "grenade, in 3 phases"));
  CHECK(after.shapes.size() == before.shapes.size() + 5 + 7);   // a flame; its way, where it comes down, itself
  s.flying[0].due = int16_t(s.now());
  CHECK(tagged(game.scene(s, kNobody), "grenade, comes down now"));
  s.cars[1].burning = true;
  CHECK(tagged(game.scene(s, kNobody), "on fire"));
}
