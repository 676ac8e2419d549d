// Bodies, chassis, suspensions, frames and sidecars.
#include <algorithm>

#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

char const* chip_of(Kind kind) {
  constexpr char const* kNames[] = {"Cars", "Racing", "Trikes", "Cycles", "Sidecars"};
  return kNames[int(kind)];
}

bool fits_family(Plant const& plant, Body const& body) {
  return plant.family == "any" || (plant.family == "car") == (body.kind <= Kind::racing);
}

// With another kind of body come as many tires and a plant that is built for it; a cycle has no armour at its sides.
void follow(Bench const& b, DesignEdit& edit, Body const& body) {
  Craft c = b.craft(false);
  if (c.tires.size() == 1 && c.tires[0].count != body.wheels) {
    c.tires[0].count = uint8_t(body.wheels);
    put(b, edit, "tires", tires_entry(c));
  }
  if (Plant const* const old = b.plant(); old && !fits_family(*old, body)) {
    auto const& all = catalogue().plants;
    auto const fit = std::find_if(all.begin(), all.end(), [&](Plant const& p) { return p.gas == old->gas && fits_family(p, body) && p.power_factors * 3 >= std::min(b.check.ledger.weight.ceil(), int64_t(body.max_load)); });
    if (fit != all.end()) put(b, edit, "plant", fit->id);
  }
  bool const bare = body.kind == Kind::cycle;
  for (int f = kLeft; bare && f < kFacings; ++f)
    for (bool const metal : {false, true})
      if ((metal ? c.metal_armor : c.armor)[size_t(f)] > 0) edit.changes.push_back({points_path(b, metal, f), nullptr});
  bool const own_chassis = body.kind == Kind::cycle && b.design().chassis >= 0 && catalogue().chassis[size_t(b.design().chassis)].id != "standard";
  if (own_chassis) put(b, edit, "chassis", nullptr);
  if (b.design().has_sidecar && !body.sidecar) put(b, edit, "sidecar", nullptr);
  if (b.design().reversed && body.kind != Kind::trike) put(b, edit, "reversed", nullptr);
}

}  // namespace

void body_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  for (Body const& body : catalogue().bodies) {
    if (body.kind == Kind::sidecar) continue;
    CatalogueItem item = item_of(b, body, "bodies");
    if (std::string_view const rule = body_forbidden_by(body, b.event.settings); !rule.empty()) item.why = because(rule, "It may not be entered here");
    item.note = "carries " + number(int64_t(body.max_load)) + " lb" + (body.cargo > 0 ? ", " + number(int64_t(body.cargo)) + " cargo" : "");
    item.spaces = number(int64_t(body.spaces));
    item.chosen = b.body() == &body;
    item.filters = chips.bit(chip_of(body.kind));
    DesignEdit edit = set_edit(b, title_of(body), "body", body.id);
    follow(b, edit, body);
    item.spots.push_back({"inside", "Take it", std::move(edit), ""});
    page.items.push_back(std::move(item));
  }
}

namespace {

void choice(CatalogueItem item, DesignEdit edit, CataloguePage& page) {
  item.spots.push_back({"inside", item.chosen ? "It has it" : "Take it", std::move(edit), ""});
  page.items.push_back(std::move(item));
}

std::string percent(Ratio factor) {
  int64_t const n = (factor * Ratio(100)).half_up();
  return (n > 0 ? "+" : "") + number(n) + "%";
}

void chassis_items(Bench const& b, CataloguePage& page, Chips& chips) {
  Body const* const body = b.body();
  for (size_t i = 0; i < catalogue().chassis.size(); ++i) {
    Chassis const& c = catalogue().chassis[i];
    CatalogueItem item = item_of(b, c, "chassis");
    item.name += " chassis";
    item.filters = chips.bit("Frame");
    item.chosen = b.design().chassis == int(i) || (b.design().chassis < 0 && c.id == "standard");
    if (body) {
      item.note = "carries " + number((Ratio(body->max_load) * c.load_factor).half_up()) + " lb";
      item.cost = c.cost_factor == Ratio(0) ? "" : (c.cost_factor < Ratio(0) ? "\u2212" : "") + number(b.figures(false).body_price * (c.cost_factor < Ratio(0) ? Ratio(0) - c.cost_factor : c.cost_factor));
      if (body->kind == Kind::cycle && c.id != "standard") item.why = "A cycle has no other chassis than its own.";
    } else {
      item.note = percent(c.load_factor - Ratio(1)) + " load";
    }
    choice(std::move(item), set_edit(b, title_of(c) + " chassis", "chassis", c.id), page);
  }
}

void suspension_items(Bench const& b, CataloguePage& page, Chips& chips) {
  Body const* const body = b.body();
  bool const cycle = body && body->kind >= Kind::trike;
  for (size_t i = 0; i < catalogue().suspensions.size(); ++i) {
    Suspension const& s = catalogue().suspensions[i];
    if (s.table != (cycle ? "cycle" : "car")) continue;
    CatalogueItem item = item_of(b, s, "suspensions");
    item.name += " suspension";
    item.filters = chips.bit("Frame");
    item.chosen = b.craft(false).suspension == int(i) || (b.craft(false).suspension < 0 && s.id == "light");
    int const hc = body && body->hc_column == "van" ? s.hc_van : body && body->hc_column == "subcompact" ? s.hc_subcompact : s.hc;
    item.note = "handling class " + std::to_string(hc);
    item.cost = figure(b.figures(false).body_price * s.cost_factor);
    if (body && body->kind == Kind::racing) item.why = "A " + body->name + " keeps its own suspension.";
    choice(std::move(item), set_edit(b, title_of(s) + " suspension", "suspension", s.id), page);
  }
}

void frame_mod(Bench const& b, CataloguePage& page, Chips& chips, FrameMod mod, char const* name) {
  char const* const id = kFrameMods[mod == kCaFrame ? 0 : mod == kSloped ? 1 : 2];
  CatalogueItem item{.id = std::string("frame/") + id, .name = name, .note = std::string(note_of("frame", id)), .help = std::string(help_of("frame", id))};
  item.filters = chips.bit("Frame");
  Design with = b.design();
  item.chosen = (with.frame & mod) != 0;
  with.frame = uint8_t(with.frame ^ mod);
  price_change(b, item, with);
  if (item.chosen) item.cost = item.weight = item.spaces = "";
  Doc list = Doc::array();
  for (int i = 0; i < 3; ++i)
    if ((with.frame & 1 << i) != 0) list.push_back(kFrameMods[i]);
  if (b.body() && b.body()->kind == Kind::racing && mod == kCaFrame) item.why = "The frame of a " + b.body()->name + " is of carbon-aluminium already.";
  std::string const says = item.chosen ? std::string("Without ") + name : name;
  item.spots.push_back({"inside", item.chosen ? "Take it out" : "Take it", set_edit(b, says, "frame", list.empty() ? Doc() : std::move(list)), ""});
  page.items.push_back(std::move(item));
}

void reversed_item(Bench const& b, CataloguePage& page, Chips& chips) {
  if (!b.body() || b.body()->kind != Kind::trike) return;
  CatalogueItem item{.id = "frame/reversed", .name = "Reversed trike", .note = std::string(note_of("frame", "reversed")), .help = std::string(help_of("frame", "reversed"))};
  item.filters = chips.bit("Frame"), item.chosen = b.design().reversed;
  item.spots.push_back({"inside", item.chosen ? "One wheel in front" : "Two wheels in front", set_edit(b, item.chosen ? "One wheel in front" : "Reversed trike", "reversed", item.chosen ? Doc() : Doc(true)), ""});
  page.items.push_back(std::move(item));
}

void six_wheel_item(Bench const& b, CataloguePage& page, Chips& chips) {
  Body const* const body = b.body();
  CatalogueItem item{.id = "frame/six_wheel", .name = "Six wheels", .note = std::string(note_of("frame", "six_wheel")), .help = std::string(help_of("frame", "six_wheel")), .cost = figure(b.event.settings.flat_cost)};
  item.filters = chips.bit("Frame"), item.chosen = b.design().six_wheels != SixWheels::none;
  if (body && !body->six_wheel) item.why = because("CW-007", "A " + body->name + " cannot have six wheels");
  auto const way = [&](char const* label, Doc value, int wheels) {
    DesignEdit edit = set_edit(b, label, "six_wheel", std::move(value));
    Craft c = b.craft(false);
    if (c.tires.size() == 1) c.tires[0].count = uint8_t(wheels), put(b, edit, "tires", tires_entry(c));
    item.spots.push_back({"inside", label, std::move(edit), ""});
  };
  way("Side by side", "side_by_side", 6), way("In tandem", "tandem", 6);
  if (item.chosen) way("Four wheels", nullptr, 4);
  page.items.push_back(std::move(item));
}

}  // namespace

void frame_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  chassis_items(b, page, chips), suspension_items(b, page, chips);
  frame_mod(b, page, chips, kSloped, "Sloped armor"), frame_mod(b, page, chips, kStreamlined, "Streamlining"), frame_mod(b, page, chips, kCaFrame, "Carbon-aluminium frame");
  six_wheel_item(b, page, chips), reversed_item(b, page, chips);
}

void sidecar_items(Bench const& b, CataloguePage& page) {
  Body const* const cycle = b.body();
  if (!cycle || cycle->kind != Kind::cycle) return;
  Chips chips(page);
  for (Body const& body : catalogue().bodies) {
    if (body.kind != Kind::sidecar) continue;
    CatalogueItem item = item_of(b, body, "bodies");
    if (std::string_view const rule = body_forbidden_by(body, b.event.settings); !rule.empty()) item.why = because(rule, "It may not be entered here");
    item.spaces = number(int64_t(body.spaces)), item.note = "carries " + number(int64_t(body.max_load)) + " lb";
    item.filters = chips.bit("Sidecars"), item.chosen = b.body(true) == &body;
    if (!cycle->sidecar) item.why = "A " + cycle->name + " is too light for a sidecar.";
    Craft c = b.craft(false);
    Doc fresh = DocObject().with("body", body.id);
    if (!c.tires.empty()) c.tires[0].count = 1, c.tires[0].place = Where::none, fresh["tires"] = "1 " + std::string(catalogue().tires[size_t(c.tires[0].tire)].id);
    DesignEdit edit = b.design().has_sidecar ? set_edit(b, title_of(body), "body", body.id, true) : set_edit(b, title_of(body), "sidecar", std::move(fresh));
    item.spots.push_back({"inside", item.chosen ? "It has it" : "Take it", std::move(edit), ""});
    if (item.chosen) item.spots.push_back({"inside", "Without a sidecar", set_edit(b, "Take out the sidecar", "sidecar", nullptr), ""});
    page.items.push_back(std::move(item));
  }
}

}  // namespace paddock::car_wars::show
