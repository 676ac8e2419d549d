#include "screens/designer/card.hpp"

#include <algorithm>

#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr float kSide = 16, kTop = 14, kPlan = 58, kFigure = 22, kGap = 12;

// Where the parts of a card stand, from its top.
struct Layout {
  float words = 0, role = 0, figures = 0, says = 0, summary = 0, bottom = 0;   // words: how wide they are beside the picture
};

std::string const& summary_of(DesignView const& view) {
  static std::string const none;
  return !view.card.empty() ? none : !view.summary.empty() || view.limits.empty() ? view.summary : view.limits[0].value;
}

// All as tall, so that the words below stand in line: a long vehicle is drawn narrower.
float picture_height(DesignView const& view) { return px(kPlan) * (view.card.empty() ? view.plan.height / 100 : 2.0f); }

Layout layout(DesignCard const& card, float width) {
  Layout l;
  float const whole = width - 2 * px(kSide), picture = picture_height(*card.view);
  l.words = whole - px(kPlan + kGap);
  l.role = px(kTop) + text_height(Type::Title, l.words, card.title);
  l.figures = l.role + (card.role.empty() ? 0 : text_height(Type::Caption, l.words, card.role)) + px(4);
  l.says = std::max(l.figures + px(kFigure) * float((card.view->card.size() + 1) / 2), px(kTop) + picture) + px(6);
  if (card.view->card.empty()) l.says = l.figures;
  float const says_w = card.view->card.empty() ? l.words : whole;
  l.summary = l.says + (card.says.empty() ? 0 : text_height(Type::Small, says_w, card.says));
  if (!summary_of(*card.view).empty()) l.summary = std::max(l.summary + px(6), px(kTop) + picture - px(18));
  l.bottom = std::max(l.summary + (summary_of(*card.view).empty() ? 0 : px(18)), px(kTop) + picture) + px(kTop);
  return l;
}

// Caption and number side by side, two a row.
void figures(DesignView const& view, Rect in, float y) {
  for (size_t i = 0; i < view.card.size(); ++i) {
    Figure const& f = view.card[i];
    Rect const cell = Rect{in.x, y + float(i / 2) * px(kFigure), in.w, px(kFigure)}.column(int(i % 2), 2, px(14));
    float const value = text_size(Type::FigureRow, f.value).x;
    text_fit(Type::Caption, cell.x, cell.y + px(3), f.label, cell.w - value - px(4), Role::Text2);
    text_right(Type::FigureRow, cell.right(), cell.y + px(2), f.value);
  }
}

bool design_card(Rect where, DesignCard const& card) {
  DesignView const& view = *card.view;
  Touch const touch = touch_area(where, card.label.c_str());
  fill(where, colour(touch.hovered ? Role::Panel2 : Role::Panel), radius::kPanel);
  outline(where, colour(touch.hovered ? Role::Line2 : Role::Line), radius::kPanel);
  Layout const l = layout(card, where.w);
  Rect const in = where.inset(px(kSide), px(kTop));
  float const tall = std::min(picture_height(view), px(kPlan) * view.plan.height / 100), wide = tall * 100 / view.plan.height;
  Rect const picture{in.right() - (px(kPlan) + wide) / 2, in.y + (picture_height(view) - tall) / 2, wide, tall};
  Drawing const seen{100, view.plan.height, view.plan.closed.empty() ? view.plan.shapes : view.plan.closed, {}, {}};
  drawing_shadow(ink(), picture, seen);
  drawing(ink(), picture, seen, 0);
  text_wrapped(Type::Title, in.x, in.y, l.words, card.title);
  text_wrapped(Type::Caption, in.x, where.y + l.role, l.words, card.role, Role::AccentText);
  figures(view, {in.x, 0, l.words, 0}, where.y + l.figures);
  text_wrapped(Type::Small, in.x, where.y + l.says, view.card.empty() ? l.words : in.w, card.says, Role::Text2);
  text(Type::FigureRow, in.x, in.bottom() - px(18), summary_of(view));
  if (!view.legal) icon("alert-circle", in.right() - px(8), in.bottom() - px(9), 16, Role::Bad);
  return touch.pressed;
}

}  // namespace

float design_cards(Rect in, float y, std::vector<DesignCard> const& cards, int& pressed) {
  size_t const columns = size_t(std::clamp(int(in.w / px(300)), 1, 3));
  float const gap = px(kGap);
  for (size_t first = 0; first < cards.size(); first += columns) {
    size_t const end = std::min(cards.size(), first + columns);
    Rect row{in.x, y, in.w, 0};
    for (size_t i = first; i < end; ++i) row.h = std::max(row.h, layout(cards[i], row.column(0, int(columns), gap).w).bottom);
    y = row.bottom() + gap;
    if (!ImGui::IsRectVisible(row.min(), row.max())) continue;
    for (size_t i = first; i < end; ++i)
      if (design_card(row.column(int(i - first), int(columns), gap), cards[i])) pressed = int(i);
  }
  return y;
}

}  // namespace paddock::app
