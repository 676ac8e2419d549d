#include "events/papers.hpp"

#include "core/order.hpp"
#include "core/scan.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/house.hpp"
#include "events/league_view.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

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

std::string name_words(Event const& event, int who) {
  std::string const withdrew = withdrew_words(event, who);
  return event.entrants[size_t(who)].name + (withdrew.empty() ? "" : " (" + withdrew + ")");
}

Paper::Table table_paper(Event const& event, Table const& table, int rounds) {
  Paper::Table t;
  t.title = tiers_of(event) > 1 ? event.rules.tiers[size_t(table.tier)] : "Standings";
  t.note = event.rules.dropped ? "In brackets: dropped." : "";
  t.columns = {">", ">", "Name"};
  for (int r = 0; r < rounds; ++r) t.columns.push_back(">" + to_string(r + 1));
  t.columns.push_back(">" + points_word(event));
  t.columns.push_back("Reason");
  for (Line const& line : table.lines) {
    if (!line.starts) continue;
    std::vector<std::string> row{to_string(line.place), moved_words(line.moved), name_words(event, line.who)};
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
  Paper::Table t{"Calendar", "", {">", "Round", "Date", capital(race_word(event)), "In order"}, {}};
  for (size_t r = 0; r < event.rounds.size(); ++r) {
    Round const& round = event.rounds[r];
    if (round.races.empty()) t.rows.push_back({to_string(r + 1), round.name, round.date, "", "to be drawn"});
    for (Race const& race : round.races) {
      std::vector<std::pair<int, int>> order;
      for (size_t i = 0; i < race.grid.size(); ++i) {
        int const place = race.result ? race.result->placings[i].finish.place : int(i) + 1;
        order.push_back({place ? place : kMaxSeats + 1, race.grid[i]});
      }
      sort_many(order, [](auto const& a, auto const& b) { return a.first < b.first; });
      std::string names = race.result ? "" : "to start: ";
      for (size_t i = 0; i < order.size(); ++i)
        names += (i ? ", " : "") + seat_name(event, order[i].second, int(r)) + (order[i].first > kMaxSeats ? " (out)" : "");
      t.rows.push_back({to_string(r + 1), round.name, round.date, race_label(event, race.id), names});
    }
  }
  return t;
}

Paper::Table final_paper(Event const& event, FinalField const& field) {
  static constexpr char const* kIs[] = {"in the final", "alternate", "", "not there"};
  Paper::Table t{"Ranking for the final", "", {">", "Name", "", ">Points", "Reason"}, {}};
  for (Finalist const& one : field.ranking)
    t.rows.push_back({to_string(one.rank), name_words(event, one.who), one.is == Finalist::Absent && has_withdrawn(event, one.who) ? "" : kIs[one.is], to_string(one.points), reasons_words(one.reasons)});
  return t;
}

Paper::Table changes_paper(std::vector<std::string> const& lines) {
  Paper::Table t{"Changes", "", {">", "In the order they were told"}, {}};
  for (std::string const& line : lines) t.rows.push_back({to_string(t.rows.size() + 1), line});
  return t;
}

std::vector<std::string> all_changes(Event const& event) {
  std::vector<std::string> out;
  for (Change const& one : event.changes) out.push_back(change_words(event, one));
  return out;
}

std::string place_text(int place) { return number_text({"", {}, place, true, Measure::Place}); }

Paper::Table races_paper(Event const& event, Page const& page) {
  std::string const word = capital(race_word(event));
  Paper::Table t{word + "s", "", {"Round", word, ">Start", ">Place", ">Of", ">Points", ""}, {}};
  for (Page::Raced const& one : page.races) {
    Round const& round = event.rounds[size_t(one.round)];
    Change const* sub = substitute_of(event, page.who, one.round);
    t.rows.push_back({round.name + (sub ? ", " + sub->name + " for him" : ""), race_label(event, round.races[size_t(one.race)].id), to_string(one.grid), one.finish.place ? place_text(one.finish.place) : "out",
                      to_string(one.field), points_text(one.points), marks_words(event, round, one.finish.marks)});
  }
  return t;
}

Paper::Table rivals_paper(Event const& event, Page const& page) {
  Paper::Table t{"Against", "", {"Name", ">Ahead", ">Behind"}, {}};
  for (Page::Rival const& one : page.rivals) t.rows.push_back({event.entrants[size_t(one.who)].name, to_string(one.ahead), to_string(one.behind)});
  return t;
}

Paper::Table curve_paper(Event const& event, Page const& page) {
  Paper::Table t{"After each round", "", {"Round", ">Place", ">Points"}, {}};
  for (size_t r = 0; r < page.places.size(); ++r)
    t.rows.push_back({event.rounds[r].name, page.places[r] ? place_text(page.places[r]) : "", points_text(page.points[r])});
  return t;
}

}  // namespace

std::string counted(int n, std::string_view one, std::string_view many) { return to_string(n) + " " + std::string(n == 1 ? one : many); }

// What points are called, where all of them are the game's own.
std::string points_word(Event const& event) {
  GameInfo const* game = find_game(event.game);
  bool const own = event.rules.scoring == Scoring::Own && game && game->contest && game->contest->points[0];
  for (Round const& round : event.rounds)
    if (game_of(event, round) != event.game) return "Points";
  if (!own) return "Points";
  std::string word = game->contest->points;
  word[0] = upper(word[0]);
  return word;
}

std::string marks_words(Event const& event, Round const& round, uint32_t marks) {
  GameInfo const* game = find_game(game_of(event, round));
  std::string out;
  for (size_t i = 0; game && game->contest && i < game->contest->marks.size(); ++i)
    if (marks >> i & 1) out += (out.empty() ? "" : ", ") + std::string(game->contest->marks[i].words);
  return out;
}

std::string state_words(Event const& event) {
  int races = 0, over = 0;
  for (Round const& round : event.rounds)
    for (Race const& race : round.races) ++races, over += race.result.has_value();
  if (league_of(event)) return league_state(event);
  std::string const one = race_word(event), many = one + "s";
  if (races == 0) return to_string(event.entrants.size()) + " are entered; nothing is drawn yet.";
  int const next = next_round(event);
  if (next < 0) return races == 1 ? "Its one " + one + " is over." : "All " + counted(races, one, many) + " are over.";
  std::string const rounds = "; round " + to_string(next + 1) + " of " + to_string(event.rounds.size()) + (event.rounds[size_t(next)].races.empty() ? " is next" : " is on");
  std::string const done = over ? counted(over, one, many) + (over == 1 ? " is over" : " are over") : "No " + one + " is over yet";
  if (over == races) return done + rounds + ".";
  return done + ", " + to_string(races - over) + (over ? " more " : " ") + (races - over == 1 ? "is drawn" : "are drawn") + rounds + ".";
}

namespace {

Paper::Table house_paper(Event const& event, std::vector<HouseRule> const& rules) {
  Paper::Table t{"House rules", "Settings that are not as usual.", {"Setting", "Here", "Usually", "Rule"}, {}};
  if (std::string const map = map_words(event); !map.empty()) t.rows.push_back({"Board", map, "one that is built in", ""});
  for (HouseRule const& one : rules) t.rows.push_back({one.label, one.value, one.usual, one.rule});
  return t;
}

}  // namespace

Paper event_paper(Event const& event) {
  Paper p;
  p.name = "Event";
  p.title = event.title;
  p.subtitle = state_words(event);
  if (league_of(event)) {
    p.name = "League", p.tables = league_tables(event);
    if (!event.changes.empty()) p.tables.push_back(changes_paper(all_changes(event)));
    return p;
  }
  Standings const now = standings(event);
  for (Table const& table : now.tiers) p.tables.push_back(table_paper(event, table, now.rounds));
  if (!now.teams.empty()) p.tables.push_back(teams_paper(now.teams));
  if (auto field = final_field(event); field && !field->ranking.empty()) p.tables.push_back(final_paper(event, *field));
  p.tables.push_back(calendar_paper(event));
  if (auto const rules = house_rules(event); !rules.empty() || !event.board_text.empty()) p.tables.push_back(house_paper(event, rules));
  if (!event.changes.empty()) p.tables.push_back(changes_paper(all_changes(event)));
  return p;
}

Paper page_paper(Event const& event, int who) {
  Page const page = page_of(event, who);
  Paper p;
  p.name = "Entrant";
  p.title = event.entrants[size_t(who)].name;
  p.subtitle = event.title;
  Paper::Table sums{"", "", {">Starts", ">Finished", ">Wins", ">First three", ">Best", ">Average"}, {}};
  sums.rows.push_back({to_string(page.starts), to_string(page.finishes), to_string(page.wins), to_string(page.podiums), place_text(page.best),
                       number_text({"", {}, page.average, true, Measure::Average})});
  p.tables = {std::move(sums), races_paper(event, page), curve_paper(event, page), rivals_paper(event, page)};
  if (auto const changes = changes_of(event, who); !changes.empty()) p.tables.push_back(changes_paper(changes));
  return p;
}

Paper met_paper(Event const& event) {
  HeadToHead const met = head_to_head(event);
  std::vector<int> who;
  for (int i = 0; i < met.entrants; ++i) {
    bool started = false;
    for (int j = 0; j < met.entrants; ++j) started = started || met.ahead(i, j) || met.ahead(j, i);
    if (started) who.push_back(i);
  }
  Paper p;
  p.name = "Head to head";
  p.title = event.title;
  Paper::Table t{"Head to head", "How often the one of the row came before the one of the column.", {"Name"}, {}};
  for (int b : who) t.columns.push_back(">" + event.entrants[size_t(b)].name);
  for (int a : who) {
    std::vector<std::string> row{event.entrants[size_t(a)].name};
    for (int b : who) row.push_back(a == b ? "-" : to_string(met.ahead(a, b)));
    t.rows.push_back(std::move(row));
  }
  p.tables = {std::move(t)};
  return p;
}

}  // namespace paddock::app::events
