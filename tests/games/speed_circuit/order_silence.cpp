// Words of sheets, bids and cars that were once read as something else, or dropped without a word.
#include <catch2/catch_test_macros.hpp>

#include "games/speed_circuit/speed_circuit.hpp"
#include "session/mail.hpp"
#include "session/session.hpp"

using namespace paddock;

namespace {

// Four cars, 1 to 4, at their first plot, their bids or their cars.
std::unique_ptr<Session> table(char const* grid = "seats", bool built = true) {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "lac_verrain";
  setup.settings = Doc{{"grid", grid}};
  char const* const names[] = {"Marta", "Jo", "Jonas", "Olle"};
  for (int i = 0; i < 4; ++i) {
    SeatSetup seat{names[i], i, i + 1, "mail", Doc::object()};
    if (built) seat.options["design"] = "60/40/160/60/6/6";
    setup.seats.push_back(seat);
  }
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

struct Pair {
  char const *text, *clean;
};

void reads(Session const& game, std::initializer_list<Pair> all) {
  for (Pair const& one : all) {
    Sheet const sheet = game.read(0, one.text);
    INFO(one.text << " -> " << sheet.error_column << " " << sheet.error);
    CHECK(sheet.clean == one.clean);
    CHECK(game.read(0, sheet.clean).clean == sheet.clean);
  }
}

struct Bad {
  char const* text;
  int column;
  char const* says;
};

constexpr char const* kNoChips = "; chips engine 0; chips start 0; chips brakes 0; chips chance 0; chips pass 0";

}  // namespace

TEST_CASE("SC-B.2 an answer to an item is yes or no in any of its forms", "[SC-B.2][speed_circuit][orders]") {
  auto const game = table();
  for (char const* no : {"slip: n", "slip = n", "slip N", "slip off", "slip not", "slip: none", "slip false", "slip never", "never slip", "don't slip", "do not slip",
                         "don\xE2\x80\x99t slip", "without slip", "not slip", "slip 0", "no slipstream", "(no slip)", "no slip."}) {
    INFO(no);
    CHECK(game->read(0, std::string("60; ") + no).clean == "60; no slip");
  }
  reads(*game, {{"60; slip: y", "60; slip"}, {"60; slipstream", "60; slip"}, {"60 with slip", "60; slip"}, {"60; arrow: n", "60; no arrow"}, {"60; never arrow", "60; no arrow"},
                {"60; don't use arrow", "60; no arrow"}, {"60; slip. No pass.", "60; slip; no pass"}, {"60; slip: no pass: Jo", "60; no slip; pass #2"},
                {"60; pass no one", "60; no pass"}, {"60; no forced pass", "60; no pass"}, {"60; forced pass: n", "60; no pass"}, {"60; forced pass Jo", "60; pass #2"},
                {"60; wear, then dice", "60; corners wear; braking wear"}, {"60; use dice", "60; corners dice; braking dice"}, {"60; block never", "60; block 0"},
                {"60; standing no slip", "60; no slip; standing"}, {"60; standing: never slip", "60; no slip; standing"}, {"60; pass #2 no slip", "60; no slip; pass #2"}});
  std::string const form = "Speed: 60, end lane 0, end row 3, wear 1, skill 0, arrow n, slip: n, forced pass no, block no";
  CHECK(game->read(0, form).clean == "60; lane 0; row 3; no arrow; corners wear; braking wear" + std::string(kNoChips) + "; block 0; no slip; no pass");
  for (char const* none : {"no chips", "chips none", "chips 0", "chips: n", "skill 0", "no skill", "use no chips", "0 chips"}) {
    INFO(none);
    CHECK(game->read(0, std::string("60; ") + none).clean == std::string("60") + kNoChips);
  }
  reads(*game, {{"60; 2 chips on chance", "60; chips chance 2"}, {"60; chips: 2 on chance", "60; chips chance 2"}, {"60; pass 1 chip", "60; chips pass 1"},
                {"60; 1 wear", "60; corners wear; braking wear"}, {"60 - lane 2 - slip", "60; lane 2; slip"}, {"- 60\n- lane 2", "60; lane 2"}, {"same speed", "MPS"},
                {"60 (3 spaces)", "60"}, {"60; lane inside", "60; lane 2"}, {"60 (lane 2, slip)", "60; lane 2; slip"}, {"60 (if Jo ahead: pass him)", "60; if #2 ahead: pass #2"},
                {"60; if Jo goes outside: lane 1", "60; if #2 lane 0: lane 1"}, {"60; if Jo ahead: never slip", "60; if #2 ahead: no slip"}, {"60 (max)", "60"}, {"60 (top speed!), lane 2", "60; lane 2"}, {"60; pass Jo, inside", "60; lane 2; pass #2"}});
}

TEST_CASE("SC-4.1 what a sheet cannot say, or may mean twice, is refused", "[SC-4.1][speed_circuit][orders]") {
  auto const game = table();
  for (Bad const& one : std::initializer_list<Bad>{
           {"60 slip no arrow", 9, "put a comma between"}, {"60 arrow no slip", 10, "put a comma between"}, {"60 pass no slip", 9, "put a comma between"},
           {"60 block no slip", 10, "put a comma between"}, {"60 slip no pass Jo", 9, "put a comma between"}, {"60 slip no block", 9, "put a comma between"},
           {"60; slip no matter what", 10, "cannot be told"}, {"60; slip -", 10, "dash"}, {"60; slip: - no", 11, "dash"}, {"60; slip, no", 5, "'no'"}, {"60 never", 1, "'never'"},
           {"60; pass Jo no", 5, "'no'"}, {"60; corners dice never", 5, "'never'"}, {"60; dice never", 9, "pays first"}, {"60; no wear", 8, "pays first"}, {"60; wear none", 9, "pays first"},
           {"60; wear 0", 10, "pays first"}, {"60; dice 1", 10, "pays first"}, {"60; chips chance 2, pass 2", 26, "'pass #2' or 'chips pass 2'"},
           {"60; pass any except Jo", 14, "excepted"}, {"60; pass anybody but Jo", 18, "excepted"}, {"60; don't pass Jo", 16, "excepted"}, {"60; pass yes", 10, "Whom"},
           {"60; slip not behind Jo", 14, "'not'"}, {"60; lane 2 when Jo ahead", 12, "if #4 ahead"}, {"60; pass #2 or #3", 13, "'or'"}, {"60; lane 2 then 0", 17, "'0'"},
           {"60; row 3, 4", 12, "'4'"}, {"60; if blocked: pass any", 8, "begins with a car"}, {"60; if not Jo ahead: slip", 8, "begins with a car"}, {"60; slip if Jo ahead", 21, "Behind the condition"},
           {"60 (80)", 5, "second"}, {"60 (4 spaces)", 5, "'4'"}, {"60 (lane 2", 1, "bracket"}, {"60; slip)", 9, "bracket"}, {"60; standing off", 13, "standing"}, {"60 (if Jo ahead: pass Jo), slip", 28, "branches come last"},
           {"60; if Jo ahead: slip. No pass", 24, "branches come last"}, {"60; pass Jo on the inside", 20, "no side for a pass"},
           {"60; pass #2 outside", 13, "no side for a pass"}, {"60; wear: -", 11, "dash"}}) {
    Sheet const sheet = game->read(0, one.text);
    INFO(one.text << " -> " << sheet.error << " " << sheet.clean);
    CHECK(sheet.error_column == one.column);
    CHECK(sheet.error.find(one.says) != std::string::npos);
  }
}

TEST_CASE("SC-1.3 bids and SC-3.T cars by their names, in any order", "[SC-1.3][SC-3.T][speed_circuit][orders]") {
  reads(*table("bid"), {{"wear 3, skill 6", "3 wear, 6 skill"}, {"wear: 3; skill: 6", "3 wear, 6 skill"}, {"skill 6 wear 3", "3 wear, 6 skill"}, {"none", "nothing"},
                        {"0 wear, 0 skill", "nothing"}, {"no wear, 6 skill", "6 skill"}, {"3 wear, no skill", "3 wear"}});
  auto const cars = table("seats", false);
  std::string const car = cars->read(0, "60/40/160/60/6/6").clean;
  reads(*cars, {{"accel 60, decel 40, top 160, start 60, wear 6, skill 6", car.c_str()}, {"Skill: 6\nTop speed: 160\nStart: 60\nAcceleration: 60\nDeceleration: 40\nWear: 6", car.c_str()}});
  for (char const* bad : {"accel 60", "accel 60 not 40", "accel 60, accel 40, top 160, start 60, wear 6, skill 6", "wear 6, skill 6, 60/40/160/60"}) {
    INFO(bad);
    CHECK(cars->read(0, bad).error.find("A car names") == 0);
  }
}

TEST_CASE("orders beside or below a plot are part of it, or it is not taken", "[speed_circuit][orders][mail]") {
  auto const game = table();
  for (Pair const& one : std::initializer_list<Pair>{
           {"Marta: 60\n- lane 2\n- no slip\n", "60; lane 2; no slip"}, {"Marta:\n- 60\n- lane 2\n", "60; lane 2"}, {"Marta: 60\n(slip)\n", "60; slip"}, {"Marta: 60\n& slip\n", "60; slip"},
           {"From: Marta\n\n60, lane 2\nForced pass: Jo\n", "60; lane 2; pass #2"}, {"From: Marta\n\n60, lane 2\nNo forced pass\n", "60; lane 2; no pass"},
           {"From: Marta\n\n60, lane 2\nDon't slip!\n", "60; lane 2; no slip"}, {"From: Marta\n\n60, lane 2\n\nSlip.\n", "60; lane 2; slip"},
           {"From: Marta\n\n60, lane 2\n\nif Jo ahead: pass Jo\n", "60; lane 2; if #2 ahead: pass #2"}, {"Marta: 60; lane 2. Good luck everybody!\n", "60; lane 2"},
           {"Marta: 60; lane 2 (sorry for the delay)\n", "60; lane 2"}, {"From: Marta\n\n60\n\nChips: 1 chance\n", "60; chips chance 1"}, {"Marta: 60, thanks\n", "60"}, {"Marta: 60 :(\n", "60"}}) {
    Mail const mail = read_mail(*game, one.text);
    INFO(one.text);
    REQUIRE(mail.messages.size() == 1);
    CHECK(mail.messages[0].is == Message::Order);
    CHECK(mail.messages[0].clean == one.clean);
  }
  for (char const* text : {"Marta: 60; pass any except Jo", "Marta: 60; slip, but only behind Jo", "Marta: 60; pass Jo or Jonas", "Marta: 60; pass Jo, Jonas", "Marta: 60; lane 2 until the corner",
                           "Marta: 60; outside of Jo", "Marta: 60; lane 1 (else 0)", "Marta: 60 (cancelled)", "Marta: 60 (next turn)", "Marta: 60 (turn 5)", "Marta: 60 (minus 20)",
                           "Marta: 60; pass Jo (Jonas)", "Marta: 60; slip - no", "Marta: 60\nbut no slip", "From: Marta\n\n60, lane 2\nI want to pass Jo.",
                           "From: Marta\n\n60, lane 2\n\nPass Jo if needed", "From: Marta\n\n60, lane 2\nStanding order, no slip", "Marta: 60, wear: -", "Marta: 60, slip: -", "Marta: 60 is too fast for you!"}) {
    Mail const mail = read_mail(*game, text);
    INFO(text);
    CHECK((mail.messages.empty() || mail.messages[0].is != Message::Order));
  }
  auto const bids = table("bid");
  Mail const bid = read_mail(*bids, "Marta: 3 wear (6 skill)");
  CHECK((bid.messages.empty() || bid.messages[0].is != Message::Order));
  auto const cars = table("seats", false);
  Mail const car = read_mail(*cars, "Marta: 60/40/160/60/6/6 (or 60/60/160/40/6/6)");
  CHECK((car.messages.empty() || car.messages[0].is != Message::Order));
}
