// A season as it goes on: the set-up of a fixture, a result that is entered, what is printed; and its door for early code.
#include "events/season.hpp"

#include <algorithm>

namespace paddock::app::seasons {
namespace {

using std::to_string;

std::string capital(std::string word) {
  if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = char(word[0] - 'a' + 'A');
  return word;
}

std::string seat_name(Setup const& setup, size_t i) { return i < setup.seats.size() ? setup.seats[i].name : ""; }

std::string const& name_of(LeagueFile const& league, Fixture const& f, size_t i) { return league.sides[size_t(f.sides[i])].name; }

std::string state_words(League const& game, LeagueFile const& league) {
  auto const played = std::count_if(league.fixtures.begin(), league.fixtures.end(), [](Fixture const& f) { return bool(f.result); });
  return to_string(played) + " of " + to_string(league.fixtures.size()) + " meetings are " + game.words.met + ".";
}

Paper::Table table_paper(League const& game, LeagueFile const& league) {
  Paper::Table t;
  t.title = "Table";
  t.columns = {">", capital(game.words.side), ">Met", ">Won", ">Drawn", ">Lost", ">For", ">Against", ">Points"};
  int place = 0;
  for (Row const& r : table(league))
    t.rows.push_back({to_string(++place), league.sides[size_t(r.side)].name, to_string(r.played), to_string(r.won), to_string(r.drawn),
                      to_string(r.lost), to_string(r.scored), to_string(r.against), to_string(r.points)});
  return t;
}

Paper::Table fixtures_paper(LeagueFile const& league) {
  Paper::Table t;
  t.title = "Fixtures";
  t.columns = {">", ">Round", "Home", "Visitors", ">Result"};
  for (size_t i = 0; i < league.fixtures.size(); ++i) {
    Fixture const& f = league.fixtures[i];
    t.rows.push_back({to_string(i + 1), to_string(f.round), name_of(league, f, 0), name_of(league, f, 1),
                      f.result ? to_string(f.result->score[0]) + ":" + to_string(f.result->score[1]) : ""});
  }
  return t;
}

Expected<Doc> clean(League const& game, Expected<LeagueFile> const& league) {
  if (!league) return league.error();
  return write_file(game, *league);
}

Expected<Doc> open_door(League const& game, Doc const& file) { return clean(game, read_file(game, file)); }
Expected<Doc> found_door(League const& game, std::string_view text) { return clean(game, found(game, text)); }

Expected<Doc> enter_door(League const& game, Doc const& file, Setup const& setup, Doc const& end) {
  auto league = read_file(game, file);
  if (!league) return league.error();
  return clean(game, entered(game, std::move(*league), setup, end));
}

Expected<LeagueLook> look_door(League const& game, Doc const& file) {
  auto league = read_file(game, file);
  if (!league) return league.error();
  return look(game, *league);
}

constexpr Room kRoom{open_door, found_door, enter_door, look_door};

}  // namespace

Room const* const volatile room = &kRoom;

Setup setup_of(League const& game, LeagueFile const& league, Fixture const& f) {
  Setup s;
  s.game = game.game;
  s.title = league.title + ", round " + to_string(f.round);
  s.track_text = league.board;
  s.settings = league.settings;
  for (size_t i = 0; i < f.sides.size(); ++i) {
    LeagueSide const& side = league.sides[size_t(f.sides[i])];
    s.seats.push_back({side.name, side.livery, int(i) + 1, side.driver, Doc::object()});
  }
  game.prepare(league, f, s);
  return s;
}

Expected<Setup> open_fixture(League const& game, LeagueFile const& league, int fixture) {
  std::string const met = game.words.met;
  int const at = fixture ? fixture - 1 : next_fixture(league);
  if (at < 0 && !fixture) return Error{"/fixtures", "Every fixture of this league is " + met + "."};
  if (at < 0 || at >= int(league.fixtures.size()))
    return Error{"/fixtures", "There is no fixture " + to_string(fixture) + "; they are 1 to " + to_string(league.fixtures.size()) + "."};
  if (league.fixtures[size_t(at)].result)
    return Error{"/fixtures/" + to_string(at), "Fixture " + to_string(fixture) + " is " + met + " already; choose one without a result."};
  return setup_of(game, league, league.fixtures[size_t(at)]);
}

Expected<LeagueFile> entered(League const& game, LeagueFile league, Setup const& setup, Doc const& end) {
  if (setup.game != game.game)
    return Error{"/setup/game", std::string("This is no meeting of ") + game.title + "; enter one that was started from this league."};
  auto const open = std::find_if(league.fixtures.begin(), league.fixtures.end(), [&](Fixture const& f) {
    bool these = !f.result;
    for (size_t i = 0; i < f.sides.size(); ++i) these = these && name_of(league, f, i) == seat_name(setup, i);
    return these;
  });
  bool const none = open == league.fixtures.end();
  auto result = game.taken(league, none ? nullptr : &*open, setup, end);
  if (!result) return result.error();
  if (none) return Error{"/fixtures", "No open fixture is " + seat_name(setup, 0) + " at home against " + seat_name(setup, 1) + "."};
  for (Fixture const& other : league.fixtures)
    if (other.result) result->played = std::max(result->played, other.result->played);
  ++result->played;
  open->result = std::move(*result);
  return league;
}

LeagueLook look(League const& game, LeagueFile const& league) {
  LeagueLook out;
  std::string const state = state_words(game, league);
  out.card = {league.title, state, ""};
  if (int const at = next_fixture(league); at >= 0) {
    Fixture const& f = league.fixtures[size_t(at)];
    out.card.next = "Round " + to_string(f.round) + ": " + name_of(league, f, 0) + " v " + name_of(league, f, 1);
    out.next = setup_of(game, league, f);
  }
  Paper p;
  p.name = "League";
  p.title = league.title;
  p.subtitle = state;
  p.tables = {table_paper(game, league), fixtures_paper(league)};
  for (Paper::Table& own : game.tables(league)) p.tables.push_back(std::move(own));
  out.papers = {std::move(p)};
  return out;
}

}  // namespace paddock::app::seasons
