// A league: meetings of the same sides over a season, kept as one JSON file that people pass on. What a game offers for it
// (G::league(), optional); a file that cannot be read gives one sentence with its path and the remedy.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "contract/setup.hpp"
#include "view/paper.hpp"

namespace paddock {

// What a start page says of a league.
struct LeagueCard {
  std::string title, state;   // "2 of 6 meetings are ridden."
  std::string next;           // "Round 2: Hornets v Lanterns"; empty: every fixture has its result
};

struct League {
  Expected<Doc> (*open)(Doc const& file) = nullptr;                   // its one clean form
  Expected<LeagueCard> (*card)(Doc const& file) = nullptr;
  Expected<std::vector<Paper>> (*papers)(Doc const& file) = nullptr;  // table, fixtures, averages
  // The set-up of a fixture, counted from 1; 0: the next one that has no result.
  Expected<Setup> (*setup)(Doc const& file, int fixture) = nullptr;
  // The file with the result of a finished meeting: its set-up and its last position. It is refused when it belongs to no
  // open fixture.
  Expected<Doc> (*enter)(Doc const& file, Setup const& setup, Doc const& end) = nullptr;
  // A new league as a person writes it: its name, then a line for each side; everybody meets everybody at home and away.
  // Errors: "line 3" and what would be right. `example`: such a text, to write over.
  Expected<Doc> (*found)(std::string_view text) = nullptr;
  char const* example = "";
  char const* how = "";              // what such a text says, two or three sentences
};

}  // namespace paddock
