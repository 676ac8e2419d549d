#include <vector>

#include "games/car_wars/ask/fire_parts.hpp"

namespace paddock::car_wars {

std::span<Question const> damage_questions() {
  static std::vector<Question> const all = [] {
    std::vector<Question> out;
    for (auto const part : {burning_questions(), crew_questions(), layer_questions()})
      out.insert(out.end(), part.begin(), part.end());
    return out;
  }();
  return all;
}

}  // namespace paddock::car_wars
