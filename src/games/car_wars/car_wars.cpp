#include "games/car_wars/car_wars.hpp"

#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/build/shop.hpp"

namespace paddock::car_wars {

Workshop const& workshop() {
  static constexpr Workshop all = {.game = "car_wars", .check = build::check_design, .clean = build::clean_design, .tag = build::design_tag,
                                   .read_tag = build::design_of_tag, .ask = ask, .questions = questions};
  return all;
}

}  // namespace paddock::car_wars
