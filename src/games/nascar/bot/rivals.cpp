#include "games/nascar/bot/rivals.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/nascar/bot/paths.hpp"
#include "games/nascar/orders/preview.hpp"

namespace paddock::nascar {
namespace {

struct Ends {
  int tile;
  bool found = false;
  void operator()(Ride const& ride, Letters const&, int) { found |= ride.tile == tile; }
};

}  // namespace

List<Rival, kMaxSeats> rivals_for(Nascar const& g, Board const& s, Seat seat, int tile) {
  List<Rival, kMaxSeats> out;
  Tile const& goal = g.track()[tile];
  for (int i = 0; i < s.cars.size(); ++i) {
    Car const& c = s.cars[i];
    if (i == seat || !c.racing() || g.tile_of(c) == kOff) continue;
    int const far = std::max(std::abs(goal.x - c.at[0]), std::abs(goal.y - c.at[1]));
    if (far > c.speed + 1 || c.speed > 16) continue;
    for (Verb begin : {Verb::Seal, Verb::A, Verb::B}) {
      int const moves = c.speed + (begin == Verb::A ? 1 : begin == Verb::B ? -1 : 0);
      if (moves < far || moves > 2 * far + 2) continue;
      Ends ends{tile};
      FreePaths<Ends>(g, s, ends).run(Seat(i), begin);
      if (!ends.found) continue;
      out.push({Seat(i), begin});
      break;
    }
  }
  return out;
}

List<Rival, kMaxSeats> rivals_at_end(Nascar const& g, Board const& s, Seat seat, Letters const& order) {
  if (order.empty()) return {};
  Preview const now = preview(g, s, seat, order, false), whole = preview(g, s, seat, order, true);
  bool const complete = whole.written >= whole.moves || now.off_spaces;
  if (!complete || whole.tile == kOff) return {};
  for (auto const& step : now.steps)
    if (step.is(PreviewStep::Finish)) return {};  // NR-12.5 finished cars do not crash
  return rivals_for(g, s, seat, whole.tile);
}

}  // namespace paddock::nascar
