// The charts of a season's page as SVG: who stood where after each round, and how points grew. A line is told by its livery: the
// base colour, within it the second one in the livery's dash, the number at its end beside the name.
#include <algorithm>

#include "core/text.hpp"
#include "events/html_parts.hpp"
#include "events/papers.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr size_t kMostLines = 24;        // more cannot be told apart
constexpr int kWide = 1160, kLeft = 56, kNames = 220, kTop = 40, kFoot = 16, kRow = 28, kDisc = 10, kLabel = 19;
constexpr int kMostNumbered = 20;        // rounds up to which every disc has a number

struct Point {
  int x = 0, y = 0;
};

struct Curve {
  int who = 0;
  std::vector<Point> points;             // a round each as far as he is in the table
  int label = 0;                         // y of his name
  std::string words;                     // behind his name: "120"
};

struct Chart {
  std::string id;                        // "place0"
  std::string title, says;               // for those who cannot see it
  int high = 0;
  bool soft = false, numbered = false;
  std::vector<Curve> curves;             // the first of the table first
};

std::string number(int n) { return to_string(n); }

std::string path_of(Curve const& curve, bool soft) {
  std::string out;
  for (size_t i = 0; i < curve.points.size(); ++i) {
    Point const to = curve.points[i];
    if (i == 0) out += "M" + number(to.x) + " " + number(to.y);
    else if (!soft) out += "L" + number(to.x) + " " + number(to.y);
    else {
      Point const from = curve.points[i - 1];
      int const middle = (from.x + to.x) / 2;
      out += "C" + number(middle) + " " + number(from.y) + " " + number(middle) + " " + number(to.y) + " " + number(to.x) + " " + number(to.y);
    }
  }
  return out;
}

void svg_text(Booklet& b, int x, int y, std::string_view words, char const* kind) {
  b.out.put("text", words, {{"x", number(x)}, {"y", number(y)}, {"class", kind}});
}

void disc(Booklet& b, Point at, int radius, int who, bool numbered) {
  b.out.lone("circle", {{"cx", number(at.x)}, {"cy", number(at.y)}, {"r", number(radius)}, {"class", "disc"}});
  if (numbered) svg_text(b, at.x, at.y + 4, number(b.event.entrants[size_t(who)].number), "number");
}

void write_curve(Booklet& b, Chart const& chart, Curve const& curve) {
  if (curve.points.empty()) return;
  b.out.line();
  std::string const id = chart.id + "-" + entrant_id(curve.who);
  std::string const& name = b.event.entrants[size_t(curve.who)].name;
  auto const link = b.out.in("a", {{"href", "#" + entrant_id(curve.who)}, {"class", livery_class(b, curve.who, "curve")}});
  b.out.put("title", name + (curve.words.empty() ? "" : ": " + curve.words));
  {
    auto const defs = b.out.in("defs");
    b.out.lone("path", {{"id", id}, {"d", path_of(curve, chart.soft)}});
  }
  for (char const* kind : {"around", "edge", "base", "dash"}) b.out.lone("use", {{"href", "#" + id}, {"class", kind}});
  Point const end = curve.points.back();
  for (size_t i = 0; i + 1 < curve.points.size(); ++i) disc(b, curve.points[i], chart.numbered ? kDisc : 4, curve.who, chart.numbered);
  if (end.y != curve.label)
    b.out.lone("path", {{"class", "lead"}, {"d", path_of({0, {end, {kWide - kNames + 24, curve.label}}, 0, ""}, false)}});
  if (!chart.soft) disc(b, end, 4, curve.who, false);
  int const at = chart.soft ? end.x : kWide - kNames + 34;
  disc(b, {at, curve.label}, kDisc, curve.who, true);
  svg_text(b, at + 18, curve.label + 5, fit_points(name, 22), "name");
  if (!curve.words.empty()) svg_text(b, kWide - 4, curve.label + 5, curve.words, "value");
}

int across(int round, int rounds) {      // x of a round, 0 the first
  return kLeft + round * (kWide - kNames - kLeft) / std::max(1, rounds - 1);
}

void begin_heads(Booklet& b, Chart const& chart, bool from_nothing) {
  int const first = from_nothing ? 1 : 0, steps = b.rounds() + first;
  int const each = std::max(1, steps / 24);
  for (int r = 0; r < b.rounds(); r += each) {
    int const x = across(r + first, steps);
    b.out.lone("path", {{"class", "grid"}, {"d", "M" + number(x) + " " + number(kTop - 12) + "V" + number(chart.high - kFoot)}});
    svg_text(b, x, kTop - 20, round_short(b, r), "axis");
  }
}

// The frame of a chart, around what `ticks` and the curves draw.
template <class Ticks>
void write_chart(Booklet& b, Chart const& chart, bool from_nothing, Ticks const& ticks) {
  auto const figure = b.out.in("figure");
  b.out.put("figcaption", chart.title);
  auto const box = wide_box(b, chart.title);
  std::string const title = chart.id + "-title", says = chart.id + "-says";
  auto const svg = b.out.in("svg", {{"viewBox", "0 0 " + number(kWide) + " " + number(chart.high)}, {"class", "chart"}, {"role", "group"},
                                    {"aria-labelledby", title + " " + says}});
  b.out.put("title", chart.title, {{"id", title}});
  b.out.put("desc", chart.says, {{"id", says}});
  begin_heads(b, chart, from_nothing);
  ticks();
  for (auto curve = chart.curves.rbegin(); curve != chart.curves.rend(); ++curve) write_curve(b, chart, *curve);
}

std::string counted_lines(Table const& table) {
  return table.lines.size() > kMostLines ? ": the first " + to_string(kMostLines) + " of " + to_string(table.lines.size()) : "";
}

std::string first_names(Booklet const& b, Table const& table) {
  std::string out;
  for (size_t i = 0; i < std::min<size_t>(table.lines.size(), kMostLines); ++i) {
    Line const& line = table.lines[i];
    out += (i ? ", " : "") + to_string(line.place) + " " + b.event.entrants[size_t(line.who)].name + " " + points_text(line.points);
  }
  return out + ".";
}

void write_places(Booklet& b, Table const& table) {
  int const shown = int(std::min(table.lines.size(), kMostLines)), rows = shown + (table.lines.size() > kMostLines);
  Chart chart{"place" + to_string(table.tier), "Place after each round" + counted_lines(table), "As it stands: " + first_names(b, table),
              kTop + rows * kRow + kFoot, true, b.rounds() <= kMostNumbered, {}};
  auto const y_of = [&](int place) { return kTop + (std::min(place, rows) - 1) * kRow + kRow / 2; };
  for (int i = 0; i < shown; ++i) {
    Curve curve{table.lines[size_t(i)].who, {}, y_of(i + 1), ""};
    for (int r = 0; r < b.rounds(); ++r)
      if (int const place = b.place_in(r, curve.who)) curve.points.push_back({across(r, b.rounds()), y_of(place)});
    if (!curve.points.empty()) curve.points.back().y = curve.label;
    chart.curves.push_back(std::move(curve));
  }
  write_chart(b, chart, false, [&] {
    for (int place = 1; place <= rows; ++place)
      svg_text(b, 20, y_of(place) + 5, place > shown ? "below" : to_string(place), "axis");
  });
}

// ---- points

int64_t points_after(Booklet const& b, int round, Table const& table, int who) {
  for (Table const& t : b.after[size_t(round)].tiers)
    if (t.tier == table.tier)
      for (Line const& line : t.lines)
        if (line.who == who) return line.points;
  return 0;
}

// Names one below the other where their lines end close together, in the order of the table.
void spread(std::vector<Curve>& curves, int top, int bottom) {
  int at = top;
  for (Curve& c : curves) c.label = at = std::max(at, c.label), at += kLabel;
  at = bottom;
  for (auto c = curves.rbegin(); c != curves.rend(); ++c) c->label = at = std::min(at, c->label), at -= kLabel;
}

int64_t step_of(int64_t span) {          // of the lines across, at most six of them
  int64_t step = kParts;
  for (int64_t ten = kParts;; ten *= 10)
    for (int k : {1, 2, 5})
      if (step = ten * k; span / step <= 6) return step;
}

void write_race(Booklet& b, Table const& table) {
  size_t const shown = std::min(table.lines.size(), kMostLines);
  int const high = std::max(360, int(shown) * kLabel + 40) + kTop + kFoot, bottom = high - kFoot - 10;
  int64_t most = kParts, least = 0;
  std::vector<std::vector<int64_t>> values(shown);
  for (size_t i = 0; i < shown; ++i)
    for (int r = 0; r < b.rounds(); ++r) {
      values[i].push_back(points_after(b, r, table, table.lines[i].who));
      most = std::max(most, values[i].back()), least = std::min(least, values[i].back());
    }
  auto const y_of = [&](int64_t points) { return bottom - int((points - least) * (bottom - kTop) / (most - least)); };
  Chart chart{"points" + to_string(table.tier), points_word(b.event) + " after each round" + counted_lines(table), "As it stands: " + first_names(b, table), high, false, false, {}};
  for (size_t i = 0; i < shown; ++i) {
    Line const& line = table.lines[i];
    Curve curve{line.who, {{across(0, b.rounds() + 1), y_of(0)}}, y_of(line.points), points_text(line.points)};
    for (int r = 0; r < b.rounds(); ++r) curve.points.push_back({across(r + 1, b.rounds() + 1), y_of(values[i][size_t(r)])});
    chart.curves.push_back(std::move(curve));
  }
  spread(chart.curves, kTop, bottom);
  write_chart(b, chart, true, [&] {
    int64_t const step = step_of(most - least);
    for (int64_t v = least / step * step; v <= most; v += step) {
      b.out.lone("path", {{"class", "grid"}, {"d", "M" + number(kLeft) + " " + number(y_of(v)) + "H" + number(kWide - kNames)}});
      svg_text(b, kLeft - 26, y_of(v) + 5, points_text(v), "axis");
    }
  });
}

}  // namespace

void write_charts(Booklet& b, Table const& table) {
  if (b.rounds() < 2) return;            // one round is no course
  write_places(b, table);
  if (b.event.kind != Kind::Qualifying) write_race(b, table);   // there points are not what decides
}

}  // namespace paddock::app::events
