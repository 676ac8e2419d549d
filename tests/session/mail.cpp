// What people post, read for the real games: sheets of many lines, whole meetings, race-cards, plots.
#include <catch2/catch_test_macros.hpp>

#include "../least_time.hpp"
#include "core/dice.hpp"
#include "session/mail.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

std::unique_ptr<Session> started(Setup setup) {
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

std::unique_ptr<Session> speedway(int turn) {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "link", Doc::object()});
  auto game = started(setup);
  for (uint64_t n = 0; game->actor() >= 0 && game->turn() < turn; ++n) REQUIRE(sim_move(*game, "easy", mix64(n)));
  return game;
}

std::unique_ptr<Session> circuit() {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "cinder_bank";
  setup.settings["decisions"] = "sheets";
  setup.settings["grid"] = "seats";
  for (int i = 0; i < 3; ++i) {
    Doc options{{"design", "60/40/160/60/6/6"}};
    setup.seats.push_back({i == 0 ? "Ann" : i == 1 ? "Ben" : "Carl", i, i + 4, "link", options});
  }
  return started(setup);
}

Message only(Session const& game, std::string const& text) {
  Mail const mail = read_mail(game, text);
  INFO(text);
  for (auto const& m : mail.messages) UNSCOPED_INFO(m.where << ": " << m.text << " -> " << m.error);
  REQUIRE(mail.messages.size() == 1);
  return mail.messages[0];
}

// A sheet of a seat as the game itself would write it: a block for every head that is legal now.
std::string whole_sheet(Session const& game, Seat seat) {
  std::string out;
  for (int heat = 1; heat <= 6; ++heat)
    for (int step = 0; step <= 4; ++step)
      for (int rider = 1; rider <= 7; ++rider) {
        std::string const block = "HEAT " + std::to_string(heat) + (step ? " LAP " + std::to_string(step) : " START") + " RIDER " +
                                  std::to_string(rider) + "\nPLAY IF MYPOS = 1 : LOW SAFE ; HIGH SAFE <=7 > LOW\nTAKE #2 > HIDDEN\n";
        if (out.size() < 4000 && game.read(seat, block).error_column == 0) out += (out.empty() ? "" : "\n") + block;
      }
  return out;
}

}  // namespace

TEST_CASE("a sheet of Gravel Kings is taken whole from a post", "[mail][gravel_kings]") {
  auto const game = speedway(2);
  for (Seat seat = 0; seat < 2; ++seat) {
    std::string const sheet = whole_sheet(*game, seat), name = game->setup().seats[size_t(seat)].name;
    std::string const clean = game->read(seat, sheet).clean;
    REQUIRE(sheet.size() > 300);
    INFO(sheet);
    for (std::string const& text : {name + ":\n" + sheet, name + ":\n\nHere you go:\n\n" + sheet + "\nThanks, and good luck!\n",
                                    "From: " + name + " <x@example.org>\nSubject: orders\n\nHello,\n" + sheet + "\n-- \n" + name + "\nHEAT 1\n",
                                    "by " + name + " \xC2\xBB Sat\n[quote]HEAT 1 LAP 1 RIDER 1\nPLAY WL9[/quote]\n[code]" + sheet + "[/code]\n",
                                    name + ", " + game->words().turn(game->turn()) + ":\n" + sheet}) {
      Message const m = only(*game, text);
      CHECK(m.is == Message::Order);
      CHECK(m.seat == seat);
      CHECK(m.clean == clean);
    }
  }
}

TEST_CASE("a sheet of forty lines and 3000 letters is taken whole", "[mail][gravel_kings]") {
  for (int turn = 2; turn <= 5; ++turn) {
    auto const game = speedway(turn);
    std::string sheet = whole_sheet(*game, 0);
    if (std::count(sheet.begin(), sheet.end(), '\n') < 10) continue;
    while (sheet.size() < 3100) sheet += "// I think of lap 4 here, where only the order counts\n";
    Message const m = only(*game, "Hornets:\n" + sheet);
    CHECK(m.is == Message::Order);
    CHECK(m.clean == game->read(0, sheet).clean);
    return;
  }
  FAIL("no turn has a sheet of ten lines");
}

TEST_CASE("a fault in a sheet shows the sheet with line and column, never a part as the order", "[mail][gravel_kings]") {
  auto const game = speedway(2);
  std::string const sheet = whole_sheet(*game, 0);
  size_t const first = sheet.find("TAKE");
  std::string faulty = sheet;
  faulty.replace(first, 4, "TAKE Q8");
  Message const m = only(*game, "Hornets:\n" + faulty);
  CHECK(m.is == Message::Faulty);
  CHECK(m.where == "line 4, column 6");
  CHECK(m.text.size() + 2 > faulty.size());
}

TEST_CASE("race-cards over several lines, with talk around them", "[mail][gravel_kings]") {
  auto const game = speedway(1);
  Message m = only(*game, "From: Hornets\nHello GM, our card for turn 0. Heat 1 will be fun.\n\n1 4, 2 3,\n1 5, 2 4,\n3 5;\nreserve 6\n\nSee you on the 14th\n");
  CHECK(m.is == Message::Order);
  CHECK(m.clean == "1 4, 2 3, 1 5, 2 4, 3 5; reserve 6");
  CHECK(m.seat == 0);
  m = only(*game, "Lanterns: 1 4, 2 3, 1 5, 2 4, 3 5; reserve 6");
  CHECK(m.seat == 1);
  CHECK(only(*game, "Hornets: 1 4, 1 3, 1 5, 2 4, 3 5; reserve 6").is == Message::Faulty);
}

TEST_CASE("a seat and its orders are headed in the words of their game", "[mail]") {
  auto const meeting = speedway(1), race = circuit();
  std::string const card = "1 4, 2 3, 1 5, 2 4, 3 5; reserve 6";
  CHECK(only(*meeting, "Club 2: " + card).seat == 1);
  CHECK(only(*meeting, "Seat 2: race-card: " + card).seat == 1);
  CHECK(only(*race, "Car 5: plot: 60; lane 2; corners wear; slip").seat == 1);
}

TEST_CASE("a closing line takes no green from an order, an unread word does", "[mail]") {
  auto const meeting = speedway(1), race = circuit();
  for (std::string const& text : {"Hornets: 1 4, 2 3, 1 5, 2 4, 3 5; reserve 6\nCheers, Hornets\n", "From: Hornets\n\n1 4, 2 3, 1 5, 2 4, 3 5;\nreserve 6\n\nRegards,\nHornets\n"}) {
    Message const m = only(*meeting, text);
    CHECK(m.is == Message::Order);
    CHECK(m.whole.empty());
  }
  Message m = only(*race, "Ben:\n60\nlane 2\ncorners wear\nslip\nCheers, Ben\n");
  CHECK(m.is == Message::Order);
  CHECK(m.seat == 1);
  CHECK(m.whole.empty());
  m = only(*race, "Ben: 60; lane 2; corners wear; slip wibble\nCheers, Ben\n");
  CHECK((m.is != Message::Order || m.whole.find("wibble") != std::string::npos));
}

TEST_CASE("a plot of Speed Circuit over several lines is one order", "[mail][speed_circuit]") {
  auto const game = circuit();
  std::string const clean = game->read(0, "60; lane 2; corners wear; slip").clean;
  REQUIRE_FALSE(clean.empty());
  for (std::string const& text : {"Ann:\n60\nlane 2\ncorners wear\nslip\n", "Ann: 60\nlane 2\n\ncorners wear\nslip\nThanks\n",
                                  "From: Ann\n\nHi all,\n\nplot 60\nlane 2\ncorners wear\nslip\n\n-- \nAnn\n60 laps to go\n",
                                  "Turn 1:\nAnn: 60; lane 2;\ncorners wear; slip\n", "Ann: 60; lane 2; corners wear; slip please\n",
                                  "Ann: 20 - no wait, 60; lane 2; corners wear; slip\n"}) {
    Mail const mail = read_mail(*game, text);
    INFO(text);
    REQUIRE_FALSE(mail.messages.empty());
    Message const& m = mail.messages.back();
    INFO(m.error);
    CHECK(m.is == Message::Order);
    CHECK(m.seat == 0);
    CHECK(m.clean == clean);
    CHECK_FALSE(m.superseded);
    CHECK(mail.messages.size() <= (text.find("no wait") == text.npos ? 1u : 2u));
  }
  Message const m = only(*game, "Ann:\n60\nlane 2\nif #5 lane 0: lane 1\nif #6 ahead: same\n");
  CHECK(m.is == Message::Order);
  CHECK(m.clean == game->read(0, "60; lane 2; if #5 lane 0: lane 1; if #6 ahead: same").clean);
  CHECK(only(*game, "Ann:\n60\nlane 9\nslip\n").where == "line 3, column 6");
  CHECK(read_mail(*game, "Ann: 60 laps to go\n").messages.empty());
  CHECK(only(*game, "Ann: 60 lnae 2\n").is == Message::Faulty);
}

TEST_CASE("a plot pasted from a spreadsheet has tabs for blanks", "[mail][speed_circuit]") {
  auto const game = circuit();
  for (std::string const& line : {"60 lane 2 corners wear slip", "plot 60 lane 2 no slip", "60 row 3 pass 5", "60 chips chance 1", "60 if #5 lane 0 lane 1"}) {
    std::string const clean = game->read(0, line).clean;
    INFO(line);
    REQUIRE_FALSE(clean.empty());
    std::string tabs = line;
    std::replace(tabs.begin(), tabs.end(), ' ', '\t');
    CHECK(game->read(0, tabs).clean == clean);
    for (std::string const& text : {"Ann:\t" + tabs, "From: Ann\n\n" + tabs + "\n", "Ann\t" + tabs}) {
      Message const m = only(*game, text);
      CHECK(m.is == Message::Order);
      CHECK(m.seat == 0);
      CHECK(m.clean == clean);
    }
  }
  CHECK(only(*game, "Ann:\t60\tlane\t\tslip").is == Message::Faulty);   // an empty cell
}

TEST_CASE("a whole thread: everybody's sheet, and who wrote twice is told", "[mail][speed_circuit]") {
  auto const game = circuit();
  Mail const mail = read_mail(*game, "by Ann \xC2\xBB Sat\n60\nlane 1\n\nby Ben \xC2\xBB Sat\nAnn wrote:\n60\nlane 1\n\nNice. Mine:\n40\nno slip\n\n"
                                     "by Carl \xC2\xBB Sun\nmaintain speed\n\nby Ann \xC2\xBB Mon\n40\nlane 2\n");
  std::string orders;
  for (Message const& m : mail.messages)
    if (m.is == Message::Order && !m.superseded) orders += std::to_string(m.seat) + ":" + m.clean + "\n";
  CHECK(orders == "1:40; no slip\n2:MPS\n0:40; lane 2\n");
  std::string notes;
  for (auto const& n : mail.notes) notes += n + "\n";
  CHECK(notes.find("Ann ordered twice: line 18, column 1 counts, not line 2, column 1.") != std::string::npos);
  CHECK(notes.find("quoted: lines 6 to 8") != std::string::npos);
}

TEST_CASE("a chat: a message goes on below its first line, and who is spoken to did not write it", "[mail][speed_circuit]") {
  auto const game = circuit();
  Mail const mail = read_mail(*game, "[21/11/2026, 20:14:02] Ann: Hi, here is mine\n60\nlane 1\n[21/11/2026, 20:15:00] Ben: @Ann: nice try\n40\n"
                                     "[21/11/2026, 20:16:00] Carl: MPS\nCarl: 60 points to me!\n");
  std::string orders;
  for (Message const& m : mail.messages) orders += std::to_string(m.seat) + ":" + (m.is == Message::Order ? m.clean : m.error) + "\n";
  CHECK(orders == "0:60; lane 1\n1:40\n2:MPS\n");
}

TEST_CASE("of too many readings of a faulty order the game's own is left", "[mail][nascar]") {
  Setup setup;
  setup.game = "nascar";
  setup.track = "short_oval";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Ben" : "Ann", i, i + 4, "link", Doc::object()});
  auto const game = started(setup);
  REQUIRE(game->read(0, "MKKM").mend == "MLLM");
  Message const m = only(*game, "Ann: MKKM\n");   // each K may be an M or an L: four readings
  CHECK(m.is == Message::Faulty);
  CHECK(m.mends == std::vector<std::string>{"MLLM"});
}

TEST_CASE("a line that is an order but for a slip in its word is not passed over as talk", "[mail]") {
  auto const race = circuit(), meeting = speedway(1);
  Message m = only(*race, "by Ann \xC2\xBB Sat\n60\nlnae 2\nslip\n");
  CHECK(m.is == Message::Partly);
  CHECK(m.lost == "lnae 2");
  m = only(*meeting, "by Hornets \xC2\xBB Sat\n1 4, 2 3, 1 5, 2 4, 3 5;\nresreve 6\n");
  CHECK(m.is == Message::Partly);
  CHECK(m.lost == "resreve 6");
  m = only(*race, "by Ann \xC2\xBB Sat\n60\nslip\nNice race so far, Ben 2\n");
  CHECK(m.is == Message::Order);
}

TEST_CASE("an order of one line whose first word is the fault is shown, in a post that its driver heads", "[mail][speed_circuit]") {
  auto const race = circuit();
  Message m = only(*race, "by Ann \xC2\xBB Sat\n70; lane 2\n");
  CHECK(m.is == Message::Faulty);
  CHECK(m.seat == 0);
  CHECK(m.mends == std::vector<std::string>{"60; lane 2", "80; lane 2"});
  m = only(*race, "by Ann \xC2\xBB Sat\n70; lane 2\n\nI mean\n\n60; lane 2\n");   // something better is there
  CHECK(m.is == Message::Partly);
  CHECK(m.clean == "60; lane 2");
  CHECK(m.lost == "70; lane 2");
}

TEST_CASE("a substitute's orders are found by his name, with and without whom he drives for", "[mail]") {
  Setup cars;
  cars.game = "nascar";
  cars.track = "short_oval";
  for (char const* name : {"Ann", "Kim (sub for Bob)", "Lou (red)", "Lou (blue)"}) cars.seats.push_back({name, 0, int(cars.seats.size()) + 7, "link", Doc::object()});
  auto const game = started(cars);
  for (char const* line : {"Kim: MMM", "Kim (sub for Bob): MMM", "**Kim (sub for Bob)**: MMM", "Orders for Kim: MMM", "Ann: MMR\nKim: MMM"}) {
    INFO(line);
    Mail const mail = read_mail(*game, line);
    REQUIRE_FALSE(mail.messages.empty());
    CHECK(mail.messages.back().is == Message::Order);
    CHECK(mail.messages.back().seat == 1);
  }
  CHECK(read_mail(*game, "Lou (blue): MMM").messages.at(0).seat == 3);
  CHECK(read_mail(*game, "Lou: MMM").messages.at(0).is == Message::Nobodys);
}

TEST_CASE("whom a substitute drives for may order himself, and it is told", "[mail]") {
  Setup cars;
  cars.game = "nascar";
  cars.track = "short_oval";
  for (char const* name : {"Ann", "Kim (sub for Bob)", "Max (sub for Ann)"}) cars.seats.push_back({name, 0, int(cars.seats.size()) + 7, "link", Doc::object()});
  auto const game = started(cars);
  for (char const* line : {"Bob: MMM", "Orders for Bob: MMM", "by Bob \xC2\xBB Sat\nMMM\n"}) {
    INFO(line);
    Mail const mail = read_mail(*game, line);
    REQUIRE(mail.messages.size() == 1);
    CHECK(mail.messages[0].is == Message::Order);
    CHECK(mail.messages[0].seat == 1);
    REQUIRE_FALSE(mail.notes.empty());
    CHECK(mail.notes[0].starts_with("Bob writes himself ("));
    CHECK(mail.notes[0].find("for whom Kim drives here") != std::string::npos);
  }
  Mail const both = read_mail(*game, "Kim: MMM\n\nBob: MMR\n");
  REQUIRE(both.messages.size() == 2);
  CHECK(both.messages[0].superseded);
  CHECK(both.notes.back().find("ordered twice") != std::string::npos);
  CHECK(read_mail(*game, "Ann: MMM").messages.at(0).seat == 0);   // she has a seat of her own
  CHECK(read_mail(*game, "Zed: MMM").messages.at(0).is == Message::Nobodys);
  Mail const silent = read_mail(*game, "by Bob \xC2\xBB Sat\nI am back, hello!\n\nby Ann \xC2\xBB Sat\nMMM\n");
  for (post::Silent const& one : silent.silent) CHECK(one.seat < 3);
}

TEST_CASE("a substitute and whom he drives for are one writer, and only who writes himself is told", "[mail]") {
  Setup cars;
  cars.game = "nascar";
  cars.track = "short_oval";
  for (char const* name : {"Ann", "Kim (sub for Bob)"}) cars.seats.push_back({name, 0, int(cars.seats.size()) + 7, "link", Doc::object()});
  auto const game = started(cars);
  struct Written { char const* text; bool order, himself; };
  for (Written const one : {Written{"by Kim \xC2\xBB Sat\nBob: MMM\n", true, false}, {"by Kim \xC2\xBB Sat\nBob\nMMM\n", true, false}, {"by Kim \xC2\xBB Sat\nBob:\nMMM\n", true, false},
                            {"by Kim \xC2\xBB Sat\nMMM\nBob\n", true, false}, {"by Bob \xC2\xBB Sat\nKim: MMM\n", true, true}, {"by Ann \xC2\xBB Sat\nBob: MMM\n", false, false},
                            {"by Kim \xC2\xBB Sat\nMMM\n\nby Bob \xC2\xBB Sat\nThanks Kim, good luck!\n", true, false}, {"Bob:\nMMM\n", true, true}}) {
    INFO(one.text);
    Mail const mail = read_mail(*game, one.text);
    REQUIRE(mail.messages.size() == 1);
    CHECK((mail.messages[0].is == Message::Order) == one.order);
    CHECK(mail.messages[0].seat == 1);
    std::string notes;
    for (std::string const& note : mail.notes) notes += note + "\n";
    INFO(notes);
    CHECK((notes.find("writes himself") != notes.npos) == one.himself);
    CHECK(notes.find("No order was found") == notes.npos);
  }
  Mail const none = read_mail(*game, "by Kim \xC2\xBB Sat\nHello\n\nby Bob \xC2\xBB Sat\nHello\n");
  CHECK(none.silent.size() == 1);
}

TEST_CASE("what stands at an order without a blank is no talk", "[mail]") {
  Setup cars;
  cars.game = "nascar";
  cars.track = "short_oval";
  cars.seats.push_back({"Tom", 0, 7, "link", Doc::object()});
  cars.seats.push_back({"Ann", 1, 8, "link", Doc::object()});
  auto const game = started(cars);
  for (char const* line : {"Tom: A(6X)", "Tom: A6M!!Q", "Tom: A6M(5Z)", "Tom: A6M.7"}) {
    INFO(line);
    Mail const mail = read_mail(*game, line);
    REQUIRE(mail.messages.size() == 1);
    CHECK(mail.messages[0].is == Message::Faulty);
  }
  for (char const* line : {"Tom: A6M (sorry)", "Tom: A6M!!", "Tom: A6M.Good luck all", "Tom: A6M, thanks", "Tom: A6M!! Good luck", "Tom: A6M!\U0001F44D"}) {
    INFO(line);
    CHECK(read_mail(*game, line).messages.at(0).is == Message::Order);
  }
}

TEST_CASE("half a megabyte of posts is read soon, by every game", "[mail][texts]") {
  Setup cars;
  cars.game = "nascar";
  cars.track = "short_oval";
  cars.seats.push_back({"Ann", 0, 7, "link", Doc::object()});
  cars.seats.push_back({"Ben", 1, 8, "link", Doc::object()});
  for (auto const& game : {started(cars), speedway(2), circuit()})
    for (char const* part : {"Ann: MMM\nBen: 60\nHornets: HEAT 1\n", "60\nlane 1\n", "HEAT 1 LAP 1 RIDER 1\nPLAY LOW\n", "MMRM\n", "1 2, 3 4\n\n\n\n\n"}) {
      std::string text;
      while (text.size() < (600u << 10)) text += part;
      INFO(game->setup().game << " " << part);
      double const seconds = least_seconds(4, [&] {
        Mail const mail = read_mail(*game, text);
        CHECK(mail.messages.size() <= 256);
        CHECK_FALSE(mail.notes.empty());
      });
      CHECK(seconds < 4);
      if (seconds > 0.3) WARN(game->setup().game << " " << part << " " << seconds << " s");
    }
}

namespace {

std::unique_ptr<Session> bidding() {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "cinder_bank";
  setup.settings["decisions"] = "sheets";
  setup.settings["grid"] = "bid";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Ben" : "Ann", i, i + 4, "link", Doc{{"design", "60/40/160/60/6/6"}}});
  return started(setup);
}

}  // namespace

TEST_CASE("what is not allowed is told from what cannot be read, with its rule, and the largest number that is allowed is offered", "[mail]") {
  auto const race = circuit(), bids = bidding(), meeting = speedway(1);
  Message m = only(*race, "Hello all,\n\nby Ann \xC2\xBB Sat\n\n60\nlane 2\nchips chance 9\n");
  CHECK(m.is == Message::Faulty);
  CHECK(m.forbidden);
  CHECK(m.rule == "SC-3.2");
  CHECK(m.where == "line 7, column 14");   // of the page
  CHECK(m.place == "line 3, column 14");   // of the order, as Ann wrote it
  CHECK(m.mends == std::vector<std::string>{"60; lane 2; chips chance 3"});
  m = only(*bids, "Ann: 30 wear\n");
  CHECK(m.forbidden);
  CHECK(m.rule == "SC-1.3");
  CHECK(m.mends == std::vector<std::string>{"18 wear"});
  m = only(*meeting, "Hornets: 1 4, 1 3, 1 5, 2 4, 3 5; reserve 6");
  CHECK(m.forbidden);
  m = only(*race, "Ann: 70; lane 2\n");
  CHECK(m.is == Message::Faulty);
  CHECK_FALSE(m.forbidden);
  m = only(*race, "Ann:\n60\nlane x\n");
  CHECK_FALSE(m.forbidden);
}

TEST_CASE("an order letter where none may stand is not allowed, a strange letter cannot be read", "[mail][nascar]") {
  Setup setup;
  setup.game = "nascar";
  setup.track = "short_oval";
  setup.seats.push_back({"Ann", 0, 4, "link", Doc::object()});
  auto const game = started(setup);
  Message m = only(*game, "Ann: MMSM\n");
  CHECK(m.is == Message::Faulty);
  CHECK(m.forbidden);
  CHECK(m.rule == "NR-2.10");
  m = only(*game, "Ann: MMXM\n");
  CHECK(m.is == Message::Faulty);
  CHECK_FALSE(m.forbidden);
}

TEST_CASE("where no skill is left it is said so, not as a range from 0 to 0", "[mail][speed_circuit]") {
  auto const race = circuit();
  REQUIRE(race->rule(Doc{{"/cars/0/chips1", 0}, {"/cars/0/chips3", 0}}, "GM", "a test"));
  Message const m = only(*race, "Ann: 60; chips chance 1\n");
  CHECK(m.forbidden);
  CHECK(m.error == "No skill is left for a roll.");
  CHECK(m.mends == std::vector<std::string>{"60; chips chance 0"});
}

TEST_CASE("a sheet is shown as it was written, with what would hold anyway", "[mail][speed_circuit]") {
  auto const race = circuit();
  CHECK(only(*race, "Ann: 100; corners wear; slip\n").clean == "100; corners wear; slip");
  CHECK(only(*race, "Ann:\n100\nslip\nbraking wear\n").clean == "100; braking wear; slip");
}

TEST_CASE("a bid of nothing has a word, by link too", "[mail][speed_circuit]") {
  auto const table = bidding();
  CHECK(only(*table, "Ann: bid nothing\n").clean == "nothing");
  auto opened = open_link(table->invite_link(0), 3);
  REQUIRE(opened);
  Session& player = *opened->session;
  if (player.seated() != 0) REQUIRE(player.sit(0));
  REQUIRE(player.commit_text(0, "nothing"));
  Message const m = only(*table, player.orders_link(0));
  CHECK(m.is == Message::Order);
  CHECK(m.clean == "nothing");
}

TEST_CASE("an order that may be somebody else's is asked about, though another one has sent the same") {
  Setup setup;
  setup.game = "nascar";
  for (char const* name : {"Ben Roe", "Xenia Lee"}) setup.seats.push_back({name, int(setup.seats.size()), int(setup.seats.size()) + 1, "mail", Doc::object()});
  auto const game = started(setup);
  Mail const mail = read_mail(*game, "Ben Roe: MMMLMM\nXenai: MMMLMM\n");
  REQUIRE(mail.messages.size() == 2);
  CHECK(mail.messages[1].error.find("Xenai") != std::string::npos);
  Mail const stranger = read_mail(*game, "From: xenia@web.de\nTo: gm@x.org\n\nHere is mine, MMMLMM\n");
  REQUIRE(stranger.notes.size() == 1);
  CHECK(stranger.notes[0].find("xenia@web.de (line 1)") != std::string::npos);
}
