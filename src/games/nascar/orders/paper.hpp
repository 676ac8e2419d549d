// A World for driving on paper (drive.hpp): no dice, nothing changes. Oil lets all go straight on, unexplored sand is
// empty, known bags are hit.
#pragma once
#include "games/nascar/nascar.hpp"
#include "games/nascar/rules/drive.hpp"

namespace paddock::nascar {

// Which tiles have oil, for driving many steps on one position: the list of a board is walked once.
struct OilMap {
  std::array<uint64_t, kMaxTiles / 64> bits = {};
  OilMap(Track const& t, Board const& s) {
    for (auto const& o : s.oil)
      if (int const tile = t.at(o.at[0], o.at[1]); tile != kOff) bits[size_t(tile) / 64] |= uint64_t(1) << (tile % 64);
  }
  bool on(int tile) const { return bits[size_t(tile) / 64] >> (tile % 64) & 1; }
};

struct PaperWorld {
  Board const& s;
  int oil(Ride const&, Tile const& t) const { return !s.oil.empty() && s.oil_on(t) ? 0 : kNoOil; }
  Sand sand(Tile const& t) const { return s.sand[t.sand]; }
  bool bag(Ride const&, Tile const&) const { return false; }
  void mark(Tile const&, Sand) const {}
  void on(Ride const&, Happened const&) const {}
};

}  // namespace paddock::nascar
