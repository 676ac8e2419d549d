// Random races under random settings: whatever is decided, the board stays sound, links and saves bring it back.
#include <catch2/catch_test_macros.hpp>

#include "../../sanitized.hpp"
#include "games/speed_circuit/speed_circuit.hpp"
#include "session/session.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

namespace {

// Every setting drawn among its choices.
Setup rough_setup(uint64_t seed) {
  SeededDice dice(seed);
  Setup s;
  s.game = "speed_circuit";
  auto const tracks = SpeedCircuit::tracks();
  s.track = tracks[size_t(dice.roll(int(tracks.size()), "track", kNobody) - 1)].id;
  s.laps = dice.roll(2, "laps", kNobody);
  int const seats = dice.roll(12, "seats", kNobody);
  for (int i = 0; i < seats; ++i) {
    SeatSetup seat;
    seat.name = "S" + std::to_string(i);
    seat.number = i + 1;
    seat.options = Doc::object();
    seat.driver = dice.roll(5, "driver", kNobody) == 1 ? "mail" : "you";
    s.seats.push_back(seat);
  }
  for (Setting const& setting : SpeedCircuit::settings())
    if (!setting.choices.empty() && dice.roll(2, "other", kNobody) == 1)
      s.settings[setting.name] = setting.choices[size_t(dice.roll(int(setting.choices.size()), "choice", kNobody) - 1)];
  s.settings["maxTurns"] = 40;
  return s;
}

// Mostly sensible cards, so that cars get on; else anything that is legal.
Action pick(SpeedCircuit const& g, State const& s, SeededDice& dice) {
  Actions legal;
  g.legal(s, legal);
  if (s.phase == Phase::Plot && s.plans[g.actor(s)].card == kNoCard && dice.roll(4, "sense", kNobody) > 1) {
    Span const span = span_of(g.book(), s.cars[g.actor(s)]);
    return act(Verb::Card, std::max(1, std::max(span.low, 20) / 20 + dice.roll(std::max(1, (span.most - span.low) / 20 + 1), "card", kNobody) - 1));
  }
  return legal[dice.roll(legal.size(), "any", kNobody) - 1];
}

}  // namespace

TEST_CASE("SC-B.4 random races under random rules stay sound", "[SC-B.4][SC-B.16][speed_circuit][long]") {
  for (uint64_t seed = 1; seed <= (kInPart ? 60 : 400); ++seed) {
    INFO("seed " << seed);
    auto game = SpeedCircuit::make(rough_setup(seed));
    REQUIRE(game);
    SeededDice dice(seed * 77);
    State s = game->start(dice);
    NoLog log;
    for (int i = 0; i < 6000 && game->actor(s) >= 0; ++i) {
      Action a = pick(*game, s, dice);
      if (!game->why_not(s, a)) a = SpeedCircuit::kAbsent;
      game->apply(s, a, dice, log);
      if (s.phase != Phase::Plot && i % 50) continue;
      Verdict const v = game->sound(s);
      if (!v) FAIL("step " << i << ": " << v.why);
      for (Car const& c : s.cars)
        if (c.wear < 0 || c.chips1 < 0 || c.chips3 < 0 || c.speed < 0) FAIL("step " << i << ": a car owes what it has not");
    }
    CHECK(game->actor(s) == kOver);
  }
}

TEST_CASE("SC-4.1 a seat never sees a plot, a bid, a sheet or a passer's chips of another", "[SC-4.1][SC-4.10a][speed_circuit][long]") {
  speed_circuit::Plan hidden;
  hidden.stage = speed_circuit::Plan::Hidden;
  int looks = 0;
  for (uint64_t seed = 1; seed <= (kSanitized ? 8 : 40); ++seed) {
    auto game = SpeedCircuit::make(rough_setup(seed));
    REQUIRE(game);
    SeededDice dice(seed);
    State s = game->start(dice);
    NoLog log;
    for (int i = 0; i < 1500 && game->actor(s) >= 0; ++i) {
      Action a = pick(*game, s, dice);
      if (!game->why_not(s, a)) a = SpeedCircuit::kAbsent;
      game->apply(s, a, dice, log);
      if (i % 7 || s.phase == Phase::Over) continue;
      for (int viewer = -1; viewer < s.cars.size(); ++viewer) {
        State seen = s;
        game->observe(seen, Seat(viewer));
        ++looks;
        // An assertion each would take far longer than the race.
        for (int other = 0; other < seen.plans.size(); ++other)
          if (other != viewer && seen.cars[other].racing() && !(seen.plans[other] == hidden))
            FAIL("seed " << seed << " step " << i << ": " << viewer << " sees the plan of " << other);
        Seat const actor = game->actor(seen);
        if (actor >= 0 && actor != viewer) FAIL("seed " << seed << " step " << i << ": " << viewer << " may decide for " << int(actor));
      }
    }
  }
  CHECK(looks > (kSanitized ? 2000 : 10000));
}

TEST_CASE("order sheets: what is printed reads back as the same", "[SC-B.2][speed_circuit]") {
  Setup setup = rough_setup(3);
  setup.settings = Doc{{"decisions", "sheets"}, {"grid", "seats"}};
  setup.seats.resize(1);
  for (int i = 1; i < 6; ++i) setup.seats.push_back({"T" + std::to_string(i), i, i + 1, "", Doc::object()});
  setup.seats[0].number = 1;
  for (auto& seat : setup.seats) seat.options["design"] = "60/40/160/60/6/6";
  auto game = SpeedCircuit::make(setup);
  REQUIRE(game);
  SeededDice dice(9);
  State const start = game->start(dice);
  NoLog log;
  for (int round = 0; round < 500; ++round) {
    State s = start;
    Actions legal;
    for (int i = 0; i < 12; ++i) {
      game->legal(s, legal);
      Action const a = legal[dice.roll(legal.size(), "any", kNobody) - 1];
      if (a == SpeedCircuit::kSeal || a == SpeedCircuit::kAbsent) break;
      game->apply(s, a, dice, log);
    }
    if (s.plans[0].card == kNoCard) continue;
    std::string const text = game->sheet_text(s, 0);
    Sheet const sheet = game->read(start, 0, text);
    INFO(text << " -> " << sheet.error_column << " " << sheet.error);
    REQUIRE(sheet.error_column == 0);
    CHECK(sheet.clean == text);
    State again = start;
    for (Action a : sheet.actions) {
      REQUIRE(bool(game->why_not(again, a)));
      game->apply(again, a, dice, log);
    }
    CHECK(game->sheet_text(again, 0) == text);
  }
}

TEST_CASE("a sheet that is none says where and why", "[SC-4.1][speed_circuit]") {
  Setup setup = rough_setup(3);
  setup.settings = Doc{{"decisions", "sheets"}, {"grid", "seats"}};
  setup.seats.resize(1);
  setup.seats.push_back({"Other", 1, 4, "", Doc::object()});
  for (auto& seat : setup.seats) seat.options["design"] = "60/40/160/60/6/6";
  auto game = SpeedCircuit::make(setup);
  REQUIRE(game);
  SeededDice dice(9);
  State const s = game->start(dice);
  struct {
    char const* text;
    int column;
  } const bad[] = {{"130", 1},         {"60; 80", 5},        {"lane 1", 7},      {"60; lane 7", 10}, {"60; chips luck 1", 11},
                   {"60; pass #9", 10}, {"60; slip; slip", 11}, {"60; if #4 lane 0", 17}, {"60; jump", 5}, {"60; if #4 ahead: 80", 18}};
  for (auto const& one : bad) {
    Sheet const sheet = game->read(s, 0, one.text);
    INFO(one.text << " -> " << sheet.error);
    CHECK(sheet.error_column == one.column);
    CHECK_FALSE(sheet.error.empty());
  }
}

TEST_CASE("a race of twelve as a link", "[speed_circuit][long]") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "lac_verrain";
  for (int i = 0; i < 6; ++i) setup.seats.push_back({"D" + std::to_string(i), i, i + 1, "bot hard", Doc::object()});
  setup.laps = 1;
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  Session& s = **session;
  for (int i = 0; s.actor() >= 0 && i < 20000; ++i) {
    auto thinker = s.think(s.actor(), Level::Hard, 1);
    while (!thinker->step(1000)) {}
    auto const orders = thinker->orders();
    REQUIRE(bool(s.play_all(orders)));
  }
  CHECK(s.actor() == kOver);
  auto opened = open_link(s.replay_link(), 1);
  REQUIRE(opened);
  CHECK(opened->session->hash() == s.hash());
  for (int turn = 1; turn < s.turn(); ++turn) {
    CHECK_FALSE(s.log(turn).empty());
    CHECK_FALSE(s.film(turn).tracks.empty());
  }
  CHECK(s.recap().classification.size() == 6);
  CHECK(s.log(s.turn() - 1).size() > 0);
}
