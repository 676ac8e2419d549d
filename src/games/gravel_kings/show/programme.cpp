// The programme as speedway people know it: a table a heat with gate, helmet, rider and points, the score running below,
// then a score chart of each club: rides, points, bonus points, average.
#include <algorithm>

#include "games/gravel_kings/show/form.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

char const* colour_of(Helmet h) {
  static constexpr char const* kWords[] = {"", "red", "blue", "white", "yellow"};
  return kWords[size_t(h)];
}

// A bonus point: right behind the mate, and before an opponent. It is told, never scored (GK-1.2).
bool bonus(Heat const& h, int heat, int place) {
  if (place < 1 || place > 2 || place >= h.result.size()) return false;
  return Book::team_of(heat, h.result[place]) == Book::team_of(heat, h.result[place - 1]) && (place == 1 || h.result.size() > place);
}

int place_of(Heat const& h, int lane) {
  for (int i = 0; i < h.result.size(); ++i)
    if (h.result[i] == lane) return i;
  return -1;
}

bool is_fall(Mishap m) { return m == Mishap::Fall || m == Mishap::Injured; }

// Who is out by a fall. A position keeps what struck a rider for that step only (Slot::mishap): of the steps before the last
// one the events tell it. A record that begins later, as a view link's does, has no event of it: then he counts as retired.
using Fallen = std::array<std::array<bool, kGrid>, kHeats>;

Fallen fallen(State const& s, Chronicle chronicle) {
  Fallen out = {};
  for (size_t heat = 0; heat < kHeats; ++heat)
    for (size_t lane = 0; lane < kGrid; ++lane) out[heat][lane] = is_fall(s.heats[heat].slots[lane].mishap);
  for (auto const& turn : chronicle)
    for (Event const& e : turn) {
      if (e.kind != Ev::Out || !e.who().on_track()) continue;
      auto const [heat, lane, rider] = e.who();
      if (rider == s.heats[size_t(heat)].slots[size_t(lane)].rider) out[size_t(heat)][size_t(lane)] = is_fall(Mishap(e.b));
    }
  return out;
}

std::string result_text(Heat const& h, int heat, int lane, Fallen const& fell) {
  Slot const& slot = h.slots[size_t(lane)];
  if (h.run != Run::Done) return "";
  if (slot.ride == Ride::Excluded) return "X";
  if (slot.ride == Ride::Out) return fell[size_t(heat)][size_t(lane)] ? "F" : "R";
  return to_string(slot.points) + (bonus(h, heat, place_of(h, lane)) ? "'" : "");
}

Paper::Table heat_table(GravelKings const& g, State const& s, int heat, Fallen const& fell, std::array<int, 2>& running) {
  Heat const& h = s.heats[size_t(heat)];
  Paper::Table t;
  t.title = "Heat " + to_string(heat + 1);
  t.columns = {">Gate", "Helmet", "Club", "Rider", ">CMA", ">Points"};
  std::array<int, 2> const points = heat_points(s, heat);
  for (int lane = 0; lane < kGrid; ++lane) {
    int const team = Book::team_of(heat, lane);
    Slot const& slot = h.slots[size_t(lane)];
    int const rider = h.run == Run::Waiting ? s.teams[size_t(team)].card[size_t(heat)][size_t(lane / 2)] : slot.rider;
    t.rows.push_back({to_string(lane + 1), colour_of(helmet_of(heat, lane)), g.name_of(team), rider ? g.rider_name(heat, lane, rider) : "",
                      rider ? tenths(g.book().cma(heat, lane, rider)) : "", result_text(h, heat, lane, fell)});
  }
  for (size_t i = 0; i < 2; ++i) running[i] += points[i];
  if (h.run == Run::Done) t.note = "Heat " + told_score(g, points) + ", meeting " + to_string(running[0]) + ":" + to_string(running[1]);
  else t.note = h.run == Run::Waiting ? "to come" : h.step ? "before lap " + to_string(h.step) : "before the start";
  return t;
}

int bonus_points(State const& s, int team, int rider) {
  int n = 0;
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat const& h = s.heats[size_t(heat)];
    for (int i = 0; i < h.result.size() && h.run == Run::Done; ++i)
      n += Book::team_of(heat, h.result[i]) == team && h.slots[size_t(h.result[i])].rider == rider && bonus(h, heat, i);
  }
  return n;
}

Paper::Table club_table(GravelKings const& g, State const& s, int team) {
  Roster const& roster = g.book().teams[size_t(team)];
  Paper::Table t;
  t.title = g.name_of(team) + (team ? ", visitors" : ", home");
  t.columns = {">No", "Rider", ">CMA", "Rides", ">Total", ">Bonus", ">New CMA"};
  for (int i = 0; i < roster.size; ++i) {
    Rider const& r = s.teams[size_t(team)].riders[size_t(i)];
    std::string rides;
    int total = 0;
    for (int8_t p : r.points) rides += (rides.empty() ? "" : " ") + to_string(p), total += p;
    t.rows.push_back({to_string(i + 1), roster.names[size_t(i)] + (i >= 5 ? " (reserve)" : "") + (r.injured ? ", injured" : ""), tenths(roster.cma[size_t(i)]),
                      rides.empty() ? "-" : rides, to_string(total), to_string(bonus_points(s, team, i + 1)),
                      tenths(cma_after(g.book().rules, roster, i, r.points))});
  }
  return t;
}

}  // namespace

std::array<int, 2> heat_points(State const& s, int heat) {
  std::array<int, 2> points = {};
  for (int lane = 0; lane < kGrid; ++lane) points[size_t(Book::team_of(heat, lane))] += s.heats[size_t(heat)].slots[size_t(lane)].points;
  return points;
}

std::string told_score(GravelKings const& g, std::array<int, 2> points) {
  std::string const score = to_string(std::max(points[0], points[1])) + ":" + to_string(std::min(points[0], points[1]));
  if (points[0] == points[1]) return score;
  std::string const club = g.name_of(points[0] > points[1] ? 0 : 1);
  bool const many = !club.empty() && club.back() == 's' && club.substr(0, 4) != "The ";   // "the Hornets", but "Torsby"
  return score + " to " + (many ? "the " : "") + club;
}

void programme_of(GravelKings const& g, State const& s, Chronicle chronicle, Recap& out) {
  Fallen const fell = fallen(s, chronicle);
  std::array<int, 2> running = {};
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat const& h = s.heats[size_t(heat)];
    auto const points = heat_points(s, heat);
    for (size_t i = 0; i < 2; ++i) running[i] += points[i];
    Recap::Heat told{"Heat " + to_string(heat + 1), h.run == Run::Done ? told_score(g, points) + (points[0] == points[1] ? ", level" : "") : "not ridden",
                     to_string(running[0]) + ":" + to_string(running[1]), {}};
    List<int, kGrid> lanes;                 // in order of arrival, then who did not arrive
    for (int lane : h.result) lanes.push(lane);
    for (int lane = 0; lane < kGrid; ++lane)
      if (place_of(h, lane) < 0) lanes.push(lane);
    for (int lane : lanes) {
      Slot const& slot = h.slots[size_t(lane)];
      told.rides.push_back({helmet_of(heat, lane), slot.rider ? g.rider_name(heat, lane, slot.rider) : "nobody", result_text(h, heat, lane, fell),
                            place_of(h, lane) < 0});
    }
    out.programme.push_back(std::move(told));
  }
}

std::vector<Paper> GravelKings::papers(State const& s, Chronicle chronicle) const {
  auto const points = score(s);
  Fallen const fell = fallen(s, chronicle);
  Paper p;
  p.name = "Programme";
  p.title = name_of(0) + " v " + name_of(1);
  p.subtitle = to_string(points[0]) + " : " + to_string(points[1]) + (s.phase == Phase::Over ? ", final" : ", after postal turn " + to_string(std::max(0, s.turn - 1)));
  std::array<int, 2> running = {};
  for (int heat = 0; heat < kHeats; ++heat) p.tables.push_back(heat_table(*this, s, heat, fell, running));
  for (int team = 0; team < 2; ++team) p.tables.push_back(club_table(*this, s, team));
  p.foot = {"3, 2, 1 and 0 points; F fell, R retired, X excluded.", "' a bonus point: right behind the team mate and before an opponent. It does not count for the meeting."};
  return {p};
}

}  // namespace paddock::gravel_kings
