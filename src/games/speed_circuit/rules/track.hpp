// A circuit: rows of lanes with everything about them worked out once. Immutable after load_track().
// Rows run along the lap, row 0 is the first after the line; lane 0 is the left edge for the driver. Speeds are mph.
// Where a lane has more spaces than its neighbours (`extra`), a row begins wherever a space begins: two spaces that begin
// together share a row, others have one of their own, and `reach` says which row a step leads to. Elsewhere it is the next.
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
  int8_t low = 0, high = -1;                    // lanes of the road, low..high
  uint8_t begins = 0;                           // bit a lane: a space begins here; on level ground every lane of the road
  int32_t at = 0;                               // its begin along the lap, thousandths of a row as drawn
  std::array<uint8_t, kMaxLanes * 3> step = {}; // rows on to the space ahead in lane l - 1, l, l + 1: [l * 3 ..]; 0: none
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
  int length = 0;                               // rows of a lap, by set_length()
  int shift = 0;                                // wrap() without a division: a multiple of length above 16384,
  uint64_t inverse = 0;                         // and 2^32 / length; exact for every row from -16384 to 32767
  int drawn = 0;                                // rows of the shape; fewer than `length` where a lane is longer
  int lanes = 3;
  bool study = false;                           // "use: study": a stretch for a case; neither grid nor lap is checked
  std::vector<Bend> shape;                      // for the picture only
  std::vector<Row> rows;
  std::vector<Corner> corners;                  // corners[id - 1]
  std::vector<Space> grid;                      // P1 first

  int wrap(int row) const {
    auto const up = unsigned(row + shift);
    return int(up - unsigned(uint64_t(up) * inverse >> 32) * unsigned(length));
  }
  void set_length(int rows_of_a_lap) {
    length = rows_of_a_lap;
    shift = (16384 / length + 1) * length;
    inverse = ((uint64_t(1) << 32) + unsigned(length) - 1) / unsigned(length);
  }
  bool staggered() const { return drawn < length; }
  bool has(int row, int lane) const { return lane >= 0 && rows[size_t(row)].begins >> lane & 1; }
  // SC-B.3 rows from a space (or, off the track, from a row beside that lane) to the next one in lane `to`; 0: none there.
  int reach(int row, int lane, int to) const {
    return unsigned(to - lane + 1) < 3 && unsigned(to) < unsigned(kMaxLanes) ? rows[size_t(row)].step[size_t(lane * 3 + to - lane + 1)] : 0;
  }
  // SC-4.11a the same along an edge.
  int edge_reach(int row, bool right) const {
    int const lane = right ? rows[size_t(row)].high : rows[size_t(row)].low, n = reach(row, lane, lane);
    return n ? n : 1;
  }
  int edge_lane(int row, bool right) const { return right ? rows[size_t(row)].high : rows[size_t(row)].low; }
  // Way from one row to another ahead of it, in thousandths of a row as drawn.
  int way(int from, int to) const {
    int const d = rows[size_t(to)].at - rows[size_t(from)].at;
    return d < 0 ? d + drawn * 1000 : d;
  }
  // Middle of the space of `lane` that covers the begin of a row, in thousandths of a row as drawn: where a car is shown.
  int middle(int row, int lane) const;
  // mph, 0: nothing posted. Precondition: the lane exists.
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
    if (c.arrow.empty()) return false;
    int const from = wrap(row - c.arrow_row), to = wrap(to_row - c.arrow_row), n = int(c.arrow.size());
    return to == from + 1 && to < n && c.arrow[size_t(from)] == lane && c.arrow[size_t(to)] == to_lane;
  }
};

// Reads and checks a circuit (assets/games/speed_circuit/tracks/README in words of the help).
// Errors: "line 7, column 12" and one sentence. The text may come from anybody.
Expected<Track> load_track(std::string_view text);

// More spaces than rows in one lane: `n` more in rows from..to, which are cut into equal parts.
struct Extra {
  int lane = 0, from = 0, to = 0, n = 0;
};

// What a reader needs to point at: where a row, corner or slot was written.
struct TrackLines {
  int rows = 1, shape = 1, width = 1, grey = 1, grid = 1;
  std::vector<int> corner, arrow, extra;
};
void finish_track(Track& track);                                   // corners' rows, grey sides
// track_rows.cpp: rows as drawn become rows that begin with a space, and spaces learn what follows them. Precondition: check_extra.
Error check_extra(Track const& track, std::vector<Extra> const& extra, std::vector<int> const& lines);
void lay_rows(Track& track, std::vector<Extra> const& extra);
Error check_lap(Track const& track, TrackLines const& lines);      // a simple car gets round
Error check_track(Track const& track, TrackLines const& lines);    // empty what: nothing wrong

// Rows, spaces, widths, free stretches, corners: for `paddock-cli track check` and for cases.
Doc track_facts(Track const& track);

}  // namespace paddock::speed_circuit
