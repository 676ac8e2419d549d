// Power plants, engines, tanks, fuel and what is done to them.
#include <algorithm>

#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

std::string family_why(Bench const& b, Plant const& p) {
  Body const* const body = b.body();
  if (!body || p.family == "any") return "";
  bool const car = body->kind <= Kind::racing;
  if (car == (p.family == "car") || (body->kind == Kind::trike && b.event.settings.trike_takes_car_plants)) return "";
  return std::string("It is built for ") + (p.family == "car" ? "cars." : "cycles and trikes.");
}

// A tank with as much as the rulings ask for; a plant that burns nothing leaves tank and chargers behind.
DesignEdit plant_edit(Bench const& b, Plant const& p, int least) {
  DesignEdit edit = set_edit(b, title_of(p) + (p.gas ? " engine" : " plant"), "plant", p.id);
  if (p.gas && b.design().gallons < Exact(least)) {
    Doc tank = DocObject().with("type", b.design().tank < 0 ? "economy" : catalogue().tanks[size_t(b.design().tank)].id).with("gallons", least);
    put(b, edit, "tank", std::move(tank));
    if (b.spec.contains("fuel")) put(b, edit, "fuel", nullptr);
  }
  if (!p.gas && b.design().tank >= 0) put(b, edit, "tank", nullptr);
  if (!p.gas && b.spec.is_object() && b.spec.contains("fuel")) put(b, edit, "fuel", nullptr);
  std::vector<int> out;
  for (Part const& part : b.craft(false).parts)
    if (std::string const& goes = catalogue().parts[size_t(part.kind)].plant; part.of_plant && !goes.empty() && goes != (p.gas ? "gas" : "electric")) out.push_back(part.at);
  Doc const* const list = at_pointer(b.raw, path_of(b, "plant_mods"));
  if (out.empty() || !list || !list->is_array()) return edit;
  Doc left = *list;
  for (size_t i = out.size(); i-- > 0;)
    if (size_t(out[i]) < left.size()) left.erase(size_t(out[i]));
  put(b, edit, "plant_mods", left.empty() ? Doc() : std::move(left));
  return edit;
}

void plant_item(Bench const& b, CataloguePage& page, Chips& chips, size_t i) {
  Plant const& p = catalogue().plants[i];
  CatalogueItem item = item_of(b, p, "plants");
  item.name += p.gas ? " engine" : " plant";
  item.spaces = number(int64_t(p.spaces));
  item.filters = chips.bit(p.gas ? "Gas" : "Electric"), item.chosen = b.design().plant == int(i);
  Design with = b.design();
  with.plant = int16_t(i);
  if (!p.gas) with.tank = -1, with.gallons = with.fuel = 0;
  Ledger const l = ledger_of(with, b.event);
  // What it does for this vehicle stands first: a narrow row cuts the rest.
  if (b.body()) item.note = l.acceleration_halves == 0 ? "too weak; " : "accel " + halves(l.acceleration_halves) + ", top " + halves(l.top_speed_halves) + "; ";
  item.note += number(int64_t(p.power_factors)) + " power";
  if (item.why.empty()) item.why = family_why(b, p);
  if (item.why.empty() && p.gas && !b.event.settings.gas_engines) item.why = because("CW-002", "This event has no gas engines");
  item.spots.push_back({"inside", item.chosen ? "It has it" : "Take it", plant_edit(b, p, l.min_fuel), ""});
  page.items.push_back(std::move(item));
}

void tank_item(Bench const& b, CataloguePage& page, Chips& chips, size_t i) {
  TankKind const& t = catalogue().tanks[i];
  CatalogueItem item = item_of(b, t, "tanks");
  item.name += " tank";
  item.note = "a gallon of capacity; " + counted(t.dp, "point");
  item.filters = chips.bit("Tank"), item.chosen = b.design().tank == int(i);
  int const least = std::max(b.check.ledger.min_fuel, 1);
  auto const spot = [&](int64_t gallons, std::string label) {
    DesignEdit edit = set_edit(b, item.name + ", " + counted(gallons, "gallon"), "tank", {{"type", t.id}, {"gallons", gallons}});
    if (b.spec.is_object() && b.spec.contains("fuel")) put(b, edit, "fuel", nullptr);
    item.spots.push_back({"inside", std::move(label), std::move(edit), ""});
  };
  int64_t const now = b.design().gallons.floor();
  spot(least, number(int64_t(least)) + " gallons, the least");
  if (now > 0 && !item.chosen && now != least) spot(now, counted(now, "gallon") + ", as now");
  if (now > 0 && item.chosen) spot(now + 1, counted(now + 1, "gallon"));
  if (now > 1 && item.chosen && now - 1 != least) spot(now - 1, counted(now - 1, "gallon"));
  page.items.push_back(std::move(item));
}

}  // namespace

void plant_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  for (size_t i = 0; i < catalogue().plants.size(); ++i) plant_item(b, page, chips, i);
  if (b.plant() && b.plant()->gas)
    for (size_t i = 0; i < catalogue().tanks.size(); ++i) tank_item(b, page, chips, i);
  part_items(b, page, chips, "engine", "Tuning"), part_items(b, page, chips, "power", "Tuning");
}

}  // namespace paddock::car_wars::show
