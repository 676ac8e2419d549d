// The pages of the catalogue. Internal to show/.
#pragma once
#include "games/car_wars/show/bench.hpp"

namespace paddock::car_wars::show {

using Spot = CatalogueItem::Spot;

// The chips above a list, each named once; an item says which it belongs to.
class Chips {
 public:
  explicit Chips(CataloguePage& page) : page_(page) {}
  uint32_t bit(std::string_view name);

 private:
  CataloguePage& page_;
};

// An item with name, help, level and ban of a row; cost and weight as listed.
CatalogueItem item_of(Bench const& b, build::Item const& row, std::string_view list, std::string_view also = "");
// Sets figures by what the design would cost and weigh with it, against now.
void price_change(Bench const& b, CatalogueItem& item, build::Design const& with);
std::string because(std::string_view rule, std::string why);         // "... (CW-006)"

void body_page(Bench const& b, CataloguePage& page);
void frame_page(Bench const& b, CataloguePage& page);
void sidecar_items(Bench const& b, CataloguePage& page);
void plant_page(Bench const& b, CataloguePage& page);
void tires_page(Bench const& b, CataloguePage& page);
void weapons_page(Bench const& b, CataloguePage& page);
void link_items(Bench const& b, CataloguePage& page);
void loads_page(Bench const& b, CataloguePage& page);
void option_items(Bench const& b, CataloguePage& page);
void armour_page(Bench const& b, CataloguePage& page);
void component_items(Bench const& b, CataloguePage& page);
void extras_page(Bench const& b, CataloguePage& page);
void crew_page(Bench const& b, CataloguePage& page);

// The accessories of some groups; those present that can be there once only are marked, and leave at a press.
void part_items(Bench const& b, CataloguePage& page, Chips& chips, std::string_view group, std::string_view chip);

// The places a weapon may be asked to stand at, with why it may not.
struct Place {
  std::string place, label, why;
  build::Mount mount;
  bool side = false;                 // of the sidecar
};
std::vector<Place> places_for(Bench const& b, build::WeaponKind const& kind);

}  // namespace paddock::car_wars::show
