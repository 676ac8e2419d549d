#include "screens/designer/event_card.hpp"

#include <algorithm>

#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr char kFormat[] = "paddock-event";
constexpr size_t kMostSegments = 6;      // more stand in a list

void strike(Doc& event, char const* list, std::string const& id) {
  if (!event.contains(list) || !event[list].is_array()) return;
  Doc kept = Doc::array();
  for (Doc const& one : event[list])
    if (one != id) kept.push_back(one);
  if (kept.empty()) event.erase(list);
  else event[list] = std::move(kept);
}

size_t listed(Doc const& event, char const* list) { return event.contains(list) && event[list].is_array() ? event[list].size() : 0; }

}  // namespace

std::string event_words(Workshop const& shop, Doc const& event) {
  std::string out;
  for (EventChoice const& c : shop.event_choices(event))
    if (c.chosen != 0 && !c.values[size_t(c.chosen)].is_null()) out += (out.empty() ? "" : ", ") + c.label + " " + c.options[size_t(c.chosen)];
  if (size_t const n = listed(event, "ban") + listed(event, "allow"); n > 0) out += (out.empty() ? "" : ", ") + std::to_string(n) + (n == 1 ? " part switched" : " parts switched");
  return out.empty() ? shop.words.usual_event : out;
}

std::string event_file(Workshop const& shop, Doc const& event) {
  return dump_doc(Doc{{"format", kFormat}, {"game", std::string(shop.game)}, {"event", event}}, true);
}

Doc event_in(Workshop const& shop, Doc const& file) {
  if (get_text(file, "format") != kFormat || get_text(file, "game") != shop.game || !file.contains("event")) return nullptr;
  Expected<Doc> const clean = shop.clean_event(file["event"]);
  return clean ? *clean : Doc();
}

Doc with_part(Doc event, std::string const& id, bool in) {
  if (!event.is_object()) event = Doc::object();
  strike(event, in ? "ban" : "allow", id);
  Doc& list = event[in ? "allow" : "ban"];
  if (!list.is_array()) list = Doc::array();
  if (std::find(list.begin(), list.end(), Doc(id)) == list.end()) list.push_back(id);
  return event;
}

bool EventCard::draw(Stage& stage, Workshop const& shop, Rect under, Doc& event) {
  if (!open_) return false;
  auto const choices = shop.event_choices(event);
  float const w = std::min(px(440), stage.window.w - px(24)), each = px(look().touch ? 84.0f : 70.0f);
  float const h = px(68) + text_height(Type::Caption, w - px(36), event_words(shop, event)) + each * float(choices.size()) +
                  px(look().touch ? 54.0f : 46.0f) + text_height(Type::Caption, w - px(36), shop.words.switching) + px(12);
  Rect const where{std::clamp(under.middle().x - w / 2, px(12), std::max(px(12), stage.window.w - w - px(12))), under.bottom() + px(8), w,
                   std::min(h, stage.window.h - under.bottom() - px(20))};
  bool changed_it = false;
  bool const stays = begin_card("##event", where);
  Rect in = where.inset(px(18), px(14));
  float const side = finger(32);
  bool const closes = icon_button({in.right() - side + px(6), in.y - px(4), side, side}, "Close##event", "x", "Close (Esc)");
  text_fit(Type::PanelTitle, in.x, in.y, shop.words.event, in.w - side);
  in.cut_top(px(30));
  in.cut_top(text_wrapped(Type::Caption, in.x, in.y, in.w, event_words(shop, event), Role::Text2), px(10));
  for (EventChoice const& c : choices) {
    Rect row = in.cut_top(each);
    text(Type::Strong, row.x, row.y, c.label);
    tooltip(c.help);
    row.cut_top(px(22));
    Rect const at = row.cut_top(finger(34));
    std::vector<char const*> words;
    for (std::string const& option : c.options) words.push_back(option.c_str());
    bool const many = c.options.size() > kMostSegments;
    int const now = many ? dropdown(at, c.label.c_str(), c.options, c.chosen) : segmented(at, c.label.c_str(), words, c.chosen);
    if (now == c.chosen) continue;
    if (!event.is_object()) event = Doc::object();
    if (c.values[size_t(now)].is_null()) event.erase(c.key);
    else event[c.key] = c.values[size_t(now)];
    changed_it = true;
  }
  Rect const row = in.cut_top(px(look().touch ? 48.0f : 40.0f), px(6));
  if (button(row.column(0, 3, px(6)), "Save as a file##event", {.icon = "download"})) stage.push(Intent::SaveFile, 0, event_file(shop, event), "event.json");
  if (button(row.column(1, 3, px(6)), "Open a file##event", {.icon = "upload"})) stage.push(Intent::ImportFile);
  if (button(row.column(2, 3, px(6)), "As usual##event")) event = Doc::object(), changed_it = true;
  text_wrapped(Type::Caption, in.x, in.y, in.w, shop.words.switching, Role::Text3);
  end_card();
  if (!stays || closes) open_ = false;
  return changed_it;
}

}  // namespace paddock::app
