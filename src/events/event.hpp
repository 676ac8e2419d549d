// An event as values: who takes part, by which rules, what is raced when, and the results. Everything else (seeding, draws,
// standings, a final's field) is derived from these, standings.hpp and draw.hpp. No screen, nothing kept. One model serves all:
//   Qualifying     several races at each slot, the best of all slots meet in a final (SC-1, SC-2)
//   Series         rounds with a table of points, tiers, dropped rounds, teams
//   Championship   a series by the games' own points (duel points)
//   League         everybody meets everybody at home and away; what its game carries from meeting to meeting it says itself
//                  (contract/league.hpp, league_view.hpp)
//
// On the page the code of this namespace comes after the first frame (tools/split.py knows it by its name): early code calls it
// through room.hpp alone.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contract/contest.hpp"
#include "core/doc.hpp"
#include "core/seed.hpp"

namespace paddock::app::events {

// What a file may hold at most; races: of a round.
inline constexpr int kMostEntrants = 400, kMostRounds = 60, kMostRaces = kMostEntrants / 2, kMostTiers = 12, kMostPlaces = 40, kMostLaps = 99, kMostNames = 9;
inline constexpr int kMostRolls = kMostEntrants * (kMostRounds + 1), kMostChanges = 400;

enum class Kind : uint8_t { Qualifying, Series, Championship, League };
inline constexpr char const* kKinds[] = {"qualifying", "series", "championship", "league"};

struct Entrant {
  std::string name;                     // no two have the same
  int number = 1, livery = 0;           // as SeatSetup has them
  int laurels = 0;                      // 0 to 999: seeds the draw, the more the better
  std::string team;                     // empty: none
  int tier = 0;                         // of Rules::tiers, or the only one
  int handicap = 0;                     // -99 to 99 points, as Rules::handicap says
  std::string driver = "screen";        // who decides for the seat, as SeatSetup has it
  Doc options = Doc::object();          // what his seat brings, by game: {"nascar": {"upgrade": "turbo"}}; in a league LeagueSide::own
  std::vector<std::string> was;         // the names he had before, the first one first: records and dice know him by them
};

// ---- rules: each a named value with bounds (rules.hpp has the list)

// Points of the table, of the game, both added, or for a meeting that is won or drawn.
enum class Scoring : uint8_t { Table, Own, Both, Meetings };
inline constexpr char const* kScorings[] = {"table", "own", "both", "meetings"};
enum class Handicap : uint8_t { None, Race, Season };   // points are added for each race one finishes, or once
inline constexpr char const* kHandicaps[] = {"none", "race", "season"};
enum class Grid : uint8_t { Draw, Entry, Standings, Reversed };   // how entrants of a drawn race stand
inline constexpr char const* kGrids[] = {"draw", "entry", "standings", "reversed"};
enum class Format : uint8_t { Field, Pairs };           // everybody of a tier at once, or two by two, in turn
inline constexpr char const* kFormats[] = {"field", "pairs"};

// What parts entrants with equal points, in the order a file lists them.
// Difference: the game's own points for and against; Scored: for alone; Meetings: the points, then the difference of the meetings
// that equals had with one another, asked again of those who are still equal.
enum class Tie : uint8_t { Wins, Countback, Best, HeadToHead, Last, Finishes, Own, Dice, Difference, Scored, Meetings };
inline constexpr char const* kTies[] = {"wins", "countback", "best", "headToHead", "last", "finishes", "own", "dice", "difference", "scored", "meetings"};

// Points beside those of a place: for "started", "finished", "pole" (first on the grid), "won", or a mark of the game.
inline constexpr char const* kBonuses[] = {"started", "finished", "pole", "won"};
struct Bonus {
  std::string of;
  int points = 0;                       // -99 to 99
  friend bool operator==(Bonus const&, Bonus const&) = default;
};

// Where two by two meet: what becomes of the meetings of a side that withdraws. What it has had stands and the rest is void; all of
// it is void; what it has had stands, and who was still to meet it has won.
enum class Withdrawn : uint8_t { Stand, Void, Award };
inline constexpr char const* kWithdrawn[] = {"stand", "void", "award"};

struct Rules {
  Scoring scoring = Scoring::Table;
  std::vector<int> points = {25, 18, 15, 12, 10, 8, 6, 4, 2, 1};   // of place 1, 2, ...; 0 to 999
  std::vector<Bonus> bonuses;
  int dropped = 0;                      // so many rounds with the fewest points do not count
  std::vector<Tie> ties = {Tie::Wins, Tie::Countback, Tie::HeadToHead, Tie::Last};
  Handicap handicap = Handicap::None;
  int field = 12;                       // the most that race together, 2 to kMaxSeats
  Format format = Format::Field;
  Grid grid = Grid::Draw;
  std::vector<std::string> tiers;       // divisions, best first; empty: one without a name
  int promoted = 0, relegated = 0;      // so many change between two neighbouring tiers at the end
  int team_counts = 0;                  // the best so many of a team count in a round; 0: all
  int win = 2, draw = 1;                // of a meeting: 0 to 9
  int aggregate = 0;                    // for the better aggregate of two that met twice: 0 to 9
  Withdrawn withdrawn = Withdrawn::Stand;   // by default what was raced stands: others have raced it, too
  std::vector<int> own;                 // of a league: as League::rules of its game lists them
  friend bool operator==(Rules const&, Rules const&) = default;
};

// ---- what is raced

struct Placing {                        // of one entrant in one race
  Finish finish;
  friend bool operator==(Placing const&, Placing const&) = default;
};

struct Result {
  std::vector<Placing> placings;        // as Race::grid has the entrants
  std::string record;                   // what it came from and can be opened and audited by: a link, or the text of a save; or empty
  std::string run_by;                   // who ran it
  int played = 0;                       // of a league: the how manieth of the season, from 1
  Doc own = Doc::object();              // and what its game keeps (LeagueResult::own)
  friend bool operator==(Result const&, Result const&) = default;
};

struct Race {
  std::string id;                       // "1A", no two have the same
  int tier = -1;                        // -1: all of them
  std::vector<int> grid;                // entrants, seat by seat
  std::optional<Result> result;
};

// A round; of a Qualifying event a slot, the last one its final.
struct Round {
  std::string name, date;               // no two have the same name; date: as people write it
  std::string game;                     // empty: the event's
  std::string board, board_text;        // of a track that is built in; or a map of one's own, in full. Both empty: the usual one
  int laps = 0;                         // 0: as the track says
  Doc settings = Doc::object();         // of every race of it, over Event::settings
  int weight = 1;                       // its points count so many times, 1 to 9
  bool final = false;
  std::optional<std::vector<int>> entered;   // who races then; none: everybody
  std::vector<Race> races;              // empty: it is not drawn yet
};

// Dice of people (who is ahead of equals, a draw): number `rolls[i]` is what the entrant's i-th roll for it was, 0 to 99. What
// does not stand here comes from Event::seed, label, name and i alone, so whoever works it out gets the same.
struct Rolled {
  std::string label;                    // "seeding 1", "final"
  int who = 0;
  std::vector<int> rolls;
};

// What was changed while the event went on, in the order it was told: changes.hpp reads it.
struct Change {
  enum Kind : uint8_t { TookBack, Withdrew, Substitute, Returned, Moved } kind = TookBack;
  int who = -1;                         // of all but the first; who has returned drives himself again
  int from = 0, to = -1;                // rounds it holds for, both among them; -1: to the end
  std::string name, driver;             // of a substitute; driver: empty: as the entrant's
  // A result that was taken back: of which race, what it was, how many stood with it, its number in a league's season, by whom.
  // Of who was moved: the race of round `from` that he drives in instead of the one he was drawn into.
  struct Was { int who = 0; Finish finish; };
  std::string race, by;
  std::vector<Was> was;
  int results = 0, played = 0;
  struct Seat { std::string race; int at = 0; };
  std::vector<Seat> left;               // of who withdrew: drawn races that go on without him, and where he stood on the grid with all who have left it
};

struct Event {
  Kind kind = Kind::Series;
  std::string title, game;              // game: of every round that names no other
  std::string run_by;                   // who runs it
  Seed seed;
  Doc settings = Doc::object();         // of every race
  std::string board_text;               // a map of every round that has no board of its own; empty: the usual one
  Rules rules;
  std::vector<Entrant> entrants;
  std::vector<Round> rounds;
  std::vector<Rolled> dice;
  std::vector<Change> changes;
};

// Where a race stands in an event.
struct RaceAt { int round = -1, race = -1; bool any() const { return round >= 0; } };
RaceAt find_race(Event const& event, std::string_view id);
RaceAt next_race(Event const& event);   // the first that is drawn, has no result and can be raced
int next_round(Event const& event);     // the first that has a race without a result, or is not drawn; -1: all is over
bool has_result(Round const& round);     // of one of its races
int find_entrant(Event const& event, std::string_view name);   // by the name he has, or else one he had; -1: nobody
std::string const& game_of(Event const& event, Round const& round);
std::vector<int> entered_of(Event const& event, int round);   // who races then, by entry: without those who have withdrawn
int tiers_of(Event const& event);       // 1 at least
std::string fresh_race_id(int round, int race);   // "1A", "12AB": what a race is called when it is drawn; both from 0

}  // namespace paddock::app::events
