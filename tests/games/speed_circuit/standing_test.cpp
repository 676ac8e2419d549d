// The standing: places that are shared.
#include <catch2/catch_test_macros.hpp>

#include "games/speed_circuit/speed_circuit.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

TEST_CASE("D-25 level cars share a place when maxTurns closes the race", "[SC-4.14][SC-B.14][speed_circuit]") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "lac_verrain";
  setup.laps = 1;
  for (int i = 0; i < 3; ++i) {
    SeatSetup seat;
    seat.name = "S" + std::to_string(i);
    seat.number = i + 1;
    seat.options = Doc::object();
    setup.seats.push_back(seat);
  }
  auto game = SpeedCircuit::make(setup);
  REQUIRE(game);
  SeededDice dice(1);
  State s = game->start(dice);
  s.cars[0].progress = 20, s.cars[1].progress = 25, s.cars[2].progress = 20;
  s.cars[0].speed = 60, s.cars[2].speed = 80;
  auto places = [&] {
    std::array<int, 3> out = {};
    for (auto const& row : game->standing(s).rows) out[size_t(row.seat)] = row.place;
    return out;
  };
  s.phase = Phase::Plot;
  CHECK(places() == std::array{3, 1, 2});   // under way the faster one is ahead
  s.phase = Phase::Over;
  CHECK(places() == std::array{2, 1, 2});
}
