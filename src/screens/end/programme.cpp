// The end of a meeting as its main picture: a box a heat, who came in how, in which helmet, for how many points.
#include <algorithm>
#include <cmath>

#include "board/helmets.hpp"
#include "screens/end/chart.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

int columns_of(float width) { return width >= px(780) ? 3 : width >= px(300) ? 2 : 1; }
float head_height() { return px(50); }

void draw_heat(Rect where, Recap::Heat const& heat) {
  fill(where, colour(Role::Panel2), radius::kControl);
  outline(where, colour(Role::Line), radius::kControl);
  Rect in = where.inset(px(12), px(8));
  Rect const head = in.cut_top(head_height() - px(10));
  text(Type::Title, head.x, head.y, heat.title);
  text_right(Type::FigureRow, head.right(), head.y + px(2), heat.score);
  float const w = text_size(Type::Caption, "so far").x;
  text_right(Type::Caption, head.right(), head.y + px(22), "so far", Role::Text3);   // the score above is the meeting's, the words are of this heat
  text_fit(Type::SmallStrong, head.x, head.y + px(21), heat.result, head.w - w - px(8), Role::Text2);
  hairline(in.x, in.right(), in.y);
  float const row = in.h / float(std::max<size_t>(1, heat.rides.size()));
  for (auto const& ride : heat.rides) {
    Rect const line = in.cut_top(row);
    float const cy = line.middle().y;
    helmet(ink(), {line.x + px(9), cy}, px(8), ride.helmet);
    text_fit(Type::Body, line.x + px(26), cy - px(10), ride.name, line.w - px(52), ride.lost ? Role::Text3 : Role::Text);
    text_right(Type::FigureRow, line.right(), cy - px(9), ride.value, ride.lost ? Role::Bad : Role::Text);
  }
}

}  // namespace

ImU32 ChartData::Car::paint() const { return helmets[0] == Helmet::None ? livery_base(livery) : helmet_paint(helmets[0], false); }
ImU32 ChartData::Car::second() const { return helmets[0] == Helmet::None ? livery_second(livery) : helmet_paint(helmets[0], true); }

// A livery in the colour of the panel would leave it looking empty: it wears its second colour as a stripe.
void paint_bar(Rect where, ChartData::Car const& car, float faint) {
  auto const shade = [&](ImU32 c) { return mix(c, colour(Role::Panel), faint); };
  fill(where, shade(car.paint()), radius::kCell);
  if (contrast(car.paint(), colour(Role::Panel)) < 1.6f) {
    float const high = std::round(where.h / 3);
    fill({where.x, std::round(where.middle().y - high / 2), where.w, high}, shade(car.second()));
  }
  outline(where, shade(panel_edge(car.paint())), radius::kCell);
}

void emblem(Rect where, ChartData::Car const& car) {
  if (car.helmets[0] == Helmet::None) return swatch(where, car.livery, car.number);
  float const r = std::min(where.h * 0.45f, where.w * 0.22f);
  for (size_t i = 0; i < 2; ++i) helmet(ink(), {where.middle().x + r * (i ? 1.15f : -1.15f), where.middle().y}, r, car.helmets[i]);
}

float programme_height(float width, ChartData const& data) {
  int const columns = columns_of(width), rows = (int(data.programme.size()) + columns - 1) / columns;
  return float(rows) * (head_height() + px(4 * 24 + 16));
}

void draw_programme(Rect where, ChartData const& data) {
  int const n = int(data.programme.size()), columns = columns_of(where.w), rows = (n + columns - 1) / columns;
  float const gap = px(10), each = std::min((where.h - gap * float(rows)) / float(rows), px(230));
  for (int i = 0; i < n; ++i) {
    Rect row{where.x, where.y + (each + gap) * float(i / columns), where.w, each};
    draw_heat(row.column(i % columns, columns, gap), data.programme[size_t(i)]);
  }
}

}  // namespace paddock::app
