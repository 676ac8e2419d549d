// Choices and fields.
#include <cmath>

#include "imgui.h"
#include "misc/cpp/imgui_stdlib.h"
#include "ui/widgets/state.hpp"
#include "ui/wrap.hpp"

namespace paddock::app {
namespace {

// A soft keyboard takes room from under a field: it is scrolled back into sight once, then it goes where one moves it.
void keep_in_sight(ImGuiID id, Rect r) {
  WidgetState& s = widget_state();
  ImGuiWindow const* const w = ImGui::GetCurrentWindow();
  float const room = w->InnerRect.GetHeight();
  bool const less = s.typed_in == id && room < s.typed_room - 1;
  s.typed_in = id, s.typed_room = room;
  if (less) ImGui::SetScrollFromPosY(r.middle().y - w->Pos.y, 0.5f);
}

std::string part_label(char const* label, std::string_view part) { return std::string(part) + "##" + label; }

}  // namespace

int segmented(Rect r, char const* label, std::span<char const* const> options, int chosen) {
  r = snapped(r);
  fill(r, colour(Role::Panel), radius::kControl);
  outline(r, colour(Role::Line2), radius::kControl);
  Rect const inside = r.inset(px(3));
  int result = chosen;
  for (int i = 0; i < int(options.size()); ++i) {
    Rect const cell = inside.column(i, int(options.size()), px(2));
    Touch const t = touch_area(cell, part_label(label, options[size_t(i)]).c_str());
    if (i == chosen) fill(cell, colour(Role::Panel3), radius::kChip);
    else if (t.hovered) fill(cell, colour(Role::Panel2), radius::kChip);
    Rect room = cell;
    std::string_view const words = options[size_t(i)];
    float const w = std::min(text_size(Type::SmallStrong, words).x, room.w - px(6));
    draw_text_fit(ink(), Type::SmallStrong, {room.x + (room.w - w) * 0.5f, room.y + (room.h - px(18)) * 0.5f},
                  colour(i == chosen ? Role::Text : Role::Text2), words, room.w - px(6));
    if (t.pressed) result = i;
  }
  return result;
}

int tabs(Rect r, char const* label, std::span<char const* const> options, int chosen, std::span<int const> counts) {
  int result = chosen;
  float x = r.x;
  for (int i = 0; i < int(options.size()); ++i) {
    std::string_view const words = options[size_t(i)];
    std::string const count = size_t(i) < counts.size() ? std::to_string(counts[size_t(i)]) : "";
    float const w = text_size(Type::Strong, words).x;
    float const cw = count.empty() ? 0 : text_size(Type::FigureRow, count).x + px(6);
    Rect const cell = snapped({x, r.y, w + cw + px(24), r.h});
    Touch const t = touch_area(cell, part_label(label, words).c_str());
    if (i == chosen) fill(cell, colour(Role::Panel3), radius::kControl);
    else if (t.hovered) fill(cell, colour(Role::Panel2), radius::kControl);
    ImU32 const paint = colour(i == chosen ? Role::Text : Role::Text2);
    draw_text(ink(), i == chosen ? Type::Strong : Type::Body, {cell.x + px(12), cell.y + (cell.h - px(20)) * 0.5f}, paint, words);
    if (cw > 0)
      draw_text(ink(), Type::FigureRow, {cell.right() - px(12) - cw + px(6), cell.y + (cell.h - px(18)) * 0.5f}, paint, count);
    if (t.pressed) result = i;
    x += cell.w + px(6);
  }
  return result;
}

int stepper(Rect r, char const* label, int value, int low, int high) {
  float const side = std::min(r.h, look().touch ? px(size::kTouchMin) : px(size::kControlSmall));
  Rect left{r.x, r.y + (r.h - side) * 0.5f, side, side}, right{r.right() - side, left.y, side, side};
  auto const press = [&](Rect where, char const* icon_name, char const* word, bool enabled) {
    where = snapped(where);
    Touch const t = touch_area(where, part_label(label, word).c_str(), {}, enabled);
    fill(where, hovered_face(colour(Role::Panel3), widget_id(part_label(label, word).c_str()), t.hovered, t.held), radius::kControl);
    outline(where, colour(Role::Line2), radius::kControl);
    icon(icon_name, where.x + side * 0.5f, where.y + side * 0.5f, 18, enabled ? Role::Text : Role::Line2);
    return t.pressed;
  };
  if (press(left, "minus", "Less", value > low)) --value;
  if (press(right, "plus", "More", value < high)) ++value;
  text_mid(Type::PanelTitle, {left.right(), r.y, right.x - left.right(), r.h}, std::to_string(value));
  return std::clamp(value, low, high);
}

namespace {

// A field whose long lines go on below: ImGui has blanks of its words as line breaks, in the same places.
struct Wrapped {
  ImGuiID id = 0;
  std::string start, words, shown;   // what stood there when it got the keyboard, what stands there, and as ImGui has it
  Fits fits;
};

int rewrap(ImGuiInputTextCallbackData* data) {
  Wrapped& field = *static_cast<Wrapped*>(data->UserData);
  std::string const now(data->Buf, size_t(data->BufTextLen));
  field.words = typed_words(field.words, field.shown, now);
  field.shown = soft_lines(field.words, field.fits);
  std::copy(field.shown.begin(), field.shown.end(), data->Buf);
  data->BufDirty = field.shown != now;
  return 0;
}

bool wrapped_lines(char const* label, std::string& value, ImVec2 size, Type type) {
  static Wrapped active;
  ImGuiID const id = ImGui::GetCurrentWindow()->GetID(label);
  float const room = size.x - px(24) - ImGui::GetStyle().ScrollbarSize;
  Wrapped fresh{id, value, value, {}, [=](std::string_view line) { return text_size(type, line).x <= room; }};
  bool const typing = ImGui::GetActiveID() == id && active.id == id;
  if (!typing) fresh.shown = soft_lines(value, fresh.fits);
  else active.fits = fresh.fits;
  Wrapped& field = typing ? active : fresh;
  std::string shown = field.shown;
  bool const changed = ImGui::InputTextMultiline(label, &shown, size, ImGuiInputTextFlags_CallbackEdit, rewrap, &field);
  if (changed) value = shown == field.shown ? field.words : field.start;   // else Esc has put back what stood there at first
  if (!typing && ImGui::GetActiveID() == id) active = std::move(fresh);
  return changed;
}

}  // namespace

bool text_field(Rect r, char const* label, std::string& value, FieldStyle const& style) {
  r = snapped(r);
  std::string const hidden = std::string("##") + label;  // ImGui would draw the label beside the field
  ImGuiID const id = widget_id(hidden.c_str());
  bool const active = ImGui::GetActiveID() == id;
  fill(r, colour(Role::Well), radius::kControl);
  ImU32 const line = style.error ? colour(Role::Bad) : active || style.active ? colour(Role::Bracket) : colour(Role::Line2);
  outline(r, line, radius::kControl, active || style.active || style.error ? 1.5f : 1.0f);
  push_type(style.type);
  float const size = ImGui::GetFontSize();
  float const pad_y = style.lines ? px(8) : std::max(0.0f, (r.h - size) * 0.5f);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(px(12), pad_y));
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0.0f);
  ImGui::PushStyleColor(ImGuiCol_FrameBg, 0);
  ImGui::PushStyleColor(ImGuiCol_Text, colour(Role::Text));
  ImGui::PushStyleColor(ImGuiCol_TextDisabled, colour(Role::Text3));
  ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, colour(Role::Info, 0.35f));
  ImGui::PushStyleColor(ImGuiCol_InputTextCursor, colour(Role::AccentText));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, 0);
  ImGui::SetCursorScreenPos(r.min());
  if (style.focus_now) {
    ImGui::ActivateItemByID(id);
    ImGui::GetCurrentContext()->NavNextActivateFlags |= ImGuiActivateFlags_PreferInput;
  }
  float const width = r.w - style.right_room;
  bool changed = false;
  if (style.lines) {
    changed = style.wrap ? wrapped_lines(hidden.c_str(), value, {width, r.h}, style.type) : ImGui::InputTextMultiline(hidden.c_str(), &value, {width, r.h});
    if (value.empty() && !active && !style.hint.empty())
      draw_text(ink(), style.type, {r.x + px(12), r.y + px(8)}, colour(Role::Text3), style.hint);
  } else {
    ImGui::SetNextItemWidth(width);
    std::string const hint(style.hint);
    changed = ImGui::InputTextWithHint(hidden.c_str(), hint.c_str(), &value);
  }
  ImGui::PopStyleColor(6);
  ImGui::PopStyleVar(2);
  pop_type();
  probe_add(label, r);
  WidgetState& s = widget_state();
  if (ImGui::GetActiveID() == id) s.text_active = true, s.focus = id, s.lines_active = style.lines, keep_in_sight(id, r);
  register_focus(id, r, true);
  return changed;
}

// ------------------------------------------------------------------------------------------------------- dropdown

namespace {

struct OpenList {
  ImGuiID id = 0;
  int frame = 0, closed = 0, drawn = 0;
};
OpenList& open_list() {
  static OpenList the_list;
  return the_list;
}

int draw_list(Rect below, char const* label, std::span<std::string const> options, int chosen) {
  open_list().drawn = ImGui::GetFrameCount();
  float const row = look().touch ? px(size::kTouchMin) : px(size::kControlSmall);
  float const room = ImGui::GetIO().DisplaySize.y;
  float const height = std::min(row * float(options.size()) + px(8), room * 0.6f);
  Rect where{below.x, below.bottom() + px(4), std::max(below.w, px(120)), height};
  if (where.bottom() > room - px(8)) where.y = std::max(px(8), below.y - px(4) - height);
  std::string const name = std::string("##list") + label;
  PanelStyle style;
  style.scroll = true;
  style.round = radius::kControl;
  Rect content = begin_panel(name.c_str(), where, Region::Sheet, style);
  content = content.inset(px(4));
  int result = chosen;
  for (int i = 0; i < int(options.size()); ++i) {
    Rect const cell = content.cut_top(row);
    Touch const t = touch_area(cell, part_label(label, options[size_t(i)]).c_str());
    if (i == chosen || t.hovered) fill(cell, colour(i == chosen ? Role::Panel3 : Role::Panel2), radius::kChip);
    text_fit(Type::Small, cell.x + px(10), cell.y + (row - px(18)) * 0.5f, options[size_t(i)], cell.w - px(16), Role::Text);
    if (t.pressed) result = i, open_list().id = 0, open_list().closed = ImGui::GetFrameCount();
  }
  bool const away = ImGui::IsMouseClicked(0) && !where.has(ImGui::GetIO().MousePos) && open_list().frame != ImGui::GetFrameCount();
  if (away || ImGui::IsKeyPressed(ImGuiKey_Escape)) open_list().id = 0, open_list().closed = ImGui::GetFrameCount();
  end_panel(content.y + px(4));
  return result;
}

}  // namespace

// One whose screen has gone is not down any more.
bool dropdown_open() {
  OpenList const& list = open_list();
  if (list.drawn == 0) return false;
  int const now = ImGui::GetFrameCount();
  return (list.id != 0 && now - list.drawn <= 1) || list.closed == now;
}

int dropdown(Rect r, char const* label, std::span<std::string const> options, int chosen) {
  r = snapped(r);
  ImGuiID const id = widget_id(label);
  bool const open = open_list().id == id;
  Touch const t = touch_area(r, label);
  fill(r, hovered_face(colour(Role::Panel3), id, t.hovered, t.held), radius::kControl);
  outline(r, colour(Role::Line2), radius::kControl);
  std::string_view const words = chosen >= 0 && size_t(chosen) < options.size() ? std::string_view(options[size_t(chosen)]) : "";
  text_fit(Type::SmallStrong, r.x + px(10), r.y + (r.h - px(18)) * 0.5f, words, r.w - px(36), Role::Text);
  icon("chevron-down", r.right() - px(15), r.y + r.h * 0.5f, 16, Role::Text2);
  if (t.pressed) {
    open_list().id = open ? 0 : id;
    open_list().frame = ImGui::GetFrameCount();
  }
  if (open_list().id != id) return chosen;
  return draw_list(r, label, options, chosen);
}

}  // namespace paddock::app
