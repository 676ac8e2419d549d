// What changes while an event goes on: a result is taken back, an entrant withdraws, another one drives for him.
#include <catch2/catch_test_macros.hpp>

#include "events/changes.hpp"
#include "events/edit.hpp"
#include "events/league_view.hpp"
#include "events/papers.hpp"
#include "post/paper.hpp"
#include "session/sim.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

Event raced_to(Kind kind, int entrants, int rounds, int raced_rounds, Grid grid = Grid::Draw) {
  Event e = some_event(kind, entrants, rounds);
  e.rules.grid = grid;
  SeededDice dice(7);
  for (int r = 0; r < raced_rounds; ++r) {
    e = take(drawn(std::move(e), r));
    for (Race& race : e.rounds[size_t(r)].races) race_by_dice(race, dice, 0);
  }
  return e;
}

std::string why_not(Expected<Event> const& event) {
  REQUIRE_FALSE(event);
  INFO(event.error().text());
  return event.error().what;
}

bool has(std::string const& text, std::string_view part) {
  INFO(text);
  bool const there = text.find(part) != std::string::npos;
  CHECK(there);
  return there;
}

Event copied(Event const& e) {
  Event const back = take(read_event_text(write_event_text(e)));
  CHECK(write_event(back) == write_event(e));
  return back;
}

bool races_in(Event const& e, int who, int round) {
  for (Race const& race : e.rounds[size_t(round)].races)
    if (std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end()) return true;
  return false;
}

std::string paper(Event const& e) { return post::write_paper(event_paper(e), post::ReportFormat::Plain); }

// Three clubs, everybody meets everybody at home and away.
Event some_league(char const* rules = "{}") {
  auto doc = parse_doc(R"({"format": "paddock-league", "game": "gravel_kings", "title": "Shale League", "rules": )" + std::string(rules) + R"(, "clubs": [
    {"name": "Hornets", "driver": "bot easy", "riders": "Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0"},
    {"name": "Lanterns", "driver": "bot easy", "riders": "Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9"},
    {"name": "Foxes", "driver": "bot easy", "riders": "Abbot 9.2, Blyth 6.9, Crane 5.8, Drew 5.0, Ellis 4.1"}]})");
  REQUIRE(doc);
  return take(read_event(*doc));
}

Event with_score(Event const& e, RaceAt at, int home, int away) {
  int const first = home > away ? 1 : 2;
  std::string const id = e.rounds[size_t(at.round)].races[size_t(at.race)].id;
  return take(entered_by_hand(e, id, {{first, home * kParts, 0}, {3 - first, away * kParts, 0}}, "Max"));
}

RaceAt meeting_of(Event const& e, int home, int away) {
  for (size_t r = 0; r < e.rounds.size(); ++r)
    for (size_t i = 0; i < e.rounds[r].races.size(); ++i)
      if (e.rounds[r].races[i].grid == std::vector<int>{home, away}) return {int(r), int(i)};
  return {};
}

}  // namespace

TEST_CASE("a result that is taken back leaves the race open, and the event tells of it in order", "[event][changes]") {
  Event const e = raced_to(Kind::Series, 4, 3, 2);
  Event const back = copied(take(with_result_back(e, "1A", "Max")));
  CHECK_FALSE(back.rounds[0].races[0].result);
  CHECK(back.rounds[0].races[0].grid == e.rounds[0].races[0].grid);
  CHECK(next_race(back).round == 0);
  has(change_words(back, back.changes[0]), "taken back by Max when 2 results stood; none stands in its place yet.");
  has(paper(back), "Race 1A: its result (Driver ");
  std::vector<Finish> finishes;
  for (int i = 0; i < 4; ++i) finishes.push_back({4 - i, 0, 0});
  Event const again = copied(take(entered_by_hand(back, "1A", finishes, "Max")));
  has(change_words(again, again.changes[0]), "another one stands in its place");
  CHECK(taken_back(again, "1A") == 1);
  Event const twice = take(with_result_back(again, "1A", ""));
  has(change_words(twice, twice.changes[0]), "another one in its place, too.");
  has(why_not(with_result_back(back, "1A", "")), "no result that could be taken back");
  has(why_not(with_result_back(back, "9Z", "")), "no race '9Z'");
}

TEST_CASE("what is drawn by the table and not raced is drawn again when a result goes; what was raced stays", "[event][changes]") {
  Event e = raced_to(Kind::Series, 4, 4, 2, Grid::Reversed);
  e = take(drawn(std::move(e), 2));
  Depends const depends = depends_on(e, {0, 0});
  CHECK(depends.redrawn == std::vector<int>{2});
  CHECK(depends.stay == std::vector<int>{1});
  has(depends.words(e), "Round 3 was drawn from it and is to be drawn again. Round 2 was drawn from it and stays as raced.");
  Event const back = take(with_result_back(e, "1A", ""));
  CHECK(back.rounds[2].races.empty());
  CHECK(back.rounds[1].races[0].result);
  e.rules.grid = Grid::Draw;
  CHECK(depends_on(e, {0, 0}).redrawn.empty());
}

TEST_CASE("SC-2: a heat is not taken back behind a final that was raced; one that is only drawn is made again", "[event][changes]") {
  Event e = raced_to(Kind::Qualifying, 14, 1, 1);
  e = take(drawn(std::move(e), 1));
  Event const back = take(with_result_back(e, "1A", ""));
  CHECK(back.rounds[1].races.empty());
  SeededDice dice(3);
  race_by_dice(e.rounds[1].races[0], dice, 0);
  has(why_not(with_result_back(e, "1A", "")), "The final was made from it and has its result; take that back first: race final.");
  e = take(with_result_back(take(with_result_back(e, "final", "")), "1A", ""));
  CHECK(e.rounds[1].races.empty());
  CHECK(e.changes.size() == 2);
}

TEST_CASE("who withdraws keeps his results and is drawn no more", "[event][changes]") {
  Event e = raced_to(Kind::Series, 5, 4, 2);
  e = take(drawn(std::move(e), 2));
  Event const after = copied(take(with_withdrawal(e, 1)));
  CHECK(after.rounds[2].races.empty());                    // he stood in it
  Event const next = take(drawn(after, 2));
  CHECK(races_in(next, 0, 2));
  CHECK_FALSE(races_in(next, 1, 2));
  CHECK(entered_of(next, 1).size() == 5);
  CHECK(entered_of(next, 2).size() == 4);
  CHECK(withdrew_words(next, 1) == "withdrew after Round 2");
  has(paper(next), "Driver 2 (withdrew after Round 2)");
  Standings const now = standings(next), before = standings(e);
  for (app::events::Line const& line : now.tiers[0].lines)
    for (app::events::Line const& was : before.tiers[0].lines)
      if (was.who == line.who) CHECK(was.points == line.points);
  has(why_not(with_withdrawal(next, 1)), "withdrew after Round 2 already");
  has(why_not(with_withdrawal(e, 1, 1)), "after round 2, the last he has a result in, up to round 3");
  CHECK(next_season(next).entrants.size() == 4);
  CHECK(next_season(next).changes.empty());
}

TEST_CASE("who is back is drawn again; a word that came to nothing is not told", "[event][changes]") {
  Event const e = raced_to(Kind::Series, 4, 4, 1);
  Event const gone = take(with_withdrawal(e, 2));
  CHECK(take(with_return(gone, 2, 1)).changes.empty());
  Event const later = copied(take(with_return(gone, 2, 3)));
  CHECK(is_gone(later, 2, 2));
  CHECK_FALSE(is_gone(later, 2, 3));
  CHECK(withdrew_words(later, 2).empty());
  has(why_not(with_return(e, 2, 1)), "is there in Round 2 already");
}

TEST_CASE("a round with a result goes on without who withdraws", "[event][changes]") {
  Event e = some_event(Kind::Series, 6, 2);
  e.rules.field = 3;
  e = take(drawn(std::move(e), 0));
  REQUIRE(e.rounds[0].races.size() == 2);
  SeededDice dice(2);
  race_by_dice(e.rounds[0].races[0], dice, 0);
  int const who = e.rounds[0].races[1].grid[1];
  Event const after = take(with_withdrawal(e, who));
  CHECK(after.rounds[0].races[1].grid.size() == 2);
  CHECK(withdrew_words(after, who) == "withdrew before Round 1");
  Event const fewer = take(with_withdrawal(after, after.rounds[0].races[1].grid[0]));
  CHECK(is_off(fewer, {0, 1}));
  CHECK(next_round(fewer) == 1);
}

TEST_CASE("who is back before anything came of it has his seat again", "[event][changes]") {
  Event e = some_event(Kind::Series, 6, 2);
  e.rules.field = 3;
  e = take(drawn(std::move(e), 0));
  SeededDice dice(2);
  race_by_dice(e.rounds[0].races[0], dice, 0);
  std::vector<int> const grid = e.rounds[0].races[1].grid;
  Event const gone = copied(take(with_withdrawal(e, grid[1])));
  CHECK(gone.rounds[0].races[1].grid == std::vector<int>{grid[0], grid[2]});
  Event const back = take(with_return(gone, grid[1], 0));
  CHECK(back.changes.empty());
  CHECK(back.rounds[0].races[1].grid == grid);
  Event raced = gone;
  race_by_dice(raced.rounds[0].races[1], dice, 0);          // without him: so it stays
  CHECK(take(with_return(raced, grid[1], 0)).rounds[0].races[1].grid.size() == 2);
  Doc file = take(parse_doc(write_event_text(gone)));
  file["changes"][0]["left"] = Doc{{"9Z", 1}};
  has(read_event(file).error().text(), "/changes/0/left/9Z: A race of this event and a place on its grid");
}

TEST_CASE("who was still to meet one that withdrew has won, whenever the rounds are drawn", "[event][changes]") {
  Event e = some_event(Kind::Championship, 4, 3);
  e.game = "car_wars";
  for (Round& round : e.rounds) round.board.clear();
  e.rules.format = Format::Pairs, e.rules.scoring = Scoring::Meetings, e.rules.withdrawn = Withdrawn::Award;
  e = take(drawn(std::move(e), 0));
  SeededDice dice(2);
  for (Race& race : e.rounds[0].races) race_by_dice(race, dice, 0);
  Event ahead = e;
  for (int r = 1; r < 3; ++r) ahead = take(drawn(std::move(ahead), r));
  int const who = e.rounds[0].races[0].grid[0];
  Event before = take(with_withdrawal(e, who));
  for (int r = 1; r < 3; ++r) before = take(drawn(std::move(before), r));
  Event const after = take(with_withdrawal(ahead, who));
  int awarded = 0;
  for (int r = 1; r < 3; ++r) {
    REQUIRE(before.rounds[size_t(r)].races.size() == 2);
    CHECK(before.rounds[size_t(r)].races[0].grid == after.rounds[size_t(r)].races[0].grid);
    for (int i = 0; i < 2; ++i) awarded += awarded_to(before, {r, i}) >= 0;
  }
  CHECK(awarded == 2);
  auto const points = [](Event const& of) {
    std::vector<int> out(4);
    Standings const now = standings(of);
    for (app::events::Line const& line : now.tiers[0].lines) out[size_t(line.who)] = line.points;
    return out;
  };
  CHECK(points(before) == points(after));
  CHECK(next_race(before).any());
}

TEST_CASE("SC-2.1: the final waits for every slot, but not for a heat that nobody can race", "[event][changes]") {
  Event e = some_event(Kind::Qualifying, 20, 2);
  e.rules.field = 10;
  e = take(drawn(std::move(e), 0));
  SeededDice dice(4);
  for (Race& race : e.rounds[0].races) race_by_dice(race, dice, 0);
  has(why_not(drawn(e, 2)), "Round 2 is not drawn yet; the final is drawn when all rounds");
  e = take(drawn(std::move(e), 1));
  race_by_dice(e.rounds[1].races[0], dice, 0);
  has(why_not(drawn(e, 2)), "Race 2B has no result yet");
  while (!is_off(e, {1, 1})) e = take(with_withdrawal(e, e.rounds[1].races[1].grid[0], 1));
  CHECK(take(drawn(e, 2)).rounds[2].races.size() == 1);
}

TEST_CASE("a race counts once, and for the race that it says it is", "[event][changes]") {
  Event e = some_event(Kind::Series, 3, 3);
  e.rules.grid = Grid::Entry;
  for (int r = 0; r < 3; ++r) e = take(drawn(std::move(e), r));
  Setup setup = take(setup_of(e, {0, 0}));
  for (SeatSetup& s : setup.seats) s.driver = "bot easy";
  auto race = take(start_session(setup, Seed(5), 6));
  for (uint64_t n = 0; race->actor() >= 0; ++n) REQUIRE(sim_move(*race, "easy", mix64(n)));
  std::string const record = race->replay_link();
  Event const once = take(entered(e, *race, record, ""));
  has(why_not(entered(once, *race, record, "")), "stands in the event already, as race 1A");
  has(why_not(entered(once, *race, record, "", "2A")), "stands in the event already, as race 1A");
  has(why_not(entered(once, *race, "", "")), "Race 2A has these seats, but this is another one: it says it is \"Friday Night, Round 1, race 1A\"");
  Event other = e;
  other.title = "Old League";
  has(why_not(entered(other, *race, record, "")), "it says it is \"Friday Night");
  CHECK(take(entered(other, *race, record, "", "1A")).rounds[0].races[0].result);   // named, it is taken
  Event twice = once;
  twice.rounds[1].races[0].result = once.rounds[0].races[0].result;
  CHECK(audit(twice)[1].fault == "Its record is race 1A once more.");
  auto const places = [&](int a, int b, int c) { return entered_by_hand(e, "1A", {{a}, {b}, {c}}, ""); };
  has(why_not(places(3, 3, 3)), "Place 3 has only 0 before it");
  has(why_not(places(2, 3, 0)), "Place 2 has only 0 before it");
  CHECK(places(1, 1, 3));
  CHECK(places(1, 1, 2));
  CHECK(places(0, 1, 0));
  CHECK(places(0, 0, 0));
}

TEST_CASE("SC-2.3: the place of a finalist who withdraws goes to an alternate", "[event][changes]") {
  Event e = some_event(Kind::Qualifying, 60, 1);
  e = take(drawn(std::move(e), 0));
  for (Race& race : e.rounds[0].races) {
    race.result = Result{};
    for (size_t seat = 0; seat < race.grid.size(); ++seat) race.result->placings.push_back({{int(seat) + 1, 0, 0}});
  }
  e = take(drawn(std::move(e), 1));
  int const who = e.rounds[1].races[0].grid[3];
  Event const after = take(drawn(take(with_withdrawal(e, who)), 1));
  CHECK_FALSE(races_in(after, who, 1));
  CHECK(after.rounds[1].races[0].grid.size() == 12);
  for (Finalist const& one : take(final_field(after)).ranking)
    if (one.who == who) CHECK(one.is == Finalist::Absent);
  has(paper(after), "(withdrew after Round 1)");
}

TEST_CASE("a substitute has the seat, the entrant has the points", "[event][changes]") {
  Event e = raced_to(Kind::Series, 3, 3, 1);
  e = copied(take(with_substitute(std::move(e), 1, "Kim (bot easy)", 1, 1)));
  e = take(drawn(std::move(e), 1));
  Setup const setup = take(setup_of(e, {1, 0}));
  size_t const seat = size_t(std::find(e.rounds[1].races[0].grid.begin(), e.rounds[1].races[0].grid.end(), 1) - e.rounds[1].races[0].grid.begin());
  CHECK(setup.seats[seat].name == "Kim (sub for Driver 2)");
  CHECK(setup.seats[seat].driver == "bot easy");
  CHECK(seat_name(e, 1, 2) == "Driver 2");
  for (std::string const& name : {std::string("Kim"), std::string("Driver 2"), std::string("Kim (sub for Driver 2)")}) {
    INFO(name);
    Setup as = setup;
    for (SeatSetup& s : as.seats) s.driver = "bot easy";
    as.seats[seat].name = name;
    auto race = take(start_session(as, Seed(5), 6));
    for (uint64_t n = 0; race->actor() >= 0; ++n) REQUIRE(sim_move(*race, "easy", mix64(n)));
    Event const after = take(entered(e, *race, race->replay_link(), "", "1A" == name ? "" : "2A"));
    CHECK(take(entered(e, *race, race->replay_link(), "")).rounds[1].races[0].result);
    for (Audit const& one : audit(after)) CHECK(one.fault.empty());
    Page const page = page_of(after, 1);
    REQUIRE(page.races.size() == 2);
    has(post::write_paper(page_paper(after, 1), post::ReportFormat::Plain), "Kim for him");
    has(paper(after), "Kim (sub for Driver 2)");
  }
  Setup other = setup;
  for (SeatSetup& s : other.seats) s.driver = "bot easy";
  other.seats[seat].name = "Lou";
  auto race = take(start_session(other, Seed(5), 6));
  for (uint64_t n = 0; race->actor() >= 0; ++n) REQUIRE(sim_move(*race, "easy", mix64(n)));
  has(why_not(entered(e, *race, "", "", "2A")), "Lou had seat " + std::to_string(seat + 1) + " instead of Kim (sub for Driver 2), and is told nowhere as a substitute");
}

TEST_CASE("who may drive for whom, and when, is said where it is wrong", "[event][changes]") {
  Event const e = raced_to(Kind::Series, 3, 3, 1);
  has(why_not(with_substitute(e, 1, "Driver 2", 1, 1)), "Nobody stands in for himself");
  has(why_not(with_substitute(e, 1, "Driver 1", 1, 1)), "Driver 1 takes part in Round 2");
  has(why_not(with_substitute(e, 1, "Kim", 2, 1)), "Rounds 1 to 3 are expected");
  has(why_not(with_substitute(e, 1, "Kim", 3, -1)), "Rounds 1 to 3 are expected");
  has(why_not(with_substitute(e, 9, "Kim", 1, -1)), "nobody like that");
  has(why_not(with_substitute(e, 1, "", 1, -1)), "The name of who stands in for Driver 2 is expected");
  has(why_not(with_substitute(e, 1, " (link)", 1, -1)), "The name of who stands in for Driver 2 is expected");
  has(why_not(with_substitute(take(with_substitute(e, 1, "Kim", 1, 1)), 2, "Kim", 0, -1)), "Kim stands in for Driver 2 in Round 2 already");
  Event const gone = take(with_withdrawal(e, 0));
  CHECK(take(with_substitute(gone, 1, "Driver 1", 1, -1)).changes.size() == 2);   // who has withdrawn may
  Event const on = take(with_substitute(e, 1, "Kim", 1, -1));
  CHECK(seat_name(on, 1, 2) == "Kim (sub for Driver 2)");
  CHECK(seat_name(take(with_return(on, 1, 2)), 1, 2) == "Driver 2");
}

TEST_CASE("a club that withdraws from a league: its meetings stand, are void, or are won by the others", "[event][changes][league]") {
  Event e = some_league();
  e = with_score(e, meeting_of(e, 0, 1), 20, 16);
  e = with_score(e, meeting_of(e, 2, 0), 12, 24);
  Event const gone = copied(take(with_withdrawal(e, 0)));
  auto const line = [](Event const& of, int who) {
    Standings const now = standings(of);
    for (app::events::Line const& l : now.tiers[0].lines)
      if (l.who == who) return l;
    return app::events::Line{};
  };
  CHECK(line(gone, 0).points == 4 * kParts);
  CHECK(line(gone, 1).points == 0);
  has(paper(gone), "Hornets (withdrew after ");
  has(paper(gone), "fall away.");
  int open = 0;
  for (Event at = gone; next_race(at).any(); ++open) {
    RaceAt const next = next_race(at);
    for (int who : at.rounds[size_t(next.round)].races[size_t(next.race)].grid) CHECK(who != 0);
    at = with_score(at, next, 20, 16);
  }
  CHECK(open == 2);
  Event nothing = gone, won = gone;
  nothing.rules.withdrawn = Withdrawn::Void, won.rules.withdrawn = Withdrawn::Award;
  CHECK(copied(nothing).rules.withdrawn == Withdrawn::Void);
  CHECK(line(nothing, 0).starts == 0);
  CHECK(line(nothing, 1).starts == 0);
  CHECK(line(won, 1).points == 2 * kParts);
  CHECK(line(won, 2).points == 2 * kParts);
  CHECK(line(won, 1).won == 1);
  has(paper(won), "to Foxes");
  has(paper(nothing), "20:16 (void)");
}

TEST_CASE("a meeting that is taken back keeps its number in the season", "[event][changes][league]") {
  Event e = some_league();
  e = with_score(e, meeting_of(e, 0, 1), 20, 16);
  e = with_score(e, meeting_of(e, 2, 0), 12, 24);
  RaceAt const at = meeting_of(e, 0, 1);
  std::string const id = e.rounds[size_t(at.round)].races[size_t(at.race)].id;
  Event const back = copied(take(with_result_back(e, id, "")));
  CHECK(played_of(back, at) == 1);
  Event const again = with_score(back, at, 16, 20);
  CHECK(again.rounds[size_t(at.round)].races[size_t(at.race)].result->played == 1);
  RaceAt const later = meeting_of(e, 2, 0);
  e.rounds[size_t(later.round)].races[size_t(later.race)].result->record = "#rAQ";
  has(why_not(with_result_back(e, id, "")), "came after it and started with what it left behind");
  has(why_not(with_result_back(e, id, "")), "Meeting ");      // as its fixtures are numbered, not by the id of its race
  CHECK(change_words(back, back.changes.back()).starts_with("Meeting "));
}

TEST_CASE("two files: what each has changed is told once, a result that was taken back in one is named", "[event][changes]") {
  Event const e = raced_to(Kind::Series, 4, 3, 1);
  Event const a = take(with_result_back(e, "1A", "Max")), b = take(with_withdrawal(e, 2));
  Merged const both = take(merge(a, b));
  CHECK(both.event.changes.size() == 2);
  REQUIRE(both.conflicts.size() == 1);
  has(both.conflicts[0].what, "has the result that was taken back");
  CHECK(take(merge(b, b)).event.changes.size() == 1);
  CHECK(take(merge(b, b)).conflicts.empty());
  CHECK(take(merge(e, b)).event.changes.size() == 1);
}

TEST_CASE("a hostile value among the changes is named with its place", "[event][changes]") {
  Event e = raced_to(Kind::Series, 3, 3, 1);
  e = take(with_withdrawal(take(with_substitute(take(with_result_back(e, "1A", "Max")), 1, "Kim", 1, 1)), 2));
  Doc const doc = write_event(e);
  REQUIRE(doc["changes"].size() == 3);
  struct { int at; char const *key, *value, *where; } const all[] = {
      {0, "what", "\"burnt\"", "/changes/0/what"}, {0, "race", "\"<b>\"", "/changes/0/race"}, {0, "was", "{\"Zed\": 1}", "/changes/0/was/Zed"},
      {0, "was", "{\"Driver 1\": 13}", "/changes/0/was/Driver 1"}, {0, "was", "{\"Driver 1\": [1, \"1/7\"]}", "/changes/0/was/Driver 1"}, {0, "was", "[1]", "/changes/0/was"},
      {0, "results", "0", "/changes/0/results"}, {0, "played", "1e9", "/changes/0/played"}, {1, "who", "\"Zed\"", "/changes/1/who"}, {1, "from", "\"Round 9\"", "/changes/1/from"},
      {1, "from", "7", "/changes/1/from"}, {1, "to", "\"Round 1\"", "/changes/1/to"}, {1, "name", "\"\"", "/changes/1/name"}, {1, "name", "\"Driver 2\"", "/changes/1/name"}, {2, "from", "null", "/changes/2/from"}};
  for (auto const& one : all) {
    Doc wrong = doc;
    wrong["changes"][size_t(one.at)][one.key] = *parse_doc(one.value);
    auto const read = read_event(wrong);
    INFO(one.where << " " << one.value);
    REQUIRE_FALSE(read);
    CHECK(read.error().where == one.where);
  }
  Doc many = doc;
  for (int i = 0; i < kMostChanges; ++i) many["changes"].push_back(doc["changes"][0]);
  CHECK(read_event(many).error().where == "/changes");
  CHECK(read_event_text(take(event_link(e)))->changes.size() == 3);
  CHECK_FALSE(write_event(raced_to(Kind::Series, 3, 3, 1)).contains("changes"));
  CHECK_FALSE(write_event(some_league())["rules"].contains("withdrawn"));
}
