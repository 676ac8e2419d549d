// Levels of bots in the right order, by mirrored duels (`paddock-cli sim --duel`).
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "../sanitized.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

// `better` wins at least so many of a thousand. Under the sanitizers and in WASM, where bots decide the same (tests/signatures.json),
// two races only, which say nothing about that.
void beats(char const* game, char const* track, int laps, char const* better, char const* worse, int races, int at_least) {
  SimPlan plan;
  plan.game = game, plan.track = track, plan.laps = laps, plan.bots = {better, worse};
  if (kInPart) races = 2;
  auto const duel = sim_duel(plan, races);
  if (!duel) FAIL(duel.error().text());
  CHECK(duel->races == races);
  CHECK(duel->wins[0] + duel->wins[1] + duel->draws == races);
  INFO(game << " " << track << " " << better << " against " << worse);
  if (!kInPart) CHECK(duel->per_mille() >= at_least);
}

}  // namespace

TEST_CASE("a duel is mirrored: equals win as often", "[bot][duel]") {
  beats("gravel_kings", "house_deck", 4, "medium", "medium", 20, 300);
  SimPlan plan;
  plan.bots = {"hard"};
  CHECK(!sim_duel(plan, 2));
}

TEST_CASE("Gravel Kings: medium beats easy, hard medium", "[bot][duel]") {
  beats("gravel_kings", "house_deck", 4, "medium", "easy", 20, 600);
  beats("gravel_kings", "house_deck", 4, "hard", "medium", 20, 550);
}

// The rows that were lost: Hard bid wear away for a row of the grid, and took no account of rows beyond the line.
TEST_CASE("Speed Circuit: hard beats medium over one lap", "[bot][duel][long]") {
  beats("speed_circuit", "lac_verrain", 1, "hard", "medium", 12, 600);
  beats("speed_circuit", "porto_ametista", 1, "hard", "medium", 12, 600);
}

// Who only presses the yellow button: takes free slips, spends his wear before the flag, saves his car with chips.
TEST_CASE("Speed Circuit: the yellow path is at least as good as easy", "[bot][duel]") {
  beats("speed_circuit", "lac_verrain", 3, "yellow", "easy", 40, 500);
  beats("speed_circuit", "halvorsen_downs", 1, "yellow", "easy", 40, 500);
}

// Who only presses the yellow button: as fast as is safe, round bags and oil. It was the autopilot, which never speeds up.
TEST_CASE("Nascar 10: the yellow path is at least as good as easy", "[bot][duel]") {
  for (char const* track : {"short_oval", "harbour_streets", "road_course", "superspeedway", "proving_ground"})
    beats("nascar", track, 1, "yellow", "easy", 12, 500);
}

// One lap of streets, where a card in time saves two turns of twenty: Hard came home with six of eight cards.
TEST_CASE("Nascar 10: hard spends its wild cards", "[bot][duel]") {
  beats("nascar", "harbour_streets", 1, "hard", "medium", 12, 650);
}

// Hard left the track beside the flag: a plan by way of the grass was reckoned cheaper than it is. Medium, a turn ahead only, lost
// to Easy in streets where one cannot pass.
TEST_CASE("Nascar 10: hard beats medium, medium easy", "[bot][duel][long]") {
  beats("nascar", "proving_ground", 1, "hard", "medium", 12, 650);
  beats("nascar", "harbour_streets", 3, "medium", "easy", 12, 600);
}

// Both with cars of the division that they choose themselves.
TEST_CASE("Car Wars: medium beats easy", "[bot][duel][car_wars]") { beats("car_wars", "kestrel_yard", 0, "medium", "easy", 20, 600); }

TEST_CASE("Car Wars: hard beats medium", "[bot][duel][car_wars][long]") { beats("car_wars", "kestrel_yard", 0, "hard", "medium", 20, 550); }

// Equals think alike: in a pack they chose the same tiles and crashed turn after turn, 12 and 15 times a race.
TEST_CASE("Nascar 10: six equal bots keep clear of each other", "[bot][duel][NR-8.1]") {
  for (char const* bot : {"hard", "medium"}) {
    SimPlan plan;
    plan.game = "nascar", plan.track = "short_oval", plan.laps = 1, plan.bots.assign(6, bot);
    int crashes = 0;
    for (int race = 0; race < (kSanitized ? 1 : 4); ++race) {
      auto const result = sim_race(plan, race);
      REQUIRE(result);
      int running = 0;
      for (int turn = 1; turn < result->turns; ++turn) {
        int here = 0;
        for (Line const& line : result->session->log(turn))
          here += std::any_of(line.rules.begin(), line.rules.end(), [](Rule r) { return r == Rule{"NR-8.1"}; });
        crashes += here;
        running = here ? running + 1 : 0;
        CHECK(running < 4);
      }
    }
    CHECK(crashes <= 4 * 8);
  }
}
