// Our own widgets. Everything is drawn by hand from the theme into the rectangle it is given; nothing of Dear ImGui's
// default look is ever on the screen. A widget's `label` names it for the keyboard, the probe and its ImGui id
// ("Copy##gm" shows "Copy"). All rectangles are logical px, measures through px().
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ui/motion.hpp"
#include "ui/theme.hpp"
#include "view/desk.hpp"
#include "view/form.hpp"
#include "view/line.hpp"
#include "view/standing.hpp"

namespace paddock::app {

// ---------------------------------------------------------------------------------------------------- frame, focus
namespace widgets {
void begin_frame(bool sheet_open);       // the shell, after ImGui::NewFrame
void end_frame();                        // draws focus ring, tooltip; decides Tab, Enter and F6
// The frame's answers to the shell.
bool text_focused();                     // a text field has the keyboard: only Enter, Esc and F6 act
bool typing();                           // the same, and until the press is over that has ended it: nothing moves from under a finger
bool focus_visible();                    // somebody walks with Tab: Space presses the focused widget
bool arrows_taken();                     // the keyboard is on a slider: left and right are its
bool primary_pressed_by_key();           // used by primary_button
// A cite chip was pressed this frame: the shell opens the rule's card beside it. Screens need not do anything.
bool take_opened_rule(std::string& rule, Rect& at);
}  // namespace widgets

// Regions for F6 and the order of Tab: 0 top bar, 1 decision, 2 board, 3 standing, 4 log, 5 timeline, 6 sheets.
enum class Region : uint8_t { Bar, Decision, Board, Standing, Log, Timeline, Sheet };

#ifdef PADDOCK_PROBE
void probe_add(std::string_view label, Rect where, bool enabled = true);
std::string probe_json();                // of the last finished frame
#else
inline void probe_add(std::string_view, Rect, bool = true) {}
#endif

// ---------------------------------------------------------------------------------------------------- panels
struct PanelStyle {
  enum Kerb : uint8_t { None, Yours, Theirs } kerb = None;
  bool shadow = true;
  bool border = true;
  bool solid = true;                     // false: presses go through to what lies below
  bool scroll = false;                   // content taller than the panel scrolls
  Role face = Role::Panel;
  float round = radius::kPanel;
  bool top_only = false;                 // rounded at the top only (sheets)
  bool bare = false;                     // no face: what lies below is seen
};
// A floating panel: begin_panel opens an ImGui window of that name over `where` and returns the whole rectangle inside
// (below the kerb strip). With `scroll` the returned rectangle is as tall as it likes; end_panel(content bottom y).
Rect begin_panel(char const* name, Rect where, Region region, PanelStyle const& style = {});
void end_panel(float content_bottom = 0);
// A scrolling part inside a panel. Returns the area (its y moves with the scroll).
Rect begin_scroll(char const* name, Rect where);
void end_scroll(float content_bottom);
// Within begin_scroll/end_scroll or a scrolling panel: ImGui::SetScrollY and GetScrollY do what they say.

ImDrawList* ink();                       // draw list of the window that is open

// ---------------------------------------------------------------------------------------------------- drawing only
void fill(Rect r, ImU32 face, float round_css = 0);
void outline(Rect r, ImU32 line, float round_css = 0, float width_css = 1);
void hairline(float x0, float x1, float y);            // horizontal, Role::Line
void vline(float x, float y0, float y1);
void shadow(ImDrawList* list, Rect r, float round_css = radius::kPanel);
void kerb_strip(ImDrawList* list, Rect top, ImU32 paint, float round_css = radius::kPanel);  // 6 px high on top of r
void brackets(ImDrawList* list, Rect r, float arm_css, float width_css = 3, float out_css = 0);
float text(Type type, float x, float y, std::string_view words, Role role = Role::Text);   // returns width
float text_fit(Type type, float x, float y, std::string_view words, float width, Role role = Role::Text);
// A title of an event's race, "Cup, Round 2, race 2A": where it does not fit its beginning is cut, as its end says which it is.
float text_fit_title(Type type, float x, float y, std::string_view title, float width, Role role = Role::Text);
void text_right(Type type, float right, float y, std::string_view words, Role role = Role::Text);
void text_mid(Type type, Rect r, std::string_view words, Role role = Role::Text);          // both ways in the middle
float text_wrapped(Type type, float x, float y, float width, std::string_view words, Role role = Role::Text);  // height
float text_height(Type type, float width, std::string_view words);
void icon(std::string_view name, float cx, float cy, float size_css, Role role);
void icon(std::string_view name, float cx, float cy, float size_css, ImU32 ink);
void swatch(Rect r, int livery, int number);           // colour, pattern, number; 40 x 20 (short) to 64 x 20
void swatch_colour(Rect r, int livery);                // colour and pattern only
void die(Rect r, int face);                            // a square one
void helmet(ImDrawList* list, ImVec2 at, float r, Helmet which);   // a disc: colour and mark
struct CardLook {
  bool dim = false, struck = false, lit = false;
};
// Where what stands on a card stands: its value, and the sign of Risk clear of it. A narrow card has the sign in its lower left
// corner, at whose right a helmet may lie; on a wide one the value gets the room beside the sign.
struct CardPlan {
  bool wide = false;
  float head = 0, body = 0;              // heights
  float digit = 0, risky = 0;            // height of the value's letters; of a Risk card's
  ImVec2 value, risk;                    // middles
  float sign = 0;                        // half the height of the sign of Risk
  float room = 0;                        // breadth of the value where the sign is beside it, 0: it is below
};
CardPlan card_plan(Rect card, size_t lines);
// About 10:14. Wide ones (86 px and more) show whole words and the lines at the foot.
void playing_card(ImDrawList* list, Rect r, CardFace const& face, CardLook const& how = {});
void card_back(ImDrawList* list, Rect r, bool lit = false);
void laid_card(ImDrawList* list, LaidCard const& card, ImVec2 at, float unit);
// The shapes of a drawing, which is scaled to the width of `where`; `livery`: of what is painted by a seat's colours. Its texts
// stand upright.
void drawing(ImDrawList* list, Rect where, Drawing const& d, int livery);
void drawing_shadow(ImDrawList* list, Rect where, Drawing const& d);   // its outline, soft, to the lower right: before it
void lap_blocks(Rect r, int done, int of);             // the blocks beside "Lap 2 of 3"
void spinner(ImVec2 centre, float size_css);           // a quarter ring, turns (still with reduced motion)
void wordmark(ImDrawList* list, ImVec2 at);            // mark and name
void mark(ImDrawList* list, Rect r, ImU32 paint);      // the garage mark alone

// ---------------------------------------------------------------------------------------------------- words with reasons
// *strong* words, the livery chip or icon before, value at the right end, cite chips behind. Returns its height.
// `opened` gets the rule whose chip was pressed this frame.
struct LineStyle {
  Type type = Type::Small;
  int livery = -1, number = 0;           // swatch before the text (the caller knows seat -> livery)
  float lead_css = 28;                   // width of the column for icon or swatch; 0: none
  bool cites = true;
  Role role = Role::Text2;
};
float rich_line(float x, float y, float width, Line const& line, LineStyle const& style, Rule* opened = nullptr);
float rich_line_height(float width, Line const& line, LineStyle const& style);
float rich_text(float x, float y, float width, Type type, std::string_view words, Role role = Role::Text2);  // *strong*
// Rule citation; returns true when pressed. `x` is its left edge, the chip is centred on cy. Its width: cite_width.
bool cite(float x, float cy, Rule rule);
float cite_width(Rule rule);

// ---------------------------------------------------------------------------------------------------- buttons
struct ButtonStyle {
  enum Kind : uint8_t { Outline, Filled, Quiet, Face, Accent } kind = Outline;  // Face: yours (yellow text on accentFace)
  std::string_view icon = {};
  std::string_view tip = {};
  bool enabled = true;
  std::string_view why = {};             // when disabled: why; shown like a tooltip
  bool selected = false;
  Type type = Type::SmallStrong;
  bool left = false;                     // text at the left
};
bool button(Rect r, char const* label, ButtonStyle const& style = {});
float button_width(char const* label, ButtonStyle const& style = {});   // its natural width
// THE yellow button: what you should do next. Enter presses it.
bool primary_button(Rect r, char const* label, std::string_view icon_name = {}, bool enabled = true,
                    std::string_view why = {});
bool icon_button(Rect r, char const* label, std::string_view icon_name, std::string_view tip = {}, bool selected = false,
                 bool enabled = true);
// Holding for motion::kHold fills it; true once when full. Space does the same when `space_too`.
bool hold_button(Rect r, char const* label, std::string_view icon_name, bool space_too);
// A key of the order keyboard: big cap above, word below.
bool key_button(Rect r, Key const& key, bool wide_word = false);
// An invisible area with hover, focus and probe entry, for things drawn by the caller.
struct Touch {
  bool pressed = false, hovered = false, held = false, focused = false;
};
Touch touch_area(Rect r, char const* label, std::string_view tip = {}, bool enabled = true);
bool resting();                          // pointer, finger or the keyboard's focus is on the widget just drawn, enabled or not

// ---------------------------------------------------------------------------------------------------- small things
// Chip: icon and word. Returns its width; `h` is 24. With `opened` a rule chip stands behind it.
float chip(float x, float cy, Chip const& c, Rule* opened = nullptr);
float chip_width(Chip const& c);
float figure(float x, float y, Figure const& f, Type type = Type::Key);   // caption above number; returns width
float figure_width(Figure const& f, Type type = Type::Key);
bool list_row(Rect r, char const* label, bool selected, bool mine);       // bracket + accentFace when mine/selected
int segmented(Rect r, char const* label, std::span<char const* const> options, int chosen);  // new index
int tabs(Rect r, char const* label, std::span<char const* const> options, int chosen, std::span<int const> counts = {});
int stepper(Rect r, char const* label, int value, int low, int high);     // new value
// A whole number on a bar between two buttons. The one that was chosen, once the thumb is let go; `shown`: what it stands on meanwhile.
std::optional<int> slider(Rect r, char const* label, Range const& range, int& shown);
float slider_height();
struct FieldStyle {
  Type type = Type::Body;
  std::string_view hint = {};
  bool error = false;
  bool active = false;                   // accent border: the field of the decision
  bool lines = false;                    // several lines
  bool wrap = false;                     // and long ones go on below
  float right_room = 0;                  // px kept free at the right for a chip
  bool focus_now = false;
};
bool text_field(Rect r, char const* label, std::string& value, FieldStyle const& style = {});  // changed
// A choice that opens a small list below (above near the window's end).
bool dropdown_open();                                  // some list is down: a press outside closes it only
int dropdown(Rect r, char const* label, std::span<std::string const> options, int chosen);

// ---------------------------------------------------------------------------------------------------- floating
void tooltip(std::string_view words);                  // for the widget just drawn, if hovered or long-pressed
void explain(Rect area, std::string_view words);         // the same for what is no widget: nothing is pressed there
void toast(std::string_view words, Tone tone = Tone::Good, std::string_view icon_name = "check");
void end_toast(std::string_view words);                // what it announced has come
void end_toasts();                                     // those that told of what was here until now; not what has just come, or is wrong and unread
float toast_width(float bar_width);                    // of the one that is shown in a bar so wide; 0: none
bool toast_in_line(float room);                        // that one needs no more than a line so wide
void draw_toasts(Rect bar, Rect free, double now_ms);  // one at a time, over the top bar, in `free` where it has the room; on a phone until the next press
std::string toast_words();                             // of those on the screen, one sentence each; for the text twin
double toasts_wake(double now_ms);                     // ms until the first of them goes; negative: none
void keep_tips_off(Rect what);                         // of this frame: what they must not hide
void draw_tip(Rect window);                            // the shell, last of all
// A card that floats and closes on Esc or a press outside; returns false when it should close.
bool begin_card(char const* name, Rect where);
void end_card();

}  // namespace paddock::app
