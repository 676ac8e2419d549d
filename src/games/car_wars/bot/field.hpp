// How far it is by road to a point: round the walls, in tenths of an inch, for cells of an inch.
#pragma once
#include <vector>

#include "games/car_wars/duel/work.hpp"

namespace paddock::car_wars::bot {

class Field {
 public:
  Field(duel::Book const& book, duel::Board const& board, geometry::Point to);
  int from(geometry::Point at) const;      // kNoWay: walls, and what they shut off
  static constexpr int kNoWay = 3000;

 private:
  int cell_of(geometry::Point at) const;
  void spread(std::vector<bool> const& shut, int from);
  int wide_ = 0, high_ = 0;
  std::vector<int16_t> far_;
};

}  // namespace paddock::car_wars::bot
