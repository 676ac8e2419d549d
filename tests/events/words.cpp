// What a card says of an event as it goes on, and that nothing is said for everybody alike in a draw.
#include "cli/cli.hpp"
#include "cli/event_change.hpp"
#include "cli/event_edit.hpp"
#include "events/changes.hpp"
#include "events/event_file.hpp"
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

// Of two games: the first round is of another one than the event.
static Event of_two_games() {
  Event e = some_event(Kind::Series, 5, 2);
  e.game = "nascar", e.rounds[0].game = "car_wars", e.rules.field = 2;
  for (Round& round : e.rounds) round.board.clear();
  return e;
}

TEST_CASE("what is said of one round is said in the words of its game", "[event][words]") {
  Event e = take(drawn(of_two_games(), 0));
  REQUIRE(e.rounds[0].races.size() == 2);
  CHECK(race_word(e) == "duel");                               // none but duels are drawn
  CHECK(state_words(e) == "No duel is over yet, 2 are drawn; round 1 of 2 is on.");
  CHECK(with_result_back(e, "9A", "").error().what == "There is no duel '9A' in this event.");
  CHECK(cli::changed_event(e, {"sub", "", "Driver 1", "Kim"}, {"9A", "", -1, 0, 0}).error().what.starts_with("There is no duel '9A'"));
  std::string const id = e.rounds[0].races[0].id;
  int const out = e.rounds[0].races[1].grid[0];
  std::erase(e.rounds[0].races[1].grid, out);
  CHECK(with_move(e, out, id).error().what == e.entrants[size_t(out)].name + " is in no duel of Round 1.");
  e = take(drawn(of_two_games(), 0)), e = take(drawn(std::move(e), 1));
  CHECK(race_word(e) == "race");
  CHECK(race_word(e, e.rounds[0]) == "duel");
  CHECK(race_word(e, e.rounds[1]) == "race");
  Change change;
  change.kind = Change::Moved, change.who = change.from = change.to = 0, change.race = "1Z";
  e.changes.push_back(change);                                 // it is no more, and its round is known
  CHECK(change_words(e, e.changes[0]) == "Driver 1 was moved to duel 1Z by whoever runs Round 1.");
  CHECK(audit_draws(e)[0].words == "Driver 1 is said to have been moved to duel 1Z, which is none of its duels.");
}

TEST_CASE("a draw calls races what their game calls them", "[event][words]") {
  Event e = of_two_games();
  for (int round = 0; round < 2; ++round) {
    std::string const word = round ? "race" : "duel";
    auto const seeds = take(draw_of(e, round)).seeds;
    CHECK(seeds[1].why == "Seed 2: dealt in snake order into " + word + "s of at most 2.");
    CHECK(seeds[4].why == "Seed 5 is left over: such seeds go to the last " + word + " first.");
  }
}

TEST_CASE("what is wrong in a file is said in the words of the round's game", "[event][words]") {
  Doc const file = write_event(take(drawn(of_two_games(), 0)));
  Doc twice = file, marked = file;
  twice["rounds"][0]["races"][1]["id"] = "1A";
  CHECK(read_event(twice).error().what.starts_with("A name like \"1A\" that no other duel has is expected"));
  marked["rounds"][0]["races"][0]["result"] = {{"places", {1, 2}}, {"marks", {{"nothing", Doc::array()}}}};
  CHECK(read_event(marked).error().what == "This game cannot tell that of a duel; leave it out.");
}

TEST_CASE("two files that tell of a substitute otherwise name whom he stands in for", "[event][words]") {
  Event const e = of_two_games();
  Merged const both = take(merge(take(with_substitute(e, 0, "Kim", 0, 0)), take(with_substitute(e, 0, "Lou", 0, 0))));
  REQUIRE(both.conflicts.size() == 1);
  CHECK(both.conflicts[0].what == "Whether Driver 1 is there, or who stands in, is told differently in the two; tell it once more where it should hold.");
}

TEST_CASE("a page of a league has the numbers of its meetings", "[event][words]") {
  Event e = raced(some_event(Kind::Series, 4, 2), 1);
  e.rules.field = 2, e.rounds[0].races.clear(), e.rounds[1].races.clear();
  e = raced(std::move(e), 1);
  CHECK(race_label(e, "2A") == "2A");
  e.game = "gravel_kings", e.kind = Kind::League;
  CHECK(race_label(e, "2A") == "3");
  CHECK(race_name(e, "2A") == "meeting 3");
  int const who = e.rounds[1].races[0].grid[0];
  Paper const page = page_paper(e, who);
  auto const& races = page.tables[1];
  CHECK(races.title == "Meetings");
  CHECK(races.columns[1] == "Meeting");
  REQUIRE(races.rows.size() == 2);
  CHECK(races.rows[1][1] == "3");
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
  CHECK(cli::who_named(e, "Ann").error().what == "'Ann' is nobody of this event; there are Driver 1, Driver 2, DRIVER 2.");
  e.entrants[0].name = "Ann Lee";
  CHECK(cli::who_named(e, "Ann").error().what == "'Ann' is nobody of this event; names like it: Ann Lee.");
  std::string const many = cli::who_named(some_event(Kind::Series, 300, 1), "Driver X").error().what;
  CHECK(many.size() < 400);
  CHECK(many.ends_with(" and more."));
}

TEST_CASE("the command line says once what a rule is, and what may be written there", "[event][words][cli]") {
  Event const e = some_event(Kind::Series, 4, 2);
  auto const told = [&](char const* rule) { return take(cli::edited_event(e, {"rule", "f", rule}, {})).told; };
  CHECK(told("dropped") == "dropped: 0\nOf the whole calendar so many rounds with the fewest points do not count.");
  CHECK(told("scoring").ends_with(" One of table, own, both, meetings."));
  CHECK(told("points").ends_with("gets none. Whole numbers with commas, the first place first: 10, 7, 5, 4."));
  auto const round = take(cli::edited_event(e, {"round", "f", "1"}, {}));
  CHECK_FALSE(round.event);
  CHECK(round.told.starts_with(e.rounds[0].name));
}

TEST_CASE("an option of another command is refused, and who is added is decided for as it is said", "[event][words][cli]") {
  std::string const name = "/tmp/paddock-words-" + to_hex(*cli::drawn()->id) + ".json";
  auto const ran = [&](std::vector<std::string> words) {
    cli::Args args(std::move(words), {"json", "audit", "bare"});
    return cli::event(args);
  };
  REQUIRE(cli::write_file(name, write_event_text(some_event(Kind::Series, 3, 1))));
  CHECK(ran({"new", name, "--board", "road_course"}) == 2);
  CHECK(ran({"draw", name, "--name", "X"}) == 2);
  CHECK(ran({"rule", name, "dropped", "--date", "3 May"}) == 2);
  CHECK(ran({"entrant", name, "Driver 1", "--driver", "mail"}) == 2);
  CHECK(ran({"add", name, "Zoe", "--driver", "mail"}) == 0);
  CHECK(ran({"add", name, "Yan (link)", "--driver", "mail"}) == 0);
  CHECK(ran({"round", name, "1", "--name", "Opener", "--laps", "7"}) == 0);
  Event const after = take(read_event_text(*cli::read_file(name)));
  CHECK(after.entrants[3].driver == "mail");
  CHECK(after.entrants[4].driver == "link");
  CHECK(after.rounds[0].name == "Opener");
  CHECK(after.rounds[0].laps == 7);
  std::remove(name.c_str());
}
