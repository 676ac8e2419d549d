// Set-ups that people write: what the reader would pass over in silence is refused when a game is started.
#include "cli/setup_check.hpp"

#include <cstdio>

#include "../session/ruled.hpp"
#include "cli/cli.hpp"

using namespace ruled;

namespace {

Doc plain() {
  return Doc{{"game", "nascar"}, {"track", "short_oval"}, {"laps", 3}, {"settings", Doc{{"oilLifetime", 3}}},
             {"seats", Doc::array({Doc{{"name", "Marta"}, {"number", 7}, {"driver", "mail"}}, Doc{{"name", "Ines"}, {"number", 12}, {"driver", "bot medium"}, {"upgrade", "turbo"}}})}};
}

std::string fault(Doc const& setup) { return cli::setup_fault(setup).text(); }

}  // namespace

TEST_CASE("a set-up with a slip is refused with its place and what would be right", "[cli][setup]") {
  CHECK(fault(plain()).empty());
  struct Slip {
    char const* path;
    Doc value;
    std::string words;
  };
  Slip const slips[] = {
      {"/trak", "short_oval", "/trak: there is no 'trak' here; did you mean track?"},
      {"/seats/0/tag", "CW1.x", "/seats/0/tag: there is no 'tag' here; there are name, number, driver, livery, upgrade"},
      {"/seats/1/upgrad", "turbo", "/seats/1/upgrad: there is no 'upgrad' here; did you mean upgrade?"},
      {"/seats/0/driver", "email", "/seats/0/driver: 'email' drives nobody; did you mean mail?"},
      {"/seats/0/driver", "human", "/seats/0/driver: 'human' drives nobody; there are you, screen, link, forum, mail, bot easy, bot medium, bot hard"},
      {"/seats/1/number", 7, "/seats/1/number: 7 is the number of Marta already; each seat has its own"},
      {"/seats/1/number", "12", "/seats/1/number: \"12\" is no whole number; write it without quotation marks"},
      {"/settings/oilLifetime", "3", "/settings/oilLifetime: \"3\" is no whole number; write it without quotation marks"},
      {"/settings/oilLifetme", 3, "/settings/oilLifetme: there is no 'oilLifetme' here; did you mean oilLifetime?"},
      {"/laps", "3", "/laps: \"3\" is no whole number; write it without quotation marks"},
      {"/track", 5, "/track: 5 is no text; write it in quotation marks"},
      {"/seats", 2, "/seats: a list in [ ] is expected"},
      {"/game", "nascr", "/game: there is no game 'nascr'; did you mean nascar?"},
      {"/seats/0", 1, "/seats/0: a seat is {"},
      {"/seats/0/name", std::string(41, 'a'), "/seats/0/name: '" + std::string(41, 'a') + "' has more than the 40 letters a name may have"},
  };
  for (Slip const& slip : slips) {
    Doc setup = plain();
    setup[Doc::json_pointer(slip.path)] = slip.value;
    INFO(slip.path);
    CHECK(fault(setup).find(slip.words) == 0);
  }
}

TEST_CASE("set-ups of events, leagues and older tools start as before", "[cli][setup]") {
  Doc setup = plain();
  setup["seats"][0]["options"] = Doc::object();
  CHECK(fault(setup).empty());
  Doc meeting{{"game", "gravel_kings"}, {"seats", Doc::array({Doc{{"name", "A"}, {"number", 1}, {"riders", "A 8.6, B 7.2, C 6.1, D 4.9, E 4.0"}, {"carried", "yes"}}, Doc{{"name", "B"}}})}};
  CHECK(fault(meeting).empty());
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings", "car_wars"}) CHECK(fault(setup_to_doc(race(game, 1)->setup())).empty());
  Doc save = race("nascar", 2)->save();
  save["setup"]["seats"][0]["tag"] = "x";             // kept by an older Paddock, which took it
  CHECK(load_session(save));
}

TEST_CASE("seats that name no number get one of their own", "[cli][setup]") {
  Doc setup = plain();
  setup["seats"].push_back(Doc{{"name", "Tom"}});
  setup["seats"].push_back(Doc{{"name", "Hank"}});
  setup["seats"][0]["number"] = 1;
  setup = cli::with_numbers(setup);
  CHECK(setup["seats"][0]["number"] == 1);
  CHECK(setup["seats"][2]["number"] == 2);
  CHECK(setup["seats"][3]["number"] == 3);
  CHECK(setup["seats"][0]["livery"] == 0);
  CHECK(setup["seats"][3]["livery"] == 3);
}

TEST_CASE("what seats bring waits for the first turn, and stands in no set-up", "[cli][setup][car_wars]") {
  Doc const setup{{"game", "car_wars"}, {"track", "kestrel_yard"},
                  {"seats", Doc::array({Doc{{"name", "Ann"}, {"number", 1}, {"driver", "mail"}, {"car", "Needlework, 30 mph"}}, Doc{{"name", "Ed"}, {"number", 2}, {"driver", "mail"}, {"car", "Horsefly, 40 mph"}}})}};
  std::string const file = "/tmp/paddock-brings-" + to_hex(*cli::drawn()->id) + ".json", save = file + ".save";
  REQUIRE(cli::write_file(file, dump_doc(setup)));
  cli::Args args({file, "--orders", "/dev/null", "--out", save}, {});
  CHECK(cli::play(args) == 0);
  auto const game = cli::open_game(save);
  REQUIRE(game);
  CHECK((*game)->turn() > 1);                       // both have rolled in
  CHECK_FALSE(setup_to_doc((*game)->setup())["seats"][0].contains("car"));
  Doc wrong = setup;
  wrong["seats"][1]["car"] = "Batmobile, 30 mph";
  REQUIRE(cli::write_file(file, dump_doc(wrong)));
  auto const refused = cli::open_game(file);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().text().find("/setup/seats/1: Ed cannot bring this: No stock car is called 'Batmobile'") != std::string::npos);
  std::remove(file.c_str()), std::remove(save.c_str());
}

TEST_CASE("a bot brings the same car when the line-up is taken back", "[cli][setup][car_wars][back]") {
  Doc const setup{{"game", "car_wars"}, {"track", "kestrel_yard"},
                  {"seats", Doc::array({Doc{{"name", "Ann"}, {"number", 1}, {"driver", "mail"}, {"car", "Needlework, 30 mph"}}, Doc{{"name", "Ed"}, {"number", 2}, {"driver", "bot easy"}, {"car", "Horsefly, 40 mph"}}})}};
  std::string const file = "/tmp/paddock-brings-" + to_hex(*cli::drawn()->id) + ".json", save = file + ".save";
  REQUIRE(cli::write_file(file, dump_doc(setup)));
  cli::Args first({file, "--orders", "/dev/null", "--out", save}, {}), back({save, "--take-back", "--out", save}, {}), again({save, "--orders", "/dev/null", "--out", save}, {});
  REQUIRE(cli::play(first) == 0);
  uint64_t const hash = (*cli::open_game(save))->hash();
  REQUIRE((*cli::open_game(save))->turn() > 1);
  REQUIRE(cli::play(back) == 0);
  REQUIRE((*cli::open_game(save))->turn() == 1);
  REQUIRE(cli::play(again) == 0);
  auto const on = cli::open_game(save);
  CHECK((*on)->order_as_sent(1, 1) == "Horsefly, 40 mph");
  CHECK((*on)->hash() == hash);
  std::remove(file.c_str()), std::remove(save.c_str());
}
