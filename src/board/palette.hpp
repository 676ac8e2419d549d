// The board's colours: ui/tokens.json, "board", "liveries" and "color.roles", as the shaders want them.
#pragma once
#include <cstdint>

#include "board/board.hpp"
#include "view/liveries.hpp"

namespace paddock::app {

// 0xRRGGBBAA, as in the tokens.
using Ink = uint32_t;
constexpr Ink faded(Ink ink, float alpha) { return (ink & ~255u) | Ink(float(ink & 255u) * alpha + 0.5f); }
// To ImGui's order.
constexpr uint32_t imgui_ink(Ink ink) {
  return (ink << 24) | ((ink & 0xff00u) << 8) | ((ink >> 8) & 0xff00u) | (ink >> 24);
}

struct Palette {
  Ink grass[2], verge, gravel, asphalt[2], line, sand[2], dust, kerb_red, kerb_white, wall;   // order of u_colour
  float grain_asphalt, grain_grass;
  float light_middle, light_rim;
  Ink bag, bag_dark, bag_flat;
  Ink tag_face, tag_text;
  Ink tones[7];               // by Tone: borders of tags
  Ink path, path_casing, bracket;
  Ink rail, tree[2], water, roof[2];
};

struct LiveryInk {
  Ink base, second;           // the pattern is the index itself
};

Palette const& palette(BoardTheme theme);
Palette palette(BoardTheme theme, Ground::Surface surface);
Ink wall_ink(BoardTheme theme);          // of walls on concrete: 3 to 1 against the ground and more
LiveryInk helmet_ink(Helmet helmet);
LiveryInk livery_ink(int livery);   // any number; wraps

namespace inks {              // the same in both themes
inline constexpr Ink kPathCost = 0xFFB454FF, kDanger = 0xFF8D84FF, kDisc = 0xFFFFFFFF, kDiscText = 0x10161AFF,
                     kCasing = 0x0D14178C, kNumberRim = 0x0D1417A0, kSpark = 0xFFD257FF, kRubber = 0x0C0E0FFF, kGood = 0x5DCB90FF;
}

}  // namespace paddock::app
