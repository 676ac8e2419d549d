// gas.*: what happens to gasoline engines (R 12) that a single number answers.
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/ask/counter_answers.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/rules/counter_settings.hpp"
#include "games/car_wars/rules/damage_settings.hpp"
#include "games/car_wars/rules/gas.hpp"

namespace paddock::car_wars::counter_answers {

Doc gas_critical(Givens& given) {
  // B-13: rows 11 and 12 are designed; the rows are known by their first number.
  int const row = gas::critical_row(given.whole("total", -100, 100));
  static constexpr char const* kEffects[] = {"harmless black smoke",
                                             "nothing now; again at -4 after each hour of running",
                                             "nothing now; again at -3 every ten minutes",
                                             "nothing now; again at -1 every two minutes",
                                             "nothing now; again at -2 every 30 turns",
                                             "grinding: roll again; another 7 or less is nothing",
                                             "transmission: each turn acceleration -5 and top speed -10",
                                             "radiator: after 10 turns a 6 on 1d each running turn ruins the engine",
                                             "oil: from the 4th turn a 6 on 1d each turn ruins the engine (5-6 with a turbocharger)",
                                             "fuel system: fire on 1-2 at once, the engine dies after 1d+3 turns, again on this table every turn",
                                             "cracked block: the engine is destroyed"};
  bool const once = row == 11 && given.settings_as<harm::BurnSettings>().reroll == harm::EngineReroll::Never;
  char const* const effect = once ? "fuel system: fire on 1-2 at once, the engine dies after 1d+3 turns" : kEffects[row - gas::kFirstRow];
  return Answer().with("row", row).with("id", row).with("effect", effect).ruling(row == 11 ? "CW-113" : "R-12");
}

Doc gas_min_fuel(Givens& given) {
  auto const s = given.settings_as<CounterSettings>();
  Ratio const mpg = given.number("mpg", 1, 10000);
  // A number of tanks; true is one.
  Givens probe = given;
  bool const yes = given.has("nitrous") && probe.flag("nitrous"), no_number = given.has("nitrous") && probe.fault().empty();
  int const tanks = no_number ? int(yes) : given.whole("nitrous", 0, 100, 0);
  int64_t const gallons = gas::min_gallons(mpg, given.flag("streamlined", false), s.min_range_miles) + tanks * s.extra_gallons_per_nitrous;
  return Answer().with("gallons", gallons).ruling("CW-002");
}

Doc gas_shutdown(Givens& given) {
  int const usual = given.settings_as<harm::BurnSettings>().tank_shutdown_plus;
  int const plus = readings::die_plus(given, "tank_destroyed_shutdown_turns", usual);
  int const turn = gas::shutdown_turn(given.whole("turn", 1, 100000), given.whole("die", 1, 6), plus);
  Answer out;
  for (char const* key : {"turn", "off", "end_of_turn", "off_at_end_of_turn"}) out.with(key, turn);  // named by a phrase in the row
  return out.because(turn, filled("the engine runs 1d+{} turns more", {plus}), "CW-083").ruling("CW-083");
}

}  // namespace paddock::car_wars::counter_answers
