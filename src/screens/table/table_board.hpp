// The board on the table: pointer, tools, small map, what lies over it.
#pragma once
#include "screens/table/draft.hpp"
#include "screens/table/pointed.hpp"

namespace paddock::app {

// The whole track small, with the part that is on the screen; a press goes there.
class Minimap {
 public:
  void forget() { texture_ = 0; }
  void draw(Stage& stage, TableView const& view, CameraWork& camera, Rect where);
  // Its place in `free`: the upper corner at the right, or the lower one while more names and cars lie under the upper.
  Rect place(Stage& stage, Rect free, ImVec2 size);
  Box take_place();            // where it lay in the last frame; it is drawn later in this one, at the same place

 private:
  unsigned texture_ = 0;
  uint64_t of_ = 0;            // what it shows
  Rect at_;
  bool low_ = false;
};

class TableBoard {
 public:
  CameraWork camera;
  Pointed pointed;
  Minimap minimap;
  float advice = 0;            // px at the bottom that the advice covers

  void forget(Stage& stage);   // another game
  void context_lost();
  void let_go() { hovered_ = -1; }
  void draw(Deciding at, Rect free);
  void draw_tools(Stage& stage, TableView& view, Rect where);
  void draw_small_tools(Stage& stage, TableView& view, Rect where, bool room);   // of a phone

 private:
  void pointer(Deciding at);
  int spot_under(Deciding at, Vec mouse) const;
  void keep_marks(Stage& stage, TableView const& view);
  void hints(Deciding at) const;
  void keep_in_sight(Deciding at) const;
  std::vector<BoardText> texts(std::vector<BoardText> all) const;

  bool dragging_ = false;
  float drag_px_ = 0;
  int hovered_ = -1;           // the spot under the pointer
  int marks_of_ = 0;           // tyre marks are on the board up to this finished turn
};

}  // namespace paddock::app
