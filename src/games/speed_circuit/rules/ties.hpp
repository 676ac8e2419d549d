// Ties that dice decide: equal bids (SC-1.3), drivers equal in all of SC-2.2.
#pragma once
#include <span>
#include <utility>

namespace paddock::speed_circuit {

// Rounds a tie may take: by chance never reached (one in 10^128); dice that are no dice must not hang the race.
constexpr int kTieRounds = 64;

// `place[i]` is what `order[i]` has got; neighbours with equal places are tied. Those roll percentile dice, `roll(who)` (0 to
// 99, 00 is lowest), the higher is ahead; equal again: those once more, until it is decided.
template <class Who, class Roll>
void roll_ties(std::span<Who> order, std::span<int> place, Roll roll) {
  auto const name = [&](size_t from, size_t to) {  // equal values become one place, the first one's index
    for (size_t first = from; first < to;) {
      int const value = place[first];
      size_t i = first;
      while (i < to && place[i] == value) place[i++] = int(first);
      first = i;
    }
  };
  name(0, order.size());
  for (int round = 0; round < kTieRounds; ++round) {
    bool any = false;
    for (size_t from = 0, to = 0; from < order.size(); from = to) {
      while (to < order.size() && place[to] == place[from]) ++to;
      if (to - from < 2) continue;
      any = true;
      for (size_t i = from; i < to; ++i) place[i] = roll(order[i]);
      for (size_t i = from + 1; i < to; ++i)
        for (size_t k = i; k > from && place[k] > place[k - 1]; --k) std::swap(place[k], place[k - 1]), std::swap(order[k], order[k - 1]);
      name(from, to);
    }
    if (!any) return;
  }
}

}  // namespace paddock::speed_circuit
