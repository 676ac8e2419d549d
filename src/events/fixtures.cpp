// The calendar: who meets whom in which round.
#include "events/fixtures.hpp"

#include <utility>

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

}  // namespace paddock::app
