// A GM without a screen gives in sheets of several phases: paddock-cli play --orders.
#include <catch2/catch_test_macros.hpp>

#include <cstdio>

#include "../desk/duels.hpp"
#include "cli/cli.hpp"
#include "session/mail.hpp"

using namespace paddock;

namespace {

struct File {
  std::string path;
  explicit File(std::string const& text) : path("/tmp/paddock-sheets-" + to_hex(*cli::drawn()->id) + ".txt") { REQUIRE(cli::write_file(path, text)); }
  ~File() { std::remove(path.c_str()); }
};

std::unique_ptr<Session> played(std::string const& save, std::string const& orders, int code, bool absent = false) {
  File const text(orders);
  std::vector<std::string> words{save, "--orders", text.path, "--out", save};
  if (absent) words.push_back("--absent");
  cli::Args args(words, {"absent", "reopen", "unrule"});
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

TEST_CASE("a sheet that names a phase without an inch goes on behind it", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph\n", 0);
  played(save.path, "Ann: straight\nOlle: straight; P2: straight; P3: drift left; stop never\n", 0);
  auto const game = played(save.path, "Ann: straight; P3: straight; stop never\n", 0);   // Olle is not asked in phase 2
  CHECK(game->position()["phase"] == 4);
}

TEST_CASE("a line with a driver's name that is no order is told, and changes nothing", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto const before = played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph\n", 0);
  for (char const* line : {"drift", "stright", "garage", "fire at Zed", "straight, boost", "straight, chute"}) {
    INFO(line);
    auto const after = played(save.path, "Ann: " + std::string(line) + "\nOlle: straight, hold fire\n", 1);
    CHECK(after->turn() == before->turn());
  }
}

TEST_CASE("mails come in any order, and of one driver the last one counts", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto game = played(save.path, "Olle: Needlework, 30 mph\n", 1);       // Ann, whose order comes first, is missing
  CHECK(game->turn() == duel->turn());
  game = played(save.path, "Olle: Needlework, 25 mph\n", 1);
  game = played(save.path, "Olle: Batmobile, 30 mph\n", 1);            // not read: what came before stays
  game = played(save.path, "Ann: Needlework, 40 mph\n", 0);
  CHECK(game->turn() > duel->turn());
  CHECK(game->position()["cars"][1]["pace"] == 10);
  CHECK(game->hash_matches());

  int const turn = game->turn();
  game = played(save.path, "Ann: straight, hold fire\n", 1);             // sealed in the game, as nobody comes before
  game = played(save.path, "Ann: drift left, hold fire\n", 1);
  game = played(save.path, "Olle: straight, hold fire\n", 0);
  CHECK(game->turn() > turn);
  CHECK(game->order_as_sent(0, turn).find("drift left") != std::string::npos);
}

TEST_CASE("what a sheet says for later phases is kept until the others have written theirs", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto game = played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 40 mph\n", 0);
  int const turn = game->turn();
  game = played(save.path, "Ann: straight; P2: drift right; stop never\nOlle: straight, hold fire\n", 0);
  REQUIRE(game->turn() == turn + 1);
  CHECK(played(save.path, "Olle: straight, hold fire\n", 0)->order_as_sent(0, turn + 1).find("drift right") != std::string::npos);
}

TEST_CASE("who has written what cannot be read is not absent", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto game = played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph\n", 0);
  int const turn = game->turn();
  CHECK(played(save.path, "Ann: stright\nOlle: straight, hold fire\n", 1, true)->turn() == turn);
  CHECK(played(save.path, "Olle: straight, hold fire\nZed: straight\n", 1, true)->turn() == turn);   // may be of Ann
  CHECK(played(save.path, "Olle: straight, hold fire\n", 0, true)->turn() > turn);
}

TEST_CASE("seats of bots are driven by their bots, and the desk's orders count", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "bot easy"});
  Doc doc = duel->save();
  doc["desk"] = {{"turn", duel->turn()}, {"me", -1}, {"orders", {{{"seat", 0}, {"way", "text"}, {"text", "Needlework, 40 mph"}}}}};
  File const save(dump_doc(doc));
  auto const game = played(save.path, "", 0);
  CHECK(game->turn() > duel->turn());
  CHECK(game->position()["cars"][0]["pace"] == 16);
  CHECK(game->position()["cars"][1]["pace"] != 0);
}

TEST_CASE("another driver's second order takes nothing from what a sheet says for later", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto game = played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 40 mph\n", 0);
  int const turn = game->turn();
  played(save.path, "Ann: straight, hold fire; P2: drift right; stop never\n", 1);
  played(save.path, "Ann: drift left, hold fire; P2: bend 15 right; P3: drift right; stop never\n", 1);   // in place of all she wrote
  game = played(save.path, "Olle: straight, hold fire\n", 0);
  REQUIRE(game->turn() == turn + 1);
  CHECK(game->order_as_sent(0, turn).find("drift left") != std::string::npos);
  // The desk finds the rest as the order of the running phase, which takes the place of nothing.
  auto const text = cli::read_file(save.path);
  REQUIRE(text);
  auto const doc = parse_doc(*text);
  REQUIRE(doc);
  Doc const& orders = (*doc)["desk"]["orders"];
  REQUIRE(orders.size() == 1);
  CHECK(get_text(orders[0], "text").find("bend 15 right") != std::string::npos);
  CHECK(get_text(orders[0], "ahead").find("drift right") != std::string::npos);
  CHECK(get_bool(orders[0], "carried"));
  CHECK_FALSE(get_bool(orders[0], "next"));
  game = played(save.path, "Olle: straight, hold fire\n", 0);
  CHECK(game->order_as_sent(0, turn + 1).find("bend 15 right") != std::string::npos);
  played(save.path, "Olle: drift left, hold fire\n", 0);
}

TEST_CASE("who amends what could not be read is not unread", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto game = played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph\n", 0);
  int const turn = game->turn();
  CHECK(played(save.path, "Ann: bend 17 left\nAnn: straight, hold fire\n", 0, true)->turn() == turn + 1);
}

TEST_CASE("a hostile desk in a save is passed over, and an order of it that cannot be read is told", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail"});
  for (char const* desk : {"7", "[]", R"({"orders": {}})", R"({"turn": 1, "orders": [1, null, {"seat": 99, "way": "text"}, {"seat": 0, "way": "bot"}]})",
                           R"({"turn": 1, "orders": [{"seat": 0, "way": "text", "text": "stright", "ahead": 5, "next": "no"}]})"}) {
    INFO(desk);
    Doc doc = duel->save();
    doc["desk"] = *parse_doc(desk);
    File const save(dump_doc(doc));
    auto const game = played(save.path, "Olle: Needlework, 30 mph\n", 1);
    CHECK(game->turn() == duel->turn());
    CHECK(game->hash_matches());
  }
}

TEST_CASE("who has ordered and writes again, of which nothing can be read, is waited for where it may change his order", "[cli][sheets]") {
  auto const duel = duels::duel({"mail", "mail", "mail"});
  File const save(dump_doc(duel->save()));
  played(save.path, "From: Ann <ann@x.org>\nSubject: Re: duel\n\nNeedlework, 40 mph\n", 1);
  played(save.path, "From: Ruth <ruth@x.org>\nSubject: Re: duel\n\nNeedlework, 40 mph\n", 1);
  std::string const last = "From: Olle <olle@x.org>\nSubject: Re: duel\n\nNeedlework, 30 mph\n\n";
  for (char const* who : {"Ann <ann@x.org>", "Ruth <ruth@x.org>"})   // ordered; waits in the save
    for (char const* words : {"Please cancel my order.", "Hold my order, a new one comes tonight.", "Don't use my last mail."}) {
      INFO(who << ": " << words);
      CHECK(played(save.path, last + "From: " + who + "\nSubject: Re: duel\n\n" + words + "\n", 1)->turn() == duel->turn());
    }
  CHECK(played(save.path, last + "From: Ann <ann@x.org>\nSubject: Re: duel\n\nThanks for running this, see you all there.\n", 0)->turn() > duel->turn());
}

TEST_CASE("a sheet that was refused because it came too early counts when its turn comes", "[cli][sheets][mail]") {
  auto const duel = duels::duel({"mail", "mail"});
  File const save(dump_doc(duel->save()));
  auto const now = played(save.path, "Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph\n", 0);
  File const late(dump_doc(now->save()));
  auto const then = played(late.path, "Ann: straight; hold course for 6 phases; stop never\nOlle: straight, hold fire; hold course for 6 phases; stop never\n", 0);
  played(save.path, "Ann: straight\nOlle: straight; P2: straight; P3: drift left; stop never\n", 0);
  auto const on = played(save.path, "Ann: straight; P3: straight; stop never\n", 0);
  REQUIRE(on->position()["phase"] == 4);
  REQUIRE(then->position()["turn"] == 2);
  REQUIRE(then->position()["phase"] == 3);
  std::string const early = "From: Ann <ann@x.org>\nDate: Mon, 23 Nov 2026 20:40:00 +0100\n\nP3: straight, hold fire\n\n";
  std::vector<ReadMail> mails;
  Mail const refused = read_mail(*on, early);
  REQUIRE(refused.messages.at(0).is == Message::Faulty);
  remember_mails(*on, refused, mails);
  CHECK(read_mail(*then, early, mails).messages.at(0).is == Message::Order);
  Mail both = refused;                                   // she ordered anew
  both.messages.push_back(refused.messages[0]);
  both.messages[1].is = Message::Order, both.messages[1].sent += 10;
  remember_mails(*on, both, mails);
  CHECK(read_mail(*then, early, mails).messages.at(0).is == Message::OtherTurn);
}
