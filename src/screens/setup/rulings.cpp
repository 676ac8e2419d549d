// Every setting of the rules with its explanation, to change before the start.
#include "screens/setup/setup.hpp"

#include <algorithm>
#include <cstdlib>

#include "screens/rules/book.hpp"

namespace paddock::app {

std::string SetupScreen::value_of(Setting const& s) const {
  if (!setup_.settings.is_object()) return s.fallback;
  auto const at = setup_.settings.find(s.name);
  if (at == setup_.settings.end()) return s.fallback;
  return at->is_string() ? at->get<std::string>() : dump_doc(*at);
}

std::vector<std::string> SetupScreen::shown_choices(Setting const& s) {
  std::vector<std::string> out;
  for (std::string const& words : s.words) out.push_back(capital(words));
  return out;
}

void SetupScreen::set_value(Setting const& s, std::string const& value) {
  if (!setup_.settings.is_object()) setup_.settings = Doc::object();
  if (value == s.fallback) setup_.settings.erase(s.name);
  else setup_.settings[s.name] = value;
}

int SetupScreen::changed_count() const {
  int n = 0;
  for (Setting const& s : settings_) n += value_of(s) != s.fallback;
  return n;
}

float SetupScreen::ruling_row(Rect in, Setting const& s) {
  bool const below = in.w < px(440);   // a phone: the words keep the whole width, the control stands below them
  float const control = below ? in.w : px(200), words_w = below ? in.w : in.w - control - px(20);
  std::string const value = value_of(s);
  float const y0 = in.y;
  float const label_w = words_w - px(70), w = std::min(label_w, text_size(Type::Strong, s.label).x);
  float y = in.y + text_wrapped(Type::Strong, in.x, in.y, label_w, s.label) + px(2);
  if (!s.rule.empty()) cite(in.x + w + px(8), in.y + px(10), s.rule);
  y += text_wrapped(Type::Small, in.x, y, words_w, s.help, Role::Text2);
  bool const changed = value != s.fallback;
  if (changed) {
    text_fit(Type::Caption, in.x, y + px(2), "usual: " + s.words_of(s.fallback), words_w, Role::AccentText);
    y += px(18);
  }
  Rect box{in.right() - control, below ? y + px(8) : y0, control, px(look().touch ? 48 : 36)};
  if (s.choices.empty()) {
    int const now = std::atoi(value.c_str());
    int const next = stepper(box, s.name.c_str(), now, int(s.low), int(s.high));
    if (next != now) set_value(s, std::to_string(next));
  } else {
    int at = 0;
    for (size_t i = 0; i < s.choices.size(); ++i)
      if (s.choices[i] == value) at = int(i);
    std::string const label = s.label + "##ruling";
    int const next = dropdown(box, label.c_str(), shown_choices(s), at);
    if (next != at) set_value(s, s.choices[size_t(next)]);
  }
  return std::max(y, box.bottom()) + px(14);
}

// By its section and by the words that are searched for.
bool SetupScreen::ruling_wanted(Setting const& s) const {
  std::string const value = value_of(s);
  if (ruling_section_ == 1 && value == s.fallback) return false;
  if (ruling_section_ > 1 && s.group != ruling_sections_[size_t(ruling_section_)]) return false;
  return has_words({s.label, s.help, s.group, s.rule.text(), s.words_of(value)}, ruling_query_);
}

void SetupScreen::draw_ruling_filter(Rect& in) {
  auto const row = [&] {
    Rect const r = in.cut_top(px(size::kControl + 12)).inset(px(18), 0);
    return Rect{r.x, r.y, r.w, px(size::kControl)};
  };
  Rect field = row();
  if (!ruling_sections_.empty()) {
    bool const below = in.w < px(440);
    Rect const box = below ? row() : field.cut_right(px(300), px(10));
    ruling_section_ = dropdown(box, "Section##ruling", ruling_sections_, ruling_section_);
  }
  text_field(field, "Search the rulings", ruling_query_, {.hint = ruling_hint_});
}

void SetupScreen::draw_rulings(Stage& stage, Rect where) {
  bool const phone = stage.layout == Layout::Phone;
  where.w = std::min(where.w, px(640));
  PanelStyle style;
  if (phone) style.round = 0;
  Rect in = begin_panel("##rulings", where, Region::Sheet, style);
  Rect head = in.cut_top(px(53)).inset(px(18), 0);
  text(Type::PanelTitle, head.x, head.y + px(14), "Rulings");
  if (icon_button(head.cut_right(px(32), px(8)).centred(px(32), px(32)), "Close##rulings", "x", "Close (Esc)")) open_rulings_ = false;
  ButtonStyle const usual{.icon = "arrow-back-up", .enabled = changed_count() > 0, .why = "Everything is as usual"};
  float const w = button_width("As usual", usual);
  if (button(head.cut_right(w).centred(w, px(32)), "As usual", usual)) setup_.settings = Doc::object();
  if (settings_.size() > 12) draw_ruling_filter(in);
  hairline(in.x, in.right(), in.y);
  std::string const id = "##ruling-list" + std::to_string(ruling_section_);   // each section begins at its top
  Rect list = begin_scroll(id.c_str(), {in.x + 1, in.y + 1, in.w - 2, in.h - 2});
  Rect body = list.inset(px(18), px(16));
  std::string const* group = nullptr;
  bool none = true;
  for (Setting const& s : settings_) {
    if (!ruling_wanted(s)) continue;
    none = false;
    if (!s.group.empty() && (!group || *group != s.group)) {
      text(Type::Title, body.x, body.y, s.group, Role::AccentText);
      body.cut_top(px(34));
      group = &s.group;
    }
    float const bottom = ruling_row(body, s);
    hairline(list.x, list.right(), bottom - px(7));
    body.cut_top(bottom - body.y, px(4));
  }
  if (none) body.cut_top(text_wrapped(Type::Body, body.x, body.y, body.w, ruling_section_ == 1 && ruling_query_.empty() ? "Everything is as usual." : "No ruling has these words.", Role::Text3));
  end_scroll(body.y);
  end_panel();
}

}  // namespace paddock::app
