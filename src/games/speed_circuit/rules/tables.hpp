// The charts and rolled tables of the race (section 5 of the WBC rules). 2d6, modified results clamp to 2..12.
#pragma once
#include <algorithm>
#include <cstdint>

#include "core/ids.hpp"

namespace paddock::speed_circuit {

enum class Table : uint8_t { Accel, Top, Start, Brakes, Chance, Crash, Passing };  // Crash: the chance table for a wreck
inline constexpr int kTables = 7;
inline constexpr char const* kTableNames[kTables] = {"acceleration", "top speed", "start speed", "brakes",
                                                     "chance",       "crash",     "passing"};
inline constexpr Rule kTableRules[kTables] = {{"SC-5.T3"}, {"SC-5.T3"}, {"SC-5.T4"},  {"SC-5.T5"},
                                              {"SC-5.T6"}, {"SC-4.13T"}, {"SC-5.T7"}};

// The three bands of every rolled table: good, in between, bad. Two-band tables have no middle.
enum class Fall : uint8_t { Good, Middle, Bad };
struct Bands {
  int good, middle;  // highest roll of each
};
inline constexpr Bands kBands[kTables] = {{9, 9}, {9, 9}, {8, 9}, {9, 9}, {6, 9}, {6, 9}, {5, 9}};
constexpr Fall fall_of(Table t, int roll) {
  int const n = std::clamp(roll, 2, 12);
  Bands const b = kBands[int(t)];
  return n <= b.good ? Fall::Good : n <= b.middle ? Fall::Middle : Fall::Bad;
}

// Of 36 rolls of 2d6 (plus `modifier`), how many fall at most at `limit`: read off a row, because searches ask it most of all.
inline constexpr int8_t kAtMost[13] = {0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36};   // 2d6 itself
constexpr int ways_up_to(int limit, int modifier) {
  if (limit < 2 || limit >= 12) return limit < 2 ? 0 : 36;     // modified results clamp to 2..12
  return kAtMost[std::clamp(limit - modifier, 0, 12)];
}
constexpr int good_ways(Table t, int modifier) { return ways_up_to(kBands[int(t)].good, modifier); }
constexpr int bad_ways(Table t, int modifier) { return 36 - ways_up_to(kBands[int(t)].middle, modifier); }
static_assert(good_ways(Table::Chance, 0) == 15 && bad_ways(Table::Chance, -1) == 3 && good_ways(Table::Passing, 4) == 0);

// SC-5.T1, SC-5.T2: both payment charts, by row (over by 20, 40, 60). A roll is a brakes test or the chance table.
struct Option {
  int8_t wear = 0, rolls = 0;
  friend bool operator==(Option, Option) = default;
};
struct Options {
  Option items[2];
  int size = 0;
};

// What a row costs when so much of it is paid already; dominated options are dropped (the credit rule, SC-4.7, SC-4.5).
// `braking`: the deceleration chart, whose last row (80 and more) is 3 wear, a test and a spin.
constexpr Options due(int over, bool braking, Option paid) {
  int const row = over / 20;
  Option all[2] = {};
  int n = 0;
  if (row == 1) all[n++] = {1, 0}, all[n++] = {0, 1};
  if (row == 2) all[n++] = {2, 0}, all[n++] = {1, 1};
  if (row == 3) all[n++] = {2, 1};
  if (row >= 4 && braking) all[n++] = {3, 1};
  for (int i = 0; i < n; ++i)
    all[i] = {int8_t(std::max(0, all[i].wear - paid.wear)), int8_t(std::max(0, all[i].rolls - paid.rolls))};
  Options out;
  for (int i = 0; i < n; ++i) {
    bool worse = false;
    for (int j = 0; j < n; ++j)
      worse |= j != i && all[j].wear <= all[i].wear && all[j].rolls <= all[i].rolls && (!(all[j] == all[i]) || j < i);
    if (!worse) out.items[out.size++] = all[i];
  }
  return out;
}

}  // namespace paddock::speed_circuit
