// Panels: windows without anything of a window, their shadow, kerb strip and brackets.
#include <cmath>

#include "ui/widgets/state.hpp"

namespace paddock::app {
namespace {

constexpr ImGuiWindowFlags kBare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                                   ImGuiWindowFlags_NoNav;

// The soft shadow is one texture in the font atlas: the product of two blurred edges, 48 css px from -24 to +24.
constexpr int kShadowTexels = 64;

float edge(float inside) {  // a Gaussian of sigma 10 css px, integrated: 0 outside, 1 inside
  return 0.5f * (1.0f + std::erf(inside / (10.0f * 1.41421356f)));
}

ImFontAtlasRectId& shadow_rect() {
  static ImFontAtlasRectId id = ImFontAtlasRectId_Invalid;
  return id;
}

void draw_shadow_texture(ImFontAtlas* atlas, ImFontAtlasRect const& rect) {
  ImTextureData* tex = atlas->TexData;
  auto const at = [](int i) {  // texel to css px inside the edge; mirrored in the middle
    float const t = (float(i) + 0.5f) / (kShadowTexels * 0.5f);
    return (t <= 1 ? t : 2 - t) * 48.0f - 24.0f;
  };
  for (int y = 0; y < kShadowTexels; ++y)
    for (int x = 0; x < kShadowTexels; ++x) {
      auto const a = uint8_t(255.0f * edge(at(x)) * edge(at(y)) + 0.5f);
      auto* pixel = static_cast<uint8_t*>(tex->GetPixelsAt(rect.x + x, rect.y + y));
      if (tex->BytesPerPixel == 4) pixel[0] = pixel[1] = pixel[2] = 255, pixel[3] = a;
      else pixel[0] = a;
    }
}

bool shadow_uv(ImFontAtlasRect& rect) {
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  ImFontAtlasRectId& id = shadow_rect();
  if (id != ImFontAtlasRectId_Invalid && atlas->GetCustomRect(id, &rect)) return true;
  id = atlas->AddCustomRect(kShadowTexels, kShadowTexels, &rect);
  if (id == ImFontAtlasRectId_Invalid) return false;
  draw_shadow_texture(atlas, rect);
  return true;
}

}  // namespace

void shadow(ImDrawList* list, Rect r, float) {
  ImFontAtlasRect tex;
  if (!shadow_uv(tex)) return;
  bool const dark = look().dark;
  ImU32 const ink_colour = dark ? IM_COL32(0, 0, 0, 0x61) : IM_COL32(0x1E, 0x2D, 0x32, 0x38);
  r = r.moved(0, px(dark ? 8 : 6));
  float const blur = px(dark ? 24 : 18);
  float const in = std::min({blur, r.w * 0.5f, r.h * 0.5f});
  float const xs[4] = {r.x - blur, r.x + in, r.right() - in, r.right() + blur};
  float const ys[4] = {r.y - blur, r.y + in, r.bottom() - in, r.bottom() + blur};
  float const du = tex.uv1.x - tex.uv0.x, dv = tex.uv1.y - tex.uv0.y;
  float const us[4] = {0, 0.5f, 0.5f, 1};
  list->PushClipRectFullScreen();
  for (int row = 0; row < 3; ++row)
    for (int col = 0; col < 3; ++col) {
      ImVec2 const uv0{tex.uv0.x + du * us[col], tex.uv0.y + dv * us[row]};
      ImVec2 const uv1{tex.uv0.x + du * us[col + 1], tex.uv0.y + dv * us[row + 1]};
      list->AddImage(ImGui::GetIO().Fonts->TexRef, {xs[col], ys[row]}, {xs[col + 1], ys[row + 1]}, uv0, uv1, ink_colour);
    }
  list->PopClipRect();
}

void kerb_strip(ImDrawList* list, Rect top, ImU32 paint, float round_css) {
  float const height = px(size::kKerbHeight), block = px(size::kKerbBlock), r = px(round_css);
  // How far the rounded corner eats into the strip, `down` px below the top.
  auto const eaten = [r](float down) {
    float const up = r - down;
    return up > 0 ? r - std::sqrt(std::max(0.0f, r * r - up * up)) : 0.0f;
  };
  for (float x = top.x; x < top.right(); x += 2 * block) {
    float const end = std::min(x + block, top.right());
    ImVec2 points[32];
    int count = 0;
    constexpr int kSteps = 6;
    auto const right = [&](float down) { return std::min(end, top.right() - eaten(down)); };
    for (int i = 0; i <= kSteps; ++i) {  // down the right side
      float const down = height * float(i) / kSteps;
      points[count++] = {right(down), top.y + down};
    }
    for (int i = kSteps; i >= 0; --i) {  // up the left side; a block that begins in the corner has none above it
      float const down = height * float(i) / kSteps;
      points[count++] = {std::min(std::max(x, top.x + eaten(down)), right(down)), top.y + down};
    }
    list->AddConvexPolyFilled(points, count, paint);
  }
}

void brackets(ImDrawList* list, Rect r, float arm_css, float width_css, float out_css) {
  r = snapped(r.inset(-px(out_css)));
  float const arm = px(arm_css), w = px(width_css);
  ImU32 const paint = colour(Role::Bracket);
  list->PushClipRectFullScreen();
  for (int corner = 0; corner < 4; ++corner) {
    float const x = corner & 1 ? r.right() : r.x, y = corner & 2 ? r.bottom() : r.y;
    float const sx = corner & 1 ? -1.0f : 1.0f, sy = corner & 2 ? -1.0f : 1.0f;
    auto const bar = [&](float dx, float dy) {
      ImVec2 const a{x, y}, b{x + sx * dx, y + sy * dy};
      list->AddRectFilled({std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}, paint);
    };
    bar(arm, w);
    bar(w, arm);
  }
  list->PopClipRect();
}

ImDrawList* ink() { return ImGui::GetWindowDrawList(); }

namespace {

void open_window(char const* name, Rect where, bool scroll, bool front, bool solid) {
  ImGui::SetNextWindowPos(where.min());
  ImGui::SetNextWindowSize(where.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0f);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, ImVec2(1, 1));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  ImGuiWindowFlags flags = kBare;
  if (!scroll) flags |= ImGuiWindowFlags_NoScrollWithMouse;
  if (!front) flags |= ImGuiWindowFlags_NoBringToFrontOnFocus;
  if (!solid) flags |= ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoFocusOnAppearing;   // a toast ends no press and no typing
  ImGui::Begin(name, nullptr, flags);
  ImGui::PopStyleVar(4);
  if (front) ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
}

// A thin thumb of our own at the right edge, only where there is more than fits. It can be dragged.
void scroll_thumb() {
  ImGuiWindow* w = ImGui::GetCurrentWindow();
  if (w->ScrollMax.y <= 0.5f) return;
  Rect const track{w->Pos.x + w->Size.x - px(8), w->Pos.y + px(4), px(6), w->Size.y - px(8)};
  float const whole = w->Size.y + w->ScrollMax.y;
  float const length = std::max(px(24), track.h * w->Size.y / whole);
  float const room = track.h - length;
  Rect const thumb{track.x, track.y + room * (w->Scroll.y / w->ScrollMax.y), px(4), length};
  ImGuiID const id = w->GetID("##thumb");
  ImRect const box({thumb.x - px(4), thumb.y}, {thumb.right() + px(4), thumb.bottom()});
  bool hovered = false, held = false;
  ImGui::KeepAliveID(id);
  ImGui::ButtonBehavior(box, id, &hovered, &held);
  if (held && room > 0 && !ImGui::IsMouseClicked(0)) ImGui::SetScrollY(w->Scroll.y + ImGui::GetIO().MouseDelta.y * w->ScrollMax.y / room);
  ink()->AddRectFilled(thumb.min(), thumb.max(), colour(Role::Line2, hovered || held ? 1.0f : 0.6f), px(2));
}

// A finger that drags over a scrolling panel moves it, unless it started on a field or goes along a slider.
void drag_scroll() {
  ImGuiIO const& io = ImGui::GetIO();
  ImGuiWindow* w = ImGui::GetCurrentWindow();
  if (io.MouseSource != ImGuiMouseSource_TouchScreen || !io.MouseDown[0] || w->ScrollMax.y <= 0.5f) return;
  if (widget_state().sliding && ImGui::GetActiveID() == widget_state().sliding) return;
  if (!w->InnerClipRect.Contains(io.MouseClickedPos[0])) return;
  if (std::fabs(io.MousePos.y - io.MouseClickedPos[0].y) < px(8) && io.MouseDragMaxDistanceSqr[0] < px(8) * px(8)) return;
  ImGui::ClearActiveID();  // a drag is no press
  ImGui::SetScrollY(w->Scroll.y - io.MouseDelta.y);
}

void close_scrolling(float content_bottom) {
  ImGuiWindow* w = ImGui::GetCurrentWindow();
  if (content_bottom > w->DC.CursorPos.y - 1e6f && content_bottom != 0)
    w->DC.CursorMaxPos.y = w->DC.IdealMaxPos.y = content_bottom;
  w->DC.CursorMaxPos.x = w->DC.IdealMaxPos.x = w->Pos.x;
  w->DC.IsSetPos = false;
  drag_scroll();
  scroll_thumb();
}

struct OpenPanel {
  Region region;
  bool scroll;
};
std::vector<OpenPanel>& open_panels() {
  static std::vector<OpenPanel> stack;
  return stack;
}

}  // namespace

Rect begin_panel(char const* name, Rect where, Region region, PanelStyle const& style) {
  where = snapped(where);
  open_window(name, where, style.scroll, region == Region::Sheet, style.solid);
  WidgetState& s = widget_state();
  open_panels().push_back({s.region, style.scroll});
  s.region = region;
  ImDrawList* list = ink();
  float const round = px(style.round);
  ImDrawFlags const corners = style.top_only ? ImDrawFlags_RoundCornersTop : ImDrawFlags_RoundCornersAll;
  if (style.shadow) shadow(list, where, style.round);
  if (!style.bare) list->AddRectFilled(where.min(), where.max(), colour(style.face), round, corners);
  if (style.border) list->AddRect(where.min(), where.max(), colour(Role::Line), round, corners, device_px());
  Rect inside = where;
  if (style.kerb != PanelStyle::None) {
    kerb_strip(list, where, colour(style.kerb == PanelStyle::Yours ? Role::Accent : Role::Info), style.round);
    inside.cut_top(px(size::kKerbHeight));
  }
  if (style.scroll) {
    inside.y -= ImGui::GetScrollY();
    inside.h = 1e5f;
  }
  return inside;
}

void end_panel(float content_bottom) {
  if (open_panels().back().scroll) close_scrolling(content_bottom);
  widget_state().region = open_panels().back().region;
  open_panels().pop_back();
  ImGui::GetCurrentWindow()->DC.IsSetPos = false;
  ImGui::End();
}

Rect begin_scroll(char const* name, Rect where) {
  where = snapped(where);
  ImGui::SetCursorScreenPos(where.min());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_ChildBorderSize, 0.0f);
  ImGui::BeginChild(name, {std::max(1.0f, where.w), std::max(1.0f, where.h)}, 0, kBare);
  ImGui::PopStyleVar(3);
  return {where.x, where.y - ImGui::GetScrollY(), where.w, 1e5f};
}

void end_scroll(float content_bottom) {
  close_scrolling(content_bottom);
  ImGui::EndChild();
}

}  // namespace paddock::app
