#include "games/car_wars/show/pages.hpp"

#include <algorithm>

#include "games/car_wars/show/designer.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

std::vector<CatalogueSection> sections() {
  return {{"body", "Body", "car"},           {"plant", "Power plant", "gauge"},    {"tires", "Tires", "wheel"},
          {"weapons", "Weapons", "focus-centered"}, {"loads", "Ammo", "cards"},    {"armour", "Armor", "shield-check"},
          {"crew", "Crew", "steering-wheel"}, {"extras", "Extras", "tools"}};
}

uint32_t Chips::bit(std::string_view name) {
  for (size_t i = 0; i < page_.filters.size(); ++i)
    if (page_.filters[i] == name) return 1u << i;
  if (page_.filters.size() == 32) return 0;   // where all parts are looked through, nobody filters
  page_.filters.emplace_back(name);
  return 1u << (page_.filters.size() - 1);
}

std::string because(std::string_view rule, std::string why) { return rule.empty() ? why : why + " (" + std::string(rule) + ")"; }

CatalogueItem item_of(Bench const& b, Item const& row, std::string_view list, std::string_view also) {
  CatalogueItem item;
  item.id = std::string(list) + "/" + (also.empty() ? row.id : std::string(also));
  item.part = also.empty() ? row.id : std::string(also);
  item.name = title_of(row);
  item.note = note_of(list, also.empty() ? std::string_view(row.id) : also);
  item.help = help_of(list, also.empty() ? std::string_view(row.id) : also);
  item.cost = figure(row.cost), item.weight = figure(row.weight);
  if (!forbidden_by(row, b.event.settings, also).empty()) item.why = because(row.forbidden, "The rulings do not let it in");
  else if (std::string const why = why_banned(row, b.event, also); !why.empty()) item.why = capital(why) + ".";
  return item;
}

namespace {

std::string change(Exact now, Exact before) {
  Exact const by = now - before;
  return by < Exact(0) ? "\u2212" + number(Exact(0) - by) : figure(by);
}

}  // namespace

void price_change(Bench const& b, CatalogueItem& item, Design const& with) {
  Ledger const then = ledger_of(with, b.event);
  Ledger const& now = b.check.ledger;
  item.cost = change(then.cost, now.cost), item.weight = change(then.weight, now.weight);
  item.spaces = change(then.main.spaces_used + then.sidecar.spaces_used, now.main.spaces_used + now.sidecar.spaces_used);
}

CataloguePage catalogue_page(Doc const& design, Doc const& event, std::string_view section) {
  Bench const b = bench_of(design, event);
  CataloguePage page;
  struct Filler {
    std::string_view section;
    void (*fill)(Bench const&, CataloguePage&);
  };
  constexpr Filler kFillers[] = {{"body", body_page}, {"body", frame_page}, {"body", sidecar_items}, {"plant", plant_page}, {"tires", tires_page},
                                 {"weapons", weapons_page}, {"weapons", link_items}, {"loads", loads_page}, {"loads", option_items},
                                 {"armour", armour_page}, {"armour", component_items}, {"crew", crew_page}, {"extras", extras_page}};
  for (Filler const& f : kFillers) {
    if (!section.empty() && f.section != section) continue;
    auto const first = std::ptrdiff_t(page.items.size());
    f.fill(b, page);
    bool const sorted = f.section == "crew" || f.section == "extras";   // long lists of what no event lets in
    if (sorted) std::stable_partition(page.items.begin() + first, page.items.end(), [](CatalogueItem const& item) { return item.why.empty(); });
  }
  if (section.empty()) page.filters.clear();
  return page;
}

}  // namespace paddock::car_wars::show
