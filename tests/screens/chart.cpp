// The picture of a race's end: which turns it has, what runs between them, the programme of a meeting.
#include <catch2/catch_test_macros.hpp>

#include "screens/end/chart.hpp"
#include "core/dice.hpp"
#include "session/session.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> race(char const* game, int cars, char const* driver) {
  Setup setup;
  setup.game = game;
  setup.laps = 1;
  char const* const clubs[] = {"Hornets", "Torsby", "Driver 3"};
  for (int i = 0; i < cars; ++i) setup.seats.push_back({clubs[i], i, i + 1, driver, Doc::object()});
  auto session = start_session(setup, 7, 7);
  REQUIRE(session);
  return std::move(*session);
}

}  // namespace

TEST_CASE("a curve never leaves the values it joins, and one value a turn has no waves between turns", "[app][end]") {
  std::vector<ImVec2> const values{{0, 100}, {10, 20}, {20, 20}, {30, 90}, {40, 60}};
  auto const straight = curve(values, false);
  REQUIRE(straight.size() == values.size());
  for (size_t i = 0; i < values.size(); ++i) CHECK(straight[i].y == values[i].y);
  size_t at = 0;
  for (ImVec2 p : curve(values, true)) {
    while (at + 1 < values.size() && values[at + 1].x < p.x) ++at;
    ImVec2 const a = values[at], b = values[std::min(at + 1, values.size() - 1)];
    CHECK(p.y >= std::min(a.y, b.y));
    CHECK(p.y <= std::max(a.y, b.y));
  }
}

TEST_CASE("building and bidding are no turns of a chart", "[app][end][speed_circuit]") {
  auto const s = race("speed_circuit", 3, "you");
  SeededDice dice(5);
  Actions legal;
  for (int i = 0; i < 20000 && s->actor() != kOver; ++i) {
    int const n = s->legal(legal);
    REQUIRE(s->play(legal[int(dice.next() % uint64_t(n))]));
  }
  REQUIRE(s->actor() == kOver);
  Recap recap = s->recap();
  for (int calls = 0; recap.more && calls < 1000; ++calls) recap = s->recap();
  REQUIRE(recap.before == 2);
  ChartData const data = read_chart(*s, recap);
  CHECK(data.turns == int(s->timeline().size()) - 2);
  CHECK(data.laps.front().from == 1);
  CHECK(data.laps.front().name == "Lap 1");
  CHECK(data.words.turn_title(data.before + 1) == "Turn 1");   // the axis, the moments and the result count alike
  for (auto const& car : data.cars) CHECK(int(car.place.size()) == data.turns + 1);
  for (auto const& m : data.marks) {
    CHECK(m.turn >= 1);
    CHECK(m.turn <= data.turns);
  }
  for (size_t t = 1; t < data.traces.size(); ++t)
    for (size_t i = 0; i < data.traces[t].series.size() && !data.traces[t].by_lap; ++i)
      CHECK(data.traces[t].series[i].values.size() == recap.traces[t - 1].series[i].values.size() - 2);
  bool told = false;
  for (auto const& card : recap.cards)
    for (auto const& row : card.rows) told = told || (row.text.find("par ") != std::string::npos && card.note.find("Par:") == 0 && card.note.find("With dice:") != std::string::npos);
  for (auto const& card : recap.cards)
    if (card.title == "Turns lost") CHECK(told);
}

TEST_CASE("the main picture of a meeting is its programme", "[app][end][gravel_kings]") {
  auto const s = race("gravel_kings", 2, "screen");
  while (s->actor() >= 0) REQUIRE(s->absent());
  Recap const recap = s->recap();
  REQUIRE(recap.programme.size() == 6);
  int home = 0, away = 0;
  for (auto const& heat : recap.programme) {
    REQUIRE(heat.rides.size() == 4);
    int points[2] = {};
    bool worn[5] = {};
    for (auto const& ride : heat.rides) {
      CHECK_FALSE(worn[int(ride.helmet)]);
      worn[int(ride.helmet)] = true;
      CHECK_FALSE(ride.name.empty());
      if (!ride.lost) points[ride.helmet == Helmet::White || ride.helmet == Helmet::Yellow] += ride.value[0] - '0';
    }
    home += points[0], away += points[1];
    std::string const most = std::to_string(std::max(points[0], points[1])) + ":" + std::to_string(std::min(points[0], points[1]));
    CHECK(heat.result == most + (points[0] == points[1] ? ", level" : points[0] > points[1] ? " to the Hornets" : " to Torsby"));
    CHECK(heat.score == std::to_string(home) + ":" + std::to_string(away));
  }
  for (auto const& row : recap.classification) CHECK(row.helmets[0] == (row.seat ? Helmet::White : Helmet::Red));
  ChartData const data = read_chart(*s, recap);
  CHECK(chart_modes(data).front() == "Programme");
  CHECK(data.before == 1);
  bool told = false;
  for (auto const& m : recap.moments) told = told || m.text.find(" to the Hornets") != std::string::npos || m.text.find(" to Torsby") != std::string::npos;
  CHECK(told);
}
