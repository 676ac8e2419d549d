// Small turns of a larger one on the timeline, as their game names them.
#include <catch2/catch_test_macros.hpp>

#include "desk/playback.hpp"
#include "screens/table/over_board.hpp"
#include "session/session.hpp"

using namespace paddock;
using namespace paddock::app;

TEST_CASE("turns are grouped by the name of the larger turn they belong to", "[app][table]") {
  Words words;
  CHECK(turn_groups(words, 9).empty());              // they stand alone
  words.group = [](int turn) { return turn == 1 ? Words::Named{"Set-up", ""} : Words::Named{"Turn " + std::to_string((turn + 3) / 5), "phase"}; };
  auto const groups = turn_groups(words, 8);
  REQUIRE(groups.size() == 3);
  CHECK((groups[0].name == "Set-up" && groups[0].first == 1 && groups[0].last == 1));
  CHECK((groups[1].name == "Turn 1" && groups[1].first == 2 && groups[1].last == 6));
  CHECK((groups[2].name == "Turn 2" && groups[2].first == 7 && groups[2].last == 8));
}

TEST_CASE("the games of racing have turns that stand alone, the test game has pairs", "[app][table]") {
  for (char const* name : {"nascar", "speed_circuit", "gravel_kings"}) CHECK(find_game(name)->words().group == nullptr);
  auto const pairs = turn_groups(find_game("null")->words(), 5);
  REQUIRE(pairs.size() == 3);
  CHECK(pairs[1].first == 3);
  CHECK(pairs[1].last == 4);
  CHECK(pairs[1].name == "Round 2");
  CHECK(find_game("null")->words().group(4).part == "second half");
}

TEST_CASE("a film says which part runs", "[app][film]") {
  Playback p;
  CHECK(p.part() == nullptr);
  CHECK(p.page() == -1);
  Film film;
  film.length = film.arrival = 10;
  film.parts = {{0, 0, "steps"}, {6, 0, "springs"}};
  p.start(1, film);
  REQUIRE(p.part());
  CHECK(p.part()->label == "steps");
  p.finish();
  CHECK(p.part()->label == "springs");
}
