#include "store/library.hpp"

#include <catch_amalgamated.hpp>
#include <string>

#include "core/dice.hpp"
#include "medium.hpp"

using namespace paddock;
using namespace paddock::store;

namespace {

Summary summary(int turn) {
  return {"Sandstorm 500", "nascar", "your turn", turn, 1000 + turn, std::string("\0\1", 2)};
}
std::string text(int turn) {
  return "{\"turn\":" + std::to_string(turn) + ",\"x\":\"" + std::string(size_t(turn), 'y') + "\"}";
}

std::string save(Library& lib, int turn, std::string_view id = "g1") {
  std::string said = "nothing was said";
  lib.save(id, summary(turn), text(turn), [&](std::string const& error) { said = error; });
  return said;
}

// The turn that a fresh start finds, -1: none.
int found(Medium& medium) {
  MediumTab tab(medium);
  Library lib(tab);
  auto game = lib.load("g1");
  if (!game) return -1;
  CHECK(game->text == text(game->summary.turn));
  CHECK(game->summary == summary(game->summary.turn));
  return game->summary.turn;
}

}  // namespace

TEST_CASE("a saved game is there after a restart, with its summary") {
  Medium medium;
  MediumTab tab(medium);
  Library lib(tab);
  CHECK_FALSE(lib.has("g1"));
  CHECK_FALSE(lib.load("g1"));
  for (int turn = 1; turn <= 5; ++turn) CHECK(save(lib, turn) == "");
  CHECK(lib.load("g1")->generation == 5);
  CHECK(found(medium) == 5);
  save(lib, 9, "g2");
  REQUIRE(lib.list().size() == 2);
  CHECK(lib.list()[0].id == "g2");
  CHECK(lib.list()[1].summary == summary(5));
  lib.erase("g1");
  CHECK(lib.list().size() == 1);
  CHECK(found(medium) == -1);
  CHECK(save(lib, 1, "g1") == "");
  CHECK(found(medium) == 1);
}

TEST_CASE("no fault of the medium at any step or byte loses a game") {
  using Fault = Medium::Fault;
  size_t const longest = pack_record({1, summary(6), text(6)}).size();
  for (Fault fault : {Fault::Refuse, Fault::Tear, Fault::TearAndSay, Fault::SayOnly, Fault::DieBefore, Fault::DieAfter})
    for (int step = 0; step < 6; ++step)
      for (size_t byte = 0; byte < longest; ++byte) {
        bool const torn = fault == Fault::Tear || fault == Fault::TearAndSay;
        if (!torn && byte > 0) break;
        Medium medium;
        medium.fault = fault;
        medium.fault_at = step;
        medium.torn_at = byte;
        MediumTab tab(medium);
        Library lib(tab);
        int kept = 0, tried = 0;
        for (int turn = 1; turn <= 6 && !lib.saving("g1"); ++turn) {
          tried = turn;
          std::string const said = save(lib, turn);
          if (said.empty()) kept = turn;
          // After a refusal the table goes on, and the next save must work.
          else if (said != "nothing was said") CHECK(turn == step + 1);
        }
        int const turn = found(medium);
        if (kept > 0 ? turn < kept : (turn != -1 && turn != tried)) FAIL("kept " << kept << " found " << turn);
      }
}

TEST_CASE("every truncation and every flipped bit of the newest copy leaves the one before it") {
  Medium medium;
  MediumTab tab(medium);
  Library lib(tab);
  for (int turn = 1; turn <= 4; ++turn) save(lib, turn);
  std::string const sound = medium.bytes.at("game.g1.b");
  for (size_t n = 0; n < sound.size(); ++n) {
    medium.bytes["game.g1.b"] = sound.substr(0, n);
    REQUIRE(found(medium) == 3);
  }
  for (size_t bit = 0; bit < sound.size() * 8; ++bit) {
    std::string& slot = medium.bytes["game.g1.b"] = sound;
    slot[bit / 8] = char(slot[bit / 8] ^ (1 << bit % 8));
    REQUIRE(found(medium) == 3);
  }
  MediumTab other(medium);
  Library again(other);
  CHECK(again.load("g1")->note == "The last save was cut short; this is the one before it.");
  CHECK(save(again, 5) == "");
  CHECK(found(medium) == 5);
}

TEST_CASE("a second tab is told and destroys nothing") {
  Medium medium;
  MediumTab tab_a(medium);
  Library a(tab_a);
  save(a, 1);
  MediumTab tab_b(medium);
  Library b(tab_b);
  CHECK(b.load("g1"));
  CHECK(save(b, 2) == "");
  std::string const said = save(a, 7);
  CHECK(said == "Another tab or window has saved this game meanwhile; open it again to go on from there. "
                "Nothing was overwritten.");
  CHECK(found(medium) == 2);
  CHECK(a.load("g1")->summary.turn == 2);  // the refusal has re-read the medium
  CHECK(save(a, 8) == "");
  CHECK(save(b, 3).starts_with("Another tab"));
  std::string taken = "?";
  b.take_over("g1", [&](std::string const& error) { taken = error; });
  CHECK(taken == "");
  CHECK(save(b, 9) == "");
  CHECK(found(medium) == 9);
  Library fresh(tab_b);
  CHECK(save(fresh, 1) == "A game of this name is kept here already; open it first.");
}

TEST_CASE("three tabs in any order never overwrite what they have not seen") {
  for (uint64_t seed = 1; seed <= 1000; ++seed) {
    SeededDice dice(seed);
    Medium medium;
    MediumTab tabs[3] = {MediumTab(medium), MediumTab(medium), MediumTab(medium)};
    Library libs[3] = {Library(tabs[0]), Library(tabs[1]), Library(tabs[2])};
    int seen[3] = {0, 0, 0}, newest = 0;
    for (int turn = 1; turn <= 20; ++turn) {
      size_t const who = dice.next() % 3;
      if (dice.next() % 3 == 0) {
        libs[who].refresh("g1", {});
        if (auto game = libs[who].load("g1")) seen[who] = game->summary.turn;
        continue;
      }
      bool const kept = save(libs[who], turn).empty();
      REQUIRE(kept == (seen[who] == newest));
      if (kept) newest = seen[who] = turn;
    }
    if (newest) REQUIRE(found(medium) == newest);
  }
}

TEST_CASE("of several saves that wait the last is written and all hear of it") {
  Medium medium;
  MediumTab tab(medium, true);
  Library lib(tab);
  int heard = 0;
  for (int turn = 1; turn <= 5; ++turn)
    lib.save("g1", summary(turn), text(turn), [&](std::string const& error) { heard += error.empty(); });
  CHECK(lib.saving("g1"));
  while (tab.deliver()) {
  }
  CHECK(heard == 5);
  CHECK(medium.puts == 2);
  CHECK_FALSE(lib.saving("g1"));
  CHECK(found(medium) == 5);
  lib.save("g1", summary(6), text(6), [&](std::string const& error) { CHECK(error == "The game was deleted."); });
  lib.erase("g1");
  while (tab.deliver()) {
  }
  CHECK(found(medium) == -1);
}

TEST_CASE("news after the library is gone goes nowhere") {
  Medium medium;
  MediumTab tab(medium, true);
  {
    Library lib(tab);
    lib.save("g1", summary(1), text(1), [](std::string const&) { FAIL("too late"); });
  }
  while (tab.deliver()) {
  }
}

TEST_CASE("a record of a newer Paddock is refused and not overwritten") {
  Medium medium;
  MediumTab tab(medium);
  Library lib(tab);
  save(lib, 1);
  std::string later = pack_record({9, summary(4), text(4)});
  later[4] = 2;  // schema 2, with a hash that fits
  std::string const rest = later.substr(40);
  Hash128 const h = hash128(rest, hash128(later.substr(0, 24))[0]);
  for (int i = 0; i < 16; ++i) later[size_t(24 + i)] = char(h[size_t(i / 8)] >> (8 * (i % 8)));
  medium.bytes["game.g1.b"] = later;
  CHECK(save(lib, 2).starts_with("This game was kept by a newer Paddock"));
  CHECK(medium.bytes["game.g1.b"] == later);
  MediumTab other(medium);
  Library again(other);
  CHECK(again.load("g1").error().what.starts_with("This game was kept by a newer Paddock"));
  CHECK_FALSE(again.list()[0].readable);
}

TEST_CASE("what is too large or has no proper name is refused before anything is written") {
  Medium medium;
  MediumTab tab(medium);
  Library lib(tab);
  CHECK(save(lib, 1, "../etc").starts_with("The name of the game"));
  CHECK(save(lib, 1, "").starts_with("The name of the game"));
  std::string said;
  lib.save("big", summary(1), std::string(kSaveBytes + 1, 'x'), [&](std::string const& e) { said = e; });
  CHECK(said.starts_with("This game has grown too large"));
  CHECK(medium.puts == 0);
}

TEST_CASE("what could not be read at the start is there once it has been") {
  Medium medium;
  MediumTab late(medium), other(medium);
  Library library(late);  // as if nothing were kept
  {
    Library before(other);
    before.set_setting("theme", "dark");
    before.save("g", summary(4), "four", {});
    before.designs().keep("cars", "Hornet", "a design", {});
  }
  CHECK(library.list().empty());
  for (auto const& [key, bytes] : medium.bytes) late.refresh(key, [](std::string const&) {});
  library.reread();
  CHECK(library.setting("theme") == "dark");
  REQUIRE(library.list().size() == 1);
  CHECK(library.list()[0].summary.turn == 4);
  CHECK(library.designs().list("cars").size() == 1);
  library.save("g", summary(1), "one", [](std::string const& error) { CHECK_FALSE(error.empty()); });
  CHECK(library.load("g")->text == "four");
  library.set_setting("scale", "110");
  CHECK(Library(late).setting("theme") == "dark");
}

TEST_CASE("settings are kept and survive a torn write") {
  Medium medium;
  {
    MediumTab tab(medium);
    Library lib(tab);
    CHECK(lib.setting("theme", "system") == "system");
    lib.set_setting("theme", "dark");
    lib.set_setting("name", "J\xC3\xB6rg \"the Jet\"");
    medium.fault = Medium::Fault::Tear;
    medium.fault_at = medium.puts;
    medium.torn_at = 30;
    lib.set_setting("theme", "light");
  }
  MediumTab tab(medium);
  Library lib(tab);
  CHECK(lib.setting("theme") == "dark");
  CHECK(lib.setting("name") == "J\xC3\xB6rg \"the Jet\"");
}
