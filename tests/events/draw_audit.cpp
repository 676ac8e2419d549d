// A draw that stands otherwise than it was drawn is named, with who stands where; who was moved and told so is not.
#include <catch2/catch_test_macros.hpp>

#include "../least_time.hpp"
#include "../sanitized.hpp"
#include "events/changes.hpp"
#include "events/edit.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

std::string told(Event const& event) {
  std::string out;
  for (DrawTold const& one : audit_draws(take(read_event_text(write_event_text(event))))) out += (one.wrong ? "" : "told: ") + one.where + ": " + one.words + "\n";
  return out;
}

Event first_drawn(Kind kind, int entrants, uint64_t seed = 1) { return take(drawn(some_event(kind, entrants, 2, seed), 0)); }

void race_round(Event& e, int round, uint64_t seed = 5) {
  SeededDice dice(seed);
  for (Race& race : e.rounds[size_t(round)].races) race_by_dice(race, dice, 10);
}

}  // namespace

TEST_CASE("SC-1.2: a whole event as it was drawn is sound, raced or not", "[events][draw]") {
  for (Kind kind : {Kind::Qualifying, Kind::Series, Kind::Championship})
    for (int entrants : {5, 14, 30}) {
      CHECK(told(raced(some_event(kind, entrants, 3), 7)) == "");
      CHECK(told(first_drawn(kind, entrants)) == "");
    }
  for (Grid grid : {Grid::Draw, Grid::Entry, Grid::Standings, Grid::Reversed}) {
    Event e = some_event(Kind::Series, 17, 4);
    e.rules.grid = grid;
    e.rules.tiers = {"Gold", "Silver"};
    for (int i = 0; i < 6; ++i) e.entrants[size_t(i)].tier = 1;
    CHECK(told(raced(e, 7)) == "");
    e.rules.format = Format::Pairs;
    CHECK(told(raced(e, 8)) == "");
  }
}

TEST_CASE("SC-1.2: who stands in another race than the draw has him in is named", "[events][draw]") {
  Event e = first_drawn(Kind::Qualifying, 14);
  auto& races = e.rounds[0].races;
  REQUIRE(races.size() == 2);
  std::string const a = e.entrants[size_t(races[0].grid[1])].name, b = e.entrants[size_t(races[1].grid[2])].name;
  std::swap(races[0].grid[1], races[1].grid[2]);
  std::string const words = "race 1A: " + b + " is in it, whom the draw has in race 1B.\nrace 1B: " + a + " is in it, whom the draw has in race 1A.\n";
  CHECK(told(e) == words);
  race_round(e, 0);
  CHECK(told(e) == words);
}

TEST_CASE("SC-1.2: another order of a grid, and who was taken out of his race, are named", "[events][draw]") {
  Event e = first_drawn(Kind::Series, 9);
  auto& grid = e.rounds[0].races[0].grid;
  std::string const first = e.entrants[size_t(grid[0])].name, last = e.entrants[size_t(grid[8])].name;
  std::swap(grid[0], grid[8]);
  CHECK(told(e) == "race 1A: " + last + " has place 1 of its grid, where the draw has " + first + ".\n");
  std::swap(grid[0], grid[8]);
  Event out = first_drawn(Kind::Qualifying, 14);
  int const gone = out.rounds[0].races[1].grid[0];
  std::erase(out.rounds[0].races[1].grid, gone);
  CHECK(told(out) == "race 1B: " + out.entrants[size_t(gone)].name + " is not in it, though the draw has him there.\n");
}

TEST_CASE("who was moved by whoever runs it is told as such, and stands where he was moved to", "[events][changes][draw]") {
  Event e = first_drawn(Kind::Qualifying, 14);
  int const who = e.rounds[0].races[0].grid[1];
  std::string const& name = e.entrants[size_t(who)].name;
  e = take(with_move(std::move(e), who, "1B"));
  CHECK(e.rounds[0].races[1].grid.back() == who);
  CHECK(told(e) == "");
  CHECK(changes_of_round(e, 0) == std::vector<std::string>{name + " was moved to race 1B by whoever runs Round 1."});
  CHECK_FALSE(is_gone(e, who, 0));
  race_round(e, 0);
  CHECK(told(e) == "");
  CHECK(with_move(e, who, "1A").error().what == "Race 1B has its result already; take that back first.");
  Event const again = take(drawn(take(with_move(first_drawn(Kind::Qualifying, 14), who, "1B")), 0));
  CHECK(again.changes.empty());          // a draw that is made anew forgets it
  CHECK_FALSE(with_move(again, who, "9Z"));
  CHECK_FALSE(with_move(again, who, again.rounds[0].races[0].id));
  CHECK_FALSE(with_move(first_drawn(Kind::Series, 5), 0, "1A"));
}

TEST_CASE("who came late, withdrew between two races or threw his own dice does not make a draw wrong", "[events][changes][draw]") {
  Event e = first_drawn(Kind::Qualifying, 14);
  SeededDice dice(5);
  race_by_dice(e.rounds[0].races[0], dice, 10);
  int const who = e.rounds[0].races[1].grid[2];
  e = take(with_withdrawal(std::move(e), who));
  REQUIRE(e.rounds[0].races[1].grid.size() == 6);
  CHECK(told(e) == "");
  e = take(with_entrant(e, "Late"));
  CHECK(told(e) == "told: Round 1: Late is entered and in none of its races: he came after it was drawn.\n");
  Event pairs = some_event(Kind::Series, 6, 2);
  pairs.rules.format = Format::Pairs;
  pairs = take(drawn(std::move(pairs), 0));
  race_round(pairs, 0);
  pairs = take(with_entrant(pairs, "Late"));
  CHECK(told(pairs) == "");
  std::swap(pairs.rounds[0].races[0].grid[1], pairs.rounds[0].races[1].grid[1]);
  CHECK(told(pairs).find("whom the draw has in race") != std::string::npos);
  Event thrown = some_event(Kind::Series, 3, 1);
  thrown.dice.push_back({seeding_dice(0), 1, {(seeded_roll(thrown, seeding_dice(0), 1, 0) + 1) % 100}});
  CHECK(told(take(drawn(std::move(thrown), 0))) == "told: Round 1: The dice for it were thrown by hand, not as the event's seed has them: Driver 2.\n");
}

TEST_CASE("a round that was drawn by the rules of then is not wrong, and it is told", "[events][draw]") {
  Event e = first_drawn(Kind::Qualifying, 14);
  race_round(e, 0);
  e.rules.field = 6;
  CHECK(told(e) == "told: Round 1: It stands as it was drawn by other rules: at most 7 in a race, grid draw.\n");
  Event grid = first_drawn(Kind::Series, 8);
  grid.rules.grid = Grid::Entry;
  CHECK(told(grid).starts_with("told: Round 1: It stands as it was drawn by other rules: "));
}

TEST_CASE("SC-2: a final that does not follow from the heats is named", "[events][draw]") {
  Event e = some_event(Kind::Qualifying, 20, 1);
  e = take(drawn(std::move(e), 0));
  race_round(e, 0);
  e = take(drawn(std::move(e), 1));
  CHECK(told(e) == "");
  Event other = e;
  std::swap(other.rounds[1].races[0].grid[0], other.rounds[1].races[0].grid[1]);
  CHECK(told(other).starts_with("race final: "));
  other = e;
  other.rounds[0].races[0].result.reset();
  CHECK(told(other) == "Final: It is drawn, and cannot be: Race 1A has no result yet; the final is drawn when all have one.\n");
}

TEST_CASE("a draw from a table that is another one by now is only told", "[events][changes][draw]") {
  std::string const by_older = "told: Round 2: It does not follow from the table before it as that stands by now: it may have been drawn before a result came in or was taken back, or before the points or the divisions were changed.\n";
  Event e = some_event(Kind::Series, 6, 3);
  e.rules.grid = Grid::Reversed, e.rules.field = 3;
  for (int r = 0; r < 2; ++r) e = take(drawn(std::move(e), r)), race_round(e, r, uint64_t(r) + 3);
  Event back = take(with_result_back(e, "1A", "Max"));
  CHECK(told(back) == by_older);
  Event late = e;                        // drawn before a late result came in
  auto const result = late.rounds[0].races[1].result;
  late.rounds[0].races[1].result.reset();
  for (Race& race : late.rounds[1].races) race.result.reset();
  late = take(drawn(std::move(late), 1));
  CHECK(told(late) == "");
  late.rounds[0].races[1].result = result;
  CHECK(told(late) == by_older);
  auto& placings = e.rounds[0].races[0].result->placings;   // a result that was entered otherwise later on
  std::swap(placings[0], placings[1]);
  CHECK(told(e) == by_older);
  std::erase(e.rounds[1].races[0].grid, 2);
  std::erase(e.rounds[1].races[1].grid, 2);
  for (Race& race : e.rounds[1].races) race.result.reset();
  CHECK(told(e) == "Round 2: Driver 3 is entered and in none of its races.\n" + by_older);
}

TEST_CASE("a round that was drawn before there were divisions is not wrong", "[events][draw]") {
  Event e = first_drawn(Kind::Series, 14);
  e.rules.tiers = {"Gold", "Silver"};
  for (size_t i = 0; i < e.entrants.size(); i += 2) e.entrants[i].tier = 1;
  CHECK(told(e).ends_with(", no divisions.\n"));
  CHECK(told(e).starts_with("told: Round 1: It stands as it was drawn by other rules: "));
}

TEST_CASE("who withdraws, and who is moved behind that, leave a sound draw; so does who comes back", "[events][changes][draw]") {
  Event e = some_event(Kind::Series, 12, 2);
  e.rules.field = 4;
  e = take(drawn(std::move(e), 0));
  SeededDice dice(5);
  race_by_dice(e.rounds[0].races[1], dice, 10);
  auto const grid = e.rounds[0].races[0].grid;
  REQUIRE(grid.size() == 4);
  for (int gone = 0; gone < 4; ++gone)
    for (int goes = 0; goes < 4; ++goes) {
      if (gone == goes) continue;
      Event out = take(with_move(take(with_withdrawal(e, grid[size_t(gone)])), grid[size_t(goes)], "1C"));
      CHECK(told(out) == "");
      out = take(with_return(std::move(out), grid[size_t(gone)], 0));
      auto left = grid;
      std::erase(left, grid[size_t(goes)]);
      CHECK(out.rounds[0].races[0].grid == left);
      CHECK(told(out) == "");
      for (bool first : {true, false}) {   // two are gone and come back, in either order
        out = take(with_withdrawal(take(with_withdrawal(e, grid[size_t(gone)])), grid[size_t(goes)]));
        CHECK(told(out) == "");
        for (int who : {first ? gone : goes, first ? goes : gone}) out = take(with_return(std::move(out), grid[size_t(who)], 0));
        CHECK(out.rounds[0].races[0].grid == grid);
      }
    }
}

TEST_CASE("races whose ids another round had are compared by theirs", "[events][draw]") {
  Event e = some_event(Kind::Series, 9, 2);
  e.rules.field = 3;
  e = take(drawn(std::move(e), 1));
  std::swap(e.rounds[0].name, e.rounds[1].name);
  std::swap(e.rounds[0], e.rounds[1]);
  e = take(drawn(std::move(e), 1));
  REQUIRE(e.rounds[1].races[0].id == "2Ax");
  CHECK(told(e) == "");
  e = take(with_move(e, e.rounds[1].races[0].grid[0], "2Bx"));
  CHECK(told(e) == "");
  std::swap(e.rounds[1].races[0].grid[0], e.rounds[1].races[1].grid[0]);
  CHECK(told(e).starts_with("race 2Ax: "));
}

TEST_CASE("a race somebody is said to have been moved to is one of that round", "[events][changes][draw]") {
  Event e = first_drawn(Kind::Qualifying, 14);
  Change moved;
  moved.kind = Change::Moved, moved.who = 3, moved.race = "9Z", moved.from = moved.to = 0;
  e.changes = {moved};
  CHECK(told(e) == "Round 1: Driver 4 is said to have been moved to race 9Z, which is none of its races.\n");
  e.changes[0].race = "1A", e.changes[0].from = e.changes[0].to = 1;
  CHECK(told(e) == "Round 2: Driver 4 is said to have been moved to race 1A, which is none of its races.\n");
  e.changes[0].race = "2A";              // it is drawn again, which forgets it
  CHECK(told(e) == "");
}

TEST_CASE("who an earlier build seated one place off when he came back is told as such, and is wrong all the same: nobody can tell it from a swap by hand", "[events][changes][draw]") {
  Event e = some_event(Kind::Series, 12, 2);
  e.rules.field = 4;
  e = take(drawn(std::move(e), 0));
  Event const fresh = e;
  SeededDice dice(5);
  race_by_dice(e.rounds[0].races[1], dice, 10);
  auto& grid = e.rounds[0].races[0].grid;
  REQUIRE(grid.size() == 4);
  std::string const third = e.entrants[size_t(grid[2])].name, second = e.entrants[size_t(grid[1])].name;
  std::swap(grid[1], grid[2]);
  CHECK(told(e) == "race 1A: " + third + " has place 2 of its grid, where the draw has " + second +
                       ": one place off, as 'event return' before Paddock 0.5.13 seated who came back when two had left; else they were swapped by hand.\n");
  std::swap(grid[2], grid[3]);           // three stand elsewhere
  CHECK(told(e) == "race 1A: " + third + " has place 2 of its grid, where the draw has " + second + ".\n");
  Event other = fresh;                   // nobody came back into a round of which nothing is raced
  std::swap(other.rounds[0].races[0].grid[1], other.rounds[0].races[0].grid[2]);
  CHECK(told(other).starts_with("race 1A: "));
}

TEST_CASE("a long season that stands otherwise is told as fast as one that does not", "[events][draw][speed]") {
  Event e = some_event(Kind::Series, 400, 8);
  e.rules.field = 12;
  for (int r = 0; r < 8; ++r) e = take(drawn(std::move(e), r));
  for (Round& round : e.rounds) std::swap(round.races[0].grid[0], round.races[1].grid[0]);
  CHECK(audit_draws(e).size() == 16);
  e.rules.field = 5;                     // and what other rules explain
  for (Round& round : e.rounds) std::swap(round.races[0].grid[0], round.races[1].grid[0]);
  auto const by_then = audit_draws(e);
  REQUIRE(by_then.size() == 8);
  for (DrawTold const& one : by_then) CHECK_FALSE(one.wrong);
  double const enough = kInPart ? 10 : 0.5;
  CHECK(least_seconds(enough, [&] { audit_draws(e); }) < enough);
}

TEST_CASE("of two by two, rounds that were drawn before many others came are found among them", "[events][draw]") {
  Event e = some_event(Kind::Series, 40, 3);
  e.rules.format = Format::Pairs;
  for (int r = 0; r < 3; ++r) e = take(drawn(std::move(e), r)), race_round(e, r);
  for (int i = 0; i < 60; ++i) e = take(with_entrant(e, "Late " + std::to_string(i)));
  CHECK(told(e) == "");
  std::swap(e.rounds[1].races[3].grid[1], e.rounds[1].races[4].grid[1]);
  auto const wrong = audit_draws(e);
  CHECK(wrong.size() == 2);
  for (DrawTold const& one : wrong) CHECK(one.wrong);
}

TEST_CASE("of two by two, home and away changed by hand is wrong", "[events][draw]") {
  Event e = some_event(Kind::Series, 8, 2);
  e.rules.format = Format::Pairs;
  e = take(drawn(std::move(e), 0));
  SeededDice dice(5);
  race_by_dice(e.rounds[0].races[1], dice, 10);
  std::swap(e.rounds[0].races[0].grid[0], e.rounds[0].races[0].grid[1]);
  CHECK(told(e).starts_with("race 1A: "));
}

TEST_CASE("of two by two in divisions, rounds that were drawn before others came are found among them", "[events][draw]") {
  Event e = some_event(Kind::Series, 12, 3);
  e.rules.format = Format::Pairs;
  e.rules.tiers = {"Gold", "Silver"};
  for (size_t i = 0; i < e.entrants.size(); ++i) e.entrants[i].tier = int(i % 2);
  for (int r = 0; r < 3; ++r) e = take(drawn(std::move(e), r));
  for (int i = 0; i < 4; ++i) e = take(with_entrant(e, "Late " + std::to_string(i))), e.entrants.back().tier = i % 2;
  CHECK(told(e) == "");
}
