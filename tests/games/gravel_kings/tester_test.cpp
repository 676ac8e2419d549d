// "What would happen if": one's own orders tried on what is shown, with cards assumed for the others.
#include <catch2/catch_test_macros.hpp>

#include "games/gravel_kings/orders/tester.hpp"
#include "post.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

Card named(char const* text) {
  int lane, value, copy;
  read_card(text, lane, value, copy);
  return card_of(lane, value, copy);
}

// H1, V1, H2, V2 ride in this order; the visitors' second rider holds the hand. As
// the visitors see it, heat 1 before lap 1.
Post situation() {
  Post p = posted();
  State& s = p.state;
  SeededDice dice(3);
  NoLog log;
  for (int i = 0; i < 3; ++i) p.game.apply(s, GravelKings::kAbsent, dice, log);    // home says nothing in turn 2, nor in 3
  REQUIRE(p.game.actor(s) == 1);
  Heat& h = s.heats[0];
  REQUIRE(h.run == Run::On);
  h.order = {};
  for (int lane : {0, 1, 2, 3}) h.order.push(int8_t(lane));
  h.step = 1;
  for (auto& slot : h.slots) slot.ride = Ride::On;
  h.slots[3].hand = {};
  for (char const* c : {"WL9b", "WL6b", "C5a", "ATB9a", "ATB4a"}) h.slots[3].hand.push(named(c));
  h.slots[1].hand = {};
  h.slots[1].hand.push(named("C7b"));
  h.open = {named("C6a"), named("WL10b"), named("ATB7b"), named("GS11b"), named("C8b"), named("WL4a"), named("ATB10a"), named("WL9c"), named("C9b")};
  p.game.observe(s, 1);
  return p;
}

// The answer of rider V2 to `line` when home's first rider plays WL8 and the visitors' first C7.
std::vector<Tried> tried(Post const& d, std::string const& lines, std::string const& assumed) {
  int const rider = d.state.heats[0].slots[3].rider;
  auto const lexed = lex("HEAT 1 LAP 1 RIDER " + std::to_string(rider) + "\n" + lines);
  REQUIRE(lexed.error.empty());
  auto const given = read_assumed(d.game.book(), d.state, 1, assumed);
  INFO((given ? "" : given.error().text()));
  REQUIRE(given);
  std::vector<Tried> mine;
  for (auto& t : try_orders(d.game.book(), d.state, 1, lexed.words, *given))
    if (t.heat == 0 && t.lane == 3) mine.push_back(t);
  return mine;
}

using Fate = Tried::Branch::Fate;

}  // namespace

TEST_CASE("a branch is taken, fails or cannot be used, and says why", "[GK-9.1][GK-9.2]") {
  Post const d = situation();
  std::string const shown = "heat 1 gate 1 WL8";
  auto const play = [&](char const* line) { return tried(d, std::string("PLAY ") + line, shown).at(0); };
  Tried t = play("WL9 > ATB9 > WL6");
  CHECK(card_text(t.answer) == "ATB9a");
  CHECK(t.way == Tried::Ordered);
  REQUIRE(t.branches.size() == 1);
  CHECK(t.branches[0].fate == Fate::Answers);
  CHECK(t.branches[0].why == "WL9 must be below the 8 in its lane");
  CHECK((t.branches[0].rule == Rule{"GK-5.3"}));

  t = play("IF LEADER.LANE = C : WL9 ; IF FREE(ATB) : HIGH ATB SAFE > LOW ; HIGH");
  CHECK(card_text(t.answer) == "ATB4a");
  REQUIRE(t.branches.size() == 3);
  CHECK(t.branches[0].fate == Fate::Fails);
  CHECK(t.branches[1].fate == Fate::Answers);
  CHECK(t.branches[2].fate == Fate::Unread);

  t = play("WL9 > C10");
  CHECK(card_text(t.answer) == "ATB4a");                       // GK-5.5
  CHECK(t.way == Tried::Unordered);
  CHECK(t.branches[0].fate == Fate::Useless);
  CHECK(t.branches[0].why.find("not in the hand: C10") != std::string::npos);

  // The same order in another world.
  t = tried(d, "PLAY WL9 > C10", "heat 1 gate 1 C8").at(0);
  CHECK(card_text(t.answer) == "WL9b");
  t = tried(d, "PLAY IF LEADER.STUCK : C5 ; IF LEADER.OUT : WL6 ; ATB4", "heat 1 gate 1 stuck").at(0);
  CHECK(card_text(t.answer) == "C5a");
  t = tried(d, "PLAY IF LEADER.STUCK : C5 ; IF LEADER.OUT : WL6 ; ATB4", "heat 1 gate 1 WL8 out").at(0);
  CHECK(card_text(t.answer) == "WL6b");
  t = tried(d, "PLAY IF LEADER.STUCK : C5 ; IF LEADER.OUT : WL6 ; ATB4", "").at(0);
  CHECK(card_text(t.answer) == "ATB4a");
}

TEST_CASE("taking: windows, cards others took, a hidden draw", "[GK-4.2][GK-9.1]") {
  Post const d = situation();
  auto const take = [&](char const* line, char const* assumed) {
    auto const all = tried(d, std::string("PLAY LOW\nTAKE ") + line, assumed);
    REQUIRE(all.size() == 2);
    return all[1];
  };
  CHECK(card_text(take("HIGH", "").answer) == "WL10b");
  CHECK(take("HIGH", "").slot == 2);
  CHECK(card_text(take("HIGH", "heat 1 gate 1 took WL10b").answer) == "ATB10a");
  CHECK(take("HIDDEN", "").way == Tried::Blind);
  CHECK(card_text(take("IF LEADER.TOOK = HIDDEN : #1 ; #9", "heat 1 gate 1 took hidden").answer) == "C6a");
  CHECK(card_text(take("IF LEADER.TOOK = HIDDEN : #1 ; #9", "").answer) == "C9b");
  Tried const none = take("#2", "heat 1 gate 1 took WL10b");
  CHECK(none.way == Tried::Unordered);
  CHECK(none.branches[0].why == "#2 is empty");
}

TEST_CASE("assumptions print, read back, and are refused with a column", "[GK-9.1]") {
  Post const d = situation();
  std::string const text = "heat 1 gate 1 WL8b lockup took C9b; heat 1 gate 3 stuck took hidden";
  auto const list = read_assumed(d.game.book(), d.state, 1, text);
  REQUIRE(list);
  CHECK(assumed_text(*list) == text);
  struct Bad { char const* text; char const* where; };
  for (Bad const& bad : {Bad{"gate 1", "column 1"}, {"heat 7 gate 1", "column 6"}, {"heat 1 gate 2 WL8", "column 13"},
                         {"heat 1 gate 1 WL99", "column 15"}, {"heat 1 gate 1 took", "column 19"}}) {
    auto const no = read_assumed(d.game.book(), d.state, 1, bad.text);
    REQUIRE_FALSE(no);
    INFO(bad.text << ": " << no.error().text());
    CHECK(no.error().where == bad.where);
    CHECK(no.error().what.find("GK-9.1") != std::string::npos);
  }
}

TEST_CASE("the tester reads only what the seat sees", "[GK-1.7][GK-9.1]") {
  Post const d = situation();
  WhatIf const w = d.game.what_if(d.state, 1, "HEAT 1 LAP 1 RIDER " + std::to_string(d.state.heats[0].slots[3].rider) + "\nPLAY HIGH\nTAKE HIGH", "heat 1 gate 1 WL8");
  CHECK(w.error.empty());
  CHECK(w.lines.size() >= 4);
  REQUIRE_FALSE(w.given.empty());
  for (Question const& q : w.given)
    for (Choice const& c : q.choices) {
      std::string const assumed = *edited("heat 1 gate 1 WL8", *c.edit);
      WhatIf const next = d.game.what_if(d.state, 1, "", assumed);   // every choice is a text it can read
      INFO(assumed << ": " << next.error);
      CHECK(next.error.empty());
    }
  CHECK(w.given[0].chosen > 0);
  CHECK(d.game.what_if(d.state, 1, "PLAY", "").error.find("Column 1") == 0);
  // Own hand and open cards are seen already: nobody can be assumed to play them.
  for (Choice const& c : w.given[0].choices) CHECK((c.text != "WL9b" && c.text != "WL10b" && c.text != "ATB9a"));
  CHECK(d.game.what_if(d.state, 0, "", "").lines.empty());
}
