// Whole events raced by bots in process: every result has its record, and the records say what the event says.
#include <catch2/catch_test_macros.hpp>

#include "cli/event_run.hpp"
#include "events/event_new.hpp"
#include "events/room.hpp"
#include "some_event.hpp"

namespace paddock::app::events {

using namespace testing;

namespace {

Event event_of(Kind kind, char const* game, int rounds, int entrants) {
  Plan plan;
  plan.kind = kind, plan.game = game, plan.rounds = rounds, plan.seed = Seed(3), plan.laps = 1;
  std::string text = "Night Races\n";
  for (int i = 0; i < entrants; ++i) text += "Racer " + std::to_string(i + 1) + ": laurels " + std::to_string(i % 3) + "\n";
  return take(new_event(plan, text));
}

Event run(Event e, char const* bots) { return take(cli::run_event(std::move(e), {bots, true})); }

void check_records(Event const& e) {
  auto const audits = audit(e);
  REQUIRE_FALSE(audits.empty());
  for (Audit const& one : audits) {
    INFO(one.race << ": " << one.fault);
    CHECK(one.has_record);
    CHECK(one.fault.empty());
  }
}

}  // namespace

TEST_CASE("bots race an event with a final to its end, and its records are true", "[events][SC-2.4]") {
  Event const e = run(event_of(Kind::Qualifying, "speed_circuit", 2, 14), "easy");
  CHECK(next_round(e) == -1);
  REQUIRE(e.rounds.size() == 3);
  CHECK(e.rounds[0].races.size() == 2);
  CHECK(e.rounds[2].races[0].grid.size() == 12);
  check_records(e);
  Event again = run(event_of(Kind::Qualifying, "speed_circuit", 2, 14), "easy");
  CHECK(write_event_text(again) == write_event_text(e));
  Finish& finish = again.rounds[0].races[1].result->placings[0].finish;
  finish.place = finish.place == 1 ? 2 : 1;
  CHECK(audit(again)[1].fault.find(" in the record, place ") != std::string::npos);
  again = e;
  std::swap(again.rounds[0].races[0].result->record, again.rounds[0].races[1].result->record);
  CHECK(audit(again)[0].fault.find("another one") != std::string::npos);
  CHECK(room->look(write_event_text(e))->card.next.empty());
}

TEST_CASE("a series mixes games, a championship counts duel points", "[events]") {
  Event e = event_of(Kind::Series, "nascar", 2, 4);
  e.rounds[1].game = "null";
  e.rounds[1].laps = 0;
  e.rules.bonuses = {{"fastest", 1}, {"sprung", 2}};
  e = run(std::move(e), "easy");
  check_records(e);
  CHECK(standings(e).rounds == 2);
  Event duels = event_of(Kind::Championship, "car_wars", 1, 2);
  duels.rounds[0].laps = 0;
  duels = run(std::move(duels), "random");
  check_records(duels);
  auto const& placings = duels.rounds[0].races[0].result->placings;
  int64_t own = 0, points = 0;
  for (Placing const& one : placings) own += one.finish.points;
  Standings const table = standings(duels);
  for (Line const& line : table.tiers[0].lines) points += line.points;
  CHECK(own == points);
}

TEST_CASE("a race that the event would not start is not entered", "[events]") {
  Event e = take(drawn(event_of(Kind::Series, "null", 1, 3), 0));
  e.rounds[0].laps = 0;
  Setup setup = take(setup_of(e, {0, 0}));
  auto play = [](Setup const& s) {
    auto session = take(start_session(s, Seed(5), 5));
    while (session->actor() >= 0) REQUIRE(session->absent());
    return session;
  };
  auto const fresh = take(start_session(setup, Seed(5), 5));
  CHECK(entered(e, *fresh, "", "").error().what.find("not over") != std::string::npos);
  auto const race = play(setup);
  Event const with = take(entered(e, *race, race->replay_link(), "Ann"));
  CHECK(with.rounds[0].races[0].result->run_by == "Ann");
  CHECK_FALSE(entered(with, *race, "", ""));               // it has its result
  CHECK(room->enter(write_event_text(e), *race, race->replay_link(), "Ann"));
  std::swap(setup.seats[0].name, setup.seats[1].name);
  auto const other = play(setup);
  CHECK_FALSE(entered(e, *other, "", ""));
  CHECK(entered(e, *other, "", "", "1A").error().what.find("had seat 1 instead of") != std::string::npos);
  Event const hand = take(entered_by_hand(e, "1A", {{2, 0, 0}, {1, 0, 0}, {0, 0, 0}}, "Bo"));
  CHECK(standings(hand).tiers[0].lines[0].who == hand.rounds[0].races[0].grid[1]);
  CHECK_FALSE(entered_by_hand(e, "1A", {{4, 0, 0}, {1, 0, 0}, {0, 0, 0}}, ""));
  CHECK_FALSE(entered_by_hand(e, "1A", {{1, 0, 0}}, ""));
  CHECK_FALSE(entered_by_hand(e, "9Z", {{1, 0, 0}}, ""));
}

TEST_CASE("an event from plain text", "[events]") {
  Plan plan;
  plan.game = "nascar";
  Event const e = take(new_event(plan, kExample));
  CHECK(e.title == "Friday Night Series");
  REQUIRE(e.entrants.size() == 4);
  CHECK(e.entrants[0].laurels == 3);
  CHECK(e.entrants[0].driver == "bot medium");
  CHECK(e.entrants[3].team == "Blues");
  CHECK(e.rounds.size() == 4);
  auto refused = [&](char const* text) { return new_event(plan, text).error().where; };
  CHECK(refused("") == "line 1");
  CHECK(refused("Cup\n\nAnn\nAnn\n") == "line 4");
  CHECK(refused("Cup\nAnn: laurels many\n") == "line 2");
  CHECK(refused("Cup\nAnn: wheels 4\n") == "line 2");
  CHECK(refused("Cup\nAnn (bot quick)\n") == "line 2");
  CHECK(take(new_event(plan, "Cup\nAnn: tier Gold, handicap -3\nBo: tier Silver")).rules.tiers == std::vector<std::string>{"Gold", "Silver"});
}

}  // namespace paddock::app::events
