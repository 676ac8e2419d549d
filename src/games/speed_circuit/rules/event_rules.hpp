// SC-1.2, SC-2: heats and the final of an event. Plain computations, used by facts() and by whoever runs one (contract/contest.hpp).
#pragma once
#include <vector>

#include "contract/contest.hpp"

namespace paddock::speed_circuit {

inline constexpr int kFieldSize = 12;                     // SC-1.1, SC-2.1

// SC-1.1, SC-1.2 seeds (0 the best) of each race of a slot: snake, leftovers to the races of the lower seeds.
std::vector<std::vector<int>> deal_heats(int entrants);

int qualifying_points(int place);                         // SC-2.P
int best_finish(Qualified const& heats);                  // 0: none, SC-2.2
int total_points(Qualified const& heats);                 // SC-2.2.5
// SC-2.2.6 sum of places, a DNF as the field.
int place_sum(Qualified const& heats);

// SC-2.2 to SC-2.2.7: the questions in their order; the last one is the dice.
std::span<Criterion const> final_criteria();
// SC-2.1, SC-2.3. Who has entered nothing or finished nothing is in no ranking.
FinalDraw draw_final(std::vector<Qualified> const& drivers, Lots const& lots);

}  // namespace paddock::speed_circuit
