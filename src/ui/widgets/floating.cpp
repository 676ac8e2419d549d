// What floats above everything: tooltip, toasts, cards.
#include <algorithm>
#include <cmath>
#include <deque>
#include <vector>

#include "ui/widgets/state.hpp"

namespace paddock::app {
namespace {

struct Toast {
  std::string words;
  Tone tone;
  std::string icon_name;
  double born = -1;                  // when it came to the front; negative: it waits
  unsigned id = 0;
  unsigned told = 0;                 // in which frame
};
struct Toasts {
  std::deque<Toast> list;
  unsigned next = 1;
  unsigned frames = 0;               // drawn
  double now = 0;                    // of the last of them
};
constexpr double kReadMs = 1500;  // and then the next one may come
constexpr double kSeenMs = 250;   // a press that soon after it was meant for something else
Toasts& toasts() {
  static Toasts the_toasts;
  return the_toasts;
}

}  // namespace

void tooltip(std::string_view words) {
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal)) {
    ImGuiContext const& g = *ImGui::GetCurrentContext();
    ImRect const r = g.LastItemData.Rect;
    set_tip(words, {r.Min.x, r.Min.y, r.GetWidth(), r.GetHeight()});
  }
}

void explain(Rect area, std::string_view words) {
  if (words.empty() || area.empty()) return;
  ImGuiContext const& g = *ImGui::GetCurrentContext();
  if (!ImGui::IsWindowHovered() || !ImGui::IsMouseHoveringRect(area.min(), area.max())) return;
  bool const touching = g.IO.MouseSource == ImGuiMouseSource_TouchScreen;
  constexpr float kRest = 0.45f, kPress = 0.5f;   // seconds, as of widgets
  float const long_enough = touching ? kPress : kRest, rested = touching ? g.IO.MouseDownDuration[0] : g.MouseStationaryTimer;
  if (rested < long_enough) return motion::keep_moving();
  set_tip(words, area);
}

void set_tip(std::string_view words, Rect area) {
  ImRect const panel = ImGui::GetCurrentContext()->CurrentWindow->RootWindow->Rect();
  WidgetState& s = widget_state();
  s.tip = words, s.tip_at = area, s.tip_panel = {panel.Min.x, panel.Min.y, panel.GetWidth(), panel.GetHeight()};
}

void keep_tips_off(Rect what) { widget_state().tip_keeps_off.push_back(what); }

namespace {

bool meet(Rect a, Rect b) { return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom(); }

// A word stands above its widget. Sentences would hide the rows they are compared with: they stand beside the panel, higher or lower
// where something there is to be seen; where nothing else is free, above.
Rect place_of_tip(WidgetState const& s, Rect window, Rect box, bool word) {
  float const gap = px(6), left = s.tip_panel.x - box.w - gap, right = s.tip_panel.right() + gap, level = s.tip_at.middle().y - box.h / 2;
  float const mid = s.tip_at.middle().x - box.w / 2, above = s.tip_at.y - box.h - gap, below = s.tip_at.bottom() + gap;
  std::vector<ImVec2> places;
  auto const beside = [&](float x) {
    if (word || x < window.x + gap || x + box.w > window.right() - gap) return;
    places.push_back({x, level});
    for (Rect const& off : s.tip_keeps_off) places.push_back({x, off.y - box.h - gap}), places.push_back({x, off.bottom() + gap});
  };
  beside(left), beside(right);
  places.push_back({mid, above}), places.push_back({mid, below});
  auto const kept = [&](ImVec2 at) {
    float const most_x = std::max(window.x + px(8), window.right() - box.w - px(8)), most_y = std::max(window.y + px(4), window.bottom() - box.h - px(4));
    return Rect{std::clamp(at.x, window.x + px(8), most_x), std::clamp(at.y, window.y + px(4), most_y), box.w, box.h};
  };
  for (bool const strict : {true, false})
    for (ImVec2 const& at : places) {
      Rect const there = kept(at);
      bool const hides = std::any_of(s.tip_keeps_off.begin(), s.tip_keeps_off.end(), [&](Rect const& off) { return meet(off, there); });
      if (!meet(there, s.tip_at) && !(strict && hides)) return there;
    }
  return kept(places.back());
}

}  // namespace

// At the end of the frame, over everything.
void draw_tip(Rect window) {
  WidgetState const& s = widget_state();
  if (s.tip.empty()) return;
  float const widest = std::min(px(250), window.w - px(24));
  float const width = std::min(widest - px(20), text_size(Type::Caption, s.tip).x + 1);
  float const height = text_height(Type::Caption, width, s.tip);
  bool const word = height < line_height(Type::Caption) * 1.5f;
  Rect box = place_of_tip(s, window, {0, 0, width + px(20), height + px(12)}, word);
  box = begin_panel("##tip", box, Region::Sheet, {.solid = false, .round = radius::kChip});
  text_wrapped(Type::Caption, box.x + px(10), box.y + px(6), width, s.tip, Role::Text);
  end_panel();
}

void toast(std::string_view words, Tone tone, std::string_view icon_name) {
  Toasts& t = toasts();
  if (!t.list.empty() && t.list.back().words == words) t.list.pop_back();
  t.list.push_back({std::string(words), tone, std::string(icon_name), -1, t.next++, t.frames});
  if (t.list.size() > 3) t.list.pop_front();
}

void end_toast(std::string_view words) {
  std::erase_if(toasts().list, [&](Toast const& t) { return t.words == words; });
}

void end_toasts() {
  Toasts& all = toasts();
  std::erase_if(all.list, [&](Toast const& t) {
    bool const must_be_read = t.tone == Tone::Bad || t.tone == Tone::Warn, waits = t.born < 0;
    return must_be_read ? !waits && all.now - t.born > kReadMs : waits ? all.frames > t.told + 1 : all.now > t.born;
  });
}

std::string toast_words() {
  std::string out;
  for (Toast const& t : toasts().list) {
    if (!out.empty()) out += out.back() == '.' ? " " : ". ";
    out += t.words;
  }
  return out;
}

namespace {

constexpr float kToastFrame = 56;   // icon and air beside the words

float room_in(float bar_width) {       // beside place and tools
  return std::min(px(460), bar_width - px(bar_width < px(600) ? 104 : bar_width < px(1024) ? 400 : 500));
}
float whole_width(Toast const& t) { return text_size(Type::Small, t.words).x + px(kToastFrame); }
float width_of(Toast const& t, float room) { return std::min(whole_width(t), room); }

// How long the first one stays.
double toast_ms() { return toasts().list.size() > 1 ? kReadMs : motion::kToast; }

}  // namespace

// ms until the next toast goes; negative: none.
double toasts_wake(double now_ms) {
  if (toasts().list.empty()) return -1;
  double const born = toasts().list.front().born;
  return born < 0 ? 1 : std::max(1.0, toast_ms() - (now_ms - born));
}

float toast_width(float bar_width) { return toasts().list.empty() ? 0 : width_of(toasts().list.front(), room_in(bar_width)); }

bool toast_in_line(float room) { return !toasts().list.empty() && whole_width(toasts().list.front()) <= room; }

// One at a time, over the middle of the top bar; on a phone under the name of the place, or instead of it where one line is not
// enough. The next one waits until it can have been read; on a phone a press sends it away.
void draw_toasts(Rect bar, Rect free, double now_ms) {
  std::deque<Toast>& list = toasts().list;
  toasts().now = now_ms;
  ++toasts().frames;
  if (list.empty()) return;
  bool const phone = bar.w < px(600);
  if (list.front().born < 0) list.front().born = now_ms;
  double const age = now_ms - list.front().born;
  if (age > toast_ms() || (phone && ImGui::IsMouseClicked(0) && age > kSeenMs)) {
    list.pop_front();
    if (list.empty()) return motion::keep_moving();   // what stands in its place is drawn again
    list.front().born = now_ms;
  }
  Toast const& t = list.front();
  bool const between = phone && !free.empty();   // the buttons of a phone's bar
  bool const under = between && free.y > bar.y && toast_in_line(free.w);   // the name of the place
  float const width = width_of(t, between ? free.w : room_in(bar.w)), inner = width - px(kToastFrame), middle = under ? free.x : bar.x + (bar.w - width) * 0.5f;
  float const words_h = text_height(Type::Small, inner + 1, t.words), height = words_h + px(under ? 8 : words_h > px(30) ? 12 : 20);
  if (under) bar.y = free.y, bar.h = free.h;
  float const up = motion::to_from(ImGuiID(0x70a57u + t.id), 0.0f, 1.0f, motion::kPanel, Ease::Enter);
  float const x = free.h <= 0 ? middle : free.w < width ? free.right() - width : std::clamp(middle, free.x, std::max(free.x, free.right() - width));
  Rect const place{x, bar.y + std::max(px(under ? 0 : 4), (bar.h - height) * 0.5f), width, height};
  Rect box = place.moved(0, px(-12) * (1 - up));
  std::string const name = "##toast" + std::to_string(t.id);
  begin_panel(name.c_str(), box, Region::Sheet, {.solid = false});
  box = snapped(box);
  icon(t.icon_name, box.x + px(22), box.y + box.h * 0.5f, 18, tone_colour(t.tone));
  text_wrapped(Type::Small, box.x + px(42), box.y + (box.h - words_h) * 0.5f, inner + 1, t.words, Role::Text);
  probe_add(t.words, box);
  end_panel();
}

bool begin_card(char const* name, Rect where) {
  float const in = motion::to_from(ImHashStr(name), 0.0f, 1.0f, motion::kPanel, Ease::Enter);
  where = where.moved(0, px(8) * (1 - in));
  begin_panel(name, where, Region::Sheet);
  static int opened_at = 0, last = 0;  // a card may not close by the very press that opened it
  int const frame = ImGui::GetFrameCount();
  if (frame != last + 1 && frame != last) opened_at = frame;
  last = frame;
  bool const away = frame > opened_at + 1 && ImGui::IsMouseClicked(0) && !where.has(ImGui::GetIO().MousePos);
  return !away;
}

void end_card() { end_panel(); }

}  // namespace paddock::app
