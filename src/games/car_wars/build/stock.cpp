#include "games/car_wars/build/stock.hpp"

#include "core/assets.hpp"
#include "core/filled.hpp"

namespace paddock::car_wars::build {

std::vector<StockDesign> const& stock() {
  static std::vector<StockDesign> const all = [] {
    std::vector<StockDesign> out;
    Expected<Doc> const doc = parse_doc(asset("assets/games/car_wars/stock.json"));
    if (!doc || !doc->contains("designs")) return out;
    for (Doc const& row : (*doc)["designs"])
      out.push_back({int(get_int(row, "division")), get_text(row, "name"), get_text(row, "role"), get_text(row, "says"), row.contains("design") ? row["design"] : Doc()});
    return out;
  }();
  return all;
}

std::vector<DesignTemplate> stock_templates() {
  std::vector<DesignTemplate> out;
  for (StockDesign const& one : stock()) out.push_back({one.name, one.role, one.says, filled("${},000", {one.division / 1000}), one.design});
  return out;
}

}  // namespace paddock::car_wars::build
