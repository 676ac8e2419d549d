// The workshop in words: the same presses as buttons and fields.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "screens/designer/designer.hpp"
#include "store/designs.hpp"

namespace paddock::app {
namespace {

int number_after(std::string const& id, std::string_view prefix) {
  return id.rfind(prefix, 0) == 0 ? std::atoi(id.c_str() + prefix.size()) : -1;
}

std::string figures(WorkshopWords const& words, CatalogueItem const& item) {
  std::string out = item.name;
  if (!item.note.empty()) out += ", " + item.note;
  auto const add = [&](WorkshopWords::Column const& column, std::string const& value) {
    if (!value.empty()) out += ", " + std::string(column.before) + value + column.after;
  };
  add(words.cost, item.cost), add(words.weight, item.weight), add(words.spaces, item.spaces);
  return out;
}

constexpr size_t kShownItems = 60;

}  // namespace

void DesignerScreen::twin(Stage& stage, Twin& twin) {
  twin.title = draft().open() ? "Workshop, " + (name_.empty() ? draft().view().name : name_) : "Workshop";
  twin.heading = twin.title;
  if (!draft().open()) return twin_garage(twin);
  DesignView const& view = draft().view();
  twin.state = view.legal ? (view.verdict.empty() ? "Legal" : view.verdict) + "." : verdict_words(view) + ".";
  for (DesignFault const& fault : view.faults) {
    std::string cites;
    for (Rule const& rule : fault.rules) cites += " " + std::string(rule.text());
    twin.say(fault.title + " " + fault.why + cites);
  }
  twin.decision.heading = "The design";
  for (size_t i = 0; i < view.mends.size() && i < 3; ++i) twin.button("mend-" + std::to_string(i), view.mends[i].says);
  for (EventChoice const& c : draft().shop().event_choices(draft().event())) {
    TwinField f;
    f.id = "event-" + c.key, f.label = "The event: " + c.label, f.kind = "select", f.value = std::to_string(c.chosen), f.hint = c.help;
    for (size_t i = 0; i < c.options.size(); ++i) f.options.push_back({std::to_string(i), c.options[i]});
    twin.decision.fields.push_back(std::move(f));
  }
  twin.field("design-name", "Its name", name_);
  twin_bill(twin);
  twin_parts(twin);
  twin.button("design-undo", "Undo", draft().can_undo() ? "" : "nothing was changed yet");
  twin.button("design-redo", "Redo", draft().can_redo() ? "" : "nothing was undone");
  twin.button("design-keep", "Keep it on this device");
  if (kept(stage)) twin.button("design-start", start_words());
  twin.button("design-copy", "Copy its tag");
  twin.button("design-file", "Save as a file");
  twin.button("design-sheet", "Record sheet, to print");
  twin.button("design-garage", "Templates and your designs");
}

void DesignerScreen::twin_garage(Twin& twin) {
  twin.state = "Choose a design to start from.";
  twin.decision.heading = "Start from";
  if (draft().shop().from_nothing) twin.button("design-new", kFromNothing);
  auto const& all = garage_.templates(draft().shop());
  for (size_t i = 0; i < all.size(); ++i) twin.button("template-" + std::to_string(i), all[i].name + ", " + all[i].role + ": " + all[i].says);
}

void DesignerScreen::twin_bill(Twin& twin) {
  DesignView const& view = draft().view();
  twin.standing.caption = "What it has and costs";
  WorkshopWords const& words = draft().shop().words;
  twin.standing.columns = {"Part", words.cost.caption, words.weight.caption, words.spaces.caption};
  for (BillRow const& row : view.bill) twin.standing.rows.push_back({row.title, row.cost, row.weight, row.spaces});
  for (DesignFigure const& f : view.figures) twin.preview.push_back(f.label + " " + f.value + (f.help.empty() ? "" : ": " + f.help));
  for (DesignLimit const& limit : view.limits) twin.preview.push_back(limit.label + " " + limit.value + " " + limit.of);
  for (Line const& line : view.notes) twin.preview.push_back(line.text);
  for (size_t i = 0; i < view.plan.plates.size(); ++i)
    twin.field("plate-" + std::to_string(i), "Points " + view.plan.plates[i].label, std::to_string(view.plan.plates[i].points));
  for (size_t i = 0; i < view.bill.size(); ++i)
    if (!view.bill[i].remove.empty()) twin.button("without-" + std::to_string(i), "Take out " + view.bill[i].title);
}

void DesignerScreen::twin_parts(Twin& twin) {
  TwinField section;
  section.id = "section", section.label = "Parts of", section.kind = "select", section.value = parts_.section;
  for (CatalogueSection const& one : draft().shop().sections()) section.options.push_back({one.id, one.label});
  twin.decision.fields.push_back(section);
  twin.field("find", "Find a part", parts_.query);
  auto const items = parts_.found(draft());
  for (size_t i = 0; i < std::min(items.size(), kShownItems); ++i)
    for (size_t k = 0; k < items[i]->spots.size(); ++k) {
      CatalogueItem const& item = *items[i];
      CatalogueItem::Spot const& spot = item.spots[k];
      std::string label = figures(draft().shop().words, item);
      if (item.spots.size() > 1) label += ": " + spot.label;
      if (item.chosen) label += " (it has this)";
      twin.button("part-" + std::to_string(i) + "-" + std::to_string(k), label, item.why.empty() ? spot.why : item.why);
    }
}

bool DesignerScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (!draft().open()) {
    if (id == "design-new" && draft().shop().from_nothing) return take(Doc::object(), ""), true;
    auto const& all = garage_.templates(draft().shop());
    int const n = number_after(id, "template-");
    if (n < 0 || n >= int(all.size())) return false;
    return take(all[size_t(n)].design, all[size_t(n)].name), true;
  }
  for (EventChoice const& c : draft().shop().event_choices(draft().event())) {
    size_t const n = size_t(std::max(0, std::atoi(value.c_str())));
    if (id != "event-" + c.key || n >= c.values.size()) continue;
    Doc event = draft().event();
    if (c.values[n].is_null()) event.erase(c.key);
    else event[c.key] = c.values[n];
    return set_event(stage, std::move(event)), true;
  }
  if (id == "section") return parts_.section = value, parts_.query.clear(), true;
  if (id == "find") return parts_.query = cut(value, 60), true;
  if (id == "design-name") return name_ = cut(value, store::kDesignName), true;
  if (id == "design-garage") return draft().close(), true;
  static constexpr std::pair<std::string_view, BillPanel::Wish> kWishes[] = {
      {"design-undo", BillPanel::Undo}, {"design-redo", BillPanel::Redo}, {"design-keep", BillPanel::Keep},
      {"design-copy", BillPanel::Copy}, {"design-file", BillPanel::File}, {"design-sheet", BillPanel::Sheet}, {"design-start", BillPanel::Start}};
  for (auto const& [name, wish] : kWishes)
    if (id == name) return grant(stage, wish), true;
  return twin_change(id, value);
}

bool DesignerScreen::twin_change( std::string const& id, std::string const& value) {
  DesignView const& view = draft().view();
  auto const at = [](auto const& list, int n) { return n >= 0 && n < int(list.size()); };
  if (int const n = number_after(id, "mend-"); at(view.mends, n)) return carry_out(DesignEdit(view.mends[size_t(n)])), true;
  if (int const n = number_after(id, "without-"); at(view.bill, n)) return carry_out(DesignEdit(view.bill[size_t(n)].remove)), true;
  if (int const n = number_after(id, "plate-"); at(view.plan.plates, n)) {
    DesignPlan::Plate const& plate = view.plan.plates[size_t(n)];
    return carry_out({"", {{plate.path, std::clamp(std::atoi(value.c_str()), 0, plate.most)}}}), true;
  }
  auto const items = parts_.found(draft());
  if (int const n = number_after(id, "part-"); at(items, n)) {
    size_t const dash = id.find('-', 5);
    int const k = dash == std::string::npos ? 0 : std::atoi(id.c_str() + dash + 1);
    if (at(items[size_t(n)]->spots, k)) return carry_out(DesignEdit(items[size_t(n)]->spots[size_t(k)].edit)), true;
  }
  return false;
}

}  // namespace paddock::app
