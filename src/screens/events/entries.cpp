// The entry list, and the rules by which the event goes.
#include <algorithm>
#include <cstdlib>

#include "events/event_file.hpp"
#include "events/rules.hpp"
#include "screens/events/panels.hpp"
#include "screens/setup/defaults.hpp"

namespace paddock::app::events {
namespace {

float entry_row(EventFrame const& f, Rect in, float y, int who) {
  Entrant const& e = f.view.who(who);
  Rect const row{in.x, y, in.w, px(f.phone() ? 52 : size::kRow)};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return row.bottom();
  float const cy = row.middle().y;
  if (list_row(row, ("Entry " + e.name).c_str(), f.pick.who == who, false)) f.pick.who = f.pick.who == who ? -1 : who;
  entrant_swatch({row.x + px(14), cy - px(10), px(48), px(20)}, e);
  DriverKind const& kind = driver_kind(e.driver);
  icon(kind.icon, row.right() - px(24), cy, 18, Role::Text3);
  std::string facts = e.team;
  if (!f.view.event.rules.tiers.empty()) facts += (facts.empty() ? "" : ", ") + tier_words(f.view, f.view.tier_of(who));
  if (e.handicap) facts += (facts.empty() ? "handicap " : ", handicap ") + std::to_string(e.handicap);
  std::string const laurels = e.laurels ? std::to_string(e.laurels) + (e.laurels == 1 ? " laurel" : " laurels") : "";
  float const x = row.x + px(74);
  if (f.phone()) {
    text_fit(Type::Body, x, cy - px(facts.empty() && laurels.empty() ? 10 : 20), e.name, row.right() - px(44) - x);
    text_fit(Type::Caption, x, cy + px(2), facts + (facts.empty() || laurels.empty() ? "" : ", ") + laurels, row.right() - px(44) - x, Role::Text3);
  } else {
    text_fit(Type::Body, x, cy - px(10), e.name, px(180));
    text_fit(Type::Small, x + px(192), cy - px(9), facts, row.right() - px(250) - x - px(192), Role::Text2);
    text_right(Type::Small, row.right() - px(150), cy - px(9), laurels, Role::Text2);
    text_right(Type::Caption, row.right() - px(42), cy - px(8), kind.words, Role::Text3);
  }
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

// A rule as people read it: "25, 18, 15".
std::string value_words(Doc const& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_array()) {
    std::string out;
    for (Doc const& one : value) out += (out.empty() ? "" : ", ") + value_words(one);
    return out.empty() ? "none" : out;
  }
  if (value.is_object()) {
    std::string out;
    for (auto const& [key, one] : value.items()) out += (out.empty() ? "" : ", ") + key + " " + value_words(one);
    return out.empty() ? "none" : out;
  }
  return dump_doc(value);
}

void change(EventFrame const& f, RuleInfo const& rule, Doc const& value) {
  Event event = f.view.event;
  if (auto const wrong = set_rule(event.rules, rule.name, value)) return toast(wrong->text(), Tone::Bad, "alert-octagon");
  f.ask(EventDo::Take, write_event_text(event));
}

// A number and a choice can be changed here; the others stand in the file.
float rule_row(EventFrame const& f, Rect in, float y, RuleInfo const& rule) {
  Doc const value = rule_value(f.view.event.rules, rule.name);
  float const side = px(f.phone() ? 150 : 220), room = in.w - side - px(16), words = text_height(Type::Caption, room, rule.help);
  float const h = std::max(px(app::look().touch ? 60 : 52), px(32) + words);
  Rect const row{in.x, y, in.w, h};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return row.bottom();
  text(Type::Strong, row.x, y + px(7), rule.label);
  text_wrapped(Type::Caption, row.x, y + px(27), room, rule.help, Role::Text3);
  std::string const label = std::string(rule.label) + "##rule";
  Rect const at{row.right() - side, row.middle().y - px(app::look().touch ? 24 : 20), side, px(app::look().touch ? 48 : 40)};
  if (rule.form == RuleInfo::Number) {
    int const now = value.get<int>(), then = stepper(at, label.c_str(), now, rule.low, rule.high);
    if (then != now) change(f, rule, then);
  } else if (rule.form == RuleInfo::Choice) {
    std::vector<std::string> const choices(rule.choices.begin(), rule.choices.end());
    int const now = int(std::find(choices.begin(), choices.end(), value.get<std::string>()) - choices.begin());
    if (int const then = dropdown(at, label.c_str(), choices, now); then != now) change(f, rule, choices[size_t(then)]);
  } else {
    std::string const all = value_words(value);
    text_wrapped(Type::Small, at.x, row.middle().y - text_height(Type::Small, side, all) / 2, side, all, Role::Text2);
  }
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

}  // namespace

void draw_entries(EventFrame const& f, Rect where) {
  Rect const in = open_panel(f, "##entries", where, Region::Log);
  float y = in.y + px(14);
  text(Type::PanelTitle, in.x + px(14), y, std::to_string(f.view.event.entrants.size()) + " entrants");
  y += px(38);
  hairline(in.x, in.right(), y);
  for (int who = 0; who < int(f.view.event.entrants.size()); ++who) y = entry_row(f, in, y, who);
  Rect const rules = in.inset(px(14), 0);
  text(Type::PanelTitle, rules.x, y + px(20), "Rules of the event");
  y += px(56);
  hairline(rules.x, rules.right(), y);
  for (RuleInfo const& rule : rule_list()) y = rule_row(f, rules, y, rule);
  end_panel(y + px(24));
}

}  // namespace paddock::app::events
