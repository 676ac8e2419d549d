#include "games/car_wars/car_wars.hpp"

#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/build/search.hpp"
#include "games/car_wars/build/shop.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/designer.hpp"
#include "games/car_wars/show/event_choices.hpp"

namespace paddock::car_wars {

Workshop const& workshop() {
  static constexpr Workshop all = {.game = "car_wars", .check = build::check_design, .clean = build::clean_design, .tag = build::design_tag,
                                   .read_tag = build::design_of_tag, .view = show::view_design, .sections = show::sections,
                                   .catalogue = show::catalogue_page, .event_choices = show::event_choices, .clean_event = show::clean_event, .templates = show::templates, .record_sheet = show::record_sheet,
                                   .search = build::search_designs, .ask = ask, .questions = questions, .rule = rule_named};
  return all;
}

}  // namespace paddock::car_wars
