#include "games/speed_circuit/rules/event_rules.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "games/speed_circuit/rules/ties.hpp"

namespace paddock::speed_circuit {

std::vector<std::vector<int>> deal_heats(int entrants) {
  int const races = (entrants + kFieldSize - 1) / kFieldSize;
  std::vector<std::vector<int>> out(size_t(std::max(races, 0)));
  if (races == 0) return out;
  int const rounds = entrants / races;
  int seed = 0;
  for (int r = 0; r < rounds; ++r)
    for (int i = 0; i < races; ++i) out[size_t(r % 2 ? races - 1 - i : i)].push_back(seed++);
  for (int race = races - 1; seed < entrants; --race) out[size_t(race)].push_back(seed++);  // SC-1.2 last race first
  return out;
}

int qualifying_points(int place) {
  static constexpr int kPoints[] = {0, 10, 7, 5, 4, 3, 2, 1};
  return place >= 1 && place <= 7 ? kPoints[place] : 0;
}

int best_finish(Season const& season) {
  int best = 0;
  for (Heat const& h : season)
    if (h.place && (!best || h.place < best)) best = h.place;
  return best;
}

int total_points(Season const& season) {
  int sum = 0;
  for (Heat const& h : season) sum += qualifying_points(h.place);
  return sum;
}

int place_sum(Season const& season) {
  int sum = 0;
  for (Heat const& h : season) sum += h.place ? h.place : h.field;
  return sum;
}

namespace {

bool best_in(Season const& s, size_t heat) { return heat < s.size() && s[heat].place && s[heat].place == best_finish(s); }

int repeats(Season const& s) {
  int n = 0;
  for (Heat const& h : s) n += h.place == best_finish(s);
  return n;
}

// Negative: `a` is ahead. SC-2.2 and its ties 1 to 6.
int compare(Season const& a, Season const& b) {
  if (best_finish(a) != best_finish(b)) return best_finish(a) - best_finish(b);
  if (best_in(a, 0) != best_in(b, 0)) return best_in(a, 0) ? -1 : 1;   // SC-2.2.1
  if (repeats(a) != repeats(b)) return repeats(b) - repeats(a);        // SC-2.2.2
  if (best_in(a, 1) != best_in(b, 1)) return best_in(a, 1) ? -1 : 1;   // SC-2.2.3
  if (best_in(a, 2) != best_in(b, 2)) return best_in(a, 2) ? -1 : 1;   // SC-2.2.4
  if (total_points(a) != total_points(b)) return total_points(b) - total_points(a);  // SC-2.2.5
  return place_sum(a) * int(b.size()) - place_sum(b) * int(a.size());  // SC-2.2.6
}

}  // namespace

Final draw_final(std::vector<Season> const& drivers, Dice& dice) {
  Final f;
  for (size_t i = 0; i < drivers.size(); ++i)
    if (best_finish(drivers[i])) f.ranking.push_back(int(i));
  auto season = [&](int i) -> Season const& { return drivers[size_t(i)]; };
  sort_few(f.ranking, [&](int a, int b) { return compare(season(a), season(b)) < 0; });
  // SC-2.2.7 equal in all six: percentile, high is ahead; equal ones once more.
  for (size_t from = 0; from < f.ranking.size();) {
    size_t to = from + 1;
    while (to < f.ranking.size() && compare(season(f.ranking[from]), season(f.ranking[to])) == 0) ++to;
    std::vector<int> place(to - from);  // all equal
    roll_ties(std::span(f.ranking).subspan(from, to - from), std::span(place), [&](int) { return dice.roll(100, "final", kNobody) % 100; });
    from = to;
  }
  for (int who : f.ranking) {
    if (f.field.size() < size_t(kFieldSize)) f.field.push_back(who);
    else if (best_finish(season(who)) == best_finish(season(f.field.back()))) f.alternates.push_back(who);  // SC-2.3
  }
  return f;
}

}  // namespace paddock::speed_circuit
