#include <algorithm>

#include "games/nascar/nascar.hpp"

namespace paddock::nascar {
namespace {

// In sixteenths of a tile: the way made, then what will make way.
int64_t standing_of(Nascar const& g, Car const& c, int cars) {
  if (c.status == Status::Retired) return -1'000'000;
  if (c.status == Status::Finished) return 10'000'000 + 100'000 * int64_t(cars - c.place);
  int const tile = g.tile_of(c);
  int64_t const way = tile == kOff ? 0 : g.track()[tile].progress;
  int64_t const laps = c.crossings > 0 ? c.crossings : way == 0 ? 0 : -1;  // NR-14.4: on the grid the lap has not begun
  return 16 * (laps * (g.track().longest + 1) + way) + 12 * c.speed + 10 * c.max + 24 * c.cards;
}

}  // namespace

// The lead over the best of the others, in sixteenths of a tile.
int64_t Nascar::worth(State const& s, Seat seat) const {
  int64_t best = -2'000'000;
  for (int i = 0; i < s.cars.size(); ++i)
    if (i != seat) best = std::max(best, standing_of(*this, s.cars[i], s.cars.size()));
  int64_t const own = standing_of(*this, s.cars[seat], s.cars.size());
  return s.cars.size() > 1 ? own - best : own;
}

}  // namespace paddock::nascar
