// What follows from the results: tables, with the reason of every place; head to head; one entrant's season; teams; who moves up.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "events/event.hpp"

namespace paddock::app::events {

// ---- reasons

// Why somebody stands where he stands: what was asked, his number, by which rule. The last one parts him from his neighbours.
struct Reason {
  char const* words = "";               // a literal: "points", "best finish"
  Rule rule;                            // of a general one: empty
  Ratio number;
  bool low = false;                     // the lower one is ahead
  Measure measure = Measure::Number;
};
std::string number_text(Reason const& reason);     // "7", "12 1/2", "2nd", "7.33"
std::string reason_text(Reason const& reason);     // "best finish 2nd (SC-2.2)"
std::string points_text(int64_t parts);            // "12 1/2"

// ---- the table

struct Score {                          // of one entrant in one round; several races of a round add up
  bool started = false, dropped = false;
  int place = 0;                        // his best one; 0: not finished
  int64_t points = 0;                   // with all that is added, in parts
  int64_t bonus = 0;                    // of these: bonuses and handicap
  uint32_t marks = 0;
};

struct Line {
  int who = 0;
  int place = 0;                        // in his tier; equals share one
  int moved = 0;                        // places gained since the round before
  int64_t points = 0, gap = 0;          // in parts; to the first
  int starts = 0, finishes = 0, wins = 0, best = 0;   // best: 0: none
  int won = 0, drawn = 0;               // meetings: alone in front, in front with others
  int64_t scored = 0, against = 0;      // the games' own points, and of the best of the others each time; in parts
  std::vector<Score> scores;            // a round each, as far as it goes
  std::vector<Reason> reasons;          // his points, then the ties that were asked
};

struct TeamLine {
  std::string team;
  int place = 0, moved = 0;
  int64_t points = 0;
  std::vector<int64_t> rounds;          // points of each round, in parts
  std::vector<int> members;
};

struct Table {
  int tier = 0;
  std::vector<Line> lines;              // in order
};

struct Standings {
  int rounds = 0;                       // how many count: the rounds up to the last one with a result
  std::vector<Table> tiers;             // at least one
  std::vector<TeamLine> teams;
};

Standings standings(Event const& event, int rounds = -1);   // after so many rounds; -1: all
std::vector<Standings> season(Event const& event);           // after each round, [0] after the first: movement and charts

// ---- one against another, one alone

// wins[a * n + b]: in how many races that both started `a` came before `b`; n entrants.
struct HeadToHead {
  int entrants = 0;
  std::vector<int> wins;
  int ahead(int a, int b) const { return wins[size_t(a) * size_t(entrants) + size_t(b)]; }
};
HeadToHead head_to_head(Event const& event);

struct Page {                           // one entrant's season
  struct Raced { int round = 0, race = 0, grid = 0; Finish finish; int field = 0; int64_t points = 0; };
  int who = 0;
  std::vector<Raced> races;
  std::vector<int> places;              // in the table after each round, 0: not in it yet
  std::vector<int64_t> points;          // after each round, in parts
  int starts = 0, finishes = 0, wins = 0, best = 0, podiums = 0;
  Ratio average;                        // of the places he finished at; 0: none
  struct Rival { int who = 0, ahead = 0, behind = 0; };
  std::vector<Rival> rivals;            // who he met most often first
};
Page page_of(Event const& event, int who);
Page page_of(Event const& event, int who, std::vector<Standings> const& after);   // with season() worked out once for all

// ---- the end of a season

struct Move { int who = 0, from = 0, to = 0; };      // between tiers
std::vector<Move> moves(Event const& event);          // promotion and relegation as the table stands
Event next_season(Event const& event);                // the same entrants in their new tiers without who has withdrawn, nothing raced

}  // namespace paddock::app::events
