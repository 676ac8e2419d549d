// A GM without a screen gives in sheets of several phases: paddock-cli play --orders.
#include <catch2/catch_test_macros.hpp>

#include <cstdio>

#include "../desk/duels.hpp"
#include "cli/cli.hpp"

using namespace paddock;

namespace {

struct File {
  std::string path;
  explicit File(std::string const& text) : path("/tmp/paddock-sheets-" + to_hex(*cli::drawn()->id) + ".txt") { REQUIRE(cli::write_file(path, text)); }
  ~File() { std::remove(path.c_str()); }
};

std::unique_ptr<Session> played(std::string const& save, std::string const& orders, int code) {
  File const text(orders);
  cli::Args args({save, "--orders", text.path, "--out", save}, {"absent", "reopen", "unrule"});
  REQUIRE(cli::play(args) == code);
  auto game = cli::open_game(save);
  REQUIRE(game);
  return std::move(*game);
}

}  // namespace

TEST_CASE("sheets go on by themselves until somebody is waited for", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph\n", 0);
  auto game = played(save.path, "Ann: straight; P3: drift left; P5: drift right; hold course for 2 phases; stop never\nOlle: straight, hold fire; hold course for 6 phases; stop never\n", 0);
  Doc const now = game->position();
  CHECK(now["turn"] == 2);                              // seven phases of seven; in phase 4 Ann is not asked
  CHECK(game->turn() > duel->turn() + 5);
}

TEST_CASE("a line with a driver's name that is no order is told, and changes nothing", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto const before = played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph\n", 0);
  for (char const* line : {"drift", "stright", "garage", "fire at Zed"}) {
    INFO(line);
    auto const after = played(save.path, "Ann: " + std::string(line) + "\nOlle: straight, hold fire\n", 1);
    CHECK(after->turn() == before->turn());
  }
}
