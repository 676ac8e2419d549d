// The table: what every side has won and scored, and what parts those with equal points.
#include <algorithm>
#include <array>
#include <map>

#include "events/season.hpp"

namespace paddock::app::seasons {
namespace {

// A side's score against the best of the others'.
void count(Row& row, LeagueRules const& rules, LeagueResult const& result, size_t side) {
  int const mine = result.score[side];
  int theirs = -1;
  for (size_t other = 0; other < result.score.size(); ++other)
    if (other != side) theirs = std::max(theirs, result.score[other]);
  ++row.played;
  row.scored += mine;
  row.against += theirs;
  row.won += mine > theirs;
  row.drawn += mine == theirs;
  row.lost += mine < theirs;
  row.points += mine > theirs ? rules.win : mine == theirs ? rules.draw : 0;
}

// For the better aggregate of a home and an away meeting, once both are played.
void add_bonus(LeagueFile const& league, std::vector<Row>& rows) {
  std::map<std::pair<int, int>, std::array<int, 3>> pairs;   // lower side first: its score, the other's, meetings
  for (Fixture const& f : league.fixtures) {
    if (!f.result || f.sides.size() != 2) continue;
    bool const turned = f.sides[0] > f.sides[1];
    auto const [low, high] = std::minmax(f.sides[0], f.sides[1]);
    auto& sum = pairs[{low, high}];
    sum[0] += f.result->score[turned];
    sum[1] += f.result->score[!turned];
    if (++sum[2] % 2) continue;
    if (sum[0] != sum[1]) {
      Row& better = rows[size_t(sum[0] > sum[1] ? low : high)];
      better.bonus += league.rules.bonus;
      better.points += league.rules.bonus;
    }
    sum[0] = sum[1] = 0;
  }
}

using Key = std::array<int, 5>;                                // more is better

// Of each side with so many points: points, then difference, from the meetings of these alone.
void part_directly(LeagueFile const& league, std::vector<Row> const& rows, int points, std::vector<Key>& keys) {
  std::vector<bool> equal(rows.size());
  for (Row const& r : rows) equal[size_t(r.side)] = r.points == points;
  std::vector<Row> direct(rows.size());
  for (Fixture const& f : league.fixtures) {
    if (!f.result || !std::all_of(f.sides.begin(), f.sides.end(), [&](int side) { return equal[size_t(side)]; })) continue;
    for (size_t i = 0; i < f.sides.size(); ++i) count(direct[size_t(f.sides[i])], league.rules, *f.result, i);
  }
  for (size_t side = 0; side < keys.size(); ++side)
    if (equal[side]) keys[side][1] = direct[side].points, keys[side][2] = direct[side].scored - direct[side].against;
}

std::vector<Key> keys_of(LeagueFile const& league, std::vector<Row> const& rows) {
  std::vector<Key> keys;
  for (Row const& r : rows) {
    int const difference = r.scored - r.against;
    switch (league.rules.ties) {
      case LeagueRules::Difference: keys.push_back({r.points, difference, r.scored, 0, -r.side}); break;
      case LeagueRules::For: keys.push_back({r.points, r.scored, difference, 0, -r.side}); break;
      case LeagueRules::HeadToHead: keys.push_back({r.points, 0, 0, difference, -r.side}); break;
    }
  }
  if (league.rules.ties != LeagueRules::HeadToHead) return keys;
  std::map<int, int> sides_with;
  for (Row const& r : rows) ++sides_with[r.points];
  for (auto const& [points, many] : sides_with)
    if (many > 1) part_directly(league, rows, points, keys);
  return keys;
}

}  // namespace

std::vector<Row> table(LeagueFile const& league) {
  std::vector<Row> rows(league.sides.size());
  for (size_t i = 0; i < rows.size(); ++i) rows[i].side = int(i);
  for (Fixture const& f : league.fixtures)
    for (size_t i = 0; i < f.sides.size() && f.result; ++i) count(rows[size_t(f.sides[i])], league.rules, *f.result, i);
  if (league.rules.bonus) add_bonus(league, rows);
  auto const keys = keys_of(league, rows);
  std::sort(rows.begin(), rows.end(), [&](Row const& a, Row const& b) { return keys[size_t(a.side)] > keys[size_t(b.side)]; });
  return rows;
}

}  // namespace paddock::app::seasons
