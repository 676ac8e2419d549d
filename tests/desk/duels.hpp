// A duel of two or three for tests of its table.
#pragma once
#include <catch2/catch_test_macros.hpp>

#include "session/session.hpp"

namespace duels {

inline constexpr int64_t kNow = 1'795'000'000;

// Ann, Olle and Ruth in the open arena, each driven as said ("mail", "bot easy").
inline std::unique_ptr<paddock::Session> duel(std::vector<std::string> const& drivers) {
  paddock::Setup s;
  s.game = "car_wars";
  s.track = "kestrel_yard";
  static constexpr char const* kNames[] = {"Ann", "Olle", "Ruth"};
  for (size_t i = 0; i < drivers.size(); ++i) s.seats.push_back({kNames[i], int(i), int(i) + 11, drivers[i], paddock::Doc::object()});
  auto made = paddock::start_session(s, 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

}  // namespace duels
