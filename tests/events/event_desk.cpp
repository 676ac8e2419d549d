// The event of this device: kept between starts, replaced only with a word, a whole event run race by race as its screen does it.
#include <catch2/catch_test_macros.hpp>

#include "../store/medium.hpp"
#include "core/dice.hpp"
#include "desk/play.hpp"
#include "events/begun.hpp"
#include "events/draw.hpp"
#include "events/event_desk.hpp"
#include "events/event_file.hpp"
#include "events/event_new.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::app;
using paddock::store::Medium;
using paddock::store::MediumTab;

namespace {

struct EventStart {   // what a start of the program finds
  explicit EventStart(Medium& medium) : tab(medium), library(tab), desk(library) {}
  MediumTab tab;
  store::Library library;
  EventDesk desk;
};

std::string event_text(char const* title, uint64_t seed = 7) {
  events::Plan plan{events::Kind::Series, "null", 2, {}, 0, Seed(seed)};
  auto const event = events::new_event(plan, std::string(title) + "\nAnn (bot easy): laurels 2\nBo (bot easy)\nCy (bot easy)\n");
  REQUIRE(event);
  return events::write_event_text(*event);
}

events::Event read(EventDesk const& desk) {
  auto event = events::read_event_text(desk.text());
  REQUIRE(event);
  return *event;
}

// The next race, or the first turn of it, as the table would have it.
std::unique_ptr<Play> race_of(Setup const& setup, bool to_the_end) {
  auto session = start_session(setup, 5, 6);
  REQUIRE(session);
  for (uint64_t n = 0; to_the_end && (*session)->actor() >= 0; ++n) REQUIRE(sim_move(**session, "easy", mix64(n)));
  return std::make_unique<Play>(to_the_end ? "over" : "begun", std::move(*session));
}

void draw_next(EventDesk& desk) {
  events::Event const event = read(desk);
  auto drawn = events::drawn(event, events::next_round(event));
  REQUIRE(drawn);
  desk.take(events::write_event_text(*drawn));
}

}  // namespace

TEST_CASE("an event stays on the device until it is forgotten, and another one waits for a word", "[app][event]") {
  Medium medium;
  EventStart first(medium);
  CHECK_FALSE(first.desk.any());
  CHECK(first.desk.open("{\"format\": \"paddock-event\"}"));   // a file that says nothing more
  CHECK_FALSE(first.desk.any());
  CHECK_FALSE(first.desk.open(event_text("Spring Cup")));
  EventStart second(medium);
  REQUIRE(second.desk.ready());
  CHECK(second.desk.card().title == "Spring Cup");
  CHECK_FALSE(second.desk.open(event_text("Autumn Cup", 8)));
  CHECK(read(second.desk).title == "Spring Cup");
  second.desk.answer_offer(false);
  CHECK(second.desk.offered().empty());
  CHECK_FALSE(second.desk.open(event_text("Autumn Cup", 8)));
  second.desk.answer_offer(true);
  CHECK(read(second.desk).title == "Autumn Cup");
  second.desk.forget();
  CHECK_FALSE(EventStart(medium).desk.any());
}

TEST_CASE("an event is drawn, run by bots, entered with a press, and its table follows", "[app][event]") {
  Medium medium;
  EventStart here(medium);
  REQUIRE_FALSE(here.desk.open(event_text("Spring Cup")));
  REQUIRE(here.desk.ready());
  CHECK_FALSE(here.desk.next());   // nothing is drawn
  for (int round = 0; round < 2; ++round) {
    draw_next(here.desk);
    REQUIRE(here.desk.ready());
    REQUIRE(here.desk.next());
    Setup const setup = *here.desk.next();
    CHECK(setup.seats.size() == 3);
    auto const begun = race_of(setup, false);
    CHECK_FALSE(here.desk.entered(*begun));   // it is not over
    auto const race = race_of(setup, true);
    auto const& counts = here.desk.entered(*race);
    INFO("round " << round << (counts ? "" : ": " + counts.error().text()));
    REQUIRE(counts);
    auto file = here.desk.entered(race->truth(), record_of(race->truth()));
    REQUIRE(file);
    here.desk.take(*file);
    CHECK(read(here.desk).rounds[size_t(round)].races[0].result->record.starts_with("#r"));
    CHECK_FALSE(here.desk.entered(*race));    // it has its result
  }
  events::Event const event = read(here.desk);
  CHECK(events::next_round(event) == -1);
  auto const table = events::standings(event);
  REQUIRE(table.tiers[0].lines.size() == 3);
  CHECK(table.tiers[0].lines[0].points > table.tiers[0].lines[2].points);
  for (events::Audit const& one : events::audit(event)) {
    CHECK(one.has_record);
    CHECK(one.fault.empty());
  }
}

TEST_CASE("a race of another event does not count", "[app][event]") {
  Medium medium;
  EventStart here(medium);
  REQUIRE_FALSE(here.desk.open(event_text("Spring Cup")));
  draw_next(here.desk);
  REQUIRE(here.desk.ready());
  Setup other = *here.desk.next();
  other.title = "A race among friends";
  other.seats.pop_back();
  CHECK_FALSE(here.desk.entered(*race_of(other, true)));
}

TEST_CASE("a race that was begun is found again by its set-up, the latest first", "[app][event]") {
  Medium medium;
  EventStart here(medium);
  Setup setup{.game = "null", .title = "One", .track = "", .track_text = "", .laps = 0, .seats = {}};
  CHECK(begun_race(here.library, setup).empty());
  here.library.save("aa", {"One", "null", "your turn", 1, 1, ""}, "{}", {});
  here.library.save("bb", {"One", "null", "your turn", 1, 1, ""}, "{}", {});
  remember_begun(here.library, setup, "aa");
  remember_begun(here.library, setup, "bb");
  CHECK(begun_race(here.library, setup) == "bb");
  here.library.erase("bb");
  CHECK(begun_race(here.library, setup).empty());
  setup.title = "Two";
  CHECK(begun_race(here.library, setup).empty());
  for (int i = 0; i < 2 * kMostBegun; ++i) remember_begun(here.library, setup, "aa");
  CHECK(begun_race(here.library, setup) == "aa");
  CHECK(here.library.setting("event-races").size() < 60 * size_t(kMostBegun));
  setup.title = "Old";                                // still on, while hundreds came and were forgotten
  remember_begun(here.library, setup, "aa");
  Setup other = setup;
  for (int i = 0; i < 2 * kMostBegun; ++i) other.title = "Two " + std::to_string(i), remember_begun(here.library, other, "gone");
  CHECK(begun_race(here.library, setup) == "aa");
  other.title = "New";                                // it begins now, and is kept at the end of the frame
  remember_begun(here.library, other, "cc");
  here.library.save("cc", {"One", "null", "your turn", 1, 1, ""}, "{}", {});
  CHECK(begun_race(here.library, other) == "cc");
  for (int i = 0; i < kMostBegun; ++i) other.title = "Kept " + std::to_string(i), remember_begun(here.library, other, "cc");
  other.title = "Newer";
  remember_begun(here.library, other, "dd");
  here.library.save("dd", {"One", "null", "your turn", 1, 1, ""}, "{}", {});
  CHECK(begun_race(here.library, other) == "dd");
  setup.title = "Cup, Round 1, race 1A";              // as 0.5.15 called it
  remember_begun(here.library, setup, "aa");
  setup.title = "Cup, Round 1, duel 1A";
  CHECK(begun_race(here.library, setup) == "aa");
  setup.title = "Cup, Round 1, duel 1B";
  CHECK(begun_race(here.library, setup).empty());
}

TEST_CASE("a link of the event that is here takes no design away that it does not hold", "[app][event][R-24]") {
  Medium medium;
  EventStart here(medium);
  here.desk.take(event_text("Cup"));
  events::Event event = read(here.desk);
  event.entrants[0].options["car_wars"] = Doc{{"car", "Needlework, 30 mph"}};
  here.desk.take(events::write_event_text(event));
  event.entrants[1].number = 77;
  auto const link = events::event_link(event);
  REQUIRE(link);
  CHECK_FALSE(here.desk.open(*link));
  here.desk.answer_offer(true);
  CHECK(read(here.desk).entrants[1].number == 77);
  CHECK(read(here.desk).entrants[0].options == event.entrants[0].options);
}
