// What a bot of any game sends for a seat: asked like the app asks it, with what the seat may know, in slices.
#pragma once
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "contract/game.hpp"

namespace paddock {

template <Game G>
std::vector<Action> ask(G const& g, typename G::State s, Seat seat, Level level, uint64_t seed, int slice, std::string* why = nullptr) {
  g.observe(s, seat);
  auto thinker = g.think(s, seat, level, seed);
  int steps = 0;
  while (!thinker->step(slice)) REQUIRE(++steps < 1'000'000);
  if (why) *why = thinker->why();
  return thinker->orders();
}

}  // namespace paddock
