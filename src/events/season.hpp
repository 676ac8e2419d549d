// A season of a league: its table, its calendar, its file, worked out from values. What only a game knows it says through League
// (contract/league.hpp). No screen, nothing kept: that is LeagueDesk.
// On the page the code of this room comes after the first frame (tools/split.py knows it by its name). Early code calls nothing
// of it but through Room, after late_code_here().
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contract/league.hpp"

namespace paddock::app {

// What a start page says of a league.
struct LeagueCard {
  std::string title, state;             // "2 of 6 meetings are ridden."
  std::string next;                     // "Round 2: Hornets v Lanterns"; empty: every fixture has its result
};

// All that is shown of one.
struct LeagueLook {
  LeagueCard card;
  std::vector<Paper> papers;            // table, fixtures, the game's own
  std::optional<Setup> next;            // the next meeting; none: every fixture has its result
};

namespace seasons {

// ---- table and calendar (table.cpp, fixtures.cpp)
struct Row {
  int side = 0, played = 0, won = 0, drawn = 0, lost = 0, bonus = 0;
  int scored = 0, against = 0, points = 0;
};
std::vector<Row> table(LeagueFile const& league);             // best first
std::vector<Fixture> double_round(int sides);                 // everybody meets everybody twice, once a round
int next_fixture(LeagueFile const& league);                   // index, -1: all have their result

// ---- the file (file.cpp), and the same from plain text (found.cpp), whose errors say "line 3"
inline constexpr int kMostSides = 16;
Expected<LeagueFile> read_file(League const& game, Doc const& doc);
Doc write_file(League const& game, LeagueFile const& league);
Expected<LeagueFile> found(League const& game, std::string_view text);

// ---- what is played and shown (season.cpp)
Setup setup_of(League const& game, LeagueFile const& league, Fixture const& fixture);
// The set-up of a fixture, counted from 1; 0: the next one that has no result.
Expected<Setup> open_fixture(League const& game, LeagueFile const& league, int fixture);
// The league with the result of a finished meeting: its set-up and its last position. It is refused when it belongs to no open
// fixture.
Expected<LeagueFile> entered(League const& game, LeagueFile league, Setup const& setup, Doc const& end);
LeagueLook look(League const& game, LeagueFile const& league);

// ---- the door for early code: files in, clean files out
struct Room {
  Expected<Doc> (*open)(League const& game, Doc const& file);
  Expected<Doc> (*found)(League const& game, std::string_view text);
  Expected<Doc> (*enter)(League const& game, Doc const& file, Setup const& setup, Doc const& end);
  Expected<LeagueLook> (*look)(League const& game, Doc const& file);
};
extern Room const* const volatile room;   // no optimiser may know where it leads

}  // namespace seasons
}  // namespace paddock::app
