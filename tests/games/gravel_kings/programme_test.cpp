// The programme tells a fall from a retirement, whatever step of the heat it came in; the gates' numbers stand clear of the bikes.
#include <catch2/catch_test_macros.hpp>

#include <cmath>

#include "games/gravel_kings/show/scene_oval.hpp"
#include "post.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

struct Log {
  std::vector<Event>* to;
  void operator()(Event const& e) const { to->push_back(e); }
};

struct Lost {
  int heat, lane;
  bool fell;
};

// Nobody hands anything in. Who goes out of a heat that goes on.
std::vector<Lost> ride(GravelKings const& g, uint64_t seed, State& s, std::vector<std::vector<Event>>& record) {
  std::vector<Lost> out;
  SeededDice dice(seed);
  s = g.start(dice);
  record = {{}};
  for (int n = 0; g.actor(s) >= 0 && n < 400; ++n) {
    int const turn = s.turn;
    Phase const phase = s.phase;
    g.apply(s, GravelKings::kAbsent, dice, Log{&record.back()});
    if (s.turn == turn && s.phase == phase) continue;
    for (Event const& e : record.back()) {
      if (e.kind != Ev::Out) continue;
      int const heat = e.a / 100 - 1, lane = e.a / 10 % 10 - 1;
      if (s.heats[size_t(heat)].run == Run::On) out.push_back({heat, lane, Mishap(e.b) == Mishap::Fall || Mishap(e.b) == Mishap::Injured});
    }
    record.emplace_back();
  }
  REQUIRE(s.phase == Phase::Over);
  return out;
}

}  // namespace

TEST_CASE("who falls in a heat's middle is F in programme and papers, who retires R, though later steps follow", "[gravel_kings][GK-5.8]") {
  GravelKings const g = posted().game;
  int falls = 0, retired = 0;
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    State s;
    std::vector<std::vector<Event>> record;
    auto const lost = ride(g, seed, s, record);
    auto const papers = g.papers(s, record);
    Recap const recap = g.recap(s, record);
    REQUIRE(recap.programme.size() == kHeats);
    for (Lost const& one : lost) {
      char const* const mark = one.fell ? "F" : "R";
      INFO("seed " << seed << " heat " << one.heat + 1 << " gate " << one.lane + 1);
      CHECK(papers[0].tables[size_t(one.heat)].rows[size_t(one.lane)][5] == mark);
      for (auto const& ride : recap.programme[size_t(one.heat)].rides)
        if (ride.helmet == helmet_of(one.heat, one.lane)) CHECK(ride.value == mark);
      ++(one.fell ? falls : retired);
    }
  }
  CHECK(falls > 3);
  CHECK(retired > 0);
}

TEST_CASE("no bike that waits at its gate stands on the gates' numbers", "[gravel_kings][scene]") {
  Post const p = posted();
  Scene const scene = p.game.scene(p.state, kNobody).pages[0];
  REQUIRE(scene.ground->signs.size() == kGrid);
  REQUIRE(scene.tokens.size() == kGrid);
  constexpr float kHides = 1.6f;                // the board leaves out figures that a bike is so near to, a phone's included
  for (auto const& sign : scene.ground->signs)
    for (Token const& bike : scene.tokens) {
      CHECK(std::hypot(sign.at.x - bike.at.x, sign.at.y - bike.at.y) > kHides);
      CHECK(sign.at.x - sign.size / 2 > bike.at.x + bike.length / 2);
    }
}
