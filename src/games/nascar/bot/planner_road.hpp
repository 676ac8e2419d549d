// The track as search sees it: flat arrays by tile (same numbers as Track::tiles), so that a move is one look-up.
// Fixed for a track; what changes in a race (oil, opened sand) is laid over it by the bots.
#pragma once
#include <cstdint>
#include <vector>

#include "games/nascar/rules/track.hpp"

namespace paddock::nascar {

struct Road {
  static constexpr uint16_t kNone = 0xFFFF;  // no such tile: off the track
  enum Flag : uint8_t { kLine = 1, kZone = 2, kPitLine = 4, kBankLeft = 8, kBankRight = 16, kSandy = 32 };

  explicit Road(Track const& track, bool diagonal_cut = true);  // NR-1.8

  int tiles = 0;
  std::vector<uint8_t> flags;      // of a tile
  std::vector<uint16_t> next;      // tiles x 8: neighbour in a heading, or kNone
  std::vector<int8_t> cross;       // tiles x 8: what the step does to the crossings of the line (NR-12.2)
  std::vector<uint16_t> ahead;     // steps to the next forward crossing of the line, at least 1; kNone: no way
  std::vector<uint16_t> to_pit;    // steps until the move off P, at least 1; kNone: no way
  std::vector<uint8_t> x, y;

  uint16_t step(int tile, int heading) const { return next[size_t(tile) * 8 + size_t(heading)]; }
  int crossing(int tile, int heading) const { return cross[size_t(tile) * 8 + size_t(heading)]; }
  bool has(int tile, uint8_t flag) const { return (flags[size_t(tile)] & flag) != 0; }
  int bank(int tile) const { return has(tile, kBankLeft) ? -1 : has(tile, kBankRight) ? 1 : 0; }
};

}  // namespace paddock::nascar
