// What the chart of a race's end tells, read from its record.
#include <algorithm>
#include <set>

#include "core/text.hpp"
#include "screens/end/chart.hpp"

namespace paddock::app {

ChartData read_chart(SessionViews const& session, Recap const& recap) {
  ChartData data;
  auto const past = session.timeline();
  data.before = std::clamp(recap.before, 0, std::max(0, int(past.size()) - 1));
  data.turns = int(past.size()) - data.before;
  data.programme = recap.programme;
  data.marks = session.chart_marks();
  for (auto& m : data.marks) m.turn -= data.before;
  std::erase_if(data.marks, [](ChartMark const& m) { return m.turn < 1; });
  Recap::Trace main;
  for (Seat s = 0; s < session.seats(); ++s) {
    SeatSetup const& seat = session.setup().seats[size_t(s)];
    data.cars.push_back({s, seat.livery, seat.number, seat.name, {}, {}, data.turns, false});
    for (auto const& row : recap.classification)
      if (row.seat == s) data.cars.back().helmets = row.helmets;
    main.series.push_back({s, {}});
  }
  std::set<Seat> leaders;
  for (size_t i = size_t(data.before); i <= past.size(); ++i) {
    // After turn i: as the next one began; after the last: now.
    Standing const standing = session.standing(kNobody, i < past.size() ? past[i].turn : 0);
    main.title = capital(standing.main_label.empty() ? "value" : standing.main_label);
    for (auto& car : data.cars) car.place.push_back(car.place.empty() ? 1 : car.place.back());
    for (auto& s : main.series) s.values.push_back(s.values.empty() ? 0 : s.values.back());
    for (auto const& row : standing.rows) {
      data.cars[size_t(row.seat)].place.back() = row.place;
      main.series[size_t(row.seat)].values.back() = row.main;
      if (row.place == 1) leaders.insert(row.seat);
    }
  }
  data.leaders = int(leaders.size());
  data.traces.push_back(std::move(main));
  data.traces.insert(data.traces.end(), recap.traces.begin(), recap.traces.end());
  for (size_t i = 1; i < data.traces.size(); ++i)
    for (auto& series : data.traces[i].series) {
      size_t const cut = data.traces[i].by_lap ? 0 : std::min(size_t(data.before), series.values.size());
      series.values.erase(series.values.begin(), series.values.begin() + long(cut));
    }
  data.words = session.words().counted(data.before);
  std::string last;
  for (int t = 1; t <= data.turns; ++t)
    if (std::string name = data.words.large(t + data.before); name != last) data.large.push_back(t), data.laps.push_back({t, name}), last = std::move(name);
  if (data.large.empty()) data.laps.push_back({1, data.words.laps ? capital(data.words.lap) + " 1" : ""});
  for (auto const& p : past)
    if (!p.label.empty() && p.turn - data.before > 1) data.laps.push_back({p.turn - data.before, capital(p.label)});
  for (auto const& m : data.marks)
    if (m.kind == ChartMark::Finish && m.seat >= 0) {
      if (!data.words.after_finish.empty() && (data.flag == 0 || m.turn < data.flag)) data.flag = m.turn;
      data.cars[size_t(m.seat)].last = std::min(m.turn, data.turns);
      data.cars[size_t(m.seat)].flag = true;
    }
  return data;
}

std::vector<int> end_rows(ChartData const& data) {
  std::vector<int> rows;
  for (auto const& car : data.cars) {
    int row = car.place.back();
    while (std::find(rows.begin(), rows.end(), row) != rows.end()) ++row;
    rows.push_back(row);
  }
  return rows;
}

std::string shown(Recap::Trace const* trace, int64_t v) {
  if (!trace || !trace->tenths) return number_text(v);
  int64_t const n = v < 0 ? -v : v;
  return (v < 0 && n < 10 ? "\xE2\x88\x92" : "") + number_text(v / 10) + "." + char('0' + n % 10);
}

std::vector<std::string> chart_modes(ChartData const& data) {
  std::vector<std::string> out{data.programme.empty() ? "Position" : "Programme"};
  for (auto const& t : data.traces) out.push_back(t.title);
  return out;
}

}  // namespace paddock::app
