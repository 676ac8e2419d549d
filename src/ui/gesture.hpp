// Two-finger gestures (touch screen) and trackpad pinches, which Dear ImGui's io does not know.
//
// What arrives where:
//  * one finger is the left mouse button with io.MouseSource == ImGuiMouseSource_TouchScreen. When a second finger
//    comes down the mouse is sent to -FLT_MAX and released, so no button under the first finger is clicked;
//  * two fingers, and Ctrl+wheel as trackpads send it, are gestures and arrive here;
//  * a wheel arrives as io.AddMouseWheelEvent, 1.0 for a notch. Two fingers that start over a panel (when
//    io.WantCaptureMouse is set) scroll that panel as wheel events too, and do not arrive here.
//
// Positions are logical (CSS) px in the canvas, like io.MousePos.
#pragma once

namespace paddock::app {

struct Gesture {
  float pinch_scale = 1.0f;                // multiply the zoom by this, about the centre
  float pan_x = 0.0f, pan_y = 0.0f;        // then move the view by this many px, in the fingers' direction
  float centre_x = 0.0f, centre_y = 0.0f;  // middle of the fingers, or the pointer
  bool any = false;                        // something happened since the last take()
};

// The platform adds, the app takes once a frame; everything since the last take is one gesture.
class Gestures {
 public:
  void add(float scale, float dx, float dy, float x, float y) {
    sum_.pinch_scale *= scale;
    sum_.pan_x += dx;
    sum_.pan_y += dy;
    sum_.centre_x = x;
    sum_.centre_y = y;
    sum_.any = true;
  }

  Gesture take() {
    Gesture const result = sum_;
    sum_ = Gesture{};
    return result;
  }

 private:
  Gesture sum_;
};

// The one queue of the program: there is one pair of hands at the one window.
inline Gestures& gestures() {
  static Gestures queue;
  return queue;
}

}  // namespace paddock::app
