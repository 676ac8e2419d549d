#include "games/car_wars/rules/register.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"
#include "core/order.hpp"

namespace paddock::car_wars {
namespace {

std::vector<std::string> read_ids() {
  std::vector<std::string> ids;
  for (auto const& [file, key] : {std::pair{"rulings", "rulings"}, std::pair{"rules", "rules"}}) {
    Expected<Doc> const doc = parse_doc(asset(filled("assets/games/car_wars/{}.json", {file})));
    if (!doc || !doc->contains(key)) continue;
    for (Doc const& one : (*doc)[key]) ids.push_back(get_text(one, "id"));
  }
  sort_many(ids);
  return ids;
}

}  // namespace

Rule rule_named(char const* id) { return rule_named(std::string_view(id)); }
Rule rule_named(std::string_view id) {
  static std::vector<std::string> const ids = read_ids();
  auto const at = std::lower_bound(ids.begin(), ids.end(), id);
  return at != ids.end() && *at == id ? Rule{at->c_str()} : Rule{};
}

}  // namespace paddock::car_wars
