#include "games/car_wars/car_wars.hpp"

#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars {

Workshop const& workshop() {
  static constexpr Workshop all = {.game = "car_wars", .ask = ask, .questions = questions, .rule = rule_named};
  return all;
}

}  // namespace paddock::car_wars
