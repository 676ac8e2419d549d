// Sheets and race-cards as people write them: what has one meaning is read, what may mean something else is refused, and words of
// orders are never left out.
#include <catch2/catch_test_macros.hpp>

#include "post.hpp"
#include "session/mail.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

std::string const kHeadLine = "HEAT 1 START RIDER 1\n";

// A meeting by post before the start of heat 1.
std::unique_ptr<Session> meeting() {
  Setup setup;
  setup.game = GravelKings::kCover.id;
  setup.settings["decisions"] = "sheets";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "link", Doc::object()});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  for (int i = 0; i < 2; ++i) REQUIRE((*made)->commit_text((*made)->actor(), "1 2, 3 4, 1 5, 2 3, 4 5; reserve 6"));
  return std::move(*made);
}

}  // namespace

TEST_CASE("forms of a sheet that have one meaning are read", "[gravel_kings][GK-9.7][orders]") {
  Post const p = posted();
  std::string const name = p.game.book().teams[0].names[0];
  struct { std::string text, clean; } const read[] = {
      {"HEAT 1, START, RIDER 1\nPLAY C9", "PLAY C9"},   {"HEAT 1 - START - RIDER 1:\nPLAY C9", "PLAY C9"}, {"HEAT 1 START RIDER #1: PLAY C9", "PLAY C9"},
      {"Heat 1 Start Rider 1 (" + name + ")\nPlay C9", "PLAY C9"}, {"H1 START R1\nPLAY C9", "PLAY C9"},    {kHeadLine + "PLAY: C9\nTAKE: #2", "PLAY C9\nTAKE #2"},
      {kHeadLine + "PLAY C 9 > WL-9b", "PLAY C9 > WL9b"}, {kHeadLine + "PLAY C9 or WL9", "PLAY C9 > WL9"}, {kHeadLine + "PLAY C9, else WL9", "PLAY C9 > WL9"},
      {kHeadLine + "PLAY C9\nor WL9", "PLAY C9 > WL9"},  {kHeadLine + "TAKE SLOT 2, 4, else HIDDEN", "TAKE #2 > #4 > HIDDEN"},
      {kHeadLine + "- PLAY C9\n- TAKE #2", "PLAY C9\nTAKE #2"}, {kHeadLine + "PLAY C9, TAKE #2", "PLAY C9\nTAKE #2"}, {kHeadLine + "PLAY HIGH. TAKE HIGH.", "PLAY HIGH\nTAKE HIGH"},
      {kHeadLine + "PLAY IF LEADER.LANE = WL OR FREE(C) : C9", "PLAY IF LEADER.LANE = WL OR FREE(C) : C9"}, {kHeadLine + "PLAY HIGH WL C", "PLAY HIGH WL C"},
      {"Heat 1:\n" + kHeadLine + "PLAY C9", "PLAY C9"}, {kHeadLine + "PLAY C9\nRIDER 2\nPLAY WL9", "PLAY C9\nHEAT 1 START RIDER 2\nPLAY WL9"},
      {"Heat 1, start\nRider 1: PLAY C9\nRider 2: PLAY WL9", "PLAY C9\nHEAT 1 START RIDER 2\nPLAY WL9"}};
  for (auto const& c : read) {
    INFO(c.text);
    Sheet const sheet = p.game.read(p.state, 0, c.text);
    CHECK(sheet.error == "");
    CHECK(sheet.clean == kHeadLine + c.clean);
  }
}

TEST_CASE("forms of a sheet that may mean something else are refused at their place", "[gravel_kings][GK-9.7][orders]") {
  Post const p = posted();
  struct { std::string text; int column; char const* what; } const bad[] = {
      {"HEAT 1 START RIDER 1 (Nobody)\nPLAY C9", 23, "Rider 1 is "},
      {"HEAT 6 1 4", 8, "HEAT 6 RIDERS 1 4"},
      {"HEAT 1\n" + p.game.book().teams[0].names[0] + ": C9", 8, "HEAT 1 LAP 2 RIDER 3"},
      {kHeadLine + "PLAY C9\nPLAYS WL9", 30, "'PLAYS'"},
      {kHeadLine + "PLAY C9 (or WL9)", 30, "'('"},
      {"Heat 2:\n" + kHeadLine + "PLAY C9", 9, "START or LAP 1"}, {kHeadLine + "PLAY HIGH TEAM", 32, "'TEAM'"},
      {kHeadLine + "PLAY HIGH WL OR C", 38, "'C'"},
      {kHeadLine + "PLAY C9\n   \nPLAY WL9", 34, "Whose this is"}};   // blanked words, as a reader of posts leaves them
  for (auto const& b : bad) {
    INFO(b.text);
    Sheet const sheet = p.game.read(p.state, 0, b.text);
    CHECK(sheet.error_column == b.column);
    CHECK(sheet.error.find(b.what) != std::string::npos);
    CHECK(sheet.actions.empty());
  }
  CHECK(p.game.read(p.state, 0, kHeadLine + "PLAY C9\n\nPLAY WL9").clean == kHeadLine + "PLAY C9\nPLAY WL9");
}

TEST_CASE("a card that nobody holds, or that cannot be, is told of", "[gravel_kings][GK-9.6]") {
  Post const p = posted();
  int const lane = p.game.book().manager(0, 0) == 0 ? 0 : 1;
  std::string const head = "HEAT 1 START RIDER " + std::to_string(p.state.heats[0].slots[size_t(lane)].rider) + "\n";
  for (char const* line : {"PLAY HIGH WL C", "PLAY HIGH >=50"}) CHECK(p.game.read(p.state, 0, head + line).notes.size() == 1);
  CHECK(p.game.read(p.state, 0, head + "PLAY LOW").notes.empty());
}

TEST_CASE("a race-card is read with its heats named, in any order, and with both reserves", "[gravel_kings][GK-6.10]") {
  Post p = posted();
  SeededDice dice(3);
  State const s = p.game.start(dice);
  std::string const card = "1 2, 3 4, 1 5, 2 3, 4 5; reserve ";
  struct { std::string text, clean; } const read[] = {
      {"Heat 1: 1 2\nHeat 2: 3 4\nHeat 3: 1 5\nHeat 4: 2 3\nHeat 5: 4 5\nReserve 7", card + "7"},
      {"H2 3 4, H1 1 2, H3 1 5, H4 2 3, H5 4 5", card + "6"},
      {"1. 1 2\n2. 3 4\n3. 1 5\n4. 2 3\n5. 4 5\nreserve 7", card + "7"},
      {"1 2. 3 4. 1 5. 2 3. 4 5.", card + "6"},
      {"2 1. 4 3. 1 5. 3 2. 5 4.", "2 1, 4 3, 1 5, 3 2, 5 4; reserve 6"},   // whose second numbers are each of 1 to 5 once
      {card + "7 6", card + "7"}, {card + "6, 7", card + "6"}};
  for (auto const& c : read) {
    INFO(c.text);
    CHECK(p.game.read(s, 0, c.text).error == "");
    CHECK(p.game.read(s, 0, c.text).clean == c.clean);
  }
  struct { std::string text; char const* what; } const bad[] = {
      {"Heat 1: 1 2\nReserve 6", "Two riders for each"}, {"1 2, 3 4\nreserve 6", "Two riders for each"}, {card + "6 6", "complete"}, {card + "none", "no other words"},
      {card + "8", "riders 6 and 7"}, {"Heat 1: 1 2 3, Heat 2: 4 5", "two riders"}, {"Heat 1: 1 2, Heat 1: 3 4", "twice"}, {card + "6; heat 6: 1 4", "with turn 6"},
      {"1 2, Heat 2: 3 4, Heat 3: 1 5, Heat 4: 2 3, Heat 5: 4 5", "every heat"}, {"1 2, 6 4, 1 5, 2 3, 4 5", "Reserves ride only"}};
  for (auto const& b : bad) {
    INFO(b.text);
    Sheet const sheet = p.game.read(s, 0, b.text);
    INFO(sheet.error);
    CHECK(sheet.error_column > 0);
    CHECK(sheet.error.find(b.what) != std::string::npos);
  }
}

TEST_CASE("no line of a sheet and no word beside it is lost", "[gravel_kings][orders][mail]") {
  auto const game = meeting();
  auto const ordered = [&](std::string const& lines) {
    Mail const mail = read_mail(*game, "Hornets:\n" + lines);
    bool order = false;
    for (Message const& m : mail.messages) order = order || m.is == Message::Order;
    INFO(lines);
    CHECK(!mail.messages.empty());
    return order;
  };
  for (char const* rest : {"PLAY HIGH NOT WL", "PLAY HIGH (NOT WL)", "PLAY HIGH - NOT WL9", "PLAY HIGH, NO RISK", "PLAY HIGH WITHOUT RISK", "PLAY LOW NO RISKY", "TAKE HIDDEN, NOT OPEN",
                           "TAKE #2 (NOT #4)", "PLAY HIGH WHITE LINE", "PLAY HIGH IN ATB", "PLAY HIGH (WL)", "PLAY LOW OUTSIDE", "PLAY HIGH BELOW NINE", "PLAY HIGH WL OR C", "PLAY HIGH - OR LOW",
                           "PLAY WL9 (C7)", "PLAYS WL9", "NO PLAY", "KEEP WL9", "PLAY WL9\nPICK #2", "PLAY WL9\nDRAW #2", "PLAY WL9\nDRAW HIDDEN", "PLAY WL9\nKEEP C7",
                           "PLAY WL9\nSorry, C7 instead", "PLAY WL9\nSame for rider 2", "PLAY WL9\nRider 2 the same", "PLAY WL9\nBell as Archer", "PLAY WL9\n(TAKE #2)",
                           "PLAY WL9\nHAET 1 START RIDER 2\nPLAY C6", "PLAY WL9\n\nHAET 1 START RIDER 2\nPLAY C6", "PLAY WL9\nBell:\nPLAY C6", "PLAY WL9\nFor heat 6 I name Archer and Dunn.",
                           "PLAY WL9\n\nHeat 6: Archer and Dunn"}) {
    INFO(rest);
    CHECK_FALSE(ordered(kHeadLine + rest));
  }
  for (char const* form : {"Heat 1\nArcher: WL9 else C7 else lowest ATB; take slot 2, 4, else hidden\nBell: WL9", "Archer heat 1: WL9\nBell heat 1: C6", "H1 L2 Archer: PLAY WL9",
                           "Heat 1, Archer plays WL9 else C7. Takes slot 2.", "Archer: WL9"}) {
    INFO(form);
    CHECK_FALSE(ordered(form));
  }
  for (char const* rest : {"PLAY WL9", "PLAY WL9 - good luck", "PLAY WL9 please", "PLAY WL9\nI hope that nobody blocks me.", "PLAY WL9\nLet's see\nTAKE #2", "PLAY WL9\n\nTAKE #2",
                           "PLAY WL9\nThanks, and good luck!", "PLAY WL9\n\nThat was a nice heat, see you next week.\nErna"}) {
    INFO(rest);
    CHECK(ordered(kHeadLine + rest));
  }
}

TEST_CASE("the orders of a rider whose head is not read go to nobody else", "[gravel_kings][orders][mail]") {
  auto const game = meeting();
  for (char const* between : {"Bell\n", "\nBell\n", "\nNow for Bell\n\n"}) {
    INFO(between);
    for (Message const& m : read_mail(*game, "Hornets:\n" + kHeadLine + "PLAY WL9\n" + between + "PLAY C6").messages)
      CHECK(m.clean.find("C6") == std::string::npos);
  }
}
