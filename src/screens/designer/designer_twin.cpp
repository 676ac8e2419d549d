// The workshop in words: the same presses as buttons and fields.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "screens/designer/designer.hpp"
#include "store/designs.hpp"
#include "store/library.hpp"

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
  if (!draft().open()) return garage_.twin(stage, draft(), twin);
  DesignView const& view = draft().view();
  twin.state = view.legal ? (view.verdict.empty() ? "Legal" : view.verdict) + "." : verdict_words(view) + ".";
  if (!view.lacks.empty()) twin.say(view.lacks);
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

void Garage::twin(Stage& stage, DesignDraft& draft, Twin& twin) {
  Workshop const& shop = draft.shop();
  twin.state = "Choose a design to start from.";
  twin.decision.heading = "Start from";
  if (shop.from_nothing) twin.button("design-new", kFromNothing);
  auto const& list = stage.library.designs().list(shop.game);
  auto const& views = own_views(stage, draft);
  for (size_t i = 0; i < list.size(); ++i) {
    twin.button("own-" + std::to_string(i), "Your design " + list[i].name + ", " + figures_words(views[i].view));
    twin.button("forget-" + std::to_string(i), "Forget your design " + list[i].name);
  }
  auto const& all = templates(shop);
  for (size_t i = 0; i < all.size(); ++i) twin.button("template-" + std::to_string(i), all[i].name + ", " + all[i].role + ": " + all[i].says);
  twin.field("design-tag", "Tag or text of a design you were sent", pasted_, fault_);
  twin.button("design-take", "Take it", pasted_.empty() ? "paste one first" : "");
  if (shop.wish_choices) finder_.twin(stage, shop, twin);
}

bool Garage::command(Stage& stage, DesignDraft& draft, std::string const& id, std::string const& value, Doc& chosen, std::string& name) {
  Workshop const& shop = draft.shop();
  auto const at = [&id](std::string_view prefix, auto const& all) {
    int const n = number_after(id, prefix);
    return n < int(all.size()) ? n : -1;
  };
  if (id == "design-new" && shop.from_nothing) return chosen = Doc::object(), name.clear(), true;
  if (id == "design-tag") return pasted_ = cut(value, kDesignBytes), fault_.clear(), true;
  if (id == "design-take") return take_pasted(shop, chosen, name), true;
  if (int const n = at("template-", templates(shop)); n >= 0) return chosen = templates_[size_t(n)].design, name = templates_[size_t(n)].name, true;
  auto const& list = stage.library.designs().list(shop.game);
  if (int const n = at("forget-", list); n >= 0) return forget(stage, draft, std::string(list[size_t(n)].name)), true;
  if (int const n = at("own-", list); n >= 0) {
    Expected<Doc> doc = shop.read_tag(list[size_t(n)].text);
    if (doc) chosen = std::move(*doc), name = list[size_t(n)].name;
    return bool(doc);
  }
  if (!shop.wish_choices || !finder_.command(stage, shop, id, value, chosen)) return false;
  if (chosen.is_null()) page_ = kFind;   // both views show the same
  return true;
}

void Finder::twin(Stage& stage, Workshop const& shop, Twin& twin) {
  hear(stage, shop);
  for (EventChoice const& c : shop.wish_choices(wishes_)) {
    TwinField f;
    f.id = "wish-" + c.key, f.label = "Find a design: " + c.label, f.kind = "select", f.value = std::to_string(c.chosen), f.hint = c.help;
    for (size_t i = 0; i < c.options.size(); ++i) f.options.push_back({std::to_string(i), capital(c.options[i])});
    twin.decision.fields.push_back(std::move(f));
  }
  if (busy()) twin.button("find-stop", "Stop the search");
  else twin.button("find-designs", "Find designs");
  if (!fault_.empty()) twin.say(fault_);
  else if (searched_ && found_.empty() && !busy()) twin.say(kNothingFits);
  if (!found_.empty()) twin.say(std::to_string(found_.size()) + " found. " + shop.words.order_found + " " + shop.words.card_note);
  for (size_t i = 0; i < found_.size(); ++i)
    twin.button("found-" + std::to_string(i), found_words(i) + ", " + found_[i].view.carries + ", " + figures_words(found_[i].view));
}

bool Finder::command(Stage& stage, Workshop const& shop, std::string const& id, std::string const& value, Doc& chosen) {
  for (EventChoice const& c : shop.wish_choices(wishes_)) {
    size_t const n = size_t(std::max(0, std::atoi(value.c_str())));
    if (id == "wish-" + c.key && n < c.values.size()) return wish(c, n), true;
  }
  if (id == "find-designs" && !busy()) return begin(stage, shop), true;
  if (id == "find-stop" && busy()) return leave(stage), true;
  int const n = number_after(id, "found-");
  if (n < 0 || n >= int(found_.size())) return false;
  return chosen = found_[size_t(n)].design, true;
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
    Doc chosen;
    std::string name;
    if (!garage_.command(stage, draft(), id, value, chosen, name)) return false;
    if (!chosen.is_null()) garage_.leave(stage), take(std::move(chosen), std::move(name));
    return true;
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
