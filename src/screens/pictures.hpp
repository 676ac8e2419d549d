// Small pictures of boards inside panels, drawn once and kept until what they show changes.
#pragma once
#include "desk/play.hpp"
#include "screens/screen.hpp"

namespace paddock::app {

struct PictureStyle {
  float round_css = 0;
  ImDrawFlags corners = 0;       // ImDrawFlags_RoundCornersTop, ...; 0: all
  bool texts = true;
  bool outline_only = false;     // Board::minimap
  bool cover = false;            // the box fills the rectangle and may be cut; else all of it is inside
};
struct Picture {
  Scene const& scene;
  std::vector<Entrant> cars;
  Box box;                       // of the board
};
// Draws it into the open panel. Nothing while the GL context is lost.
void show_picture(Stage& stage, int slot, Rect where, Picture const& what, PictureStyle const& style);
void forget_pictures();          // the GL context is gone

}  // namespace paddock::app
