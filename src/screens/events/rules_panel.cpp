// The rules by which the event goes, each to be changed in its row: a number, a choice, or a list that is written.
#include <algorithm>

#include "events/edit.hpp"
#include "events/house.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

// What the game is played by stands among the rules of the event, as one text.
constexpr RuleInfo kHouse{"house", "House rules", "Settings of the game that are not as usual, in every round of it.", RuleInfo::Texts};
bool is_house(RuleInfo const& rule) { return std::string_view(rule.name) == kHouse.name; }

std::vector<RuleInfo> rules_of(Event const& event) {
  std::vector<RuleInfo> out;
  for (RuleInfo const& rule : rule_list())
    if (rule_counts(event, rule.name)) out.push_back(rule);
  if (event.kind != Kind::League) out.push_back(kHouse);
  return out;
}

Doc value_of(Event const& event, RuleInfo const& rule) { return is_house(rule) ? Doc(house_text(event)) : rule_value(event.rules, rule.name); }
std::string words_of(Event const& event, RuleInfo const& rule, Doc const& value) { return is_house(rule) ? house_words(event) : rule_words(rule, value); }
std::string example_of(Event const& event, RuleInfo const& rule) { return is_house(rule) ? house_example(event) : rule_example(event, rule); }

bool is_list(RuleInfo const& rule) { return rule.form != RuleInfo::Number && rule.form != RuleInfo::Choice; }

void take_rules(EventFrame const& f, Expected<Event> const& event) {
  f.pick.rule_fault = event ? lost_race(f, *event) : event.error().text();
  if (event) take_event(f, event, "");        // of a rule without a field the refusal is a toast
}

void change(EventFrame const& f, RuleInfo const& rule, Doc const& value) {
  take_rules(f, with_rule(f.view.event, rule.name, value));
}

void change_text(EventFrame const& f, RuleInfo const& rule, std::string const& text) {
  if (is_house(rule)) {
    take_rules(f, with_house(f.view.event, text));
    return;
  }
  auto const value = rule_from_text(rule, text);
  if (value) return change(f, rule, *value);
  f.pick.rule_fault = value.error().text();
}

// The field of a list that is being written, below its row.
float list_field(EventFrame const& f, Rect in, float y, RuleInfo const& rule) {
  float const h = px(app::look().touch ? 48 : 40);
  Rect const box{in.x, y, in.w, h};
  text_field(box, (std::string("##Rule ") + rule.label).c_str(), f.pick.rule_text, {.error = !f.pick.rule_fault.empty()});
  probe_add(std::string("Rule ") + rule.label, box);
  float const top = y - px(52);
  y = box.bottom() + px(4);
  y += text_wrapped(Type::Caption, in.x, y, in.w, f.pick.rule_fault.empty() ? example_of(f.view.event, rule) : f.pick.rule_fault, f.pick.rule_fault.empty() ? Role::Text3 : Role::Bad) + px(8);
  Rect const row{in.x, y, std::min(in.w, px(320)), h};
  if (button(row.column(0, 2, px(8)), "Keep##rule", {.kind = ButtonStyle::Filled, .icon = "check"})) {
    change_text(f, rule, f.pick.rule_text);
    if (f.pick.rule_fault.empty()) f.pick.rule.clear();
  }
  if (button(row.column(1, 2, px(8)), "Leave it##rule")) f.pick.rule.clear(), f.pick.rule_fault.clear();
  in_sight(f, std::string("rule ") + rule.name, top, row.bottom());
  return row.bottom() + px(12);
}

void list_value(EventFrame const& f, Rect at, RuleInfo const& rule, Doc const& value) {
  std::string const all = words_of(f.view.event, rule, value);
  Rect words = at;
  bool const open = f.pick.rule == rule.name;
  if (icon_button(words.cut_right(words.h, px(8)), (std::string("Write ") + rule.label).c_str(), "pencil", "Write the list", open)) {
    f.pick.rule = open ? "" : rule.name;
    f.pick.rule_text = rule_text(value);
    f.pick.rule_fault.clear();
  }
  text_wrapped(Type::Small, words.x, words.middle().y - text_height(Type::Small, words.w, all.empty() ? "none" : all) / 2, words.w, all.empty() ? "none" : all, Role::Text2);
}

float rule_row(EventFrame const& f, Rect in, float y, RuleInfo const& rule) {
  Doc const value = value_of(f.view.event, rule);
  float const side = px(f.phone() ? 150 : 260), room = in.w - side - px(16), words = text_height(Type::Caption, room, rule.help);
  float const tall = is_list(rule) ? text_height(Type::Small, side - px(app::look().touch ? 56 : 48), words_of(f.view.event, rule, value)) + px(12) : 0;
  float const h = std::max({px(app::look().touch ? 60 : 52), px(34) + words, tall});
  Rect const row{in.x, y, in.w, h};
  text(Type::Strong, row.x, y + px(7), rule.label);
  text_wrapped(Type::Caption, row.x, y + px(27), room, rule.help, Role::Text3);
  std::string const label = std::string(rule.label) + "##rule";
  Rect const at{row.right() - side, row.middle().y - px(app::look().touch ? 24 : 20), side, px(app::look().touch ? 48 : 40)};
  if (rule.form == RuleInfo::Number) {
    int const now = value.get<int>(), then = stepper(at, label.c_str(), now, rule.low, rule.high);
    if (then != now) change(f, rule, then);
  } else if (rule.form == RuleInfo::Choice) {
    std::vector<std::string> const choices(rule.choices.begin(), rule.choices.end());
    std::vector<std::string> const names(rule.words.begin(), rule.words.end());
    int const now = int(std::find(choices.begin(), choices.end(), value.get<std::string>()) - choices.begin());
    if (int const then = dropdown(at, label.c_str(), names, now); then != now) change(f, rule, choices[size_t(then)]);
  } else {
    list_value(f, at, rule, value);
  }
  y = row.bottom();
  if (is_list(rule) && f.pick.rule == rule.name) y = list_field(f, in, y, rule);
  hairline(row.x, row.right(), y);
  return y;
}

}  // namespace

void draw_rules(EventFrame const& f, Rect where) {
  Rect const in = open_panel(f, "##event rules", where, Region::Log).inset(px(14), 0);
  float y = in.y + px(14);
  text(Type::PanelTitle, in.x, y, "Rules of the event");
  y += px(36);
  if (f.view.event.kind == Kind::Qualifying) y += text_wrapped(Type::Caption, in.x, y - px(4), in.w, "Seeding, points, the ranking for the final and its start are those of the game's own rules.", Role::Text3) + px(6);
  y = draw_undo(f, in, y);
  hairline(in.x, in.right(), y);
  if (f.view.event.kind != Kind::League) y = draw_board_rule(f, in, y);
  for (RuleInfo const& rule : rules_of(f.view.event)) y = rule_row(f, in, y, rule);
  end_panel(y + px(24));
}

void twin_rules(EventFrame const& f, Twin& twin) {
  for (RuleInfo const& rule : rules_of(f.view.event)) {
    bool const faulty = f.pick.rule == rule.name;
    TwinField field{std::string("rule-") + rule.name, rule.label, rule_text(value_of(f.view.event, rule)), faulty ? f.pick.rule_fault : "", example_of(f.view.event, rule),
                    rule.form == RuleInfo::Choice ? "select" : "text", {}};
    if (rule.form == RuleInfo::Choice)
      for (size_t i = 0; i < rule.choices.size(); ++i) field.options.push_back({rule.choices[i], rule.words[i]});
    twin.decision.fields.push_back(std::move(field));
  }
  if (f.view.event.kind != Kind::League) twin_board(f, twin);
}

bool twin_changes_rule(EventFrame const& f, std::string const& id, std::string const& value) {
  if (id.rfind("rule-", 0) != 0) return false;
  if (twin_takes_board(f, id, value)) return true;
  for (RuleInfo const& rule : rules_of(f.view.event))
    if (id.substr(5) == rule.name) {
      f.pick.rule_fault.clear();
      change_text(f, rule, value.substr(0, 2000));
      f.pick.rule = f.pick.rule_fault.empty() ? "" : rule.name;
      f.pick.rule_text = value.substr(0, 2000);
      return true;
    }
  return false;
}

}  // namespace paddock::app::events
