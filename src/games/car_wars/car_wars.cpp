#include "games/car_wars/car_wars.hpp"

#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/build/search.hpp"
#include "games/car_wars/build/shop.hpp"
#include "games/car_wars/build/stock.hpp"

namespace paddock::car_wars {

Workshop const& workshop() {
  static constexpr Workshop all = {.game = "car_wars", .check = build::check_design, .clean = build::clean_design, .tag = build::design_tag,
                                   .read_tag = build::design_of_tag, .templates = build::stock_templates,
                                   .search = build::search_designs, .ask = ask, .questions = questions};
  return all;
}

}  // namespace paddock::car_wars
