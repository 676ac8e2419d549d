// What one's own orders would do if the others did this or that: assumptions from what may be seen, never from hands.
#include <algorithm>

#include "screens/table/tester.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

void Tester::try_draft(Deciding at) {
  TableView const& view = at.view;
  Play const& play = *at.stage.play;
  bool const wanted = play.phase() == Play::Phase::Decide && view.now && view.desk.text_entry && view.desk.text_lines > 1;
  what_if_ = wanted ? play.draft().session().what_if(play.chair().viewer(), at.draft.field, assumed_) : WhatIf{};
}

// Folded away until somebody wants it. Returns the y below.
float Tester::draw(Deciding at, Rect in, float y) {
  Stage& stage = at.stage;
  TableView& view = at.view;
  if (what_if_.given.empty() && what_if_.lines.empty()) return y;
  float const row = px(look().touch ? 48.0f : 34.0f);
  hairline(in.x, in.right(), y + px(4));
  Rect const head{in.x - px(6), y + px(8), in.w + px(12), row};
  Touch const touch = touch_area(head, "What would happen if##tester");
  if (touch.pressed) open_ = !open_;
  if (touch.hovered || open_) fill(head, colour(Role::Panel3, 0.6f), radius::kControl);
  icon("help-hexagon", in.x + px(8), head.middle().y, 18, Role::Info);
  text(Type::Strong, in.x + px(26), head.middle().y - px(10), "What would happen if");
  icon(open_ ? "chevron-down" : "chevron-left", in.right() - px(8), head.middle().y, 18, Role::Text3);
  y = head.bottom() + px(6);
  if (!open_) return y;
  for (size_t i = 0; i < what_if_.given.size(); ++i) {
    Question const& q = what_if_.given[i];
    if (!view.on_page(q.page)) continue;
    std::vector<std::string> words;
    for (Choice const& c : q.choices) words.push_back(c.text);
    text_fit(Type::Small, in.x, y + (row - px(18)) / 2, q.label, in.w * 0.45f, Role::Text2);
    Rect const where{in.x + in.w * 0.47f, y, in.w * 0.53f, row};
    int const now = std::max(0, q.chosen), next = dropdown(where, (q.label + "##given" + std::to_string(i)).c_str(), words, now);
    if (next != now) {
      if (auto const& edit = q.choices[size_t(next)].edit)
        if (auto assumed = edited(assumed_, *edit)) assumed_ = std::move(*assumed);
      try_draft(at);
      return y;
    }
    y += row + px(6);
  }
  Rule opened;
  for (Line const& line : what_if_.lines) {
    y += px(4);
    y += rich_line(in.x, y, in.w, line, {.type = Type::Small}, &opened) + px(4);
  }
  if (!what_if_.error.empty()) y += text_wrapped(Type::Small, in.x, y, in.w, what_if_.error, Role::Bad) + px(6);
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
  return y + px(4);
}

}  // namespace paddock::app
