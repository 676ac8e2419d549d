// Animated numbers. Each is named by an id and remembers where it is; nothing else in the program counts milliseconds.
#pragma once
#include "imgui.h"

namespace paddock::app {

enum class Ease : unsigned char { Standard, Enter, Exit, Drive };
float ease(Ease kind, float t);          // t and result 0..1

namespace motion {

inline constexpr float kPress = 80, kHover = 120, kPanel = 180, kSheet = 240, kCamera = 320, kCard = 260, kReveal = 420,
                       kHold = 500, kToast = 4000;  // ms

void begin_frame(float seconds, bool reduced);  // the shell calls it
bool moving();                                  // something moved this frame: another frame is wanted
void keep_moving();                             // an animation of one's own asks for the next frame

// Goes to `target` in `ms` and returns the present value. With reduced motion it is there at once, unless `always`
// (press, hover, hold). The first call of an id starts at the target, or at `from`.
float to(ImGuiID id, float target, float ms, Ease kind = Ease::Standard, bool always = false);
float to_from(ImGuiID id, float from, float target, float ms, Ease kind = Ease::Standard, bool always = false);
void finish_all();                              // any key or tap ends what runs

}  // namespace motion
}  // namespace paddock::app
