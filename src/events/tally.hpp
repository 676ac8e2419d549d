// What the results add up to, round by round: the numbers that standings, pages and teams are made of.
#pragma once
#include <array>
#include <map>
#include <vector>

#include "events/standings.hpp"

namespace paddock::app::events {

// What one race gives one entrant, in parts of a point.
struct Gain {
  int64_t points = 0, bonus = 0, own = 0;   // bonus: the part of `points` that is bonuses and handicap; own: the game's
};
Gain gain_of(Event const& event, Round const& round, Race const& race, size_t seat);

struct Sum {                            // of one entrant, over the rounds so far
  int tier = 0;
  int starts = 0, finishes = 0, wins = 0, best = 0, last = 0;   // last: his place in the latest round, 0: none
  int64_t own = 0, points = 0;          // points: without dropped rounds, with the handicap of a season
  int won = 0, drawn = 0;               // of meetings
  int64_t scored = 0, against = 0;      // the game's own points for him, and of the best of the others each time
  std::array<int16_t, kMaxSeats + 1> places = {};
  std::vector<Score> scores;
};

class Tally {
 public:
  explicit Tally(Event const& event);
  void add_round();                     // the next one
  int rounds() const { return done_; }
  int counted() const { return last_raced_; }   // rounds up to the last one that has a result
  std::vector<Sum> const& sums() const { return sums_; }
  // In how many races `a` came before `b`; only where a tie asks for it.
  int ahead(int a, int b) const { return met_[size_t(a) * sums_.size() + size_t(b)]; }
  // Of the meetings that these two had by themselves: points of `a`, and how far his score was ahead; only where a tie asks.
  struct Duel { int64_t points = 0, difference = 0; };
  Duel duel(int a, int b) const { return duels_[size_t(a) * sums_.size() + size_t(b)]; }

 private:
  void add_race(Round const& round, Race const& race);
  void add_meeting(Round const& round, Race const& race);
  void add_aggregate(Race const& race);
  void add_award(Round const& round, int who);
  void drop();

  Event const& event_;
  int done_ = 0, raced_ = 0, last_raced_ = 0;
  bool meets_ = false, duels_asked_ = false;
  std::vector<bool> has_result_;        // by round
  std::vector<Sum> sums_;
  std::vector<int16_t> met_;
  std::vector<Duel> duels_;
  struct Twice { int64_t ahead = 0; int meetings = 0; };   // of the one with the lower number, since the last aggregate was given
  std::map<std::pair<int, int>, Twice> twice_;
};

// What a meeting came to for a seat: alone in front, in front with others, behind.
enum class Met : uint8_t { Lost, Drawn, Won };
Met met_of(Result const& result, size_t seat);

// Whether `a` came before `b` in a race.
inline bool before(Finish const& a, Finish const& b) { return a.place && (!b.place || a.place < b.place); }

}  // namespace paddock::app::events
