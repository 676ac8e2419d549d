// A track: a map of tiles with everything about them worked out once. Immutable after load_track().
// Positions are tiles, x to the right, y down; (0,0) is the first character of the first row.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"

namespace paddock::nascar {

// NR-3.1 Eight headings, clockwise, 45 degrees apart.
using Heading = uint8_t;
enum : Heading { kN, kNE, kE, kSE, kS, kSW, kW, kNW };
inline constexpr char const* kHeadings[8] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
inline constexpr int8_t kDx[8] = {0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr int8_t kDy[8] = {-1, -1, 0, 1, 1, 1, 0, -1};
// steps > 0: to the right
constexpr Heading turned(Heading h, int steps) { return Heading((h + steps) & 7); }

inline constexpr int kMaxWidth = 160, kMaxHeight = 96, kMaxTiles = 4096, kMaxSand = 512, kMaxGrid = 12;
inline constexpr int16_t kOff = -1;  // "no tile": blank or outside the map

// What a sand tile looks like to everybody (NR-7).
enum class Sand : uint8_t { Unexplored, Clear, Bag, Flat };
inline constexpr char const* kSandNames[4] = {".", "*", "S", "s"};

struct Tile {
  enum : uint8_t { Line = 1, Zone = 2, PitLine = 4, Gate = 8, Bank = 16, SandAlley = 32 };
  uint8_t x = 0, y = 0;
  uint8_t flags = 0;
  int8_t bank = 0;                  // Bank: -1 turns left, +1 turns right (NR-10.6)
  uint16_t progress = 0;            // NR-14.4: steps after the line, never back over it
  int16_t sand = -1;                // index into Board::sand
  std::array<int16_t, 8> next = {kOff, kOff, kOff, kOff, kOff, kOff, kOff, kOff};  // neighbour tile by heading
  bool is(uint8_t flag) const { return (flags & flag) != 0; }
};

struct Track {
  struct Zone { int x1, y1, x2, y2, turn; };

  std::string name, id;
  std::string about;                // optional header: one sentence for the set-up screen
  int width = 0, height = 0;
  bool clockwise = false;
  Heading line = kE;                // direction in which the line is crossed
  Heading heading = kE;             // of all cars on the grid
  int bank = -1;                    // default turn of b tiles
  std::vector<Zone> bank_zones;
  int laps = 3;
  int density = 300;                // permille of '.' tiles that hide a bag
  bool study = false;               // header "use: study": a map for a case, not for a race; static checks are skipped
  std::vector<std::string> rows;    // as drawn, blanks to the full width
  int map_line = 1;                 // line of the file in which the first row stands

  std::vector<Tile> tiles;          // in reading order
  std::vector<int16_t> index;       // width*height -> tile or kOff
  std::vector<Sand> sand;           // as the file says, in reading order
  std::vector<int16_t> oil;         // tiles with 'o' in the file
  std::array<int16_t, kMaxGrid> grid = {};  // start tile of each place on the grid
  int slots = 0;                    // how many of them stand in the file; the others continue the pattern
  int grid_size = 0;                // how many cars can start
  int pit_tiles = 0;                // tiles of the pit zone (NR-11.1)
  int longest = 1;                  // largest progress value

  char sign(int x, int y) const {   // as drawn; ' ' beyond the edge
    return x < 0 || y < 0 || x >= width || y >= height ? ' ' : rows[size_t(y)][size_t(x)];
  }

  int16_t at(int x, int y) const {  // the tile, kOff for blanks and beyond the edge (NR-5.6)
    return x < 0 || y < 0 || x >= width || y >= height ? kOff : index[size_t(y * width + x)];
  }
  Tile const& operator[](int tile) const { return tiles[size_t(tile)]; }
  // Whether a step with this heading has a component in (+1) or against (-1) the race direction, 0: neither.
  int along(Heading h) const {
    int const dot = kDx[h] * kDx[line] + kDy[h] * kDy[line];
    return dot > 0 ? 1 : dot < 0 ? -1 : 0;
  }
};

// NR-14.1, NR-14.2, NR-14.3 Reads and checks a map. Errors: "line 7, column 12" and one sentence.
// The text may come from anybody; nothing is allocated beyond the limits above.
Expected<Track> load_track(std::string_view text);
// Fills in everything derived from rows and header (load_track calls it).
void build_track(Track& track);
// NR-10.6 which way each banked tile turns: of the zones that hold it the last one written, or the first.
void set_banks(Track& track, bool first);

// NR-14.3 The static checks alone; load_track has called it unless `study`. Empty Error: nothing wrong.
Error check_track(Track const& track);

// Width, height, tiles, pit_tiles, slots, ... as a document: for `paddock-cli track check` and for cases.
Doc track_facts(Track const& track);

}  // namespace paddock::nascar
