// The shapes of a drawing in a panel. On the board the renderer draws them (board/drawn.cpp).
#include <algorithm>
#include <cmath>

#include "board/plane.hpp"
#include "board/polygon.hpp"
#include "ui/widgets/state.hpp"

namespace paddock::app {
namespace {

constexpr float kWhole = 6.28f;

class Pen {
 public:
  Pen(ImDrawList* list, Rect where, Drawing const& d, int livery)
      : list_(list), origin_(where.min()), scale_(d.width > 0 ? where.w / d.width : 1), livery_(livery) {}

  void draw(DrawnShape const& s) const {
    ImU32 const paint = paint_of(s), inside = faded(paint, s.fill), line = faded(paint, s.line);
    float const width = std::max(s.width * scale_, device_px()), dash = std::max(0.0f, s.dash * scale_);
    switch (s.kind) {
      case DrawnShape::Polygon: polygon(corners_of(s.points), inside); break;
      case DrawnShape::Disc: list_->AddCircleFilled(at(s.at), s.radius * scale_, inside, 0); break;
      case DrawnShape::Sector: sector(s, inside); break;
      case DrawnShape::Text: return words(s, line);
      case DrawnShape::Segment: break;
    }
    way(rim_of(s), line, width, dash);
  }

 private:
  ImVec2 at(Vec p) const { return {origin_.x + p.x * scale_, origin_.y + p.y * scale_}; }

  static ImU32 faded(ImU32 paint, float strength) {
    float const alpha = strength > 0 ? std::min(strength, 1.0f) : 0;
    return (paint & ~IM_COL32_A_MASK) | ImU32(float(paint >> IM_COL32_A_SHIFT) * alpha) << IM_COL32_A_SHIFT;
  }

  ImU32 paint_of(DrawnShape const& s) const {
    switch (s.paint) {
      case DrawnShape::BySeat: return livery_base(livery_);
      case DrawnShape::BySecond: return livery_second(livery_);
      case DrawnShape::Own: return IM_COL32(s.own >> 16 & 255, s.own >> 8 & 255, s.own & 255, 255);
      default: return tone_colour(s.tone);
    }
  }

  void polygon(std::vector<Vec> corners, ImU32 inside) const {
    if (corners.size() < 3 || !(inside & IM_COL32_A_MASK)) return;
    if (signed_area(corners) < 0) std::reverse(corners.begin(), corners.end());   // its soft edge lies outside
    std::vector<ImVec2> points;
    for (Vec p : corners) points.push_back(at(p));
    list_->AddConcavePolyFilled(points.data(), int(points.size()), inside);
  }

  void sector(DrawnShape const& s, ImU32 inside) const {
    float const sweep = std::min(s.end - s.start, kWhole + 0.01f), middle = (s.inner + s.radius) / 2 * scale_;
    if (sweep <= 0 || s.radius <= 0 || !(inside & IM_COL32_A_MASK)) return;
    if (s.inner <= 0 && sweep >= kWhole) return list_->AddCircleFilled(at(s.at), s.radius * scale_, inside, 0);
    if (s.inner <= 0) {
      std::vector<Vec> points = arc_points(s.at, s.radius, s.start, sweep, 1 / scale_);
      points.push_back(s.at);
      return polygon(std::move(points), inside);
    }
    list_->PathArcTo(at(s.at), middle, s.start, s.start + sweep);
    list_->PathStroke(inside, ImDrawFlags_None, (s.radius - s.inner) * scale_);
  }

  // The line round a shape; a closed one ends where it began.
  std::vector<Vec> rim_of(DrawnShape const& s) const {
    bool const closed = s.kind == DrawnShape::Polygon;
    if (closed || s.kind == DrawnShape::Segment) {
      std::vector<Vec> points = corners_of(s.points, closed);
      if (closed && !points.empty()) points.push_back(points[0]);
      return points;
    }
    if (s.radius <= 0) return {};
    bool const disc = s.kind == DrawnShape::Disc;
    float const start = disc ? 0 : s.start, sweep = disc ? kWhole + 0.003f : std::min(s.end - s.start, kWhole + 0.003f);
    if (sweep <= 0) return {};
    std::vector<Vec> out = arc_points(s.at, s.radius, start, sweep, 1 / scale_);
    if (disc || sweep >= kWhole) return out;
    std::vector<Vec> back;
    if (s.inner > 0) back = arc_points(s.at, s.inner, start, sweep, 1 / scale_);
    else back = {s.at};
    out.insert(out.end(), back.rbegin(), back.rend());
    out.push_back(out.front());
    return out;
  }

  void way(std::vector<Vec> const& points, ImU32 paint, float width, float dash) const {
    if (points.size() < 2 || !(paint & IM_COL32_A_MASK)) return;
    std::vector<ImVec2> line;
    for (Vec p : points) line.push_back(at(p));
    if (dash < 2) return list_->AddPolyline(line.data(), int(line.size()), paint, ImDrawFlags_None, width);
    float gone = 0;                       // along the whole line: dashes and gaps take turns
    for (size_t i = 0; i + 1 < points.size(); ++i) {
      Vec const from{line[i].x, line[i].y}, step = Vec{line[i + 1].x, line[i + 1].y} - from;
      float const length = length_of(step);
      for (float d = -std::fmod(gone, 2 * dash); length > 0 && d < length; d += 2 * dash) {
        Vec const a = from + step * (std::max(d, 0.0f) / length), b = from + step * (std::min(d + dash, length) / length);
        if (d + dash > 0) list_->AddLine({a.x, a.y}, {b.x, b.y}, paint, width);
      }
      gone += length;
    }
  }

  void words(DrawnShape const& s, ImU32 paint) const {
    float const height = s.radius * scale_;
    if (height < 2 || s.text.empty()) return;
    push_type(Type::Title);
    ImFont* const font = ImGui::GetFont();
    ImVec2 const room = font->CalcTextSizeA(height, 1e6f, 0, s.text.data(), s.text.data() + s.text.size());
    ImVec2 const middle = at(s.at);
    list_->AddText(font, height, {middle.x - room.x / 2, middle.y - room.y / 2}, paint, s.text.data(), s.text.data() + s.text.size());
    pop_type();
  }

  ImDrawList* list_;
  ImVec2 origin_;
  float scale_;
  int livery_;
};

struct Bounds {
  Vec low{1e9f, 1e9f}, high{-1e9f, -1e9f};
  explicit Bounds(DrawnShape const& s) {
    if (s.kind == DrawnShape::Polygon)
      for (Vec p : s.points) take(p);
    else take({s.at.x - s.radius, s.at.y - s.radius}), take({s.at.x + s.radius, s.at.y + s.radius});
  }
  void take(Vec p) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  bool holds(Bounds const& o) const { return low.x <= o.low.x && low.y <= o.low.y && high.x >= o.high.x && high.y >= o.high.y; }
};

bool throws_shadow(DrawnShape const& s) { return (s.kind == DrawnShape::Polygon || s.kind == DrawnShape::Disc) && s.fill > 0.5f; }

// What makes its outline: not what lies on it or in it, which would be darker for being there twice.
std::vector<DrawnShape> outer(std::vector<DrawnShape> const& shapes) {
  std::vector<DrawnShape> out;
  for (DrawnShape const& s : shapes) {
    if (!throws_shadow(s)) continue;
    Bounds const mine(s);
    bool const inside = std::any_of(shapes.begin(), shapes.end(), [&](DrawnShape const& o) { return &o != &s && throws_shadow(o) && Bounds(o).holds(mine) && !(mine.holds(Bounds(o)) && &o > &s); });
    if (!inside) out.push_back(s);
  }
  return out;
}

}  // namespace

void drawing_shadow(ImDrawList* list, Rect where, Drawing const& d) {
  constexpr int kRound = 6;
  bool const dark = look().dark;
  Drawing shade = d;
  shade.shapes = outer(d.shapes);
  for (DrawnShape& s : shade.shapes) s.paint = DrawnShape::Own, s.own = dark ? 0x000000 : 0x1e2d32, s.fill = dark ? 0.07f : 0.05f, s.line = 0;
  float const away = where.w * 0.07f;
  for (float const soft : {0.02f, 0.05f})     // faint copies round about: together they are soft
    for (int i = 0; i < kRound; ++i) {
      float const a = kWhole * float(i) / kRound, r = where.w * soft;
      drawing(list, where.moved(away + r * std::cos(a), away * 1.3f + r * std::sin(a)), shade, 0);
    }
}

void drawing(ImDrawList* list, Rect where, Drawing const& d, int livery) {
  Pen const pen(list, where, d, livery);
  list->PushClipRect(where.min(), where.max(), true);
  for (auto layer : {DrawnShape::Ground, DrawnShape::UnderTokens, DrawnShape::OverTokens})
    for (DrawnShape const& s : d.shapes)
      if (s.layer == layer && s.kind != DrawnShape::Text) pen.draw(s);
  for (DrawnShape const& s : d.shapes)
    if (s.kind == DrawnShape::Text) pen.draw(s);
  list->PopClipRect();
}

}  // namespace paddock::app
