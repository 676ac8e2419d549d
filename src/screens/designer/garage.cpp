#include "screens/designer/garage.hpp"

#include <algorithm>

#include "screens/designer/card.hpp"
#include "store/library.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr float kNarrow = 520;   // px: a phone

}  // namespace

std::string figures_words(DesignView const& view) {
  std::string out;
  auto const add = [&](auto const& f) { out += (out.empty() ? "" : ", ") + f.label + " " + f.value; };
  if (view.card.empty()) std::for_each(view.figures.begin(), view.figures.end(), add);
  else std::for_each(view.card.begin(), view.card.end(), add);
  return out;
}

std::vector<DesignTemplate> const& Garage::templates(Workshop const& shop) {
  if (made_ != &shop) {
    made_ = &shop;
    templates_ = shop.templates();
    views_.clear();
    for (DesignTemplate const& t : templates_) views_.push_back(shop.view(t.design, Doc::object()));
  }
  return templates_;
}

float Garage::heading(Rect in, float y, std::string_view words, std::string_view note) {
  text(Type::PanelTitle, in.x, y, words);
  float const used = px(32) + text_wrapped(Type::Body, in.x, y + px(30), in.w, note, Role::Text2);
  return y + used + px(12);
}

std::vector<Garage::Shown> const& Garage::own_views(Stage& stage, DesignDraft& draft) {
  auto const& list = stage.library.designs().list(draft.shop().game);
  if (std::equal(list.begin(), list.end(), own_.begin(), own_.end(), [](auto const& d, Shown const& s) { return d.text == s.text; })) return own_;
  own_.clear();
  for (auto const& d : list) {
    Expected<Doc> const doc = draft.shop().read_tag(d.text);
    own_.push_back({doc ? draft.shop().view(*doc, Doc::object()) : DesignView{}, d.text});
  }
  return own_;
}

void Garage::forget(Stage& stage, DesignDraft& draft, std::string const& name) {
  stage.library.designs().forget(draft.shop().game, name);
  own_.clear();
}

float Garage::own(Stage& stage, DesignDraft& draft, Rect in, float y, Doc& chosen, std::string& name) {
  auto const& list = stage.library.designs().list(draft.shop().game);
  if (list.empty()) return y;
  y = heading(in, y, "Your designs", "Kept on this device.");
  bool const narrow = in.w < px(kNarrow);   // the figures stand below the name
  float const h = px(narrow ? 84.0f : look().touch ? 52.0f : 44.0f);
  own_views(stage, draft);
  for (size_t i = 0; i < list.size(); ++i) {
    Rect row{in.x, y, in.w, h};
    fill(row, colour(Role::Panel), radius::kControl);
    Rect const away = row.cut_right(narrow ? px(52) : h);
    if (icon_button({away.x + px(6), away.middle().y - away.w / 2 + px(6), away.w - px(12), away.w - px(12)}, ("Forget " + list[i].name).c_str(), "x", "Forget it")) {
      forget(stage, draft, std::string(list[i].name));
      break;
    }
    Touch const touch = touch_area(row, (list[i].name + "##own").c_str(), "Take it up");
    if (touch.hovered) fill(row, colour(Role::Panel2), radius::kControl);
    std::string const figures = figures_words(own_[i].view);
    text_fit(Type::Strong, row.x + px(14), narrow ? row.y + px(10) : row.middle().y - px(10), list[i].name, narrow ? row.w - px(20) : row.w * 0.34f);
    if (narrow) text_wrapped(Type::Small, row.x + px(14), row.y + px(34), row.w - px(20), figures, Role::Text2);
    else text_fit(Type::Small, row.x + row.w * 0.4f, row.middle().y - px(9), figures, row.w * 0.6f - px(20), Role::Text2);
    if (touch.pressed)
      if (Expected<Doc> doc = draft.shop().read_tag(list[i].text)) chosen = std::move(*doc), name = list[i].name;
    y += h + px(6);
  }
  return y + px(18);
}

void Garage::take_pasted(Workshop const& shop, Doc& chosen, std::string& name) {
  bool const object = pasted_.find('{') != std::string::npos;
  Expected<Doc> doc = object ? parse_written(pasted_, kDesignBytes) : shop.read_tag(pasted_);
  if (doc && object && doc->is_object() && doc->contains("spec")) name = get_text(*doc, "name"), doc = Doc((*doc)["spec"]);
  if (doc) chosen = std::move(*doc), pasted_.clear();
  else fault_ = doc.error().text();
}

float Garage::begin_with(Stage& stage, DesignDraft& draft, Rect in, float y, Doc& chosen, std::string& name) {
  y = heading(in, y, "Open a design you were sent", "Paste a tag or a design as text, or open a file.");
  float const h = px(look().touch ? 48.0f : 40.0f);
  Rect row{in.x, y, std::min(in.w, px(620)), h};
  Rect const field = row.w < px(kNarrow) ? row : Rect{row.x, row.y, row.w - px(226), h};
  if (field.w == row.w) row.y += h + px(8);
  if (button(row.cut_right(px(120), px(8)), "Open a file", {.icon = "upload"})) stage.push(Intent::ImportFile);
  bool const take = button(row.cut_right(px(90), px(8)), "Take it", {.enabled = !pasted_.empty(), .why = "paste one first"});
  if (text_field(field, "##Tag or design", pasted_, {.hint = "Tag or design", .error = !fault_.empty()})) fault_.clear();
  probe_add("Tag or design", field);
  if (take) take_pasted(draft.shop(), chosen, name);
  y = row.bottom() + px(8);
  if (!fault_.empty()) y += text_wrapped(Type::Small, in.x, y, in.w, fault_, Role::Bad);
  return y + px(76);     // a toast lies below its buttons
}

// The designs of one shelf as cards. Returns the y below.
float Garage::cards(DesignDraft& draft, Rect in, float y, std::string_view shelf, Doc& chosen, std::string& name) {
  auto const& all = templates(draft.shop());
  std::vector<DesignCard> list;
  std::vector<size_t> which;
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i].shelf == shelf) list.push_back({all[i].name + "##design", all[i].name, all[i].role, all[i].says, &views_[i]}), which.push_back(i);
  int pressed = -1;
  y = design_cards(in, y, list, pressed);
  if (pressed >= 0) chosen = all[which[size_t(pressed)]].design, name = all[which[size_t(pressed)]].name;
  return y + px(18);
}

float Garage::stock(DesignDraft& draft, Rect in, float y, Doc& chosen, std::string& name) {
  std::vector<std::string> shelves;
  for (DesignTemplate const& t : templates(draft.shop()))
    if (!t.shelf.empty() && std::find(shelves.begin(), shelves.end(), t.shelf) == shelves.end()) shelves.push_back(t.shelf);
  if (shelves.empty()) return y;
  y = heading(in, y, draft.shop().words.shelf, draft.shop().words.shelf_note);
  std::vector<char const*> words;
  for (std::string const& shelf : shelves) words.push_back(shelf.c_str());
  shelf_ = std::min(shelf_, int(shelves.size()) - 1);
  Rect const row{in.x, y, std::min(in.w, px(520)), px(look().touch ? 48.0f : 36.0f)};
  shelf_ = segmented(row, draft.shop().words.shelf_word, words, shelf_);
  return cards(draft, in, row.bottom() + px(12), shelves[size_t(shelf_)], chosen, name);
}

// One page each: what stands below eighteen cards is not found.
float Garage::page(Stage& stage, DesignDraft& draft, Rect in, Doc& chosen, std::string& name) {
  auto const& all = templates(draft.shop());
  std::vector<char const*> names = {"Ready"};
  int const stocked = std::any_of(all.begin(), all.end(), [](DesignTemplate const& t) { return !t.shelf.empty(); }) ? int(names.size()) : -1;
  if (stocked > 0) names.push_back("Stock");
  int const found = draft.shop().wish_choices ? int(names.size()) : -1;
  if (found > 0) names.push_back("Find");
  names.push_back("Open");
  page_ = std::min(page_, int(names.size()) - 1);
  float const h = px(look().touch ? 48.0f : 36.0f);
  Rect row{in.x, in.y, in.w, h};
  int const turned = segmented(row.cut_left(std::min(in.w, px(520)), px(12)), "Where from", names, page_);
  if (turned != page_) page_ = turned, ImGui::SetScrollY(0);   // in the same window, where the keyboard's focus is
  bool const offers = page_ == 0 && draft.shop().from_nothing;
  if (offers && row.w < px(200)) row = {in.x, row.bottom() + px(8), in.w, h};   // below the pages, on a phone
  if (offers && button(row.w > px(400) ? row.cut_right(px(200)) : row, kFromNothing, {.icon = "tools"})) chosen = Doc::object(), name.clear();
  float y = row.bottom() + px(20);
  if (page_ == stocked) return stock(draft, in, y, chosen, name);
  if (page_ == found) return finder_.draw(stage, draft.shop(), in, y, chosen);
  if (page_ > 0) return begin_with(stage, draft, in, y, chosen, name);
  y = own(stage, draft, in, y, chosen, name);
  y = heading(in, y, "Start from a ready design", std::string("Each is legal as it stands and good at one thing. Take one up and change what you like: every change can be taken back. ") + draft.shop().words.card_note);
  return cards(draft, in, y, "", chosen, name);
}

bool Garage::draw(Stage& stage, DesignDraft& draft, Rect where, Doc& chosen, std::string& name) {
  Rect in = begin_panel("##garage", where, Region::Board, {.shadow = false, .border = false, .scroll = true, .face = Role::Canvas, .round = 0});
  in = in.inset(std::max(px(16), (in.w - px(1080)) / 2), px(20));
  chosen = nullptr;
  end_panel(page(stage, draft, in, chosen, name));
  return !chosen.is_null();
}

}  // namespace paddock::app
