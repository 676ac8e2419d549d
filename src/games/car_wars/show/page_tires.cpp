// Tires, what is done to them, guards and hubs.
#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

// The tires by axle, so that each can be changed by itself: 0 back, 1 front.
struct Axles {
  TireGroup group[2];
  int wheels[2] = {0, 0};
  bool there[2] = {false, false};
};
Axles axles_of(Bench const& b, bool side) {
  Axles a;
  Figures const& f = b.figures(side);
  for (int i = 0; i < f.wheels; ++i) {
    Wheel const& w = f.wheel[size_t(i)];
    ++a.wheels[w.front];
    if (w.group < 0 || a.there[w.front]) continue;
    a.group[w.front] = b.craft(side).tires[w.group], a.there[w.front] = true;
  }
  return a;
}

Craft with_tires(Craft c, Axles a) {
  c.tires.clear();
  for (int axle : {1, 0}) a.group[axle].count = uint8_t(a.wheels[axle]), a.group[axle].place = Where::none;
  bool const alike = a.wheels[0] == 0 || a.wheels[1] == 0 || (a.group[0].tire == a.group[1].tire && a.group[0].mods == a.group[1].mods);
  if (alike) {
    TireGroup all = a.wheels[1] > 0 ? a.group[1] : a.group[0];
    all.count = uint8_t(a.wheels[0] + a.wheels[1]);
    c.tires.push(all);
  } else {
    a.group[1].place = Where::front, a.group[0].place = Where::back;
    c.tires.push(a.group[1]), c.tires.push(a.group[0]);
  }
  return c;
}

using Change = void (*)(TireGroup& group, int what);   // what: the kind of tire, or its mod

// The tires after a change of the axles in the mask (bit 0 back, bit 1 front).
void spot(Bench const& b, CatalogueItem& item, char const* label, int axles, Change change, int what) {
  DesignEdit edit{item.name + (axles == 3 ? "" : axles == 2 ? " in front" : " in the back"), {}};
  for (bool const side : {false, true}) {
    if (side && (!b.design().has_sidecar || axles != 3)) continue;
    Axles a = axles_of(b, side);
    for (int axle = 0; axle < 2; ++axle)
      if ((axles & 1 << axle) != 0) change(a.group[axle], what);
    put(b, edit, "tires", tires_entry(with_tires(b.craft(side), a)), side);
  }
  item.spots.push_back({axles == 3 ? "inside" : axles == 2 ? "front" : "back", label, std::move(edit), ""});
}

void spots(Bench const& b, CatalogueItem& item, Change change, int what) {
  spot(b, item, "All", 3, change, what), spot(b, item, "Front", 2, change, what), spot(b, item, "Back", 1, change, what);
}

constexpr uint8_t kTreads = kRadial | kOffRoad | kSlick;   // of which a tire has one

void fit(TireGroup& g, int tire) { g.tire = int8_t(tire), g.mods = catalogue().tires[size_t(tire)].id == "plasticore" ? g.mods & (kFireproof | kSnow | kChains) : g.mods; }
void put_mod(TireGroup& g, int mod) { g.mods = uint8_t((mod & kTreads) != 0 ? (g.mods & ~kTreads) | mod : g.mods | mod); }
void take_mod(TireGroup& g, int mod) { g.mods = uint8_t(g.mods & ~mod); }

bool all_have(Bench const& b, uint8_t mod) {
  Axles const a = axles_of(b, false);
  return a.there[0] && (a.wheels[1] == 0 || a.there[1]) && (a.group[0].mods & mod) != 0 && (a.wheels[1] == 0 || (a.group[1].mods & mod) != 0);
}

constexpr char const* kModNames[] = {"Steel belts", "Radials", "Off-road tread", "Slicks", "Fireproof", "Snow tread", "Chains"};

}  // namespace

void tires_page(Bench const& b, CataloguePage& page) {
  if (b.figures(false).wheels == 0) return;
  Chips chips(page);
  Axles const now = axles_of(b, false);
  for (size_t i = 0; i < catalogue().tires.size(); ++i) {
    CatalogueItem item = item_of(b, catalogue().tires[i], "tires");
    item.note = counted(catalogue().tires[i].dp, "point") + " each";
    item.name += " tires";
    item.filters = chips.bit("Tires");
    item.chosen = now.there[0] && now.group[0].tire == int(i) && (now.wheels[1] == 0 || now.group[1].tire == int(i));
    spots(b, item, fit, int(i));
    page.items.push_back(std::move(item));
  }
  for (int i = 0; i < 7; ++i) {
    uint8_t const mod = uint8_t(1 << i);
    CatalogueItem item{.id = std::string("treads/") + kTireMods[i], .name = kModNames[i], .note = std::string(note_of("tires", kTireMods[i])), .help = std::string(help_of("tires", kTireMods[i]))};
    item.filters = chips.bit("Treads"), item.chosen = all_have(b, mod);
    Design with = b.design();
    Axles a = now;
    for (TireGroup& g : a.group) g.mods = g.mods | mod;
    with.main = with_tires(with.main, a);
    if (!item.chosen) price_change(b, item, with);
    if (item.chosen) spot(b, item, "Take it out", 3, take_mod, mod);
    else spots(b, item, put_mod, mod);
    page.items.push_back(std::move(item));
  }
  part_items(b, page, chips, "guard", "Guards");
}

}  // namespace paddock::car_wars::show
