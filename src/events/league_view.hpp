// A league as an event, and as its game sees it (contract/league.hpp): what is carried from meeting to meeting only the game knows.
#pragma once
#include <string_view>

#include "contract/league.hpp"
#include "events/event.hpp"
#include "session/session.hpp"

namespace paddock::app::events {

inline constexpr int kMostSides = 16;

League const* league_of(Event const& event);              // the half of its game; null: it is no league
LeagueFile league_view(Event const& event);               // all of it as the game's half reads it
Fixture fixture_view(Event const& event, RaceAt at);
int next_played(Event const& event);                      // the number of the next meeting in the season
Event before_meeting(Event event, RaceAt at);             // without it and what was played after it
void count_played(Event& event);                          // numbers them anew, in the order they have, 1 to n

// ---- files and texts of leagues. What comes out is an event like any other; errors name the place in what was given.
// The file as it was before leagues were events ("format": "paddock-league").
Expected<Event> read_old_league(Doc const& doc);
// From plain text: the title, then a line for each side; errors say "line 3".
Expected<Event> new_league(League const& game, std::string_view text);

// Everybody meets everybody at home and away: the set-up of a meeting, and what a finished one is kept as beside its score.
void prepare_meeting(Event const& event, RaceAt at, Setup& setup);
std::optional<Error> take_meeting(Event const& event, RaceAt at, SessionViews const& race, Result& result);

// What a league prints: its table, its fixtures, and its game's own tables.
std::vector<Paper::Table> league_tables(Event const& event);
std::string league_state(Event const& event);             // "2 of 6 meetings are ridden."
std::string meeting_words(Event const& event, RaceAt at); // "Hornets v Lanterns"

}  // namespace paddock::app::events
