// What an event's screen says is next, from the draw to the last table.
#include <catch2/catch_test_macros.hpp>

#include "../store/medium.hpp"
#include "events/begun.hpp"
#include "events/event_file.hpp"
#include "screens/events/event_view.hpp"

using namespace paddock;
using namespace paddock::app;
using paddock::app::events::EventView;
using paddock::app::events::Step;
using paddock::store::Medium;
using paddock::store::MediumTab;

namespace {

events::Event event_of(int rounds) {
  Doc file{{"format", "paddock-event"}, {"kind", "series"}, {"title", "Spring Cup"}, {"game", "null"}, {"seed", "0123456789abcdef"}, {"entrants", Doc::array()}, {"rounds", Doc::array()}};
  for (int i = 0; i < 4; ++i) file["entrants"].push_back(Doc{{"name", "Driver " + std::to_string(i)}, {"number", i + 1}, {"livery", i}});
  for (int i = 0; i < rounds; ++i) file["rounds"].push_back(Doc{{"name", "Night " + std::to_string(i + 1)}});
  auto event = events::read_event(file);
  REQUIRE(event);
  return *event;
}

events::Event drawn_so(events::Event const& event, int round) {
  auto out = events::drawn(event, round);
  REQUIRE(out);
  return *out;
}

}  // namespace

TEST_CASE("next is the draw, then the race, then the one that was begun, then its result", "[app][event]") {
  Medium medium;
  MediumTab tab(medium);
  store::Library library(tab);
  events::Event event = event_of(2);
  EventView const fresh(event, library);
  CHECK(fresh.next_step() == Step::DrawRound);
  CHECK(step_words(fresh, Step::DrawRound, {}) == "Draw Night 1");
  event = drawn_so(event, 0);
  EventView const ready(event, library);
  REQUIRE(ready.next_step() == Step::Run);
  CHECK(ready.next().round == 0);
  REQUIRE(ready.steps[0][0].setup);
  library.save("aa", {"Night 1", "null", "your turn", 1, 1, ""}, "{}", {});
  remember_begun(library, *ready.steps[0][0].setup, "aa");
  EventView const begun(event, library);
  CHECK(begun.next_step() == Step::GoOn);
  CHECK(begun.steps[0][0].kept == "aa");
  library.save("aa", {"Night 1", "null", "finished\tDriver 0\t0\t1", 9, 2, ""}, "{}", {});
  EventView const over(event, library);
  CHECK(over.next_step() == Step::Enter);
  auto const entered = events::entered_by_hand(event, event.rounds[0].races[0].id, {{2, 0, 0}, {1, 0, 0}, {3, 0, 0}, {0, 0, 0}}, "GM");
  REQUIRE(entered);
  EventView const after(*entered, library);
  CHECK(after.next_step() == Step::DrawRound);
  CHECK(after.round == 1);
  CHECK(after.season.size() == 1);
  CHECK(round_state(after, 0) == "over");
}

TEST_CASE("the reasons of a draw are shown after the race as long as it was raced as drawn", "[app][event]") {
  Medium medium;
  MediumTab tab(medium);
  store::Library library(tab);
  events::Event event = drawn_so(event_of(1), 0);
  auto entered = events::entered_by_hand(event, event.rounds[0].races[0].id, {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}}, "GM");
  REQUIRE(entered);
  EventView as_drawn(*entered, library);
  REQUIRE(as_drawn.draw(0));
  CHECK(as_drawn.draw(0)->seeds.size() == 4);
  CHECK(as_drawn.seed_of(0, entered->rounds[0].races[0].grid[0]) > 0);
  CHECK(as_drawn.next_step() == Step::Nothing);
  std::swap(entered->rounds[0].races[0].grid[0], entered->rounds[0].races[0].grid[1]);
  EventView by_hand(*entered, library);
  CHECK_FALSE(by_hand.draw(0));
  CHECK(by_hand.seed_of(0, 0) == 0);
}

TEST_CASE("what a round that cannot be drawn says", "[app][event]") {
  Medium medium;
  MediumTab tab(medium);
  store::Library library(tab);
  events::Event event = event_of(1);
  event.entrants.resize(1);
  EventView view(event, library);
  CHECK(view.next_step() == Step::Nothing);
  CHECK_FALSE(step_reason(view, Step::Nothing).empty());
}

TEST_CASE("a draw from before boards were asked for still says how it came about", "[app][event][board]") {
  Medium medium;
  MediumTab tab(medium);
  store::Library library(tab);
  events::Event event = event_of(1);
  event.game = "car_wars";
  event.rounds[0].board = "kestrel_yard";
  while (event.entrants.size() < 11) event.entrants.push_back(event.entrants.back()), event.entrants.back().name = "Driver " + std::to_string(event.entrants.size() - 1);
  auto const old = events::draw_before_boards(event, 0);
  REQUIRE(old);
  REQUIRE(old->races.size() == 1);
  event.rounds[0].races = old->races;
  EventView view(event, library);
  REQUIRE(view.draw(0));
  CHECK(view.draw(0)->seeds.size() == 11);
}
