// Numbers, marks and tags over the board, in ImGui's fonts.
#include <algorithm>
#include <cmath>
#include <utility>

#include "board/texts.hpp"
#include "board/palette.hpp"
#include "imgui.h"

namespace paddock::app {
namespace {

// Dear ImGui measures type from ascender to descender; our sizes are those of the em, near enough for both fonts.
constexpr float kEm = 1.22f;

struct Pen {
  ImDrawList* list;
  BoardFonts const& fonts;
  Palette const& colours;
  float scale;

  ImVec2 extent(ImFont* font, float size, std::string const& text) const {
    return font->CalcTextSizeA(size, 1e6f, 0, text.data(), text.data() + text.size());
  }
  // Figures look centred when their caps are; the line box of Archivo Narrow has more air above than below.
  void centred(ImFont* font, float size, ImVec2 at, uint32_t colour, std::string const& text) const {
    ImVec2 const e = extent(font, size, text);
    list->AddText(font, size, {std::round(at.x - e.x / 2), std::round(at.y - e.y / 2)}, colour, text.data(),
                  text.data() + text.size());
  }
  struct Box { float pad, rounding; Ink face, border; };
  void boxed(ImFont* font, float size, ImVec2 at, Box const& box, BoardText const& t) const {
    auto const& [pad, rounding, face, border] = box;
    ImVec2 const e = extent(font, size, t.text);
    ImVec2 const a{std::round(at.x - e.x / 2 - pad), std::round(at.y - e.y / 2 - pad * 0.5f)};
    ImVec2 const b{std::round(at.x + e.x / 2 + pad), std::round(at.y + e.y / 2 + pad * 0.5f)};
    list->AddRectFilled({a.x + 1, a.y + 2}, {b.x + 1, b.y + 3}, IM_COL32(0, 0, 0, 60), rounding);
    list->AddRectFilled(a, b, imgui_ink(face), rounding);
    list->AddRect(a, b, imgui_ink(border), rounding, 0, 1.2f);
    list->AddText(font, size, {std::round(at.x - e.x / 2), std::round(at.y - e.y / 2)}, t.colour, t.text.data(),
                  t.text.data() + t.text.size());
  }
  // Lies on the road: read along `angle`, and never upside down.
  void turned(ImFont* font, BoardText const& t, ImVec2 at) const {
    ImVec2 const e = extent(font, t.size * kEm, t.text);
    int const first = list->VtxBuffer.Size;
    float const rim = std::max(1.0f, t.size * 0.07f);   // a bright trail may run below it
    for (ImVec2 d : {ImVec2{-rim, 0}, ImVec2{rim, 0}, ImVec2{0, -rim}, ImVec2{0, rim}})
      list->AddText(font, t.size * kEm, {at.x - e.x / 2 + d.x, at.y - e.y / 2 + d.y}, imgui_ink(inks::kNumberRim), t.text.data(), t.text.data() + t.text.size());
    list->AddText(font, t.size * kEm, {at.x - e.x / 2, at.y - e.y / 2}, t.colour, t.text.data(), t.text.data() + t.text.size());
    float angle = t.angle + 1.5707963f;          // across the way, as a driver reads it
    if (std::cos(angle) < -0.01f) angle += 3.14159265f;
    float const c = std::cos(angle), s = std::sin(angle);
    for (int i = first; i < list->VtxBuffer.Size; ++i) {
      ImVec2& p = list->VtxBuffer[i].pos;
      float const x = p.x - at.x, y = p.y - at.y;
      p = {at.x + x * c - y * s, at.y + x * s + y * c};
    }
  }
  void draw(BoardText const& t, ImVec2 at) const {
    ImFont* const figures = fonts.figures ? fonts.figures : ImGui::GetFont();
    ImFont* const words = fonts.text ? fonts.text : ImGui::GetFont();
    switch (t.kind) {
      case BoardText::Number:
      case BoardText::Mark: return centred(figures, t.size, at, t.colour, t.text);
      case BoardText::Painted: return turned(figures, t, at);
      case BoardText::Plate: return boxed(figures, t.size * kEm, at, {3, 3, inks::kDisc, 0x10161A90}, t);
      case BoardText::Sign: return centred(words, t.size * kEm * scale, at, t.colour, t.text);
      case BoardText::Tag:
        return boxed(words, t.size * kEm * scale, at, {9 * scale, 6, colours.tag_face, colours.tones[int(t.tone)]}, t);
    }
  }
};

}  // namespace

Vec kept_clear(Vec at, Vec half, Box inside, Box clear) {
  auto const holds = [](Box const& b, Vec p) { return p.x >= b.x && p.y >= b.y && p.x <= b.x + b.width && p.y <= b.y + b.height; };
  if (!holds(inside, at) || holds(clear, at)) return at;
  auto const between = [](float v, float low, float high) { return low > high ? (low + high) / 2 : std::clamp(v, low, high); };
  at.x = between(at.x, inside.x + half.x, inside.x + inside.width - half.x);
  at.y = between(at.y, inside.y + half.y, inside.y + inside.height - half.y);
  Box const around{clear.x - half.x, clear.y - half.y, clear.width + 2 * half.x, clear.height + 2 * half.y};
  bool const under = at.x > around.x && at.x < around.x + around.width && at.y > around.y && at.y < around.y + around.height;
  if (clear.width <= 0 || !under) return at;
  bool const high = clear.y + clear.height / 2 < inside.y + inside.height / 2;   // it lies in a corner at the right
  float const left = at.x - around.x, out = high ? around.y + around.height : around.y;
  if (left < std::fabs(out - at.y)) return {around.x, at.y};
  return {at.x, out};
}

static bool overlap(Box const& a, Box const& b) { return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height; }

static Box around(Vec at, Vec half) { return {at.x - half.x, at.y - half.y, 2 * half.x, 2 * half.y}; }

static Box const* lies_on(Box const& box, std::span<Box const> tags) {
  auto const at = std::find_if(tags.begin(), tags.end(), [&](Box const& o) { return overlap(box, o); });
  return at == tags.end() ? nullptr : &*at;
}

Vec beside_tags(Vec at, Vec half, std::span<Box const> tags) {
  constexpr float kGap = 2;               // px
  Box const* on = lies_on(around(at, half), tags);
  if (!on) return at;
  bool const up = at.y < on->y + on->height / 2;
  Vec now = at;
  for (int tries = 0; on && tries < 3; ++tries, on = lies_on(around(now, half), tags)) now.y = up ? on->y - half.y - kGap : on->y + on->height + half.y + kGap;
  return on ? at : now;
}

std::vector<BoardText> kept_clear(std::span<BoardText const> texts, BoardFonts const& fonts, float scale, Box inside, Box clear) {
  constexpr float kPadX = 9, kPadY = 5, kBefore = 8;   // px: of a tag's box; between it and what it stands beside
  std::vector<BoardText> out;
  std::vector<Box> tags;
  for (BoardText t : texts) {
    bool const plate = t.kind == BoardText::Plate;
    if (!plate && t.kind != BoardText::Tag && t.kind != BoardText::Sign) {
      out.push_back(std::move(t));
      continue;
    }
    ImFont* const own = plate ? fonts.figures : fonts.text;
    float const size = t.size * kEm * (plate ? 1 : scale);
    ImVec2 const e = (own ? own : ImGui::GetFont())->CalcTextSizeA(size, 1e6f, 0, t.text.data(), t.text.data() + t.text.size());
    Vec const half{e.x / 2 + kPadX * scale, e.y / 2 + kPadY * scale};
    t.at.x += float(std::exchange(t.side, int8_t(0))) * (half.x + kBefore * scale);
    Vec const own_place = t.at;
    t.at = kept_clear(t.at, half, inside, clear);
    if (t.kind == BoardText::Tag) {   // one that was moved onto another would hide it
      bool const moved = t.at != own_place;
      if (Vec const free = beside_tags(t.at, half, tags); !moved && kept_clear(free, half, inside, clear) == free) t.at = free;
      Box const box = around(t.at, half);
      if (moved && lies_on(box, tags)) continue;
      tags.push_back(box);
    }
    out.push_back(std::move(t));
  }
  return out;
}

void draw_texts(std::span<BoardText const> texts, ImDrawList* list, BoardFonts const& fonts, BoardTheme theme, float scale,
                Vec origin) {
  Pen const pen{list, fonts, palette(theme), scale};
  for (BoardText const& t : texts) pen.draw(t, {origin.x + t.at.x, origin.y + t.at.y});
}

}  // namespace paddock::app
