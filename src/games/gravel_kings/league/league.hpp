// What the game knows of a league (contract/league.hpp): clubs are riders, their averages and injuries are carried from meeting
// to meeting. Table, calendar and file are general (events/league_view.hpp).
#pragma once
#include <array>
#include <string>
#include <vector>

#include "contract/league.hpp"
#include "games/gravel_kings/rules/book.hpp"

namespace paddock::gravel_kings {

// LeagueRules::own: meetings of his club that an injured rider misses; CMA of who fills a team up to five, in tenths.
enum LeagueOwn : size_t { kInjury, kGuest };

struct LeagueRider {
  std::string name;
  int initial = 0;                      // GK-8.3
  Rides rides;                          // of before the league
};

// ---- what stands in the file (league_file.cpp). Errors give the path below the club or the result, and the remedy.
// "riders" (in order of their numbers) and "carried": not a new team, 36.0 is not checked (GK-6.5).
Expected<Doc> read_club(LeagueFile const& league, Doc const& given);
std::vector<LeagueRider> riders_of(LeagueSide const& club);
// "rides", of each side by name, and "injured"; without them only the score is known. Guests ride, too.
Expected<Doc> read_result(LeagueFile const& league, Fixture const& fixture, Doc const& given);
Rides ridden_by(LeagueResult const& result, size_t side, std::string const& name);
bool injured(LeagueResult const& result, size_t side, std::string const& name);
// Both as the file says them; nothing is written where nobody rode, nobody was hurt.
Doc write_result(std::array<Doc, 2> rides, std::array<Doc, 2> hurt);
std::string digits(Rides const& rides);

// ---- what follows from it (league.cpp)
Settings settings_of(LeagueFile const& league);
struct LeagueForm {                     // of a rider now
  Rides rides;                          // GK-8.2 the window
  int season = 0, points = 0;           // rides and points in this league
  int cma = 0;
  int out = 0;                          // meetings he still misses
};
LeagueForm form_of(LeagueFile const& league, Settings const& rules, int club, int rider);
// The team as it would ride now, as the set-up takes it: the fit ones in order, filled up to five.
std::string team_text(LeagueFile const& league, Settings const& rules, int club);

}  // namespace paddock::gravel_kings
