// Boards of a GM's own: for an event, for one round; no race has more in it than its board has places.
#include <algorithm>

#include "core/assets.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/edit.hpp"
#include "events/event_new.hpp"
#include "events/house.hpp"
#include "events/html.hpp"
#include "events/papers.hpp"
#include "events/room.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

// An arena of one's own with so many starts.
std::string yard(int starts) {
  Doc d = take(parse_doc(asset("assets/games/car_wars/arenas/kestrel_yard.json")));
  d["title"] = "Bolt Yard";
  while (int(d["starts"].size()) > starts) d["starts"].erase(d["starts"].size() - 1);
  return dump_doc(d, true);
}

Event duels(int entrants, int rounds, char const* board = "kestrel_yard") {
  Event e = some_event(Kind::Championship, entrants, rounds);
  e.game = "car_wars";
  for (Round& round : e.rounds) round.board = board;
  return e;
}

bool sound(Event const& e) {
  auto const told = audit_draws(e);
  return std::none_of(told.begin(), told.end(), [](DrawTold const& one) { return one.wrong; });
}

size_t most_in(Round const& round) {
  size_t most = 0;
  for (Race const& race : round.races) most = std::max(most, race.grid.size());
  return most;
}

}  // namespace

TEST_CASE("no more are drawn into a race than its board has places", "[event][board]") {
  Event const e = take(drawn(duels(11, 2), 0));
  CHECK(field_of(e, 0) == 8);
  REQUIRE(e.rounds[0].races.size() == 2);
  CHECK(most_in(e.rounds[0]) == 6);
  CHECK(sound(e));
  CHECK(start_faults(e).empty());
  Event fewer = duels(11, 1);
  fewer.rules.field = 4;                // the rule of the event may ask for less
  CHECK(most_in(take(drawn(fewer, 0)).rounds[0]) == 4);
}

TEST_CASE("a draw from before that was asked for stays what it is", "[event][board]") {
  Event e = duels(11, 2);
  auto const old = take(draw_of(e, 0, std::vector<int>(e.entrants.size()), field_by_rules(e)));
  REQUIRE(old.races.size() == 1);
  e.rounds[0].races = old.races;
  Event const kept = take(read_event(write_event(e)));
  CHECK(kept.rounds[0].races[0].grid == old.races[0].grid);
  CHECK(sound(kept));
  CHECK(no_room(kept, {0, 0}, board_of(kept, kept.rounds[0])) == "Kestrel Yard has 8 places, and duel 1A has 11 in it; draw the round again.");
  CHECK(most_in(take(drawn(kept, 0)).rounds[0]) == 6);
  Event const table = [&] {             // the same of a draw by the table
    Event by = duels(11, 2);
    by.rules.grid = Grid::Reversed;
    by.rounds[0].races = take(draw_of(by, 0, places_before(by, 0), field_by_rules(by))).races;
    return by;
  }();
  CHECK(sound(table));
}

TEST_CASE("a round that is not raced is drawn again for a smaller board", "[event][board]") {
  Event const before = take(drawn(duels(8, 2), 0));
  REQUIRE(before.rounds[0].races.size() == 1);
  Event const e = take(with_map(before, yard(4)));
  CHECK_FALSE(no_room(e, {0, 0}, board_of(e, e.rounds[0])).empty());
  CHECK(sound(e));                      // as it was drawn
  Event const again = take(drawn(e, 0));
  REQUIRE(again.rounds[0].races.size() == 2);
  CHECK(most_in(again.rounds[0]) == 4);
  CHECK(sound(again));
  CHECK(sound(take(with_map(again, ""))));   // drawn for four, and back on a larger one
  CHECK(take(read_event_text(take(event_link(again)))).board_text == again.board_text);
}

TEST_CASE("a board of the GM's own is named wherever a board is", "[event][board]") {
  Event const plain = duels(4, 3);
  Event const e = take(drawn(take(with_map(plain, yard(6))), 0));
  for (Round const& round : e.rounds) CHECK(round.board.empty());   // each named one, so it takes their place
  CHECK(board_of(e, e.rounds[0]).name == "Bolt Yard");
  CHECK(map_words(e) == "Bolt Yard, 6 places");
  CHECK(take(setup_of(e, {0, 0})).track_text == e.board_text);
  auto const paper = event_paper(e);
  CHECK(std::any_of(paper.tables.begin(), paper.tables.end(), [](Paper::Table const& t) { return t.title == "House rules" && t.rows[0][1] == "Bolt Yard, 6 places"; }));
  std::string const page = season_html(e, "");
  CHECK(page.find("<dd>Bolt Yard, 6 places</dd>") != page.npos);
  CHECK(page.find("<p class=\"note\">Bolt Yard</p>") != page.npos);
  CHECK(look(e).card.next.ends_with(", on Bolt Yard"));
  Event some = plain;
  some.rounds[1].board.clear();
  some = take(with_map(some, yard(6)));
  CHECK(board_of(some, some.rounds[0]).name == "Kestrel Yard");     // only what names none is on it
  CHECK(board_of(some, some.rounds[1]).name == "Bolt Yard");
  some.rounds[2] = take(with_round(some, 2, {.name = {}, .date = {}, .board = {}, .map = yard(3), .laps = {}})).rounds[2];
  CHECK(board_of(some, some.rounds[2]).places == 3);
  CHECK(board_of(take(with_round(some, 2, {.name = {}, .date = {}, .board = "", .laps = {}})), some.rounds[0]).own == false);
  CHECK(take(with_round(some, 2, {.name = {}, .date = {}, .board = "", .laps = {}})).rounds[2].board_text.empty());
}

TEST_CASE("what is raced keeps its board, and what is no board is refused where it stands", "[event][board]") {
  Event e = take(drawn(duels(4, 2), 0));
  SeededDice dice(1);
  race_by_dice(e.rounds[0].races[0], dice, 0);
  Event const later = take(with_map(e, yard(4)));
  CHECK(later.rounds[0].board == "kestrel_yard");
  CHECK(board_of(later, later.rounds[1]).name == "Bolt Yard");
  Event raced = take(drawn(take(with_map(duels(4, 2), yard(4))), 0));
  race_by_dice(raced.rounds[0].races[0], dice, 0);
  CHECK(with_map(raced, "").error().what.find("has a result on the event's board") != std::string::npos);
  CHECK_FALSE(with_round(raced, 0, {.name = {}, .date = {}, .board = {}, .map = yard(6), .laps = {}}));
  CHECK_FALSE(with_map(e, "{\"title\": \"T\"}"));
  CHECK_FALSE(with_map(e, std::string(asset("assets/games/nascar/tracks/short_oval.txt"))));
  CHECK_FALSE(with_map(e, std::string(kMapBytes + 1, ' ')));
}

TEST_CASE("a new event may begin on a board of one's own", "[event][board]") {
  Plan plan{Kind::Series, "car_wars", 2, {}, 0, Seed(4), yard(6)};
  Event const e = take(new_event(plan, "Cup\nAnn\nBo\n"));
  CHECK(board_of(e, e.rounds[1]).name == "Bolt Yard");
  CHECK(start_faults(e).empty());
  plan.game = "nascar";
  CHECK(new_event(plan, "Cup\nAnn\nBo\n").error().where.find("the board") == 0);
}

TEST_CASE("nobody is moved where the board has no place for him", "[event][board]") {
  Event const e = take(drawn(take(with_map(duels(7, 2), yard(4))), 0));
  REQUIRE(e.rounds[0].races.size() == 2);
  Race const &full = e.rounds[0].races[e.rounds[0].races[0].grid.size() == 4 ? 0 : 1], &other = e.rounds[0].races[&full == &e.rounds[0].races[0] ? 1 : 0];
  REQUIRE(full.grid.size() == 4);
  CHECK(with_move(e, other.grid.back(), full.id).error().what.ends_with("is full; at most 4 are in one on its board."));
  CHECK(with_move(e, full.grid.back(), other.id));
}
