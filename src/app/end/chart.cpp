#include "app/end/chart.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "app/theme.hpp"
#include "app/widgets.hpp"

namespace paddock::app {
namespace {

// Where things stand in the picture.
struct Frame {
  Rect plot;
  int turns = 1;
  int places = 1;
  int64_t most = 1;
  Chart::Mode mode = Chart::Position;
  float x(float turn) const { return plot.x + plot.w * turn / float(std::max(1, turns)); }  // 0: before turn 1
  float row(int place) const {
    float const each = plot.h / float(std::max(1, places));
    return plot.y + (float(place) - 0.5f) * each;
  }
  float value(int64_t v) const {
    return plot.bottom() - px(8) - (plot.h - px(16)) * float(v) / float(std::max<int64_t>(1, most));
  }
  float y(ChartData::Car const& car, int i) const {
    size_t const at = size_t(std::clamp(i, 0, int(car.place.size()) - 1));
    return mode == Chart::Position ? row(car.place[at]) : value(car.main[at]);
  }
};

// The line of a car, with soft changes of place.
std::vector<ImVec2> trace(Frame const& f, ChartData::Car const& car) {
  std::vector<ImVec2> out;
  out.push_back({f.x(0), f.y(car, 0)});
  for (int t = 1; t <= car.last; ++t) {
    float const a = f.y(car, t - 1), b = f.y(car, t), x0 = f.x(float(t - 1)), x1 = f.x(float(t));
    if (std::fabs(a - b) > 0.5f)
      for (int i = 1; i < 10; ++i) {
        float const u = float(i) / 10, s = u * u * (3 - 2 * u);
        out.push_back({x0 + (x1 - x0) * u, a + (b - a) * s});
      }
    out.push_back({x1, b});
  }
  return out;
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
  for (size_t i = 0; i < data.laps.size(); ++i) {
    int const from = data.laps[i].from;
    if (data.flag && from > data.flag) break;
    int const to = i + 1 < data.laps.size() ? data.laps[i + 1].from - 1 : data.flag ? data.flag : data.turns;
    float const x0 = f.x(float(from - 1)), x1 = f.x(float(std::max(from, to)));
    if (i % 2 == 0) list->AddRectFilled({x0, f.plot.y}, {x1, f.plot.bottom()}, colour(Role::Panel2));
    if (i > 0) list->AddLine({x0, f.plot.y}, {x0, f.plot.bottom()}, colour(Role::Line), 1);
    if (x1 - x0 > px(40)) text(Type::Caption, x0 + px(8), f.plot.y - px(20), data.laps[i].name, Role::Text2);
  }
  if (data.flag > 0) {
    float const x = f.x(float(data.flag));
    for (float y = f.plot.y; y < f.plot.bottom(); y += px(9))
      list->AddLine({x, y}, {x, std::min(y + px(5), f.plot.bottom())}, colour(Role::Text), px(1.5f));
    if (f.plot.right() - x > px(70)) text(Type::Caption, x + px(8), f.plot.y - px(20), "After the flag", Role::Text2);
  }
}

void axis(Frame const& f, ChartData const& data) {
  int step = 10;
  for (int s : {1, 2, 5, 10, 20, 50})
    if (f.plot.w / float(std::max(1, data.turns)) * float(s) > px(44)) {
      step = s;
      break;
    }
  auto number = [&](int t) {
    std::string const words = std::to_string(t);
    ImVec2 const size = text_size(Type::FigureSmall, words);
    text(Type::FigureSmall, f.x(float(t)) - size.x / 2, f.plot.bottom() + px(8), words, Role::Text2);
  };
  number(data.turns);
  for (int t = step; t < data.turns; t += step)
    if (f.x(float(data.turns)) - f.x(float(t)) > px(26)) number(t);
  ImDrawList* list = ink();
  if (f.mode == Chart::Position) {
    for (int p = 1; p <= f.places; ++p)
      list->AddLine({f.plot.x, f.row(p)}, {f.plot.right(), f.row(p)}, colour(Role::Line, 0.7f), 1);
    return;
  }
  int64_t const each = std::max<int64_t>(1, (data.main_most + 5) / 6);
  for (int64_t v = 0; v <= data.main_most; v += each) {
    list->AddLine({f.plot.x, f.value(v)}, {f.plot.right(), f.value(v)}, colour(Role::Line, 0.7f), 1);
    text_right(Type::FigureSmall, f.plot.x - px(8), f.value(v) - px(9), std::to_string(v), Role::Text2);
  }
}

void draw_line(Frame const& f, ChartData::Car const& car, bool strong, bool faint) {
  auto const line = trace(f, car);
  if (line.size() < 2) return;
  ImDrawList* list = ink();
  float const width = px(strong ? 5.5f : 4);
  auto shade = [&](ImU32 c) { return faint ? mix(colour(Role::Panel), c, 0.3f) : c; };
  list->AddPolyline(line.data(), int(line.size()), colour(Role::Panel), 0, width + px(2.5f));
  list->AddPolyline(line.data(), int(line.size()), shade(livery_base(car.livery)), 0, width);
  dashes(list, line, livery(car.livery).dash, shade(livery_second(car.livery)), width * 0.36f);
}

}  // namespace

ChartData read_chart(Session const& session) {
  ChartData data;
  auto const past = session.timeline();
  data.turns = int(past.size());
  data.marks = session.chart_marks();
  for (Seat s = 0; s < session.seats(); ++s) {
    SeatSetup const& seat = session.setup().seats[size_t(s)];
    data.cars.push_back({s, seat.livery, seat.number, seat.name, {}, {}, data.turns, false});
  }
  std::set<Seat> leaders;
  for (int i = 0; i <= data.turns; ++i) {
    // After turn i: as the next one began; after the last: now.
    Standing const standing = session.standing(kNobody, i < data.turns ? past[size_t(i)].turn : 0);
    data.main_label = standing.main_label;
    for (auto& car : data.cars) {
      car.place.push_back(car.place.empty() ? 1 : car.place.back());
      car.main.push_back(car.main.empty() ? 0 : car.main.back());
    }
    for (auto const& row : standing.rows) {
      data.cars[size_t(row.seat)].place.back() = row.place;
      data.cars[size_t(row.seat)].main.back() = row.main;
      data.main_most = std::max(data.main_most, row.main);
      if (row.place == 1) leaders.insert(row.seat);
    }
  }
  data.leaders = int(leaders.size());
  data.laps.push_back({1, "Lap 1"});
  for (auto const& p : past)
    if (!p.label.empty() && p.turn > 1) {
      std::string name = p.label;
      name[0] = char(name[0] >= 'a' && name[0] <= 'z' ? name[0] - 32 : name[0]);
      data.laps.push_back({p.turn, name});
    }
  for (auto const& m : data.marks)
    if (m.kind == ChartMark::Finish && m.seat >= 0) {
      if (data.flag == 0 || m.turn < data.flag) data.flag = m.turn;
      data.cars[size_t(m.seat)].last = std::min(m.turn, data.turns);
      data.cars[size_t(m.seat)].flag = true;
    }
  return data;
}

void chart_disc(float x, float y, ChartMark::Kind kind) {
  ImDrawList* list = ink();
  ImU32 const paint = colour(kind == ChartMark::Crash      ? Role::Warn
                             : kind == ChartMark::OffTrack ? Role::Bad
                                                           : Role::Info);
  float const r = px(7.5f), a = px(2.8f);
  list->AddCircleFilled({x, y}, r + px(1.5f), colour(Role::Panel), 24);
  list->AddCircle({x, y}, r, paint, 24, px(2));
  if (kind == ChartMark::Crash) {
    list->AddLine({x - a, y - a}, {x + a, y + a}, paint, px(1.8f));
    list->AddLine({x - a, y + a}, {x + a, y - a}, paint, px(1.8f));
  } else if (kind == ChartMark::OffTrack) {
    list->AddLine({x - a - px(0.6f), y}, {x + a + px(0.6f), y}, paint, px(2));
  } else {
    ImVec2 const size = text_size(Type::FigureSmall, "P");
    draw_text(list, Type::FigureSmall, {x - size.x / 2 + 0.5f, y - size.y / 2 + 0.5f}, paint, "P");
  }
}

void draw_chart(Rect where, ChartData const& data, Chart::Mode mode, Seat mine, Seat hovered, bool narrow) {
  if (data.cars.empty() || data.turns < 1) return;
  Frame f;
  f.plot = {where.x + px(56), where.y + px(26), where.w - px(narrow ? 66 : 180), where.h - px(60)};
  f.turns = data.turns;
  f.places = int(data.cars.size());
  f.most = data.main_most;
  f.mode = mode;
  bands(f, data);
  axis(f, data);
  auto emphasis = [&](Seat s) { return hovered >= 0 ? s == hovered : s == mine; };
  for (int pass = 0; pass < 2; ++pass)  // what stands out is drawn last
    for (auto const& car : data.cars)
      if (emphasis(car.seat) == (pass == 1)) draw_line(f, car, pass == 1, hovered >= 0 && pass == 0);
  float last_x[kMaxSeats];
  std::fill(std::begin(last_x), std::end(last_x), -1e9f);
  for (auto const& m : data.marks) {
    if (m.seat < 0 || (hovered >= 0 && m.seat != hovered) || m.turn > data.turns) continue;
    auto const& car = data.cars[size_t(m.seat)];
    float const x = f.x(float(m.turn)), y = f.y(car, m.turn);
    if (m.kind != ChartMark::Finish) {
      if (x - last_x[m.seat] < px(11)) continue;
      last_x[m.seat] = x;
      chart_disc(x, y, m.kind);
    } else {
      ink()->AddCircleFilled({x, y}, px(8), colour(Role::Panel), 24);
      ink()->AddCircle({x, y}, px(6.5f), livery_base(car.livery), 24, px(3));
    }
  }
  for (auto const& car : data.cars) {
    if (mode == Chart::Position)
      swatch({where.x, f.row(car.place.front()) - px(10), px(44), px(20)}, car.livery, car.number);
    if (narrow || mode != Chart::Position) continue;
    float const y = f.row(car.place.back());
    swatch({f.plot.right() + px(12), y - px(10), px(44), px(20)}, car.livery, car.number);
    text_fit(Type::Caption, f.plot.right() + px(63), y - px(8), car.name, where.right() - f.plot.right() - px(63));
  }
}

}  // namespace paddock::app
