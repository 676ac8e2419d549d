// Drawing without answers: faces, lines, words, swatches, marks.
#include <cmath>

#include "core/text.hpp"
#include "ui/widgets/state.hpp"

namespace paddock::app {

void fill(Rect r, ImU32 face, float round_css) {
  r = snapped(r);
  ink()->AddRectFilled(r.min(), r.max(), face, px(round_css));
}

void outline(Rect r, ImU32 line, float round_css, float width_css) {
  r = snapped(r);
  float const width = width_css <= 1 ? device_px() * std::max(1.0f, std::round(look().pixel_ratio * look().scale)) : px(width_css);
  ink()->AddRect(r.min(), r.max(), line, px(round_css), 0, width);
}

void hairline(float x0, float x1, float y) {
  float const d = device_px() * std::max(1.0f, std::floor(look().pixel_ratio));
  Rect const r = snapped({x0, y, x1 - x0, d});
  ink()->AddRectFilled(r.min(), {r.right(), r.y + d}, colour(Role::Line));
}

void vline(float x, float y0, float y1) {
  Rect const r = snapped({x, y0, 1, y1 - y0});
  ink()->AddRectFilled(r.min(), {r.x + 1, r.bottom()}, colour(Role::Line));
}

float text(Type type, float x, float y, std::string_view words, Role role) {
  return draw_text(ink(), type, {x, y}, colour(role), words);
}

float text_fit(Type type, float x, float y, std::string_view words, float width, Role role) {
  return draw_text_fit(ink(), type, {x, y}, colour(role), words, width);
}

float text_fit_title(Type type, float x, float y, std::string_view title, float width, Role role) {
  size_t const last = title.rfind(", "), at = last == title.npos || last == 0 ? title.npos : title.rfind(", ", last - 1);
  if (at == title.npos || at == 0 || text_size(type, title).x <= width) return text_fit(type, x, y, title, width, role);
  std::string const end = "\xe2\x80\xa6" + std::string(title.substr(at));
  std::string_view head = title.substr(0, at);
  while (!head.empty() && text_size(type, std::string(head) + end).x > width) head = cut_at_letter(head, head.size() - 1);
  return text_fit(type, x, y, head.empty() ? std::string(title.substr(at + 2)) : std::string(head) + end, width, role);
}

void text_right(Type type, float right, float y, std::string_view words, Role role) {
  draw_text(ink(), type, {right - text_size(type, words).x, y}, colour(role), words);
}

void text_mid(Type type, Rect r, std::string_view words, Role role) {
  ImVec2 const s = text_size(type, words);
  draw_text(ink(), type, {r.x + (r.w - s.x) * 0.5f, r.y + (r.h - s.y) * 0.5f}, colour(role), words);
}

void icon(std::string_view name, float cx, float cy, float size_css, Role role) {
  draw_icon(ink(), name, {cx, cy}, size_css, colour(role));
}

void icon(std::string_view name, float cx, float cy, float size_css, ImU32 paint) {
  draw_icon(ink(), name, {cx, cy}, size_css, paint);
}

// ------------------------------------------------------------------------------------------------------- liveries

namespace {

// The pattern in the box `r`, which is a piece of the car: the token's box of 100 x 46 laid over it.
void livery_in(ImDrawList* list, Rect r, int index, ImDrawFlags rounded) {
  Livery const& l = livery(index);
  ImU32 const second = livery_second(index);
  float const sx = r.w / 100.0f, sy = r.h / 46.0f;
  list->AddRectFilled(r.min(), r.max(), livery_base(index), px(radius::kSwatch), rounded);
  Rect const inner = r.inset(1);  // the pattern's square corners stay under the outline
  list->PushClipRect(inner.min(), {r.right(), inner.bottom()}, true);
  for (int i = 0; i < l.shape_count; ++i) {
    LiveryShape const& s = l.shapes[i];
    if (s.kind == LiveryShape::Box) {
      list->AddRectFilled({r.x + s.v[0] * sx, r.y + s.v[1] * sy}, {r.x + (s.v[0] + s.v[2]) * sx, r.y + (s.v[1] + s.v[3]) * sy},
                          second);
    } else if (s.kind == LiveryShape::Disc) {
      list->AddEllipseFilled({r.x + s.v[0] * sx, r.y + s.v[1] * sy}, {s.v[2] * sx * 1.1f, s.v[2] * sy * 1.25f}, second);
    } else {
      ImVec2 points[6];
      for (int k = 0; k < s.count; ++k) points[k] = {r.x + s.v[k * 2] * sx, r.y + s.v[k * 2 + 1] * sy};
      list->AddConcavePolyFilled(points, s.count, second);
    }
  }
  list->PopClipRect();
}

// The colours on a shield: the pattern above, the base in its point. Its outline is no box and no helmet's disc.
void shield(ImDrawList* list, Rect r, int index) {
  Rect top = r;
  top.h = std::round(r.h * 0.6f);
  livery_in(list, top, index, ImDrawFlags_RoundCornersNone);
  ImVec2 const points[] = {r.min(), {r.right(), r.y}, {r.right(), top.bottom()}, {r.x + r.w / 2, r.bottom()}, {r.x, top.bottom()}};
  list->AddTriangleFilled(points[4], points[2], points[3], livery_base(index));
  list->AddPolyline(points, 5, livery_edge(index), ImDrawFlags_Closed, px(1.5f));
}

}  // namespace

void swatch_colour(Rect r, int index) {
  r = snapped(r);
  livery_in(ink(), r, index, ImDrawFlags_RoundCornersAll);
  ink()->AddRect(r.min(), r.max(), livery_edge(index), px(radius::kSwatch), 0, 1);
}

void swatch(Rect r, int index, int number) {
  r = snapped(r);
  ImDrawList* list = ink();
  float const round = px(radius::kSwatch);
  Rect plate = r;
  Rect const paint = plate.cut_left(std::round(r.w * 0.42f));
  if (look().shields) {
    shield(list, paint, index);
  } else {
    livery_in(list, paint, index, ImDrawFlags_RoundCornersLeft);
    list->AddRectFilled(plate.min(), plate.max(), colour(Role::Panel3), round, ImDrawFlags_RoundCornersRight);
    list->AddRect(r.min(), r.max(), colour(Role::Line2), round, 0, 1);
    list->AddRect(paint.min(), paint.max(), livery_edge(index), round, ImDrawFlags_RoundCornersLeft, 1);
  }
  char digits[8];
  ImFormatString(digits, sizeof digits, "%d", number);
  Type const type = r.h >= px(19) ? Type::FigureRow : Type::FigureSmall;
  text_mid(type, plate, digits, Role::Text);
}

// ------------------------------------------------------------------------------------------------------- small pictures

void lap_blocks(Rect r, int done, int of) {
  if (of <= 0 || of > 12) return;
  for (int i = 0; i < of; ++i) {
    Rect const block = r.column(i, of, px(3));
    fill(block, colour(i < done - 1 ? Role::Text3 : i == done - 1 ? Role::Accent : Role::Panel3), 2);
  }
}

void spinner(ImVec2 centre, float size_css) {
  float const r = px(size_css) * 0.42f, start = float(std::fmod(ImGui::GetTime() * 5.0, 6.2831853));
  ink()->PathArcTo(centre, r, start, start + 4.2f, 20);
  ink()->PathStroke(colour(Role::Accent), 0, px(2));
  motion::keep_moving();
}

void mark(ImDrawList* list, Rect r, ImU32 paint) {
  // A garage door seen from the pit lane: a thick arch, and the car's nose in it.
  float const t = r.w * 0.17f, round = r.w * 0.16f;
  list->AddRectFilled(r.min(), {r.right(), r.y + t}, paint, round, ImDrawFlags_RoundCornersTop);
  list->AddRectFilled({r.x, r.y + t}, {r.x + t, r.bottom()}, paint);
  list->AddRectFilled({r.right() - t, r.y + t}, r.max(), paint);
  list->AddRectFilled({r.x + r.w * 0.34f, r.y + r.h * 0.38f}, {r.right() - r.w * 0.34f, r.bottom()}, paint, r.w * 0.08f,
                      ImDrawFlags_RoundCornersTop);
}

void wordmark(ImDrawList* list, ImVec2 at) {
  mark(list, {at.x, at.y - px(10), px(22), px(20)}, colour(Role::Accent));
  if (!look().dark) mark(list, {at.x, at.y - px(10), px(22), px(20)}, colour(Role::Bracket, 0.25f));
  draw_text(list, Type::PanelTitle, {at.x + px(31), at.y - px(13)}, colour(Role::Text), "Paddock");
}

}  // namespace paddock::app
