// A league of several clubs: fixtures home and away, the table, averages and injuries carried from meeting to meeting. One
// JSON file holds what was agreed and what was ridden; everything else is worked out from it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "contract/league.hpp"
#include "games/gravel_kings/rules/book.hpp"

namespace paddock::gravel_kings {

inline constexpr int kClubs = 16;

// What clubs may agree otherwise; the words of the file.
struct LeagueRules {
  int win = 2, draw = 1;
  int bonus = 0;                        // for the better aggregate of home and away, when both are ridden
  enum Ties : uint8_t { Difference, HeadToHead, For } ties = Difference;
  int injury = 1;                       // meetings of his club that an injured rider misses
  int guest = 10;                       // CMA of who fills a team up to five, in tenths
};

struct LeagueRider {
  std::string name;
  int initial = 0;                      // GK-8.3
  Rides rides;                          // of before the league
};

struct LeagueClub {
  std::string name, driver;
  int livery = 0;
  bool carried = false;                 // not a new team: 36.0 is not checked (GK-6.5)
  std::vector<LeagueRider> riders;      // in order of their numbers
};

struct LeagueResult {
  int played = 0;                       // the how manieth of the season, from 1
  std::array<int, 2> score = {};        // home, visitors
  struct Ridden { std::string name; Rides rides; };
  std::array<std::vector<Ridden>, 2> ridden;   // guests, too; empty: only the score is known
  std::array<std::vector<std::string>, 2> injured;
};

struct Fixture {
  int round = 1;
  std::array<int, 2> clubs = {};        // home, visitors
  std::optional<LeagueResult> result;
};

struct LeagueFile {
  std::string title, deck;              // a deck of their own, else the house deck
  Doc settings = Doc::object();         // of every meeting
  LeagueRules rules;
  std::vector<LeagueClub> clubs;
  std::vector<Fixture> fixtures;
};

// ---- the file (league_file.cpp). Errors give the path and the remedy. Without fixtures everybody meets everybody twice.
Expected<LeagueFile> read_league(Doc const& doc);
Doc write_league(LeagueFile const& league);
// league_found.cpp: the same from plain text (contract/league.hpp: founded). Errors: "line 3" and what would be right.
Expected<LeagueFile> found_league(std::string_view text);
std::vector<Fixture> double_round(int clubs);

// ---- what follows from it (league.cpp)
struct LeagueRow {
  int club = 0, played = 0, won = 0, drawn = 0, lost = 0, bonus = 0;
  int scored = 0, against = 0, points = 0;
};
std::vector<LeagueRow> league_table(LeagueFile const& league);   // best first

struct LeagueForm {                     // of a rider now
  Rides rides;                          // GK-8.2 the window
  int season = 0, points = 0;           // rides and points in this league
  int cma = 0;
  int out = 0;                          // meetings he still misses
};
LeagueForm form_of(LeagueFile const& league, Settings const& rules, int club, int rider);
// The team as it would ride now, as the set-up takes it: the fit ones in order, filled up to five.
std::string team_text(LeagueFile const& league, Settings const& rules, int club);
int next_fixture(LeagueFile const& league);   // index, -1: all are ridden

}  // namespace paddock::gravel_kings
