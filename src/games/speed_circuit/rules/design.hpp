// SC-3.T building a car: six lines, a budget, and what the choices give. The tables are data (assets/.../cars.json).
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "core/ids.hpp"

namespace paddock::speed_circuit {

inline constexpr int kLines = 6;
enum Line6 : uint8_t { kAccel, kDecel, kTop, kStart, kWear, kSkill };
inline constexpr char const* kLineKeys[kLines] = {"accel", "decel", "top", "start", "wear", "skill"};

// Levels bought, by line: the column of the table, -2..3.
using Levels = std::array<int8_t, kLines>;

struct CarTable {
  struct Row {
    std::string name;                 // "top speed"
    int low = 0;                      // column of the first value
    std::vector<int> values, threes;  // threes: -3 chips of a skill level
    bool threes_inside = false;       // the -3 chips are part of the value (2009), not besides it (2011)
    bool whole_race = false;          // not a lap's share
    int high() const { return low + int(values.size()) - 1; }
    bool sells(int level) const { return level >= low && level <= high(); }
    int value(int level) const { return values[size_t(level - low)]; }
    int level_of(int value) const;    // -99: not on the table
  };
  std::string id, name;
  char letter = 'W';
  int budget = 8;
  Levels standard = {};               // a sound car for who builds none
  std::array<Row, kLines> rows;
};

// The tables of settings "carTable", in the order of its choices. Never changes.
std::vector<CarTable> const& car_tables();

// What a design gives for a race of so many laps.
struct CarData {
  int accel = 0, decel = 0, top = 0, start = 0;  // mph
  int wear = 0, chips1 = 0, chips3 = 0;
};

int points_of(Levels const& levels);             // preconditions of all: every level is on the table
CarData car_data(CarTable const& table, Levels const& levels, int laps);  // SC-3.1
// The design nearest to this one that may be built: fewest levels changed, skill and wear last. Levels may be anything.
Levels mend_design(CarTable const& table, Levels const& levels);
std::string design_text(CarTable const& table, Levels const& levels);     // "60/40/160/60/6/6"
std::string design_tag(CarTable const& table, Levels const& levels);      // "W433334-E2": table, columns + 2, check letters

// "60/40/160/60/6/6" (also blanks or commas between) or a tag. Errors: where is "character 3" or empty, the rule is
// SC-3.T, and the sentence names the smallest mend.
Expected<Levels> read_design(CarTable const& table, std::string_view text);
// The same, whatever it costs.
Expected<Levels> read_levels(CarTable const& table, std::string_view text);
// Everything about a design, for `paddock-cli design check` and for cases: points, wear, chips, tag, warnings.
Expected<Doc> design_facts(CarTable const& table, std::string_view text, int laps);

}  // namespace paddock::speed_circuit
