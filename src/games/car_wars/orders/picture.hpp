// The arena as rows of signs, and a car's state in a sentence, as posts have them.
#pragma once
#include <string>
#include <vector>

#include "games/car_wars/duel/arena.hpp"
#include "games/car_wars/duel/events.hpp"

namespace paddock::car_wars::orders {

class Picture {
 public:
  Picture(duel::Arena const& arena, int columns);
  void put(geometry::Point at, char sign);
  void fill(geometry::Polygon const& area, char sign);
  std::string text() const;            // with a frame round it
  int inches() const { return inches_; }   // a sign is so wide, and twice as high

 private:
  int inches_ = 1, columns_ = 1;
  std::vector<std::string> rows_;      // north first
};

std::string place_text(duel::Spot const& spot);          // inches: "(12.5,30)"
std::string going_text(duel::Car const& car);            // "in a spin"; empty: under control
std::string state_text(duel::Car const& car);            // "55 mph north, handling 2, front 20, ..."

}  // namespace paddock::car_wars::orders
