// The calendar: who meets whom in which round.
#include "events/season.hpp"

namespace paddock::app::seasons {

// The circle: one side stands, the others go round; the second half mirrors the first. A bye when they are odd.
std::vector<Fixture> double_round(int sides) {
  std::vector<Fixture> out;
  int const n = sides + sides % 2, rounds = n - 1;
  for (int half = 0; half < 2; ++half)
    for (int round = 0; round < rounds; ++round)
      for (int i = 0; i < n / 2; ++i) {
        int a = i == 0 ? n - 1 : (round + i) % rounds, b = (round + rounds - i) % rounds;
        if (a >= sides || b >= sides) continue;
        if ((i == 0 ? round % 2 : i % 2) != half) std::swap(a, b);
        out.push_back({half * rounds + round + 1, {a, b}, std::nullopt});
      }
  return out;
}

int next_fixture(LeagueFile const& league) {
  for (size_t i = 0; i < league.fixtures.size(); ++i)
    if (!league.fixtures[i].result) return int(i);
  return -1;
}

}  // namespace paddock::app::seasons
