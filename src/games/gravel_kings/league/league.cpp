// What follows from a league's file: the table, form, the next meeting; and its door for screens and the command line.
#include "games/gravel_kings/league/league.hpp"

#include <algorithm>
#include <map>

#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

void count(LeagueRow& row, LeagueRules const& rules, int mine, int theirs) {
  ++row.played;
  row.scored += mine;
  row.against += theirs;
  row.won += mine > theirs;
  row.drawn += mine == theirs;
  row.lost += mine < theirs;
  row.points += mine > theirs ? rules.win : mine == theirs ? rules.draw : 0;
}

// For the better aggregate of a home and an away meeting, once both are ridden.
void add_bonus(LeagueFile const& league, std::vector<LeagueRow>& rows) {
  std::map<std::pair<int, int>, std::array<int, 3>> pairs;   // lower club first: its score, the other's, meetings
  for (Fixture const& f : league.fixtures) {
    if (!f.result) continue;
    bool const turned = f.clubs[0] > f.clubs[1];
    auto& sum = pairs[{std::min(f.clubs[0], f.clubs[1]), std::max(f.clubs[0], f.clubs[1])}];
    sum[0] += f.result->score[turned];
    sum[1] += f.result->score[!turned];
    if (++sum[2] % 2) continue;
    if (sum[0] != sum[1]) {
      LeagueRow& better = rows[size_t(sum[0] > sum[1] ? std::min(f.clubs[0], f.clubs[1]) : std::max(f.clubs[0], f.clubs[1]))];
      better.bonus += league.rules.bonus;
      better.points += league.rules.bonus;
    }
    sum[0] = sum[1] = 0;
  }
}

// Points, then difference, from the meetings of `clubs` alone.
std::array<int, 2> among(LeagueFile const& league, std::vector<int> const& clubs, int club) {
  LeagueRow row;
  auto in = [&](int c) { return std::find(clubs.begin(), clubs.end(), c) != clubs.end(); };
  for (Fixture const& f : league.fixtures)
    for (size_t side = 0; side < 2 && f.result; ++side)
      if (f.clubs[side] == club && in(f.clubs[1 - side])) count(row, league.rules, f.result->score[side], f.result->score[1 - side]);
  return {row.points, row.scored - row.against};
}

}  // namespace

std::vector<LeagueRow> league_table(LeagueFile const& league) {
  std::vector<LeagueRow> rows(league.clubs.size());
  for (size_t i = 0; i < rows.size(); ++i) rows[i].club = int(i);
  for (Fixture const& f : league.fixtures)
    for (size_t side = 0; side < 2 && f.result; ++side)
      count(rows[size_t(f.clubs[side])], league.rules, f.result->score[side], f.result->score[1 - side]);
  if (league.rules.bonus) add_bonus(league, rows);
  std::map<int, std::vector<int>> equal;
  for (LeagueRow const& r : rows) equal[r.points].push_back(r.club);
  auto key = [&](LeagueRow const& r) {
    int const difference = r.scored - r.against;
    std::array<int, 5> k = {r.points, difference, r.scored, 0, -r.club};
    if (league.rules.ties == LeagueRules::For) std::swap(k[1], k[2]);
    if (league.rules.ties == LeagueRules::HeadToHead) {
      auto const direct = among(league, equal[r.points], r.club);
      k = {r.points, direct[0], direct[1], difference, -r.club};
    }
    return k;
  };
  std::stable_sort(rows.begin(), rows.end(), [&](LeagueRow const& a, LeagueRow const& b) { return key(a) > key(b); });
  return rows;
}

// GK-8.2, GK-8.5; an injury costs the meetings of his club that follow.
LeagueForm form_of(LeagueFile const& league, Settings const& rules, int club, int rider) {
  LeagueRider const& r = league.clubs[size_t(club)].riders[size_t(rider)];
  LeagueForm form;
  form.rides = r.rides;
  std::vector<std::pair<LeagueResult const*, size_t>> season;
  for (Fixture const& f : league.fixtures)
    for (size_t side = 0; side < 2 && f.result; ++side)
      if (f.clubs[side] == club) season.push_back({&*f.result, side});
  std::sort(season.begin(), season.end(), [](auto const& a, auto const& b) { return a.first->played < b.first->played; });
  for (auto const& [result, side] : season) {
    form.out = std::max(0, form.out - 1);
    for (auto const& one : result->ridden[side])
      for (int8_t p : one.rides)
        if (one.name == r.name) add_ride(form.rides, p), ++form.season, form.points += p;
    auto const& hurt = result->injured[side];
    if (std::find(hurt.begin(), hurt.end(), r.name) != hurt.end()) form.out = league.rules.injury;
  }
  form.cma = average(rules, r.initial, form.rides);
  return form;
}

std::string team_text(LeagueFile const& league, Settings const& rules, int club) {
  auto const& riders = league.clubs[size_t(club)].riders;
  std::string out;
  int many = 0;
  auto add = [&](std::string const& entry) { out += (many++ ? ", " : "") + entry; };
  for (size_t i = 0; i < riders.size(); ++i) {
    LeagueForm const form = form_of(league, rules, club, int(i));
    if (form.out) continue;
    std::string rides;
    for (int8_t p : form.rides) rides += char('0' + p);
    add(riders[i].name + " " + tenths(riders[i].initial) + (rides.empty() ? "" : "/" + rides));
  }
  for (int guest = 1, missing = 5 - many; guest <= missing; ++guest) add("Guest " + to_string(guest) + " " + tenths(league.rules.guest));
  return out;
}

int next_fixture(LeagueFile const& league) {
  for (size_t i = 0; i < league.fixtures.size(); ++i)
    if (!league.fixtures[i].result) return int(i);
  return -1;
}

namespace {

Settings settings_of(LeagueFile const& league) {
  auto const rules = read_settings(league.settings);
  return rules ? *rules : Settings{};
}

Expected<Doc> open_file(Doc const& file) {
  auto league = read_league(file);
  if (!league) return league.error();
  return write_league(*league);
}

Setup setup_of(LeagueFile const& league, size_t at) {
  Fixture const& f = league.fixtures[at];
  Settings const rules = settings_of(league);
  Setup s;
  s.game = GravelKings::kCover.id;
  s.title = league.title + ", round " + to_string(f.round);
  s.track_text = league.deck;
  if (league.deck.empty()) s.track = GravelKings::tracks()[0].id;
  s.settings = league.settings;
  for (size_t side = 0; side < 2; ++side) {
    LeagueClub const& club = league.clubs[size_t(f.clubs[side])];
    SeatSetup seat{club.name, club.livery, int(side) + 1, club.driver, Doc::object()};
    seat.options["riders"] = team_text(league, rules, f.clubs[side]);
    seat.options["carried"] = "yes";
    s.seats.push_back(std::move(seat));
  }
  return s;
}

Expected<Setup> setup_file(Doc const& file, int fixture) {
  auto league = read_league(file);
  if (!league) return league.error();
  int const at = fixture ? fixture - 1 : next_fixture(*league);
  if (at < 0 && !fixture) return Error{"/fixtures", "Every fixture of this league is ridden."};
  if (at < 0 || at >= int(league->fixtures.size()))
    return Error{"/fixtures", "There is no fixture " + to_string(fixture) + "; they are 1 to " + to_string(league->fixtures.size()) + "."};
  if (league->fixtures[size_t(at)].result) return Error{"/fixtures/" + to_string(at), "Fixture " + to_string(fixture) + " is ridden already; choose one without a result."};
  return setup_of(*league, size_t(at));
}

LeagueResult result_of(LeagueFile const& league, Fixture const& f, GravelKings const& game, State const& end) {
  LeagueResult r;
  r.score = game.score(end);
  for (Fixture const& other : league.fixtures)
    if (other.result) r.played = std::max(r.played, other.result->played);
  ++r.played;
  for (size_t side = 0; side < 2; ++side) {
    Roster const& team = game.book().teams[side];
    for (int i = 0; i < team.size; ++i) {
      Rider const& rider = end.teams[side].riders[size_t(i)];
      Rides rides;
      for (int8_t p : rider.points) add_ride(rides, p);
      if (!rides.empty()) r.ridden[side].push_back({team.names[size_t(i)], rides});
      bool known = false;
      for (LeagueRider const& x : league.clubs[size_t(f.clubs[side])].riders) known = known || x.name == team.names[size_t(i)];
      if (rider.injured && known) r.injured[side].push_back(team.names[size_t(i)]);
    }
  }
  return r;
}

Expected<Doc> enter_file(Doc const& file, Setup const& setup, Doc const& end) {
  auto league = read_league(file);
  if (!league) return league.error();
  if (setup.game != GravelKings::kCover.id) return Error{"/setup/game", "This is no meeting of Gravel Kings; enter one that was started from this league."};
  auto game = GravelKings::make(setup);
  if (!game) return game.error();
  auto state = from_doc<State>(end);
  if (!state) return state.error();
  if (!game->outcome(*state).over) return Error{"", "This meeting is not over; enter it when heat 6 is ridden."};
  for (size_t at = 0; at < league->fixtures.size(); ++at) {
    Fixture& f = league->fixtures[at];
    bool const these = league->clubs[size_t(f.clubs[0])].name == setup.seats[0].name && league->clubs[size_t(f.clubs[1])].name == setup.seats[1].name;
    if (!these || f.result) continue;
    Setup const wanted = setup_of(*league, at);
    for (size_t side = 0; side < 2; ++side)
      if (get_text(wanted.seats[side].options, "riders") != get_text(setup.seats[side].options, "riders"))
        return Error{"/clubs/" + to_string(f.clubs[side]),
                     setup.seats[side].name + " rode with another team or other averages than this league has now; start the meeting from the league's own set-up."};
    f.result = result_of(*league, f, *game, *state);
    return write_league(*league);
  }
  return Error{"/fixtures", "No open fixture is " + setup.seats[0].name + " at home against " + setup.seats[1].name + "."};
}

Paper::Table table_paper(LeagueFile const& league) {
  Paper::Table t;
  t.title = "Table";
  t.columns = {">", "Club", ">Met", ">Won", ">Drawn", ">Lost", ">For", ">Against", ">Points"};
  int place = 0;
  for (LeagueRow const& r : league_table(league))
    t.rows.push_back({to_string(++place), league.clubs[size_t(r.club)].name, to_string(r.played), to_string(r.won), to_string(r.drawn),
                      to_string(r.lost), to_string(r.scored), to_string(r.against), to_string(r.points)});
  return t;
}

Paper::Table fixtures_paper(LeagueFile const& league) {
  Paper::Table t;
  t.title = "Fixtures";
  t.columns = {">", ">Round", "Home", "Visitors", ">Result"};
  for (size_t i = 0; i < league.fixtures.size(); ++i) {
    Fixture const& f = league.fixtures[i];
    t.rows.push_back({to_string(i + 1), to_string(f.round), league.clubs[size_t(f.clubs[0])].name, league.clubs[size_t(f.clubs[1])].name,
                      f.result ? to_string(f.result->score[0]) + ":" + to_string(f.result->score[1]) : ""});
  }
  return t;
}

Paper::Table averages_paper(LeagueFile const& league) {
  Paper::Table t;
  t.title = "Averages";
  t.columns = {"Club", ">No.", "Rider", ">Rides", ">Points", ">CMA", "Out"};
  Settings const rules = settings_of(league);
  for (size_t c = 0; c < league.clubs.size(); ++c)
    for (size_t i = 0; i < league.clubs[c].riders.size(); ++i) {
      LeagueForm const form = form_of(league, rules, int(c), int(i));
      t.rows.push_back({league.clubs[c].name, to_string(i + 1), league.clubs[c].riders[i].name, to_string(form.season), to_string(form.points),
                        tenths(form.cma), form.out == 0 ? "" : form.out == 1 ? "1 meeting" : to_string(form.out) + " meetings"});
    }
  return t;
}

std::string ridden_words(LeagueFile const& league) {
  int ridden = 0;
  for (Fixture const& f : league.fixtures) ridden += bool(f.result);
  return to_string(ridden) + " of " + to_string(league.fixtures.size()) + " meetings are ridden.";
}

Expected<LeagueCard> card_file(Doc const& file) {
  auto league = read_league(file);
  if (!league) return league.error();
  LeagueCard card{league->title, ridden_words(*league), ""};
  if (int const at = next_fixture(*league); at >= 0) {
    Fixture const& f = league->fixtures[size_t(at)];
    card.next = "Round " + to_string(f.round) + ": " + league->clubs[size_t(f.clubs[0])].name + " v " + league->clubs[size_t(f.clubs[1])].name;
  }
  return card;
}

Expected<Doc> found_file(std::string_view text) {
  auto league = found_league(text);
  if (!league) return league.error();
  return write_league(*league);
}

constexpr char kExample[] =
    "Shale League\n"
    "Hornets: Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0, Ford 2.9, Gray 2.3\n"
    "Lanterns (bot medium): Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9, Stone 3.0, Todd 2.1\n"
    "Foxes (bot medium): Abbot 9.2, Blyth 6.9, Crane 5.8, Drew 5.0, Ellis 4.1, Frost 2.8\n"
    "Millers (link): Hale 7.9, Innes 7.4, Jarvis 6.4, Knox 5.5, Lowe 4.4, Moss 2.2\n";

Expected<std::vector<Paper>> papers_file(Doc const& file) {
  auto league = read_league(file);
  if (!league) return league.error();
  Paper p;
  p.name = "League";
  p.title = league->title;
  p.subtitle = ridden_words(*league);
  p.tables = {table_paper(*league), fixtures_paper(*league), averages_paper(*league)};
  return std::vector<Paper>{p};
}

}  // namespace

constexpr char kHow[] =
    "Its name, then a line for each club: name, colon, riders with averages. In brackets who leads it: screen, link, forum, mail or bot "
    "easy, medium, hard. Everybody meets everybody at home and away; averages and injuries are carried on.";

League const& GravelKings::league() {
  static constexpr League kDoor{open_file, card_file, papers_file, setup_file, enter_file, found_file, kExample, kHow};
  return kDoor;
}

}  // namespace paddock::gravel_kings
