// How a game of the command line comes into the world: nothing public tells its dice.
#include <catch2/catch_test_macros.hpp>

#include <cstdio>

#include "cli/cli.hpp"
#include "session/save_io.hpp"
#include "session/sim.hpp"
#include "../core/unmix.hpp"

using namespace paddock;

namespace {

std::unique_ptr<Session> started(cli::Birth birth = {}) {
  std::vector<int> who;
  std::string const file = "/tmp/paddock-birth-" + to_hex(*cli::drawn()->id) + ".json";
  REQUIRE(cli::write_file(file, dump_doc(setup_to_doc(sim_setup({"nascar", "", 1, {"easy", "easy"}, 1}, 0, who)))));
  auto game = cli::open_game(file, birth);
  std::remove(file.c_str());
  REQUIRE(game);
  return std::move(*game);
}

Seed seed_of(Session const& s) {
  Seed seed;
  REQUIRE(Seed::from_hex(get_text(s.save(), "seed"), seed));
  return seed;
}

// Whether the seed is among those that the names of earlier builds stood for: mix64(mix64(seed) >> 24).
bool recovered(uint64_t id, uint64_t seed) {
  uint64_t const high = unmix(id);
  for (uint64_t low = 0; low < 1u << 24; ++low)
    if (unmix(high << 24 | low) == seed) return true;
  return false;
}

}  // namespace

TEST_CASE("each game of the command line has a seed and a name of its own", "[cli]") {
  auto const a = started(), b = started();
  CHECK(a->game_id() != b->game_id());
  CHECK(seed_of(*a) != seed_of(*b));
  CHECK(seed_of(*a).hex().size() == 64);   // a key
  REQUIRE(unmix(mix64(77)) == 77);
  CHECK(recovered(mix64(mix64(77) >> 24), 77));
  for (size_t word = 0; word < 4; ++word) {   // no part of the key is what the name stands for
    uint64_t part = 0;
    REQUIRE(from_hex(seed_of(*a).hex().substr(16 * word, 16), part));
    CHECK_FALSE(recovered(a->game_id(), part));
  }
  auto const named = started({Seed(77), {}}), again = started({Seed(77), {}}), both = started({Seed(77), 5});
  CHECK(seed_of(*named) == Seed(77));
  CHECK(seed_of(*again) == Seed(77));
  CHECK(named->game_id() != again->game_id());
  CHECK_FALSE(recovered(named->game_id(), 77));
  CHECK(both->game_id() == 5);
}

TEST_CASE("orders for one game of the command line are none for another", "[cli]") {
  auto const a = started(), b = started();
  auto invited = open_link(a->invite_link(0), 1);
  REQUIRE(invited);
  REQUIRE(sim_move(*invited->session, "easy", 1));
  auto orders = open_link(invited->session->orders_link(0), 1);
  REQUIRE(orders);
  CHECK(a->read_orders(orders->orders));
  auto const other = b->read_orders(orders->orders);
  REQUIRE_FALSE(other);
  CHECK(other.error().what == "These orders belong to another game.");
}

TEST_CASE("a seed or a name that is no number is refused in words", "[cli]") {
  for (auto const& words : {std::vector<std::string>{"--seed", "xyz"}, {"--id", "12345678901234567"}}) {
    cli::Args args(words, {});
    auto const birth = cli::read_birth(args);
    REQUIRE_FALSE(birth);
    CHECK(birth.error().what.find("hexadecimal") != std::string::npos);
  }
  cli::Args args({"--seed", "Ff", "--id", "A"}, {});
  auto const birth = cli::read_birth(args);
  REQUIRE(birth);
  CHECK(birth->seed == Seed(mix64(255)));
  CHECK(birth->id == 10);
}

TEST_CASE("seeds of bots come from the dice's seed, never from the name", "[cli][bots]") {
  auto const a = started({Seed(1), 9}), same = started({Seed(1), 10}), b = started({Seed(2), 9});
  CHECK(a->bot_seed(0) == same->bot_seed(0));
  CHECK(a->bot_seed(0) != b->bot_seed(0));
  CHECK(a->bot_seed(0) != a->bot_seed(1));
  uint64_t const first = a->bot_seed(0);
  while (a->turn() == 1) REQUIRE(sim_move(*a, "easy", 1));
  CHECK(a->bot_seed(0) != first);
}

TEST_CASE("--seed takes a whole key, as a save holds it", "[cli]") {
  std::string const key(64, 'a');
  cli::Args args({"--seed", key}, {});
  auto const birth = cli::read_birth(args);
  REQUIRE(birth);
  CHECK(birth->seed->hex() == key);
  cli::Args wrong({"--seed", key.substr(1)}, {});
  CHECK_FALSE(cli::read_birth(wrong));
}
