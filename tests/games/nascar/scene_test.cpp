// The picture of a track and the motion of a turn agree with the rules.
#include <catch_amalgamated.hpp>
#include <algorithm>
#include <cmath>

#include "core/dice.hpp"
#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/preview.hpp"
#include "games/nascar/show/scene_parts.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

Nascar game(char const* track, int seats) {
  Setup setup;
  setup.game = "nascar";
  setup.track = track;
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"driver", i, i + 1, "you", {}});
  auto made = Nascar::make(setup);
  REQUIRE(made);
  return *made;
}

float half_to_float(uint16_t h) {
  int const exponent = (h >> 10) & 31, mantissa = h & 1023;
  if (!exponent) return 0;
  float const v = std::ldexp(1.0f + float(mantissa) / 1024.0f, exponent - 15);
  return h & 0x8000 ? -v : v;
}

float distance_at(Ground const& g, float x, float y) {
  float const fx = (x + g.margin) * float(g.samples) - 0.5f, fy = (y + g.margin) * float(g.samples) - 0.5f;
  float sum = 0;                                  // of the four texels around, as the shader sees it
  for (int i = 0; i < 4; ++i) sum += half_to_float(g.edge[size_t((int(fy) + i / 2) * g.edge_width + int(fx) + i % 2) * 4]);
  return sum / 4;
}

}  // namespace

TEST_CASE("the outline keeps every driven tile inside and every blank one outside", "[nascar][ground]") {
  for (TrackCard const& card : Nascar::tracks()) {
    Nascar const g = game(card.id.c_str(), 1);
    Ground const& ground = *ground_of(g);
    INFO(card.id);
    int wrong = 0;
    for (int y = 0; y < g.track().height; ++y)
      for (int x = 0; x < g.track().width; ++x) {
        float const d = distance_at(ground, float(x) + 0.5f, float(y) + 0.5f);
        bool const driven = g.track().at(x, y) != kOff;
        if (driven ? d < 0.15f : d > 0.1f) ++wrong;
        if ((ground.tiles[size_t(y * g.track().width + x)] & Ground::Driven) != driven) ++wrong;
      }
    CHECK(wrong == 0);
    CHECK(((card.signs & 1) != 0) == !g.track().sand.empty());   // set-up's legend
    CHECK(ground_of(g).get() == &ground);        // made once
  }
}

TEST_CASE("a film ends where the turn ends, for every car", "[nascar][film]") {
  Nascar const g = game("road_course", 8);
  SeededDice dice(11);
  State s = g.start(dice);
  for (int turn = 0; turn < 25 && g.actor(s) >= 0; ++turn) {
    State const before = s;
    std::vector<Event> events;
    auto log = [&](Event const& e) { events.push_back(e); };
    int const now = g.turn(s);
    while (g.actor(s) >= 0 && g.turn(s) == now) {
      Actions legal;
      g.legal(s, legal);
      bool const wild = g.actor(s) == 2;         // one car drives at random: off the track, into oil and sand
      g.apply(s, wild ? legal[dice.roll(legal.size(), "wild", 2) - 1] : Action{uint16_t(Verb::NoOrder), 0}, dice, log);
    }
    Film const film = g.film(before, events);
    CHECK(film.length >= film.arrival);
    Scene const after = g.scene(s, kNobody);
    for (auto const& track : film.tracks) {
      REQUIRE_FALSE(track.keys.empty());
      for (size_t i = 1; i < track.keys.size(); ++i) CHECK(track.keys[i].time >= track.keys[i - 1].time);
      CHECK(track.keys.back().time <= film.length + 1e-3f);
      for (auto const& token : after.tokens)
        if (token.seat == track.seat) {
          CHECK(std::fabs(token.at.x - track.keys.back().at.x) < 0.05f);
          CHECK(std::fabs(token.at.y - track.keys.back().at.y) < 0.05f);
          CHECK(std::cos(token.angle - track.keys.back().angle) > 0.99f);
        }
    }
    for (size_t i = 1; i < film.effects.size(); ++i) CHECK(film.effects[i].time >= film.effects[i - 1].time);
  }
}

TEST_CASE("every spot plays what leads to it", "[nascar][scene]") {
  Nascar const g = game("road_course", 4);
  SeededDice dice(1);
  State s = g.start(dice);
  for (auto const& letters : {std::vector<Verb>{}, {Verb::A}, {Verb::A, Verb::M, Verb::R}, {Verb::M, Verb::R, Verb::M}}) {
    State with = s;
    for (Verb v : letters) g.apply(with, Action{uint16_t(v), 0}, dice, NoLog{});
    Scene const scene = g.scene(with, 0);
    CHECK(scene.spots.size() > 2);
    for (Spot const& spot : scene.spots) {
      State there = with;
      for (Action a : spot.play) {
        REQUIRE(g.why_not(there, a));
        g.apply(there, a, dice, NoLog{});
      }
      Preview const p = preview(g, there, 0);
      REQUIRE_FALSE(p.steps.empty());
      CHECK(middle_of(p.steps.back().x, p.steps.back().y) == spot.at);
      CHECK_FALSE(spot.hint.empty());
    }
  }
}

TEST_CASE("nothing of a draft is shown to others", "[nascar][scene]") {
  Nascar const g = game("short_oval", 3);
  SeededDice dice(1);
  State s = g.start(dice), before = s;
  for (Verb v : {Verb::A, Verb::M, Verb::R}) g.apply(s, Action{uint16_t(v), 0}, dice, NoLog{});
  CHECK_FALSE(g.scene(s, 0).paths.empty());
  State seen = s;
  g.observe(seen, 1);
  g.observe(before, 1);
  Scene const other = g.scene(seen, 1), same = g.scene(before, 1);
  CHECK(other.paths.empty());
  CHECK(other.marks.size() == same.marks.size());
  CHECK(other.spots.size() == same.spots.size());
  for (auto const& token : other.tokens) CHECK_FALSE(token.ghost);
  State open = s;
  g.observe(open, kNobody);
  CHECK(g.scene(open, kNobody).spots.empty());
}

TEST_CASE("where the proposed order leads is told by the desk, until something is written, and by no scene", "[nascar][scene]") {
  Nascar const g = game("short_oval", 3);
  SeededDice dice(1);
  State s = g.start(dice);
  Desk const d = g.desk(s, 0);
  REQUIRE(d.ghost);
  REQUIRE(d.ghost->tokens.size() == 1);
  Scene const empty = g.scene(s, 0);
  CHECK(empty.paths.empty());               // other screens show the scene, too, and it speaks to who cannot see
  CHECK(std::none_of(empty.tokens.begin(), empty.tokens.end(), [](Token const& t) { return t.ghost; }));
  for (Action const a : d.commit_play)
    if (a != Nascar::kSeal) g.apply(s, a, dice, NoLog{});
  Scene const written = g.scene(s, 0);
  auto const ghost = std::find_if(written.tokens.begin(), written.tokens.end(), [](Token const& t) { return t.ghost; });
  REQUIRE(ghost != written.tokens.end());
  CHECK(ghost->at == d.ghost->tokens[0].at);   // it leads where the yellow button would
  CHECK_FALSE(g.desk(s, 0).ghost);
  CHECK_FALSE(g.desk(s, 1).ghost);          // not his turn to write
}
