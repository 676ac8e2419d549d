#include "games/car_wars/bot/field.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace paddock::car_wars::bot {

using geometry::kInch;
using geometry::Point;

namespace {

constexpr int32_t kRoom = kInch * 2 / 5;   // a car's middle keeps so far off

Point middle_of(int x, int y) { return {x * kInch + kInch / 2, y * kInch + kInch / 2}; }

}  // namespace

Field::Field(duel::Book const& book, duel::Board const& board, Point to)
    : wide_(std::max(1, int(book.arena.width / kInch))), high_(std::max(1, int(book.arena.height / kInch))) {
  far_.assign(size_t(wide_ * high_), int16_t(kNoWay));
  std::vector<bool> shut(far_.size());
  int const walls = std::min(int(book.arena.walls.size()), duel::kMostWalls);
  for (int i = 0; i < walls; ++i) {
    duel::Wall const& wall = book.arena.walls[size_t(i)];
    if (wall.rim || wall.area.empty() || board.wall_lost[size_t(i)] >= wall.dp) continue;
    Point const low = wall.bounds.low, high = wall.bounds.high;
    for (int y = std::max(0, low.y / kInch - 1); y <= std::min(high_ - 1, high.y / kInch + 1); ++y)
      for (int x = std::max(0, low.x / kInch - 1); x <= std::min(wide_ - 1, high.x / kInch + 1); ++x)
        if (geometry::squared(middle_of(x, y), wall.area).within(kRoom)) shut[size_t(y * wide_ + x)] = true;
  }
  spread(shut, cell_of(to));
}

int Field::cell_of(Point at) const {
  return std::clamp(int(at.y / kInch), 0, high_ - 1) * wide_ + std::clamp(int(at.x / kInch), 0, wide_ - 1);
}

// From cell to cell, the eight around each; a cell is looked at again when a shorter way to it is found.
void Field::spread(std::vector<bool> const& shut, int from) {
  std::vector<int> now{from}, next;
  far_[size_t(from)] = 0;
  while (!now.empty()) {
    next.clear();
    for (int cell : now)
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
          int const x = cell % wide_ + dx, y = cell / wide_ + dy, there = y * wide_ + x;
          if (x < 0 || y < 0 || x >= wide_ || y >= high_ || shut[size_t(there)]) continue;
          int const far = far_[size_t(cell)] + (dx && dy ? 14 : 10);
          if (far < far_[size_t(there)]) far_[size_t(there)] = int16_t(far), next.push_back(there);
        }
    std::swap(now, next);
  }
}

int Field::from(Point at) const {
  if (at.x < 0 || at.y < 0 || at.x / kInch >= wide_ || at.y / kInch >= high_) return kNoWay;
  return far_[size_t(cell_of(at))];
}

}  // namespace paddock::car_wars::bot
