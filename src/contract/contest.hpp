// What a game says for events (events/event.hpp): what a race that is over came to, and, where its rules have them, races that
// qualify for a final. Both are optional: of other games a standing tells the places, and there is no final by rule.
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "contract/setup.hpp"
#include "core/event.hpp"
#include "core/ratio.hpp"

namespace paddock {

// Points of events are counted in sixtieths, so halves, thirds, quarters and sixths of a point add up.
inline constexpr int kParts = 60;

// What a seat came to.
struct Finish {
  int place = 0;                        // from 1, equals share one; 0: it did not finish
  int points = 0;                       // the game's own, in parts (kParts make one); of most games none
  uint32_t marks = 0;                   // bit i: it has earned Contest::marks[i]
  friend bool operator==(Finish const&, Finish const&) = default;
};

// Something else a race can tell of a seat, which an event may give points for.
struct ContestMark {
  char const *id, *words;               // "undamaged", "came home undamaged"
};
inline constexpr int kMostMarks = 16;
// Gives mark number `mark` to whoever has the least; who has none of it is left out, equals share it.
void mark_least(std::span<Finish> finishes, std::span<std::optional<Ratio> const> amounts, int mark);

// Deals `entrants`, best first, into as few races as hold them: in snake order (A..Z, Z..A), as many full rounds as there are;
// who is left over goes to the last race, then the one before, so the first race is never the larger one. Indices from 0.
std::vector<std::vector<int>> deal_snake(int entrants, int field);

// ---- races that qualify for a final

struct Started { int place = 0, field = 0; };           // a race of one entrant: 0: not finished; how many started
using Qualified = std::vector<Started>;                 // of one entrant, in the order he entered them

// What a number is that parts entrants, and so how it is written.
enum class Measure : uint8_t { Number, Points, Place, Average, Whether };   // Points: in parts; Place: 0 for none; Whether: 1 yes

// A question by which entrants are put in order; the first that parts two decides.
struct Criterion {
  Rule rule;
  char const* words = "";               // "best finish"
  bool low = false;                     // the lower number is ahead
  Measure measure = Measure::Number;
};

// Dice that entrants roll for themselves, 0 to 99. Not std::function: see Telling in contract/secrets.hpp.
struct Lots {
  void* to = nullptr;
  int (*roll)(void* to, int who) = nullptr;
  int operator()(int who) const { return roll(to, who); }
};

struct FinalDraw {
  struct Row {
    int who = 0;
    std::vector<Ratio> numbers;         // one a criterion; the last one, the dice, has as many as were rolled
  };
  std::vector<Row> ranking;             // who has a finish, best first
  int field = 0;                        // the first so many are in the final
  int alternates = 0;                   // and so many behind them may take a place that stays empty
};

struct Qualifying {
  int field = 0;                        // the most that race together, and that reach the final
  Rule field_rule, seed_rule, deal_rule, points_rule, final_rule, alternate_rule, grid_rule;
  std::span<Criterion const> criteria;
  int (*points)(int place) = nullptr;
  FinalDraw (*draw)(std::vector<Qualified> const& entrants, Lots const& lots) = nullptr;
  void (*final_seat)(SeatSetup& seat, int points) = nullptr;   // points of his best finish, as the final's grid counts them
};

// ---- what a game says

struct Contest {
  char const* points = "";              // what its own points are called, "duel points"; empty: it has none
  std::span<ContestMark const> marks;
  Qualifying const* qualifying = nullptr;
};

// G::contest(), and what each seat has come to in a race that is over.
template <class G>
concept HasContest = requires(G const& g, typename G::State const& c, ChronicleOf<typename G::Event> chronicle) {
  { G::contest() } -> std::same_as<Contest const&>;
  { g.finishes(c, chronicle) } -> std::same_as<std::vector<Finish>>;
};

}  // namespace paddock
