// crew: who is hit, wounds, skills.
#include "core/filled.hpp"
#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/ask/fire_parts.hpp"
#include "games/car_wars/rules/crew_harm.hpp"

namespace paddock::car_wars {
namespace {

using harm::DamageSettings;

int count_given(Givens& given, char const* key) {
  return given.is_list(key) ? int(given.list(key).size()) : given.whole(key, 0, 1000);
}

Doc crew_hit(Givens& given) {
  int const crew = count_given(given, "crew"), attacks = count_given(given, "attacks");
  int const picks = harm::crew_picks(crew, attacks, given.settings_as<DamageSettings>());
  char const* const why = crew < 2 ? "nobody to choose between" : "each attack chooses anew";
  return Answer().with("picks", picks).because(picks, why, "CW-077").ruling("CW-077");
}

Doc skills(Givens& given) {
  auto const rules = given.settings_as<DamageSettings>();
  Doc levels = Doc::object(), reasons = Doc::array();
  int spent = 0;
  bool legal = true;
  for (auto const& [name, points] : given.object("skills").items()) {
    std::optional<int> const told = levels.size() < 50 ? whole_in(points, 0, 1000) : std::nullopt;
    if (!told) given.refuse("'skills' gives each skill its points, from 0 to 1000.");
    int const invested = told.value_or(0);
    std::optional<int> const level = harm::skill_level(invested);
    levels[name] = level ? Doc(*level) : Doc();
    spent += invested;
    if (invested > rules.max_per_skill) {
      legal = false;
      because(reasons, invested, filled("{}: at most {} in one skill", {name.substr(0, 60), rules.max_per_skill}), "CW-029");
    }
  }
  if (spent > rules.skill_points) {
    legal = false;
    because(reasons, spent, filled("at most {} points in all", {rules.skill_points}), "CW-029");
  }
  Answer out;
  out.with("legal", legal);
  for (auto const& [name, level] : levels.items())
    if (name != "legal") out[name] = level;
  return out.with("levels", std::move(levels)).with("spent", spent).with("reasons", std::move(reasons)).ruling("CW-029");
}

Doc wounds(Givens& given) {
  harm::Protection protection;
  protection.body_armor = given.whole("armor_dp", 0, 1000, 0);
  protection.component_armor = given.whole("component_armor", 0, 1000, 0);
  protection.component_first = given.flag("ca_first", true);
  int const damage = given.whole("damage", 0, 1'000'000), before = given.whole("wounds", 0, 3, 0);
  bool const driver = given.flag("driver", given.word("who", {"driver", "gunner", "passenger"}, 0) == 0);
  harm::Wounds const result = harm::hit_person(protection, before, damage);
  int const hazard = driver && result.hurt > 0 ? harm::kDriverHurt : 0;
  Answer out;
  out.because(result.hurt, "points that no armor took", "R-11");
  if (driver) out.because(hazard, hazard ? "the driver is hurt" : "armor lost is no hazard", "R-11");
  return out.with("armor_left", result.left.body_armor).with("component_armor_left", result.left.component_armor).with("wounds", result.wounds)
      .with("state", harm::kHealth[result.wounds]).with("hazard", hazard).ruling("R-11");
}

}  // namespace

std::span<Question const> crew_questions() {
  static constexpr Question all[] = {
      {{"crew.hit", "How many random picks attacks on the crew need.", R"({"crew": 2, "attacks": 2})"}, crew_hit},
      {{"crew.skills", "What skills cost and give, and whether they are legal.", R"({"skills": {"driver": 20, "gunner": 10}})"},
       skills,
     "10 points are the skill, each 10 more a plus"},
      {{"crew.wounds", "What a hit does to a person behind body and component armor.",
        R"({"armor_dp": 3, "damage": 5, "component_armor": 0, "ca_first": true})"},
       wounds},
  };
  return all;
}

}  // namespace paddock::car_wars
