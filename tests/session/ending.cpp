// The report of a race that is over.
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "post/report.hpp"
#include "session/ending.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

std::unique_ptr<Session> raced(std::string const& game, int seats) {
  static constexpr char const* kNames[] = {"Tomás", "Åsa Öberg", "Βασίλης", "[b]Ann[/b]"};
  Setup s;
  s.game = game;
  s.laps = 1;
  if (game == "nascar") s.track = "short_oval";
  for (int i = 0; i < seats; ++i) s.seats.push_back({kNames[i], i, i + 7, "bot easy", Doc::object()});
  auto made = start_session(s, 5, 77);
  REQUIRE(made);
  for (uint64_t n = 0; (*made)->actor() >= 0; ++n) REQUIRE(sim_move(**made, "easy", mix64(n)));
  return std::move(*made);
}

}  // namespace

TEST_CASE("the link of a finished race opens at its result for everybody, with a seat or without", "[session][ending]") {
  for (char const* name : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(name);
    auto const game = raced(name, 2);
    for (std::string const& link : {game->table_link(), game->invite_link(1)}) {
      auto const opened = open_link(link, 3);
      REQUIRE(opened);
      CHECK(opened->session->actor() == kOver);
      CHECK(opened->session->outcome().over);
    }
  }
}

TEST_CASE("the last report has the classification, the lap chart and the moments", "[session][report]") {
  for (char const* name : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(name);
    auto const game = raced(name, std::string(name) == "gravel_kings" ? 2 : 4);
    int const last = game->timeline().back().turn;
    post::Report const middle = game->report(last - 1), end = game->report(last);
    CHECK_FALSE(middle.over);
    CHECK(middle.chart.empty());
    REQUIRE(end.over);
    Recap const recap = game->recap();
    CHECK(end.summary.find(recap.headline) == 0);
    REQUIRE(end.standings.size() == recap.classification.size());
    for (size_t i = 0; i < end.standings.size(); ++i) {
      SeatSetup const& seat = game->setup().seats[size_t(recap.classification[i].seat)];
      CHECK(end.standings[i].cells[1] == std::to_string(seat.number) + " " + seat.name);
      CHECK(end.standings[i].cells[2].find(recap.classification[i].value) == 0);
      CHECK(end.standings[i].cells.size() == end.columns.size());
    }
    CHECK(end.moments.size() == recap.moments.size());
    if (game->seats() < 3) continue;
    REQUIRE(end.chart.size() > 2);
    CHECK(end.chart[0].find("turn") == 0);
    CHECK(end.chart[1].find("start") == 0);
    for (auto const& row : game->standing(kNobody, 0).rows) CHECK(end.chart.back().find(std::to_string(game->setup().seats[size_t(row.seat)].number)) != std::string::npos);
  }
}

TEST_CASE("a row of the lap chart a turn, rows that say the same are one", "[session][report]") {
  auto const game = raced("nascar", 4);
  auto const past = game->timeline();
  auto const chart = lap_chart(*game, 0);
  int next = 1;
  for (size_t i = 2; i < chart.size(); ++i) {
    size_t dash = 0;
    int const from = std::stoi(chart[i], &dash), to = chart[i][dash] == '-' ? std::stoi(chart[i].substr(dash + 1)) : from;
    CHECK(from == next);
    CHECK(to >= from);
    next = to + 1;
  }
  CHECK(next == int(past.size()) + 1);
}

TEST_CASE("building and bidding are no turns of a result", "[session][report][speed_circuit]") {
  auto const game = raced("speed_circuit", 4);
  Recap const recap = game->recap();
  int const before = recap.before, last = game->timeline().back().turn, driven = last - before;
  REQUIRE(before == 2);
  int home = 0;
  for (ChartMark const& m : game->chart_marks())
    for (Recap::Row const& row : recap.classification) {
      if (m.kind != ChartMark::Finish || m.seat != row.seat) continue;
      ++home;
      CHECK(row.value == "turn " + std::to_string(m.turn - before));
    }
  CHECK(home > 0);
  post::Report const end = game->report(last);
  CHECK(end.turn == driven);
  REQUIRE(end.moments.size() == recap.moments.size());
  for (size_t i = 0; i < recap.moments.size(); ++i) CHECK(end.moments[i].find("Turn " + std::to_string(recap.moments[i].turn - before) + ": ") == 0);
  REQUIRE(end.chart.size() > 2);
  CHECK(std::stoi(end.chart[2]) == 1);
  std::string const row = end.chart.back();
  size_t const dash = row.find('-');
  CHECK(std::stoi(row.substr(dash < row.find(' ') ? dash + 1 : 0)) == driven);
  std::string const text = post::write_report(end, post::ReportFormat::Plain);
  INFO(text);
  CHECK(text.find("urn " + std::to_string(last)) == std::string::npos);
}

TEST_CASE("names with any letters stand whole in every format", "[session][report]") {
  auto const game = raced("nascar", 4);
  post::Report const report = game->report(game->timeline().back().turn);
  for (post::ReportFormat f : post::kReportFormats) {
    std::string const out = post::write_report(report, f);
    INFO(out);
    for (char const* name : {"= 7 Tomás", "= 8 Åsa Öberg", "= 9 Βασίλης"}) CHECK(out.find(name) != out.npos);   // the legend
    CHECK(out.find("Tom??s") == out.npos);
    if (f == post::ReportFormat::BBCode) CHECK(out.find("[b]Ann") == out.npos);
  }
}

TEST_CASE("markup in names is never markup, in the texts of a report and in every format", "[session][report]") {
  constexpr std::array<char const*, 4> kNames = {"A*n*n", "_x_ [b]y[/b]", "<b>z</b>", "`t`|u"};
  for (char const* game : {"nascar", "speed_circuit"}) {
    Setup s;
    s.game = game;
    s.laps = 1;
    for (size_t i = 0; i < kNames.size(); ++i) s.seats.push_back({kNames[i], int(i), int(i) + 7, "bot easy", Doc::object()});
    auto made = start_session(s, 5, 77);
    REQUIRE(made);
    Session& race = **made;
    int named[4] = {};
    for (uint64_t n = 0; race.actor() >= 0 && n < 400; ++n) REQUIRE(sim_move(race, "easy", mix64(n)));
    for (auto const& t : race.timeline()) {
      post::Report const report = race.report(t.turn);
      for (auto const& car : report.cars)
        for (auto const& e : car.events) {
          CHECK(e.text.find("Ann") == std::string::npos);
          CHECK(e.text.find('\\') == std::string::npos);
          for (size_t i = 0; i < kNames.size(); ++i) named[i] += e.text.find(kNames[i]) != std::string::npos;
        }
      CHECK(post::write_report(report, post::ReportFormat::Html).find("<b>z") == std::string::npos);
      CHECK(post::write_report(report, post::ReportFormat::BBCode).find("[b]y") == std::string::npos);
      std::string const md = post::write_report(report, post::ReportFormat::Markdown);
      CHECK(md.find("A\\*n\\*n") != std::string::npos);
      CHECK(md.find("\n- A*n*n") == std::string::npos);
    }
    for (int n : named) CHECK(n > 0);
  }
}

TEST_CASE("a programme cuts long names between letters", "[session][report]") {
  Setup s;
  s.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Öööööööööööööööööööööööööööööö" : "Łłłłłłłłłłłłłłłłłłłłłłłłłłłłłłłł", i, i + 1, "bot easy", Doc::object()});
  auto made = start_session(s, 5, 77);
  REQUIRE(made);
  std::string const map = (*made)->map_text();
  post::Report r;
  for (size_t at = 0; at < map.size();) {
    size_t const end = map.find('\n', at);
    r.map.push_back(map.substr(at, end - at));
    at = end + 1;
  }
  CHECK(post::write_report(r, post::ReportFormat::Plain).find('?') == std::string::npos);
}

namespace {

// Whether two of the classification share a place; each has the place of the standing, none comes before a better one.
bool shares(Session const& game) {
  Recap const recap = game.recap();
  bool shared = false;
  for (size_t i = 0; i < recap.classification.size(); ++i) {
    Recap::Row const& row = recap.classification[i];
    int place = 0;
    for (auto const& known : game.standing(kNobody, 0).rows)
      if (known.seat == row.seat) place = known.place;
    CHECK(row.place > 0);
    CHECK(row.place == place);
    if (i == 0) continue;
    CHECK(recap.classification[i - 1].place <= row.place);
    shared = shared || recap.classification[i - 1].place == row.place;
  }
  return shared;
}

}  // namespace

TEST_CASE("D-25 level cars of a race closed by maxTurns share a place in its classification", "[session][speed_circuit][SC-B.14]") {
  int shared = 0;
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    Setup s;
    s.game = "speed_circuit";
    s.track = "lac_verrain";
    s.laps = 1;
    s.settings["maxTurns"] = 6;
    for (int i = 0; i < 6; ++i) s.seats.push_back({"S" + std::to_string(i), i, i + 1, "you", Doc::object()});
    auto made = start_session(s, seed, 77);
    REQUIRE(made);
    for (uint64_t n = 0; (*made)->actor() >= 0; ++n) REQUIRE(sim_move(**made, "easy", mix64(n + seed * 1000)));
    shared += shares(**made);
  }
  CHECK(shared > 0);
}

TEST_CASE("a drawn meeting has two first places", "[session][gravel_kings]") {
  int draws = 0;
  for (uint64_t seed = 1; seed <= 60 && !draws; ++seed) {
    Setup s;
    s.game = "gravel_kings";
    for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "screen", Doc::object()});
    auto made = start_session(s, seed, 77);
    REQUIRE(made);
    while ((*made)->actor() >= 0) REQUIRE((*made)->absent());
    bool const draw = (*made)->recap().headline == "A draw";
    CHECK(shares(**made) == draw);
    draws += draw;
  }
  CHECK(draws > 0);
}
