#include <vector>

#include "core/order.hpp"
#include "games/car_wars/ask/fire_parts.hpp"

namespace paddock::car_wars {

std::span<Question const> fire_questions() {
  static std::vector<Question> const all = [] {
    std::vector<Question> out;
    for (auto const part : {shooting_questions(), to_hit_part_questions()}) out.insert(out.end(), part.begin(), part.end());
    out.push_back({{"tohit.total", "The whole sum of modifiers of a shot, what 2d needs, and whether a roll hits.",
                    R"({"weapon": "MG", "range_inches": 5, "target": {"body": "midsize", "facing": "left"}, "firer_is_in": "left",
 "target_is_in": "front", "target_speed": 60, "firer_speed": 40, "computer": "targeting_computer", "maneuver_d": 1, "dice": 9})"},
                   answer_to_hit_total});
    sort_many(out, [](Question const& a, Question const& b) { return a.info.name < b.info.name; });
    return out;
  }();
  return all;
}

}  // namespace paddock::car_wars
