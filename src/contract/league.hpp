// A league: the same sides meet over a season. It is an event (events/event.hpp, Kind::League), whose table, calendar and file are
// those of every event; here is what its game's half sees of it, and what a game must say for it (G::league(), optional). Errors
// are one sentence with a path and the remedy.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "contract/setup.hpp"
#include "view/paper.hpp"

namespace paddock {

// ---- a league as values; `own` is what the game keeps there, in its one clean form

struct LeagueSide {
  std::string name, driver;
  int livery = 0;
  Doc own = Doc::object();
};

struct LeagueResult {
  int played = 0;                       // the how manieth of the season, from 1
  std::vector<int> score;               // of each side
  Doc own = Doc::object();
};

struct Fixture {
  int round = 1;
  std::vector<int> sides;               // home, visitors
  std::optional<LeagueResult> result;
};

// What the sides may agree otherwise of what only the game knows; points and ties are the event's (events/event.hpp).
struct LeagueRules {
  std::vector<int> own;                 // as League::rules lists them
};

struct LeagueFile {
  std::string title, board;             // a board of their own, else the usual one
  Doc settings = Doc::object();         // of every meeting
  LeagueRules rules;
  std::vector<LeagueSide> sides;
  std::vector<Fixture> fixtures;
};

// ---- what a game says

// A rule of a league of this game: a whole number, or with `read` and `write` a text that stands for one.
struct LeagueRule {
  char const* name;
  int fallback, low, high;
  int (*read)(std::string_view text) = nullptr;   // -1: none
  std::string (*write)(int value) = nullptr;
  char const* right = "";               // of a text: what would be right, a sentence
};

struct LeagueWords {
  char const *side, *sides;             // "club", "clubs"
  char const *meet, *met;               // what sides do in a meeting: "ride", "ridden"
  char const* listed;                   // what a side is made of, and its key in the file: "riders"
  char const* board;                    // key of the file for LeagueFile::board: "deck"
};

struct League {
  char const *game, *title;             // of its cover
  LeagueWords words;
  std::span<LeagueRule const> rules;
  std::optional<Error> (*fault)(LeagueFile const& league);     // of its settings
  // What stands in the file of a side beyond its seat, and of a result beyond its score, to LeagueSide::own and
  // LeagueResult::own. Paths of errors begin below the side and the result. `fixture`: with its score.
  Expected<Doc> (*side)(LeagueFile const& league, Doc const& given);
  Expected<Doc> (*result)(LeagueFile const& league, Fixture const& fixture, Doc const& given);
  // Adds to a set-up that has its title, board, settings and seats what only the game knows.
  void (*prepare)(LeagueFile const& league, Fixture const& fixture, Setup& setup);
  // Score and `own` of a finished meeting: its set-up and its last position. `open`: the fixture it was, or null where none is
  // open; then only what is wrong with the meeting itself is asked for.
  Expected<LeagueResult> (*taken)(LeagueFile const& league, Fixture const* open, Setup const& setup, Doc const& end);
  std::vector<Paper::Table> (*tables)(LeagueFile const& league);   // its own, printed behind the table and the fixtures
  // A new league as a person writes it: its name, then a line for each side, "name (driver): " and what it is made of.
  char const* line = "";                // to whoever writes another line: a sentence
  char const* example = "";             // such a text, to write over
  char const* how = "";                 // what such a text says, two or three sentences
};

}  // namespace paddock
