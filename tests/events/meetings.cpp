// Meetings that are won and drawn, in a league or in any series: points, aggregates, what parts equals, with its reasons. And a
// league as an event: its calendar, its file, its texts.
#include <set>

#include "events/fixtures.hpp"
#include "events/league_view.hpp"
#include "events/papers.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

// So many that meet two by two; nothing is drawn.
Event of_sides(int many) {
  Event e = some_event(Kind::Series, many, 1);
  e.rules = usual_rules(Kind::League);
  return e;
}

void meet(Event& e, std::vector<int> grid, std::vector<int> scores) {
  Race race{"x" + std::to_string(e.rounds[0].races.size()), -1, std::move(grid), Result{}};
  for (int score : scores) {
    int place = 1;
    for (int other : scores) place += other > score;
    race.result->placings.push_back({{place, score * kParts, 0}});
  }
  e.rounds[0].races.push_back(std::move(race));
}

std::vector<int> order(Event const& e) {
  std::vector<int> out;
  Standings const now = standings(e);
  for (events::Line const& line : now.tiers[0].lines) out.push_back(line.who);
  return out;
}

events::Line line_of(Event const& e, int who) {
  Standings const now = standings(e);
  for (events::Line const& line : now.tiers[0].lines)
    if (line.who == who) return line;
  return {};
}

std::string reasons(Event const& e, int who) {
  std::string out;
  for (Reason const& one : line_of(e, who).reasons) out += (out.empty() ? "" : ", ") + reason_text(one);
  return out;
}

constexpr char kText[] =
    "Shale Cup\n"
    "Hornets (bot easy): Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0\n"
    "\n"
    "Lanterns: Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9\n"
    "Moles (link): Abel 6.0, Bird 6.0, Cash 6.0, Dean 6.0, Earl 6.0\n";

League const& some_league() { return *find_game("gravel_kings")->league; }

}  // namespace

TEST_CASE("everybody meets everybody at home and away, once a round", "[league]") {
  for (int sides = 2; sides <= kMostSides; ++sides) {
    std::set<std::pair<int, int>> pairs;
    for (int round = 0; round < circle_rounds(sides); ++round) {
      std::set<int> in;
      for (Pair const& pair : circle_round(sides, round)) {
        CHECK(pair.home != pair.away);
        CHECK(pairs.insert(std::minmax(pair.home, pair.away)).second);
        CHECK(in.insert(pair.home).second);
        CHECK(in.insert(pair.away).second);
      }
    }
    CHECK(int(pairs.size()) == sides * (sides - 1) / 2);
  }
  Event const league = take(new_league(some_league(), kText));
  std::set<std::pair<int, int>> meetings;
  for (Round const& round : league.rounds)
    for (Race const& race : round.races) CHECK(meetings.insert({race.grid[0], race.grid[1]}).second);
  CHECK(league.rounds.size() == 6);
  CHECK(meetings.size() == 6);
}

TEST_CASE("two for a win, one for a draw; equals by difference, by their own meetings, by points for", "[league]") {
  Event e = of_sides(4);
  meet(e, {0, 1}, {20, 16});
  meet(e, {1, 0}, {18, 18});
  meet(e, {2, 0}, {24, 12});
  meet(e, {3, 1}, {10, 26});
  CHECK(order(e) == std::vector<int>{1, 0, 2, 3});
  events::Line const second = line_of(e, 0);
  CHECK(second.points == 3 * kParts);
  CHECK(second.won == 1);
  CHECK(second.drawn == 1);
  CHECK(second.starts == 3);
  CHECK(second.scored == 50 * kParts);
  CHECK(second.against == 58 * kParts);
  CHECK(reasons(e, 1) == "points 3, difference 12");
  CHECK(reasons(e, 0) == "points 3, difference -8");
  e.rules.ties = {Tie::Meetings, Tie::Difference};
  CHECK(order(e) == std::vector<int>{0, 1, 2, 3});   // 0 has 3 of 4 against 1
  CHECK(reasons(e, 0) == "points 3, points against one another 3");
  e.rules.ties = {Tie::Scored, Tie::Difference};
  CHECK(order(e)[0] == 1);                           // 60 to 50
  e.rules.aggregate = 1;                             // 38:34 over both meetings
  CHECK(order(e)[0] == 0);
  CHECK(line_of(e, 0).points == 4 * kParts);
}

TEST_CASE("three equals: who is still equal is asked again by the meetings of these alone", "[league]") {
  Event e = of_sides(4);
  e.rules.ties = {Tie::Meetings, Tie::Difference};
  meet(e, {0, 1}, {20, 16});     // 0 beats 1, 1 beats 2, 2 draws with 0: against one another 0 has 3, 1 has 2, 2 has 1
  meet(e, {1, 2}, {19, 17});
  meet(e, {2, 0}, {18, 18});
  meet(e, {2, 3}, {30, 6});      // and against the fourth they win or lose so that each has 4 points
  meet(e, {1, 3}, {30, 6});
  meet(e, {0, 3}, {18, 18});
  REQUIRE(line_of(e, 0).points == 4 * kParts);
  REQUIRE(line_of(e, 1).points == 4 * kParts);
  meet(e, {2, 3}, {18, 18});
  REQUIRE(line_of(e, 2).points == 4 * kParts);
  CHECK(order(e) == std::vector<int>{0, 1, 2, 3});
  CHECK(reasons(e, 0) == "points 4, points against one another 3");
  CHECK(reasons(e, 2) == "points 4, points against one another 1");

  Event f = of_sides(5);
  f.rules.ties = {Tie::Meetings, Tie::Difference};
  meet(f, {0, 1}, {20, 16});     // 0 is ahead of both others; 1 and 2 are equal against the three
  meet(f, {2, 0}, {18, 18});
  meet(f, {2, 1}, {14, 22});
  meet(f, {1, 2}, {17, 17});
  meet(f, {2, 3}, {30, 6});
  REQUIRE(line_of(f, 0).points == 3 * kParts);
  REQUIRE(line_of(f, 1).points == 3 * kParts);
  REQUIRE(line_of(f, 2).points == 4 * kParts);
  f.rules.ties = {Tie::Meetings, Tie::Difference};
  CHECK(order(f)[0] == 2);       // more points are never asked about
  CHECK(reasons(f, 2) == "points 4");
  CHECK(reasons(f, 0) == "points 3, points against one another 2");
  CHECK(reasons(f, 1) == "points 3, points against one another 0");
}

TEST_CASE("of three, two stay equal: the meetings of these two part them, not the difference against the third", "[league]") {
  Event e = of_sides(3);
  e.rules.ties = {Tie::Meetings, Tie::Difference};
  meet(e, {0, 1}, {19, 17});     // all have 4 points of 4 meetings
  meet(e, {1, 0}, {35, 1});
  meet(e, {1, 2}, {19, 17});
  meet(e, {2, 1}, {19, 17});
  meet(e, {0, 2}, {19, 17});
  meet(e, {2, 0}, {19, 17});
  CHECK(order(e) == std::vector<int>{1, 2, 0});
  CHECK(reasons(e, 1) == "points 4, points against one another 4, difference against one another 32");
  Event f = of_sides(4);         // 0 has 4 against the other two; these have 2 each, and 2 beat 1
  f.rules.ties = {Tie::Meetings, Tie::Difference};
  meet(f, {1, 0}, {35, 1});
  meet(f, {0, 1}, {19, 17});
  meet(f, {0, 2}, {19, 17});
  meet(f, {2, 1}, {19, 17});
  meet(f, {1, 3}, {20, 16});
  meet(f, {2, 3}, {20, 16});
  for (int who : {0, 1, 2}) CHECK(line_of(f, who).points == 4 * kParts);
  CHECK(order(f) == std::vector<int>{0, 2, 1, 3});
  CHECK(reasons(f, 0) == "points 4, points against one another 4");
  CHECK(reasons(f, 2) == "points 4, points against one another 2, points against one another 2");
  CHECK(reasons(f, 1) == "points 4, points against one another 2, points against one another 0");
}

TEST_CASE("whom nothing parts share a place", "[league]") {
  Event e = of_sides(5);
  e.rules.ties = {Tie::Meetings, Tie::Difference};
  meet(e, {1, 3}, {5, 3});
  meet(e, {2, 4}, {9, 3});
  meet(e, {0, 4}, {9, 3});
  CHECK(order(e) == std::vector<int>{0, 2, 1, 3, 4});   // 2 points each: +6, +6, +2; 0 points: -2, -12
  CHECK(line_of(e, 2).place == 1);
  CHECK(line_of(e, 1).place == 3);
}

TEST_CASE("any number may meet: the best score wins, a shared one is a draw", "[league]") {
  Event e = of_sides(4);
  e.rules.aggregate = 1;                     // is of two
  meet(e, {0, 1, 2}, {7, 9, 9});
  meet(e, {3, 0, 2}, {1, 8, 4});
  CHECK(order(e) == std::vector<int>{0, 1, 2, 3});
  CHECK(line_of(e, 0).points == 2 * kParts);   // lost 7:9, won 8:4
  CHECK(line_of(e, 0).scored - line_of(e, 0).against == 2 * kParts);
  CHECK(line_of(e, 2).points == kParts);       // drawn 9:9, lost 4:8
  CHECK(line_of(e, 3).won + line_of(e, 3).drawn == 0);
}

TEST_CASE("a series of any game may score its meetings: a file says so", "[league]") {
  Event e = of_sides(3);
  e.rules.draw = 0, e.rules.aggregate = 2;
  e.rules.ties = {Tie::Meetings, Tie::Difference, Tie::Scored};
  meet(e, {0, 1}, {5, 3});
  Doc const doc = write_event(e);
  CHECK(doc["rules"]["scoring"] == "meetings");
  Event const back = take(read_event(doc));
  CHECK(back.rules == e.rules);
  e.rules.scoring = Scoring::Table;            // where they do not count they are not written
  CHECK_FALSE(write_event(e)["rules"].contains("aggregate"));
}

TEST_CASE("a league is begun from lines in its game's words", "[league]") {
  auto const refused = [](char const* text) {
    auto const no = new_league(some_league(), text);
    REQUIRE_FALSE(no);
    return no.error().text();
  };
  CHECK(refused("Cup\nAsh\n").find("line 2: A club is its name, a colon") == 0);
  CHECK(refused("Cup\nAsh (bot quick): 1\n").find("leads no club;") != std::string::npos);
  CHECK(refused("").find("a line for each club.") != std::string::npos);
  CHECK(refused("Ash: Ann 8.0\n").find("this line is a club.") != std::string::npos);
  CHECK(refused("Cup\nAsh: Ann 8.0\n").find("2 to 16 clubs") != std::string::npos);
  Event const league = take(new_league(some_league(), kText));
  CHECK(league.title == "Shale Cup");
  CHECK(league.entrants[2].driver == "link");
  CHECK(state_words(league) == "0 of 6 meetings are ridden.");
  std::string const text = write_event_text(league);
  CHECK(write_event_text(take(read_event_text(text))) == text);
  CHECK(take(setup_of(league, next_race(league))).title == "Shale Cup, Round 1");
}

TEST_CASE("a fault of a league's file is told at its place", "[league]") {
  Doc const good = write_event(take(entered_by_hand(take(new_league(some_league(), kText)), "1A", {{1, 20 * kParts, 0}, {2, 16 * kParts, 0}}, "")));
  REQUIRE(read_event(good));
  struct Bad { char const *where, *value, *what; };
  for (Bad const& bad : {Bad{"/rules/injury", "100", "0 to 99"}, {"/rules/guest", "\"99.0\"", "11.5"}, {"/rules/wins", "2", "no such rule"}, {"/rules/win", "10", "0 to 9"},
                         {"/rules/ties", "[\"coin\"]", "meetings"}, {"/entrants/1/options/gravel_kings/riders", "\"Ann 8.6\"", "GK-6.4"},
                         {"/rounds/0/races/0/result/played", "0", "from 1"}, {"/rounds/0/races/0/result/points", "[30, 20]", "36"},
                         {"/rounds/0/races/0/result/own/rides", "[{\"Archer\": \"33\"}, {}]", "make 6 points"}}) {
    Doc file = good;
    file[Doc::json_pointer(bad.where)] = take(parse_doc(bad.value));
    auto const no = read_event(file);
    INFO(bad.where);
    REQUIRE_FALSE(no);
    INFO(no.error().text());
    CHECK(no.error().where.find(bad.where) == 0);
    CHECK(no.error().what.find(bad.what) != std::string::npos);
  }
  Doc twice = good;
  twice["rounds"][1]["races"][0]["result"] = twice["rounds"][0]["races"][0]["result"];
  CHECK(read_event(twice).error().what.find("Two meetings are number 1") == 0);
  Doc other = good;
  other["game"] = "speed_circuit";
  CHECK(read_event(other).error().where == "/kind");
}

TEST_CASE("two who entered different meetings of a league: both count, each with its number", "[league]") {
  Event const league = take(new_league(some_league(), kText));
  auto const one = take(entered_by_hand(league, "1A", {{1, 20 * kParts, 0}, {2, 16 * kParts, 0}}, "Gus"));
  auto const other = take(entered_by_hand(league, "2A", {{2, 16 * kParts, 0}, {1, 20 * kParts, 0}}, "Hal"));
  Merged const both = take(merge(one, other));
  CHECK(both.conflicts.empty());
  std::set<int> played;
  for (Round const& round : both.event.rounds)
    for (Race const& race : round.races)
      if (race.result) CHECK(played.insert(race.result->played).second);
  CHECK(played == std::set<int>{1, 2});
  CHECK(read_event(write_event(both.event)));
}

TEST_CASE("what a league's game keeps of a meeting is taken over where it is missing, and named where it differs", "[league]") {
  Event const one = take(entered_by_hand(take(new_league(some_league(), kText)), "1A", {{1, 3 * kParts, 0}, {2, 2 * kParts, 0}}, "Gus"));
  auto const with_own = [&](char const* own) {
    Event e = one;
    e.rounds[0].races[0].result->own = take(parse_doc(own));
    return e;
  };
  Event const ridden = with_own(R"({"injured": [["Nash"], []]})");
  Merged const taken = take(merge(one, ridden));
  CHECK(taken.conflicts.empty());
  CHECK(taken.event.rounds[0].races[0].result->own == ridden.rounds[0].races[0].result->own);
  Merged const both = take(merge(with_own(R"({"injured": [["Odell"], []]})"), ridden));
  REQUIRE(both.conflicts.size() == 1);
  CHECK(both.conflicts[0].where == "/rounds/0/races/0/result/own");
  CHECK(both.conflicts[0].other["own"] == ridden.rounds[0].races[0].result->own);
}
