#include "screens/end/chart.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/order.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

// Where things stand in the picture.
struct Frame {
  Rect plot;
  ChartData const* data = nullptr;
  Recap::Trace const* trace = nullptr;  // none: places
  int turns = 1;
  int places = 1;
  int64_t most = 1, least = 0;
  float x(float turn) const { return plot.x + plot.w * turn / float(std::max(1, turns)); }  // 0: before turn 1
  float row(int place) const {
    float const each = plot.h / float(std::max(1, places));
    return plot.y + (float(place) - 0.5f) * each;
  }
  float value(int64_t v) const {
    return plot.bottom() - px(8) - (plot.h - px(16)) * float(v - least) / float(std::max<int64_t>(1, most - least));
  }
  std::vector<int64_t> const* values(Seat seat) const {
    for (auto const& s : trace->series)
      if (s.seat == seat) return &s.values;
    return nullptr;
  }
  // The last turn a car has a point for.
  int last(ChartData::Car const& car) const {
    if (!trace) return car.last;
    auto const* const v = values(car.seat);
    return v ? std::min(car.last, int(v->size()) - 1) : -1;
  }
  float y(ChartData::Car const& car, int i) const {
    if (!trace) return row(car.place[size_t(std::clamp(i, 0, int(car.place.size()) - 1))]);
    auto const& v = *values(car.seat);
    return value(v[size_t(std::clamp(i, 0, int(v.size()) - 1))]);
  }
};

// The line of a car: changes of place are soft, between two values of a curve nothing is known.
std::vector<ImVec2> trace(Frame const& f, ChartData::Car const& car) {
  std::vector<ImVec2> values;
  for (int t = 0; t <= f.last(car); ++t) values.push_back({f.x(float(t)), f.y(car, t)});
  return curve(values, !f.trace);
}

void dashes(ImDrawList* list, std::vector<ImVec2> const& line, float const (&dash)[4], ImU32 paint, float width) {
  if (dash[0] <= 0) {
    list->AddPolyline(line.data(), int(line.size()), paint, 0, width);
    return;
  }
  int part = 0;
  float left = px(dash[0]);
  std::vector<ImVec2> run{line.front()};
  for (size_t i = 1; i < line.size(); ++i) {
    ImVec2 from = line[i - 1];
    ImVec2 const to = line[i];
    float length = std::hypot(to.x - from.x, to.y - from.y);
    while (length > left) {
      float const u = left / length;
      from = {from.x + (to.x - from.x) * u, from.y + (to.y - from.y) * u};
      length -= left;
      run.push_back(from);
      if (part % 2 == 0) list->AddPolyline(run.data(), int(run.size()), paint, 0, width);
      run.assign(1, from);
      do part = (part + 1) % 4;
      while (dash[part] <= 0);
      left = px(dash[part]);
    }
    left -= length;
    run.push_back(to);
  }
  if (part % 2 == 0 && run.size() > 1) list->AddPolyline(run.data(), int(run.size()), paint, 0, width);
}

void bands(Frame const& f, ChartData const& data) {
  ImDrawList* list = ink();
  if (f.plot.w / float(std::max<size_t>(1, data.laps.size())) < px(20)) return;   // one could not tell them apart
  for (size_t i = 0; i < data.laps.size(); ++i) {
    int const from = data.laps[i].from;
    if (data.flag && from > data.flag) break;
    int const to = i + 1 < data.laps.size() ? data.laps[i + 1].from - 1 : data.flag ? data.flag : data.turns;
    float const x0 = f.x(float(from - 1)), x1 = f.x(float(std::max(from, to)));
    if (i % 2 == 0) list->AddRectFilled({x0, f.plot.y}, {x1, f.plot.bottom()}, colour(Role::Panel2));
    if (i > 0) list->AddLine({x0, f.plot.y}, {x0, f.plot.bottom()}, colour(Role::Line), 1);
    if (x1 - x0 > text_size(Type::Caption, data.laps[i].name).x + px(10)) text(Type::Caption, x0 + px(8), f.plot.y - px(20), data.laps[i].name, Role::Text2);
  }
  if (data.flag > 0) {
    float const x = f.x(float(data.flag));
    for (float y = f.plot.y; y < f.plot.bottom(); y += px(9))
      list->AddLine({x, y}, {x, std::min(y + px(5), f.plot.bottom())}, colour(Role::Text), px(1.5f));
    if (f.plot.right() - x > px(70)) text(Type::Caption, x + px(8), f.plot.y - px(20), data.words.after_finish, Role::Text2);
  }
}

// Under the chart, as many as there is room for; of large turns where they end.
void turn_numbers(Frame const& f, ChartData const& data) {
  int const counted = std::max(1, data.counted());
  int step = 50;
  for (int s : {20, 10, 5, 2, 1})
    if (f.plot.w / float(counted) * float(s) > px(44)) step = s;
  auto const number = [&](int t) {
    std::string const words = std::to_string(data.words.large_number(t + data.before));
    text(Type::FigureSmall, f.x(float(t)) - text_size(Type::FigureSmall, words).x / 2, f.plot.bottom() + px(8), words, Role::Text2);
  };
  auto const ends = [&](int n) { return data.large.empty() ? n : size_t(n) < data.large.size() ? data.large[size_t(n)] - 1 : data.turns; };
  number(data.turns);
  if (f.trace) text_right(Type::Caption, f.plot.x - px(8), f.plot.bottom() + px(9), "turn", Role::Text3);
  int const begun = data.large.empty() ? data.words.number(data.before) : 0;
  for (int n = step - begun % step; n < counted; n += step)
    if (f.x(float(data.turns)) - f.x(float(ends(n))) > px(26)) number(ends(n));
}

void axis(Frame const& f, ChartData const& data) {
  turn_numbers(f, data);
  ImDrawList* list = ink();
  if (!f.trace) {
    for (int p = 1; p <= f.places; ++p)
      list->AddLine({f.plot.x, f.row(p)}, {f.plot.right(), f.row(p)}, colour(Role::Line, 0.7f), 1);
    return;
  }
  int64_t unit = 0;  // speeds come in steps of 20
  for (auto const& s : f.trace->series)
    for (int64_t v : s.values) unit = f.trace->tenths ? 10 : std::gcd(unit, v);
  static constexpr int kSteps[] = {1, 2, 5, 10, 20, 50, 100, 200, 500};
  int64_t each = std::max<int64_t>(1, unit);
  for (int k : kSteps)
    if (each = std::max<int64_t>(1, unit) * k; f.most / each <= 6) break;
  for (int64_t v = f.least / each * each; v <= f.most; v += each) {
    list->AddLine({f.plot.x, f.value(v)}, {f.plot.right(), f.value(v)}, colour(Role::Line, 0.7f), 1);
    text_right(Type::FigureSmall, f.plot.x - px(8), f.value(v) - px(9), number_text(f.trace->tenths ? v / 10 : v), Role::Text2);
  }
}

void draw_line(Frame const& f, ChartData::Car const& car, bool strong, bool faint) {
  auto const line = trace(f, car);
  if (line.size() < 2) return;
  ImDrawList* list = ink();
  float const width = px(strong ? 5.5f : 4);
  auto shade = [&](ImU32 c) { return faint ? mix(colour(Role::Panel), c, 0.3f) : c; };
  list->AddPolyline(line.data(), int(line.size()), colour(Role::Panel), 0, width + px(4));
  list->AddPolyline(line.data(), int(line.size()), shade(panel_edge(car.paint())), 0, width + px(2));  // a car in the panel's colour
  list->AddPolyline(line.data(), int(line.size()), shade(car.paint()), 0, width);
  dashes(list, line, livery(car.livery).dash, shade(car.second()), width * 0.36f);
}

// What everybody had at the pointer's turn, best first, in a small box beside it.
void draw_readout(Frame const& f, int turn, Rect where) {
  struct Line {
    ChartData::Car const* car;
    int64_t key;
    std::string value;
  };
  std::vector<Line> lines;
  for (auto const& car : f.data->cars) {
    if (f.last(car) < turn) continue;
    int64_t const v = f.trace ? (*f.values(car.seat))[size_t(turn)] : car.place[size_t(turn)];
    lines.push_back({&car, f.trace && !f.trace->tenths ? -v : v, shown(f.trace, v)});
  }
  sort_few(lines, [](Line const& a, Line const& b) { return a.key < b.key; });
  float const x = f.x(float(turn)), w = px(150), row = px(21), h = row * float(lines.size()) + px(34);
  ink()->AddLine({x, f.plot.y}, {x, f.plot.bottom()}, colour(Role::Text2), px(1));
  Rect const box{x + px(14) + w < where.right() ? x + px(14) : x - px(14) - w, std::max(where.y, f.plot.y + (f.plot.h - h) * 0.5f), w, h};
  fill(box, colour(Role::Panel3), radius::kChip);
  outline(box, colour(Role::Line2), radius::kChip);
  text(Type::SmallStrong, box.x + px(10), box.y + px(6), turn ? f.data->words.turn_title(turn + f.data->before) : "Before the start");
  float y = box.y + px(27);
  for (Line const& l : lines) {
    emblem({box.x + px(10), y + px(1), px(38), px(17)}, *l.car);
    text_fit(Type::Caption, box.x + px(54), y + px(1), l.car->name, w - px(96), Role::Text2);
    text_right(Type::FigureSmall, box.right() - px(10), y, l.value);
    y += row;
  }
}

// Counts a lap: a row a car, cells in its colour.
void draw_laps(Rect where, ChartData const& data, Recap::Trace const& trace, ChartView const& view) {
  size_t laps = 1;
  int64_t most = 1;
  for (auto const& s : trace.series) {
    laps = std::max(laps, s.values.size());
    for (int64_t v : s.values) most = std::max(most, v);
  }
  float const name = px(view.narrow ? 56 : 150), total = px(48), head = px(26), foot = view.narrow ? px(8) : px(30);
  Rect const plot{where.x + name, where.y + head, where.w - name - total, where.h - head - foot};
  float const each = plot.w / float(laps), row = std::min(px(trace.series.size() < 4 ? 84.0f : 46.0f), plot.h / float(std::max<size_t>(1, trace.series.size())));
  float const bar = std::clamp(row * 0.26f, px(12), px(22)), cell = std::min(bar * 1.33f, (each - px(44)) / float(most));
  for (size_t i = 0; i < laps; ++i) {
    if (i % 2 == 0) fill({plot.x + each * float(i), plot.y, each, row * float(trace.series.size())}, colour(Role::Panel2));
    text_fit(Type::Caption, plot.x + each * float(i) + px(8), where.y + px(6), (each < px(60) ? "" : capital(data.words.lap) + " ") + std::to_string(i + 1), each - px(8), Role::Text2);
  }
  text_right(Type::Caption, where.right() - px(4), where.y + px(6), "all", Role::Text2);
  float y = plot.y;
  for (auto const& s : trace.series) {
    auto const& car = data.cars[size_t(s.seat)];
    bool const faint = view.chosen >= 0 && view.chosen != s.seat;
    float const cy = y + row * 0.5f;
    hairline(where.x, where.right(), y + row);
    emblem({where.x, cy - px(10), px(44), px(20)}, car);
    if (!view.narrow) text_fit(Type::Caption, where.x + px(54), cy - px(8), car.name, name - px(60), faint ? Role::Text3 : Role::Text);
    int64_t sum = 0;
    for (size_t i = 0; i < s.values.size(); ++i) {
      float x = plot.x + each * float(i) + px(8);
      sum += s.values[i];
      if (cell >= px(4))
        for (int64_t n = 0; n < s.values[i]; ++n, x += cell) paint_bar({x, cy - bar / 2, cell - px(2), bar}, car, faint ? 0.65f : 0);
      text(Type::FigureSmall, x + px(4), cy - px(9), std::to_string(s.values[i]), faint ? Role::Text3 : s.values[i] ? Role::Text : Role::Text3);
    }
    text_right(Type::FigureRow, where.right() - px(4), cy - px(9), std::to_string(sum), faint ? Role::Text3 : Role::Text);
    y += row;
  }
  if (!view.narrow && y + px(22) < where.bottom()) text_fit(Type::Caption, where.x, y + px(8), trace.note, where.w, Role::Text3);
}

}  // namespace

std::vector<ImVec2> curve(std::vector<ImVec2> const& values, bool soft) {
  std::vector<ImVec2> out;
  for (size_t t = 0; t < values.size(); ++t) {
    ImVec2 const b = values[t], a = t ? values[t - 1] : b;
    for (int i = 1; i < 10 && soft && std::fabs(a.y - b.y) > 0.5f; ++i) {
      float const u = float(i) / 10, s = u * u * (3 - 2 * u);
      out.push_back({a.x + (b.x - a.x) * u, a.y + (b.y - a.y) * s});
    }
    out.push_back(b);
  }
  return out;
}

void chart_disc(float x, float y, ChartMark::Kind kind) {
  ImDrawList* list = ink();
  ImU32 const paint = colour(kind == ChartMark::Pit ? Role::Info : Role::Bad);  // amber would be a sand-coloured car's
  float const r = px(7.5f), a = px(2.8f);
  list->AddCircleFilled({x, y}, r + px(1.5f), colour(Role::Panel), 24);
  list->AddCircle({x, y}, r, paint, 24, px(2));
  if (kind == ChartMark::Crash) {
    list->AddLine({x - a, y - a}, {x + a, y + a}, paint, px(1.8f));
    list->AddLine({x - a, y + a}, {x + a, y - a}, paint, px(1.8f));
  } else if (kind == ChartMark::OffTrack) {
    list->AddLine({x - a - px(0.6f), y}, {x + a + px(0.6f), y}, paint, px(2));
  } else {
    char const* const letter = kind == ChartMark::Spin ? "S" : kind == ChartMark::Damage ? "D" : "P";
    ImVec2 const size = text_size(Type::FigureSmall, letter);
    draw_text(list, Type::FigureSmall, {x - size.x / 2 + 0.5f, y - size.y / 2 + 0.5f}, paint, letter);
  }
}

namespace {

// Who began and ended where, beside the lines.
void emblems(Frame const& f, ChartData const& data, Rect where, bool right) {
  auto const ends = end_rows(data);
  for (size_t i = 0; i < data.cars.size(); ++i) {
    auto const& car = data.cars[i];
    emblem({where.x, f.row(car.place.front()) - px(10), px(44), px(20)}, car);
    if (!right) continue;
    float const y = f.row(ends[i]);
    emblem({f.plot.right() + px(12), y - px(10), px(44), px(20)}, car);
    text_fit(Type::Caption, f.plot.right() + px(63), y - px(8), car.name, where.right() - f.plot.right() - px(63));
  }
}

// Whose curve ends where, one below the other where they end close together.
void curve_ends(Frame const& f, ChartData const& data, Rect where) {
  struct End {
    float y;
    ChartData::Car const* car;
  };
  std::vector<End> ends;
  for (auto const& car : data.cars)
    if (int const last = f.last(car); last >= 0) ends.push_back({f.y(car, last), &car});
  sort_few(ends, [](End const& a, End const& b) { return a.y < b.y; });
  float const row = std::min(px(22), f.plot.h / float(std::max<size_t>(1, ends.size())));
  for (size_t i = 1; i < ends.size(); ++i) ends[i].y = std::max(ends[i].y, ends[i - 1].y + row);
  float below = f.plot.bottom();
  for (size_t i = ends.size(); i-- > 0; below = ends[i].y - row) ends[i].y = std::min(ends[i].y, below);
  for (End const& end : ends) {
    emblem({f.plot.right() + px(12), end.y - px(9), px(40), px(18)}, *end.car);
    text_fit(Type::Caption, f.plot.right() + px(58), end.y - px(8), end.car->name, where.right() - f.plot.right() - px(58));
  }
}

}  // namespace

Seat draw_chart(Rect where, ChartData const& data, ChartView const& view) {
  if (data.cars.empty() || data.turns < 1) return kNobody;
  if (view.mode == 0 && !data.programme.empty()) return draw_programme(where, data), kNobody;
  Frame f;
  f.data = &data;
  if (view.mode > 0 && size_t(view.mode) <= data.traces.size()) f.trace = &data.traces[size_t(view.mode) - 1];
  if (f.trace && f.trace->by_lap) return draw_laps(where, data, *f.trace, view), kNobody;
  bool const right = !view.narrow && !f.trace;
  f.plot = {where.x + px(f.trace ? 40 : 56), where.y + px(26), where.w - px(f.trace ? view.narrow ? 50 : 164 : right ? 180 : 66), where.h - px(60)};
  f.turns = data.turns;
  f.places = int(data.cars.size());
  if (f.trace)
    for (auto const& s : f.trace->series)
      for (int64_t v : s.values) f.most = std::max(f.most, v), f.least = std::min(f.least, v);
  bands(f, data);
  axis(f, data);
  bool const crowd = data.cars.size() > 3;   // of few the others need not step back
  auto emphasis = [&](Seat s) { return view.chosen >= 0 ? s == view.chosen : s == view.mine; };
  for (int pass = 0; pass < 2; ++pass)  // what stands out is drawn last
    for (auto const& car : data.cars)
      if (emphasis(car.seat) == (pass == 1)) draw_line(f, car, pass == 1, crowd && view.chosen >= 0 && pass == 0);
  float last_x[kMaxSeats];
  std::fill(std::begin(last_x), std::end(last_x), -1e9f);
  for (auto const& m : data.marks) {
    if (m.seat < 0 || (view.chosen >= 0 && m.seat != view.chosen) || m.turn > data.turns) continue;
    auto const& car = data.cars[size_t(m.seat)];
    if (f.last(car) < m.turn && m.kind != ChartMark::Finish) continue;
    float const x = f.x(float(m.turn)), y = f.y(car, m.turn);
    if (m.kind != ChartMark::Finish) {
      if (x - last_x[m.seat] < px(11)) continue;
      last_x[m.seat] = x;
      chart_disc(x, y, m.kind);
    } else {
      ink()->AddCircleFilled({x, y}, px(8), colour(Role::Panel), 24);
      ink()->AddCircle({x, y}, px(6.5f), car.paint(), 24, px(3));
      ink()->AddCircle({x, y}, px(8.5f), panel_edge(car.paint()), 24, px(1.2f));  // a black car on the dark panel
    }
  }
  if (!f.trace) emblems(f, data, where, right);
  else if (!view.narrow) curve_ends(f, data, where);
  Touch const touch = touch_area(f.plot, data.words.chart.c_str());
  ImVec2 const at = ImGui::GetIO().MousePos;
  if (!(touch.hovered || touch.held) || !f.plot.has(at)) return kNobody;
  int const turn = std::clamp(int(std::lround((at.x - f.plot.x) / f.plot.w * float(f.turns))), 0, f.turns);
  draw_readout(f, turn, where);
  Seat nearest = kNobody;
  float best = px(14);
  for (auto const& car : data.cars)
    if (f.last(car) >= turn && std::fabs(f.y(car, turn) - at.y) < best) best = std::fabs(f.y(car, turn) - at.y), nearest = car.seat;
  return touch.pressed ? nearest : kNobody;
}

}  // namespace paddock::app
