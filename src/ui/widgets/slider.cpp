// A whole number on a bar: dragged, stepped by the buttons at its ends, or by the arrow keys where the keyboard is.
#include <cmath>
#include <cstdlib>

#include "ui/widgets/state.hpp"

namespace paddock::app {
namespace {

float side() { return px(look().touch ? size::kTouchMin : size::kControlSmall); }

float row_height() { return px(look().touch ? size::kTouchMin : size::kControl); }

// Where numbers stand on the bar.
struct Scale {
  Range const& range;
  float x, width;

  float at(int n) const {
    double const whole = double(range.high) - double(range.low);
    return x + (whole > 0 ? float((double(n) - double(range.low)) / whole) * width : 0);
  }
  int value(float where) const {
    double const part = width > 0 ? std::clamp(double(where - x) / double(width), 0.0, 1.0) : 0;
    return range.nearest(range.low + std::llround(part * (double(range.high) - double(range.low))));
  }
};

bool step_button(Rect r, std::string const& label, char const* icon_name, bool enabled) {
  r = snapped(r);
  Touch const t = touch_area(r, label.c_str(), {}, enabled);
  fill(r, hovered_face(colour(Role::Panel3), widget_id(label.c_str()), t.hovered, t.held), radius::kControl);
  outline(r, colour(Role::Line2), radius::kControl);
  icon(icon_name, r.middle().x, r.middle().y, 18, enabled ? Role::Text : Role::Line2);
  return t.pressed;
}

// A finger that goes across slides; one that goes up or down scrolls what the bar stands in.
bool slides(ImGuiID id) {
  ImGuiIO const& io = ImGui::GetIO();
  WidgetState& s = widget_state();
  if (s.sliding == id || io.MouseSource != ImGuiMouseSource_TouchScreen) return true;
  float const dx = std::fabs(io.MousePos.x - io.MouseClickedPos[0].x), dy = std::fabs(io.MousePos.y - io.MouseClickedPos[0].y);
  return dx >= px(6) && dx > dy;
}

// The words below the bar that have room beside one another; the ends where no marks are given.
void mark_words(Scale const& scale, Rect r, float y) {
  std::vector<Range::Mark> ends;
  if (scale.range.marks.empty()) ends = {{scale.range.low, std::to_string(scale.range.low)}, {scale.range.high, std::to_string(scale.range.high)}};
  float free = r.x;
  for (Range::Mark const& m : scale.range.marks.empty() ? ends : scale.range.marks) {
    float const w = text_size(Type::Caption, m.text).x, x = std::clamp(scale.at(m.at) - w / 2, r.x, std::max(r.x, r.right() - w));
    if (x < free || m.at < scale.range.low || m.at > scale.range.high) continue;
    text(Type::Caption, x, y, m.text, Role::Text3);
    free = x + w + px(8);
  }
}

void draw_thumb(Scale const& scale, Rect r, int shown, Touch const& t) {
  float const cy = r.middle().y, at = scale.at(shown), thumb = px(t.held ? 12.0f : 10.0f);
  fill({scale.x, cy - px(3), scale.width, px(6)}, colour(Role::Panel3), 3);
  if (scale.range.written || t.held) fill({scale.x, cy - px(3), at - scale.x, px(6)}, colour(Role::Text2), 3);
  for (Range::Mark const& m : scale.range.marks)
    if (m.at >= scale.range.low && m.at <= scale.range.high) vline(scale.at(m.at), cy + px(5), cy + px(10));
  ink()->AddCircleFilled({at, cy}, thumb, colour(t.hovered || t.held ? Role::Panel3 : Role::AccentFace), 32);
  ink()->AddCircle({at, cy}, thumb, colour(Role::Bracket), 32, px(2));
}

}  // namespace

float slider_height() { return row_height() + px(20); }

std::optional<int> slider(Rect r, char const* label, Range const& range, int& shown) {
  Rect row = snapped({r.x, r.y, r.w, row_height()});
  int const now = range.nearest(range.value), each = std::max(range.step, 1);
  Rect const less = row.cut_left(side(), px(6)).centred(side(), side()), more = row.cut_right(side(), px(6)).centred(side(), side());
  std::optional<int> next;
  if (step_button(less, std::string("Less##") + label, "minus", now > range.low)) next = range.nearest(int64_t(now) - each);
  Scale const scale{range, row.x + px(12), std::max(0.0f, row.w - px(24))};
  Touch const t = touch_area(row, label);
  ImGuiID const id = widget_id(label);
  WidgetState& s = widget_state();
  ImGuiStorage* const store = ImGui::GetStateStorage();
  shown = now;
  if (t.held && slides(id)) {
    s.sliding = id;
    shown = scale.value(ImGui::GetIO().MousePos.x);
    store->SetInt(id, shown);
    motion::keep_moving();
  } else if (s.sliding == id) {
    s.sliding = 0;
    if (ImGui::IsMouseReleased(0)) next = shown = store->GetInt(id, now);   // let go, wherever that was
  } else if (t.pressed && ImGui::IsMouseReleased(0)) {   // a tap
    next = scale.value(ImGui::GetIO().MousePos.x);
  }
  if (t.focused) {
    s.arrows = true;
    int const by = int(ImGui::IsKeyPressed(ImGuiKey_RightArrow)) - int(ImGui::IsKeyPressed(ImGuiKey_LeftArrow));
    if (by) next = range.nearest(int64_t(now) + int64_t(by) * each);
  }
  draw_thumb(scale, row, shown, t);
  mark_words(scale, {row.x, row.y, row.w, row.h}, row.bottom() + px(1));
  if (step_button(more, std::string("More##") + label, "plus", now < range.nearest(range.high))) next = range.nearest(int64_t(now) + each);
  return next;
}

}  // namespace paddock::app
