// The meeting at a glance: score, the programme's heats, the riders of the heat on the board.
#include <algorithm>

#include "games/gravel_kings/show/form.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;
using Row = Panel::Row;

constexpr int kTurns = 11;

std::array<int, 2> heat_points(Heat const& h, int heat) {
  std::array<int, 2> out = {};
  for (int lane = 0; lane < kGrid; ++lane) out[size_t(Book::team_of(heat, lane))] += h.slots[size_t(lane)].points;
  return out;
}

// "Bo and Lew": who rides, or is to ride, for a team.
std::string pair_text(GravelKings const& g, State const& s, int heat, int team) {
  Heat const& h = s.heats[size_t(heat)];
  std::string out;
  for (int place = 0; place < 2; ++place) {
    int const lane = Book::lane_for(heat, team, place);
    int const rider = h.run == Run::Waiting ? s.teams[size_t(team)].card[size_t(heat)][size_t(place)] : h.slots[size_t(lane)].rider;
    if (rider > 0) out += (out.empty() ? "" : ", ") + g.book().teams[size_t(team)].names[size_t(rider - 1)];
  }
  return out.empty() ? "to be named" : out;
}

std::string state_text(Heat const& h) { return h.run == Run::Waiting ? "to come" : h.run == Run::Done ? "result" : h.step ? "lap " + to_string(h.step) : "start"; }

Panel meeting_panel(GravelKings const& g, State const& s) {
  auto const points = g.score(s);
  Panel p;
  p.title = "Meeting";
  p.note = "home : visitors";
  p.sides = {{g.name_of(0), "home", to_string(points[0])}, {g.name_of(1), "visitors", to_string(points[1])}};
  int const team = s.eyes > 0 ? s.eyes % 2 : 0;
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat const& h = s.heats[size_t(heat)];
    Row r;
    r.place = to_string(heat + 1);
    r.text = pair_text(g, s, heat, team) + (h.run == Run::On ? ": " + state_text(h) : "");
    auto const won = heat_points(h, heat);
    bool const done = h.run == Run::Done;
    r.values = {done ? to_string(won[0]) : "–", done ? to_string(won[1]) : "–"};
    r.tone = h.run == Run::Waiting ? Tone::Quiet : Tone::Plain;
    r.page = heat;
    p.rows.push_back(std::move(r));
  }
  return p;
}

// GK-5.1 the riders in race order, then those who are out.
Panel heat_panel(GravelKings const& g, State const& s, int heat) {
  Heat const& h = s.heats[size_t(heat)];
  Panel p;
  p.title = "Heat " + to_string(heat + 1) + (h.run == Run::On ? ", " + state_text(h) : "");
  p.note = h.run == Run::Done ? "points" : h.run == Run::On ? "cards" : "to come";
  p.page = heat;
  List<int8_t, kGrid> lanes = h.run == Run::Done ? h.result : h.order;
  for (int lane = 0; lane < kGrid; ++lane)
    if (h.slots[size_t(lane)].rider && std::find(lanes.begin(), lanes.end(), int8_t(lane)) == lanes.end()) lanes.push(int8_t(lane));
  bool const now = under_way(s, heat);
  for (int i = 0; i < lanes.size(); ++i) {
    int const lane = lanes[i];
    Slot const& slot = h.slots[size_t(lane)];
    bool const on = slot.ride == Ride::On;
    Row r;
    r.place = on ? to_string(i + 1) : "";
    r.text = g.rider_name(heat, lane, slot.rider);
    r.note = "gate " + to_string(lane + 1) + ", CMA " + tenths(g.book().cma(heat, lane, slot.rider)) + (slot.boost ? " +" + tenths(slot.boost) : "");
    if (now && slot.acted) r.note = slot.stuck ? "threw a card away" : "played " + card_words(slot.played);
    r.helmet = helmet_of(heat, lane);
    r.values = {to_string(h.run == Run::Done ? int(slot.points) : slot.hand.size())};
    r.mine = s.ask.kind != Ask::None && s.ask.heat == heat && s.ask.lane == lane && s.ask.seat == s.eyes;
    bool const asked = s.ask.kind != Ask::None && s.ask.heat == heat && s.ask.lane == lane;
    r.icon = !on ? slot.ride == Ride::Excluded ? "ban" : "engine-off" : r.mine ? "pencil" : asked ? "hourglass" : now && slot.acted ? "check" : "";
    r.tone = !on ? Tone::Quiet : r.mine ? Tone::Accent : now && slot.acted ? Tone::Good : Tone::Plain;
    if (!on && h.run != Run::Done) r.values.clear(), r.note = slot.ride == Ride::Excluded ? "excluded" : "out of the heat";
    p.rows.push_back(std::move(r));
  }
  return p;
}

// CMA, rides and points of a club.
Panel club_panel(GravelKings const& g, State const& s, int team) {
  Roster const& roster = g.book().teams[size_t(team)];
  Panel p;
  p.title = g.name_of(team);
  p.note = "CMA   rides";
  for (int i = 0; i < roster.size; ++i) {
    Rider const& rider = s.teams[size_t(team)].riders[size_t(i)];
    Row r;
    r.place = to_string(i + 1);
    r.text = roster.names[size_t(i)] + (i >= 5 ? " (R)" : "");
    r.values = {tenths(roster.cma[size_t(i)]), to_string(rider.rides)};
    r.tone = rider.injured ? Tone::Quiet : Tone::Plain;
    if (rider.injured) r.icon = "ban";
    p.rows.push_back(std::move(r));
  }
  return p;
}

void add_rows(GravelKings const& g, State const& s, paddock::Standing& out) {
  auto const points = g.score(s);
  for (Seat seat : g.outcome(s).ranking) {
    paddock::Standing::Row row;
    row.seat = seat;
    row.place = points[size_t(seat % 2)] < points[size_t(1 - seat % 2)] ? 2 : 1;
    row.main = points[size_t(seat % 2)];
    row.main_note = seat % 2 ? "visitors" : "home";
    bool const due = g.due_seat(s) == seat || (s.phase != Phase::Racing && s.phase != Phase::Over && s.plans[seat].stage == Plan::Open);
    row.state = s.phase == Phase::Over ? paddock::Standing::Row::Finished : due ? paddock::Standing::Row::Deciding : paddock::Standing::Row::Sealed;
    out.rows.push_back(std::move(row));
  }
}

}  // namespace

Standing GravelKings::standing(State const& s) const {
  paddock::Standing out;
  out.main_label = "points";
  add_rows(*this, s, out);
  int done = 0, first = -1, last = 0;
  bool const sheet = s.phase == Phase::Orders && s.eyes >= 0 && by_sheet(s.eyes);
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat const& h = s.heats[size_t(heat)];
    done += h.run == Run::Done;
    if (h.run == Run::Done) last = heat;
    if (h.run == Run::On && first < 0) first = heat;
    bool asks = s.ask.kind != Ask::None && s.ask.seat == s.eyes && s.ask.heat == heat;
    for (int lane = 0; lane < kGrid && sheet; ++lane) asks = asks || mine(book_, s, heat, lane, s.eyes);
    out.pages.push_back({"Heat " + to_string(heat + 1), state_text(h), asks ? "pencil" : ""});
  }
  out.page = s.ask.kind != Ask::None ? s.ask.heat : first >= 0 ? first : last;
  int const turn = s.phase == Phase::Over ? s.turn - 1 : int(s.turn);
  if (s.phase == Phase::RaceCard) out.top = {{"Now", "race-cards are written"}};
  else out.top = {{"Postal turn", to_string(turn) + " of " + to_string(std::max(kTurns, turn))}};
  out.top.push_back({"Heats", to_string(done) + " of 6"});
  out.panels.push_back(meeting_panel(*this, s));
  if (s.phase == Phase::RaceCard) {
    int const own = s.eyes > 0 ? s.eyes % 2 : 0;         // whose card is to be written comes first
    for (int team : {own, 1 - own}) out.panels.push_back(club_panel(*this, s, team));
    return out;
  }
  for (int heat = 0; heat < kHeats; ++heat)
    if (s.heats[size_t(heat)].run != Run::Waiting) out.panels.push_back(heat_panel(*this, s, heat));
  int const own = s.eyes > 0 ? s.eyes % 2 : 0;
  for (int team : {own, 1 - own}) out.panels.push_back(club_panel(*this, s, team));
  return out;
}

}  // namespace paddock::gravel_kings
