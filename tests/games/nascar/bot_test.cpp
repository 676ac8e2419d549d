// Bots: legal orders, no luck in slicing, no peeping, strength in the right order.
#include <catch2/catch_test_macros.hpp>

#include "../ask.hpp"
#include "games/nascar/bot/bot.hpp"
#include "games/nascar/rules/cache.hpp"
#include "table.hpp"
#include "../../sanitized.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

struct Race {
  int off = 0;
  Outcome outcome;
  State end;
};

Race race(Nascar const& g, std::vector<Level> const& levels, uint64_t seed) {
  SeededDice dice(seed);
  Race r;
  State s = g.start(dice);
  auto log = [&](Event const& e) { r.off += e.kind == Ev::OffTrack; };
  while (g.actor(s) >= 0) {
    Seat const seat = g.actor(s);
    for (Action a : ask(g, s, seat, levels[size_t(seat)], mix64(seed + s.turn * 16u), 1 << 20)) {
      Verdict const v = g.why_not(s, a);
      INFO(v.why);
      REQUIRE(bool(v));
      g.apply(s, a, dice, log);
    }
  }
  r.outcome = g.outcome(s);
  r.end = s;
  return r;
}

int beats(char const* track, Level strong, Level weak, int races) {
  int wins = 0;
  std::shared_ptr<Charts> charts;
  for (int i = 0; i < races; ++i) {
    Nascar const g = table(track, 2);
    if (charts) g.cache().charts = charts;
    Seat const seat = Seat(i % 2);
    std::vector<Level> levels = {weak, weak};
    levels[size_t(seat)] = strong;
    wins += race(g, levels, uint64_t(i) + 5).outcome.ranking[0] == seat;
    charts = g.cache().charts;
  }
  return wins;
}

}  // namespace

TEST_CASE("bots of all levels race to the flag with legal orders", "[bot]") {
  for (char const* track : {"short_oval", "road_course"}) {
    INFO(track);
    Nascar const g = table(track, 4);
    Race const r = race(g, {Level::Easy, Level::Medium, Level::Hard, Level::Hard}, 11);
    for (auto const& car : r.end.cars) CHECK(car.status == Status::Finished);
    CHECK(r.off <= 1);
  }
}

TEST_CASE("a bot plays the same however its work is sliced", "[bot]") {
  for (Level level : {Level::Easy, Level::Medium, Level::Hard}) {
    Nascar const g = table("short_oval", 3, 4);
    SeededDice dice(3);
    State s = g.start(dice);
    for (int turn = 0; turn < (kSanitized ? 1 : 3); ++turn) {
      Nascar const fresh = table("short_oval", 3, 4);  // charts made anew
      auto const whole = ask(g, s, 1, level, 9, 1 << 30);
      CHECK(whole == ask(g, s, 1, level, 9, 500));
      CHECK(whole == ask(fresh, s, 1, level, 9, 40'000));
      while (s.turn == turn + 1) {
        Seat const seat = g.actor(s);
        for (Action a : ask(g, s, seat, Level::Medium, 4, 1 << 30)) g.apply(s, a, dice, NoLog{});
      }
    }
  }
}

TEST_CASE("a bot does not know the orders of the others", "[bot][NR-13.1]") {
  Nascar const g = table("short_oval", 3, 2);
  SeededDice dice(3);
  State a = g.start(dice), b = a;
  for (char c : std::string("MMMMMM")) (void)c, g.apply(a, Action{uint16_t(Verb::M), 0}, dice, NoLog{});
  g.apply(a, Action{uint16_t(Verb::Seal), 0}, dice, NoLog{});
  g.apply(b, Action{uint16_t(Verb::A), 0}, dice, NoLog{});
  g.apply(b, Action{uint16_t(Verb::Seal), 0}, dice, NoLog{});
  CHECK(ask(g, a, 1, Level::Hard, 1, 1 << 30) == ask(g, b, 1, Level::Hard, 1, 1 << 30));
}

TEST_CASE("bots that stand on one tile and think alike part again", "[bot][NR-8.6]") {
  for (Level level : {Level::Easy, Level::Medium, Level::Hard}) {
    Nascar const g = table("short_oval", 2, 2, Doc{{"startWC", 8}});
    SeededDice dice(3);
    State s = g.start(dice);
    s.cars[1] = s.cars[0];
    int together = 0;
    for (int turn = 0; turn < (kSanitized ? 3 : 12); ++turn) {
      while (g.turn(s) == turn + 1)
        for (Action a : ask(g, s, g.actor(s), level, mix64(uint64_t(turn) * 16 + 9), 1 << 20)) g.apply(s, a, dice, NoLog{});
      together += s.cars[0].at == s.cars[1].at;
    }
    INFO(int(level));
    CHECK(together <= 5);
  }
}

TEST_CASE("a bot says why in one line", "[bot]") {
  Nascar const g = table("superspeedway", 2, 4);
  SeededDice dice(3);
  State const s = g.start(dice);
  for (Level level : {Level::Easy, Level::Medium, Level::Hard}) {
    std::string why;
    ask(g, s, 0, level, 1, 1 << 30, &why);
    INFO(why);
    CHECK(why.size() > 10);
    CHECK(why.find('\n') == std::string::npos);
  }
}

TEST_CASE("a bot that faces a wall at speed still has an order", "[bot]") {
  Nascar const g = table("short_oval", 2);
  SeededDice dice(3);
  for (int heading = 0; heading < 8; ++heading)
    for (int speed : {0, 1, 5, 12}) {
      State s = g.start(dice);
      s.cars[0].heading = Heading(heading);
      s.cars[0].speed = uint8_t(speed);
      for (Level level : {Level::Easy, Level::Medium, Level::Hard}) {
        State t = s;
        for (Action a : ask(g, s, 0, level, 1, 1 << 30)) {
          REQUIRE(bool(g.why_not(t, a)));
          g.apply(t, a, dice, NoLog{});
        }
        CHECK(t.plans[0].stage == Plan::Sealed);
      }
    }
}

TEST_CASE("the order as proposed is what the rules make of it", "[bot]") {
  // Alone and without oil or sand: the price by the Driver must be that of the search.
  Nascar const g = table("superspeedway", 1, 2);
  SeededDice dice(3);
  State s = g.start(dice);
  for (int turn = 0; g.actor(s) >= 0 && turn < (kSanitized ? 4 : 100); ++turn) {
    Bot bot(g, s, 0, style_of(Level::Hard), 1);
    while (!bot.step(1 << 20)) {}
    int dropped = 0, off = 0;
    auto log = [&](Event const& e) {
      dropped += e.kind == Ev::Dropped || e.kind == Ev::Count;
      off += e.kind == Ev::OffTrack;
    };
    for (Action a : bot.orders()) g.apply(s, a, dice, log);
    CHECK(dropped == 0);
    CHECK(off == 0);
  }
}

TEST_CASE("harder bots win", "[bot][.slow]") {
  CHECK(beats("short_oval", Level::Hard, Level::Medium, 20) >= 16);
  CHECK(beats("short_oval", Level::Medium, Level::Easy, 40) >= 30);
}
