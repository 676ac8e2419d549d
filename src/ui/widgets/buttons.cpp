// Everything that is pressed.
#include <cmath>

#include "ui/widgets/state.hpp"
#include "ui/wrap.hpp"

namespace paddock::app {
namespace {

float icon_gap() { return px(8); }

struct Inside {
  Type type = Type::Button;
  ImU32 paint = 0;
  bool left = false;
  float icon_css = 20;
};

// Words for which the button has no room stand in two lines, in smaller letters, where it is high enough for them.
bool in_two_lines(Rect r, std::string_view words, std::string_view icon_name, Inside const& how) {
  Type const type = r.h >= 2 * line_height(Type::SmallStrong) + px(2) ? Type::SmallStrong : Type::Caption;
  float const line = line_height(type), with_icon = icon_name.empty() ? 0 : px(how.icon_css) + icon_gap();
  float const room = r.w - px(how.left ? 16 : r.h >= px(44) ? 20 : 8) - with_icon;   // a large one has air at its sides
  if (words.empty() || text_size(how.type, words).x <= room || r.h < 2 * line + px(2)) return false;
  auto const lines = in_lines(words, [&](std::string_view part) { return text_size(type, part).x <= room; });
  std::string_view first = lines[0], rest = lines.size() > 1 ? words.substr(size_t(lines[1].data() - words.data())) : std::string_view{};
  if (!rest.empty() && words[first.size()] != ' ') return false;   // one long word
  Type below = type;
  auto const why = [&](std::string_view part) { return text_size(Type::Caption, part).x <= room; };
  if (what_and_why(words, [&](std::string_view part) { return text_size(type, part).x <= room; }, why, first, rest)) below = Type::Caption;
  float const widest = std::min(room, std::max(text_size(type, first).x, text_size(below, rest).x));
  float x = how.left ? r.x + px(12) : r.x + (r.w - widest - with_icon) * 0.5f;
  if (!icon_name.empty()) draw_icon(ink(), icon_name, {x + px(how.icon_css) * 0.5f, r.y + r.h * 0.5f}, how.icon_css, how.paint);
  x += with_icon;
  float y = r.y + (r.h - line * (rest.empty() ? 1.0f : 2.0f)) * 0.5f;
  for (std::string_view const part : {first, rest}) {
    Type const as = part.data() == first.data() ? type : below;
    float const w = text_size(as, part).x;
    draw_text_fit(ink(), as, {how.left ? x : x + std::max(0.0f, widest - w) * 0.5f, y}, how.paint, part, room);
    y += line;
  }
  return true;
}

void button_inside(Rect r, std::string_view words, std::string_view icon_name, Inside const& how) {
  if (in_two_lines(r, words, icon_name, how)) return;
  auto const [type, paint, left, icon_css] = how;
  float const w = text_size(type, words).x;
  float const with_icon = icon_name.empty() ? 0 : px(icon_css) + (words.empty() ? 0 : icon_gap());
  float x = left ? r.x + px(12) : r.x + (r.w - w - with_icon) * 0.5f;
  if (!icon_name.empty()) {
    draw_icon(ink(), icon_name, {x + px(icon_css) * 0.5f, r.y + r.h * 0.5f}, icon_css, paint);
    x += with_icon;
  }
  draw_text_fit(ink(), type, {x, r.y + (r.h - line_height(type)) * 0.5f}, paint, words, r.right() - x - px(4));
}

struct Faces {
  ImU32 face, line, words;
};

Faces faces_of(ButtonStyle const& style) {
  if (style.selected) return {colour(Role::Panel3), colour(Role::Panel3), colour(Role::Text)};
  switch (style.kind) {
    case ButtonStyle::Outline: return {colour(Role::Panel), colour(Role::Line), colour(Role::Text)};
    case ButtonStyle::Filled: return {colour(Role::Panel3), colour(Role::Line2), colour(Role::Text)};
    case ButtonStyle::Quiet: return {colour(Role::Panel, 0), colour(Role::Panel, 0), colour(Role::Text)};
    case ButtonStyle::Face: return {colour(Role::AccentFace), colour(Role::Bracket), colour(Role::AccentText)};
    case ButtonStyle::Accent: return {colour(Role::Accent), colour(Role::Accent), colour(Role::OnAccent)};
  }
  return {};
}

}  // namespace

float button_width(char const* label, ButtonStyle const& style) {
  float const w = text_size(style.type, shown(label)).x;
  return w + px(24) + (style.icon.empty() ? 0 : px(18) + icon_gap());
}

bool button(Rect r, char const* label, ButtonStyle const& style) {
  r = snapped(r);
  std::string_view const tip = !style.enabled && !style.why.empty() ? style.why : style.tip;
  Touch const t = touch_area(r, label, tip, style.enabled);
  Faces f = faces_of(style);
  ImGuiID const id = widget_id(label);
  bool const clear = style.kind == ButtonStyle::Quiet && !style.selected;
  if (!style.enabled) {
    f.words = mix(colour(Role::Panel), colour(Role::Text3), 0.75f);
    if (style.kind == ButtonStyle::Face) f.line = colour(Role::Line);
  }
  if (clear) {
    float const lit = motion::to(id ^ 0x91u, t.held ? 1.0f : t.hovered ? 0.7f : 0.0f, motion::kHover, Ease::Standard, true);
    if (lit > 0) fill(r, colour(Role::Panel3, lit * 0.8f), radius::kControl);
  } else {
    fill(r, hovered_face(f.face, id, t.hovered, t.held), radius::kControl);
    outline(r, f.line, radius::kControl);
  }
  button_inside(r, shown(label), style.icon, {style.type, f.words, style.left, 18});
  return t.pressed;
}

bool primary_button(Rect r, char const* label, std::string_view icon_name, bool enabled, std::string_view why) {
  r = snapped(r);
  Touch t = touch_area(r, label, enabled ? std::string_view{} : why, enabled);
  if (!enabled) {
    fill(r, colour(Role::Panel3), radius::kControl);
    outline(r, colour(Role::Line2), radius::kControl);
    button_inside(r, shown(label), icon_name, {.paint = colour(Role::Text3)});
    return false;
  }
#ifdef PADDOCK_PROBE
  probe_add("Yellow " + std::string(label), r);   // one a screen: tests count them
#endif
  if (widgets::primary_pressed_by_key()) t.pressed = true;
  ImU32 face = colour(Role::Accent);
  float const lit = motion::to(widget_id(label), t.held ? -1.0f : t.hovered ? 1.0f : 0.0f, motion::kHover, Ease::Standard, true);
  if (lit > 0) face = mix(face, IM_COL32_WHITE, 0.18f * lit);
  if (lit < 0) face = mix(face, IM_COL32_BLACK, -0.12f * lit);
  fill(r, face, radius::kControl);
  button_inside(r, shown(label), icon_name, {.paint = colour(Role::OnAccent)});
  return t.pressed;
}

bool icon_button(Rect r, char const* label, std::string_view icon_name, std::string_view tip, bool selected, bool enabled) {
  r = snapped(r);
  Touch const t = touch_area(r, label, tip.empty() ? shown(label) : tip, enabled);
  ImU32 const face = colour(selected ? Role::Panel3 : Role::Panel);
  fill(r, hovered_face(face, widget_id(label), t.hovered, t.held), radius::kControl);
  outline(r, colour(Role::Line), radius::kControl);
  icon(icon_name, r.x + r.w * 0.5f, r.y + r.h * 0.5f, 18, enabled ? Role::Text : Role::Line2);
  return t.pressed;
}

bool hold_button(Rect r, char const* label, std::string_view icon_name, bool space_too) {
  r = snapped(r);
  Touch const t = touch_area(r, label);
  ImGuiID const id = widget_id(label);
  ImGuiStorage* store = ImGui::GetStateStorage();
  float held_ms = store->GetFloat(id, 0);
  bool const down = t.held || (space_too && !widgets::text_focused() && ImGui::IsKeyDown(ImGuiKey_Space));
  held_ms = down ? held_ms + ImGui::GetIO().DeltaTime * 1000 : 0;
  bool const full = held_ms >= motion::kHold;
  store->SetFloat(id, full ? 0 : held_ms);
  if (down) motion::keep_moving();
  fill(r, colour(Role::Accent), radius::kControl);
  float const part = std::min(1.0f, held_ms / motion::kHold);
  if (part > 0) fill({r.x, r.y, r.w * part, r.h}, mix(colour(Role::Accent), IM_COL32_WHITE, 0.45f), radius::kControl);
  button_inside(r, shown(label), icon_name, {.paint = colour(Role::OnAccent)});
  return full;
}

bool key_button(Rect r, Key const& key, bool wide_word) {
  r = snapped(r);
  std::string const label = key.cap + " " + key.label;
  Touch const t = touch_area(r, label.c_str(), key.enabled ? std::string_view{} : std::string_view(key.why), key.enabled);
  bool const yours = key.tone == Tone::Accent;
  ImU32 face = colour(yours ? Role::AccentFace : key.enabled ? Role::Panel3 : Role::Panel);
  ImU32 const line = colour(yours ? Role::Bracket : key.enabled ? Role::Line2 : Role::Line);
  ImU32 const words = yours ? colour(Role::AccentText) : colour(key.enabled ? Role::Text : Role::Text3);
  fill(r, hovered_face(face, widget_id(label.c_str()), t.hovered, t.held), radius::kControl);
  outline(r, line, radius::kControl);
  bool const tall = r.h >= px(52);
  Type const cap = tall ? Type::Order : Type::OrderSmall;
  float const both = line_height(cap) * 0.86f + px(16);
  float const y = r.y + (r.h - both) * 0.5f;
  float const cy = y + line_height(cap) * 0.45f;
  if (key.cap.size() > 2 || key.cap.empty()) icon(key.cap.empty() ? "backspace" : key.cap, r.x + r.w * 0.5f, cy, 18, words);
  else draw_text(ink(), cap, {r.x + (r.w - text_size(cap, key.cap).x) * 0.5f, cy - line_height(cap) * 0.5f}, words, key.cap);
  std::string const word = !key.enabled && wide_word && !key.why.empty() ? key.why : key.label;
  float const w = std::min(text_size(Type::Caption, word).x, r.w - px(4));
  ImU32 const small = yours ? words : colour(key.enabled ? Role::Text2 : Role::Text3);
  draw_text_fit(ink(), Type::Caption, {r.x + (r.w - w) * 0.5f, y + both - px(16)}, small, word, r.w - px(4));
  return t.pressed;
}

bool list_row(Rect r, char const* label, bool selected, bool mine) {
  r = snapped(r);
  Touch const t = touch_area(r, label);
  if (selected || mine) fill(r, colour(Role::AccentFace));
  else if (t.hovered || t.held) fill(r, colour(Role::Panel2));
  if (selected || mine) brackets(ink(), r, size::kArmRow);
  return t.pressed;
}

}  // namespace paddock::app
