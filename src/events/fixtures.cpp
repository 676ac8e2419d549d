// The calendar: who meets whom in which round.
#include "events/fixtures.hpp"

#include "events/season.hpp"

namespace paddock::app {

// The circle: one side stands, the others go round. A bye when they are odd.
int circle_rounds(int sides) { return sides + sides % 2 - 1; }

std::vector<Pair> circle_round(int sides, int round) {
  std::vector<Pair> out;
  int const n = sides + sides % 2, rounds = n - 1;
  for (int i = 0; i < n / 2; ++i) {
    int a = i == 0 ? n - 1 : (round + i) % rounds, b = (round + rounds - i) % rounds;
    if (a >= sides || b >= sides) continue;
    if (i == 0 ? round % 2 : i % 2) std::swap(a, b);
    out.push_back({a, b});
  }
  return out;
}

namespace seasons {

// The second half mirrors the first.
std::vector<Fixture> double_round(int sides) {
  std::vector<Fixture> out;
  int const rounds = circle_rounds(sides);
  for (int half = 0; half < 2; ++half)
    for (int round = 0; round < rounds; ++round)
      for (Pair const& pair : circle_round(sides, round))
        out.push_back({half * rounds + round + 1, half ? std::vector{pair.away, pair.home} : std::vector{pair.home, pair.away}, std::nullopt});
  return out;
}

int next_fixture(LeagueFile const& league) {
  for (size_t i = 0; i < league.fixtures.size(); ++i)
    if (!league.fixtures[i].result) return int(i);
  return -1;
}

}  // namespace seasons
}  // namespace paddock::app
