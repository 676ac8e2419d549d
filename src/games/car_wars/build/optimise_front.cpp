// The end of a search: the front, its members far from one another, built and checked.
#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/build/optimise.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr int kMends = 24;

bool legal_and_wished(Wishes const& w, Found const& f) {
  Ledger const& l = f.check.ledger;
  if (!f.check.legal() || l.acceleration_halves < 2 * w.acceleration || l.top_speed_halves < 2 * w.top_speed || l.main.hc < w.hc) return false;
  for (size_t i = 0; i < kFacings; ++i)
    if (w.armor_wished && f.design.main.armor[i] < w.armor[i]) return false;
  return true;
}

}  // namespace

// Whoever nobody beats. Cells come by falling firepower, so that only those before may beat one.
std::vector<Optimiser::Cell> Optimiser::front() const {
  std::vector<Cell> out;
  std::array<int, kMoves> best;      // protection met so far at this mobility or more
  best.fill(-1);
  for (int level = kFireLevels - 1; level >= 0; --level)
    for (int move = kMoves - 1; move >= 0; --move) {
      Cell const& cell = cells_[size_t(level * kMoves + move)];
      if (cell.protection <= best[size_t(move)]) continue;
      out.push_back(cell);
      for (int slower = move; slower >= 0 && best[size_t(slower)] < cell.protection; --slower) best[size_t(slower)] = cell.protection;
    }
  std::vector<Cell> exact;
  for (Cell const& a : out) {
    bool beaten = false;
    for (Cell const& b : out) beaten = beaten || dominates(b.worth, a.worth);
    if (!beaten) exact.push_back(a);
  }
  return exact;
}

// The order in which they are taken: the best in all three together, then always the one that is furthest from those taken.
std::vector<Optimiser::Cell> Optimiser::spread_out(std::vector<Cell> const& front) const {
  if (front.empty()) return {};
  int least[3], most[3];
  for (int k = 0; k < 3; ++k) {
    auto const [low, high] = std::minmax_element(front.begin(), front.end(), [k](Cell const& a, Cell const& b) { return a.worth[k] < b.worth[k]; });
    least[k] = low->worth[k], most[k] = high->worth[k];
  }
  auto at = [&](Cell const& c, int k) { return (c.worth[k] - least[k]) * 1000 / std::max(most[k] - least[k], 1); };
  std::vector<int> apart(front.size(), INT32_MAX);
  std::vector<Cell> out;
  size_t next = 0;
  for (size_t i = 1; i < front.size(); ++i)
    if (at(front[i], 0) + at(front[i], 1) + at(front[i], 2) > at(front[next], 0) + at(front[next], 1) + at(front[next], 2)) next = i;
  while (out.size() < front.size() && out.size() < 4 * kMostFound) {
    out.push_back(front[next]);
    apart[next] = -1;
    size_t furthest = next;
    for (size_t i = 0; i < front.size(); ++i) {
      int d = 0;
      for (int k = 0; k < 3; ++k) d += (at(front[i], k) - at(out.back(), k)) * (at(front[i], k) - at(out.back(), k));
      apart[i] = std::min(apart[i], d);
      if (apart[i] > apart[furthest]) furthest = i;
    }
    next = furthest;
  }
  return out;
}

// Pieces that change each other's price (a ramplate and the armor behind it, a streamlined car's fuel) may need a few points less.
bool Optimiser::build(Cell const& cell, Found& out) const {
  Pieces const& from = pieces_[size_t(cell.pieces)];
  Spread const& spread = catalogue().bodies[size_t(from.body)].kind == Kind::cycle ? cycle_ : car_;
  Chosen const chosen{from.frames[cell.frame], from.armaments[cell.arms]};
  for (int points = cell.points, tries = 0; points >= spread.least && tries < kMends; --points, ++tries) {
    out.design = put_together(wishes_, from.body, chosen, spread.points[size_t(points)]);
    out.check = check(out.design, wishes_.event);
    out.tire = weakest_tire(out.design, out.check.ledger, wishes_.event);
    if (legal_and_wished(wishes_, out)) return out.worth = worth_of(out.design, out.check.ledger, wishes_.event), true;
  }
  return false;
}

void Optimiser::finish() {
  std::vector<Found> built;
  for (Cell const& cell : spread_out(front())) {
    Found one;
    if (int(built.size()) == kMostFound) break;
    if (build(cell, one)) built.push_back(std::move(one));
  }
  if (built.empty() && !again_) return begin_again();
  for (Found const& a : built) {
    bool beaten = false;
    for (Found const& b : built) beaten = beaten || dominates(b.worth, a.worth) || (&b < &a && b.worth == a.worth);
    if (!beaten) found_.push_back(a);
  }
  sort_many(found_, [](Found const& a, Found const& b) {
    return a.worth.firepower != b.worth.firepower ? a.worth.firepower > b.worth.firepower : a.worth.protection > b.worth.protection;
  });
  ended_ = true, progress_ = 1000, word_ = "Done";
}

}  // namespace paddock::car_wars::build
