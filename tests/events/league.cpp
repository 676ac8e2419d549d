// The league of this device: kept between starts, replaced only with a word, a season ridden meeting by meeting.
#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>

#include "../store/medium.hpp"
#include "core/dice.hpp"
#include "desk/play.hpp"
#include "events/league.hpp"
#include "events/league_draft.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::app;
using paddock::store::Medium;
using paddock::store::MediumTab;

namespace {

std::string file_of(std::string const& title, char const* rules = "{}") {
  auto doc = parse_doc(R"({"format": "paddock-league", "game": "gravel_kings", "title": ")" + title + R"(", "rules": )" + rules + R"(, "clubs": [
    {"name": "Hornets", "driver": "bot easy", "riders": "Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0, Ford 2.9, Gray 2.3"},
    {"name": "Lanterns", "driver": "bot easy", "riders": "Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9"}]})");
  REQUIRE(doc);
  return dump_doc(*doc);
}

// What a start of the program finds.
struct Start {
  explicit Start(Medium& medium) : tab(medium), kept(tab, "league"), desk(kept) {}
  MediumTab tab;
  store::KeptText kept;
  LeagueDesk desk;
};

std::unique_ptr<Play> meeting(Setup const& setup, bool to_the_end, uint64_t seed = 5) {
  auto session = start_session(setup, seed, seed + 1);
  REQUIRE(session);
  for (uint64_t n = 0; to_the_end && (*session)->actor() >= 0; ++n) REQUIRE(sim_move(**session, "easy", mix64(n)));
  return std::make_unique<Play>("m" + std::to_string(seed), std::move(*session));
}

std::vector<std::vector<std::string>> table_of(LeagueDesk& desk, size_t n) {
  REQUIRE(desk.ready());
  return desk.papers()[0].tables[n].rows;
}

}  // namespace

TEST_CASE("a league stays on the device until it is forgotten", "[app][league]") {
  Medium medium;
  Start first(medium);
  CHECK_FALSE(first.desk.any());
  CHECK_FALSE(first.desk.open(file_of("Shale League")));
  Start second(medium);
  REQUIRE(second.desk.ready());
  CHECK(second.desk.card().title == "Shale League");
  CHECK(second.desk.card().state == "0 of 2 meetings are ridden.");
  CHECK(second.desk.card().next.find("Round 1: ") == 0);
  second.desk.forget();
  CHECK_FALSE(Start(medium).desk.any());
}

TEST_CASE("another league replaces the kept one only with a word", "[app][league]") {
  Medium medium;
  Start start(medium);
  REQUIRE_FALSE(start.desk.open(file_of("Mine")));
  REQUIRE_FALSE(start.desk.open(file_of("Mine")));
  CHECK_FALSE(start.desk.offered_card());
  REQUIRE_FALSE(start.desk.open(file_of("Other")));
  REQUIRE(start.desk.offered_card());
  CHECK(start.desk.offered_card()->title == "Other");
  REQUIRE(start.desk.ready());
  CHECK(start.desk.card().title == "Mine");
  start.desk.answer_offer(false);
  CHECK_FALSE(start.desk.offered_card());
  CHECK(Start(medium).kept.text().find("Mine") != std::string::npos);
  REQUIRE_FALSE(start.desk.open(file_of("Other")));
  start.desk.answer_offer(true);
  REQUIRE(start.desk.ready());
  CHECK(start.desk.card().title == "Other");
  CHECK(Start(medium).kept.text().find("Other") != std::string::npos);
}

TEST_CASE("a file that is no league changes nothing", "[app][league]") {
  Medium medium;
  Start start(medium);
  REQUIRE_FALSE(start.desk.open(file_of("Mine")));
  auto const wrong = start.desk.open(file_of("Other", R"({"wins": 2})"));
  REQUIRE(wrong);
  CHECK(wrong->where == "/rules/wins");
  CHECK(start.desk.open(R"({"format": "paddock-league", "game": "nascar"})"));
  CHECK_FALSE(start.desk.offered_card());
  CHECK(Start(medium).kept.text() == start.desk.text());
}

TEST_CASE("a full disk keeps the league in the window and the one before on the disk", "[app][league]") {
  Medium medium;
  Start start(medium);
  REQUIRE_FALSE(start.desk.open(file_of("Mine")));
  std::string const before = start.desk.text();
  medium.fault = Medium::Fault::Refuse;
  medium.fault_at = medium.puts;
  REQUIRE_FALSE(start.desk.open(file_of("Other")));
  start.desk.answer_offer(true);
  CHECK(start.desk.error() == "The disk is full.");
  REQUIRE(start.desk.ready());
  CHECK(start.desk.card().title == "Other");
  start.desk.refresh();                       // what is on the disk does not take its place
  CHECK(start.desk.card().title == "Other");
  CHECK(Start(medium).desk.text() == before);
  start.desk.keep();
  CHECK(start.desk.error().empty());
  CHECK(Start(medium).desk.text() == start.desk.text());
}

TEST_CASE("a league that another tab changed is shown, not overwritten", "[app][league]") {
  Medium medium;
  Start one(medium);
  REQUIRE_FALSE(one.desk.open(file_of("Mine")));
  Start two(medium);
  REQUIRE(two.desk.ready());
  auto const game = meeting(*two.desk.next(), true);
  REQUIRE(two.desk.entered(*game));
  two.desk.take(*two.desk.entered(*game));
  REQUIRE(one.desk.ready());
  auto const same = meeting(*one.desk.next(), true, 9);
  REQUIRE(one.desk.entered(*same));
  one.desk.take(*one.desk.entered(*same));
  CHECK(one.desk.take_notice().find("Another tab") != std::string::npos);
  CHECK(one.desk.error().empty());
  CHECK(one.desk.text() == two.desk.text());
  CHECK_FALSE(one.desk.entered(*same));       // its team has moved on
}

TEST_CASE("a season: next meeting, its result, the next one with carried averages", "[app][league]") {
  Medium medium;
  Start start(medium);
  REQUIRE_FALSE(start.desk.open(file_of("Mine", R"({"injury": 1})")));
  REQUIRE(start.desk.ready());
  for (int round = 1; round <= 2; ++round) {
    REQUIRE(start.desk.next());
    Setup const setup = *start.desk.next();
    CHECK(setup.title == "Mine, Round " + std::to_string(round));
    bool const carried = get_text(setup.seats[0].options, "riders").find('/') != std::string::npos;
    CHECK(carried == (round == 2));
    auto const running = meeting(setup, false);
    REQUIRE_FALSE(start.desk.entered(*running));
    CHECK(start.desk.entered(*running).error().what == "The meeting is not over.");
    auto const over = meeting(setup, true, uint64_t(round));
    Expected<std::string> const& entered = start.desk.entered(*over);
    INFO((entered ? "" : entered.error().text()));
    REQUIRE(entered);
    start.desk.take(*entered);
    CHECK_FALSE(start.desk.entered(*over));   // once
    CHECK(start.desk.card().state == std::to_string(round) + " of 2 meetings are ridden.");
    auto const rows = table_of(start.desk, 0);
    CHECK(rows[0][2] == std::to_string(round));
    CHECK(rows[1][2] == std::to_string(round));
  }
  CHECK_FALSE(start.desk.next());
  CHECK(start.desk.card().next.empty());
  CHECK(Start(medium).desk.text() == start.desk.text());
}

TEST_CASE("the sheet of a league has one next step, and a question's is the one that loses nothing", "[app][league]") {
  Medium medium;
  Start start(medium);
  LeagueDesk& desk = start.desk;
  CHECK(desk.next_step(nullptr) == LeagueDo::Found);
  REQUIRE_FALSE(desk.open(file_of("Mine")));
  REQUIRE(desk.ready());
  CHECK(desk.next_step(nullptr) == LeagueDo::Next);
  desk.asks_forget = true;
  CHECK(desk.next_step(nullptr) == LeagueDo::AskForget);   // "Keep it"
  desk.asks_forget = false;
  REQUIRE_FALSE(desk.open(file_of("Other")));
  CHECK(desk.next_step(nullptr) == LeagueDo::Refuse);
  desk.answer_offer(false);
  for (uint64_t round = 1; round <= 2; ++round) {
    Setup const setup = *desk.next();
    CHECK(desk.next_step(meeting(setup, false).get()) == LeagueDo::Next);
    auto const over = meeting(setup, true, round);
    CHECK(desk.next_step(over.get()) == LeagueDo::Enter);
    desk.take(*desk.entered(*over));
    REQUIRE(desk.ready());
    CHECK(desk.next_step(over.get()) == (round == 1 ? LeagueDo::Next : LeagueDo::Save));
  }
  medium.fault = Medium::Fault::Refuse;
  medium.fault_at = medium.puts;
  REQUIRE_FALSE(desk.open(file_of("Other")));
  desk.answer_offer(true);
  CHECK(desk.next_step(nullptr) == LeagueDo::KeepAgain);
}

TEST_CASE("a league is begun by writing its clubs down", "[app][league]") {
  Medium medium;
  Start start(medium);
  REQUIRE(start.desk.can_found());
  CHECK(start.desk.written.empty());                     // the form begins empty; the example is offered
  start.desk.written = start.desk.example();       // an example to write over
  CHECK_FALSE(start.desk.found());
  REQUIRE(start.desk.ready());
  CHECK(start.desk.card().title == "Shale League");
  CHECK(start.desk.card().state == "0 of 12 meetings are ridden.");
  CHECK(start.desk.next());
  CHECK_FALSE(start.desk.can_found());

  Medium other;
  Start again(other);
  std::string const riders = ": Ann 8.6, Bo 7.2, Cy 6.1, Di 4.9, Ed 4.0\n";
  auto refused = [&](std::string text, std::string const& where, std::string const& what) {
    again.desk.written = std::move(text);
    auto const error = again.desk.found();
    REQUIRE(error);
    CHECK(error->where == where);
    CHECK(error->what.find(what) != std::string::npos);
    CHECK_FALSE(again.desk.any());
  };
  refused("", "line 1", "name of the league");
  refused("Hornets" + riders, "line 1", "this line is a club");
  refused("Cup\n\nHornets" + riders, "", "2 to 16 clubs");
  refused("Cup\nHornets" + riders + "\nHornets" + riders, "line 4", "two clubs called Hornets");
  refused("Cup\nHornets" + riders + "Lanterns\n", "line 3", "a colon");
  refused("Cup\nHornets (bot quick)" + riders, "line 2", "'bot quick' leads no club");
  refused("Cup\nHornets" + riders + "Foxes: Ann 8.6, Bo 7.2\n", "line 3", "5, 6 or 7 riders");
  refused("Cup\nHornets" + riders + "Foxes: Ann 9.6, Bo 9.2, Cy 9.1, Di 4.9, Ed 4.0\n", "line 3", "36.0");
  again.desk.written = "Cup\r\nHornets (bot easy)" + riders + "  Foxes ( link )" + riders;
  CHECK_FALSE(again.desk.found());
  REQUIRE(again.desk.ready());
  REQUIRE(again.desk.next());
  CHECK(again.desk.next()->seats.size() == 2);
  CHECK(again.desk.text().find("\"bot easy\"") != std::string::npos);
}

TEST_CASE("what was read before a result was entered does not undo it", "[app][league]") {
  Medium medium;
  MediumTab tab(medium, true);                     // news comes later, as in a browser
  store::KeptText kept(tab, "league");
  LeagueDesk desk(kept);
  auto settle = [&] {
    while (tab.deliver()) {
    }
  };
  CHECK_FALSE(desk.open(file_of("Shale League")));
  settle();
  desk.refresh();                                  // the sheet is opened
  std::string const entered = file_of("Shale League, entered");
  desk.take(entered);
  settle();
  CHECK(desk.text() == entered);
  CHECK(kept.text() == entered);
  desk.take(desk.text() + " ");
  desk.refresh();                                  // while the copy is on its way
  settle();
  CHECK(desk.text() == entered + " ");
  CHECK(desk.error().empty());
}

TEST_CASE("a league in rows and as text say the same, empty rows say nothing", "[app][league][draft]") {
  LeagueDraft const example = read_draft(LeagueDesk::example());
  CHECK(example.title == "Shale League");
  REQUIRE(example.sides.size() == 4);
  CHECK(example.sides[1].leader == "bot medium");
  CHECK(example.sides[3].leader == "link");
  REQUIRE(example.sides[0].members.size() == 7);
  CHECK(example.sides[0].members[0].name == "Archer");
  CHECK(example.sides[0].members[0].number == "8.6");
  CHECK(draft_text(example) == LeagueDesk::example());
  LeagueDraft empty = read_draft("");
  REQUIRE(empty.sides.size() == 2);
  CHECK(draft_text(empty).empty());
  CHECK_FALSE(empty.ready());
  empty.title = "Cup: the best,\nof all";
  empty.sides[0].name = "Red (1)", empty.sides[0].leader = "mail", empty.sides[0].members[2] = {"Ann, Bo", "8.6, 9"};
  CHECK(draft_text(empty) == "Cup the best,of all\nRed 1 (mail): Ann Bo 8.69\n");
  CHECK_FALSE(empty.ready());
  empty.sides[1].name = "Blue", empty.sides[1].members[0] = {"Cy", ""};
  CHECK(empty.ready());
  LeagueDraft const hostile = read_draft(std::string(5000, ':') + "\n(((\n): ,,, 5\n" + std::string(40, '\n') + "a: b (c");
  CHECK(hostile.sides.size() <= size_t(kDraftSides));
}

TEST_CASE("the last result of the kept league is taken back, and that can be undone", "[app][league][changes]") {
  Medium medium;
  Start start(medium);
  CHECK_FALSE(start.desk.open(file_of("Shale League")));
  REQUIRE(start.desk.ready());
  CHECK_FALSE(start.desk.raced());
  auto const none = start.desk.take_back();
  REQUIRE(none);
  CHECK(none->what.find("No result stands") != std::string::npos);
  auto const over = meeting(*start.desk.next(), true);
  start.desk.take(*start.desk.entered(over->truth(), record_of(over->truth())));
  REQUIRE(start.desk.ready());
  CHECK(start.desk.card().state == "1 of 2 meetings are ridden.");
  CHECK(start.desk.raced());
  std::string const file = start.desk.text();
  CHECK_FALSE(start.desk.take_back());
  REQUIRE(start.desk.ready());
  CHECK(start.desk.card().state == "0 of 2 meetings are ridden.");
  REQUIRE(start.desk.can_undo());
  start.desk.undo();
  CHECK(start.desk.text() == file);
  CHECK_FALSE(start.desk.can_undo());
}
