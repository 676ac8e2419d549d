// The tables of a season's page: standings of each tier with what every round brought, and the teams.
#include <algorithm>

#include "events/changes.hpp"
#include "events/html_parts.hpp"
#include "events/papers.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

// ---- a cell of a round: its points, below them the place and what was added

char const* podium_class(int place) {
  static constexpr char const* kClasses[] = {"n p1", "n p2", "n p3"};
  return place >= 1 && place <= 3 ? kClasses[place - 1] : "n";
}

bool has_gaps(Booklet const& b) { return b.event.kind != Kind::Qualifying; }   // there points are not what decides

void score_cell(Booklet& b, Score const& score, bool final) {
  if (!score.started && score.points == 0) return b.out.put("td", "–", {{"class", "n none"}});
  auto const cell = b.out.in("td", {{"class", podium_class(score.place)}});
  if (final && b.event.kind == Kind::Qualifying) return b.out.put("small", place_text(score.place));   // it gives no points
  b.out.put(score.dropped ? "s" : "b", points_text(score.points));
  std::string small = score.started ? place_text(score.place) : "";
  if (score.bonus) small += (small.empty() ? "" : " ") + (score.bonus > 0 ? "+" + points_text(score.bonus) : points_text(score.bonus));
  b.out.put("small", small);
}

// ---- who moves up or down as the table stands

int zone_of(std::vector<Move> const& all, int who) {      // 1 up, -1 down
  for (Move const& m : all)
    if (m.who == who) return m.to < m.from ? 1 : m.to > m.from ? -1 : 0;
  return 0;
}

void place_cell(Booklet& b, Line const& line, int zone) {
  auto const cell = b.out.in("td", {{"class", "place"}});
  b.out.put("b", to_string(line.place));
  moved_mark(b, line.moved);
  if (zone) b.out.put("span", zone > 0 ? "goes up" : "goes down", {{"class", zone > 0 ? "zone rises" : "zone falls"}});
}

// What parts this line from its neighbours: of equal points, or in a Qualifying event, whose ties stand with the final.
std::string tie_note(Booklet const& b, Line const& line) {
  std::string out;
  if (b.event.kind == Kind::Qualifying) return line.reasons.empty() ? "" : reason_text(line.reasons.back());
  for (size_t i = 1; i < line.reasons.size(); ++i) out += (i > 1 ? ", " : "equal points: ") + reason_text(line.reasons[i]);
  return out;
}

void name_cell(Booklet& b, Line const& line) {
  auto const cell = b.out.in("th", {{"scope", "row"}, {"class", "name"}});
  entrant_link(b, line.who);
  std::string const& team = b.event.entrants[size_t(line.who)].team;
  if (!team.empty()) b.out.put("small", team);
  if (std::string const withdrew = withdrew_words(b.event, line.who); !withdrew.empty()) b.out.put("small", withdrew);
  std::string const note = tie_note(b, line);
  if (!note.empty()) b.out.put("small", note, {{"class", "why"}});
}

void round_heads(Booklet& b, int rounds) {
  for (int r = 0; r < rounds; ++r) {
    auto const cell = b.out.in("th", {{"scope", "col"}, {"class", "n"}});
    b.out.put("a", round_short(b, r), {{"href", "#" + round_id(r)}});
    int const weight = b.event.rounds[size_t(r)].weight;
    if (weight > 1) b.out.put("small", "×" + to_string(weight));
  }
}

void heads(Booklet& b) {
  auto const head = b.out.in("thead");
  auto const row = b.out.in("tr");
  head_cell(b, "Place", "place");
  head_cell(b, capital(b.words.driver), "name");
  head_cell(b, points_word(b.event), "n");
  if (has_gaps(b)) head_cell(b, "Behind", "n");
  round_heads(b, b.now.rounds);
  for (char const* words : {"Wins", "Best", "Finished"}) head_cell(b, words, "n");
}

void row_of(Booklet& b, Line const& line, int zone) {
  b.out.line();
  auto const row = b.out.in("tr", {{"class", zone > 0 ? "rises" : zone < 0 ? "falls" : ""}});
  place_cell(b, line, zone);
  name_cell(b, line);
  number_cell(b, points_text(line.points), "sum");
  if (has_gaps(b)) number_cell(b, line.gap ? points_text(line.gap) : "");
  for (int r = 0; r < b.now.rounds; ++r)
    score_cell(b, size_t(r) < line.scores.size() ? line.scores[size_t(r)] : Score{}, b.event.rounds[size_t(r)].final);
  number_cell(b, to_string(line.wins));
  number_cell(b, line.best ? place_text(line.best) : "–");
  number_cell(b, to_string(line.finishes) + "/" + to_string(line.starts));
}

std::string legend(Booklet const& b, Table const& table) {
  Rules const& rules = b.event.rules;
  std::string out = "Each round: points, and the place below them";
  if (!rules.bonuses.empty() || rules.handicap != Handicap::None) out += ", with what was added";
  out += ".";
  bool const dropped = std::any_of(table.lines.begin(), table.lines.end(), [](Line const& line) {
    return std::any_of(line.scores.begin(), line.scores.end(), [](Score const& s) { return s.dropped; });
  });
  int const rounds = int(b.event.rounds.size());
  if (dropped) out += " What is struck out does not count: the best " + to_string(rounds - rules.dropped) + " of " + counted(rounds, "round", "rounds") + " count.";
  bool const unfinished = std::any_of(table.lines.begin(), table.lines.end(), [](Line const& line) { return line.finishes < line.starts; });
  if (unfinished) out += " DNF: did not finish.";
  return out;
}

void write_table(Booklet& b, Table const& table, std::vector<Move> const& all) {
  std::string const tier = tier_name(b, table.tier);
  auto const box = wide_box(b, tier.empty() ? "Standings" : "Standings of " + tier);
  auto const element = b.out.in("table", {{"class", "standings"}});
  std::string const when = b.now.rounds == 0 ? "Nothing is over yet" : "After " + counted(b.now.rounds, "round", "rounds");
  b.out.put("caption", when + ".");
  heads(b);
  auto const body = b.out.in("tbody");
  for (Line const& line : table.lines) row_of(b, line, zone_of(all, line.who));
}

void zone_words(Booklet& b, int tier) {
  Rules const& rules = b.event.rules;
  std::string out;
  if (tier > 0 && rules.promoted) out += counted(rules.promoted, "goes", "go") + " up to " + tier_name(b, tier - 1) + ". ";
  if (tier + 1 < int(b.now.tiers.size()) && rules.relegated) out += counted(rules.relegated, "goes", "go") + " down to " + tier_name(b, tier + 1) + ".";
  if (!out.empty()) b.out.put("p", out, {{"class", "note"}});
}

}  // namespace

void write_tables(Booklet& b) {
  auto const section = b.out.in("section", {{"aria-labelledby", "standings"}});
  heading(b, "standings", "Standings");
  if (b.event.entrants.empty()) return b.out.put("p", "Nobody has entered yet.");
  std::vector<Move> const all = moves(b.event);
  for (Table const& table : b.now.tiers) {
    if (table.lines.empty()) continue;
    std::string const tier = tier_name(b, table.tier);
    if (!tier.empty()) b.out.put("h3", tier);
    write_table(b, table, all);
    b.out.put("p", legend(b, table), {{"class", "note"}});
    zone_words(b, table.tier);
    write_charts(b, table);
  }
}

void write_teams(Booklet& b) {
  if (b.now.teams.empty()) return;
  auto const section = b.out.in("section", {{"aria-labelledby", "teams"}});
  heading(b, "teams", "Teams");
  int const best = b.event.rules.team_counts;
  if (best) b.out.put("p", "The best " + to_string(best) + " of a team count in each round.", {{"class", "note"}});
  auto const box = wide_box(b, "Teams");
  auto const table = b.out.in("table", {{"class", "standings"}});
  {
    auto const head = b.out.in("thead");
    auto const row = b.out.in("tr");
    head_cell(b, "Place", "place");
    head_cell(b, "Team", "name");
    head_cell(b, "Points", "n");
    round_heads(b, b.now.rounds);
  }
  auto const body = b.out.in("tbody");
  for (TeamLine const& line : b.now.teams) {
    b.out.line();
    auto const row = b.out.in("tr");
    {
      auto const cell = b.out.in("td", {{"class", "place"}});
      b.out.put("b", to_string(line.place));
      moved_mark(b, line.moved);
    }
    {
      auto const cell = b.out.in("th", {{"scope", "row"}, {"class", "name"}});
      b.out.put("bdi", line.team);
      auto const members = b.out.in("span", {{"class", "members"}});
      for (int who : line.members) entrant_link(b, who);
    }
    number_cell(b, points_text(line.points), "sum");
    for (int r = 0; r < b.now.rounds; ++r) number_cell(b, size_t(r) < line.rounds.size() ? points_text(line.rounds[size_t(r)]) : "–");
  }
}

}  // namespace paddock::app::events
