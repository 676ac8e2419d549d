// Playing cards and helmets: drawn, never pictures.
#include <algorithm>
#include <cmath>
#include <vector>

#include "board/helmets.hpp"
#include "ui/theme/board_look.hpp"
#include "ui/widgets.hpp"
#include "ui/widgets/state.hpp"

namespace paddock::app {
namespace {

constexpr ImU32 kFace = IM_COL32(0xF5, 0xF3, 0xEA, 255), kPrint = IM_COL32(0x15, 0x19, 0x1B, 255);
constexpr ImU32 kHeads[] = {IM_COL32(0x15, 0x19, 0x1B, 255), IM_COL32(0xC9, 0x78, 0x18, 255), IM_COL32(0x1F, 0x56, 0xB0, 255), IM_COL32(0x1E, 0x7A, 0x4E, 255)};

ImU32 dimmed(ImU32 c, float by) { return mix(c, IM_COL32(0x4A, 0x55, 0x5A, 255), by); }

// Text of any height in one of the board's two fonts, its middle at `at`.
void print(ImDrawList* list, ImFont* font, float size, ImVec2 at, ImU32 paint, std::string_view words) {
  ImVec2 const e = font->CalcTextSizeA(size, 1e6f, 0, words.data(), words.data() + words.size());
  list->AddText(font, size, {std::round(at.x - e.x / 2), std::round(at.y - e.y / 2)}, paint, words.data(), words.data() + words.size());
}

// Three bends seen from above, one of them black: the lane at a glance, without colour.
void arcs(ImDrawList* list, ImVec2 at, float r, int which, ImU32 on, ImU32 off) {
  float const thick = std::max(1.2f, r * 0.2f);
  for (int i = 1; i <= 3; ++i) {
    float const radius = r * (0.34f + 0.33f * float(i - 1));
    list->PathArcTo(at, radius, 3.14159f, 6.28319f, 16);
    list->PathStroke(i == which ? on : off, 0, thick);
  }
}

void foot_lines(ImDrawList* list, Rect r, CardFace const& face, float dim) {
  ImFont* const font = board_fonts().text;
  float const size = std::min(px(13) * 1.22f, r.h * 0.105f), step = size * 1.12f, pad = r.w * 0.09f;
  float y = r.bottom() - step * float(face.lines.size()) - r.h * 0.03f;
  list->AddLine({r.x + pad, y - 2}, {r.right() - pad, y - 2}, IM_COL32(0, 0, 0, 40));
  for (auto const& l : face.lines) {
    ImU32 const quiet = dimmed(IM_COL32(0x4A, 0x55, 0x5A, 255), dim), loud = dimmed(IM_COL32(0xB0, 0x2A, 0x22, 255), dim);
    list->AddText(font, size, {r.x + pad, y}, quiet, l.label.c_str());
    float const w = font->CalcTextSizeA(size, 1e6f, 0, l.value.c_str()).x;
    list->AddText(font, size, {r.right() - pad - w, y}, l.bad ? loud : quiet, l.value.c_str());
    y += step;
  }
}

void warning(ImDrawList* list, ImVec2 at, float s, float dim) {
  ImVec2 const a{at.x, at.y - s}, b{at.x + s * 1.05f, at.y + s * 0.8f}, c{at.x - s * 1.05f, at.y + s * 0.8f};
  list->AddTriangleFilled(a, b, c, dimmed(IM_COL32(0xE8, 0x7A, 0x1E, 255), dim));
  list->AddRectFilled({at.x - s * 0.12f, at.y - s * 0.35f}, {at.x + s * 0.12f, at.y + s * 0.22f}, IM_COL32_WHITE);
  list->AddRectFilled({at.x - s * 0.12f, at.y + s * 0.38f}, {at.x + s * 0.12f, at.y + s * 0.6f}, IM_COL32_WHITE);
}

}  // namespace

void helmet(ImDrawList* list, ImVec2 at, float r, Helmet which) {
  ImU32 const base = helmet_paint(which, false), second = helmet_paint(which, true);
  list->AddCircleFilled(at, r + std::max(1.0f, r * 0.12f), IM_COL32(0x0D, 0x14, 0x17, 255), 32);
  list->AddCircleFilled(at, r, base, 32);
  switch (which) {
    case Helmet::Red: list->AddRectFilled({at.x - r * 0.94f, at.y - r * 0.22f}, {at.x + r * 0.94f, at.y + r * 0.22f}, second); break;
    case Helmet::Blue: list->AddCircle(at, r * 0.55f, second, 24, std::max(1.4f, r * 0.24f)); break;
    case Helmet::White: list->AddRectFilled({at.x - r * 0.25f, at.y - r * 0.93f}, {at.x + r * 0.25f, at.y + r * 0.93f}, second); break;
    case Helmet::Yellow:
      list->PathArcTo(at, r, 1.5708f, 4.7124f, 20);
      list->PathFillConvex(second);
      break;
    case Helmet::None: break;
  }
}

CardPlan card_plan(Rect r, size_t lines) {
  CardPlan p;
  p.wide = r.w >= px(86) && lines > 0;
  p.head = std::round(std::min(r.h * 0.24f, px(34)));
  float const foot = p.wide ? r.h * 0.105f * 1.12f * float(lines) + r.h * 0.04f : 0;
  p.body = r.h - p.head - foot;
  p.digit = p.body * (p.wide ? 0.98f : 0.80f);
  p.value = {r.middle().x, r.y + p.head + p.body * (p.wide ? 0.56f : 0.42f)};
  p.sign = std::max(px(4.5f), r.w * 0.065f);
  float const aside = std::max(px(7), r.w * 0.11f);
  p.risk = p.wide ? ImVec2{r.right() - aside, r.y + p.head + std::max(px(8), r.w * 0.1f)} : ImVec2{r.x + aside, r.bottom() - std::max(px(6), r.w * 0.1f)};
  if (p.wide) p.room = 2 * (p.risk.x - p.sign * 1.05f - px(1) - p.value.x);
  p.risky = p.wide ? p.digit : std::min(p.digit, (p.risk.y - p.sign - p.value.y) / 0.38f);   // letters fill three quarters of their height
  return p;
}

void playing_card(ImDrawList* list, Rect r, CardFace const& face, CardLook const& how) {
  float const round = std::max(3.0f, r.w * 0.07f), dim = how.dim ? 0.62f : 0;
  list->AddRectFilled({r.x + 1, r.y + 2}, {r.right() + 2, r.bottom() + 3}, IM_COL32(0, 0, 0, 70), round);
  CardPlan const plan = card_plan(r, face.lines.size());
  float const head = plan.head, body = plan.body;
  list->AddRectFilled(r.min(), r.max(), dimmed(kFace, dim), round);
  list->AddRectFilled(r.min(), {r.right(), r.y + head}, dimmed(kHeads[face.ink & 3], dim * 0.8f), round, ImDrawFlags_RoundCornersTop);
  bool const wide = plan.wide;
  ImFont* const words = board_fonts().text;
  float const small = std::min(head * 0.78f, px(15) * 1.22f);
  std::string suit = wide ? face.suit : face.brief;
  ImU32 const on_head = how.dim ? IM_COL32(255, 255, 255, 170) : IM_COL32_WHITE;
  float fitted = small;
  float const room = r.w - px(wide ? 15 : 10);
  auto const width = [&] { return words->CalcTextSizeA(small, 1e6f, 0, suit.c_str()).x; };
  if (wide && width() * px(12) > room * small) suit = suit.substr(suit.rfind(' ') + 1);   // "Boards": its whole name would be too small to read
  if (float const w = width(); w > room) fitted = small * room / w;
  if (wide) list->AddText(words, fitted, {r.x + px(8), r.y + (head - fitted) / 2}, on_head, suit.c_str());
  else print(list, words, fitted, {r.middle().x, r.y + head / 2}, on_head, suit);
  ImU32 const print_ink = dimmed(kPrint, dim);
  float digit = face.risk ? plan.risky : plan.digit;
  float const value_w = board_fonts().figures->CalcTextSizeA(digit, 1e6f, 0, face.value.c_str()).x;
  if (face.risk && plan.room > 0 && value_w > plan.room) digit *= plan.room / value_w;   // "10" beside the sign of Risk
  print(list, board_fonts().figures, digit, plan.value, print_ink, face.value);
  ImU32 const faint = IM_COL32(0xC9, 0xC4, 0xB4, 255);
  if (face.arc && wide) arcs(list, {r.x + r.w * 0.19f, r.y + head + body * 0.32f}, r.w * 0.13f, face.arc, print_ink, dimmed(faint, dim));
  else if (face.arc && r.h > px(40)) arcs(list, {r.middle().x, r.bottom() - r.h * 0.05f}, r.h * 0.11f, face.arc, print_ink, dimmed(faint, dim));
  if (face.risk) warning(list, plan.risk, plan.sign, dim);
  if (wide) foot_lines(list, r, face, dim);
  if (how.struck) list->AddLine({r.x + 2, r.bottom() - 2}, {r.right() - 2, r.y + 2}, IM_COL32(0xFF, 0x7A, 0x70, 255), std::max(2.0f, r.w * 0.05f));
  if (how.lit) list->AddRect({r.x - 2, r.y - 2}, {r.right() + 2, r.bottom() + 2}, colour(Role::Accent), round + 2, 0, px(2));
}

void card_back(ImDrawList* list, Rect r, bool lit) {
  float const round = std::max(3.0f, r.w * 0.08f);
  for (int i = 2; i >= 0; --i) {
    Rect const c = r.moved(px(1.5f) * float(i), px(1.5f) * float(i));
    list->AddRectFilled(c.min(), c.max(), i ? IM_COL32(0x10, 0x2E, 0x49, 255) : IM_COL32(0x17, 0x43, 0x69, 255), round);
    list->AddRect(c.min(), c.max(), IM_COL32(0x7C, 0xC4, 0xF0, i ? 90 : 200), round, 0, 1.2f);
  }
  mark(list, r.centred(r.w * 0.5f, r.w * 0.5f), IM_COL32(0x9B, 0xD6, 0xF8, 255));
  if (lit) list->AddRect({r.x - 2, r.y - 2}, {r.right() + 2, r.bottom() + 2}, colour(Role::Accent), round + 2, 0, px(2));
}

void card_place(ImDrawList* list, Rect r) {
  float const dash = std::max(4.0f, r.h * 0.07f);
  list->AddRectFilled(r.min(), r.max(), IM_COL32(0, 0, 0, 60), 4);
  for (float x = r.x; x < r.right(); x += dash * 1.7f)
    for (float y : {r.y, r.bottom()}) list->AddLine({x, y}, {std::min(x + dash, r.right()), y}, IM_COL32(0xBC, 0xC8, 0xCE, 190), 1.4f);
  for (float y = r.y; y < r.bottom(); y += dash * 1.7f)
    for (float x : {r.x, r.right()}) list->AddLine({x, y}, {x, std::min(y + dash, r.bottom())}, IM_COL32(0xBC, 0xC8, 0xCE, 190), 1.4f);
}

// What lies on the board: `screen` gives the middle of a card in px, `unit` px a board unit.
void laid_card(ImDrawList* list, LaidCard const& card, ImVec2 at, float unit) {
  float const h = card.height * unit, w = h * 0.70f;
  Rect const r{std::round(at.x - w / 2), std::round(at.y - h / 2), std::round(w), std::round(h)};
  if (card.face.value.empty()) card_place(list, r);
  else playing_card(list, r, card.face, {.dim = card.struck, .struck = card.struck});
  if (card.helmet != Helmet::None) helmet(list, {r.right(), r.bottom() - h * 0.16f}, std::max(6.0f, h * 0.11f), card.helmet);
  float const size = std::clamp(h * 0.19f, px(11) * 1.22f, px(15) * 1.22f);
  ImU32 const white = IM_COL32(0xF1, 0xF4, 0xF2, 255);
  ImFont* const font = board_fonts().text;
  auto const length = [&](std::string const& words) { return font->CalcTextSizeA(size, 1e6f, 0, words.c_str()).x; };
  // Words have a ground of their own: what is painted below them is of any colour.
  auto const plate = [&](float top, std::vector<std::string> const& rows, ImU32 paint) {
    float half = 0;
    for (auto const& row : rows) half = std::max(half, length(row) / 2 + size * 0.4f);
    list->AddRectFilled({at.x - half, top}, {at.x + half, top + size * (float(rows.size()) + 0.3f)}, IM_COL32(0x10, 0x16, 0x1A, 0xD8), 4);
    for (size_t i = 0; i < rows.size(); ++i) print(list, font, size, {at.x, top + size * (float(i) + 0.65f)}, paint, rows[i]);
  };
  auto const wide = [&](std::string const& words) { return length(words) > w * 2.1f; };
  std::string title = card.title;
  bool const crowded = card.note.empty() && !title.empty() && length(title.substr(0, title.size() - 1) + "0") + size * 0.8f > w * 1.65f;   // without a note the next one is nearer
  if (crowded || wide(title)) title = title.substr(title.rfind(' ') + 1);
  if (!title.empty()) plate(r.y - size * 1.55f, {title}, white);
  if (card.note.empty()) return;
  ImU32 const tone = card.tone == Tone::Warn ? IM_COL32(0xFF, 0xD0, 0xA0, 255) : card.tone == Tone::Quiet ? IM_COL32(0xD6, 0xDE, 0xE2, 255) : white;
  size_t const cut = wide(card.note) ? card.note.find(' ') : std::string::npos;   // the neighbour's note begins there
  std::vector<std::string> rows{card.note.substr(0, cut)};
  if (cut != std::string::npos) rows.push_back(card.note.substr(cut + 1));
  plate(r.bottom() + size * 0.25f, rows, tone);
}

}  // namespace paddock::app
