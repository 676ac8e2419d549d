// After the meeting: the score as it ran, riders' points and new averages, what strong managers did, what to see again.
#include <algorithm>

#include "core/order.hpp"
#include "games/gravel_kings/show/form.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

// Points of each club in each heat; the score after each turn is the standing's own curve.
void score_traces(Chronicle chronicle, List<Seat, kMaxSeats> const& ranking, Recap& out) {
  Recap::Trace heats{"Heat scores", "points", "Points of the club in each of the six heats.", true, false, {}};
  for (Seat seat : ranking) {
    Recap::Trace::Series each{seat, std::vector<int64_t>(kHeats, 0)};
    for (auto const& turn : chronicle)
      for (Event const& e : turn) {
        Starter const who = e.who();
        if (e.kind != Ev::Result || !who.on_track() || Book::team_of(who.heat, who.lane) != seat % 2) continue;
        each.values[size_t(who.heat)] += e.c;
      }
    heats.series.push_back(std::move(each));
  }
  out.traces.push_back(std::move(heats));
}

void riders_card(GravelKings const& g, State const& s, Recap& out) {
  struct Found {
    int points, team, rider;
  };
  std::vector<Found> all;
  for (int team = 0; team < 2; ++team)
    for (int i = 0; i < g.book().teams[size_t(team)].size; ++i) {
      int points = 0;
      for (int8_t p : s.teams[size_t(team)].riders[size_t(i)].points) points += p;
      if (!s.teams[size_t(team)].riders[size_t(i)].points.empty()) all.push_back({points, team, i});
    }
  sort_few(all, [](Found const& a, Found const& b) { return a.points > b.points; });
  Recap::Card card;
  card.title = "Riders' points";
  card.note = "Points of each ride, and the average they make (15 rides). In the programme: R retired, F fell, X excluded, ' a bonus point.";
  card.rule = Rule{"GK-8.2"};
  for (Found const& f : all) {
    Rider const& r = s.teams[size_t(f.team)].riders[size_t(f.rider)];
    std::string rides;
    for (int8_t p : r.points) rides += (rides.empty() ? "" : " ") + to_string(p);
    int const now = cma_after(g.book().rules, g.book().teams[size_t(f.team)], f.rider, r.points);
    card.rows.push_back({g.book().captain(f.team), g.book().teams[size_t(f.team)].names[size_t(f.rider)] + ": " + rides + ", CMA " + tenths(now), to_string(f.points), f.points, 9});
  }
  out.cards.push_back(std::move(card));
}

// GK-5.17: what the cards of lap 4 were worth against those of the laps before.
void saving_card(State const& s, Chronicle chronicle, List<Seat, kMaxSeats> const& ranking, Recap& out) {
  std::array<int, 4> last = {}, lasts = {}, early = {}, earlies = {};
  for (auto const& turn : chronicle)
    for (Event const& e : turn) {
      if (e.kind != Ev::Played || e.seat < 0 || e.seat > 3 || e.d == 0) continue;
      auto& sum = e.d == 4 ? last : early;
      auto& n = e.d == 4 ? lasts : earlies;
      sum[size_t(e.seat)] += value_of(Card(e.b));
      ++n[size_t(e.seat)];
    }
  Recap::Card card;
  card.title = "Saved for lap 4";
  card.note = "The average card of laps 1 to 3, and of lap 4. Only the order after lap 4 scores.";
  card.rule = Rule{"GK-5.17"};
  for (Seat seat : ranking) {
    size_t const i = size_t(seat);
    if (!lasts[i] || !earlies[i] || seat >= s.plans.size()) continue;
    auto mean = [](int sum, int n) { return tenths((10 * sum + n / 2) / n); };
    card.rows.push_back({seat, mean(early[i], earlies[i]) + ", lap 4: " + mean(last[i], lasts[i]), "", 0, 0});
  }
  if (!card.rows.empty()) out.cards.push_back(std::move(card));
}

void moments(GravelKings const& g, State const& s, Chronicle chronicle, Recap& out) {
  struct Found {
    int weight, turn;
    std::string text;
  };
  std::vector<Found> found;
  for (size_t i = 0; i < chronicle.size(); ++i)
    for (Event const& e : chronicle[i]) {
      if (!e.who().on_track()) continue;
      auto const [heat, lane, rider] = e.who();
      std::string const who = g.rider_name(heat, lane, rider), in = " in heat " + to_string(heat + 1);
      int const turn = int(i) + 1;
      if (e.kind == Ev::Out) {
        bool const falls = Mishap(e.b) == Mishap::Fall || Mishap(e.b) == Mishap::Injured;
        found.push_back({Mishap(e.b) == Mishap::Injured ? 1 : 2, turn, who + (falls ? " falls" : " stops with a dead engine") + in});
      } else if (e.kind == Ev::Tapes) {
        found.push_back({2, turn, who + " touches the tapes" + in});
      } else if (e.kind == Ev::Result && e.b == 1) {
        found.push_back({3, turn, who + " wins heat " + to_string(heat + 1) + ", " + told_score(g, heat_points(s, heat))});
      }
    }
  sort_few(found, [](Found const& a, Found const& b) { return a.weight < b.weight; });
  if (found.size() > 8) found.resize(8);
  sort_few(found, [](Found const& a, Found const& b) { return a.turn < b.turn; });
  for (Found& f : found) out.moments.push_back({f.turn, std::move(f.text)});
}

}  // namespace

Recap GravelKings::recap(State const& s, Chronicle chronicle) const {
  Recap r;
  auto const points = score(s);
  auto const ranking = outcome(s).ranking;
  bool const draw = points[0] == points[1];
  r.headline = draw ? "A draw" : name_of(points[0] > points[1] ? 0 : 1) + " win";
  r.subline = to_string(std::max(points[0], points[1])) + ":" + to_string(std::min(points[0], points[1])) + (draw ? "" : " against " + name_of(points[0] > points[1] ? 1 : 0));
  for (Seat seat : ranking) {
    Recap::Row row{seat, seat % 2 ? "visitors" : "home", to_string(points[size_t(seat % 2)]) + " points", 0, 0, {}};
    row.helmets = seat % 2 ? std::array{Helmet::White, Helmet::Yellow} : std::array{Helmet::Red, Helmet::Blue};
    r.classification.push_back(std::move(row));
  }
  score_traces(chronicle, ranking, r);
  riders_card(*this, s, r);
  saving_card(s, chronicle, ranking, r);
  moments(*this, s, chronicle, r);
  programme_of(*this, s, chronicle, r);
  r.before = std::min(1, int(chronicle.size()));   // GK-6.10 the race-cards
  return r;
}

std::vector<ChartMark> GravelKings::chart_marks(Chronicle chronicle) const {
  std::vector<ChartMark> out;
  for (size_t i = 0; i < chronicle.size(); ++i)
    for (Event const& e : chronicle[i]) {
      if (e.kind == Ev::Out) out.push_back({int(i) + 1, e.seat, ChartMark::Crash});
    }
  return out;
}

}  // namespace paddock::gravel_kings
