// Races in which a referee rules, for the tests of rulings.
#pragma once
#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <string>

#include "session/sim.hpp"

namespace ruled {

using namespace paddock;

// The race of a game at the beginning of a turn, or its end where that comes before; bots have driven until then.
inline std::unique_ptr<Session> race_or_over(std::string const& game, int turn, int seats = 4, char const* driver = "you", char const* decisions = "") {
  SimPlan plan;
  plan.game = game;
  plan.laps = 2;
  plan.track = find_game(game)->tracks()[0].id;
  plan.bots.assign(size_t(seats), "easy");
  std::vector<int> who;
  Setup setup = sim_setup(plan, 0, who);
  for (auto& seat : setup.seats) seat.driver = driver;
  if (driver == std::string_view("alone"))   // with bots
    for (auto& seat : setup.seats) seat.driver = &seat == &setup.seats[0] ? "you" : "bot easy";
  if (*decisions) setup.settings["decisions"] = decisions;
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  for (uint64_t n = 0; (*made)->actor() >= 0 && (*made)->turn() < turn; ++n) REQUIRE(sim_move(**made, "easy", mix64(n)));
  return std::move(*made);
}

inline std::unique_ptr<Session> race(std::string const& game, int turn, int seats = 4, char const* driver = "you", char const* decisions = "") {
  auto made = race_or_over(game, turn, seats, driver, decisions);
  REQUIRE(made->turn() == turn);
  return made;
}

inline void play_turn(Session& s) {
  for (int const turn = s.turn(); s.actor() >= 0 && s.turn() == turn;) REQUIRE(sim_move(s, "easy", mix64(uint64_t(turn))));
}

inline std::unique_ptr<Session> opened(std::string const& link) {
  auto made = open_link(link, 9);
  if (!made) FAIL(made.error().text());
  return std::move(made->session);
}

inline void require_ruled(Session& s, Doc const& patch) {
  auto made = s.rule(patch, "Ann", "a slip of *mine*");
  if (!made) FAIL(made.error().text());
}

inline int64_t number_at(Doc const& position, std::string const& place) {
  Doc const* const at = at_pointer(position, place);
  REQUIRE(at);
  return at->get<int64_t>();
}

// A change of each game that everybody may see.
inline Doc public_patch(Session const& s) {
  std::string const game = s.setup().game;
  if (game == "nascar") return {{"/cars/1/cards", number_at(s.position(), "/cars/1/cards") + 2}, {"/cars/2/heading", get_text(s.position()["cars"][2], "heading") == "SW" ? "S" : "SW"}};
  if (game == "speed_circuit") return {{"/cars/1/wear", number_at(s.position(), "/cars/1/wear") + 3}};
  if (game == "gravel_kings") return {{"/teams/1/riders/6/barred", !at_pointer(s.position(), "/teams/1/riders/6/barred")->get<bool>()}};
  if (game == "car_wars") return {{"/cars/1/pace", number_at(s.position(), "/cars/1/pace") + 2}};
  return {{"/runners/1/place", number_at(s.position(), "/runners/1/place") + 2}};
}

}  // namespace ruled
