#include "games/speed_circuit/rules/event_rules.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "games/speed_circuit/rules/ties.hpp"

namespace paddock::speed_circuit {

// SC-1.2 last race first, of those who are left over.
std::vector<std::vector<int>> deal_heats(int entrants) { return deal_snake(entrants, kFieldSize); }

int qualifying_points(int place) {
  static constexpr int kPoints[] = {0, 10, 7, 5, 4, 3, 2, 1};
  return place >= 1 && place <= 7 ? kPoints[place] : 0;
}

int best_finish(Qualified const& heats) {
  int best = 0;
  for (Started const& h : heats)
    if (h.place && (!best || h.place < best)) best = h.place;
  return best;
}

int total_points(Qualified const& heats) {
  int sum = 0;
  for (Started const& h : heats) sum += qualifying_points(h.place);
  return sum;
}

int place_sum(Qualified const& heats) {
  int sum = 0;
  for (Started const& h : heats) sum += h.place ? h.place : h.field;
  return sum;
}

namespace {

constexpr Criterion kCriteria[] = {
    {{"SC-2.2"}, "best finish", true, Measure::Place},
    {{"SC-2.2.1"}, "best finish in the first heat", false, Measure::Whether},
    {{"SC-2.2.2"}, "finishes at that level"},
    {{"SC-2.2.3"}, "best finish in the second heat", false, Measure::Whether},
    {{"SC-2.2.4"}, "best finish in the third heat", false, Measure::Whether},
    {{"SC-2.2.5"}, "qualifying points"},
    {{"SC-2.2.6"}, "average place", true, Measure::Average},
    {{"SC-2.2.7"}, "high roll"},
};
constexpr size_t kRolled = std::size(kCriteria) - 1;

int repeats(Qualified const& heats) {
  int n = 0;
  for (Started const& h : heats) n += h.place == best_finish(heats);
  return n;
}

// His number for each of kCriteria but the roll.
std::vector<Ratio> numbers_of(Qualified const& heats) {
  int const best = best_finish(heats);
  auto const in = [&](size_t heat) { return int(heat < heats.size() && heats[heat].place == best); };
  return {best, in(0), repeats(heats), in(1), in(2), total_points(heats), Ratio(place_sum(heats), int64_t(heats.size()))};
}

// Negative: `a` is ahead, 0: dice decide.
int compare(FinalDraw::Row const& a, FinalDraw::Row const& b) {
  for (size_t i = 0; i < kRolled; ++i)
    if (a.numbers[i] != b.numbers[i]) return (a.numbers[i] < b.numbers[i]) == kCriteria[i].low ? -1 : 1;
  return 0;
}

// SC-2.2.7 equal in all six: percentile, high is ahead; equal ones once more.
void roll_equals(std::span<FinalDraw::Row> equals, Lots const& lots) {
  if (equals.size() < 2) return;
  std::vector<int> place(equals.size());
  roll_ties(equals, std::span(place), [&](FinalDraw::Row& row) {
    int const roll = lots(row.who);
    row.numbers.push_back(roll);
    return roll;
  });
}

}  // namespace

std::span<Criterion const> final_criteria() { return kCriteria; }

FinalDraw draw_final(std::vector<Qualified> const& drivers, Lots const& lots) {
  FinalDraw f;
  for (size_t i = 0; i < drivers.size(); ++i)
    if (best_finish(drivers[i])) f.ranking.push_back({int(i), numbers_of(drivers[i])});
  sort_few(f.ranking, [](auto const& a, auto const& b) { return compare(a, b) < 0; });
  for (size_t from = 0, to = 0; from < f.ranking.size(); from = to) {
    while (to < f.ranking.size() && compare(f.ranking[from], f.ranking[to]) == 0) ++to;
    roll_equals(std::span(f.ranking).subspan(from, to - from), lots);
  }
  f.field = std::min(int(f.ranking.size()), kFieldSize);                 // SC-2.1
  auto const best = [&](int rank) { return f.ranking[size_t(rank)].numbers[0]; };
  for (int rank = f.field; rank < int(f.ranking.size()) && best(rank) == best(f.field - 1); ++rank) ++f.alternates;  // SC-2.3
  return f;
}

}  // namespace paddock::speed_circuit
