// The look: colours, type, measures and icons of ui/tokens.json, in one place. Widgets and screens ask here and nowhere
// else. All measures are CSS px at UI scale 1; px() multiplies by the user's scale.
#pragma once
#include <cstdint>
#include <string_view>

#include "ui/rect.hpp"
#include "view/liveries.hpp"
#include "view/scene.hpp"

namespace paddock::app {

// Colours by what they are for; the comments of tokens.json "roles" say when.
enum class Role : uint8_t {
  Canvas, Panel, Panel2, Panel3, Well, Line, Line2, Text, Text2, Text3, Accent, OnAccent, AccentText, AccentFace,
  Bracket, Info, InfoFace, Good, GoodFace, Warn, WarnFace, Bad, BadFace, Count
};

// Text styles; each has a family, a weight, a size and a line height.
enum class Type : uint8_t {
  Caption,      // Inter 12/16
  Body,         // Inter 14/20
  Strong,       // Inter 14/20, 600
  Small,        // Inter 13/18: logs and reasons only
  SmallStrong,  // Inter 13/18, 600
  Button,       // Inter 15/20, 600
  FigureSmall,  // Archivo Narrow 14/18, 700: numbers among captions
  FigureRow,    // Archivo Narrow 16/18, 700: numbers in rows
  Title,        // Archivo Narrow 18/22, 700
  PanelTitle,   // Archivo Narrow 22/26, 700
  Key,          // Archivo Narrow 30/32, 700: key figures
  Hero,         // Archivo Narrow 44/48, 700: results
  HomeTitle,    // Archivo Narrow 34/40, 700: headline of Home
  Order,        // JetBrains Mono 19/24, 600: order text
  OrderSmall,   // JetBrains Mono 14/20, 600
  Code,         // JetBrains Mono 14/20, 600
  Cite,         // JetBrains Mono 12/18, 600: rule citations
  Count
};

struct Look {
  bool dark = true;
  bool touch = false;           // targets grow to 48
  bool reduced_motion = false;
  float scale = 1.0f;           // the user's, 0.85 to 1.5
  float pixel_ratio = 1.0f;     // device px per logical px
  bool shields = false;         // colours of seats stand on shields: clubs (Words::versus), whose riders' helmets are beside them
};
Look& look();                   // set by the shell before each frame

inline float px(float css) { return css * look().scale; }

ImU32 colour(Role role);
ImU32 colour(Role role, float alpha);   // alpha multiplies the role's own
ImU32 tone_colour(Tone tone);           // as text
ImU32 tone_face(Tone tone);             // as the face of a chip
ImU32 mix(ImU32 a, ImU32 b, float t);   // t 0: a, 1: b
float contrast(ImU32 a, ImU32 b);       // of WCAG 2, 1 to 21; alpha does not count

// ---- type
void load_fonts();                      // once per ImGui context; again when late assets have come
float line_height(Type type);           // logical px, scaled
ImVec2 text_size(Type type, std::string_view text);
void push_type(Type type);              // for ImGui's own widgets (text fields); pop_type after
void pop_type();
// Draws one line with its top at `at` (line box, so that 14/20 text stands in the middle of 20 px). Returns its width.
float draw_text(ImDrawList* list, Type type, ImVec2 at, ImU32 ink, std::string_view text);
// The same, cut with an ellipsis at `width`.
float draw_text_fit(ImDrawList* list, Type type, ImVec2 at, ImU32 ink, std::string_view text, float width);

// ---- icons: names of tokens.json ("gauge"); an unknown name draws nothing
void draw_icon(ImDrawList* list, std::string_view name, ImVec2 centre, float size_css, ImU32 ink);

// ---- measures of tokens.json, CSS px
namespace size {
inline constexpr float kTopBar = 48, kGutter = 12, kLeft = 256, kRight = 360, kTimeline = 72, kRowDense = 28, kRow = 36,
                       kRowRoomy = 52, kControl = 40, kControlSmall = 32, kPrimary = 48, kPrimaryTouch = 56,
                       kTouchMin = 48, kKey = 58, kSwatchW = 40, kSwatchH = 20, kKerbHeight = 6, kKerbBlock = 18,
                       kArmRow = 9, kArmPanel = 14, kArmHero = 22, kTabBar = 76;
}
namespace radius {
inline constexpr float kCell = 3, kSwatch = 4, kCite = 4, kChip = 6, kControl = 8, kPanel = 10, kSheet = 16;
}

// ---- liveries: colour + pattern + number
struct LiveryShape {                     // in a box of 100 x 46, x along the car
  enum Kind : uint8_t { Box, Disc, Poly } kind = Box;
  int count = 0;                         // points of a Poly
  float v[12] = {};                      // Box: x y w h; Disc: x y r; Poly: x y ...
};
struct Livery {
  char const* id;
  char const* name;
  char const* pattern;                   // "centre stripe"
  uint32_t base, second;                 // 0xRRGGBB
  LiveryShape const* shapes;
  int shape_count;
  float dash[4];                         // on, off, ...; all 0: a full line
};
Livery const& livery(int index);         // wraps round
ImU32 livery_base(int index);
ImU32 livery_second(int index);
ImU32 panel_edge(ImU32 paint);           // round a line or bar of it: itself, or as near to it as stands out (3:1) on the panels
ImU32 livery_edge(int index);            // the same of the base

// ---- numbers as text

}  // namespace paddock::app
