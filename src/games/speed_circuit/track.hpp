// A circuit: rows of lanes with everything about them worked out once. Immutable after load_track().
// Rows run along the lap, row 0 is the first after the line; lane 0 is the left edge for the driver. Speeds are mph.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"

namespace paddock::speed_circuit {

inline constexpr int kMaxRows = 160, kMinRows = 24, kMaxLanes = 4, kMaxCorners = 24, kGrid = 12;

struct Space {
  int row = 0, lane = 0;
  friend bool operator==(Space, Space) = default;
};

struct Row {
  int8_t low = 0, high = -1;                    // lanes that exist, low..high
  bool grey_right = false;                      // SC-4.3 the side of the grey line
  bool grey_given = false;
  std::array<uint8_t, kMaxLanes> limit = {};    // SC-4.4 posted speed in steps of 20 mph, 0: none
  std::array<uint8_t, kMaxLanes> corner = {};   // id of the corner, 0: none
  int wide() const { return high - low + 1; }
};

struct Corner {
  std::string name;
  bool right = false;                           // the side it turns to
  int first = 0, last = 0;                      // rows with a limit or an arrow, first may be above last over the line
  int arrow_row = 0;                            // row of the arrow's tail
  std::vector<int8_t> arrow;                    // SC-B.10 its lane in that row and each row after it; empty: none
};

struct Bend {
  int rows = 0, angle = 0;                      // degrees, left positive
};

struct Track {
  std::string name, id, kind, about;
  int laps = 3;
  int length = 0;                               // rows of a lap
  int lanes = 3;
  bool study = false;                           // "use: study": a stretch for a case; neither grid nor lap is checked
  std::vector<Bend> shape;                      // for the picture only
  std::vector<Row> rows;
  std::vector<Corner> corners;                  // corners[id - 1]
  std::vector<Space> grid;                      // P1 first

  int wrap(int row) const {
    int const r = row % length;
    return r < 0 ? r + length : r;
  }
  bool has(int row, int lane) const {
    Row const& r = rows[size_t(row)];
    return lane >= r.low && lane <= r.high;
  }
  // mph, 0: nothing posted. Precondition: the space exists.
  int limit(int row, int lane) const { return rows[size_t(row)].limit[size_t(lane)] * 20; }
  int corner(int row, int lane) const { return rows[size_t(row)].corner[size_t(lane)]; }
  // SC-4.3 0 nearest the grey line
  int rank(int row, int lane) const {
    Row const& r = rows[size_t(row)];
    return r.grey_right ? r.high - lane : lane - r.low;
  }
  // SC-B.10 whether the step is one along the arrow of this corner
  bool on_arrow(int corner, int row, int lane, int to_row, int to_lane) const {
    Corner const& c = corners[size_t(corner - 1)];
    int const from = wrap(row - c.arrow_row), to = wrap(to_row - c.arrow_row), n = int(c.arrow.size());
    return to == from + 1 && to < n && c.arrow[size_t(from)] == lane && c.arrow[size_t(to)] == to_lane;
  }
};

// Reads and checks a circuit (assets/games/speed_circuit/tracks/README in words of the help; track_format.md 2.5).
// Errors: "line 7, column 12" and one sentence. The text may come from anybody.
Expected<Track> load_track(std::string_view text);

// What a reader needs to point at: where a row, corner or slot was written.
struct TrackLines {
  int rows = 1, shape = 1, width = 1, grey = 1, grid = 1;
  std::vector<int> corner, arrow;
};
void finish_track(Track& track);                                   // corners' rows, grey sides
Error check_track(Track const& track, TrackLines const& lines);    // empty what: nothing wrong

// Rows, spaces, widths, free stretches, corners: for `paddock-cli track check` and for cases.
Doc track_facts(Track const& track);

}  // namespace paddock::speed_circuit
