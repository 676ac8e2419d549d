// The lap chart as a picture: a line a car in its colour and dash, events on the lines, bands of laps, the flag.
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
    std::vector<int64_t> main;  // the same of the standing's number ("speed")
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
  std::string main_label;
  int64_t main_most = 1;
  int turns = 0;
  int flag = 0;     // the winner finished in this turn, 0: nobody
  int leaders = 0;  // how many different cars led
};
ChartData read_chart(Session const& session);

struct Chart {
  enum Mode : uint8_t { Position, Main };
};
// `mine` and `hovered` stand out. `narrow`: a phone, no names at the right.
void draw_chart(Rect where, ChartData const& data, Chart::Mode mode, Seat mine, Seat hovered, bool narrow);
// The little discs, for the legend as well.
void chart_disc(float x, float y, ChartMark::Kind kind);

}  // namespace paddock::app
