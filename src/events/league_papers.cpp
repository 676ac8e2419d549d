// A league in print: the table with what parts equals, the fixtures, and what its game adds.
#include <algorithm>

#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/league_view.hpp"
#include "view/line.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

// Those with equal points, and by what numbers they are parted: "2 points: Ash (difference 8), Birch (difference -4)."
std::string equals_words(Event const& event, Table const& table) {
  std::string out;
  for (size_t from = 0, end = 0; from < table.lines.size(); from = end) {
    end = from + 1;
    while (end < table.lines.size() && table.lines[end].points == table.lines[from].points) ++end;
    bool const met = std::any_of(table.lines.begin() + long(from), table.lines.begin() + long(end), [](Line const& line) { return line.starts > 0; });
    if (end - from < 2 || !met) continue;
    out += (out.empty() ? "" : " ") + points_text(table.lines[from].points) + " points each: ";
    for (size_t i = from; i < end; ++i) {
      std::string why;
      for (size_t k = 1; k < table.lines[i].reasons.size(); ++k) why += (why.empty() ? "" : ", ") + reason_text(table.lines[i].reasons[k]);
      out += (i > from ? "; " : "") + event.entrants[size_t(table.lines[i].who)].name + (why.empty() ? "" : " (" + why + ")");
    }
    out += ".";
  }
  return out;
}

Paper::Table table_paper(Event const& event, LeagueWords const& words) {
  Paper::Table t;
  t.title = "Table";
  t.columns = {">", capital(words.side), ">Met", ">Won", ">Drawn", ">Lost", ">For", ">Against", ">Points"};
  Table const table = standings(event).tiers.front();
  auto const name = [&](int who) {
    std::string const withdrew = withdrew_words(event, who);
    return event.entrants[size_t(who)].name + (withdrew.empty() ? "" : " (" + withdrew + ")");
  };
  for (Line const& l : table.lines)
    t.rows.push_back({to_string(l.place), name(l.who), to_string(l.starts), to_string(l.won), to_string(l.drawn),
                      to_string(l.starts - l.won - l.drawn), points_text(l.scored), points_text(l.against), points_text(l.points)});
  t.note = equals_words(event, table);
  return t;
}

// A score, or what becomes of a meeting that is not met.
std::string score_words(Event const& event, RaceAt at, Fixture const& f) {
  if (f.result) return to_string(f.result->score[0]) + ":" + to_string(f.result->score[1]) + (is_void(event, at) ? " (void)" : "");
  if (int const won = awarded_to(event, at); won >= 0) return "to " + event.entrants[size_t(won)].name;
  return is_off(event, at) ? "void" : "";
}

Paper::Table fixtures_paper(Event const& event) {
  Paper::Table t;
  t.title = "Fixtures";
  t.columns = {">", ">Round", "Home", "Visitors", ">Result"};
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i) {
      Fixture const f = fixture_view(event, {int(r), int(i)});
      auto const name = [&](size_t side) { return seat_name(event, f.sides[side], int(r)); };
      t.rows.push_back({to_string(t.rows.size() + 1), to_string(r + 1), name(0), name(1), score_words(event, {int(r), int(i)}, f)});
    }
  return t;
}

}  // namespace

std::string league_state(Event const& event) {
  League const* league = league_of(event);
  int all = 0, met = 0, off = 0;
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i)
      if (is_off(event, {int(r), int(i)})) ++off;
      else ++all, met += event.rounds[r].races[i].result.has_value();
  std::string const left = off == 0 ? "" : off == 1 ? "; 1 falls away." : "; " + to_string(off) + " fall away.";
  return to_string(met) + " of " + to_string(all) + " meetings are " + (league ? league->words.met : "over") + (left.empty() ? "." : left);
}

std::string meeting_words(Event const& event, RaceAt at) {
  std::string out;
  for (int who : event.rounds[size_t(at.round)].races[size_t(at.race)].grid) out += (out.empty() ? "" : " v ") + event.entrants[size_t(who)].name;
  return out;
}

std::vector<Paper::Table> league_tables(Event const& event) {
  League const* league = league_of(event);
  if (!league) return {};
  std::vector<Paper::Table> out{table_paper(event, league->words), fixtures_paper(event)};
  for (Paper::Table& own : league->tables(league_view(event))) out.push_back(std::move(own));
  return out;
}

}  // namespace paddock::app::events
