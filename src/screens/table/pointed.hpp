// A car pointed at, on the board or in the race order: where it can get to, what it has, what it did. And what the numbers of
// tiles in the log mean: the tile lights up, columns and rows stand at the edge on wish.
#pragma once
#include <vector>

#include "screens/table/camera_work.hpp"

namespace paddock::app {

// What is told of a row: in the game's own lines, else its figures in one.
std::vector<std::string> facts_of(Standing const& standing, Standing::Row const& row);
void point_at(Stage& stage, Seat seat);
Seat car_under(Play const& play, TableView const& view, CameraWork const& camera, Vec mouse);
bool counts_tiles(Scene const& scene);                    // its log names columns and rows, draw_places() shows them
void draw_places(Stage& stage, TableView const& view, CameraWork const& camera, Rect free);

class Pointed {
 public:
  void forget() { *this = {}; }                           // another game
  void notice(Stage& stage, TableView const& view);       // another turn's log has no lit tiles yet
  void light(Stage& stage, TableView& view);              // into the scene, beside the game's own marks
  void look_at_line(Stage& stage, TableView const& view, CameraWork& camera, int line);
  bool put_out(Stage& stage);                             // true: something was pointed at
  void draw(Stage& stage, TableView const& view, Rect free) const;

 private:
  Seat seat_ = kNobody;        // UiState::selected as the marks below were made for it
  uint32_t of_ = 0;
  std::vector<Mark> reach_;    // of the car pointed at
  std::vector<Vec> lit_;       // tiles that a log line names
  int lit_turn_ = 0;           // whose log it is
};

}  // namespace paddock::app
