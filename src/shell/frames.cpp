#include "shell/frames.hpp"

#include "imgui.h"
#include "imgui_internal.h"
#include "ui/widgets.hpp"

namespace paddock::app {

void Frames::begin(double now_ms) {
  now_ = now_ms;
  ++count_;
  if (left_ > 0) --left_;
}

// Input that came while a frame took long is played off a step a frame.
bool Frames::moves() const {
  return !ImGui::GetCurrentContext()->InputEventsQueue.empty() || left_ > 0 || stepping_ || motion::moving();
}

bool Frames::rests() const { return left_ == 0 && (!stepping_ || count_ % 8 == 0); }

}  // namespace paddock::app
