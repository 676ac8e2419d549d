// SC-1.2, SC-2: heats and the final of an event. Plain computations, used by facts() and by whoever runs one.
#pragma once
#include <vector>

#include "core/dice.hpp"

namespace paddock::speed_circuit {

inline constexpr int kFieldSize = 12;                     // SC-1.1, SC-2.1

// SC-1.1, SC-1.2 seeds (0 the best) of each race of a slot: snake, leftovers to the races of the lower seeds.
std::vector<std::vector<int>> deal_heats(int entrants);

struct Heat {
  int place = 0;                                          // 0: did not finish
  int field = 0;                                          // entrants
};
using Season = std::vector<Heat>;                         // heats of one driver, in the order entered

int qualifying_points(int place);                         // SC-2.P
int best_finish(Season const& season);                    // 0: none, SC-2.2
int total_points(Season const& season);                   // SC-2.2.5
// SC-2.2.6 sum of places, a DNF as the field; compare sums * the other's count.
int place_sum(Season const& season);

struct Final {
  std::vector<int> ranking;                               // drivers with a finish, best first (SC-2.2 to SC-2.2.7)
  std::vector<int> field, alternates;                     // SC-2.1, SC-2.3
};
Final draw_final(std::vector<Season> const& drivers, Dice& dice);

}  // namespace paddock::speed_circuit
