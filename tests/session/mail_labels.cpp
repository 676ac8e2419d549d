// Whose an order is and for which turn, as people write it: told right, or not taken.
#include <catch2/catch_test_macros.hpp>

#include "../desk/duels.hpp"
#include "session/mail.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

// Ann drives 12, Ann Lee 22, Max 7, Özgür 9; turn 1.
std::unique_ptr<Session> race() {
  Setup setup;
  setup.game = "nascar";
  setup.track = "short_oval";
  for (auto const& [name, number] : {std::pair{"Ann", 12}, {"Ann Lee", 22}, {"Max", 7}, {"\xC3\x96zg\xC3\xBCr", 9}})
    setup.seats.push_back({name, int(setup.seats.size()), number, "mail", Doc::object()});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

// "Ann B5M; Max A7M": what is taken.
std::string taken(Session const& game, std::string const& text) {
  Mail const mail = read_mail(game, text);
  std::string out;
  for (Message const& m : mail.messages)
    if (m.is == Message::Order && !m.superseded) out += (out.empty() ? "" : "; ") + game.setup().seats[size_t(m.seat)].name + " " + m.clean;
  return out;
}

bool told(Session const& game, std::string const& text) {
  Mail const mail = read_mail(game, text);
  bool const any = std::any_of(mail.messages.begin(), mail.messages.end(), [](Message const& m) { return m.is != Message::Order || m.superseded; });
  return any || !mail.notes.empty();
}

}  // namespace

TEST_CASE("labels that name somebody clearly are understood", "[session][mail][labels]") {
  auto const game = race();
  for (char const* text : {"Ann: B5M", "ANN: B5M", "#12: B5M", "No. 12: B5M", "Nr. 12: B5M", "Ann (12): B5M", "#12 Ann: B5M", "1. Ann: B5M", "Ann's orders: B5M", "Orders for Ann: B5M", "Order of Ann: B5M",
                           "from Ann: B5M", "PM from Ann: B5M", "Ann - B5M", "Ann \xE2\x80\x93 B5M", "Ann, B5M", "Ann; B5M", "Ann\tB5M", "Ann B5M", "Ann\xEF\xBC\x9A B5M", "Turn 1 Ann: B5M", "Ann, turn 1: B5M",
                           "2:20 PM Ann: B5M", "21/11/2026, 20:14 - Ann: B5M", "<p>Ann: <strike>A7M</strike> <ins>B5M</ins></p>", "<table><tr><td>Ann</td><td>B5M</td></tr></table>",
                           "Ann: A7M\n\nSorry, B5M", "Ann: A7M\nAnn: no wait, B5M", "From: Ann\n\nA7M\n\nCorrection: B5M", "From: Ann\n\nMine: B5M", "From: Ann\n\nMax,\n\nB5M", "From: Ann\n\nB5M\n\nA.",
                           "From: Ann\n\nHi Max, sorry for the delay. Here goes:\nB5M", "From: Ann\n\nMax, here are my orders:\nB5M",
                           "From: Ann\n\nDear Max:\nB5M", "Ann T1: B5M", "Ann (blue): B5M", "Ann (Team Red): B5M", "Ann (GM): B5M", "Ann again: B5M", "Ann: A7M\nAnn: B5M instead", "From: Ann\n\nA7M\n\nNo, B5M",
                           "[8:12 PM, 11/3/2025] Ann: A7M\n[8:13 PM, 11/3/2025] Ann: I meant B5M", "From: Ann\n\nB5M\nNext turn: A7M", "Standings:\nAnn: 6M\nMax: 6M\n\nOrders:\nAnn: B5M", "From: ann@x.org\n\nB5M",
                           "Driver: Ann\nOrder: B5M", "Driver: Ann, Order: B5M", "Driver: Ann - Order: B5M", "Player: Ann; B5M", "Player: Ann B5M", "Driver Ann: B5M", "Name: Ann\nCar: 12\nTurn: 1\nOrders: B5M", "Max: -\nAnn: B5M", "Max -\nAnn - B5M", "From: Ann\n\nTurn 1: B5M", "T1\nAnn: B5M", "Ann - orders for turn 1\nB5M",
                           "From: Ann\n\nT1: B5M", "From: Ann\n\nB5M\nTurn 2: A7M", "Results of turn 3:\nMax: A7M\n\nOrders:\nAnn: B5M", "From: Ann\n\nMy turn: B5M", "From: Ann\n\nOK, B5M", "Ann: I play B5M", "<Ann> B5M", "20:12 <Ann> B5M", "u/Ann 3h ago\nB5M", "[Ann](https://x.org/u/ann): B5M", "Max \xE2\x80\x94\nAnn \xE2\x80\x94 B5M",
                           "Ann: B5M <This message was edited>", "From: Ann\n\nB5M\n\nReply With Quote",
                           "*From:* Ann\n*Sent:* Monday\n\nB5M", "De : Ann\nEnvoy\xC3\xA9 : lundi\n\xC3\x80 : Max\n\nB5M", "Da: Ann\nInviato: lunedi\n\nB5M", "Van: Ann\nVerzonden: maandag\n\nMax,\n\nB5M",
                           "From: Ann via Some List <l@x.org>\n\nB5M", "From: Ann\n\nB5M\n\nDe : Max\nEnvoy\xC3\xA9 : lundi\n\xC3\x80 : Ann\n\nA7M\n", "From: Ann\n\nA7M\n\nFrom: Ann\n\nPlease ignore my last mail.\nB5M",
                           "From: Ann\n\nB5M\n\nDon't forget my standing invitation.", "From: Ann\n\nB5M\n\nSorry for the wait, no power here!",
                           "[b]Ann:[/b] B5M", "[B]Ann: B5M[/B]", "[i]Ann:[/i] B5M [size=2]fast[/size]"}) {
    INFO(text);
    CHECK(taken(*game, text) == "Ann B(5M)");
  }
  CHECK(taken(*game, "\xC3\x96ZG\xC3\x9CR: B5M") == "\xC3\x96zg\xC3\xBCr B(5M)");
  for (char const* text : {"Lee, Ann: B5M", "From: \"Lee, Ann\" <a@x.org>\n\nB5M", "Player: Ann Lee\nTurn: 1\nMove: B5M"}) CHECK(taken(*game, text) == "Ann Lee B(5M)");
  for (char const* text : {"Oezguer: B5M", "Ozgur: B5M", "From: ozgur@x.org\n\nB5M"}) CHECK(taken(*game, text) == "\xC3\x96zg\xC3\xBCr B(5M)");
  CHECK(taken(*game, "Max Power: B5M") == "Max B(5M)");   // nobody else is called Max
  CHECK(taken(*game, "Ann\tB5M\nAnn Lee\tA7M\n") == "Ann B(5M); Ann Lee A(7M)");
}

TEST_CASE("words that say 'order' or a turn head one without a colon; talk of one does not", "[session][mail][labels]") {
  auto const game = race();
  for (char const* text : {"T1 - B5M", "T1 \xE2\x80\x93 B5M", "Turn 1 \xE2\x80\x94 B5M", "Turn 1 = B5M", "Turn 1 -> B5M", "T1 B5M", "[T1] B5M", "(Turn 1) B5M", "My order for turn 1 is B5M", "My move this turn is B5M. Thanks!", "My final move: B5M",
                           "Move = B5M", "Move - B5M", "turn 1 move B5M please", "Order for turn 1 - B5M", "B5M :-)", "Move: B5M ;)", "B5M \xE2\x80\x93 thanks!",
                           "B5M\n\nDelete my old address from the mail list.", "B5M\n\nPlease cancel my subscription to the newsletter."}) {
    INFO(text);
    CHECK(taken(*game, "From: Ann\n\n" + std::string(text)) == "Ann B(5M)");
  }
  for (char const* text : {"Ann T1 - B5M", "Ann - turn 1 - B5M", "Ann: T1 - B5M", "Ann: my order for turn 1 is B5M"}) CHECK(taken(*game, text) == "Ann B(5M)");
  for (char const* text : {"- B5M\n- A7M", "\xE2\x80\xA2 B5M\n\xE2\x80\xA2 A7M", "You write it like this:\n\nT1 - B5M", "T1 - brb", "T1 - all", "Ok if Max brakes, my order is B5M", "- B5M or\n- A7M", "Turn order is A B S", "T2 - B5M", "My order for turn 2 is B5M", "My order for next turn is B5M", "My old order is B5M", "My order last turn was B5M", "My order for turn 1 is B5M if Max brakes", "T1 - B5M unless Max brakes",
                           "My order for turn 1 is B5M but I am not sure", "My order for turn 1 will be B5M or so", "Is my order for turn 1 B5M", "Move = B5M?", "Default move = B5M", "If Max brakes my order for turn 1 is B5M", "I think the best move = B5M",
                           "Move = M\nLeft = L", "My move is small", "My order for turn 1 is a mess", "Move 2 - B5M", "Max's move = B5M", "I have looked at this for long, and in case that Max brakes\nmy order for turn 1 is B5M",
                           "B5M\n\nCancel my order, phone is broken."}) {
    INFO(text);
    CHECK(taken(*game, "From: Ann\n\n" + std::string(text)) == "");
    CHECK(told(*game, "From: Ann\n\n" + std::string(text)));
  }
}

TEST_CASE("words beside a name that may say something else are not passed over", "[session][mail][labels]") {
  auto const game = race();
  for (char const* text : {"Ann (draft): B5M", "Ann (withdrawn): B5M", "Ann plan B: B5M", "Ann T2: B5M", "Ann, round 2: B5M", "Ann next turn: B5M", "Ann's order was: B5M", "Ann for Max: B5M", "Ann, for Max: B5M",
                           "Ann and Max: B5M", "Ann, Max: B5M", "Ann/Max: B5M", "Max & Ann: B5M", "Ann says Max: B5M", "Ann-Lee: B5M", "Ann L.: B5M", "Ann (Lee): B5M", "22 Ann: B5M", "#22 Ann: B5M", "Ann #22: B5M",
                           "Ann (for Max): B5M", "Ann (7): B5M", "From: ann.lee@x.org\n\nB5M", "Preliminary:\nAnn: B5M", "Standings:\nAnn: 6M\n", "Ann: no A, 5M", "Move 2, Ann: B5M", "No Ann: B5M", "Mxa: B5M", "Zed: B5M", "Turn 2: Ann: B5M", "Turn 2\nAnn: B5M", "Orders for turn 2\n\nAnn: B5M",
                           "From: Ann\n\nIf Max crashes:\nB5M\n", "From: Ann\n\nNext turn\nB5M\n", "From: Ann\n\nDRAFT - do not count\nB5M\n", "From: Ann\n\nPlan B: B5M", "Ann: B5M\nAnn: please ignore this order",
                           "Ann Smith: B5M", "Max Provisional: B5M", "Max Bot: B5M", "Ann: as Max", "From: Ann\n\nB5M\n\nMB", "From: Ann\n\nA(6M)\nLR", "Ann: A6M\nL", "From: Ann\n\nA\n7M", "T2\nAnn: B5M", "T2: Ann: B5M",
                           "From: Ann\n\nB5M\n\nOnly if Max brakes.", "From: Ann\n\nB5M\n\nAdd an L at the end.", "From: Ann\n\nB5M\n\nwithout the B please", "From: Ann\n\nB5M\n\nand LR at the end",
                           "From: Ann\n\nB5M\n\nFrom: Ann\n\nI take my order back.", "From: Ann\n\nB5M\n\nFrom: Ann\n\nPlease disregard my last mail.", "Ann: B5M\nAnn: delete that please", "Ann: B5M\nAnn: wait, that's wrong",
                           "Ann B5M, Max A7M", "B5M - Ann", "B5M (Ann)", "1 Ann B5M", "Ann: -", "From: Ann Max\n\nB5M", "Name: Zed\nOrder: B5M", "Driver: Zed, Order: B5M", "Name: Ann\nName: Zed\nOrder: B5M", "From: Ann\n\nI first thought of\nB5M",
                           "From: Ann\n\nMax\n\nB5M", "Ann: B5M [if Max crashes: A7M]", "[A](6M)"}) {
    INFO(text);
    CHECK(taken(*game, text) == "");
    CHECK(told(*game, text));
  }
}

TEST_CASE("a mail with parts is read once, as plain text", "[session][mail][labels]") {
  auto const game = race();
  std::string const head = "Received: by x\nFrom: Ann <ann@x.org>\nSubject: turn 1\nMIME-Version: 1.0\n";
  std::string const both = "--ab1\nContent-Type: text/plain; charset=\"UTF-8\"\n\nB5M\n\n--ab1\nContent-Type: text/html\n\n<div>A7M</div>\n--ab1--\n";
  CHECK(taken(*game, head + "Content-Type: multipart/alternative;\n boundary=\"ab1\"\n\n" + both) == "Ann B(5M)");
  std::string const coded = "--ab1\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\nQjVNCg==\n\n--ab1\nContent-Type: text/html\nContent-Transfer-Encoding: base64\n\nPGRpdj5BN008L2Rpdj4=\n\n--ab1--\n";
  CHECK(taken(*game, head + "Content-Type: multipart/alternative; boundary=ab1\n\n" + coded) == "Ann B(5M)");
  std::string const held = "--out\nContent-Type: multipart/alternative; boundary=ab1\n\n" + both + "--out\nContent-Type: application/pdf\n\nA7M\n--out--\n";
  CHECK(taken(*game, head + "Content-Type: multipart/mixed; boundary=out\n\n" + held) == "Ann B(5M)");
  std::string const html = "--ab1\nContent-Type: text/html\n\n<div>B5M</div>\n--ab1--\n";   // what stands nowhere else is read
  CHECK(taken(*game, head + "Content-Type: multipart/alternative; boundary=ab1\n\n" + html) == "Ann B(5M)");
  CHECK(taken(*game, head + "Content-Type: text/html\n\n<html><body>\n<p>B5M</p>\n</body></html>\n") == "Ann B(5M)");
}

TEST_CASE("a mail that somebody forwards, and what is quoted, is nobody's order", "[session][mail][labels]") {
  auto const game = race();
  CHECK(taken(*game, "From: Ann\n\nB5M\n\n---------- Forwarded message ---------\nFrom: Max <max@x.de>\nSubject: orders\n\nA7M\n") == "Ann B(5M)");
  CHECK(taken(*game, "From: Ann\nOn Mon, Max wrote:\nMax: A7M\n\nAnn: B5M\n") == "Ann B(5M)");
  CHECK(taken(*game, "From: Ann\n\nB5M\n\n-----Original Message-----\nFrom: Max\nMax: A7M\n") == "Ann B(5M)");
  CHECK(taken(*game, "[quote]\n[quote]Ann: A7M[/quote]\nAnn Lee: B4M\n[/quote]\nMax: B5M\n") == "Max B(5M)");
}

TEST_CASE("a duel's phases are turns of a turn; what is no order below a name says why", "[session][mail][labels][car_wars]") {
  auto const game = duels::duel({"mail", "mail"});
  CHECK(taken(*game, "Ann::") == "");
  for (char const* car : {"Needlework, 40 mph", "Needlework, 30 mph"}) REQUIRE(game->commit_text(game->actor(), car));
  CHECK(taken(*game, "Ann: turn 1 phase 1: drift left") == "Ann drift left");
  Mail const old = read_mail(*game, "Ann: turn 2, phase 3: drift left\n");
  REQUIRE(old.messages.size() == 1);
  CHECK(old.messages[0].error == "This is for turn 2, phase 3; the table is at turn 1, phase 1.");
  CHECK(taken(*game, "Ann:\nMove: bend 15 left\nFire: at Olle on 8+\n").starts_with("Ann bend 15 left, fire at "));
  CHECK(taken(*game, "Ann T1 P1: straight, hold fire") == taken(*game, "Ann: straight, hold fire"));
  CHECK(read_mail(*game, "Ann: turn 99 phase 9: drift left\n").messages.at(0).error == "This is for no turn near turn 1, phase 1, where the table is.");
  CHECK(taken(*game, "Ann: bend 30 left\n\ndrift right instead\n") == "Ann drift right");
  Mail const second = read_mail(*game, "Ann: bend 30 left\nAnn: sorry, drift right instead\n");
  REQUIRE(second.messages.size() == 2);
  CHECK(second.messages[1].is == Message::Faulty);
  Mail const sheets = read_mail(*game, "Ann: straight; P2: drift left\nAnn: stop never\n");
  CHECK(sheets.notes.size() == 1);
  for (char const* two : {"Ann: bend 15 left\nAnn: fire at Olle\n", "Ann: fire at Olle\nAnn: drift left\n", "Ann: bend 15 left\nAnn: and hold fire\n", "Ann move: bend 15 left\nAnn fire: at Olle on 8+\n"}) {
    INFO(two);
    Mail const added = read_mail(*game, two);
    REQUIRE(added.messages.size() == 2);
    CHECK(added.messages[0].superseded);
    CHECK(added.messages[1].error.starts_with("Whether this goes on with line 1"));
    CHECK(taken(*game, two) == "");
  }
  for (char const* text : {"T1P2\nAnn: straight", "T1P2:\nAnn: straight", "T1P2 orders\nAnn: straight", "Name: Ann\nTurn: 1\nPhase: 2\nOrders: straight", "Name: Ann\nTurn: 1\nPhase: 2\nMove: straight\nFire: hold", "From: Ann\n\nhold fire\nP1: bend 15 left", "From: Ann\n\nT1P2\nstraight", "Ann: please", "Ann: straight, fire at Olle\nOnly on 8+", "From: Ann\n\nstraight, fire at Olle\n\non 8+ only", "From: Ann\n\nstraight\n\nAnd +5",
                           "Ann: straight, MG off", "Ann: straight, MG off, drop", "From: Ann\n\nstraight, MG off\n\nSee you", "From: Ann\n\nstraight, hold fire\n\nBut fire if Olle comes near."}) {
    INFO(text);
    CHECK(taken(*game, text) == "");
    CHECK(told(*game, text));
  }
  for (char const* text : {"T1P1:\nAnn: drift left", "T1P1\nAnn: drift left", "Ann:\nT1P1: drift left\nT1P2: straight", "From: Ann\n\nT1P1 orders\n\ndrift left", "Name: Ann\nTurn: 1\nPhase: 1\nMove: drift left",
                           "Ann T1P1 - drift left", "From: Ann\n\nMy order for T1P1 is drift left.", "From: Ann\n\nTurn 1, phase 1 \xE2\x80\x94 drift left", "From: Ann\n\nPlan: drift left", "From: Ann\n\n- P1: drift left\n- P2: straight"})
    CHECK(taken(*game, text) == "Ann drift left");
  CHECK(taken(*game, "Ann: straight, hold fire. Off to bed!") == "Ann straight, hold fire");
  Mail const same = read_mail(*game, "Ann: straight; P3: drift left; P4: same\n");
  REQUIRE(same.messages.size() == 1);
  CHECK(same.messages[0].ahead.find("P4: drift left") != std::string::npos);
}

TEST_CASE("a number instead of the one above is told", "[session][mail][labels][speed_circuit]") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "cinder_bank";
  setup.settings["decisions"] = "sheets";
  setup.settings["grid"] = "seats";
  for (char const* name : {"Ann", "Ben"}) setup.seats.push_back({name, int(setup.seats.size()), int(setup.seats.size()) + 4, "mail", Doc{{"design", "60/40/160/60/6/6"}}});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  Mail const mail = read_mail(**made, "From: Ann\n\n60\n\n40 instead\n");
  REQUIRE(mail.messages.size() == 2);
  CHECK(mail.messages[1].is == Message::Faulty);   // who reads it decides
  CHECK(taken(**made, "From: Ann\n\n60\n\nNo, 40\n") == "Ann 40");
  for (char const* text : {"Let's do 40.", "I've changed my mind, 40 it is.", "Or should I do 40?", "Only if Ben brakes.", "Conditional: if Ben ahead: slip", "Use chips if needed"}) {
    INFO(text);
    CHECK(taken(**made, "From: Ann\n\n60\n\n" + std::string(text)) == "");
    CHECK(told(**made, "From: Ann\n\n60\n\n" + std::string(text)));
  }
  for (char const* foot : {"Reply With Quote", "1 Reply", "Thumbs up\nQuote", "Like"}) CHECK(taken(**made, "From: Ann\n\n60\n\n" + std::string(foot) + "\n") == "Ann 60");
  for (char const* talk : {"Should be back by 20:00.", "Sorry, I was 20 minutes late.", "Sorry for the delay! See you on 20.11."}) CHECK(taken(**made, "From: Ann\n\n60\n\n" + std::string(talk)) == "Ann 60");
  CHECK(taken(**made, "From: Ann\n\nmy plot is 60") == "Ann 60");
  CHECK(taken(**made, "From: Ann\n\nGood luck, I am away.\n60\nLike\n") == "");   // a count
}

TEST_CASE("sheets of blocks add up", "[session][mail][labels][gravel_kings]") {
  Setup setup;
  setup.game = "gravel_kings";
  setup.settings["decisions"] = "sheets";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "link", Doc::object()});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  Session& game = **made;
  for (uint64_t n = 0; game.actor() >= 0 && game.turn() < 3; ++n) REQUIRE(sim_move(game, "easy", mix64(n)));
  std::string const both = taken(game, "Hornets: HEAT 1 LAP 2 RIDER 1 PLAY HIGH\nHornets: HEAT 1 LAP 2 RIDER 2 PLAY LOW\n");
  CHECK(both.find("RIDER 1") != std::string::npos);
  CHECK(both.find("RIDER 2") != std::string::npos);
  CHECK(taken(game, "Hornets: HEAT 1 LAP 2 RIDER 1\nPLAY HIGH\n> LOW\n").find("HIGH > LOW") != std::string::npos);   // the sign is the game's
  CHECK(taken(game, "Hornets: HEAT 1 LAP 2 RIDER 1\nPLAY HIGH\n> HEAT 1 LAP 2 RIDER 2\n> PLAY LOW\n").find("RIDER 2") == std::string::npos);
  std::string const turn = std::to_string(game.words().number(game.turn()));
  CHECK(taken(game, "Hornets - orders for turn " + turn + "\nHEAT 1 LAP 2 RIDER 1\nPLAY HIGH\n").find("HIGH") != std::string::npos);
}
