// The stock cars: ten for each division, for bots, quick starts and as templates (assets/games/car_wars/stock.json).
#pragma once
#include <vector>

#include "contract/workshop.hpp"

namespace paddock::car_wars::build {

struct StockDesign {
  int division = 0;                  // dollars
  std::string name, role, says;
  Doc design;
};
std::vector<StockDesign> const& stock();      // by division; of each the plainest first
std::vector<DesignTemplate> stock_templates();

}  // namespace paddock::car_wars::build
