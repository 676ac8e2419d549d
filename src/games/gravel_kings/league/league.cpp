// What follows from a league for its clubs: form, the team that rides next, a meeting's result; and the game's half of it
// (contract/league.hpp).
#include "games/gravel_kings/league/league.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {

using std::to_string;

// GK-8.2, GK-8.5; an injury costs the meetings of his club that follow.
LeagueForm form_of(LeagueFile const& league, Settings const& rules, int club, int rider) {
  LeagueRider const r = riders_of(league.sides[size_t(club)])[size_t(rider)];
  LeagueForm form;
  form.rides = r.rides;
  std::vector<std::pair<LeagueResult const*, size_t>> season;
  for (Fixture const& f : league.fixtures)
    for (size_t side = 0; side < 2 && f.result; ++side)
      if (f.sides[side] == club) season.push_back({&*f.result, side});
  sort_many(season, [](auto const& a, auto const& b) { return a.first->played < b.first->played; });
  for (auto const& [result, side] : season) {
    form.out = std::max(0, form.out - 1);
    for (int8_t p : ridden_by(*result, side, r.name)) add_ride(form.rides, p), ++form.season, form.points += p;
    if (injured(*result, side, r.name)) form.out = league.rules.own[kInjury];
  }
  form.cma = average(rules, r.initial, form.rides);
  return form;
}

std::string team_text(LeagueFile const& league, Settings const& rules, int club) {
  auto const riders = riders_of(league.sides[size_t(club)]);
  std::string out;
  int many = 0;
  auto add = [&](std::string const& entry) { out += (many++ ? ", " : "") + entry; };
  for (size_t i = 0; i < riders.size(); ++i) {
    LeagueForm const form = form_of(league, rules, club, int(i));
    if (form.out) continue;
    add(riders[i].name + " " + tenths(riders[i].initial) + (form.rides.empty() ? "" : "/" + digits(form.rides)));
  }
  for (int guest = 1, missing = 5 - many; guest <= missing; ++guest) add("Guest " + to_string(guest) + " " + tenths(league.rules.own[kGuest]));
  return out;
}

Settings settings_of(LeagueFile const& league) {
  auto const rules = read_settings(league.settings);
  return rules ? *rules : Settings{};
}

namespace {

std::optional<Error> fault_of(LeagueFile const& league) {
  auto const rules = read_settings(league.settings);
  return rules ? std::nullopt : std::optional(rules.error());
}

void prepare(LeagueFile const& league, Fixture const& f, Setup& setup) {
  Settings const rules = settings_of(league);
  if (league.board.empty()) setup.track = GravelKings::tracks()[0].id;
  for (size_t side = 0; side < 2; ++side) {
    setup.seats[side].options["riders"] = team_text(league, rules, f.sides[side]);
    setup.seats[side].options["carried"] = "yes";
  }
}

LeagueResult result_of(LeagueFile const& league, Fixture const& f, GravelKings const& game, State const& end) {
  LeagueResult r;
  auto const score = game.score(end);
  r.score.assign(score.begin(), score.end());
  std::array<Doc, 2> rides = {Doc::object(), Doc::object()}, hurt = {Doc::array(), Doc::array()};
  for (size_t side = 0; side < 2; ++side) {
    Roster const& team = game.book().teams[side];
    auto const riders = riders_of(league.sides[size_t(f.sides[side])]);
    for (size_t i = 0; i < size_t(team.size); ++i) {
      Rider const& rider = end.teams[side].riders[i];
      Rides ridden;
      for (int8_t p : rider.points) add_ride(ridden, p);
      if (!ridden.empty()) rides[side][team.names[i]] = digits(ridden);
      bool const known = std::any_of(riders.begin(), riders.end(), [&](LeagueRider const& x) { return x.name == team.names[i]; });
      if (rider.injured && known) hurt[side].push_back(team.names[i]);
    }
  }
  r.own = write_result(std::move(rides), std::move(hurt));
  return r;
}

Expected<LeagueResult> taken(LeagueFile const& league, Fixture const* open, Setup const& setup, Doc const& end) {
  auto game = GravelKings::make(setup);
  if (!game) return game.error();
  auto state = from_doc<State>(end);
  if (!state) return state.error();
  if (!game->outcome(*state).over) return Error{"", "This meeting is not over; enter it when heat 6 is ridden."};
  if (!open) return LeagueResult{};
  Settings const rules = settings_of(league);
  for (size_t side = 0; side < 2; ++side)
    if (team_text(league, rules, open->sides[side]) != get_text(setup.seats[side].options, "riders"))
      return Error{"/clubs/" + to_string(open->sides[side]),
                   setup.seats[side].name + " rode with another team or other averages than this league has now; start the meeting from the league's own set-up."};
  return result_of(league, *open, *game, *state);
}

std::vector<Paper::Table> tables(LeagueFile const& league) {
  Paper::Table t;
  t.title = "Averages";
  t.columns = {"Club", ">No.", "Rider", ">Rides", ">Points", ">CMA", "Out"};
  Settings const rules = settings_of(league);
  for (size_t c = 0; c < league.sides.size(); ++c) {
    auto const riders = riders_of(league.sides[c]);
    for (size_t i = 0; i < riders.size(); ++i) {
      LeagueForm const form = form_of(league, rules, int(c), int(i));
      t.rows.push_back({league.sides[c].name, to_string(i + 1), riders[i].name, to_string(form.season), to_string(form.points),
                        tenths(form.cma), form.out == 0 ? "" : form.out == 1 ? "1 meeting" : to_string(form.out) + " meetings"});
    }
  }
  return {std::move(t)};
}

constexpr char kLine[] = "A club is its name, a colon and its riders, like \"Hornets: Ann 8.6, Bo 7.2, ...\".";

constexpr char kExample[] =
    "Shale League\n"
    "Hornets: Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0, Ford 2.9, Gray 2.3\n"
    "Lanterns (bot medium): Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9, Stone 3.0, Todd 2.1\n"
    "Foxes (bot medium): Abbot 9.2, Blyth 6.9, Crane 5.8, Drew 5.0, Ellis 4.1, Frost 2.8\n"
    "Millers (link): Hale 7.9, Innes 7.4, Jarvis 6.4, Knox 5.5, Lowe 4.4, Moss 2.2\n";

constexpr char kHow[] =
    "Its name, two clubs or more, and their riders with the averages they start with, five to seven of each. Everybody meets everybody at home and "
    "away; averages and injuries are carried on.";

constexpr LeagueRule kRules[] = {   // in the order of LeagueOwn
    {"injury", 1, 0, 99},
    {"guest", 10, 10, 115, read_tenths, tenths, "A guest's CMA is a text from \"1.0\" to \"11.5\"."},
};
constexpr LeagueWords kWords{"club", "clubs", "ride", "ridden", "riders", "deck"};

}  // namespace

League const& GravelKings::league() {
  static constexpr League kLeague{kCover.id, kCover.title, kWords, kRules, fault_of, read_club, read_result,
                                  prepare, taken, tables, kLine, kExample, kHow};
  return kLeague;
}

}  // namespace paddock::gravel_kings
