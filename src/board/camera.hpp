// Where one looks: camera and window geometry. All screen lengths are logical (CSS) px, x right, y down.
#pragma once
#include "view/scene.hpp"

namespace paddock::app {

struct Box {
  float x = 0, y = 0, width = 0, height = 0;
  Vec middle() const { return {x + width / 2, y + height / 2}; }
  bool contains(Vec p) const { return p.x >= x && p.y >= y && p.x < x + width && p.y < y + height; }
  friend bool operator==(Box const&, Box const&) = default;
};

// The picture on the screen. The board fills the whole window; the camera treats `free` as its viewport.
struct Canvas {
  float width = 0, height = 0;  // the whole window
  Box free;                     // the rectangle between the panels
  float pixel_ratio = 1;        // device px a logical px
  friend bool operator==(Canvas const&, Canvas const&) = default;
};

// What is looked at. Plain value; see Camera for one that moves.
struct Sight {
  Vec centre;                   // board units; stands in the middle of Canvas::free
  float zoom = 40;              // logical px a board unit
  friend bool operator==(Sight const&, Sight const&) = default;
};

Vec to_screen(Sight const& sight, Canvas const& canvas, Vec board);
Vec to_board(Sight const& sight, Canvas const& canvas, Vec px);
Sight fitted(Box board, Canvas const& canvas, float max_zoom = 64);    // the whole box inside `free`, 5 % air
// The same sight, moved no more than it must be to have `must` (board units) within `clear` (px, a part of the window), and
// taken back, not beyond `least` px a unit, where that is too small. What does not fit even then keeps its place.
Sight holding(Sight sight, Box must, Canvas const& canvas, Box clear, float least);

// A camera that glides (ui tokens: 320 ms, standard ease) or jumps, and never leaves the board for good.
class Camera {
 public:
  static constexpr float kMinZoom = 5, kMaxZoom = 160;

  Sight const& sight() const { return now_; }
  Sight const& target() const { return to_; }
  void set_bounds(Box board) { bounds_ = board; }          // what the centre may not leave
  void set_reduced_motion(bool on) { reduced_ = on; }

  void jump(Sight sight);                                  // at once
  void glide(Sight sight);                                 // 320 ms; at once with reduced motion
  void fit(Box board, Canvas const& canvas, bool at_once = false);
  void zoom_at(Vec px, float factor, Canvas const& canvas, bool at_once = true);  // wheel, pinch: what is under px stays
  void pan(Vec px);                                        // drag: at once, by so many px of the finger
  void nudge(Vec px);                                      // arrow keys: glides
  // Keeps `board` inside the middle of the free rectangle; glides only when it has left it.
  void follow(Vec board, Canvas const& canvas);
  // Advances by `seconds`; true while still moving (another frame is wanted).
  bool step(float seconds);
  bool moving() const { return left_ > 0; }

 private:
  Sight kept(Sight sight) const;

  Sight now_, from_, to_;
  Box bounds_;
  float left_ = 0;  // seconds of the glide
  bool reduced_ = false;
};

}  // namespace paddock::app
