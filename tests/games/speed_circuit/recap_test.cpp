// What the end of a race tells: curves, counts a lap and turns lost fit the record.
#include <catch_amalgamated.hpp>

#include "core/dice.hpp"
#include "session/session.hpp"

using namespace paddock;

TEST_CASE("SC-B.14 curves of a race fit its record", "[SC-B.14]") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "copper_kettle";
  setup.laps = 2;
  for (int i = 0; i < 3; ++i) setup.seats.push_back({"Driver " + std::to_string(i + 1), i, i + 1, "you", Doc::object()});
  auto session = start_session(setup, 7, 7);
  REQUIRE(session);
  Session& s = **session;
  SeededDice dice(5);
  Actions legal;
  for (int i = 0; i < 20000 && s.actor() != kOver; ++i) {
    int const n = s.legal(legal);
    REQUIRE(s.play(legal[int(dice.next() % uint64_t(n))]));
  }
  REQUIRE(s.actor() == kOver);
  Recap recap = s.recap();
  REQUIRE(recap.more);                   // what takes long comes in slices, the rest at once
  CHECK(recap.traces.size() == 2);
  for (int calls = 0; recap.more; ++calls) {
    REQUIRE(calls < 1000);
    recap = s.recap();
  }
  int const turns = int(s.timeline().size());
  REQUIRE(recap.classification.size() == 3);
  REQUIRE(recap.traces.size() == 3);
  for (Recap::Trace const& trace : recap.traces) {
    CHECK(trace.series.size() == 3);
    for (size_t i = 0; i < trace.series.size(); ++i) {
      CHECK(trace.series[i].seat == recap.classification[i].seat);
      if (trace.by_lap) CHECK(trace.series[i].values.size() <= 2);
      else CHECK(int(trace.series[i].values.size()) <= turns + 1);
      for (int64_t v : trace.series[i].values) CHECK(v >= (trace.tenths ? -50 : 0));
    }
  }
  // Wear spent in all laps is what the curve of wear lost since the grid was settled.
  for (size_t i = 0; i < 3; ++i) {
    auto const& left = recap.traces[0].series[i].values;
    int64_t spent = 0;
    for (int64_t v : recap.traces[1].series[i].values) spent += v;
    CHECK(spent == left[2] - left.back());
  }
  CHECK_FALSE(recap.moments.empty());
  CHECK_FALSE(recap.cards.empty());
}

TEST_CASE("a car that nobody drove has never left the grid", "[speed_circuit]") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "copper_kettle";
  setup.laps = 1;
  for (int i = 0; i < 2; ++i) setup.seats.push_back({"Driver " + std::to_string(i + 1), i, i + 1, "you", Doc::object()});
  auto session = start_session(setup, 7, 7);
  REQUIRE(session);
  Session& s = **session;
  for (int i = 0; i < 2000 && s.actor() != kOver; ++i) REQUIRE(s.absent());
  REQUIRE(s.actor() == kOver);
  for (Recap::Row const& row : s.recap().classification) CHECK(row.text == "never left the grid");
}

TEST_CASE("SC-1.3 a bid of nothing is said, in the log and in the report", "[SC-1.3][speed_circuit]") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "lac_verrain";
  setup.laps = 1;
  setup.settings = Doc{{"decisions", "sheets"}, {"grid", "bid"}};
  for (int i = 0; i < 3; ++i) {
    setup.seats.push_back({"Driver " + std::to_string(i + 1), i, i + 1, "you", Doc::object()});
    setup.seats.back().options["design"] = "60/40/160/60/6/6";
  }
  auto session = start_session(setup, 7, 7);
  REQUIRE(session);
  Session& s = **session;
  REQUIRE(bool(s.commit_text(0, "nothing")));
  REQUIRE(bool(s.commit_text(1, "2 wear")));
  REQUIRE(bool(s.absent()));
  int nothing = 0;
  for (Line const& line : s.log(1)) nothing += line.text.find(" bids nothing.") != std::string::npos;
  CHECK(nothing == 2);
  for (auto const& car : s.report(1).cars) {
    bool const first = car.name.find("Driver 1") != std::string::npos, second = car.name.find("Driver 2") != std::string::npos;
    INFO(car.name);
    CHECK(car.sent == (first ? "nothing" : second ? "2 wear" : ""));   // who sent none has "(none)" written
    CHECK(car.done == (second ? "2 wear" : "nothing"));
  }
}
