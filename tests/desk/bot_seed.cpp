// What bots think with is drawn from the secret seed of a race, not from its name, which stands in every link.
#include <catch2/catch_test_macros.hpp>

#include "desk/play.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

// The orders that three bots write beside a person in the first turn.
std::string first_orders(uint64_t seed, uint64_t game_id) {
  std::vector<int> who;
  Setup setup = sim_setup({"nascar", "", 1, {"easy", "easy", "easy", "easy"}, 1}, 0, who);
  setup.seats[0].driver = "you";
  auto made = start_session(setup, seed, game_id);
  REQUIRE(made);
  Play play("a", std::move(*made));
  for (double now = 0; play.bots().thinking(); now += 16) play.step(now);
  std::string out;
  for (Seat s = 1; s < 4; ++s) {
    REQUIRE(play.tray().of(s));
    for (Action a : play.tray().of(s)->actions) out += std::to_string(a.verb) + " ";
    out += "; ";
  }
  return out;
}

}  // namespace

TEST_CASE("bots write alike for one seed, whatever the name of the race, and not for one name", "[app][play][bots]") {
  bool differ = false;
  for (uint64_t seed = 1; seed < 9; ++seed) {
    CHECK(first_orders(seed, 7) == first_orders(seed, 8));
    differ = differ || first_orders(seed, 7) != first_orders(seed + 1, 7);
  }
  CHECK(differ);
}
