#include "contract/contest.hpp"

#include <algorithm>

namespace paddock {

std::vector<std::vector<int>> deal_snake(int entrants, int field) {
  int const races = (entrants + field - 1) / field;
  std::vector<std::vector<int>> out(size_t(std::max(races, 0)));
  if (races <= 0) return out;
  int const rounds = entrants / races;
  int seed = 0;
  for (int r = 0; r < rounds; ++r)
    for (int i = 0; i < races; ++i) out[size_t(r % 2 ? races - 1 - i : i)].push_back(seed++);
  for (int race = races - 1; seed < entrants; --race) out[size_t(race)].push_back(seed++);
  return out;
}

void mark_least(std::span<Finish> finishes, std::span<std::optional<Ratio> const> amounts, int mark) {
  std::optional<Ratio> least;
  for (auto const& amount : amounts)
    if (amount && (!least || *amount < *least)) least = amount;
  for (size_t i = 0; least && i < finishes.size() && i < amounts.size(); ++i)
    if (amounts[i] && *amounts[i] == *least) finishes[i].marks |= 1u << mark;
}

}  // namespace paddock
