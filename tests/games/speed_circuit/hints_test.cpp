// What lit spaces say: a sentence each, with what it costs to enter them.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "games/speed_circuit/show/form.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

TEST_CASE("spaces on the way are told apart and say their price", "[speed_circuit][twin]") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "lac_verrain";
  setup.laps = 1;
  for (int i = 0; i < 4; ++i) setup.seats.push_back({"Driver " + std::to_string(i), i, i + 3, "you", Doc::object()});
  auto const g = SpeedCircuit::make(setup);
  REQUIRE(g);
  SeededDice dice(11);
  State s = g->start(dice);
  Actions legal;
  int priced = 0, several = 0;
  for (int n = 0; n < 3000 && g->actor(s) >= 0; ++n) {
    Seat const seat = g->actor(s);
    State seen = s;
    g->observe(seen, seat);
    if (s.phase == Phase::Move) {
      std::set<std::string> hints;
      auto const spots = g->scene(seen, seat).spots;
      for (Spot const& spot : spots) {
        INFO(spot.hint);
        CHECK(spot.hint.find("lane ") != std::string::npos);
        CHECK(hints.insert(spot.hint).second);
        for (Question const& q : g->questions(seen, seat, ""))
          for (Choice const& c : q.choices)
            if (c.play == spot.play && !c.note.empty()) {
              ++priced;
              CHECK(spot.hint.find(c.note) != std::string::npos);
            }
      }
      several += spots.size() > 1;
    }
    g->legal(s, legal);
    g->apply(s, legal[int(dice.roll(uint32_t(legal.size()), "test", kNobody)) - 1], dice, NoLog{});
  }
  CHECK(priced > 30);
  CHECK(several > 10);
}
