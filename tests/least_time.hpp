// How long something takes at the least: the shortest of up to three tries, in seconds of this process, which other programs on the
// machine hardly lengthen (under Node they do: there is the clock on the wall). For bounds that tell a run in proportion to its
// input from one with its square; nothing is measured by it.
#pragma once
#include <algorithm>
#include <ctime>

namespace paddock {

template <class Work>
double least_seconds(double enough, Work const& work) {
  double least = 1e9;
  for (int n = 0; n < 3 && least >= enough; ++n) {
    std::clock_t const before = std::clock();
    work();
    least = std::min(least, double(std::clock() - before) / CLOCKS_PER_SEC);
  }
  return least;
}

}  // namespace paddock
