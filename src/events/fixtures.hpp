// Everybody meets everybody: the circle that leagues and championships of pairs are drawn by.
#pragma once
#include <vector>

namespace paddock::app {

struct Pair { int home = 0, away = 0; };

int circle_rounds(int sides);                             // until everybody has met everybody once; odd ones have a bye in turn
std::vector<Pair> circle_round(int sides, int round);     // 0 to circle_rounds() - 1; home and away take turns

}  // namespace paddock::app
