// Series and championships: points, dropped rounds, ties with their reasons, teams, divisions, pages.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "some_event.hpp"

namespace paddock::app::events {

using namespace testing;

namespace {

// A round in which those come home in this order; who is listed behind `out` does not.
void race(Event& e, int round, std::vector<int> order, size_t out = 99) {
  Race one{std::to_string(round + 1) + "A", -1, order, Result{}};
  for (size_t i = 0; i < order.size(); ++i) one.result->placings.push_back({{i < out ? int(i) + 1 : 0, 0, 0}});
  while (find_race(e, one.id).any()) one.id += "A";
  e.rounds[size_t(round)].races.push_back(std::move(one));
}

Event series(int entrants, int rounds) {
  Event e = some_event(Kind::Series, entrants, rounds);
  e.rules.points = {10, 6, 4, 3};
  return e;
}

std::vector<int> order_of(Standings const& s, size_t tier = 0) {
  std::vector<int> out;
  for (Line const& line : s.tiers[tier].lines) out.push_back(line.who);
  return out;
}

Line line_of(Event const& e, int who) {
  for (Table const& t : standings(e).tiers)
    for (Line const& line : t.lines)
      if (line.who == who) return line;
  FAIL("nobody");
  return {};
}

std::string last_reason(Event const& e, int who) { return reason_text(line_of(e, who).reasons.back()); }

}  // namespace

TEST_CASE("a series adds up, and says who moved", "[events]") {
  Event e = series(3, 3);
  race(e, 0, {0, 1, 2});
  race(e, 1, {2, 1, 0}, 2);
  CHECK(order_of(standings(e, 1)) == std::vector{0, 1, 2});
  Standings const now = standings(e);
  CHECK(now.rounds == 2);
  CHECK(order_of(now) == std::vector{2, 1, 0});           // 14, 12, 10
  CHECK(now.tiers[0].lines[0].points == 14 * kParts);
  CHECK(now.tiers[0].lines[0].moved == 2);
  CHECK(now.tiers[0].lines[2].moved == -2);
  CHECK(now.tiers[0].lines[2].gap == 4 * kParts);
  CHECK(now.tiers[0].lines[2].finishes == 1);
  auto const all = season(e);
  REQUIRE(all.size() == 2);
  CHECK(all[0].tiers[0].lines[0].moved == 0);
  CHECK(order_of(all[1]) == order_of(now));
}

TEST_CASE("rounds with the fewest points are dropped and shown so", "[events]") {
  Event e = series(2, 3);
  e.rules.dropped = 1;
  race(e, 0, {0, 1});
  race(e, 1, {1, 0});
  CHECK_FALSE(line_of(e, 0).scores[1].dropped);           // two of three count, two are raced
  CHECK(line_of(e, 0).points == 16 * kParts);
  race(e, 2, {1, 0}, 1);
  Line const zero = line_of(e, 0), one = line_of(e, 1);
  CHECK(zero.scores[2].dropped);
  CHECK(zero.points == 16 * kParts);
  CHECK(one.scores[0].dropped);
  CHECK(one.points == 20 * kParts);
  e.rules.dropped = 2;
  CHECK(line_of(e, 0).points == 10 * kParts);
  e.rules.dropped = 59;                                   // one counts always
  CHECK(line_of(e, 1).points == 10 * kParts);
}

TEST_CASE("bonuses, weight and handicaps are points with a name", "[events]") {
  Event e = series(2, 1);
  race(e, 0, {0, 1});
  e.rules.bonuses = {{"finished", 1}, {"pole", 2}, {"fastest", 3}, {"won", 4}, {"started", 5}};
  e.rounds[0].races[0].result->placings[1].finish.marks = 1;        // fastest
  e.rounds[0].races[0].result->placings[0].finish.marks = 2;        // this game tells the pole itself
  CHECK(line_of(e, 0).points == (10 + 1 + 2 + 4 + 5) * kParts);
  CHECK(line_of(e, 0).scores[0].bonus == 12 * kParts);
  CHECK(line_of(e, 1).points == (6 + 1 + 3 + 5) * kParts);
  e.rounds[0].weight = 2;
  CHECK(line_of(e, 0).points == 44 * kParts);
  e.entrants[0].handicap = -3;
  CHECK(line_of(e, 0).points == 44 * kParts);
  e.rules.handicap = Handicap::Race;
  CHECK(line_of(e, 0).points == 41 * kParts);
  e.rules.handicap = Handicap::Season;
  CHECK(line_of(e, 0).points == 41 * kParts);
  e.rounds[0].races[0].result->placings[0].finish.place = 0;
  e.rules.handicap = Handicap::Race;                                // only for races one finishes
  CHECK(line_of(e, 0).scores[0].bonus == (2 + 5) * 2 * kParts);
}

TEST_CASE("ties are asked in the chosen order, and the reason is said", "[events]") {
  Event e = series(4, 4);
  e.rules.points = {10, 6, 4, 2};
  race(e, 0, {0, 1, 2, 3});
  race(e, 1, {1, 0, 2, 3});
  SECTION("nothing parts them: they share a place") {
    e.rules.ties = {Tie::Wins};
    CHECK(line_of(e, 0).place == 1);
    CHECK(line_of(e, 1).place == 1);
    CHECK(line_of(e, 2).place == 3);
    CHECK(last_reason(e, 0) == "wins 1");
  }
  SECTION("the latest round") {
    e.rules.ties = {Tie::Wins, Tie::Countback, Tie::HeadToHead, Tie::Last};
    CHECK(line_of(e, 1).place == 1);
    CHECK(last_reason(e, 1) == "place in the latest round 1st");
    CHECK(line_of(e, 1).reasons.size() == 4);             // points, wins, times ahead, latest; no countback parted them
  }
  SECTION("head to head counts only those who are equal") {
    race(e, 2, {0, 2, 3});
    race(e, 3, {1, 3, 2}, 2);
    e.rules.ties = {Tie::HeadToHead, Tie::Dice};
    Line const zero = line_of(e, 0), one = line_of(e, 1);
    CHECK(zero.points == one.points);
    CHECK(zero.reasons[1].number == Ratio(1));
    CHECK(one.reasons[1].number == Ratio(1));
    CHECK(std::string(zero.reasons.back().words) == "roll");
    CHECK(zero.place != one.place);
  }
  SECTION("countback names the places that decide") {
    e.rules.points = {6, 6, 4, 4};
    e.rules.ties = {Tie::Countback};
    race(e, 2, {0, 2});
    race(e, 3, {2, 1});
    CHECK(line_of(e, 0).points == 18 * kParts);
    CHECK(line_of(e, 1).points == 18 * kParts);
    CHECK(last_reason(e, 0) == "first places 2");
    CHECK(last_reason(e, 1) == "first places 1");
  }
  SECTION("best place, times finished") {
    e.rules.points = {};
    e.rules.ties = {Tie::Best, Tie::Finishes};
    race(e, 2, {1, 2, 0}, 2);
    CHECK(line_of(e, 1).place == 1);
    CHECK(last_reason(e, 1) == "times finished 3");
    CHECK(last_reason(e, 3) == "best place 4th");
  }
}

TEST_CASE("teams count their best, divisions move at the end", "[events]") {
  Event e = series(6, 1);
  e.rules.tiers = {"Gold", "Silver"};
  e.rules.promoted = 1, e.rules.relegated = 1;
  for (int i = 3; i < 6; ++i) e.entrants[size_t(i)].tier = 1;
  for (int i = 0; i < 6; ++i) e.entrants[size_t(i)].team = i % 2 ? "Blues" : "Reds";
  race(e, 0, {0, 2, 1});
  race(e, 0, {5, 4, 3});
  Standings const now = standings(e);
  CHECK(order_of(now, 0) == std::vector{0, 2, 1});
  CHECK(order_of(now, 1) == std::vector{5, 4, 3});
  REQUIRE(now.teams.size() == 2);
  CHECK(now.teams[0].team == "Reds");
  CHECK(now.teams[0].points == 22 * kParts);
  CHECK(now.teams[1].points == 18 * kParts);
  e.rules.team_counts = 1;
  CHECK(standings(e).teams[1].points == 10 * kParts);
  CHECK(standings(e).teams[1].place == 1);                // equals share it
  auto const changes = moves(e);
  REQUIRE(changes.size() == 2);
  CHECK((changes[0].who == 1 && changes[0].to == 1));
  CHECK((changes[1].who == 5 && changes[1].to == 0));
  Event const next = next_season(e);
  CHECK(next.entrants[1].tier == 1);
  CHECK(next.entrants[5].tier == 0);
  CHECK(next.rounds[0].races.empty());
  CHECK(next.seed != e.seed);
  Draw const draw = take(draw_of(next, 0));
  REQUIRE(draw.races.size() == 2);
  CHECK(draw.races[0].tier == 0);
  CHECK(std::set<int>(draw.races[0].grid.begin(), draw.races[0].grid.end()) == std::set<int>{0, 2, 5});
}

TEST_CASE("a championship counts the games' own points", "[events]") {
  Event e = some_event(Kind::Championship, 3, 2);
  e.game = "null";
  e.rules.bonuses = {{"sprung", 1}};
  race(e, 0, {0, 1, 2});
  e.rounds[0].races[0].result->placings[0].finish.points = 150;   // 2 1/2
  e.rounds[0].races[0].result->placings[1].finish.points = 200;   // 3 1/3
  e.rounds[0].races[0].result->placings[2].finish.marks = 1;
  CHECK(order_of(standings(e)) == std::vector{1, 0, 2});
  CHECK(reason_text(line_of(e, 1).reasons[0]) == "points 3 1/3");
  CHECK(line_of(e, 2).points == kParts);
  e.rules.scoring = Scoring::Both;
  e.rules.points = {5};
  CHECK(points_text(line_of(e, 0).points) == "7 1/2");
}

TEST_CASE("pairs: everybody meets everybody, then the other way round", "[events]") {
  Event e = some_event(Kind::Championship, 5, 10);
  e.rules.format = Format::Pairs;
  std::set<std::pair<int, int>> met;
  for (int r = 0; r < 10; ++r) {
    e = take(drawn(std::move(e), r));
    CHECK(e.rounds[size_t(r)].races.size() == 2);
    for (Race const& one : e.rounds[size_t(r)].races) CHECK(met.insert({one.grid[0], one.grid[1]}).second);
  }
  CHECK(met.size() == 20);
}

TEST_CASE("the start may go by the table, turned round", "[events]") {
  Event e = series(4, 2);
  race(e, 0, {3, 1, 0, 2});
  e.rules.grid = Grid::Standings;
  CHECK(take(draw_of(e, 1)).races[0].grid == std::vector{3, 1, 0, 2});
  e.rules.grid = Grid::Reversed;
  CHECK(take(draw_of(e, 1)).races[0].grid == std::vector{2, 0, 1, 3});
  e.rules.grid = Grid::Entry;
  CHECK(take(draw_of(e, 1)).races[0].grid == std::vector{0, 1, 2, 3});
  CHECK_FALSE(draw_of(e, 0));                             // it is raced
  CHECK_FALSE(draw_of(e, 7));
}

TEST_CASE("one against another and one alone", "[events]") {
  Event e = series(3, 3);
  race(e, 0, {0, 1, 2});
  race(e, 1, {1, 0, 2}, 2);
  race(e, 2, {0, 2});
  HeadToHead const h = head_to_head(e);
  CHECK(h.ahead(0, 1) == 1);
  CHECK(h.ahead(1, 0) == 1);
  CHECK(h.ahead(0, 2) == 3);
  CHECK(h.ahead(2, 0) == 0);
  Page const page = page_of(e, 2);
  CHECK(page.starts == 3);
  CHECK(page.finishes == 2);
  CHECK(page.best == 2);
  CHECK(page.podiums == 2);
  CHECK(page.average == Ratio(5, 2));
  REQUIRE(page.rivals.size() == 2);
  CHECK(page.rivals[0].who == 0);
  CHECK(page.rivals[0].behind == 3);
  CHECK(page.places == std::vector{3, 3, 3});
  CHECK(page.races[1].finish.place == 0);
  CHECK(page.races[1].points == 0);
}

}  // namespace paddock::app::events
