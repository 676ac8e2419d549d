// Events for tests: so many entrants, so many rounds, results by dice.
#pragma once
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <numeric>

#include "core/dice.hpp"
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "events/rules.hpp"

namespace paddock::app::events::testing {

inline Event some_event(Kind kind, int entrants, int rounds, uint64_t seed = 1) {
  Event e;
  e.kind = kind;
  e.title = "Friday Night";
  e.game = "speed_circuit";
  e.seed = Seed(seed);
  e.rules = usual_rules(kind);
  for (int i = 0; i < entrants; ++i) {
    Entrant one;
    one.name = "Driver " + std::to_string(i + 1);
    one.number = i % 99 + 1;
    one.livery = i % 12;
    e.entrants.push_back(std::move(one));
  }
  for (int r = 0; r < rounds; ++r) {
    Round round;
    round.name = "Round " + std::to_string(r + 1);
    round.board = "lac_verrain";
    e.rounds.push_back(std::move(round));
  }
  if (kind == Kind::Qualifying) {
    e.rounds.push_back({"Final", "", "", "lac_verrain"});
    e.rounds.back().final = true;
  }
  return e;
}

inline int under(SeededDice& dice, int n) { return dice.roll(n, "test", kNobody) - 1; }

// Everybody somewhere, each out with a chance of so many in a hundred.
inline void race_by_dice(Race& race, SeededDice& dice, int out_of_hundred) {
  std::vector<int> seats(race.grid.size());
  std::iota(seats.begin(), seats.end(), 0);
  for (size_t i = seats.size(); i > 1; --i) std::swap(seats[i - 1], seats[size_t(under(dice, int(i)))]);
  Result result;
  result.placings.resize(seats.size());
  int place = 0;
  for (int seat : seats)
    if (under(dice, 100) >= out_of_hundred) result.placings[size_t(seat)].finish.place = ++place;
  race.result = std::move(result);
}

template <class T>
T take(Expected<T> expected) {
  INFO((expected ? "" : expected.error().text()));
  REQUIRE(expected);
  return std::move(*expected);
}

// Every round drawn and raced.
inline Event raced(Event e, uint64_t seed, int out_of_hundred = 20) {
  SeededDice dice(seed);
  for (size_t r = 0; r < e.rounds.size(); ++r) {
    e = take(drawn(std::move(e), int(r)));
    for (Race& race : e.rounds[r].races) race_by_dice(race, dice, out_of_hundred);
  }
  return e;
}

}  // namespace paddock::app::events::testing
