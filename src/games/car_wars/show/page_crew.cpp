// People, their skills and what they wear.
#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/show/pages.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

void role_item(Bench const& b, CataloguePage& page, Chips& chips, Role role) {
  char const* const id = kRoles[int(role)];
  CatalogueItem item{.id = std::string("crew/") + id, .name = capital(id), .note = std::string(note_of("crew", id)), .help = std::string(help_of("crew", id)), .weight = "150", .spaces = role == Role::passenger ? "1" : "2"};
  item.filters = chips.bit("People");
  int drivers = 0, all = 0;
  for (bool const side : {false, true})
    for (Person const& p : b.craft(side).crew) drivers += p.role <= Role::cyclist, all += p.role != Role::passenger;
  if (role <= Role::cyclist && drivers > 0) item.why = because("CW-027", "One drives");
  if (role == Role::gunner && all >= b.event.settings.max_crew) item.why = because("CW-027", "A crew of " + std::to_string(b.event.settings.max_crew) + " is the most");
  if (role == Role::passenger && b.event.settings.passengers == 0) item.why = because("CW-027", "No passengers");
  item.spots.push_back({"inside", role <= Role::cyclist ? "Driver's seat" : "Inside", add_edit(b, "Add a " + std::string(id), {"crew"}, id), ""});
  if (b.design().has_sidecar && role > Role::cyclist) item.spots.push_back({"sidecar", "Sidecar", add_edit(b, "A " + std::string(id) + " in the sidecar", {"crew", true}, id), ""});
  page.items.push_back(std::move(item));
}

std::string label_of(Person const& p, bool side) { return capital(kRoles[int(p.role)]) + (side ? " in the sidecar" : ""); }

// For each person a spot with the person changed.
template <class Change>
void person_spots(Bench const& b, CatalogueItem& item, Change change) {
  for (bool const side : {false, true})
    for (Person const& p : b.craft(side).crew) {
      Person with = p;
      std::string const label = change(with, label_of(p, side));
      if (!label.empty()) item.spots.push_back({"inside", label, replace_edit(b, item.name + ": " + label, {"crew", side}, p.at, person_entry(with)), ""});
    }
}

void gear_item(Bench const& b, CataloguePage& page, Chips& chips, size_t i) {
  GearKind const& g = catalogue().gear[i];
  CatalogueItem item = item_of(b, g, "gear");
  if (!forbidden_by(g, b.event.settings).empty()) item.why = because(g.forbidden, "Crew may not carry it in a duel");
  item.weight = figure(gear_weight(g, b.event.settings));
  item.note = item.note.empty() && g.ge > 0 ? counted(g.ge, "grenade equivalent") : item.note;
  item.filters = chips.bit(g.suit || g.id == "flak_jacket" || g.id == "fireproof_suit" ? "Clothes" : "Gear");
  person_spots(b, item, [&](Person& p, std::string label) {
    for (int k = 0; k < p.gear.size(); ++k)
      if (p.gear[k].gear == int(i)) {
        p.gear.erase(k), item.chosen = true;
        return label + ": take it off";
      }
    for (int k = p.gear.size(); g.suit && k-- > 0;)              // one suit at a time
      if (catalogue().gear[size_t(p.gear[k].gear)].suit) p.gear.erase(k);
    if (p.gear.full()) return std::string();
    p.gear.push({int16_t(i), 1});
    return label;
  });
  if (item.spots.empty() && item.why.empty()) item.why = "There is nobody to carry it.";
  page.items.push_back(std::move(item));
}

struct SkillSet {
  char const *id, *name;
  std::array<int16_t, 4> points;     // driver, gunner, cyclist, handgunner
};
constexpr SkillSet kSets[] = {{"driver", "Driver 20, gunner 10", {20, 10, 0, 0}}, {"gunner", "Gunner 20, driver 10", {10, 20, 0, 0}}, {"cyclist", "Cyclist 20, gunner 10", {0, 10, 20, 0}}, {"rider", "Gunner 20, cyclist 10", {0, 20, 10, 0}}, {"plain", "No skills", {0, 0, 0, 0}}};

void skill_item(Bench const& b, CataloguePage& page, Chips& chips, SkillSet const& set) {
  CatalogueItem item{.id = std::string("skills/") + set.id, .name = set.name, .note = set.points == SkillSet{}.points ? "" : "points of skill", .help = std::string(help_of("skills", set.id))};
  item.filters = chips.bit("Skills");
  int sum = 0, most = 0;
  for (int p : set.points) sum += p, most = std::max(most, p);
  if (sum > b.event.settings.skill_points || most > b.event.settings.max_per_skill) item.why = because("CW-029", "That is more skill than this event allows");
  person_spots(b, item, [&](Person& p, std::string label) {
    if (p.skills == set.points) return std::string();
    p.skills = set.points;
    return label;
  });
  if (item.spots.empty() && item.why.empty()) item.why = b.craft(false).crew.empty() ? "There is nobody to learn it." : "They have these skills.";
  page.items.push_back(std::move(item));
}

}  // namespace

void crew_page(Bench const& b, CataloguePage& page) {
  Chips chips(page);
  for (Role const role : {Role::driver, Role::cyclist, Role::gunner, Role::passenger}) role_item(b, page, chips, role);
  for (SkillSet const& set : kSets) skill_item(b, page, chips, set);
  for (size_t i = 0; i < catalogue().gear.size(); ++i) gear_item(b, page, chips, i);
}

}  // namespace paddock::car_wars::show
