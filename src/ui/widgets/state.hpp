// Inside of the widgets: what they share in a frame.
#pragma once
#include <string>
#include <vector>

#include "imgui_internal.h"
#include "ui/widgets.hpp"

namespace paddock::app {

struct FocusEntry {
  ImGuiID id = 0;
  Rect where, clip;
  Region region = Region::Bar;
  bool text = false;  // a text field: it gets the keyboard
};

struct WidgetState {
  std::vector<FocusEntry> now, before;      // of this frame, of the last
  Region region = Region::Board;            // of the panel that is open
  ImGuiID focus = 0;
  bool focus_visible = false;               // after Tab or F6, until the pointer is used
  bool focus_moved = false;                 // this frame: scroll to it
  bool enter = false, space = false;        // pressed this frame for the focused widget
  bool enter_free = false;                  // Enter that no focused widget takes: the yellow button's
  bool text_active = false;
  bool typing = false;                      // in this frame: widgets::typing()
  ImGuiID typed_in = 0;                     // the field with the keyboard, and how high the part of the panel round it was
  float typed_room = 0;
  bool lines_active = false;                // a field of several lines has the keyboard: Enter is its own
  bool lines_before = false;                // in the last frame: what lies below it is drawn before it
  ImGuiID sliding = 0;                      // the slider that is dragged: what it stands in does not scroll
  bool arrows = false, arrows_before = false;   // a slider has the keyboard: in this frame, in the last
  bool sheet_open = false;                  // over the screen: Enter does not reach the yellow button below it
  std::string tip;                          // to be drawn at the end of the frame
  Rect tip_at, tip_panel;                   // of what it explains, and the panel round that
  std::vector<Rect> tip_keeps_off;          // what else it must not hide, in this frame
  ImGuiID hot = 0;                          // what the pointer rests on, and since when
  float hot_time = 0;
  ImGuiID hot_now = 0;
  ImGuiID used = 0;                         // what the mouse has pressed and still rests on: its tip would lie on what the press brought
  bool resting = false;                     // on the last widget
  Rule opened;
  Rect opened_at;
  std::vector<ImGuiWindow*> open_panels;
};
WidgetState& widget_state();

void set_tip(std::string_view words, Rect area);   // of what lies in the window that is open
// ImGui id of a label in the window that is open.
ImGuiID widget_id(char const* label);
// What is shown of "Copy##gm".
std::string_view shown(char const* label);
// Registers for Tab, draws nothing; true when this widget is the focused one.
bool register_focus(ImGuiID id, Rect r, bool text = false);
Rect snapped(Rect r);
float device_px();                          // one device px in logical ones
ImU32 hovered_face(ImU32 face, ImGuiID id, bool hovered, bool held);

}  // namespace paddock::app
