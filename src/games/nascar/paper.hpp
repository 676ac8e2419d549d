// A World for driving on paper (drive.hpp): no dice, nothing changes. Oil lets everybody straight on, unexplored sand is
// empty, known bags are hit.
#pragma once
#include "games/nascar/drive.hpp"
#include "games/nascar/nascar.hpp"

namespace paddock::nascar {

struct PaperWorld {
  State const& s;
  int oil(Ride const&, Tile const& t) const { return !s.oil.empty() && s.oil_on(t) ? 0 : kNoOil; }
  Sand sand(Tile const& t) const { return s.sand[t.sand]; }
  bool bag(Ride const&, Tile const&) const { return false; }
  void mark(Tile const&, Sand) const {}
  void on(Ride const&, Ev, Rule, int = 0, int = 0, int = 0, int = 0, int = 0) const {}
};

}  // namespace paddock::nascar
