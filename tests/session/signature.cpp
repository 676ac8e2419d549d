// Eight races of bots of each game come out as tests/signatures.json says. The stage of tools/test runs it in WASM, beside the
// command line natively; it takes too long for the sanitizers.
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>

#include "core/dice.hpp"
#include "core/doc.hpp"
#include "session/save_io.hpp"
#include "session/sim.hpp"

using namespace paddock;

TEST_CASE("eight races of bots come out as they are written down", "[.signature]") {
  std::ifstream file(PADDOCK_SOURCE_DIR "/tests/signatures.json");
  auto const written = parse_doc(std::string(std::istreambuf_iterator<char>(file), {}));
  REQUIRE(written);
  for (GameInfo const& game : games()) {
    if (game.hidden) continue;
    INFO(game.id);
    SimPlan plan;
    plan.game = game.id, plan.laps = 1, plan.seed = 7, plan.bots = {"hard", "medium", "easy", "random"};
    uint64_t signature = 0;
    for (int race = 0; race < 8; ++race) {
      auto const result = sim_race(plan, race);
      REQUIRE(result);
      signature = mix64(signature ^ result->hash);
    }
    CHECK(saves::to_hex(signature) == written->value(game.id, ""));
  }
}
