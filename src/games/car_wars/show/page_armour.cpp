// Kinds of armour, how much of it, and armour around single parts.
#include <algorithm>
#include <numeric>

#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

using Points = std::array<int16_t, kFacings>;

Doc points_doc(Points const& points) {
  Doc out = Doc::object();
  for (int f = 0; f < kFacings; ++f)
    if (points[size_t(f)] > 0) out[kFacingNames[f]] = points[size_t(f)];
  return out;
}
int facings(Bench const& b) { return b.body() && b.body()->kind >= Kind::cycle ? 2 : int(kFacings); }

Points evened(Bench const& b, Points points, int more) {
  for (int f = 0; f < facings(b); ++f) points[size_t(f)] = int16_t(std::clamp(points[size_t(f)] + more, 0, 999));
  return points;
}

void type_item(Bench const& b, CataloguePage& page, Chips& chips, size_t i) {
  ArmourKind const& a = catalogue().armours[i];
  CatalogueItem item = item_of(b, a, "armour");
  if (a.id == "lr_metal") item.name = "Laser-reflective metal";
  Craft const& c = b.craft(false);
  bool const has_points = std::any_of(c.metal_armor.begin(), c.metal_armor.end(), [](int p) { return p > 0; });
  int const metal = c.metal < 0 ? find_row(catalogue().armours, "metal") : c.metal;
  item.cost = item.weight = "";
  if (Body const* const body = b.body()) item.cost = number(Exact(body->armor_cost) * a.cost_factor), item.weight = number(Exact(body->armor_weight) * a.weight_factor);
  item.note += item.note.empty() ? "a point" : ", a point";
  item.filters = chips.bit("Kinds");
  item.chosen = a.metal ? has_points && metal == int(i) : c.plastic == int(i);
  DesignEdit edit = set_edit(b, item.name, a.metal ? "metal_type" : "armor_type", a.id);
  if (a.metal && !has_points) put(b, edit, "metal", points_doc(evened(b, {}, 2)));
  item.spots.push_back({"inside", a.metal && !has_points ? "2 points all round" : "Take it", std::move(edit), ""});
  if (a.metal && has_points) {
    item.spots.push_back({"inside", "A point more", set_edit(b, "A point of metal more", "metal", points_doc(evened(b, c.metal_armor, 1))), ""});
    item.spots.push_back({"inside", "No metal", set_edit(b, "Without metal", "metal", nullptr), ""});
  }
  page.items.push_back(std::move(item));
}

void amount_item(Bench const& b, CataloguePage& page, Chips& chips, bool side) {
  if (side && !b.design().has_sidecar) return;
  Craft const& c = b.craft(side);
  CatalogueItem item{.id = side ? "armour/sidecar_points" : "armour/points", .name = side ? "Points of the sidecar" : "Points all round", .help = std::string(help_of("armour", "points"))};
  item.note = counted(std::accumulate(c.armor.begin(), c.armor.end(), 0), "point") + " now";
  item.filters = chips.bit("Kinds");
  for (int const by : {1, 5, -1, -5}) {
    std::string const label = number_text(by, true) + " each";
    Points points = c.armor;
    for (int f = 0; f < (side ? int(kFacings) : facings(b)); ++f) points[size_t(f)] = int16_t(std::clamp(points[size_t(f)] + by, 0, 999));
    item.spots.push_back({"inside", label, set_edit(b, "Armor " + label, "armor", points_doc(points), side), ""});
  }
  page.items.push_back(std::move(item));
}

// As many points as weight and purse leave, one after the other where the fewest are; front and back first.
void fill_item(Bench const& b, CataloguePage& page, Chips& chips) {
  Body const* const body = b.body();
  if (!body) return;
  Craft const& c = b.craft(false);
  ArmourKind const& kind = catalogue().armours[size_t(c.plastic)];
  Exact const pounds = Exact(body->armor_weight) * kind.weight_factor;
  Exact left = Exact(b.figures(false).max_load) - b.figures(false).weight;
  Points points = c.armor;
  constexpr Facing kOrder[] = {kFront, kBack, kLeft, kRight, kTop, kUnderbody};
  int added = 0;
  for (; left >= pounds && added < 999; ++added, left = left - pounds) {
    Facing least = kFront;
    for (Facing const f : kOrder)
      if (f < facings(b) && points[f] < points[least]) least = f;
    ++points[least];
  }
  if (added == 0) return;
  CatalogueItem item{.id = "armour/fill", .name = "As much as it carries", .note = counted(added, "point") + " more", .help = std::string(help_of("armour", "fill"))};
  item.cost = figure(Exact(body->armor_cost) * kind.cost_factor * added), item.weight = figure(pounds * added);
  item.filters = chips.bit("Kinds");
  item.spots.push_back({"inside", "Fill it up", set_edit(b, counted(added, "point") + " of armor more", "armor", points_doc(points)), ""});
  page.items.push_back(std::move(item));
}

}  // namespace

void armour_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  amount_item(b, page, chips, false), amount_item(b, page, chips, true), fill_item(b, page, chips);
  for (size_t i = 0; i < catalogue().armours.size(); ++i) type_item(b, page, chips, i);
}

namespace {

bool already(Bench const& b, Around const& a, int* at) {
  for (Shell const& s : b.design().shells)
    for (Around const& other : s.around)
      if (other.what == a.what && other.mount == a.mount) return *at = s.at, true;
  return false;
}

void around_item(Bench const& b, CataloguePage& page, Chips& chips, Around a) {
  std::string const words = around_words(b.craft(false), a);
  CatalogueItem item{.id = "component/" + words, .name = "Around " + words, .note = "inside the frame's armor", .help = std::string(help_of("armour", "component_armor"))};
  item.filters = chips.bit("Around parts");
  int at = -1;
  item.chosen = already(b, a, &at);
  for (int const points : {5, 10}) {
    Shell s;
    s.around.push(a), s.points = int16_t(points), s.type = b.craft(false).plastic;
    if (catalogue().armours[size_t(s.type)].weight_factor > Ratio(1) && points == 10) s.points = 9;   // R 13.7: 20 lb a space
    Design with = b.design();
    if (!item.chosen && !with.shells.full()) with.shells.push(s), price_change(b, item, with);
    std::string const label = counted(s.points, "point");
    item.spots.push_back({"inside", label, item.chosen ? replace_edit(b, label + " around " + words, {"component_armor"}, at, shell_entry(s)) : add_edit(b, label + " around " + words, {"component_armor"}, shell_entry(s)), ""});
  }
  if (item.chosen) item.spots.push_back({"inside", "Take it out", leave_out_edit(b, "No armor around " + words, {"component_armor"}, at), ""});
  page.items.push_back(std::move(item));
}

}  // namespace

void component_items(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  bool gunner = false, passenger = false;
  for (Person const& p : b.craft(false).crew) gunner |= p.role == Role::gunner, passenger |= p.role == Role::passenger;
  around_item(b, page, chips, {What::driver, {}, -1});
  if (gunner) around_item(b, page, chips, {What::gunner, {}, -1});
  if (passenger) around_item(b, page, chips, {What::passenger, {}, -1});
  if (b.plant()) around_item(b, page, chips, {What::plant, {}, -1});
  if (b.design().tank >= 0) around_item(b, page, chips, {What::tank, {}, -1});
  std::vector<Mount> seen;
  for (Weapon const& w : b.craft(false).weapons) {
    if (!is_facing(w.mount.where) || std::find(seen.begin(), seen.end(), w.mount) != seen.end()) continue;
    seen.push_back(w.mount);
    around_item(b, page, chips, {What::weapons, w.mount, -1});
  }
}

}  // namespace paddock::car_wars::show
