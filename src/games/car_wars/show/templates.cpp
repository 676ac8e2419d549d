#include "core/assets.hpp"
#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/show/designer.hpp"

namespace paddock::car_wars::show {

// [{"name", "role", "says", "design"}], the plainest first.
std::vector<DesignTemplate> templates() {
  std::vector<DesignTemplate> out;
  Expected<Doc> const doc = parse_doc(asset("assets/games/car_wars/templates.json"));
  if (!doc || !doc->is_array()) return out;
  for (Doc const& one : *doc)
    if (one.is_object() && one.contains("design")) out.push_back({get_text(one, "name"), get_text(one, "role"), get_text(one, "says"), "", one["design"]});
  for (DesignTemplate const& one : build::stock_templates()) out.push_back(one);
  return out;
}

}  // namespace paddock::car_wars::show
