// What screens, desks and reports say of a game comes from the game: these are the words people know.
#include <catch2/catch_test_macros.hpp>

#include "post/report.hpp"
#include "session/session.hpp"

using namespace paddock;

namespace {

std::string told(Words const& words) {
  post::Report r;
  r.words = words;
  r.title = "T";
  r.over = true;
  r.chart = {"start 7 8"};
  r.cars = {{"7 Ann", "MMR", "MMRM", "", {}, "home"}};
  r.link = "https://example.org/p/#tAQ";
  return post::write_report(r, post::ReportFormat::Plain);
}

bool holds(std::string const& text, char const* part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("cars, laps and drivers are the words of the games that have them", "[session][words]") {
  for (char const* name : {"nascar", "speed_circuit"}) {
    INFO(name);
    Words const w = find_game(name)->words();
    CHECK(w.seat == "car");
    CHECK(w.seats == "cars");
    CHECK(w.race == "race");
    CHECK(w.track == "Track");
    CHECK(w.driver == "driver");
    CHECK(w.start == "The cars stand on the grid.");
    CHECK(w.order == "Race order");
    CHECK(w.clean == "A clean turn: everybody drove as ordered.");
    CHECK(w.lap == "lap");
    CHECK(w.many_laps == "laps");
    CHECK(w.chart == "Lap chart");
  }
  CHECK(find_game("nascar")->words().spaces == "tiles");
  CHECK(find_game("nascar")->words().stop == "pit stop");
  Words const club = find_game("gravel_kings")->words();
  CHECK(club.seat == "club");
  CHECK(club.race == "meeting");
  CHECK(club.lap == "heat");
  CHECK(club.driver == "manager");
  CHECK(club.done == "Played");
}

TEST_CASE("a report speaks in the words of its game", "[session][words][report]") {
  for (char const* name : {"nascar", "speed_circuit"}) {
    std::string const text = told(find_game(name)->words());
    INFO(text);
    for (char const* part : {"Driven: MMRM", "Lap chart\n", "Open the race: "}) CHECK(holds(text, part));
  }
  CHECK(holds(told(find_game("gravel_kings")->words()), "Open the meeting: "));
  std::string const any = told(Words{});               // of a game that says nothing
  INFO(any);
  CHECK(holds(any, "Carried out: MMRM"));
  CHECK_FALSE(holds(any, "Lap"));
}

TEST_CASE("a result counts from the first turn in which anybody moves", "[session][words]") {
  Words w;
  CHECK(w.counted(0).number(3) == 3);
  CHECK(w.counted(2).turn(3) == "turn 1");
  w.first = 0;                                          // people count from 0 already
  CHECK(w.counted(1).number(2) == w.number(2));
}
