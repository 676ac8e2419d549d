// Plane shapes as a game draws them, and the sprites that are made of them.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/ids.hpp"

namespace paddock {

struct Vec {
  float x = 0, y = 0;
  friend bool operator==(Vec a, Vec b) { return a.x == b.x && a.y == b.y; }
};

// A colour by its meaning; the theme (ui/tokens.json) knows the values.
enum class Tone : uint8_t { Plain, Quiet, Info, Good, Warn, Bad, Accent };

// A fire arc, a swept area, a wall, a range. Lengths in units of the board, angles in radians clockwise from east.
struct DrawnShape {
  enum Kind : uint8_t { Polygon, Sector, Segment, Disc, Text } kind = Polygon;
  enum Layer : uint8_t { Ground, UnderTokens, OverTokens } layer = UnderTokens;   // a Text stands over all of them
  enum Paint : uint8_t { ByTone, BySeat, BySecond, Own } paint = ByTone;          // BySeat, BySecond: the livery's two colours
  Tone tone = Tone::Plain;
  Seat seat = kNobody;
  uint32_t own = 0;                  // 0xRRGGBB
  float fill = 0.25f;                // strength of what is enclosed, 0..1; 0: a line alone
  float line = 0.9f;                 // strength of the line, or of the text
  float width = 0;                   // of the line, which is never thinner than a pixel; a Text with one stands in a box
  float dash = 0;                    // length of a dash and its gap, 0: a full line
  // Polygon: its corners, crossing itself or not; of more than kMostCorners some are left out. Segment: two points or more.
  static constexpr size_t kMostCorners = 128;
  std::vector<Vec> points{};
  Vec at{};                          // middle of a Sector, Disc or Text
  float inner = 0, radius = 1;       // a Sector is what lies between; a Text is `radius` high
  float start = 0, end = 6.2831853f; // a Sector reaches from angle to angle, clockwise; a Text is read along `start`
  std::string text{};
};

// What a token or a counter looks like: shapes in its own axes, of which (1,0) is the middle of its nose.
struct Sprite {
  std::string name;
  std::vector<DrawnShape> shapes;
};

// The sheet that a game brings.
struct Sprites {
  std::vector<Sprite> all;
  Sprite const* find(std::string_view name) const {
    for (Sprite const& s : all)
      if (s.name == name) return &s;
    return nullptr;
  }
};

}  // namespace paddock
