// An event as others see it: its card, its papers; and the door for early code.
#include "events/room.hpp"

#include <algorithm>

#include "events/draw.hpp"
#include "events/event_file.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

std::string state_words(Event const& event) {
  int races = 0, over = 0;
  for (Round const& round : event.rounds)
    for (Race const& race : round.races) ++races, over += race.result.has_value();
  if (races == 0) return to_string(event.entrants.size()) + " are entered; nothing is drawn yet.";
  return to_string(over) + " of " + to_string(races) + " races that are drawn are over.";
}

std::string next_words(Event const& event) {
  if (RaceAt const at = next_race(event); at.any()) {
    Round const& round = event.rounds[size_t(at.round)];
    return "Race " + round.races[size_t(at.race)].id + ": " + round.name + (round.date.empty() ? "" : ", " + round.date);
  }
  int const round = next_round(event);
  return round < 0 ? "" : event.rounds[size_t(round)].name + " is to be drawn";
}

std::string moved_words(int moved) { return moved > 0 ? "+" + to_string(moved) : moved < 0 ? to_string(moved) : ""; }

std::string reasons_words(std::vector<Reason> const& reasons) {
  std::string out;
  for (Reason const& one : reasons) out += (out.empty() ? "" : ", ") + reason_text(one);
  return out;
}

std::string score_words(Score const& score) {
  if (!score.started) return "";
  std::string const points = points_text(score.points);
  return score.dropped ? "(" + points + ")" : points;
}

Paper::Table table_paper(Event const& event, Table const& table, int rounds) {
  Paper::Table t;
  t.title = tiers_of(event) > 1 ? event.rules.tiers[size_t(table.tier)] : "Standings";
  t.note = event.rules.dropped ? "In brackets: dropped." : "";
  t.columns = {">", ">", "Name"};
  for (int r = 0; r < rounds; ++r) t.columns.push_back(">" + to_string(r + 1));
  t.columns.push_back(">Points");
  t.columns.push_back("Reason");
  for (Line const& line : table.lines) {
    if (!line.starts) continue;
    std::vector<std::string> row{to_string(line.place), moved_words(line.moved), event.entrants[size_t(line.who)].name};
    for (Score const& score : line.scores) row.push_back(score_words(score));
    row.push_back(points_text(line.points));
    row.push_back(reasons_words(line.reasons));
    t.rows.push_back(std::move(row));
  }
  return t;
}

Paper::Table teams_paper(std::vector<TeamLine> const& teams) {
  Paper::Table t{"Teams", "", {">", ">", "Team", ">Points"}, {}};
  for (TeamLine const& line : teams) t.rows.push_back({to_string(line.place), moved_words(line.moved), line.team, points_text(line.points)});
  return t;
}

Paper::Table calendar_paper(Event const& event) {
  Paper::Table t{"Calendar", "", {">", "Round", "Date", "Race", "In order"}, {}};
  for (size_t r = 0; r < event.rounds.size(); ++r) {
    Round const& round = event.rounds[r];
    if (round.races.empty()) t.rows.push_back({to_string(r + 1), round.name, round.date, "", "to be drawn"});
    for (Race const& race : round.races) {
      std::vector<std::pair<int, int>> order;
      for (size_t i = 0; i < race.grid.size(); ++i) {
        int const place = race.result ? race.result->placings[i].finish.place : int(i) + 1;
        order.push_back({place ? place : kMaxSeats + 1, race.grid[i]});
      }
      std::stable_sort(order.begin(), order.end(), [](auto const& a, auto const& b) { return a.first < b.first; });
      std::string names = race.result ? "" : "to start: ";
      for (size_t i = 0; i < order.size(); ++i)
        names += (i ? ", " : "") + event.entrants[size_t(order[i].second)].name + (order[i].first > kMaxSeats ? " (out)" : "");
      t.rows.push_back({to_string(r + 1), round.name, round.date, race.id, names});
    }
  }
  return t;
}

Paper::Table final_paper(Event const& event, FinalField const& field) {
  static constexpr char const* kIs[] = {"in the final", "alternate", "", "not there"};
  Paper::Table t{"Ranking for the final", "", {">", "Name", "", ">Points", "Reason"}, {}};
  for (Finalist const& one : field.ranking)
    t.rows.push_back({to_string(one.rank), event.entrants[size_t(one.who)].name, kIs[one.is], to_string(one.points), reasons_words(one.reasons)});
  return t;
}

Expected<std::string> open_door(std::string_view text) {
  auto event = read_event_text(text);
  if (!event) return event.error();
  return write_event_text(*event);
}

Expected<Look> look_door(std::string_view file) {
  auto event = read_event_text(file);
  if (!event) return event.error();
  return look(*event);
}

Expected<std::string> enter_door(std::string_view file, SessionViews const& race, std::string_view record, std::string_view run_by) {
  auto event = read_event_text(file);
  if (!event) return event.error();
  auto after = entered(std::move(*event), race, std::string(record), std::string(run_by));
  if (!after) return after.error();
  return write_event_text(*after);
}

constexpr Room kRoom{open_door, look_door, enter_door};

}  // namespace

Room const* const volatile room = &kRoom;

Look look(Event const& event) {
  Look out;
  out.card = {event.title, state_words(event), next_words(event)};
  if (RaceAt const at = next_race(event); at.any())
    if (auto setup = setup_of(event, at)) out.next = std::move(*setup);
  Paper p;
  p.name = "Event";
  p.title = event.title;
  p.subtitle = out.card.state;
  Standings const now = standings(event);
  for (Table const& table : now.tiers) p.tables.push_back(table_paper(event, table, now.rounds));
  if (!now.teams.empty()) p.tables.push_back(teams_paper(now.teams));
  if (auto field = final_field(event); field && !field->ranking.empty()) p.tables.push_back(final_paper(event, *field));
  p.tables.push_back(calendar_paper(event));
  out.papers = {std::move(p)};
  return out;
}

}  // namespace paddock::app::events
