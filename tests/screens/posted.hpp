// A race by post whose game master is at his desk.
#pragma once
#include <catch2/catch_test_macros.hpp>

#include "desk/play.hpp"
#include "session/session.hpp"

namespace posted {

using namespace paddock;
using namespace paddock::app;

inline Play desk(std::string const& game, std::vector<std::string> const& drivers, char const* grid = "seats") {
  static constexpr char const* kNames[] = {"Ann", "Ben", "Olle"};
  Setup s;
  s.game = game;
  if (game == "nascar") s.track = "short_oval";
  if (game == "speed_circuit") s.track = "cinder_bank", s.settings["decisions"] = "sheets", s.settings["grid"] = grid;
  for (size_t i = 0; i < drivers.size(); ++i) {
    Doc const options = game == "speed_circuit" ? Doc{{"design", "60/40/160/60/6/6"}} : Doc::object();
    s.seats.push_back({kNames[i], int(i), int(i) + 11, drivers[i], options});
  }
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return Play("a", std::move(*made));
}

}  // namespace posted
