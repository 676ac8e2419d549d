// Hulls, wheels and glass.
#include <algorithm>
#include <cmath>

#include "games/car_wars/show/plan.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr uint32_t kWell = 0x11181d, kGlass = 0x35566a, kRubber = 0x5e6a71, kSteel = 0x5d6b75;
constexpr float kNose = 14;      // room for barrels, in front and behind

Outline::Style style_of(Body const* body, bool reversed) {
  if (!body) return Outline::car;
  if (body->kind == Kind::cycle) return Outline::cycle;
  if (body->kind == Kind::trike) return reversed ? Outline::reversed : Outline::trike;
  if (body->kind == Kind::racing && body->id != "can_am" && body->id != "funny_car") return Outline::open_wheels;
  if (body->cargo > 0 && body->id != "station_wagon" && body->id.find("pickup") != body->id.npos) return Outline::pickup;
  return body->id == "van" || body->id == "camper" ? Outline::van : Outline::car;
}

float length_of(Body const* body) {
  if (!body) return 200;
  if (body->kind == Kind::cycle) return 190;
  return std::clamp(148.0f + 4.0f * float(body->spaces + body->cargo / 2), 170.0f, 240.0f);
}

void car_wheels(Outline& o, int count, float across, float long_) {
  float const top = o.body.y + o.body.h * 0.14f, bottom = o.body.y + o.body.h * 0.86f - long_;
  float const left = o.body.x - across - 0.6f, right = o.body.x + o.body.w + 0.6f;
  o.wheels = {{left, top, across, long_}, {right, top, across, long_}, {left, bottom, across, long_}, {right, bottom, across, long_}};
  if (count == 6) {
    float const before = bottom - long_ - 2;
    o.wheels.push_back({left, before, across, long_}), o.wheels.push_back({right, before, across, long_});
  }
}

void cycle_outline(Outline& o, bool sidecar) {
  float const middle = sidecar ? 30.0f : 50.0f;
  o.body = {middle - 19, 30, 38, o.height - 60};
  o.inside = {middle - 16, 36, 32, o.height - 72};
  o.wheels = {{middle - 6, 4, 12, 30}, {middle - 6, o.height - 34, 12, 30}};
  if (!sidecar) return;
  o.side = {56, 54, 32, o.height - 96};
  o.side_inside = {59, 60, 26, o.height - 108};
  o.side_wheels = {{89, o.height * 0.55f, 10, 28}};
}

void trike_outline(Outline& o) {
  bool const reversed = o.style == Outline::reversed;
  o.body = {16, kNose, 68, o.height - 2 * kNose};
  o.inside = {28, kNose + (reversed ? 8.0f : 16.0f), 44, o.height - 2 * kNose - 26};
  float const front = kNose + o.body.h * 0.08f, back = o.height - kNose - o.body.h * 0.1f - 30;
  float const pair = reversed ? front : back;
  Area const left{3, pair, 13, 30}, right{84, pair, 13, 30};
  Area const single{44, reversed ? o.height - 27.0f : 1.0f, 12, 26};
  if (reversed) o.wheels = {left, right, single};
  else o.wheels = {single, left, right};
}

}  // namespace

Outline outline_of(Bench const& b) {
  Outline o;
  Body const* const body = b.body();
  o.style = style_of(body, b.design().reversed);
  o.height = length_of(body);
  bool const sidecar = b.design().has_sidecar && o.style == Outline::cycle;
  if (o.style == Outline::cycle) cycle_outline(o, sidecar);
  else if (o.style == Outline::trike || o.style == Outline::reversed) trike_outline(o);
  else if (o.style == Outline::open_wheels) {
    o.body = {24, kNose, 52, o.height - 2 * kNose};
    o.inside = {29, kNose + 10, 42, o.height - 2 * kNose - 20};
    car_wheels(o, 4, 17, 38);
  } else {
    o.body = {14, kNose, 72, o.height - 2 * kNose};
    o.inside = {18, kNose + 6, 64, o.height - 2 * kNose - 12};
    car_wheels(o, b.figures(false).wheels, 12, 34);
  }
  return o;
}

namespace {

void white_edge(DrawnShape hull, std::vector<DrawnShape>& out) {
  hull.line = 0.9f, hull.width = 0.7f, hull.fill = 0, hull.paint = DrawnShape::Own, hull.own = 0xf2f5f7;
  out.push_back(std::move(hull));
}

// The livery's second colour shows where the hull does: at nose and tail.
void stripe(Area body, std::vector<DrawnShape>& out) {
  float const w = body.w * 0.24f;
  out.push_back(polygon({{body.x + body.w / 2 - w / 2, body.y + 0.4f}, {body.x + body.w / 2 + w / 2, body.y + 0.4f}, {body.x + body.w / 2 + w / 2, body.y + body.h - 0.4f}, {body.x + body.w / 2 - w / 2, body.y + body.h - 0.4f}}, DrawnShape::BySecond));
}

void lamps(Area body, std::vector<DrawnShape>& out) {
  for (float const x : {body.x + 7, body.x + body.w - 17}) {
    out.push_back(coloured(rounded_box({x, body.y + 1.6f, 10, 3}, 1.4f, DrawnShape::Own), 0xffe9a8));
    out.push_back(coloured(rounded_box({x, body.y + body.h - 4.4f, 10, 2.8f}, 1.2f, DrawnShape::Own), 0x8e1e17));
  }
}

void car_hull(Outline const& o, std::vector<DrawnShape>& out) {
  float const corner = o.style == Outline::van ? 9 : 15;
  DrawnShape const hull = rounded_box(o.body, corner, DrawnShape::BySeat);
  out.push_back(hull);
  stripe(o.body, out);
  lamps(o.body, out);
  for (float const x : {o.body.x - 4.5f, o.body.x + o.body.w}) out.push_back(rounded_box({x, o.body.y + o.body.h * 0.34f, 4.5f, 7}, 2, DrawnShape::BySeat));   // mirrors
  white_edge(hull, out);
  out.push_back(coloured(rounded_box(o.inside, corner * 0.6f, DrawnShape::Own), kWell));
}

// A nose that narrows, wings in front and behind.
void open_hull(Outline const& o, std::vector<DrawnShape>& out) {
  Area const& h = o.body;
  float const middle = h.x + h.w / 2, bottom = h.y + h.h;
  for (float const y : {h.y + 2, bottom - 12}) out.push_back(rounded_box({10, y, 80, 10}, 3, DrawnShape::BySecond));
  for (Area const& w : o.wheels)
    out.push_back(coloured(polygon({{middle, w.y + w.h / 2 - 1.2f}, {w.x + w.w / 2, w.y + w.h / 2 - 1.2f}, {w.x + w.w / 2, w.y + w.h / 2 + 1.2f}, {middle, w.y + w.h / 2 + 1.2f}}, DrawnShape::Own), kSteel));
  DrawnShape const hull = polygon({{middle - 16, h.y}, {middle + 16, h.y}, {middle + 23, h.y + h.h * 0.07f}, {h.x + h.w, h.y + h.h * 0.4f}, {h.x + h.w, h.y + h.h * 0.74f}, {middle + 23, bottom - 6}, {middle + 16, bottom},
                                   {middle - 16, bottom}, {middle - 23, bottom - 6}, {h.x, h.y + h.h * 0.74f}, {h.x, h.y + h.h * 0.4f}, {middle - 23, h.y + h.h * 0.07f}}, DrawnShape::BySeat);
  out.push_back(hull);
  white_edge(hull, out);
  out.push_back(coloured(rounded_box(o.inside, 6, DrawnShape::Own), kWell));
}

void cycle_hull(Outline const& o, Area const& h, bool alone, std::vector<DrawnShape>& out) {
  float const middle = h.x + h.w / 2;
  if (alone) out.push_back(coloured(rounded_box({middle - 27, h.y + 14, 54, 4}, 2, DrawnShape::Own), kSteel));   // handlebars
  DrawnShape const hull = rounded_box(h, 12, DrawnShape::BySeat);
  out.push_back(hull);
  stripe(h, out);
  white_edge(hull, out);
  out.push_back(coloured(rounded_box(alone ? o.inside : o.side_inside, 6, DrawnShape::Own), kWell));
}

void trike_hull(Outline const& o, std::vector<DrawnShape>& out) {
  Area const& h = o.body;
  float const middle = h.x + h.w / 2, narrow = 15, wide = h.w / 2;
  bool const reversed = o.style == Outline::reversed;
  float const top = reversed ? wide : narrow + 8, bottom = reversed ? narrow + 8 : wide;
  float const shoulder = reversed ? h.y + h.h * 0.5f : h.y + h.h * 0.42f;
  DrawnShape const hull = polygon({{middle - top + 5, h.y}, {middle + top - 5, h.y}, {middle + top, h.y + 6}, {middle + std::max(top, 27.0f), shoulder}, {middle + std::max(bottom, 27.0f), h.y + h.h - 34}, {middle + bottom, h.y + h.h - 6},
                                   {middle + bottom - 5, h.y + h.h}, {middle - bottom + 5, h.y + h.h}, {middle - bottom, h.y + h.h - 6}, {middle - std::max(bottom, 27.0f), h.y + h.h - 34}, {middle - std::max(top, 27.0f), shoulder}, {middle - top, h.y + 6}}, DrawnShape::BySeat);
  out.push_back(hull);
  stripe(h, out);
  white_edge(hull, out);
  out.push_back(coloured(rounded_box(o.inside, 8, DrawnShape::Own), kWell));
}

// A pickup's bed has ribs.
void ribs(Outline const& o, std::vector<DrawnShape>& out) {
  Area const& i = o.inside;
  for (int k = 0; k < 6; ++k) out.push_back(coloured(rounded_box({i.x + 3, i.y + i.h * 0.62f + float(k) * 10, i.w - 6, 1}, 0.4f, DrawnShape::Own), kSteel, 0.45f));
}

bool well(DrawnShape const& s) { return s.paint == DrawnShape::Own && s.own == kWell; }

// Glass and roof over the inside; one rides a cycle.
void lid(Outline const& o, std::vector<DrawnShape>& out) {
  constexpr uint32_t kDark = 0x11181d;
  Area const& i = o.inside;
  float const x = i.x, w = i.w, h = i.h, y = i.y;
  auto const dark = [&](std::vector<Vec> points) { out.push_back(coloured(polygon(std::move(points), DrawnShape::Own), kDark)); };
  if (o.style == Outline::cycle) return out.push_back(coloured(rounded_box({x + 2, y + h * 0.42f, w - 4, h * 0.42f}, 7, DrawnShape::Own), kDark));
  if (o.style == Outline::open_wheels) return out.push_back(coloured(rounded_box({x + w * 0.24f, y + h * 0.40f, w * 0.52f, h * 0.22f}, 9, DrawnShape::Own), kDark));
  bool const van = o.style == Outline::van, bed = o.style == Outline::pickup;
  float const front = y + h * (van ? 0.10f : 0.30f), deep = h * 0.11f, back = y + h * (van ? 0.93f : bed ? 0.54f : 0.74f);
  dark({{x, front}, {x + w * 0.5f, front - h * 0.025f}, {x + w, front}, {x + w - 8, front + deep}, {x + 8, front + deep}});
  dark({{x + 8, back - deep * 0.7f}, {x + w - 8, back - deep * 0.7f}, {x + w - 2, back}, {x + 2, back}});
  for (float const side : {x, x + w}) {
    float const in = side == x ? 1.0f : -1.0f;
    dark({{side, front + 6}, {side + in * 6, front + deep + 4}, {side + in * 6, back - deep * 0.7f - 3}, {side, back - 6}});
  }
  if (bed) out.push_back(coloured(rounded_box({x + 2, y + h * 0.58f, w - 4, h * 0.40f}, 3, DrawnShape::Own), kWell));
}

}  // namespace

std::vector<DrawnShape> closed_shapes(Bench const& b, Outline const& o) {
  std::vector<DrawnShape> out = body_shapes(b, o);
  std::erase_if(out, well);
  lid(o, out);
  if (o.style == Outline::pickup) ribs(o, out);
  return out;
}

std::vector<DrawnShape> body_shapes(Bench const& b, Outline const& o) {
  std::vector<DrawnShape> out;
  for (Area const& w : o.wheels) out.push_back(coloured(rounded_box(w, 4, DrawnShape::Own), kRubber));
  for (Area const& w : o.side_wheels) out.push_back(coloured(rounded_box(w, 4, DrawnShape::Own), kRubber));
  barrels(b, o, out);
  if (o.side.w > 0) {
    for (float const y : {o.side.y + o.side.h * 0.3f, o.side.y + o.side.h * 0.7f})
      out.push_back(coloured(polygon({{o.body.x + 10, y}, {o.side.x + 6, y}, {o.side.x + 6, y + 3}, {o.body.x + 10, y + 3}}, DrawnShape::Own), kSteel));
    cycle_hull(o, o.side, false, out);
  }
  if (o.style == Outline::cycle) cycle_hull(o, o.body, true, out);
  else if (o.style == Outline::open_wheels) open_hull(o, out);
  else if (o.style == Outline::trike || o.style == Outline::reversed) trike_hull(o, out);
  else car_hull(o, out);
  if (o.style == Outline::pickup) ribs(o, out);
  return out;
}

DrawnShape glass(Outline const& o, float y, float height) {
  Area const& i = o.inside;
  float const narrow = std::min(5.0f, i.w * 0.1f);
  return coloured(polygon({{i.x + 1.5f, y}, {i.x + i.w - 1.5f, y}, {i.x + i.w - narrow, y + height}, {i.x + narrow, y + height}}, DrawnShape::Own), kGlass, 0.85f);
}

}  // namespace paddock::car_wars::show
