// Order sheets and the clubs' files: what fuzzing found, and what a refusal must say. Meaning is tested by the cases.
#include <catch2/catch_test_macros.hpp>

#include "core/doc_text.hpp"
#include "core/text.hpp"
#include "events/event_file.hpp"
#include "games/gravel_kings/gravel_kings.hpp"
#include "post.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

// Carried out word by word: what is read is what may be said.
State said(Post const& p, Sheet const& sheet) {
  REQUIRE(sheet.error.empty());
  SeededDice dice(1);
  NoLog log;
  State s = p.state;
  for (Action a : sheet.actions) {
    REQUIRE(p.game.why_not(s, a));
    p.game.apply(s, a, dice, log);
  }
  return s;
}

std::string const kHeadLine = "HEAT 1 START RIDER 1\n";

std::string deck_of(int lowest, int highest, char const* more = "") {
  std::string out = "{\"format\":\"gk-deck/1\",\"cards\":[";
  for (char const* lane : {"WL", "C", "ATB"})
    for (int value = lowest; value <= highest; ++value)
      for (char copy : {'a', 'b'}) out += std::string(out.back() == '[' ? "" : ",") + "{\"id\":\"" + lane + std::to_string(value) + copy + "\"}";
  return out + more + "]}";
}

// A league of two clubs with one meeting ridden; a word of it replaced.
Expected<app::events::Event> league(std::string const& old = "", std::string const& now = "") {
  std::string text = R"({"format":"paddock-league","game":"gravel_kings","clubs":[
    {"name":"Ash","livery":3,"riders":"a 2.0, b 2.0, c 2.0, d 2.0, e 2.0"},{"name":"Birch","riders":"v 2.0, w 2.0, x 2.0, y 2.0, z 2.0"}],
    "fixtures":[{"round":1,"home":"Ash","away":"Birch","result":{"played":1,"score":[3,2],"rides":[{"a":"3"},{"v":"2"}]}}]})";
  for (size_t at = 0; !old.empty() && (at = text.find(old, at)) != std::string::npos; at += now.size()) text.replace(at, old.size(), now);
  auto doc = parse_doc(text);
  REQUIRE(doc);
  return app::events::read_event(*doc);
}

}  // namespace

TEST_CASE("what an order sheet may not say is refused at its place", "[GK-9.7]") {
  Post const p = posted();
  struct Bad { char const* line; int column; char const* what; };
  for (Bad const& bad : {Bad{"PLAY WL55 > WL4", 27, "no WL55 in this deck"},               // neither card nor face
                         {"PLAY WL9h", 27, "no WL9h in this deck"},
                         {"PLAY IF FREE(GS) : WL4", 0, "lane in brackets"},               // a Great Start blocks nothing
                         {"PLAY IF FLOOR(GS) > 3 : WL4", 0, "lane in brackets"},
                         {"PLAY “WL4”", 27, "'“'"}}) {                                    // the whole letter, not a third of it
    Sheet const sheet = p.game.read(p.state, 0, kHeadLine + bad.line);
    INFO(bad.line << ": " << sheet.error_column << " " << sheet.error);
    CHECK(sheet.error_column > int(kHeadLine.size()));
    if (bad.column) CHECK(sheet.error_column == bad.column);
    CHECK(sheet.error.find(bad.what) != std::string::npos);
    CHECK(sheet.actions.empty());
  }
}

TEST_CASE("every word that is read may be said, up to the longest sheet", "[GK-9.7]") {
  std::string clause = "C5", line = "PLAY ";
  for (int n = 1; n < 12; ++n) clause += " > C5";
  for (int n = 0; n < 16; ++n) line += (n ? " ; " : "") + clause;
  std::string const more = "\nTAKE " + line.substr(5);
  Post const p = posted();
  CHECK(p.game.read(p.state, 0, kHeadLine + line + more).error == "A turn's orders have at most 580 words.");
  // The head, PLAY with 16 clauses of 12 items and the signs between them, TAKE with 8 more.
  Sheet const sheet = p.game.read(p.state, 0, kHeadLine + line + more.substr(0, 6 + 8 * (clause.size() + 3) - 3));
  CHECK(sheet.actions.size() == 1 + 1 + (16 * 24 - 1) + 1 + (8 * 24 - 1));
  CHECK(p.game.why_not(said(p, sheet), GravelKings::kSeal));
}

TEST_CASE("a sheet may name every card of the largest deck", "[GK-9.7][GK-1.4]") {
  Post const p = posted(deck_of(1, 20));
  REQUIRE(p.game.book().deck->cards.size() == 120);
  said(p, p.game.read(p.state, 0, kHeadLine + "PLAY ATB20b > ATB20 > HIGH ATB20b WL1"));
}

TEST_CASE("a line may follow with ';' or 'and'", "[GK-9.7]") {
  Post const p = posted();
  for (char const* line : {"play c9 and take slot 3", "play c9 ; take #3", "PLAY C9\nTAKE #3"})
    CHECK(p.game.read(p.state, 0, kHeadLine + line).clean == kHeadLine + "PLAY C9\nTAKE #3");
}

TEST_CASE("a refused race-card leaves nothing to be handed in", "[GK-6.9][GK-6.10]") {
  Post p = posted();
  SeededDice dice(3);
  State const s = p.game.start(dice);
  for (char const* text : {"1 2, 3 4, 1 5", "1 2, 1", "1 2, 3 6"}) {
    Sheet const sheet = p.game.read(s, 0, text);
    CHECK(sheet.error_column > 0);
    CHECK(sheet.actions.empty());
  }
}

TEST_CASE("a deck whose cards could never be played, or say two things, is refused", "[GK-1.4]") {
  CHECK(load_deck(deck_of(4, 12)));
  auto const high = load_deck(deck_of(4, 12, ",{\"id\":\"WL99a\"}"));
  REQUIRE_FALSE(high);
  CHECK(high.error().where == "/cards/54/id");
  CHECK(high.error().what.find("up to 98") != std::string::npos);
  for (char const* two : {",{\"id\":\"WL13a\",\"value\":9}", ",{\"id\":\"WL13a\",\"lane\":\"C\"}"}) {
    auto const no = load_deck(deck_of(4, 12, two));
    REQUIRE_FALSE(no);
    CHECK(no.error().where == "/cards/54");
  }
  CHECK(load_deck(deck_of(4, 12, ",{\"id\":\"WL13a\",\"lane\":\"WL\",\"value\":13}")));
}

TEST_CASE("a league's numbers and names stay what they are", "[GK-6.11]") {
  REQUIRE(league());
  CHECK(league()->entrants[0].livery == 3);
  auto const livery = league("\"livery\":3", "\"livery\":-5");
  REQUIRE(livery);
  CHECK(livery->entrants[0].livery == 0);
  struct Bad { char const *old, *now, *where; };
  for (Bad const& bad : {Bad{"\"played\":1", "\"played\":4294967297", "/fixtures/0/result/played"},     // 1 in 32 bits
                         {"[3,2]", "[4294967299,2]", "/fixtures/0/result/score"},
                         {"[3,2]", "[3.0,2]", "/fixtures/0/result/score"},
                         {"{\"v\":\"2\"}", "[\"2\"]", "/fixtures/0/result/rides"}}) {
    auto const no = league(bad.old, bad.now);
    INFO(bad.now);
    REQUIRE_FALSE(no);
    CHECK(no.error().where == bad.where);
  }
  // 41 bytes: the 20th letter would be cut in two.
  std::string name = "x";
  for (int n = 0; n < 20; ++n) name += "é";
  auto const long_name = league("Ash", name);
  REQUIRE_FALSE(long_name);              // the fixture names more than the club is called
  for (std::string_view rest = long_name.error().what; !rest.empty(); rest.remove_prefix(letter_size(rest))) REQUIRE(letter_size(rest) > 0);
  CHECK(cut(name, 40) == name.substr(0, 39));
  CHECK(cut(name, 41) == name);
}
