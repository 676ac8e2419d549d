// Small things that several panels of the event's screen draw.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "screens/events/panels.hpp"

namespace paddock::app::events {

Rect open_panel(EventFrame const& f, char const* name, Rect where, Region region, bool scroll) {
  PanelStyle style{.scroll = scroll};
  if (f.phone()) style.shadow = style.border = false, style.round = 0;
  return begin_panel(name, where, region, style);
}

void in_sight(EventFrame const& f, std::string const& form, float top, float bottom) {
  int const now = ImGui::GetFrameCount(), last = std::exchange(f.pick.unfolded[form], now);
  if (last >= now - 1) return;
  float const head = top - px(8) - ImGui::GetWindowPos().y, end = bottom + px(16) - ImGui::GetWindowPos().y - ImGui::GetWindowHeight();
  if (float const by = std::min(std::max(end, 0.0f), head); by != 0 && (by > 0 || head < 0)) ImGui::SetScrollY(ImGui::GetScrollY() + by);
}

void entrant_swatch(Rect where, Entrant const& e) { swatch(where, e.livery, e.number); }

// Up is better: colour, direction and number say the same.
void move_mark(float x, float cy, int moved) {
  if (moved == 0) return icon("minus", x, cy, 14, Role::Text3);
  ImU32 const ink_of = colour(moved > 0 ? Role::Good : Role::Bad);
  float const up = moved > 0 ? -1.0f : 1.0f, w = px(4.5f), at = x - px(7);
  ink()->AddTriangleFilled({at, cy + up * px(4.5f)}, {at - w, cy - up * px(3.5f)}, {at + w, cy - up * px(3.5f)}, ink_of);
  draw_text(ink(), Type::FigureSmall, {x + px(1), cy - px(9)}, ink_of, std::to_string(std::abs(moved)));
}

void strike(float x, float y, float width) { ink()->AddLine({x - px(2), y}, {x + width + px(2), y}, colour(Role::Text3), px(1.5f)); }

// The one that parts from the neighbours is the last and stands out.
float reasons_line(float x, float y, float width, std::vector<Reason> const& reasons) {
  float const top = y;
  for (size_t i = 0; i < reasons.size(); ++i) {
    ::paddock::Line line;
    line.text = reasons[i].words;
    line.value = number_text(reasons[i]);
    if (!reasons[i].rule.empty()) line.rules.push_back(reasons[i].rule);
    y += rich_line(x, y, width, line, {.lead_css = 0, .role = i + 1 == reasons.size() ? Role::Text : Role::Text2}) + px(2);
  }
  return y - top;
}

float reason_parts(float x, float y, float width, std::vector<Reason> const& reasons, bool draw) {
  float at = x;
  float const top = y;
  for (size_t i = 0; i < reasons.size(); ++i) {
    Reason const& one = reasons[i];
    bool const last = i + 1 == reasons.size(), dice = std::string_view(one.words).find("roll") != std::string_view::npos;
    std::string const number = number_text(one);
    float const lead = dice ? px(20) : 0, words = text_size(Type::Small, one.words).x, figure_w = text_size(Type::FigureRow, number).x;
    float const chip_w = last && !one.rule.empty() ? cite_width(one.rule) + px(8) : 0, all = lead + words + px(6) + figure_w + chip_w;
    if (at > x && at + all > x + width) at = x, y += px(22);
    if (draw) {
      if (dice) icon("dice-5", at + px(8), y + px(10), 16, Role::Text3);
      text(Type::Small, at + lead, y, one.words, Role::Text2);
      text(Type::FigureRow, at + lead + words + px(6), y, number, last ? Role::Text : Role::Text2);
      if (chip_w > 0) cite(at + lead + words + px(14) + figure_w, y + px(10), one.rule);
    }
    at += all + px(18);
  }
  return reasons.empty() ? 0 : y - top + px(22);
}

std::string reasons_words(std::vector<Reason> const& reasons) {
  std::string out;
  for (Reason const& one : reasons) out += (out.empty() ? "" : ", ") + reason_text(one);
  return out;
}

Chip round_chip(EventView const& view, int round) {
  std::string const words = round_state(view, round);
  if (view.over(round)) return {"check", words, Tone::Good, {}};
  if (round == view.round) return {view.drawn(round) ? "flag-3" : "dice-5", words, Tone::Accent, {}};
  return {"clock", words, Tone::Quiet, {}};
}

}  // namespace paddock::app::events
