// The lap chart as a picture: a line a car in its colour and dash, events on the lines, bands of laps, the flag. The same
// for curves of the record (speed, wear), and counts a lap as rows of cells.
#pragma once
#include <string>
#include <vector>

#include "app/rect.hpp"
#include "core/view.hpp"
#include "session/session.hpp"

namespace paddock::app {

struct ChartData {
  struct Car {
    Seat seat = kNobody;
    int livery = 0, number = 0;
    std::string name;
    std::vector<int> place;     // before turn 1, after turn 1, ...: turns + 1 values
    int last = 0;               // the line ends after this turn (the flag, or the end)
    bool flag = false;          // it ended with the flag
  };
  struct Lap {
    int from = 1;  // begins with this turn
    std::string name;
  };
  std::vector<Car> cars;  // by seat
  std::vector<Lap> laps;
  std::vector<ChartMark> marks;
  std::vector<Recap::Trace> traces;  // the standing's number ("speed") first, then the game's own
  int turns = 0;
  int flag = 0;     // the winner finished in this turn, 0: nobody
  Words words;      // what the game calls things
  int leaders = 0;  // how many different cars led
};
ChartData read_chart(Session const& session, Recap const& recap);

// What is drawn and what stands out.
struct ChartView {
  int mode = 0;              // 0: places, else traces[mode - 1]
  Seat mine = kNobody;
  Seat chosen = kNobody;     // the others are faint
  bool narrow = false;       // a phone: no names at the right
};
// Returns the seat whose line was pressed (kNobody: none). The pointer reads the numbers of its turn.
Seat draw_chart(Rect where, ChartData const& data, ChartView const& view);
std::string shown(Recap::Trace const* trace, int64_t value);  // "12", "3.4"
// Chart modes by name: "Position", "Speed", "Wear", ...
std::vector<std::string> chart_modes(ChartData const& data);
// The little discs, for the legend as well.
void chart_disc(float x, float y, ChartMark::Kind kind);

}  // namespace paddock::app
