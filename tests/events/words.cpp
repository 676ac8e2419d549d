// What a card says of an event as it goes on, and that nothing is said for everybody alike in a draw.
#include "cli/event_change.hpp"
#include "events/changes.hpp"
#include "events/event_new.hpp"
#include "events/papers.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

TEST_CASE("the state of an event is a sentence that people would say", "[event][words]") {
  Event e = some_event(Kind::Series, 20, 2);
  SeededDice dice(1);
  CHECK(state_words(e) == "20 are entered; nothing is drawn yet.");
  e = take(drawn(std::move(e), 0));
  REQUIRE(e.rounds[0].races.size() == 2);
  CHECK(state_words(e) == "No race is over yet, 2 are drawn; round 1 of 2 is on.");
  race_by_dice(e.rounds[0].races[0], dice, 0);
  CHECK(state_words(e) == "1 race is over, 1 more is drawn; round 1 of 2 is on.");
  race_by_dice(e.rounds[0].races[1], dice, 0);
  CHECK(state_words(e) == "2 races are over; round 2 of 2 is next.");
  CHECK(state_words(raced(some_event(Kind::Series, 20, 2), 1)) == "All 4 races are over.");
  CHECK(state_words(raced(some_event(Kind::Series, 5, 1), 1)) == "Its one race is over.");
}

TEST_CASE("a race is called what its game calls it, a meeting of a league by its number", "[event][words]") {
  Event e = take(drawn(some_event(Kind::Series, 4, 1), 0));
  CHECK(race_words(e, "1A") == "Race 1A");
  e.game = "car_wars";
  CHECK(race_words(e, "1A") == "Duel 1A");
  CHECK(state_words(e) == "No duel is over yet, 1 is drawn; round 1 of 1 is on.");
  e.game = "gravel_kings", e.kind = Kind::League;
  CHECK(race_words(e, "1A") == "Meeting 1");
}

TEST_CASE("where all race together the draw gives nobody a sentence of his own", "[event][words]") {
  events::Draw const one = take(draw_of(some_event(Kind::Series, 5, 1), 0));
  events::Draw const several = take(draw_of(some_event(Kind::Qualifying, 14, 1), 0));
  for (Seeded const& seed : one.seeds) CHECK(seed.why.empty());
  for (Seeded const& seed : several.seeds) CHECK_FALSE(seed.why.empty());
}

TEST_CASE("an entrant's line loses no words", "[event][words]") {
  auto const said = [](char const* line) {
    auto const one = entrant_of(line);
    return one ? std::string("taken") : one.error().what;
  };
  CHECK(said("Ann (mail): laurels 3") == "taken");
  CHECK(said("Al, Jr. (mail)") == "taken");
  CHECK(said("Ann (mail) new here: laurels 3") == "'new here' stands behind (mail), where a line ends or a colon comes.");
  for (char const* line : {"Bob, laurels 4", "Bob\tteam Reds", "Bob (mail), tier Gold"}) CHECK(said(line) != "taken");
}

TEST_CASE("an entrant is found by his name, capitals or not, if that is one alone", "[event][words]") {
  Event e = some_event(Kind::Series, 3, 1);
  CHECK(take(cli::who_named(e, "Driver 2")) == 1);
  CHECK(take(cli::who_named(e, "driver 2")) == 1);
  e.entrants[2].name = "DRIVER 2";
  CHECK(take(cli::who_named(e, "DRIVER 2")) == 2);
  CHECK(cli::who_named(e, "driver 2").error().what == "'driver 2' is nobody of this event; there are Driver 1, Driver 2, DRIVER 2.");
}
