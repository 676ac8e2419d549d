// What is told of a finished turn and of a finished race.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "view/line.hpp"

namespace paddock {

// One car in the report of a turn.
struct Account {
  std::string done;                  // the order as carried out
  std::string path;                  // "(3,4) (3,3) (4,2)"
  std::string state;                 // "speed 7 of 11, 6 wild cards, heading NE"
};

// After the race: cards of stories from the record.
struct Recap {
  struct Row {
    Seat seat = kNobody;
    std::string text, value;
    int filled = 0, cells = 0;       // a bar of cells
    std::array<Helmet, 2> helmets{}; // of a seat with two riders: worn instead of its plate
    int place = 0;                   // in the classification, as the standing has it: several may share one
  };
  struct Card {
    std::string title, note, value;
    Rule rule;
    std::vector<Row> rows;
  };
  std::string headline, subline;     // "Jonas wins", "by 0.29 of a turn from Marta"
  std::vector<Row> classification;   // in order: "turn 47" / "move 2 of 12"
  std::vector<Card> cards;
  struct Moment { int turn = 0; std::string text; };
  std::vector<Moment> moments;       // "See again"
  // Curves and counts beside the lap chart: a series a car.
  struct Trace {
    std::string title, unit;         // "Wear", "points"
    std::string note;                // what the numbers are: below a table of laps a sentence, over a curve its title
    bool by_lap = false;             // values: one a lap; else one a turn, [0] before turn 1
    bool tenths = false;             // values are tenths of the unit
    struct Series { Seat seat = kNobody; std::vector<int64_t> values; };
    std::vector<Series> series;      // in order of the classification; a car that is out has fewer values
  };
  std::vector<Trace> traces;
  std::string opens;                 // title of the curve that is shown first; empty: where everybody was
  // The programme of a meeting: what was ridden, one box a heat. Not empty: the main picture of the end.
  struct Ride { Helmet helmet = Helmet::None; std::string name, value; bool lost = false; };   // "Nielsen", "3"; lost: F, R, X
  struct Heat { std::string title, result, score; std::vector<Ride> rides; };  // "Heat 1", "4:2 to the Hornets", "7:5"
  std::vector<Heat> programme;
  int before = 0;                    // turns of the record before anybody moves (cars are built, race-cards sent): no chart has them
  bool more = false;                 // a part is still being worked out, a slice a call: ask again
};

// Marks on the lap chart.
struct ChartMark {
  int turn = 0;
  Seat seat = kNobody;
  enum Kind : uint8_t { Crash, Spin, OffTrack, Damage, Pit, Finish } kind = Crash;
};

}  // namespace paddock
