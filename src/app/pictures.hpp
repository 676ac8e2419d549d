// Small pictures of boards inside panels, drawn once and kept until what they show changes.
#pragma once
#include "app/play.hpp"
#include "app/screen.hpp"

namespace paddock::app {

struct PictureStyle {
  float round_css = 0;
  ImDrawFlags corners = 0;       // ImDrawFlags_RoundCornersTop, ...; 0: all
  bool texts = true;
  bool outline_only = false;     // Board::minimap
};
// Draws `scene` with `box` of the board filling `where` into the open panel. Nothing while the GL context is lost.
// `cover`: the box fills the rectangle and may be cut; else all of it is inside.
void show_picture(Stage& stage, int slot, Rect where, Scene const& scene, std::vector<Entrant> const& cars, Box box,
                  bool cover, PictureStyle const& style = {});
void forget_pictures();          // the GL context is gone

}  // namespace paddock::app
