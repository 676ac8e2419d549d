// A race as the tests of Nascar start it.
#pragma once
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "games/nascar/nascar.hpp"

namespace paddock::nascar {

inline Nascar table(char const* track, int seats, int laps = 1, Doc const& settings = Doc::object()) {
  Setup setup;
  setup.track = track;
  setup.laps = laps;
  setup.settings = settings;
  for (int i = 0; i < seats; ++i) {
    SeatSetup seat;
    seat.name = "Car " + std::to_string(i + 1);
    seat.options = Doc::object();
    seat.options["upgrade"] = kUpgrades[i % 4];
    setup.seats.push_back(seat);
  }
  auto game = Nascar::make(setup);
  if (!game) FAIL(game.error().text());
  return *game;
}

}  // namespace paddock::nascar
