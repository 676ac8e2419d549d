// What happens to widgets before and after a frame: keyboard focus, tooltips, the probe.
#include "core/order.hpp"
#include "ui/widgets/state.hpp"

#include <cmath>

namespace paddock::app {

WidgetState& widget_state() {
  static WidgetState the_state;
  return the_state;
}

ImGuiID widget_id(char const* label) { return ImGui::GetCurrentWindow()->GetID(label); }

std::string_view shown(char const* label) {
  std::string_view const all(label);
  size_t const cut = all.find("##");
  return all.substr(0, cut);
}

float device_px() { return 1.0f / std::max(1.0f, look().pixel_ratio); }

Rect snapped(Rect r) {
  float const d = look().pixel_ratio > 0 ? look().pixel_ratio : 1;
  auto const at = [d](float v) { return std::round(v * d) / d; };
  float const x = at(r.x), y = at(r.y);
  return {x, y, at(r.right()) - x, at(r.bottom()) - y};
}

bool register_focus(ImGuiID id, Rect r, bool text) {
  WidgetState& s = widget_state();
  ImRect const clip = ImGui::GetCurrentWindow()->ClipRect;
  s.now.push_back({id, r, {clip.Min.x, clip.Min.y, clip.GetWidth(), clip.GetHeight()}, s.region, text});
  bool const mine = s.focus == id;
  if (mine && s.focus_moved && s.focus_visible) {
    ImRect const box({r.x, r.y - px(8)}, {r.right(), r.bottom() + px(8)});
    ImGui::ScrollToRect(ImGui::GetCurrentWindow(), box, ImGuiScrollFlags_KeepVisibleEdgeY);
    s.focus_moved = false;
  }
  return mine;
}

ImU32 hovered_face(ImU32 face, ImGuiID id, bool hovered, bool held) {
  float const t = motion::to(id ^ 0x51f15eu, held ? 1.0f : hovered ? 0.6f : 0.0f, motion::kHover, Ease::Standard, true);
  return t > 0 ? mix(face, colour(Role::Text), 0.10f * t) : face;
}

namespace {

void set_focus(FocusEntry const& entry) {
  WidgetState& s = widget_state();
  s.focus = entry.id;
  s.focus_visible = s.focus_moved = true;
  if (entry.text) {
    ImGui::ActivateItemByID(entry.id);
    ImGui::GetCurrentContext()->NavNextActivateFlags |= ImGuiActivateFlags_PreferInput;
  } else if (s.text_active) {
    ImGui::ClearActiveID();
  }
}

// Tab order: by region as ui.md lists them, then as drawn.
std::vector<FocusEntry> sorted_entries() {
  std::vector<FocusEntry> list = widget_state().before;
  sort_few(list, [](FocusEntry const& a, FocusEntry const& b) { return a.region < b.region; });
  return list;
}

void move_focus(int step) {
  std::vector<FocusEntry> const list = sorted_entries();
  if (list.empty()) return;
  int at = -1;
  for (int i = 0; i < int(list.size()); ++i)
    if (list[size_t(i)].id == widget_state().focus) at = i;
  int const count = int(list.size());
  at = at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
  set_focus(list[size_t(at)]);
}

void move_region(int step) {
  std::vector<FocusEntry> const list = sorted_entries();
  if (list.empty()) return;
  int at = -1;
  std::vector<int> firsts;
  for (int i = 0; i < int(list.size()); ++i) {
    if (i == 0 || list[size_t(i)].region != list[size_t(i - 1)].region) firsts.push_back(i);
    if (list[size_t(i)].id == widget_state().focus) at = int(firsts.size()) - 1;
  }
  int const count = int(firsts.size());
  at = at < 0 ? 0 : (at + step + count) % count;
  set_focus(list[size_t(firsts[size_t(at)])]);
}

void draw_focus_ring() {
  WidgetState const& s = widget_state();
  if (!s.focus_visible) return;
  for (FocusEntry const& e : s.now) {
    if (e.id != s.focus) continue;
    ImDrawList* list = ImGui::GetForegroundDrawList();
    float const out = px(4);
    list->PushClipRect({e.clip.x - out, e.clip.y - out}, {e.clip.right() + out, e.clip.bottom() + out});
    Rect const r = snapped(e.where.inset(-px(3)));
    list->AddRect(r.min(), r.max(), colour(Role::Info), px(radius::kControl + 3), 0, px(2));
    list->PopClipRect();
    return;
  }
}

}  // namespace

namespace widgets {

void begin_frame(bool sheet_open) {
  WidgetState& s = widget_state();
  s.sheet_open = sheet_open;
  s.lines_before = s.lines_active;
  s.before.swap(s.now);
  s.now.clear();
  s.tip.clear(), s.tip_keeps_off.clear();
  s.region = Region::Board;
  s.text_active = s.lines_active = false;
  s.typing = text_focused() || (s.typing && (ImGui::IsMouseDown(0) || ImGui::IsMouseReleased(0)));
  s.arrows_before = s.arrows;
  s.arrows = false;
  ImGuiIO const& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) s.focus_visible = false;
  bool const enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
  bool const space = ImGui::IsKeyPressed(ImGuiKey_Space, false);
  bool focused_lives = false;
  for (FocusEntry const& e : s.before) focused_lives = focused_lives || (e.id == s.focus && !e.text);
  bool const takes = s.focus_visible && focused_lives;
  s.enter = enter && takes && !io.KeyCtrl;
  s.space = space && takes;
  s.enter_free = enter && !takes && !io.KeyCtrl && !io.KeyAlt;
  if (s.hot_now == s.hot && s.hot) s.hot_time += io.DeltaTime;
  else s.hot_time = 0;
  s.hot = s.hot_now;
  if (s.used != s.hot) s.used = 0;
  s.hot_now = 0;
}

void end_frame() {
  WidgetState& s = widget_state();
  s.before = s.now;
  bool const back = ImGui::GetIO().KeyShift;
  if (ImGui::IsKeyPressed(ImGuiKey_Tab) && !ImGui::GetIO().KeyCtrl) move_focus(back ? -1 : 1);
  if (ImGui::IsKeyPressed(ImGuiKey_F6)) move_region(back ? -1 : 1);
  draw_focus_ring();
}

bool text_focused() { return ImGui::GetIO().WantTextInput; }
bool typing() { return widget_state().typing; }
bool arrows_taken() { return widget_state().arrows_before; }
bool focus_visible() { return widget_state().focus_visible && !ImGui::GetIO().WantTextInput; }

bool primary_pressed_by_key() {
  WidgetState& s = widget_state();
  bool const below = s.sheet_open && s.region != Region::Sheet;
  bool const yes = s.enter_free && !s.lines_active && !s.lines_before && !below;
  if (yes) s.enter_free = false;
  return yes;
}

bool take_opened_rule(std::string& rule, Rect& at) {
  WidgetState& s = widget_state();
  if (s.opened.empty()) return false;
  rule = s.opened.id;
  at = s.opened_at;
  s.opened = Rule{};
  return true;
}

}  // namespace widgets

// ------------------------------------------------------------------------------------------------------- touch area

Touch touch_area(Rect r, char const* label, std::string_view tip, bool enabled) {
  Touch t;
  widget_state().resting = false;
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  if (window->SkipItems || r.empty()) return t;
  ImGuiID const id = widget_id(label);
  ImRect const box(r.min(), r.max());
  ImGui::ItemSize(ImVec2(0, 0));
  if (!ImGui::ItemAdd(box, id)) return t;
  probe_add(label, r, enabled);
  bool hovered = false, held = false;
  bool pressed = ImGui::ButtonBehavior(box, id, &hovered, &held);
  WidgetState& s = widget_state();
  if (enabled) {
    t.focused = register_focus(id, r) && s.focus_visible;
    if (t.focused && (s.enter || s.space)) pressed = true, s.enter = s.space = false;
  }
  bool const touching = ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
  if (hovered || held) s.hot_now = id;
  if (pressed && hovered && !touching) s.used = id;
  bool const long_press = touching && held && s.hot == id && s.hot_time > 0.5f;
  // Where the widget came under a pointer that stands still (another screen), nobody has asked for a tip.
  bool const moved_to = ImGui::GetCurrentContext()->MouseStationaryTimer <= s.hot_time + 2 * ImGui::GetIO().DeltaTime;
  bool const rested = !touching && hovered && !held && s.used != id && s.hot == id && s.hot_time > 0.45f && moved_to;
  if (!tip.empty()) {
    if ((hovered || held) && (s.hot != id || s.hot_time < 0.6f)) motion::keep_moving();  // until the tip is up
    if (long_press || rested || t.focused) set_tip(tip, r);
    if (pressed && touching && s.hot == id && s.hot_time > 0.5f) pressed = false;  // it was read, not pressed
  }
  t.hovered = hovered && enabled && !touching;
  t.held = held && enabled;
  t.pressed = pressed && enabled;
  s.resting = hovered || held || t.focused;
  if (t.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  return t;
}

bool resting() { return widget_state().resting; }

// ------------------------------------------------------------------------------------------------------- probe

#ifdef PADDOCK_PROBE
namespace {

struct Probe {
  std::string now, last;
  int frame = -1;
};
Probe& probe() {
  static Probe the_probe;
  return the_probe;
}

void probe_frame() {
  Probe& p = probe();
  if (p.frame == ImGui::GetFrameCount()) return;
  p.frame = ImGui::GetFrameCount();
  p.last.swap(p.now);
  p.now.clear();
}

std::string number(float v) { return std::to_string(int(std::lround(v))); }

}  // namespace

void probe_add(std::string_view label, Rect where, bool enabled) {
  probe_frame();
  ImGuiWindow const* window = ImGui::GetCurrentWindowRead();
  ImRect box(where.min(), where.max());
  if (window) box.ClipWith(window->ClipRect);
  bool const seen = box.GetWidth() > 1 && box.GetHeight() > 1;
  std::string& out = probe().now;
  out += out.empty() ? "{\"label\":\"" : ",{\"label\":\"";
  for (char c : label) {
    if (c == '"' || c == '\\') out += '\\';
    if (uint8_t(c) >= 32) out += c;
  }
  out += "\",\"x\":" + number(box.Min.x) + ",\"y\":" + number(box.Min.y) + ",\"w\":" +
         number(std::max(0.0f, box.GetWidth())) + ",\"h\":" + number(std::max(0.0f, box.GetHeight())) +
         ",\"enabled\":" + (enabled ? "true" : "false") + ",\"visible\":" + (seen ? "true" : "false") + "}";
}

std::string probe_json() { return "[" + probe().now + "]"; }
#endif

}  // namespace paddock::app
