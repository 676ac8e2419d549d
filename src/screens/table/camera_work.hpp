// Where the table's camera stands: with my car, with the fight of a turn that is looked back at, or where it was moved to.
#pragma once
#include "board/camera.hpp"
#include "screens/screen.hpp"
#include "screens/table/view.hpp"

namespace paddock::app {

Playhead playhead(Play const& play);   // of the film that runs; empty: none does

class CameraWork {
 public:
  Camera camera;
  Canvas canvas;
  float over = 0;              // px at the top of the board that tools cover
  float film_over = 0;         // and below them the small map: no car of a film drives under it
  bool free_look = false;      // the user moved the camera himself: it follows nobody until the next decision

  void forget();               // another game
  void follow_me(Stage& stage, TableView const& view, bool glide);
  void whole_track(TableView const& view);
  void go_to(Vec at, float zoom);              // at least so near
  void nudge(Vec by);
  void zoom(float by);                         // about the middle
  // `ghost`: what the board shows besides; `advice`: px at the bottom of `free` to keep clear.
  void steer(Stage& stage, TableView const& view, Rect free, Ghost const* ghost, float advice);

 private:
  void follow_film(Stage& stage, TableView const& view);
  bool frame_actors(Stage& stage, TableView const& view);
  bool frame_turn(Stage& stage, TableView const& view, bool mine);
  void fit(TableView const& view, bool at_once);
  void hold_path(Stage& stage, TableView const& view, Ghost const* ghost, float advice);
  Box clear(float advice) const;

  bool fitted_ = false;
  int seen_turn_ = -1;         // the running turn whose decision the camera has been shown
  uint64_t acts_ = 0;          // what of the film is framed; 0: nothing
  Sight before_acts_;          // what was looked at before
  int framed_turn_ = 0;        // the filmed turn whose cars were brought into sight, where, and whether they had room
  Canvas framed_in_;
  bool framed_ = false;
  int looked_turn_ = 0;        // the shown turn the camera has been taken to
  Box held_;                   // the path that was brought into sight last, and where
  Canvas held_in_;
  float held_over_ = 0;        // height of the advice then
};

}  // namespace paddock::app
