// Sheets of several turns: what a mail says for later phases is given in when they come, until something stops it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "duels.hpp"
#include "desk/play.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/orders/ahead.hpp"

using namespace paddock;
using namespace paddock::app;
using duels::duel;
using duels::kNow;
using car_wars::orders::Cut;
using car_wars::orders::cut_sheet;

namespace {

std::unique_ptr<Play> reloaded(Play const& play) {
  Doc const doc = play.save();
  auto again = load_session(doc);
  REQUIRE(again);
  return std::make_unique<Play>(play.id(), std::move(*again), Play::extra_of(doc));
}

std::string without_blanks(std::string text) {
  size_t const from = text.find_first_not_of(' '), to = text.find_last_not_of(' ');
  return from == text.npos ? "" : text.substr(from, to - from + 1);
}

}  // namespace

TEST_CASE("words that name no car stay on the desk with who wrote them", "[car_wars][gm]") {
  Play gm("m", duel({"mail", "mail"}));
  CHECK(gm.inbox().paste("Ann: a fast car please", kNow) == 1);
  REQUIRE(gm.inbox().letters().size() == 1);
  Letter const& letter = gm.inbox().letters()[0];
  CHECK((letter.seat == 0 && letter.open() && letter.raw == "a fast car please"));
  gm.inbox().settle(0, "Needlework, 30 mph", kNow + 1);
  REQUIRE(gm.tray().of(0));
  CHECK(gm.inbox().paste("Ann: have fun, everybody", kNow + 2) == 0);   // nothing more is owed
}

TEST_CASE("what somebody writes who orders nothing ends where another's order begins", "[car_wars][gm][leak]") {
  for (char const* text : {"Olle: when is the deadline?\nAnn: Needlework, 30 mph", "Olle: when is the deadline?\n\nAnn: Needlework, 30 mph\n\nRuth: Breadcrumbs, 25 mph"}) {
    INFO(text);
    Play gm("m", duel({"mail", "mail", "mail"}));
    gm.inbox().paste(text, kNow);
    REQUIRE(gm.tray().of(0));
    auto const& letters = gm.inbox().letters();
    auto const of_olle = std::find_if(letters.begin(), letters.end(), [](Letter const& l) { return l.seat == 1; });
    REQUIRE(of_olle != letters.end());
    CHECK(of_olle->raw == "when is the deadline?");
  }
  Play gm("m", duel({"mail", "mail", "mail"}));   // who is only named has written nothing
  gm.inbox().paste("Line-up: 11 Ann, 12 Olle, 13 Ruth.\nAnn: Needlework, 30 mph", kNow);
  for (Letter const& letter : gm.inbox().letters()) CHECK(letter.seat == 0);
}

TEST_CASE("a sheet is cut into what is for this phase and what is for later ones", "[car_wars][orders][sheets]") {
  struct { char const* text; int phase; char const *now, *later; } const cases[] = {
      {"55, bend 30 right", 2, "", ""},
      {"P1: 55, bend 30 right; P2: straight; P4: drift left", 1, "55, bend 30 right;", "P2: straight; P4: drift left; stop when hit, out of control or within 4 inches"},
      {"P2: straight; P4: drift left; stop never", 2, "straight;", "P4: drift left; stop never"},
      {"P4: drift left; stop never", 3, "", "P4: drift left; stop never"},
      {"P4: drift left; stop never", 4, "drift left;", ""},
      {"phase 1: 40 P2: bend 15 left", 1, "40", "P2: bend 15 left; stop when hit, out of control or within 4 inches"},
      {"hold course; fire on 8+; stop and ask when hit, out of control or within 6 inches", 3, "fire on 8+;", "hold course; stop when hit, out of control or within 6 inches"},
      {"P1: 30, fire on 9+\nhold course for 1 turn\nstop when hit", 1, "30, fire on 9+", "hold course for 5 phases; stop when hit"},
      {"hold course for 5 phases; stop when hit", 2, "", "hold course for 4 phases; stop when hit"},
      {"hold course for 1 phase; stop when hit", 2, "", ""},
      {"P5: drift left; T4P1: 60, fire on 8+; P3: straight; stop never", 4, "", "P5: drift left; T4P1: 60, fire on 8+; T4P3: straight; stop never"},
      {"straight; t4 phase 5: bend 15 left; stop never", 5, "straight;", "T4P5: bend 15 left; stop never"},
      {"T3P1: drift left; T3P2: straight; stop never", 1, "drift left;", "P2: straight; stop never"},
      {"40, then straight; then hold course", 5, "40, then straight;", "hold course; stop when hit, out of control or within 4 inches"},
  };
  for (auto const& c : cases) {
    INFO(c.text);
    Cut const cut = cut_sheet(c.text, 3, c.phase);
    CHECK(cut.error == "");
    if (!cut.sheet) { CHECK(std::string(c.later).empty()); continue; }
    CHECK(cut.now.size() == std::string(c.text).size());
    CHECK(without_blanks(cut.now) == c.now);
    CHECK(cut.later == c.later);
  }
  CHECK(cut_sheet("P1: straight; P2: straight", 3, 2).error == "Phase 1 of this turn is over: this is phase 2. That of the next turn is T4P1.");
  CHECK(cut_sheet("P3: straight; P2: straight", 3, 1).error_column == 15);
  CHECK(cut_sheet("P2: straight; P2: straight", 3, 1).error_column == 15);
  CHECK(cut_sheet("P6: straight", 3, 1).error_column == 1);
  CHECK(cut_sheet("T2P5: straight", 3, 1).error == "Turn 2 is over: this is turn 3.");
  CHECK(cut_sheet("straight; T5P1: straight", 3, 1).error == "A sheet goes to the end of the next turn: to T4P5.");
  CHECK(cut_sheet("P5: straight; P1: straight", 3, 1).error == "Phases stand in their order, each once: P1 comes after P5; that of the next turn is T4P1.");
  CHECK(cut_sheet("T4P2: straight; T4P2: straight", 3, 1).error_column == 17);
  CHECK(cut_sheet("turn 30 left", 3, 1).sheet == false);
  CHECK(cut_sheet("hold course for ever", 3, 1).error_column == 17);
  CHECK(cut_sheet("hold course; stop when bored", 3, 1).error_column == 24);
}

TEST_CASE("a mailed sheet drives phase after phase, and stops when its writer wants to be asked", "[app][gm][sheets]") {
  auto table = std::make_unique<Play>("a", duel({"mail", "bot easy"}));
  auto const until_asked = [&] { for (int i = 0; i < 4000 && table->step(i * 50.0, true); ++i) {} };
  CHECK(table->inbox().paste("Ann: Needlework, 30 mph", kNow) == 1);
  until_asked();
  REQUIRE(table->publish());
  until_asked();
  REQUIRE(table->truth().turn() == 2);
  CHECK(table->inbox().paste("Ann: P1: bend 15 right, fire on 10+; P2: straight; P3: drift left; hold course; stop when hit", kNow) == 1);
  REQUIRE(table->tray().of(0));
  CHECK(table->tray().of(0)->text == "bend 15 right, fire on 10+");
  for (int turn = 2; turn < 6; ++turn) {
    INFO(turn);
    table = reloaded(*table);                    // nothing of it is lost with the page
    until_asked();
    REQUIRE(table->truth().turn() == turn);
    REQUIRE(table->publish());
    until_asked();
    REQUIRE(table->tray().of(0));
    CHECK(table->tray().of(0)->way == Collected::Text);
  }
  CHECK(table->tray().of(0)->text == "straight");
  CHECK(table->tray().of(0)->ahead == "hold course; stop when hit");
  CHECK(table->inbox().open() == 0);
}

TEST_CASE("a sheet drives on into the next turn", "[app][gm][sheets]") {
  Play gm("a", duel({"mail", "mail"}));
  CHECK(gm.inbox().paste("Ann: Needlework, 40 mph\nOlle: Needlework, 40 mph", kNow) == 2);
  REQUIRE(gm.publish());
  CHECK(gm.inbox().paste("Ann:\nP1: straight, hold fire\nP5: bend 15 left\nT2P1: 45\nT2P2: straight, measure 2\nstop never\n\nOlle: straight, hold fire; hold course; stop never\n", kNow) == 2);
  for (char const* text : {"straight, hold fire", "straight", "straight", "straight", "bend 15 left", "45, straight", "straight, measure 2"}) {
    INFO(gm.truth().turn());
    REQUIRE(gm.tray().of(0));
    CHECK(gm.tray().of(0)->text == text);
    REQUIRE(gm.publish());
  }
  CHECK(gm.inbox().open() == 0);
}

TEST_CASE("what stops a sheet is told as a letter that can be taken all the same", "[app][gm][sheets]") {
  Play gm("a", duel({"mail", "mail"}));
  CHECK(gm.inbox().paste("Ann: Needlework, 40 mph\nOlle: Needlework, 40 mph", kNow) == 2);
  REQUIRE(gm.publish());
  // Towards each other: they come near.
  CHECK(gm.inbox().paste("Ann: hold course, hold fire; stop within 30 inches\nOlle: hold course, hold fire; stop never", kNow) == 2);
  int turns = 0;
  while (gm.inbox().open() == 0 && turns < 60 && !gm.race().over()) {
    REQUIRE(gm.publish());
    ++turns;
  }
  REQUIRE(gm.inbox().open() == 1);
  Letter const& letter = gm.inbox().letters()[0];
  CHECK(letter.seat == 0);
  CHECK(letter.stops == "Another car is within 30 inches.");
  CHECK_FALSE(gm.tray().of(0));
  CHECK(gm.tray().of(1));
  CHECK(reloaded(gm)->inbox().open() == 1);
  gm.inbox().take(0, kNow);
  REQUIRE(gm.tray().of(0));
  CHECK(gm.tray().of(0)->text == "straight");
  CHECK(gm.inbox().open() == 0);
}

TEST_CASE("a sheet of a line a phase is one order", "[app][gm][sheets]") {
  Play gm("a", duel({"mail", "mail"}));
  CHECK(gm.inbox().paste("Ann: Needlework, 30 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm.publish());
  CHECK(gm.inbox().paste("Ann:\nP1: bend 15 right, fire on 10+\nP2: straight\nP3: drift left\nhold course\nstop when hit\n\nOlle:\nstraight, fire on 9+\nhold course for 2 turns\nCheers, Olle\n", kNow) == 2);
  for (Letter const& l : gm.inbox().letters()) UNSCOPED_INFO(l.seat << " [" << l.raw << "] " << l.error << " lost " << l.lost << " left " << l.left);
  REQUIRE(gm.tray().of(0));
  CHECK(gm.tray().of(0)->text == "bend 15 right, fire on 10+");
  CHECK(gm.tray().of(0)->ahead == "P2: straight; P3: drift left; hold course; stop when hit");
  REQUIRE(gm.tray().of(1));
  CHECK(gm.tray().of(1)->ahead == "hold course for 10 phases; stop when hit, out of control or within 4 inches");
}

TEST_CASE("a newer mail takes the place of what an older sheet still says", "[app][gm][sheets]") {
  Play gm("a", duel({"mail", "mail"}));
  CHECK(gm.inbox().paste("Ann: Needlework, 30 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm.close_turn(kNow + 30));
  CHECK(gm.inbox().paste("Ann: straight, hold fire; P3: drift left; hold course\nOlle: straight, hold fire; hold course", kNow) == 2);
  REQUIRE(gm.close_turn(kNow + 30));
  REQUIRE(gm.tray().of(0));
  // Taken back, the turn has its sheets again, and they go on as before.
  REQUIRE(gm.take_back());
  REQUIRE(gm.tray().of(0));
  CHECK(gm.tray().of(0)->text == "straight, hold fire");
  CHECK(gm.tray().of(0)->ahead == "P3: drift left; hold course; stop when hit, out of control or within 4 inches");
  REQUIRE(gm.close_turn(kNow + 30));
  REQUIRE(gm.tray().of(0));
  CHECK(gm.tray().of(0)->text == "straight");
  CHECK(gm.inbox().paste("Ann: fire on 9+", kNow + 60) == 1);
  CHECK(gm.inbox().open() == 0);
  CHECK(gm.tray().of(0)->text == "fire on 9+");
  CHECK(gm.tray().of(0)->ahead == "");
}

TEST_CASE("a sheet typed at the screen drives on by itself", "[app][sheets]") {
  Play play("a", duel({"screen", "bot easy"}));
  auto const rest = [&] { for (int i = 0; i < 4000 && play.step(i * 50.0, true); ++i) {} };
  rest();
  REQUIRE(play.seal(kNow));
  rest();
  REQUIRE(play.truth().turn() == 2);
  REQUIRE(play.draft().type("straight, hold fire; hold course for 2 phases; stop never").error_column == 0);
  REQUIRE(play.seal(kNow));
  for (int n = 0; n < 50; ++n) rest();
  CHECK(play.truth().turn() == 5);           // his phase and two more
  CHECK_FALSE(play.tray().of(0));
}

TEST_CASE("which lines may stand in an order of a duel", "[car_wars][orders][sheets]") {
  auto const line = [](char const* text, bool inside = false) { return car_wars::CarWars::order_line(text, inside); };
  for (char const* text : {"P3: drift left", "55, bend 30 right", "b30r", "straight", "hold course", "hold fire", "Needlework, 30 mph", "stop when hit", "fire on 8+", "40"}) {
    INFO(text);
    CHECK(line(text));
  }
  for (char const* text : {"Hi all", "fire away, everybody", "wait for me on Friday", "hold on", "straight talking now", "7 of us were there", "See you at 40 Elm Road", ""}) {
    INFO(text);
    CHECK_FALSE(line(text));
  }
  CHECK(line("bend thirty right", true));
}

TEST_CASE("the word that one is asked for one's fire is no stop of a sheet", "[car_wars][orders][sheets]") {
  CHECK_FALSE(cut_sheet("ask me; straight", 3, 1).sheet);
  CHECK(cut_sheet("hold course; ask me when hit", 3, 1).later == "hold course; stop when hit");
}

TEST_CASE("where nobody has anything to order nobody is asked", "[app][sheets]") {
  Play gm("a", duel({"mail", "mail"}));
  REQUIRE(gm.inbox().paste("Ann: Needlework, 30 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm.publish());
  CHECK_FALSE(gm.truth().nothing_to_order(0));
  REQUIRE(gm.inbox().paste("Ann: straight\nOlle: straight", kNow) == 2);
  REQUIRE(gm.publish());
  // At 30 mph phase 2 has no inch, and in the first turn no speed may be changed.
  REQUIRE(gm.truth().turn() == 3);
  CHECK(gm.truth().nothing_to_order(0));
  REQUIRE(gm.tray().of(0));
  CHECK(gm.tray().of(0)->text.empty());
  CHECK(gm.tray().complete());
  CHECK(gm.inbox().paste("Ann: fire on 9+", kNow) == 1);   // who wants to say something all the same may
  CHECK(gm.tray().of(0)->text == "fire on 9+");
  REQUIRE(gm.publish());
  CHECK_FALSE(gm.tray().complete());                       // the third has an inch
}

TEST_CASE("what a sheet says for a phase in which its writer is not asked passes with it", "[car_wars][gm][sheets]") {
  Play gm("m", duel({"mail", "mail"}));
  REQUIRE(gm.inbox().paste("Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm.publish());
  // At 30 mph Olle has no inch in phase 2, where Ann drives on.
  REQUIRE(gm.inbox().paste("Ann: straight; P3: straight; stop never\nOlle: straight; P2: straight; P3: drift left; stop never", kNow) == 2);
  REQUIRE(gm.publish());
  REQUIRE(gm.truth().turn() == 3);
  REQUIRE_FALSE(gm.tray().decides(1));
  CHECK(gm.tray().idle(1));                                // he is not out of the duel
  CHECK_FALSE(gm.tray().idle(0));
  CHECK(gm.truth().passed_over("P2: straight; P3: drift left; stop never") == "P3: drift left; stop never");
  CHECK(gm.truth().passed_over("P3: drift left; stop never") == "P3: drift left; stop never");
  CHECK(gm.truth().passed_over("hold course for 3 phases; stop never") == "hold course for 3 phases; stop never");
  REQUIRE(gm.publish());
  REQUIRE(gm.truth().turn() == 4);
  REQUIRE(gm.tray().of(1));
  CHECK(gm.tray().of(1)->text == "drift left");
}

TEST_CASE("what somebody sends in a phase that does not ask him is read for the next one", "[car_wars][gm][sheets]") {
  Play gm("m", duel({"mail", "mail"}));
  REQUIRE(gm.inbox().paste("Ann: Needlework, 40 mph\nOlle: Needlework, 30 mph", kNow) == 2);
  REQUIRE(gm.publish());
  REQUIRE(gm.inbox().paste("Ann: straight\nOlle: straight", kNow) == 2);
  REQUIRE(gm.publish());
  REQUIRE(gm.tray().idle(1));
  CHECK(gm.inbox().paste("Ann: straight\nOlle: P3: drift left; stop never", kNow + 1) == 2);   // his waits
  REQUIRE(gm.publish());
  auto const& letters = gm.inbox().letters();
  auto const of_olle = std::find_if(letters.begin(), letters.end(), [](Letter const& l) { return l.seat == 1; });
  REQUIRE(of_olle != letters.end());
  CHECK(of_olle->error.empty());
  CHECK((of_olle->clean == "drift left" && of_olle->asks));
}
