// The lap chart as a picture: a line a car in its colour and dash, events on the lines, bands of laps, the flag. The same
// for curves of the record (speed, wear), and counts a lap as rows of cells.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "session/session.hpp"
#include "ui/rect.hpp"
#include "view/recap.hpp"
#include "view/words.hpp"

namespace paddock::app {

struct ChartData {
  struct Car {
    Seat seat = kNobody;
    int livery = 0, number = 0;
    std::string name;
    std::array<Helmet, 2> helmets{};  // worn instead of the plate
    std::vector<int> place;     // before turn 1, after turn 1, ...: turns + 1 values
    int last = 0;               // the line ends after this turn (the flag, or the end)
    bool flag = false;          // it ended with the flag
    ImU32 paint() const;        // of its line: the livery's, or the first helmet's
    ImU32 second() const;
  };
  struct Lap {
    int from = 1;  // begins with this turn
    std::string name;
  };
  std::vector<Car> cars;  // by seat
  std::vector<Lap> laps;
  std::vector<ChartMark> marks;
  std::vector<Recap::Heat> programme;  // of a meeting: drawn instead of places
  std::vector<Recap::Trace> traces;  // the standing's number ("speed") first, then the game's own
  int before = 0;   // turns of the record in which nobody drove; turn 1 of all this is the one after them
  int turns = 0;
  std::vector<int> large;   // the turns with which those begin that people count, where the record's are smaller ones; else empty
  int counted() const { return large.empty() ? turns : int(large.size()); }   // as people count them
  int flag = 0;     // the winner finished in this turn, 0: nobody, or the game has no such end (Words::after_finish)
  Words words;      // what the game calls things
  int leaders = 0;  // how many different cars led
};
// The points of a curve from one value a turn: straight from turn to turn, or `soft`, an S that never leaves the two values.
std::vector<ImVec2> curve(std::vector<ImVec2> const& values, bool soft);
ChartData read_chart(SessionViews const& session, Recap const& recap);
// In which row each car stands beside the end of its line: of those that share a place one below the other.
std::vector<int> end_rows(ChartData const& data);

// What is drawn and what stands out.
struct ChartView {
  int mode = 0;              // 0: places or the programme, else traces[mode - 1]
  Seat mine = kNobody;
  Seat chosen = kNobody;     // the others are faint
  bool narrow = false;       // a phone: no names at the right
};
// Returns the seat whose line was pressed (kNobody: none). The pointer reads the numbers of its turn.
Seat draw_chart(Rect where, ChartData const& data, ChartView const& view);
std::string shown(Recap::Trace const* trace, int64_t value);  // "12", "3.4"
// Chart modes by name: "Position", "Speed", "Wear", ...
std::vector<std::string> chart_modes(ChartData const& data);
// A car's plate, or its helmets in the middle of the same room.
void paint_bar(Rect where, ChartData::Car const& car, float faint = 0);   // filled with its paint; faint: 0 to 1
void emblem(Rect where, ChartData::Car const& car);
// The heats of a meeting in `width`: how high, and drawn.
float programme_height(float width, ChartData const& data);
void draw_programme(Rect where, ChartData const& data);
// The little discs, for the legend as well.
void chart_disc(float x, float y, ChartMark::Kind kind);

}  // namespace paddock::app
