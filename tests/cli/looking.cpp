// A GM without a screen looks: paddock-cli position --turn, track show.
#include "../session/ruled.hpp"

#include "cli/cli.hpp"
#include "core/assets.hpp"
#include "session/card_letters.hpp"

using namespace ruled;

TEST_CASE("the whole position of an earlier turn is that it began with", "[cli][session]") {
  auto s = race("car_wars", 4);
  Doc const then = s->position();
  play_turn(*s);
  REQUIRE(s->turn() == 5);
  CHECK(s->position(4)["cars"] == then["cars"]);
  CHECK(s->position(5) == s->position());
  CHECK(s->position(4)["phase"] != s->position()["phase"]);
}

TEST_CASE("the text of a built-in board is found wherever its game keeps it", "[cli]") {
  for (auto const& [game, id] : {std::pair{"nascar", "short_oval"}, {"speed_circuit", "lac_verrain"}, {"car_wars", "kestrel_yard"}, {"car_wars", "nine_alleys"}, {"car_wars", "tannery_leap"}}) {
    INFO(game << " " << id);
    GameInfo const& info = *find_game(game);
    std::string_view const text = asset(map_file(info, id));
    CHECK_FALSE(text.empty());
    CHECK(info.check_track(text));
  }
  CHECK(map_file(*find_game("car_wars"), "nowhere").empty());
  CHECK(map_file(*find_game("car_wars"), "stock").empty());   // a file of the game, and no board
}

TEST_CASE("how orders are written is asked with a game's name or with one that is kept", "[cli]") {
  std::string const path = "/tmp/paddock-looking-" + to_hex(*cli::drawn()->id) + ".json";
  REQUIRE(cli::write_file(path, dump_doc(race("nascar", 2)->save())));
  auto const code = [](std::string const& game) {
    cli::Args args({game}, {});
    return cli::orders(args);
  };
  CHECK(code(path) == 0);
  CHECK(code("nascar") == 0);
  CHECK(code("nascra") == 2);
  CHECK(code("/tmp/no such file.json") == 1);
  std::remove(path.c_str());
  std::string const bare = "paddock-looking-" + to_hex(*cli::drawn()->id);   // a name without a dot, where we are
  REQUIRE(cli::write_file(bare, dump_doc(race("nascar", 2)->save())));
  CHECK(code(bare) == 0);
  std::remove(bare.c_str());
}
