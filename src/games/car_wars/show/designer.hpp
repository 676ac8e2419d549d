// The workshop's screen of Car Wars: the showing half of the Workshop (contract/workshop.hpp).
#pragma once
#include "contract/workshop.hpp"

namespace paddock::car_wars::show {

DesignView view_design(Doc const& design, Doc const& event);
std::vector<CatalogueSection> sections();
CataloguePage catalogue_page(Doc const& design, Doc const& event, std::string_view section);   // of no section: all
std::vector<DesignTemplate> templates();                       // assets/games/car_wars/templates.json
RecordPage record_page(Doc const& design, Doc const& event);

}  // namespace paddock::car_wars::show
