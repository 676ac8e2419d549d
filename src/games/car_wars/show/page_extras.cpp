// Accessories of all kinds, by their groups.
#include <algorithm>

#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr int16_t kUsualPoints = 10, kUsualPounds = 100;   // of a guard; of a booster

bool of_plant(PartKind const& k) { return k.group == "engine" || k.price == Price::plant || k.price == Price::cells; }
bool is_option(std::string_view id) {
  for (char const* const other : {"link", "smart_link", "magazine_switch", "extra_magazine", "rotary_magazine", "rocket_magazine", "concealment", "blow_through", "swc", "hrswc", "cyberlink", "laser_guidance_electronics", "bumper_trigger"})
    if (id == other) return true;
  return false;
}

// Where a part cannot be at all on this body.
std::string fit_why(Bench const& b, PartKind const& k) {
  Body const* const body = b.body();
  if (!k.plant.empty() && b.plant() && k.plant != (b.plant()->gas ? "gas" : "electric")) return k.plant == "gas" ? "It goes with a gas engine." : "It goes with an electric plant.";
  if (!body) return "";
  bool const four = body->kind <= Kind::racing || (body->kind == Kind::trike && b.design().reversed);
  if (k.fits == "four" && !four) return "It is for cars and reversed trikes.";
  if (k.fits == "closed" && body->kind > Kind::trike) return "It is for cars and trikes.";
  if (k.fits == "cycle" && body->kind != Kind::cycle) return "It is for cycles.";
  if (k.fits == "van" && body->id != "van") return "It is for vans.";
  if (k.guard == Guard::guard && body->no_guards) return "This body has no wheelguards.";
  if (k.holds == Holds::nothing || k.holds == Holds::pintle) return "";
  int const limit = k.holds == Holds::platform ? body->platform : k.holds == Holds::pod || k.holds == Holds::rocket_pod ? body->pod : body->turret;
  if (k.capacity <= limit && (limit > 0 || k.holds == Holds::turret)) return "";
  return limit > 0 ? "This body carries one of " + counted(limit, "space") + " at most." : "This body carries none.";
}

// CW-010: what is of the frame's family is of its very type.
int8_t frame_type(Bench const& b) {
  for (int points : b.craft(false).armor)
    if (points > 0) return b.craft(false).plastic > 0 ? b.craft(false).plastic : int8_t(-1);
  return -1;
}

struct Way {
  std::string place, label;
  Part part;
};
Way way(std::string place, std::string label, Part part) { return {std::move(place), std::move(label), part}; }

std::vector<Way> facing_ways(PartKind const& k, Part part) {
  std::vector<Way> out;
  bool const sides = k.place == "side", ends = k.place == "front_back";
  for (Where const w : {Where::front, Where::back, Where::left, Where::right, Where::top, Where::underbody}) {
    bool const end = w == Where::front || w == Where::back, side = w == Where::left || w == Where::right;
    if ((sides && !side) || (ends && !end) || (k.id == "jump_jet" && w != Where::underbody)) continue;
    part.place = w;
    std::string const label = w == Where::underbody ? "Under" : capital(kWhereNames[int(w)]);
    out.push_back(way(sides ? std::string(kWhereNames[int(w)]) + "-pod" : kWhereNames[int(w)], label + (part.amount > 0 ? ", " + number(int64_t(part.amount)) + " lb" : ""), part));
  }
  return out;
}

std::vector<Way> guard_ways(Bench const& b, PartKind const& k, Part part) {
  Figures const& f = b.figures(false);
  int axle[2] = {0, 0};
  for (int i = 0; i < f.wheels; ++i) ++axle[f.wheel[size_t(i)].front];
  std::string of;
  if (k.guard != Guard::fake) part.amount = kUsualPoints, part.type = frame_type(b), of = ", 10 points";
  std::vector<Way> out;
  part.count = int16_t(std::max(f.wheels, 1));
  out.push_back(way("inside", "All wheels" + of, part));
  for (int const front : {1, 0})
    if (axle[front] > 0) {
      part.count = int16_t(axle[front]), part.place = front ? Where::front : Where::back;
      out.push_back(way(front ? "front" : "back", (front ? "Front" : "Back") + of, part));
    }
  return out;
}

std::vector<Way> around_ways(Bench const& b, Part part) {
  std::vector<Way> out;
  part.around.what = What::driver, out.push_back(way("inside", "Driver", part));
  part.around.what = What::plant, out.push_back(way("inside", "Plant", part));
  if (b.design().tank >= 0) part.around.what = What::tank, out.push_back(way("inside", "Tank", part));
  return out;
}

std::vector<Way> ways_of(Bench const& b, PartKind const& k, int kind) {
  Part part;
  part.kind = int16_t(kind), part.of_plant = of_plant(k);
  if (k.guard != Guard::none) return guard_ways(b, k, part);
  if (k.price == Price::pod_armor || k.price == Price::windshell_armor) {
    part.amount = kUsualPoints, part.type = frame_type(b);
    return {way("inside", "10 points", part)};
  }
  if (k.price == Price::protected_spaces) return around_ways(b, part);
  if (k.price == Price::pound) part.amount = kUsualPounds;
  if (!k.place.empty()) return facing_ways(k, part);
  constexpr char const* kWhole[] = {"Whole car", "Whole car", "Whole trike", "Whole cycle", "Whole sidecar"};
  return {way("inside", kWhole[b.body() ? int(b.body()->kind) : 0], part)};
}

int count_of(Bench const& b, int kind, Part const** last) {
  int n = 0;
  for (Part const& p : b.craft(false).parts)
    if (p.kind == kind) n += p.count, *last = &p;
  return n;
}

DesignEdit out_edit(Bench const& b, PartKind const& k, Part const& p) {
  std::string const says = "Take out the " + sentence(k.name);
  return leave_out_edit(b, says, {p.of_plant ? "plant_mods" : "accessories"}, p.at);
}

CatalogueItem part_item(Bench const& b, PartKind const& k, int kind) {
  CatalogueItem item = item_of(b, k, "parts");
  if (item.why.empty()) item.why = fit_why(b, k);
  std::vector<Way> const ways = ways_of(b, k, kind);
  Part const* last = nullptr;
  int const there = count_of(b, kind, &last);
  Design with = b.design();
  if (!with.main.parts.full()) with.main.parts.push(ways[0].part), price_change(b, item, with);
  if (there > 0 && k.most == 1) {
    item.chosen = true;
    item.spots.push_back({"inside", "Take it out", out_edit(b, k, *last), ""});
    return item;
  }
  for (Way const& w : ways)
    item.spots.push_back({w.place, w.label, add_edit(b, "Add: " + within(sentence(k.name)), {w.part.of_plant ? "plant_mods" : "accessories"}, part_entry(w.part)), ""});
  if (there > 0) {
    item.spots.push_back({"inside", "Take one out", out_edit(b, k, *last), ""});
    item.note = "it has " + number(int64_t(there)) + (item.note.empty() ? "" : "; " + item.note);
  }
  return item;
}

constexpr std::pair<char const*, char const*> kChips[] = {{"aim", "Aiming"},    {"turret", "Turrets"},  {"pod", "Pods"},       {"sensor", "Sensors"}, {"control", "Sensors"}, {"electronics", "Sensors"},
                                                          {"handling", "Handling"}, {"boost", "Handling"}, {"ram", "Ramming"}, {"fire", "Fire"},     {"defence", "Protection"}, {"crew", "Protection"},
                                                          {"body", "Body"},      {"cycle", "Cycle"},     {"fake", "Fakes"},     {"weapon", "Sensors"}, {"cargo", "Body"}};

}  // namespace

void part_items(Bench const& b, CataloguePage& page, Chips& chips, std::string_view group, std::string_view chip) {
  auto const& all = catalogue().parts;
  for (size_t i = 0; i < all.size(); ++i) {
    PartKind const& k = all[i];
    if (k.group != group || is_option(k.id) || k.price == Price::laser || k.price == Price::weapon_space) continue;
    CatalogueItem item = part_item(b, k, int(i));
    item.filters = chips.bit(chip);
    page.items.push_back(std::move(item));
  }
}

void extras_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  for (auto const& [group, chip] : kChips) part_items(b, page, chips, group, chip);
}

}  // namespace paddock::car_wars::show
