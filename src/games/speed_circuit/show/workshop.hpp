// The workshop of Speed Circuit (contract/workshop.hpp): a car outside a race, its six lines, what they buy.
#pragma once
#include "contract/workshop.hpp"
#include "games/speed_circuit/rules/car_doc.hpp"

namespace paddock::speed_circuit {

DesignView view_car(Doc const& doc, Doc const& event);
DesignPlan car_plan(CarTable const& table, Levels const& levels);       // workshop_plan.cpp
std::vector<CatalogueSection> car_sections();
CataloguePage car_page(Doc const& doc, Doc const& event, std::string_view section);
std::vector<EventChoice> car_event_choices(Doc const& event);
Expected<Doc> clean_car_event(Doc const& event);
std::vector<DesignTemplate> car_templates();                            // roles; then, on shelves by table, the bots' own for each circuit
Paper car_sheet(Doc const& doc, Doc const& event);

}  // namespace paddock::speed_circuit
