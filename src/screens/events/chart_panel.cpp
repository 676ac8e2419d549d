// The season as lines: places or points of everybody after each round, in the chart of a race's end.
#include <algorithm>

#include "core/order.hpp"
#include "screens/end/chart.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

constexpr size_t kMostLines = 24;   // more would be a tangle

// Those of a division that are drawn: the best, and who is chosen.
std::vector<int> drawn_ones(EventFrame const& f, Table const& table) {
  std::vector<int> out;
  for (Line const& line : table.lines)
    if (out.size() < kMostLines) out.push_back(line.who);
  bool const in = std::any_of(table.lines.begin(), table.lines.end(), [&](Line const& line) { return line.who == f.pick.who; });
  if (in && std::find(out.begin(), out.end(), f.pick.who) == out.end()) out.back() = f.pick.who;
  return out;
}


// Before the first round they stand as they are entered.
ChartData chart_of(EventFrame const& f, size_t tier, std::vector<int> const& who) {
  EventView const& view = f.view;
  ChartData data;
  data.turns = int(view.season.size());
  data.words = view.words;
  data.words.group = [](int round) { return Words::Named{"Round " + std::to_string(round), ""}; };
  data.words.chart = "Standings";
  Recap::Trace points{"Points", "points", "", false, false, {}};
  std::vector<int> entry(who);
  sort_many(entry);
  for (size_t i = 0; i < who.size(); ++i) {
    Entrant const& e = view.who(who[i]);
    ChartData::Car car{Seat(i), e.livery, e.number, e.name, {}, {}, data.turns, false};
    car.place.push_back(int(std::find(entry.begin(), entry.end(), who[i]) - entry.begin()) + 1);
    points.series.push_back({Seat(i), {0}});
    data.cars.push_back(std::move(car));
  }
  // Places among those that are drawn, in the order of the table after each round.
  for (Standings const& after : view.season) {
    int place = 0;
    std::vector<bool> seen(who.size());
    for (Line const& line : after.tiers[tier].lines) {
      size_t const i = size_t(std::find(who.begin(), who.end(), line.who) - who.begin());
      if (i == who.size()) continue;
      seen[i] = true;
      data.cars[i].place.push_back(++place);
      points.series[i].values.push_back(line.points / kParts);
    }
    for (size_t i = 0; i < who.size(); ++i)
      if (!seen[i]) data.cars[i].place.push_back(++place), points.series[i].values.push_back(points.series[i].values.back());
  }
  data.traces.push_back(std::move(points));
  return data;
}

}  // namespace

void draw_chart_panel(EventFrame const& f, Rect where) {
  Rect in = open_panel(f, "##season chart", where, Region::Board, false).inset(px(16), 0);
  Rect head = in.cut_top(px(56)).inset(0, px(10));
  if (f.view.season.empty()) {
    text(Type::Title, head.x, head.y + px(7), "Season as a chart");
    text_wrapped(Type::Body, in.x, in.y, in.w, "A line for everybody, as soon as there is a result.", Role::Text2);
    return end_panel();
  }
  static constexpr char const* kModes[] = {"Places", "Points"};
  f.pick.chart = segmented(head.cut_right(px(180), px(12)), "Season chart", kModes, f.pick.chart);
  std::vector<std::string> tiers;
  for (int t = 0; t < tiers_of(f.view.event); ++t) tiers.push_back(tier_words(f.view, t));
  f.pick.tier = std::clamp(f.pick.tier, 0, int(tiers.size()) - 1);
  if (tiers.size() > 1) f.pick.tier = dropdown(head.cut_left(std::min(head.w, px(200))), "Division", tiers, f.pick.tier);
  else text(Type::Title, head.x, head.y + px(7), f.phone() ? "Chart" : "Standings over the rounds");
  size_t const tier = std::min(size_t(f.pick.tier), f.view.season.back().tiers.size() - 1);
  std::vector<int> const who = drawn_ones(f, f.view.season.back().tiers[tier]);
  auto const chosen = std::find(who.begin(), who.end(), f.pick.who);
  ChartView const view{f.pick.chart, kNobody, chosen == who.end() ? kNobody : Seat(chosen - who.begin()), f.phone()};
  in.cut_bottom(px(10));
  float const most = px(46) * float(std::max<size_t>(who.size(), 6)) + px(60);
  Seat const pressed = draw_chart({in.x, in.y, in.w, std::min(in.h, most)}, chart_of(f, tier, who), view);
  if (pressed >= 0) f.pick.who = f.pick.who == who[size_t(pressed)] ? -1 : who[size_t(pressed)];
  end_panel();
}

}  // namespace paddock::app::events
