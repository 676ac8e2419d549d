// Order sheets as people write them, tags, bids; circuits of players.
#include <catch2/catch_test_macros.hpp>

#include "core/assets.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

namespace {

SpeedCircuit table(char const* track, bool built, char const* grid) {
  Setup setup;
  setup.track = track;
  setup.settings = Doc{{"decisions", "sheets"}, {"grid", grid}};
  for (int i = 0; i < 4; ++i) {
    SeatSetup seat;
    seat.name = "S" + std::to_string(i);
    seat.number = i + 3;
    seat.options = Doc::object();
    if (built) seat.options["design"] = "60/40/160/60/6/6";
    setup.seats.push_back(seat);
  }
  auto game = SpeedCircuit::make(setup);
  REQUIRE(game);
  return *game;
}

struct Pair {
  char const *text, *clean;
};

void check_clean(SpeedCircuit const& g, std::initializer_list<Pair> all) {
  SeededDice dice(1);
  State const s = g.start(dice);
  for (Pair const& one : all) {
    Sheet const sheet = g.read(s, 0, one.text);
    INFO(one.text << " -> " << sheet.error_column << " " << sheet.error);
    CHECK(sheet.clean == one.clean);
    CHECK(g.read(s, 0, sheet.clean).clean == sheet.clean);
  }
}

struct Bad {
  char const* text;
  int column;
};

void check_bad(SpeedCircuit const& g, std::initializer_list<Bad> all) {
  SeededDice dice(1);
  State const s = g.start(dice);
  for (Bad const& one : all) {
    Sheet const sheet = g.read(s, 0, one.text);
    INFO(one.text << " -> " << sheet.error);
    CHECK(sheet.error_column == one.column);
    CHECK(sheet.error.size() > 10);
    CHECK(sheet.actions.empty());
  }
}

}  // namespace

TEST_CASE("SC-B.2 short forms of players read as their clean form", "[SC-B.2][speed_circuit]") {
  check_clean(table("lac_verrain", true, "seats"),
              {{"plot 60 mph", "60"},
               {"60MPH; l2", "60; lane 2"},
               {"Speed: 80, Lane: 1, Slip: yes, Arrow: no, Pass: no, Block: 1", "80; lane 1; no arrow; block 1; slip; no pass"},
               {"maintain present speed; wear before dice", "MPS; corners wear; braking wear"},
               {"hold; dice", "MPS; corners dice; braking dice"},
               {"60; chance -2; skill brakes 1", "60; chips brakes 1; chips chance 2"},
               {"60; pass 4; block no", "60; block 0; pass #4"},
               {"60; r3", "60; row 3"},
               {"60; lane 1; if #4 takes the inside, go outside", "60; lane 1; if #4 lane 2: lane 0"},
               {"60; if #4 is out then: slip yes", "60; if #4 out: slip"}});
}

TEST_CASE("SC-B.2 what is written stands in the clean form, though it would hold anyway", "[SC-B.2][speed_circuit]") {
  SpeedCircuit const g = table("lac_verrain", true, "seats");
  check_clean(g, {{"100; corners wear; slip", "100; corners wear; slip"},
                  {"60; no slip; never pass", "60; no slip; no pass"},
                  {"60; slip; if #4 out: slip; if #5 out: same", "60; slip; if #4 out: slip; if #5 out: same"},
                  {"60; if #4 out: same; if #5 spun: lane 1, no slip", "60; if #4 out: same; if #5 spun: lane 1, no slip"},
                  {"60; slip; if #4 ahead: pass #4; else never", "60; slip; no pass; if #4 ahead: pass #4"}});
  SeededDice dice(1);
  State s = g.start(dice);                          // and the same is ordered as without it
  std::string texts[2];
  for (int i = 0; i < 2; ++i) {
    State draft = s;
    for (Action a : g.read(s, 0, i ? "60; corners wear; slip" : "60; slip").actions) {
      REQUIRE(bool(g.why_not(draft, a)));
      g.apply(draft, a, dice, NoLog{});
    }
    texts[i] = g.sheet_text(draft, 0);
  }
  CHECK(texts[0] == texts[1]);
}

TEST_CASE("SC-1.3 bids as people write them", "[SC-1.3][speed_circuit]") {
  check_clean(table("lac_verrain", true, "bid"),
              {{"3w 6s", "3 wear, 6 skill"}, {"2 wear and 1 three", "2 wear, 1 three"}, {"Nothing", "nothing"}});
  check_bad(table("lac_verrain", true, "bid"), {{"99 wear", 1}, {"3 wear, 3 threes", 9}, {"3 luck", 3}, {"1 wear 1 wear", 8}});
}

TEST_CASE("SC-3.T a car that is none says where", "[SC-3.T][speed_circuit]") {
  auto const g = table("lac_verrain", false, "seats");
  CarTable const& t = g.table();
  std::string const tag = design_tag(t, t.standard);
  check_clean(g, {{tag.c_str(), design_text(t, t.standard).c_str()}});
  std::string wrong = tag, letter = tag;
  wrong[3] = wrong[3] == '3' ? '2' : '3';
  letter[4] = 'O';
  check_bad(g, {{wrong.c_str(), 9}, {letter.c_str(), 5}, {tag.substr(0, 8).c_str(), 1}, {"60/40/160/80/6/6", 11}, {"60/40/160", 10},
                {"60/60/200/100/8/6", 1}});
}

TEST_CASE("SC-4.1 a sheet nobody could drive changes nothing and says where", "[SC-4.1][speed_circuit]") {
  check_bad(table("lac_verrain", true, "seats"),
            {{"60; 80", 5}, {"60; if #4 lane 1: slip; if #4 out: slip; if #5 out: slip; if #6 out: slip", 59}, {"60; if #4 lane 1: if #5 spun: same", 35}, {"60; lane 1; lane 2", 13}, {"60; pass #3", 10}, {"60; if #9 out: slip", 8}, {"60; if #4 out; slip", 14},
             {"60; if #3 out: slip", 5}, {"60; row 60", 10}, {"130", 1}, {"60; corners luck", 13}});
}

TEST_CASE("SC-B.3 the text of a built-in circuit is the start of one's own", "[SC-B.3][speed_circuit]") {
  for (TrackCard const& card : SpeedCircuit::tracks()) {
    INFO(card.id);
    Setup setup;
    setup.track_text = std::string(asset("assets/games/speed_circuit/tracks/" + card.id + ".txt"));
    setup.seats.resize(12);
    auto own = SpeedCircuit::make(setup);
    REQUIRE(own);
    CHECK(own->track_title() == card.title);
    setup.track_text += "limit: 0 0-0 30\n";
    auto refused = SpeedCircuit::make(setup);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().where.find("/setup/map, line ") == 0);
    CHECK(refused.error().where.find("column") != std::string::npos);
  }
  CHECK(asset("assets/games/speed_circuit/orders.txt").find("# Grammar (EBNF)") != std::string_view::npos);
}

TEST_CASE("SC-B.3 rows wrap without a division as with one", "[SC-B.3][speed_circuit]") {
  for (int length = kMinRows; length <= kMaxRows; ++length) {
    Track t;
    t.set_length(length);
    int wrong = 0;
    for (int row = -16384; row < 32768; ++row) wrong += t.wrap(row) != ((row % length) + length) % length;
    CHECK(wrong == 0);
  }
}

TEST_CASE("SC-4.1 what stands in an error are whole letters", "[SC-4.1][SC-3.T][speed_circuit]") {
  SpeedCircuit const g = table("lac_verrain", true, "seats");
  SeededDice dice(1);
  State const s = g.start(dice);
  CHECK(g.read(s, 0, std::string(601, ' ')).error_column == 601);
  CHECK(g.read(s, 0, std::string(599, ' ') + "\xC3\xA9").error_column == 600);   // two bytes, of which the second is number 601
  auto const tag = read_design(g.table(), "W4\xC3\xA9" "333-E2");
  REQUIRE_FALSE(tag);
  CHECK(tag.error().what.find("'\xC3\xA9' cannot stand here") == 0);
}
