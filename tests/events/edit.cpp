// What a person changes of an event on its screen: rules, rounds, what somebody brings; marks of a result that is written down.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "events/edit.hpp"
#include "events/event_new.hpp"
#include "events/house.hpp"
#include "events/papers.hpp"
#include "events/marks.hpp"
#include "session/record_letters.hpp"
#include "session/sim.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

RuleInfo const& info_of(std::string_view name) {
  for (RuleInfo const& one : rule_list())
    if (name == one.name) return one;
  FAIL("no rule " << name);
  return rule_list()[0];
}

Expected<Event> written(Event const& event, char const* rule, char const* text) {
  auto const value = rule_from_text(info_of(rule), text);
  if (!value) return value.error();
  return with_rule(event, rule, *value);
}

std::string shown(Event const& event, char const* rule) { return rule_text(rule_value(event.rules, rule)); }

Event two_divisions() {
  Event e = some_event(Kind::Series, 4, 2);
  e.rules.tiers = {"Gold", "Silver", "Bronze"};
  for (int i = 0; i < 4; ++i) e.entrants[size_t(i)].tier = std::min(i, 2);
  return e;
}

}  // namespace

TEST_CASE("a list among the rules is written as it is shown", "[event][edit]") {
  Event const e = some_event(Kind::Series, 4, 2);
  struct { char const *rule, *text, *shown; } const all[] = {
      {"points", "10, 7,5 ", "10, 7, 5"}, {"points", "", ""}, {"ties", "countback, dice", "countback, dice"}, {"ties", "none", ""},
      {"bonuses", "finished 1, fastest 3", "finished 1, fastest 3"}, {"bonuses", "pole -2", "pole -2"}, {"tiers", "Gold, The Others", "Gold, The Others"},
      {"dropped", "1", "1"}, {"grid", "reversed", "reversed"}};
  for (auto const& one : all) {
    INFO(one.rule << " " << one.text);
    Event const after = take(written(e, one.rule, one.text));
    CHECK(shown(after, one.rule) == one.shown);
    CHECK(write_event(take(read_event(write_event(after))))["rules"] == write_event(after)["rules"]);
  }
}

TEST_CASE("ties are shown in words, and what may be written is listed with them", "[event][edit]") {
  Event const e = some_event(Kind::Series, 4, 2);
  CHECK(rule_words(info_of("ties"), Doc::array({"wins", "headToHead"})) == "wins, ahead of one another");
  CHECK(rule_example(e, info_of("ties")).find("headToHead (ahead of one another)") != std::string::npos);
  CHECK(rule_words(info_of("points"), Doc::array({10, 7})) == "10, 7");
}

TEST_CASE("a list that is wrong says what would be right, and the event stays", "[event][edit]") {
  Event const e = some_event(Kind::Series, 4, 2);
  struct { char const *rule, *text, *what; } const all[] = {
      {"points", "10, x", "whole numbers from 0 to 999"}, {"points", "1000", "0 to 999"}, {"ties", "wins, wins", "each at most once"}, {"ties", "coin", "wins, countback"},
      {"bonuses", "finished", "like \"finished 1\""}, {"bonuses", "finished 100", "-99 to 99"}, {"bonuses", "blue 1", "fastest, pole, undamaged"}, {"tiers", "Gold, Gold", "different names"},
      {"dropped", "x", "whole number"}};
  for (auto const& one : all) {
    auto const no = written(e, one.rule, one.text);
    INFO(one.rule << " " << one.text);
    REQUIRE_FALSE(no);
    INFO(no.error().text());
    CHECK(no.error().what.find(one.what) != std::string::npos);
  }
}

TEST_CASE("entrants go with their division: by its place where as many are left, else by its name", "[event][edit]") {
  Event const renamed = take(written(two_divisions(), "tiers", "First, Second, Third"));
  CHECK(renamed.entrants[1].tier == 1);
  Event const fewer = take(written(two_divisions(), "tiers", "Gold, Bronze"));
  CHECK(fewer.entrants[0].tier == 0);
  CHECK(fewer.entrants[1].tier == 1);          // Silver is gone: the last one
  CHECK(fewer.entrants[2].tier == 1);
  Event const none = take(written(two_divisions(), "tiers", ""));
  CHECK(none.entrants[3].tier == 0);
  Event drawn_one = take(drawn(two_divisions(), 0));
  CHECK(read_event(write_event(take(written(drawn_one, "tiers", "")))));
}

TEST_CASE("name, date, board and length of a round; what is raced keeps its board", "[event][edit]") {
  Event const e = take(drawn(some_event(Kind::Series, 4, 2), 0));
  Event const after = take(with_round(e, 0, {.name = "Spring", .date = "3 May", .board = "", .laps = 2}));
  CHECK(after.rounds[0].name == "Spring");
  CHECK(after.rounds[0].date == "3 May");
  CHECK(after.rounds[0].board.empty());
  CHECK(take(setup_of(after, {0, 0})).laps == 2);
  CHECK(with_round(e, 0, {.name = "Round 2", .date = {}, .board = {}, .laps = {}}).error().where == "/rounds/0/name");
  CHECK(with_round(e, 0, {.name = " ", .date = {}, .board = {}, .laps = {}}).error().what.find("1 to 40") != std::string::npos);
  CHECK(with_round(e, 0, {.name = {}, .date = {}, .board = "moon", .laps = {}}).error().what.find("lac_verrain") != std::string::npos);
  CHECK(with_round(e, 0, {.name = {}, .date = {}, .board = {}, .laps = 100}).error().where == "/rounds/0/laps");
  CHECK_FALSE(with_round(e, 2, {}));
  Event raced_one = e;
  SeededDice dice(1);
  race_by_dice(raced_one.rounds[0].races[0], dice, 0);
  CHECK(with_round(raced_one, 0, {.name = {}, .date = "4 May", .board = {}, .laps = {}}));
  CHECK(with_round(raced_one, 0, {.name = {}, .date = {}, .board = "", .laps = {}}).error().what.find("has a result already") != std::string::npos);
}

TEST_CASE("what an entrant brings stands in the seat of every race that is run", "[event][edit]") {
  Event const e = take(drawn(some_event(Kind::Series, 3, 1), 0));
  Event const after = take(with_choice(e, 1, "speed_circuit", "design", "60/40/160/60/6/6"));
  CHECK(choice_of_entrant(after, 1, "speed_circuit", "design") == "60/40/160/60/6/6");
  Setup const setup = take(setup_of(after, {0, 0}));
  for (SeatSetup const& seat : setup.seats) CHECK(get_text(seat.options, "design") == (seat.name == "Driver 2" ? "60/40/160/60/6/6" : ""));
  CHECK(take(read_event(write_event(after))).entrants[1].options == after.entrants[1].options);
  CHECK(take(with_choice(after, 1, "speed_circuit", "design", "")).entrants[1].options.empty());
  auto const no = with_choice(e, 1, "speed_circuit", "design", "300/40/160/60/6/6");
  REQUIRE_FALSE(no);
  CHECK_FALSE(no.error().what.empty());
  CHECK_FALSE(with_choice(e, 1, "speed_circuit", "colour", "red"));
  CHECK_FALSE(with_choice(e, 9, "speed_circuit", "design", ""));
}

TEST_CASE("a design that was sealed as the first order of its seat is no other race", "[event][edit]") {
  Event const e = take(with_choice(take(drawn(some_event(Kind::Series, 3, 1), 0)), 1, "speed_circuit", "design", "60/40/160/60/6/6"));
  Setup raced = take(setup_of(e, {0, 0}));
  for (SeatSetup& seat : raced.seats) seat.options.erase("design");   // session/brought.hpp took it out
  auto session = start_session(raced, Seed(3), 3);
  REQUIRE(session);
  for (uint64_t n = 0; (*session)->actor() >= 0; ++n) REQUIRE(sim_move(**session, "easy", n));
  Event const after = take(entered(e, **session, (*session)->replay_link(), "Gus"));
  CHECK(after.rounds[0].races[0].result->run_by == "Gus");
  CHECK(audit(after)[0].fault.empty());
}

TEST_CASE("rounds that are not drawn are tried, too, with what everybody brings", "[event][edit]") {
  Event e = some_event(Kind::Championship, 3, 3);
  e.game = "car_wars";
  for (Round& round : e.rounds) round.board = "kestrel_yard";
  e.rounds[1].settings["divison"] = "5000";
  e.rounds[2].settings["division"] = "5000";
  for (Entrant& one : e.entrants) one.options["car_wars"]["car"] = "Needlework, 30 mph";
  auto const faults = start_faults(e);
  REQUIRE(faults.size() == 2);
  CHECK(faults[0].where == e.rounds[1].name);
  CHECK(faults[0].why.find("has no setting of this name") != std::string::npos);
  CHECK(faults[1].where == e.rounds[2].name);
  CHECK(faults[1].why.find(e.entrants[0].name + " cannot bring this: ") != std::string::npos);
  auto const run = with_choice(e, 1, "car_wars", "car", "Batmobile");
  CHECK(run);                                       // the last round could not start before, either
  e.rounds.pop_back();
  e.rounds.pop_back();
  CHECK(start_faults(e).empty());
  CHECK(with_choice(e, 1, "car_wars", "car", "Batmobile").error().what.find("No stock car is called 'Batmobile'") != std::string::npos);
  CHECK(take(setup_of(take(drawn(e, 0)), {0, 0})).title.ends_with(", duel 1A"));
}

TEST_CASE("house rules are settings of the game that are not as usual", "[event][edit][house]") {
  Event e = some_event(Kind::Championship, 3, 2);
  e.game = "car_wars";
  for (Round& round : e.rounds) round.board = "kestrel_yard";
  Event const after = take(with_house(e, "Money a car $15,000; last turn: 20, show_designs=no"));
  CHECK(house_text(after) == "division 15000, turns 20");
  CHECK(house_words(after) == "Money a car $15,000; Last turn 20");
  CHECK(house_text(take(with_house(after, house_text(after)))) == house_text(after));
  CHECK(take(with_house(after, "none")).settings.empty());
  CHECK(take(setup_of(take(drawn(after, 0)), {0, 0})).settings["turns"] == 20);
  CHECK(with_house(e, "divison 15000").error().text().find("'divison 15000'") == 0);
  CHECK_FALSE(with_house(e, "division 12345"));
  CHECK_FALSE(with_house(e, "turns 99"));
  CHECK(house_text(take(with_house(e, "How far must a full tank reach, in miles? 300, turns 20"))) == "turns 20, min_range_miles 300");
  Event former = e;
  former.settings["incendiary_pods"] = "yes";          // read, and no longer listed
  CHECK(take(with_house(former, "none")).settings == former.settings);
  auto const paper = event_paper(after);
  CHECK(std::any_of(paper.tables.begin(), paper.tables.end(), [](Paper::Table const& t) { return t.title == "House rules" && t.rows.size() == 2 && t.rows[0][2] == "$10,000"; }));
  Event raced = take(drawn(after, 0));
  SeededDice dice(1);
  race_by_dice(raced.rounds[0].races[0], dice, 0);
  CHECK(with_house(raced, "turns 30").error().what.find("has a result already") != std::string::npos);
  CHECK_FALSE(with_map(e, "no board"));
  CHECK(take(with_map(e, "")).board_text.empty());
}

TEST_CASE("a result that is written down takes what its bonuses count", "[event][marks]") {
  Event e = take(drawn(some_event(Kind::Series, 3, 1), 0));
  e.rules.bonuses = {{"fastest", 2}, {"finished", 1}};
  RaceAt const at{0, 0};
  REQUIRE(counted_marks(e, e.rounds[0]) == std::vector<int>{mark_named(contest_of(e, e.rounds[0]), "fastest")});
  std::string const first = e.entrants[size_t(e.rounds[0].races[0].grid[0])].name;
  auto const marks = take(read_marks(e, at, " fastest : " + first + " ;"));
  CHECK(marks_text(e, at, marks) == "fastest: " + first);
  auto const places = take(read_places({"2", " 1:5/2 ", "-"}, marks));
  CHECK(places[0].place == 2);
  CHECK(places[1].points == kParts * 5 / 2);
  CHECK(places[2].place == 0);
  CHECK(places[0].marks == marks[0]);
  Event const after = take(entered_by_hand(e, e.rounds[0].races[0].id, places, "Gus"));
  Standings const now = standings(after);
  for (auto const& line : now.tiers[0].lines)
    if (after.entrants[size_t(line.who)].name == first) CHECK(line.scores[0].bonus == 3 * kParts);
  CHECK(take(read_event(write_event(after))).rounds[0].races[0].result->placings[0].finish.marks == marks[0]);
  CHECK(read_marks(e, at, "blue: " + first).error().what.find("there are fastest") != std::string::npos);
  CHECK(read_marks(e, at, "fastest: Nobody").error().where == "'Nobody'");
  CHECK(read_marks(e, at, "fastest").error().what.find("like \"fastest: Ann\"") != std::string::npos);
  for (char const* bad : {"", "4", "0", "x", "1:x", "--", "1:99999"}) CHECK_FALSE(read_places({bad, "1", "2"}, {}));
  std::vector<Finish> wild(3);
  wild[0].marks = 1u << 20;
  CHECK(entered_by_hand(e, e.rounds[0].races[0].id, wild, "").error().what.find("mark") != std::string::npos);
}

TEST_CASE("a record is looked into elsewhere, and what it tells is what opening it here tells", "[event][record]") {
  Event const e = take(drawn(some_event(Kind::Series, 3, 1), 0));
  auto session = start_session(take(setup_of(e, {0, 0})), Seed(3), 3);
  REQUIRE(session);
  for (uint64_t n = 0; (*session)->actor() >= 0; ++n) REQUIRE(sim_move(**session, "easy", n));
  Event after = take(entered(e, **session, (*session)->replay_link(), ""));
  Workbench bench;
  auto const told = [&](std::string const& record) {
    bench.begin("record", record);
    while (!bench.step(1000)) {
    }
    return bench.work()->fault.empty() ? read_record_told(bench.work()->result) : Expected<RecordTold>(Error{"", bench.work()->fault});
  };
  RaceAt const at{0, 0};
  REQUIRE(races_with_results(after).size() == 1);
  auto const fine = told(after.rounds[0].races[0].result->record);
  REQUIRE(fine);
  CHECK(fine->over);
  CHECK(fine->finishes == (*session)->finishes());
  CHECK(fault_of_record(after, at, fine).empty());
  std::swap(after.rounds[0].races[0].result->placings[0], after.rounds[0].races[0].result->placings[1]);
  CHECK(fault_of_record(after, at, fine).find("in the record") != std::string::npos);
  CHECK(fault_of_record(after, at, told("#r0broken")).find("cannot be opened") != std::string::npos);
  CHECK_FALSE(told(""));
  CHECK_FALSE(read_record_told("{}"));
  CHECK_FALSE(read_record_told(R"({"setup":{},"finishes":[[1,2]]})"));
}

TEST_CASE("an entrant is added as a line says; what is wrong with it is a sentence", "[event][edit]") {
  Event const e = two_divisions();
  Event const after = take(with_entrant(e, " Zoe (bot easy): laurels 3, team Reds, tier Silver "));
  REQUIRE(after.entrants.size() == 5);
  Entrant const& zoe = after.entrants.back();
  CHECK((zoe.name == "Zoe" && zoe.driver == "bot easy" && zoe.laurels == 3 && zoe.team == "Reds" && zoe.tier == 1));
  CHECK(take(read_event(write_event(after))).entrants.size() == 5);
  struct { char const *line, *why; } const wrong[] = {
      {"  ", "A name is expected"}, {"Driver 2", "Driver 2 is in the event already"}, {"Zoe: tier Iron", "there are Gold, Silver, Bronze"}, {"Zoe: laurels many", "laurels is a whole number"}};
  for (auto const& one : wrong) {
    INFO(one.line);
    auto const not_so = with_entrant(e, one.line);
    REQUIRE(!not_so);
    CHECK(not_so.error().text().find(one.why) != std::string::npos);
  }
  Event league = e;
  league.kind = Kind::League;
  CHECK(!with_entrant(league, "Zoe"));
}

TEST_CASE("who comes after the draw is in it once it is drawn anew", "[event][edit]") {
  Event const e = take(drawn(some_event(Kind::Series, 4, 2), 0));
  CHECK(left_out(e, 0).empty());
  Event const after = take(with_entrant(e, "Zoe"));
  CHECK(after.rounds[0].races[0].grid.size() == 4);
  CHECK(left_out(after, 0) == std::vector<int>{4});
  CHECK(left_out(after, 1).empty());
  CHECK(left_out(take(drawn(after, 0)), 0).empty());
}

TEST_CASE("an entrant is taken out before anything is raced, and what names him goes along", "[event][edit]") {
  Event e = some_event(Kind::Series, 4, 2);
  e.rounds[1].entered = std::vector<int>{0, 1, 3};
  e.dice = {{"seeding 1", 1, {40}}, {"seeding 1", 3, {70}}};
  e = take(drawn(e, 0));
  Event const after = take(without_entrant(e, 1));
  CHECK(after.entrants.size() == 3);
  CHECK(after.rounds[0].races.empty());
  CHECK(*after.rounds[1].entered == std::vector<int>{0, 2});
  for (Rolled const& roll : after.dice) CHECK((roll.who != 3 && roll.who >= 0));
  CHECK(std::any_of(after.dice.begin(), after.dice.end(), [](Rolled const& roll) { return roll.who == 2 && roll.rolls[0] == 70; }));
  CHECK(write_event(take(read_event(write_event(after)))) == write_event(after));
  CHECK(!without_entrant(after, 3));
  CHECK(without_entrant(take(without_entrant(after, 0)), 0).error().text().find("Two are needed") != std::string::npos);
  SeededDice dice(7);
  race_by_dice(e.rounds[0].races[0], dice, 0);
  auto const late = without_entrant(e, 1);
  REQUIRE(!late);
  CHECK(late.error().text().find("Round 1 has a result") != std::string::npos);
}

TEST_CASE("a championship of a game without points of its own goes by the table", "[event][edit]") {
  for (char const* game : {"nascar", "speed_circuit", "car_wars", "gravel_kings"}) {
    INFO(game);
    Event const e = take(new_event({Kind::Championship, game, 2, {}, 0, Seed(1), ""}, "Cup\nAnn\nBo\n"));
    bool const own = std::string_view(game) != "nascar" && std::string_view(game) != "speed_circuit";
    CHECK((e.rules.scoring == Scoring::Own) == own);
    CHECK(e.rules.points.empty() == own);
    CHECK(bool(with_rule(e, "scoring", "own")) == own);
  }
}
