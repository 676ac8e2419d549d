// A meeting by post as the tests start it: nobody handed in a race-card, turn 2 waits for home.
#pragma once
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

struct Post {
  GravelKings game;
  State state;
};

inline Post posted(std::string deck = "") {
  Setup setup;
  setup.game = GravelKings::kCover.id;
  setup.settings["decisions"] = "sheets";
  setup.track_text = std::move(deck);
  for (int i = 0; i < 2; ++i) setup.seats.push_back({"Club " + std::to_string(i), i, i + 1, "screen", Doc::object()});
  auto g = GravelKings::make(setup);
  REQUIRE(g);
  SeededDice dice(3);
  NoLog log;
  State s = g->start(dice);
  for (int i = 0; i < 2; ++i) g->apply(s, GravelKings::kAbsent, dice, log);
  return {*g, s};
}

}  // namespace paddock::gravel_kings
